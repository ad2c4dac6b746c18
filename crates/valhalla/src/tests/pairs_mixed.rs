//! VAL-X39, X41: pairs together with other expansions.

use testkit::Drawn;

use super::table::{check, table};

/// VAL-X39, X29: Tyr looks at the opponent's own squad, not at its partner's, under one's own
/// warrior and under a partner's.
#[test]
fn tyr_looks_at_a_single_squad() {
    let own = "1: squad Bersi | under 1:tyr-wolf | armed 1:spear";
    let lent = "1: squad Birna | armed 7:spear\n3: squad Bersi | under 1:tyr-wolf";
    for side in [own, lent] {
        let before = |foes: &str| {
            format!("players 4 pairs=alliance tyr | battle 1>2 attack\n{side}\n{foes}")
        };
        check(&before("2: squad Grettir\n4: squad Varg"), &["1 end"], "1: strength 3");
        check(&before("2: squad Varg\n4: squad Grettir"), &["1 end"], "1: strength 7");
    }
}

/// An attacker in an alliance wins with its own and its ally's warriors that are armed; the discard
/// could pay three points with Hrolf, one with Gris.
fn allies_win(edition: &str, own: &str, ally: &str, armed: &str, after: &str) {
    let before = format!(
        "players 4 {edition} pairs=alliance valkyries | discard Hrolf Gris | battle 1>2 defence
         1: squad {own} | armed {armed} | strength 9\n3: squad {ally}\n2: squad Birna | dice miss"
    );
    check(&before, &["2 end"], after);
}

/// VAL-X39, X13: who goes alone of one's own squad goes alone, though an ally's warrior goes too.
#[test]
fn favours_count_ones_own_squad() {
    let win = |edition, armed, after| allies_win(edition, "Bjorgulf Ulf", "Varg", armed, after);
    let armed = "1:sword+shield 7:sword";
    win("pl", armed, "1: valhalla Bjorgulf Varg Hrolf\ndiscard Gris");
    win("ru", armed, "1: valhalla Bjorgulf Hrolf\n3: valhalla Varg\ndiscard Gris");
    let two = "1:sword+shield 2:spear 7:sword"; // two of one's own
    win("pl", two, "1: valhalla Bjorgulf Ulf Varg\ndiscard Hrolf Gris");
}

/// VAL-X39: an ally's warrior brings no favour, neither alone (VAL-X13) nor in a group (VAL-X11),
/// and is none of a group's.
#[test]
fn an_allys_warrior_brings_no_favour() {
    let unpaid = "discard Hrolf Gris";
    for (edition, ally) in [("pl", ""), ("ru", "\n3: valhalla")] {
        let gone = |own: &str, lent: &str| format!("1: valhalla {own}{ally} {lent}\n{unpaid}");
        let win = |own, lent, armed| allies_win(edition, own, lent, armed, &gone(own, lent));
        win("Ulf", "Asbjorn", "1:spear 7:axe");
        win("Asbjorn", "Ulf", "1:axe 7:spear");
        allies_win(edition, "Ulf", "Bjorgulf", "7:sword+shield", &gone("", "Bjorgulf"));
    }
}

/// VAL-X30, X39, X32, X41: a card of Tyr's under a partner's warrior helps to arm it, and is
/// discarded when that warrior goes to Valhalla, by either book; with a warrior who stays it stays.
#[test]
fn tyrs_card_arms_a_partners_warrior_and_goes_with_it() {
    // Bera asks for a sword and an axe; the card under one's own second warrior is no help.
    let before = |edition: &str, pairs: &str| {
        format!(
            "players 4 {edition} pairs={pairs} tyr | battle 1>2 attack
             1: squad Ulf Bersi | under 2:tyr-bow | dice sword axe\n2: squad Varg
             3: squad _ Bera | under 2:tyr-sword"
        )
    };
    let win = ["1 arm Bera with axe", "1 end", "~ ...", "2 end"];
    for (edition, owner) in [("pl", 1), ("ru", 3)] {
        let allies = table(&before(edition, "alliance"));
        let allies = allies.refuses("1 arm Bera with sword axe", "VAL-B5");
        assert!(allies.choices(1).contains(&"arm 8 with axe".to_owned()));
        let won = allies.act(&win).shows("1: squad Ulf Bersi | under 2:tyr-bow | captured 2");
        won.shows(&format!("{owner}: valhalla Bera\n3: squad _\ndiscard tyr-sword"));
        let stays = "1: valhalla -\n3: squad _ Bera | under 2:tyr-sword\ndiscard -";
        check(&before(edition, "partnership"), &win, stays);
    }
}

