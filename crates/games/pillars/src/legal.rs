//! PIL-4 to PIL-12: the legal actions.

use parlour_cards::{Card, CardSet, Rank, Suit};
use parlour_core::{Seat, Viewer};

use crate::{Magic, Pile, PillarsAction, PillarsPhase, PillarsTable, Ranks, SuitCards};

/// Fills `out` with every action of a viewer that holds `hand`, in ascending order.
#[inline]
pub(crate) fn fill(table: &PillarsTable, viewer: Viewer, hand: CardSet, out: &mut Vec<PillarsAction>) {
    out.clear();
    if !viewer.is(table.turn) {
        return;
    }
    match table.phase {
        PillarsPhase::Act => Actions { table, seat: table.turn, hand, out }.fill(),
        PillarsPhase::Take(_) => {
            let battle = table.taking().expect("a battle is left as long as cards are taken");
            out.extend(table.battle(battle).iter().map(PillarsAction::Take));
        }
        PillarsPhase::Over => {}
    }
}

/// Lists what a seat can do with its next action.
struct Actions<'a> {
    table: &'a PillarsTable,
    seat: Seat,
    hand: CardSet,
    out: &'a mut Vec<PillarsAction>,
}

impl Actions<'_> {
    /// Fills the list kind by kind in the order of [`PillarsAction`], so that it is sorted.
    fn fill(&mut self) {
        let limit = self.table.limit(self.seat);
        let engaged = Suit::ALL.map(|suit| !self.table.battle(suit).is_empty());
        for suit in Suit::ALL.into_iter().filter(|&suit| !engaged[suit as usize]) {
            self.groups(suit, limit, PillarsAction::Attack);
        }
        for suit in Suit::ALL.into_iter().filter(|&suit| engaged[suit as usize]) {
            self.groups(suit, limit, PillarsAction::Defend);
        }
        self.crawls(limit);
        if !self.table.won(self.seat).is_empty() {
            self.out.push(PillarsAction::Score);
        }
        if !self.table.pile(self.seat, Pile::Clubs).is_empty() && self.table.deck_size() > 0 {
            self.out.push(PillarsAction::Harvest);
        }
        self.magic();
        self.out.push(PillarsAction::End);
    }

    /// PIL-7 and PIL-8: lists every choice of one suit's cards that keeps the seat's own side within the
    /// limit.
    #[inline]
    fn groups(&mut self, suit: Suit, limit: u8, action: impl Fn(SuitCards) -> PillarsAction) {
        let side = self.table.side_ranks(self.seat, suit);
        let fitting = Ranks::of(self.hand, suit).fitting(side, limit);
        self.out.extend(fitting.filter_map(|ranks| SuitCards::new(suit, ranks)).map(action));
    }

    /// PIL-9: lists the single cards that do not fit on a side that already has cards.
    fn crawls(&mut self, limit: u8) {
        for suit in Suit::ALL {
            let side = self.table.side_ranks(self.seat, suit);
            if !side.is_empty() {
                let past = |card: &Card| side.and(Ranks::only(*card)).value() > limit;
                self.out.extend((self.hand & suit.cards()).iter().filter(past).map(PillarsAction::Crawl));
            }
        }
    }

    /// PIL-12: lists every scored card that has an effect, with every target.
    fn magic(&mut self) {
        let scored = self.table.scored[self.seat];
        if (scored & (Pile::Hearts.cards() | Pile::Faces.cards())).is_empty() {
            return;
        }
        let other = PillarsTable::other(self.seat);
        let of = |rank| Suit::ALL.into_iter().filter(move |&suit| scored.contains(Card::new(rank, suit)));
        let mut spend = |magic| self.out.push(PillarsAction::Magic(magic));
        self.table.pile(self.seat, Pile::Hearts).iter().for_each(|card| spend(Magic::Number(card)));
        for jack in of(Rank::Jack) {
            self.table.scored[other].iter().for_each(|target| spend(Magic::Jack(jack, target)));
        }
        if self.table.hands[other].cards > 0 {
            of(Rank::Queen).for_each(|queen| spend(Magic::Queen(queen)));
        }
        for king in of(Rank::King) {
            let battles = Suit::ALL.into_iter().filter(|&battle| !self.table.battle(battle).is_empty());
            battles.for_each(|battle| spend(Magic::King(king, battle)));
        }
    }
}
