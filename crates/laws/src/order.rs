//! Checks that choices made at once lead to the same position in any order: [`Law::Order`].

use parlour_core::{Choices, Dice, FastDice, Game, Seat};

use crate::{Law, LawError};

pub(crate) fn in_any_order<G: Game>(position: &G, dice: &mut FastDice) -> Result<(), LawError> {
    let to_act = position.to_act();
    if to_act.len() < 2 {
        return Ok(());
    }
    let mut chosen: Vec<(Seat, G::Action)> = to_act
        .iter()
        .map(|seat| {
            let choices = position.choices(seat);
            (seat, choices.nth(dice.below(choices.len() as u32) as usize))
        })
        .collect();
    // The same luck for both orders, in case the choices lead to chance events.
    let luck = dice.clone();
    let ascending = play_all(position, &chosen, &luck)?;
    dice.shuffle(&mut chosen);
    let shuffled = play_all(position, &chosen, &luck)?;
    Law::Order.equal(
        &format!("the position after {chosen:?} and after the same in ascending order"),
        &shuffled,
        &ascending,
    )
}

/// Plays all choices one after another. Until the last, the seats to act must be those that have not chosen
/// yet.
fn play_all<G: Game>(position: &G, chosen: &[(Seat, G::Action)], dice: &FastDice) -> Result<G, LawError> {
    let mut position = position.clone();
    let mut waiting = position.to_act();
    let mut dice = dice.clone();
    for &(seat, action) in chosen {
        Law::Order.equal("who has still to choose", &position.to_act(), &waiting)?;
        let checked = position.check(seat, action);
        Law::Order.holds(checked.is_ok(), || {
            format!("the choices of others change those of {seat:?}: {checked:?}")
        })?;
        position.play_unchecked(seat, action, &mut dice, &mut ());
        waiting = waiting.without(seat);
    }
    Ok(position)
}
