//! The course of a turn: lead, play, resolve, refill, and the Demiurge.

use std::mem;

use parlour_core::{
    Audience::{All, Only},
    Chance, PerSeat, Seat, SeatSet, Sink,
};

use crate::{
    Archon, ArchonSet, Archons, ArchonsEvent, Card, CardSet, Course, Phase, Poker, PokerSet, Pot, Table,
    Turn,
    card::{AsCards, Sorts},
    deck::Deck,
    play::{Resolution, resolve, value},
    rule,
};

impl Archons {
    /// ARC-11: whether a seat can lead.
    #[inline]
    pub(crate) fn can_lead(&self, seat: Seat) -> bool {
        let hand = self.hands[seat];
        !hand.archons().is_empty() && !hand.pokers().is_empty()
    }

    /// ARC-18: whether some seat can lead.
    #[inline]
    pub(crate) fn course(&self) -> Course {
        let goes_on = self.table.seats.iter().any(|seat| self.can_lead(seat));
        if goes_on { Course::GoesOn } else { Course::Over }
    }

    /// ARC-11: the first seat that can lead, from the one asked first on, leads. Some seat can.
    pub(crate) fn start_turn(&mut self, out: &mut impl Sink<ArchonsEvent>) {
        out.cite(rule(11));
        let mut seat = self.table.asked_first();
        while !self.can_lead(seat) {
            out.tell(rule(11), All, ArchonsEvent::PassedOver { seat });
            self.table.hidden.cannot_lead.insert(seat);
            seat = self.table.seats.left_of(seat);
        }
        self.table.hidden.can_lead(seat);
        self.table.leader = seat;
        self.table.phase = Phase::Lead(seat);
    }

    /// ARC-12: an Archon is led. ARC-13: whoever holds a poker card will play one.
    pub(crate) fn lead(&mut self, seat: Seat, archon: Archon, out: &mut impl Sink<ArchonsEvent>) {
        out.tell(rule(12), All, ArchonsEvent::Led { seat, archon });
        let card = Card::from(archon);
        self.hands[seat].remove(card);
        self.table.hidden.card_left(seat, card);
        self.table.led = Some(archon);
        let holds_poker = |&seat: &Seat| !self.hands[seat].pokers().is_empty();
        let players: SeatSet = self.table.seats.iter().filter(holds_poker).collect();
        for seat in self.table.seats.all() - players {
            out.tell(rule(13), All, ArchonsEvent::SatOut { seat });
        }
        self.table.players = players;
        self.table.hidden.players(players);
        self.table.phase = Phase::Play(players);
    }

    /// ARC-13: a card is played face down; the last one turns all of them up.
    #[inline]
    pub(crate) fn play_card(
        &mut self,
        seat: Seat,
        card: Poker,
        chance: &mut impl Chance,
        out: &mut impl Sink<ArchonsEvent>,
    ) {
        let Phase::Play(waiting) = self.table.phase else { unreachable!("cards are played in turns") };
        out.tell(rule(13), All, ArchonsEvent::Chose { seat });
        self.hands[seat].remove(card.into());
        self.chosen[seat] = Some(card.into());
        let waiting = waiting.without(seat);
        self.table.phase = Phase::Play(waiting);
        if waiting.is_empty() {
            self.finish_play(out);
            self.refill(chance, out);
        }
    }

    /// ARC-14: the cards are turned up and resolved.
    fn finish_play(&mut self, out: &mut impl Sink<ArchonsEvent>) {
        let table = &mut self.table;
        let chosen = mem::replace(&mut self.chosen, PerSeat::new(table.seats));
        let cards = PerSeat::from_fn(table.seats, |seat| chosen[seat].and_then(Card::poker));
        for (seat, card) in cards.iter().filter_map(|(seat, card)| Some((seat, (*card)?))) {
            let value = value(card, table.front[seat]);
            out.tell(rule(14), All, ArchonsEvent::Revealed { seat, card, value });
            if value > card.pips() {
                out.cite(rule(9));
            }
            table.hidden.card_left(seat, card.into());
        }
        table.hidden.remember();
        let resolution = resolve(&cards, &table.front);
        let led = table.led.take().expect("cards are played after an Archon is led");
        table.last_turn = Some(Turn {
            leader: table.leader,
            led,
            cards,
            destroyed: resolution.destroyed,
            winner: resolution.winner,
            threw: PerSeat::new(table.seats),
        });
        table.turns += 1;
        let played = cards.as_slice().iter().flatten().copied().collect();
        self.award(led, played, resolution, out);
    }

