//! GOW-P1 to P5, P7: heroes.

use super::table::table;

/// GOW-P1: Kratos' next attack is 3 stronger, kept until then; he heals 3.
#[test]
fn spartan_rage() {
    let drawn = "heroes kratos freya | turn 1\nkratos: rage 5 | damage 5\nb1: enemy 9 rune fe melee 2 own\n1: hand melee_1 melee_1";
    let rage = table(drawn).act(&["1 rage kratos"]).shows(&[
        "kratos rage 0",
        "kratos damage 2",
        "kratos gains 3 0 0",
    ]);
    let hit = rage
        .act(&["1 kratos melee melee_1 at b1", "~ die 0"])
        .shows(&["b1 damage 4", "kratos gains 0 0 0"]);
    hit.act(&["1 kratos melee melee_1 at b1", "~ die 0"]).shows(&["b1 damage 5"]);
}

/// GOW-P2: Petrel skips the die, is no attack, and has no effect on armour.
#[test]
fn petrel() {
    let drawn = "heroes atreus freya | turn 1\natreus: rage 5\nt3: enemy 9 rune fe melee 2 own\nb3: enemy 9 armour 3 rune ur melee 2 own";
    let armour = table(drawn).refuses("1 rage atreus on b3", "GOW-P2");
    armour.act(&["1 rage atreus on t3"]).shows(&["t3 damage 4", "atreus rage 0", "now 1 Act"]);
}

/// GOW-P3: Mimir joins an ally each round, takes its damage if he likes, neither moves nor attacks.
#[test]
fn mimir_and_his_medium() {
    let drawn = "heroes mimir kratos freya | round\nfreya: at 2 front\n1: deck defence_2\n2: deck melee_1\n3: deck melee_2
        b1: enemy 9 rune fe melee 3 own stun\nkratos: damage 12";
    let joins = table(drawn).act(&["~ 1", "~ 1", "~ 1"]).shows(&["now 1 Medium"]);
    let joined = joins.refuses("1 medium mimir", "GOW-P3").act(&["1 medium kratos"]);
    let joined =
        joined.refuses("1 move mimir 2 front", "GOW-P3").refuses("1 mimir melee 1 at b1", "GOW-P3");
    let asked = || {
        table(drawn)
            .act(&["~ 1", "~ 1", "~ 1", "1 medium kratos", "1 end", "~ fe"])
            .shows(&["now 1 Intercept"])
    };
    drop(joined);
    // He defends from his own hand, and gets the effects.
    let takes = asked().act(&["1 intercept", "1 defend defence_2"]);
    takes.shows(&["mimir damage 1", "kratos damage 12", "1 top stun"]);
    // The medium downed, he stays in that column, where he cannot be hit.
    let alone = asked().act(&["1 pass"]).shows(&["kratos downed", "mimir at 1 front"]);
    assert_eq!(alone.state.front(0), None);
}

/// GOW-P3: if only Mimir is not downed the game is lost.
#[test]
fn mimir_alone_is_lost() {
    let drawn = "heroes mimir kratos | scene 1\nmimir: medium kratos\nkratos: at 1 front | damage 13\nb1: enemy 9 rune fe melee 3 own";
    table(drawn).act(&["~ fe", "1 pass"]).shows(&["over downed"]);
}

/// GOW-P4: a token cancels all damage of one attack, so its effects too; at most one a hero.
#[test]
fn old_magic() {
    let drawn = "heroes freya kratos | scene 1\nkratos: at 1 front | token\nfreya: at 2 front\nb1: enemy 9 rune fe melee 3 own stun";
    let asked = table(drawn).act(&["~ fe"]).shows(&["now 2 Cancel"]).act(&["2 token"]);
    asked.shows(&["kratos damage 0", "kratos token false", "2 top "]);
    let full = "heroes freya kratos | turn 1\nfreya: rage 4\nkratos: token";
    table(full)
        .refuses("1 rage freya on kratos", "GOW-P4")
        .act(&["1 rage freya on freya"])
        .shows(&["freya token true"]);
    let out = "heroes freya kratos atreus | turn 1\nfreya: rage 4 | token\nkratos: token";
    table(out).refuses("1 rage freya on atreus", "GOW-P4");
}

/// GOW-P5: two heroes, one hand; each moves once and has his own rage; gifts are kept till used.
#[test]
fn brok_and_sindri() {
    let drawn = "heroes brok freya | turn 1\nbrok: at 1 front | rage 4\nsindri: at 2 front | rage 3\nfreya: at 3 front
        b1: enemy 9 rune fe melee 4 own\nb2: enemy 9 rune ur melee 4 own\n1: hand melee_1 melee_1 defence_1";
    let gift = table(drawn).act(&["1 rage brok on sindri", "1 rage sindri on brok"]);
    let gift = gift
        .shows(&["sindri gains 0 3 0", "brok gains 0 0 3"])
        .refuses("1 rage brok on freya", "GOW-H10");
    let hit = gift.act(&["1 sindri melee melee_1 at b2", "~ die 0"]);
    let hit = hit.shows(&["b2 damage 4", "sindri rage 1", "brok rage 0"]);
    let hit = hit
        .act(&["1 move brok 4 front", "1 move sindri 1 front"])
        .refuses("1 move brok 1 back", "GOW-H1");
    drop(hit);
    let guard = table(drawn).act(&[
        "1 rage sindri on brok",
        "1 end",
        "~ fe",
        "1 pass activation",
        "1 defend defence_1",
    ]);
    guard.shows(&["brok damage 0", "brok gains 0 0 0"]);
    let poison = "heroes brok freya | round\n1: top poison | deck melee_1\n2: deck melee_2";
    let asked = table(poison).shows(&["now 1 WhoSuffers"]).refuses("1 suffer freya", "GOW-P5");
    asked.act(&["1 suffer sindri", "~ 1"]).shows(&[
        "sindri damage 1",
        "brok damage 0",
        "1 holds 1",
    ]);
}

/// GOW-P7: tokens change the hand limit.
#[test]
fn hand_limit_tokens() {
    let drawn = "heroes kratos freya | turn 1\nt1: frame fe: less-hand hero 1, more-hand all 2";
    table(drawn).shows(&["1 limit 7"]).act(&["1 end", "~ fe"]).shows(&["1 limit 8", "2 limit 9"]);
}
