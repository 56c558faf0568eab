//! The one list of games, and the place where a game is picked at run time.
//!
//! Everything below this crate is generic over [`Game`]; everything above may hold an [`AnyGame`] and use
//! texts, JSON, [scenes](parlour_core::Scene) and [records](parlour_core::record). A game is added with one
//! line in this file, and everything that goes through all games follows from it: [`GAMES`] at run time,
//! [`for_each_game`] where types are needed.
//!
//! ```
//! let tps = parlour_registry::find("tps").unwrap();
//! assert_eq!(tps.info().title, "TrickPaperScissors");
//! ```

#![forbid(unsafe_code)]

mod advice;
mod catalogue;
mod consequences;
mod entry;
mod fairness;
#[cfg(not(target_family = "wasm"))]
mod fallible;
#[macro_use]
mod list;
mod moment;
#[cfg(target_family = "wasm")]
mod opened;
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
    Game, GameInfo, OptionHelp, OptionsError, Outcome, Scene, Seat, Sentence, Texts,
    lesson::LessonFiles,
    presentation::{Account, Costume},
    record::{Record, RecordError, RecordEvent},
    scene::Face,
};
use serde_json::{Map, Value, value::RawValue};
use thiserror::Error;

#[cfg(target_family = "wasm")]
pub use self::opened::{OpenError, open, picture};
pub use self::{
    advice::{Advice, AdviceError, Opinion, opinions},
    catalogue::{english, record_problem, texts},
    fairness::{FairnessError, Promise, check_promise},
    list::{Complete, Cover},
    moment::Moment,
    setup::{Setup, SetupError, seats_of},
    table::{AnyTable, Deal, Enough, PlayError, ResumeError, TakeBackError, Thinking},
    why_not::{why_instead, why_not},
};
#[cfg(not(target_family = "wasm"))]
pub use self::{
    catalogue::{catalogue, lesson_texts},
    fallible::{
        AnswerError, FallibleRunner, MatchPlayer, MatchPlayerError, NamedNetwork, NoAnswerError, PlayerName,
        PlayerNameError, ProgramError, Programs, Timing,
    },
    list::GameVisitor,
    runner::{AnyRunner, BotRunner},
};

games! {
    tps: parlour_tps::Tps,
    archons: parlour_archons::Archons,
    damocles: parlour_damocles::Damocles,
    faj: parlour_faj::Faj,
    pillars: parlour_pillars::Pillars,
    #[cfg(feature = "leduc")]
    leduc: parlour_leduc::Leduc,
}

/// A game whose type is known only at run time.
///
/// A browser plays at tables, so the methods that run games by the thousand are left out there.
pub trait AnyGame: Send + Sync {
    /// Name, seats and pitch.
    fn info(&self) -> GameInfo;

    /// The options.
    fn options(&self) -> &'static [OptionHelp];

    /// Every option with its default.
    fn default_options(&self) -> Map<String, Value>;

    /// The rules page in this language, as Markdown. The browser client fetches it as HTML instead.
    #[cfg(not(target_family = "wasm"))]
    fn rules(&self, language: parlour_core::Language) -> &'static str;

    /// Colours, picture and hints, for front ends.
    fn costume(&self) -> Costume;

    /// The look of the piece with this id; `None` if there is no such piece.
    fn face(&self, piece: &str) -> Option<Face>;

    /// The lesson; `None` for a game without one.
    fn lesson(&self) -> Option<LessonFiles>;

    /// The numbers of the rules whose decisions a person playing only against bots is not asked to make.
    fn formalities(&self) -> &'static [u8];

    /// How rows of the score came about, where the log knows better than the table.
    fn accounts(&self) -> &'static [Account];

    /// Every message that the game uses.
    fn texts(&self) -> &'static [Texts];

    /// Prepares games between bots.
    ///
    /// # Errors
    /// If the seats, the options or the bots do not fit the game.
    #[cfg(not(target_family = "wasm"))]
    fn runner(&self, setup: &Setup) -> Result<Box<dyn AnyRunner>, SetupError>;

    /// Prepares games between bots and external programs.
    ///
    /// # Errors
    /// If the seats, the options or the players do not fit the game.
    #[cfg(not(target_family = "wasm"))]
    fn runner_with_programs(&self, setup: &Setup<PlayerName>) -> Result<Box<dyn FallibleRunner>, SetupError>;

