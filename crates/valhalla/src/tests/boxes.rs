//! Boxes of cards: what the built-in ones hold.

use std::collections::BTreeSet;

use tabletop::Game;

use super::draw::BOX;
use crate::Valhalla;
use crate::cards::{
    Aid, Bonus, Card, Clan, Deck, Demand, Favour, MONSTER_CARDS, Mission, Part, Tactic, Trait, Tyr,
    Weapon,
};

/// The frozen box, and those that come with the program.
fn boxes() -> Vec<(&'static str, Deck, crate::cards::Source)> {
    let built_in = Valhalla::about().boxes.iter().map(|built_in| (built_in.name, built_in.text));
    let all = built_in.chain([("frozen", BOX)]);
    all.map(|(name, text)| {
        let (deck, source) = Deck::read(text).unwrap_or_else(|faults| panic!("{name}: {faults}"));
        (name, deck, source)
    })
    .collect()
}

/// VAL-S1, J1: 84 warriors of five clans, 36 tactics, 25 Jarls; every name once.
#[test]
fn the_counts_of_a_box() {
    for (name, deck, _) in boxes() {
        let deck = &deck.with(|_| false);
        let of = |clan| {
            deck.warriors.iter().filter(move |c| deck.warrior(*c).is_some_and(|w| w.clan == clan))
        };
        assert_eq!(Clan::ALL.map(|clan| of(clan).count()), [18, 18, 18, 18, 12], "{name}");
        assert_eq!(deck.cards.len(), 120, "{name}");
        assert_eq!((deck.jarls.len(), deck.jarl_names.len()), (25, 25), "{name}");
        let named: Vec<&String> = deck.names.iter().filter(|name| !name.is_empty()).collect();
        assert_eq!(named.len(), 84, "tactics are named by their kind");
        assert_eq!(named.iter().collect::<BTreeSet<_>>().len(), 84, "{name}");
        assert_eq!(deck.jarl_names.iter().collect::<BTreeSet<_>>().len(), 25, "{name}");
        let marked = deck.jarls.iter().filter(|jarl| jarl.three_plus).count();
        assert!((1..=15).contains(&marked), "VAL-S3: {marked} are marked 3+");
    }
}

/// VAL-B17, C1–C13: every ability, demand and tactic is used, each by the clan that has it.
#[test]
fn every_ability_demand_and_tactic_is_used() {
    for (name, deck, _) in boxes() {
        let deck = deck.with(|_| false);
        let warriors: Vec<_> = deck.warriors.iter().filter_map(|card| deck.warrior(card)).collect();
        for warrior in &warriors {
            let fits = match warrior.ability {
                Trait::None => matches!(warrior.clan, Clan::Bear | Clan::Wolf),
                Trait::Foe(_) => warrior.clan == Clan::Boar,
                Trait::Own(_) | Trait::Diversity => warrior.clan == Clan::Deer,
                Trait::Frost => warrior.clan == Clan::Giant,
                _ => false,
            };
            assert!(fits, "{name}: {warrior:?}");
            let open = !matches!(warrior.demand, Demand::Symbols(_));
            assert_eq!(open, warrior.clan == Clan::Giant, "{name}: {warrior:?}");
        }
        for clan in Clan::ALL {
            let has = |ability| warriors.iter().any(|warrior| warrior.ability == ability);
            assert!(has(Trait::Foe(clan)) && has(Trait::Own(clan)), "{name}: {clan:?}");
        }
        assert!(warriors.iter().any(|warrior| warrior.ability == Trait::Diversity));
        for demand in [Demand::AnyTwo, Demand::Pair, Demand::Triple, Demand::TwoPairs] {
            assert!(warriors.iter().any(|warrior| warrior.demand == demand), "{name}: {demand:?}");
        }
        let heroic = Weapon::ALL[..5].iter().map(|weapon| Tactic::HeroicSymbol(*weapon));
        let others = [
            Tactic::Fury,
            Tactic::OutnumberedFury,
            Tactic::Heroic,
            Tactic::NewWeapons,
            Tactic::PushBack,
            Tactic::ChangeOfWeapons,
            Tactic::CutOff,
        ];
        for tactic in heroic.chain(others) {
            assert!(deck.cards.contains(&Card::Tactic(tactic)), "{name}: {tactic:?}");
        }
    }
}

