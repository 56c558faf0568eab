//! The rules pages of Leduc poker, its colours and its hints.

use parlour_cards::Card;
use parlour_core::{
    Texts,
    presentation::{Accent, Back, Costume, Hint, Picture, Presented, Rgb},
    scene::Face,
};

use crate::Leduc;

impl Presented for Leduc {
    const RULES: Texts = parlour_core::texts!("../rules/leduc.md", "../rules/de/leduc.md");

    const COSTUME: Costume = Costume {
        facts: "leduc-facts",
        accent: Accent {
            light: Rgb::new(0x1f_5f_6b),
            on_light: Rgb::new(0xff_fa_f0),
            dark: Rgb::new(0x8c_cf_d9),
            on_dark: Rgb::new(0x06_22_28),
        },
        back: Back::Card,
        picture: Picture { seats: 2, seed: 1, decisions: 2, zones: &["public", "hand.0"] },
        hints: &[Hint::new(5, "leduc-hint-5")],
    };

    fn face(piece: &str) -> Option<Face> {
        piece.parse().ok().map(Card::face)
    }
}
