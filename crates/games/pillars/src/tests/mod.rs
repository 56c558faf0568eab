//! The rules by example, the laws, and what a seat can know.

mod actions;
mod builder;
mod ending;
mod fighting;
mod knowledge;
mod laws;
mod listing;
mod magic;
mod scene;
mod scoring;
mod turns;

use parlour_cards::{Card, CardSet};
use parlour_core::{FastDice, Game, Seat};
use parlour_laws::said;

use self::builder::position;
use crate::{Pillars, PillarsAction};

fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
}

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

/// The legal actions of the seat to act, except attacks and defences with more than one card.
fn legal(position: &Pillars) -> String {
    let actions = position.choices(position.table.turn);
    let texts: Vec<String> = actions.iter().map(PillarsAction::to_string).collect();
    texts.join(", ")
}

impl Pillars {
    /// Plays actions given as text, each by the seat that is to act.
    fn after(mut self, actions: &[&str]) -> Self {
        let mut dice = FastDice::new(1);
        for action in actions {
            let seat = self.to_act().first().expect("somebody is to act");
            self.play(seat, action.parse().unwrap(), &mut dice, &mut ()).unwrap();
        }
        self
    }

    fn allows(&self, action: &str) -> bool {
        self.check(self.table.turn, action.parse().unwrap()).is_ok()
    }

    /// Why the seat to act may not do this.
    fn refuses(&self, action: &str) -> String {
        said::<Self>(&self.check(self.table.turn, action.parse().unwrap()).unwrap_err().words())
    }

    fn refuses_seat(&self, number: u8, action: &str) -> String {
        said::<Self>(&self.check(seat(number), action.parse().unwrap()).unwrap_err().words())
    }

    fn side(&self, number: u8) -> CardSet {
        self.table.sides[seat(number)]
    }

    fn scored(&self, number: u8) -> CardSet {
        self.table.scored[seat(number)]
    }

    fn held(&self, number: u8) -> CardSet {
        self.hands[seat(number)]
    }
}
