//! MID-D: leaders.

use testkit::Drawn;

use super::table::{check, refused, table};

/// MID-D1: a favour that Asmundr spends on a reroll scores 2 glory at once.
#[test]
fn asmundr_loses_no_glory_by_rerolls() {
    for (leader, glory) in [("Asmundr", 2), ("Ullr", 0)] {
        let before = format!(
            "players 2 | now battles\n1: leader {leader} | home 1/0/0 | hunting | favours 1"
        );
        table(&before)
            .act(&["1 roll", "~ blank", "1 favour"])
            .shows(&format!("1: glory {glory} | favours 0"));
    }
}

/// MID-D2: Dagrun draws a destiny more and keeps one; the other goes under the deck and is drawn
/// last; with True Vision she draws four.
#[test]
fn dagrun_chooses_her_destiny() {
    let before = "players 2 | deck destinies wood food red\n1: leader Dagrun\n2: food 0";
    table(before)
        .act(&["1 go seer", "1 look 2"])
        .shows("now ~ pick 2 of 3")
        .act(&["~ wood food"])
        .lists(1, &["keep wood", "keep food"])
        .refuses("1 keep red", "MID-D2")
        .act(&["1 keep food"])
        .shows("1: destinies food\nnow 2 Worker");
    let vision = "players 2\n1: leader Dagrun | runes true-vision";
    table(vision).act(&["1 go seer", "1 look 2", "1 rune true-vision"]).shows("now ~ pick 4 of 12");
}

/// MID-D2: what went under the deck is drawn after everything else, in its order.
#[test]
fn what_lies_under_the_deck_is_drawn_last() {
    let before = "players 2 | deck destinies wood food red\n1: leader Dagrun";
    let mut table = table(before).act(&["1 go seer", "1 look 2", "~ wood food", "1 keep food"]);
    let game = table.game.clone();
    table.state.active = tabletop::Seat(1);
    game.push(&mut table.state, crate::step::Step::DrawDestinies(2));
    game.run(&mut table.state, &mut ());
    let table = table.shows("now ~ pick 1 of 1").act(&["~ red"]);
    table.lists(2, &["keep wood", "keep red"]);
}

/// MID-D3: Gylfir pays no coin at the Merchant.
#[test]
fn gylfir_pays_no_merchant() {
    let before = "players 2 | merchant Fishwife\n1: leader Gylfir | coins 0";
    check(before, &["1 go merchant"], "1: coins 0 | food 4");
    refused(&before.replace("Gylfir", "Ullr"), "1 go merchant", "MID-L17");
}

/// MID-D4: Svanhildr's swordsmen hit for 2 and 3, in a hunt too, within six.
#[test]
fn svanhildrs_swords_hit_harder() {
    let hunt = "players 2 | now battles\n1: leader Svanhildr | home 3/0/1 | hunting | favours 0";
    check(hunt, &["1 roll", "~ hit blank blank hit"], "1: food 4");
    check(hunt, &["1 roll", "~ double double hit hit"], "1: food 7");
    let fight = "players 2 | now battles | troll Two-Headed-Troll | camp troll 1 3/0/0\n\
                 1: leader Svanhildr | favours 0";
    check(fight, &["~ double hit shield"], "1: beaten Two-Headed-Troll");
}

/// MID-D5: Ullr gets a glory for a round whose final dice show two hits on a die, once a round, won
/// or lost, the Kraken too, not in a hunt.
#[test]
fn ullr_goes_berserk() {
    let before = "players 2 | now battles | troll War-Troll | camp troll 1 0/0/3\n\
                  1: leader Ullr | favours 0 | home 0/0/0";
    let lost = before.replace("0/0/3", "0/0/1");
    check(&lost, &["~ double"], "1: glory 1 | beaten -");
    check(before, &["~ double double blank"], "1: glory 7");
    check(&lost, &["~ hit"], "1: glory 0");
    let reroll = lost.replace("favours 0", "favours 1");
    let acts = ["~ double", "1 favour", "1 add axeman double", "1 roll", "~ hit"];
    check(&reroll, &acts, "1: glory 0");
    let hunt = "players 2 | now battles\n1: leader Ullr | home 0/0/1 | hunting | favours 0";
    check(hunt, &["1 roll", "~ double"], "1: glory 0 | food 3");
    let kraken = "players 2 | now battles | land 3 Mare:red kraken | camp land-3 1 0/0/1 0 small\n\
                  1: leader Ullr | favours 0 | home 0/0/0";
    check(kraken, &["~ double"], "1: glory 1");
}
