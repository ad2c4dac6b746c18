//! VAL-X10 to X18: Valkyries.

use testkit::Drawn;

use super::table::{Table, check, listed, refused, table};
use crate::Event;

/// The attacker has won with these warriors armed, before this discard; its hand is empty.
fn won(players: &str, discard: &str, squad: &str, armed: &str) -> Table {
    let drawing = format!(
        "players {players} | discard {discard} | battle 1>2 defence
         1: squad {squad} | armed {armed} | strength 9\n2: squad Varg | dice miss"
    );
    table(&drawing).act(&["2 end"])
}

/// VAL-X10: in part B three cards are drawn, one is kept; action 4 still draws two.
#[test]
fn part_b_draws_three() {
    let drawn = table("players 2 valkyries\n1: squad Ulf\n2: squad Ylva").act(&["1 draw"]);
    let drawn = drawn.shows("now ~ pick 2 of 158").act(&["~ Bera Birna", "1 discard Bera"]);
    let part_b = drawn.shows("now ~ pick 3 of 156").act(&["~ Asbjorn Hind fury"]);
    let one = part_b.act(&["1 discard fury"]).lists(1, &["discard Asbjorn", "discard Hind"]);
    one.act(&["1 discard Hind"])
        .shows("1: hand Birna Asbjorn\ndiscard Bera fury Hind | now 2 Action");
}

/// VAL-X11: a point for each other warrior of one's own that goes at the same time.
#[test]
fn group_favour_counts_companions() {
    let three = won("2 valkyries", "Thyra Hrolf", "Asbjorn Ulf Bersi", "1:axe 2:spear 3:spear");
    three.shows("1: valhalla Asbjorn Ulf Bersi Thyra\ndiscard Hrolf");
    let two = won("2 valkyries", "Gris Hrolf", "Asbjorn Ulf", "1:axe 2:spear");
    two.shows("1: valhalla Asbjorn Ulf Gris\ndiscard Hrolf");
    let alone = won("2 valkyries", "Gris Hrolf", "Asbjorn Ulf", "1:axe");
    alone.shows("1: valhalla Asbjorn | squad _ Ulf _ _\ndiscard Gris Hrolf");
}

/// VAL-X12: two points if a warrior of the shown clan goes with it, once; it does not go with
/// itself.
#[test]
fn colour_favour_needs_its_clan() {
    let (armed, paid) = ("1:spear+bow 2:spear", "1: valhalla Thorbera Ulf Thyra\ndiscard Gris");
    won("2 valkyries", "Thyra Gris", "Thorbera Ulf", armed).shows(paid);
    let twice =
        won("2 valkyries", "Thyra Hrut", "Thorbera Ulf Ylva", "1:spear+bow 2:spear 3:shield");
    twice.lists(1, &["claim Thyra", "claim Hrut"]).act(&["1 claim Hrut"]).shows("discard Thyra");
    let bears = won("2 valkyries", "Thyra", "Thorbera Bersi", "1:spear+bow 2:spear");
    bears.shows("1: valhalla Thorbera Bersi\ndiscard Thyra");
    // Gautrek is a Boar, and asks for one beside himself.
    let alone = won("2 valkyries", "Thyra", "Gautrek Ulf", "1:spear+bow 2:spear");
    alone.shows("1: valhalla Gautrek Ulf\ndiscard Thyra");
}

/// VAL-X13: three points if it goes alone, whoever stays in the squad.
#[test]
fn lone_favour_goes_alone() {
    let alone = won("2 valkyries", "Hrolf", "Bjorgulf Ulf", "1:sword+shield");
    alone.shows("1: valhalla Bjorgulf Hrolf | squad _ Ulf _ _\ndiscard -");
    let two = won("2 valkyries", "Hrolf", "Bjorgulf Ulf", "1:sword+shield 2:spear");
    two.shows("1: valhalla Bjorgulf Ulf\ndiscard Hrolf");
}

/// VAL-X14: bonuses of one moment are added and paid together, and what pays brings no favour of
/// its own.
#[test]
fn favours_of_one_moment_are_paid_together() {
    // One point by each of the two, as one card of two.
    let together = won("2 valkyries", "Thyra Gris Signy", "Asbjorn Ulfrun", "1:axe 2:shield");
    let together = together.lists(1, &["claim Thyra", "claim Gris"]);
    let earned = together.told.iter().filter(|event| matches!(event, Event::Earned { .. }));
    assert_eq!(earned.count(), 1);
    // Hundolf's favour is for going alone; as payment he brings nothing.
    let paid = won("2 valkyries", "Hundolf Hrolf", "Asbjorn Ulf", "1:axe 2:spear");
    paid.shows("1: valhalla Asbjorn Ulf Hundolf\ndiscard Hrolf | now ~ pick 3 of 155");
}

