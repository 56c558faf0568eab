//! PIL-4 and PIL-7 to PIL-12: the effects of actions.

use parlour_cards::{Card, CardSet, Suit};
use parlour_core::{
    Audience::{All, Only},
    Chance, Seat, Sink,
};

use crate::{Effect, Magic, Pile, Pillars, PillarsEvent, PillarsPhase, PillarsTable, Strength, rule};

impl Pillars {
    /// PIL-7: begins a battle with cards from the hand.
    pub(crate) fn attack(
        &mut self,
        seat: Seat,
        cards: CardSet,
        battle: Suit,
        out: &mut impl Sink<PillarsEvent>,
    ) {
        let side = self.join_battle(seat, cards, battle, out);
        out.tell(rule(7), All, PillarsEvent::Attacked { seat, cards, side });
        self.finish_action(seat, CardSet::EMPTY, out);
    }

    /// PIL-8: adds cards from the hand to a battle.
    pub(crate) fn defend(
        &mut self,
        seat: Seat,
        cards: CardSet,
        battle: Suit,
        out: &mut impl Sink<PillarsEvent>,
    ) {
        let side = self.join_battle(seat, cards, battle, out);
        out.tell(rule(8), All, PillarsEvent::Defended { seat, cards, side });
        self.finish_action(seat, CardSet::EMPTY, out);
    }

    /// PIL-9: adds one card from the hand to a side, past the limit.
    pub(crate) fn crawl(&mut self, seat: Seat, card: Card, out: &mut impl Sink<PillarsEvent>) {
        let side = self.join_battle(seat, CardSet::only(card), card.suit(), out);
        out.tell(rule(9), All, PillarsEvent::Crawled { seat, card, side });
        self.finish_action(seat, CardSet::EMPTY, out);
    }

    /// Moves cards from the hand to the seat's own side of a battle, and returns how strong the side is then.
    #[inline]
    fn join_battle(
        &mut self,
        seat: Seat,
        cards: CardSet,
        battle: Suit,
        out: &mut impl Sink<PillarsEvent>,
    ) -> Strength {
        self.lose(seat, cards);
        self.table.sides[seat] = self.table.sides[seat] | cards;
        let side = self.table.side_ranks(seat, battle);
        if side.has_face() {
            out.cite(rule(6));
        }
        let limit = self.table.limit(seat);
        if limit > PillarsTable::LIMIT {
            out.cite(rule(5));
        }
        let count = |seat| self.table.side(seat, battle).len() as u8;
        Strength { counts: [count(seat), count(PillarsTable::other(seat))], value: side.value(), limit }
    }

    /// PIL-10: fixes the battles won; a card is to be taken from each.
    pub(crate) fn score(&mut self, seat: Seat, out: &mut impl Sink<PillarsEvent>) {
        let battles = self.table.won(seat);
        let other = PillarsTable::other(seat);
        let cards = PillarsTable::BATTLES
            .map(|battle| [seat, other].map(|seat| self.table.side(seat, battle).len() as u8));
        out.tell(rule(10), All, PillarsEvent::Scored { seat, battles, cards });
        self.table.phase = PillarsPhase::Take(battles);
    }

    /// PIL-10: moves a card of either side to the seat's own pile, and discards the rest of the battle.
    pub(crate) fn take(&mut self, seat: Seat, card: Card, out: &mut impl Sink<PillarsEvent>) {
        let PillarsPhase::Take(battles) = self.table.phase else {
            unreachable!("cards are taken only after `score`")
        };
        self.table.scored[seat].insert(card);
        let discarded = self.table.battle(card.suit()).without(card);
        self.clear(card.suit(), discarded);
        out.cite(rule(3));
        out.tell(rule(10), All, PillarsEvent::Took { seat, card, discarded });
        let left = battles.without(card.suit());
        if left.is_empty() {
            self.finish_action(seat, CardSet::EMPTY, out);
        } else {
            self.table.phase = PillarsPhase::Take(left);
        }
    }

