# Valhalla: every text of the game.

valhalla-name = Valhalla
valhalla-about = Lead a squad of vikings, roll weapon dice to arm them, and send them gloriously to Valhalla.
valhalla-mode-rivals = Rivals: everyone for themselves
valhalla-mode-partnership = Partnership: partners lend each other warriors, each scores alone; an even number of players
valhalla-mode-alliance = Alliance: pairs that win together; an even number of players
valhalla-mode-solo = Alone against a Monster
valhalla-mode-coop = Together against a Monster
valhalla-verdict-0 = the attacker wins
valhalla-verdict-1 = the defender wins
valhalla-verdict-2 = nobody wins

valhalla-ending-last-shield = last shield lost
valhalla-ending-empty-deck = deck run out
valhalla-ending-monster-slain = Monster slain by attack
valhalla-ending-last-chance = Monster slain by the last attack
valhalla-ending-shields-lost = lost: fourth shield lost
valhalla-ending-deck-lost = lost: deck run out
valhalla-tally-jarl = Jarl
valhalla-tally-card = Card
valhalla-tally-card-fury = Fury
valhalla-tally-card-outnumbered-fury = Fury of the Few
valhalla-tally-card-heroic = Heroic Attack
valhalla-tally-card-heroic-symbol = Heroic Attack (weapon)
valhalla-tally-card-new-weapons = New Weapons
valhalla-tally-card-push-back = Push Back
valhalla-tally-card-change-of-weapons = Change of Weapons
valhalla-tally-card-cut-off = Cut Off from the Jarl
valhalla-tally-card-weapon-delivery = Weapon Delivery
valhalla-tally-card-road-to-valhalla = Road to Valhalla
valhalla-tally-card-mission = Mission
valhalla-tally-card-call-to-arms = Call to Arms
valhalla-tally-card-war-cry-squad = War Cry (squad)
valhalla-tally-card-war-cry-activation = War Cry (activation)
valhalla-tally-glory = Glory at the end
valhalla-tally-glory-valhalla = in Valhalla
valhalla-tally-glory-shields = shields
valhalla-tally-glory-sets = sets of shields
valhalla-tally-glory-jarl = Jarl
valhalla-tally-glory-king = King
valhalla-tally-battles = Battles
valhalla-tally-battles-won = won
valhalla-tally-battles-lost = lost
valhalla-tally-monster = Monster
valhalla-tally-level = Level
valhalla-tally-left = Left at the end
valhalla-tally-left-shields = shields
valhalla-tally-left-deck = cards of the deck
valhalla-tally-seat = Seat
valhalla-tally-seat-first = first player
valhalla-tally-loki = Loki's card
valhalla-tally-earned = Earned by expansions
valhalla-tally-earned-favours = points by favours
valhalla-tally-earned-missions = missions
valhalla-tally-earned-supports = Thor's cards
valhalla-tally-earned-tricks = Loki's bonuses

## Options
val-option-edition = Which rulebook decides
val-edition-pl = The Polish rulebook; the rules page tells where the two differ
val-edition-ru = The Russian rulebook; the rules page tells where the two differ
val-option-variant = Variants of the set-up
val-variant-first-game = First game: everyone gets a random starter Jarl
val-variant-simplified = Simplified: no Jarls, five cards, none discarded
val-variant-draft = Draft of the starting hand
val-variant-five-jarls = Five Jarls to choose from (four with six players)
val-option-first = Who plays first
val-first-random = Drawn at random
val-first-named = The player in this seat
val-option-with = Expansions
val-with-loki = Loki's Trick: losers take a bonus
val-with-thor = Thor's Support: third players help a side
val-with-valkyries = Valkyries: favours, missions and 40 cards more
val-with-dwarves = Dwarves of Svartalfheim: 40 cards more
val-with-tyr = Tyr's Wrath: cards under warriors
val-option-loki = Which card of Loki's is in play
val-loki-random = One drawn at random
val-loki-recommended = The one for a first game
val-loki-named = The card with this number

## Cards
val-clan-bear = Bear
val-clan-wolf = Wolf
val-clan-boar = Boar
val-clan-deer = Deer
val-clan-giant = Frost Giant
val-weapon-spear = spear
val-weapon-sword = sword
val-weapon-axe = axe
val-weapon-shield = shield
val-weapon-bow = bow
val-weapon-miss = miss
val-die-grey = grey { $face }
val-die-own = own die
val-die-any-grey = grey die
val-die-delivered = delivered { $face }
val-die-any-delivered = delivered weapon
val-die-chosen = { $die } (to be rerolled)
val-die-on-warrior = { $die } (on a warrior)
val-card-back = hidden card
val-jarl-back = hidden Jarl
val-kind-tactic = Tactic
val-kind-jarl = Jarl
val-kind-mission = Mission
val-kind-thor = Thor's Support
val-kind-tyr = Tyr's Wrath
val-kind-loki = Loki's Trick
val-corner-strength = strength
val-corner-glory = glory
val-mark-three-plus = 3+
val-mark-starter = starter
val-badge-chosen = chosen
val-badge-discard = to be discarded
val-badge-activated = activated
val-badge-silenced = cut off
val-badge-extra = extra ability
val-badge-supports = for { $seat }
val-badge-blocked = blocked
val-badge-road = on the road
val-badge-denied = denied
val-badge-going = leaving
val-badge-sacrifice = +3, a card
val-slot = empty slot { $slot }