/// VAL-X14, VAL-D13: by the Polish book warriors pay, by the Russian any card with glory.
#[test]
fn what_pays_differs_by_edition() {
    let game = |edition| {
        let players = format!("2 {edition} valkyries");
        won(&players, "mission-by-five Gris", "Thorbera Ulf", "1:spear+bow 2:spear")
    };
    game("pl").shows("1: valhalla Thorbera Ulf Gris\ndiscard mission-by-five"); // one of two points
    game("ru").shows("1: valhalla Thorbera Ulf mission-by-five | glory 7\ndiscard Gris");
}

/// VAL-X14: a winning defender's favours are paid too, once all it sends have gone.
#[test]
fn a_defenders_favours_are_paid() {
    let before = "players 2 valkyries | discard Gris Thyra | battle 1>2 defence
        1: squad Bersi | armed 1:spear | strength 3
        2: squad Asbjorn Ulf Varg | dice axe spear sword";
    let arm = ["2 arm Asbjorn with axe", "2 arm Ulf with spear", "2 arm Varg with sword", "2 end"];
    let won = table(before).act(&arm).act(&["2 send Asbjorn"]);
    let won = won.shows("2: squad Asbjorn Ulf Varg _ | valhalla -"); // they go together
    won.act(&["2 send Ulf", "2 done"]).shows("2: squad _ _ Varg _ | valhalla Asbjorn Ulf Gris");
}

/// VAL-X14, E5: favours are paid in Ragnarök as well, before the rest is discarded.
#[test]
fn favours_count_in_ragnarok() {
    let before = "players 2 valkyries | last 1 | discard Hrolf
        1: squad Bjorgulf Kveldulf | hand Orm\n2: squad Varg";
    let roll = table(before).act(&["1 draw", "~ ...", "1 discard Bjarni"]).until("~ roll 6");
    let roll =
        roll.act(&["~ ...", "2 end", "~ sword shield ...", "1 arm Bjorgulf with sword shield"]);
    let done = roll.act(&["1 end"]);
    let claims = done.choices(1);
    assert!(claims.iter().any(|claim| claim.starts_with("claim")), "{claims:?}");
    let hrolf = format!("claim {}", done.card("Hrolf") + 1);
    assert!(claims.contains(&hrolf));
    let orm = format!("claim {}", done.card("Orm") + 1);
    assert!(!claims.contains(&orm), "the hand is not discarded yet");
}

/// VAL-X15: Giants that ask for different weapons; a miss arms nobody.
#[test]
fn giants_ask_for_different_weapons() {
    let before = "players 2 valkyries | battle 1>2 attack
        1: squad Gymir Thrym Hyrrokkin | dice spear spear sword axe miss\n2: squad Varg";
    let arms: Vec<String> = table(before).choices(1);
    let arms: Vec<&String> = arms.iter().filter(|text| text.starts_with("arm")).collect();
    assert_eq!(
        arms,
        [
            "arm 1 with spear sword axe",
            "arm 2 with spear sword",
            "arm 2 with spear axe",
            "arm 2 with sword axe"
        ]
    );
    refused(before, "1 arm Gymir with spear spear sword", "VAL-B17");
    refused(before, "1 arm Gymir with spear sword", "VAL-B17");
    refused(before, "1 arm Gymir with spear sword miss", "VAL-B6");
    check(before, &["1 arm Gymir with spear sword axe", "1 end"], "1: strength 4\n2: lost 6");
    // VAL-T3: it counts the dice it asks for.
    let pair = "players 2 valkyries\n1: squad Ulf | hand Thrym Gymir Varg\n2: squad Ylva";
    table(pair).act(&["1 pair Varg Thrym"]);
    refused(pair, "1 pair Varg Gymir", "VAL-T3");
}

/// VAL-X16: Weapon Delivery counts as a die with its symbol, to arm a warrior.
#[test]
fn a_delivered_weapon_arms() {
    let before = "players 2 valkyries | battle 1>2 attack
        1: squad Bera Thrym | hand delivery-axe heroic heroic-axe | dice sword miss\n2: squad Varg";
    let delivered = || table(before).act(&["1 tactic delivery-axe"]);
    delivered()
        .shows("1: dice sword miss axe+ | lost 4\nplayed delivery-axe")
        .act(&["1 arm Bera with sword axe+"])
        .shows("1: dice miss | armed 1:sword+axe+");
    delivered().act(&["1 arm Thrym with sword axe+"]).shows("1: armed 2:sword+axe+");
}

