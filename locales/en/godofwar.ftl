# God of War: The Card Game: every text of the game.

godofwar-name = God of War
godofwar-about = Heroes of the North against quests and a final boss: all win, or all lose.
godofwar-mode-together = Together: two to four players
godofwar-mode-solo = Solo: Kratos with Atreus and Mimir as allies
godofwar-verdict-0 = it hits
godofwar-verdict-1 = it does nothing
godofwar-verdict-2 = the enemy is defeated

godofwar-ending-won = final boss defeated
godofwar-ending-downed = all heroes downed
godofwar-ending-lost-2 = loss condition of scene 2 met
godofwar-ending-lost-3 = loss condition of scene 3 met
godofwar-ending-lost-4 = loss condition of scene 4 met
godofwar-ending-lost-5 = loss condition of scene 5 met
godofwar-ending-lost-6 = loss condition of scene 6 met
godofwar-ending-lost-7 = loss condition of scene 7 met
godofwar-ending-lost-8 = loss condition of scene 8 met
godofwar-ending-lost-9 = loss condition of scene 9 met
godofwar-ending-lost-10 = loss condition of scene 10 met
godofwar-ending-late = out of rounds
godofwar-tally-hero = Hero
godofwar-tally-hero-kratos = Kratos
godofwar-tally-hero-atreus = Atreus
godofwar-tally-hero-mimir = Mimir
godofwar-tally-hero-freya = Freya
godofwar-tally-hero-brok = Brok & Sindri
godofwar-tally-quest = Quest (mean: how often done)
godofwar-tally-boss = Boss (mean: how often beaten)
godofwar-tally-team = Team
godofwar-tally-team-kratos = Kratos
godofwar-tally-team-atreus = Atreus
godofwar-tally-team-mimir = Mimir
godofwar-tally-team-freya = Freya
godofwar-tally-team-brok = Brok & Sindri
godofwar-tally-lost-in = Lost in
godofwar-tally-rounds-of-lost = Rounds when lost in
godofwar-tally-length = Length
godofwar-tally-length-rounds = rounds
godofwar-tally-length-quests-done = quests done

## Options
gow-option-variant = Variants
gow-variant-first-game = First game: Travelers first, heroes one per column from the left
gow-option-heroes = How heroes come to players
gow-heroes-choose = Each player chooses
gow-heroes-random = Dealt at random
gow-option-first = Who plays first
gow-first-random = Drawn at random
gow-first-named = The player in this seat
gow-option-quest = The first quest
gow-quest-random = Drawn at random
gow-quest-named = The quest with this number
gow-option-boss = A boss that is sure to be among the three
gow-boss-random = All drawn at random
gow-boss-named = The boss with this number
gow-option-hands = Hands
gow-hands-open = Open to all
gow-hands-hidden = Each player sees only its own

## Heroes
gow-hero-kratos = Kratos
gow-hero-atreus = Atreus
gow-hero-mimir = Mimir
gow-hero-freya = Freya
gow-hero-brok = Brok
gow-hero-sindri = Sindri
gow-hero-rage = Rage { $rage }: { $power }
gow-power-kratos = the next attack is { $power } stronger, and he heals { $heal }
gow-power-atreus = { $power } damage to an enemy, without the die
gow-power-mimir = every hero heals { $heal }
gow-power-freya = a token on a hero, which cancels all damage of one attack
gow-power-brok = the next melee attack of Brok or Sindri is { $power } stronger
gow-power-sindri = the next defence of Brok or Sindri is { $power } stronger

