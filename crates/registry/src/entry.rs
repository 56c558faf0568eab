//! A game's entry in the list.

use std::marker::PhantomData;

use parlour_core::{
    Game, GameInfo, OptionHelp, Options, Outcome, Scene, Seat, Sentence, Texts, View,
    lesson::LessonFiles,
    options,
    presentation::{Account, Costume},
    record::{self, Record, RecordError, RecordEvent},
    scene::Face,
};
use serde_json::{Map, Value, value::RawValue};

use crate::{
    Advice, AdviceError, AnyGame, AnyTable, Complete, Deal, FairnessError, Moment, PlayError, ResumeError,
    SetupError, ViewError, advice, consequences, fairness, moment, table,
};
#[cfg(not(target_family = "wasm"))]
use crate::{AnyRunner, BotRunner, FallibleRunner, MatchPlayer, PlayerName, Setup, fallible};

/// One game.
pub(crate) struct Entry<G>(PhantomData<fn() -> G>);

impl<G> Entry<G> {
    pub(crate) const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G: Complete> AnyGame for Entry<G> {
    fn info(&self) -> GameInfo {
        G::INFO
    }

    fn options(&self) -> &'static [OptionHelp] {
        G::Options::HELP
    }

    fn default_options(&self) -> Map<String, Value> {
        options::to_json(&G::Options::default())
    }

    #[cfg(not(target_family = "wasm"))]
    fn rules(&self, language: parlour_core::Language) -> &'static str {
        G::RULES.of(language)
    }

    fn costume(&self) -> Costume {
        G::COSTUME
    }

    fn face(&self, piece: &str) -> Option<Face> {
        G::face(piece)
    }

    fn lesson(&self) -> Option<LessonFiles> {
        G::LESSON
    }

    fn formalities(&self) -> &'static [u8] {
        G::FORMALITIES
    }

    fn accounts(&self) -> &'static [Account] {
        G::ACCOUNTS
    }

    fn texts(&self) -> &'static [Texts] {
        G::TEXTS
    }

    #[cfg(not(target_family = "wasm"))]
    fn runner(&self, setup: &Setup) -> Result<Box<dyn AnyRunner>, SetupError> {
        Ok(Box::new(BotRunner::<G>::new(setup)?))
    }

    #[cfg(not(target_family = "wasm"))]
    fn runner_with_programs(&self, setup: &Setup<PlayerName>) -> Result<Box<dyn FallibleRunner>, SetupError> {
        let players = setup.bots.iter().cloned().map(MatchPlayer::Player).collect();
        fallible::prepare::<G>(&setup.with(players))
    }

    #[cfg(not(target_family = "wasm"))]
    fn match_runner(&self, setup: &Setup<MatchPlayer>) -> Result<Box<dyn FallibleRunner>, SetupError> {
        fallible::prepare::<G>(setup)
    }

    fn table(&self, deal: &Deal) -> Result<Box<dyn AnyTable>, SetupError> {
        table::deal::<G>(deal)
    }

    fn resume(&self, deal: &Deal, events: Vec<RecordEvent>) -> Result<Box<dyn AnyTable>, ResumeError> {
        table::resume::<G>(deal, events)
    }

    fn scene(&self, view: &RawValue) -> Result<Scene, ViewError> {
        read::<G>(view).map(|view| G::scene(&view))
    }

    fn refusal(&self, view: &RawValue, action: &str) -> Result<Option<PlayError>, ViewError> {
        let view = read::<G>(view)?;
        Ok(match action.parse() {
            Ok(action) => view.check(action).err().map(PlayError::Illegal),
            Err(reason) => Some(PlayError::NotAnAction(reason)),
        })
    }

    fn consequences(&self, view: &RawValue, action: &str) -> Result<Vec<Sentence>, ViewError> {
        let view = read::<G>(view)?;
        Ok(action.parse().map_or_else(|_| Vec::new(), |action| consequences::of_action::<G>(&view, action)))
    }

    fn redeal(&self, record: &Record) -> Result<(), FairnessError> {
        fairness::redeal::<G>(record)
    }

    fn verify(&self, record: &Record) -> Result<(), RecordError> {
        record::verify::<G>(record)
    }

    fn tell(
        &self,
        record: &Record,
        seat: Option<Seat>,
        show: &mut dyn FnMut(Moment),
    ) -> Result<Outcome, RecordError> {
        let end = record::replay::<G>(record, |step| show(moment::from_step(&step, seat)))?;
        Ok(end.outcome().expect("a record is replayed to the end of the game"))
    }

    fn advise(
        &self,
        record: &Record,
        event: usize,
        iterations: u32,
        seed: u64,
    ) -> Result<Advice, AdviceError> {
        advice::advise::<G>(record, event, iterations, seed)
    }
}

fn read<G: Game>(view: &RawValue) -> Result<G::View, ViewError> {
    let bad = |error: serde_json::Error| ViewError { title: G::INFO.title, reason: error.to_string() };
    serde_json::from_str(view.get()).map_err(bad)
}