/// Every record says where its figures come from; 17 names and one ability are the book's.
#[test]
fn every_record_has_its_provenance() {
    for (name, deck, source) in boxes() {
        let known = |word: &String| ["book", "known", "ours"].contains(&word.as_str());
        assert_eq!(source.cards.len(), deck.cards.len(), "{name}");
        assert!(source.cards.iter().all(known), "{name}");
        assert!(source.loki.iter().all(|(figures, _)| known(figures)), "{name}");
        assert!(source.loki.iter().all(|(_, name)| name == "ours"), "{name}");
        let printed = source.loki.iter().position(|(figures, _)| figures == "book");
        let first = deck.loki.iter().position(|card| card.recommended);
        assert_eq!(printed, first, "{name}: VAL-X3: the book prints one card of Loki's");
        assert!(source.jarls.iter().all(|jarl| known(&jarl.figures) && known(&jarl.name)));
        assert!(source.jarls.iter().all(|jarl| jarl.link == "ours"), "{name}: none can be read");
        let book =
            |words: &mut dyn Iterator<Item = &String>| words.filter(|w| *w == "book").count();
        assert_eq!(book(&mut source.jarls.iter().map(|jarl| &jarl.name)), 17, "{name}");
        assert_eq!(book(&mut source.jarls.iter().map(|jarl| &jarl.figures)), 1, "{name}");
        let halfdan = deck.jarl_names.iter().position(|jarl| jarl == "Halfdan");
        let halfdan = &source.jarls[halfdan.expect("VAL-J3")];
        assert_eq!((&*halfdan.figures, &*halfdan.name), ("book", "ours"));
    }
    let newest = Valhalla::about().boxes[0].text.parse::<toml::Table>().expect("TOML");
    assert_eq!(newest["dice"]["provenance"].as_str(), Some("ours"), "one face each is a ruling");
}

/// What is ours in a record of the book's is shown as ours.
#[test]
fn sheets_tell_the_parts_that_are_ours() {
    use screen::Draw;
    let newest = Valhalla::about().boxes[0].text;
    let game = Valhalla::build(&tabletop::Setup::new(2), newest).expect("a good box");
    let cell = |sheet: &str, name: &str, head: &str| {
        let sheets = game.sheets();
        let sheet = sheets.iter().find(|s| s.title.to_string() == sheet).expect("a sheet");
        let column = sheet.columns.iter().position(|c| c.to_string() == head).expect("a column");
        let named = |row: &&Vec<tabletop::Phrase>| row[1] == tabletop::Phrase::verbatim(name);
        sheet.rows.iter().find(named).expect("a row")[column].to_string()
    };
    let (gate, halfdan) = ("The Open Gate", "Halfdan");
    assert_eq!(cell("val-sheet-loki", gate, "val-head-label-provenance"), "val-from-ours");
    assert_eq!(cell("val-sheet-loki", gate, "val-head-provenance"), "val-from-book");
    assert_eq!(cell("val-sheet-jarls", halfdan, "val-head-name-provenance"), "val-from-ours");
    assert_eq!(cell("val-sheet-jarls", halfdan, "val-head-link-provenance"), "val-from-ours");
    assert_eq!(cell("val-sheet-jarls", halfdan, "val-head-provenance"), "val-from-book");
}

