//! A table drawn in a few lines, read into a state and drawn back.
//!
//! ```text
//! players 3 hidden | round 2 | first 1 | active 2 | troll Bog-Troll | land 3 Mare:red calm
//! 1: leader Ullr | food 2 | home 1/0/2 | runes gifts wealth! | destinies wood | beaten Mare:blue
//! camp troll 1 1/0/1 | camp land-3 2 2/0/0 3 small
//! ```
//!
//! Fields are parted by bars. Cards are named by their names with hyphens for spaces, with the
//! colour if they have one; journeys, runes and destinies by what they do, `!` for a used rune.
//! `home` and bands are swordsmen/spearmen/axemen. What is not named is as at the start of a worker
//! phase: 1 food, 1 wood, 1 coin, 1 favour, a swordsman, and the first cards of every deck on the
//! board. `now` says where the game stands: `worker` (if nothing is said), `muster`, `battles`,
//! `clean-up`, `last-runes`. A camp is a front, its seat, its band, its food, its ship.

use pieces::List;
use tabletop::{Deal, Game, Pending, Seat, Setup};
use testkit::{Drawn, Field};

use super::table::Table;
use crate::Midgard;
use crate::cards::{Deck, NOBODY};
use crate::place::{Front, Place};
use crate::state::{Band, Camp, State};
use crate::step::Step;

/// The frozen box.
pub(super) const BOX: &str = include_str!("../../../../sagas/midgard/box.toml");

/// The fields of a drawing.
fn fields(drawing: &str) -> Vec<Field> {
    testkit::fields(drawing, Table::SETS)
}

/// A game for so many players with these words: `hidden`, `hall-of-fame`, `distrustful`.
pub(super) fn game(words: &[String], cards: &str) -> Midgard {
    let mut setup = Setup::new(words[0].parse().expect("a number of players"));
    for word in &words[1..] {
        setup = match word.as_str() {
            "hidden" => setup.with("assignment", "hidden"),
            "hall-of-fame" => setup.with("variant", "hall-of-fame"),
            "distrustful" => setup.with("variant", "distrustful-townsfolk"),
            first => setup.with("first", first),
        };
    }
    Midgard::build(&setup, cards).expect("a sound set-up")
}

/// The name of a card in drawings.
pub(super) fn name(game: &Midgard, card: u8) -> String {
    let deck = Deck::ALL.into_iter().find(|deck| deck.has(card)).expect("a card");
    match deck {
        Deck::Journeys => game.chest.journey(card).id().to_owned(),
        Deck::Runes => game.chest.rune(card).id().to_owned(),
        Deck::Destinies => game.chest.destiny(card).count.id().to_owned(),
        _ => {
            let plain = game.chest.names[card as usize].replace(' ', "-").replace('\'', "");
            let colour = game.chest.enemies.get(card as usize).and_then(|enemy| enemy.colour);
            colour.map_or(plain.clone(), |colour| format!("{plain}:{}", colour.id()))
        }
    }
}

/// The first card with this name that still lies in its deck.
pub(super) fn card(game: &Midgard, s: &State, decks: &[Deck], word: &str) -> u8 {
    let word = word.trim_end_matches('!');
    let mut cards = decks.iter().flat_map(|deck| deck.cards());
    let found = cards.find(|card| s.deck.has(*card) && name(game, *card) == word);
    found.unwrap_or_else(|| panic!("no card '{word}' is in its deck"))
}

fn take(game: &Midgard, s: &mut State, decks: &[Deck], word: &str) -> u8 {
    let card = card(game, s, decks, word);
    s.deck.take(card);
    let deck = Deck::ALL.into_iter().find(|deck| deck.has(card)).expect("a card");
    s.left[deck as usize] -= 1;
    card
}

fn first(game: &Midgard, s: &mut State, deck: Deck) -> u8 {
    let card = deck.cards().find(|card| s.deck.has(*card)).expect("a card");
    let name = name(game, card);
    take(game, s, &[deck], &name)
}

