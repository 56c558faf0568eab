//! The rules by example, the laws, and what a seat can know.

mod knowledge;
mod laws;
mod records;
mod rules;
mod scene;

use parlour_core::{NoChance, PerSeat, Seat, Seats};

use crate::{PerSuit, Tps, TpsCard, TpsCardSet, TpsOptions, TpsPhase, TpsTable, TpsTrick};

pub(super) fn cards(text: &str) -> TpsCardSet {
    text.split_whitespace().map(|card| card.parse::<TpsCard>().unwrap()).collect()
}

pub(super) fn seat(number: u8) -> Seat {
    Seat::new(number)
}

/// A position in which seat 0 leads, with these hands; all other cards have been played, except those set
/// aside.
pub(super) fn position(hands: &[&str], aside: &str) -> Tps {
    let seats = Seats::new(hands.len()).unwrap();
    let hands = PerSeat::from_fn(seats, |seat| cards(hands[seat.number()]));
    let aside = cards(aside);
    let held = hands.as_slice().iter().fold(aside, |all, &hand| all | hand);
    let table = TpsTable {
        options: TpsOptions::default(),
        seats,
        dealer: seats.right_of(seat(0)),
        open_aside: TpsCardSet::EMPTY,
        phase: TpsPhase::Play(seat(0)),
        trick: TpsTrick::new(seat(0), seats),
        last_trick: None,
        played: TpsCard::all() - held,
        voids: PerSeat::new(seats),
        points: PerSeat::new(seats),
        worth: PerSuit::default(),
    };
    Tps { table, hands, aside }
}

impl Tps {
    /// Plays actions given as text, each by the seat that is to act.
    pub(super) fn after(mut self, actions: &[&str]) -> Self {
        use parlour_core::Game;
        for action in actions {
            let seat = self.to_act().first().expect("somebody is to act");
            self.play(seat, action.parse().unwrap(), &mut NoChance, &mut ()).unwrap();
        }
        self
    }
}
