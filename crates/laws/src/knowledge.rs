//! Checks what a viewer knows and that it knows nothing else: [`Law::Sampling`] and [`Law::Leak`].

use std::collections::HashSet;

use parlour_core::{Choices, Dice, Event, FastDice, Game, Sampler, Seat, Told, Viewer};

use crate::{Law, LawError, LawSubject, pieces};

/// Checks that the positions sampled from each view are consistent with it.
pub(crate) fn holds<G: LawSubject>(position: &G, dice: &mut FastDice) -> Result<(), LawError> {
    for viewer in Viewer::all(position.seats()) {
        let view = position.view(viewer);
        reads_back::<G>(&view)?;
        let sampler = G::sampler(&view);
        for _ in 0..2 {
            let sampled = sampler.draw(dice);
            Law::Sampling.equal(
                &format!("the view of {viewer:?} in a sampled position"),
                &sampled.view(viewer),
                &view,
            )?;
            Law::Sampling.equal(
                "who is to act in a sampled position",
                &sampled.to_act(),
                &position.to_act(),
            )?;
            if let Some(seat) = viewer.seat() {
                let [sampled, true_ones] =
                    [&sampled, position].map(|p| p.choices(seat).iter().collect::<Vec<_>>());
                Law::Sampling.equal("the choices in a sampled position", &sampled, &true_ones)?;
            }
            pieces::are_all_there(&sampled).map_err(|broken| Law::Sampling.broken(broken.what))?;
            Law::Sampling.equal(
                "whether a sampled position is over",
                &sampled.outcome().is_some(),
                &position.outcome().is_some(),
            )?;
        }
    }
    // Sometimes one is played to its end: it must be a position that the rules can continue from.
    if dice.below(8) == 0 {
        let seats = position.seats();
        let viewer = Viewer::Seat(Seat::new(dice.below(seats.count() as u32) as u8));
        if let Err(broken) = play_out(G::sample(&position.view(viewer), dice), dice) {
            // If the true position cannot be played to its end either, it is not the sampler's fault.
            play_out(position.clone(), dice)?;
            return Err(
                Law::Sampling.broken(format!("a sampled position was played to its end: {}", broken.what))
            );
        }
    }
    Ok(())
}

fn reads_back<G: Game>(view: &G::View) -> Result<(), LawError> {
    let text = serde_json::to_string(view).map_err(|error| Law::Sampling.broken(error.to_string()))?;
    let read = serde_json::from_str::<G::View>(&text)
        .map_err(|error| Law::Sampling.broken(format!("{error}: {text}")))?;
    Law::Sampling.equal("a view read back from JSON", &read, view)
}

fn play_out<G: LawSubject>(mut position: G, dice: &mut FastDice) -> Result<(), LawError> {
    let longest = G::longest(position.seats(), position.options());
    for _ in 0..=longest {
        let Some(seat) = position.to_act().first() else {
            return pieces::are_all_there(&position);
        };
        let choices = position.choices(seat);
        let action = choices.nth(dice.below(choices.len() as u32) as usize);
        position.play_unchecked(seat, action, dice, &mut ());
    }
    Err(Law::Ending.broken(format!("{longest} decisions and no end")))
}

/// Checks that after the deal a viewer has not heard of any piece that it does not see.
pub(crate) fn the_deal_tells_only_what_is_seen<G: Game>(
    position: &G,
    told: &[Told<G::Event>],
) -> Result<(), LawError> {
    for viewer in Viewer::all(position.seats()) {
        let scene = G::scene(&position.view(viewer));
        let places = scene.zones.iter().flat_map(|zone| &zone.places);
        let seen: HashSet<&str> =
            places.flat_map(|place| &place.pieces).map(|piece| piece.id.as_str()).collect();
        for event in heard::<G>(told, viewer) {
            for piece in event.words().pieces() {
                Law::Leak.holds(seen.contains(piece), || {
                    format!("{viewer:?} hears of {piece} without seeing it: {event:?}")
                })?;
            }
        }
    }
    Ok(())
}

/// Checks that a step looks and sounds the same from positions that a viewer cannot tell apart.
pub(crate) fn stays_even<G: Game>(
    position: &G,
    seat: Seat,
    action: G::Action,
    dice: &mut FastDice,
) -> Result<(), LawError> {
    for viewer in Viewer::all(position.seats()) {
        let before = position.view(viewer);
        let twin = G::sample(&before, dice);
        if twin.check(seat, action).is_ok() {
            same_step::<G>(viewer, (position, action), (&twin, action), seat, dice)?;
        }
        let others_choose = !position.to_act().without(seat).is_empty();
        if others_choose && !viewer.is(seat) {
            // A choice that waits for others must look like any other choice.
            let others: Vec<G::Action> = twin.choices(seat).iter().filter(|&other| other != action).collect();
            if others.is_empty() {
                continue;
            }
            let other = others[dice.below(others.len() as u32) as usize];
            let (after, twin_after) = same_step::<G>(viewer, (position, action), (&twin, other), seat, dice)?;
            Law::Leak.equal(&format!("what {viewer:?} sees of a choice face down"), &after, &twin_after)?;
        }
    }
    Ok(())
}

/// Plays a step in both positions. If the viewer cannot tell them apart afterwards, it must have heard the
/// same.
fn same_step<G: Game>(
    viewer: Viewer,
    (position, action): (&G, G::Action),
    (twin, other): (&G, G::Action),
    seat: Seat,
    dice: &FastDice,
) -> Result<(G::View, G::View), LawError> {
    let step = |position: &G, action| {
        let (mut position, mut told) = (position.clone(), Vec::new());
        position.play_unchecked(seat, action, &mut dice.clone(), &mut told);
        (position.view(viewer), told)
    };
    let (after, told) = step(position, action);
    let (twin_after, twin_told) = step(twin, other);
    if after == twin_after {
        let what = format!("what {viewer:?} hears when {seat:?} plays `{action}`");
        Law::Leak.equal(&what, &heard::<G>(&told, viewer), &heard::<G>(&twin_told, viewer))?;
        let bytes = |view: &G::View| serde_json::to_string(view).ok();
        Law::Leak.equal("equal views as bytes", &bytes(&after), &bytes(&twin_after))?;
        Law::Leak.equal("the scenes of equal views", &G::scene(&after), &G::scene(&twin_after))?;
    }
    Ok((after, twin_after))
}

pub(crate) fn heard<G: Game>(told: &[Told<G::Event>], viewer: Viewer) -> Vec<&G::Event> {
    told.iter().filter(|told| told.audience.includes(viewer)).map(|told| &told.event).collect()
}
