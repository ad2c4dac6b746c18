# What the hall says in the browser.

## Every page

hall-name = Meadhall
hall-about = Norse tabletop games by their full rules, in your browser: against minds, with friends by a link, or with everyone at one screen. No account; sit down and play.
hall-skip = Skip to the content
hall-skip-ask = Skip to what you can do
hall-skip-log = Skip to the log
hall-nav = The hall
hall-lobby = Lobby
hall-new = New table
hall-theme = Light or dark
hall-home = To the front door
hall-rules = Rules
hall-rules-of = { $game }: the rules
hall-rules-whole = All the rules
hall-cards = Cards
hall-cards-of = { $game }: the cards
hall-cards-about = Every card with the source of its figures: the rulebook, what is publicly known, or our own design.

## The front page

hall-games = Games
hall-players = { $least }–{ $most } players
hall-play-now = Play now
hall-set-up = Set up a table
hall-way-alone = Your first move in a minute
hall-way-alone-how = One click seats you against minds. What you can do glows; everything else says why not, and by which rule.
hall-way-friends = Friends come by a link
hall-way-friends-how = Send a link, or pass one screen around: a curtain keeps every hand hidden from the others.
hall-way-fair = Dice you can check
hall-way-fair-how = All rolls are fixed by a secret before the game and can be checked after it, move by move.
hall-open-tables = { $count ->
    [0] No open table waits in the lobby
    [one] One open table waits in the lobby
   *[other] { $count } open tables wait in the lobby
}
hall-fan-work = Meadhall is a fan work, not connected with any publisher; all wording and art are its own.

## Lists of tables

hall-open = Open tables
hall-open-none = No open table now. Set one up, and it will stand here.
hall-mine = Your tables
hall-mine-none = You sit nowhere yet.
hall-state-gathering = waiting for players
hall-state-playing = being played
hall-state-yours = your turn
hall-state-over = over
hall-state-frozen = frozen
hall-door-sit = Sit down
hall-door-play = Play on
hall-door-watch = Watch
hall-door-look = Look
hall-door-to = { $door }: { $game }
hall-bring = Bring a saga
hall-bring-file = A game’s saga file
hall-bring-do = Look at it

## A new table

hall-new-of = A new table of { $game }
hall-form-seats = Who plays
hall-form-players = Players
hall-your-name = Your name
hall-name-of = Name of player { $number }
hall-wish-me = Me
hall-wish-mind = A mind: { $level }
hall-wish-friend = A friend, by a link
hall-wish-here = Someone at this screen
# Over minds that stand outside the order of strength.
hall-wish-simple = For trying things out
hall-form-manners = Manners
hall-form-listed = Open: it stands in the lobby, and anybody may take a free seat
hall-form-clock = Time to think
hall-clock-left = { $days } d { $hours } h
hall-clock-none = As long as you like
hall-clock-live = A clock for each player
hall-clock-days = Days for each move
hall-clock-minutes = Minutes each
hall-clock-more = Seconds added for each move
hall-clock-day-count = Days
hall-set-table = Set the table
hall-refresh = Check

## Coming by a link

hall-join = You are invited
hall-join-how = Say what you want to be called, and take your seat. The link works once.
hall-join-token = Code of the invitation
hall-join-do = Take the seat
hall-sit = Sit down

## The table

hall-tab = { $game }
hall-tab-yours = ● Your turn – { $game }
hall-tab-over = Over – { $game }
hall-over = The game is over
hall-lying = { $count ->
    [one] One choice lies on the table
   *[other] { $count } choices lie on the table
}
hall-nothing = nothing
hall-pile = The whole pile: { $count }
hall-value = { $label } { $value }
hall-times = { $count } of them
hall-symbol-used = { $name } (covered)
hall-die-waits = not rolled
hall-die-used = spent
hall-gap = Nothing lies here.
hall-beside = Beside the table
hall-net-lost = The connection is lost; trying again …
hall-failed = That did not work. Try again.
hall-frozen = This table is frozen
hall-gathering = The table fills up
hall-gathering-wait = The game begins as soon as every seat is taken. Send each friend a link; whoever opens it takes that seat.
hall-gathering-come = A seat is free. Sit down to play, or stay and watch.
hall-you-watch = You watch
hall-watching = { $count ->
    [one] one watches
   *[other] { $count } watch
}

## Sharing a screen

hall-curtain = { $seat }, it is your turn
hall-curtain-why = Hand over the screen; nobody else should look.
hall-curtain-ready = I am { $seat }: show my cards
hall-curtain-tab = { $seat } is asked
hall-cover = Draw the curtain

## Who sits there

hall-seats = Seats
hall-seat-free = free
hall-seat-you = you
hall-seat-here = here
hall-seat-away = away
hall-seat-mind = mind, { $level }
hall-seat-stands-in = a mind plays for { $name }
hall-to-move = to move
hall-forfeit = gave up
hall-invite = Invite a friend
hall-carry = Play on another device
hall-replace = Let a mind play on
hall-back = Take my seat back
hall-link = The link for { $seat }; it works once
hall-link-code = The same link for a telephone's camera
hall-copy = Copy
hall-copied = Copied
hall-reach-machine = Only this machine can open the link. Start the hall with --lan for the local network.
hall-reach-no-network = Only this machine can open the link: it is on no network.
hall-reach-network = Everybody on your local network can open the link ({ $address }).
hall-reach-public = Everybody who reaches { $address } can open the link.

