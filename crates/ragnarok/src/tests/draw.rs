//! A table drawn in a few lines, read into a state and drawn back.
//!
//! ```text
//! 3 rise kari | at attack | active 2 | round 4 | life Odin=3 | discard warcry | ice Odin.2
//! 1: hand night-raid rampart | purse 2 2 2 1 | followers 7 | village 2 0 1 | temples Odin.1 Thor.5
//! 2: up kari | lying thief | tokens 20
//! ```
//!
//! First the players and what was chosen: an edition, a mode, a level, `rise`, beings. Fields are
//! parted by bars; what is not named is nothing, but two mines. A card is named by its name in
//! small letters, its further copies by `#2`, `#3`; an area by its being; a site by its number; a
//! treasure by its number in the box. Cards that are not named lie in their decks; `empty a b`
//! empties decks into the box. Treasures lie as fate laid them with its lowest answers: on the
//! first area (Odin's) the tokens 1, 2, 3, on the next 4, 5, 6, and so on. `at` names the phase
//! that is about to begin.
//!
//! The drawing of a state has some fields more, for looking at only: `now` (what is waited for),
//! `attack`, `points`, `builds`, `wins`.

use pieces::Cards;
use tabletop::{Deal, Game, Pending, Seat, Seats, Setup};
use testkit::{Drawn, Field};

use super::table::Table;
use crate::Ragnarok;
use crate::cards::BEINGS;
use crate::state::{Board, Find, State, bits};
use crate::step::Step;

/// The frozen box.
pub(super) const BOX: &str = include_str!("../../../../sagas/ragnarok/box.toml");

/// The fields of a drawing.
fn fields(drawing: &str) -> Vec<Field> {
    testkit::fields(drawing, Table::SETS)
}

/// Every card's name in drawings.
pub(super) fn names(game: &Ragnarok) -> Vec<String> {
    let mut met = std::collections::BTreeMap::new();
    let mut name = |name: &String| {
        let plain = name.to_lowercase().replace(' ', "-");
        let copy = met.entry(plain.clone()).and_modify(|copy| *copy += 1).or_insert(1);
        if *copy == 1 { plain } else { format!("{plain}#{copy}") }
    };
    game.deck.names.iter().map(&mut name).collect()
}

/// The game that the first words of a drawing name.
pub(super) fn game(words: &[String], cards: &str) -> Ragnarok {
    let mut setup = Setup::new(words[0].parse().expect("a number of players"));
    for word in &words[1..] {
        setup = match word.as_str() {
            "en" | "fr" | "nl" | "de" => setup.with("edition", word),
            "team" => setup.with("mode", word),
            "loki" | "thrym" if words[0] == "1" => setup.with("mode", word),
            "easy" | "hard" => setup.with("level", word),
            "rise" => setup.with("rise", "yes"),
            being => setup.with("being", &being.to_lowercase()),
        };
    }
    if words[0] != "1" && !words.contains(&"team".to_owned()) {
        setup = setup.with("first", "1");
    }
    Ragnarok::build(&setup, cards).unwrap_or_else(|faults| panic!("{faults}"))
}

/// The first position in which nobody has anything, with the lowest answers of fate.
pub(super) fn bare(game: &Ragnarok) -> State {
    let mut s = game.start();
    let mut fortune = Vec::new();
    while let Pending::Chance(chance) = game.pending(&s) {
        let asked = match chance.deal {
            Deal::Roll { dice, .. } => (0..dice).map(|n| if n == 0 { 6 } else { 1 }).collect(),
            Deal::Pick { count, .. } => (1..=count).collect::<Vec<_>>(),
        };
        fortune.clone_from(&asked);
        let before = s;
        game.settle(&mut s, &fortune, &mut ()).expect("fate was asked");
        if s.stack.contains(&Step::EndTurn) {
            // The last hand was dealt and the first turn has begun.
            s = before;
            break;
        }
    }
    for seat in 0..s.boards.len() {
        let hand = s.boards[seat].hand;
        for card in hand.iter() {
            s.deck.add(card);
            s.left[game.deck.pool[card as usize] as usize] += 1;
        }
        let village = s.boards[seat].village;
        let ap_runes = s.boards[seat].purse[3];
        s.boards[seat] = Board { village, ..Board::START };
        s.boards[seat].purse[3] = ap_runes;
    }
    s.stack.clear();
    s
}

