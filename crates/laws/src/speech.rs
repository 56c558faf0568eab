//! Checks that every sentence can be said in every language: [`Law::Words`].

use std::{
    collections::HashSet,
    hash::{DefaultHasher, Hash as _, Hasher as _},
};

use parlour_core::{Arg, Event, Game, IllegalActionError, Language, Scene, Seat, Told, Viewer, Words};
use parlour_language::{Catalogue, Speaker};

use crate::{Law, LawError};

/// The sentences said so far, and the catalogues to say them from.
#[derive(Debug)]
pub(crate) struct Speech {
    catalogues: Vec<Catalogue>,
    /// Hashes of the sentences tried so far, with the names of their arguments.
    said: HashSet<u64>,
    /// Counts turns, so that the viewers take turns.
    turn: usize,
}

/// The words in English, as told to a spectator: for the tests of a game.
///
/// # Panics
/// If the game's English catalogue cannot be read.
pub fn said<G: Game>(words: &Words) -> String {
    said_to::<G>(Viewer::Spectator, words)
}

/// The words in English, as told to this viewer.
///
/// # Panics
/// If the game's English catalogue cannot be read.
pub fn said_to<G: Game>(viewer: Viewer, words: &Words) -> String {
    let catalogue =
        Catalogue::new(Language::English, G::TEXTS.iter().copied()).expect("the catalogue is good");
    Speaker::new(&catalogue, viewer).say(words)
}

impl Speech {
    /// Reads the catalogues of a game, which must be valid.
    pub(crate) fn of<G: Game>() -> Result<Self, LawError> {
        let read = |language| Catalogue::new(language, G::TEXTS.iter().copied());
        let catalogues = Language::ALL.into_iter().map(read).collect::<Result<_, _>>();
        let catalogues = catalogues.map_err(|error| Law::Words.broken(error.to_string()))?;
        Ok(Self { catalogues, said: HashSet::new(), turn: 0 })
    }

    /// Checks everything written on the table of one of its viewers, and the reasons for refused actions.
    pub(crate) fn can_say_scenes<G: Game>(
        &mut self,
        position: &G,
        tried: &[G::Action],
    ) -> Result<(), LawError> {
        let viewers: Vec<Viewer> = Viewer::all(position.seats()).collect();
        self.turn += 1;
        // A scene is expensive, and neighbouring decisions say the same: one in three is enough.
        if self.turn.is_multiple_of(3) {
            let viewer = viewers[self.turn / 3 % viewers.len()];
            self.can_say_all(&G::scene(&position.view(viewer)))?;
        }
        for seat in position.seats().iter() {
            let refused = tried.iter().filter_map(|&action| position.check(seat, action).err());
            for illegal in refused.collect::<Vec<IllegalActionError>>() {
                self.can_say(&illegal.words(), Viewer::Seat(seat))?;
            }
        }
        Ok(())
    }

    /// Checks the sentence of every event.
    pub(crate) fn can_say_events<E: Event>(&mut self, told: &[Told<E>], seat: Seat) -> Result<(), LawError> {
        told.iter().try_for_each(|told| {
            self.can_say(&told.event.words(), Viewer::Spectator)?;
            self.can_say(&told.event.words(), Viewer::Seat(seat))
        })
    }

    fn can_say_all(&mut self, scene: &Scene) -> Result<(), LawError> {
        scene.words().into_iter().try_for_each(|words| self.can_say(words, scene.viewer))
    }

    fn can_say(&mut self, words: &Words, viewer: Viewer) -> Result<(), LawError> {
        let Words::Message { id, args } = words else { return Ok(()) };
        for (_, arg) in args {
            match arg {
                Arg::Words(inner) => self.can_say(inner, viewer)?,
                Arg::Overheard(inner) => self.can_say(inner, Viewer::Spectator)?,
                Arg::List(list) => list.iter().try_for_each(|inner| self.can_say(inner, viewer))?,
                _ => {}
            }
        }
        // A sentence is tried once for each set of arguments, and separately if it addresses the viewer.
        let to_viewer = args.iter().any(|(_, arg)| matches!(arg, Arg::Seat(seat) if viewer.is(*seat)));
        let names = args.iter().map(|(name, _)| name.as_ref());
        let key = hash(id, names.clone(), to_viewer);
        if !self.said.insert(key) {
            return Ok(());
        }
        let names: Vec<&str> = names.collect();
        self.catalogues.iter().try_for_each(|catalogue| {
            let said = Speaker::new(catalogue, viewer).say(words);
            let language = catalogue.language().name();
            Law::Words.holds(!said.contains(['⟨', '{']) && !said.is_empty(), || {
                format!("`{id}` with {names:?} is not in the {language} catalogue as it is used: {said}")
            })
        })
    }
}

fn hash<'a>(id: &str, names: impl Iterator<Item = &'a str>, to_viewer: bool) -> u64 {
    let mut hasher = DefaultHasher::new();
    (id, to_viewer).hash(&mut hasher);
    names.for_each(|name| name.hash(&mut hasher));
    hasher.finish()
}
