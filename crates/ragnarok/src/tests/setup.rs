//! RAG-S: the set-up, and what can be chosen before it.

use tabletop::{Fault, Game, Pending, Setup};
use testkit::Drawn;

use super::draw::BOX;
use super::table::{check, opening, table};
use crate::Ragnarok;
use crate::cards::Deck;
use crate::step::Step;

/// All faults of a set-up: place and rule.
fn faults(setup: Setup) -> Vec<String> {
    let told = |fault: &Fault| format!("{} {}", fault.place, fault.rule.unwrap_or("-"));
    let faults = Ragnarok::build(&setup, BOX).err().map(|faults| faults.0).unwrap_or_default();
    faults.iter().map(told).collect()
}

/// RAG-S1: the base game has its seven; with Rise of the Giants seven of fourteen, chosen ones
/// among them, at least two gods and two giants.
#[test]
fn seven_beings_take_part() {
    let base = table("2").drawing();
    assert!(base.contains("life Odin=5 Thor=5 Freya=5 Tyr=5 Heimdall=5 Loki=5 Surtur=5"), "{base}");
    let game = Ragnarok::build(&Setup::new(2).with("rise", "yes").with("being", "kari"), BOX);
    let game = game.expect("a right set-up");
    let mut s = game.start();
    // Two gods, one giant beside Kari, then any three.
    for (count, of) in [(2, 7), (1, 6), (3, 10)] {
        let Pending::Chance(chance) = game.pending(&s) else { panic!("fate names beings") };
        assert_eq!(chance.deal, tabletop::Deal::Pick { count, of });
        let fortune: Vec<u8> = (1..=count).collect();
        game.settle(&mut s, &fortune, &mut ()).expect("possible");
    }
    let gods = s.areas.iter().filter(|a| game.deck.beings[a.being as usize].god).count();
    assert!((2..=5).contains(&gods));
    assert!(s.areas.iter().any(|area| area.being == 10), "Kari was chosen");
}

/// RAG-S1, A1, M1, S4, A9, S5: forbidden mixes are refused, each with its reason, all at once.
#[test]
fn forbidden_mixes_are_refused_together() {
    let six_gods = ["odin", "thor", "freya", "tyr", "loki", "hel"];
    let gods = six_gods.iter().fold(Setup::new(3), |setup, god| setup.with("being", god));
    assert_eq!(faults(gods), ["being RAG-S1"]);
    let no = |setup: Setup| setup.with("rise", "no");
    assert_eq!(faults(no(Setup::new(1).with("mode", "thrym"))), ["mode RAG-A1"]);
    assert_eq!(
        faults(no(Setup::new(2).with("being", "ymir").with("being", "mork"))),
        ["being RAG-S1", "being RAG-S1"]
    );
    let wrong = Setup::new(4).with("mode", "team").with("first", "2").with("level", "hard");
    assert_eq!(faults(wrong), ["level RAG-A9", "first RAG-M1"]);
    assert_eq!(faults(Setup::new(3).with("mode", "team")), ["mode RAG-M1"]);
    assert_eq!(faults(Setup::new(1).with("mode", "rivals")), ["mode RAG-S5"]);
    assert_eq!(faults(Setup::new(1).with("space", "9")), ["space RAG-S4"]);
    assert_eq!(faults(Setup::new(2).with("first", "3")), ["first RAG-S5"]);
    assert_eq!(faults(Setup::new(6)), ["players -"]);
    assert!(faults(Setup::new(1)).is_empty(), "alone it is Loki");
}

/// RAG-S2: cards left out, and divine cards of beings that do not take part, are not in play.
#[test]
fn some_cards_stay_in_the_box() {
    let (deck, _) = Deck::read(BOX).expect("a sound box");
    let named = |name: &str| deck.names.iter().filter(|other| *other == name).count();
    assert_eq!(named("Bifrost Bridge") + named("Thor God of Thunder"), 0);
    assert_eq!(named("Freya Goddess of Fertility"), 0);
    assert_eq!(named("Yggdrasil"), 6, "only Ragnarok's ploys");
    let table = table("2");
    let pools = &table.game.deck.pools;
    let boxed = table.state.boxed;
    for (pool, cards) in pools.iter().enumerate() {
        let absent = pool >= 2 + 7;
        assert_eq!(cards.minus(&boxed).is_empty(), absent, "pool {pool}");
    }
    assert!(boxed.has(table.card("rune-raid")), "of Rise of the Giants");
}