val-tactic-fury = Fury
val-tactic-outnumbered-fury = Fury of the Few
val-tactic-heroic = Heroic Attack
val-tactic-heroic-symbol = Heroic Attack ({ $weapon })
val-tactic-new-weapons = New Weapons
val-tactic-push-back = Push Back
val-tactic-change-of-weapons = Change of Weapons
val-tactic-cut-off = Cut Off from the Jarl
val-text-fury = +2 strength.
val-text-outnumbered-fury = +3 strength, only if your squad is smaller than your opponent's.
val-text-outnumbered-fury-monster = +3 strength, only if your squad is smaller than the number of warriors on the Monster's card.
val-text-heroic = +3 strength: discard any one of your unused dice.
val-text-heroic-symbol = +4 strength: discard an unused die showing { $weapon }.
val-text-new-weapons = Roll two grey dice and keep one of them.
val-text-push-back = Up to two free rerolls of any of your unused dice.
val-text-change-of-weapons = Turn any of your unused misses to weapons of your choice.
val-text-cut-off = Attack only: the defender's Jarl is off for this battle.
val-text-cut-off-monster = Attack only: the Monster's ability is off for this battle.
val-tactic-delivery = Weapon Delivery ({ $weapon })
val-tactic-road = Road to Valhalla
val-tactic-mission = Mission: { $demand }
val-tactic-call-to-arms = Call to Arms
val-tactic-cry-squad = War Cry (squad)
val-tactic-cry-activation = War Cry (activation)
val-text-delivery = Counts as a die showing { $weapon }, to arm a warrior or to pay for a tactic.
val-text-road = Defence only: one of the attacker's activated warriors counts no more, and goes to its Valhalla after the battle.
val-text-mission = After a battle you won: { $demand }. It goes to your Valhalla.
val-text-call-to-arms = Before battle: the topmost warrior of the discard joins your squad.
val-text-cry-squad = +1 strength for each warrior in your squad.
val-text-cry-activation = +1, 2, 4 or 6 strength for 1, 2, 3 or 4 activated warriors.
val-mission-no-rerolls = no rerolls of your own
val-mission-by-five = won by 5 or more
val-mission-three-activated = three or more activated
val-demand-no-rerolls-pl = no reroll but those that a played card or your Jarl gave
val-demand-no-rerolls-ru = no reroll but those that a played card gave
val-demand-three-activated-pl = three or more of your own squad activated

val-ability-foe = +3 if the opponent's squad has a { $clan }.
val-ability-foe-monster = +3 if the Monster's card shows the clan { $clan }.
val-ability-own = +2 if your squad has another { $clan }, +5 if it has two.
val-ability-diversity = +2 with three clans in your squad, +5 with four.
val-ability-frost = Attack: the defender loses a die (once a battle).
val-ability-frost-first = Attack and defence: the first Giant activated in a battle brings you a grey die.
val-ability-frost-each = Attack and defence: it brings you a grey die.
val-ability-block = Attack: a warrior of the defender's cannot be armed (not in a squad of one).
val-ability-deny = After the battle an activated warrior of the opponent's stays in its squad.
val-ability-disarm = The opponent discards a tactic, or shows that it has none.
val-ability-sacrifice = You may put a card from your hand face down beside it for +3.
val-favour-group = To Valhalla: a point for each other warrior that goes with it.
val-favour-colour = To Valhalla: 2 points if a { $clan } goes with it.
val-favour-lone = To Valhalla: 3 points if it goes alone.
val-short-foe = +3 v { $clan }
val-short-own = +2/5 { $clan }
val-short-giant = Giant
val-short-diversity = +2/5 clans
val-short-frost = frost
val-short-block = block
val-short-deny = deny
val-short-disarm = disarm
val-short-sacrifice = +3 a card
val-short-group = 1 each
val-short-colour = 2 { $clan }
val-short-lone = 3 alone
val-weapon-any = any weapon
val-demand-any-two = any two weapons
val-demand-pair = two of a kind
val-demand-triple = three of a kind
val-demand-two-pairs = two pairs
val-demand-different = { $count } different weapons
val-weapon-different = a different weapon
val-card-thor = Thor: { $aid }
val-aid-draw = draw a card
val-aid-strength = +{ $amount } strength
val-aid-reroll = a free reroll
val-aid-die = a grey die
val-aid-steal = a card of the opponent's
val-text-thor-fewer = Before a battle of two others, for the side with fewer warriors: { $aid }. If it wins, this card goes to your Valhalla.
val-text-thor-no-more = Before a battle of two others, for a side with fewer or as many warriors: { $aid }. If it wins, this card goes to your Valhalla.
val-card-tyr-foe = Tyr: +4 v { $clan }
val-card-tyr-weapon = Tyr: { $weapon }
val-card-tyr-strength = Tyr: +2
val-text-tyr-foe = Under a warrior: +4 if the opponent's squad has a { $clan }.
val-text-tyr-weapon = Under a warrior: one { $weapon } fewer arms it.
val-text-tyr-strength = Under a warrior: +2.
val-loki-row = { $least }–{ $most }: { $bonus }
val-loki-row-one = { $most }: { $bonus }
val-loki-more = { $count } cards more are discarded at the start
val-loki-fewer = { $count } cards fewer are discarded at the start
val-bonus-send-all = all your activated warriors go to Valhalla
val-bonus-send = { $amount ->
    [one] one activated warrior goes to Valhalla
   *[other] up to { $amount } activated warriors go to Valhalla
}
val-bonus-steal = { $amount ->
    [one] a random card of the winner's
   *[other] { $amount } random cards of the winner's
}
val-bonus-draw = { $amount ->
    [one] draw a card
   *[other] draw { $amount } cards
}
val-bonus-points = { $amount ->
    [one] a bonus point
   *[other] { $amount } bonus points
}
val-bonus-recall = an activated warrior back into your hand
val-bonus-salvage = the topmost discarded warrior into your hand

