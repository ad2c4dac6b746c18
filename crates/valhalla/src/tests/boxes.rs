//! Boxes of cards: what the built-in ones hold.

use std::collections::BTreeSet;

use tabletop::Game;

use super::draw::BOX;
use crate::Valhalla;
use crate::cards::{Card, Clan, Deck, Demand, Tactic, Trait, Weapon};

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
        let deck = &deck;
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
        let warriors: Vec<_> = deck.warriors.iter().filter_map(|card| deck.warrior(card)).collect();
        for warrior in &warriors {
            let fits = match warrior.ability {
                Trait::None => matches!(warrior.clan, Clan::Bear | Clan::Wolf),
                Trait::Foe(_) => warrior.clan == Clan::Boar,
                Trait::Own(_) | Trait::Diversity => warrior.clan == Clan::Deer,
                Trait::Frost => warrior.clan == Clan::Giant,
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
        assert!(source.cards.len() == 120 && source.cards.iter().all(known), "{name}");
        assert!(source.jarls.iter().all(|(figures, name)| known(figures) && known(name)));
        let book =
            |words: &mut dyn Iterator<Item = &String>| words.filter(|w| *w == "book").count();
        assert_eq!(book(&mut source.jarls.iter().map(|(_, name)| name)), 17, "{name}");
        assert_eq!(book(&mut source.jarls.iter().map(|(figures, _)| figures)), 1, "{name}");
        let halfdan = deck.jarl_names.iter().position(|jarl| jarl == "Halfdan");
        assert_eq!(source.jarls[halfdan.expect("VAL-J3")], ("book".into(), "ours".into()));
    }
}
