//! The rules pages, colours and hints of Archons.

use parlour_core::{
    Texts,
    lesson::LessonFiles,
    presentation::{Accent, Account, Aid, Back, Costume, Picture, Power, Presented, Rgb, Tip},
    scene::Face,
};

use crate::{Archons, scene};

impl Presented for Archons {
    const RULES: Texts =
        parlour_core::texts!("../../../../rules/archons.md", "../../../../rules/de/archons.md");

    const COSTUME: Costume = Costume {
        facts: "archons-facts",
        credit: "archons-credit",
        accent: Accent {
            light: Rgb::new(0x5b_3a_93),
            on_light: Rgb::new(0xff_fa_f0),
            dark: Rgb::new(0xbd_a2_ec),
            on_dark: Rgb::new(0x1c_10_30),
        },
        felt: None,
        back: Back::Card,
        aid: Aid::Powers(&[
            Power::new("archons-king", "archons-king-power"),
            Power::new("archons-queen", "archons-queen-power"),
            Power::new("archons-jack", "archons-jack-power"),
        ]),
        picture: Picture {
            seats: 4,
            seed: 5,
            decisions: 38,
            zones: &["led", "play", "front.0", "front.1"],
            file: parlour_core::picture!(),
        },
        tips: &[
            Tip::new(12, "archons-hint-12"),
            Tip::new(13, "archons-hint-13"),
            Tip::new(19, "archons-hint-19"),
            Tip::new(22, "archons-hint-22"),
        ],
    };

    /// The table remembers no more of earlier hands than their scores.
    const ACCOUNTS: &'static [Account] = &[Account {
        row: "archons-hand-number",
        line: "archons-scored",
        alike: &["hand"],
        told: "archons-hand-made",
    }];

    const LESSON: Option<LessonFiles> = Some(parlour_core::lesson!());

    fn face(piece: &str) -> Option<Face> {
        // A card of the last turn may be back on the table, so its image there is marked.
        piece.trim_end_matches('\'').parse().ok().and_then(scene::face)
    }
}