pub(super) fn band(word: &str) -> Band {
    let counts: Vec<u8> = word.split('/').map(|n| n.parse().expect("a count")).collect();
    [counts[0], counts[1], counts[2]]
}

/// Reads a drawing.
pub(super) fn read(drawing: &str, cards: &str) -> (Midgard, State) {
    let fields = fields(drawing);
    let players = fields.iter().find(|field| field.name == "players").expect("players");
    let game = game(&players.words, cards);
    let mut s = game.opening();
    s.stack = List::default();
    (s.round, s.stalls) = (1, [4, 0, 1, NOBODY]);
    let enemies = [Deck::Trolls, Deck::Draugrs, Deck::Monsters];
    let mut now = "worker".to_owned();
    for Field { seat, name, words } in &fields {
        let number = || words[0].parse::<u8>().expect("a number");
        match (seat.map(Seat::index), name.as_str()) {
            (None, "players") => {}
            (None, "now") => now = words.join(" "),
            (None, "round") => s.round = number(),
            (None, "first") => s.first = Seat(number() - 1),
            (None, "active") => s.active = Seat(number() - 1),
            (None, "stalls") => {
                s.stalls = [NOBODY; 4];
                for (space, word) in s.stalls.iter_mut().zip(words) {
                    let names = &game.chest.stall_names;
                    *space = names.iter().position(|name| name == word).expect("a stall") as u8;
                }
            }
            (None, "troll") => s.troll = take(&game, &mut s, &enemies, &words[0]),
            (None, "draugrs") => {
                for (n, word) in words.iter().enumerate() {
                    s.draugrs[n] = take(&game, &mut s, &enemies, word);
                }
            }
            (None, "land") => {
                let land = number() as usize - 1;
                s.lands[land].monster = take(&game, &mut s, &enemies, &words[1]);
                s.lands[land].journey = take(&game, &mut s, &[Deck::Journeys], &words[2]);
                s.lands[land].coins = words.get(3).map_or(0, |n| n.parse().expect("coins"));
            }
            (None, "open") => {
                for (n, word) in words.iter().enumerate() {
                    s.runes[n] = take(&game, &mut s, &[Deck::Runes], word);
                }
            }
            (None, "merchant") => {
                s.merchant = take(&game, &mut s, &[Deck::Merchants], &words[0]);
            }
            (None, "stock") => {
                s.stock = band(&words[0]);
                (0..3).for_each(|kind| s.supply[kind] -= s.stock[kind]);
            }
            (None, "meat") => s.meat = number(),
            (None, "supply") => {
                // What is drawn away stands at the smiths, so that no die is lost.
                let left = band(&words[0]);
                (0..3).for_each(|kind| s.stock[kind] += s.supply[kind] - left[kind]);
                s.supply = left;
            }
            (None, "sold") => s.sold = number(),
            (None, "taken") => {
                let place = Place::named(&words[0]).expect("a place");
                s.taken[place as usize] = words[1].parse::<Seat>().expect("a seat").0;
            }
            (None, "camp") => {
                let front = Front::named(&words[0]).expect("a front");
                let seat = words[1].parse::<Seat>().expect("a seat");
                let band = band(&words[2]);
                let food = words.get(3).map_or(0, |n| n.parse().expect("food"));
                let ship = match words.get(4).map(String::as_str) {
                    Some("large") => Camp::LARGE,
                    Some("own") => Camp::OWN,
                    Some(_) => Camp::SMALL,
                    None => NOBODY,
                };
                (0..3).for_each(|kind| s.supply[kind] -= band[kind]);
                s.fronts[front as usize] = Camp { seat: seat.0, ship, band, food };
            }
            (None, "deck") => {
                // Only these journeys, runes or destinies are left; the rest is discarded.
                let deck = match words[0].as_str() {
                    "journeys" => Deck::Journeys,
                    "runes" => Deck::Runes,
                    _ => Deck::Destinies,
                };
                let keep: Vec<u8> =
                    words[1..].iter().map(|word| take(&game, &mut s, &[deck], word)).collect();
                let rest = s.deck.and(&game.chest.decks[deck as usize]);
                s.deck = s.deck.minus(&rest);
                s.gone = s.gone.or(&rest);
                keep.iter().for_each(|card| s.deck.add(*card));
                s.left[deck as usize] = keep.len() as u8;
            }
            (Some(n), field) => read_seat(&game, &mut s, n, field, words),
            (None, other) => panic!("unknown field '{other}'"),
        }
    }
    lay_out(&game, &mut s, &fields);
    let steps: &[Step] = match now.as_str() {
        "worker" => &[Step::Workers(s.active.left(game.seats_count())), Step::Worker],
        "muster" => &[Step::Muster],
        "battles" => &[Step::Battles],
        "clean-up" => &[Step::CleanUp],
        other => panic!("'{other}' is no place in a game"),
    };
    steps.iter().for_each(|step| game.push(&mut s, *step));
    if now != "worker" && now != "muster" {
        s.fought = s.round;
    }
    game.run(&mut s, &mut ());
    (game, s)
}

