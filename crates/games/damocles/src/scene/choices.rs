//! For every legal action the picks that mean it, and what it would do.

use parlour_core::{
    Words,
    scene::{Choice, Pick},
};

use super::zones::{BANK, RING};
use crate::{CodexSet, DamoclesAction, DamoclesView, God, Kind, Pair, Ring, Spot, Use};

pub(super) const HOLD: &str = "hold";
pub(super) const END: &str = "end";

pub(super) fn choice(view: &DamoclesView, action: DamoclesAction) -> Choice {
    let ring = view.table.ring;
    match action {
        DamoclesAction::Discard(discard) => {
            let codices = discard.codices();
            let picks: Vec<Pick> = codices.iter().map(Pick::piece).collect();
            Choice::new(action, picks, Words::from("Discard ").pieces(codices))
        }
        DamoclesAction::Place(god, spot) => {
            let label = format!("Put {} on position {spot}", god.name());
            waking(view, Choice::new(action, [on(spot), from_bank(god)], label), ring.with(spot, god))
        }
        DamoclesAction::Play(used) => play(action, used),
        DamoclesAction::Swap(one, other) => {
            let label = format!("Swap positions {one} and {other}");
            waking(view, Choice::new(action, [on(one), on(other)], label), ring.swapped(one, other))
        }
        DamoclesAction::Exchange(spot, god) => {
            let label = format!("Put {} from the bank on position {spot}", god.name());
            waking(view, Choice::new(action, [on(spot), from_bank(god)], label), ring.with(spot, god))
        }
        DamoclesAction::Hold => Choice::new(action, [Pick::button(HOLD)], "Hold: change nothing"),
        DamoclesAction::Pair(pair) => pair_choice(action, pair),
        DamoclesAction::Sacrifice(codex) => {
            Choice::new(action, [Pick::piece(codex)], Words::from("Sacrifice ").piece(codex))
        }
        DamoclesAction::Destroy(victim, codex) => {
            let label = Words::from("Destroy ").piece(codex).then(" of ").seat(victim);
            Choice::new(action, [Pick::piece(codex)], label)
        }
        DamoclesAction::End => Choice::new(action, [Pick::button(END)], "End the turn"),
    }
}

fn on(spot: Spot) -> Pick {
    Pick::Place(RING.to_owned(), spot.index())
}

fn from_bank(god: God) -> Pick {
    Pick::Place(BANK.to_owned(), god as usize)
}

/// With the viewer's codices, and all that lie open, that would become active if the ring stood so.
fn waking(view: &DamoclesView, mut choice: Choice, ring: Ring) -> Choice {
    let now = view.table.ring.active();
    let open = view.table.seats.iter().map(|seat| view.table.played(seat));
    let known = open.fold(view.hand, |known, played| known | played);
    let wakes = known & (ring.active() - now);
    choice.lights = wakes.iter().map(|codex| codex.to_string()).collect();
    let mine = view.viewer.seat().map_or(view.hand, |seat| view.hand | view.table.played(seat));
    let words = named("wakes ", mine & wakes);
    let sleeping = named("puts to sleep ", mine & (now - ring.active()));
    let words = if words.is_empty() || sleeping.is_empty() {
        words.join(sleeping)
    } else {
        words.then("; ").join(sleeping)
    };
    if words.is_empty() { choice } else { choice.with_effect(words) }
}

fn named(what: &'static str, codices: CodexSet) -> Words {
    if codices.is_empty() { Words::new() } else { Words::from(what).pieces(codices) }
}

fn play(action: DamoclesAction, used: Use) -> Choice {
    let label = Words::from("Play ").piece(used.codex).then(stars(used.stars()));
    Choice::new(action, [Pick::piece(used.codex)], label).with_effect(used.codex.kind().effect())
}

fn pair_choice(action: DamoclesAction, pair: Pair) -> Choice {
    let [production, number] = [pair.production.codex, pair.number.codex];
    let label = Words::from("Pair ").piece(production).then(" with ").piece(number).then(stars(pair.stars()));
    let effect = match (production.kind(), number.number()) {
        (Kind::Oracle, n) => format!("draw {}, keep {n}", n + 2),
        (Kind::Combust, n) => format!("draw {}", n + 1),
        (_, n) => format!("draw {n}"),
    };
    Choice::new(action, [Pick::piece(production), Pick::piece(number)], label).with_effect(effect)
}

const fn stars(count: u8) -> &'static str {
    match count {
        0 => "",
        1 => ", using a charge",
        _ => ", using two charges",
    }
}
