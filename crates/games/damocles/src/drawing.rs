//! DAM-13 and DAM-19: drawing, an Oracle's discards, and the discards as a new deck.

use parlour_core::{
    Audience::{All, Only, Others},
    Chance, PerSeat, Seat, Sink,
};

use crate::{
    CodexSet, Damocles, DamoclesEvent, DamoclesPhase, Discard, Drawn, Reshuffle, Since,
    deck::{Deck, listed},
    rule,
    since::Astride,
};

impl Damocles {
    /// DAM-13: draws into the hand, for Generate and Combust.
    pub(crate) fn draw_into_hand(
        &mut self,
        seat: Seat,
        count: u8,
        chance: &mut impl Chance,
        out: &mut impl Sink<DamoclesEvent>,
    ) {
        let drawn = self.draw(seat, count, chance, out);
        self.keep(seat, drawn);
        self.settle_astride(0);
    }

    /// DAM-13, DAM-19: draws two more than an Oracle keeps. If the deck gives fewer, only what exceeds
    /// `number` is discarded.
    pub(crate) fn draw_for_oracle(
        &mut self,
        seat: Seat,
        number: u8,
        chance: &mut impl Chance,
        out: &mut impl Sink<DamoclesEvent>,
    ) {
        let drawn = self.draw(seat, number + 2, chance, out);
        let count = drawn.len() as u8;
        let excess = count.saturating_sub(number);
        if excess == 0 {
            out.cite(rule(19));
            self.keep(seat, drawn);
            self.settle_astride(0);
        } else {
            self.drawn = drawn;
            self.table.phase = DamoclesPhase::Oracle(seat, Drawn { count, excess });
        }
    }

    /// DAM-13: discards an Oracle's codices face down; the others join the hand.
    pub(crate) fn discard_drawn(&mut self, seat: Seat, discard: Discard, out: &mut impl Sink<DamoclesEvent>) {
        let codices = discard.codices();
        self.lay_down(13, seat, codices, out);
        self.keep(seat, self.drawn - codices);
        self.drawn = CodexSet::EMPTY;
        self.settle_astride(codices.len() as u8);
        self.table.phase = DamoclesPhase::Play(seat);
    }

    fn keep(&mut self, seat: Seat, codices: CodexSet) {
        self.hands[seat] = self.hands[seat] | codices;
        self.table.hand_sizes[seat] += codices.len() as u8;
        self.table.since.received[seat] += codices.len() as u8;
    }

    /// Draws up to `count` codices, or as many as there are.
    fn draw(
        &mut self,
        seat: Seat,
        count: u8,
        chance: &mut impl Chance,
        out: &mut impl Sink<DamoclesEvent>,
    ) -> CodexSet {
        let mut codices = CodexSet::EMPTY;
        let mut old = None;
        while codices.len() < usize::from(count) {
            if self.deck.is_empty() && self.reshuffle(chance, out) {
                old = Some(codices.len() as u8);
            }
            let Some(codex) = self.deck.take() else { break };
            codices.insert(codex);
        }
        let count = codices.len() as u8;
        if let Some(old) = old {
            self.table.since.astride = Some(Astride { seat, old, new: count - old, discarded: None });
        }
        out.tell(rule(13), Only(seat), DamoclesEvent::Found { seat, codices });
        out.tell(rule(13), Others(seat), DamoclesEvent::Drew { seat, count });
        codices
    }

    /// DAM-19: makes the face-down discards the new deck. Returns whether there were any.
    fn reshuffle(&mut self, chance: &mut impl Chance, out: &mut impl Sink<DamoclesEvent>) -> bool {
        out.cite(rule(19));
        let discards = self.discards.as_slice().iter().fold(CodexSet::EMPTY, |all, &some| all | some);
        if self.table.options.reshuffle == Reshuffle::Off || discards.is_empty() {
            return false;
        }
        let (mut list, count) = listed(discards);
        chance.shuffle("discards", &mut list[..count]);
        out.tell(rule(19), All, DamoclesEvent::Reshuffled { count: count as u8 });
        self.deck = Deck::new(&list[..count]);
        self.returned = self.discards;
        self.discards = PerSeat::new(self.table.seats);
        self.table.since = Since::after(self.table.discarded);
        self.table.discarded = PerSeat::new(self.table.seats);
        true
    }

    /// Records how many codices of the draw that caused the reshuffle were discarded again, once that is
    /// decided.
    fn settle_astride(&mut self, discarded: u8) {
        if let Some(Astride { discarded: undecided @ None, .. }) = &mut self.table.since.astride {
            *undecided = Some(discarded);
        }
    }
}
