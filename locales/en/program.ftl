# What the command line says.

program-about = A hall where Norse tabletop games are played by their full rules.
program-examples =
    Without a command the hall opens: every game in the browser. Bad input of any kind ends with
    exit code 2.

    Examples:
      meadhall                                   every game in the browser
      meadhall menu                              the menu of games in this terminal
      meadhall play valhalla                     one human against one greedy mind
      meadhall simulate valhalla --games 10000   what happens in ten thousand games
      meadhall rules valhalla T9                 one rule, in words

program-hall = Opens the hall: every game in the browser
program-hall-examples =
    Tables are kept in the folder that --data names, else in hall below MEADHALL_DATA or the user's
    data folder. Ctrl-C closes the hall; tables go on where they were when it opens again.
    MEADHALL_LOG=debug logs every request.

    Examples:
      meadhall hall
      meadhall hall --lan
      meadhall hall --addr 127.0.0.1:8080 --public-url https://games.example --no-open

program-load = Measures how much a hall on this machine bears
program-load-examples =
    Opens a hall of its own with tables of two seats, plays at all of them at once over the push
    channel, and counts the moves that were said to be durable. The fields of --json are described
    in docs/json.md.

    Examples:
      meadhall load --tables 500 --seconds 20 --json
      meadhall load --tables 1000 --idle 9000 --seconds 20

program-menu = Opens the menu of games in this terminal
program-menu-examples =
    Examples:
      meadhall menu

program-games = Lists the games, with their players and options
program-games-examples =
    Examples:
      meadhall games
      meadhall games --json

program-play = Plays a game at this terminal
program-play-examples =
    The game is saved after every move, in the folder that MEADHALL_DATA names, else in
    meadhall/sagas below the user's data folder. `meadhall resume` goes on with it.

    Examples:
      meadhall play valhalla
      meadhall play valhalla --seats human,human,greedy --name Astrid,Bjorn
      meadhall play valhalla --players 4
      meadhall play valhalla --plain

program-resume = Goes on with an unfinished game
program-resume-examples =
    Examples:
      meadhall resume
      meadhall resume my-game.saga

program-replay = Steps through a saga, forwards and backwards
program-replay-examples =
    Examples:
      meadhall replay my-game.saga
      meadhall replay my-game.saga --at 40
      meadhall replay my-game.saga --at 40 --eyes 2

program-verify = Checks a finished saga: every move, every roll
program-verify-examples =
    It proves that the rolls were fixed before the game and not changed; it cannot prove that the
    host did not look at them.

    Examples:
      meadhall verify my-game.saga

program-simulate = Plays many games between minds and tells what came of them
program-simulate-examples =
    The result follows from the seed alone, whatever the number of threads, unless a mind thinks by
    the clock (seer:0.3s). The fields of --json are described in docs/json.md.

    Examples:
      meadhall simulate valhalla --seats greedy,greedy,random --games 10000 --seed 7
      meadhall simulate valhalla --players 4 --json
      meadhall simulate valhalla --games 100 --sagas games/

program-review = Judges a finished saga: the chance to win at every decision, what was missed, and what luck did
program-review-examples =
    Examples:
      meadhall review first.saga                       a table of decisions and rolls
      meadhall review first.saga --svg first.svg       a picture besides
      meadhall review first.saga --mind seer:5000      slower, and surer
      meadhall review first.saga --json
program-review-goes-on = { $file } has not ended; only a finished saga can be judged without giving away what is hidden.
program-review-svg-saga = --svg: { $file } is the saga itself; name another file for the picture.
program-review-svg-other-saga = --svg: { $file } is a saga, which the picture would replace; name another file.
program-review-svg-secret = --svg: { $file } holds the secret of a game, which cannot go on without it; name another file.
program-review-svg-dash = --svg: the picture cannot go to standard output, where the text is; name a file (./- for one called “-”).
program-review-mind = --mind: { $why }.
program-review-no-seer = “{ $name }” has no figures to give; name a seer such as seer:1000, or one of the five ranks
program-review-title = { $game }: chances to win
program-review-chance = Chance to win
program-review-step = Step
program-review-missed = A better choice was missed
program-review-fate = Fate
program-review-progress = Judging
program-review-fortune = { $what } ({ $swings })
# Who played a seat, and who took it over.
program-review-then = { $first }, then { $next }
program-review-left = The table was left before the game was over; the end is each player's chance then, and nobody's win.
program-review-told = Told to { $seat }: { $what }
program-review-swing = { $seat } { $points }
program-review-how = Every chance is what a seer thinks with no more than that seat could know at the time. Skill is what a seat's own choices changed against those that the seer would have made, all of them together: near 0 for who chooses as well as it does; differences within the error count for little. Luck is what fate's answers gave more than others would have in the mean, as far as that can be told from luck in thinking; the rest is what the others chose, giving up, and where the seer thought better of it later. All three are in points of a hundred, and with them the start comes to the end. Beside skill and luck stands how far they may be off, with 95 % confidence. A choice counts as missed only where the better one is better by more than the error. Answers of fate that changed no chance by { $least } points are left out above.
program-bench = Measures one thread of random play
program-bench-examples =
    A decision is a question with at least two choices. The fields of --json are described in
    docs/json.md.

    Examples:
      meadhall bench
      meadhall bench valhalla --players 4 --seconds 10 --json