    /// Prepares games that measure how strong a player is. Only here can a
    /// [`Rival`](parlour_bots::rival::Rival) play.
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

    /// Restores a table from its events, so that the game continues exactly as it would have.
    ///
    /// # Errors
    /// If the deal does not fit the game, or at the first event that the rules do not allow.
    fn resume(&self, deal: &Deal, events: Vec<RecordEvent>) -> Result<Box<dyn AnyTable>, ResumeError>;

    /// The table as seen with the knowledge in `view`, which is JSON as returned by [`AnyTable::view`].
    ///
    /// # Errors
    /// If `view` is not a view of this game.
    fn scene(&self, view: &RawValue) -> Result<Scene, ViewError>;

    /// The reason why the viewer may not take an action; `None` if it may.
    ///
    /// # Errors
    /// If `view` is not a view of this game.
    fn refusal(&self, view: &RawValue, action: &str) -> Result<Option<PlayError>, ViewError>;

    /// What the viewer's action would immediately decide, as far as the viewer can be sure of it. Empty for
    /// an action that the viewer may not take.
    ///
    /// # Errors
    /// If `view` is not a view of this game.
    fn consequences(&self, view: &RawValue, action: &str) -> Result<Vec<Sentence>, ViewError>;

    /// Deals a recorded game again from its seed, with the same decisions, and compares the results of
    /// chance.
    ///
    /// # Errors
    /// If the record is invalid, or if its luck is not that of its seed.
    fn redeal(&self, record: &Record) -> Result<(), FairnessError>;

    /// Replays a record and checks its result.
    ///
    /// # Errors
    /// If anything in the record differs from what the rules give.
    fn verify(&self, record: &Record) -> Result<(), RecordError>;

    /// Replays a finished game and shows its moments, with one seat's knowledge or with all cards open.
    /// Returns the outcome by the rules, whatever the record says.
    ///
    /// # Errors
    /// At the first event that the rules do not allow.
    fn tell(
        &self,
        record: &Record,
        seat: Option<Seat>,
        show: &mut dyn FnMut(Moment),
    ) -> Result<Outcome, RecordError>;

    /// The search's estimates for the decision at this event, counted from 1, from what the deciding seat
    /// knew.
    ///
    /// # Errors
    /// If the record is invalid or the event is not a decision.
    fn advise(
        &self,
        record: &Record,
        event: usize,
        iterations: u32,
        seed: u64,
    ) -> Result<Advice, AdviceError>;
}

/// An error for JSON that is not a view of the game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("this is not a view of {title}: {reason}")]
pub struct ViewError {
    title: &'static str,
    reason: String,
}

/// An error for a name that no game has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no game `{name}`; there are: {}", slugs().join(", "))]
pub struct UnknownGameError {
    name: String,
}

impl UnknownGameError {
    /// The name that no game has.
    pub fn name(&self) -> &str {
        &self.name
    }
}

fn slugs() -> Vec<&'static str> {
    COVERS.iter().map(|cover| cover.info.slug).collect()
}

/// The cover of the game with this slug.
///
/// # Errors
/// If there is no such game.
pub fn cover(slug: &str) -> Result<&'static Cover, UnknownGameError> {
    let found = COVERS.iter().find(|cover| cover.info.slug == slug);
    found.ok_or_else(|| UnknownGameError { name: slug.chars().take(60).collect() })
}

/// The game with this slug. In a browser it must have been opened.
///
/// # Errors
/// If there is no such game.
pub fn find(slug: &str) -> Result<&'static dyn AnyGame, UnknownGameError> {
    #[cfg(target_family = "wasm")]
    let found = opened::find(slug);
    #[cfg(not(target_family = "wasm"))]
    let found = GAMES.iter().find(|game| game.info().slug == slug).copied();
    found.ok_or_else(|| UnknownGameError { name: slug.chars().take(60).collect() })
}

/// The default options of a game with some values changed, as they would appear in a record.
///
/// # Errors
/// If a key is unknown or a value is not allowed.
pub fn options_with<G: Game>(changes: &[(String, Value)]) -> Result<G::Options, OptionsError> {
    parlour_core::options::with_changes(changes.iter().map(|(key, value)| (key.as_str(), value.clone())))
}
