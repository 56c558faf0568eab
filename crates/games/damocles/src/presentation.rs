//! The rules pages of Damocles, its colours and its hints.

use parlour_core::{
    Texts,
    presentation::{Accent, Back, Costume, Hint, Picture, Presented, Rgb},
    scene::Face,
};

use crate::{Damocles, scene};

impl Presented for Damocles {
    const RULES: Texts =
        parlour_core::texts!("../../../../rules/damocles.md", "../../../../rules/de/damocles.md");

    const COSTUME: Costume = Costume {
        facts: "damocles-facts",
        accent: Accent {
            light: Rgb::new(0x2c_4a_94),
            on_light: Rgb::new(0xff_fa_f0),
            dark: Rgb::new(0x9d_b8_f5),
            on_dark: Rgb::new(0x0c_14_30),
        },
        back: Back::Tile,
        picture: Picture { seats: 3, seed: 2, decisions: 58, zones: &["ring", "hand.0"] },
        hints: &[
            Hint::new(6, "damocles-hint-6"),
            Hint::new(7, "damocles-hint-7"),
            Hint::new(11, "damocles-hint-11"),
            Hint::new(12, "damocles-hint-12"),
        ],
    };

    fn face(piece: &str) -> Option<Face> {
        piece.parse().ok().map(scene::face)
    }
}
