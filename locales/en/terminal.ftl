# What the terminal table says. A key is always given as $key, so that languages share the keys.

## Things on the table

terminal-value = { $label } { $value }
terminal-times = { $count } of them
terminal-symbol-used = { $name } (covered)
terminal-die-shows = shows { $face }
terminal-die-waits = not rolled
terminal-die-used = spent
terminal-gap = empty
terminal-zone-of = { $owner }, { $title }
terminal-zone-empty = nothing
terminal-pile-below = { $count ->
    [one] and one more below it
   *[other] and { $count } more below it
}
terminal-pile = The whole pile, from the top:
terminal-linear-choices = { $count ->
    [one] choice { $numbers }
   *[other] choices { $numbers }
}
terminal-rule = [{ $rule }]

## Who sits there

terminal-mind-name = { $level } { $number }
terminal-spectator = a spectator
terminal-all-eyes = everybody
terminal-mind-thinks = { $player } is thinking …

## The curtain

terminal-curtain = It is { $player }’s turn. Hand over the screen; nobody else should look.
terminal-curtain-asked = { $player } is asked something. Hand over the screen; nobody else should look.
terminal-curtain-ready = { $key } when you are ready
terminal-enter = Enter

## A terminal that is too small

terminal-too-small = The table needs { $columns } columns and { $rows } rows. This terminal has { $now-columns } and { $now-rows }. Please make it larger; { $key } leaves.
terminal-too-small-to-begin = The table needs { $columns } columns and { $rows } rows, and this terminal has { $now-columns } and { $now-rows }. Make it larger and begin again.

## The keys in the last line

terminal-key-help = { $key } help
terminal-key-choose = { $key } choose
terminal-key-why = { $key } why not
terminal-key-undo = { $key } take back
terminal-key-hint = { $key } hint
terminal-key-odds = { $key } odds
terminal-key-details = { $key } details
terminal-key-details-more = … { $key } shows more
terminal-key-log = { $key } log
terminal-key-end = { $key } result
terminal-key-quit = { $key } leave
terminal-key-step = { $key } step
terminal-key-eyes = { $key } other eyes

## Help

terminal-help = Help
terminal-help-move = Arrow keys move over everything on the table, Tab goes to what can be chosen, Home and End to the first and the last choice.
terminal-help-choose = Enter chooses. A digit or a capital letter takes the choice beside it at once.
terminal-help-mouse = A click chooses, a right click tells why not, the wheel scrolls the log; Page Up and Page Down do as well.
terminal-help-why = { $key }: why can this be chosen, or why not? The rule, and what the card does.
terminal-help-undo = { $key }: take back your last choice. If others have learnt something from it, they are asked.
terminal-help-hint = { $key }: a hint: the three best choices with your chance to win after each; the best is marked with a star.
terminal-help-odds = { $key }: how the fight that goes on will probably end.
terminal-help-details = { $key }: all about the thing under the mark.
terminal-help-log = { $key }: the whole log.
terminal-help-quit = { $key }: leave. The game is saved after every step and can be resumed.
terminal-help-marks = <…> and a double frame: can be chosen. ▸ and a thick frame: where you are. ★: hint. ▶: is asked. ✓: covered. ·…·: spent. *…: a mark on a card. ?: face down.
terminal-help-signs = Signs:
terminal-help-sign = { $letter } = { $name }
terminal-panel-keys = Esc closes, ↑ ↓ scroll
terminal-list-keys = ↑ ↓ and Enter; Page Up and Page Down scroll

## Why, hints, odds, taking back

terminal-why = Why?
terminal-why-it-can = This can be chosen.
terminal-why-never = There is nothing to choose about this.
terminal-why-of = { $thing }: { $why }
terminal-why-nothing-focused = Move to something first.
terminal-why-only-watching = You only watch.
terminal-more-above = ▲ { $count } more
terminal-more-below = ▼ { $count } more
terminal-pick = Which one?
terminal-thinking = Thinking …
terminal-hint = Hint
terminal-chance = { $share } % ± { $error }
terminal-chance-range = { $share } % ({ $low } to { $high })
terminal-hint-line = { $choice }: { $chance }
terminal-hint-vague = { $choice }: perhaps { $share } %; it was hardly tried
terminal-hint-how = The best first, each with your chance to win after it, thought through by itself in { $worlds ->
    [one] one world
   *[other] { $worlds } worlds
 } that fit what you know; 95 % sure within the error or the range given, as far as the game's own advice is right.
