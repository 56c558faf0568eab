//! What a seat knows, as numbers.

use parlour_core::{
    PerSeat, View as _,
    observe::{Cells, Field, Numbering, Observed},
};

use crate::{
    Archon, ArchonsAction, ArchonsCard, ArchonsPhase, ArchonsTable, ArchonsView, CardPoints, Clues,
    HandMemory, HandState, LeadOrder, Poker, ResolvedTurn, Stock, trail::Trail,
};

const SUIT_AND_RANK: usize = 14;

impl Observed for ArchonsView {
    const VERSION: u32 = 1;
    const SEATS: usize = 6;

    const SHORT: &'static [Field] = &[
        Field::flag("seat at the table").each_seat(),
        Field::one_of("phase: lead, play, under, return, over", 5),
        Field::seats("to act"),
        Field::flag("the hand ends after the card under the Demiurge"),
        Field::set("own hand, by card", ArchonsCard::COUNT),
        Field::one_of("own choice that waits for others", ArchonsCard::COUNT),
        Field::seat("leader"),
        Field::one_of("Archon led", Archon::COUNT),
        Field::seats("who plays a card in this turn"),
        Field::set("Archons in front", Archon::COUNT).each_seat(),
        Field::one_of("card under the Demiurge", Poker::COUNT),
        Field::wide("score as it stands").each_seat(),
    ];

    const REST: &'static [Field] = &[
        Field::seat("dealer"),
        Field::one_of("hand of the game", ArchonsTable::HANDS),
        Field::number("turns done in this hand"),
        Field::wide("deals of this hand that did not stand"),
        Field::seat("who was dealt Archons only"),
        Field::set("the Archons dealt to it", Archon::COUNT),
        Field::flag("there is a turn before"),
        Field::seat("leader of the turn before"),
        Field::one_of("Archon led in the turn before", Archon::COUNT),
        Field::one_of("card of the turn before: suit, then rank", SUIT_AND_RANK).each_seat(),
        Field::set("tied in the turn before", Poker::COUNT),
        Field::one_of("destroyed in the turn before", Poker::COUNT),
        Field::seat("winner of the turn before"),
        Field::set("Archons thrown after the turn before", Archon::COUNT).each_seat(),
        Field::set("captured in this hand", Poker::COUNT).each_seat(),
        Field::set("poker cards that nobody has won", Poker::COUNT),
        Field::set("Archons that nobody has won", Archon::COUNT),
        Field::set("discard pile", ArchonsCard::COUNT),
        Field::wide("score of the hands before").times(ArchonsTable::HANDS - 1).each_seat(),
        Field::set("face down, by shuffle", ArchonsCard::COUNT).times(Stock::COUNT),
        Field::one_of("shuffle of the deck", Stock::COUNT),
        Field::number("cards in the deck"),
        Field::seats("who cannot lead"),
        Field::set("cards in hand that all can name", ArchonsCard::COUNT).each_seat(),
        Field::number("other cards in hand, by shuffle").times(Stock::COUNT).each_seat(),
        Field::number("sure poker cards among those of later shuffles").times(Stock::COUNT - 1).each_seat(),
        Field::number("poker cards in hand, at least and at most").times(2).each_seat(),
        Field::one_of("once held: poker cards only, Archons only", 2).each_seat(),
        Field::one_of("shuffle of the card dealt since", Stock::COUNT).each_seat(),
        Field::number("changes of the hand since").times(Trail::LENGTH).each_seat(),
        Field::flag("option lead: rotate"),
        Field::flag("option carry_pot"),
        Field::flag("option card_points: pips"),
    ];

    const NUMBERING: Numbering<ArchonsAction> = Numbering::by_index();

    fn observe_short(&self, out: &mut Cells<'_>) {
        let table = &self.table;
        let phase = match table.phase {
            ArchonsPhase::Lead(_) => 0,
            ArchonsPhase::Play(_) => 1,
            ArchonsPhase::Under(..) => 2,
            ArchonsPhase::Return(_) => 3,
            ArchonsPhase::Over => 4,
        };
        let ends = matches!(table.phase, ArchonsPhase::Under(_, HandState::Over));
        out.field("seat at the table").each_seat(|out, _| out.flag(true));
        out.field("phase: lead, play, under, return, over").one_of(5, Some(phase));
        out.field("to act").seats(self.to_act());
        out.field("the hand ends after the card under the Demiurge").flag(ends);
        out.field("own hand, by card").cards(self.hand);
        out.field("own choice that waits for others").card(self.chosen);
        out.field("leader").seat(Some(table.leader));
        out.field("Archon led").card(table.led);
        out.field("who plays a card in this turn").seats(table.players);
        out.field("Archons in front").each_seat(|out, seat| out.cards(table.front[seat]));
        out.field("card under the Demiurge").card(table.under);
        out.field("score as it stands").each_seat(|out, seat| out.wide(table.score(seat)));
    }

    fn observe_rest(&self, out: &mut Cells<'_>) {
        let table = &self.table;
        let only = table.dealt_only;
        out.field("dealer").seat(Some(table.dealer));
        out.field("hand of the game").one_of(ArchonsTable::HANDS, Some(table.hand.into()));
        out.field("turns done in this hand").number(table.turns);
        out.field("deals of this hand that did not stand").wide(table.redeals);
        out.field("who was dealt Archons only").seat(only.map(|(seat, _)| seat));
        out.field("the Archons dealt to it").cards(only.map(|(_, archons)| archons).unwrap_or_default());
        turn_before(table, out);
        out.field("captured in this hand").each_seat(|out, seat| out.cards(table.captured[seat]));
        out.field("poker cards that nobody has won").cards(table.pot.pokers);
        out.field("Archons that nobody has won").cards(table.pot.archons);
        out.field("discard pile").cards(table.discard);
        out.field("score of the hands before").each_seat(|out, seat| {
            for hand in &table.scored {
                out.wide(hand[seat]);
            }
        });
        hidden(table, out);
        out.field("option lead: rotate").flag(table.options.lead == LeadOrder::Rotate);
        out.field("option carry_pot").flag(table.options.carry_pot);
        out.field("option card_points: pips").flag(table.options.card_points == CardPoints::Pips);
    }
}

