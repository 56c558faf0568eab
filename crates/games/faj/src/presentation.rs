//! The rules pages, colours and hints of Faces, Aces & Jokers.

use parlour_cards::Card;
use parlour_core::{
    Texts,
    lesson::LessonFiles,
    presentation::{Accent, Aid, Back, Costume, Picture, Presented, Rgb, Tip},
    scene::Face,
};

use crate::{Faj, scene};

impl Presented for Faj {
    const RULES: Texts = parlour_core::texts!("../../../../rules/faj.md", "../../../../rules/de/faj.md");

    const COSTUME: Costume = Costume {
        facts: "faj-facts",
        credit: "faj-credit",
        accent: Accent {
            light: Rgb::new(0x0f_62_44),
            on_light: Rgb::new(0xff_fa_f0),
            dark: Rgb::new(0x6f_cf_a3),
            on_dark: Rgb::new(0x04_23_1a),
        },
        felt: None,
        back: Back::Card,
        aid: Aid::None,
        picture: Picture {
            seats: 3,
            seed: 4,
            decisions: 36,
            zones: &["board", "won.0"],
            file: parlour_core::picture!(),
        },
        tips: &[Tip::new(2, "faj-hint-2"), Tip::new(6, "faj-hint-6"), Tip::new(9, "faj-hint-9")],
    };

    const LESSON: Option<LessonFiles> = Some(parlour_core::lesson!());
    // FAJ-2: which seat a bot votes for matters to nobody.
    const FORMALITIES: &'static [u8] = &[2];

    fn face(piece: &str) -> Option<Face> {
        // The same card may be on the table again, so cards of an earlier round are marked.
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
