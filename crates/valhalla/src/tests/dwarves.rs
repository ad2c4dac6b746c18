//! VAL-X19 to X27: Dwarves of Svartalfheim, and what changes with both decks of forty.

use tabletop::{Event as _, Eyes, Game, Seat};
use testkit::Drawn;

use super::table::{Table, check, opening, refused, table};
use crate::Event;
use crate::cards::NOBODY;

/// VAL-X19: in part B three cards are drawn, one is kept; action 4 still draws two.
#[test]
fn part_b_draws_three() {
    let drawn = table("players 2 dwarves\n1: squad Ulf\n2: squad Ylva").act(&["1 draw"]);
    let drawn = drawn.shows("now ~ pick 2 of 158").act(&["~ Nyi Birna", "1 discard Nyi"]);
    drawn.shows("now ~ pick 3 of 156");
}

/// VAL-X20: with both decks action 4 draws three as well.
#[test]
fn with_both_decks_action_four_draws_three() {
    let drawn = table("players 2 valkyries dwarves\n1: squad Ulf\n2: squad Ylva").act(&["1 draw"]);
    let drawn = drawn.shows("now ~ pick 3 of 198").act(&["~ Nyi Birna Hind"]);
    let kept = drawn.act(&["1 discard Nyi", "1 discard Hind"]);
    kept.shows("now ~ pick 3 of 195\n1: hand Birna");
}

/// VAL-X20: with both decks twenty more cards are discarded in VAL-S5.
#[test]
fn with_both_decks_twenty_more_are_discarded() {
    for (players, count) in [(2, 60), (3, 40), (4, 30), (5, 20)] {
        for edition in ["pl", "ru"] {
            let both = opening(&format!("{players} {edition} valkyries dwarves"));
            both.until(&format!("~ pick {count} of 200"));
        }
        let one = opening(&format!("{players} dwarves"));
        let first = one.game.first_discard(&one.state);
        assert_eq!(first, count - 20, "one deck changes nothing");
    }
}

/// VAL-X20, VAL-D4: with six players the Polish book discards twenty and shuffles VAL-S10's cards back,
/// the Russian discards eight and leaves them.
#[test]
fn six_players_with_both_decks() {
    let six = |edition: &str, discard: u8| {
        let start = opening(&format!("6 {edition} valkyries dwarves 1"));
        start.until(&format!("~ pick {discard} of 200")).until("1 Action")
    };
    let (pl, ru) = (six("pl", 20), six("ru", 8));
    assert_eq!(pl.state.discard.len(), 20);
    assert_eq!(ru.state.discard.len(), 8 + 12);
    assert_eq!(pl.state.left, 200 - 20 - 6 - 6 * 5);
    assert_eq!(ru.state.left, 200 - 8 - 12 - 6 - 6 * 5);
    // One deck alone: as in the base game.
    let one = opening("6 ru dwarves 1").until("1 Action");
    assert_eq!((one.state.discard.len(), one.state.left), (0, 160 - 6 - 30));
}

/// VAL-X20: the same holds for what a draft leaves over (VAL-V2).
#[test]
fn a_draft_of_six_with_both_decks() {
    let left_over = |edition: &str| {
        let start = opening(&format!("6 {edition} valkyries dwarves draft 1"));
        let drafted = start.until("1 Action");
        drafted.state.discard.len()
    };
    assert_eq!(left_over("pl"), 20);
    assert!(left_over("ru") > 8);
}

/// Two squads, and a card in each hand.
const CALL: &str = "players 2 dwarves | discard Bera fury
    1: squad Ulf | hand call-to-arms\n2: squad Varg Bersi | hand call-to-arms#2";

/// VAL-X21: before battle the first warrior from the top of the discard joins the squad; the
/// attacker first, then the defender (VAL-B1).
#[test]
fn a_call_to_arms() {
    let asked = table(CALL).act(&["1 attack 2"]).shows("now 1 Before");
    let called = asked.lists(1, &["pass", "tactic call-to-arms"]).act(&["1 tactic call-to-arms"]);
    let placed = called.shows("now 1 PlaceWarrior | discard fury").act(&["1 slot 3"]);
    // Its hand is empty now, and no warrior is left in the discard: nobody else is asked.
    placed.shows("1: squad Ulf _ Bera _ | hand -\nnow ~ roll 6 | played call-to-arms");
    let passed = table(CALL).act(&["1 attack 2", "1 pass"]).shows("now 2 Before");
    passed.act(&["2 tactic call-to-arms#2", "2 slot 3"]).shows("2: squad Varg Bersi Bera _");
}

