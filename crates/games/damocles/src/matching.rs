//! DAM-8 and DAM-9: finds the codices that a ring makes active, all of them at once.
//!
//! A set of codices is one word. For each place of a pattern and each god there is the set of codices that
//! allow that god there. A ring turned to one of its seven rotations makes active the codices that are in all
//! seven sets. Neighbouring places are looked up together, so that a rotation costs three words.

use crate::{Codex, CodexSet, God, list::PATTERNS};

/// The number of three-bit codes, each a god or [`BARE`].
const CODES: usize = 8;
/// The code of a ring position without a token.
pub(crate) const BARE: u32 = 7;
const LARGEST: usize = 5;

/// For each place of a pattern and each code: the codices that are blank there or show that god.
const BEARS: [[u128; CODES]; 7] = {
    let mut bears = [[0; CODES]; 7];
    let mut codex = 0;
    while codex < Codex::COUNT {
        let mut place = 0;
        while place < 7 {
            let mut code = 0;
            while code < CODES {
                let letter = PATTERNS[codex][place];
                if letter == b'.' || code < God::ALL.len() && letter == God::ALL[code].byte() {
                    bears[place][code] |= 1 << codex;
                }
                code += 1;
            }
            place += 1;
        }
        codex += 1;
    }
    bears
};

/// The codices that allow the tokens in places 1 to 3, by three codes.
static FRONT: [u128; CODES * CODES * CODES] = {
    let mut sets = [0; CODES * CODES * CODES];
    let mut codes = 0;
    while codes < sets.len() {
        let [a, b, c] = [codes % CODES, codes / CODES % CODES, codes / CODES / CODES];
        sets[codes] = BEARS[0][a] & BEARS[1][b] & BEARS[2][c];
        codes += 1;
    }
    sets
};

/// The codices that allow the tokens in places 4 and 5, by two codes.
static MIDDLE: [u128; CODES * CODES] = two_places(3);

/// The codices that allow the tokens in places 6 and 7, by two codes.
static BACK: [u128; CODES * CODES] = two_places(5);

const fn two_places(first: usize) -> [u128; CODES * CODES] {
    let mut sets = [0; CODES * CODES];
    let mut codes = 0;
    while codes < sets.len() {
        sets[codes] = BEARS[first][codes % CODES] & BEARS[first + 1][codes / CODES];
        codes += 1;
    }
    sets
}

/// For each number of gods already met and each code: the codices whose next god is that one.
static NEXT: [[u128; CODES]; LARGEST] = {
    let mut next = [[0; CODES]; LARGEST];
    let mut codex = 0;
    while codex < Codex::COUNT {
        let [mut place, mut step] = [0, 0];
        while place < 7 {
            let mut code = 0;
            while code < God::ALL.len() {
                if PATTERNS[codex][place] == God::ALL[code].byte() {
                    next[step][code] |= 1 << codex;
                    step += 1;
                    break;
                }
                code += 1;
            }
            place += 1;
        }
        codex += 1;
    }
    next
};

/// The codices with exactly 0, 1, … 5 gods.
static OF_LENGTH: [u128; LARGEST + 1] = {
    let mut sets = [0; LARGEST + 1];
    let mut codex = 0;
    while codex < Codex::COUNT {
        sets[Codex::POINTS[codex] as usize] |= 1 << codex;
        codex += 1;
    }
    sets
};

/// DAM-8: the codices whose pattern, in some rotation, fits a ring. The ring is given as seven codes of three
/// bits, with position 1 lowest.
#[inline]
pub(crate) fn active(codes: u32) -> CodexSet {
    let twice = u64::from(codes) | u64::from(codes) << 21;
    let mut active = 0;
    for rotation in 0..7 {
        let turned = (twice >> (3 * rotation)) as usize;
        active |= FRONT[turned & 0x1ff] & MIDDLE[turned >> 9 & 0x3f] & BACK[turned >> 15 & 0x3f];
    }
    CodexSet::from_bits(active)
}

/// The codices that need at most 0, 1 and 2 more tokens to be active, in their best rotation.
pub(crate) fn within(codes: u32) -> [CodexSet; 3] {
    let twice = u64::from(codes) | u64::from(codes) << 21;
    let mut within = [0; 3];
    for rotation in 0..7 {
        let turned = (twice >> (3 * rotation)) as usize;
        // Place by place: the codices that have needed no token so far, at most one, at most two.
        let [mut none, mut one, mut two] = [u128::MAX; 3];
        for (place, bears) in BEARS.iter().enumerate() {
            let bears = bears[turned >> (3 * place) & (CODES - 1)];
            two &= bears | one;
            one &= bears | none;
            none &= bears;
        }
        within[0] |= none;
        within[1] |= one;
        within[2] |= two;
    }
    within.map(|codices| CodexSet::from_bits(codices & Codex::all().bits()))
}

/// DAM-9: the codices whose gods are met in order on the way once round the ring, from some start, with any
/// gaps.
///
/// From each start all patterns are followed at once: `found[k]` has those of which `k` gods have been met.
pub(crate) fn loose(codes: u32) -> CodexSet {
    let twice = u64::from(codes) | u64::from(codes) << 21;
    let mut loose = 0;
    for start in 0..7 {
        let mut found = [0; LARGEST + 1];
        found[0] = u128::MAX;
        for position in start..start + 7 {
            let code = (twice >> (3 * position)) as usize & (CODES - 1);
            for step in (0..LARGEST).rev() {
                found[step + 1] |= found[step] & NEXT[step][code];
            }
        }
        for (found, of_length) in found.into_iter().zip(OF_LENGTH) {
            loose |= found & of_length;
        }
    }
    CodexSet::from_bits(loose)
}
