//! Explanations of what lies on the table and what it does.

use parlour_cards::{Card, Rank, Suit};
use parlour_core::{
    Seat, Words,
    scene::{About, Explain, PieceSpec, Zone},
};

use super::zones::battle_id;
use crate::{Pile, PillarsTable, PillarsView, rule};

impl Explain for PillarsView {
    fn zone(&self, zone: &Zone) -> About {
        match (zone.id.split('.').next().unwrap_or_default(), zone.owner) {
            ("battle", _) => About::new(rule(10), "pillars-about-battle"),
            ("piles", _) => About::new(rule(16), "pillars-about-piles"),
            ("deck", _) => About::new(rule(13), "pillars-about-deck"),
            ("discard", _) => About::new(rule(14), "pillars-about-discarded"),
            _ => About::new(rule(16), "pillars-about-hand"),
        }
    }

    fn place(&self, zone: &Zone, number: usize) -> About {
        let table = &self.table;
        match (battle(zone), zone.owner) {
            (Some(suit), _) => self.side(suit, PillarsTable::SEATS.iter().nth(number).unwrap_or_default()),
            (None, Some(seat)) if zone.id.starts_with("piles") => {
                let pile = Pile::ALL[number];
                let words = Words::new("pillars-about-pile").words("pile", pile.words());
                let about = About::new(rule(15), words.number("points", table.points(seat, pile)));
                match pile {
                    Pile::Spades => about.and(rule(5), "pillars-about-spades"),
                    Pile::Clubs => about.and(rule(11), "pillars-about-clubs"),
                    Pile::Diamonds => about.and(rule(16), "pillars-about-diamonds"),
                    Pile::Hearts => about.and(rule(12), "pillars-about-hearts"),
                    Pile::Faces => about.and(rule(12), "pillars-about-faces"),
                }
            }
            _ => About::default(),
        }
    }

    fn piece(&self, piece: &PieceSpec, zone: &Zone) -> About {
        let Ok(card) = piece.id.parse::<Card>() else { return About::default() };
        if zone.id.starts_with("piles") {
            return magic(card);
        }
        let words = if card.rank().is_face() {
            Words::new("pillars-about-face")
        } else {
            Words::new("pillars-about-number").number("value", card.rank().number())
        };
        let about = About::new(rule(6), words);
        let about = match battle(zone) {
            Some(_) => about.and(rule(10), "pillars-about-in-battle"),
            None => {
                about.and(rule(3), Words::new("pillars-about-fights").emblem("suit", &card.suit().emblem()))
            }
        };
        about.and(rule(12), taken(card))
    }

    fn figure(&self, label: &Words, _seat: Option<Seat>) -> About {
        let (number, id) = match label.id() {
            Some("pillars-actions-left") => (4, "pillars-about-actions-left"),
            Some("pillars-deck-size") => (13, "pillars-about-deck-size"),
            Some("pillars-limit") => (5, "pillars-about-limit"),
            Some("pillars-stolen") => (12, "pillars-about-stolen"),
            _ => (14, "pillars-about-hand-size"),
        };
        About::new(rule(number), id)
    }

    fn tag(&self, _tag: &Words, _seat: Seat) -> About {
        About::new(rule(2), "pillars-about-dealer")
    }
}

impl PillarsView {
    /// PIL-5, PIL-6, PIL-10: how many cards a side has compared with the other, and what it is worth compared
    /// with its limit.
    fn side(&self, battle: Suit, seat: Seat) -> About {
        let table = &self.table;
        let other = PillarsTable::other(seat);
        let cards = Words::new("pillars-about-side")
            .number("cards", table.side(seat, battle).len() as u64)
            .number("theirs", table.side(other, battle).len() as u64);
        let worth = Words::new("pillars-about-worth")
            .number("value", table.side_ranks(seat, battle).value())
            .number("limit", table.limit(seat));
        About::new(rule(10), cards).and(rule(6), worth)
    }
}

fn battle(zone: &Zone) -> Option<Suit> {
    Suit::ALL.into_iter().find(|suit| battle_id(*suit) == zone.id)
}

/// PIL-12: what the magic of a card in a pile does.
fn magic(card: Card) -> About {
    let pile = Words::new("pillars-about-scored").words("pile", Pile::of(card).words());
    About::new(rule(15), pile).and(rule(12), taken(card))
}

/// PIL-5, PIL-11, PIL-12, PIL-16: what a card is good for once it is scored.
fn taken(card: Card) -> &'static str {
    match (card.rank(), card.suit()) {
        (Rank::Jack, _) => "pillars-about-jack",
        (Rank::Queen, _) => "pillars-about-queen",
        (Rank::King, _) => "pillars-about-king",
        (_, Suit::Hearts) => "pillars-about-heart",
        (_, Suit::Clubs) => "pillars-about-club",
        (_, Suit::Diamonds) => "pillars-about-diamond",
        (_, Suit::Spades) => "pillars-about-spade",
    }
}
