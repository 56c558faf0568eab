//! The rules pages of Pillars, its colours and its hints.

use parlour_cards::Card;
use parlour_core::{
    Texts,
    presentation::{Accent, Back, Costume, Hint, Picture, Presented, Rgb},
    scene::Face,
};

use crate::Pillars;

impl Presented for Pillars {
    const RULES: Texts =
        parlour_core::texts!("../../../../rules/pillars.md", "../../../../rules/de/pillars.md");

    const COSTUME: Costume = Costume {
        facts: "pillars-facts",
        accent: Accent {
            light: Rgb::new(0x92_45_1d),
            on_light: Rgb::new(0xff_fa_f0),
            dark: Rgb::new(0xe5_a2_7c),
            on_dark: Rgb::new(0x2b_12_06),
        },
        back: Back::Card,
        picture: Picture {
            seats: 2,
            seed: 6,
            decisions: 33,
            zones: &["battle.H", "battle.S", "battle.D", "battle.C"],
        },
        hints: &[Hint::new(4, "pillars-hint-4"), Hint::new(10, "pillars-hint-10")],
    };

    fn face(piece: &str) -> Option<Face> {
        piece.parse().ok().map(Card::face)
    }
}
