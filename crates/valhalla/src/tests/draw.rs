//! A table drawn in a few lines, read into a state and drawn back.
//!
//! ```text
//! players 3 ru | active 1 | deck 20 | discard Ulf fury
//! 1: jarl Halfdan | squad Bjarni _ _ Ylva | hand fury#2 | valhalla Bera | shields 4 | captured 2 3
//! 2: squad _ Runi | shields 1
//! ```
//!
//! Fields are parted by bars; what is not named is as in a fresh turn: no Jarl, empty squad, four
//! shields. A card is named by its name, a tactic by its kind, its further copies by `#2`, `#3`.
//! Cards that are not named lie in the deck; with `deck 20` so many do and the rest lie at the
//! bottom of the discard, out of sight; `deck Ulf Bera` names them. A battle is drawn as
//! `battle 1>2 attack` or `battle 1>2 defence`, with `dice axe miss*` and `armed 2:axe+bow` at the
//! seats. A card of Tyr's lies `under 2:tyr-axe`. Expansions are named with the players, as in
//! `players 3 ru tyr loki-4`, where Loki's fourth card is in play; other options with their values, as in
//! `players 1 solo=fenrir level=2`. The Monster's card on top and the dice on it are drawn as
//! `monster 2 axe bow`, a battle against it as `battle 1>M attack` or `battle M>1 defence`; Kings
//! with their levels as `king 1:2`. An empty field is drawn as `-`. Who captured shields takes them
//! from their owners, unless `shields` says how many these have.
//!
//! The drawing of a state has some fields more, for looking at only: `now` (what is waited for),
//! `strength`, `lost` (dice discarded), `glory`, `open`, `grey`, `played`, `last` (last turns left),
//! `ends` (what brought the end), `wins`, `by` (how it ended), `turn`, `beside` (cards face down), `supports` (cards of Thor's).

use pieces::{Cards, Dice};
use tabletop::{Deal, Game, Pending, Seat, Seats, Setup};
use testkit::{Drawn, Field};

use super::table::Table;
use crate::Valhalla;
use crate::cards::{Aid, Card, NOBODY, Tactic, Tyr, Weapon};
use crate::hunt::{Foe, HuntStep};
use crate::state::{Battle, KINDS, MOST_SLOTS, State, Trigger};
use crate::step::Step;

/// The frozen box with the frozen decks of the expansions.
pub(super) const BOX: &str = concat!(
    include_str!("../../../../sagas/valhalla/box.toml"),
    "\n",
    include_str!("../../../../sagas/valhalla/expansions.toml")
);

/// The fields of a drawing.
pub(super) fn fields(drawing: &str) -> Vec<Field> {
    testkit::fields(drawing, Table::SETS)
}

/// Every card's name in drawings.
pub(super) fn names(game: &Valhalla) -> Vec<String> {
    let mut met = std::collections::BTreeMap::new();
    let mut name = |(card, name): (&Card, &String)| {
        let plain = match card {
            Card::Warrior(_) => name.clone(),
            Card::Tactic(Tactic::HeroicSymbol(weapon)) => format!("heroic-{}", weapon.id()),
            Card::Tactic(Tactic::Delivery(weapon)) => format!("delivery-{}", weapon.id()),
            Card::Tactic(Tactic::Mission(mission)) => format!("mission-{}", mission.id()),
            Card::Tactic(tactic) => tactic.id().to_owned(),
            Card::Thor(thor) => {
                let aid = match thor.aid {
                    Aid::Draw => "draw".to_owned(),
                    Aid::Strength(amount) => amount.to_string(),
                    Aid::Reroll => "reroll".to_owned(),
                    Aid::Die => "die".to_owned(),
                    Aid::Steal => "steal".to_owned(),
                };
                format!("thor-{aid}{}", if thor.fewer { "-fewer" } else { "" })
            }
            Card::Tyr(Tyr::Foe(clan)) => format!("tyr-{}", clan.id()),
            Card::Tyr(Tyr::Weapon(weapon)) => format!("tyr-{}", weapon.id()),
            Card::Tyr(Tyr::Strength) => "tyr-strength".to_owned(),
        };
        let copy = met.entry(plain.clone()).and_modify(|copy| *copy += 1).or_insert(1);
        if *copy == 1 { plain } else { format!("{plain}#{copy}") }
    };
    game.deck.cards.iter().zip(&game.deck.names).map(&mut name).collect()
}

