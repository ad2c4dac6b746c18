//! VAL-X28 to X32: Tyr's Wrath.

use tabletop::{Eyes, Game, Seat};
use testkit::Drawn;

use super::table::{check, opening, refused, table};

/// VAL-X28: fourteen random cards are shuffled in before anything is discarded; nobody sees which
/// six are not.
#[test]
fn fourteen_are_shuffled_in() {
    let start = opening("3 tyr").until("~ pick 6 of 20");
    let aside = start.act(&["~ tyr-axe tyr-bow tyr-bear tyr-bear#2 tyr-strength tyr-wolf"]);
    let aside = aside.shows("now ~ pick 20 of 134");
    assert_eq!(aside.state.expansions.rest.count(), 6);
    for eyes in Eyes::all(3) {
        let view = aside.game.view(&aside.state, eyes);
        assert!(view.table.expansions.rest.is_empty() && view.table.expansions.resting == 6);
        assert!(view.table.deck.has(aside.card("tyr-axe")), "it may lie in the deck as well");
    }
}

/// VAL-X28: after VAL-S9 each player gets one of the other six, from the first player on, unseen;
/// the rest leave the game.
#[test]
fn each_player_is_dealt_one() {
    let start = opening("3 tyr 2").until("~ pick 6 of 20");
    let start = start.act(&["~ tyr-axe tyr-bow tyr-bear tyr-bear#2 tyr-strength tyr-wolf"]);
    let dealt = start.until("~ pick 1 of 6");
    assert!(dealt.state.boards.iter().take(3).all(|board| board.cards == 5), "after VAL-S9");
    let dealt = dealt.act(&["~ tyr-wolf"]).shows("now ~ pick 1 of 5");
    let has = |seat: usize, name: &str| dealt.state.boards[seat].hand.has(dealt.card(name));
    assert!(has(1, "tyr-wolf"), "the first player is dealt first");
    let third = dealt.game.view(&dealt.state, Eyes::Seat(Seat(2)));
    assert!(third.table.boards[1].hand.is_empty());
    let dealt = dealt.act(&["~ tyr-axe", "~ tyr-bow"]).shows("now 2 Action");
    assert_eq!(dealt.state.boards.iter().map(|board| board.cards).sum::<u8>(), 18);
    assert_eq!(dealt.state.expansions.resting, 3);
    // Without VAL-S9 too.
    let simple = opening("2 tyr simplified 1").until("~ pick 1 of 6").act(&["~ ...", "~ ..."]);
    assert_eq!(simple.state.boards[0].cards, 6);
}

/// VAL-X28: who adds a warrior may put one card under it; it is neither warrior nor tactic.
#[test]
fn a_card_goes_under_a_new_warrior() {
    let before = "players 2 tyr\n1: squad Ulf | hand Bera tyr-axe tyr-bear fury\n2: squad Varg";
    let played = || table(before).act(&["1 play Bera", "1 slot 3"]).shows("now 1 Wrath");
    let asked = played().lists(1, &["pass", "wrath tyr-axe under 3", "wrath tyr-bear under 3"]);
    let asked = asked.refuses("1 wrath tyr-axe under 1", "VAL-X28"); // never later
    let asked = asked.refuses("1 wrath fury under 3", "VAL-X28");
    let put = asked.act(&["1 wrath tyr-axe under Bera"]);
    put.shows("1: squad Ulf _ Bera _ | under 3:tyr-axe | hand tyr-bear fury\nnow ~ pick 2 of 134");
    played().act(&["1 pass"]).shows("1: hand tyr-axe tyr-bear fury\nnow ~ pick 2 of 134");
    refused(before, "1 play tyr-axe", "VAL-T2");
    let battle = "players 2 tyr | battle 1>2 attack\n1: squad Ulf | hand tyr-axe | dice spear\n2: squad Varg";
    refused(battle, "1 tactic tyr-axe", "VAL-B8");
    // VAL-T8: a hand of such cards has no warrior.
    let none = "players 2 tyr\n1: squad _ | hand tyr-axe\n2: squad Varg";
    table(none).lists(1, &["draw"]);
}

/// VAL-X28: the window opens by the number of cards only.
#[test]
fn the_window_tells_nothing() {
    let before = "players 2 tyr\n1: squad Ulf | hand Bera fury\n2: squad Varg";
    table(before).act(&["1 play Bera", "1 slot 2"]).lists(1, &["pass"]);
    let last = "players 2 tyr\n1: squad Ulf | hand Bera\n2: squad Varg";
    check(last, &["1 play Bera", "1 slot 2"], "now ~ pick 2 of 137"); // no card is left
}

