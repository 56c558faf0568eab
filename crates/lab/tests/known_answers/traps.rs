//! A game with known holes: two seats say `stay` or `leave` in turn, and the deal draws one of four fates.
//!
//! With the first fate both speak once, a seat that leaves cannot win, and chance picks the winner among the
//! others. With the second, the second seat can say nothing. With the third, the talk never ends. With the
//! fourth, the first seat wins whatever is said, and leaving is offered and refused. TRP-1 is cited at the
//! deal, TRP-2 never.

use std::{fmt, str::FromStr};

use parlour_bots::{Known, NoKnowledge};
use parlour_core::{
    Action, Audience, Chance, Event, Game, GameInfo, IllegalActionError, NoOptions, Outcome,
    ParseActionError, PerSeat, Rule, Scene, Seat, SeatSet, Seats, Sink, Texts, Viewer, Words,
};
use parlour_lab::{Holding, Notes, Proof, Studied};
use serde::{Deserialize, Serialize};

use crate::unseen::{Never, Nothing};

const TWO: Seats = Seats::new(2).expect("two is a number of seats");

/// What happens to the game, as drawn by the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    Fair,
    DeadEnd,
    Endless,
    Decided,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Traps {
    fate: Fate,
    words: u32,
    left: SeatSet,
    winner: Option<Seat>,
    options: NoOptions,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Word {
    Leave,
    Stay,
}

impl Action for Word {
    fn kind(self) -> &'static str {
        match self {
            Self::Leave => "leave",
            Self::Stay => "stay",
        }
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind())
    }
}

impl FromStr for Word {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        [Self::Leave, Self::Stay]
            .into_iter()
            .find(|word| word.kind() == text)
            .ok_or_else(|| ParseActionError::new(text, Words::plain("there are `stay` and `leave`")))
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Dealt;

impl Event for Dealt {
    fn words(&self) -> Words {
        Words::plain("something happens")
    }
}

const fn rule(number: u8) -> Rule {
    Rule::new(*b"TRP", number)
}

impl Game for Traps {
    const INFO: GameInfo = GameInfo {
        slug: "traps",
        title: "Traps",
        seats: 2..=2,
        pitch: "Mind the holes.",
        book: *b"TRP",
        rules: 2,
    };

    const TEXTS: &'static [Texts] = &[];

    type Options = NoOptions;
    type Action = Word;
    type Choices = Vec<Word>;
    type View = Nothing<Word>;
    type Event = Dealt;
    type Sampler = Never;

    fn deal(_: Seats, _: &NoOptions, chance: &mut impl Chance, out: &mut impl Sink<Dealt>) -> Self {
        let mut fates = [0u8, 1, 2, 3];
        chance.take("fate", &mut fates, 1);
        let fate = [Fate::Fair, Fate::DeadEnd, Fate::Endless, Fate::Decided][usize::from(fates[0])];
        out.tell(rule(1), Audience::All, Dealt);
        Self { fate, words: 0, left: SeatSet::EMPTY, winner: None, options: NoOptions {} }
    }

    fn longest(_: Seats, _: &NoOptions) -> u32 {
        4
    }

    fn seats(&self) -> Seats {
        TWO
    }

    fn options(&self) -> &NoOptions {
        &self.options
    }

    fn to_act(&self) -> SeatSet {
        let over = self.words >= 2 && self.fate != Fate::Endless;
        if over { SeatSet::EMPTY } else { SeatSet::only(Seat::new((self.words % 2) as u8)) }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Word>) {
        out.clear();
        let stuck = self.fate == Fate::DeadEnd && self.words == 1;
        if self.to_act().contains(seat) && !stuck {
            out.extend([Word::Leave, Word::Stay]);
        }
    }

    fn check(&self, seat: Seat, word: Word) -> Result<(), IllegalActionError> {
        self.check_turn(seat)?;
        if self.fate == Fate::Decided && word == Word::Leave {
            return Err(IllegalActionError::breaks(rule(1), Words::plain("nobody leaves")));
        }
        Ok(())
    }

    fn play_unchecked(&mut self, seat: Seat, word: Word, chance: &mut impl Chance, _: &mut impl Sink<Dealt>) {
        self.words += 1;
        if word == Word::Leave {
            self.left.insert(seat);
        }
        if self.to_act().is_empty() {
            let lucky = chance.seat("lucky", TWO);
            let staying = TWO.all() - self.left;
            self.winner = Some(match self.fate {
                Fate::Decided => Seat::new(0),
                _ if staying.contains(lucky) => lucky,
                _ => staying.first().unwrap_or(lucky),
            });
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winner.map(|_| Outcome::highest_wins(PerSeat::from_fn(TWO, |seat| Studied::score(self, seat))))
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

impl Known for Traps {
    type Knowledge = NoKnowledge;
}

impl Studied for Traps {
    const PHASES: &'static [&'static str] = &["say a word"];
    const TURN: &'static str = "word";
    const ORIGIN: &'static str = "the first seat";
    const PIECE: &'static str = "token";
    const HOLDINGS: &'static [Holding] =
        &[Holding { name: "dealt", means: "There are no tokens.", proof: Proof::Cause }];
    const DESCRIPTIVE: &'static [u8] = &[];
    type Worth = i32;

    fn phase(&self) -> usize {
        0
    }

    fn origin(&self) -> Seat {
        Seat::new(0)
    }

    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.winner == Some(seat))
    }

    fn worth(&self, seat: Seat) -> i32 {
        self.score(seat)
    }

    fn pieces() -> Vec<(u32, String)> {
        Vec::new()
    }

    fn note(_: Rule, _: &Dealt, notes: &mut Notes) {
        notes.shift_all();
    }
}
