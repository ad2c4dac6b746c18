//! A table drawn in a few lines.
//!
//! ```text
//! heroes kratos freya | turn 1 | win dead b1 | rules round: token b1 1
//! b1: enemy 6 rune fe melee 2 own; defeated: flip self / reward: heal 1
//! kratos: at 1 front | damage 3 | rage 4
//! 1: hand melee_1 number_2 | deck number_1 | top stun
//! ```
//!
//! Seats play the heroes in order. A place's statements stand before the bar (front) and behind it
//! (back). A place that is not drawn is bare ground. `turn 2` begins in that seat's hero
//! activation, `scene 2` in its scene activation, `round` at a new round; `hidden` hides hands;
//! `by 1` plays by that version of the rules.
//! Heroes that are not put stand one per column from the left. A card is named by its face, or by `stun`, `poison`,
//! `crystal`; `deck` says which cards a deck has (the rest is put out of sight), else all that are
//! not drawn lie in it.

use std::collections::BTreeSet;

use pieces::Cards;
use tabletop::{Deal, Game, Pending, Seat, Setup};

use crate::book::{
    Book, FIRST_STATUS, FIRST_UPGRADE, Face, Hero, Kind, NOBODY, PLACE_IDS, Power, RUNES, Status,
};
use crate::state::{End, State};
use crate::step::Step;
use crate::{Choice, Event, GodOfWar};

/// Heroes and cards, frozen.
pub(super) const CARDS: &str = include_str!("cards.toml");

const BARE: &str = "spot crystal crystal crystal crystal: flip self";

/// A scene as a box writes it; `places` gives front and back statements.
pub(super) fn scene(name: &str, kind: &str, head: &str, places: &[(&str, &str, &str)]) -> String {
    let mut text = format!("\n[[scene]]\nname = \"{name}\"\nkind = \"{kind}\"\n{head}\n");
    let side = |said: &str| {
        let said = said.split(';').map(str::trim).filter(|said| !said.is_empty());
        said.map(|said| format!(", \"{said}\"")).collect::<String>()
    };
    for (n, place) in PLACE_IDS.iter().enumerate() {
        let drawn = places.iter().find(|(at, ..)| at == place);
        if n >= 8 && drawn.is_none() {
            continue;
        }
        let (front, back) = drawn.map_or((BARE, ""), |(_, front, back)| (*front, *back));
        // Every back has to be somebody's flip: bare ground can be flipped by four crystals.
        let spare = if n < 8 && drawn.is_some() { format!("; {BARE}") } else { String::new() };
        text.push_str(&format!(
            "\n[[scene.card]]\nat = \"{place}\"\nfront = [\"Front\"{}]\nback = [\"Back\"{}]\n",
            side(&format!("{front}{spare}")),
            side(back)
        ));
    }
    text
}

const HEAD: &str = "win = [\"rounds 90\"]\nlose = []\nrules = []\nobstacle = [\"while: hardened 1\"]\nprovenance = \"ours\"";

/// A box whose first quest is the given scene.
pub(super) fn box_with(first: &str) -> String {
    let mut text = format!("{CARDS}{first}");
    for n in 2..=10 {
        let kind = if n <= 6 { "quest" } else { "boss" };
        text.push_str(&scene(&format!("Scene {n}"), kind, HEAD, &[]));
    }
    text
}

/// A card's name in drawings.
fn name(book: &Book, card: u8) -> String {
    if let Some(status) = Status::of(card) {
        return format!("{status:?}").to_lowercase();
    }
    let face = |face: &Face| {
        let mut text = match (face.kind, face.power) {
            (Kind::Special, power) => format!("{power:?}").to_lowercase(),
            (kind, _) => format!("{kind:?}").to_lowercase(),
        };
        if face.number > 0 {
            text.push_str(&format!("_{}", face.number));
        }
        if face.stun {
            text.push_str("_stun");
        }
        text
    };
    let [one, other] = &book.cards[card as usize].faces;
    match other.kind {
        Kind::None => face(one),
        _ => format!("{}/{}", face(one), face(other)),
    }
}

/// A table in play.
pub(super) struct Table {
    pub(super) game: GodOfWar,
    pub(super) state: State,
    pub(super) told: Vec<Event>,
    drawing: String,
}

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

