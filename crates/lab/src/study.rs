//! A game under study whose type is known only at run time: [`Study`].

use std::{
    ops::Range,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
};

use parlour_core::{GameInfo, Seats, record::Record};
use parlour_registry::{
    AnyRunner as _, BotRunner, Complete, GameVisitor, Setup, SetupError, UnknownGameError, for_each_game,
};
use rayon::prelude::*;

use crate::{
    Holding, Studied,
    facts::Observer,
    hunt::{self, Catch},
    kingmaking,
    measures::{self, Measure},
    rows::{self, DecisionRow, GameRow},
    tally::Merge as _,
    totals::Totals,
};

/// A batch of games is split into at least this many pieces, so that no thread waits long for another at the
/// end.
const PIECES: usize = 64;

/// What is known about a game before any is played.
#[derive(Clone, Debug)]
pub struct StudySubject {
    /// Name, seats and rules.
    pub info: GameInfo,
    /// The names of the phases, which say what is decided.
    pub phases: &'static [&'static str],
    /// What a turn is called.
    pub turn: &'static str,
    /// The seat that places are counted from.
    pub origin: &'static str,
    /// What a piece is called.
    pub piece: &'static str,
    /// The ways of having a piece.
    pub holdings: &'static [Holding],
    /// The rules that no moment cites.
    pub descriptive: &'static [u8],
    /// The names of the pieces.
    pub pieces: Vec<String>,
}

impl StudySubject {
    /// The subject for a game.
    pub fn of<G: Studied>() -> Self {
        Self {
            info: G::INFO,
            phases: G::PHASES,
            turn: G::TURN,
            origin: G::ORIGIN,
            piece: G::PIECE,
            holdings: G::HOLDINGS,
            descriptive: G::DESCRIPTIVE,
            pieces: G::pieces().into_iter().map(|(_, name)| name).collect(),
        }
    }
}

/// Many games of one setup, ready to be studied.
pub trait Study: Send + Sync {
    /// What is known about the game beforehand.
    fn subject(&self) -> StudySubject;

    /// The number of seats.
    fn seats(&self) -> Seats;

    /// Sums over no games.
    fn nothing(&self) -> Totals;

    /// Plays these games on all threads of the current pool. Returns `None` if it was told to stop before the
    /// last was played. Every game whose number is divisible by `sample` is also searched for kingmaking.
    fn play(&self, games: Range<u64>, sample: Option<u64>, stop: &AtomicBool) -> Option<Totals>;

    /// The measures of a game.
    fn measures(&self) -> Vec<Measure>;

    /// The measured numbers of each of the games. Returns `None` if it was told to stop before the last was
    /// played.
    fn measure(&self, games: Range<u64>, stop: &AtomicBool) -> Option<Vec<Vec<i64>>>;

    /// Looks for holes in the rules. Games whose number is divisible by `sample` are looked at more closely.
    /// Returns `None` if it was told to stop.
    fn hunt(&self, games: Range<u64>, sample: u64, stop: &AtomicBool) -> Option<Catch>;

    /// The rows of these games, in order. Returns `None` if it was told to stop before the last was played.
    fn rows(&self, games: Range<u64>, stop: &AtomicBool) -> Option<Vec<(Vec<GameRow>, Vec<DecisionRow>)>>;

    /// Plays a game, as far as it goes, and records it.
    fn record(&self, game: u64) -> Record;
}

/// Prepares a game to be studied.
///
/// # Errors
/// If the seats, the options or the bots do not fit the game.
pub fn study<G: Studied>(setup: &Setup) -> Result<Box<dyn Study>, SetupError> {
    Ok(Box::new(Studying(BotRunner::<G>::new(setup)?)))
}

type Begin = fn(&Setup) -> Result<Box<dyn Study>, SetupError>;

/// Finds how to begin a study of the game with this slug.
///
/// # Errors
/// If there is no such game.
pub fn find(slug: &str) -> Result<Begin, UnknownGameError> {
    struct Find {
        slug: &'static str,
        found: Option<Begin>,
    }

    impl GameVisitor for Find {
        fn visit<G: Complete>(&mut self) {
            if G::INFO.slug == self.slug {
                self.found = Some(study::<G>);
            }
        }
    }

    let mut find = Find { slug: parlour_registry::find(slug)?.info().slug, found: None };
    for_each_game(&mut find);
    Ok(find.found.expect("the registry has just found it"))
}

struct Studying<G: Studied>(BotRunner<G>);

impl<G: Studied> Study for Studying<G> {
    fn subject(&self) -> StudySubject {
        StudySubject::of::<G>()
    }

    fn seats(&self) -> Seats {
        self.0.seats()
    }

    fn nothing(&self) -> Totals {
        Totals::new::<G>(self.0.seats())
    }

    fn play(&self, games: Range<u64>, sample: Option<u64>, stop: &AtomicBool) -> Option<Totals> {
        // A fold passes its state on with every game, and this one is large, so it is boxed.
        let begin = || Box::new((Observer::<G>::new(), self.nothing()));
        let one = |mut state: Box<(Observer<G>, Totals)>, place: usize| {
            let (observer, totals) = &mut *state;
            let game = games.start + place as u64;
            if !stop.load(Relaxed) {
                let facts = observer.watch(&self.0, game);
                totals.add(facts);
                if sample.is_some_and(|every| game.is_multiple_of(every)) {
                    totals.kingmaking.add(&kingmaking::look_through(&self.0, game, facts.decisions));
                }
            }
            state
        };
        let count = usize::try_from(games.end - games.start).expect("a batch can be counted");
        let totals = (0..count)
            .into_par_iter()
            .with_max_len((count / PIECES).max(1))
            .fold(begin, one)
            .map(|state| state.1)
            .reduce(
                || self.nothing(),
                |mut all, some| {
                    all.merge(&some);
                    all
                },
            );
        (!stop.load(Relaxed)).then_some(totals)
    }

    fn measures(&self) -> Vec<Measure> {
        measures::list(&self.subject(), self.0.seats().count())
    }

    fn measure(&self, games: Range<u64>, stop: &AtomicBool) -> Option<Vec<Vec<i64>>> {
        let seats = self.0.seats().count();
        let one = |observer: &mut Observer<G>, game: u64| {
            (!stop.load(Relaxed)).then(|| measures::of(observer.watch(&self.0, game), seats, G::INFO.rules))
        };
        games.into_par_iter().map_init(Observer::new, one).collect()
    }

    fn hunt(&self, games: Range<u64>, sample: u64, stop: &AtomicBool) -> Option<Catch> {
        let hunter = hunt::Hunter::new(&self.0, sample);
        let one = |observer: &mut Observer<G>, game: u64| {
            (!stop.load(Relaxed)).then(|| hunter.look_at(observer, game))
        };
        games.into_par_iter().map_init(Observer::new, one).try_reduce(Catch::default, |mut all, some| {
            all.merge(&some);
            Some(all)
        })
    }

    fn rows(&self, games: Range<u64>, stop: &AtomicBool) -> Option<Vec<(Vec<GameRow>, Vec<DecisionRow>)>> {
        let one = |observer: &mut Observer<G>, game: u64| {
            (!stop.load(Relaxed)).then(|| rows::of(observer, &self.0, game))
        };
        games.into_par_iter().map_init(Observer::new, one).collect()
    }

    fn record(&self, game: u64) -> Record {
        self.0.record(game).1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_registry_can_be_studied() {
        for game in parlour_registry::GAMES {
            assert!(find(game.info().slug).is_ok());
        }
        assert!(find("chess").is_err());
    }
}
