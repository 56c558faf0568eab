//! Checks that position and view agree on what a viewer may do: [`Law::View`].

use parlour_core::{Choices, Game, Seat, View, Viewer};

use crate::{Law, LawError};

/// Checks that a seat's view offers, accepts and refuses the same as the position, in the same words. `tried`
/// are actions of any kind.
pub(crate) fn agrees<G: Game>(position: &G, seat: Seat, tried: &[G::Action]) -> Result<(), LawError> {
    let view = position.view(Viewer::Seat(seat));
    same_table(position, &view, Viewer::Seat(seat))?;
    let legal: Vec<G::Action> = position.choices(seat).iter().collect();
    // The buffer comes from another seat: its old contents must be gone.
    let mut offered = position.choices(position.seats().left_of(seat));
    view.legal(&mut offered);
    let offered: Vec<G::Action> = offered.iter().collect();
    Law::View.equal(&format!("what the view offers {seat:?} and what is legal"), &offered, &legal)?;
    for action in legal.iter().chain(tried.iter().copied()) {
        let [by_view, by_position] = [view.check(action), position.check(seat, action)];
        Law::View.holds(by_view == by_position, || {
            format!("`{action}` of {seat:?} is {by_view:?} by its view and {by_position:?} by the position")
        })?;
    }
    Ok(())
}

/// Checks that spectators are offered nothing and refused everything.
pub(crate) fn only_show<G: Game>(position: &G, tried: &[G::Action]) -> Result<(), LawError> {
    let view = position.view(Viewer::Spectator);
    same_table(position, &view, Viewer::Spectator)?;
    let offered: Vec<G::Action> = view.choices().iter().collect();
    Law::View.holds(offered.is_empty(), || format!("a spectator is offered {offered:?}"))?;
    let accepted = tried.iter().find(|&&action| view.check(action).is_ok());
    Law::View.equal("an action that a spectator may take", &accepted, &None)
}

fn same_table<G: Game>(position: &G, view: &G::View, viewer: Viewer) -> Result<(), LawError> {
    Law::View.equal("the viewer of a view", &view.viewer(), &viewer)?;
    Law::View.equal("the seats in a view", &view.seats(), &position.seats())?;
    Law::View.equal("who is to act in a view", &view.to_act(), &position.to_act())
}