/// Draws a table.
pub(super) fn table(drawing: &str) -> Table {
    let lines: Vec<&str> = drawing.lines().map(str::trim).filter(|l| !l.is_empty()).collect();
    let fields: Vec<&str> = lines[0].split('|').map(str::trim).collect();
    let field = |name: &str| {
        fields.iter().find_map(|f| f.strip_prefix(name)).map(str::trim).unwrap_or_default()
    };
    let places: Vec<(&str, &str, &str)> = lines[1..]
        .iter()
        .filter_map(|line| line.split_once(": "))
        .filter(|(at, _)| PLACE_IDS.contains(at))
        .map(|(at, said)| {
            let (front, back) = said.split_once('/').unwrap_or((said, ""));
            (at, front, back)
        })
        .collect();
    let list = |name: &str, none: &str| {
        let said = field(name).split(';').map(str::trim).filter(|said| !said.is_empty());
        let said: Vec<String> = said.map(|said| format!("\"{said}\"")).collect();
        if said.is_empty() { none.to_owned() } else { format!("[{}]", said.join(", ")) }
    };
    let head = format!(
        "win = {}\nlose = {}\nrules = {}\nobstacle = [\"while: hardened 1\"]\nprovenance = \"ours\"",
        list("win", "[\"rounds 90\"]"),
        list("lose", "[]"),
        list("rules", "[]")
    );
    let cards = box_with(&scene("Drawn", "quest", &head, &places));
    let heroes: Vec<Hero> =
        words(field("heroes")).into_iter().map(|id| Hero::named(id).expect("a hero")).collect();
    let hands = if fields.contains(&"hidden") { "hidden" } else { "open" };
    let setup = Setup::new(heroes.len() as u8).with("first", "1").with("quest", "1");
    let setup = setup.with("hands", hands);
    let rules = field("by").parse().unwrap_or(GodOfWar::about().rules_version);
    let game = GodOfWar::build_by(rules, &setup, &cards).unwrap_or_else(|f| panic!("{f}"));
    let mut state = begin(&game, &heroes);
    let mut table = Table { game, state, told: Vec::new(), drawing: drawing.to_owned() };
    table.place(&lines[1..]);
    state = table.state;
    let seat = |name: &str| field(name).parse::<Seat>().ok();
    state.stack.clear();
    state.stack.push(Step::Round);
    if let Some(seat) = seat("turn").or(seat("scene")) {
        state.round = 1;
        [Step::Growth, Step::ExtraActivation].into_iter().for_each(|step| state.stack.push(step));
        state.stack.push(Step::SceneActivation(seat));
        if !field("turn").is_empty() {
            state.stack.push(Step::Activation(seat));
        }
    }
    table.game.run(&mut state, &mut table.told);
    table.state = state;
    table
}

/// The drawn scene laid out, heroes one per column from the left.
fn begin(game: &GodOfWar, heroes: &[Hero]) -> State {
    let mut s = game.start();
    for (n, hero) in heroes.iter().enumerate() {
        if !game.solo() {
            game.act(&mut s, Seat(n as u8), Choice::Hero(*hero), &mut ());
        }
    }
    s.scene = 0;
    s.pyramid = [0, 1, 2, 6, 7, 8];
    let mut column = 0;
    for hero in heroes.iter().flat_map(|hero| hero.bodies()) {
        if *hero != Hero::Mimir {
            s.body_mut(*hero).column = column;
            column += 1;
        }
    }
    s
}

impl Table {
    /// Carries out the lines of a drawing that are about heroes and seats.
    fn place(&mut self, lines: &[&str]) {
        for line in lines {
            let (who, rest) = line.split_once(": ").expect("who, and what");
            if let Some(hero) = Hero::named(who) {
                rest.split('|').for_each(|field| self.place_hero(hero, &words(field)));
            } else if let Ok(seat) = who.parse::<Seat>() {
                rest.split('|').for_each(|field| self.place_cards(seat, &words(field)));
            }
        }
    }

    fn place_hero(&mut self, hero: Hero, field: &[&str]) {
        let body = self.state.body_mut(hero);
        let number = || field[1].parse::<u8>().expect("a number");
        match field[0] {
            "at" => (body.column, body.back) = (number() - 1, field.get(2) == Some(&"back")),
            "damage" => body.damage = number(),
            "rage" => body.rage = number(),
            "downed" => (body.downed, body.column) = (true, NOBODY),
            "token" => body.token = true,
            "medium" => self.state.medium = Hero::named(field[1]).expect("a hero") as u8,
            other => panic!("unknown field '{other}'"),
        }
    }

    fn place_cards(&mut self, seat: Seat, field: &[&str]) {
        let cards: Vec<u8> = field[1..].iter().map(|name| self.pull(seat, name)).collect();
        let player = self.state.player_mut(seat);
        match field[0] {
            "hand" => cards.iter().for_each(|card| player.hand.add(*card)),
            "discard" => cards.iter().for_each(|card| player.discard.add(*card)),
            "top" => cards.iter().for_each(|card| player.top.push(*card)),
            "deck" => {
                let rest = std::mem::replace(&mut player.deck, cards.into_iter().collect());
                self.state.gone = self.state.gone.or(&rest);
            }
            other => panic!("unknown field '{other}'"),
        }
    }

