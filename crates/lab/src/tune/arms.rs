//! Which settings of a thing are tried first: those that change least.

use std::collections::BinaryHeap;

use minds::Stream;
use tabletop::Source;

/// The most settings of a thing that are looked at: a bound on memory, far beyond what is played.
const MOST: usize = 100_000;

/// One or two of the slots turned: how far in all, luck, when it was met, then slot and option of
/// each. Where only one is turned both are the same.
type Change = (usize, u32, usize, [usize; 2], [usize; 2]);

/// All settings in which one slot or two are turned, for each slot its option; `options` tells how
/// many each has, the first of them what it is. Of changes equally large any may come first.
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
    let slots = options.len();
    heap.into_sorted_vec().into_iter().map(move |(_, _, _, one, two)| {
        let mut arm = vec![0; slots];
        [one, two].into_iter().for_each(|[slot, option]| arm[slot] = option);
        arm
    })
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
}
