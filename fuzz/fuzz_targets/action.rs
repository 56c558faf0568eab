//! Whatever the bytes are, they are an action or a refusal in words, in every game; and the text of an action reads back to it.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlour_registry::{Complete, GameVisitor, for_each_game};

struct ReadAsAction<'a>(&'a str);

impl GameVisitor for ReadAsAction<'_> {
    fn visit<G: Complete>(&mut self) {
        match self.0.parse::<G::Action>() {
            Ok(action) => {
                let written = action.to_string();
                assert_eq!(written.parse(), Ok(action));
                // Some games read a list of cards in any order; nobody reads blanks or zeros too many.
                assert_eq!(written.len(), self.0.len());
            }
            Err(why) => assert!(!why.to_string().is_empty()),
        }
    }
}

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for_each_game(&mut ReadAsAction(text));
});