    /// Takes a card with that name from the seat's deck, the upgrades or the stock.
    fn pull(&mut self, seat: Seat, wanted: &str) -> u8 {
        let book = &self.game.book;
        let state = &mut self.state;
        let player = &mut state.players[seat.index()];
        for pile in [&mut player.deck, &mut state.upgrades, &mut state.stock] {
            if let Some(card) = pile.iter().find(|card| name(book, *card) == wanted) {
                pile.take(card);
                return card;
            }
        }
        panic!("no card '{wanted}' is left");
    }

    /// The number in text of a card that a seat has in hand, discard or the offer.
    fn number(&self, seat: Seat, wanted: &str) -> String {
        let player = self.state.player(seat);
        let offer: Cards = self.state.offer.iter().copied().collect();
        let all = [player.hand, offer, player.discard];
        let fits = |card: &u8| name(&self.game.book, *card) == wanted;
        let found = all.iter().find_map(|pile| pile.iter().find(fits));
        found.map_or(wanted.to_owned(), |card| (card as u16 + 1).to_string())
    }

    pub(super) fn choice(&self, seat: Seat, text: &str) -> Choice {
        let verbs =
            ["melee", "ranged", "special", "add", "pay", "defend", "drop", "take", "remove"];
        let mut said: Vec<String> = Vec::new();
        for word in text.split(' ') {
            let card = said.last().is_some_and(|verb| verbs.contains(&verb.as_str()));
            said.push(if card { self.number(seat, word) } else { word.to_owned() });
        }
        said.join(" ").parse().unwrap_or_else(|_| panic!("'{}' is no choice", said.join(" ")))
    }

    /// Acts, one line each: `1 end` for a seat; `~ die 2`, `~ fe` (a rune revealed), `~ draw
    /// melee_1 …` or plain numbers for fate.
    pub(super) fn act(mut self, acts: &[&str]) -> Table {
        for act in acts {
            let (who, what) = act.split_once(' ').expect("who, and what");
            let mut state = self.state;
            let result = if who == "~" {
                let fortune = self.fortune(what);
                let settled = self.game.settle(&mut state, &fortune, &mut self.told);
                settled.map_err(|impossible| impossible.to_string())
            } else {
                let seat: Seat = who.parse().expect("a seat");
                let choice = self.choice(seat, what);
                let applied = self.game.apply(&mut state, seat, &choice, &mut self.told);
                applied.map_err(|refusal| refusal.to_string())
            };
            if let Err(why) = result {
                panic!("'{act}': {why}\n{}\n{:?}", self.drawing, self.facts());
            }
            self.state = state;
        }
        self
    }

    fn fortune(&self, what: &str) -> Vec<u8> {
        let said = words(what);
        let book = &self.game.book;
        if let Some(rune) = RUNES.iter().position(|rune| *rune == said[0]) {
            let has = |card: &u8| book.runes[(*card - FIRST_UPGRADE) as usize] == rune as u8;
            let at = self.state.upgrades.iter().position(|card| has(&card)).expect("the rune");
            return vec![at as u8 + 1];
        }
        match said[0] {
            "die" => {
                let face: u8 = said[1].parse().expect("a face");
                let at = book.die.iter().position(|shown| *shown == face).expect("the face");
                vec![at as u8 + 1]
            }
            "draw" => {
                let (Step::Draw(seat, _) | Step::DrawUnseen(seat, _)) = self.game.top(&self.state)
                else {
                    panic!("no draw")
                };
                let deck = self.state.player(seat).deck;
                let mut met = Vec::new();
                for wanted in &said[1..] {
                    let at = deck.iter().enumerate().position(|(n, card)| {
                        name(book, card) == *wanted && !met.contains(&(n as u8 + 1))
                    });
                    met.push(at.expect("the card is in the deck") as u8 + 1);
                }
                met
            }
            "any" => match self.game.pending(&self.state) {
                Pending::Chance(chance) => match chance.deal {
                    Deal::Roll { dice, .. } => vec![1; dice as usize],
                    Deal::Pick { count, .. } => (1..=count).collect(),
                },
                _ => panic!("fate is not asked: {:?}", self.facts()),
            },
            _ => said.iter().map(|word| word.parse().expect("a number")).collect(),
        }
    }