/// Reads a drawing.
pub(super) fn read(drawing: &str, cards: &str) -> (Ragnarok, State) {
    let (first, rest) = drawing.trim().split_once(['|', '\n']).unwrap_or((drawing.trim(), ""));
    let words: Vec<String> = first.split_whitespace().map(str::to_owned).collect();
    let game = game(&words, cards);
    let names = names(&game);
    let card = |word: &String| {
        let found = names.iter().position(|name| name == word);
        found.unwrap_or_else(|| panic!("no card is named '{word}'")) as u8
    };
    let mut s = bare(&game);
    let (mut at, mut ice, mut empty) = ("resource".to_owned(), Vec::new(), Vec::new());
    let rest = if rest.trim().is_empty() { "round 1".to_owned() } else { rest.to_owned() };
    for Field { seat, name, words } in fields(&rest) {
        let number = |n: usize| words[n].parse::<u8>().expect("a number");
        match (seat, name.as_str()) {
            (None, "at") => at.clone_from(&words[0]),
            (None, "active") => s.active = Seat(number(0) - 1),
            (None, "first") => s.first = Seat(number(0) - 1),
            (None, "round") => s.round = number(0),
            (None, "ap") => s.followers[1] = number(0),
            (None, "ice") => ice.clone_from(&words),
            (None, "runes") => s.boards[1].purse[3] = number(0),
            (None, "life") => {
                for word in &words {
                    let (being, life) = word.split_once('=').expect("Odin=3");
                    s.areas[area(&s, being) as usize].followers = life.parse().expect("a number");
                }
            }
            (None, "discard") => words.iter().for_each(|word| {
                let card = draw_card(&game, &mut s, card(word));
                s.discard.add(card);
            }),
            (None, "empty") => empty.clone_from(&words),
            (None, "aptemples") => put_temples(&mut s, Seat(1), &words),
            (None, other) => panic!("no field '{other}' of the table"),
            (Some(seat), "hand") => words.iter().for_each(|word| {
                let card = draw_card(&game, &mut s, card(word));
                let board = &mut s.boards[seat.index()];
                board.hand.add(card);
                board.backs[game.deck.pool[card as usize] as usize] += 1;
            }),
            (Some(seat), "up" | "lying") => words.iter().for_each(|word| {
                let card = draw_card(&game, &mut s, card(word));
                let board = &mut s.boards[seat.index()];
                if name == "up" { board.upright.add(card) } else { board.lying.add(card) }
            }),
            (Some(seat), "purse") => {
                (0..words.len()).for_each(|n| s.boards[seat.index()].purse[n] = number(n));
            }
            (Some(seat), "village") => {
                (0..3).for_each(|n| s.boards[seat.index()].village[n] = number(n));
            }
            (Some(seat), "followers") => s.followers[game.side(seat)] = number(0),
            (Some(seat), "temples") => put_temples(&mut s, seat, &words),
            (Some(seat), "tokens") => {
                for n in 0..words.len() {
                    let token = number(n) - 1;
                    s.closed &= !(1 << token);
                    let lies = |find: &Find| *find == Find::Open(token);
                    let sites = s.areas.iter_mut().flat_map(|area| &mut area.sites);
                    sites.filter(|site| lies(&site.treasure)).for_each(|site| {
                        site.treasure = Find::Nothing;
                    });
                    s.boards[seat.index()].tokens |= 1 << token;
                }
            }
            (_, other) => panic!("no field '{other}' of a seat"),
        }
    }
    for word in empty {
        let all = s.deck.and(&game.deck.pools[pool_of(&s, &word)]);
        all.iter().for_each(|card| {
            let card = draw_card(&game, &mut s, card);
            s.boxed.add(card);
        });
    }
    for word in ice {
        let (area, site) = place(&s, &word);
        s.areas[area as usize].sites[site as usize].frozen = 1;
    }
    begin(&game, &mut s, &at);
    (game, s)
}

/// Puts the phases from one on on the stack, and runs to what is asked first.
fn begin(game: &Ragnarok, s: &mut State, at: &str) {
    let own = [
        ("end", Step::HandLimit),
        ("followers", Step::Followers),
        ("attack", Step::Attack),
        ("building", Step::Building),
        ("action", Step::Action),
        ("resource", Step::Resource),
    ];
    let ap = [
        ("followers", Step::ApFollowers),
        ("attack", Step::ApWeaken),
        ("building", Step::ApBuilding),
    ];
    let phases = if game.is_ap(s.active) { &ap[..] } else { &own[..] };
    s.stack.push(Step::EndTurn);
    let last = phases.iter().position(|(name, _)| *name == at).expect("a phase");
    phases[..=last].iter().for_each(|(_, step)| s.stack.push(*step));
    game.run(s, &mut ());
}

fn draw_card(game: &Ragnarok, s: &mut State, card: u8) -> u8 {
    assert!(s.deck.has(card), "'{}' is drawn twice or not in play", names(game)[card as usize]);
    s.deck.take(card);
    s.left[game.deck.pool[card as usize] as usize] -= 1;
    card
}