/// Writes the last turn that was resolved.
fn turn_before(table: &ArchonsTable, out: &mut Cells<'_>) {
    let turn = table.last_turn.as_ref();
    let suit_and_rank = |out: &mut Cells<'_>, card: Option<Poker>| {
        out.one_of(4, card.map(|card| card.suit() as usize));
        out.one_of(SUIT_AND_RANK - 4, card.map(|card| usize::from(card.pips()) - 1));
    };
    let none = PerSeat::new(table.seats);
    let cards: &PerSeat<Option<Poker>> = turn.map_or(&none, |turn| &turn.cards);
    out.field("there is a turn before").flag(turn.is_some());
    out.field("leader of the turn before").seat(turn.map(|turn| turn.leader));
    out.field("Archon led in the turn before").card(turn.map(|turn| turn.led));
    out.field("card of the turn before: suit, then rank")
        .each_seat(|out, seat| suit_and_rank(out, cards[seat]));
    out.field("tied in the turn before").cards(turn.map(|turn| turn.tied).unwrap_or_default());
    out.field("destroyed in the turn before").card(turn.and_then(|turn| turn.destroyed));
    out.field("winner of the turn before").seat(turn.and_then(|turn| turn.winner));
    let threw = |turn: &ResolvedTurn, seat| turn.threw[seat];
    out.field("Archons thrown after the turn before")
        .each_seat(|out, seat| out.cards(turn.map(|turn| threw(turn, seat)).unwrap_or_default()));
}

/// Writes what everybody can tell about the cards that lie face down.
fn hidden(table: &ArchonsTable, out: &mut Cells<'_>) {
    let hidden = &table.hidden;
    let clues = |seat| -> &Clues { &hidden.clues[seat] };
    out.field("face down, by shuffle");
    for stock in hidden.stocks {
        out.cards(stock);
    }
    out.field("shuffle of the deck").one_of(Stock::COUNT, Some(hidden.now as usize));
    out.field("cards in the deck").number(hidden.deck_size() as u32);
    out.field("who cannot lead").seats(hidden.cannot_lead);
    out.field("cards in hand that all can name").each_seat(|out, seat| out.cards(clues(seat).known));
    out.field("other cards in hand, by shuffle").each_seat(|out, seat| out.numbers(clues(seat).held));
    out.field("sure poker cards among those of later shuffles")
        .each_seat(|out, seat| out.numbers(clues(seat).sure));
    out.field("poker cards in hand, at least and at most").each_seat(|out, seat| {
        out.number(clues(seat).pokers.least);
        out.number(clues(seat).pokers.most);
    });
    out.field("once held: poker cards only, Archons only").each_seat(|out, seat| {
        let memory = match clues(seat).memory {
            HandMemory::Nothing => None,
            HandMemory::OncePokers => Some(0),
            HandMemory::OnceArchons(_) => Some(1),
        };
        out.one_of(2, memory);
    });
    out.field("shuffle of the card dealt since").each_seat(|out, seat| {
        let since = match clues(seat).memory {
            HandMemory::OnceArchons(stock) => stock,
            HandMemory::Nothing | HandMemory::OncePokers => None,
        };
        out.one_of(Stock::COUNT, since.map(|stock| stock as usize));
    });
    out.field("changes of the hand since").each_seat(|out, seat| out.numbers(clues(seat).trail.numbers()));
}