/// VAL-X21: it is played before a battle only, needs a warrior, and VAL-T6 applies.
#[test]
fn a_call_makes_room() {
    let full = "players 2 dwarves | discard Bera Hind
        1: squad Ulf Bersi Birna Elg | hand call-to-arms\n2: squad Varg";
    let called = table(full).act(&["1 attack 2", "1 tactic call-to-arms"]).shows("now 1 MakeRoom");
    let called = called.act(&["1 dismiss Birna"]);
    called.shows("1: squad Ulf Bersi Hind Elg\ndiscard Bera Birna");
    let none = "players 2 dwarves | discard fury\n1: squad Ulf | hand call-to-arms\n2: squad Varg";
    table(none).act(&["1 attack 2"]).shows("now ~ roll 6"); // no warrior to call: not asked
    let fight = "players 2 dwarves | discard Bera | battle 1>2 attack
        1: squad Ulf | hand call-to-arms | dice spear\n2: squad Varg";
    refused(fight, "1 tactic call-to-arms", "VAL-X21");
    let other = CALL.replace("hand call-to-arms\n", "hand call-to-arms heroic\n");
    table(&other).act(&["1 attack 2"]).refuses("1 tactic heroic", "VAL-B1");
}

/// VAL-X21: several may be played, and a Jarl's offering beside them, in any order.
#[test]
fn several_calls_and_an_offering() {
    let before = "players 2 dwarves | discard Bera Hind
        1: jarl Einar | squad Ulf | hand call-to-arms call-to-arms#2 Orm fury\n2: squad Varg";
    let both = table(before).act(&["1 attack 2", "1 tactic call-to-arms", "1 slot 2"]);
    let both = both.act(&["1 offer Orm"]).refuses("1 offer fury", "VAL-J1");
    // Orm, just discarded, is now the topmost.
    let both = both.act(&["1 tactic call-to-arms#2", "1 slot 3", "1 pass"]);
    both.shows("1: squad Ulf Hind Orm _ | bonus 3 | hand fury\ndiscard Bera");
    table(CALL).act(&["1 attack 2"]).refuses("1 offer call-to-arms", "VAL-J1"); // no such Jarl
}

/// VAL-X22: +1 for each warrior in the squad, activated or not, counted when the phase ends.
#[test]
fn a_war_cry_for_the_squad() {
    let before = "players 2 dwarves | battle 1>2 attack
        1: squad Ulf Bersi Birna | hand war-cry-squad war-cry-squad#2 | dice spear\n2: squad Varg";
    check(before, &["1 tactic war-cry-squad", "1 arm Ulf with spear", "1 end"], "1: strength 5");
    let both =
        ["1 tactic war-cry-squad", "1 tactic war-cry-squad#2", "1 arm Ulf with spear", "1 end"];
    check(before, &both, "1: strength 8");
    // Somebody must be activated all the same (VAL-B10).
    check(before, &["1 tactic war-cry-squad", "1 end"], "battle - | discard war-cry-squad");
}

/// VAL-X23: +1, 2, 4, 6 for 1, 2, 3, 4 activated, or more.
#[test]
fn a_war_cry_for_activation() {
    let before = "players 2 dwarves | battle 1>2 attack
        1: jarl Halfdan | squad Ulf Ylva Varg Ulfhild Ulfar | hand war-cry-activation |
        2: squad Bersi";
    let before = before
        .replace("war-cry-activation |", "war-cry-activation | dice spear shield sword bow axe");
    let arm = [
        "1 arm Ulf with spear",
        "1 arm Ylva with shield",
        "1 arm Varg with sword",
        "1 arm Ulfhild with bow",
        "1 arm Ulfar with axe",
    ];
    for (count, strength) in [(1, 3), (2, 6), (3, 10), (4, 14), (5, 16)] {
        // Played before the arming: it is counted when the phase ends (VAL-B21).
        let cry = table(&before).act(&["1 tactic war-cry-activation"]).act(&arm[..count]);
        cry.act(&["1 end"]).shows(&format!("1: strength {strength}"));
    }
}

/// VAL-X22, X23: each War Cry in defence too, by the defender's own squad and activated warriors.
#[test]
fn war_cries_in_defence() {
    let before = "players 2 dwarves | battle 1>2 defence
        1: squad Varg | armed 1:sword | strength 2
        2: squad Ulf Bersi Birna | hand war-cry-squad war-cry-activation | dice spear spear";
    let arm = ["2 arm Ulf with spear", "2 arm Bersi with spear", "2 end"];
    for (cry, strength) in [("squad", 5 + 3), ("activation", 5 + 2)] {
        let cried = table(before).act(&[&format!("2 tactic war-cry-{cry}")]).act(&arm);
        cried.shows(&format!("2: strength {strength}\nnow 2 Send"));
    }
}

