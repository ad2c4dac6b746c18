# Valda: Ragnarok: every text of the game.

ragnarok-name = Valda: Ragnarok
ragnarok-about = Build temples to gods and giants, win followers, and be ready: in your turn the others attack you.
ragnarok-mode-rivals = Rivals: everyone for themselves
ragnarok-mode-team = Teams: two against two
ragnarok-mode-solo = Alone against Loki or Thrym
ragnarok-verdict-0 = the attack succeeds
ragnarok-verdict-1 = the defence holds

ragnarok-ending-six-rounds = six rounds played
ragnarok-ending-solo-won = won against the automated player
ragnarok-ending-solo-lost = lost against the automated player
ragnarok-tally-end = At the end
ragnarok-tally-end-followers = followers
ragnarok-tally-end-temples = temples
ragnarok-tally-being = Temples built
ragnarok-tally-card = Card
ragnarok-tally-phase = Followers by phase
ragnarok-tally-phase-resource = Resource
ragnarok-tally-phase-action = Action
ragnarok-tally-phase-building = Building
ragnarok-tally-phase-attack = Attack
ragnarok-tally-phase-followers = Followers
ragnarok-tally-won = Followers won
ragnarok-tally-won-temple = by temples
ragnarok-tally-won-treasure = by treasures
ragnarok-tally-won-card = by cards
ragnarok-tally-won-dice = by dice
ragnarok-tally-won-bought = bought
ragnarok-tally-won-power = by powers
ragnarok-tally-won-attack = by attacks
ragnarok-tally-won-theft = stolen
ragnarok-tally-won-slaying = by slaying
ragnarok-tally-won-ploy = by ploys
ragnarok-tally-won-weaken = by weakening
ragnarok-tally-won-runes = for runes
ragnarok-tally-lost = Followers lost
ragnarok-tally-lost-dice = to skulls
ragnarok-tally-lost-attack = to attacks
ragnarok-tally-lost-theft = to thieves
ragnarok-tally-lost-weaken = to weakening
ragnarok-tally-attacks = Attacks
ragnarok-tally-attacks-won = succeeded
ragnarok-tally-attacks-failed = failed
ragnarok-tally-slain = Slain
ragnarok-tally-slain-beings = beings
ragnarok-tally-seat = Seat
ragnarok-tally-seat-first = first player

## Options
rag-option-mode = How it is played
rag-mode-rivals = Everyone for themselves (2 to 5 players)
rag-mode-team = Two against two; partners sit opposite
rag-mode-loki = Alone against Loki
rag-mode-thrym = Alone against Thrym, with Rise of the Giants
rag-option-edition = Which language's rulebook decides
rag-edition-en = English: Warcry helps to destroy or freeze a temple
rag-edition-fr = French: Warcry helps to destroy a card or freeze a temple
rag-edition-nl = Dutch: Warcry helps to destroy or freeze a temple
rag-edition-de = German: Warcry helps to destroy a card or freeze a temple
rag-option-rise = Whether Rise of the Giants is in play
rag-rise-no = Without it: the seven beings of the base game
rag-rise-yes = With it: runes, and seven of fourteen beings
rag-option-being = Gods and giants that shall take part; the rest is drawn
rag-being-named = This one takes part
rag-option-space = Where the beings start on Yggdrasil
rag-space-usual = 5, 7, 9 or 12, by the number of players
rag-space-named = On this space
rag-option-level = How strong the automated player is
rag-level-easy = Easy: it is weaker
rag-level-normal = Normal
rag-level-hard = Hard: it is stronger, or ahead from the start
rag-option-first = Who plays first
rag-first-roll = Rolled for
rag-first-named = The player in this seat