## Jarls
val-jarl-plus = + { $condition }: { $effect }
val-jarl-or = or { $condition }: { $effect }
val-link-plus = +
val-link-or = or
val-when-attacking = attacking: { $effect }
val-when-defending = defending: { $effect }
val-effect-strength = +{ $amount } strength
val-effect-clan-strength = +{ $amount } strength for each activated { $clan }
val-effect-extra-dice = { $amount ->
    [one] roll a grey die more
   *[other] roll { $amount } grey dice more
}
val-effect-free-rerolls = { $amount ->
    [one] one free reroll
   *[other] { $amount } free rerolls
}
val-effect-turn-miss = { $amount ->
    [one] turn a miss to any weapon
   *[other] turn up to { $amount } misses to any weapons
}
val-effect-turn-to = { $amount ->
    [one] turn a die to { $weapon }
   *[other] turn up to { $amount } dice to { $weapon }
}
val-effect-foe-fewer-dice = { $amount ->
    [one] attacking: the defender rolls a die fewer
   *[other] attacking: the defender rolls { $amount } dice fewer
}
val-effect-frost-proof = you lose no dice to Giants or Jarls
val-effect-tie-defence = you win ties when defending
val-effect-silence = the opponent's Jarl is off
val-effect-before-boost = before a battle you may discard a card for +{ $amount } strength
val-effect-plunder = after a won battle take a random card from the loser
val-effect-last-honour = after a lost battle one activated warrior may go to Valhalla
val-effect-draw-won = { $amount ->
    [one] after a won battle draw a card
   *[other] after a won battle draw { $amount } cards
}
val-effect-draw-lost = { $amount ->
    [one] after a lost battle draw a card
   *[other] after a lost battle draw { $amount } cards
}
val-effect-squad-slots = your squad may have { $amount } warriors
val-effect-play-two = action: play any two warriors
val-effect-pair-limit = two warriors played together may have { $amount } weapons
val-effect-draw-more-a = action 4 draws { $amount } cards
val-effect-draw-more-b = part B draws { $amount } cards
val-effect-keep-more = action 4 keeps { $amount } cards
val-effect-salvage = action: take the topmost discarded warrior into your hand
val-effect-watch-swap = after a battle of two others you may discard a card and draw one
val-effect-shield-glory = { $amount } glory at the end for each captured shield
val-effect-clan-glory = { $amount } glory at the end for each { $clan } in your Valhalla
val-if-squad-at-most = with at most { $amount } in your squad
val-if-squad-at-least = with at least { $amount } in your squad
val-if-fewer-than-foe = with fewer warriors than the opponent
val-if-clan-in-squad = with at least { $amount } { $clan } in your squad
val-if-clans-at-least = { $amount ->
    [one] with at least { $amount } clan in your squad
   *[other] with at least { $amount } clans in your squad
}
val-if-own-shields-at-most = { $amount ->
    [one] with at most { $amount } own shield
   *[other] with at most { $amount } own shields
}
val-if-captured-at-least = { $amount ->
    [one] with at least { $amount } captured shield
   *[other] with at least { $amount } captured shields
}
val-if-hand-at-least = { $amount ->
    [one] with at least { $amount } card in hand
   *[other] with at least { $amount } cards in hand
}
val-if-hand-at-most = { $amount ->
    [one] with at most { $amount } card in hand
   *[other] with at most { $amount } cards in hand
}
val-if-attacking = while attacking
val-if-defending = while defending
val-if-valhalla-at-most = { $amount ->
    [one] with at most { $amount } card in your Valhalla
   *[other] with at most { $amount } cards in your Valhalla
}
val-if-deck-at-most = { $amount ->
    [one] with at most { $amount } card in the deck
   *[other] with at most { $amount } cards in the deck
}

