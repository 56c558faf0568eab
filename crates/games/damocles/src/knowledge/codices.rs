//! Sets of codices by what they are good for, and quick sums over them.

use parlour_core::Element;

use crate::{Codex, CodexKind, CodexSet};

const fn kinds<const COUNT: usize>(kinds: [CodexKind; COUNT]) -> CodexSet {
    let mut bits = 0;
    let mut index = 0;
    while index < COUNT {
        bits |= kinds[index].codices().bits();
        index += 1;
    }
    CodexSet::from_bits(bits)
}

/// The codices that draw.
pub(super) const PRODUCTIONS: CodexSet = kinds([CodexKind::Generate, CodexKind::Combust, CodexKind::Oracle]);
/// The codices that draw turn after turn.
pub(super) const ENGINES: CodexSet = kinds([CodexKind::Generate, CodexKind::Oracle]);
/// The codices that say how many are drawn.
pub(super) const NUMBERS: CodexSet = kinds([CodexKind::One, CodexKind::Two, CodexKind::Three]);
/// The codices that need no partner.
pub(super) const ALONE: CodexSet = kinds([
    CodexKind::Reflex,
    CodexKind::Haste,
    CodexKind::Annex,
    CodexKind::Lyse,
    CodexKind::Sacrifice,
    CodexKind::Eviscerate,
]);

/// The codices whose points, written in binary, contain a 1, a 2 and a 4.
const PLANES: [CodexSet; 3] = {
    let mut planes = [0; 3];
    let mut number = 0;
    while number < CodexKind::ALL.len() {
        let kind = CodexKind::ALL[number];
        let points = match kind {
            CodexKind::Haste => 1,
            CodexKind::Reflex | CodexKind::One | CodexKind::Annex => 2,
            CodexKind::Generate
            | CodexKind::Combust
            | CodexKind::Oracle
            | CodexKind::Two
            | CodexKind::Lyse => 3,
            CodexKind::Three | CodexKind::Sacrifice => 4,
            CodexKind::Eviscerate => 5,
        };
        let mut plane = 0;
        while plane < planes.len() {
            if points >> plane & 1 == 1 {
                planes[plane] |= kind.codices().bits();
            }
            plane += 1;
        }
        number += 1;
    }
    [CodexSet::from_bits(planes[0]), CodexSet::from_bits(planes[1]), CodexSet::from_bits(planes[2])]
};

/// The points of all these codices together, without looking at each one.
#[inline]
pub(super) fn points(codices: CodexSet) -> usize {
    let [ones, twos, fours] = PLANES.map(|plane| (codices & plane).len());
    ones + 2 * twos + 4 * fours
}

/// The sum of what the number codices stand for.
#[inline]
pub(super) fn count(numbers: CodexSet) -> usize {
    let [ones, twos, threes] =
        [CodexKind::One, CodexKind::Two, CodexKind::Three].map(|kind| (numbers & kind.codices()).len());
    ones + 2 * twos + 3 * threes
}

/// The highest number among them, or 0 if there is none.
#[inline]
pub(super) fn highest(numbers: CodexSet) -> usize {
    numbers.last().map_or(0, number)
}

/// How many a number codex stands for.
pub(super) fn number(codex: Codex) -> usize {
    match codex.kind() {
        CodexKind::Two => 2,
        CodexKind::Three => 3,
        _ => 1,
    }
}

/// The most tokens two codices can share while both are active on one ring. Returns `None` if no ring has
/// room for both.
pub(super) fn shared(one: Codex, other: Codex) -> Option<u8> {
    static SHARED: std::sync::LazyLock<Vec<Option<u8>>> = std::sync::LazyLock::new(|| {
        let all = || CodexSet::iter(Codex::all());
        all().flat_map(|one| all().map(move |other| overlap(one, other))).collect()
    });
    SHARED[one.index() as usize * Codex::COUNT + other.index() as usize]
}

fn overlap(one: Codex, other: Codex) -> Option<u8> {
    let (fixed, turned) = (one.pattern(), other.pattern());
    (0..fixed.len())
        .filter_map(|rotation| {
            let mut common = 0;
            for (place, god) in fixed.into_iter().enumerate() {
                match (god, turned[(place + rotation) % turned.len()]) {
                    (Some(here), Some(there)) if here == there => common += 1,
                    (Some(_), Some(_)) => return None,
                    _ => {}
                }
            }
            Some(common)
        })
        .max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_of_a_set_are_those_of_its_codices() {
        for codex in Codex::all() {
            assert_eq!(points(CodexSet::only(codex)), usize::from(codex.points()), "{codex}");
        }
        assert_eq!(
            points(Codex::all()),
            Codex::all().iter().map(|codex| usize::from(codex.points())).sum::<usize>()
        );
    }

    #[test]
    fn a_generate_shares_two_tokens_with_the_one_of_its_twin_gods() {
        let [generate, twins, others]: [Codex; 3] = ["G1", "I3", "I1"].map(|text| text.parse().unwrap());
        assert_eq!(shared(generate, twins), Some(2));
        assert_eq!(shared(generate, others), Some(0));
    }
}
