//! Checks that the document contains what the encoders write.

use std::{env, fs, path::Path};

/// The text above the tables.
const HEAD: &str = "# Observations

What a seat knows, number by number. The tables are written from the encoders (`crates/games/*/src/observe.rs`); a test compares
them, and `PARLOUR_BLESS=1 cargo test -p parlour-env documents` writes them anew.

The version is raised whenever a number of the observation, the number of an action or a feature changes its place or meaning.
`crates/env/tests/versions.txt` keeps a digest of all of them under each version, and a test refuses another one under the same.

- Numbers are bytes from -128 to 127. Where more is needed, a number comes in two: how many times 64, and the rest.
- Seats come in the order in which the viewer sees them: its own first, then clockwise. There is room for the largest table;
  what belongs to seats that are not there is 0, and the first field says which are there.
- Cards come in the order of the deck: by suit, then by rank.
- The short observation is the beginning of the full one. The full one tells everything that is in the view; no part of a view
  can change without a number changing (`parlour_laws::observed`).

";

#[test]
fn the_tables_of_the_document_are_those_of_the_encoders() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/observations.md");
    let told = format!("{HEAD}{}", parlour_env::tables());
    if env::var_os("PARLOUR_BLESS").is_some() {
        fs::write(&path, told).unwrap();
        return;
    }
    let kept = fs::read_to_string(&path).unwrap();
    assert!(
        kept == told,
        "docs/observations.md is not what the encoders write; PARLOUR_BLESS=1 writes it anew"
    );
}
