//! Checks actions as numbers for programs: [`Law::Features`] and [`Law::Index`].

use std::collections::HashMap;

use parlour_core::{
    Action, Choices, Dice, FastDice, FeatureRange, Game, IndexedAction, Purpose, Seat, Seats,
};

use crate::{Law, LawError, LawSubject};

/// Checks that the features of a seat's legal actions are in range and distinguish the actions.
pub(crate) fn tell_apart<A: Action>(seats: Seats, seat: Seat, legal: &[A]) -> Result<(), LawError> {
    let mut meanings: HashMap<Vec<u16>, A> = HashMap::new();
    for &action in legal {
        let mut features = vec![u16::MAX; A::FEATURES.len()];
        action.features(seats, seat, &mut features);
        for (feature, &value) in A::FEATURES.iter().zip(&features) {
            let highest = match feature.range {
                FeatureRange::Seat => seats.count() as u16,
                _ => feature.highest(),
            };
            Law::Features.holds(value <= highest, || {
                format!("`{action}` has {value} as its {}, which ends at {highest}", feature.name)
            })?;
        }
        if let Some(other) = meanings.insert(features, action) {
            return Err(Law::Features.broken(format!("`{action}` has the features of `{other}`")));
        }
    }
    Ok(())
}

/// Checks that every index belongs to an action, and that every action met in some games has its own index.
///
/// # Errors
/// If [`Law::Index`] is broken.
pub fn indexed<G: LawSubject>() -> Result<(), LawError>
where
    G::Action: IndexedAction,
{
    for index in 0..G::Action::COUNT {
        let back = G::Action::from_index(index).map(IndexedAction::index);
        Law::Index.equal(&format!("the index of action {index}"), &back, &Some(index))?;
    }
    let past = G::Action::from_index(G::Action::COUNT);
    Law::Index.equal("the action past the last index", &past, &None)?;
    for options in G::option_sets() {
        for seats in G::INFO.tables() {
            one_game::<G>(seats, &options)?;
        }
    }
    Ok(())
}

fn one_game<G: Game>(seats: Seats, options: &G::Options) -> Result<(), LawError>
where
    G::Action: IndexedAction,
{
    let mut dice = FastDice::for_game(0, 0, Purpose::Test);
    let mut position = G::deal(seats, options, &mut dice, &mut ());
    while let Some(seat) = position.to_act().first() {
        let choices = position.choices(seat);
        for action in choices.iter() {
            let back = G::Action::from_index(action.index());
            Law::Index.equal(&format!("the action with the index of `{action}`"), &back, &Some(action))?;
        }
        let action = choices.nth(dice.below(choices.len() as u32) as usize);
        position.play_unchecked(seat, action, &mut dice, &mut ());
    }
    Ok(())
}