/// The kind of die a word names: `axe`, or `axe*` for a grey one.
pub(super) fn die(word: &str) -> Option<u8> {
    let marked = |mark, first| word.strip_suffix(mark).map(|name| (name, first));
    let (name, first) = marked('*', 6).or(marked('+', 12)).unwrap_or((word, 0));
    Weapon::ALL.iter().position(|weapon| weapon.id() == name).map(|face| face as u8 + first)
}

fn a_die(word: &str) -> u8 {
    die(word).unwrap_or_else(|| panic!("no die shows '{word}'"))
}

/// The game that a drawing's `players` field names, e.g. `players 4 ru draft`.
pub(super) fn game(words: &[String], cards: &str) -> Valhalla {
    let mut setup = Setup::new(words[0].parse().expect("a number of players"));
    for word in &words[1..] {
        setup = match word.as_str() {
            "pl" | "ru" => setup.with("edition", word),
            "loki" | "thor" | "valkyries" | "dwarves" | "tyr" | "king" => setup.with("with", word),
            option if option.contains('=') => {
                let (option, value) = option.split_once('=').expect("it has one");
                setup.with(option, value)
            }
            trick if trick.starts_with("loki-") => {
                setup.with("with", "loki").with("loki", &trick[5..])
            }
            seat if seat.parse::<u8>().is_ok() => setup.with("first", seat),
            variant => setup.with("variant", variant),
        };
    }
    Valhalla::build(&setup, cards).unwrap_or_else(|faults| panic!("{faults}"))
}

