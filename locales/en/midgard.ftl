# Champions of Midgard: every text of the game.

midgard-name = Champions of Midgard
midgard-about = Send workers through a town without a Jarl, gather warriors, and win glory from trolls, draugrs and monsters.
midgard-mode-rivals = Rivals: everyone for themselves
midgard-verdict-0 = the enemy is defeated
midgard-verdict-1 = the enemy is not defeated
midgard-verdict-2 = nobody sets out

midgard-ending-eight-rounds = eight rounds played
midgard-tally-leader = Leader
midgard-tally-enemy = Enemy
midgard-tally-rune = Rune
midgard-tally-glory = Glory at the end
midgard-tally-glory-trolls = trolls
midgard-tally-glory-draugrs = draugrs
midgard-tally-glory-monsters = monsters
midgard-tally-glory-kraken = Kraken
midgard-tally-glory-stalls = stalls
midgard-tally-glory-leader = leader
midgard-tally-glory-runes = runes
midgard-tally-glory-destinies = destinies
midgard-tally-glory-sets = sets of enemies
midgard-tally-glory-ships = longships
midgard-tally-glory-favours = favours
midgard-tally-glory-coins = coins
midgard-tally-glory-blame = blame
midgard-tally-blame = Blame
midgard-tally-blame-taken = blame at the end
midgard-tally-destiny = Glory by destiny
midgard-tally-beaten = Enemies defeated
midgard-tally-beaten-trolls = trolls
midgard-tally-beaten-draugrs = draugrs
midgard-tally-beaten-monsters = monsters
midgard-tally-seat = Seat
midgard-tally-seat-first = first player

## Options
mid-option-variant = Variants
mid-variant-hall-of-fame = Hall of Fame: defeated enemies lie open
mid-variant-distrustful-townsfolk = Distrustful Townsfolk: everyone starts with one blame
mid-option-assignment = How warriors are assigned
mid-assignment-in-turn = In turn order, each seeing what came before
mid-assignment-hidden = All at the same time, unseen until all are done
mid-option-first = Who is the first player
mid-first-random = Drawn at random
mid-first-named = The player in this seat

## Things
mid-kind-swordsman = swordsman
mid-kind-spearman = spearman
mid-kind-axeman = axeman
mid-face-blank = blank
mid-face-hit = hit
mid-face-double = two hits
mid-face-shield = shield
mid-die = { $kind }: { $face }
mid-dice = { $count } × { $die }
mid-die-chosen = { $die } (to be rerolled)
mid-die-fixed = { $die } (stands)
mid-colour-red = red
mid-colour-yellow = yellow
mid-colour-blue = blue
mid-family-troll = Troll
mid-family-draugr = Draugr
mid-family-monster = Monster
mid-family-kraken = Kraken
mid-deck-journey = Journey
mid-deck-rune = Rune
mid-deck-destiny = Destiny
mid-deck-merchant = Merchant
mid-kind-place = Place
mid-kind-ship = Longship
mid-kind-leader = Leader
mid-no-leader = no leader yet
mid-card-back = hidden card
mid-no-journey = no journey
mid-no-monster = no monster
mid-enemy-coloured = { $enemy } ({ $colour })
mid-nothing = nothing
mid-listed = { $items }
mid-number = { $n }
mid-decimal = { $whole }.{ $tenths }
mid-food = { $count } food
mid-wood = { $count } wood
mid-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
mid-favours = { $count ->
    [one] { $count } favour
   *[other] { $count } favours
}
mid-glory = { $count } glory
mid-swordsmen = { $count ->
    [one] { $count } swordsman
   *[other] { $count } swordsmen
}
mid-spearmen = { $count ->
    [one] { $count } spearman
   *[other] { $count } spearmen
}
mid-axemen = { $count ->
    [one] { $count } axeman
   *[other] { $count } axemen
}
mid-any-warriors = { $count ->
    [one] a warrior of any kind
   *[other] { $count } warriors of any kind
}
mid-thing-food = food
mid-thing-wood = wood
mid-thing-coins = coins
mid-thing-favours = favours
mid-thing-blame = blame
mid-thing-workers = workers
mid-corner-attack = attack
mid-corner-defence = defence
mid-corner-glory = glory
mid-corner-high = alone
mid-corner-low = shared
mid-corner-food = food
mid-corner-price = price
mid-corner-holds = holds
mid-forbids = No { $kind } may fight it.
mid-pays = Pays { $goods }.
mid-gives = Gives { $goods }.
mid-costs = Costs { $goods }.
mid-stall-text = { $times ->
    [one] { $cost } → { $gives }
   *[other] { $cost } → { $gives }, up to { $times } times
}