/// VAL-M2: the 17 Jarls fit for solo, by name.
#[test]
fn the_jarls_fit_for_solo() {
    let fit = [
        "Sigurd", "Solveig", "Sigvard", "Hödr", "Agnar", "Villsvin", "Valgard", "Styr", "Vingor",
        "Aslaug", "Einar", "Thord", "Ottar", "Esbjörn", "Egil", "Beinir", "Bernhard",
    ];
    let with_monsters = boxes().into_iter().filter(|(_, deck, _)| !deck.lore.monsters.is_empty());
    let mut names = Vec::new();
    for (name, deck, _) in with_monsters {
        let solo = deck.jarl_names.iter().zip(&deck.jarls).filter(|(_, jarl)| jarl.solo);
        let solo: BTreeSet<&str> = solo.map(|(name, _)| name.as_str()).collect();
        assert_eq!(solo, fit.into_iter().collect(), "{name}");
        names.push(name);
    }
    assert_eq!(names, ["0.7", "0.6", "0.5", "0.4", "0.3", "0.2", "frozen"]);
}

/// VAL-M14: the back of every card is the stronger side, in the box that is played.
#[test]
fn backs_are_stronger() {
    let (name, deck, _) = boxes().swap_remove(0);
    for (monster, whose) in deck.lore.monsters.iter().zip(&deck.lore.monster_names) {
        let pairs = monster.front.iter().zip(&monster.back).map(|(f, b)| (f.strength, b.strength));
        let pairs: Vec<(u8, u8)> = pairs.collect();
        assert!(pairs.iter().all(|(front, back)| back > front), "{name}: {whose}: {pairs:?}");
    }
    assert_eq!(deck.lore.monsters.len(), 4, "{name}");
}

/// VAL-M16: in the box that is played a Monster is weaker for every player more, so that with what
/// the rule adds it can be beaten; the other side is as much stronger as for one alone.
#[test]
fn companions_meet_strengths_of_their_own() {
    let (name, deck, _) = boxes().swap_remove(0);
    for (monster, whose) in deck.lore.monsters.iter().zip(&deck.lore.monster_names) {
        let strengths = |players, back| monster.cards(players, back).map(|card| card.strength);
        for card in 0..MONSTER_CARDS {
            let [front, back] = [false, true]
                .map(|back| [1, 2, 3, 4].map(|players| strengths(players, back)[card]));
            assert!(front.windows(2).all(|pair| pair[0] >= pair[1]), "{name}: {whose}: {front:?}");
            let more = [0, 1, 2, 3].map(|n| back[n] - front[n]);
            assert_eq!(more, [more[0]; 4], "{name}: {whose}");
        }
        assert!(strengths(1, false) > strengths(2, false), "{name}: {whose}");
    }
}

/// The boxes that have the decks of the expansions.
fn whole_boxes() -> Vec<(&'static str, Deck)> {
    let whole = boxes().into_iter().filter(|(_, deck, _)| deck.parts[1] > 0);
    let whole: Vec<_> = whole.map(|(name, deck, _)| (name, deck)).collect();
    assert!(whole.len() >= 2, "the newest box and the frozen one");
    whole
}

/// VAL-X1, X5, X10, X19, X28: how many cards each deck has.
#[test]
fn the_counts_of_the_expansions() {
    for (name, deck) in whole_boxes() {
        assert_eq!(deck.parts, [120, 40, 40, 14, 20], "{name}");
        assert_eq!((deck.loki.len(), deck.loki_names.len()), (10, 10), "{name}");
        assert_eq!(deck.loki.iter().filter(|card| card.recommended).count(), 1, "{name}");
        assert!(deck.loki.iter().any(|card| card.discard != 0), "{name}: VAL-X1");
        assert!(deck.cards.len() <= crate::cards::MOST_CARDS);
        let all: BTreeSet<&String> = deck.names.iter().filter(|name| !name.is_empty()).collect();
        assert_eq!(all.len(), deck.warriors.count() as usize, "{name}: every name once");
    }
}

