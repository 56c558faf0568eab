//! The rules by example, the laws, and what a seat can know.

mod annex;
mod deck;
mod destruction;
mod knowledge;
mod laws;
mod matching;
mod pairs;
mod pieces;
mod reach;
mod reflex;
mod reshuffled;
mod scenario;
mod scene;
mod setup;
mod turn;

use parlour_core::{Chance, Choices, Game, NoChance, Seat, options};
use parlour_laws::said;

use self::scenario::Scenario;
use crate::{Codex, CodexSet, Damocles, DamoclesAction, DamoclesOptions, God, Ring};

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

fn codex(text: &str) -> Codex {
    text.parse().unwrap()
}

fn codices(text: &str) -> CodexSet {
    text.split_whitespace().map(codex).collect()
}

/// A ring from its seven letters, with a dot for an empty position.
fn ring(letters: &str) -> Ring {
    let tokens: Vec<Option<God>> = letters.chars().map(|letter| letter.to_string().parse().ok()).collect();
    Ring::from(<[Option<God>; 7]>::try_from(tokens).unwrap())
}

fn with(changes: &serde_json::Value) -> Result<DamoclesOptions, String> {
    let changes = changes.as_object().unwrap();
    let changes = changes.iter().map(|(key, value)| (key.as_str(), value.clone()));
    options::with_changes(changes).map_err(|error| error.to_string())
}

impl Damocles {
    /// Plays actions given as text, each by the seat that is to act. They must not need chance.
    fn after(self, actions: &[&str]) -> Self {
        self.after_with(actions, &mut NoChance)
    }

    fn after_with(mut self, actions: &[&str], chance: &mut impl Chance) -> Self {
        for action in actions {
            let seat = self.to_act().first().expect("somebody is to act");
            self.play(seat, action.parse().unwrap(), chance, &mut ()).unwrap();
        }
        self
    }

    /// The legal actions of the seat to act, as text.
    fn legal_texts(&self) -> Vec<String> {
        let seat = self.to_act().first().unwrap();
        self.choices(seat).iter().map(|action| action.to_string()).collect()
    }

    /// The legal actions of the seat to act that begin with a word.
    fn legal_of(&self, verb: &str) -> String {
        let texts = self.legal_texts();
        let of_verb = texts.iter().filter(|text| text.split(' ').next() == Some(verb));
        of_verb.cloned().collect::<Vec<String>>().join(", ")
    }

    /// Why the seat to act may not do this.
    fn refusal(&self, action: &str) -> String {
        let action: DamoclesAction = action.parse().unwrap();
        said::<Self>(&self.check(self.to_act().first().unwrap(), action).unwrap_err().words())
    }
}
