//! The rules pages, colours and hints of Damocles.

use parlour_core::{
    Texts,
    lesson::LessonFiles,
    presentation::{Accent, Aid, Back, Costume, Felt, Picture, Presented, Rgb, Tip},
    scene::Face,
};

use crate::{Damocles, scene};

impl Presented for Damocles {
    const RULES: Texts =
        parlour_core::texts!("../../../../rules/damocles.md", "../../../../rules/de/damocles.md");

    const COSTUME: Costume = Costume {
        facts: "damocles-facts",
        credit: "damocles-credit",
        accent: Accent {
            light: Rgb::new(0x2c_4a_94),
            on_light: Rgb::new(0xff_fa_f0),
            dark: Rgb::new(0x9d_b8_f5),
            on_dark: Rgb::new(0x0c_14_30),
        },
        felt: Some(Felt {
            light: Rgb::new(0xd4_d9_e8),
            light_deep: Rgb::new(0xc2_c9_dd),
            dark: Rgb::new(0x1d_21_30),
            dark_deep: Rgb::new(0x13_16_20),
        }),
        back: Back::Tile,
        aid: Aid::None,
        picture: Picture {
            seats: 3,
            seed: 2,
            decisions: 58,
            zones: &["ring", "hand.0"],
            file: parlour_core::picture!(),
        },
        tips: &[
            Tip::new(6, "damocles-hint-6"),
            Tip::new(7, "damocles-hint-7"),
            Tip::new(11, "damocles-hint-11"),
            Tip::new(12, "damocles-hint-12"),
        ],
    };

    const LESSON: Option<LessonFiles> = Some(parlour_core::lesson!());

    fn face(piece: &str) -> Option<Face> {
        piece.parse().ok().map(scene::face)
    }
}
