//! ARC-11 to ARC-15: the course of a turn: who leads, what is played, and who wins it.

use std::mem;

use parlour_core::{
    Audience::{All, Only, Others},
    Chance, PerSeat, Seat, SeatSet, Sink,
};

use crate::{
    Archon, Archons, ArchonsCard, ArchonsEvent, ArchonsPhase, Left, Poker, PokerSet, Pot, ResolvedTurn,
    card::Sorts,
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

    /// ARC-11: lets the first seat that can lead do so, starting with the one asked first. Some seat must be
    /// able to.
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
        self.table.phase = ArchonsPhase::Lead(seat);
    }

    /// ARC-12: leads an Archon. ARC-13: every seat that holds a poker card will play one.
    pub(crate) fn lead(&mut self, seat: Seat, archon: Archon, out: &mut impl Sink<ArchonsEvent>) {
        out.tell(rule(12), All, ArchonsEvent::Led { seat, archon });
        let card = ArchonsCard::from(archon);
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
        self.table.phase = ArchonsPhase::Play(players);
    }

    /// ARC-13: plays a card face down. The last card turns all of them up.
    #[inline]
    pub(crate) fn play_card(
        &mut self,
        seat: Seat,
        card: Poker,
        chance: &mut impl Chance,
        out: &mut impl Sink<ArchonsEvent>,
    ) {
        let ArchonsPhase::Play(waiting) = self.table.phase else { unreachable!("cards are played in turns") };
        out.tell(rule(13), Others(seat), ArchonsEvent::Chose { seat });
        out.tell(rule(13), Only(seat), ArchonsEvent::OwnChoice { seat, card: card.into() });
        self.hands[seat].remove(card.into());
        self.chosen[seat] = Some(card.into());
        let waiting = waiting.without(seat);
        self.table.phase = ArchonsPhase::Play(waiting);
        if waiting.is_empty() {
            self.finish_play(out);
            self.refill(chance, out);
        }
    }

    /// ARC-14: turns the cards up and resolves the play.
    fn finish_play(&mut self, out: &mut impl Sink<ArchonsEvent>) {
        let table = &mut self.table;
        let chosen = mem::replace(&mut self.chosen, PerSeat::new(table.seats));
        let cards = PerSeat::from_fn(table.seats, |seat| chosen[seat].and_then(ArchonsCard::poker));
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
        table.last_turn = Some(ResolvedTurn {
            leader: table.leader,
            led,
            cards,
            tied: resolution.tied,
            destroyed: resolution.destroyed,
            winner: resolution.winner,
            threw: PerSeat::new(table.seats),
        });
        table.turns += 1;
        self.award(led, &cards, resolution, out);
    }

    /// ARC-15: gives the Archon led, the play and the pot to the winner; without a winner, all of it stays in
    /// the pot.
    fn award(
        &mut self,
        led: Archon,
        played: &PerSeat<Option<Poker>>,
        Resolution { tied, destroyed, winner }: Resolution,
        out: &mut impl Sink<ArchonsEvent>,
    ) {
        let table = &mut self.table;
        let with_seats = || played.iter().filter_map(|(seat, card)| Some((seat, (*card)?)));
        let mut cards: PokerSet = with_seats().map(|(_, card)| card).collect();
        if !tied.is_empty() {
            out.tell(rule(14), All, ArchonsEvent::Tied { cards: tied });
        }
        if let Some(card) = destroyed {
            let of = |card| with_seats().find(|&(_, other)| other == card).expect("it was played");
            let is_free_ace = |&(_, ace): &(Seat, Poker)| ace.is_ace() && ace != card && !tied.contains(ace);
            let (by, ace) = with_seats().find(is_free_ace).unwrap_or_else(|| of(card));
            out.tell(rule(14), All, ArchonsEvent::Destroyed { seat: of(card).0, card, by, ace });
            table.discard.insert(card.into());
            cards.remove(card);
        }
        match winner {
            Some(seat) => {
                let card = played[seat].expect("who wins has played");
                let left = if tied.is_empty() && destroyed.is_none() { Left::All } else { Left::Some };
                self.award_to(seat, (card, left), led, cards, out);
            }
            None => self.leave_in_pot(led, cards, out),
        }
    }

    /// ARC-15: gives a winner the Archon led, the cards, and the pot if it waits for a winner.
    fn award_to(
        &mut self,
        seat: Seat,
        (card, left): (Poker, Left),
        led: Archon,
        cards: PokerSet,
        out: &mut impl Sink<ArchonsEvent>,
    ) {
        let table = &mut self.table;
        let pot = if table.options.carry_pot { mem::take(&mut table.pot) } else { Pot::default() };
        let archons = pot.archons.with(led);
        let cards = cards | pot.pokers;
        let value = value(card, table.front[seat]);
        out.tell(rule(15), All, ArchonsEvent::Won { seat, card, value, left, archons, cards });
        table.front[seat] = table.front[seat] | archons;
        table.captured[seat] = table.captured[seat] | cards;
    }

    /// ARC-15: leaves the Archon led and the cards in the pot, as nobody wins them.
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
}