## Places
mid-place-blacksmith = Blacksmith
mid-place-spearmaker = Spearmaker
mid-place-armourer = Armourer
mid-place-butcher = Butcher
mid-place-longhouse = Jarl's Longhouse
mid-place-market = Market
mid-place-merchant = Merchant
mid-place-runesmith = Runesmith
mid-place-seer = Seer
mid-place-shipwright = Shipwright
mid-place-small-ship = Small Longship
mid-place-large-ship = Large Longship
mid-place-chapel = Chapel
mid-place-hut = Workers' Hut
mid-place-troll = Troll
mid-place-draugr-1 = Draugr (left)
mid-place-draugr-2 = Draugr (right)
mid-place-stall = Stall
mid-place-hunt = Hunt
mid-place-own-ship = own longship
mid-place-beg = Beg
mid-land-near = land { $number } (near: one food feeds two)
mid-land-far = land { $number } (far: one food feeds one)
mid-text-longhouse = A swordsman and the first player's marker; who has it passes it to the left.
mid-text-market = Exchange food, wood and coins one for one.
mid-text-merchant = Costs a coin.
mid-text-runesmith = A rune for one wood.
mid-text-seer = Look at a hidden journey, then draw a destiny.
mid-text-shipwright = Buy a longship of your own.
mid-text-large-ship = Costs a coin.
mid-text-chapel = Favours for coins, up to four.
mid-text-hut = Buy your fourth worker (your fifth with two players).
mid-text-hunt = Warriors in no fight bring food. Any number of players.

## Cards
mid-journey-calm = Nothing happens.
mid-journey-kraken = Fight the Kraken.
mid-journey-lost = Lose two things from the longship, warriors or food.
mid-journey-doldrums = Lose a food.
mid-journey-storm = Lose a warrior or a food.
mid-journey-whirlpool = Lose a warrior.
mid-rune-gifts = Take four in any mix of food, wood and coins.
mid-rune-glory = When you defeat an enemy: half of its glory more, rounded down.
mid-rune-healing = After a roll: you lose no warriors to the enemy in this round of the fight.
mid-rune-journey = After a journey is revealed: discard it and resolve the top of the deck instead.
mid-rune-wisdom = Look at all hidden journeys on the board.
mid-rune-potential = After a roll: all blanks are rolled again once, and then stand.
mid-rune-retaliation = After the last reroll: each shield is a hit too.
mid-rune-success = Show one of your destinies and score it now, and again at the end.
mid-rune-true-vision = At the Seer: draw two destinies more, keep one.
mid-rune-wealth = Double your coins, at most five more.
mid-power-pious = A favour spent on a reroll still brings 2 glory.
mid-power-seeress = At the Seer: draws a destiny more and keeps one.
mid-power-trader = Pays no coin at the Merchant.
mid-power-swordmaster = Each hit face of a swordsman counts one hit more.
mid-power-berserker = 1 glory for each round of a fight with two hits on a die.
mid-count-red = red enemies
mid-count-yellow = yellow enemies
mid-count-blue = blue enemies
mid-count-wood = wood
mid-count-food = food
mid-count-coins = coins
mid-count-warriors = warriors
mid-count-favours = favours
mid-count-runes = runes
mid-count-monsters = monsters defeated
mid-count-draugrs = draugrs defeated
mid-count-trolls = trolls defeated
mid-destiny-text = Most { $count } at the end: { $high } glory alone, { $low } shared.

