//! VAL-M16: together against a Monster.

use tabletop::{Game, MAX_SEATS};
use testkit::Drawn;

use super::draw::BOX;
use super::table::{check, opening, refused, table, table_of};
use crate::Valhalla;

/// VAL-M16: each picks a Jarl of its own, hands as M2, S5 by the number of players.
#[test]
fn each_has_a_jarl_and_a_hand_of_its_own() {
    opening("3 coop=surtur 2")
        .act(&["1 jarl Egil"])
        .refuses("2 jarl Egil", "VAL-M2")
        .act(&["2 jarl Ottar", "3 jarl Styr"])
        .shows("now ~ pick 20 of 120")
        .act(&["~ ...", "~ ...", "~ ...", "~ ..."])
        .shows("now 1 2 3 SetAside")
        .act(&["1 done", "3 done", "2 done"])
        .shows("now 2 Action | deck 82\n1: squad _ _ _ _ | shields 4");
}

/// VAL-M16: cards are set aside unseen, together.
#[test]
fn cards_are_set_aside_together() {
    let dealt = opening("2 coop=hel 1").act(&["1 jarl Egil", "2 jarl Ottar", "~ ..."]);
    let dealt =
        dealt.act(&["~ fury Unn Skafl Elg Gyda Hind", "~ heroic Mord Glum Flosi Hogni Tanni"]);
    let chosen = dealt.act(&["2 aside Mord", "2 done"]).shows("now 1 SetAside");
    let chosen = chosen.act(&["1 aside Hind", "1 aside Unn", "1 done"]).shows("now ~ pick 2 of 68");
    chosen
        .act(&["~ cut-off push-back"])
        .shows("1: hand fury Skafl Elg Gyda cut-off push-back\nnow ~ pick 1 of 68")
        .act(&["~ Unn"]) // it was shuffled in
        .shows("2: hand heroic Glum Flosi Hogni Tanni Unn\nnow 1 Action");
}

/// VAL-M16: three more strength for each player beyond the first.
#[test]
fn more_players_make_the_monster_stronger() {
    for (players, more) in [(2, 3), (3, 6), (4, 9)] {
        let table = table(&format!("players {players} coop=fenrir | deck 30\n1: squad Ulf"));
        let front = table.game.stock.lore.monsters[3].front;
        let faces = table.game.monster.expect("a Monster");
        assert!(
            faces.iter().zip(front).all(|(face, front)| face.strength == front.strength + more)
        );
    }
}

/// VAL-M16: the three more are added to the strengths that the box has for so many together, on
/// the side that VAL-M14 and M17 want.
#[test]
fn companions_have_cards_of_their_own() {
    let newest = Valhalla::about().boxes[0].text;
    let hel = |way: &str| {
        let table = table_of(&format!("players {way} | deck 30\n1: squad Ulf"), newest);
        let found = table.game.monster.expect("a Monster").map(|face| face.strength);
        (found, table.game.stock.lore.monsters[2])
    };
    for (players, more) in [(2, 3), (3, 6), (4, 9)] {
        let (found, monster) = hel(&format!("{players} coop=hel"));
        let row = monster.together[players - 2];
        assert_ne!(row, monster.front.map(|face| face.strength));
        assert_eq!(found, row.map(|strength| strength + more));
        let (found, _) = hel(&format!("{players} coop=hel valkyries dwarves"));
        let backs = monster.front.iter().zip(&monster.back).zip(row);
        let backs =
            backs.map(|((front, back), row)| row + back.strength - front.strength + 2 + more);
        assert_eq!(found.to_vec(), backs.collect::<Vec<_>>());
    }
    assert_eq!(hel("1 solo=hel").0, hel("1 solo=hel").1.front.map(|face| face.strength));
}

/// VAL-M16: however much is lost or won, minds can tell what is worse.
#[test]
fn advice_has_no_floor_and_no_ceiling() {
    let promise = |way: &str, shields: u8, text: &str| {
        let drawn = format!("players {way} | deck 30\n1: squad Ulf | shields {shields}");
        let table = table_of(&drawn, text);
        let mut shares = [0.0; MAX_SEATS];
        table.game.advice(&table.state, &mut shares[..table.game.seats() as usize]);
        shares[0]
    };
    // The strengths of the frozen box are those for one alone.
    let hard = |shields| promise("4 coop=hel", shields, BOX);
    assert!(0.0 < hard(1) && hard(1) < hard(2) && hard(4) < 0.001);
    let newest = Valhalla::about().boxes[0].text;
    let easy = |shields| promise("4 coop=hel mercy=20", shields, newest);
    assert!(0.999 < easy(3) && easy(3) < easy(4) && easy(4) < 1.0);
}