## Things
rag-resource-blood = blood
rag-resource-diamond = diamond
rag-resource-gold = gold
rag-resource-rune = rune
rag-some-blood = { $count } blood
rag-some-diamonds = { $count ->
    [one] { $count } diamond
   *[other] { $count } diamonds
}
rag-some-gold = { $count } gold
rag-some-runes = { $count ->
    [one] { $count } rune
   *[other] { $count } runes
}
rag-followers = { $count ->
    [one] 1 follower
   *[other] { $count } followers
}
rag-listed = { $items }
rag-nothing = –
rag-number = { $n }
rag-letter = { $n ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
    [8] H
    [9] I
    [10] J
    [11] K
    [12] L
    [13] M
   *[other] N
}
rag-kind-god = god
rag-kind-giant = giant
rag-being-unknown = a being
rag-sign-slain = slain
rag-sign-treasure = treasure
rag-sign-viking = Viking
rag-temple-1 = temple of the first seat
rag-temple-2 = temple of the second seat
rag-temple-3 = temple of the third seat
rag-temple-4 = temple of the fourth seat
rag-temple-5 = temple of the fifth seat
rag-die-yellow = yellow die
rag-die-blue = blue die
rag-die-white = white die
rag-die-shows = { $die }: { $face }
rag-face-blank = blank
rag-face-skull = skull
rag-face-one = one
rag-face-two = two
rag-face-many = three or more
rag-building-mine = mine
rag-building-well = well
rag-building-shrine = shrine
rag-deck-a = deck A
rag-deck-b = deck B
rag-deck-divine = { $being }'s deck
rag-card-action = Action
rag-card-attack = Attack
rag-card-defence = Defence
rag-card-ploy = Ploy
rag-card-back = hidden card
rag-corner-attack = attack
rag-corner-defence = defence
rag-corner-followers = followers
rag-letter-a = A
rag-letter-b = B
rag-badge-lying = turned
rag-badge-upright = upright
rag-ap-loki = Loki
rag-ap-thrym = Thrym
rag-ap-both = both
rag-ap-area = power of the automated player
rag-set-base = base game
rag-set-rise = Rise of the Giants

## What cards do
rag-lightning = { $what } No action point.
rag-hits-all = Hits all others: { $what }
rag-defence-text = Defence { $amount }.
rag-action-gain = Take { $what }.
rag-action-followers = { $amount ->
    [one] Win a follower.
   *[other] Win { $amount } followers.
}
rag-action-convert = Turn up to { $amount } diamonds and gold to blood.
rag-action-die = Roll a { $die } for followers.
rag-action-sacrifice = Discard up to { $amount } cards: a follower for each.
rag-action-draw = Draw { $amount } closed cards from one deck.
rag-action-recall = Take a defence card from the discard.
rag-action-divine = Take the top card of a divine deck.
rag-effect-steal-resources = { $amount ->
    [one] Steal a resource.
   *[other] Steal { $amount } resources.
}
rag-effect-lose-followers = { $amount ->
    [one] The attacked loses a follower.
   *[other] The attacked loses { $amount } followers.
}
rag-effect-steal-followers = { $amount ->
    [one] Steal a follower.
   *[other] Steal { $amount } followers.
}
rag-effect-freeze = Freeze a temple.
rag-effect-destroy-cards = { $amount ->
    [one] Destroy a random card of the hand.
   *[other] Destroy { $amount } random cards of the hand.
}
rag-effect-destroy-temple = Destroy a temple.
rag-effect-move = Move a temple.
rag-effect-steal-runes = { $amount ->
    [one] Steal a rune.
   *[other] Steal { $amount } runes.
}
rag-ploy-strength = +{ $amount } to an attack.
rag-ploy-army = One more attack, with another card.
rag-ploy-build = { $amount ->
    [one] One more build in this turn.
   *[other] { $amount } more builds in this turn.
}
rag-ploy-steal-back = { $amount ->
    [one] After a successful defence steal a follower from the attacker.
   *[other] After a successful defence steal { $amount } followers from the attacker.
}
rag-ploy-swap = Discard up to { $amount } cards and draw as many from one main deck.
rag-ploy-thief = +{ $amount } to an attack that steals resources.
rag-ploy-undead = +{ $amount } to an attack that makes followers lost.
rag-ploy-turn = Turn a die that was just rolled to any face.
rag-ploy-drain = +{ $amount } to an attack that steals.
rag-ploy-fetch = Take a ploy from a discard into your hand.
rag-ploy-leader = +{ $amount } to an attack on a giant.
rag-ploy-warcry-temple = +{ $amount } to an attack that destroys or freezes a temple.
rag-ploy-warcry-card = +{ $amount } to an attack that destroys a card or freezes a temple.
rag-ploy-ruler = +{ $amount } to an attack on a god.
rag-ploy-fresh-blood = { $amount ->
    [one] A follower after a successful defence.
   *[other] { $amount } followers after a successful defence.
}
rag-treasure-closed = closed treasure
rag-treasure-cards = { $amount ->
    [one] a card
   *[other] { $amount } cards
}
rag-treasure-runes = { $amount ->
    [one] a rune (without Rise of the Giants a resource)
   *[other] { $amount } runes (without Rise of the Giants resources)
}
rag-treasure-strength = +{ $amount } to an attack or defence
rag-treasure-build = { $amount ->
    [one] one more build
   *[other] { $amount } more builds
}