## Cards
gow-card-back = an unseen card
gow-type-melee = melee
gow-type-ranged = ranged
gow-type-defence = defence
gow-type-special = special
gow-type-number = number
gow-status-stun = stun
gow-status-poison = poison
gow-status-crystal = crystal
gow-sign-rage = rage
gow-sign-hero = hero
gow-sign-enemy = enemy
gow-sign-dead = defeated enemy
gow-sign-place = place
gow-rune-fe = Fé
gow-rune-ur = Úr
gow-rune-thurs = Þurs
gow-rune-oss = Óss
gow-rune-reid = Reið
gow-rune-kaun = Kaun
gow-face-number = +{ $number }
gow-face-strength = { $type } +{ $number }
gow-face-heal = special: a hero heals { $number }
gow-face-draw = special: draw { $number }
gow-face-fury = special: a hero's rage +{ $number }
gow-face-daze = special: stun an enemy
gow-face-boost = special: after the die, the attack is { $number } stronger
gow-face-ward = special: damage to a hero is { $number } less
gow-face-stun = { $face }, stuns
gow-face-rage = { $face }, rage
gow-face-or = { $one } or { $other }
gow-kind-action = Action card
gow-kind-status = Status card
gow-kind-quest = Quest
gow-kind-boss = Final boss
gow-text-stun = discarded when drawn, with no replacement
gow-text-poison = discarded when drawn; 1 damage; another card is drawn
gow-text-crystal = held in hand, for spots that ask for it
gow-corner-number = number
gow-corner-health = health
gow-corner-strength = strength
gow-corner-rage = rage

## Scenes
gow-scene-card = { $place } { $name }
gow-enemy-melee = When { $runes } comes: melee { $strength } at { $columns }
gow-enemy-ranged = When { $runes } comes: ranged { $strength } at the furthest column
gow-enemy-stuns = Its hits stun
gow-enemy-poisons = Its hits poison
gow-enemy-armour = Armour { $armour }
gow-enemy-health = Health { $health }
gow-reach-left = the column to the left
gow-reach-own = its own column
gow-reach-right = the column to the right
gow-line = { $when }: { $effects }
gow-line-if = { $line } (only if { $if })
gow-said = { $lines }
gow-on-defeated = When defeated
gow-on-attacks = After it attacks
gow-on-broken = When armour breaks
gow-on-rune = When { $runes } is revealed
gow-on-frame = Frame { $runes }
gow-on-spot = Discard { $cost }
gow-on-spot-once = Once, discard { $cost }
gow-on-reward = Reward
gow-on-when = As soon as it holds
gow-on-start = At the start
gow-on-round = Each round
gow-on-while = While this is up
gow-pay-number = a number of { $number } or more
gow-pay-any = any card
gow-if-always = always
gow-if-all-dead = no enemy lives
gow-if-dead = no enemy lives at { $place }
gow-if-left = the enemy at { $place } has { $number } health or less
gow-if-tokens = { $number ->
    [one] { $place } holds one token
   *[other] { $place } holds { $number } tokens
 }
gow-if-rounds = round { $number } has begun
gow-if-front = { $place } shows its front
gow-if-back = { $place } shows its back
gow-who-hero = the acting hero
gow-who-column = the front hero of this column
gow-who-columns = the front hero of every column
gow-who-all = everybody
gow-do-flip-back = flip { $places } to the back
gow-do-flip-front = flip { $places } to the front
gow-do-flip-both = { $one }; { $other }
gow-do-harm = { $number } damage to { $who }
gow-do-hit = { $number } damage to the enemy at { $place }
gow-do-mend = the enemy at { $place } loses { $number } damage
gow-do-revive = the enemy at { $place } stands up again
gow-do-daze = the enemy at { $place } is stunned
gow-do-attack = the enemy at { $place } attacks
gow-do-token = { $number ->
    [one] one token on { $place }
   *[other] { $number } tokens on { $place }
 }
gow-do-clear = { $number ->
    [one] one token off { $place }
   *[other] { $number } tokens off { $place }
 }
gow-do-heal = { $who } heals { $number }
gow-do-rage = rage +{ $number } for { $who }
gow-do-crystal = { $number ->
    [one] one crystal for { $who }
   *[other] { $number } crystals for { $who }
 }
gow-do-stun = { $number ->
    [one] one stun card for { $who }
   *[other] { $number } stun cards for { $who }
 }
gow-do-poison = { $number ->
    [one] one poison card for { $who }
   *[other] { $number } poison cards for { $who }
 }
gow-do-taint = { $number ->
    [one] one poison card shuffled into the deck of { $who }
   *[other] { $number } poison cards shuffled into the deck of { $who }
 }
gow-do-draw = { $who } draws { $number }
gow-do-drop = { $who } discards { $number }
gow-do-more-hand = hand limit +{ $number } for { $who }
gow-do-less-hand = hand limit −{ $number } for { $who }
gow-do-stronger = enemies are { $number } stronger
gow-do-hardened = the enemy die shows { $number } more
gow-do-guard = the enemy at { $place } cannot be attacked