/// VAL-X31, X39, X32, X41: its strength counts for who fights, here in defence, and it goes when
/// the warrior is sent.
#[test]
fn tyrs_strength_under_a_partners_warrior() {
    for (edition, owner) in [("pl", 2), ("ru", 4)] {
        let before = format!(
            "players 4 {edition} pairs=alliance tyr | battle 1>2 defence
             1: squad Ulf | armed 1:spear | strength 6\n2: squad Varg | dice sword axe
             4: squad Bera | under 1:tyr-strength"
        );
        let won = table(&before).act(&["2 arm Bera with sword axe", "2 end"]);
        let won = won.shows("2: strength 7\n4: under 1:tyr-strength\nnow 2 Send");
        let sent = won.act(&["2 send Bera"]).shows("4: squad _\ndiscard tyr-strength");
        sent.shows(&format!("{owner}: valhalla Bera"));
    }
}

/// VAL-X39, X24: a Block chooses from the defender's own squad; its partner's can be armed, and do
/// not make a squad of one larger.
#[test]
fn a_block_chooses_from_the_defenders_own_squad() {
    let before = "players 4 pairs=alliance dwarves | battle 1>2 attack
        1: squad Nyi | dice axe\n2: squad Varg Bersi\n4: squad Ulf _ Birna";
    let asked = table(before).act(&["1 arm Nyi with axe"]).shows("now 1 Block");
    let asked = asked.lists(1, &["block Varg", "block Bersi"]);
    let asked = asked.refuses("1 block 7", "VAL-X24").refuses("1 block 9", "VAL-X24");
    let fought = asked.act(&["1 block Varg", "1 end", "~ sword spear shield ..."]);
    let fought = fought.refuses("2 arm Varg with sword", "VAL-X24");
    fought.act(&["2 arm Ulf with spear"]).shows("2: armed 7:spear");
    let alone = before.replace("squad Varg Bersi", "squad Varg");
    check(&alone, &["1 arm Nyi with axe"], "now 1 Fight");
}

/// Two of the attacker's own warriors are armed, and its ally's third.
const LENT: &str = "players 4 pairs=alliance dwarves valkyries | battle 1>2 defence
    1: squad Bersi Ulf Elg | armed 1:spear 2:spear 9:sword | strength 9\n3: squad _ _ Varg
    2: squad Nain | hand road-to-valhalla | dice shield";

/// VAL-X39, X25: a Deny holds back one of the fighter's own squad, not the ally's, in either
/// edition.
#[test]
fn a_deny_chooses_from_the_fighters_own_squad() {
    for (edition, gone) in
        [("pl", "1: valhalla Ulf Varg"), ("ru", "1: valhalla Ulf\n3: valhalla Varg")]
    {
        let before = LENT.replace("players 4", &format!("players 4 {edition}"));
        let lost = table(&before).act(&["2 arm Nain with shield", "2 end"]).shows("now 2 Deny");
        let lost = lost.lists(2, &["deny Bersi", "deny Ulf"]);
        let lost = lost.refuses("2 deny 3", "VAL-X25").refuses("2 deny 9", "VAL-X25");
        lost.act(&["2 deny Bersi"]).shows("1: squad Bersi _ Elg\n3: squad _").shows(gone);
    }
}

/// VAL-X39, X17: the Road takes one of the attacker's own squad, not its ally's; if only the ally's
/// is activated, there is nobody for it.
#[test]
fn the_road_takes_one_of_the_attackers_own_squad() {
    let asked = table(LENT).act(&["2 tactic road-to-valhalla"]).shows("now 1 Road");
    let asked = asked.lists(1, &["send Bersi", "send Ulf"]);
    asked.refuses("1 send 3", "VAL-X17").refuses("1 send 9", "VAL-X17");
    let ally = LENT.replace("armed 1:spear 2:spear 9:sword", "armed 9:sword");
    table(&ally).refuses("2 tactic road-to-valhalla", "VAL-X17");
}

/// VAL-X5, X6: in pairs a fighter's partner may support as any other does; the fighters' own squads
/// are compared, whatever their partners have.
#[test]
fn a_partner_may_support() {
    for pairs in ["partnership", "alliance"] {
        // The attacker has fewer, its pair has more.
        let before = format!(
            "players 4 pairs={pairs} thor\n1: squad Ulf\n2: squad Varg Bersi
             3: squad Elg Hind Orm | hand thor-2-fewer\n4: hand thor-3"
        );
        let asked = table(&before).act(&["1 attack 2"]).shows("now 3 Support");
        let asked = asked.lists(3, &["pass", "pass turn", "support thor-2-fewer for 1"]);
        let asked = asked.refuses("3 support thor-2-fewer for 2", "VAL-X6");
        let other = asked.act(&["3 support thor-2-fewer for 1"]).shows("1: bonus 2\nnow 4 Support");
        other.refuses("4 support thor-3 for 2", "VAL-X6");
    }
}