/// Fills the board with the first cards of every deck where nothing is drawn.
fn lay_out(game: &Midgard, s: &mut State, fields: &[Field]) {
    let journeys = |field: &Field| field.name == "deck" && field.words[0] == "journeys";
    let short = fields.iter().any(journeys);
    if s.troll == NOBODY {
        s.troll = first(game, s, Deck::Trolls);
    }
    for n in 0..2 {
        if s.draugrs[n] == NOBODY {
            s.draugrs[n] = first(game, s, Deck::Draugrs);
        }
    }
    for land in game.lands() {
        if s.lands[land].monster == NOBODY {
            s.lands[land].monster = first(game, s, Deck::Monsters);
        }
        if s.lands[land].journey == NOBODY && s.left(Deck::Journeys) > 0 && !short {
            s.lands[land].journey = first(game, s, Deck::Journeys);
        }
    }
    if s.merchant == NOBODY {
        s.merchant = first(game, s, Deck::Merchants);
    }
}

fn read_seat(game: &Midgard, s: &mut State, n: usize, field: &str, words: &[String]) {
    let number = || words[0].parse::<u8>().expect("a number");
    let seat = Seat(n as u8);
    match field {
        "leader" => {
            let found = game.chest.leader_names.iter().position(|name| *name == words[0]);
            s.boards[n].leader = found.expect("a leader") as u8;
        }
        "food" => s.boards[n].food = number(),
        "wood" => s.boards[n].wood = number(),
        "coins" => s.boards[n].coins = number(),
        "favours" => s.boards[n].favours = number(),
        "blame" => s.boards[n].blame = number(),
        "workers" => {
            s.boards[n].workers = number();
            s.boards[n].crew = s.boards[n].crew.max(number());
        }
        "hut" => s.boards[n].hut = number() > 0,
        "hunting" => {
            s.boards[n].hunting = true;
            s.boards[n].workers -= 1;
        }
        "home" => {
            let home = band(&words[0]);
            (0..3).for_each(|kind| {
                s.supply[kind] += s.boards[n].home[kind];
                s.supply[kind] -= home[kind];
            });
            s.boards[n].home = home;
        }
        "ship" => {
            let names = &game.chest.ship_names;
            s.boards[n].ship =
                names.iter().position(|name| *name == words[0]).expect("a ship") as u8;
        }
        "runes" => words.iter().for_each(|word| {
            let card = take(game, s, &[Deck::Runes], word);
            s.boards[n].own.add(card);
            if word.ends_with('!') {
                s.boards[n].used |= 1 << Deck::Runes.index(card);
            }
        }),
        "destinies" => words.iter().for_each(|word| {
            let card = take(game, s, &[Deck::Destinies], word);
            game.give_destiny(s, seat, card);
        }),
        "beaten" => words.iter().for_each(|word| {
            let enemies = [Deck::Trolls, Deck::Draugrs, Deck::Monsters];
            let card = take(game, s, &enemies, word);
            s.boards[n].own.add(card);
        }),
        "glory" => s.boards[n].earned[0] = number() as u16,
        other => panic!("unknown field '{other}'"),
    }
}