/// VAL-X16: or it pays for a tactic; it is never rerolled, and no reroll is paid with it.
#[test]
fn a_delivered_weapon_pays_for_a_tactic() {
    let before = "players 2 valkyries | battle 1>2 attack
        1: squad Bera | hand delivery-axe heroic heroic-axe push-back | dice miss\n2: squad Varg";
    let delivered = || table(before).act(&["1 tactic delivery-axe"]);
    delivered()
        .act(&["1 tactic heroic with axe+"])
        .shows("1: bonus 3 | dice miss | lost 5\ngrey 3");
    delivered().act(&["1 tactic heroic-axe with axe+"]).shows("1: bonus 4 | dice miss | lost 5");
    delivered().refuses("1 spend axe+", "VAL-B3");
    delivered().refuses("1 spend miss", "VAL-B3"); // no other die to reroll
    let rerolls = delivered().act(&["1 tactic push-back"]).refuses("1 add axe+", "VAL-B3");
    rerolls.lists(1, &["add miss", "done"]);
}

/// The attacker fights with two warriors, the defender holds the Road.
const ROAD: &str = "players 2 valkyries | discard Hrolf | battle 1>2 attack
    1: squad Bjorgulf Ulf | dice sword shield spear
    2: squad Varg Bersi | hand road-to-valhalla fury";

/// Both warriors of the attacker are armed, and the defender has rolled.
fn road(edition: &str) -> Table {
    let drawing = ROAD.replace("players 2", &format!("players 2 {edition}"));
    let arm = ["1 arm Bjorgulf with sword shield", "1 arm Ulf with spear", "1 end"];
    table(&drawing).act(&arm).shows("1: strength 8").act(&["~ sword spear ..."])
}

/// VAL-X17: in defence only, the attacker chooses one of its activated warriors, whose strength
/// counts no more; after the battle it goes to the attacker's Valhalla, though the attacker lost,
/// and alone, so that VAL-X13 pays.
#[test]
fn the_road_takes_a_warrior_of_the_attackers() {
    for edition in ["pl", "ru"] {
        let chosen = road(edition).act(&["2 tactic road-to-valhalla"]).shows("now 1 Road");
        let chosen = chosen.lists(1, &["send Bjorgulf", "send Ulf"]).act(&["1 send Bjorgulf"]);
        let chosen = chosen.shows("1: strength 2 | squad Bjorgulf Ulf _ _\nnow 2 Fight");
        let lost =
            chosen.act(&["2 arm Varg with sword", "2 arm Bersi with spear", "2 end", "2 done"]);
        lost.shows("1: squad _ Ulf _ _ | valhalla Bjorgulf Hrolf\n2: shields 4 | valhalla -");
    }
    let attack = "players 2 valkyries | battle 1>2 attack
        1: squad Ulf | hand road-to-valhalla | dice spear\n2: squad Varg";
    refused(attack, "1 tactic road-to-valhalla", "VAL-X17");
}

/// VAL-X17: if the attacker still wins, it goes with the others.
#[test]
fn on_the_road_one_goes_with_the_winners() {
    let chosen = road("pl").act(&["2 tactic road-to-valhalla", "1 send Ulf"]);
    let won = chosen.shows("1: strength 6").act(&["2 end"]);
    won.shows("1: squad _ _ _ _ | valhalla Bjorgulf Ulf | captured 2")
        .shows("discard Hrolf road-to-valhalla"); // two went, so nobody went alone
}

/// VAL-X17: even the only activated one: the battle goes on, with what tactics add.
#[test]
fn the_only_one_takes_the_road() {
    let before = "players 2 valkyries | battle 1>2 attack
        1: squad Ulf | hand fury | dice spear\n2: squad Varg | hand road-to-valhalla road-to-valhalla#2";
    let acts = ["1 arm Ulf with spear", "1 tactic fury", "1 end", "~ sword ..."];
    let taken = table(before).act(&acts).act(&["2 tactic road-to-valhalla"]);
    let taken = taken.shows("1: strength 2\nnow 2 Fight"); // no choice: Fury alone counts
    let taken = taken.refuses("2 tactic road-to-valhalla#2", "VAL-X17"); // nobody is left for it
    let won = taken.act(&["2 end"]).shows("1: captured 2 | valhalla Ulf | squad _ _ _ _");
    won.shows("discard fury road-to-valhalla");
}