program-tournament = Sets minds against each other and rates them
program-tournament-examples =
    Two minds that meet sit in every other seat and begin in turn; at a table that wins or loses
    together each mind plays alone and win rates are compared. With --file every game is kept as
    soon as it ends: the same command goes on where a run was cut off, and comes to the same end.

    Examples:
      meadhall tournament valhalla --minds random,greedy,seer:1000 --games 400
      meadhall tournament valhalla --minds thrall,karl,huscarl,jarl,konung --swiss 4 --file t.jsonl
      meadhall tournament valhalla --minds greedy,seer:1000 --solo hel --json

program-balance = Studies how fair a game is and writes a report
program-balance-examples =
    Plays as many games as the asked confidence needs, the same mind in every seat, and tells the
    win rate of every seat, leader and card when held and when played, with intervals and a
    correction for many comparisons; length, lead changes, and what goes with winning. The result
    follows from the seed alone, unless a mind thinks by the clock. docs/lab.md describes the method and the exported tables.

    Examples:
      meadhall balance valhalla
      meadhall balance valhalla --within 0.01 --report reports/valhalla
      meadhall balance valhalla --games 5000 --csv tables/ --parquet tables/
      meadhall balance valhalla --compare old.toml new.toml

program-tune = Turns values of a box that are ours until an aim is met
program-tune-examples =
    Only values marked ours are changed, never what a rulebook states or is publicly known, and only
    within the bounds that the game's tuning file sets. Settings are tried by successive halving;
    the result follows from the seed alone, unless a mind thinks by the clock. docs/lab.md describes
    aims, bounds and method.

    Examples:
      meadhall tune valhalla --out mine.toml
      meadhall tune valhalla --aim jarls --games 400 --out new.toml --name mine-1 --report reports/tuned
      meadhall tune valhalla --box mine.toml --tuning my-bounds.toml --out mine-2.toml

program-rules = Prints a game's rules, or one of them
program-rules-examples =
    Examples:
      meadhall rules valhalla
      meadhall rules valhalla VAL-T9
      meadhall rules valhalla t9
      meadhall rules valhalla T
      meadhall rules valhalla X14 --edition ru

program-box = Shows, checks or exports the card data of a game
program-box-examples =
    A box is a text file with the values of all cards. Export the one that comes with the program,
    put in what is printed on your own cards, check it, and play with it.

    Examples:
      meadhall box show valhalla
      meadhall box export valhalla > mine.toml
      meadhall box check valhalla mine.toml
      meadhall play valhalla --box mine.toml
program-box-show = Prints the tables of a box
program-box-check = Checks a box file and tells all its faults
program-box-export = Prints the text of a box that comes with the program

program-completions = Prints completions for a shell
program-completions-examples =
    Examples:
      meadhall completions bash > ~/.local/share/bash-completion/completions/meadhall
      meadhall completions fish > ~/.config/fish/completions/meadhall.fish

program-help = Explains a command
program-help-examples =
    Examples:
      meadhall help play
      meadhall help box check

