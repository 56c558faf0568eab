//! What a seat knows, as numbers.

use parlour_cards::{Card, Suit};
use parlour_core::{
    Set, View as _,
    observe::{Cells, Field, Numbering, Observed},
};

use crate::{Pile, PilePoints, PillarsAction, PillarsPhase, PillarsTable, PillarsView};

const SUITS: usize = Suit::ALL.len();

/// The most legal actions at one decision. With the highest limit, 25, a suit has 1104 choices of cards that
/// stay within it. Add a crawl with each card, the effects of ten hearts, of four jacks on 52 cards, of four
/// queens, of four kings on four battles, and score, harvest and end.
const MOST_LEGAL: usize = SUITS * 1104 + Card::COUNT + 10 + 4 * Card::COUNT + 4 + 4 * SUITS + 3;

impl Observed for PillarsView {
    const VERSION: u32 = 1;
    const SEATS: usize = 2;

    const SHORT: &'static [Field] = &[
        Field::flag("seat at the table").each_seat(),
        Field::one_of("phase: act, take, over", 3),
        Field::seat("to act"),
        Field::number("actions left in the turn"),
        Field::set("battles to take a card from", SUITS),
        Field::set("own hand", Card::COUNT),
        Field::set("sides of the battles", Card::COUNT).each_seat(),
        Field::number("value of a side, by suit").times(SUITS).each_seat(),
        Field::number("limit of a side").each_seat(),
        Field::number("cards in hand").each_seat(),
    ];

    const REST: &'static [Field] = &[
        Field::seat("dealer"),
        Field::seat("whose turn it is or was"),
        Field::set("scored", Card::COUNT).each_seat(),
        Field::number("points of a pile: hearts, spades, diamonds, clubs, faces")
            .times(Pile::ALL.len())
            .each_seat(),
        Field::number("majorities").each_seat(),
        Field::set("out of the game", Card::COUNT),
        Field::number("stolen cards in hand").each_seat(),
        Field::set("stolen cards in hand that are known", Card::COUNT).each_seat(),
        Field::set("not seen", Card::COUNT),
        Field::number("cards in the deck"),
        Field::flag("option pile_points: count"),
    ];

    const NUMBERING: Numbering<PillarsAction> = Numbering::Place { most: MOST_LEGAL };

    fn observe_short(&self, out: &mut Cells<'_>) {
        let table = &self.table;
        let (phase, taking) = match table.phase {
            PillarsPhase::Act => (0, Set::EMPTY),
            PillarsPhase::Take(battles) => (1, battles),
            PillarsPhase::Over => (2, Set::EMPTY),
        };
        out.field("seat at the table").each_seat(|out, _| out.flag(true));
        out.field("phase: act, take, over").one_of(3, Some(phase));
        out.field("to act").seat(self.to_act().first());
        out.field("actions left in the turn").number(table.actions);
        out.field("battles to take a card from").set(SUITS, taking);
        out.field("own hand").cards(self.hand);
        out.field("sides of the battles").each_seat(|out, seat| out.cards(table.sides[seat]));
        out.field("value of a side, by suit").each_seat(|out, seat| {
            out.numbers(Suit::ALL.map(|suit| table.side_ranks(seat, suit).value()));
        });
        out.field("limit of a side").each_seat(|out, seat| out.number(table.limit(seat)));
        out.field("cards in hand").each_seat(|out, seat| out.number(table.hands[seat].cards));
    }

    fn observe_rest(&self, out: &mut Cells<'_>) {
        let table = &self.table;
        let known =
            PillarsTable::SEATS.iter().fold(table.face_up(), |known, seat| known | self.known_hand(seat));
        out.field("dealer").seat(Some(table.dealer));
        out.field("whose turn it is or was").seat(Some(table.turn));
        out.field("scored").each_seat(|out, seat| out.cards(table.scored[seat]));
        out.field("points of a pile: hearts, spades, diamonds, clubs, faces").each_seat(|out, seat| {
            out.numbers(Pile::ALL.map(|pile| table.points(seat, pile)));
        });
        out.field("majorities").each_seat(|out, seat| out.number(table.score(seat)));
        out.field("out of the game").cards(table.discarded);
        out.field("stolen cards in hand").each_seat(|out, seat| out.number(table.hands[seat].stolen));
        out.field("stolen cards in hand that are known").each_seat(|out, seat| out.cards(self.known[seat]));
        out.field("not seen").cards(Card::deck() - known);
        out.field("cards in the deck").number(table.deck_size() as u32);
        out.field("option pile_points: count").flag(table.options.pile_points == PilePoints::Count);
    }
}
