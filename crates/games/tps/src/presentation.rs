//! The rules pages of TrickPaperScissors, its colours and its hints.

use parlour_core::{
    Texts,
    presentation::{Accent, Back, Costume, Hint, Picture, Presented, Rgb},
    scene::Face,
};

use crate::{Tps, TpsCard};

impl Presented for Tps {
    const RULES: Texts = parlour_core::texts!("../../../../rules/tps.md", "../../../../rules/de/tps.md");

    const COSTUME: Costume = Costume {
        facts: "tps-facts",
        accent: Accent {
            light: Rgb::new(0x9a_2f_1d),
            on_light: Rgb::new(0xff_fa_f0),
            dark: Rgb::new(0xef_90_79),
            on_dark: Rgb::new(0x2a_0e_08),
        },
        back: Back::Card,
        picture: Picture { seats: 4, seed: 3, decisions: 24, zones: &["worth", "trick"] },
        hints: &[Hint::new(9, "tps-hint-9"), Hint::new(12, "tps-hint-12")],
    };

    fn face(piece: &str) -> Option<Face> {
        piece.parse::<TpsCard>().ok().map(TpsCard::face)
    }
}