## The table
mid-zone-town = The town
mid-zone-runes = Runes
mid-zone-lands = Lands beyond the sea
mid-zone-shipyard = Longships for sale
mid-zone-leaders = Leaders to choose from
mid-zone-coming = New warriors
mid-zone-drawn = Drawn destinies
mid-zone-hand = Your destinies
mid-zone-own-board = Your longhouse
mid-zone-board = Longhouse of { $seat }
mid-zone-beaten = Enemies defeated by { $seat }
mid-zone-hunt = Hunt of { $seat }
mid-zone-fight = { $seat } fights { $enemy }
mid-badge-worker = worker of { $seat }
mid-badge-camp = { $band }
mid-badge-coins = { $count ->
    [one] { $count } coin on it
   *[other] { $count } coins on it
}
mid-badge-left = { $count ->
    [one] one hit left
   *[other] { $count } hits left
}
mid-badge-looked = you have seen it
mid-badge-ship = { $ship } of { $seat }
mid-badge-sailing = at sea
mid-badge-shown = open
mid-badge-used = used
mid-fact-round = round { $round } of { $of }
mid-fact-first = first player: { $seat }
mid-fact-supply = supply: { $band }
mid-fact-deck = deck { $count }
mid-fact-journeys = journeys in the deck: { $count }
mid-fact-count = { $count }
mid-fact-sets = { $count ->
    [one] { $count } set of colours
   *[other] { $count } sets of colours
}
mid-fact-glory = { $count } glory
mid-fact-warriors = { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
}
mid-fact-destinies = { $count ->
    [one] { $count } destiny
   *[other] { $count } destinies
}
mid-fact-marker = first player
mid-fact-hut = a worker at the Hut
mid-fact-begging = { $count ->
    [one] { $count } worker begs
   *[other] { $count } workers beg
}
mid-fact-passes = passes runes in this round
mid-fact-done = ready
mid-fact-dice = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}
mid-fact-fight-round = round { $count } of the fight
mid-fact-odds = { $chance } % to win the fight, { $losses } lost on average, without favours
mid-score-earned = Glory won in play
mid-score-destiny = Destiny: { $card }
mid-score-sets = Sets of colours
mid-score-runes = Runes
mid-score-ship = Longship
mid-score-favours = Favours
mid-score-coins = Coins
mid-score-blame = Blame
mid-ending-eight-rounds = Eight rounds were played.

## Questions
mid-ask-over = The game is over.
mid-wait-fate = Fate decides.
mid-wait-seat = Waiting for { $seat }.
mid-wait-seats = Waiting for { $count } players.
mid-ask-leader = Choose your leader.
mid-ask-worker = { $count ->
    [one] Place your last worker.
   *[other] Place a worker; you have { $count }.
}
mid-ask-share-food = { $count } goods to share out: how many become food?
mid-ask-share-wood = { $count } goods left: how many become wood? The rest become coins.
mid-ask-rune = Which rune do you take?
mid-ask-look = Look at which journey?
mid-ask-foresee = Draw destinies now, or use a rune first?
mid-ask-keep = Which destiny do you keep?
mid-ask-under = Which destiny goes under the deck next?
mid-ask-buy = Which longship do you buy?
mid-ask-sail = To which land does the longship sail?
mid-ask-pray = How many favours do you buy?
mid-ask-barter = How many times do you use the stall?
mid-ask-kind = { $count ->
    [one] Which warrior do you take?
   *[other] Which { $count } warriors do you take?
}
mid-ask-recruit = Not all fit: whom do you keep?
mid-ask-reveal = Which destiny do you show?
mid-ask-runes = Do you use a rune?
mid-ask-send-swordsmen = { $place }: how many swordsmen do you send?
mid-ask-send-spearmen = { $place }: how many spearmen do you send?
mid-ask-send-axemen = { $place }: how many axemen do you send?
mid-ask-load = How much food goes on board for { $place }?
mid-ask-party = Who goes hunting?
mid-ask-hunt = { $count ->
    [one] The hunt brings { $count } food. Reroll?
   *[other] The hunt brings { $count } food. Reroll?
}
mid-ask-fight = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} and { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
} against { $enemy }. Reroll?
mid-ask-choose = Which dice are rerolled?
mid-ask-losses = { $count ->
    [one] A warrior is lost. Which?
   *[other] { $count } warriors are lost. Which?
}
mid-ask-triumph = The enemy is dead. Do you use a rune?
mid-ask-blame = Whom do you blame?
mid-ask-at-sea = The journey is { $card }. Do you use a rune?
mid-ask-reckon = Eight rounds are over. Show all destinies and count.
mid-ask-overboard = { $count ->
    [one] A thing is lost from the longship. Which?
   *[other] { $count } things are lost from the longship. Which?
}

