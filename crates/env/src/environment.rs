//! A game as an environment: [`Environment`].

use std::marker::PhantomData;

use parlour_bots::Known;
use parlour_core::{
    Action as _, Feature, GameInfo, OptionHelp, Options as _,
    observe::{Extent, Field, Numbering, Observed},
    options,
    record::{self, Record, RecordEvent},
};
use parlour_kuhn::Kuhn;
use parlour_registry::{Complete, GameVisitor, for_each_game};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{
    AnyBatch, AnyPosition, AnyView, BatchSetup, EnvError, batch,
    origin::{Dealing, Origin},
    position::Position,
    view::SomeView,
};

/// A game that programs can learn: it can be played, thought about and read as numbers.
pub(crate) trait Learned: Known<View: Observed> {}

impl<G: Known<View: Observed>> Learned for G {}

/// How luck decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Chances {
    /// It is rolled.
    Rolled,
    /// It is chosen from outside, event by event.
    Picked,
}

/// How many numbers there are of what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    /// The version of the observation.
    pub version: u32,
    /// Seats of the largest table.
    pub seats: usize,
    /// Numbers of the short observation.
    pub short: usize,
    /// Numbers of the full observation.
    pub full: usize,
    /// All numbers of actions are below this.
    pub actions: usize,
    /// Whether an action always has the same number: then there are masks.
    pub indexed: bool,
    /// The most that a seat can win or lose, where scores are chips that change hands.
    pub stake: Option<u16>,
    /// What tells actions apart.
    pub features: &'static [Feature],
    /// The fields of the short observation.
    pub fields: &'static [Field],
    /// The fields that come after it in the full one.
    pub more_fields: &'static [Field],
}

/// A game as an environment.
pub trait Environment: Send + Sync {
    /// Name, seats and pitch.
    fn info(&self) -> GameInfo;

    /// What can be switched.
    fn options(&self) -> &'static [OptionHelp];

    /// Every option with its default.
    fn default_options(&self) -> Map<String, Value>;

    /// How many numbers there are of what.
    fn shape(&self) -> Shape;

    /// The text of the action that always has that number.
    fn action_text(&self, number: usize) -> Option<String>;

    /// The most decisions that a game can have.
    ///
    /// # Errors
    /// If the seats or the options do not fit the game.
    fn longest(&self, seats: usize, options: &Map<String, Value>) -> Result<u32, EnvError>;

    /// Deals game `game` of the run with that seed, the one that `parlour sim --seed` deals.
    ///
    /// # Errors
    /// If the seats or the options do not fit the game.
    fn deal(
        &self,
        seats: usize,
        options: &Map<String, Value>,
        seed: u64,
        game: u64,
    ) -> Result<Box<dyn AnyPosition>, EnvError>;

    /// Begins a game in which luck is chosen from outside.
    ///
    /// # Errors
    /// If the seats or the options do not fit the game.
    fn begin(&self, seats: usize, options: &Map<String, Value>) -> Result<Box<dyn AnyPosition>, EnvError>;

    /// A position that was saved.
    ///
    /// # Errors
    /// If it is not one of this game.
    fn restore(&self, saved: &Value) -> Result<Box<dyn AnyPosition>, EnvError>;

    /// A view from its JSON.
    ///
    /// # Errors
    /// If it is not one of this game.
    fn view(&self, json: &str) -> Result<Box<dyn AnyView>, EnvError>;

    /// Many games at once.
    ///
    /// # Errors
    /// If what is wanted does not fit the game.
    fn batch(&self, setup: &BatchSetup) -> Result<Box<dyn AnyBatch>, EnvError>;

    /// Replays a record and compares its result.
    ///
    /// # Errors
    /// If anything in it is not what the rules give.
    fn verify(&self, record: &Record) -> Result<(), EnvError>;

    /// The views of the seat that decides, before each decision of a record, with the seat and the action.
    ///
    /// # Errors
    /// If anything in it is not what the rules give.
    fn replay(&self, record: &Record) -> Result<Vec<Decided>, EnvError>;
}

/// A decision of a record: what the seat knew, and what it did.
pub struct Decided {
    /// What the seat knew.
    pub view: Box<dyn AnyView>,
    /// The number of what it did.
    pub number: usize,
    /// The text of what it did.
    pub text: String,
}

struct Entry<G>(PhantomData<fn() -> G>);

impl<G: Learned> Environment for Entry<G> {
    fn info(&self) -> GameInfo {
        G::INFO
    }