/// VAL-X7, X11–X18, X21–X27, X29–X31: every favour, mission, ability, tactic and bonus is used.
#[test]
fn everything_the_books_name_is_in_the_decks() {
    for (name, deck) in whole_boxes() {
        let only = |part| {
            let deck = deck.with(|wanted| wanted == part);
            deck.cards[120..].to_vec()
        };
        let (valkyries, dwarves) = (only(Part::Valkyries), only(Part::Dwarves));
        let warriors = |cards: &[Card]| -> Vec<_> {
            let warrior = |card: &Card| match card {
                Card::Warrior(warrior) => Some(*warrior),
                _ => None,
            };
            cards.iter().filter_map(warrior).collect()
        };
        let favours: Vec<Favour> = warriors(&valkyries).iter().map(|w| w.favour).collect();
        for favour in [Favour::Group, Favour::Lone].into_iter().chain(Clan::ALL.map(Favour::Colour))
        {
            assert!(favours.contains(&favour), "{name}: {favour:?}");
        }
        for warrior in warriors(&valkyries) {
            let different = matches!(warrior.demand, Demand::Different(_));
            assert_eq!(different, warrior.clan == Clan::Giant, "{name}: VAL-X15: {warrior:?}");
        }
        for ability in [Trait::Block, Trait::Deny, Trait::Disarm, Trait::Sacrifice] {
            let found = warriors(&dwarves).iter().filter(|w| w.ability == ability).count();
            assert_eq!(found, 7, "{name}: {ability:?}");
        }
        let deliveries = Weapon::ALL[..5].iter().map(|weapon| Tactic::Delivery(*weapon));
        let tactics = deliveries.chain([Tactic::Road]).chain(Mission::ALL.map(Tactic::Mission));
        for tactic in tactics {
            assert!(valkyries.contains(&Card::Tactic(tactic)), "{name}: {tactic:?}");
        }
        for tactic in [Tactic::CallToArms, Tactic::CrySquad, Tactic::CryActivation] {
            assert!(dwarves.contains(&Card::Tactic(tactic)), "{name}: {tactic:?}");
        }
        let aids =
            [Aid::Draw, Aid::Strength(2), Aid::Strength(3), Aid::Reroll, Aid::Die, Aid::Steal];
        for (aid, fewer) in aids.into_iter().flat_map(|aid| [(aid, true), (aid, false)]) {
            let is =
                |card: &Card| matches!(card, Card::Thor(t) if t.aid == aid && t.fewer == fewer);
            assert!(only(Part::Thor).iter().any(is), "{name}: {aid:?} {fewer}");
        }
        let tyr = only(Part::Tyr);
        let weapons = Weapon::ALL[..5].iter().map(|weapon| Tyr::Weapon(*weapon));
        for kind in weapons.chain(Clan::ALL.map(Tyr::Foe)).chain([Tyr::Strength]) {
            assert!(tyr.contains(&Card::Tyr(kind)), "{name}: {kind:?}");
        }
        let bonuses: Vec<Bonus> =
            deck.loki.iter().flat_map(|card| card.rows()).map(|r| r.1).collect();
        let has = |is: fn(&Bonus) -> bool| bonuses.iter().any(is);
        assert!(has(|b| *b == Bonus::SendAll) && has(|b| matches!(b, Bonus::Send(_))), "{name}");
        assert!(has(|b| matches!(b, Bonus::Steal(_))) && has(|b| matches!(b, Bonus::Draw(_))));
        assert!(has(|b| matches!(b, Bonus::Points(_))), "{name}: VAL-X4");
    }
}

/// VAL-X3: the one card that a rulebook prints.
#[test]
fn the_printed_card_of_lokis() {
    for (name, deck) in whole_boxes() {
        let printed = deck.loki.iter().find(|card| card.recommended).expect("one is recommended");
        let rows: Vec<_> = printed.rows().collect();
        let wanted = [(1, Bonus::SendAll), (3, Bonus::Send(1)), (5, Bonus::Steal(1))];
        assert_eq!(rows, wanted, "{name}");
    }
}
