//! The rules pages, colours and hints of Leduc poker.

use parlour_cards::Card;
use parlour_core::{
    Texts,
    presentation::{Accent, Aid, Back, Costume, Picture, Presented, Rgb, Tip},
    scene::Face,
};

use crate::Leduc;

impl Presented for Leduc {
    const RULES: Texts = parlour_core::texts!("../rules/leduc.md", "../rules/de/leduc.md");

    const COSTUME: Costume = Costume {
        facts: "leduc-facts",
        credit: "leduc-credit",
        accent: Accent {
            light: Rgb::new(0x1f_5f_6b),
            on_light: Rgb::new(0xff_fa_f0),
            dark: Rgb::new(0x8c_cf_d9),
            on_dark: Rgb::new(0x06_22_28),
        },
        felt: None,
        back: Back::Card,
        aid: Aid::None,
        picture: Picture {
            seats: 2,
            seed: 1,
            decisions: 2,
            zones: &["public", "hand.0"],
            file: parlour_core::picture!(),
        },
        tips: &[Tip::new(5, "leduc-hint-5")],
    };

    fn face(piece: &str) -> Option<Face> {
        piece.parse().ok().map(Card::face)
    }
}
