//! The rules by example, the laws, and what a seat can know.

mod dealing;
mod drafting;
mod ending;
mod knowledge;
mod laws;
mod scene;
mod tricks;
mod trying;
mod winning;

use parlour_cards::{Card, CardSet};
use parlour_core::{
    Choices, FastDice, Game, PerSeat, Seat, Seats,
    record::{ChanceEvent, RecordEvent, Recording},
};
use parlour_laws::said;

use crate::{
    Board, DealerBy, DraftCard, DraftSet, Faj, FajOptions, FajPhase, FajTable,
    draft::{Draft, pack_held},
    pile::TrickPile,
    trick_cards,
};

pub(super) fn seat(number: u8) -> Seat {
    Seat::new(number)
}

pub(super) fn seats(count: usize) -> Seats {
    Seats::new(count).unwrap()
}

pub(super) fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
}

pub(super) fn drafts(text: &str) -> DraftSet {
    text.split_whitespace().map(|card| card.parse::<DraftCard>().unwrap()).collect()
}

pub(super) fn random_dealer() -> FajOptions {
    FajOptions { dealer: DealerBy::Random }
}

/// A game at the vote for the dealer.
pub(super) fn vote(count: usize) -> Faj {
    Faj::deal(seats(count), &FajOptions::default(), &mut FastDice::new(1), &mut ())
}

/// A game with its first packs dealt.
pub(super) fn dealt(count: usize, seed: u64) -> Faj {
    Faj::deal(seats(count), &random_dealer(), &mut FastDice::new(seed), &mut ())
}

/// A position in the last round before trick `trick`, with this board. Each seat has kept four cards, given
/// in the order in which it got them, and has played the first of them. Cards that are not on the board are
/// still in the trick pile.
pub(super) fn playing(trick: u8, board: &str, kept: &[&str]) -> Faj {
    let count = seats(kept.len());
    let mut table = FajTable::new(count, &FajOptions::default());
    table.dealer = Some(seat(0));
    table.round = FajTable::ROUNDS;
    table.phase = FajPhase::Play { trick };
    table.board = Board { cards: cards(board) };
    let mut draft = Draft::new(count);
    for seat in count.iter() {
        for (passes, card) in kept[seat.number()].split_whitespace().enumerate() {
            let card: DraftCard = card.parse().unwrap();
            draft.keeps[seat][passes] = Some(card);
            draft.dealt[pack_held(count, seat, passes)].insert(card);
            if passes + 1 < usize::from(trick) {
                table.played[seat].insert(card);
            }
        }
    }
    let mut order = trick_cards();
    order.sort_by_key(|&card| !table.board.cards.contains(card));
    let tricks = TrickPile::with_turned(order, table.board.cards.len());
    Faj { table, chosen: PerSeat::new(count), draft, tricks }
}

impl Faj {
    /// Plays actions given as text, each by the seat that is to act.
    pub(super) fn after(mut self, actions: &[&str]) -> Self {
        let mut dice = FastDice::new(9);
        for action in actions {
            let seat = self.to_act().first().expect("somebody is to act");
            self.play(seat, action.parse().unwrap(), &mut dice, &mut ()).unwrap();
        }
        self
    }

    /// The legal actions of a seat, as text.
    pub(super) fn legal_texts(&self, seat: Seat) -> String {
        let texts: Vec<String> = self.choices(seat).iter().map(|action| action.to_string()).collect();
        texts.join(", ")
    }

    /// Why a seat may not do this.
    pub(super) fn refusal(&self, seat: Seat, action: &str) -> String {
        said::<Self>(&self.check(seat, action.parse().unwrap()).unwrap_err().words())
    }
}

/// A whole game in which every seat always takes its first legal action, with everything that was recorded.
pub(super) fn whole_game(count: usize, options: &FajOptions, seed: u64) -> (Faj, Vec<RecordEvent>) {
    let mut game = Recording::<Faj, _>::deal(seats(count), options, FastDice::new(seed), &mut ());
    while let Some(seat) = game.position().to_act().first() {
        let action = game.position().choices(seat).nth(0);
        game.play(seat, action, &mut ()).unwrap();
    }
    (game.position().clone(), game.events().to_vec())
}

/// The names of the chance events among these.
pub(super) fn chances(events: &[RecordEvent]) -> Vec<String> {
    let name = |event: &RecordEvent| match event {
        RecordEvent::Chance(event) => Some(event.name()),
        RecordEvent::Decision { .. } => None,
    };
    events.iter().filter_map(name).collect()
}

/// The cards of a shuffle, the top first.
pub(super) fn order_of(event: &RecordEvent) -> Vec<String> {
    match event {
        RecordEvent::Chance(ChanceEvent::Shuffle { order, .. }) => order.clone(),
        other => panic!("not a shuffle: {other:?}"),
    }
}