    /// ARC-15: the winner takes the Archon led, the play and the pot; without a winner all of it stays in the pot.
    fn award(
        &mut self,
        led: Archon,
        played: PokerSet,
        Resolution { tied, destroyed, winner }: Resolution,
        out: &mut impl Sink<ArchonsEvent>,
    ) {
        let table = &mut self.table;
        let mut cards = played;
        if !tied.is_empty() {
            out.tell(rule(14), All, ArchonsEvent::Tied { cards: tied });
        }
        if let Some(card) = destroyed {
            out.tell(rule(14), All, ArchonsEvent::Destroyed { card });
            table.discard.insert(card.into());
            cards.remove(card);
        }
        match winner {
            Some(seat) => self.award_to(seat, led, cards, out),
            None => self.leave_in_pot(led, cards, out),
        }
    }

    /// ARC-15: a winner takes the Archon led, the cards, and the pot if it waits for a winner.
    fn award_to(&mut self, seat: Seat, led: Archon, cards: PokerSet, out: &mut impl Sink<ArchonsEvent>) {
        let table = &mut self.table;
        let pot = if table.options.carry_pot { mem::take(&mut table.pot) } else { Pot::default() };
        let archons = pot.archons.with(led);
        let cards = cards | pot.pokers;
        out.tell(rule(15), All, ArchonsEvent::Won { seat, archons, cards });
        table.front[seat] = table.front[seat] | archons;
        table.captured[seat] = table.captured[seat] | cards;
    }

    /// ARC-15: nobody wins the Archon led and the cards.
    fn leave_in_pot(&mut self, archon: Archon, cards: PokerSet, out: &mut impl Sink<ArchonsEvent>) {
        let event = if self.table.options.carry_pot {
            ArchonsEvent::Carried { archon, cards }
        } else {
            ArchonsEvent::SetAside { archon, cards }
        };
        out.tell(rule(15), All, event);
        let pot = &mut self.table.pot;
        pot.archons.insert(archon);
        pot.pokers = pot.pokers | cards;
    }

    /// ARC-16, ARC-17: a card for each seat, and new hands for those with nothing but Archons; then ARC-18.
    fn refill(&mut self, chance: &mut impl Chance, out: &mut impl Sink<ArchonsEvent>) {
        let first = self.table.seats.left_of(self.table.dealer);
        let mut drew = PerSeat::<CardSet>::new(self.table.seats);
        let mut without = self.table.seats.all();
        for seat in self.table.seats.clockwise_from(first) {
            let Some(card) = self.deal_card(seat, chance, out) else { break };
            drew[seat] = CardSet::only(card);
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
        drew: &PerSeat<CardSet>,
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
    ) -> Option<Card> {
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
            self.hands[seat] = CardSet::EMPTY;
            self.table.hidden.hand_left(seat, hand);
            for _ in 0..Table::HAND_SIZE {
                if self.deal_card(seat, chance, out).is_none() {
                    break;
                }
            }
            self.table.discard = self.table.discard | archons.cards();
            self.table.hidden.count_anew(seat);
        }
        threw
    }

    /// ARC-19: whether a seat is asked for a card under the Demiurge. That it is, or is not, tells about its hand.
    fn ask_demiurge(&mut self, course: Course) -> bool {
        let Some(seat) = self.table.demiurge().filter(|_| self.table.under.is_none()) else { return false };
        let pokers = self.hands[seat].pokers();
        let asks = !Table::usable_under(pokers, course).is_empty();
        let size = self.hands[seat].len() as u8;
        let range = self.table.hidden.pokers(seat);
        match (course, asks) {
            (Course::GoesOn, true) => range.raise_least(2),
            (Course::GoesOn, false) => range.lower_most(1),
            // Who has a poker card and cannot lead has nothing else.
            (Course::Over, true) => range.raise_least(size),
            (Course::Over, false) => range.lower_most(0),
        }
        if asks {
            self.table.phase = Phase::Under(seat, course);
        }
        asks
    }

    /// ARC-19: a card goes under the Demiurge, or none.
    pub(crate) fn put_under(
        &mut self,
        seat: Seat,
        card: Option<Poker>,
        chance: &mut impl Chance,
        out: &mut impl Sink<ArchonsEvent>,
    ) {
        let Phase::Under(_, course) = self.table.phase else { unreachable!("the Demiurge has its time") };
        if let Some(card) = card {
            out.tell(rule(19), All, ArchonsEvent::Under { seat, card });
            self.hands[seat].remove(card.into());
            self.table.hidden.card_left(seat, card.into());
            self.table.under = Some(card);
        } else {
            out.tell(rule(19), All, ArchonsEvent::Passed { seat });
        }
        self.go_on(course, chance, out);
    }

    /// ARC-20: the next turn starts, if the hand is not over.
    fn go_on(&mut self, course: Course, chance: &mut impl Chance, out: &mut impl Sink<ArchonsEvent>) {
        match course {
            Course::GoesOn => {
                out.cite(rule(20));
                self.start_turn(out);
            }
            Course::Over => self.end_hand(chance, out),
        }
    }
}