## The table
val-zone-open = Open cards
val-zone-discard = Discard
val-zone-deck = Deck
val-zone-offer = Jarls to choose from
val-zone-drawn = Drawn cards
val-zone-hand = Your hand
val-zone-own-squad = Your squad
val-zone-squad = { $seat }
val-zone-known-hand = Known cards of { $seat }
val-zone-attack = { $seat } attacks
val-zone-defence = { $seat } defends
val-zone-ragnarok = Ragnarök of { $seat }
val-zone-loki = Loki's Trick
val-zone-support = Thor's Support
val-fact-turn = turn { $turn }
val-fact-deck = deck { $count }
val-fact-count = { $count }
val-fact-last-turns = { $count ->
    [one] the last turn
   *[other] { $count } last turns
}
val-fact-end-near = the end is near
val-fact-ragnarok = Ragnarök
val-fact-active = on turn
val-fact-done = ready
val-fact-shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
val-fact-captured = { $count } captured
val-fact-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
val-fact-valhalla = Valhalla { $count } ({ $glory } glory)
val-fact-strength = strength { $strength }
val-fact-gone = { $count } gone
val-fact-not-rolled = not rolled yet
val-score-valhalla = Glory in Valhalla
val-score-shields = Shields
val-score-sets = Sets of shields
val-score-jarl = Jarl
val-ending-last-shield = A player had lost the last shield.
val-ending-empty-deck = The deck had run out.

## Questions
val-ask-over = The game is over.
val-ask-jarl = Keep one Jarl, in secret.
val-ask-take = Take a warrior into your squad.
val-ask-slot = Choose a slot for { $card }.
val-ask-discard-two = { $count ->
    [one] Discard one more card, unseen.
   *[other] Discard two cards, unseen.
}
val-ask-draft = Lay a card open, or pass and fill your hand.
val-ask-fill = Fill your hand from the open cards.
val-ask-action = Your turn: take one action.
val-ask-must-play = Your squad is empty: play a warrior, or draw if you have none.
val-ask-room = Discard a warrior to make room for { $card }.
val-ask-keep = { $count ->
    [one] Discard cards until one is left; you keep that one.
   *[other] Discard cards until { $count } are left; you keep those.
}
val-ask-before = Before the battle: discard a card for your Jarl?
val-ask-before-cards = Before the battle: do you play or offer a card?
val-ask-loki = You lost by { $difference }: take a bonus from Loki?
val-ask-loki-send = { $count ->
    [one] Which activated warrior goes to Valhalla?
   *[other] Which activated warriors go to Valhalla, up to { $count }?
}
val-ask-recall = Which activated warrior comes back into your hand?
val-ask-support = { $attacker } attacks { $defender }: do you support a side?
val-ask-road = Road to Valhalla: who takes it and counts no more?
val-ask-mission = You won: have you fulfilled a mission?
val-ask-block = Block a warrior of the defender's.
val-ask-deny = Which warrior of your opponent's stays in its squad?
val-ask-disarm = You are disarmed: discard a tactic, or show that you have none.
val-ask-sacrifice = Put a card face down beside the dwarf for +3?
val-ask-wrath = Put a card of Tyr's under a new warrior?
val-ask-ability = Which ability of your Jarl do you use in this battle?
val-ask-attack = You attack { $seat }: reroll, play tactics, arm warriors.
val-ask-defence = You defend against { $seat }, who has strength { $strength }.
val-ask-ragnarok = Ragnarök: arm your warriors; all activated ones go to Valhalla.
val-ask-reroll = Choose the dice to reroll.
val-ask-hold = Keep one of the two grey dice.
val-ask-turn = Turn misses to weapons.
val-ask-send = You won: who goes to Valhalla?
val-ask-honour = You lost: one activated warrior may still go to Valhalla.
val-ask-watch = Swap a card after the battle of the others?
val-ask-claim = { $points ->
    [one] Take cards worth 1 glory from the discard.
   *[other] Take cards worth { $points } glory from the discard.
}
val-wait-fate = The dice are rolling.
val-wait-seat = { $seat } is choosing.
val-wait-seats = { $count } players are choosing.