## Powers
rag-first-power = First temple: { $powers }
rag-second-power = Second temple: { $powers }
rag-power-first-purchase = first purchase in a Followers phase: +{ $amount } follower
rag-power-followers = +{ $amount } follower in each Followers phase
rag-power-attack = attacks +{ $amount }
rag-power-attack-followers = successful attack on a player: +{ $amount } follower, once in an Attack phase
rag-power-draw-more = draw { $amount } more at the start of the Action phase
rag-power-builds = +{ $amount } build in each Building phase
rag-power-defence = defences +{ $amount }
rag-power-recall = first successful defence in a phase: take { $amount } defence card from the discard
rag-power-harvest = +{ $amount } resource of choice in the Resource phase
rag-power-exchange = exchange for { $amount } resource less
rag-power-resource-die = +{ $amount } yellow or blue die
rag-power-white-die = +{ $amount } white die
rag-power-ruin = +{ $amount } to attacks that freeze, destroy or hit a being
rag-power-wound = successful attack on a player: it also loses { $amount } follower
rag-power-shelter = each loss of followers is { $amount } less
rag-power-reap = your attack makes followers lost: +{ $amount } follower
rag-power-move-own = move { $amount } temple of yours in a Building phase
rag-power-move-treasure = that move takes any free site and { $amount } treasure there
rag-power-rune-if-none = +{ $amount } rune in the Resource phase if you have none
rag-power-rune-strength = runes give { $amount } more in attack and defence
rag-power-plunder = successful defence: steal { $amount } resource from the attacker
rag-power-reroll = reroll { $amount } own die in your turn
rag-power-no-skulls = your skulls are blanks
rag-power-barter = once in an Action phase discard 1 card, draw { $amount } from one deck
rag-power-fumble = an attacker who fails discards { $amount } card at random
rag-power-rune-followers = first rune gained in a round: +{ $amount } follower
rag-power-rune-trade = once in a Followers phase 1 rune for { $amount } followers
rag-ap-power-followers = +{ $amount } follower
rag-ap-power-runes = +{ $amount } rune
rag-ap-power-attack = attacks +{ $amount }
rag-ap-power-defence = defences +{ $amount }
rag-ap-power-dice = +{ $amount } white die
rag-ap-power-move-own = moves { $amount } own temple
rag-ap-power-lose-followers = you lose { $amount } follower
rag-ap-power-lose-resources = you lose { $amount } resource of your choice
rag-ap-power-lose-cards = you lose { $amount } random card
rag-ap-power-move-yours = moves { $amount } temple of yours
rag-ap-power-tokens = +{ $amount } temple token
rag-ap-power-rune-if-spared = +{ $amount } rune if you do not attack it
rag-ap-power-reroll-skull = rerolls { $amount } skull
rag-ap-power-reroll-blank = rerolls { $amount } skull or blank

