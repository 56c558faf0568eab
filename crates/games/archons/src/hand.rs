//! The course of a game from hand to hand: the deal, the end of a hand, and what is returned.

use parlour_core::{
    Audience::{All, Only, Others},
    Chance, PerSeat, Seat, SeatSet, Sink,
};

use crate::{
    Archon, ArchonSet, Archons, ArchonsCard, ArchonsCardSet, ArchonsEvent, ArchonsPhase, ArchonsTable,
    HandState, Hidden, PokerSet, Pot,
    card::{AsCards, Sorts},
    deck::Deck,
    rule,
};

impl Archons {
    /// ARC-4 to ARC-6: deals until some seat can lead, and starts the first turn.
    pub(crate) fn deal_hand(&mut self, chance: &mut impl Chance, out: &mut impl Sink<ArchonsEvent>) {
        self.table.redeals = 0;
        let threw = loop {
            self.deal_once(chance);
            let archons = self.hands.as_slice().iter().any(|hand| !hand.archons().is_empty());
            if archons {
                // A deal that does not stand leaves no trace, so nobody is told about it.
                let threw = self.replace_archons(chance, &mut ());
                if self.hand_state() == HandState::GoesOn {
                    break threw;
                }
                out.cite(rule(6));
            } else {
                out.cite(rule(5));
            }
            self.table.redeals = self.table.redeals.saturating_add(1);
        };
        self.table.dealt_only =
            threw.iter().find(|(_, archons)| !archons.is_empty()).map(|(seat, &archons)| (seat, archons));
        self.tell_deal(out);
        self.start_turn(out);
    }

    /// ARC-4: shuffles all cards that are not in front of a player, and deals seven to each seat.
    fn deal_once(&mut self, chance: &mut impl Chance) {
        let table = &mut self.table;
        let front = table.front.as_slice().iter().fold(ArchonSet::EMPTY, |all, &some| all | some);
        let cards = ArchonsCard::all() - front.cards();
        self.deck = Deck::new(cards, |cards| chance.shuffle("deck", cards));
        self.hands = PerSeat::new(table.seats);
        let mut seat = table.dealer;
        for _ in 0..usize::from(ArchonsTable::HAND_SIZE) * table.seats.count() {
            seat = table.seats.left_of(seat);
            let card =
                self.deck.pop().expect("with at most 11 Archons in front, 42 cards are left for six seats");
            self.hands[seat].insert(card);
        }
        table.discard = ArchonsCardSet::EMPTY;
        table.hidden = Hidden::after_deal(table.seats, cards, ArchonsTable::HAND_SIZE);
    }

    fn tell_deal(&self, out: &mut impl Sink<ArchonsEvent>) {
        let ArchonsTable { dealer, hand, redeals, .. } = self.table;
        out.tell(rule(4), All, ArchonsEvent::Dealt { dealer, hand, redeals });
        if let Some((seat, archons)) = self.table.dealt_only {
            out.tell(rule(6), All, ArchonsEvent::Threw { seat, archons });
        }
        for (seat, &cards) in self.hands.iter() {
            out.tell(rule(4), Only(seat), ArchonsEvent::Hand { seat, cards });
        }
    }

    /// ARC-21 to ARC-23: scores a hand. After the last one the game is over; after the others, seats return
    /// Archons.
    pub(crate) fn end_hand(&mut self, chance: &mut impl Chance, out: &mut impl Sink<ArchonsEvent>) {
        for seat in self.table.seats.iter() {
            let (hand, points) = (self.table.hand, self.table.hand_points(seat));
            let made = self.table.hand_score(seat);
            out.tell(rule(21), All, ArchonsEvent::Scored { seat, hand, points, made });
            self.cite_powers(seat, out);
        }
        if usize::from(self.table.hand) + 1 == ArchonsTable::HANDS {
            self.table.phase = ArchonsPhase::Over;
            for seat in self.table.seats.iter() {
                out.tell(rule(23), All, ArchonsEvent::Final { seat, score: self.table.score(seat) });
            }
            return;
        }
        let choosing = self.table.choose_return();
        self.table.phase = ArchonsPhase::Return(choosing);
        if choosing.is_empty() {
            self.next_hand(chance, out);
        }
    }

    /// ARC-7, ARC-8, ARC-10: cites the powers that made a difference.
    fn cite_powers(&self, seat: Seat, out: &mut impl Sink<ArchonsEvent>) {
        if self.table.king_points(seat) > 0 {
            out.cite(rule(7));
        }
        if self.table.queen_points(seat) > 0 {
            out.cite(rule(8));
        }
        if self.table.powers_add_up(seat) {
            out.cite(rule(10));
        }
    }

    /// ARC-22: records what a seat returns. The last choice turns all of them up.
    pub(crate) fn choose_return(
        &mut self,
        seat: Seat,
        archon: Archon,
        chance: &mut impl Chance,
        out: &mut impl Sink<ArchonsEvent>,
    ) {
        let ArchonsPhase::Return(waiting) = self.table.phase else {
            unreachable!("Archons go back between hands")
        };
        out.tell(rule(22), Others(seat), ArchonsEvent::Chose { seat });
        out.tell(rule(22), Only(seat), ArchonsEvent::OwnChoice { seat, card: archon.into() });
        self.chosen[seat] = Some(archon.into());
        let waiting = waiting.without(seat);
        self.table.phase = ArchonsPhase::Return(waiting);
        if waiting.is_empty() {
            self.next_hand(chance, out);
        }
    }

    /// ARC-22: takes back all cards except the Archons that stay in front, and deals again. ARC-3: the deal
    /// passes to the left.
    fn next_hand(&mut self, chance: &mut impl Chance, out: &mut impl Sink<ArchonsEvent>) {
        let table = &mut self.table;
        table.scored[usize::from(table.hand)] = PerSeat::from_fn(table.seats, |seat| table.hand_points(seat));
        for seat in table.seats.iter() {
            let only = table.returnable(seat).first();
            let returned = self.chosen[seat].and_then(ArchonsCard::archon).or(only);
            if let Some(archon) = returned {
                out.tell(rule(22), All, ArchonsEvent::Returned { seat, archon });
                table.front[seat].remove(archon);
            }
            table.front[seat].remove(Archon::DEMIURGE);
        }
        self.chosen = PerSeat::new(table.seats);
        table.captured = PerSeat::from_fn(table.seats, |_| PokerSet::EMPTY);
        table.pot = Pot::default();
        table.under = None;
        table.players = SeatSet::EMPTY;
        table.turns = 0;
        table.hand += 1;
        table.dealer = table.seats.left_of(table.dealer);
        out.cite(rule(3));
        self.deal_hand(chance, out);
    }
}