/// Reads a drawing; also tells how many cards were put at the bottom of the discard.
pub(super) fn read(drawing: &str, cards: &str) -> (Valhalla, State, usize) {
    let fields = fields(drawing);
    let players = fields.iter().find(|field| field.name == "players").expect("players N");
    let game = game(&players.words, cards);
    let names = names(&game);
    let card = |word: &String| {
        let found = names.iter().position(|name| name == word);
        found.unwrap_or_else(|| panic!("no card is named '{word}'")) as u8
    };
    let mut s = game.opening();
    s.stack.clear();
    s.jarls = 0;
    s.turns = 1;
    let mut used = Cards::NONE;
    let mut place = |word: &String| {
        let card = card(word);
        assert!(!used.has(card), "'{word}' is drawn twice");
        used.add(card);
        card
    };
    let (mut deck, mut phase) = (None, None);
    for Field { seat, name, words } in &fields {
        let number = || words[0].parse::<u8>().expect("a number");
        let seat = seat.map(Seat::index);
        match (seat, name.as_str()) {
            (None, "players") => {}
            (None, "active") => s.active = Seat(number() - 1),
            (None, "first") => s.first = Seat(number() - 1),
            (None, "deck") => deck = Some(words.clone()),
            (None, "discard") => words.iter().for_each(|word| s.discard.push(place(word))),
            (None, "last") => {
                s.last_turns = number();
                s.trigger = Trigger::LastShield;
            }
            (None, "battle") => {
                let seats = words[0].split_once('>').expect("battle 1>2");
                let seat = |text: &str| text.parse::<Seat>().expect("a seat");
                let (foe, seats) = match seats {
                    (one, "M") => (Foe::Prey, (one, one)),
                    ("M", one) => (Foe::Hunter, (one, one)),
                    rivals => (Foe::Rival, rivals),
                };
                let (attacker, defender) = (seat(seats.0), seat(seats.1));
                s.battle = Battle { on: true, attacker, defender, ..s.battle };
                s.battle.lair.foe = foe;
                s.active = attacker;
                s.battles = 1;
                phase = Some(words[1].clone());
            }
            (None, "monster") => {
                s.beast.card = number() - 1;
                for word in &words[1..] {
                    let face = game.face(s.beast.card).expect("a card of the Monster");
                    let symbols = face.symbols.iter().enumerate();
                    let open = symbols.filter(|(n, _)| s.beast.covered >> n & 1 == 0);
                    let fits = |w: &Option<Weapon>| w.is_some_and(|w| w as u8 == a_die(word));
                    let found = open.into_iter().find(|(_, symbol)| fits(symbol));
                    s.beast.covered |= 1 << found.expect("a symbol for the die").0;
                }
            }
            (None, "king") => {
                for (king, word) in s.kings.iter_mut().zip(words) {
                    let (seat, level) = word.split_once(':').expect("king 1:2");
                    king.seat = seat.parse::<Seat>().expect("a seat").0;
                    king.level = level.parse::<u8>().expect("a level") - 1;
                }
            }
            (Some(n), "jarl") => {
                let jarls = &game.deck.jarl_names;
                let found = jarls.iter().position(|name| *name == words[0]);
                s.boards[n].jarl = found.expect("a Jarl of the box") as u8;
            }
            (Some(n), "squad") => words.iter().enumerate().filter(|w| w.1 != "_").for_each(|w| {
                s.boards[n].squad[w.0] = place(w.1);
            }),
            (Some(n), "hand") => words.iter().for_each(|w| s.give(Seat(n as u8), place(w))),
            (Some(n), "valhalla") => words.iter().for_each(|w| s.boards[n].valhalla.add(place(w))),
            (Some(n), "under") => words.iter().for_each(|word| {
                let (slot, card) = word.split_once(':').expect("under 2:tyr-axe");
                let slot = slot.parse::<usize>().expect("a slot") - 1;
                s.expansions.tyr[n][slot] = place(&card.to_owned());
            }),
            (Some(n), "shields") => s.boards[n].own = number(),
            (Some(n), "captured") => words.iter().for_each(|word| {
                s.boards[n].captured[word.parse::<Seat>().expect("a seat").index()] += 1;
            }),
            (Some(_), "dice" | "armed" | "bonus" | "strength") => {} // once the sides are known
            _ => panic!("unknown field '{name}'"),
        }
    }
    for seat in Seat::all(game.seats_count()) {
        let told = |field: &Field| field.seat == Some(seat) && field.name == "shields";
        let taken: u8 = s.boards.iter().map(|board| board.captured[seat.index()]).sum();
        if !fields.iter().any(told) {
            s.boards[seat.index()].own -= taken;
        }
    }
    let named = deck.iter().flatten().filter(|word| word.parse::<u8>().is_err());
    let named: Cards = named.map(&mut place).collect();
    let rest = s.deck.minus(&used).or(&named);
    s.deck = match deck.map(|words| words.first().map(|word| word.parse::<u8>())) {
        None => rest,
        Some(Some(Ok(count))) => (0..count).filter_map(|n| rest.at(n)).collect(),
        Some(_) => named,
    };
    s.left = s.deck.count();
    let buried: Vec<u8> = rest.minus(&s.deck).iter().collect();
    s.discard = buried.iter().chain(s.discard.iter()).copied().collect();
    s.battle.lair.card = s.beast.card;
    read_phase(&game, &mut s, phase.as_deref(), &fields);
    (game, s, buried.len())
}