## Marks
gow-badge-melee = hits { $columns }
gow-badge-ranged = hits the furthest
gow-badge-stuns = stuns
gow-badge-poisons = poisons
gow-badge-dead = dead
gow-badge-stunned = stunned
gow-badge-back = back
gow-badge-guarded = guarded
gow-badge-broken = armour broken: { $count }
gow-badge-damage = damage { $count }
gow-badge-tokens = tokens { $count }
gow-badge-played = being played
gow-badge-obstacle = Obstacle
gow-badge-downed = downed
gow-badge-token = Freya's token
gow-badge-bonus = stronger next time
gow-badge-medium = Mimir's medium

## The table
gow-zone-pyramid = Quests and bosses
gow-zone-top = Top row
gow-zone-bottom = Bottom row
gow-zone-health = Health cards
gow-zone-columns = Heroes at their columns
gow-zone-quest = What is needed
gow-zone-offer = Revealed upgrades
gow-zone-heroes = { $seat }
gow-zone-hand = Hand of { $seat }
gow-zone-discard = Discard of { $seat }
gow-column = column { $column }, empty
gow-in-front = { $hero }, column { $column }, in front
gow-behind = { $hero }, column { $column }, behind
gow-need = Still needed: { $what }
gow-need-met = Done: { $what }
gow-lose = Lost if { $what }
gow-fact-stage = scene { $stage } of 3
gow-fact-round = round { $round } of { $most }
gow-fact-rune = rune { $rune }
gow-fact-attack = attack of strength { $strength }
gow-fact-strike = { $strength } coming to { $hero }
gow-fact-deck = deck { $count }
gow-fact-limit = hand limit { $count }
gow-sheet-heroes = Heroes
gow-sheet-cards = Action cards
gow-head-number = no.
gow-head-card = card
gow-head-of = of
gow-head-from = source
gow-head-power = ability
gow-head-place = place
gow-head-text = what it does
gow-score-quests = scenes won
gow-score-rounds = rounds taken (not counted)
gow-ending-won = The final boss is defeated: all have won.
gow-ending-downed = All heroes are downed: all have lost.
gow-ending-lost-2 = The second quest's loss condition holds: all have lost.
gow-ending-lost-3 = The third quest's loss condition holds: all have lost.
gow-ending-lost-4 = The fourth quest's loss condition holds: all have lost.
gow-ending-lost-5 = The fifth quest's loss condition holds: all have lost.
gow-ending-lost-6 = The sixth quest's loss condition holds: all have lost.
gow-ending-lost-7 = The first boss's loss condition holds: all have lost.
gow-ending-lost-8 = The second boss's loss condition holds: all have lost.
gow-ending-lost-9 = The third boss's loss condition holds: all have lost.
gow-ending-lost-10 = The fourth boss's loss condition holds: all have lost.
gow-ending-late = Too many rounds have passed: all have lost.

## Questions
gow-ask-over = The game is over.
gow-wait-seat = Waiting for { $seat }.
gow-wait-fate = Waiting for fate.
gow-ask-hero = Choose your hero.
gow-ask-put = At which column does { $hero } start?
gow-ask-medium = Whom does Mimir join in this round?
gow-ask-act = Your hero activation: act, or end it.
gow-ask-combine = Attack of strength { $strength }: add numbers, or strike.
gow-ask-pay = Discard a card for the next symbol.
gow-ask-toward = Two columns are as far away: which is hit?
gow-ask-intercept = { $strength } is coming to { $hero }. Does Mimir take it?
gow-ask-defend = { $strength } is coming to { $hero }. Defend?
gow-ask-brace = Add numbers to the defence of { $hero }; { $strength } is still coming.
gow-ask-cancel = { $strength } is coming to { $hero }. Return Freya's token to cancel it?
gow-ask-suffer = Poison: who takes 1 damage?
gow-ask-before-damage = { $strength } damage is about to hit { $hero }. Play a special?
gow-ask-after-die = Strength { $strength } against a die of { $die }. Play a special?
gow-ask-window = Play a special?
gow-ask-grow = Take an upgrade, or remove a card from your discard pile.
gow-ask-assign = Two want { $card }: who gets it?
gow-ask-drop = Discard a card.
gow-ask-sort = Does { $card } go on top of the upgrade deck or under it?
gow-ask-quest = What comes next?

