//! Rock, paper, scissors, with both seats choosing at once.

use std::{fmt, str::FromStr};

use parlour_core::{
    Action, Chance, Dice, Event, Game, GameInfo, IllegalActionError, NoOptions, Outcome, ParseActionError,
    PerSeat, Sampler, Scene, Seat, SeatSet, Seats, Sink, Texts, View, Viewer, Words,
};
use serde::{Deserialize, Serialize};

use crate::bare_scene;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Sign {
    Rock,
    Paper,
    Scissors,
}

pub(crate) const TWO: Seats = Seats::new(2).expect("two is a number of seats");
pub(crate) const SIGNS: [Sign; 3] = [Sign::Rock, Sign::Paper, Sign::Scissors];

impl Action for Sign {
    fn kind(self) -> &'static str {
        "sign"
    }
}

impl fmt::Display for Sign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl FromStr for Sign {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        SIGNS
            .into_iter()
            .find(|sign| sign.to_string() == text)
            .ok_or_else(|| ParseActionError::new(text, Words::plain("a sign")))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rps {
    chosen: [Option<Sign>; 2],
}

/// Who has chosen, the viewer's own sign, and both signs once both have chosen.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct RpsView {
    viewer: Viewer,
    decided: [bool; 2],
    seen: [Option<Sign>; 2],
}

impl View for RpsView {
    type Action = Sign;
    type Choices = Vec<Sign>;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn seats(&self) -> Seats {
        TWO
    }

    fn to_act(&self) -> SeatSet {
        TWO.iter().filter(|seat| !self.decided[seat.number()]).collect()
    }

    fn legal(&self, out: &mut Vec<Sign>) {
        out.clear();
        if self.check_turn().is_ok() {
            out.extend(SIGNS);
        }
    }

    fn check(&self, _: Sign) -> Result<(), IllegalActionError> {
        self.check_turn().map(drop)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Nothing;

impl Event for Nothing {
    fn words(&self) -> Words {
        Words::plain("something happens")
    }
}

pub(crate) struct RpsSampler(RpsView);

impl Sampler<Rps> for RpsSampler {
    fn draw(&self, dice: &mut impl Dice) -> Rps {
        let sign = |seat: usize| {
            let hidden = self.0.decided[seat] && self.0.seen[seat].is_none();
            if hidden { Some(SIGNS[dice.below(3) as usize]) } else { self.0.seen[seat] }
        };
        Rps { chosen: [0, 1].map(sign) }
    }
}

impl Game for Rps {
    const INFO: GameInfo = GameInfo {
        slug: "rps",
        title: "Rock, paper, scissors",
        seats: 2..=2,
        pitch: "",
        book: *b"RPS",
        rules: 1,
    };

    const TEXTS: &'static [Texts] = &[];

    type Options = NoOptions;
    type Action = Sign;
    type Choices = Vec<Sign>;
    type View = RpsView;
    type Event = Nothing;
    type Sampler = RpsSampler;

    fn deal(_: Seats, _: &NoOptions, _: &mut impl Chance, _: &mut impl Sink<Nothing>) -> Self {
        Self { chosen: [None; 2] }
    }

    fn longest(_: Seats, _: &NoOptions) -> u32 {
        2
    }

    fn seats(&self) -> Seats {
        TWO
    }

    fn options(&self) -> &NoOptions {
        &NoOptions {}
    }

    fn to_act(&self) -> SeatSet {
        self.seats().iter().filter(|seat| self.chosen[seat.number()].is_none()).collect()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Sign>) {
        out.clear();
        if self.to_act().contains(seat) {
            out.extend(SIGNS);
        }
    }

    fn check(&self, seat: Seat, _: Sign) -> Result<(), IllegalActionError> {
        self.check_turn(seat)
    }

    fn play_unchecked(&mut self, seat: Seat, sign: Sign, _: &mut impl Chance, _: &mut impl Sink<Nothing>) {
        self.chosen[seat.number()] = Some(sign);
    }

    fn outcome(&self) -> Option<Outcome> {
        let [Some(first), Some(second)] = self.chosen else { return None };
        let ahead = (first as i32 - second as i32).rem_euclid(3);
        let scores = [[0, 0], [1, -1], [-1, 1]][usize::try_from(ahead).unwrap()];
        Some(Outcome::highest_wins(PerSeat::from_fn(self.seats(), |seat| scores[seat.number()])))
    }

    fn view(&self, viewer: Viewer) -> RpsView {
        let all = self.to_act().is_empty();
        let seen = |seat: u8| self.chosen[usize::from(seat)].filter(|_| all || viewer.is(Seat::new(seat)));
        RpsView { viewer, decided: self.chosen.map(|sign| sign.is_some()), seen: [0, 1].map(seen) }
    }

    fn sampler(view: &RpsView) -> RpsSampler {
        RpsSampler(view.clone())
    }

    fn scene(view: &RpsView) -> Scene {
        bare_scene(view.viewer, SeatSet::EMPTY)
    }
}