## The table
rag-zone-world = The world
rag-zone-yggdrasil = Yggdrasil
rag-zone-discard-a = Discard A
rag-zone-discard-b = Discard B
rag-zone-hand = Your hand
rag-zone-own-village = Your village
rag-zone-village = { $seat }'s village
rag-zone-ploys = Ploys of { $seat }
rag-zone-known-hand = Known cards of { $seat }
rag-zone-ap = { $owner }, the automated player
rag-zone-attack = { $seat } attacks { $target }
rag-zone-attack-being = { $seat } attacks { $being } while { $target } defends
rag-zone-used = In use
rag-zone-dice = Dice of { $seat }
rag-area = { $n } { $being }
rag-price = Temple: { $price }
rag-divine-left = { $count ->
    [one] one card in the divine deck
   *[other] { $count } cards in the divine deck
}
rag-site = site { $n }
rag-site-treasure = { $site }: { $what }
rag-temple = { $site }: temple of { $owner }
rag-temple-frozen = { $site }: frozen temple of { $owner }
rag-viking = { $owner }
rag-viking-team = team { $team }
rag-fact-round = round { $round } of { $of }
rag-fact-phase = { $seat }: { $phase }
rag-phase-resource = Resource phase
rag-phase-action = Action phase
rag-phase-building = Building phase
rag-phase-attack = Attack phase
rag-phase-followers = Followers phase
rag-fact-points = { $count ->
    [one] one action point
   *[other] { $count } action points
}
rag-fact-builds = { $count ->
    [one] one build
   *[other] { $count } builds
}
rag-fact-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
rag-fact-havens = a haven at every { $count }
rag-fact-followers = { $count ->
    [one] one follower
   *[other] { $count } followers
}
rag-fact-temples = { $count } of { $of } temples
rag-fact-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
rag-fact-hand-of = { $hand } ({ $backs })
rag-back-count = { $count } of { $deck }
rag-fact-active = plays
rag-fact-passes = passes this turn
rag-fact-attack = attack { $value }
rag-fact-defence = defence { $value }
rag-fact-may-answer = { $seat } may still answer

## Questions
rag-ask-over = The game is over.
rag-wait-fate = Fate decides …
rag-wait-seat = Waiting for { $seat } …
rag-ask-deck = { $count ->
    [one] Draw a card: from which deck?
   *[other] Draw { $count } cards: from which deck?
}
rag-ask-open-draw = From which deck do you draw, face up?
rag-ask-recall = Take a defence card from the discard.
rag-ask-hand-limit = You hold more than ten cards: discard one.
rag-ask-any-resource = { $count ->
    [one] Take a resource of your choice.
   *[other] Take { $count } resources of your choice.
}
rag-ask-more-dice = { $count ->
    [one] You roll one die more: which colour?
   *[other] You roll { $count } dice more: which colour?
}
rag-ask-exchange = Do you exchange resources?
rag-ask-reroll = Do you reroll a die?
rag-ask-kari = { $seat } rolled. Do you use Kari to turn a die?
rag-ask-act = { $count ->
    [one] One action point left. What do you do?
   *[other] { $count } action points left. What do you do?
}
rag-ask-convert = Turn up to { $count } diamonds and gold to blood.
rag-ask-sacrifice = Discard up to { $count } more cards for a follower each.
rag-ask-swap = Discard up to { $count } more cards; you will draw as many.
rag-ask-divine = Which divine deck do you draw from?
rag-ask-mud = Take a ploy from the discards.
rag-ask-build = { $count ->
    [one] One build left. What do you build?
   *[other] { $count } builds left. What do you build?
}
rag-ask-strike = { $seat } is open to attack. Do you attack?
rag-ask-bonus = Your attack has { $count }. Do you add to it?
rag-ask-defend = { $seat } attacks { $target } with { $attack }; the defence has { $defence }. Do you add to it?
rag-ask-defend-being = { $seat } attacks { $being } with { $attack }; the defence has { $defence }. Do you add to it?
rag-ask-steal = { $count ->
    [one] Steal a resource.
   *[other] Steal { $count } resources.
}
rag-ask-give = { $count ->
    [one] You lose a resource: which?
   *[other] You lose { $count } resources: which?
}
rag-ask-ap-tie = Several would do: you choose.
rag-ask-freeze = Which temple do you freeze?
rag-ask-raze = Which temple do you destroy?
rag-ask-move = Which temple do you move, and where?
rag-ask-answer = Your defence held. Do you use a ploy?
rag-ask-plunder = { $count ->
    [one] Take a resource of the attacker's.
   *[other] Take { $count } resources of the attacker's.
}
rag-ask-again = Do you attack once more with your Viking Army?
rag-ask-buy = Do you buy followers?