/// RAG-S3: four treasures in each area, three face up, one face down; one site is empty.
#[test]
fn treasures_lie_on_four_sites() {
    let drawing = table("3").drawing();
    assert!(drawing.contains("finds Odin.1=1 Odin.2=2 Odin.3=3 Odin.4=? Thor.1=4"), "{drawing}");
    assert_eq!(drawing.matches("=?").count(), 7);
    assert_eq!(table("3").state.closed.count_ones(), 7);
}

/// RAG-S4: the beings start on 5, 7, 9, 12, or on another space that was agreed on.
#[test]
fn beings_start_by_the_number_of_players() {
    for (players, space) in [("2", 5), ("3", 7), ("4", 9), ("5", 12)] {
        assert!(table(players).state.areas.iter().all(|area| area.followers == space));
    }
    let game = Ragnarok::build(&Setup::new(2).with("space", "20").with("first", "1"), BOX);
    let state = super::draw::bare(&game.expect("a right set-up"));
    assert!(state.areas.iter().all(|area| area.followers == 20));
}

/// RAG-S5: 2, 2, 2 or 2, 3, 3; three cards of A and three of B; two mines; nobody has followers.
#[test]
fn what_everybody_starts_with() {
    for (players, purse) in [("2", [2, 2, 2, 0]), ("2 rise kari", [2, 3, 3, 0])] {
        let table = opening(players);
        let (game, mut s) = (table.game, table.state);
        while let Pending::Chance(chance) = game.pending(&s) {
            let mut fortune = Vec::new();
            chance.draw(&mut minds(), &mut fortune);
            game.settle(&mut s, &fortune, &mut ()).expect("possible");
            if s.boards[1].cards() == 6 {
                break;
            }
        }
        for board in &s.boards[..2] {
            assert_eq!((board.purse, board.village), (purse, [2, 0, 0]));
            assert_eq!((board.backs[0], board.backs[1], board.cards()), (3, 3, 6));
        }
        assert_eq!(s.followers, [0; 5]);
    }
}

fn minds() -> impl tabletop::Source {
    struct Low(u32);
    impl tabletop::Source for Low {
        fn next(&mut self) -> u32 {
            self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            self.0
        }
    }
    Low(1)
}

/// RAG-S5: most followers starts, a skull counts 0, the tied roll again.
#[test]
fn the_start_is_rolled_for() {
    let game = Ragnarok::build(&Setup::new(3), BOX).expect("a right set-up");
    let mut s = game.start();
    let treasures: Vec<u8> = (1..=21).collect();
    game.settle(&mut s, &treasures, &mut ()).expect("treasures");
    // Faces: 1 skull, 2 blank, 3 and 4 one, 5 two, 6 three.
    game.settle(&mut s, &[4, 1, 3], &mut ()).expect("a roll");
    let Step::RollFirst(tied) = game.top(&s) else { panic!("they roll again") };
    assert_eq!(tied.0, 0b101);
    game.settle(&mut s, &[1, 2], &mut ()).expect("a roll");
    assert!(matches!(game.top(&s), Step::RollFirst(_)), "a skull and a blank are both 0");
    game.settle(&mut s, &[3, 5], &mut ()).expect("a roll");
    assert_eq!(s.first.0, 2);
}

/// RAG-S6: an empty deck is made anew from its own discard; divine cards go under their deck.
#[test]
fn an_empty_deck_is_made_anew() {
    let before = "2 | at action | discard treasure-chest spoils-of-war mischief rout | empty a";
    let table = table(before).act(&["1 draw a", "~ treasure-chest spoils-of-war"]);
    let mischief = table.card("mischief");
    assert!(table.state.under.has(mischief), "Loki's card went under Loki's deck");
    table.shows("1: hand treasure-chest spoils-of-war\ndiscard rout").act(&["1 end"]);
    // Under the deck: it comes when the rest is drawn.
    check(
        "2 | at action | discard treasure-chest mischief | empty a Loki\n1: hand drakkar",
        &["1 draw a", "~ treasure-chest", "1 play drakkar", "1 divine Loki", "~ mischief"],
        "1: hand treasure-chest mischief",
    );
    // A dead being's card leaves the game; nothing left: what there is is drawn.
    let table = super::table::table(
        "2 | at action | life Loki=0 | discard treasure-chest mischief | empty a",
    );
    let table = table.act(&["1 draw a", "~ treasure-chest"]);
    assert!(table.state.boxed.has(table.card("mischief")));
    table.shows("1: hand treasure-chest\nnow 1 Act");
}
