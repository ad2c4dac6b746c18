//! Which settings of a thing are tried first: those that change least.

use std::collections::BinaryHeap;

use minds::Stream;
use tabletop::Source;

use super::halving::shuffled;

/// The most settings of a thing that are looked at: a bound on memory, far beyond what is played.
const MOST: usize = 100_000;

/// The most settings of three and more slots that are given. Each is tried as a box, and where hardly
/// any is a good one that would go on for ever; arms are 256 at most.
const MOST_OF_MANY: usize = 2_000;

/// One or two of the slots turned: how far in all, luck, when it was met, then slot and option of
/// each. Where only one is turned both are the same.
type Change = (usize, u32, usize, [usize; 2], [usize; 2]);

/// The settings of a thing, for each slot its option; `options` tells how many each has, the first of
/// them what it is. First those in which one slot or two are turned, then those of three and more, which
/// are put together only if anybody asks for them; of either those that change least come first, and of
/// changes equally large any may.
pub(super) fn nearest(options: &[usize], mut stream: Stream) -> impl Iterator<Item = Vec<usize>> {
    let mut heap: BinaryHeap<Change> = BinaryHeap::new();
    let mut met = 0;
    let mut add = |one: [usize; 2], two: [usize; 2]| {
        let size = if one == two { one[1] } else { one[1] + two[1] };
        met += 1;
        heap.push((size, stream.next(), met, one, two));
        if heap.len() > MOST {
            // What changes most.
            heap.pop();
        }
    };
    for (i, count) in options.iter().enumerate() {
        for option in 1..*count {
            for (j, others) in options.iter().enumerate().skip(i + 1) {
                (1..*others).for_each(|other| add([i, option], [j, other]));
            }
            add([i, option], [i, option]);
        }
    }
    let few = heap.into_sorted_vec().into_iter().map(|(_, _, _, one, two)| vec![one, two]);
    let many = Many::new(options, stream).settings().take(MOST_OF_MANY);
    let slots = options.len();
    few.chain(many).take(MOST).map(move |turned| {
        let mut arm = vec![0; slots];
        turned.into_iter().for_each(|[slot, option]| arm[slot] = option);
        arm
    })
}

/// The settings in which three slots or more are turned.
struct Many {
    /// Slots that can be turned and how far, in an order drawn by lot: where not all settings of a size
    /// are looked at, it is not always the same slots that are left as they are.
    slots: Vec<[usize; 2]>,
    /// How far all slots from each on can be turned together.
    rest: Vec<usize>,
    stream: Stream,
}

/// Slots that are turned, each with its option.
type Turned = Vec<[usize; 2]>;

impl Many {
    fn new(options: &[usize], mut stream: Stream) -> Many {
        let turnable: Vec<usize> = (0..options.len()).filter(|slot| options[*slot] > 1).collect();
        let slots = shuffled(&turnable, &mut stream).into_iter();
        let slots: Vec<[usize; 2]> = slots.map(|slot| [slot, options[slot] - 1]).collect();
        let mut rest = vec![0];
        rest.extend(slots.iter().rev().scan(0, |sum, [_, most]| {
            *sum += most;
            Some(*sum)
        }));
        rest.reverse();
        Many { slots, rest, stream }
    }

    /// All of them, by how far they turn the slots in all.
    fn settings(mut self) -> impl Iterator<Item = Turned> {
        let sizes = if self.slots.len() < 3 { 0..0 } else { 3..self.rest[0] + 1 };
        sizes.flat_map(move |size| {
            let mut found = Vec::new();
            self.add(0, size, &mut Vec::new(), &mut found);
            let by_lot: Vec<usize> = (0..found.len()).collect();
            let by_lot = shuffled(&by_lot, &mut self.stream);
            by_lot.into_iter().map(|at| std::mem::take(&mut found[at])).collect::<Vec<_>>()
        })
    }

