//! The decisions of a seat: [`DamoclesAction`].

use std::{fmt, str::FromStr};

use parlour_core::{Action, Feature, ParseActionError, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{Codex, CodexKind, God, RingSpot, codex, features};

/// A decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DamoclesAction {
    /// DAM-6, DAM-13: `discard G3 H1`, `discard G3`.
    Discard(Discard),
    /// DAM-7: `place H 3`.
    Place(God, RingSpot),
    /// DAM-10, DAM-14 to DAM-17: `play H2`, `play R4*`.
    Play(Use),
    /// DAM-11: `swap 1 4`, the lower position first.
    Swap(RingSpot, RingSpot),
    /// DAM-11: `swap 3 N`, with a token from the bank.
    Exchange(RingSpot, God),
    /// DAM-11: `hold`.
    Hold,
    /// DAM-13: `pair G3 II2`.
    Pair(CodexPair),
    /// DAM-17: `sacrifice G7`.
    Sacrifice(Codex),
    /// DAM-17: `destroy 2:G3`.
    Destroy(Seat, Codex),
    /// DAM-12: `end`.
    End,
}

// Lists of actions are filled at every decision, so an action must stay small.
const _: () = assert!(size_of::<DamoclesAction>() <= 8);

/// One or two codices that are discarded together, in list order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Discard {
    pub(crate) first: Codex,
    pub(crate) second: Option<Codex>,
}

impl Discard {
    /// A single codex.
    pub const fn one(codex: Codex) -> Self {
        Self { first: codex, second: None }
    }

    /// Two different codices.
    pub fn two(one: Codex, other: Codex) -> Self {
        debug_assert_ne!(one, other, "a codex is discarded once");
        Self { first: one.min(other), second: Some(one.max(other)) }
    }

    /// The codices as a set.
    #[inline]
    pub fn codices(self) -> codex::CodexSet {
        self.second.into_iter().fold(codex::CodexSet::only(self.first), codex::CodexSet::with)
    }
}

/// DAM-8, DAM-14: how a codex fits the ring when it is used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Fit {
    /// The codex is active.
    Exact,
    /// The codex is only loosely active and uses up a charge, shown by a star in its text.
    Loose,
}

/// A codex being used, and how.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Use {
    /// The codex.
    pub codex: Codex,
    /// Whether it is used with a star.
    pub fit: Fit,
}

impl Use {
    /// DAM-14: the number of charges it uses up.
    #[inline]
    pub const fn stars(self) -> u8 {
        match self.fit {
            Fit::Exact => 0,
            Fit::Loose => 1,
        }
    }
}

impl fmt::Display for Use {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let star = if self.fit == Fit::Loose { "*" } else { "" };
        write!(f, "{}{star}", self.codex)
    }
}

impl FromStr for Use {
    type Err = codex::ParseCodexError;

    fn from_str(text: &str) -> Result<Self, codex::ParseCodexError> {
        match text.strip_suffix('*') {
            Some(codex) => Ok(Self { codex: codex.parse()?, fit: Fit::Loose }),
            None => Ok(Self { codex: text.parse()?, fit: Fit::Exact }),
        }
    }
}

/// DAM-13: a production codex and a number codex together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct CodexPair {
    /// The production, which draws.
    pub production: Use,
    /// The number, which says how many.
    pub number: Use,
    /// DAM-16: which of the two codices an opponent has played, if either.
    pub annexed: Option<Annexed>,
}

/// DAM-16: which half of a pair belongs to an opponent, and to which one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Annexed {
    /// The production codex.
    Production(Seat),
    /// The number codex.
    Number(Seat),
}

impl CodexPair {
    /// DAM-14: the number of charges it uses up.
    #[inline]
    pub const fn stars(self) -> u8 {
        self.production.stars() + self.number.stars()
    }
}

impl fmt::Display for CodexPair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { production, number, annexed } = self;
        match annexed {
            None => write!(f, "{production} {number}"),
            Some(Annexed::Production(seat)) => write!(f, "{seat}:{production} {number}"),
            Some(Annexed::Number(seat)) => write!(f, "{production} {seat}:{number}"),
        }
    }
}

impl Action for DamoclesAction {
    const FEATURES: &'static [Feature] = features::FEATURES;

    fn features(self, seats: Seats, actor: Seat, out: &mut [u16]) {
        out.copy_from_slice(&features::of(self, seats, actor));
    }

    fn kind(self) -> &'static str {
        match self {
            Self::Discard(_) => "discard",
            Self::Place(..) => "place",
            Self::Play(used) => play_kind(used),
            Self::Swap(..) => "swap",
            Self::Exchange(..) => "swap with the bank",
            Self::Hold => "hold",
            Self::Pair(pair) => pair_kind(pair),
            Self::Sacrifice(_) => "sacrifice",
            Self::Destroy(..) => "destroy",
            Self::End => "end",
        }
    }
}