/// VAL-M16: by the house rule each card is weaker, but never less than 1 strong.
#[test]
fn mercy_makes_the_monster_weaker() {
    for (way, more) in [
        ("players 2 coop=hel mercy=10", 3),
        ("players 4 coop=hel mercy=15", 9),
        ("players 1 solo=hel mercy=5", 0),
    ] {
        let table = table(&format!("{way} | deck 30\n1: squad Ulf"));
        let mercy: u8 = way.rsplit('=').next().expect("a figure").parse().expect("a number");
        let front = table.game.stock.lore.monsters[2].front;
        let found = table.game.monster.expect("a Monster").map(|face| face.strength);
        let weaker = front.map(|face| (face.strength + more).saturating_sub(mercy).max(1));
        assert_eq!(found, weaker, "{way}");
        assert!(found[0] < found[5], "{way}: {found:?}");
    }
}

/// VAL-M16: the Monster's dice stay from turn to turn, and it attacks whose turn it is.
#[test]
fn the_monster_hunts_whose_turn_it_is() {
    let before = "players 2 coop=fenrir | deck 30 | monster 1 spear axe
        1: squad Ulf\n2: squad Ylva";
    let turn = table(before).act(&["1 draw", "~ ..."]).until("~ roll 4");
    let turn =
        turn.act(&["~ spear miss miss miss"]).shows("monster 1 spear spear axe | now 2 Action");
    let turn = turn.act(&["2 draw", "~ ..."]).until("~ roll 3").act(&["~ bow miss miss"]);
    turn.shows("battle M>2 | now ~ roll 6");
    // VAL-M3: skipped with an empty squad: no die is rolled between the turns.
    let empty = before.replace("1: squad Ulf", "1: hand fury");
    let empty = empty.replace("deck 30", "deck Varg Bera Orm Elg Unn");
    let drawn = table(&empty).act(&["1 draw", "~ Varg Bera", "1 discard Bera", "~ Orm Elg"]);
    drawn.act(&["1 discard Elg"]).shows("monster 1 spear axe | now 2 Action");
    refused(before, "1 attack 2", "VAL-M16");
}

/// VAL-M16: bonus and limit are each player's own.
#[test]
fn valhalla_is_each_players_own() {
    let before = "players 2 coop=fenrir | deck 30 | battle 1>M attack
        1: squad Ulf | armed 1:spear | bonus 9\n2: squad Ylva | valhalla Gyda Galti Elg Hind";
    check(before, &["1 end"], "1: valhalla Ulf\nmonster 2");
    let lost = before.replace("bonus 9", "bonus 8");
    check(&lost, &["1 end"], "now 1 Spare | monster 1");
}

/// VAL-M16: when the fighter ends its phase, each team-mate may play one tactic for it.
#[test]
fn team_mates_may_play_a_tactic() {
    let before = "players 3 coop=fenrir | deck 30 | battle 1>M attack
        1: squad Ulf | armed 1:spear | bonus 7 | dice axe
        2: squad Ylva | hand fury heroic Varg\n3: squad Orm | hand fury#2";
    let asked = table(before).act(&["1 end"]).shows("now 2 Aid");
    let asked = asked
        .lists(2, &["pass", "pass battle", "pass turn", "tactic fury", "tactic heroic with axe"]);
    // The phase goes on; who has helped is not asked again.
    let helped = asked.refuses("2 tactic fury#2", "VAL-B8").act(&["2 tactic heroic with axe"]);
    let helped = helped.shows("1: bonus 10 | dice -\n2: hand fury Varg\nnow 1 Fight");
    let last = helped.act(&["1 end"]).shows("now 3 Aid");
    last.act(&["3 tactic fury#2"]).act(&["1 end"]).shows("1: valhalla Ulf\nmonster 2");
}

/// VAL-M16: what a team-mate's tactic asks is the fighter's to choose.
#[test]
fn the_fighter_chooses_for_a_team_mates_tactic() {
    let before = "players 2 coop=fenrir | deck 30 | battle M>1 defence
        1: squad Ulf | dice miss axe\n2: hand push-back";
    let pushed = table(before).act(&["1 end", "2 tactic push-back"]).shows("now 1 Choose");
    pushed
        .act(&["1 add miss", "1 roll", "~ spear", "1 done", "1 arm Ulf with spear"])
        .shows("now 1 Fight");
}