/// VAL-X17: its bonuses and Tyr's card go with its strength, as they were counted when the phase
/// ended (VAL-B21).
#[test]
fn bonuses_take_the_road_too() {
    let before = "players 2 valkyries tyr | battle 1>2 attack
        1: squad Runi Bersi | under 1:tyr-wolf | dice axe spear
        2: squad Varg Galti | hand road-to-valhalla";
    let acts = ["1 arm Runi with axe", "1 arm Bersi with spear", "1 end", "~ ..."];
    let fought = table(before).act(&acts).shows("1: strength 12"); // 2 + 3 + 4, and 3
    let sent = fought.act(&["2 tactic road-to-valhalla", "1 send Runi"]).shows("1: strength 3");
    sent.act(&["2 end"]).shows("1: valhalla Runi Bersi\ndiscard tyr-wolf road-to-valhalla");
}

/// The attacker has reached strength 9 and holds all missions; the defender is about to arm.
fn mission(edition: &str, squad: &str, dice: &str) -> Table {
    let hand = "mission-no-rerolls mission-by-five mission-three-activated push-back fury";
    table(&format!(
        "players 2 {edition} valkyries | battle 1>2 attack
         1: jarl Villsvin | squad {squad} | dice {dice} | hand {hand}\n2: squad Varg Bersi"
    ))
}

/// VAL-X18: after a won battle the winner may play one mission whose demand it met; it goes to
/// Valhalla and is worth two.
#[test]
fn a_mission_is_worth_two() {
    let fought = || mission("pl", "Ulf", "spear miss").act(&["1 arm Ulf with spear", "1 end"]);
    let won = || fought().act(&["~ ...", "2 end"]);
    let won_now = won().shows("now 1 Mission");
    won_now.lists(1, &["pass", "tactic mission-no-rerolls"]); // by 2, with one activated
    won().refuses("1 tactic mission-by-five", "VAL-X18");
    won().refuses("1 tactic fury", "VAL-X18");
    let played = won().act(&["1 tactic mission-no-rerolls"]);
    let played = played.shows("1: valhalla Ulf mission-no-rerolls\nbattle -");
    played.shows("1: glory 6"); // Ulf 2, the mission 2, a shield 2
    won().act(&["1 pass"]).shows("1: valhalla Ulf\nbattle -");
    // The loser is not asked, and nobody after a battle without a winner.
    fought()
        .act(&["~ sword spear ..."])
        .act(&["2 arm Bersi with spear", "2 end", "2 done"])
        .shows("battle -");
    mission("pl", "Ulf", "miss").act(&["1 end"]).shows("battle -");
    // In battle it is no card to be played.
    mission("pl", "Ulf", "spear").refuses("1 tactic mission-no-rerolls", "VAL-X18");
}

/// VAL-X18b: won by five or more; an opponent that armed nobody has strength 0.
#[test]
fn a_mission_for_a_win_by_five() {
    let by = |tactics: &[&str]| {
        let fought = mission("pl", "Birna", "shield miss").act(&["1 arm Birna with shield"]);
        fought.act(tactics).act(&["1 end", "~ ...", "2 end"])
    };
    by(&["1 tactic fury"])
        .lists(1, &["pass", "tactic mission-no-rerolls", "tactic mission-by-five"]);
    by(&[]).lists(1, &["pass", "tactic mission-no-rerolls"]);
}

/// VAL-X18c: three or more activated, those on the road among them.
#[test]
fn a_mission_for_three_activated() {
    let arm = ["1 arm Ulf with spear", "1 arm Varg with sword", "1 arm Bersi with spear", "1 end"];
    let before = "players 2 valkyries | battle 1>2 attack
        1: squad Ulf Varg Bersi | dice spear spear sword | hand mission-three-activated
        2: squad Ylva Birna | hand road-to-valhalla";
    let plain = table(before).act(&arm).act(&["~ ..."]);
    let road = plain.act(&["2 tactic road-to-valhalla", "1 send Bersi", "2 end"]);
    road.lists(1, &["pass", "tactic mission-three-activated"]);
    let two = table(before).act(&arm[..2]).act(&["1 end", "~ ...", "2 end"]);
    two.lists(1, &["pass"]);
}

