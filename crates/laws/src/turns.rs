//! Checks who may do what and when: [`Law::Ending`], [`Law::Choices`], [`Law::Text`], and with them
//! [`Law::View`] and [`Law::Features`].

use std::collections::BTreeSet;

use parlour_core::{Action, Choices, Dice, FastDice, Game, Seat};

use crate::{Law, LawError, numbers, views};

/// Actions seen in any game so far, which `check` must refuse wherever they are not legal.
pub(crate) struct Seen<A>(BTreeSet<A>);

impl<A> Default for Seen<A> {
    fn default() -> Self {
        Self(BTreeSet::new())
    }
}

impl<A: Copy + Ord> Seen<A> {
    /// Some of these actions, neighbours in their order.
    pub(crate) fn some(&self, dice: &mut FastDice) -> Vec<A> {
        let skip = dice.below(self.0.len().saturating_sub(TRIED) as u32 + 1) as usize;
        self.0.iter().skip(skip).take(TRIED).copied().collect()
    }
}

/// Enough to meet every kind of action; more would only make the battery slower.
const MOST_SEEN: usize = 4000;
/// The number of them that are tried on every seat at every decision.
const TRIED: usize = 24;

pub(crate) fn hold<G: Game>(
    position: &G,
    seen: &mut Seen<G::Action>,
    dice: &mut FastDice,
) -> Result<(), LawError> {
    let to_act = position.to_act();
    let over = position.outcome();
    Law::Ending.holds(to_act.is_empty() == over.is_some(), || {
        format!("{to_act:?} are to act and the outcome is {over:?}")
    })?;
    if let Some(outcome) = over {
        Law::Ending.holds(!outcome.winners.is_empty(), || "nobody wins".to_owned())?;
        Law::Ending.equal("seats with a score", &outcome.scores.seats(), &position.seats())?;
    }
    Law::Choices
        .holds(to_act.is_subset(position.seats().all()), || format!("{to_act:?} are not all at the table"))?;
    for seat in position.seats().iter() {
        let choices: Vec<G::Action> = choices_agree(position, seat)?;
        Law::Choices.holds(choices.is_empty() != to_act.contains(seat), || {
            format!("{seat:?} has {} actions while {to_act:?} are to act", choices.len())
        })?;
        let sorted = choices.is_sorted_by(|a, b| a < b);
        Law::Choices.holds(sorted, || format!("the actions are not unique and sorted: {choices:?}"))?;
        for &action in &choices {
            let text = action.to_string();
            Law::Text.equal(&format!("`{text}` read back"), &text.parse().ok(), &Some(action))?;
            let checked = position.check(seat, action);
            Law::Choices.holds(checked.is_ok(), || {
                format!("`{action}` is offered to {seat:?} and refused: {checked:?}")
            })?;
        }
        let tried = seen.some(dice);
        refuses_all_others(position, seat, &choices, &tried)?;
        views::agrees(position, seat, &tried)?;
        numbers::tell_apart(position.seats(), seat, &choices)?;
        if seen.0.len() < MOST_SEEN {
            seen.0.extend(choices);
        }
    }
    views::only_show(position, &seen.some(dice))
}

/// Checks that all methods of the set of choices agree.
fn choices_agree<G: Game>(position: &G, seat: Seat) -> Result<Vec<G::Action>, LawError> {
    let choices = position.choices(seat);
    let listed: Vec<G::Action> = choices.iter().collect();
    let counted: Vec<G::Action> = (0..choices.len()).map(|n| choices.nth(n)).collect();
    Law::Choices.equal("the actions by `iter` and by `nth`", &listed, &counted)?;
    let missing = listed.iter().find(|&action| !choices.contains(action));
    Law::Choices.equal("an action that is offered and not contained", &missing, &None)?;
    Ok(listed)
}

fn refuses_all_others<G: Game>(
    position: &G,
    seat: Seat,
    choices: &[G::Action],
    tried: &[G::Action],
) -> Result<(), LawError> {
    let offered = position.choices(seat);
    for action in tried.iter().filter(|action| !choices.contains(action)) {
        let refused = position.check(seat, *action).is_err() && !offered.contains(*action);
        Law::Choices.holds(refused, || {
            format!("`{action}` ({}) is accepted from {seat:?} and not offered", action.kind())
        })?;
    }
    Ok(())
}
