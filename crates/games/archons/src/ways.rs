//! In how many ways the hidden cards can have been dealt, given what is known about them: [`Ways`].
//!
//! Only two things about a hidden card matter here: its stock, and whether it is an Archon. So ways are
//! counted by how many Archons of each stock each hidden hand holds; the cards of a stock can then be
//! assigned freely.

use parlour_core::{Dice, Seat};

use crate::{
    Archon, ArchonsCard, ArchonsCardSet, ArchonsPhase, ArchonsView, Clues, HandMemory, HandState, Hidden,
    Stock, card::Sorts, trail::PerArchons,
};

/// How many Archons of each stock each hidden hand holds.
pub(crate) type Split = [[u8; Stock::COUNT]; Seat::MAX];

/// A hand that the viewer does not see.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct UnseenHand {
    pub(crate) seat: Seat,
    /// How many cards of each stock the hand holds.
    pub(crate) held: [u8; Stock::COUNT],
    /// For each stock and number of Archons: in how many ways exactly that many of the cards are Archons.
    ways: [PerArchons; Stock::COUNT],
    /// One bit for each number of hidden Archons that this turn allows.
    allowed: u32,
    /// One bit for each number of hidden Archons with which the seat can lead.
    leads: u32,
}

impl UnseenHand {
    fn new(hidden: &Hidden, seat: Seat) -> Self {
        let clues = &hidden.clues[seat];
        let ways = Stock::ALL.map(|stock| ways_in_stock(clues, stock));
        let (mut allowed, mut leads) = (0, 0);
        let unknown = clues.held.iter().sum::<u8>();
        for archons in 0..=unknown.min(Archon::COUNT as u8) {
            let all_archons = archons + hidden.known_archons(seat) as u8;
            let pokers = clues.size() - all_archons;
            allowed |= u32::from(hidden.allows(seat, pokers)) << archons;
            leads |= u32::from(pokers > 0 && all_archons > 0) << archons;
        }
        Self { seat, held: clues.held, ways, allowed, leads }
    }
}

/// For each number of Archons among a seat's cards of a stock: which of them are Archons, and how each such
/// hand was dealt.
fn ways_in_stock(clues: &Clues, stock: Stock) -> PerArchons {
    let held = clues.held[stock as usize];
    let trail =
        (clues.memory == HandMemory::OncePokers && stock == Stock::First).then(|| clues.trail.weights());
    let mut ways = [0; Archon::COUNT + 1];
    for archons in 0..=held.min(Archon::COUNT as u8) {
        let pokers = held - archons;
        let dealt = match (clues.memory, trail) {
            (_, Some(weights)) => weights[usize::from(archons)],
            (HandMemory::Nothing, _) => 1,
            (HandMemory::OncePokers, _) => arrangements(pokers, clues.sure[stock as usize - 1]),
            (HandMemory::OnceArchons(since), _) => {
                arrangements(archons, held - u8::from(since == Some(stock)))
            }
        };
        ways[usize::from(archons)] = choose(held, archons) * dealt;
    }
    ways
}

/// The cards of one stock that are still to be placed.
#[derive(Clone, Copy, Debug, Default)]
struct Supply {
    archons: u8,
    /// How many of the cards are in the deck.
    deck: u8,
}

/// For each number of Archons still to place, and for whether a seat that can lead has been found: the ways
/// to continue.
type Open = [[u128; 2]; Archon::COUNT + 1];

/// All ways, ready to be drawn from.
#[derive(Clone, Debug)]
pub(crate) struct Ways {
    hands: [UnseenHand; Seat::MAX],
    /// The number of hands in use.
    count: usize,
    supplies: [Supply; Stock::COUNT],
    /// ARC-18: whether it is settled that some seat can lead, or nothing is known about that.
    settled: bool,
    /// The first split of the later stocks and the ways it leaves. There is almost never another.
    first: Plan,
    total: u128,
}

/// A split of the later stocks, and the ways to place the first stock's Archons in one hidden hand after
/// another.
#[derive(Clone, Debug)]
struct Plan {
    split: Split,
    open: [Open; Seat::MAX + 1],
    ways: u128,
}

impl Ways {
    /// Counts the ways to place what this viewer does not see: `unseen` cards of each stock.
    pub(crate) fn new(view: &ArchonsView, unseen: [ArchonsCardSet; Stock::COUNT]) -> Self {
        let hidden = &view.table.hidden;
        let mut hands = [UnseenHand::default(); Seat::MAX];
        let mut count = 0;
        for seat in view.table.seats.iter().filter(|&seat| !view.viewer.is(seat)) {
            hands[count] = UnseenHand::new(hidden, seat);
            count += 1;
        }
        let mut supplies =
            unseen.map(|cards| Supply { archons: cards.archons().len() as u8, deck: cards.len() as u8 });
        for hand in &hands[..count] {
            for (supply, held) in supplies.iter_mut().zip(hand.held) {
                supply.deck -= held;
            }
        }
        let viewer_leads = !view.hand.archons().is_empty() && !view.hand.pokers().is_empty();
        let settled = viewer_leads || !matches!(view.table.phase, ArchonsPhase::Under(_, HandState::GoesOn));
        let empty = Plan { split: Split::default(), open: [Open::default(); Seat::MAX + 1], ways: 0 };
        let mut ways = Self { hands, count, supplies, settled, first: empty, total: 0 };
        let (mut first, mut total) = (None, 0);
        ways.each_split(&mut |split, in_later| {
            let plan = ways.plan(split, in_later);
            total += plan.ways;
            if first.is_none() && plan.ways > 0 {
                first = Some(plan);
            }
        });
        ways.first = first.expect("the cards were dealt in some way");
        ways.total = total;
        ways
    }

