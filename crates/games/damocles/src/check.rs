//! Refusals: why a seat may not do what it tried, in words.

use parlour_core::{IllegalActionError, Seat, Words};

use crate::{
    Annex, Annexed, Codex, CodexKind, CodexPair, CodexSet, DamoclesAction, DamoclesPhase, DamoclesTable,
    Discard, Fit, God, RingSpot, Use, codex,
    legal::{self, Held},
    rule,
};

type Verdict = Result<(), IllegalActionError>;

/// Refuses, citing a rule, unless the condition holds.
fn demand(condition: bool, number: u8, reason: impl FnOnce() -> Words) -> Verdict {
    if condition { Ok(()) } else { Err(IllegalActionError::breaks(rule(number), reason())) }
}

fn about(id: &'static str, codex: Codex) -> Words {
    Words::new(id).piece("codex", codex)
}

/// Accepts exactly those actions that [`legal::fill`] lists for a seat that is to act.
pub(crate) fn check(table: &DamoclesTable, seat: Seat, held: Held, action: DamoclesAction) -> Verdict {
    use DamoclesAction as Do;
    match (table.phase, action) {
        (DamoclesPhase::Discard, Do::Discard(discard)) => check_discard(discard, held.hand, 2, 6),
        (DamoclesPhase::Oracle(_, drawn), Do::Discard(discard)) => {
            check_discard(discard, held.drawn, drawn.excess, 13)
        }
        (DamoclesPhase::Place(_), Do::Place(god, spot)) => check_place(table, god, spot),
        (DamoclesPhase::Start(_), Do::Play(used)) => check_haste(table, held.hand, used),
        (DamoclesPhase::Start(_) | DamoclesPhase::Swap(..), Do::Swap(one, other)) => {
            demand(table.ring.at(one) != table.ring.at(other), 11, || {
                Words::new("damocles-same-gods").number("one", one).number("other", other)
            })
        }
        (DamoclesPhase::Start(_) | DamoclesPhase::Swap(..), Do::Exchange(spot, god)) => {
            check_exchange(table, spot, god)
        }
        (DamoclesPhase::Play(_), Do::Play(used)) => check_play(table, seat, held.hand, used),
        (DamoclesPhase::Play(_), Do::Pair(pair)) => check_pair(table, seat, held.hand, pair),
        (DamoclesPhase::Start(_) | DamoclesPhase::Swap(..), Do::Hold) | (DamoclesPhase::Play(_), Do::End) => {
            Ok(())
        }
        (DamoclesPhase::Sacrifice(_), Do::Sacrifice(codex)) => {
            demand(table.played(seat).contains(codex), 17, || about("damocles-not-in-front", codex))
        }
        (DamoclesPhase::Destroy(_, destroying), Do::Destroy(victim, codex)) => {
            let theirs = victim == destroying.victim && table.played(victim).contains(codex);
            demand(theirs, 17, || Words::new("damocles-not-victim").seat("victim", destroying.victim))
        }
        (phase, _) => Err(due(phase)),
    }
}

/// The refusal of an action from another phase, which says what is to be done now.
fn due(phase: DamoclesPhase) -> IllegalActionError {
    let (number, reason) = match phase {
        DamoclesPhase::Discard => (6, "damocles-discard-first"),
        DamoclesPhase::Place(_) => (7, "damocles-place-first"),
        DamoclesPhase::Start(_) => (10, "damocles-begin-turn"),
        DamoclesPhase::Swap(..) => (11, "damocles-swap-first"),
        DamoclesPhase::Play(_) => (12, "damocles-swaps-over"),
        DamoclesPhase::Oracle(..) => (13, "damocles-oracle-first"),
        DamoclesPhase::Sacrifice(_) => (17, "damocles-sacrifice-first"),
        DamoclesPhase::Destroy(..) => (17, "damocles-destroy-first"),
        DamoclesPhase::Over => return IllegalActionError::Over,
    };
    IllegalActionError::breaks(rule(number), reason)
}

/// DAM-6, DAM-13: demands exactly `count` codices, all of them in `from`.
fn check_discard(discard: Discard, from: CodexSet, count: u8, number: u8) -> Verdict {
    let codices = discard.codices();
    demand(codices.len() == usize::from(count), number, || {
        Words::new("damocles-discard-count").number("count", count)
    })?;
    let missing = codices - from;
    missing.first().map_or(Ok(()), |codex| {
        Err(IllegalActionError::breaks(rule(number), about("damocles-not-offered", codex)))
    })
}

