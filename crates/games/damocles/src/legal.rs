//! The legal actions of a seat, worked out from the table and its own codices.

use parlour_core::Seat;

use crate::{
    Annex, Annexed, Codex, CodexKind, CodexPair, CodexSet, DamoclesAction, DamoclesChoices, DamoclesPhase,
    DamoclesTable, DamoclesTurn, Discard, God, RingSpot, choices, codex, table::Usable,
};

/// The codices that only their seat sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Held {
    pub(crate) hand: CodexSet,
    /// DAM-13: what an Oracle has drawn and the seat has not yet sorted out.
    pub(crate) drawn: CodexSet,
}

/// Fills `out` with the legal actions of a seat.
#[inline]
pub(crate) fn fill(table: &DamoclesTable, seat: Seat, held: Held, out: &mut DamoclesChoices) {
    out.clear();
    if !table.to_act().contains(seat) {
        return;
    }
    let list = &mut out.list;
    match table.phase {
        DamoclesPhase::Discard => discards(held.hand, 2, list),
        DamoclesPhase::Oracle(_, drawn) => discards(held.drawn, drawn.excess, list),
        DamoclesPhase::Place(_) => placements(table, list),
        DamoclesPhase::Start(_) => {
            out.moves = choices::swaps(table.ring) | choices::hastes(held.hand & table.ring.active());
        }
        DamoclesPhase::Swap(..) => out.moves = choices::swaps(table.ring),
        DamoclesPhase::Play(_) => plays(table, seat, held.hand, list),
        DamoclesPhase::Sacrifice(_) => list.extend(table.played(seat).iter().map(DamoclesAction::Sacrifice)),
        DamoclesPhase::Destroy(_, destroying) => {
            let victim = destroying.victim;
            list.extend(table.played(victim).iter().map(|codex| DamoclesAction::Destroy(victim, codex)));
        }
        DamoclesPhase::Over => {}
    }
}

/// DAM-6, DAM-13: lists every way to discard two of the codices, or one.
fn discards(codices: CodexSet, count: u8, list: &mut Vec<DamoclesAction>) {
    for one in codices {
        if count == 1 {
            list.push(DamoclesAction::Discard(Discard::one(one)));
            continue;
        }
        let later = codices.iter().filter(|&other| other > one);
        list.extend(later.map(|other| DamoclesAction::Discard(Discard::two(one, other))));
    }
}

/// DAM-7: lists every token of the bank on every empty position.
fn placements(table: &DamoclesTable, list: &mut Vec<DamoclesAction>) {
    let bank = table.ring.bank();
    for god in God::ALL.into_iter().filter(|&god| bank.contains(god)) {
        let empty = RingSpot::ALL.into_iter().filter(|&spot| table.ring.at(spot).is_none());
        list.extend(empty.map(|spot| DamoclesAction::Place(god, spot)));
    }
}

/// DAM-12: lists the codices played alone, the pairs, and the end of the turn.
fn plays(table: &DamoclesTable, seat: Seat, hand: CodexSet, list: &mut Vec<DamoclesAction>) {
    let usable = table.usable();
    let alone = hand & codex::ALONE & (usable.all() - barred(table, seat));
    list.extend(alone.iter().map(|codex| DamoclesAction::Play(usable.used(codex))));
    let own = (hand | table.played(seat)) & usable.all();
    let [productions, numbers] = [own & codex::PRODUCTION, own & codex::NUMBER];
    for production in productions {
        for number in numbers {
            list.extend(pair(&table.turn, usable, production, number, None));
        }
    }
    if table.turn.annex == Annex::Open && !(productions | numbers).is_empty() {
        annexed_pairs(table, seat, [productions, numbers], list);
        list.sort_unstable();
    }
    list.push(DamoclesAction::End);
}

/// DAM-16, DAM-17: the codices played alone that cannot be played just now, whatever the ring.
#[inline]
pub(crate) fn barred(table: &DamoclesTable, seat: Seat) -> CodexSet {
    let annex = if table.turn.annex == Annex::Open { CodexKind::Annex.codices() } else { CodexSet::EMPTY };
    let sacrifice =
        if table.played(seat).is_empty() { CodexKind::Sacrifice.codices() } else { CodexSet::EMPTY };
    annex | sacrifice
}

/// DAM-16: lists the pairs of one of the seat's codices with one an opponent has played.
fn annexed_pairs(table: &DamoclesTable, seat: Seat, own: [CodexSet; 2], list: &mut Vec<DamoclesAction>) {
    let usable = table.usable();
    let [productions, numbers] = own;
    for opponent in table.seats.iter().filter(|&other| other != seat) {
        let theirs = table.played(opponent) & usable.all();
        for production in theirs & codex::PRODUCTION {
            let annexed = Some(Annexed::Production(opponent));
            list.extend(
                numbers.iter().filter_map(|number| pair(&table.turn, usable, production, number, annexed)),
            );
        }
        for number in theirs & codex::NUMBER {
            let annexed = Some(Annexed::Number(opponent));
            list.extend(
                productions
                    .iter()
                    .filter_map(|production| pair(&table.turn, usable, production, number, annexed)),
            );
        }
    }
}

/// DAM-13, DAM-14: the pair, unless it was used in this turn or needs more charges than the seat has.
#[inline]
fn pair(
    turn: &DamoclesTurn,
    usable: Usable,
    production: Codex,
    number: Codex,
    annexed: Option<Annexed>,
) -> Option<DamoclesAction> {
    let pair = CodexPair { production: usable.used(production), number: usable.used(number), annexed };
    let legal = pair.stars() <= turn.charges && !turn.paired.has(production, number);
    legal.then_some(DamoclesAction::Pair(pair))
}