## Tools

hall-tools = Tools
hall-hint = Hint
hall-odds = Odds
hall-undo = Take back
hall-undo-ask = Ask to take back
hall-undo-asks = { $seat } asks to take back the last choice.
hall-undo-yes = Agree
hall-undo-no = Refuse
hall-keys = Keys
hall-notify = Tell me when it is my turn
hall-notify-yours = It is your turn.
hall-more = Leaving
hall-leave = Let a mind play for me
hall-resign = Give up
hall-resign-sure = Give up for good? A mind plays on, and you cannot win.
hall-hint-title = What a mind would choose
hall-hint-said = Hint: { $choice }, { $share }.
hall-hint-said-gave-up = Hint: { $choice }. You gave up, so you cannot win any more.
hall-hint-vague = perhaps { $share } %; it was hardly tried
hall-hint-gave-up = You gave up, so you cannot win any more. The first is what it would choose to win all the same, from { $worlds ->
    [one] one world
   *[other] { $worlds } worlds
 } that fit what you know.
hall-hint-how = The first is what it would choose; your chance to win after each, from { $worlds ->
    [one] one world
   *[other] { $worlds } worlds
 } that fit what you know; 95 % sure within the error or the range given, as far as the game's own advice is right.
hall-odds-title = How it will probably end
hall-odds-share = { $share } % ± { $error }
hall-odds-range = { $share } % ({ $low } to { $high })
hall-odds-how = { $samples ->
    [one] From one imagined ending.
   *[other] From { $samples } imagined endings.
}
hall-log = Log
hall-log-empty = Nothing has happened yet.
hall-log-whole = The whole log
hall-to-table = Back to the table
hall-talk = Talk
hall-say = Say something
hall-send = Send

## Keys

hall-key-digit = take the choice of that number in the list
hall-key-go = go to the question and its choices
hall-key-next = go to the next thing that can be chosen
hall-key-why = all about the thing in focus, and why it cannot be chosen
hall-key-hint = a hint
hall-key-odds = the odds
hall-key-undo = take back
hall-key-cover = draw the curtain
hall-key-log = go to the log
hall-key-close = close what lies over the table
hall-key-help = these keys
hall-key-arrows = Tab goes through everything in order, arrow keys move among the things on the table, Enter chooses.
hall-key-marks = A bright double frame: can be chosen. ★: the hint. Shapes with numbers: the players.
hall-keys-off = Switch single keys off

## The end

hall-result = The result
hall-won = won
hall-total = Total
hall-rematch = Rematch
hall-rematch-go = To the rematch
hall-look-back = Look back
hall-finished = { $game }: a finished game
hall-step = Step { $at } of { $steps }
hall-step-first = To the start
hall-step-back = One step back
hall-step-slider = Step
hall-step-next = One step on
hall-step-last = To the end
hall-eyes = Seen by
hall-eyes-of = { $seat }
hall-eyes-all = a spectator
hall-look = Look
hall-fork = Play on from here as { $seat }
hall-saga = Download the saga

## A finished game, judged

hall-review = Judge the game
hall-review-title = { $game }: chances to win
hall-review-back = Back to the game
hall-review-what = A mind goes through the game and tells how each player's chance to win went, which choices cost something, and what luck did. It takes a while.
hall-review-do = Judge this game
hall-review-going = The game is being judged. This page looks again by itself.
hall-review-chance = Chance to win
hall-review-step = Step
hall-review-missed = Better missed
hall-review-who = Who
hall-review-decisions = Decisions
hall-review-skill = Skill
hall-review-luck = Luck
hall-review-rest = Rest
hall-review-start = Start
hall-review-end = End
hall-review-left = The table was left before the game was over; the end is each player's chance then, and nobody's win.
hall-review-told = Told to { $seat }: { $what }
# Who played a seat, and who took it over.
hall-review-then = { $first }, then { $next }
hall-review-swing = { $seat } { $points }
hall-review-choice = Choice
hall-review-before = Before
hall-review-after = After
hall-review-change = Change
hall-review-better = Better
hall-review-fate = Fate
hall-review-accounts = What came of it for each player
hall-review-moments = Decisions, and what fate changed
hall-review-how = Every chance is what a mind thinks with no more than that player could know at the time. Skill is what a player's own choices changed against those that the mind would have made, all of them together: near 0 for who chooses as well as it does; differences within the error count for little. Luck is what fate's answers gave more than others would have in the mean, as far as that can be told from luck in thinking; the rest is what the others chose, giving up, and where the mind thought better of it later. All three are in points of a hundred, and with them the start comes to the end. Beside skill and luck stands how far they may be off, with 95 % confidence. A choice counts as missed only where the better one is better by more than the error. Answers of fate that changed no chance by { $least } points are left out.
hall-proof = Was it fair?
hall-proof-good = { $choices } choices and { $fortunes } rolls and draws were checked against the rules and the secret.
hall-proof-how = How this is known
hall-proof-what = Before the first roll the hall committed itself to a secret by its hash. Every roll follows from it. This proves that no roll was changed, not that the host did not look ahead.
hall-commitment = Commitment
hall-secret = Secret

## When something is wrong

hall-trouble = That cannot be done
hall-trouble-gone = There is nothing here
hall-trouble-ours = Something broke in the hall
hall-status = Answer { $status }