    /// Everything that can be looked at, a fact each.
    pub(super) fn facts(&self) -> BTreeSet<String> {
        let (game, s) = (&self.game, &self.state);
        let mut facts = BTreeSet::new();
        let mut fact = |text: String| {
            facts.insert(text);
        };
        for hero in Hero::ALL.into_iter().filter(|hero| s.body(*hero).seat != NOBODY) {
            let (body, id) = (s.body(hero), hero.id());
            fact(format!("{id} damage {}", body.damage));
            fact(format!("{id} rage {}", body.rage));
            fact(format!("{id} gains {} {} {}", body.attack, body.melee, body.defence));
            let rank = if body.back { "back" } else { "front" };
            fact(match (body.downed, body.column) {
                (true, _) => format!("{id} downed"),
                (_, NOBODY) => format!("{id} nowhere"),
                (_, column) => format!("{id} at {} {rank}", column + 1),
            });
            fact(format!("{id} token {}", body.token));
        }
        for (at, id) in PLACE_IDS.iter().enumerate().filter(|(at, _)| game.has_card(s, *at as u8)) {
            let spot = &s.spots[at];
            fact(format!("{id} {}", if spot.side == 0 { "front" } else { "back" }));
            fact(format!("{id} damage {}", spot.damage));
            fact(format!("{id} {}", if spot.dead { "dead" } else { "alive" }));
            fact(format!("{id} stunned {}", spot.stunned));
            fact(format!("{id} broken {}", spot.broken));
            fact(format!("{id} tokens {}", spot.tokens));
        }
        for seat in Seat::all(game.seats_count()) {
            let player = s.player(seat);
            let names = |cards: &Cards| {
                let mut names: Vec<_> = cards.iter().map(|card| name(&game.book, card)).collect();
                names.sort_unstable();
                names.join(" ")
            };
            fact(format!("{seat} hand {}", names(&player.hand)));
            fact(format!("{seat} holds {}", player.hand.count()));
            fact(format!("{seat} deck {}", player.deck.count()));
            fact(format!("{seat} discard {}", names(&player.discard)));
            let top: Vec<_> = player.top.iter().map(|card| name(&game.book, *card)).collect();
            fact(format!("{seat} top {}", top.join(" ")));
            fact(format!("{seat} limit {}", game.hand_limit(s, seat)));
        }
        fact(format!("round {}", s.round));
        fact(format!("first {}", s.first));
        fact(format!("offer {}", s.offer.len()));
        fact(format!("under {}", s.under.len()));
        fact(format!("stage {}", s.stage));
        fact(format!("scene {}", s.scene.wrapping_add(1)));
        fact(format!("stock {}", s.stock.count()));
        fact(format!("verdict {}", s.verdict));
        let step = format!("{:?}", game.top(s));
        let step = step.split(['(', ' ']).next().unwrap_or_default().to_owned();
        fact(match game.pending(s) {
            Pending::Ask(ask) => {
                format!("now {} {step}", ask.seats.iter().next().unwrap_or_default())
            }
            Pending::Chance(_) => format!("now ~ {step}"),
            Pending::Over(_) if s.end == End::None => "now nothing".to_owned(),
            Pending::Over(outcome) => format!("over {}", outcome.ending.id),
        });
        facts
    }

    /// That these facts hold.
    #[track_caller]
    pub(super) fn shows(self, expected: &[&str]) -> Table {
        let facts = self.facts();
        for fact in expected {
            assert!(facts.contains(*fact), "not '{fact}' at\n{}\n{facts:#?}", self.drawing);
        }
        self
    }

    /// That an act is refused by a rule, and `choices` does not list it.
    #[track_caller]
    pub(super) fn refuses(self, act: &str, rule: &str) -> Table {
        let (who, what) = act.split_once(' ').expect("who, and what");
        let seat: Seat = who.parse().expect("a seat");
        let choice = self.choice(seat, what);
        match self.game.check(&self.state, seat, &choice) {
            Err(refusal) => assert_eq!(refusal.rule, rule, "'{act}': {refusal}"),
            Ok(()) => panic!("'{act}' is allowed at\n{}\n{:#?}", self.drawing, self.facts()),
        }
        let mut list = Vec::new();
        self.game.choices(&self.state, seat, &mut list);
        assert!(!list.contains(&choice), "'{act}' is listed");
        self
    }
}

/// That a status card's number is above the upgrades: the drawings rely on it.
#[test]
fn status_cards_follow_upgrades() {
    assert_eq!(Status::of(FIRST_STATUS), Some(Status::Stun));
    assert_eq!(Status::of(FIRST_UPGRADE), None);
    assert_eq!(Power::default(), Power::None);
}