    fn options(&self) -> &'static [OptionHelp] {
        G::Options::HELP
    }

    fn default_options(&self) -> Map<String, Value> {
        options::to_json(&G::Options::default())
    }

    fn shape(&self) -> Shape {
        Shape {
            version: G::View::VERSION,
            seats: G::View::SEATS,
            short: Extent::Short.cells::<G::View>(),
            full: Extent::Full.cells::<G::View>(),
            actions: G::View::NUMBERING.count(),
            indexed: matches!(G::View::NUMBERING, Numbering::Index { .. }),
            stake: G::View::STAKE,
            features: G::Action::FEATURES,
            fields: G::View::SHORT,
            more_fields: G::View::REST,
        }
    }

    fn action_text(&self, number: usize) -> Option<String> {
        G::View::NUMBERING.action(number).map(|action| action.to_string())
    }

    fn longest(&self, seats: usize, options: &Map<String, Value>) -> Result<u32, EnvError> {
        match Origin::<G>::dealt(seats, options, Dealing::Picked)? {
            Origin::Dealt { seats, options, .. } => Ok(G::longest(seats, &options)),
            Origin::Sampled { .. } => unreachable!("it was dealt"),
        }
    }

    fn deal(
        &self,
        seats: usize,
        options: &Map<String, Value>,
        seed: u64,
        game: u64,
    ) -> Result<Box<dyn AnyPosition>, EnvError> {
        let origin = Origin::<G>::dealt(seats, options, Dealing::Rolled { seed, game })?;
        Ok(Box::new(Position::new(origin)))
    }

    fn begin(&self, seats: usize, options: &Map<String, Value>) -> Result<Box<dyn AnyPosition>, EnvError> {
        Ok(Box::new(Position::new(Origin::<G>::dealt(seats, options, Dealing::Picked)?)))
    }

    fn restore(&self, saved: &Value) -> Result<Box<dyn AnyPosition>, EnvError> {
        Ok(Box::new(Position::<G>::restore(saved)?))
    }

    fn view(&self, json: &str) -> Result<Box<dyn AnyView>, EnvError> {
        let view: G::View = serde_json::from_str(json)
            .map_err(|error| EnvError::Form { what: "a view of this game", reason: error.to_string() })?;
        Ok(Box::new(SomeView::<G>::new(view)))
    }

    fn batch(&self, setup: &BatchSetup) -> Result<Box<dyn AnyBatch>, EnvError> {
        batch::batch::<G>(setup)
    }

    fn verify(&self, record: &Record) -> Result<(), EnvError> {
        Ok(record::verify::<G>(record)?)
    }

    fn replay(&self, record: &Record) -> Result<Vec<Decided>, EnvError> {
        let mut decided = Vec::new();
        let mut before: Option<G> = None;
        record::replay::<G>(record, |step| {
            if let (Some((seat, action)), Some(before)) = (step.decision, &before) {
                let view = before.view(parlour_core::Viewer::Seat(seat));
                let legal = before.choices(seat);
                let found = G::View::NUMBERING.each(&legal).find(|&(_, other)| other == action);
                let (number, action) = found.expect("the replay has checked it");
                decided.push(Decided {
                    view: Box::new(SomeView::<G>::new(view)),
                    number,
                    text: action.to_string(),
                });
            }
            before = Some(step.position.clone());
        })?;
        debug_assert_eq!(decided.len(), record.events.iter().filter(|event| is_decision(event)).count());
        Ok(decided)
    }
}

const fn is_decision(event: &RecordEvent) -> bool {
    matches!(event, RecordEvent::Decision { .. })
}

/// Every game there is, the small one about which everything is known last.
pub fn environments() -> Vec<Box<dyn Environment>> {
    struct All(Vec<Box<dyn Environment>>);

    impl GameVisitor for All {
        fn visit<G: Complete>(&mut self) {
            self.0.push(Box::new(Entry::<G>(PhantomData)));
        }
    }

    let mut all = All(Vec::new());
    for_each_game(&mut all);
    all.0.push(Box::new(Entry::<Kuhn>(PhantomData)));
    all.0
}

/// The game with that slug.
///
/// # Errors
/// If there is none.
pub fn find(slug: &str) -> Result<Box<dyn Environment>, EnvError> {
    let all = environments();
    let list = all.iter().map(|game| game.info().slug).collect::<Vec<_>>().join(", ");
    let found = all.into_iter().find(|game| game.info().slug == slug);
    found.ok_or_else(|| EnvError::UnknownGame { name: slug.chars().take(60).collect(), list })
}