/// DAM-7: demands a token from the bank, on an empty position.
fn check_place(table: &DamoclesTable, god: God, spot: RingSpot) -> Verdict {
    demand(table.ring.at(spot).is_none(), 7, || Words::new("damocles-spot-taken").number("spot", spot))?;
    check_bank(table, god, 7)
}

fn check_bank(table: &DamoclesTable, god: God, number: u8) -> Verdict {
    demand(table.ring.in_bank(god) > 0, number, || {
        Words::new("damocles-bank-without").emblem("god", &god.emblem())
    })
}

/// DAM-11: demands a token from the bank, of a different god than the one on the position.
fn check_exchange(table: &DamoclesTable, spot: RingSpot, god: God) -> Verdict {
    demand(table.ring.at(spot) != Some(god), 11, || {
        Words::new("damocles-same-god").number("spot", spot).emblem("god", &god.emblem())
    })?;
    check_bank(table, god, 11)
}

/// DAM-10: demands, before the first swap, an active Haste from the hand.
fn check_haste(table: &DamoclesTable, hand: CodexSet, used: Use) -> Verdict {
    demand(used.codex.kind() == CodexKind::Haste, 10, || "damocles-only-haste".into())?;
    check_hand(hand, used.codex, 10)?;
    check_fit(table, used)
}

fn check_hand(hand: CodexSet, codex: Codex, number: u8) -> Verdict {
    demand(hand.contains(codex), number, || about("damocles-not-in-hand", codex))
}

/// DAM-14 to DAM-17: checks a codex played alone.
fn check_play(table: &DamoclesTable, seat: Seat, hand: CodexSet, used: Use) -> Verdict {
    let codex = used.codex;
    demand(codex::ALONE.contains(codex), 13, || about("damocles-only-in-pair", codex))?;
    check_hand(hand, codex, 12)?;
    let barred = legal::barred(table, seat).contains(codex);
    demand(!(barred && codex.kind() == CodexKind::Annex), 16, || "damocles-annex-open".into())?;
    demand(!barred, 17, || "damocles-nothing-to-sacrifice".into())?;
    check_fit(table, used)?;
    check_charges(table, used.stars())
}

/// DAM-13, DAM-16: demands two codices that the seat may use and has not yet paired in this turn.
fn check_pair(table: &DamoclesTable, seat: Seat, hand: CodexSet, pair: CodexPair) -> Verdict {
    let own = hand | table.played(seat);
    let CodexPair { production, number, annexed } = pair;
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
        demand(own.contains(used.codex), 13, || about("damocles-not-yours", used.codex))?;
    }
    demand(!table.turn.paired.has(production.codex, number.codex), 13, || {
        Words::new("damocles-paired-before")
            .piece("production", production.codex)
            .piece("number", number.codex)
    })?;
    check_fit(table, production)?;
    check_fit(table, number)?;
    check_charges(table, pair.stars())
}

/// DAM-16: demands an opponent's played codex, while an annex is open.
fn check_annexed(table: &DamoclesTable, seat: Seat, owner: Seat, codex: Codex) -> Verdict {
    demand(table.turn.annex == Annex::Open, 16, || "damocles-annex-needed".into())?;
    let theirs = owner != seat && table.seats.has(owner) && table.played(owner).contains(codex);
    demand(theirs, 16, || about("damocles-not-theirs", codex).seat("owner", owner))
}

/// DAM-8, DAM-9, DAM-14: demands that the codex is active if it has no star, and loosely active if it has
/// one.
fn check_fit(table: &DamoclesTable, used: Use) -> Verdict {
    let codex = used.codex;
    let active = table.ring.active().contains(codex);
    match used.fit {
        Fit::Exact => demand(active, 8, || about("damocles-not-active", codex)),
        Fit::Loose => {
            demand(!active, 14, || about("damocles-no-star", codex))?;
            demand(table.ring.loose().contains(codex), 9, || about("damocles-not-loose", codex))
        }
    }
}

/// DAM-14: demands a charge for each star.
fn check_charges(table: &DamoclesTable, stars: u8) -> Verdict {
    demand(stars <= table.turn.charges, 14, || "damocles-no-charge".into())
}
