//! What a player can choose, and its text form.

use std::fmt;
use std::str::FromStr;

use tabletop::{Garbled, Seat};

use crate::cards::{NOBODY, Weapon};
use crate::state::KINDS;

/// A choice. Cards, Jarls and slots are numbered from 0 inside and from 1 in text; dice are named
/// by the face they show, grey ones with a star, weapons that were delivered with a plus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// `jarl 7`: keep this Jarl.
    Jarl(u8),
    /// `take 57`: take this open card.
    Take(u8),
    /// `slot 2`: put the warrior there.
    Slot(u8),
    /// `discard 12`: discard this card of the hand, or of those drawn.
    Discard(u8),
    /// `lay 12`: lay this card open.
    Lay(u8),
    /// `pass`: do nothing.
    Pass,
    /// `pass turn`: do nothing, and do not ask again until my turn.
    PassTurn,
    /// `play 57`: action 1.
    Play(u8),
    /// `pair 57 60`: action 2.
    Pair(u8, u8),
    /// `muster 57 60`: the Jarl's action, any two warriors.
    Muster(u8, u8),
    /// `salvage`: the Jarl's action, the topmost warrior of the discard.
    Salvage,
    /// `attack 3`: action 3.
    Attack(Seat),
    /// `draw`: action 4.
    Draw,
    /// `dismiss 2`: discard the warrior in this slot to make room.
    Dismiss(u8),
    /// `offer 12`: discard this card before the battle.
    Offer(u8),
    /// `basic`: use the Jarl's basic ability in this battle.
    Basic,
    /// `extra`: use the Jarl's extra ability in this battle.
    Extra,
    /// `arm 2 with axe bow*`: put dice on the warrior in this slot.
    Arm(u8, [u8; 4]),
    /// `tactic 90` or `tactic 90 with axe`: play this tactic, with the die it takes.
    Tactic(u8, u8),
    /// `spend axe`: discard this die to reroll others.
    Spend(u8),
    /// `free`: use a reroll of the Jarl's.
    Free,
    /// `add axe`: this die too is rerolled.
    Add(u8),
    /// `roll`: reroll the chosen dice.
    Roll,
    /// `turn miss to axe`: turn this die.
    Turn(u8, u8),
    /// `hold axe`: keep this one of the two grey dice.
    Hold(u8),
    /// `done`: that is all.
    Done,
    /// `end`: end the phase.
    End,
    /// `send 2`: the warrior in this slot goes to Valhalla.
    Send(u8),
    /// `swap 12`: discard this card and draw another.
    Swap(u8),
    /// `aside 12`: set this card of the hand aside.
    Aside(u8),
    /// `attack monster`: action 3 against a Monster.
    Slay,
    /// `claim 57`: take this card of the discard for bonus points.
    Claim(u8),
    /// `pass battle`: do nothing, and do not ask again in this battle.
    PassBattle,
    /// `support 190 for 2`: play this card of Thor's for the player in this seat.
    Support(u8, Seat),
    /// `block 2`: the defender's warrior in this slot cannot be armed.
    Block(u8),
    /// `deny 2`: the opponent's warrior in this slot stays in its squad.
    Deny(u8),
    /// `show`: show the hand, which has no tactic.
    Show,
    /// `sacrifice 12`: put this card face down beside the warrior.
    Sacrifice(u8),
    /// `bonus 2`: take the bonus in this row of Loki's card.
    Bonus(u8),
    /// `recall 2`: take the warrior in this slot back into the hand.
    Recall(u8),
    /// `wrath 201 under 2`: put this card of Tyr's under the warrior in this slot.
    Wrath(u8, u8),
}