## Choices
rag-do-draw-open = Draw { $count } cards from { $deck }
rag-do-draw-points = Draw { $count } closed cards from { $deck } (2 points)
rag-do-draw = { $count ->
    [one] Draw a card from { $deck }
   *[other] Draw { $count } cards from { $deck }
}
rag-do-play = Play { $card }: { $text }
rag-do-lay = Lay the ploy { $card }: { $text }
rag-do-use = Use { $card }: { $text }
rag-do-take = Take { $resource }
rag-do-steal = Steal { $resource }
rag-do-give = Lose { $resource }
rag-do-barter = Discard { $card } ({ $text }) and draw { $count } from { $deck }
rag-do-convert = Convert { $diamonds ->
    [one] 1 diamond
   *[other] { $diamonds } diamonds
} and { $gold } gold
rag-do-discard = Discard { $card }: { $text }
rag-do-fetch = Take { $card }: { $text }
rag-do-divine = Draw from { $being }'s deck
rag-do-die = One { $die } more
rag-do-reroll = Reroll the { $die } showing { $shows }
rag-do-turn = Turn the { $die } from { $shows } to { $face }
rag-do-exchange = Exchange { $what } for 1 { $resource }
rag-do-rune = Spend a rune: +{ $count }
rag-do-rune-build = Spend a rune: one more build
rag-do-rune-for = Spend a rune: 1 { $resource }
rag-do-rune-followers = Trade a rune for { $count } followers
rag-do-build = Build a { $building } for { $price }
rag-do-temple = Build a temple for { $being } on site { $site } for { $price }
rag-do-move = Move the temple of { $being } on site { $site } to { $to }, site { $there }
rag-do-token = Use the treasure: { $what }
rag-do-token-build = Use the treasure: { $what }
rag-do-attack = Attack { $seat } with { $card } ({ $value }): { $text }
rag-do-slay = Attack { $being } with { $card } ({ $value }; instead of: { $text })
rag-do-defend = Defend with { $card }: { $text }
rag-do-freeze = Freeze the temple of { $being } on site { $site }
rag-do-raze = Destroy the temple of { $being } on site { $site }
rag-do-buy = Buy a follower for 1 blood, 1 diamond, 1 gold
rag-do-done = That is all
rag-do-done-bonus = Attack with that
rag-do-done-defence = Add nothing more
rag-do-keep-dice = Keep the dice
rag-do-pass = Pass
rag-do-pass-turn = Pass, and do not ask me again in this turn
rag-do-end = End the phase

