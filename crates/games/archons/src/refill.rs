//! ARC-16 to ARC-18: new cards after a play, and whether the hand continues.

use std::mem;

use parlour_core::{
    Audience::{All, Only},
    Chance, PerSeat, Seat, Sink,
};

use crate::{
    ArchonSet, Archons, ArchonsCard, ArchonsCardSet, ArchonsEvent, ArchonsTable, HandState,
    card::{AsCards, Sorts},
    deck::Deck,
    rule,
};

impl Archons {
    /// ARC-18: whether some seat can lead.
    #[inline]
    pub(crate) fn hand_state(&self) -> HandState {
        let goes_on = self.table.seats.iter().any(|seat| self.can_lead(seat));
        if goes_on { HandState::GoesOn } else { HandState::Over }
    }

    /// ARC-16, ARC-17: deals a card to each seat, and new hands to those with nothing but Archons. Then
    /// checks ARC-18.
    pub(crate) fn refill(&mut self, chance: &mut impl Chance, out: &mut impl Sink<ArchonsEvent>) {
        let first = self.table.seats.left_of(self.table.dealer);
        let mut drew = PerSeat::<ArchonsCardSet>::new(self.table.seats);
        let mut without = self.table.seats.all();
        for seat in self.table.seats.clockwise_from(first) {
            let Some(card) = self.deal_card(seat, chance, out) else { break };
            drew[seat] = ArchonsCardSet::only(card);
            without.remove(seat);
        }
        let event =
            if without.is_empty() { ArchonsEvent::Refilled } else { ArchonsEvent::RanOut { without } };
        out.tell(rule(16), All, event);
        let threw = self.replace_archons(chance, out);
        if let Some(turn) = &mut self.table.last_turn {
            turn.threw = threw;
        }
        let hand_state = self.hand_state();
        let asks = self.ask_demiurge(hand_state);
        // Once the hand is over, these cards are thrown in with the others and mean nothing.
        if asks || hand_state == HandState::GoesOn {
            self.tell_draws(&drew, &threw, out);
        }
        if hand_state == HandState::Over {
            out.tell(rule(18), All, ArchonsEvent::HandOver { hand: self.table.hand });
            self.table.hidden.cannot_lead = self.table.seats.all();
        }
        if !asks {
            self.go_on(hand_state, chance, out);
        }
    }

    /// Tells each seat alone what it was dealt.
    fn tell_draws(
        &self,
        drew: &PerSeat<ArchonsCardSet>,
        threw: &PerSeat<ArchonSet>,
        out: &mut impl Sink<ArchonsEvent>,
    ) {
        for (seat, &cards) in drew.iter() {
            if !threw[seat].is_empty() {
                out.tell(rule(17), Only(seat), ArchonsEvent::Hand { seat, cards: self.hands[seat] });
            } else if !cards.is_empty() {
                out.tell(rule(16), Only(seat), ArchonsEvent::Drew { seat, cards });
            }
        }
    }

    /// ARC-16: deals the top card to a seat, making a new deck of the discard pile if the deck is empty.
    /// Returns `None` if both are empty.
    #[inline]
    pub(crate) fn deal_card(
        &mut self,
        seat: Seat,
        chance: &mut impl Chance,
        out: &mut impl Sink<ArchonsEvent>,
    ) -> Option<ArchonsCard> {
        let mut alone = false;
        if self.deck.is_empty() {
            let cards = mem::take(&mut self.table.discard);
            if cards.is_empty() {
                return None;
            }
            out.tell(rule(16), All, ArchonsEvent::Reshuffled { cards });
            self.deck = Deck::new(cards, |cards| chance.shuffle("discard", cards));
            alone = cards.len() == 1;
            if !alone {
                self.table.hidden.reshuffled(cards);
            }
        }
        let card = self.deck.pop()?;
        self.hands[seat].insert(card);
        if alone {
            self.table.hidden.known_card_dealt(seat, card);
        } else {
            self.table.hidden.card_dealt(seat);
        }
        Some(card)
    }

    /// ARC-17: seat by seat, discards a hand of nothing but Archons and deals a new one. Returns what was
    /// discarded.
    pub(crate) fn replace_archons(
        &mut self,
        chance: &mut impl Chance,
        out: &mut impl Sink<ArchonsEvent>,
    ) -> PerSeat<ArchonSet> {
        let mut threw = PerSeat::new(self.table.seats);
        let first = self.table.seats.left_of(self.table.dealer);
        for seat in self.table.seats.clockwise_from(first) {
            self.table.hidden.count_anew(seat);
            let hand = self.hands[seat];
            if hand.is_empty() || (self.deck.is_empty() && self.table.discard.is_empty()) {
                continue;
            }
            if !hand.pokers().is_empty() {
                self.table.hidden.pokers(seat).raise_least(1);
                continue;
            }
            let archons = hand.archons();
            out.tell(rule(17), All, ArchonsEvent::Threw { seat, archons });
            threw[seat] = archons;
            self.hands[seat] = ArchonsCardSet::EMPTY;
            self.table.hidden.hand_left(seat, hand);
            for _ in 0..ArchonsTable::HAND_SIZE {
                if self.deal_card(seat, chance, out).is_none() {
                    break;
                }
            }
            self.table.discard = self.table.discard | archons.cards();
            self.table.hidden.count_anew(seat);
        }
        threw
    }
}
