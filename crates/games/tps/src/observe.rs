//! What a seat knows, as numbers.

use parlour_core::{
    Set, View as _,
    observe::{Cells, Field, Numbering, Observed},
};

use crate::{TpsAction, TpsCard, TpsPhase, TpsSuit, TpsTrick, TpsView, Worth};

const SUITS: usize = TpsSuit::ALL.len();
const RANKS: usize = 13;

impl Observed for TpsView {
    const VERSION: u32 = 1;
    const SEATS: usize = 4;

    const SHORT: &'static [Field] = &[
        Field::flag("seat at the table").each_seat(),
        Field::one_of("phase: play, value, over", 3),
        Field::seat("to act"),
        Field::one_of("suit whose value may move", SUITS),
        Field::set("own hand, by card", TpsCard::COUNT),
        Field::seat("leader of the trick"),
        Field::one_of("suit led", SUITS),
        Field::set("cards in the trick", TpsCard::COUNT),
        Field::number("points won, by suit").times(SUITS).each_seat(),
        Field::one_of("value of each suit: -1, 1, 2", Worth::LADDER.len()).times(SUITS),
    ];

    const REST: &'static [Field] = &[
        Field::seat("dealer"),
        Field::wide("score as it stands").each_seat(),
        Field::set("played", TpsCard::COUNT),
        Field::set("not seen", TpsCard::COUNT),
        Field::set("set aside face up", TpsCard::COUNT),
        Field::set("suits that a seat has shown not to hold", SUITS).each_seat(),
        Field::number("cards in hand").each_seat(),
        Field::one_of("card in the trick: suit, then rank", SUITS + RANKS).each_seat(),
        Field::flag("there is a trick before"),
        Field::seat("leader of the trick before"),
        Field::one_of("card in the trick before: suit, then rank", SUITS + RANKS).each_seat(),
        Field::number("stars, by rank").times(RANKS),
        Field::flag("option open_aside"),
    ];

    const NUMBERING: Numbering<TpsAction> = Numbering::by_index();

    fn observe_short(&self, out: &mut Cells<'_>) {
        let table = &self.table;
        let (phase, moving) = match table.phase {
            TpsPhase::Play(_) => (0, None),
            TpsPhase::Value(_, suit) => (1, Some(suit as usize)),
            TpsPhase::Over => (2, None),
        };
        out.field("seat at the table").each_seat(|out, _| out.flag(true));
        out.field("phase: play, value, over").one_of(3, Some(phase));
        out.field("to act").seat(self.to_act().first());
        out.field("suit whose value may move").one_of(SUITS, moving);
        out.field("own hand, by card").cards(self.hand);
        out.field("leader of the trick").seat(Some(table.trick.leader));
        out.field("suit led").one_of(SUITS, table.trick.led().map(|suit| suit as usize));
        out.field("cards in the trick").cards(table.trick.played().map(|(_, card)| card).collect::<Set<_>>());
        out.field("points won, by suit")
            .each_seat(|out, seat| out.numbers(TpsSuit::ALL.map(|suit| table.points[seat][suit])));
        out.field("value of each suit: -1, 1, 2");
        for suit in TpsSuit::ALL {
            out.one_of(Worth::LADDER.len(), Some(table.worth[suit] as usize));
        }
    }

    fn observe_rest(&self, out: &mut Cells<'_>) {
        let table = &self.table;
        let none = || TpsTrick::new(table.dealer, table.seats);
        let before = table.last_trick.unwrap_or_else(none);
        out.field("dealer").seat(Some(table.dealer));
        out.field("score as it stands").each_seat(|out, seat| out.wide(table.score(seat)));
        out.field("played").cards(table.played);
        out.field("not seen").cards(self.unseen());
        out.field("set aside face up").cards(table.open_aside);
        out.field("suits that a seat has shown not to hold")
            .each_seat(|out, seat| out.set(SUITS, table.voids[seat]));
        out.field("cards in hand").each_seat(|out, seat| out.number(table.hand_size(seat) as u32));
        trick(out.field("card in the trick: suit, then rank"), &table.trick);
        out.field("there is a trick before").flag(table.last_trick.is_some());
        out.field("leader of the trick before").seat(table.last_trick.map(|trick| trick.leader));
        trick(out.field("card in the trick before: suit, then rank"), &before);
        out.field("stars, by rank");
        out.numbers(<[u8; RANKS]>::from(table.options.stars));
        out.field("option open_aside").flag(table.options.open_aside);
    }
}

fn trick(out: &mut Cells<'_>, trick: &TpsTrick) {
    out.each_seat(|out, seat| {
        let card = trick.cards[seat];
        out.one_of(SUITS, card.map(|card| card.suit() as usize));
        out.one_of(RANKS, card.map(|card| usize::from(card.rank()) - 1));
    });
}
