//! Explanations of what lies on the table and what it does.

use parlour_cards::{Card, Colour, Suit};
use parlour_core::{
    Seat, Words,
    scene::{About, Explain, PieceSpec, Zone},
};

use crate::{Board, DraftCard, DraftFigure, DraftRank, FajPhase, FajTable, FajView, rule};

impl Explain for FajView {
    fn zone(&self, zone: &Zone) -> About {
        let (number, id) = match zone.id.split('.').next().unwrap_or_default() {
            "board" => (7, "faj-about-board"),
            "last" | "before_last" => (10, "faj-about-past-trick"),
            "pack" => (6, "faj-about-pack"),
            "laid" => (9, "faj-about-laid"),
            "kept" => (6, "faj-about-kept"),
            "won" => (12, "faj-about-won"),
            "tricks" => (3, "faj-about-tricks"),
            _ => (5, "faj-about-drafts"),
        };
        About::new(rule(number), id)
    }

    /// FAJ-8: what a suit counts on the board. FAJ-12: what a pile is good for.
    fn place(&self, zone: &Zone, number: usize) -> About {
        let board = self.table.board;
        match (&*zone.id, Suit::ALL.into_iter().rev().nth(number)) {
            ("board", Some(suit)) => {
                let words = |id| Words::new(id).emblem("suit", &suit.emblem());
                let sum = words("faj-about-sum").number("sum", board.sums()[suit as usize]);
                let id =
                    if board.trump() == Some(suit) { "faj-about-is-trump" } else { "faj-about-not-trump" };
                About::new(rule(8), sum).and(rule(8), words(id))
            }
            _ => About::default(),
        }
    }

    fn piece(&self, piece: &PieceSpec, zone: &Zone) -> About {
        let id = piece.id.trim_end_matches('\'');
        if let Ok(card) = id.parse::<DraftCard>() {
            return self.draft_card(card, zone);
        }
        match (id.parse::<Card>(), &*zone.id) {
            (Ok(card), "board") => {
                let words = Words::new("faj-about-spoil").emblem("suit", &card.suit().emblem());
                About::new(rule(8), words.number("pips", card.rank().number()))
                    .and(rule(11), "faj-about-spoils")
            }
            (Ok(_), _) => About::new(rule(12), "faj-about-won-card"),
            (Err(_), _) => About::default(),
        }
    }

    fn figure(&self, label: &Words, _seat: Option<Seat>) -> About {
        let (number, id) = match label.id() {
            Some("faj-round") => (4, "faj-about-round"),
            Some("faj-draft") => (6, "faj-about-draft"),
            Some("faj-trick-number") => (7, "faj-about-trick-number"),
            Some("faj-won-count") => (11, "faj-about-won-count"),
            Some("faj-best-hand") => (12, "faj-about-best-hand"),
            Some("faj-votes") => (2, "faj-about-votes"),
            Some("faj-drawn") => (2, "faj-about-drawn"),
            Some("faj-trump") => (8, "faj-about-trump"),
            _ => (10, "faj-about-won-how"),
        };
        About::new(rule(number), id)
    }

    fn tag(&self, _tag: &Words, _seat: Seat) -> About {
        About::new(rule(2), "faj-about-dealer")
    }
}

impl FajView {
    /// FAJ-10: what a draft card can do in its trick or, before there is a board, in any trick.
    fn draft_card(&self, card: DraftCard, zone: &Zone) -> About {
        let trick = match &*zone.id {
            "last" => self.table.last_tricks[0].as_ref(),
            "before_last" => self.table.last_tricks[1].as_ref(),
            _ => None,
        };
        let playing = matches!(self.table.phase, FajPhase::Play { .. });
        let board = trick.map(|trick| trick.board).or(playing.then_some(self.table.board));
        let about = About::new(rule(10), in_general(card));
        match board {
            Some(board) => now(about, card, board),
            None => about.and(rule(6), Words::new("faj-about-draft-card").number("tricks", FajTable::TRICKS)),
        }
    }
}

fn in_general(card: DraftCard) -> &'static str {
    match card.figure() {
        DraftFigure::Joker(Colour::Black) => "faj-about-black-joker",
        DraftFigure::Joker(Colour::Red) => "faj-about-red-joker",
        DraftFigure::Suited(DraftRank::Jack, _) => "faj-about-jack",
        DraftFigure::Suited(..) => "faj-about-court",
    }
}

fn now(about: About, card: DraftCard, board: Board) -> About {
    let DraftFigure::Suited(rank, suit) = card.figure() else { return about };
    let words = |id| Words::new(id).emblem("suit", &suit.emblem());
    let about = match board.trump() {
        Some(trump) if trump == suit => about.and(rule(10), words("faj-about-card-is-trump")),
        Some(trump) => {
            about.and(rule(10), words("faj-about-card-is-not-trump").emblem("trump", &trump.emblem()))
        }
        None => about.and(rule(10), "faj-about-no-trump"),
    };
    match rank {
        DraftRank::Jack if board.shows(suit) => about.and(rule(10), words("faj-about-catches")),
        DraftRank::Jack => about.and(rule(10), words("faj-about-does-not-catch")),
        _ => about,
    }
}