    /// Empties a battle, and discards those of its cards that are in `discarded`.
    fn clear(&mut self, battle: Suit, discarded: CardSet) {
        for seat in PillarsTable::SEATS.iter() {
            self.table.sides[seat] = self.table.sides[seat] - battle.cards();
        }
        self.table.discarded = self.table.discarded | discarded;
    }

    /// PIL-11: draws a card for each scored club, as long as the deck lasts.
    pub(crate) fn harvest(&mut self, seat: Seat, out: &mut impl Sink<PillarsEvent>) {
        let clubs = self.table.pile(seat, Pile::Clubs).len();
        let drawn = self.draw(seat, clubs);
        out.tell(rule(11), All, PillarsEvent::Harvested { seat, count: drawn.len() as u8 });
        self.finish_action(seat, drawn, out);
    }

    /// PIL-12: discards a scored card for its effect.
    pub(crate) fn magic(
        &mut self,
        seat: Seat,
        magic: Magic,
        chance: &mut impl Chance,
        out: &mut impl Sink<PillarsEvent>,
    ) {
        let other = PillarsTable::other(seat);
        let card = magic.card();
        self.table.scored[seat].remove(card);
        self.table.discarded.insert(card);
        let tell = |effect| PillarsEvent::Magic { seat, card, effect };
        match magic {
            Magic::Number(_) => {
                self.table.actions += 2;
                out.tell(rule(12), All, tell(Effect::Actions(self.table.actions - 1)));
            }
            Magic::Jack(_, target) => {
                self.table.scored[other].remove(target);
                self.table.discarded.insert(target);
                out.tell(rule(12), All, tell(Effect::Destroyed(target)));
            }
            Magic::Queen(_) => {
                let cards = self.steal(seat, chance);
                out.tell(rule(12), All, tell(Effect::Stole(cards.len() as u8)));
                for hearer in PillarsTable::SEATS.iter() {
                    out.tell(rule(12), Only(hearer), PillarsEvent::Stolen { seat, cards });
                }
            }
            Magic::King(_, battle) => {
                let cards = self.table.battle(battle);
                self.clear(battle, cards);
                out.tell(rule(12), All, tell(Effect::Cleared(battle, cards)));
            }
        }
        self.finish_action(seat, CardSet::EMPTY, out);
    }

    /// PIL-12: moves three random cards of the other hand, or all if there are fewer, to the thief. Both
    /// seats know them from then on.
    fn steal(&mut self, thief: Seat, chance: &mut impl Chance) -> CardSet {
        let victim = PillarsTable::other(thief);
        let hand = self.hands[victim];
        let mut cards = [hand.first().expect("a queen needs a card to steal"); PillarsTable::CARDS];
        for (place, card) in cards.iter_mut().zip(hand) {
            *place = card;
        }
        let count = hand.len().min(3);
        chance.take("steal", &mut cards[..hand.len()], count);
        let stolen = cards[..count].iter().copied().collect();
        self.lose(victim, stolen);
        self.gain(thief, stolen);
        self.known[thief] = self.known[thief] | stolen;
        self.table.hands[thief].stolen += count as u8;
        stolen
    }

    /// PIL-4: gives up all actions the seat has left.
    pub(crate) fn end(&mut self, seat: Seat, out: &mut impl Sink<PillarsEvent>) {
        out.tell(rule(4), All, PillarsEvent::Ended { seat, given_up: self.table.actions });
        self.end_turn(seat, CardSet::EMPTY, out);
    }

    /// PIL-4: uses up an action; with none left, the turn ends by itself. `drawn` are cards that the action
    /// drew from the deck.
    fn finish_action(&mut self, seat: Seat, drawn: CardSet, out: &mut impl Sink<PillarsEvent>) {
        self.table.actions -= 1;
        if self.table.actions == 0 {
            self.end_turn(seat, drawn, out);
        } else {
            out.cite(rule(4));
            self.table.phase = PillarsPhase::Act;
            Self::tell_drawn(seat, drawn, out);
        }
    }
}