/// VAL-X24: activated in attack, it blocks a warrior of the defender's choosing among those there:
/// not armed in this battle, but still in the squad.
#[test]
fn a_block_stops_a_warrior() {
    let before = "players 2 dwarves | battle 1>2 attack
        1: squad Nyi Runi | dice axe axe\n2: squad Galti Bersi _ Varg";
    let armed = table(before).act(&["1 arm Nyi with axe"]).shows("now 1 Block");
    let armed = armed.lists(1, &["block Galti", "block Bersi", "block Varg"]);
    let armed = armed.refuses("1 block 3", "VAL-X24").act(&["1 block Galti"]);
    // Runi still finds a Boar in the squad.
    let fought = armed.act(&["1 arm Runi with axe", "1 end"]).shows("1: strength 7");
    let fought = fought.act(&["~ shield spear sword ..."]);
    let fought = fought.refuses("2 arm Galti with shield", "VAL-X24");
    assert!(!fought.choices(2).iter().any(|choice| choice.starts_with("arm 1 ")));
    let next = fought.act(&["2 end"]).until("2 Action");
    assert_eq!(next.state.battle.extras.blocked, 0, "for this battle only");
}

/// VAL-X24: not against a squad of one, not in defence; a second block takes another warrior.
#[test]
fn what_a_block_cannot_do() {
    let alone = "players 2 dwarves | battle 1>2 attack\n1: squad Nyi | dice axe\n2: squad Varg";
    check(alone, &["1 arm Nyi with axe"], "now 1 Fight");
    let defence = "players 2 dwarves | battle 1>2 defence
        1: squad Bersi Birna | armed 1:spear | strength 3\n2: squad Nyi | dice axe";
    check(defence, &["2 arm Nyi with axe"], "now 2 Fight");
    let twice = "players 2 dwarves | battle 1>2 attack
        1: squad Nyi Nidi | dice axe spear\n2: squad Varg Bersi";
    let twice = table(twice).act(&["1 arm Nyi with axe", "1 block Varg", "1 arm Nidi with spear"]);
    assert_eq!(twice.state.battle.extras.blocked, 0b11, "only one was left");
}

/// The attacker, with Nain who denies, loses; the defender has armed two.
fn denied(edition: &str) -> Table {
    let drawing = format!(
        "players 2 {edition} dwarves | battle 1>2 defence
         1: squad Nain | armed 1:shield | strength 2
         2: squad Bersi Ulf Varg | dice spear spear sword"
    );
    let arm = ["2 arm Bersi with spear", "2 arm Ulf with spear"];
    table(&drawing).act(&arm).act(&["2 end"])
}

/// VAL-X25, VAL-D12: by the Polish book the loser's dwarf holds one back before the winner decides who
/// goes; it stays in the squad.
#[test]
fn deny_before_the_opponent_decides() {
    let asked = denied("pl").shows("now 1 Deny").lists(1, &["deny Bersi", "deny Ulf"]);
    let held = asked.refuses("1 deny Varg", "VAL-X25").act(&["1 deny Ulf"]).shows("now 2 Send");
    let held = held.lists(2, &["done", "send Bersi"]).refuses("2 send Ulf", "VAL-B14");
    held.act(&["2 send Bersi"]).shows("2: squad _ Ulf Varg _ | valhalla Bersi");
}

/// VAL-X25, VAL-D12: by the Russian book after, and it is one of those about to go.
#[test]
fn deny_after_the_opponent_decided() {
    let asked = denied("ru").shows("now 2 Send").lists(2, &["done", "send Bersi", "send Ulf"]);
    let both = asked.act(&["2 send Bersi", "2 send Ulf"]).shows("now 1 Deny | battle 1>2");
    let held = both.shows("2: squad Bersi Ulf Varg _").act(&["1 deny Bersi"]);
    held.shows("2: squad Bersi _ Varg _ | valhalla Ulf");
    // If one goes, it is that one; if nobody goes, nobody is held.
    let one = denied("ru").act(&["2 send Ulf"]);
    one.shows("2: squad Bersi Ulf Varg _ | valhalla -\nbattle -");
    denied("ru").act(&["2 done"]).shows("2: squad Bersi Ulf Varg _ | valhalla -\nbattle -");
}

