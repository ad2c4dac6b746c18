//! Any text is a choice of a game or refused; what is read has one text form.
#![no_main]

use libfuzzer_sys::fuzz_target;
use screen::Draw;
use shelf::Visitor;

struct Read<'a>(&'a str);

impl Visitor for Read<'_> {
    type Out = ();
    fn visit<G: Draw>(self) {
        let Ok(choice) = self.0.parse::<G::Choice>() else { return };
        let again = choice.to_string().parse::<G::Choice>();
        assert_eq!(again, Ok(choice));
    }
}

fuzz_target!(|text: &str| {
    for game in shelf::GAMES {
        shelf::with(game, Read(text));
    }
});
