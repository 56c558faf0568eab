//! The rules by example, the laws, and what a seat can know.

mod knowledge;
mod laws;
mod rules;

use parlour_cards::Card;
use parlour_core::{Choices as _, Game, NoChance, Seat};

use crate::{Leduc, LeducAction, LeducTable};

/// The seat that acts first.
const FIRST: Seat = Seat::new(0);
/// The seat that dealt.
const DEALER: Seat = Seat::new(1);

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// The start of a game with the hand of the first seat, the dealer's, and the card that will be turned up.
fn start(first: &str, dealer: &str, public: &str) -> Leduc {
    Leduc { table: LeducTable::new(DEALER), hands: [card(first), card(dealer)], public: card(public) }
}

impl Leduc {
    /// Plays actions given as text, each by the seat that is to act.
    fn after(mut self, actions: &str) -> Self {
        for action in actions.split_whitespace() {
            let seat = self.table.turn().unwrap();
            self.play(seat, action.parse().unwrap(), &mut NoChance, &mut ()).unwrap();
        }
        self
    }

    /// The legal actions now, as text.
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