## What happens
rag-told-being = { $being } takes part.
rag-told-treasures = The treasures are laid out.
rag-told-rolled-first = { $seat } rolls a { $die } for the start: { $face }.
rag-told-first = { $seat } begins.
rag-told-round = Round { $round } begins.
rag-told-turn = { $seat }'s turn.
rag-told-drew-open = { $seat } draws { $card }, face up.
rag-told-drew = { $count ->
    [one] { $seat } draws a card from { $deck }.
   *[other] { $seat } draws { $count } cards from { $deck }.
}
rag-told-drew-card = { $seat } draws { $card }.
rag-told-rebuilt = { $deck } is shuffled anew from cards that were discarded.
rag-told-gained = { $seat } gains { $what }.
rag-told-exchanged = { $seat } exchanges { $what } for 1 { $to }.
rag-told-spent-rune = { $seat } spends a rune.
rag-told-rolled = { $seat }: { $die } shows { $face }.
rag-told-rerolled = { $seat } rerolls: the { $die } shows { $face }.
rag-told-turned = { $seat } turns the { $die } to { $face }.
rag-told-followers = { $count ->
    [one] { $seat } wins a follower ({ $cause }).
   *[other] { $seat } wins { $count } followers ({ $cause }).
}
rag-told-lost = { $count ->
    [one] { $seat } loses a follower ({ $cause }).
   *[other] { $seat } loses { $count } followers ({ $cause }).
}
rag-cause-temple = temple
rag-cause-treasure = treasure
rag-cause-card = card
rag-cause-dice = dice
rag-cause-bought = bought
rag-cause-power = power
rag-cause-attack = attack
rag-cause-theft = theft
rag-cause-slaying = slaying
rag-cause-ploy = ploy
rag-cause-weaken = weakening
rag-cause-runes = runes
rag-told-played = { $seat } plays { $card }.
rag-told-laid = { $seat } lays the ploy { $card }.
rag-told-upright = { $card } of { $seat } stands upright.
rag-told-used = { $seat } uses { $card }.
rag-told-discarded = { $seat } discards { $card }.
rag-told-fetched = { $seat } takes { $card } from the discard.
rag-told-built = { $seat } builds a { $building }.
rag-told-temple = { $seat } builds a temple for { $being } on site { $site }.
rag-told-found = { $seat } finds a treasure: { $what }.
rag-told-removed = The treasure on site { $site } of { $being } is removed.
rag-told-token = { $seat } uses a treasure: { $what }.
rag-told-moved = { $seat } moves a temple of { $owner } from { $from } to { $to }.
rag-told-attacked = { $seat } attacks { $target } with { $card } ({ $value }).
rag-told-attacked-being = { $seat } attacks { $being } with { $card } ({ $value }).
rag-told-passed = { $seat } does not attack.
rag-told-defended = { $seat } defends with { $card }.
rag-told-won = { $attack } against { $defence }: the attack of { $seat } on { $target } succeeds.
rag-told-held = { $attack } against { $defence }: { $target } holds against { $seat }.
rag-told-wounded = { $count ->
    [one] { $being } loses a follower.
   *[other] { $being } loses { $count } followers.
}
rag-told-slain = { $seat } slays { $being }; the area is destroyed.
rag-told-stole = { $seat } steals { $what } from { $from }.
rag-told-gave = { $seat } loses 1 { $resource }.
rag-told-froze = The temple of { $owner } on site { $site } of { $being } is frozen.
rag-told-razed = The temple of { $owner } on site { $site } of { $being } is destroyed.
rag-told-thawed = The temple of { $owner } for { $being } thaws.
rag-told-ap-drew = { $seat } draws an attack card of { $value }: { $text }
rag-told-ap-defends = { $seat } draws a defence card of { $card }; with powers and level its defence is { $value }.
rag-told-ap-token = { $seat } draws the temple token of { $being }.
rag-told-ap-no-build = { $seat } does not build: nine temples stand, or no token is left.
rag-told-ap-stays = { $seat } has Ymir's power, but no temple to move: it stands where it would go.
rag-told-ap-no-move = { $seat } moves no temple of yours: your dearest cannot go anywhere cheaper.
rag-told-ap-weakens = { $seat } weakens you by { $being }: { $text }.
rag-told-ap-trades = { $count ->
    [one] { $seat } trades a rune for followers.
   *[other] { $seat } trades { $count } runes for followers.
}
rag-told-ap-no-trade = { $count ->
    [one] { $seat } has no rune to trade.
   *[other] { $seat } has fewer than { $count } runes and trades none.
}
rag-told-ap-spared = { $seat } was not attacked: Thrym's area gives it a rune.
rag-told-ap-power = { $seat } uses the power of { $being }.
rag-told-over = The sixth round is over.
rag-ending-six-rounds = Six rounds are over: most followers win.
rag-ending-solo-won = Six rounds are over: you have the better of the automated player.
rag-ending-solo-lost = Six rounds are over: the automated player has the better of you.
rag-score-followers = followers
rag-score-temples = temples, if followers are equal
rag-score-resources = resources, if temples are equal too
rag-score-ap = followers of the automated player