## Choices
mid-do-leader = { $leader }: { $power }
mid-do-go = Go: { $place }
mid-do-go-fight = Fight: { $enemy }
mid-do-beg = Beg: a coin and a blame
mid-do-food = { $count } food
mid-do-wood = { $count } wood, { $coins } coins
mid-do-take = Take { $card }
mid-do-take-top = Take the top of the deck
mid-do-look = Look at the journey to { $land }
mid-do-draw = { $count ->
    [one] Draw a destiny
   *[other] Draw { $count } destinies
}
mid-do-keep = Keep { $card }
mid-do-under = { $card } goes under the deck
mid-do-buy = { $ship } for { $coins } coins and { $wood } wood
mid-do-sail = Sail to { $land }: { $enemy }
mid-do-favours = { $count ->
    [one] A favour for { $coins } coins
   *[other] { $count } favours for { $coins } coins
}
mid-do-times = { $count ->
    [one] Once
   *[other] { $count } times
}
mid-do-recruit = Take 1 { $kind }
mid-do-send = Send { $band } to { $place }
mid-do-send-none = Send none to { $place }
mid-do-send-odds = { $what } · { $chance } % to win the fight, { $losses } lost
mid-do-load = Load { $count } food for { $place }
mid-do-rune = Use { $card }
mid-do-reveal = Show { $card }
mid-do-stay = One { $kind } stays at home
mid-do-favour = Spend a favour to reroll
mid-do-add = Reroll { $die }
mid-do-roll = Roll
mid-do-stand = Keep the dice
mid-do-lose = Lose one { $kind }
mid-do-lose-food = Lose a food
mid-do-blame = Blame { $seat }
mid-do-pass = Use none
mid-do-reckon = Count the glory
mid-do-pass-round = Use none in this round

