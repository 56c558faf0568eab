//! What a seat knows, as numbers.

use parlour_cards::Card;
use parlour_core::{
    Seat, View as _,
    observe::{Cells, Field, Numbering, Observed},
};

use crate::{Betting, DECK, Ending, LeducAction, LeducTable, LeducView};

const CARDS: usize = DECK.len();
const ACTIONS: usize = LeducAction::ALL.len();

impl Observed for LeducView {
    const VERSION: u32 = 1;
    const SEATS: usize = LeducTable::SEATS.count();
    const STAKE: Option<u16> = Some(13);

    const SHORT: &'static [Field] = &[
        Field::seat("to act"),
        Field::one_of("own card: hearts, then spades", CARDS),
        Field::one_of("public card", CARDS),
        Field::number("chips paid").each_seat(),
        Field::flag("second round"),
    ];

    const REST: &'static [Field] = &[
        Field::seat("dealer"),
        Field::one_of("done in the first round", ACTIONS).times(Betting::LONGEST),
        Field::one_of("done in the second round", ACTIONS).times(Betting::LONGEST),
        Field::seat("who folded"),
        Field::one_of("card shown", CARDS).each_seat(),
    ];

    const NUMBERING: Numbering<LeducAction> = Numbering::by_index();

    fn observe_short(&self, out: &mut Cells<'_>) {
        out.field("to act").seat(self.to_act().first());
        out.field("own card: hearts, then spades").one_of(CARDS, self.hand.map(place));
        out.field("public card").one_of(CARDS, self.table.public.map(place));
        out.field("chips paid").each_seat(|out, seat| out.number(self.table.paid[seat]));
        out.field("second round").flag(self.table.rounds[1].is_some());
    }

    fn observe_rest(&self, out: &mut Cells<'_>) {
        let [first, second] = self.table.rounds;
        let (folded, shown) = match self.table.ending {
            Some(Ending::Fold(seat)) => (Some(seat), None),
            Some(Ending::Showdown(cards)) => (None, Some(cards)),
            None => (None, None),
        };
        out.field("dealer").seat(Some(self.table.dealer));
        round(out.field("done in the first round"), first);
        round(out.field("done in the second round"), second);
        out.field("who folded").seat(folded);
        out.field("card shown").each_seat(|out, seat: Seat| {
            out.one_of(CARDS, shown.map(|cards| place(cards[seat.number()])));
        });
    }
}

/// The index of a card in [`DECK`].
fn place(card: Card) -> usize {
    DECK.iter().position(|&other| other == card).expect("all cards are from the deck")
}

fn round(out: &mut Cells<'_>, betting: Option<Betting>) {
    let mut done = betting.unwrap_or_default().actions();
    for _ in 0..Betting::LONGEST {
        out.one_of(ACTIONS, done.next().map(|action| action as usize));
    }
}
