//! The knowledge of one viewer: [`View`].

use std::{fmt::Debug, hash::Hash};

use serde::{Serialize, de::DeserializeOwned};

use crate::{Action, Choices, IllegalActionError, Seat, SeatSet, Seats, Viewer};

/// Everything one viewer knows, including all it has seen and may remember.
///
/// A view is built from what the viewer may know and cannot hold anything else. Compared with the view before
/// a step, it tells everything the viewer heard in that step. It is enough to play by: it lists the viewer's
/// legal actions and refuses the others in the same words as [`Game::check`](crate::Game::check).
pub trait View: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// One decision of one seat.
    type Action: Action;
    /// The legal actions of one decision.
    type Choices: Choices<Action = Self::Action>;

    /// The viewer whose knowledge this is.
    fn viewer(&self) -> Viewer;

    /// The number of seats at the table.
    fn seats(&self) -> Seats;

    /// The seats to decide now: none exactly when the game is over.
    fn to_act(&self) -> SeatSet;

    /// Replaces the contents of `out` with the viewer's legal actions. There are none for spectators and for
    /// seats that are not to act.
    fn legal(&self, out: &mut Self::Choices);

    /// Checks whether the viewer may take the action.
    ///
    /// # Errors
    /// Exactly when the action is not legal, with a reason that a player understands.
    fn check(&self, action: Self::Action) -> Result<(), IllegalActionError>;

    // The methods below are for callers. Games keep the defaults.

    /// The viewer's legal actions. In a loop, [`View::legal`] saves allocating a buffer each time.
    fn choices(&self) -> Self::Choices {
        let mut choices = Self::Choices::default();
        self.legal(&mut choices);
        choices
    }

    /// The viewer's seat, if it is to act.
    ///
    /// # Errors
    /// If the game is over, or the viewer is a spectator or has nothing to decide.
    fn check_turn(&self) -> Result<Seat, IllegalActionError> {
        let seat = match self.viewer() {
            Viewer::Spectator if !self.to_act().is_empty() => return Err(IllegalActionError::Watching),
            Viewer::Spectator => return Err(IllegalActionError::Over),
            Viewer::Seat(seat) => seat,
        };
        IllegalActionError::unless_to_act(self.to_act(), seat)?;
        Ok(seat)
    }
}