## Choices
gow-say-hero = Play { $hero }
gow-say-brothers = Play Brok & Sindri
gow-say-move-front = { $hero } to column { $column }, in front
gow-say-move-back = { $hero } to column { $column }, behind
gow-say-swap = { $hero } swaps places
gow-say-melee = { $hero }: melee at { $place } with { $card }
gow-say-ranged = { $hero }: ranged at { $place } with { $card }
gow-say-add = Add { $card }
gow-say-done = That is all
gow-say-pass = Pass
gow-say-pass-activation = Pass for this activation
gow-say-end = End the activation
gow-say-special = Play { $card }
gow-say-special-on = Play { $card } on { $on }
gow-say-rage = { $hero }'s rage: { $power }
gow-say-rage-on = { $hero }'s rage on { $on }: { $power }
gow-say-spot = { $hero } at { $place }: { $line }
gow-say-pay = Discard { $card }
gow-say-defend = Defend with { $card }
gow-say-intercept = Mimir takes it
gow-say-token = Return the token
gow-say-ally = Ally: { $ally }
gow-say-ally-on = Ally: { $ally }, on { $on }
gow-say-ally-on-two = Ally: { $ally }, on { $on } and { $also }
gow-say-step-front = Mimir's way: to column { $column }, in front
gow-say-step-back = Mimir's way: to column { $column }, behind
gow-say-medium = Join { $hero }
gow-say-toward = Column { $column }
gow-say-take = Take { $card }
gow-say-remove = Remove { $card } from the game
gow-say-nothing = Neither
gow-say-give = { $seat } gets it
gow-say-quest = { $name }
gow-say-suffer = { $hero } takes it
gow-say-drop = Discard { $card }
gow-say-top = On top
gow-say-under = Under the deck
gow-ally-stun = Atreus' arrow, which stuns
gow-ally-strength = Atreus adds 3 to the attack
gow-ally-two = Atreus' arrows at two enemies
gow-ally-defence = Atreus' defence +1
gow-ally-heal = Mimir heals 2
gow-ally-die = Mimir: the die adds to the attack
gow-ally-move = Mimir: an extra move
gow-ally-look = Mimir looks at two upgrades

## What happened
gow-told-hero = { $seat } plays { $hero }.
gow-told-brothers = { $seat } plays Brok & Sindri.
gow-told-drawn = { $name } is drawn for the pyramid.
gow-told-first = { $seat } is the first player.
gow-told-laid = The scene is laid out: { $name }.
gow-told-obstacle = The obstacle of { $name } holds.
gow-told-moved = { $hero } goes to column { $column }.
gow-told-round = Round { $round } begins.
gow-told-drew = { $seat } draws { $count }.
gow-told-drew-status = { $seat } draws { $status }.
gow-told-joined = Mimir joins { $hero }.
gow-told-activates = { $seat } acts.
gow-told-attacked = { $hero } attacks { $place } with strength { $strength }.
gow-told-rolled = The enemy die shows { $die }.
gow-told-hurt = { $damage } damage at { $place }.
gow-told-armour-broke = Armour breaks at { $place }.
gow-told-armour-held = The armour at { $place } holds.
gow-told-defeated = The enemy at { $place } is defeated.
gow-told-dazed = The enemy at { $place } is stunned.
gow-told-shook = The enemy at { $place } shakes off its stun.
gow-told-front = { $place } flips to its front.
gow-told-back = { $place } flips to its back.
gow-told-spot = { $hero } uses a spot at { $place }.
gow-told-special = { $hero } plays { $card }.
gow-told-rage = { $hero } uses rage.
gow-told-ally = An ally helps: { $ally }.
gow-told-revealed = { $card } is revealed, rune { $rune }.
gow-told-enemy-attacks = The enemy at { $place } attacks column { $column }.
gow-told-defended = { $hero } defends with { $strength }.
gow-told-intercepted = Mimir steps in.
gow-told-cancelled = Freya's token saves { $hero }.
gow-told-wounded = { $hero } takes { $damage } damage.
gow-told-downed = { $hero } is downed.
gow-told-healed = { $hero } heals { $damage }.
gow-told-gained = { $seat } gains { $status }.
gow-told-took = { $seat } takes { $card }.
gow-told-removed = { $seat } removes { $card }.
gow-told-done = { $name } is done.
gow-told-won = All have won.
gow-told-lost = All have lost.