## Choices
val-do-jarl = Keep { $jarl }
val-do-take = Take { $card }
val-do-slot = Put { $card } into slot { $slot }
val-do-discard = Discard { $card }
val-do-lay = Lay { $card } open
val-do-pass = Pass
val-do-pass-turn = Pass until my next turn
val-do-play = Play { $card }
val-do-pair = Play { $card } and { $other }
val-do-muster = Muster { $card } and { $other }
val-do-salvage = Take the topmost discarded warrior
val-do-attack = Attack { $seat }
val-do-draw = Draw cards
val-do-dismiss = Discard { $card } from slot { $slot }
val-do-offer = Discard { $card } for strength
val-do-basic = Basic ability: { $effect }
val-do-extra = Extra ability: { $effect }
val-do-arm = Arm { $card } with { $dice }
val-do-tactic = Play { $card }
val-do-tactic-with = Play { $card }, discarding { $die }
val-do-spend = Discard { $die } to reroll others
val-do-free = Use a free reroll
val-do-add = Reroll { $die } too
val-do-roll = { $count ->
    [one] Reroll one die
   *[other] Reroll { $count } dice
}
val-do-turn = Turn { $die } to { $face }
val-do-hold = Keep { $face }
val-do-done = No more rerolls
val-do-done-sending = Send nobody else
val-do-done-turning = Turn no more dice
val-do-end = End the phase
val-do-send = Send { $card } to Valhalla
val-do-swap = Discard { $card } and draw
val-do-claim = Take { $card } ({ $glory } glory) from the discard
val-do-pass-battle = Pass for this battle
val-do-support = Play { $card } for { $seat }
val-do-block = Block { $card } in slot { $slot }
val-do-deny = Hold back { $card } in slot { $slot }
val-do-show = Show your hand: it has no tactic
val-do-sacrifice = Put { $card } face down for +3
val-do-bonus = Take { $row }
val-do-recall = Take { $card } back into your hand
val-do-wrath = Put { $card } under { $warrior }
val-do-arm-freely = Activate { $card }, which needs no die

## What happened
val-told-jarls-dealt = { $seat } is dealt Jarls.
val-told-jarl = { $seat } leads as { $jarl }.
val-told-first-discard = { $count } cards go to the discard.
val-told-turned-up = { $card } is turned up.
val-told-first-player = { $seat } will play first.
val-told-took = { $seat } takes { $card }.
val-told-left-over = { $card } goes back into the deck.
val-told-placed = { $seat } puts { $card } into slot { $slot }.
val-told-hand = { $seat } is dealt { $count } cards.
val-told-discarded = { $seat } discards { $card }.
val-told-shuffled-back = { $count } cards go back into the deck.
val-told-laid-open = { $card } is laid open.
val-told-laid = { $seat } lays { $card } open.
val-told-draft-passed = { $seat } leaves the draft.
val-told-turn = The turn of { $seat }.
val-told-showed-hand = { $seat } has no warrior and shows the hand.
val-told-showed-no-tactic = { $seat } has no tactic and shows the hand.
val-told-drew = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
val-told-drew-card = You draw { $card }.
val-told-dealt-card = You are dealt { $card }.
val-told-fell = { $seat } loses { $card }.
val-told-salvaged = { $seat } takes { $card } from the discard.
val-told-attacked = { $seat } attacks { $target }!
val-told-offered = { $seat } discards { $card } before the battle.
val-told-uses-basic = { $seat } uses the basic ability.
val-told-uses-extra = { $seat } uses the extra ability.
val-told-silenced = The Jarl of { $seat } is cut off.
val-told-lost-dice = { $count ->
    [one] { $seat } loses a die.
   *[other] { $seat } loses { $count } dice.
}
val-told-rolled = { $seat } rolls { $dice }.
val-told-spent = { $seat } discards { $die } to reroll.
val-told-used-reroll = { $seat } uses a free reroll.
val-told-rerolled = { $seat } rerolls: { $dice }.
val-told-turned = { $seat } turns { $die } to { $face }.
val-told-took-grey = { $seat } takes a grey die: { $face }.
val-told-tactic = { $seat } plays { $card }.
val-told-armed = { $seat } arms { $card }.
val-told-phase-ended = { $seat } reaches strength { $strength }.
val-told-no-winner = { $seat } armed nobody: the battle has no winner.
val-told-won = { $seat } beats { $loser }, { $strength } to { $other }.
val-told-took-shield = { $seat } takes a shield of { $from }.
val-told-to-valhalla = { $seat } sends { $card } to Valhalla.
val-told-plundered = { $seat } takes { $card } from the hand of { $from }.
val-told-deck-empty = The deck has run out: one last turn for everyone.
val-told-last-shield = A last shield has fallen: one last turn for everyone.
val-told-ragnarok = Ragnarök begins.
val-told-over = The sagas are told: the game is over.
val-told-earned = { $points ->
    [one] { $seat } earns a bonus point.
   *[other] { $seat } earns { $points } bonus points.
}
val-told-unpaid = The discard cannot pay { $seat } the last { $points }.
val-told-claimed = { $seat } takes { $card } from the discard into Valhalla.
val-told-loki = Loki plays { $card }.
val-told-bonus = { $seat } takes Loki's bonus in row { $row }.
val-told-recalled = { $seat } takes { $card } back into the hand.
val-told-supported = { $seat } plays { $card } for { $side }.
val-told-road = { $card } of { $seat } takes the road to Valhalla.
val-told-fulfilled = { $seat } has fulfilled { $card }.
val-told-called = { $card } answers the call of { $seat }.
val-told-blocked = { $seat } blocks { $card }.
val-told-denied = { $seat } holds { $card } back.
val-told-disarmed = { $seat } is disarmed and discards { $card }.
val-told-sacrificed = { $seat } puts { $card } face down beside a dwarf.
val-told-uncovered = { $seat } discards { $card } from beside a dwarf.
val-told-tyr-dealt = { $seat } is dealt a card of Tyr's.
val-told-wrath = { $seat } puts { $card } under { $warrior }.