/// VAL-X18a, VAL-D16: paid rerolls spoil it, rerolls by tactics never; a Jarl's spoils it by the
/// Russian book only.
#[test]
fn a_mission_without_rerolls() {
    let dice = "spear miss miss";
    let won = |edition: &str, squad: &str, acts: &[&str]| {
        let fought = mission(edition, squad, dice).act(acts);
        let fought = fought.act(&["1 arm Ulf with spear", "1 end", "~ ...", "2 end"]);
        fought.choices(1).iter().any(|choice| choice.starts_with("tactic"))
    };
    let paid = ["1 spend miss", "1 add miss", "1 roll", "~ bow"];
    let pushed = ["1 tactic push-back", "1 add miss", "1 roll", "~ bow", "1 done"];
    // Villsvin has a free reroll with two Boars.
    let freely = ["1 free", "1 add miss", "1 roll", "~ bow"];
    let boars = "Ulf Gris Runi";
    for edition in ["pl", "ru"] {
        assert!(won(edition, boars, &[]));
        assert!(won(edition, boars, &pushed));
        assert!(!won(edition, boars, &paid));
    }
    assert!(won("pl", boars, &freely));
    assert!(!won("ru", boars, &freely));
}

/// VAL-X18a, b: a winning defender plays one too, by what it did itself: the attacker's paid reroll
/// does not spoil it, its own does.
#[test]
fn a_winning_defender_plays_a_mission() {
    let before = "players 2 valkyries | battle 1>2 attack\n1: squad Ulf | dice spear miss miss
        2: squad Bersi | hand mission-no-rerolls mission-by-five | bonus 4";
    let attack = ["1 spend miss", "1 add miss", "1 roll", "~ bow", "1 arm Ulf with spear", "1 end"];
    let defence = ["2 arm Bersi with spear", "2 end", "2 done"];
    let attacked = || table(before).act(&attack).act(&["~ spear ..."]);
    let won = attacked().act(&defence).shows("now 2 Mission");
    let won = won.lists(2, &["pass", "tactic mission-no-rerolls", "tactic mission-by-five"]);
    won.act(&["2 tactic mission-no-rerolls"]).shows("2: valhalla mission-no-rerolls\nbattle -");
    let paid = attacked().act(&["2 spend miss", "2 add miss", "2 roll", "~ bow"]).act(&defence);
    let paid = paid.refuses("2 tactic mission-no-rerolls", "VAL-X18");
    paid.lists(2, &["pass", "tactic mission-by-five"]);
}

/// VAL-E5, X18: missions do not apply in Ragnarök, whatever was met: nobody is asked, and they are
/// discarded with the hand.
#[test]
fn no_missions_in_ragnarok() {
    let before = "players 2 valkyries | last 1 | active 2 | deck -
        1: squad Ulf Varg Bersi | hand mission-no-rerolls mission-by-five mission-three-activated
        2: squad Ylva";
    let rolled = table(before).act(&["2 draw", "~ spear spear sword ..."]);
    let rolled = rolled.refuses("1 tactic mission-no-rerolls", "VAL-X18");
    let arm = ["1 arm Ulf with spear", "1 arm Varg with sword", "1 arm Bersi with spear", "1 end"];
    let done = rolled.act(&arm).shows("1: valhalla Ulf Varg Bersi | hand -\nbattle 2>2");
    done.shows("discard mission-no-rerolls mission-by-five mission-three-activated");
}

/// VAL-X18: the window opens by what all know: that a demand was met and cards are held. Who passed
/// for this battle is not asked.
#[test]
fn the_mission_window_tells_nothing() {
    let before = "players 2 valkyries dwarves | discard Hrolf
        1: squad Ulf | hand Orm\n2: squad Varg";
    let asked = table(before).act(&["1 attack 2"]).lists(1, &["pass", "pass battle"]);
    let acts = ["~ spear ...", "1 arm Ulf with spear", "1 end", "~ ...", "2 end"];
    asked.act(&["1 pass"]).act(&acts).shows("now 1 Mission").lists(1, &["pass"]);
    let passed = table(before).act(&["1 attack 2", "1 pass battle"]).act(&acts);
    passed.shows("battle - | now ~ pick 3 of 196");
}

/// VAL-B20: warriors go, then favours are paid, then a mission is played.
#[test]
fn missions_come_after_favours() {
    let before = "players 2 valkyries | discard Hrolf Flosi | battle 1>2 defence
        1: squad Bjorgulf | hand mission-by-five | armed 1:sword+shield | strength 6
        2: squad Varg | dice miss";
    let won = table(before).act(&["2 end"]).shows("1: valhalla Bjorgulf\nnow 1 Pay");
    won.act(&["1 claim Flosi"]).shows("now 1 Mission | battle 1>2");
}

/// VAL-X10: the deck is shuffled in before anything is discarded (VAL-S1).
#[test]
fn the_deck_is_shuffled_in() {
    let start = super::table::opening("2 valkyries").until("~ pick 40 of 160");
    assert_eq!(start.state.left, 160);
    listed("players 2 valkyries\n1: squad _ | hand Asbjorn\n2: squad Varg", 1, &["play Asbjorn"]);
}
