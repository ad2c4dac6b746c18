# What is wrong with what somebody gave, and what would be right.

## Where and by which rule
fault-at = { $place }: { $what }
fault-at-by-rule = { $place }: { $what } [{ $rule }]
fault-by-rule = { $what } [{ $rule }]
fault-in-line = line { $line }: { $what }
fault-line-step = line { $line }, step { $step }: { $what }
fault-step = step { $step }: { $what }
fault-step-older = step { $step }: { $what } (the saga follows version { $old } of the rules and this program version { $new }, so it can be replayed only up to step { $last })
fault-several = { $count } faults, the first of them: { $first }
fault-none = nothing is wrong

## A set-up
fault-players = { $name } is for { $least } to { $most } players, not { $players }
fault-players-just = { $name } is for { $count ->
    [one] one player
   *[other] { $count } players
  }, not { $players }
fault-no-game = there is no “{ $game }”; there is { $known }
fault-no-option = { $game } has no such option; it has { $known }
fault-no-value = “{ $value }” is not a value; choose from { $known }
fault-given-twice = “{ $value }” is given twice
fault-one-value-only = takes one value only

## Texts that are something else
fault-expected = expected { $expected }
fault-expected-found = expected { $expected }, found “{ $found }”
fault-expected-seat = a seat number from 1 to 8
fault-expected-mind = a mind: random, greedy, thrall, karl, huscarl, jarl, konung, or a seer such as seer:1000 or seer:0.3s
fault-expected-budget = a budget from 1 to 10000000 iterations (seer:1000) or from 0.001 to 600 seconds (seer:0.3s)
fault-expected-seer = { fault-expected-budget }; then { fault-expected-setting }
fault-expected-setting = a setting of a seer, each at most once: explore, depth or prior from 0 to 1000, wits from 1 to 100, slips from 0 to 100, such as depth=4
fault-expected-inside = a mind that comes with the program; a program of your own can sit only where “meadhall play” names it
fault-expected-program = a program after “exec:”, such as exec:./mybot
fault-expected-listed = a choice as it is listed
fault-expected-secret = 64 digits 0-9a-f
fault-not-a-word = “{ $found }” should be one word of at most 80 bytes, without “#”
fault-not-a-name = “{ $found }” is not a name: 1 to 60 letters, no “#”, no control characters, no space at its ends
fault-should-read = should read { $form }, not “{ $found }”
fault-should-be-written = should be written “{ $form }”

## A box of card data
fault-toml = { $why }
fault-box-control = a box’s text holds no control characters
fault-box-too-large = its text is over { $most } MiB, or a line of it over { $line } KiB
fault-box-changed = its text was changed: it does not have its hash
fault-box-other = the box of this name in this program has another content
fault-no-box = is neither in the saga nor in this program, which has { $known }
fault-not-the-game = must be “{ $game }”; this is not a box of that game
fault-no-records = there are no [[{ $key }]] records
fault-not-a-table = is not a table
fault-not-a-text = must be a text of 1 to { $most } characters, none of them a control character
fault-text-missing = is missing: a text
fault-not-a-number = must be a whole number from { $least } to { $most }
fault-not-a-flag = must be true or false
fault-missing = is missing; choose from { $known }
fault-not-known = “{ $found }” is not known; choose from { $known }
fault-no-such-field = is not known here; there is { $known }
fault-table-missing = is missing: a table in braces
fault-name-again = the name stands { $times } times

## A saga’s text
fault-saga-unreadable = the saga cannot be read: { $why }
fault-not-a-saga = this is not a saga: its first line should be “meadhall saga 1”, but is “{ $found }”
fault-saga-newer = this saga has format { $found }, and this program reads formats up to { $known }: a newer program is needed
fault-saga-too-large = this saga is too large: more than { $most } MiB
fault-saga-too-long = this saga is too long: more than { $most } lines
fault-line-too-long = line { $line } is too long: more than { $most } bytes
fault-line-no-text = line { $line } is not UTF-8 text
fault-byte-order-mark = the file begins with a byte order mark: save it as UTF-8 without one
fault-carriage-returns = lines end with carriage returns: save the file with plain line feeds (LF)
fault-cut-off-header = the saga is cut off at line { $line }: the empty line that ends the header is missing
fault-cut-off-line = the saga is cut off at line { $line }: its last line is incomplete

## A saga’s header
fault-no-header-line = “{ $found }” is not a header line; there is { $known }, and an empty line ends the header
fault-line-missing = the line “{ $key } …” is missing
fault-cannot-come-after = “{ $this }” cannot come after “{ $last }”
fault-seat-order = seat { $expected } comes next, not seat { $found }
fault-players-and-seats = { $players } play, but { $seats } seats are filled
fault-salt-order = at most one for each seat, in the order of seats
fault-no-seat = there is no seat { $number }
fault-rules-newer = the saga follows version { $version } of the rules of { $game }, and this program knows them up to { $known }: a newer program is needed
fault-other-game = the table is for { $game }, not { $found }
fault-other-setup = the table is set up otherwise

# What lines should read: the first word of each stays as it is, the capitals are for people.
fault-form-game = “game ID”
fault-form-rules = “rules VERSION”
fault-form-players = “players NUMBER”
fault-form-option = “option ID VALUE”
fault-form-seat = “seat NUMBER human NAME” or “seat NUMBER mind LEVEL”
fault-form-box = “box NAME HASH”, HASH of 64 digits 0-9a-f
fault-form-undo = “undo ask” or “undo always”
fault-form-fork = “fork STEPS COMMITMENT”
fault-form-fate = “fate COMMITMENT”
fault-form-salt = “salt SEAT HEX”, HEX of 32 digits 0-9a-f
fault-form-remark-undo = “! undo STEP”
fault-form-remark-seat = “! seat NUMBER human NAME” or “! seat NUMBER mind LEVEL”
fault-form-remark-resign = “! resign SEAT”
fault-form-remark-timeout = “! timeout SEAT”
fault-form-remark-failed = “! failed SEAT late”, “! failed SEAT died” or “! failed SEAT nonsense”
fault-form-remark-secret = “! secret HEX”

