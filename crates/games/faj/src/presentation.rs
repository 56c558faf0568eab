//! The rules pages of Faces, Aces & Jokers, its colours and its hints.

use parlour_cards::Card;
use parlour_core::{
    Texts,
    presentation::{Accent, Back, Costume, Hint, Picture, Presented, Rgb},
    scene::Face,
};

use crate::{Faj, scene};

impl Presented for Faj {
    const RULES: Texts = parlour_core::texts!("../../../../rules/faj.md", "../../../../rules/de/faj.md");

    const COSTUME: Costume = Costume {
        facts: "faj-facts",
        accent: Accent {
            light: Rgb::new(0x0f_62_44),
            on_light: Rgb::new(0xff_fa_f0),
            dark: Rgb::new(0x6f_cf_a3),
            on_dark: Rgb::new(0x04_23_1a),
        },
        back: Back::Card,
        picture: Picture { seats: 3, seed: 4, decisions: 36, zones: &["board", "won.0"] },
        hints: &[Hint::new(2, "faj-hint-2"), Hint::new(6, "faj-hint-6"), Hint::new(9, "faj-hint-9")],
    };

    fn face(piece: &str) -> Option<Face> {
        // Cards of an earlier round are marked, because the same card may be on the table again.
        let piece = piece.trim_end_matches('\'');
        let draft_card = || piece.parse().ok().map(scene::draft_face);
        draft_card().or_else(|| piece.parse().ok().map(Card::face))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_looks_the_same_by_its_id_whatever_the_round() {
        let ace = Faj::face("AC");
        assert!(ace.is_some());
        assert_eq!(Faj::face("AC'"), ace);
        assert!(Faj::face("RJ").is_some() && Faj::face("TD").is_some());
        assert_eq!(Faj::face("deck"), None);
    }
}