/// A kind of die in text.
pub(crate) struct Die(pub(crate) u8);

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = ["", "*", "+"][self.0 as usize / 6 % 3];
        write!(f, "{}{mark}", Weapon::ALL[self.0 as usize % 6].id())
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let one = |n: &u8| *n as u16 + 1;
        match self {
            Choice::Jarl(n) => write!(f, "jarl {}", one(n)),
            Choice::Take(n) => write!(f, "take {}", one(n)),
            Choice::Slot(n) => write!(f, "slot {}", one(n)),
            Choice::Discard(n) => write!(f, "discard {}", one(n)),
            Choice::Lay(n) => write!(f, "lay {}", one(n)),
            Choice::Pass => write!(f, "pass"),
            Choice::PassTurn => write!(f, "pass turn"),
            Choice::Play(n) => write!(f, "play {}", one(n)),
            Choice::Pair(a, b) => write!(f, "pair {} {}", one(a), one(b)),
            Choice::Muster(a, b) => write!(f, "muster {} {}", one(a), one(b)),
            Choice::Salvage => write!(f, "salvage"),
            Choice::Attack(seat) => write!(f, "attack {seat}"),
            Choice::Draw => write!(f, "draw"),
            Choice::Dismiss(n) => write!(f, "dismiss {}", one(n)),
            Choice::Offer(n) => write!(f, "offer {}", one(n)),
            Choice::Basic => write!(f, "basic"),
            Choice::Extra => write!(f, "extra"),
            Choice::Arm(slot, dice) => {
                write!(f, "arm {}", one(slot))?;
                // A warrior that needs no die any more is armed by saying so (VAL-X30).
                if dice[0] != NOBODY {
                    write!(f, " with")?;
                }
                dice.iter()
                    .filter(|die| **die != NOBODY)
                    .try_for_each(|die| write!(f, " {}", Die(*die)))
            }
            Choice::Tactic(n, NOBODY) => write!(f, "tactic {}", one(n)),
            Choice::Tactic(n, die) => write!(f, "tactic {} with {}", one(n), Die(*die)),
            Choice::Spend(die) => write!(f, "spend {}", Die(*die)),
            Choice::Free => write!(f, "free"),
            Choice::Add(die) => write!(f, "add {}", Die(*die)),
            Choice::Roll => write!(f, "roll"),
            Choice::Turn(die, face) => write!(f, "turn {} to {}", Die(*die), Die(*face)),
            Choice::Hold(face) => write!(f, "hold {}", Die(*face)),
            Choice::Done => write!(f, "done"),
            Choice::End => write!(f, "end"),
            Choice::Send(slot) => write!(f, "send {}", one(slot)),
            Choice::Swap(n) => write!(f, "swap {}", one(n)),
            Choice::Aside(n) => write!(f, "aside {}", one(n)),
            Choice::Slay => write!(f, "attack monster"),
            Choice::Claim(n) => write!(f, "claim {}", one(n)),
            Choice::PassBattle => write!(f, "pass battle"),
            Choice::Support(n, seat) => write!(f, "support {} for {seat}", one(n)),
            Choice::Block(n) => write!(f, "block {}", one(n)),
            Choice::Deny(n) => write!(f, "deny {}", one(n)),
            Choice::Show => write!(f, "show"),
            Choice::Sacrifice(n) => write!(f, "sacrifice {}", one(n)),
            Choice::Bonus(n) => write!(f, "bonus {}", one(n)),
            Choice::Recall(n) => write!(f, "recall {}", one(n)),
            Choice::Wrath(n, slot) => write!(f, "wrath {} under {}", one(n), one(slot)),
        }
    }
}

/// A number from 1, as one from 0. At most 240, so that it is a byte and not `NOBODY`.
fn number(word: &str) -> Option<u8> {
    let plain = !word.starts_with(['0', '+']);
    word.parse::<u8>().ok().filter(|n| plain && (1..=240).contains(n)).map(|n| n - 1)
}

fn die(word: &str) -> Option<u8> {
    let marked = |mark, first| word.strip_suffix(mark).map(|name| (name, first));
    let (name, first) = marked('*', 6).or(marked('+', 12)).unwrap_or((word, 0));
    let face = Weapon::ALL.iter().position(|weapon| weapon.id() == name)?;
    // A miss is never delivered.
    Some(face as u8 + first).filter(|kind| (*kind as usize) < KINDS)
}

fn face(word: &str) -> Option<u8> {
    die(word).filter(|face| *face < 6)
}

/// The dice of an arming in ascending order, at most four.
fn dice(words: &[&str]) -> Option<[u8; 4]> {
    let mut found = [NOBODY; 4];
    if words.is_empty() || words.len() > 4 {
        return None;
    }
    for (slot, word) in found.iter_mut().zip(words) {
        *slot = die(word)?;
    }
    found[..words.len()].is_sorted().then_some(found)
}

impl FromStr for Choice {
    type Err = Garbled;

