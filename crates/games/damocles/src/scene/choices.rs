//! The picks that mean each legal action, and what it would do.

use parlour_core::{
    Words,
    scene::{Choice, Pick},
};

use super::zones::{BANK, RING};
use crate::{CodexKind, CodexPair, DamoclesAction, DamoclesView, God, Ring, RingSpot, Use};

pub(super) const HOLD: &str = "hold";
pub(super) const END: &str = "end";

pub(super) fn choice(view: &DamoclesView, action: DamoclesAction) -> Choice {
    let ring = view.table.ring;
    match action {
        DamoclesAction::Discard(discard) => {
            let codices = discard.codices();
            let picks: Vec<Pick> = codices.iter().map(Pick::piece).collect();
            Choice::new(action, picks, Words::new("damocles-do-discard").piece_list("codices", codices))
        }
        DamoclesAction::Place(god, spot) => {
            let label = Words::new("damocles-do-place").emblem("god", &god.emblem()).number("spot", spot);
            waking(view, Choice::new(action, [on(spot), from_bank(god)], label), ring.with(spot, god))
        }
        DamoclesAction::Play(used) => play(action, used),
        DamoclesAction::Swap(one, other) => {
            let label = Words::new("damocles-do-swap").number("one", one).number("other", other);
            waking(view, Choice::new(action, [on(one), on(other)], label), ring.swapped(one, other))
        }
        DamoclesAction::Exchange(spot, god) => {
            let label = Words::new("damocles-do-exchange").emblem("god", &god.emblem()).number("spot", spot);
            waking(view, Choice::new(action, [on(spot), from_bank(god)], label), ring.with(spot, god))
        }
        DamoclesAction::Hold => Choice::new(action, [Pick::button(HOLD)], "damocles-do-hold"),
        DamoclesAction::Pair(pair) => pair_choice(action, pair),
        DamoclesAction::Sacrifice(codex) => {
            let label = Words::new("damocles-do-sacrifice").piece("codex", codex);
            Choice::new(action, [Pick::piece(codex)], label)
        }
        DamoclesAction::Destroy(victim, codex) => {
            let label = Words::new("damocles-do-destroy").piece("codex", codex).seat("victim", victim);
            Choice::new(action, [Pick::piece(codex)], label)
        }
        DamoclesAction::End => Choice::new(action, [Pick::button(END)], "damocles-do-end"),
    }
}

fn on(spot: RingSpot) -> Pick {
    Pick::Place(RING.to_owned(), spot.index())
}

fn from_bank(god: God) -> Pick {
    Pick::Place(BANK.to_owned(), god as usize)
}

/// Adds the played codices and the viewer's own that would become active with this ring.
fn waking(view: &DamoclesView, mut choice: Choice, ring: Ring) -> Choice {
    let now = view.table.ring.active();
    let open = view.table.seats.iter().map(|seat| view.table.played(seat));
    let known = open.fold(view.hand, |known, played| known | played);
    let wakes = known & (ring.active() - now);
    choice.lights = wakes.iter().map(|codex| codex.to_string()).collect();
    let mine = view.viewer.seat().map_or(view.hand, |seat| view.hand | view.table.played(seat));
    let [waking, sleeping] = [mine & wakes, mine & (now - ring.active())];
    match (waking.is_empty(), sleeping.is_empty()) {
        (true, true) => choice,
        (false, true) => choice.with_effect(Words::new("damocles-wakes").piece_list("codices", waking)),
        (true, false) => {
            choice.with_effect(Words::new("damocles-puts-to-sleep").piece_list("codices", sleeping))
        }
        (false, false) => choice.with_effect(
            Words::new("damocles-wakes-and-puts-to-sleep")
                .piece_list("waking", waking)
                .piece_list("sleeping", sleeping),
        ),
    }
}

fn play(action: DamoclesAction, used: Use) -> Choice {
    let label = Words::new("damocles-do-play").piece("codex", used.codex).number("charges", used.stars());
    let effect = match used.codex.kind() {
        CodexKind::Reflex => "damocles-reflex-effect",
        CodexKind::Haste => "damocles-haste-effect",
        CodexKind::Annex => "damocles-annex-effect",
        CodexKind::Lyse => "damocles-lyse-effect",
        CodexKind::Sacrifice => "damocles-sacrifice-effect",
        CodexKind::Eviscerate => "damocles-eviscerate-effect",
        other => unreachable!("{other:?} is played only in a pair"),
    };
    Choice::new(action, [Pick::piece(used.codex)], label).with_effect(effect)
}

fn pair_choice(action: DamoclesAction, pair: CodexPair) -> Choice {
    let [production, number] = [pair.production.codex, pair.number.codex];
    let label = Words::new("damocles-do-pair")
        .piece("production", production)
        .piece("number", number)
        .number("charges", pair.stars());
    let draws = |count: u8| Words::new("damocles-draws").number("count", count);
    let effect = match (production.kind(), number.number()) {
        (CodexKind::Oracle, n) => {
            Words::new("damocles-draws-and-keeps").number("count", n + 2).number("kept", n)
        }
        (CodexKind::Combust, n) => draws(n + 1),
        (_, n) => draws(n),
    };
    Choice::new(action, [Pick::piece(production), Pick::piece(number)], label).with_effect(effect)
}
