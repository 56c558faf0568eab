//! DAM-13 to DAM-16 and DAM-18: codices played alone and in pairs, and what they score.

use parlour_core::{Audience::All, Chance, Seat, Sink};

use crate::{Annex, Codex, CodexKind, CodexPair, Damocles, DamoclesEvent, Fit, Use, codex, rule};

impl Damocles {
    /// DAM-14 to DAM-17: plays a codex alone, after the swaps.
    pub(crate) fn play_alone(&mut self, seat: Seat, used: Use, out: &mut impl Sink<DamoclesEvent>) {
        let kind = used.codex.kind();
        let number = match kind {
            CodexKind::Haste => 15,
            CodexKind::Reflex => 14,
            CodexKind::Annex => 16,
            _ => 17,
        };
        out.tell(rule(number), All, DamoclesEvent::Played { seat, used });
        self.spend_charge(used, out);
        self.play_from_hand(seat, used.codex, out);
        match kind {
            CodexKind::Reflex => self.table.turn.charges += 1,
            CodexKind::Annex => self.table.turn.annex = Annex::Open,
            CodexKind::Lyse => self.destroy_from_left(seat, 1),
            CodexKind::Eviscerate => self.destroy_from_left(seat, 2),
            CodexKind::Sacrifice => self.ask_for_sacrifice(seat),
            // DAM-15: a Haste after the swaps only scores.
            _ => {}
        }
    }

    /// DAM-13: plays a pair. What comes from the hand scores, and then codices are drawn.
    pub(crate) fn play_pair(
        &mut self,
        seat: Seat,
        pair: CodexPair,
        chance: &mut impl Chance,
        out: &mut impl Sink<DamoclesEvent>,
    ) {
        out.tell(rule(13), All, DamoclesEvent::Paired { seat, pair });
        if pair.annexed.is_some() {
            out.cite(rule(16));
            self.table.turn.annex = Annex::Closed;
        }
        self.table.turn.paired.note(pair);
        for used in [pair.production, pair.number] {
            self.spend_charge(used, out);
            if self.hands[seat].contains(used.codex) {
                self.play_from_hand(seat, used.codex, out);
            }
        }
        let number = pair.number.codex.number();
        match pair.production.codex.kind() {
            CodexKind::Oracle => self.draw_for_oracle(seat, number, chance, out),
            CodexKind::Combust => self.draw_into_hand(seat, number + 1, chance, out),
            _ => self.draw_into_hand(seat, number, chance, out),
        }
    }

    /// DAM-14: uses up a charge for a star.
    fn spend_charge(&mut self, used: Use, out: &mut impl Sink<DamoclesEvent>) {
        if used.fit == Fit::Loose {
            out.cite(rule(9));
            out.cite(rule(14));
        }
        self.table.turn.charges -= used.stars();
    }

    /// DAM-18: plays a codex from the hand and scores it. A permanent one stays in front of the seat; any
    /// other is spent at once.
    pub(crate) fn play_from_hand(&mut self, seat: Seat, codex: Codex, out: &mut impl Sink<DamoclesEvent>) {
        out.tell(rule(18), All, DamoclesEvent::Scored { seat, codex });
        self.hands[seat].remove(codex);
        self.table.hand_sizes[seat] -= 1;
        self.table.scored[seat].insert(codex);
        self.table.since.plays.note(codex, self.table.since.received[seat]);
        if !codex::PERMANENT.contains(codex) {
            out.cite(rule(4));
            self.table.gone.insert(codex);
        }
    }
}