# Arguments.
program-arg-command = The command to explain; without it, all are listed
program-arg-lang = The language; without it the environment decides
program-arg-game = The game
program-arg-bench-minds = Measures how fast a seer thinks instead; takes about a minute a game
program-arg-bot-time = How many seconds a program of your own (exec:./mybot) has for an answer
program-arg-bot-fails = What becomes of the seat of a program that fails: forfeit, or the mind that plays on
program-arg-review-mind = The seer that judges, for example seer:1000
program-arg-review-svg = Where to write a picture of the chances over the game
program-arg-json = Gives the same as JSON
program-arg-play-seats = Who sits where, for example human,jarl; minds from weak to strong are thrall, karl, huscarl, jarl and konung; without it one human and greedy minds
program-arg-lab-seats = Which minds sit where, for example greedy,seer:1000; without it greedy minds
program-arg-players = How many play, if the seats are not named
program-arg-tournament-players = How many play; without it 2, or as near as the game allows
program-arg-bench-players = How many play; without it 4, or as near as the game allows
program-arg-name = The names of the human players, in the order of their seats
program-arg-plain = Line by line on standard input and output, for screen readers, pipes and scripts
program-arg-undo = When a move may be taken back; without it always if one human plays, else ask
program-undo-ask = Freely while nothing was revealed and nobody else acted, else the others are asked
program-undo-always = Always
program-arg-saga = The file to keep the saga in, which must not exist yet
program-arg-box = A box file to play with, or the name of a box that comes with the program
program-arg-resume-file = The saga; without it the unfinished one that was played last
program-arg-saga-file = The saga
program-arg-at = Prints the position after step N and ends
program-arg-eyes = Through whose eyes: a seat's number, or all for everybody's together
program-arg-games = How many games
program-arg-seed = What the games follow from
program-arg-threads = How many threads; without it one for each core
program-arg-sagas = A folder in which every game is kept as a saga
program-arg-mind = Who sits in every seat
program-arg-within = Plays until every 95 % interval is this narrow to either side, for example 0.01; without it 0.02
program-arg-opening = How many decisions each seat begins with at random, so that what the mind passes by is measured too
program-arg-compare = Two boxes, files or names, to be set against each other
program-arg-report = Where to write the report: PATH.md and PATH.html
program-arg-csv = A folder for the games as CSV tables
program-arg-parquet = A folder for the games as Parquet tables
program-arg-minds = Who takes part, at least two, for example greedy,seer:1000,konung
program-arg-match-games = Games in each match; a multiple of the minds that meet at a table lets each sit everywhere equally often
program-arg-swiss = Swiss: so many rounds between those who stand alike; without it everybody meets everybody
program-arg-results = A file that keeps every game; a run that was cut off goes on with it
program-arg-tune-out = The file for the new box, which must not exist yet
program-arg-tune-name = The name of the new box; without it the file's, less .toml
program-arg-aim = What to aim at, by its name in the tuning file; without it the first
program-arg-tune-games = Games with each box of the first round
program-arg-arms = The most settings that are tried for each thing
program-arg-check = Games of the studies before and after
program-arg-tuning = A file of aims and bounds; without it the one that comes with the game
program-arg-seconds = How long to measure
program-arg-number = A rule's number, for example T9, or a section's letter
program-arg-edition = Only what this edition of the game says, where editions differ
program-arg-box-file = The box file
program-arg-box-name = The box's name; without it the newest
program-arg-shell = The shell
# { $games } are the ids of the games that have these options.
program-options-of = Options of { $games }

