//! GOW-R1: no activation goes on for ever, since nothing discarded in it comes back in it. Sagas of
//! the first rules, which let it come back, are played as they were.

use tabletop::{Deal, Game, Pending, Seat};

use super::table::{Table, table};
use crate::Choice;
use crate::state::State;

/// Draws the same table by the first rules and by the newest.
fn both(drawing: &str) -> [Table; 2] {
    [table(&drawing.replacen(" | ", " | by 1 | ", 1)), table(drawing)]
}

/// GOW-R1: a special that draws from an empty deck is not drawn by itself again.
#[test]
fn a_special_does_not_draw_itself() {
    let drawn = "heroes brok freya | turn 1\n1: hand draw_2 | discard stun | deck";
    let [old, new] = both(drawn).map(|table| table.act(&["1 brok special draw_2"]));
    old.act(&["~ 1 2"]).shows(&["1 hand draw_2", "1 discard stun", "now 1 Act"]);
    new.act(&["~ 1"]).shows(&["1 hand ", "1 discard draw_2 stun", "now 1 Act"]);
}

/// GOW-R1, GOW-A8: nor does it draw what was played before it, nor a stun that was drawn.
#[test]
fn specials_do_not_draw_each_other() {
    let drawn = "heroes mimir kratos | turn 1
        mimir: medium kratos\n1: hand draw_2 draw_2 heal_2 | discard stun | deck";
    let [old, new] = both(drawn)
        .map(|table| table.act(&["1 mimir special heal_2 on kratos", "1 mimir special draw_2"]));
    let old = old.act(&["~ draw heal_2 draw_2"]).shows(&["1 hand draw_2 draw_2 heal_2"]);
    old.act(&["1 mimir special draw_2", "~ draw stun", "~ draw draw_2"])
        .shows(&["1 hand draw_2 draw_2 heal_2"]);
    let new = new.act(&["~ draw stun"]).shows(&["1 hand draw_2", "now 1 Act"]);
    let end = new.act(&["1 mimir special draw_2"]);
    end.shows(&["1 hand ", "1 discard draw_2 draw_2 heal_2 stun", "now 1 Act"]);
}

/// GOW-R1, GOW-H11: what pays for a spot that draws is not drawn for it.
#[test]
fn a_spot_does_not_give_back_what_paid_for_it() {
    let drawn = "heroes kratos freya | turn 1\nt1: spot defence: draw 1\n1: hand defence_1 | deck";
    let [old, new] = both(drawn).map(|table| table.act(&["1 spot kratos t1 1", "1 pay defence_1"]));
    old.act(&["~ 1"]).shows(&["1 hand defence_1"]);
    new.shows(&["1 hand ", "1 discard defence_1", "now 1 Act"]);
}

/// GOW-R1, GOW-H5: it holds for whoever plays a special in another's activation, and no longer than
/// that: in the next one the card is shuffled in.
#[test]
fn it_ends_with_the_activation() {
    let drawn = "heroes kratos brok | turn 1\nb1: enemy 9 rune ur melee 2 own
        t4: frame fe: draw all 1\n1: hand melee_1 | deck\n2: hand draw_2 | deck";
    let played = table(drawn).act(&["1 kratos melee melee_1 at b1", "~ die 0"]);
    let played = played.shows(&["now 2 Window"]).act(&["2 brok special draw_2"]);
    let played = played.shows(&["2 hand ", "2 discard draw_2", "now 1 Act"]);
    let scene = played.act(&["1 end", "~ fe", "~ 1"]).shows(&["1 hand melee_1"]);
    scene.act(&["~ 1"]).shows(&["2 hand draw_2", "2 discard "]);
}

/// GOW-R1, GOW-R4: growth and the draw after it mind nothing of it.
#[test]
fn a_new_round_shuffles_everything_in() {
    let drawn = "heroes kratos freya | scene 2\nb1: enemy 9 rune fe melee 1 own
        1: hand defence_1 | deck\n2: hand melee_2 | deck";
    let held = table(drawn).act(&["~ ur", "~ fe", "1 defend defence_1"]);
    let grown = held.shows(&["1 discard defence_1", "now 1 Grow"]).act(&["1 take number_2"]);
    let grown = grown.act(&["2 remove melee_2"]);
    grown.shows(&["1 hand number_2", "1 deck 1", "1 discard ", "now ~ Draw"]);
}

/// A position after a choice and fate's answers.
fn after(table: &Table, choice: &Choice) -> State {
    let (game, mut state) = (&table.game, table.state);
    game.apply(&mut state, Seat(0), choice, &mut ()).expect("it is listed");
    while let Pending::Chance(chance) = game.pending(&state) {
        let Deal::Pick { count, .. } = chance.deal else { panic!("no dice are rolled here") };
        let first: Vec<u8> = (1..=count).collect();
        game.settle(&mut state, &first, &mut ()).expect("it can be");
    }
    state
}

/// How many choices a player makes who does anything rather than end its activation, and keeps its
/// hand as full as it can; `most` if it goes on until then.
fn busy(mut table: Table, most: usize) -> usize {
    let mut list = Vec::new();
    for chosen in 0..most {
        table.game.choices(&table.state, Seat(0), &mut list);
        list.retain(|choice| *choice != Choice::End);
        let states = list.iter().map(|choice| after(&table, choice));
        let Some(next) = states.max_by_key(|next| next.player(Seat(0)).hand.count()) else {
            return chosen;
        };
        table.state = next;
    }
    most
}

/// GOW-R1: with all cards in hand, specials that draw and heal, rage, crystals and spots that draw,
/// the first rules let a player go on for ever.
#[test]
fn an_activation_ends_whatever_is_done() {
    let drawn = "heroes mimir kratos | turn 1
        mimir: medium kratos\nkratos: at 1 front | damage 5
        t1: spot defence: draw 1; spot any: heal 1, draw 2; spot special: rage 2, crystal 1
        1: hand draw_2 draw_2 heal_2 heal_2 defence_2 defence_2 number_2 | discard stun | deck";
    let [old, new] = both(drawn).map(|table| busy(table, 1_000));
    assert_eq!(old, 1_000);
    assert!((7..60).contains(&new), "{new} choices");
}