## Why not
val-why-over = The game is over.
val-why-not-asked = It is not your turn to choose now.
val-why-not-now = Not at this moment: something else is asked now.
val-why-jarl-not-offered = That Jarl was not dealt to you.
val-why-not-open = That card does not lie open.
val-why-not-in-hand = That card is not in your hand.
val-why-chosen-already = You have chosen that card already.
val-why-laid-last = You have laid your last card: now you must pass.
val-why-ascending = Sets are chosen in ascending order, so that each has one way; go back by undo.
val-why-too-heavy = Two warriors played together may have at most three weapons between them.
val-why-no-ability = Your Jarl does not allow that now.
val-why-no-discarded-warrior = There is no warrior in the discard.
val-why-not-a-warrior = Only warriors are played into a squad.
val-why-two-different = Name two different warriors, the lower number first.
val-why-must-play = Your squad is empty: you must play warriors.
val-why-no-such-player = There is no such player.
val-why-yourself = You cannot attack yourself.
val-why-no-warriors = You have no warriors to attack with.
val-why-target-no-warriors = Who has no warriors cannot be attacked.
val-why-target-no-shields = Who has no own shields left cannot be attacked.
val-why-empty-slot = There is no warrior in that slot.
val-why-no-such-slot = Your squad has no such slot.
val-why-slot-taken = That slot is taken, and warriors never move.
val-why-not-drawn = You did not draw that card.
val-why-no-such-die = You have no such unused die.
val-why-no-other-die = There must be another unused die to reroll.
val-why-no-die = You have no unused die.
val-why-used-up = You have used that ability up in this battle.
val-why-cannot-turn = Your Jarl cannot turn that die so.
val-why-only-misses = Only misses can be turned, and only to weapons.
val-why-none-chosen = Choose at least one die first.
val-why-must-reroll = You paid for a reroll: choose dice and roll.
val-why-armed-already = That warrior is activated already.
val-why-miss = A miss arms nobody.
val-why-demand = Those dice do not match what the warrior asks for.
val-why-not-a-tactic = That card is not a tactic.
val-why-needs-die = It takes one of your unused dice: name it.
val-why-takes-no-die = That tactic takes no die.
val-why-other-symbol = The die must show the symbol on the card.
val-why-no-opponent = There is no opponent in Ragnarök.
val-why-not-fewer = Only with fewer warriors than your opponent.
val-why-attack-only = Only in attack.
val-why-not-activated = Only an activated warrior can go.
val-why-not-discarded = That card is not in the discard.
val-why-cannot-pay = With that card the points could not be paid exactly.
val-why-defence-only = Only in defence.
val-why-nobody-for-road = No activated warrior of the attacker's is left to take the road.
val-why-not-met = Its demand was not met in this battle.
val-why-not-a-mission = That card is not a mission.
val-why-not-before = That card is not played before a battle.
val-why-before-only = It is played before a battle only.
val-why-after-only = It is played after a battle you won only.
val-why-blocked = That warrior is blocked in this battle.
val-why-cannot-deny = That warrior cannot be held back.
val-why-has-tactic = You have a tactic: discard one.
val-why-no-such-row = Loki's card has no such row.
val-why-row-above = Only the row of the difference, or one below it.
val-why-no-use = That bonus would bring you nothing now.
val-why-not-thor = That card is not one of Thor's.
val-why-not-fighting = That player does not fight in this battle.
val-why-not-outnumbered = That side has too many warriors for this card.
val-why-not-tyr = That card is not one of Tyr's.
val-why-not-just-added = Only under a warrior that has just been added, one each.

## Card tables
val-sheet-warriors = Warriors
val-sheet-tactics = Tactics
val-sheet-jarls = Jarls
val-sheet-valkyries-warriors = Valkyries: warriors
val-sheet-valkyries-tactics = Valkyries: tactics and missions
val-sheet-dwarves-warriors = Dwarves of Svartalfheim: warriors
val-sheet-dwarves-tactics = Dwarves of Svartalfheim: tactics
val-sheet-thor = Thor's Support
val-sheet-tyr = Tyr's Wrath
val-sheet-loki = Loki's Trick
val-head-number = No.
val-head-name = Name
val-head-clan = Clan
val-head-strength = Strength
val-head-weapons = Weapons
val-head-glory = Glory
val-head-ability = Ability
val-head-provenance = From
val-head-glory-provenance = Glory from
val-head-name-provenance = Name from
val-head-link-provenance = Link from
val-head-label-provenance = Name and recommendation from
val-head-copies = Copies
val-head-effect = Effect
val-head-basic = Basic ability
val-head-link = Link
val-head-condition = Condition
val-head-extra = Extra ability
val-head-three-plus = 3+
val-head-starter = Starter
val-head-rows = Difference: bonus
val-head-discard = At the start
val-head-recommended = First game
val-number = { $n }
val-listed = { $items }
val-both-texts = { $ability } { $favour }
val-yes = yes
val-nothing = –
val-from-book = book
val-from-known = known
val-from-ours = ours