## Why not
rag-why-over = The game is over.
rag-why-not-asked = It is not your question now.
rag-why-not-now = That cannot be done now.
rag-why-not-in-hand = That card is not in your hand.
rag-why-no-deck = There is no such deck.
rag-why-no-defence-there = There is no such defence card in the discard.
rag-why-no-ploy-there = There is no such ploy in the discards.
rag-why-no-white = The die more is yellow or blue.
rag-why-exchange-kinds = Blood, diamonds and gold are exchanged for another of these.
rag-why-exchange-rate = You have too few of that kind to exchange.
rag-why-no-rune = You have no rune.
rag-why-no-runes = Runes are not taken like this.
rag-why-no-die = There is no such die.
rag-why-same-face = The die shows that face already.
rag-why-no-points = You have too few action points.
rag-why-no-action = That is not an action card.
rag-why-no-ploy = That is not a ploy.
rag-why-not-upright = That ploy does not stand upright before you.
rag-why-other-phase = That is used in another phase.
rag-why-no-power = You do not have that power, or have used it.
rag-why-too-many = That is more than the card allows.
rag-why-too-few = There are not so many.
rag-why-ascending = Cards are named in ascending order.
rag-why-no-divine = That divine deck has no card.
rag-why-no-builds = You have no builds left.
rag-why-village-full = You cannot have more of these.
rag-why-price = You cannot pay that.
rag-why-no-area = There is no such area.
rag-why-destroyed = That area is destroyed.
rag-why-site-taken = That site is not free.
rag-why-two-temples = Two temples of one player already stand there.
rag-why-nine-temples = All nine temples stand.
rag-why-no-token = You have no such treasure.
rag-why-no-temple = No such temple stands there.
rag-why-same-area = It stands there already.
rag-why-empty-first = A moved temple takes the empty site first, else the first free one.
rag-why-no-attack = That is not an attack card.
rag-why-no-slaying = There is no divine slaying in solo.
rag-why-no-temple-there = The active player has no temple there.
rag-why-no-bonus = That ploy adds nothing to this attack.
rag-why-no-other-attack = You have no other attack card.
rag-why-no-defence = That is not a defence card.
rag-why-has-none = There is none of that to take.
rag-why-frozen = That temple is frozen already.
rag-why-not-dearest = The automated player takes the dearest, and moves it to the cheapest.

## Faults
rag-fault-choice = a choice such as “play 12”, “temple 3 5” or “pass turn”
rag-fault-clash = “{ $one }” does not go with “{ $other }”
rag-fault-beings = seven take part, at least two gods and two giants; chosen are { $gods } gods and { $giants } giants
rag-fault-faces = should have six faces
rag-fault-face = has a face “{ $found }” that this die cannot have
rag-fault-price = should be three numbers from 0 to 9: blood, diamonds, gold
rag-fault-no-powers = needs at least one power
rag-fault-deck = deck A holds actions and A ploys, deck B attacks, defences and B ploys
rag-fault-count = there are { $found }, there should be { $wanted }
rag-fault-no-deck = has no divine cards
rag-fault-wrong-set = has cards of a set in which it does not take part
rag-fault-too-many = { $found } cards are in play, at most { $most } can be
rag-fault-ap-decks = the automated player needs attack cards for Loki, and defence cards
rag-fault-being-missing = { $being } is missing
rag-fault-two-kinds = needs at least two gods and two giants
rag-fault-left-out = is not a card that is left out

## Tables of cards
rag-sheet-beings = Gods and giants
rag-sheet-boards = Boards of the automated player
rag-sheet-cards = Cards
rag-sheet-treasures = Treasures
rag-sheet-ap-cards = Cards of the automated player
rag-sheet-dice = Dice
rag-head-name = name
rag-head-kind = kind
rag-head-set = from
rag-head-price = temple
rag-head-first = first temple
rag-head-second = second temple
rag-head-one = one temple
rag-head-two = two temples
rag-head-ap = for
rag-head-number = no.
rag-head-letter = letter
rag-head-deck = deck
rag-head-value = value
rag-head-effect = effect
rag-head-copies = copies
rag-head-faces = faces
rag-head-provenance = figures
rag-head-copies-provenance = copies from
rag-from-book = book
rag-from-known = known
rag-from-ours = ours
