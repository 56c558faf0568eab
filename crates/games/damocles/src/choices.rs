//! The legal actions of one decision: [`DamoclesChoices`].

use parlour_core::{Choices, Element, Set};

use crate::{Codex, CodexKind, CodexSet, DamoclesAction, Fit, God, Ring, RingSpot, Use};

/// The legal actions of one decision.
///
/// The actions before the swaps are over, of which there are many every turn, are a set of at most 62 bits.
/// All others are a list whose memory is reused.
#[derive(Clone, Debug, Default)]
pub struct DamoclesChoices {
    pub(crate) moves: Set<Move>,
    pub(crate) list: Vec<DamoclesAction>,
}

impl DamoclesChoices {
    pub(crate) fn clear(&mut self) {
        self.moves = Set::EMPTY;
        self.list.clear();
    }
}

impl Choices for DamoclesChoices {
    type Action = DamoclesAction;

    #[inline]
    fn len(&self) -> usize {
        self.moves.len() + self.list.len()
    }

    #[inline]
    fn nth(&self, n: usize) -> DamoclesAction {
        let moves = self.moves.len();
        if n < moves { self.moves.nth(n).action() } else { self.list[n - moves] }
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = DamoclesAction> + '_ {
        self.moves.iter().map(Move::action).chain(Choices::iter(&self.list))
    }
}

/// An action before the swaps are over, by its number: five Hastes, 21 swaps within the ring, 35 with the
/// bank, and holding.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Move(u8);

const SWAPS: u8 = 5;
const EXCHANGES: u8 = SWAPS + 21;
const HOLD: u8 = EXCHANGES + 35;

/// The two positions of each swap within the ring, in ascending order.
const SPOTS: [(RingSpot, RingSpot); 21] = {
    let mut spots = [(RingSpot::ALL[0], RingSpot::ALL[0]); 21];
    let [mut one, mut other, mut count] = [0, 1, 0];
    while count < 21 {
        spots[count] = (RingSpot::ALL[one], RingSpot::ALL[other]);
        count += 1;
        other += 1;
        if other == 7 {
            one += 1;
            other = one + 1;
        }
    }
    spots
};

/// For each set of positions, the swaps of two of them.
static WITHIN: [u32; 128] = {
    let mut within = [0; 128];
    let mut positions = 0;
    while positions < 128 {
        let mut swap = 0;
        while swap < 21 {
            let (one, other) = SPOTS[swap];
            if positions >> one.index() & 1 == 1 && positions >> other.index() & 1 == 1 {
                within[positions] |= 1 << swap;
            }
            swap += 1;
        }
        positions += 1;
    }
    within
};

impl Move {
    fn action(self) -> DamoclesAction {
        match self.0 {
            haste @ ..SWAPS => {
                let codex = Codex::from_index(u32::from(CodexKind::Haste.start() + haste));
                DamoclesAction::Play(Use { codex, fit: Fit::Exact })
            }
            swap @ SWAPS..EXCHANGES => {
                let (one, other) = SPOTS[usize::from(swap - SWAPS)];
                DamoclesAction::Swap(one, other)
            }
            exchange @ EXCHANGES..HOLD => {
                let number = usize::from(exchange - EXCHANGES);
                DamoclesAction::Exchange(
                    RingSpot::ALL[number / God::ALL.len()],
                    God::ALL[number % God::ALL.len()],
                )
            }
            HOLD.. => DamoclesAction::Hold,
        }
    }
}

parlour_core::numbered!(Move, u64);

/// DAM-11: the swaps of two different gods, within the ring and with the bank, and holding.
#[inline]
pub(crate) fn swaps(ring: Ring) -> Set<Move> {
    let standing = ring.standing();
    let (mut equal, mut bank) = (0, 0);
    for (god, &positions) in standing.iter().enumerate() {
        equal |= WITHIN[usize::from(positions)];
        bank |= u8::from(positions.count_ones() < u32::from(God::TOKENS)) << god;
    }
    let mut exchanges = 0;
    for (god, positions) in standing.into_iter().enumerate() {
        for spot in RingSpot::ALL {
            let here = positions >> spot.index() & 1 == 1;
            let offered = if here { bank & !(1 << god) } else { 0 };
            exchanges |= u64::from(offered) << (spot.index() * God::ALL.len());
        }
    }
    let different = !equal & ((1 << 21) - 1);
    Set::from_bits(u64::from(different) << SWAPS | exchanges << EXCHANGES | 1 << HOLD)
}

/// DAM-10: the Hastes among these codices.
#[inline]
pub(crate) fn hastes(codices: CodexSet) -> Set<Move> {
    let hastes = codices & CodexKind::Haste.codices();
    Set::from_bits((hastes.bits() >> CodexKind::Haste.start()) as u64)
}