/// VAL-X28, VAL-D5: two warriors at once: by the Polish book one card, by the Russian one under each.
#[test]
fn two_warriors_at_once() {
    let before = |edition: &str| {
        let drawing = format!(
            "players 2 {edition} tyr\n1: squad Elg | hand Ulf Ylva tyr-axe tyr-bear tyr-strength\n2: squad Varg"
        );
        table(&drawing).act(&["1 pair Ulf Ylva", "1 slot 2", "1 slot 3"]).shows("now 1 Wrath")
    };
    let (first, second) = ("1 wrath tyr-axe under Ulf", "1 wrath tyr-bear under Ylva");
    before("pl")
        .act(&[first])
        .shows("1: under 2:tyr-axe | hand tyr-bear tyr-strength\nnow ~ pick 2 of 133");
    before("pl").act(&[second]).shows("1: under 3:tyr-bear\nnow ~ pick 2 of 133");
    let more = before("ru").act(&[first]).refuses("1 wrath tyr-bear under Ulf", "VAL-X28"); // one each
    let more = more.lists(1, &["pass", "wrath tyr-bear under 3", "wrath tyr-strength under 3"]);
    more.act(&[second]).shows("1: under 2:tyr-axe 3:tyr-bear\nnow ~ pick 2 of 133");
    before("ru").act(&[second]).shows("1: under 3:tyr-bear\nnow ~ pick 2 of 133");
}

/// VAL-X28: also under a warrior that comes by Call to Arms, or by a Jarl's action.
#[test]
fn any_adding_counts() {
    let call = "players 2 dwarves tyr | discard Bera
        1: squad Ulf | hand call-to-arms tyr-axe\n2: squad Varg";
    let called = table(call).act(&["1 attack 2", "1 tactic call-to-arms", "1 slot 2"]);
    let called = called.shows("now 1 Wrath").act(&["1 wrath tyr-axe under Bera"]);
    called.shows("1: under 2:tyr-axe\nnow ~ roll 6");
    let muster = "players 2 tyr\n1: jarl Halfdan | squad Ulf | hand Orm Unn tyr-axe\n2: squad Varg";
    let mustered = table(muster).act(&["1 muster Orm Unn", "1 slot 2", "1 slot 3"]);
    mustered.lists(1, &["pass", "wrath tyr-axe under 2", "wrath tyr-axe under 3"]);
}

/// An attack with a card under Bersi.
fn attack(card: &str, foe: &str) -> String {
    format!(
        "players 2 tyr | battle 1>2 attack
         1: squad Bersi | under 1:{card} | dice spear miss\n2: squad {foe}"
    )
}

/// VAL-X29: +4 if the opponent's squad holds the shown clan; once the warrior is activated.
#[test]
fn four_against_a_clan() {
    let arm = ["1 arm Bersi with spear", "1 end"];
    check(&attack("tyr-wolf", "Varg Ulf"), &arm, "1: strength 7");
    check(&attack("tyr-wolf", "Birna"), &arm, "1: strength 3");
    let before = "players 2 tyr | battle 1>2 attack
        1: squad Bersi Birna | under 1:tyr-wolf | dice shield\n2: squad Varg";
    check(before, &["1 arm Birna with shield", "1 end"], "1: strength 3");
}

/// VAL-X31: +2, once the warrior is activated.
#[test]
fn two_always() {
    check(&attack("tyr-strength", "Birna"), &["1 arm Bersi with spear", "1 end"], "1: strength 5");
}

/// VAL-X29, X31: in defence the opponent is the attacker, and both add as much.
#[test]
fn what_tyr_adds_in_defence() {
    let before = |card: &str, foe: &str| {
        format!(
            "players 2 tyr | battle 1>2 defence\n1: squad {foe} | armed 1:sword | strength 2
             2: squad Bersi Ulf | under 1:{card} | dice spear"
        )
    };
    let arm = ["2 arm Bersi with spear", "2 end"];
    check(&before("tyr-wolf", "Varg"), &arm, "2: strength 7\nnow 2 Send");
    check(&before("tyr-wolf", "Grettir"), &arm, "2: strength 3\nnow 2 Send"); // Ulf is one's own
    check(&before("tyr-strength", "Grettir"), &arm, "2: strength 5\nnow 2 Send");
}

