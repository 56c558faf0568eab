//! DAM-5 to DAM-7: the deal, the first discards and the first tokens.

use parlour_core::{
    Audience::{All, Only, Others},
    Chance, PerSeat, Seat, SeatSet, Seats, Sink,
};

use crate::{
    Codex, CodexSet, Damocles, DamoclesEvent, DamoclesOptions, DamoclesPhase, DamoclesTable, DamoclesTurn,
    Discard, God, Ring, RingSpot, Since,
    deck::{Deck, dealt, listed},
    rule,
};

impl Damocles {
    /// DAM-5: picks at random who is first, shuffles the codices, and deals eight to each seat, one at a
    /// time.
    pub(crate) fn set_up(
        seats: Seats,
        options: &DamoclesOptions,
        chance: &mut impl Chance,
        out: &mut impl Sink<DamoclesEvent>,
    ) -> Self {
        let first = chance.seat("first", seats);
        let (mut codices, count) = listed(options.codices());
        chance.shuffle("codices", &mut codices[..count]);
        out.cite(rule(2));
        if count > BASE_COUNT {
            out.cite(rule(3));
        }
        let (hands, deck) = deal_out(seats, first, &codices[..count]);
        out.tell(rule(5), All, DamoclesEvent::Dealt { first });
        for (seat, &codices) in hands.iter() {
            out.tell(rule(5), Only(seat), DamoclesEvent::Hand { seat, codices });
        }
        let table = DamoclesTable {
            options: options.clone(),
            seats,
            first,
            phase: DamoclesPhase::Discard,
            decided: SeatSet::EMPTY,
            ring: Ring::EMPTY,
            turns: 0,
            turn: DamoclesTurn::default(),
            scored: PerSeat::new(seats),
            gone: CodexSet::EMPTY,
            hand_sizes: PerSeat::from_fn(seats, |seat| hands[seat].len() as u8),
            discarded: PerSeat::new(seats),
            since: Since::new(seats),
        };
        let [discards, returned] = [PerSeat::new(seats); 2];
        Self { table, hands, drawn: CodexSet::EMPTY, discards, returned, deck }
    }

    /// DAM-6: lays down a seat's two discards. When all seats have chosen, the first token is placed.
    pub(crate) fn discard_in_set_up(
        &mut self,
        seat: Seat,
        discard: Discard,
        out: &mut impl Sink<DamoclesEvent>,
    ) {
        let codices = discard.codices();
        self.hands[seat] = self.hands[seat] - codices;
        self.table.hand_sizes[seat] -= codices.len() as u8;
        self.lay_down(6, seat, codices, out);
        self.table.decided.insert(seat);
        if self.table.decided == self.table.seats.all() {
            self.table.phase = DamoclesPhase::Place(self.table.first);
        }
    }

    /// DAM-6, DAM-13: lays codices face down; only their seat knows which.
    pub(crate) fn lay_down(
        &mut self,
        number: u8,
        seat: Seat,
        codices: CodexSet,
        out: &mut impl Sink<DamoclesEvent>,
    ) {
        let count = codices.len() as u8;
        out.tell(rule(number), Only(seat), DamoclesEvent::LaidDown { seat, codices });
        out.tell(rule(number), Others(seat), DamoclesEvent::Discarded { seat, count });
        self.discards[seat] = self.discards[seat] | codices;
        self.table.discarded[seat] += count;
    }

    /// DAM-7: puts a token from the bank on the ring. Once the ring is full, the next seat has the first
    /// turn.
    pub(crate) fn place(&mut self, seat: Seat, god: God, spot: RingSpot, out: &mut impl Sink<DamoclesEvent>) {
        out.tell(rule(7), All, DamoclesEvent::Placed { seat, god, spot });
        out.cite(rule(1));
        self.table.ring = self.table.ring.with(spot, god);
        let next = self.table.seats.left_of(seat);
        self.table.phase =
            if self.table.ring.is_full() { DamoclesPhase::Start(next) } else { DamoclesPhase::Place(next) };
    }
}

/// DAM-2: the number of codices in the base deck.
const BASE_COUNT: usize = 55;

/// DAM-5: deals one codex at a time, starting with the first seat, until each has eight; the rest is the
/// deck.
fn deal_out(seats: Seats, first: Seat, codices: &[Codex]) -> (PerSeat<CodexSet>, Deck) {
    let (dealt, rest) = codices.split_at(dealt(seats));
    let mut hands = PerSeat::<CodexSet>::new(seats);
    let mut seat = first;
    for &codex in dealt {
        hands[seat].insert(codex);
        seat = seats.left_of(seat);
    }
    (hands, Deck::new(rest))
}