## Faults of a set-up or a box
val-fault-choice = a choice such as “play 57” or “attack 2”
val-fault-clash = “{ $one }” and “{ $other }” do not go together
val-fault-no-dice = is missing: a table with faces and provenance
val-fault-faces = must be the six faces { $known }, once each
val-fault-weapons-too = has weapons too; give one of the two
val-fault-weapons = must be a list of 1 to 4 weapons
val-fault-no-weapon = “{ $found }” is not one of the five weapons
val-fault-goes-with = goes with { $kinds } only
val-fault-or-phases = “or” needs two abilities of one’s own battle phase
val-fault-battle-condition = this condition goes with abilities that act in a battle only
val-fault-slots-basic = squad-slots must be basic: slots cannot come and go
val-fault-deck-size = the base deck has { $expected } cards, this one { $found }
val-fault-jarl-count = there are { $expected } Jarls, here { $found }
val-fault-few-warriors = at least { $expected } cards must be warriors, not { $found }
val-fault-few-duel-jarls = at least { $expected } Jarls must not be 3+, here { $found }
val-fault-few-starters = at least { $expected } Jarls must be starters, two of them not 3+; here { $found } are

## Against a Monster
val-option-solo = Alone against this Monster
val-option-coop = Together against this Monster
val-monster-off = No Monster
val-monster-jormungandr = Jörmungandr, the serpent around the world
val-monster-surtur = Surtur, the lord of fire
val-monster-hel = Hel, the keeper of the dead
val-monster-fenrir = Fenrir, the wolf
val-option-level = How hard it is against a Monster
val-level-1 = Normal: a lost battle costs 2 cards of the deck
val-level-2 = Hard: a lost battle costs 4 cards of the deck
val-level-3 = Impossible: a lost battle costs 6 cards of the deck
val-option-abilities = Whether a Monster's special abilities are played
val-abilities-on = With special abilities
val-abilities-off = Without special abilities
val-option-mercy = How much weaker the Monster is (a house rule)
val-mercy-none = As strong as the rules have it
val-mercy-some = Each card so much weaker
val-with-king = King of the Hill (Last Viking): the winner of a battle is King until it is beaten
val-option-pairs = Whether players belong together in pairs
val-pairs-off = No pairs
val-pairs-partnership = Partnership: each partner scores alone; an even number of players
val-pairs-alliance = Alliance: the best pair wins; an even number of players
val-fault-alone = one player can only play against a Monster: choose one with the option solo
val-fault-needs-monster = this is only for games against a Monster (options solo and coop)
val-fault-dwarves-alone = against a Monster the dwarves are only played together with the valkyries
val-fault-pairs-players = pairs are for 4 or 6 players, not { $players }
val-fault-weak-back = the reverse of a Monster's card is not weaker than its front
val-fault-monsters-missing = there is no Monster { $missing }
val-fault-monster-cards = a Monster has { $expected } cards
val-fault-monster-together = the strengths for 2, 3 and 4 players together are three lists of { $cards } numbers from 1 to 99 each, none of which falls from card to card
val-fault-monster-order = strength and limit must not fall from card to card
val-fault-monster-symbols = expected 1 to 6 weapons
val-fault-few-solo-jarls = at least { $expected } Jarls must be fit for games against a Monster, not { $found }
val-fault-king-levels = there must be as many numbers of dice as of glory
val-fault-king-first = on the first level the attacker has no dice more
val-fault-king-list = expected 1 to { $levels } whole numbers from 0 to { $most }
val-fault-kings-missing = there are no levels for { $missing } players

val-kind-monster = Monster
val-monster-card = { $monster } { $number }
val-monster-warriors = { $count ->
    [0] counts as no warriors
    [one] counts as one warrior
   *[other] counts as { $count } warriors
}
val-monster-clans = clans: { $clans }
val-corner-limit = limit
val-badge-quelled = ability off
val-badge-next = next
val-die-on-monster = { $die } (on the Monster)
val-dread-decay = After part A a card of the deck is discarded.
val-dread-spell = Abilities of { $clan } warriors add nothing to strength.
val-dread-tribute = Before a battle you discard a card of your choice.
val-dread-chill = You roll a die fewer.
val-dread-theft = After each battle you discard a random card.
val-dread-haste = At most two tactics in a battle.
val-dread-awe = Your Jarl is off in battle.
val-dread-confusion = No tactics.
val-dread-siege = Your squad has one slot fewer.
val-dread-sacrifice = Before a battle you discard a warrior of your squad.
val-dread-shame = After a lost battle you lose the least glory of your Valhalla.
val-dread-grip = Push Back and Change of Weapons are not allowed.
val-dread-oblivion = After each battle you lose the least glory of your Valhalla.