# Faults.
program-fault = error: { $what }
program-faults = error: { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
program-did-you-mean = { $what } Did you mean “{ $near }”?
program-no-game = There is no game “{ $name }”; there is { $known }.
program-no-sitter = seat { $seat }: nobody is called “{ $name }”; there is { $known }.
program-bad-bot-fails = --bot-fails: { $why }. Besides a mind it can be “forfeit”.
program-bot-start = seat { $seat }: the program “{ $program }” cannot be started: { $why }.
program-bot-not-found = there is no such file. A file in this folder is written exec:./mybot, and what follows a space is an argument
program-bot-interpreter = the program that its first line (#!) names is not here
program-bot-denied = it may not be run; chmod +x makes a file a program
program-bot-no-program = it is no program. The first line of a script names what runs it, such as #!/usr/bin/env python3
program-bad-mind = seat { $seat }: { $why }.
program-bad-mind-for-all = mind: { $why }.
program-mind-twice = “{ $name }” takes part twice.
program-few-minds = minds: at least two take part.
program-no-results = { $file } is not a file of results.
program-older-results = { $file } was begun by another version of the program: it does not tell { $fields }. Name another file.
program-other-tournament = { $file } belongs to another tournament: { $field } is { $there } there, not { $asked }. Name another file.
program-broken-result = { $file }: line { $line } is not a game of this tournament.
program-no-aim = There is no aim “{ $name }”; there is { $known }.
program-not-a-file = { $file } is no file on a disk; name one.
program-results-none = none
program-results-differ = { $file }: line { $line } contradicts line { $first }.
program-no-tuning = { $game } comes without aims and bounds; name a file with --tuning.
program-tune-bad-name = The new box cannot be called “{ $name }”: { $why }.
program-tune-unsayable = a saga could not say it; leave out # and blanks at either end
program-tune-name-taken = The new box cannot be called “{ $name }”: a box that comes with the program is. Give it a name with --name.
program-box-exists = { $file } exists already; name another file.
program-no-mind = No mind is called “{ $name }”; there is { $known }.
program-no-human = seat { $seat }: no human can sit here; there is { $known }.
program-seats-and-players = players: { $players } are to play, but { $seats ->
    [one] one seat is
   *[other] { $seats } seats are
 } named; leave one of the two out.
program-no-box = { $game } comes without a box; name a file with --box.
program-box-of-another = { $file } is a box of { $found }, not of { $game }.
program-box-needs-game = --box: a box is of one game; name that game as well.
program-no-such-box-or-file = There is neither a file nor a box “{ $name }”; of boxes there is { $known }.
program-no-such-box = There is no box “{ $name }”; there is { $known }.
program-no-rule = { $game } has no rule “{ $number }”. Near it: { $near }.
program-lab = The games could not be played: { $why }.
program-lab-asked = { $why }.
program-too-many-names = name: { $names ->
    [one] one name
   *[other] { $names } names
} for { $humans ->
    [0] no human seat
    [one] one human seat
   *[other] { $humans } human seats
}.
program-bad-name = name: seat { $seat }: { $why }.
program-needs-terminal = The table needs a terminal, and there is none here; with --plain it works line by line.
program-replay-needs-terminal = Stepping through a saga needs a terminal, and there is none here; with --at N the position after step N is printed.
program-cannot-write = { $file } cannot be written: { $why }.
program-folder-missing = { $file } cannot be written: the folder { $folder } is missing.
program-saga-exists = { $file } exists already; name another file, or go on with it by `meadhall resume`.
program-no-folder = There is no folder for sagas: set MEADHALL_DATA to one, or name a file with --saga.
program-nothing-to-resume = No game is unfinished in { $folder }.
program-has-ended = { $file } has ended; look at it with `meadhall replay`.
program-no-secret = { $file } cannot go on without its fate, which should be in { $secret }: { $why }.
program-in-use = { $file } is being played by another program.
program-no-eyes = eyes: “{ $eyes }” is neither a seat from 1 to { $seats } nor all.
program-eyes-before-end = eyes: the game has not ended, so what players hide stays hidden.
program-rescued = { $why } The game is kept in { $file } instead. To go on: meadhall resume { $file }
program-rescued-ended = { $why } The saga of the finished game is in { $file } instead.
program-printed = { $why } The saga was printed instead: put it in a file to keep it.
program-sagas-exist = { $folder } holds { $count ->
    [one] a saga
   *[other] { $count } sagas
} with a name that this run would write, such as { $file }. Name another folder, or move them away.
program-cannot-read = { $file } cannot be read: { $why }.
program-file-folder = { $file } is a folder, not a file.
program-folder-file = { $file } is no folder; name one.
program-file-too-large = { $file } is too large: more than { $most } MiB.
program-file-no-text = { $file }: line { $line } is not UTF-8 text.
program-broken-file = { $file }: { $why }

# The menu, where there is no terminal.
program-no-terminal =
    The menu of games needs a terminal, and there is none here. What works without one:
      meadhall games — the games: { $games }
      meadhall play { $first } --plain — a game line by line
      meadhall simulate { $first } — many games between minds
      meadhall --help — everything

# Listing games.
program-game = { $game } — { $least } to { $most } players
program-value-players = ({ $least } to { $most } players)
program-value-exactly = { $most ->
    [one] (only 1 player)
   *[other] (only { $most } players)
}
program-value-default = (default)

# A box that was checked.
program-box-good = { $file } is a good box for { $game }.

# Results of many games.
program-progress = Games
# { $time } is a short time, such as 3s.
program-progress-left = { $time } left
program-simulated = { $game }: games { $games }, seed { $seed }, decisions a game { $length }
program-column-seat = Seat
program-column-mind = Mind
program-column-step = Step
program-column-who = Who
program-column-what = Choice
program-column-before = Before
program-column-after = After
program-column-change = Change
program-column-better = Better
program-column-decisions = Decisions
program-column-missed = Missed
program-column-skill = Skill
program-column-luck = Luck
program-column-rest = Rest
program-column-start = Start
program-column-end = End
program-column-wins = Wins
program-column-rate = Win rate
program-column-ci95 = 95 % interval
program-column-points = Points
program-column-ending = Ending
program-column-games = Games
program-column-share = Share
program-column-value = Mean
program-column-winners = Mean of winners
program-column-in-games = In games

# Reports of the lab. Rates are shares of games won; fair is the mean of the tables in question.
program-report-no-name = { $file } names a folder only; add what the report is to be called.
program-report-over = { $file } would be overwritten by the report; name another place for one of them.
program-file-and-folder = { $file } would have to be a file and a folder at once; name another place for one of them.
program-report-written = The report is in { $file }.
program-column-name = Name
program-column-held = Held
program-column-played = Played
program-column-played-rate = Win rate when played
program-column-over = Over fair, points
program-column-p = p (Holm)
program-column-verdict = Verdict
program-column-correlation = Correlation with winning
program-balance-title = { $game }: balance
# { $count } is the number that { $games } shows.
program-balance-played = { $count ->
    [one] One game
   *[other] { $games } games
} of { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, { $mind } in every seat{ $opening ->
    [0] {""}
    [one] , each seat’s first decision at random
   *[other] , each seat’s first { $opening } decisions at random
}, box { $box }, seed { $seed }.
program-balance-method = Intervals are 95 % (Wilson); the widest, things that fewer than one seat in fifty had left out, is ±{ $within } points. A rate is tested against the mean of the tables at which the thing was; p is the chance of being so far from it by luck, by Holm’s correction for all { $tests } tests of this report; where too few seats tell, there is none. “Held” counts the seats that had a thing, “played” those that made use of it.
program-balance-method-sides = Intervals are 95 % (Wilson); the widest, things that fewer than one side in fifty had left out, is ±{ $within } points. A rate is tested against the mean of the tables at which the thing was; p is the chance of being so far from it by luck, by Holm’s correction for all { $tests } tests of this report; where too few sides tell, there is none. “Held” counts the sides of which any seat had a thing, “played” those of which any made use of it.
program-balance-method-together = Intervals are 95 % (Wilson); the widest, things that were in fewer than one game in fifty left out, is ±{ $within } points. Games with a thing are compared with games without it, and “fair” is the share of all games that were won; p is the chance of such a difference by luck, by Holm’s correction for all { $tests } tests of this report; where nothing can be compared, there is none. “Held” counts the games in which any seat had a thing, “played” those in which any made use of it.
program-balance-together = All seats win or lose together, so below games are counted instead of seats: { $rate } of the games were won ({ $interval }).
program-balance-sides = Allies win and lose together, so below sides are counted instead of seats: a side once, however many of its seats had a thing.
program-balance-seats = Seats
program-balance-length = Length
program-balance-decisions = { $mean } decisions a game on average; 5 % of the games take at most { $p5 }, 25 % { $p25 }, 50 % { $p50 }, 75 % { $p75 }, 95 % { $p95 }.
program-balance-leads = Lead
program-balance-half = Who led when half of the decisions were made won { $rate } of the games ({ $interval }). Who leads is the game’s own guess after every decision; a lead passes when another is guessed at least 5 points ahead.
program-balance-changes = The lead passes { $mean } times a game on average; in 5 % of the games at most { $p5 }, 25 % { $p25 }, 50 % { $p50 }, 75 % { $p75 }, 95 % { $p95 }.
program-balance-endings = How games end
program-balance-wins = What wins
program-balance-hindsight = This tells how games went, not what anybody had to win with: it has rates, but no p and no verdict.
program-balance-wins-about = How much a seat had of something, and whether it won, compared with the others at its table: −1 to 1.
program-balance-wins-about-sides = How much a side had of something, all its seats together, and whether it won, compared with the others at its table: −1 to 1.
program-balance-wins-about-together = How much of something there was in a game, all seats together, and whether it was won, over all games, those without it too: −1 to 1.
program-balance-strong = strong
program-balance-weak = weak
program-balance-open = –
program-tournament-head = { $game }: games { $games }, seats { $seats }, seed { $seed }
program-tournament-unfinished = { $count ->
    [one] One game did not come to an end and counts for nobody.
   *[other] { $count } games did not come to an end and count for nobody.
}
program-column-rating = Rating
program-column-against = Against
program-column-other = The other’s
program-written = Written: { $file }
program-column-value-path = Value
program-column-from = Was
program-column-to = Is
program-tune-title = { $game }: tuned
# { $aim } is one of the two phrases below.
program-tune-about = Box { $before } was tuned to box { $after }: { $aim }. Only values that are ours may change.
program-tune-fair = every thing of the kind “{ $kind }” is to win equally often
program-tune-rate = { $rate } of the games are to be won
program-tune-farthest = Over fresh games, the thing farthest from the mean of all, of those that at least a hundred seats had in both, was { $before } points off before and is { $after } points off now.
program-tune-left-out = Left out of that, since fewer than a hundred seats had them before or after: { $names }.
program-tune-won = Over fresh games, { $before } were won before and { $after } are won now; the aim is { $rate }.
program-tune-too-few = How far from the aim either box is cannot be told: over fresh games no thing was had by at least a hundred seats in both. Ask for more of them with --check.
program-tune-no-nearer = The new box is no nearer to the aim than the old one: keep the old one, or try again with more games.
program-tune-changes = What was changed
program-tune-nothing = Nothing: over the games that were played no setting came nearer to the aim than luck may explain. More games may tell more (--games).
program-tune-sides = Before and after
program-tune-before = Before
program-tune-after = After
program-tune-study = Box { $box }
program-compare-title = { $game }: box { $a } against { $b }
program-compare-about = Both boxes were played at a table of { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, { $mind } in every seat{ $opening ->
    [0] {""}
    [one] , each seat’s first decision at random
   *[other] , each seat’s first { $opening } decisions at random
}, from seed { $seed }. Intervals are 95 % (Wilson); p is the chance of such a difference by luck, by Holm’s correction for all { $tests } comparisons.
program-compare-length = Decisions a game
program-compare-leads = Lead changes a game
program-compare-half = Leader at half wins
program-compare-widest = { $kind }: farthest from fair, points
program-compare-changes = What changed
program-compare-nothing = Nothing that can be seen in these games.
program-compare-a = First
program-compare-b = Second
program-compare-difference = Difference, points
program-compare-won = Games won
program-compare-seat = Seat { $seat }
program-compare-held = { $kind }: { $name }, held
program-compare-played = { $kind }: { $name }, played
program-compare-more = { $count } smaller differences that may be luck are left out.

# Results of a measurement.
program-bench-head = { $game }, { $seats } seats, one thread of random play
program-bench-decisions = Decisions a second
program-bench-games = Games a second
program-bench-branching = Choices a decision
program-bench-clone = Nanoseconds to copy a position
program-bench-bytes = Bytes of a position
program-bench-minds-head = { $game }, { $seats } seats, a seer in the middle of a game, playouts of { $depth } decisions, at random or by instinct
program-bench-iterations = Iterations a second on one core
program-bench-iterations-own = With the playouts that suit this game
program-bench-iterations-million = The same in a thought of a million
program-bench-iterations-all = That thought on all cores
program-bench-iteration-allocations = Heap allocations an iteration
program-bench-million = Megabytes for a million iterations
program-bench-konung-decisions = Decisions of a konung in a whole game
program-bench-konung-mean = Milliseconds for one of them in the mean
program-bench-konung-longest = Milliseconds for the longest of them
program-bench-stage = { $game }: { $figure }
program-bench-no-middle = No position from the middle of a game of { $game } could be found.
program-bench-allocations = Heap allocations a decision

# At the table.
program-saved = The game is kept in { $file }. To go on: meadhall resume { $file }
program-mended = { $file } was cut off in its last line, which is left out.

# What was checked in a saga.
program-verified = { $file } is proven: { $game }, { $steps } steps.
program-verified-choices = { $count ->
    [one] { $count } choice was legal when it was made.
   *[other] { $count } choices were legal when they were made.
}
program-verified-fortunes = { $count ->
    [one] { $count } roll or draw is the one that the secret gives.
   *[other] { $count } rolls and draws are those that the secret gives.
}
program-verified-secret = The secret is the one promised before the first step ({ $commitment }).
program-verified-hashes = { $count ->
    [one] { $count } recorded hash is the position's.
   *[other] { $count } recorded hashes are the positions'.
}
program-verified-inherited = { $count ->
    [one] { $count } roll comes from the game this one went on from; it was possible, but this secret does not prove it.
   *[other] { $count } rolls come from the game this one went on from; they were possible, but this secret does not prove them.
}
program-verified-undos = { $count ->
    [one] { $count } move was taken back.
   *[other] { $count } moves were taken back.
}
program-verified-older = It follows version { $count } of the rules, older than this program's, and replays as it was played.
program-verified-forfeit = { $seat } gave up or ran out of time and cannot win.
program-verified-abandoned = The table was left before the game was over.
program-verified-outcome = Won by { $winners }. { $ending } [{ $rule }]
program-verified-lost = Nobody won. { $ending } [{ $rule }]
program-verified-limit = This proves that the rolls were fixed beforehand and not changed. It does not prove that the host did not look at them.
# A player, by seat.
program-seat = { $seat }

# Help pages.
program-help-usage = Usage:
program-help-commands = Commands
program-help-arguments = Arguments
program-help-options = Options
program-help-values = (one of { $values })
program-help-default = (default { $value })
program-arg-help = Prints this help
program-arg-version = Prints the version

# What is wrong with a command line. Every one is followed by how to get help.
program-mistake-unknown = “{ $word }” is not known here. `--help` shows what is.
program-mistake-command = “{ $word }” is not a command. `--help` shows those there are.
program-mistake-missing = Something is missing: { $word }. `--help` shows how it is given.
program-mistake-subcommand = One of these is missing: { $word }. `--help` explains them.
program-mistake-conflict = { $word } does not go with what else is given. `--help` explains it.
program-mistake-conflict-with = { $word } does not go with { $other }; leave one of the two out.
program-mistake-twice = { $word } is given twice; leave one out.
program-mistake-value = “{ $value }” is not a value for { $word }. `--help` shows what is.
program-mistake-number = “{ $value }” is not a value for { $word }: it takes a whole number from { $least } to { $most }.
program-mistake-seconds = “{ $value }” is not a value for { $word }: it takes whole seconds from { $least } to { $most }.
program-mistake-share = “{ $value }” is not a value for { $word }: it takes a share between { $least } and { $most }, such as 0.01.
program-mistake-known = { $what } There are { $known }.
program-mistake-no-value = { $word } needs a value. `--help` shows which.
program-mistake-utf8 = An argument is not valid UTF-8 text.
program-mistake-many = { $word } has too many values. `--help` shows how many it takes.
program-mistake-other = The command line cannot be read: { $word }. `--help` shows how it is written.

# The hall.
program-arg-addr = Where to listen; without it 127.0.0.1:7777 or the next free port
program-arg-lan = Listen on the local network, and show the address and a code to scan
program-arg-public-url = The address by which the world reaches this hall, through a proxy on this machine
program-arg-data = The folder where the tables are kept
program-arg-open = Open the browser
program-arg-no-open = Do not open the browser
program-arg-load-tables = How many tables are played at
program-arg-load-seconds = How long
program-arg-load-idle = How many more tables are open and not played at
program-arg-load-pages = Connect as browsers do, so that pages are drawn and sent
program-hall-open = The hall is open at { $address }
program-hall-machine = Only this machine can reach it. Friends on the same network: meadhall hall --lan
program-hall-network = Everybody on the local network can reach it at this address:
program-hall-others = If that does not answer, this machine is also known as: { $addresses }
program-hall-no-network = No network was found, so only this machine can reach it. Join a network and start the hall again.
program-hall-public = Everybody who reaches { $address } can come in.
program-hall-data = Tables are kept in { $path }. Ctrl-C closes the hall.
program-hall-closed = The hall is closed. Its tables are kept.
program-hall-taken = The hall cannot open at { $address }: { $why }. Choose another with --addr.
program-hall-url = “{ $url }” is not the address of a hall: expected something like https://games.example
program-hall-no-folder = There is no folder for the tables: name one with --data.
program-load-tables = Tables open
program-load-channels = Seats connected
program-load-moves = Durable moves a second
program-load-p50 = Milliseconds to acknowledgement, median
program-load-p99 = Milliseconds to acknowledgement, 99 of 100
program-load-update = Bytes of an update, median
program-load-memory = Memory, MiB
program-load-start = Milliseconds to start
