//! What the client knows about the table.

use parlour_core::{Outcome, Scene, Seat, SeatSet, Sentence, Viewer, Words, scene::Pick};
use parlour_protocol::{Clock, Room, RoomStatus, Said, TableId, Version, You};
use parlour_registry::{AnyGame, Opinion, PlayError, ViewError};
use serde_json::value::RawValue;

use super::{Client, ClientPhase};
use crate::hint::{self, Hint};

impl Client {
    /// Whether the client is connected and has everything up to its version.
    pub fn is_current(&self) -> bool {
        self.phase == ClientPhase::Current
    }

    /// The latest version the client has; 0 before the first.
    pub fn version(&self) -> Version {
        self.version.unwrap_or_default()
    }

    /// Who the person is at this table.
    pub const fn you(&self) -> Option<&You> {
        self.you.as_ref()
    }

    /// The table without its game.
    pub const fn room(&self) -> Option<&Room> {
        self.room.as_ref()
    }

    /// What the person knows of the game; `None` before the deal.
    pub fn view(&self) -> Option<&RawValue> {
        self.view.as_deref()
    }

    /// The seats that decide now.
    pub const fn to_act(&self) -> SeatSet {
        self.to_act
    }

    /// The log of the game.
    pub fn lines(&self) -> &[Sentence] {
        &self.lines
    }

    /// The chat.
    pub fn said(&self) -> &[Said] {
        &self.said
    }

    /// The clock, as of the last update.
    pub const fn clock(&self) -> Option<Clock> {
        self.clock
    }

    /// The game played here; `None` before the first update, or if this program does not have that game.
    pub const fn game(&self) -> Option<&'static dyn AnyGame> {
        self.game
    }

    /// The person's seat; `None` for a spectator.
    pub fn seat(&self) -> Option<Seat> {
        self.you.as_ref().and_then(|you| you.seat)
    }

    /// The person as a viewer.
    pub fn viewer(&self) -> Viewer {
        self.seat().map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.room.as_ref()?.status {
            RoomStatus::Finished { outcome, .. } => Some(outcome),
            RoomStatus::Gathering | RoomStatus::Playing => None,
        }
    }

    /// The table of the next game, once somebody has proposed one.
    pub fn rematch(&self) -> Option<TableId> {
        match self.room.as_ref()?.status {
            RoomStatus::Finished { rematch, .. } => rematch,
            RoomStatus::Gathering | RoomStatus::Playing => None,
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// Whether the person is to move.
    pub fn my_turn(&self) -> bool {
        !self.is_over() && self.seat().is_some_and(|seat| self.to_act.contains(seat))
    }

    /// The table as the person sees it; `None` before the deal.
    ///
    /// # Errors
    /// If the table sent something that is not a view of its game.
    pub fn scene(&self) -> Result<Option<Scene>, ViewError> {
        match (self.game, &self.view) {
            (Some(game), Some(view)) => game.scene(view).map(Some),
            _ => Ok(None),
        }
    }

    /// The search's opinions of the legal moves, prepared for people.
    pub fn hints(&self, opinions: &[Opinion]) -> Vec<Hint> {
        let (Some(game), Some(view)) = (self.game, &self.view) else { return Vec::new() };
        let scene = game.scene(view);
        scene.map(|scene| hint::hints(game, view, &scene, opinions)).unwrap_or_default()
    }

    /// Why a pick replaces the earlier picks; `None` if no rule keeps them apart.
    pub fn why_instead(&self, scene: &Scene, picked: &[Pick], pick: &Pick) -> Option<Words> {
        parlour_registry::why_instead(scene, picked, pick, |action| self.refusal(action))
    }

    fn refusal(&self, action: &str) -> Option<PlayError> {
        let (game, view) = (self.game?, self.view.as_ref()?);
        game.refusal(view, action).ok().flatten()
    }

    /// Why something cannot be picked, in the words of the rule.
    pub fn why_not(&self, scene: &Scene, picked: &[Pick], pick: &Pick) -> Words {
        parlour_registry::why_not(scene, picked, pick, |action| self.refusal(action))
    }
}
