//! A game whose every figure can be worked out with a pencil: three seats, six tokens, ten lots.
//!
//! Each seat is dealt one of six tokens. Then the seats say `red` or `blue` in turn, which changes nothing;
//! the last word draws one of ten lots. With lots 0 to 3 the dealer wins, and with 4 to 6 the seat on its
//! left. With 7 to 9 the holder of token 0 wins, or the third seat if nobody has it. LOT-1 is cited at the
//! deal, LOT-2 at every word, LOT-3 when the lot is 9, and LOT-4 never.

use std::{fmt, str::FromStr};

use parlour_bots::{Known, NoKnowledge};
use parlour_core::{
    Action, Audience, Chance, Event, Game, GameInfo, IllegalActionError, NoOptions, Outcome,
    ParseActionError, PerSeat, Rule, Scene, Seat, SeatSet, Seats, Sink, Texts, Viewer, Words,
};
use parlour_lab::{Holding, Notes, Proof, Studied};
use serde::{Deserialize, Serialize};

use crate::unseen::{Never, Nothing};

const TOKENS: usize = 6;
const THREE: Seats = Seats::new(3).expect("three is a number of seats");

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Lots {
    dealer: Seat,
    tokens: PerSeat<u8>,
    words: u8,
    winner: Option<Seat>,
    options: NoOptions,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Word {
    Blue,
    Red,
}

impl Action for Word {
    fn kind(self) -> &'static str {
        "word"
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Red { "red" } else { "blue" })
    }
}

impl FromStr for Word {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        match text {
            "red" => Ok(Self::Red),
            "blue" => Ok(Self::Blue),
            _ => Err(ParseActionError::new(text, Words::plain("there are `red` and `blue`"))),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Heard {
    Token { seat: Seat, token: u8 },
    Word,
    Lot,
}

impl Event for Heard {
    fn words(&self) -> Words {
        Words::plain("something happens")
    }
}

const fn rule(number: u8) -> Rule {
    Rule::new(*b"LOT", number)
}

impl Game for Lots {
    const INFO: GameInfo =
        GameInfo { slug: "lots", title: "Lots", seats: 3..=3, pitch: "lots-pitch", book: *b"LOT", rules: 4 };

    const TEXTS: &'static [Texts] = &[];

    type Options = NoOptions;
    type Action = Word;
    type Choices = Vec<Word>;
    type View = Nothing<Word>;
    type Event = Heard;
    type Sampler = Never;

    fn deal(_: Seats, _: &NoOptions, chance: &mut impl Chance, out: &mut impl Sink<Heard>) -> Self {
        let dealer = chance.seat("dealer", THREE);
        let mut tokens: [u8; TOKENS] = std::array::from_fn(|token| token as u8);
        chance.take("tokens", &mut tokens, 3);
        let tokens = PerSeat::from_fn(THREE, |seat| tokens[seat.number()]);
        out.cite(rule(1));
        for seat in THREE.iter() {
            out.tell(rule(1), Audience::Only(seat), Heard::Token { seat, token: tokens[seat] });
        }
        Self { dealer, tokens, words: 0, winner: None, options: NoOptions {} }
    }

    fn longest(_: Seats, _: &NoOptions) -> u32 {
        3
    }

    fn seats(&self) -> Seats {
        THREE
    }

    fn options(&self) -> &NoOptions {
        &self.options
    }

    fn to_act(&self) -> SeatSet {
        if self.words < 3 { SeatSet::only(Seat::new(self.words)) } else { SeatSet::EMPTY }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Word>) {
        out.clear();
        if self.to_act().contains(seat) {
            out.extend([Word::Blue, Word::Red]);
        }
    }

    fn check(&self, seat: Seat, _: Word) -> Result<(), IllegalActionError> {
        self.check_turn(seat)
    }

    fn play_unchecked(&mut self, _: Seat, _: Word, chance: &mut impl Chance, out: &mut impl Sink<Heard>) {
        out.tell(rule(2), Audience::All, Heard::Word);
        self.words += 1;
        if self.words < 3 {
            return;
        }
        let mut lots: [u8; 10] = std::array::from_fn(|lot| lot as u8);
        chance.take("lot", &mut lots, 1);
        let left = THREE.left_of(self.dealer);
        let holder = THREE.iter().find(|&seat| self.tokens[seat] == 0);
        self.winner = Some(match lots[0] {
            0..=3 => self.dealer,
            4..=6 => left,
            _ => holder.unwrap_or(THREE.left_of(left)),
        });
        if lots[0] == 9 {
            out.tell(rule(3), Audience::All, Heard::Lot);
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = self.winner?;
        Some(Outcome::highest_wins(PerSeat::from_fn(THREE, |seat| i32::from(seat == winner))))
    }

    fn view(&self, _: Viewer) -> Nothing<Word> {
        Nothing::new()
    }

    fn sampler(_: &Nothing<Word>) -> Never {
        Never
    }

    fn scene(_: &Nothing<Word>) -> Scene {
        unreachable!("nobody looks at this game")
    }
}

impl Known for Lots {
    type Knowledge = NoKnowledge;
}

impl Studied for Lots {
    const PHASES: &'static [&'static str] = &["say a word"];
    const TURN: &'static str = "word";
    const ORIGIN: &'static str = "the dealer";
    const PIECE: &'static str = "token";
    const HOLDINGS: &'static [Holding] =
        &[Holding { name: "dealt", means: "The token was dealt.", proof: Proof::Cause }];
    const DESCRIPTIVE: &'static [u8] = &[];
    type Worth = i32;

    fn phase(&self) -> usize {
        0
    }

    fn origin(&self) -> Seat {
        self.dealer
    }

    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.winner == Some(seat))
    }

    fn worth(&self, seat: Seat) -> i32 {
        self.score(seat)
    }

    fn pieces() -> Vec<(u32, String)> {
        (0..TOKENS as u32).map(|token| (token, format!("token {token}"))).collect()
    }

    fn note(_: Rule, event: &Heard, notes: &mut Notes) {
        match *event {
            Heard::Token { seat, token } => notes.hold(0, seat, 1 << token),
            Heard::Word => {
                notes.turn();
                notes.shift_all();
            }
            Heard::Lot => {}
        }
    }
}
