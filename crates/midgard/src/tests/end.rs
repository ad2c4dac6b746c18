//! MID-E: the end.

use testkit::Drawn;

use super::table::{check, table};

/// MID-E1: alone best the high value, tied the low one, beaten nothing; the others never score it;
/// with 0 nothing. Warriors count wherever they are, favours that are left.
#[test]
fn destinies() {
    let before = "players 3\n1: destinies wood | favours 0 | coins 0 | wood 2\n\
                  2: favours 0 | coins 0\n3: favours 0 | coins 0";
    check(before, &[], "1: score 5\n2: score 0");
    check(&before.replace("2: ", "2: wood 2 | "), &[], "1: score 2\n2: score 0");
    check(&before.replace("3: ", "3: wood 3 | "), &[], "1: score 0\n3: score 0");
    let none = before.replace("wood 2", "wood 0").replace("2: ", "2: wood 0 | ");
    check(&none.replace("3: ", "3: wood 0 | "), &[], "1: score 0");
    let each = [
        ("red", "beaten Mare:red Gravebound:red", 6),
        ("yellow", "beaten Mare:yellow", 6),
        ("blue", "beaten Mare:blue", 6),
        ("food", "food 2", 5),
        ("warriors", "home 1/0/2", 7),
        ("monsters", "beaten Mare:red", 4),
        ("draugrs", "beaten Gravebound:blue", 7),
        ("trolls", "beaten Bog-Troll", 6),
    ];
    for (destiny, has, worth) in each {
        let before = format!("players 2\n1: destinies {destiny} | favours 0 | coins 0 | {has}");
        check(&before, &[], &format!("1: score {worth}"));
    }
    check("players 2\n1: destinies coins | favours 0 | coins 2", &[], "1: score 5");
    check("players 2\n1: destinies favours | favours 2 | coins 0", &[], "1: score 8");
    check("players 2\n1: destinies runes | runes gifts! | favours 0 | coins 0", &[], "1: score 6");
    let away = "players 2 | camp troll 1 0/0/1\n1: destinies warriors | home 0/0/0 | favours 0 | coins 0\n\
                2: home 0/0/0";
    check(away, &[], "1: score 7");
}

/// MID-E2: five for each set of red, yellow and blue, draugrs and monsters together, no trolls.
#[test]
fn sets() {
    let before = |beaten: &str| format!("players 2\n1: favours 0 | coins 0 | beaten {beaten}");
    check(&before("Mare:red Gravebound:yellow Mare:blue"), &[], "1: score 5");
    check(&before("Mare:red Gravebound:yellow Bog-Troll"), &[], "1: score 0");
    let two = "Mare:red Mare:yellow Mare:blue Nokken:red Nokken:yellow Gravebound:blue Huldra:red";
    check(&before(two), &[], "1: score 10");
}

/// MID-E3, MID-E4, MID-E5, MID-E6: runes, longship, favours, coins.
#[test]
fn goods_at_the_end() {
    check("players 2\n1: favours 0 | coins 0 | runes wisdom glory", &[], "1: score 4");
    check("players 2\n1: favours 0 | coins 0 | ship Snekkja", &[], "1: score 5");
    check("players 2\n1: favours 3 | coins 0", &[], "1: score 6");
    for (coins, glory) in [(2, 0), (3, 1), (5, 1), (6, 2), (11, 3)] {
        let before = format!("players 2\n1: favours 0 | coins {coins}");
        check(&before, &[], &format!("1: score {glory}"));
    }
}

/// MID-E7: blame costs 1, 3, 6, 10, 15, and 21 from six on; a total may be below 0.
#[test]
fn blame() {
    for (blame, glory) in
        [(0, 0), (1, -1), (2, -3), (3, -6), (4, -10), (5, -15), (6, -21), (9, -21)]
    {
        let before = format!("players 2\n1: favours 0 | coins 0 | blame {blame}");
        check(&before, &[], &format!("1: score {glory}"));
    }
}

/// MID-E8: most glory; then most enemies, trolls included; else shared.
#[test]
fn who_wins() {
    // Clean-up in round 8 brings everybody a blame for the troll: the same for all.
    let end = "players 3 | round 8 | now clean-up\n";
    let ends = |seats: &str, wins: &str| {
        table(&format!("{end}{seats}")).act(&["1 reckon"]).shows(&format!("wins {wins}"));
    };
    ends("1: glory 5\n2: glory 6\n3: glory 4", "2");
    ends("1: glory 6 | beaten Mare:red\n2: glory 6\n3: glory 6", "1");
    ends("1: glory 6\n2: glory 6 | beaten Bog-Troll Mare:red\n3: glory 6 | beaten Mare:blue", "2");
    ends("1: glory 6 | beaten Bog-Troll\n2: glory 4\n3: glory 6 | beaten Mare:blue", "1 3");
    ends("1: glory 6\n2: glory 6\n3: glory 6", "1 2 3");
}
