//! DAM-2 and DAM-4: the codices and their kinds.

use std::{fmt, str::FromStr};

use parlour_core::{Ordinal, Set};
use thiserror::Error;

use crate::{God, list::PATTERNS};

/// DAM-4: the kind of a codex, in list order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum CodexKind {
    Generate,
    Combust,
    Oracle,
    Reflex,
    Haste,
    One,
    Two,
    Three,
    Annex,
    Lyse,
    Sacrifice,
    Eviscerate,
}

impl CodexKind {
    /// All kinds, in order.
    pub const ALL: [Self; 12] = [
        Self::Generate,
        Self::Combust,
        Self::Oracle,
        Self::Reflex,
        Self::Haste,
        Self::One,
        Self::Two,
        Self::Three,
        Self::Annex,
        Self::Lyse,
        Self::Sacrifice,
        Self::Eviscerate,
    ];

    /// The number of the first codex of each kind, and the number after the last codex.
    const STARTS: [u8; 13] = [0, 10, 20, 25, 30, 35, 45, 50, 55, 60, 65, 70, 75];

    /// The letters that its codices' names start with.
    pub const fn letters(self) -> &'static str {
        ["G", "C", "O", "R", "H", "I", "II", "III", "A", "L", "S", "E"][self as usize]
    }

    /// The id of the message with its name.
    pub const fn word(self) -> &'static str {
        [
            "damocles-generate",
            "damocles-combust",
            "damocles-oracle",
            "damocles-reflex",
            "damocles-haste",
            "damocles-one",
            "damocles-two",
            "damocles-three",
            "damocles-annex",
            "damocles-lyse",
            "damocles-sacrifice",
            "damocles-eviscerate",
        ][self as usize]
    }

    pub(crate) const fn start(self) -> u8 {
        Self::STARTS[self as usize]
    }

    const fn end(self) -> u8 {
        Self::STARTS[self as usize + 1]
    }

    /// The codices of this kind.
    #[inline]
    pub const fn codices(self) -> CodexSet {
        CodexSet::from_bits((1 << self.end()) - (1 << self.start()))
    }
}

/// DAM-2: a codex, by its number in the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Codex(u8);

/// A set of codices.
pub type CodexSet = Set<Codex>;

/// DAM-4: the productions, which draw codices.
pub(crate) const PRODUCTION: CodexSet = CodexSet::from_bits((1 << 25) - 1);
/// DAM-4: One, Two and Three.
pub(crate) const NUMBER: CodexSet = CodexSet::from_bits((1 << 55) - (1 << 35));
/// DAM-4: the codices that stay in front of their seat after they are played.
pub(crate) const PERMANENT: CodexSet =
    CodexSet::from_bits(NUMBER.bits() | PRODUCTION.bits() & !CodexKind::Combust.codices().bits());
/// DAM-10, DAM-14, DAM-16, DAM-17: the codices that are played alone.
pub(crate) const ALONE: CodexSet = CodexSet::from_bits(((1 << 35) - (1 << 25)) | ((1 << 75) - (1 << 55)));

impl Codex {
    /// The number of codices, including both expansions.
    pub const COUNT: usize = 75;

    /// The kind of each codex.
    const KINDS: [CodexKind; Self::COUNT] = {
        let mut kinds = [CodexKind::Generate; Self::COUNT];
        let mut index = 0;
        while index < CodexKind::ALL.len() {
            let kind = CodexKind::ALL[index];
            let mut codex = kind.start();
            while codex < kind.end() {
                kinds[codex as usize] = kind;
                codex += 1;
            }
            index += 1;
        }
        kinds
    };

    /// DAM-2: the number of gods in each pattern.
    pub(crate) const POINTS: [u8; Self::COUNT] = {
        let mut points = [0; Self::COUNT];
        let mut codex = 0;
        while codex < Self::COUNT {
            let mut place = 0;
            while place < 7 {
                points[codex] += (PATTERNS[codex][place] != b'.') as u8;
                place += 1;
            }
            codex += 1;
        }
        points
    };

    /// All codices, in list order.
    pub const fn all() -> CodexSet {
        CodexSet::from_bits((1 << Self::COUNT) - 1)
    }

    /// The kind of the codex.
    #[inline]
    pub const fn kind(self) -> CodexKind {
        Self::KINDS[self.0 as usize]
    }

    /// DAM-2: what the codex scores: one point for each god in its pattern.
    #[inline]
    pub const fn points(self) -> u8 {
        Self::POINTS[self.0 as usize]
    }

    /// The gods in its places 1 to 7.
    pub fn pattern(self) -> [Option<God>; 7] {
        PATTERNS[self.0 as usize].map(|letter| God::ALL.into_iter().find(|god| god.byte() == letter))
    }

    /// The number within the kind, counted from 0.
    #[inline]
    pub(crate) const fn within_kind(self) -> u8 {
        self.0 - self.kind().start()
    }

    /// DAM-4: how many a number codex stands for.
    ///
    /// # Panics
    /// If the codex is not a number.
    #[inline]
    pub(crate) fn number(self) -> u8 {
        match self.kind() {
            CodexKind::One => 1,
            CodexKind::Two => 2,
            CodexKind::Three => 3,
            other => unreachable!("{other:?} is not a number"),
        }
    }
}

/// DAM-2: the total score of the codices.
pub(crate) fn points(codices: CodexSet) -> i32 {
    codices.iter().map(|codex| i32::from(codex.points())).sum()
}

parlour_core::numbered!(Codex, u128);

impl Ordinal for Codex {
    const EVERY: CodexSet = Self::all();
}

impl fmt::Display for Codex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind().letters(), self.within_kind() + 1)
    }
}

parlour_core::debug_as_text!(Codex);

/// The text is not a codex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a codex is written kind then number, as in `G3` or `III1`")]
pub struct ParseCodexError;

impl FromStr for Codex {
    type Err = ParseCodexError;

    fn from_str(text: &str) -> Result<Self, ParseCodexError> {
        let digits = text.trim_start_matches(|letter: char| letter.is_ascii_uppercase());
        let letters = text.strip_suffix(digits).ok_or(ParseCodexError)?;
        let kind =
            CodexKind::ALL.into_iter().find(|kind| kind.letters() == letters).ok_or(ParseCodexError)?;
        kind.codices()
            .iter()
            .find(|codex| (codex.within_kind() + 1).to_string() == digits)
            .ok_or(ParseCodexError)
    }
}

parlour_core::json_as_text!(Codex);