/// VAL-X30: one die of the shown weapon fewer; without that symbol it does nothing.
#[test]
fn one_die_fewer() {
    let before = |card: &str| {
        format!(
            "players 2 tyr | battle 1>2 attack
             1: squad Bodvar | under 1:{card} | dice spear sword shield\n2: squad Varg"
        )
    };
    let sword = || table(&before("tyr-sword"));
    sword().act(&["1 arm Bodvar with spear shield", "1 end"]).shows("1: strength 8");
    sword().refuses("1 arm Bodvar with spear sword shield", "VAL-B5");
    let other = table(&before("tyr-axe")).refuses("1 arm Bodvar with spear sword", "VAL-B5");
    other.act(&["1 arm Bodvar with spear sword shield"]).shows("1: armed 1:spear+sword+shield");
    // VAL-T3: it changes nothing when two are played.
    let pair = "players 2 tyr\n1: squad Ulf | hand Bera Hallbjorn tyr-sword\n2: squad Varg";
    refused(pair, "1 pair Bera Hallbjorn", "VAL-T3");
}

/// VAL-X30: a warrior left with no demand is activated by saying so.
#[test]
fn without_a_demand_one_says_so() {
    let before = attack("tyr-spear", "Varg");
    let said = table(&before).act(&["1 arm Bersi"]).shows("1: dice spear miss | armed 1:");
    said.refuses("1 arm Bersi", "VAL-B5").act(&["1 end"]).shows("1: strength 3");
    table(&before).refuses("1 arm Bersi with spear", "VAL-B5");
    refused(&attack("tyr-axe", "Varg"), "1 arm Bersi", "VAL-B5");
}

/// VAL-X30: for a Giant it is a fixed die, if that helps.
#[test]
fn a_giants_fixed_die() {
    let before = "players 2 tyr valkyries | battle 1>2 attack
        1: squad Jokul Gymir | under 1:tyr-axe 2:tyr-bow | dice axe sword sword shield\n2: squad Varg";
    let arms: Vec<String> = table(before).choices(1);
    let arms: Vec<&String> = arms.iter().filter(|text| text.starts_with("arm")).collect();
    // Jokul asks for a pair: two swords, or an axe beside Tyr's. Gymir for three different ones.
    assert_eq!(
        arms,
        [
            "arm 1 with sword sword",
            "arm 1 with axe",
            "arm 2 with sword axe shield",
            "arm 2 with sword axe",
            "arm 2 with sword shield",
            "arm 2 with axe shield",
        ]
    );
    refused(before, "1 arm Jokul with shield", "VAL-B17");
}

/// VAL-X32: the card is discarded when its warrior is discarded, or goes to Valhalla.
#[test]
fn the_card_goes_with_its_warrior() {
    let full = "players 2 tyr | discard -
        1: squad Ulf Ylva Elg Birna | under 2:tyr-axe | hand Bera fury\n2: squad Varg";
    let room = table(full).act(&["1 play Bera", "1 dismiss Ylva"]);
    room.shows("discard Ylva tyr-axe\n1: squad Ulf Bera Elg Birna");
    let won = "players 2 tyr | battle 1>2 defence
        1: squad Bersi Ulf | under 1:tyr-axe 2:tyr-bow | armed 1:spear | strength 3\n2: squad Varg | dice miss";
    let won = table(won).act(&["2 end"]);
    won.shows("1: valhalla Bersi | squad _ Ulf _ _ | under 2:tyr-bow\ndiscard tyr-axe");
}

/// VAL-X32: it returns to hand with its warrior.
#[test]
fn the_card_returns_with_its_warrior() {
    let before = "players 2 tyr loki-2 | battle 1>2 defence
        1: squad Bersi | under 1:tyr-axe | armed 1:spear | strength 2\n2: squad Gunnbjorn | dice spear spear";
    let lost = table(before).act(&["2 arm Gunnbjorn with spear spear", "2 end", "2 done"]);
    lost.act(&["1 bonus 3"]).shows("1: hand Bersi tyr-axe | squad _ _ _ _");
}

/// VAL-X32, E4: in Ragnarök too, with who goes and with who is left.
#[test]
fn cards_under_warriors_in_ragnarok() {
    let before = "players 2 tyr | last 1
        1: squad Bersi Kveldulf | under 1:tyr-axe 2:tyr-bow\n2: squad Varg";
    let roll = table(before).act(&["1 draw", "~ ..."]).until("2 Fight").act(&["2 end"]);
    let done = roll.act(&["~ spear ...", "1 arm Bersi with spear", "1 end"]);
    let names: Vec<u8> = ["tyr-axe", "tyr-bow"].iter().map(|name| done.card(name)).collect();
    assert!(names.iter().all(|card| done.state.discard.contains(card)));
    done.shows("1: valhalla Bersi");
}
