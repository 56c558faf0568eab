//! FAJ-7 to FAJ-14: the course of the tricks and the end.

use parlour_core::{Audience::All, Chance, PerSeat, Sink};

use crate::{Board, DraftCard, Faj, FajEvent, FajPhase, FajTable, FajTrick, rule, table, trick};

impl Faj {
    /// FAJ-7: turns up as many trick cards as the trick's number, and asks all seats to play.
    pub(crate) fn open_trick(&mut self, trick: u8, out: &mut impl Sink<FajEvent>) {
        self.turn_board(trick, out);
        self.table.phase = FajPhase::Play { trick };
    }

    /// FAJ-7, FAJ-8: turns up the board and names its trump.
    fn turn_board(&mut self, trick: u8, out: &mut impl Sink<FajEvent>) {
        let cards = self.tricks.turn_up(trick);
        self.table.board = Board { cards };
        out.cite(rule(8));
        out.tell(rule(7), All, FajEvent::Board { trick, cards, trump: self.table.board.trump() });
    }

    /// FAJ-9 to FAJ-11: shows the plays, and gives the board to the winner.
    pub(crate) fn finish_trick(
        &mut self,
        number: u8,
        plays: &PerSeat<Option<DraftCard>>,
        out: &mut impl Sink<FajEvent>,
    ) {
        for (seat, card) in plays.iter() {
            let card = card.expect("every seat has played");
            out.tell(rule(9), All, FajEvent::Played { seat, card });
            self.table.played[seat].insert(card);
        }
        let board = std::mem::take(&mut self.table.board);
        let (winner, by) = trick::winner(board, plays);
        out.cite(rule(11));
        let card = plays[winner].expect("every seat has played");
        out.tell(rule(10), All, FajEvent::Won { seat: winner, card, by, cards: board.cards });
        self.table.piles[winner] = self.table.piles[winner] | board.cards;
        let trick = FajTrick { round: self.table.round, number, board, plays: *plays, winner, by };
        let [last, _] = self.table.last_tricks;
        self.table.last_tricks = [Some(trick), last];
    }

    /// FAJ-9: plays the fourth trick, to which every seat plays its last card without a decision.
    pub(crate) fn last_trick(&mut self, out: &mut impl Sink<FajEvent>) {
        self.turn_board(FajTable::TRICKS, out);
        let plays = PerSeat::from_fn(self.table.seats, |seat| self.hand(seat).first());
        self.finish_trick(FajTable::TRICKS, &plays, out);
    }

    /// FAJ-4: begins another round, or ends the game.
    pub(crate) fn end_round(&mut self, chance: &mut impl Chance, out: &mut impl Sink<FajEvent>) {
        if self.table.round < FajTable::ROUNDS {
            self.table.round += 1;
            let dealer = self.table.dealer.expect("somebody dealt the round before");
            self.begin_round(dealer, chance, out);
        } else {
            self.end(out);
        }
    }

    /// FAJ-12 to FAJ-14: compares the hands.
    fn end(&mut self, out: &mut impl Sink<FajEvent>) {
        self.table.phase = FajPhase::Over;
        out.cite(rule(12));
        if table::suits_decide(&self.table.hands()) {
            out.cite(rule(13));
        }
        let scores = self.table.scores();
        for seat in self.table.seats.iter() {
            let pile = self.table.piles[seat];
            out.tell(rule(14), All, FajEvent::Final { seat, pile, score: scores[seat] });
        }
    }
}
