//! Every sentence of the page, the terminal and the command line, and of what they share: `front-ends.en.txt` and `front-ends.de.txt`.
//!
//! Nobody plays for them: each message is said with every case that it tells apart.

use std::{fmt::Write as _, fs, path::Path};

use parlour_core::Language;
use parlour_language::Catalogue;

use crate::cases::{messages, said};

/// The crates whose messages no game says, in the order of the list.
const CRATES: [&str; 6] = ["core", "cards", "protocol", "web", "terminal", "cli"];

#[test]
fn the_sentences_of_front_ends_are_those_that_were_read_like_those_of_playthroughs() {
    for language in Language::ALL {
        let files = CRATES.map(|name| {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name).join("text");
            fs::read_to_string(path.join(language.tag()).with_extension("ftl")).unwrap()
        });
        let catalogue = Catalogue::read(language, files.iter().map(String::as_str)).unwrap();
        let mut text = String::new();
        for file in &files {
            for (id, pattern) in messages(file) {
                writeln!(text, "{id}").unwrap();
                // An empty line between others has no edge.
                let lines = said(&catalogue, id, &pattern);
                lines
                    .iter()
                    .flat_map(|line| line.lines())
                    .for_each(|line| writeln!(text, "{}", format!("    {line}").trim_end()).unwrap());
            }
        }
        let name = format!("front-ends.{}.txt", language.tag());
        super::compare(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sentences").join(name), &text);
    }
}