fn play_kind(used: Use) -> &'static str {
    match (used.codex.kind(), used.fit) {
        (CodexKind::Haste, _) => "play Haste",
        (CodexKind::Reflex, Fit::Exact) => "play Reflex",
        (CodexKind::Reflex, Fit::Loose) => "play Reflex, starred",
        (CodexKind::Annex, Fit::Exact) => "play Annex",
        (CodexKind::Annex, Fit::Loose) => "play Annex, starred",
        (CodexKind::Lyse, Fit::Exact) => "play Lyse",
        (CodexKind::Lyse, Fit::Loose) => "play Lyse, starred",
        (CodexKind::Sacrifice, Fit::Exact) => "play Sacrifice",
        (CodexKind::Sacrifice, Fit::Loose) => "play Sacrifice, starred",
        (CodexKind::Eviscerate, Fit::Exact) => "play Eviscerate",
        (CodexKind::Eviscerate, Fit::Loose) => "play Eviscerate, starred",
        _ => "play",
    }
}

fn pair_kind(pair: CodexPair) -> &'static str {
    match (pair.annexed, pair.production.codex.kind(), pair.stars()) {
        (None, CodexKind::Combust, 0) => "pair Combust",
        (None, CodexKind::Combust, 1) => "pair Combust, starred",
        (None, CodexKind::Combust, _) => "pair Combust, two stars",
        (None, CodexKind::Oracle, 0) => "pair Oracle",
        (None, CodexKind::Oracle, 1) => "pair Oracle, starred",
        (None, CodexKind::Oracle, _) => "pair Oracle, two stars",
        (None, _, 0) => "pair Generate",
        (None, _, 1) => "pair Generate, starred",
        (None, _, _) => "pair Generate, two stars",
        (Some(Annexed::Production(_)), _, 0) => "pair with an annexed production",
        (Some(Annexed::Production(_)), _, _) => "pair with an annexed production, starred",
        (Some(Annexed::Number(_)), _, 0) => "pair with an annexed number",
        (Some(Annexed::Number(_)), _, _) => "pair with an annexed number, starred",
    }
}

impl fmt::Display for DamoclesAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Discard(Discard { first, second: None }) => write!(f, "discard {first}"),
            Self::Discard(Discard { first, second: Some(second) }) => write!(f, "discard {first} {second}"),
            Self::Place(god, spot) => write!(f, "place {} {spot}", god.letter()),
            Self::Play(used) => write!(f, "play {used}"),
            Self::Swap(one, other) => write!(f, "swap {one} {other}"),
            Self::Exchange(spot, god) => write!(f, "swap {spot} {}", god.letter()),
            Self::Hold => f.write_str("hold"),
            Self::Pair(pair) => write!(f, "pair {pair}"),
            Self::Sacrifice(codex) => write!(f, "sacrifice {codex}"),
            Self::Destroy(seat, codex) => write!(f, "destroy {seat}:{codex}"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for DamoclesAction {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        read(text).ok_or_else(|| ParseActionError::new(text, "damocles-actions"))
    }
}

fn read(text: &str) -> Option<DamoclesAction> {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let two = || rest.split_once(' ');
    Some(match verb {
        "hold" if text == verb => DamoclesAction::Hold,
        "end" if text == verb => DamoclesAction::End,
        "play" => DamoclesAction::Play(rest.parse().ok()?),
        "sacrifice" => DamoclesAction::Sacrifice(rest.parse().ok()?),
        "destroy" => {
            let (seat, codex) = owned(rest);
            DamoclesAction::Destroy(seat?, codex.parse().ok()?)
        }
        "discard" => DamoclesAction::Discard(read_discard(rest)?),
        "place" => {
            let (god, spot) = two()?;
            DamoclesAction::Place(god.parse().ok()?, spot.parse().ok()?)
        }
        "swap" => read_swap(two()?)?,
        "pair" => DamoclesAction::Pair(read_pair(two()?)?),
        _ => return None,
    })
}

fn read_discard(text: &str) -> Option<Discard> {
    let Some((one, other)) = text.split_once(' ') else { return text.parse().ok().map(Discard::one) };
    let [one, other]: [Codex; 2] = [one.parse().ok()?, other.parse().ok()?];
    (one != other).then(|| Discard::two(one, other))
}

fn read_swap((one, other): (&str, &str)) -> Option<DamoclesAction> {
    let one: RingSpot = one.parse().ok()?;
    if let Ok(god) = other.parse() {
        return Some(DamoclesAction::Exchange(one, god));
    }
    let other = other.parse().ok()?;
    (one < other).then_some(DamoclesAction::Swap(one, other))
}

fn read_pair((production, number): (&str, &str)) -> Option<CodexPair> {
    let [(its_owner, production), (other_owner, number)] = [production, number].map(owned);
    let [production, number]: [Use; 2] = [production.parse().ok()?, number.parse().ok()?];
    let sorts = codex::PRODUCTION.contains(production.codex) && codex::NUMBER.contains(number.codex);
    let annexed = match (its_owner, other_owner) {
        (None, None) => None,
        (Some(seat), None) => Some(Annexed::Production(seat)),
        (None, Some(seat)) => Some(Annexed::Number(seat)),
        (Some(_), Some(_)) => return None,
    };
    sorts.then_some(CodexPair { production, number, annexed })
}

/// Splits off the seat before the colon, if there is one.
fn owned(text: &str) -> (Option<Seat>, &str) {
    let owner = text.split_once(':').and_then(|(seat, rest)| {
        let seat = (0..Seat::MAX as u8).map(Seat::new).find(|other| other.to_string() == seat)?;
        Some((seat, rest))
    });
    owner.map_or((None, text), |(seat, rest)| (Some(seat), rest))
}
