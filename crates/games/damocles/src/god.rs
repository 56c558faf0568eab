//! DAM-1: the five gods.

use std::str::FromStr;

use parlour_core::{
    Set,
    scene::{Emblem, Ink},
};
use serde::{Deserialize, Serialize};

/// One of the five gods.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum God {
    #[serde(rename = "H")]
    Hades,
    #[serde(rename = "P")]
    Poseidon,
    #[serde(rename = "A")]
    Artemis,
    #[serde(rename = "D")]
    Demeter,
    #[serde(rename = "N")]
    Nyx,
}

impl God {
    /// All gods, in order.
    pub const ALL: [Self; 5] = [Self::Hades, Self::Poseidon, Self::Artemis, Self::Demeter, Self::Nyx];

    /// DAM-1: the number of tokens of each god.
    pub const TOKENS: u8 = 4;

    /// The god's letter.
    pub const fn letter(self) -> char {
        self.byte() as char
    }

    pub(crate) const fn byte(self) -> u8 {
        b"HPADN"[self as usize]
    }

    pub(crate) const fn emblem(self) -> Emblem {
        let ink = [Ink::Red, Ink::Blue, Ink::Green, Ink::Gold, Ink::Black][self as usize];
        let name = ["hades", "poseidon", "artemis", "demeter", "nyx"][self as usize];
        let word =
            ["damocles-hades", "damocles-poseidon", "damocles-artemis", "damocles-demeter", "damocles-nyx"]
                [self as usize];
        Emblem::new(name, word, self.letter(), ink)
    }
}

/// A set of gods.
pub type GodSet = Set<God>;

parlour_core::listed!(God);

/// Reads a god from its letter.
impl FromStr for God {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|god| text.len() == 1 && text.starts_with(god.letter())).ok_or(())
    }
}
