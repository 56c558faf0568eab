//! The rules pages, colours and hints of TrickPaperScissors.

use parlour_core::{
    Texts,
    lesson::LessonFiles,
    presentation::{Accent, Account, Aid, Back, Costume, Cycle, Picture, Presented, Rgb, Tip},
    scene::Face,
};

use crate::{Tps, TpsCard};

impl Presented for Tps {
    const RULES: Texts = parlour_core::texts!("../../../../rules/tps.md", "../../../../rules/de/tps.md");

    const COSTUME: Costume = Costume {
        facts: "tps-facts",
        credit: "tps-credit",
        accent: Accent {
            light: Rgb::new(0x9a_2f_1d),
            on_light: Rgb::new(0xff_fa_f0),
            dark: Rgb::new(0xef_90_79),
            on_dark: Rgb::new(0x2a_0e_08),
        },
        felt: None,
        back: Back::Card,
        aid: Aid::Cycle(Cycle {
            words: "tps-beats",
            emblems: ["paper", "rock", "scissors"],
            led: "tps-led",
            trump: "tps-trump",
        }),
        picture: Picture {
            seats: 4,
            seed: 3,
            decisions: 24,
            zones: &["worth", "trick"],
            file: parlour_core::picture!(),
        },
        tips: &[Tip::new(9, "tps-hint-9"), Tip::new(12, "tps-hint-12")],
    };

    const ACCOUNTS: &'static [Account] = &[Account {
        row: "tps-points-in-suit",
        line: "tps-scored",
        alike: &["suit"],
        told: "tps-points-from-trick",
    }];

    const LESSON: Option<LessonFiles> = Some(parlour_core::lesson!());

    fn face(piece: &str) -> Option<Face> {
        piece.parse::<TpsCard>().ok().map(TpsCard::face)
    }
}
