//! Why a seat may not do what it tried, in words.

use std::borrow::Cow;

use parlour_core::{Illegal, Seat};

use crate::{
    Annex, Annexed, Codex, CodexSet, DamoclesAction, Discard, Fit, God, Kind, Pair, Phase, Spot, Table, Use,
    codex,
    legal::{self, Held},
    rule,
};

type Verdict = Result<(), Illegal>;

/// Refuses, citing a rule, unless the condition holds.
fn demand(condition: bool, number: u8, reason: impl FnOnce() -> Cow<'static, str>) -> Verdict {
    if condition { Ok(()) } else { Err(Illegal::breaks(rule(number), reason())) }
}

/// Accepts exactly what [`legal::fill`] lists for a seat that is to act.
pub(crate) fn check(table: &Table, seat: Seat, held: Held, action: DamoclesAction) -> Verdict {
    use DamoclesAction as Do;
    match (table.phase, action) {
        (Phase::Discard, Do::Discard(discard)) => check_discard(discard, held.hand, 2, 6),
        (Phase::Oracle(_, drawn), Do::Discard(discard)) => {
            check_discard(discard, held.drawn, drawn.excess, 13)
        }
        (Phase::Place(_), Do::Place(god, spot)) => check_place(table, god, spot),
        (Phase::Start(_), Do::Play(used)) => check_haste(table, held.hand, used),
        (Phase::Start(_) | Phase::Swap(..), Do::Swap(one, other)) => {
            demand(table.ring.at(one) != table.ring.at(other), 11, || {
                format!(
                    "positions {one} and {other} have tokens of the same god; say `hold` to change nothing"
                )
                .into()
            })
        }
        (Phase::Start(_) | Phase::Swap(..), Do::Exchange(spot, god)) => check_exchange(table, spot, god),
        (Phase::Play(_), Do::Play(used)) => check_play(table, seat, held.hand, used),
        (Phase::Play(_), Do::Pair(pair)) => check_pair(table, seat, held.hand, pair),
        (Phase::Start(_) | Phase::Swap(..), Do::Hold) | (Phase::Play(_), Do::End) => Ok(()),
        (Phase::Sacrifice(_), Do::Sacrifice(codex)) => demand(table.played(seat).contains(codex), 17, || {
            format!("{codex} does not lie in front of you").into()
        }),
        (Phase::Destroy(_, destroying), Do::Destroy(victim, codex)) => {
            let theirs = victim == destroying.victim && table.played(victim).contains(codex);
            demand(theirs, 17, || {
                format!("one of seat {}'s played codices is to be destroyed", destroying.victim).into()
            })
        }
        (phase, _) => Err(due(phase)),
    }
}

/// What is to be done instead of something that belongs elsewhere.
fn due(phase: Phase) -> Illegal {
    let (number, reason) = match phase {
        Phase::Discard => (6, "first two of the eight codices are discarded"),
        Phase::Place(_) => (7, "a token is to be put on the ring"),
        Phase::Start(_) => (10, "a turn begins with a Haste, a swap or holding"),
        Phase::Swap(..) => (11, "the swaps of the Haste come first"),
        Phase::Play(_) => (12, "the swaps are over: play codices, or end the turn"),
        Phase::Oracle(..) => (13, "first discard from what the Oracle has drawn"),
        Phase::Sacrifice(_) => (17, "first give up one of your own played codices"),
        Phase::Destroy(..) => (17, "first destroy the codices that must be destroyed"),
        Phase::Over => return Illegal::Over,
    };
    Illegal::breaks(rule(number), reason)
}

/// DAM-6, DAM-13: as many as must be, from among these.
fn check_discard(discard: Discard, from: CodexSet, count: u8, number: u8) -> Verdict {
    let codices = discard.codices();
    demand(codices.len() == usize::from(count), number, || match count {
        1 => "one codex is to be discarded".into(),
        _ => "two codices are to be discarded".into(),
    })?;
    let missing = codices - from;
    missing.first().map_or(Ok(()), |codex| {
        demand(false, number, || format!("{codex} is not among the codices to choose from").into())
    })
}

/// DAM-7: a token that there is, on a position that is empty.
fn check_place(table: &Table, god: God, spot: Spot) -> Verdict {
    demand(table.ring.at(spot).is_none(), 7, || format!("position {spot} has a token already").into())?;
    check_bank(table, god, 7)
}

