//! Checks that every piece is in exactly one place: [`Law::Pieces`].

use crate::{Law, LawError, LawSubject};

pub(crate) fn are_all_there<G: LawSubject>(position: &G) -> Result<(), LawError> {
    let mut expected = G::every_piece(position.seats(), position.options());
    let mut found = position.census();
    expected.sort_unstable();
    found.sort_unstable();
    Law::Pieces.equal("the pieces on the table and those of the game", &found, &expected)
}
