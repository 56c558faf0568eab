//! The one list of games, and the edge at which a game is picked at run time.
//!
//! Everything below this crate is generic over [`Game`]; everything above may hold an [`AnyGame`] and speak in texts, JSON,
//! [scenes](parlour_core::Scene) and [records](parlour_core::record). A game joins by a line in this file, and everything that goes
//! through all games follows from it: [`GAMES`] at run time, [`for_each_game`] where types are needed.
//!
//! ```
//! let tps = parlour_registry::find("tps").unwrap();
//! assert_eq!(tps.info().title, "TrickPaperScissors");
//! ```

#![forbid(unsafe_code)]

mod advice;
mod catalogue;
mod entry;
mod fairness;
#[cfg(not(target_family = "wasm"))]
mod fallible;
#[macro_use]
mod list;
mod moment;
#[cfg(not(target_family = "wasm"))]
mod runner;
#[cfg(test)]
mod secrets;
mod setup;
mod table;
#[cfg(test)]
mod tests;
mod why_not;

use parlour_core::{
    Game, GameInfo, OptionHelp, OptionsError, Outcome, Scene, Seat, Texts,
    presentation::Costume,
    record::{Record, RecordError, RecordEvent},
    scene::Face,
};
use serde_json::{Map, Value, value::RawValue};
use thiserror::Error;

pub use self::{
    advice::{Advice, AdviceError, Opinion},
    catalogue::{english, record_problem, texts},
    fairness::{FairnessError, commitment},
    list::{Complete, GameVisitor},
    moment::Moment,
    setup::{Setup, SetupError},
    table::{AnyTable, Deal, Enough, PlayError, ResumeError, TakeBackError, Thinking},
    why_not::why_not,
};
#[cfg(not(target_family = "wasm"))]
pub use self::{
    catalogue::catalogue,
    fallible::{
        AnswerError, FallibleRunner, MatchPlayer, MatchPlayerError, NoAnswerError, PlayerName,
        PlayerNameError, ProgramError, Programs, Timing,
    },
    runner::{AnyRunner, BotRunner},
};

games! {
    parlour_tps::Tps,
    parlour_archons::Archons,
    parlour_damocles::Damocles,
    parlour_faj::Faj,
    parlour_pillars::Pillars,
    #[cfg(feature = "leduc")]
    parlour_leduc::Leduc,
}

/// A game whose type is known only at run time.
///
/// A browser plays at tables; what runs games by the thousand is left out of it.
pub trait AnyGame: Send + Sync {
    /// Name, seats and pitch.
    fn info(&self) -> GameInfo;

    /// What can be switched.
    fn options(&self) -> &'static [OptionHelp];

    /// Every option with its default.
    fn default_options(&self) -> Map<String, Value>;

    /// The rules page in that language, as Markdown. A page of the browser client fetches it as HTML.
    #[cfg(not(target_family = "wasm"))]
    fn rules(&self, language: parlour_core::Language) -> &'static str;

    /// Colours, picture and hints, for front ends.
    fn costume(&self) -> Costume;

    /// How the piece with that id looks; `None` if there is no such piece.
    fn face(&self, piece: &str) -> Option<Face>;

    /// Every message that the game uses.
    fn texts(&self) -> &'static [Texts];

    /// Prepares games between bots.
    ///
    /// # Errors
    /// If the seats, the options or the bots do not fit the game.
    #[cfg(not(target_family = "wasm"))]
    fn runner(&self, setup: &Setup) -> Result<Box<dyn AnyRunner>, SetupError>;

    /// Prepares games between bots and programs outside.
    ///
    /// # Errors
    /// If the seats, the options or the players do not fit the game.
    #[cfg(not(target_family = "wasm"))]
    fn runner_with_programs(&self, setup: &Setup<PlayerName>) -> Result<Box<dyn FallibleRunner>, SetupError>;

    /// Prepares games that measure how strong a player is. This is the only way to seat a
    /// [`Rival`](parlour_bots::rival::Rival).
    ///
    /// # Errors
    /// If the seats, the options or the players do not fit the game.
    #[cfg(not(target_family = "wasm"))]
    fn match_runner(&self, setup: &Setup<MatchPlayer>) -> Result<Box<dyn FallibleRunner>, SetupError>;

    /// Deals a game to be played decision by decision.
    ///
    /// # Errors
    /// If the seats or the options do not fit the game.
    fn table(&self, deal: &Deal) -> Result<Box<dyn AnyTable>, SetupError>;

    /// Puts a table together again from what had been decided at it, so that the game goes on as it would have.
    ///
    /// # Errors
    /// If the deal does not fit the game, or at the first event that the rules do not give.
    fn resume(&self, deal: &Deal, events: Vec<RecordEvent>) -> Result<Box<dyn AnyTable>, ResumeError>;

    /// The table as a viewer sees it who knows that: JSON as [`AnyTable::view`] gives it.
    ///
    /// # Errors
    /// If it is not what a viewer of this game can know.
    fn scene(&self, view: &RawValue) -> Result<Scene, ViewError>;

    /// Why the viewer who knows that may not do something; `None` if it may.
    ///
    /// # Errors
    /// If it is not what a viewer of this game can know.
    fn refusal(&self, view: &RawValue, action: &str) -> Result<Option<PlayError>, ViewError>;

    /// Deals a recorded game again from its seed, with the same decisions, and compares what came out of chance.
    ///
    /// # Errors
    /// If the record is not right, or its luck is not that of its seed.
    fn redeal(&self, record: &Record) -> Result<(), FairnessError>;

    /// Replays a record and compares its result.
    ///
    /// # Errors
    /// If anything in it is not what the rules give.
    fn verify(&self, record: &Record) -> Result<(), RecordError>;

    /// Replays a finished game and shows its moments: from one seat's knowledge, or with all cards open. Gives the result by the
    /// rules, whatever the record says.
    ///
    /// # Errors
    /// At the first event that the rules do not give.
    fn tell(
        &self,
        record: &Record,
        seat: Option<Seat>,
        show: &mut dyn FnMut(Moment),
    ) -> Result<Outcome, RecordError>;

    /// What the search thinks of the decision at that event, counted from 1, from what the deciding seat knew.
    ///
    /// # Errors
    /// If the record is wrong, or the event is not a decision.
    fn advise(
        &self,
        record: &Record,
        event: usize,
        iterations: u32,
        seed: u64,
    ) -> Result<Advice, AdviceError>;
}

/// Something is not what a viewer of the game can know.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("this is not a view of {title}: {reason}")]
pub struct ViewError {
    title: &'static str,
    reason: String,
}

/// There is no game of that name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no game `{name}`; there are: {}", slugs().join(", "))]
pub struct UnknownGameError {
    name: String,
}

fn slugs() -> Vec<&'static str> {
    GAMES.iter().map(|game| game.info().slug).collect()
}

/// The game with that slug.
///
/// # Errors
/// If there is none.
pub fn find(slug: &str) -> Result<&'static dyn AnyGame, UnknownGameError> {
    let found = GAMES.iter().find(|game| game.info().slug == slug);
    found.copied().ok_or_else(|| UnknownGameError { name: slug.chars().take(60).collect() })
}

/// The default options of a game with some changed, as a record would hold them.
///
/// # Errors
/// If a key is unknown or a value cannot be.
pub fn options_with<G: Game>(changes: &[(String, Value)]) -> Result<G::Options, OptionsError> {
    parlour_core::options::with_changes(changes.iter().map(|(key, value)| (key.as_str(), value.clone())))
}