    /// The hands that the viewer does not see.
    pub(crate) fn hands(&self) -> &[UnseenHand] {
        &self.hands[..self.count]
    }

    /// How many Archons of each stock each hidden hand holds, drawn in proportion to the ways.
    pub(crate) fn draw(&self, dice: &mut impl Dice) -> Split {
        let mut left = dice.below_wide(self.total);
        if left < self.first.ways {
            return self.place_first_stock(&self.first, dice);
        }
        let mut chosen = None;
        self.each_split(&mut |split, in_later| {
            if chosen.is_none() {
                let plan = self.plan(split, in_later);
                if left < plan.ways {
                    chosen = Some(plan);
                } else {
                    left -= plan.ways;
                }
            }
        });
        self.place_first_stock(&chosen.expect("the ways of all splits add up to the total"), dice)
    }

    /// Shows every way to split the Archons of the later stocks, and how many deals each stands for.
    fn each_split(&self, show: &mut impl FnMut(&Split, u128)) {
        self.split_stock(1, &mut Split::default(), 1, show);
    }

    fn split_stock(&self, stock: usize, split: &mut Split, ways: u128, show: &mut impl FnMut(&Split, u128)) {
        match self.supplies.get(stock) {
            Some(supply) => self.split_hand((stock, 0), supply.archons, split, ways, show),
            None => show(split, ways),
        }
    }

    /// Splits the `left` Archons of a stock over the hands from this one on; the deck takes the rest.
    fn split_hand(
        &self,
        (stock, number): (usize, usize),
        left: u8,
        split: &mut Split,
        ways: u128,
        show: &mut impl FnMut(&Split, u128),
    ) {
        let Some(hand) = self.hands().get(number) else {
            let in_deck = choose(self.supplies[stock].deck, left);
            if in_deck > 0 {
                self.split_stock(stock + 1, split, ways * in_deck, show);
            }
            return;
        };
        for archons in 0..=left.min(hand.held[stock]) {
            let here = hand.ways[stock][usize::from(archons)];
            if here > 0 {
                split[number][stock] = archons;
                self.split_hand((stock, number + 1), left - archons, split, ways * here, show);
            }
        }
        split[number][stock] = 0;
    }

    /// Counts, from the last hidden hand backwards, the ways to place the first stock's Archons beside this
    /// split of the later ones.
    fn plan(&self, split: &Split, in_later: u128) -> Plan {
        let archons = usize::from(self.supplies[0].archons);
        let mut open = [Open::default(); Seat::MAX + 1];
        for (left, ways) in open[self.count].iter_mut().enumerate().take(archons + 1) {
            ways[1] = choose(self.supplies[0].deck, left as u8);
        }
        for (number, hand) in self.hands().iter().enumerate().rev() {
            let (before, after) = open.split_at_mut(number + 1);
            for (left, ways) in before[number].iter_mut().enumerate().take(archons + 1) {
                for (met, ways) in ways.iter_mut().enumerate().skip(self.settled.into()) {
                    let step = |placed| step(hand, split[number], placed, (left, met), &after[0]);
                    *ways = (0..=left as u8).map(step).sum();
                }
            }
        }
        let ways = in_later * open[0][archons][usize::from(self.settled)];
        Plan { split: *split, open, ways }
    }

    /// Places the first stock's Archons hand by hand, in proportion to the ways.
    fn place_first_stock(&self, plan: &Plan, dice: &mut impl Dice) -> Split {
        let mut split = plan.split;
        let mut left = usize::from(self.supplies[0].archons);
        let mut met = usize::from(self.settled);
        for (number, hand) in self.hands().iter().enumerate() {
            let mut rest = dice.below_wide(plan.open[number][left][met]);
            let mut placed = 0;
            loop {
                let ways = step(hand, plan.split[number], placed, (left, met), &plan.open[number + 1]);
                if rest < ways {
                    break;
                }
                rest -= ways;
                placed += 1;
            }
            let all = u32::from(placed + plan.split[number][1] + plan.split[number][2]);
            met |= (hand.leads >> all & 1) as usize;
            left -= usize::from(placed);
            split[number][0] = placed;
        }
        split
    }
}

/// The ways to place this many Archons of the first stock in a hand and continue.
fn step(
    hand: &UnseenHand,
    later: [u8; Stock::COUNT],
    placed: u8,
    (left, met): (usize, usize),
    after: &Open,
) -> u128 {
    let here = hand.ways[0][usize::from(placed)];
    let all = u32::from(placed + later[1] + later[2]);
    if here == 0 || hand.allowed >> all & 1 == 0 {
        return 0;
    }
    let met = met | (hand.leads >> all & 1) as usize;
    here * after[left - usize::from(placed)][met]
}

/// In how many ways `k` of `n` cards can be the Archons; 0 if `k` is greater than `n`.
fn choose(n: u8, k: u8) -> u128 {
    CHOICES[usize::from(n)][usize::from(k)].into()
}

/// Pascal's triangle, as far as the numbers of cards and Archons need it.
static CHOICES: [[u64; Archon::COUNT + 1]; ArchonsCard::COUNT + 1] = {
    let mut table = [[0; Archon::COUNT + 1]; ArchonsCard::COUNT + 1];
    table[0][0] = 1;
    let mut n = 1;
    while n <= ArchonsCard::COUNT {
        table[n][0] = 1;
        let mut k = 1;
        while k <= Archon::COUNT {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// In how many ways `k` places can be filled from `n` cards, in order; 0 if `k` is greater than `n`.
fn arrangements(n: u8, k: u8) -> u128 {
    (0..u128::from(k)).map(|i| u128::from(n).saturating_sub(i)).product()
}