    fn from_str(text: &str) -> Result<Choice, Garbled> {
        // Single spaces only, so that every choice has one text.
        let words: Vec<&str> = text.split(' ').take(8).collect();
        let read = || -> Option<Choice> {
            Some(match words[..] {
                ["jarl", n] => Choice::Jarl(number(n)?),
                ["take", n] => Choice::Take(number(n)?),
                ["slot", n] => Choice::Slot(number(n)?),
                ["discard", n] => Choice::Discard(number(n)?),
                ["lay", n] => Choice::Lay(number(n)?),
                ["pass"] => Choice::Pass,
                ["pass", "turn"] => Choice::PassTurn,
                ["play", n] => Choice::Play(number(n)?),
                ["pair", a, b] => Choice::Pair(number(a)?, number(b)?),
                ["muster", a, b] => Choice::Muster(number(a)?, number(b)?),
                ["salvage"] => Choice::Salvage,
                ["attack", "monster"] => Choice::Slay,
                ["attack", seat] => Choice::Attack(seat.parse().ok()?),
                ["draw"] => Choice::Draw,
                ["dismiss", n] => Choice::Dismiss(number(n)?),
                ["offer", n] => Choice::Offer(number(n)?),
                ["basic"] => Choice::Basic,
                ["extra"] => Choice::Extra,
                ["arm", slot] => Choice::Arm(number(slot)?, [NOBODY; 4]),
                ["arm", slot, "with", ref rest @ ..] => Choice::Arm(number(slot)?, dice(rest)?),
                ["tactic", n] => Choice::Tactic(number(n)?, NOBODY),
                ["tactic", n, "with", word] => Choice::Tactic(number(n)?, die(word)?),
                ["spend", word] => Choice::Spend(die(word)?),
                ["free"] => Choice::Free,
                ["add", word] => Choice::Add(die(word)?),
                ["roll"] => Choice::Roll,
                ["turn", from, "to", to] => Choice::Turn(die(from)?, face(to)?),
                ["hold", word] => Choice::Hold(face(word)?),
                ["done"] => Choice::Done,
                ["end"] => Choice::End,
                ["send", n] => Choice::Send(number(n)?),
                ["swap", n] => Choice::Swap(number(n)?),
                ["aside", n] => Choice::Aside(number(n)?),
                ["claim", n] => Choice::Claim(number(n)?),
                ["pass", "battle"] => Choice::PassBattle,
                ["support", n, "for", seat] => Choice::Support(number(n)?, seat.parse().ok()?),
                ["block", n] => Choice::Block(number(n)?),
                ["deny", n] => Choice::Deny(number(n)?),
                ["show"] => Choice::Show,
                ["sacrifice", n] => Choice::Sacrifice(number(n)?),
                ["bonus", n] => Choice::Bonus(number(n)?),
                ["recall", n] => Choice::Recall(number(n)?),
                ["wrath", n, "under", slot] => Choice::Wrath(number(n)?, number(slot)?),
                _ => return None,
            })
        };
        read().ok_or_else(|| Garbled::new("val-fault-choice", text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// Whatever is written, reading it does not panic, and what is read is written the same.
        #[test]
        fn any_text_is_read_or_refused(text in ".{0,40}") {
            if let Ok(choice) = text.parse::<Choice>() {
                prop_assert_eq!(choice.to_string(), text);
            }
        }

        #[test]
        fn near_choices_round_trip(
            verb in "(jarl|take|slot|play|pair|arm|tactic|turn|spend|attack)",
            a in 0u16..300, b in "( with| to)?", c in "( axe| bow\\*| miss| 7){0,3}",
        ) {
            let text = format!("{verb} {a}{b}{c}");
            if let Ok(choice) = text.parse::<Choice>() {
                prop_assert_eq!(choice.to_string(), text);
            }
        }
    }

    #[test]
    fn texts_are_as_documented() {
        for text in [
            "jarl 7",
            "pair 57 60",
            "attack 3",
            "arm 2 with axe bow*",
            "tactic 90 with axe",
            "turn miss* to axe",
            "pass turn",
            "send 6",
            "arm 2",
            "arm 2 with axe bow* axe+",
            "support 190 for 2",
            "wrath 201 under 2",
        ] {
            assert_eq!(text.parse::<Choice>().map(|choice| choice.to_string()), Ok(text.into()));
        }
        assert!("arm 2 with bow axe".parse::<Choice>().is_err(), "dice are named in order");
        assert!("arm 2 with".parse::<Choice>().is_err(), "no die is no `with`");
        assert!("arm 2 with miss+".parse::<Choice>().is_err(), "no miss is delivered");
    }
}