    /// Adds the settings that turn slots from that one on so far in all, besides those turned already.
    /// No way is begun that leads to none, so that the time it takes is bounded as well.
    fn add(&self, from: usize, left: usize, turned: &mut Turned, found: &mut Vec<Turned>) {
        if left == 0 {
            found.push(turned.clone());
            return;
        }
        // Slots that must be turned after the next one.
        let need = 2usize.saturating_sub(turned.len());
        for (at, [slot, most]) in self.slots.iter().enumerate().skip(from) {
            let (after, slots) = (self.rest[at + 1], self.slots.len() - at - 1);
            if slots < need || most + after < left {
                return;
            }
            let least = left.saturating_sub(after).max(1);
            for option in least..=(*most).min(left.saturating_sub(need)) {
                if found.len() == MOST {
                    return;
                }
                turned.push([*slot, option]);
                self.add(at + 1, left - option, turned, found);
                turned.pop();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_change_comes_first() {
        let arms: Vec<_> = nearest(&[3, 2], Stream::seeded(1)).collect();
        assert_eq!(arms.len(), 5, "each option of each, and both together");
        let sizes: Vec<usize> = arms.iter().map(|arm| arm.iter().sum()).collect();
        assert_eq!(sizes, [1, 1, 2, 2, 3]);
        assert_eq!(arms[4], [2, 1]);
    }

    #[test]
    fn many_settings_do_not_fill_the_memory() {
        let arms: Vec<_> = nearest(&[400, 400, 400], Stream::seeded(1)).collect();
        assert_eq!(arms.len(), MOST);
        assert!(arms.is_sorted_by_key(|arm| arm.iter().sum::<usize>()));
    }

    fn turned(arm: &[usize]) -> usize {
        arm.iter().filter(|option| **option > 0).count()
    }

    /// Each setting there is comes once: those of one and two values first, then all others.
    #[test]
    fn where_arms_are_left_three_values_and_more_are_turned() {
        let options = [3, 1, 2, 4, 2];
        let arms: Vec<_> = nearest(&options, Stream::seeded(1)).collect();
        let few = arms.iter().take_while(|arm| turned(arm) < 3).count();
        // By hand: 2, 1, 3 and 1 ways to turn each, 17 to turn two of them.
        assert_eq!(few, 7 + 17);
        let (few, many) = arms.split_at(few);
        for part in [few, many] {
            assert!(part.is_sorted_by_key(|arm| arm.iter().sum::<usize>()), "{part:?}");
        }
        assert!(many.iter().all(|arm| turned(arm) > 2));
        assert_eq!(arms.len(), 3 * 2 * 4 * 2 - 1, "all but what the box says");
        let once: std::collections::BTreeSet<_> = arms.iter().collect();
        assert_eq!(once.len(), arms.len());
        assert!(arms.iter().all(|arm| arm.iter().zip(options).all(|(option, of)| *option < of)));
        assert_eq!(arms, nearest(&options, Stream::seeded(1)).collect::<Vec<_>>());
        assert_ne!(arms, nearest(&options, Stream::seeded(2)).collect::<Vec<_>>(), "by lot");
    }

    #[test]
    fn of_many_values_no_more_are_looked_at_than_anybody_waits_for() {
        let options = [3; 60];
        let few = 60 * 2 + 60 * 59 / 2 * 4;
        let arms: Vec<_> = nearest(&options, Stream::seeded(1)).collect();
        assert_eq!(arms.len(), few + MOST_OF_MANY);
        let first = |arm: &Vec<usize>| arm.iter().position(|option| *option > 0).unwrap();
        let firsts: std::collections::BTreeSet<_> = arms[few..].iter().map(first).collect();
        assert!(firsts.len() > 20, "any of them may come first: {firsts:?}");
        // So many that not all of even the smallest can be listed.
        let arms: Vec<_> = nearest(&[2; 200], Stream::seeded(1)).collect();
        assert_eq!(arms.len(), 200 + 200 * 199 / 2 + MOST_OF_MANY);
    }
}