fn check_bank(table: &Table, god: God, number: u8) -> Verdict {
    demand(table.ring.in_bank(god) > 0, number, || {
        format!("the bank has no token of {} left", god.name()).into()
    })
}

/// DAM-11: another god's token, which the bank has.
fn check_exchange(table: &Table, spot: Spot, god: God) -> Verdict {
    demand(table.ring.at(spot) != Some(god), 11, || {
        format!("position {spot} has a token of {} already; say `hold` to change nothing", god.name()).into()
    })?;
    check_bank(table, god, 11)
}

/// DAM-10: before the first swap only a Haste, active and from the hand.
fn check_haste(table: &Table, hand: CodexSet, used: Use) -> Verdict {
    demand(used.codex.kind() == Kind::Haste, 10, || "before the swap only a Haste can be played".into())?;
    check_hand(hand, used.codex, 10)?;
    check_fit(table, used)
}

fn check_hand(hand: CodexSet, codex: Codex, number: u8) -> Verdict {
    demand(hand.contains(codex), number, || format!("{codex} is not in the hand").into())
}

/// DAM-14 to DAM-17: what is played alone.
fn check_play(table: &Table, seat: Seat, hand: CodexSet, used: Use) -> Verdict {
    let codex = used.codex;
    demand(codex::ALONE.contains(codex), 13, || format!("{codex} is played only in a pair").into())?;
    check_hand(hand, codex, 12)?;
    let barred = legal::barred(table, seat).contains(codex);
    demand(!(barred && codex.kind() == Kind::Annex), 16, || "use the open annex before the next one".into())?;
    demand(!barred, 17, || "a Sacrifice needs a played codex of your own to give up".into())?;
    check_fit(table, used)?;
    check_charges(table, used.stars())
}

/// DAM-13, DAM-16: two codices that the seat may use, not yet paired in this turn.
fn check_pair(table: &Table, seat: Seat, hand: CodexSet, pair: Pair) -> Verdict {
    let own = hand | table.played(seat);
    let Pair { production, number, annexed } = pair;
    let mine: &[Use] = match annexed {
        None => &[production, number],
        Some(Annexed::Production(owner)) => {
            check_annexed(table, seat, owner, production.codex)?;
            &[number]
        }
        Some(Annexed::Number(owner)) => {
            check_annexed(table, seat, owner, number.codex)?;
            &[production]
        }
    };
    for used in mine {
        demand(own.contains(used.codex), 13, || {
            format!("{} is neither in the hand nor played by you", used.codex).into()
        })?;
    }
    demand(!table.turn.paired.has(production.codex, number.codex), 13, || {
        format!("{} and {} have been paired in this turn already", production.codex, number.codex).into()
    })?;
    check_fit(table, production)?;
    check_fit(table, number)?;
    check_charges(table, pair.stars())
}

/// DAM-16: an opponent's played codex, while an annex is open.
fn check_annexed(table: &Table, seat: Seat, owner: Seat, codex: Codex) -> Verdict {
    demand(table.turn.annex == Annex::Open, 16, || {
        "an opponent's codex can be used only after an Annex".into()
    })?;
    let theirs = owner != seat && table.seats.has(owner) && table.played(owner).contains(codex);
    demand(theirs, 16, || format!("seat {owner} is no opponent who has played {codex}").into())
}

/// DAM-8, DAM-9, DAM-14: active without a star, or loosely active with one.
fn check_fit(table: &Table, used: Use) -> Verdict {
    let codex = used.codex;
    let active = table.ring.active().contains(codex);
    match used.fit {
        Fit::Exact => {
            demand(active, 8, || format!("{codex} is not active: its pattern does not fit the ring").into())
        }
        Fit::Loose => {
            demand(!active, 14, || format!("{codex} is active and takes no star").into())?;
            demand(table.ring.loose().contains(codex), 9, || {
                format!("{codex} is not even loosely active").into()
            })
        }
    }
}

/// DAM-14: a charge for each star.
fn check_charges(table: &Table, stars: u8) -> Verdict {
    demand(stars <= table.turn.charges, 14, || "each star needs a charge, which a Reflex gives".into())
}