/// What is to be done, and the dice of a battle that goes on.
fn read_phase(game: &Valhalla, s: &mut State, phase: Option<&str>, fields: &[Field]) {
    let steps: &[Step] = match phase {
        None => &[Step::Action],
        Some("attack") => &[Step::EndBattle, Step::Compare, Step::Phase(1), Step::Fight(0)],
        Some("defence") => &[Step::EndBattle, Step::Compare, Step::Fight(1)],
        Some(other) => panic!("'{other}' is not a phase"),
    };
    let hunt = |step| Step::Hunt(step);
    let judge = [Step::EndBattle, hunt(HuntStep::Judge)];
    let around: Vec<Step> = match (game.hunts(), s.battle.lair.foe) {
        (false, _) => [&[Step::EndTurn, Step::PartB], steps].concat(),
        (true, Foe::Hunter) => [&[Step::EndTurn], &judge[..], &[Step::Fight(1)]].concat(),
        (true, foe) => {
            let mut turn = vec![Step::EndTurn, hunt(HuntStep::Prowl), Step::PartB];
            turn.push(hunt(HuntStep::AfterA));
            match foe {
                Foe::Prey => turn.extend(judge.into_iter().chain([Step::Fight(0)])),
                _ => turn.push(Step::Action),
            }
            turn
        }
    };
    around.iter().for_each(|step| game.push(s, *step));
    for Field { seat, name, words } in fields {
        let Some(side) = seat.and_then(|seat| s.battle.side_of(seat)) else { continue };
        let fighter = &mut s.battle.sides[side];
        let mut used = Vec::new();
        match name.as_str() {
            "dice" => words.iter().for_each(|word| {
                fighter.pool.add(a_die(word) as usize);
                used.push(a_die(word));
            }),
            "armed" => words.iter().for_each(|word| {
                let (slot, dice) = word.split_once(':').expect("armed 2:axe+bow");
                let slot = slot.parse::<usize>().expect("a slot") - 1;
                let places = match slot.checked_sub(MOST_SLOTS) {
                    Some(place) => {
                        fighter.ally.activated |= 1 << place;
                        &mut fighter.ally.armed[place]
                    }
                    None => {
                        fighter.activated |= 1 << slot;
                        &mut fighter.armed[slot]
                    }
                };
                for (place, word) in places.iter_mut().zip(dice.split('+')) {
                    *place = a_die(word);
                    used.push(a_die(word));
                }
            }),
            "bonus" => fighter.bonus = words[0].parse().expect("a number"),
            "strength" => fighter.strength = words[0].parse().expect("a number"),
            _ => {}
        }
        used.retain(|die| *die < 12);
        let grey = used.iter().filter(|die| **die >= 6).count() as u8;
        fighter.gone -= used.len() as u8 - grey;
        s.battle.grey -= grey;
    }
}

/// Draws a state; the discard without its lowest `buried` cards.
pub(super) fn drawing(game: &Valhalla, s: &State, buried: usize) -> String {
    let names = names(game);
    let name = |card: u8| if card == NOBODY { "_".into() } else { names[card as usize].clone() };
    let list = |cards: &mut dyn Iterator<Item = u8>| or_dash(cards.map(name));
    let seats = game.seats_count();
    let mut text = format!(
        "players {seats} {:?} | turn {} | active {} | first {} | deck {} | discard {} | open {}\n",
        game.options.edition,
        s.turns,
        s.active,
        s.first,
        s.left,
        list(&mut s.discard.iter().copied().skip(buried)),
        list(&mut s.open.iter().copied()),
    );
    for seat in Seat::all(seats) {
        let board = &s.boards[seat.index()];
        let slots = board.warriors().last().map_or(4, |(slot, _)| (slot + 1).max(4));
        let jarl = game.deck.jarl_names.get(board.jarl as usize);
        let took = Seat::all(6).zip(board.captured);
        let took = took.flat_map(|(from, count)| std::iter::repeat_n(from, count as usize));
        text += &format!(
            "{seat}: jarl {} | squad {} | hand {} | valhalla {} | shields {} | captured {} | glory {}",
            jarl.map_or("-", |jarl| jarl.as_str()),
            list(&mut board.squad[..slots].iter().copied()),
            list(&mut board.hand.iter()),
            list(&mut board.valhalla.iter()),
            board.own,
            or_dash(took),
            game.score(s, seat).total(),
        );
        let under = (0..6).filter_map(|slot| Some((slot, s.expansions.under(seat, slot)?)));
        let under: Vec<String> =
            under.map(|(slot, card)| format!("{}:{}", slot + 1, name(card))).collect();
        if !under.is_empty() {
            text += &format!(" | under {}", under.join(" "));
        }
        if let Some(side) = s.battle.side_of(seat) {
            text += &draw_side(s, side);
            let beside = s.battle.extras.beside[side].iter().copied();
            text += &format!(" | beside {}", list(&mut beside.filter(|card| *card != NOBODY)));
        }
        text.push('\n');
    }
    if s.battle.on {
        let played = list(&mut s.battle.played.iter().copied());
        let [attacker, defender] = match s.battle.lair.foe {
            Foe::Rival => [s.battle.attacker, s.battle.defender].map(|seat| seat.to_string()),
            Foe::Prey => [s.battle.attacker.to_string(), "M".to_owned()],
            Foe::Hunter => ["M".to_owned(), s.battle.attacker.to_string()],
        };
        let supports = s.battle.extras.supports.iter().flatten();
        let supports = supports.map(|support| {
            format!("{}>{}", name(support.card), s.battle.seat(support.side as usize))
        });
        text += &format!(
            "battle {attacker}>{defender} | grey {} | played {played} | supports {}\n",
            s.battle.grey,
            or_dash(supports)
        );
    } else {
        text += "battle -\n";
    }
    if game.hunts() {
        text += &draw_monster(game, s);
    }
    if game.options.ways.king {
        let kings = s.kings.iter().filter(|king| king.seat != NOBODY);
        text += &format!(
            "king {}\n",
            or_dash(kings.map(|king| format!("{}:{}", Seat(king.seat), king.level + 1)))
        );
    }
    let ends = format!("{:?}", s.trigger);
    text + &format!("last {} | ends {ends} | {}\n", s.last_turns, draw_now(game, s))
}

