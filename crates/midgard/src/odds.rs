//! How a fight will end: exact chances to win and expected losses, without favours and runes.

use tabletop::Seat;

use crate::Midgard;
use crate::cards::{Chest, Face, Power};
use crate::state::{Band, MOST_WARRIORS, State, size};

/// The highest attack and defence that the tables know; the data allows no more.
const ATTACKS: usize = 9;
const DEFENCES: usize = 21;
/// Bands of each kind up to eight, the kinds in base nine.
const BANDS: usize = 9 * 9 * 9;

/// What comes of a fight.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Prospect {
    /// The chance to win.
    pub(crate) wins: f32,
    /// Warriors lost on average.
    pub(crate) losses: f32,
}

/// What comes of every fight, computed once for a box.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    /// For plain swordsmen and for the swordmaster's (MID-D4).
    of: [Vec<Prospect>; 2],
    /// Mean hits of a die of each kind, plain and for the swordmaster.
    pub(crate) hits: [[f32; 3]; 2],
}

fn number(band: &Band) -> usize {
    band[0] as usize * 81 + band[1] as usize * 9 + band[2] as usize
}

/// Who is lost first: the kinds by their mean hits, weakest first.
fn weaken(band: &mut Band, mut losses: u8, order: &[usize; 3]) {
    for kind in order {
        let count = band[*kind].min(losses);
        band[*kind] -= count;
        losses -= count;
    }
}

/// The chance of each sum of hits and shields that a band can roll.
type Rolls = Vec<((u8, u8), f32)>;

impl Tables {
    pub(crate) fn new(chest: &Chest) -> Tables {
        let master = [0, 1].map(|more| {
            [0, 1, 2].map(|kind: usize| {
                let hits = |face: &Face| match face {
                    Face::Hit => 1 + more * (kind == 0) as u8,
                    Face::Double => 2 + more * (kind == 0) as u8,
                    _ => 0,
                };
                let faces = chest.dice[kind].iter();
                faces.map(|face| (hits(face), (*face == Face::Shield) as u8)).collect::<Vec<_>>()
            })
        });
        let hits = [0, 1].map(|m: usize| {
            [0, 1, 2].map(|kind: usize| {
                let faces: &Vec<(u8, u8)> = &master[m][kind];
                faces.iter().map(|(hits, _)| *hits as f32).sum::<f32>() / 6.0
            })
        });
        // Only the attacks and defences of this box are asked for.
        let mut asked = [false; ATTACKS];
        let enemies = chest.enemies.iter().chain([&chest.kraken]);
        enemies.clone().for_each(|enemy| asked[enemy.attack as usize] = true);
        let highest = enemies.map(|enemy| enemy.defence as usize).max().unwrap_or(0);
        let of = [0, 1].map(|m: usize| fights(&master[m], &hits[m], &asked, highest));
        Tables { of, hits }
    }

    /// What comes of a band's fight against what is left of an enemy.
    pub(crate) fn prospect(&self, master: bool, band: &Band, attack: u8, left: u8) -> Prospect {
        if left == 0 {
            return Prospect { wins: 1.0, losses: 0.0 };
        }
        let whole = size(band).min(MOST_WARRIORS);
        if whole == 0 {
            return Prospect::default();
        }
        let at = (attack as usize * DEFENCES + left as usize) * BANDS + number(band);
        self.of[master as usize].get(at).copied().unwrap_or_default()
    }
}

/// Solves all fights from the smallest band and the weakest enemy on: a round without hit, shield
/// or loss leads back to itself, and is divided out.
fn fights(
    dice: &[Vec<(u8, u8)>; 3],
    hits: &[f32; 3],
    asked: &[bool; ATTACKS],
    highest: usize,
) -> Vec<Prospect> {
    let mut order = [0, 1, 2];
    order.sort_by(|a, b| hits[*a].total_cmp(&hits[*b]));
    let mut table = vec![Prospect::default(); ATTACKS * DEFENCES * BANDS];
    let mut bands: Vec<Band> = Vec::new();
    for a in 0..=MOST_WARRIORS {
        for b in 0..=MOST_WARRIORS - a {
            bands.extend((0..=MOST_WARRIORS - a - b).map(|c| [a, b, c]));
        }
    }
    bands.sort_by_key(size);
    for band in bands.iter().filter(|band| size(band) > 0) {
        let rolls = rolls(dice, band);
        for attack in (0..ATTACKS).filter(|attack| asked[*attack]) {
            for left in 1..=highest {
                let (mut wins, mut losses, mut again) = (0.0, 0.0, 0.0);
                for ((hits, shields), chance) in &rolls {
                    let fall = (attack as u8).saturating_sub(*shields).min(size(band));
                    let rest = left.saturating_sub(*hits as usize);
                    losses += chance * fall as f32;
                    if rest == 0 {
                        wins += chance;
                    } else if rest == left && fall == 0 {
                        again += chance;
                    } else if fall < size(band) {
                        let mut after = *band;
                        weaken(&mut after, fall, &order);
                        let next = table[(attack * DEFENCES + rest) * BANDS + number(&after)];
                        wins += chance * next.wins;
                        losses += chance * next.losses;
                    }
                }
                let goes_on = (1.0f32 - again).max(1e-6);
                let found = Prospect { wins: wins / goes_on, losses: losses / goes_on };
                table[(attack * DEFENCES + left) * BANDS + number(band)] = found;
            }
        }
    }
    table
}

fn rolls(dice: &[Vec<(u8, u8)>; 3], band: &Band) -> Rolls {
    let mut all = vec![((0, 0), 1.0f32)];
    for (kind, count) in band.iter().enumerate() {
        for _ in 0..*count {
            let mut next: std::collections::BTreeMap<(u8, u8), f32> = Default::default();
            for ((hits, shields), chance) in &all {
                for (more, shield) in &dice[kind] {
                    *next.entry((hits + more, shields + shield)).or_default() += chance / 6.0;
                }
            }
            all = next.into_iter().collect();
        }
    }
    all
}

impl Midgard {
    /// What comes of a seat's fight with an enemy: on land, or beyond the sea once it has landed.
    pub(crate) fn prospect_of(&self, s: &State, seat: Seat, band: &Band, card: u8) -> Prospect {
        self.prospect_left(s, seat, band, card, self.chest.enemy(card).defence)
    }

    /// The same against an enemy that has so many hits left.
    pub(crate) fn prospect_left(
        &self,
        s: &State,
        seat: Seat,
        band: &Band,
        card: u8,
        left: u8,
    ) -> Prospect {
        let enemy = self.chest.enemy(card);
        let mut fit = *band;
        let mut dead = 0;
        if let Some(kind) = enemy.forbids {
            dead = std::mem::take(&mut fit[kind as usize]); // MID-A2
        }
        let master = self.leads(s, seat, Power::Swordmaster);
        let found = self.tables.prospect(master, &fit, enemy.attack, left);
        Prospect { losses: found.losses + dead as f32, ..found }
    }
}
