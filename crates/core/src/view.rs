//! What one viewer knows: [`View`].

use std::{fmt::Debug, hash::Hash};

use serde::{Serialize, de::DeserializeOwned};

use crate::{Action, Choices, IllegalActionError, Seat, SeatSet, Seats, Viewer};

/// Everything one viewer knows, all that it has seen and may remember included.
///
/// A view is built from what the viewer may know and cannot hold anything else. Together with the view before a step it tells
/// all that the viewer heard in that step. It is enough to play by: it lists the viewer's legal actions and refuses the others
/// in the words that [`Game::check`](crate::Game::check) uses.
pub trait View: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// One decision of one seat.
    type Action: Action;
    /// The legal actions of one decision.
    type Choices: Choices<Action = Self::Action>;

    /// Whose knowledge this is.
    fn viewer(&self) -> Viewer;

    /// How many sit at the table.
    fn seats(&self) -> Seats;

    /// Who decides now: nobody exactly when the game is over.
    fn to_act(&self) -> SeatSet;

    /// Fills `out` with what the viewer may do: nothing for spectators and for seats that are not to act. What `out` held
    /// before is gone.
    fn legal(&self, out: &mut Self::Choices);

    /// Whether the viewer may do that.
    ///
    /// # Errors
    /// Exactly when the action is not legal, with a reason that a player understands.
    fn check(&self, action: Self::Action) -> Result<(), IllegalActionError>;

    // Below: for callers. Games leave these as they are.

    /// What the viewer may do. In a loop, [`View::legal`] saves making a buffer each time.
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