terminal-hint-gave-up = You gave up, so you cannot win any more. First what a mind would choose to win all the same, then the next best, from { $worlds ->
    [one] one world
   *[other] { $worlds } worlds
 } that fit what you know.
terminal-no-hint = There is nothing to choose now, so there is no hint.
terminal-odds = Odds
terminal-odds-counting = Playing { $samples } possible worlds to their end … Esc stops.
terminal-odds-line = { $verdict }: { $chance }
terminal-odds-losses = lost on average: { $mean } ± { $error }
terminal-odds-how = From { $samples ->
    [one] one world
   *[other] { $samples } worlds
 } that fit what you know, both sides played by greedy minds; 95 % sure within the error or the range given.
terminal-odds-none = No fight goes on.
terminal-undo = Take back
terminal-undo-asks = { $asker } wants to take back a choice after others have learnt from it. { $asked }, do you agree? (y/n)
terminal-undo-yes = { $key } agree
terminal-undo-no = { $key } refuse
terminal-undo-refused = Not agreed: nothing was taken back.
terminal-undone = Taken back.
terminal-undone-with = Taken back, with what { $player } chose afterwards.
terminal-undo-not-yours = You have nothing to take back: the last choice was made by { $player }.
terminal-nothing-to-undo = There is nothing to take back.
terminal-not-asked = { $player } is not asked now.
terminal-garbled = Expected { $expected }, found “{ $found }”.
terminal-failed = That did not work: { $reason }.
terminal-ended = This game has ended.
terminal-not-kept = THE GAME IS NOT SAVED: { $reason }. It goes on, and saving is tried again after every step.

## Log, leaving, the end

terminal-log = Log
terminal-quit = Leave the table?
terminal-quit-saved = The game is saved; it can be resumed.
terminal-quit-ended = The game is over and saved.
terminal-quit-stay = Stay
terminal-quit-leave = { $key } Leave
terminal-end = The end
terminal-end-look = Look at the table
terminal-end-replay = { $key } Replay this game
terminal-end-new = { $key } New game
terminal-end-quit = { $key } Leave
terminal-score = { $player }: { $total }
terminal-score-gave-up = { $player } gave up or ran out of time and cannot win.
terminal-score-won = { $player }: { $total } – wins

## Replay

terminal-replay-at = Step { $step } of { $steps }, seen by { $eyes }
terminal-replay-hand = Hand of { $player }
terminal-replay-help = ← and → step back and forth, Page Up and Page Down by ten, Home and End go to the ends. v changes whose eyes see it, Tab and ↑ ↓ move over the table, d tells all about a thing, e the result once the game is over, q leaves.

## The menu

terminal-menu = Meadhall
terminal-menu-keys = ↑ ↓ move, ← → change, Enter, q leaves
terminal-menu-game = Game: { $value }
terminal-menu-players = Players: { $value }
terminal-menu-seat = Seat { $number }: { $value }
terminal-menu-human = a person
terminal-menu-value = { $id } – { $meaning }
terminal-menu-start = Start
terminal-menu-cannot-start = Start (not with these options)
terminal-menu-quit = Leave

## The plain table

terminal-plain-welcome = Type the number of a choice or its text; “help” lists the commands.
terminal-plain-help = A number or the text of a choice chooses it. Besides:
terminal-plain-table = { $key } – everything on the table
terminal-plain-hand = { $key } – what you hold
terminal-plain-log = { $key } – all that happened
terminal-plain-choices = { $key } – the question and the choices again
terminal-plain-look = { $key } – all about a card, or all that lies in a zone
terminal-plain-look-at = There is nothing of that name. The zones are { $zones }.
terminal-plain-why = { $key } – why something can or cannot be chosen: a choice, a thing or a zone by name
terminal-plain-undo = { $key } – take back your last choice
terminal-plain-hint = { $key } – the three best choices, with your chance to win after each
terminal-plain-odds = { $key } – how the fight that goes on will probably end
terminal-plain-quit = { $key } – leave; the game is saved
terminal-plain-goodbye = You left the table. The game is saved and can be resumed.
terminal-plain-unknown = { $count ->
    [0] That is not a command. “help” lists them.
    [one] That is not a choice now. Type 1, or “{ $example }”; “help” lists the commands.
   *[other] That is not a choice now. Type a number from 1 to { $count }, or a choice such as “{ $example }”; “help” lists the commands.
}
