//! ARC-16 to ARC-18: new cards after a play, and whether the hand goes on.

use std::mem;

use parlour_core::{
    Audience::{All, Only},
    Chance, PerSeat, Seat, Sink,
};

use crate::{
    ArchonSet, Archons, ArchonsCard, ArchonsCardSet, ArchonsEvent, ArchonsTable, Course,
    card::{AsCards, Sorts},
    deck::Deck,
    rule,
};

impl Archons {
    /// ARC-18: whether some seat can lead.
    #[inline]
    pub(crate) fn course(&self) -> Course {
        let goes_on = self.table.seats.iter().any(|seat| self.can_lead(seat));
        if goes_on { Course::GoesOn } else { Course::Over }
    }

    /// ARC-16, ARC-17: a card for each seat, and new hands for those with nothing but Archons; then ARC-18.
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
        let course = self.course();
        let asks = self.ask_demiurge(course);
        // A card that ends a hand is thrown in with the others, and means nothing.
        if asks || course == Course::GoesOn {
            self.tell_draws(&drew, &threw, out);
        }
        if course == Course::Over {
            out.tell(rule(18), All, ArchonsEvent::HandOver { hand: self.table.hand });
            self.table.hidden.cannot_lead = self.table.seats.all();
        }
        if !asks {
            self.go_on(course, chance, out);
        }
    }

    /// What each seat was dealt, to itself alone.
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

    /// ARC-16: the top card goes to a seat; an empty deck is made of the discard pile first. `None` if both are empty.
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

    /// ARC-17: seat by seat, who holds nothing but Archons discards them and is dealt new cards. Gives what was discarded.
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
