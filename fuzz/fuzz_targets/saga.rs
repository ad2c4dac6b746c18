//! Any text is a saga or refused; what is read is written back the same, and folds or fails
//! without a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sitting::{Replay, open};
use tabletop::saga::Saga;

fuzz_target!(|text: &str| {
    let Ok(saga) = Saga::parse(text) else {
        let _ = Saga::mend(text);
        return;
    };
    assert_eq!(saga.text(), text);
    let Ok(table) = open(&saga.header) else { return };
    let _ = sitting::verify(table.clone(), &saga);
    if let Ok(mut replay) = Replay::new(table, saga) {
        while replay.forward() {}
        let _ = replay.position().pending();
    }
});
