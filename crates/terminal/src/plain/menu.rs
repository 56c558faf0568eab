//! Choosing a game in lines.

use std::io::{BufRead, Write};

use parlour_bots::Bot;
use parlour_core::{Language, Viewer, Words};
use parlour_language::Speaker;
use parlour_registry::{AnyGame, Deal, GAMES};
use serde_json::Map;

use super::Lines;
use crate::{
    SavedGames, Session, SoloSetup, TerminalError, fresh_seed,
    voice::{bot_pitch, speaker},
};

/// The choice made in the menu.
#[derive(Clone, Copy)]
enum Wanted {
    /// The most recently saved game.
    Resume(&'static dyn AnyGame),
    Game(&'static dyn AnyGame),
    Lesson(&'static dyn AnyGame),
}

/// Asks whether to continue the most recently saved game or which game or lesson to start and, for a new
/// game, how many play and against which bots. Returns `None` at the end of input.
///
/// # Errors
/// If the output fails, there is no randomness for a seed, or a game cannot be saved.
pub fn choose(
    store: SavedGames,
    language: Language,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<Option<Session>, TerminalError> {
    let speaker = speaker(language, Viewer::Spectator);
    let mut lines = Lines { input, out, speaker };
    let lessons = GAMES.iter().filter(|game| game.lesson().is_some());
    let games = GAMES.iter().map(|game| Wanted::Game(*game));
    let saved = store.unfinished().map(Wanted::Resume);
    let all: Vec<Wanted> =
        saved.into_iter().chain(games).chain(lessons.map(|game| Wanted::Lesson(*game))).collect();
    let names: Vec<String> = all.iter().map(|wanted| wanted.name(speaker)).collect();
    let Some(wanted) = lines.number("terminal-which-game", &names, 0)? else { return Ok(None) };
    let game = match all[wanted] {
        Wanted::Resume(_) => return Session::resume(store, None).map(Some),
        Wanted::Lesson(game) => return Session::learn(game, None, store).map(Some),
        Wanted::Game(game) => game,
    };
    match lines.setup(game)? {
        Some(setup) => Session::start(setup, store).map(Some),
        None => Ok(None),
    }
}

impl Wanted {
    fn name(self, speaker: Speaker<'_>) -> String {
        match self {
            Self::Game(game) => {
                let info = game.info();
                format!("{}: {}", info.title, speaker.say(&info.pitch.into()))
            }
            Self::Resume(game) => {
                let title = Words::plain(game.info().title);
                speaker.say(&Words::new("terminal-continue-game").words("title", title))
            }
            Self::Lesson(game) => {
                let title = Words::plain(game.info().title);
                speaker.say(&Words::new("terminal-learn-game").words("title", title))
            }
        }
    }
}
impl<I: BufRead, O: Write> Lines<'_, I, O> {
    /// Asks how many play and against which bots.
    fn setup(&mut self, game: &dyn AnyGame) -> Result<Option<SoloSetup>, TerminalError> {
        let speaker = self.speaker;
        let info = game.info();
        let counts: Vec<usize> = info.seats.clone().collect();
        let name = |count: &usize| speaker.say(&Words::new("terminal-count-seats").number("seats", *count));
        let names: Vec<String> = counts.iter().map(name).collect();
        let Some(seats) = self.number("terminal-how-many", &names, 0)? else { return Ok(None) };
        let bots = Bot::ALL.iter().map(|bot| format!("{bot}: {}", speaker.say(&bot_pitch(*bot))));
        let bots: Vec<String> = bots.collect();
        let medium = Bot::ALL.iter().position(|bot| *bot == Bot::Medium).unwrap_or(0);
        let Some(bot) = self.number("terminal-which-bots", &bots, medium)? else { return Ok(None) };
        let deal = Deal { seats: counts[seats], options: Map::new(), seed: fresh_seed()? };
        Ok(Some(SoloSetup::against(info.slug, deal, Bot::ALL[bot])))
    }

    /// Asks for a choice and returns its index; an empty line means the default.
    fn number(
        &mut self,
        question: &'static str,
        items: &[String],
        usual: usize,
    ) -> Result<Option<usize>, TerminalError> {
        self.speak(&question.into())?;
        for (index, item) in items.iter().enumerate() {
            self.say(format_args!("{:>3}. {item}", index + 1))?;
        }
        loop {
            let Some(line) = self.ask(&format!("1-{} [{}]:", items.len(), usual + 1))? else {
                return Ok(None);
            };
            match line.parse::<usize>() {
                _ if line.is_empty() => return Ok(Some(usual)),
                Ok(number) if (1..=items.len()).contains(&number) => return Ok(Some(number - 1)),
                _ => self.speak(&Words::new("terminal-no-such-number").number("last", items.len()))?,
            }
        }
    }
}
