//! The rules pages, colours and hints of Pillars.

use parlour_cards::Card;
use parlour_core::{
    Texts,
    lesson::LessonFiles,
    presentation::{Accent, Aid, Back, Costume, Picture, Presented, Rgb, Tip},
    scene::Face,
};

use crate::Pillars;

impl Presented for Pillars {
    const RULES: Texts =
        parlour_core::texts!("../../../../rules/pillars.md", "../../../../rules/de/pillars.md");

    const COSTUME: Costume = Costume {
        facts: "pillars-facts",
        credit: "pillars-credit",
        accent: Accent {
            light: Rgb::new(0x92_45_1d),
            on_light: Rgb::new(0xff_fa_f0),
            dark: Rgb::new(0xe5_a2_7c),
            on_dark: Rgb::new(0x2b_12_06),
        },
        felt: None,
        back: Back::Card,
        aid: Aid::None,
        picture: Picture {
            seats: 2,
            seed: 6,
            decisions: 33,
            zones: &["battle.H", "battle.S", "battle.D", "battle.C"],
            file: parlour_core::picture!(),
        },
        tips: &[Tip::new(4, "pillars-hint-4"), Tip::new(10, "pillars-hint-10")],
    };

    const LESSON: Option<LessonFiles> = Some(parlour_core::lesson!());

    fn face(piece: &str) -> Option<Face> {
        piece.parse().ok().map(Card::face)
    }
}
