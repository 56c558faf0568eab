//! FAJ-2: choosing the dealer.

use parlour_cards::Card;
use parlour_core::{Audience::All, Chance, PerSeat, Seat, SeatSet, Sink};

use crate::{FajEvent, FajTable, card::trick_cards, rule};

impl FajTable {
    /// FAJ-2: shows the votes. The seat with the most deals; seats that tie for the most draw cards.
    pub(crate) fn count_votes(
        &mut self,
        votes: PerSeat<Option<Seat>>,
        chance: &mut impl Chance,
        out: &mut impl Sink<FajEvent>,
    ) -> Seat {
        self.votes = votes;
        for (seat, vote) in votes.iter() {
            let vote = vote.expect("all seats have voted");
            out.tell(rule(2), All, FajEvent::Voted { seat, vote });
        }
        let leading = self.most_votes();
        let first = leading.first().expect("some seat has the most votes");
        if leading.len() == 1 { first } else { self.draw_for_deal(leading, chance, out) }
    }

    /// FAJ-2: the number of votes for a seat.
    pub(crate) fn votes_for(&self, seat: Seat) -> usize {
        self.votes.as_slice().iter().filter(|&&vote| vote == Some(seat)).count()
    }

    /// FAJ-2: the seats with the most votes.
    fn most_votes(&self) -> SeatSet {
        let most = self.seats.iter().map(|seat| self.votes_for(seat)).max();
        self.seats.iter().filter(|&seat| Some(self.votes_for(seat)) == most).collect()
    }

    /// FAJ-2: lets each tied seat draw a trick card. The highest card deals, and the cards go back.
    fn draw_for_deal(
        &mut self,
        tied: SeatSet,
        chance: &mut impl Chance,
        out: &mut impl Sink<FajEvent>,
    ) -> Seat {
        let drawn = chance.draw("draw", tied, &mut const { trick_cards() });
        let drawn_by = |seat: Seat| drawn[seat].expect("a tied seat draws a card");
        for seat in tied {
            let card = drawn_by(seat);
            self.drawn[seat] = Some(card);
            out.tell(rule(2), All, FajEvent::Drew { seat, card });
        }
        tied.iter().max_by_key(|&seat| height(drawn_by(seat))).expect("some seats are tied")
    }
}

/// FAJ-2: the order of cards when drawing for the deal: by rank, then by suit.
fn height(card: Card) -> (parlour_cards::Rank, parlour_cards::Suit) {
    (card.rank(), card.suit())
}
