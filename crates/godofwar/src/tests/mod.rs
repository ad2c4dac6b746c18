//! The rules, tested by number.
