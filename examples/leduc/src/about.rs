//! Explanations of what lies on the table and what it does.

use parlour_core::{
    Seat, Words,
    scene::{About, Explain, PieceSpec, Zone},
};

use crate::{LeducView, rule, table::strength};

impl Explain for LeducView {
    fn zone(&self, zone: &Zone) -> About {
        match zone.owner {
            None => About::new(rule(7), "leduc-about-public"),
            Some(_) => About::new(rule(3), "leduc-about-hand"),
        }
    }

    fn piece(&self, piece: &PieceSpec, zone: &Zone) -> About {
        let about = About::new(rule(9), "leduc-about-card");
        match (piece.id.parse(), self.table.public, zone.owner) {
            (Ok(card), Some(public), Some(_)) if strength(card, Some(public)).0 => {
                about.and(rule(9), "leduc-about-pair")
            }
            (Ok(_), Some(_), Some(_)) => about.and(rule(9), "leduc-about-no-pair"),
            _ => about,
        }
    }

    fn figure(&self, label: &Words, _seat: Option<Seat>) -> About {
        match label.id() {
            Some("leduc-round") => About::new(rule(4), "leduc-about-round"),
            Some("leduc-pot") => About::new(rule(9), "leduc-about-pot"),
            _ => About::new(rule(10), "leduc-about-paid"),
        }
    }

    fn tag(&self, tag: &Words, _seat: Seat) -> About {
        match tag.id() {
            Some("leduc-dealer") => About::new(rule(4), "leduc-about-dealer"),
            _ => About::new(rule(8), "leduc-about-has-folded"),
        }
    }
}