/// The deck a word names: `a`, `b`, or a being's.
pub(super) fn pool_of(s: &State, word: &str) -> usize {
    match word {
        "a" => 0,
        "b" => 1,
        being => 2 + s.areas[area(s, being) as usize].being as usize,
    }
}

/// The area of a being.
pub(super) fn area(s: &State, being: &str) -> u8 {
    let number = BEINGS.iter().position(|name| *name == being);
    let number = number.unwrap_or_else(|| panic!("no being is named '{being}'")) as u8;
    let found = s.areas.iter().position(|area| area.being == number);
    found.unwrap_or_else(|| panic!("{being} does not take part")) as u8
}

fn place(s: &State, word: &str) -> (u8, u8) {
    let (being, site) = word.split_once('.').expect("Odin.1");
    (area(s, being), site.parse::<u8>().expect("a site") - 1)
}

fn put_temples(s: &mut State, owner: Seat, words: &[String]) {
    for word in words {
        let (area, site) = place(s, word);
        let site = &mut s.areas[area as usize].sites[site as usize];
        site.temple = owner.0;
        if let Find::Open(token) = site.treasure {
            s.spent |= 1 << token;
        }
        site.treasure = Find::Nothing;
    }
}

/// Draws a state.
pub(super) fn drawing(game: &Ragnarok, s: &State) -> String {
    let names = names(game);
    let cards = |cards: &Cards| or_dash(cards.iter().map(|card| names[card as usize].clone()));
    let being = |n: usize| BEINGS[s.areas[n].being as usize];
    let mut text =
        format!("active {} | round {} | discard {}", s.active, s.round, cards(&s.discard));
    let life = s.areas.iter().enumerate().map(|(n, a)| format!("{}={}", being(n), a.followers));
    text += &format!(" | life {} | points {} | builds {}", or_dash(life), s.points, s.builds);
    let find = |n: usize| {
        let of = move |(m, site): (usize, &crate::state::Site)| match site.treasure {
            Find::Nothing => None,
            Find::Closed => Some(format!("{}.{}=?", being(n), m + 1)),
            Find::Open(token) => Some(format!("{}.{}={}", being(n), m + 1, token + 1)),
        };
        s.areas[n].sites.iter().enumerate().filter_map(of).collect::<Vec<_>>()
    };
    text += &format!(" | finds {}", or_dash((0..s.areas.len()).flat_map(find)));
    let temples = |owner: Seat| {
        let mut found = Vec::new();
        for (n, area) in s.areas.iter().enumerate() {
            for (m, site) in area.sites.iter().enumerate().filter(|(_, t)| t.temple == owner.0) {
                let ice = if site.frozen > 0 { "*" } else { "" };
                found.push(format!("{}.{}{ice}", being(n), m + 1));
            }
        }
        or_dash(found.into_iter())
    };
    if game.options.ap.is_some() {
        let (ap, runes) = (s.followers[1], s.boards[1].purse[3]);
        text += &format!(" | ap {ap} | runes {runes} | aptemples {}", temples(Seat(1)));
    }
    if s.attack.on {
        text += &format!(" | attack {}:{}", s.attack.attack, s.attack.defence);
    }
    text += &format!(" | {}\n", draw_now(game, s));
    for seat in Seat::all(game.seats_count()) {
        let board = &s.boards[seat.index()];
        text += &format!(
            "{seat}: hand {} | purse {} | followers {} | village {} | temples {} | up {} | \
             lying {} | tokens {}\n",
            cards(&board.hand),
            or_dash(board.purse.iter()),
            s.followers[game.side(seat)],
            or_dash(board.village.iter()),
            temples(seat),
            cards(&board.upright),
            cards(&board.lying),
            or_dash(bits(board.tokens).map(|token| token + 1)),
        );
    }
    text
}

fn draw_now(game: &Ragnarok, s: &State) -> String {
    match game.pending(s) {
        Pending::Ask(ask) => {
            let step = format!("{:?}", game.top(s));
            let name: String = step.chars().take_while(|c| c.is_alphanumeric()).collect();
            format!("now {} {name}", or_dash(ask.seats.iter()))
        }
        Pending::Chance(chance) => match chance.deal {
            Deal::Roll { dice, .. } => format!("now ~ roll {dice}"),
            Deal::Pick { count, of } => format!("now ~ pick {count} of {of}"),
        },
        Pending::Over(outcome) => {
            let wins = |seat: &Seat| outcome.shares[seat.index()] > 0.0;
            let winners = Seats::first(game.seats_count()).iter().filter(wins);
            format!("now over | wins {}", or_dash(winners))
        }
    }
}

pub(super) fn or_dash<T: ToString>(items: impl Iterator<Item = T>) -> String {
    let words: Vec<String> = items.map(|item| item.to_string()).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}
