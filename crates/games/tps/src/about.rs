//! Explanations of what lies on the table and what it does.

use parlour_core::{
    Arg, Seat, Words,
    scene::{About, Explain, PieceSpec, Zone},
};

use crate::{TpsCard, TpsPhase, TpsSuit, TpsTable, TpsTrick, TpsView, rule};

impl Explain for TpsView {
    fn zone(&self, zone: &Zone) -> About {
        match &*zone.id {
            "worth" => About::new(rule(12), "tps-about-worth"),
            "trick" => About::new(rule(10), "tps-about-trick"),
            "last" => About::new(rule(10), "tps-about-last-trick"),
            "aside" if self.table.options.open_aside => About::new(rule(5), "tps-about-open-aside"),
            "aside" => About::new(rule(5), "tps-about-aside"),
            _ => About::new(rule(9), "tps-about-hand"),
        }
    }

    fn piece(&self, piece: &PieceSpec, zone: &Zone) -> About {
        match piece.id.parse() {
            Ok(card) => self.card(card, zone),
            Err(_) => suit(&piece.id).map(|suit| self.token(suit)).unwrap_or_default(),
        }
    }

    fn figure(&self, label: &Words, _seat: Option<Seat>) -> About {
        let table = &self.table;
        match label.id() {
            Some("tps-trick-number") => {
                let tricks = TpsTable::tricks(table.seats);
                About::new(rule(13), Words::new("tps-about-trick-number").number("tricks", tricks as u64))
            }
            Some("tps-led") => About::new(rule(9), "tps-about-led"),
            Some("tps-trump") => About::new(rule(8), "tps-about-trump"),
            _ => match label.arg("emblem") {
                Some(Arg::Emblem { name, .. }) => {
                    suit(name).map(|suit| self.points(suit)).unwrap_or_default()
                }
                _ => About::default(),
            },
        }
    }

    fn tag(&self, tag: &Words, _seat: Seat) -> About {
        match tag.id() {
            Some("tps-dealer") => About::new(rule(7), "tps-about-dealer"),
            _ => About::new(rule(9), "tps-about-leads"),
        }
    }
}

impl TpsView {
    /// TPS-2, TPS-8, TPS-10: a card's stars, and what it can do in the trick.
    fn card(&self, card: TpsCard, zone: &Zone) -> About {
        let stars = self.table.options.stars.on(card);
        let about = About::new(rule(11), Words::new("tps-about-stars").number("stars", stars));
        let in_play = match &*zone.id {
            "trick" => Some(self.table.trick),
            "last" => self.table.last_trick,
            "aside" => None,
            _ => matches!(self.table.phase, TpsPhase::Play(_)).then_some(self.table.trick),
        };
        match in_play {
            Some(trick) => chance(about, card.suit(), &trick),
            None => about,
        }
    }

    /// TPS-12, TPS-14: the token that shows what a suit's points are worth.
    fn token(&self, suit: TpsSuit) -> About {
        let words = |id| Words::new(id).emblem("suit", &suit.emblem());
        let worth = self.table.worth[suit].factor();
        About::new(rule(14), words("tps-about-token").number("worth", worth))
            .and(rule(12), words("tps-about-token-moves"))
    }

    /// TPS-14: the points that a seat has in a suit.
    fn points(&self, suit: TpsSuit) -> About {
        let words = Words::new("tps-about-points").emblem("suit", &suit.emblem());
        About::new(rule(14), words.number("worth", self.table.worth[suit].factor()))
    }
}

/// TPS-8, TPS-10: adds what a suit can do in the trick.
fn chance(about: About, suit: TpsSuit, trick: &TpsTrick) -> About {
    let with = |id| Words::new(id).emblem("suit", &suit.emblem());
    let Some(led) = trick.led() else {
        return about.and(rule(8), with("tps-about-can-lead").emblem("trump", &suit.beaten_by().emblem()));
    };
    let trump = led.beaten_by();
    if suit == trump {
        about.and(rule(10), with("tps-about-is-trump"))
    } else if suit == led {
        about.and(rule(10), with("tps-about-is-led"))
    } else {
        let words = with("tps-about-cannot-win").emblem("led", &led.emblem());
        about.and(rule(10), words.emblem("trump", &trump.emblem()))
    }
}

fn suit(name: &str) -> Option<TpsSuit> {
    TpsSuit::ALL.into_iter().find(|suit| suit.name() == name)
}