## A saga’s steps, as text
fault-step-number = should begin “{ $expected }. ”, but begins “{ $found }”: a line was lost, added or moved
fault-step-kind = a step is “SEAT: choice”, “~ numbers” or “! table line”, not “{ $found }”
fault-step-choice = “{ $found }” cannot be a choice: it is empty, or holds one of ; # … or a control character
fault-step-fortune = a fortune is numbers from 1 to 255, at most 255 of them, not “{ $found }”
fault-step-remark = “! { $found }” is not a table line; there are undo, seat, resign, timeout and secret
fault-step-remark-form = “! { $found }” should read { $form }
fault-step-hash = a hash is “#” and eight digits 0-9a-f at the end of the line, not “{ $found }”
fault-step-no-hash = must end with a hash of the position: every { $every }th step and the last do
fault-step-hidden = is hidden: this is what one pair of eyes saw, and only the full saga can be replayed
fault-step-after-end = comes after the secret, which is always the last line

## A saga’s steps, as they are played
fault-not-asked = { $seat } is not asked here
fault-fate-first = fate must answer before { $seat } can choose
fault-over = the game is over already
fault-refused = { $seat } cannot choose “{ $choice }”: { $why }
fault-joined = choices are joined with “;” that are not one answer
fault-unfinished = { $seat } has not finished its answer
fault-fortune = this cannot have been rolled: { $why }
fault-fortune-count = expected { $expected ->
    [one] one number
   *[other] { $expected } numbers
}, found { $found }
fault-fortune-range = { $found } is not between 1 and { $most }
fault-fortune-twice = { $number } was picked twice
fault-fortune-not-asked = no roll is expected here
fault-hash = the position has hash { $found }, but { $written } was recorded: it was changed
fault-undo = step { $step } is not a choice that still stands, so it cannot be taken back
fault-saga-full = a saga has at most { $most } steps: this sitting can only be ended
fault-no-step = the saga has only { $steps ->
    [one] one step
   *[other] { $steps } steps
}
fault-saga-ended = the saga has ended: its secret is known, so it cannot go on; a fork can
fault-no-secret = the saga has not ended: all steps are legal, but the secret is not revealed yet
fault-commitment = the secret is not the one that was promised: it does not have the commitment’s hash
fault-roll = fate said { $expected } here, but { $found } was recorded

## At a table
fault-ended = this sitting has ended
fault-not-over = the game is not over yet
fault-stale = the question has changed meanwhile
fault-stuck = the mind of { $seat } finds no choice
fault-nothing-to-undo = { $seat } has nothing to take back
fault-no-request = { $seat } was not asked to let something be taken back

## The machine
fault-no-randomness = the system gives no random numbers: { $why }
fault-threads = the threads cannot be started: { $why }
fault-rules-broke-down = the rules broke down in game { $game }
fault-io-not-found = there is no such file
fault-io-denied = it is not allowed
fault-io-exists = there is a file already
fault-io-full = the disk is full
fault-io-read-only = the disk is read-only
fault-io-folder = it is a folder
fault-io-no-folder = a part of the path is not a folder
fault-io-no-text = it is not UTF-8 text

# Aims and knobs of a tuning file.
fault-tune-aim = an aim has either fair, a kind of the tally, or rate, a share between 0 and 1
fault-tune-bounds = a knob has either least and most, with least below most, and perhaps by, or at least two values
fault-tune-no-aim = there is no aim “{ $name }”; there is { $known }
fault-tune-wide = { $count } values to choose from are too many: at most { $most }; give nearer bounds, or by
fault-tune-provenance = a knob turns figures, not what is said of where they come from
fault-tune-kind = no game at this table tells of a kind “{ $name }”; there is { $known }
fault-tune-value = no record at this path takes the value “{ $value }”
fault-tune-no-box = with none of the numbers from { $least } to { $most } at this path there is a good box: { $why }
fault-tune-twice = { $value } is turned by { $other } as well, and one would undo what the other does; leave it to one of them
fault-tune-lost = this path leads to nothing in the box
fault-tune-no-number = what stands at this path in the box is no whole number; name the field that is
fault-tune-no-word = what stands at this path in the box is no word; name the field that is
fault-tune-not-ours = what stands at this path is not ours, so it is never changed; name a value that is, or leave this knob out
fault-tune-stays = what stands at this path could only stay as it is; give wider bounds, or leave this knob out
fault-tune-nobodys = no game at this table tells of a thing of the kind “{ $kind }” that is named as a record at this path, so it would never be turned; write shared = true if it serves all of them together, or name a record of theirs such as { $example }
fault-tune-rivals = rate is the share of games that all seats win together, but the seats of this table do not win and lose together; aim at fair instead, or at another table
fault-not-drawn = a game of round { $round } is not of this tournament: { $minds } do not meet in it
fault-too-many-games = these would be { $games } games in all; at most { $most } can be played: ask for fewer games, or fewer minds
fault-swiss-together = --swiss: at this table all seats win and lose together, so minds do not meet and each plays on its own; leave --swiss out
fault-nothing-to-tune = nothing in this box may be changed for the aim “{ $aim }”: of the values that its knobs name none is ours and has another that gives a good box
fault-not-together = the aim “{ $aim }” is a share of games won, but the seats of this table do not win and lose together
fault-io-address-taken = another program listens there
fault-io-address-not-here = that is no address of this machine
