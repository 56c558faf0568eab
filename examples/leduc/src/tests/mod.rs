//! The rules by example, the laws, and what a seat can know.

mod knowledge;
mod laws;
mod rules;

use parlour_cards::Card;
use parlour_core::{Choices as _, Game, NoChance, Seat};

use crate::{Leduc, LeducAction, LeducTable};

/// Speaks first.
const FIRST: Seat = Seat::new(0);
/// Dealt.
const DEALER: Seat = Seat::new(1);

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// A game that begins: the hand of the first seat, that of the dealer, and the card that will be turned up.
fn start(first: &str, dealer: &str, public: &str) -> Leduc {
    Leduc { table: LeducTable::new(DEALER), hands: [card(first), card(dealer)], public: card(public) }
}

impl Leduc {
    /// Plays actions by their texts, by whoever is to act.
    fn after(mut self, actions: &str) -> Self {
        for action in actions.split_whitespace() {
            let seat = self.table.turn().unwrap();
            self.play(seat, action.parse().unwrap(), &mut NoChance, &mut ()).unwrap();
        }
        self
    }

    /// The texts of what can be done now.
    fn offers(&self) -> String {
        let turn = self.table.turn().unwrap();
        self.choices(turn).iter().map(LeducAction::name).collect::<Vec<_>>().join(" ")
    }

    /// The scores of a finished game.
    fn scores(&self) -> [i32; 2] {
        let outcome = self.outcome().unwrap();
        [outcome.scores[FIRST], outcome.scores[DEALER]]
    }
}