val-zone-monster = { $monster }
val-zone-valhalla = Valhalla of { $seat }
val-fact-monster-cards = { $count ->
    [one] one card left
   *[other] { $count } cards left
}
val-fact-mercy = house rule: { $weaker } weaker
val-fact-level = level { $level } ({ $cards } cards for a lost battle)
val-fact-limit = warriors: { $glory } of at most { $limit } glory

val-do-aside = Set { $card } aside
val-do-slay = Attack { $monster }
val-do-done-aside = That is all I set aside

val-ask-pick-jarl = Pick your Jarl.
val-ask-set-aside = Set any cards aside; you will draw as many.
val-ask-give-card = Discard a card before the battle.
val-ask-give-warrior = Discard a warrior of your squad before the battle.
val-ask-hunt = Reach strength { $strength } to beat the Monster's card.
val-ask-hunted = The Monster attacks: only more than { $strength } wins.
val-ask-aid = { $seat } ends its phase with { $strength } against { $other }: play a tactic for it?
val-ask-enter = There is room for { $room } glory in Valhalla: who goes? The others are discarded.
val-ask-turn-away = Valhalla has no room for the others: which one is discarded first?
val-ask-spare = The battle is lost. One activated warrior may go to Valhalla.
val-ask-lose-glory = Lose a card of your Valhalla.
val-ask-cull = Your squad is too large for the Monster's new card: discard a warrior.

val-told-set-aside = { $count ->
    [0] { $seat } keeps its cards
    [one] { $seat } sets a card aside
   *[other] { $seat } sets { $count } cards aside
}
val-told-attacked-monster = { $seat } attacks { $monster }
val-told-prowled = { $monster } rolls { $dice }; { $count ->
    [0] none fits
    [one] one fits
   *[other] { $count } fit
}
val-told-monster-attacks = { $monster } attacks { $seat }
val-told-deck-lost = { $count ->
    [one] a card of the deck is discarded
   *[other] { $count } cards of the deck are discarded
}
val-told-quelled = { $seat } switches the ability of { $monster } off
val-told-frost-die = A Frost Giant brings { $seat } a grey die: { $face }
val-told-aided = { $seat } helps with { $card }
val-told-hunt-won = { $seat } wins against { $monster }, { $strength } to { $other }
val-told-hunt-lost = { $seat } loses against { $monster }, { $strength } to { $other }
val-told-card-beaten = { $count ->
    [0] The last card of { $monster } is beaten
    [one] A card of { $monster } is beaten; one is left
   *[other] A card of { $monster } is beaten; { $count } are left
}
val-told-shield-lost = { $count ->
    [0] { $seat } loses its last shield
   *[other] { $seat } loses a shield and has { $count } left
}
val-told-turned-away = { $card } of { $seat } finds no room in Valhalla
val-told-glory-lost = { $seat } loses { $card } from Valhalla
val-told-last-chance = The deck is empty: { $seat } has one last attack
val-told-slain = { $monster } is slain
val-told-game-lost = { $monster } has won

val-ending-monster-slain = The Monster is slain.
val-ending-last-chance = The deck was empty, and the last attack slew the Monster.
val-ending-shields-lost = Lost: a fourth shield was lost.
val-ending-deck-lost = Lost: the deck ran out before the Monster was slain.
val-score-monster = Monster's cards beaten

val-why-jarl-not-fit = that Jarl cannot be picked
val-why-no-monster = there is no Monster at this table
val-why-companion = companions do not attack each other
val-why-still-fits = a warrior who still fits must go
val-why-limit = that would pass the limit of glory in Valhalla
val-why-no-tactics = the Monster allows no tactics
val-why-two-tactics = the Monster allows two tactics in a battle
val-why-grip = the Monster does not allow that tactic
val-why-not-lowest = one of the lowest glory is lost

val-sheet-monsters = Monsters
val-sheet-kings = King of the Hill
val-side-front = front
val-side-back = back
val-head-side = Side
val-head-limit = Limit
val-head-together = Of 2, 3, 4
val-head-symbols = Symbols
val-head-warriors = Warriors
val-head-solo = Solo
val-head-players = Players
val-head-level = Level
val-head-dice = Dice
val-fault-expansion-size = this deck has { $expected } cards, here { $found }
val-fault-recommended = just { $expected } card is recommended for a first game, here { $found }
val-fault-rows = must be a list of 1 to { $most } rows
val-fault-no-deck = this box has no deck “{ $deck }”
val-fault-without = needs “{ $needs }” among the expansions

## Pairs and Kings
val-fact-partner = your partner
val-fact-king = King, level { $level }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $dice ->
    [0] {""}
    [one] , attacker +{ $dice } grey die
   *[other] , attacker +{ $dice } grey dice
}
val-told-gave-shield = { $seat } gives a shield to { $to }
val-told-crowned = { $seat } is King
val-told-dethroned = { $seat } is King no more
val-told-king-rises = King { $seat } rises to level { $level }
val-score-king = King
val-why-partner = partners do not attack each other
valhalla-tally-king = King
valhalla-tally-king-end = at the end