## What happens
mid-told-stall = The stall { $stall } is set up.
mid-told-first-player = { $seat } is the first player.
mid-told-leader = { $seat } leads as { $leader }.
mid-told-first-destiny = { $seat } is dealt a destiny.
mid-told-first-destiny-card = { $seat } is dealt the destiny { $card }.
mid-told-round = Round { $round } begins.
mid-told-turned-up = { $card } is turned up.
mid-told-journeys = { $count ->
    [one] A hidden journey is dealt.
   *[other] { $count } hidden journeys are dealt.
}
mid-told-rebuilt = A deck ran out: { $count } discarded cards are shuffled for it.
mid-told-went = { $seat } places a worker: { $place }.
mid-told-begged = { $seat } begs.
mid-told-got-food = { $seat } gets { $count } food.
mid-told-got-wood = { $seat } gets { $count } wood.
mid-told-got-coins = { $count ->
    [one] { $seat } gets a coin.
   *[other] { $seat } gets { $count } coins.
}
mid-told-got-favours = { $count ->
    [one] { $seat } gets a favour.
   *[other] { $seat } gets { $count } favours.
}
mid-told-got-glory = { $seat } gets { $count } glory.
mid-told-recruited = { $seat } recruits { $band }.
mid-told-shared = { $seat } now has { $food } food, { $wood } wood and { $coins } coins.
mid-told-marker = { $seat } has the first player's marker.
mid-told-took-rune = { $seat } takes { $card }.
mid-told-looked = { $seat } looks at the journey to { $land }.
mid-told-looked-card = { $seat } looks at the journey to { $land }: { $card }.
mid-told-drew = { $count ->
    [one] { $seat } draws a destiny.
   *[other] { $seat } draws { $count } destinies.
}
mid-told-drew-card = { $seat } draws { $card }.
mid-told-kept = { $seat } keeps one of them.
mid-told-kept-card = { $seat } keeps { $card }.
mid-told-under = { $seat } puts one under the deck.
mid-told-under-card = { $seat } puts { $card } under the deck.
mid-told-bought-ship = { $seat } buys the longship { $ship }.
mid-told-set-sail = { $seat } sends the { $ship } to { $land }.
mid-told-bought-worker = { $seat } pays { $coins } coins for a worker.
mid-told-used-rune = { $seat } uses { $card }.
mid-told-success = { $seat } shows { $card } and gets { $glory } glory for it ({ $counts }).
mid-told-count = { $seat }: { $count }
mid-told-assigned = { $seat } sends to { $place }: { $band }.
mid-told-ready = { $seat } has assigned its warriors.
mid-told-hunt = { $seat } goes hunting.
mid-told-fight = { $seat } fights { $enemy }.
mid-told-rolled = { $seat } rolls { $dice }.
mid-told-favour = { $seat } spends a favour.
mid-told-rerolled = { $seat } rolls again: { $dice }.
mid-told-hit = { $seat }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}.
mid-told-berserk = { $seat }: two hits on a die.
mid-told-fell = { $seat } loses { $band }.
mid-told-defeated = { $seat } defeats { $enemy }.
mid-told-beaten = { $seat } is beaten by { $enemy }.
mid-told-no-fight = { $seat } sends nobody to { $place }.
mid-told-blame-lifted = { $seat } is rid of a blame.
mid-told-blamed = { $seat } takes a blame.
mid-told-revealed = { $seat } sails to { $land } and meets: { $card }.
mid-told-other-journey = { $seat } meets instead: { $card }.
mid-told-lost-food = { $seat } loses { $count } food at sea.
mid-told-fed = { $seat } has { $count } food on board.
mid-told-escaped = { $enemy } was not defeated.
mid-told-scored = { $seat } has { $total } glory.
mid-told-over = The game is over.

