//! What a seat knows, as numbers.

use parlour_cards::{Card, Suit};
use parlour_core::{
    IndexedAction, View as _,
    observe::{Cells, Field, Numbering, Observed},
};

use crate::{
    Board, DraftCard, FajAction, FajPhase, FajTable, FajTrick, FajView, Win, draft::PACKS, options::DealerBy,
};

const SUITS: usize = Suit::ALL.len();
const WINS: usize = 4;

impl Observed for FajView {
    const VERSION: u32 = 1;
    const SEATS: usize = 4;

    const SHORT: &'static [Field] = &[
        Field::flag("seat at the table").each_seat(),
        Field::one_of("phase: vote, keep, play, over", 4),
        Field::seats("to act"),
        Field::one_of("round", FajTable::ROUNDS as usize),
        Field::one_of("packs passed on", PACKS),
        Field::one_of("trick of the round", PACKS),
        Field::set("own kept cards not played", DraftCard::COUNT),
        Field::set("pack in hand", DraftCard::COUNT),
        Field::one_of("own choice that waits for others, by action", FajAction::COUNT),
        Field::set("board", Card::COUNT),
        Field::number("values on the board, by suit").times(SUITS),
        Field::one_of("trump", SUITS),
        Field::set("won", Card::COUNT).each_seat(),
    ];

    const REST: &'static [Field] = &[
        Field::seat("dealer"),
        Field::seat("vote of a seat").each_seat(),
        Field::one_of("card drawn for the deal", Card::COUNT).each_seat(),
        Field::seats("who has chosen"),
        Field::set("played in this round", DraftCard::COUNT).each_seat(),
        Field::set("pack as it was handed, by pass", DraftCard::COUNT).times(PACKS),
        Field::one_of("kept of the pack", DraftCard::COUNT).times(PACKS),
        Field::set("trick cards that nobody has seen", Card::COUNT),
        Field::number("seats with a lower hand").each_seat(),
        Field::flag("there is a trick before"),
        Field::one_of("its round", FajTable::ROUNDS as usize),
        Field::one_of("its number in the round", PACKS),
        Field::set("its board", Card::COUNT),
        Field::one_of("its cards", DraftCard::COUNT).each_seat(),
        Field::seat("its winner"),
        Field::one_of("it was won by: rank, trump, Joker, jack", WINS),
        Field::flag("there is a second trick before"),
        Field::one_of("its round", FajTable::ROUNDS as usize),
        Field::one_of("its number in the round", PACKS),
        Field::set("its board", Card::COUNT),
        Field::one_of("its cards", DraftCard::COUNT).each_seat(),
        Field::seat("its winner"),
        Field::one_of("it was won by: rank, trump, Joker, jack", WINS),
        Field::flag("option dealer: random"),
    ];

    const NUMBERING: Numbering<FajAction> = Numbering::by_index();

    fn observe_short(&self, out: &mut Cells<'_>) {
        let table = &self.table;
        let (phase, passes, trick) = match table.phase {
            FajPhase::Vote => (0, None, None),
            FajPhase::Keep { passes } => (1, Some(usize::from(passes)), None),
            FajPhase::Play { trick } => (2, None, Some(usize::from(trick) - 1)),
            FajPhase::Over => (3, None, None),
        };
        out.field("seat at the table").each_seat(|out, _| out.flag(true));
        out.field("phase: vote, keep, play, over").one_of(4, Some(phase));
        out.field("to act").seats(self.to_act());
        out.field("round").one_of(FajTable::ROUNDS.into(), Some(usize::from(table.round) - 1));
        out.field("packs passed on").one_of(PACKS, passes);
        out.field("trick of the round").one_of(PACKS, trick);
        out.field("own kept cards not played").cards(self.hand());
        out.field("pack in hand").cards(self.pack());
        out.field("own choice that waits for others, by action");
        self.own_choice(out);
        out.field("board").cards(table.board.cards);
        out.field("values on the board, by suit");
        out.numbers(table.board.sums());
        out.field("trump").one_of(SUITS, table.board.trump().map(|suit| suit as usize));
        out.field("won").each_seat(|out, seat| out.cards(table.piles[seat]));
    }

    fn observe_rest(&self, out: &mut Cells<'_>) {
        let table = &self.table;
        let scores = table.scores();
        out.field("dealer").seat(table.dealer);
        out.field("vote of a seat").each_seat(|out, seat| out.seat(table.votes[seat]));
        out.field("card drawn for the deal").each_seat(|out, seat| out.card(table.drawn[seat]));
        out.field("who has chosen").seats(table.decided);
        out.field("played in this round").each_seat(|out, seat| out.cards(table.played[seat]));
        out.field("pack as it was handed, by pass");
        for pack in self.memory.packs {
            out.cards(pack);
        }
        out.field("kept of the pack");
        for card in self.memory.keeps {
            out.card(card);
        }
        out.field("trick cards that nobody has seen").cards(table.unturned());
        out.field("seats with a lower hand").each_seat(|out, seat| out.number(scores[seat]));
        let [last, second] = &table.last_tricks;
        out.field("there is a trick before").flag(last.is_some());
        trick(out, last.as_ref());
        out.field("there is a second trick before").flag(second.is_some());
        trick(out, second.as_ref());
        out.field("option dealer: random").flag(table.options.dealer == DealerBy::Random);
    }
}

impl FajView {
    /// Writes the viewer's own choice. Votes are seats, which as everywhere are counted from the viewer on.
    fn own_choice(&self, out: &mut Cells<'_>) {
        let seats = self.table.seats;
        let chosen = self.chosen.zip(self.viewer.seat()).map(|(action, viewer)| match action {
            FajAction::Vote(seat) => seats.relative(viewer, seat),
            FajAction::Keep(_) | FajAction::Play(_) => action.index(),
        });
        out.one_of(FajAction::COUNT, chosen);
    }
}

/// Writes a finished trick, or its absence.
fn trick(out: &mut Cells<'_>, trick: Option<&FajTrick>) {
    let number = |number: u8| usize::from(number) - 1;
    out.field("its round").one_of(FajTable::ROUNDS.into(), trick.map(|trick| number(trick.round)));
    out.field("its number in the round").one_of(PACKS, trick.map(|trick| number(trick.number)));
    out.field("its board").cards(trick.map_or(Board::default(), |trick| trick.board).cards);
    out.field("its cards").each_seat(|out, seat| out.card(trick.and_then(|trick| trick.plays[seat])));
    out.field("its winner").seat(trick.map(|trick| trick.winner));
    out.field("it was won by: rank, trump, Joker, jack").one_of(
        WINS,
        trick.map(|trick| match trick.by {
            Win::Rank => 0,
            Win::Trump => 1,
            Win::Joker => 2,
            Win::Jack => 3,
        }),
    );
}