/// VAL-X25: against a winning attacker, all of whose activated warriors go, the books agree.
#[test]
fn deny_against_a_winning_attacker() {
    for edition in ["pl", "ru"] {
        let before = format!(
            "players 2 {edition} dwarves | battle 1>2 defence
             1: squad Bersi Ulf Elg | armed 1:spear 2:spear | strength 9\n2: squad Nain | dice shield"
        );
        let lost = table(&before).act(&["2 arm Nain with shield", "2 end"]).shows("now 2 Deny");
        let lost = lost.lists(2, &["deny Bersi", "deny Ulf"]).act(&["2 deny Bersi"]);
        lost.shows("1: squad Bersi _ Elg _ | valhalla Ulf | captured 2");
    }
}

/// VAL-X25: a dwarf that was not activated denies nobody, and each activated one denies one.
#[test]
fn who_denies() {
    let before = |armed: &str| {
        format!(
            "players 2 dwarves | battle 1>2 defence
             1: squad Bersi Ulf Elg | armed 1:spear 2:spear | strength 9
             2: squad Nain Bavor | dice {armed}"
        )
    };
    check(&before("miss"), &["2 end"], "1: valhalla Bersi Ulf");
    let both = table(&before("shield bow"));
    let both = both.act(&["2 arm Nain with shield", "2 arm Bavor with bow", "2 end", "2 deny Ulf"]);
    both.shows("1: squad Bersi Ulf Elg _ | valhalla -"); // the second has only Bersi left
}

/// VAL-X25, X17: who is on the road cannot be stopped.
#[test]
fn the_road_cannot_be_denied() {
    let before = "players 2 dwarves valkyries | battle 1>2 defence
        1: squad Bersi Ulf | armed 1:spear 2:spear | strength 9
        2: squad Nain | hand road-to-valhalla | dice shield";
    let sent = table(before).act(&["2 tactic road-to-valhalla", "1 send Ulf"]);
    let sent = sent.act(&["2 arm Nain with shield", "2 end"]);
    sent.shows("1: squad Bersi _ _ _ | valhalla Ulf | captured 2");
}

/// VAL-X25: by the Polish book a winner's dwarf holds a loser's warrior who might go by Loki's card
/// (or a Jarl's honour); without these nobody of the loser's could go, and nothing is asked.
#[test]
fn a_winner_denies_the_losers_trick() {
    let fought = |players: &str| {
        let drawing = format!(
            "players 2 {players} | battle 1>2 defence
             1: squad Bersi Ulf | armed 1:spear 2:spear | strength 5
             2: squad Nain Birna Varg | dice shield shield sword"
        );
        let arm = ["2 arm Nain with shield", "2 arm Birna with shield", "2 arm Varg with sword"];
        table(&drawing).act(&arm).act(&["2 end"])
    };
    fought("pl dwarves").shows("now 2 Send");
    fought("ru dwarves loki-1").shows("now 2 Send");
    let held = fought("pl dwarves loki-1").shows("now 2 Deny").act(&["2 deny Ulf", "2 done"]);
    let tricked = held.shows("now 1 Loki").act(&["1 bonus 2"]);
    tricked.lists(1, &["done", "send Bersi"]);
}

/// VAL-X26: on activation the opponent discards a tactic of its choice at once, missions among
/// them; no other card.
#[test]
fn a_disarmed_opponent_discards_a_tactic() {
    let before = "players 2 dwarves valkyries tyr | battle 1>2 attack
        1: squad Viggr | dice sword\n2: squad Varg | hand fury mission-by-five Orm tyr-axe";
    let asked = table(before).act(&["1 arm Viggr with sword"]).shows("now 2 Disarm");
    let asked = asked.lists(2, &["discard fury", "discard mission-by-five"]);
    let asked = asked.refuses("2 discard Orm", "VAL-X26").refuses("2 show", "VAL-X26");
    asked.act(&["2 discard fury"]).shows("discard fury | now 1 Fight");
}

/// VAL-X26: or it shows that it has none; from then on all know its hand. An empty hand needs no
/// showing.
#[test]
fn who_has_no_tactic_shows_the_hand() {
    let before = "players 3 dwarves | battle 1>2 attack
        1: squad Viggr | dice sword\n2: squad Varg | hand Orm Elg\n3: squad Hind";
    let shown = table(before).act(&["1 arm Viggr with sword"]).lists(2, &["show"]);
    let shown = shown.act(&["2 show"]).shows("now 1 Fight\n2: hand Orm Elg");
    let view = shown.game.view(&shown.state, Eyes::Seat(Seat(2)));
    assert_eq!(view.table.boards[1].hand, shown.state.boards[1].hand);
    let empty = before.replace("hand Orm Elg", "hand -");
    check(&empty, &["1 arm Viggr with sword"], "now 1 Fight");
    // In defence it disarms the attacker.
    let defence = "players 2 dwarves | battle 1>2 defence
        1: squad Bersi | hand fury | armed 1:spear | strength 3\n2: squad Viggr | dice sword";
    check(defence, &["2 arm Viggr with sword"], "now 1 Disarm");
}

