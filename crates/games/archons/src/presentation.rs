//! The rules pages of Archons, its colours and its hints.

use parlour_core::{
    Texts,
    presentation::{Accent, Back, Costume, Hint, Picture, Presented, Rgb},
    scene::Face,
};

use crate::{Archons, scene};

impl Presented for Archons {
    const RULES: Texts =
        parlour_core::texts!("../../../../rules/archons.md", "../../../../rules/de/archons.md");

    const COSTUME: Costume = Costume {
        facts: "archons-facts",
        accent: Accent {
            light: Rgb::new(0x5b_3a_93),
            on_light: Rgb::new(0xff_fa_f0),
            dark: Rgb::new(0xbd_a2_ec),
            on_dark: Rgb::new(0x1c_10_30),
        },
        back: Back::Card,
        picture: Picture { seats: 4, seed: 5, decisions: 38, zones: &["led", "play", "front.0", "front.1"] },
        hints: &[
            Hint::new(12, "archons-hint-12"),
            Hint::new(13, "archons-hint-13"),
            Hint::new(19, "archons-hint-19"),
            Hint::new(22, "archons-hint-22"),
        ],
    };

    fn face(piece: &str) -> Option<Face> {
        piece.parse().ok().and_then(scene::face)
    }
}