fn or_dash<T: ToString>(items: impl Iterator<Item = T>) -> String {
    let words: Vec<String> = items.map(|item| item.to_string()).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}

fn draw_band(band: &Band) -> String {
    format!("{}/{}/{}", band[0], band[1], band[2])
}

/// Draws a state, with some fields more, for looking at only.
pub(super) fn drawing(game: &Midgard, s: &State) -> String {
    let named = |card: u8| if card == NOBODY { "-".to_owned() } else { name(game, card) };
    let mut text = format!(
        "round {} | first {} | troll {} | draugrs {} {} | open {} | stock {} | meat {} | supply {} \
         | damage {} | merchant {}\n",
        s.round,
        s.first,
        named(s.troll),
        named(s.draugrs[0]),
        named(s.draugrs[1]),
        or_dash(s.runes.iter().filter(|rune| **rune != NOBODY).map(|rune| named(*rune))),
        draw_band(&s.stock),
        s.meat,
        draw_band(&s.supply),
        s.fight.damage,
        named(s.merchant),
    );
    for land in game.lands() {
        let there = &s.lands[land];
        let open = if there.open { " open" } else { "" };
        text += &format!(
            "land-{} {} {} {}{open}\n",
            land + 1,
            named(there.monster),
            named(there.journey),
            there.coins
        );
    }
    for (camp, front) in s.fronts.iter().zip(Front::ALL) {
        if let Some(seat) = camp.seat() {
            let id = front.id();
            text += &format!("at-{id} {seat} {} {}\n", draw_band(&camp.band), camp.food);
        }
    }
    for seat in Seat::all(game.seats_count()) {
        let board = &s.boards[seat.index()];
        let leader = game.chest.leader_names.get(board.leader as usize);
        let runes = board.own.iter().filter(|card| Deck::Runes.has(*card));
        let beaten = board.own.iter().filter(|card| !Deck::Runes.has(*card));
        text += &format!(
            "{seat}: leader {} | food {} | wood {} | coins {} | favours {} | blame {} | workers {} \
             | crew {} | home {} | ship {} | runes {} | destinies {} | beaten {} | glory {} | score {}\n",
            leader.map_or("-", String::as_str),
            board.food,
            board.wood,
            board.coins,
            board.favours,
            board.blame,
            board.workers,
            board.crew,
            draw_band(&board.home),
            game.chest.ship_names.get(board.ship as usize).map_or("-", String::as_str),
            or_dash(runes.map(|card| {
                format!("{}{}", named(card), if board.has_used(card) { "!" } else { "" })
            })),
            or_dash(board.hand.iter().map(named)),
            or_dash(beaten.map(named)),
            s.glory(seat),
            game.score(s, seat).total(),
        );
    }
    text + &draw_now(game, s)
}

fn draw_now(game: &Midgard, s: &State) -> String {
    match game.pending(s) {
        Pending::Ask(ask) => {
            let step = format!("{:?}", game.top(s));
            let name: String = step.chars().take_while(|c| c.is_alphanumeric()).collect();
            format!("now {} {name}\n", or_dash(ask.seats.iter()))
        }
        Pending::Chance(chance) => match chance.deal {
            Deal::Roll { dice, .. } => format!("now ~ roll {dice}\n"),
            Deal::Pick { count, of } => format!("now ~ pick {count} of {of}\n"),
        },
        Pending::Over(outcome) => {
            let wins = |seat: &Seat| outcome.shares[seat.index()] > 0.0;
            let winners = Seat::all(game.seats_count()).filter(wins);
            format!("now over | wins {}\n", or_dash(winners))
        }
    }
}