/// The attacker may sacrifice a card beside Radsvid.
const SACRIFICE: &str = "players 2 dwarves | battle 1>2 attack
    1: squad Radsvid | hand Orm fury | dice bow\n2: squad Varg";

/// VAL-X27: a card of the hand face down beside it for +3; it goes to the discard face up after the
/// battle, after the tactics (VAL-B20).
#[test]
fn a_sacrifice_adds_three() {
    let asked = || table(SACRIFICE).act(&["1 arm Radsvid with bow"]).shows("now 1 Sacrifice");
    let given = asked().lists(1, &["pass", "sacrifice Orm", "sacrifice fury"]);
    let given = given.act(&["1 sacrifice Orm"]).shows("1: hand fury | beside Orm\nnow 1 Fight");
    let ended = given.act(&["1 tactic fury", "1 end"]).shows("1: strength 7");
    ended.act(&["~ ...", "2 end"]).shows("discard fury Orm | battle -");
    asked().act(&["1 pass", "1 end"]).shows("1: strength 2 | hand Orm fury");
    let empty = SACRIFICE.replace("hand Orm fury", "hand -");
    check(&empty, &["1 arm Radsvid with bow"], "now 1 Fight");
}

/// VAL-X27: the defender may sacrifice as well, for its own strength.
#[test]
fn a_defender_sacrifices() {
    let before = "players 2 dwarves | battle 1>2 defence
        1: squad Varg | hand Elg | armed 1:sword | strength 4
        2: squad Radsvid | hand Orm fury | dice bow";
    let asked = table(before).act(&["2 arm Radsvid with bow"]).shows("now 2 Sacrifice");
    let asked = asked.lists(2, &["pass", "sacrifice Orm", "sacrifice fury"]);
    let won = asked.act(&["2 sacrifice Orm", "2 end"]).shows("2: strength 5 | beside Orm");
    won.shows("1: strength 4").act(&["2 done"]).shows("discard Orm | battle -\n2: hand fury");
}

/// VAL-X27: face down: the others see neither the card nor which of the cards they knew is gone.
#[test]
fn a_sacrificed_card_is_hidden() {
    let mut before = table(SACRIFICE);
    let orm = before.card("Orm");
    before.state.secrets.show(orm, tabletop::Seats::first(2));
    let asked = before.act(&["1 arm Radsvid with bow"]);
    let choice: crate::Choice =
        format!("sacrifice {}", asked.card("fury") + 1).parse().expect("it is");
    let (one, two) = (Eyes::Seat(Seat(0)), Eyes::Seat(Seat(1)));
    assert!(asked.game.conceals(&asked.state, Seat(0), &choice, two));
    assert!(!asked.game.conceals(&asked.state, Seat(0), &choice, one));
    let given = asked.act(&["1 sacrifice fury"]);
    let view = given.game.view(&given.state, two);
    assert!(view.table.boards[0].hand.is_empty(), "Orm may be what lies there");
    assert!(view.table.deck.has(given.card("fury")) && view.table.deck.has(orm));
    let told = |eyes: Eyes| {
        given.told.iter().filter_map(|event| event.seen_by(eyes)).find_map(|event| match event {
            Event::Sacrificed { card, .. } => Some(card),
            _ => None,
        })
    };
    assert_eq!((told(one), told(two)), (Some(given.card("fury")), Some(NOBODY)));
    // Its strength is open all the same.
    assert_eq!(given.game.strength(&view.table, 0), 5);
}

/// VAL-E5: in Ragnarök there is no opponent to block or disarm, and nothing to sacrifice for.
#[test]
fn dwarves_in_ragnarok() {
    let before =
        "players 2 dwarves | last 1\n1: squad Nyi Viggr Radsvid | hand Orm\n2: squad Varg Ulf";
    let roll = table(before).act(&["1 draw", "~ ..."]).until("2 Fight");
    let roll = roll.act(&["2 end", "~ axe sword bow ..."]);
    let arm = ["1 arm Nyi with axe", "1 arm Viggr with sword", "1 arm Radsvid with bow", "1 end"];
    roll.act(&arm).shows("1: valhalla Nyi Viggr Radsvid");
}