/// VAL-M16: passes stand for this end of the phase, for the battle, or until one's turn.
#[test]
fn passes_stand_as_long_as_was_said() {
    let before = "players 3 coop=fenrir | deck 30 | battle 1>M attack
        1: squad Ulf | armed 1:spear\n2: hand fury\n3: hand fury#2";
    let again = table(before).act(&["1 end", "2 pass", "3 tactic fury#2", "1 end"]);
    again.shows("now 2 Aid").act(&["2 pass"]).shows("now 1 Spare");
    let battle = table(before).act(&["1 end", "2 pass battle", "3 tactic fury#2", "1 end"]);
    battle.shows("now 1 Spare");
    let turn = table(before).act(&["1 end", "2 pass turn", "3 pass"]).shows("now 1 Spare");
    assert!(turn.state.standing.passes(tabletop::Seat(1)));
    let lifted = turn.until("2 Action");
    assert!(!lifted.state.standing.passes(tabletop::Seat(1)));
}

/// VAL-M16, M15: team-mates' tactics count for the Monster's limits.
#[test]
fn team_mates_tactics_count_for_the_limits() {
    let haste = "players 2 coop=fenrir | deck 30 | monster 6 | battle 1>M attack
        1: squad Ulf | hand fury | armed 1:spear\n2: hand fury#2 fury#3";
    let two = table(haste).act(&["1 tactic fury", "1 end", "2 tactic fury#2"]);
    two.act(&["1 end"]).shows("now 1 Spare"); // nobody is asked any more
    let none = "players 2 coop=hel | deck 30 | monster 6 | battle 1>M attack
        1: squad Ulf | armed 1:spear\n2: hand fury";
    check(none, &["1 end"], "now 1 Spare");
    let grip = haste.replace("monster 6", "monster 3").replace("fury#2 fury#3", "push-back");
    table(&grip).act(&["1 end"]).refuses("2 tactic push-back", "VAL-M15");
}

/// VAL-M16: won for all together, lost with any player's fourth shield or by the deck.
#[test]
fn all_win_or_all_lose() {
    let won = "players 2 coop=fenrir | deck 30 | monster 6 | battle 1>M attack
        1: squad Ulf | armed 1:spear | bonus 40\n2: squad Ylva";
    check(won, &["1 end"], "now over | wins 1 2 | by monster-slain");
    let lost = "players 2 coop=fenrir | deck 30 | battle M>2 defence
        1: squad Ulf\n2: squad Ylva | shields 1 | dice miss";
    check(lost, &["2 end", "~ ..."], "now over | wins - | by shields-lost");
    // The last attack is made by the player whose turn it is.
    let last = "players 2 coop=fenrir abilities=off | active 2 | deck Varg Bera | monster 6
        1: squad Ulf\n2: squad Ylva";
    check(last, &["2 draw", "~ ...", "2 discard Varg"], "battle 2>M | now ~ roll 6");
}

/// VAL-M15, M16: squads too large for the new card are discarded down, each player's own.
#[test]
fn every_squad_is_culled() {
    let before = "players 2 coop=jormungandr | deck 30 | monster 5 | battle 1>M attack
        1: squad Ulf Bersi | armed 1:spear | bonus 40\n2: squad Ylva Varg Elg Hind";
    let won = table(before).act(&["1 end"]).shows("now 2 Cull | monster 6");
    won.act(&["2 dismiss Elg"]).shows("2: squad Ylva Varg _ Hind\nnow ~ pick 2 of 30");
}

/// VAL-S14, M15, M16: squads are discarded down in turn order from the active player.
#[test]
fn squads_are_culled_in_turn_order() {
    let before = "players 3 coop=jormungandr | deck 30 | monster 5 | battle 2>M attack
        1: squad Ylva Varg Elg Hind\n2: squad Ulf Bersi | armed 1:spear | bonus 40
        3: squad Orm Bera Gyda Unn";
    let won = table(before).act(&["2 end"]).shows("now 3 Cull | monster 6");
    let won = won.act(&["3 dismiss Gyda"]).shows("now 1 Cull");
    won.act(&["1 dismiss Ylva"]).shows("discard Gyda Ylva | now ~ pick 2 of 30");
}

/// VAL-M16: Call to Arms and missions are the fighter's only.
#[test]
fn calls_and_missions_are_the_fighters() {
    let before = "players 2 coop=fenrir valkyries dwarves | deck 30 | discard Bera
        1: squad Ulf\n2: hand call-to-arms mission-by-five";
    let rolled = table(before).act(&["1 attack monster"]).shows("now ~ roll 6");
    rolled
        .act(&["~ spear ...", "1 end"])
        .lists(2, &["pass", "pass battle", "pass turn"])
        .refuses("2 tactic call-to-arms", "VAL-X21")
        .refuses("2 tactic mission-by-five", "VAL-X18");
}