/// The Monster's card on top, and the dice on it in the order of its symbols.
fn draw_monster(game: &Valhalla, s: &State) -> String {
    let face = game.face(s.beast.card);
    let symbols = face.iter().flat_map(|face| face.symbols.iter().flatten().enumerate());
    let covered = symbols.filter(|(n, _)| s.beast.covered >> n & 1 == 1);
    let dice: Vec<String> = covered.map(|(_, weapon)| format!(" {}", weapon.id())).collect();
    format!("monster {}{}\n", s.beast.card + 1, dice.concat())
}

fn draw_side(s: &State, side: usize) -> String {
    let fighter = &s.battle.sides[side];
    let kinds = |dice: &Dice<KINDS>| -> Vec<String> {
        let each = |kind: usize| {
            std::iter::repeat_n(crate::choice::Die(kind as u8).to_string(), dice.of(kind) as usize)
        };
        dice.kinds().flat_map(each).collect()
    };
    let armed = fighter.armed.iter().chain(&fighter.ally.armed).enumerate();
    let armed = armed.filter(|(slot, _)| fighter.is_activated(*slot)).map(|(slot, dice)| {
        let dice = dice.iter().filter(|die| **die != NOBODY);
        let dice: Vec<String> = dice.map(|die| crate::choice::Die(*die).to_string()).collect();
        format!("{}:{}", slot + 1, dice.join("+"))
    });
    let (dice, armed) = (or_dash(kinds(&fighter.pool).into_iter()), or_dash(armed));
    let off = if fighter.silenced { " | silenced" } else { "" };
    let (lost, bonus, strength) = (fighter.gone, fighter.bonus, fighter.strength);
    format!(
        " | dice {dice} | armed {armed} | lost {lost} | bonus {bonus} | strength {strength}{off}"
    )
}

fn draw_now(game: &Valhalla, s: &State) -> String {
    match game.pending(s) {
        Pending::Ask(ask) => {
            let step = match game.top(s) {
                Step::Feat(feat) => format!("{feat:?}"),
                Step::Hunt(step) => format!("{step:?}"),
                step => format!("{step:?}"),
            };
            let name: String = step.chars().take_while(|c| c.is_alphanumeric()).collect();
            format!("now {} {name}", or_dash(ask.seats.iter()))
        }
        Pending::Chance(chance) => match chance.deal {
            Deal::Roll { dice, faces: 6 } => format!("now ~ roll {dice}"),
            Deal::Roll { dice, faces } => format!("now ~ roll {dice} of {faces}"),
            Deal::Pick { count, of } => format!("now ~ pick {count} of {of}"),
        },
        Pending::Over(outcome) => {
            let wins = |seat: &Seat| outcome.shares[seat.index()] > 0.0;
            let winners = Seats::first(game.seats_count()).iter().filter(wins);
            format!("by {} | now over | wins {}", outcome.ending.id, or_dash(winners))
        }
    }
}

fn or_dash<T: ToString>(items: impl Iterator<Item = T>) -> String {
    let words: Vec<String> = items.map(|item| item.to_string()).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}