## Refusals
gow-why-over = The game is over.
gow-why-not-asked = You are not asked now.
gow-why-not-now = That does not answer the question that is asked.
gow-why-hero-taken = That hero is taken.
gow-why-no-column = There is no such column.
gow-why-alone-in-front = A hero alone at a column is in front.
gow-why-column-full = Two heroes are there already.
gow-why-there = The hero is there already.
gow-why-moved = The hero has moved in this turn.
gow-why-alone = Nobody is there to swap with.
gow-why-not-yours = That is not your hero.
gow-why-downed = The hero is downed.
gow-why-no-body = Mimir has no body: he neither moves nor attacks.
gow-why-no-medium = Mimir joins an ally who is not downed.
gow-why-not-in-hand = The card is not in your hand.
gow-why-other-type = The card has no such symbol.
gow-why-no-number = At least one number is needed.
gow-why-not-a-number = That card is no number.
gow-why-in-order = They are named in ascending order.
gow-why-no-enemy = No living enemy is there.
gow-why-guarded = That enemy is guarded.
gow-why-other-column = It is at another column.
gow-why-top-row = Melee does not reach the top row.
gow-why-no-target = That cannot be its target.
gow-why-other-moment = Not at this moment.
gow-why-no-rage = The rage is not at its last space.
gow-why-not-own-turn = Only in one's own turn.
gow-why-armoured = It has no effect on armour.
gow-why-token = A token lies there already, or the hero is downed.
gow-why-tokens-out = Both tokens are out.
gow-why-has-bonus = He has that bonus already, or is downed.
gow-why-no-spot = There is no such spot.
gow-why-used = It is used up.
gow-why-condition = Its condition does not hold.
gow-why-cannot-pay = The hand cannot pay for it.
gow-why-other-symbol = That card does not pay for the next symbol.
gow-why-not-furthest = That is not a column furthest away.
gow-why-not-offered = That card is not offered.
gow-why-assigned = The first player has assigned that card.
gow-why-not-in-discard = The card is not in your discard pile.
gow-why-must-grow = A card is left: take one, or remove one.
gow-why-not-next = That card of the pyramid does not come next.
gow-why-not-solo = Allies help only in solo play.

## Faults of set-ups and boxes
gow-fault-choice = a choice of this game
gow-fault-first-game = a first game begins with quest 1
gow-fault-statement = a statement is "trigger: effects", "enemy …" or, on a health card, "health N"
gow-fault-word = unknown word "{ $word }"
gow-fault-number = "{ $word }" is not a number from 1 to 99
gow-fault-rune = no rune is called "{ $word }"; known: { $known }
gow-fault-rune-nobody = no upgrade card has the rune "{ $word }"
gow-fault-place = no place is called "{ $word }": t1 to t4, b1 to b4, h1, h2
gow-fault-place-twice = a second card at the same place
gow-fault-armour = at most three armours, the strongest first
gow-fault-reach = melee needs left, own or right; ranged has none of them
gow-fault-no-rune = a rune is missing
gow-fault-lasting = stronger, hardened and guard stand behind "while", and nothing else does
gow-fault-track = "{ $word }" is no flip: self, or places with f or b, each once
gow-fault-health = must be four percentages from 10 to 250, for one to four players
gow-fault-die = six numbers from 0 to 9
gow-fault-no-hero = the hero { $hero } is missing
gow-fault-count = { $expected } expected, { $found } found
gow-fault-face = "{ $word }" is no face of a card
gow-fault-faces = one face, or two of different types
gow-fault-no-win = a scene needs at least one win condition
gow-fault-no-obstacle = a scene needs an obstacle
gow-fault-no-side = the { $side } is missing
gow-fault-no-card = there is no card at this place
gow-fault-no-health = a health card needs "health N" on both sides
gow-fault-many = at most { $most } statements
gow-fault-quest-word = a quest card or obstacle says what only scene cards can
gow-fault-scene-word = start and round stand on quest cards only
gow-fault-never-up = nothing ever flips this card to its back