## Why not
mid-why-over = the game is over
mid-why-not-asked = you are not asked now
mid-why-not-now = something else is asked now
mid-why-ascending = it is asked in order, and this was passed already or is not due yet
mid-why-no-leader = there is no such leader
mid-why-leader-taken = this leader is taken
mid-why-place-taken = a worker is there already
mid-why-cannot-pay = you cannot pay for it
mid-why-no-land = no land is free for a longship
mid-why-no-such-land = this land is not in play
mid-why-land-taken = a longship sails there already
mid-why-no-merchant = there is no merchant
mid-why-no-rune = there is no rune
mid-why-rune-not-open = this rune does not lie open
mid-why-has-ship = you have a longship already
mid-why-no-ship = you have no longship
mid-why-ship-sails = your longship sails already
mid-why-ship-gone = this longship is not for sale
mid-why-no-worker = no worker of yours waits there
mid-why-no-enemy = there is no enemy
mid-why-hunts = a worker of yours is there already
mid-why-no-stall = there is no stall
mid-why-too-many = that is not possible in this number
mid-why-no-supply = the supply has none of them
mid-why-none-comes = none of them came
mid-why-not-drawn = you did not draw it
mid-why-no-journey = no hidden journey lies there
mid-why-no-destiny = you have no destiny
mid-why-not-your-destiny = this is not your destiny
mid-why-not-your-rune = this is not your rune
mid-why-rune-used = this rune was used already
mid-why-rune-not-now = a rune is used at a decision of your own: worker, assignment, hunt, fight or journey
mid-why-rune-triumph = this rune is used when you defeat an enemy
mid-why-rune-fight = this rune is used in a fight, after the roll
mid-why-rune-at-sea = this rune is used when a journey was revealed
mid-why-rune-roll = this rune is used after a roll
mid-why-rune-seer = this rune is used at the Seer
mid-why-avenged = after Retaliation nothing is rerolled
mid-why-no-blank = no die that may be rerolled is blank
mid-why-fixed = no die may be rerolled
mid-why-no-worker-there = no worker of yours is there
mid-why-forbidden = this enemy forbids them
mid-why-not-so-many = you have not so many
mid-why-ship-full = the longship does not hold so much
mid-why-no-hunter = none of them hunts
mid-why-no-favour = you have no favour
mid-why-not-alone = you are not asked for runes alone
mid-why-none-chosen = no die is chosen yet
mid-why-no-such-die = no such die may be rerolled
mid-why-no-warrior = none of them is there
mid-why-not-on-board = that is not on board
mid-why-nobody = nobody sits there
mid-why-another = it must be another player

## Faults of boxes and texts
mid-fault-choice = a choice such as “go market”, “send troll axeman 2” or “stand”
mid-fault-count = there must be { $expected } of these cards or tiles, not { $found }
mid-fault-not-once = “{ $word }” must stand once, not { $times } times
mid-fault-military = four of the eight stalls must be military, not { $found }
mid-fault-ship-marks = two longships must be for 2 players or more, one for 3 and one for 4
mid-fault-faces = a die has six faces, not { $found }
mid-fault-numbers = must be { $count } whole numbers from 1 to { $most }
mid-fault-colours = must list one or more of { $known }
mid-fault-pays-nothing = this enemy pays nothing: every enemy pays glory
mid-fault-no-glory = this enemy pays no glory: every enemy does
mid-fault-low = cannot be more than high
mid-fault-gives-nothing = gives nothing
mid-fault-cost = a cost is paid in food, wood and coins
mid-fault-times = only a stall with a cost and without warriors can be used several times

## Sheets
mid-sheet-dice = Dice
mid-sheet-leaders = Leaders
mid-sheet-stalls = Stalls
mid-sheet-ships = Private longships
mid-sheet-trolls = Trolls
mid-sheet-draugrs = Draugrs
mid-sheet-monsters = Monsters and the Kraken
mid-sheet-journeys = Journeys
mid-sheet-runes = Runes
mid-sheet-destinies = Destinies
mid-sheet-merchants = Merchants
mid-sheet-town = The board
mid-head-number = No.
mid-head-name = name
mid-head-faces = faces
mid-head-effect = effect
mid-head-kind = kind
mid-head-cost = cost
mid-head-gives = gives
mid-head-times = times
mid-head-coins = coins
mid-head-wood = wood
mid-head-holds = holds
mid-head-glory = glory
mid-head-players = players
mid-head-colour = colour
mid-head-attack = attack
mid-head-defence = defence
mid-head-reward = reward
mid-head-forbids = forbids
mid-head-figures = figures
mid-head-provenance = source
mid-military = military
mid-economic = economic
mid-from-book = rulebook
mid-from-known = public fact
mid-from-ours = ours
mid-town-runes = spaces for open runes
mid-town-ships = what the public longships hold
mid-town-chapel = coins for one to four favours
mid-town-hut = coins for a worker, buyer by buyer
mid-town-blame = glory lost for one to six blame
