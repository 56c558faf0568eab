//! Kuhn poker: three cards, one chip each, one bet.

use std::{fmt, str::FromStr};

use parlour_core::{
    Action, Chance, Dice, Game, GameInfo, IllegalActionError, NoOptions, Outcome, ParseActionError, PerSeat,
    Sampler, Scene, Seat, SeatSet, Seats, Sink, Texts, View, Viewer,
};
use serde::{Deserialize, Serialize};

use crate::{
    bare_scene,
    rps::{Nothing, TWO},
};

/// To put in a chip or not: a bet or a call, a check or a fold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Move {
    Pass,
    Bet,
}

impl Action for Move {
    fn kind(self) -> &'static str {
        "move"
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl FromStr for Move {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        [Self::Pass, Self::Bet]
            .into_iter()
            .find(|m| m.to_string() == text)
            .ok_or_else(|| ParseActionError::new(text, "a move"))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Kuhn {
    /// The cards of seat 0 and seat 1, then the one left over: 0 is the jack, 2 the king.
    pub(crate) cards: [u8; 3],
    pub(crate) moves: Moves,
}

/// What was done so far, by turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Moves([Option<Move>; 3]);

impl Moves {
    fn list(self) -> Vec<Move> {
        self.0.iter().copied().flatten().collect()
    }

    pub(crate) fn last(self) -> Option<Move> {
        self.list().last().copied()
    }

    fn to_act(self) -> SeatSet {
        use Move::{Bet, Pass};
        match self.list().as_slice() {
            [] | [Pass, Bet] => SeatSet::only(Seat::new(self.list().len() as u8 % 2)),
            [_] => SeatSet::only(Seat::new(1)),
            _ => SeatSet::EMPTY,
        }
    }

    fn push(&mut self, next: Move) {
        *self.0.iter_mut().find(|slot| slot.is_none()).unwrap() = Some(next);
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct KuhnView {
    viewer: Viewer,
    card: Option<u8>,
    moves: Moves,
    /// Both cards, once the game is over.
    shown: Option<[u8; 2]>,
}

impl View for KuhnView {
    type Action = Move;
    type Choices = Vec<Move>;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn seats(&self) -> Seats {
        TWO
    }

    fn to_act(&self) -> SeatSet {
        self.moves.to_act()
    }

    fn legal(&self, out: &mut Vec<Move>) {
        out.clear();
        if self.check_turn().is_ok() {
            out.extend([Move::Pass, Move::Bet]);
        }
    }

    fn check(&self, _: Move) -> Result<(), IllegalActionError> {
        self.check_turn().map(drop)
    }
}

pub(crate) struct KuhnSampler(KuhnView);

impl Sampler<Kuhn> for KuhnSampler {
    fn draw(&self, dice: &mut impl Dice) -> Kuhn {
        let mut cards = [0, 1, 2];
        let known = |cards: &[u8; 3]| match (self.0.shown, self.0.viewer, self.0.card) {
            (Some(shown), ..) => shown == cards[..2],
            (None, Viewer::Seat(seat), Some(card)) => cards[seat.number()] == card,
            _ => true,
        };
        // Six deals in all: tried in a random order, the first that fits is as likely as any other that fits.
        let mut deals = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        dice.shuffle(&mut deals);
        if let Some(deal) = deals.iter().find(|deal| known(deal)) {
            cards = *deal;
        }
        Kuhn { cards, moves: self.0.moves }
    }
}

impl Kuhn {
    /// Chips won by seat 0, once it is over.
    pub(crate) fn chips(&self) -> Option<i32> {
        use Move::{Bet, Pass};
        let showdown = if self.cards[0] > self.cards[1] { 1 } else { -1 };
        match self.moves.list().as_slice() {
            [Pass, Pass] => Some(showdown),
            [Bet, Bet] | [Pass, Bet, Bet] => Some(2 * showdown),
            [Bet, Pass] => Some(1),
            [Pass, Bet, Pass] => Some(-1),
            _ => None,
        }
    }
}

impl Game for Kuhn {
    const INFO: GameInfo =
        GameInfo { slug: "kuhn", title: "Kuhn poker", seats: 2..=2, pitch: "", book: *b"KUH", rules: 1 };

    const TEXTS: &'static [Texts] = &[];

    type Options = NoOptions;
    type Action = Move;
    type Choices = Vec<Move>;
    type View = KuhnView;
    type Event = Nothing;
    type Sampler = KuhnSampler;

    fn deal(_: Seats, _: &NoOptions, chance: &mut impl Chance, _: &mut impl Sink<Nothing>) -> Self {
        let mut cards = [0, 1, 2];
        chance.shuffle("deck", &mut cards);
        Self { cards, moves: Moves::default() }
    }

    fn longest(_: Seats, _: &NoOptions) -> u32 {
        3
    }

    fn seats(&self) -> Seats {
        TWO
    }

    fn options(&self) -> &NoOptions {
        &NoOptions {}
    }

    fn to_act(&self) -> SeatSet {
        self.moves.to_act()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Move>) {
        out.clear();
        if self.to_act().contains(seat) {
            out.extend([Move::Pass, Move::Bet]);
        }
    }

    fn check(&self, seat: Seat, _: Move) -> Result<(), IllegalActionError> {
        self.check_turn(seat)
    }

    fn play_unchecked(&mut self, _: Seat, next: Move, _: &mut impl Chance, _: &mut impl Sink<Nothing>) {
        self.moves.push(next);
    }

    fn outcome(&self) -> Option<Outcome> {
        let chips = self.chips()?;
        Some(Outcome::highest_wins(PerSeat::from_fn(self.seats(), |seat| [chips, -chips][seat.number()])))
    }

    fn view(&self, viewer: Viewer) -> KuhnView {
        let shown = self.chips().map(|_| [self.cards[0], self.cards[1]]);
        KuhnView {
            viewer,
            card: viewer.seat().map(|seat| self.cards[seat.number()]),
            moves: self.moves,
            shown,
        }
    }

    fn sampler(view: &KuhnView) -> KuhnSampler {
        KuhnSampler(view.clone())
    }

    fn scene(view: &KuhnView) -> Scene {
        bare_scene(view.viewer, SeatSet::EMPTY)
    }
}
