//! What went wrong, as messages. What the system or a library says about it is passed on in its own language.

use std::{fmt, path::Path};

use parlour_core::{OptionsError, Words};
use parlour_registry::{GAMES, ResumeError, SetupError, UnknownGameError, record_problem};
use parlour_seat::{LessonError, SoloBotsError, SoloError};

use super::TerminalError;

impl TerminalError {
    /// The reason as a message.
    pub fn words(&self) -> Words {
        match self {
            Self::Game(error) => unknown_game(error),
            Self::Solo(error) => solo(error),
            Self::Bots(SoloBotsError { bots, others }) => {
                Words::new("terminal-bots-for-others").number("bots", *bots).number("others", *others)
            }
            Self::Lesson(error) => lesson(error),
            Self::NoLesson(title) => Words::new("terminal-no-lesson").words("title", Words::plain(title)),
            Self::NoPlace => "terminal-no-place".into(),
            Self::NothingSaved(path) => about("terminal-nothing-saved", path),
            Self::NotAGame { path, problem } => {
                about("terminal-not-a-game", path).words("problem", problem.clone())
            }
            Self::NotAPledge { path, problem } => because(about("terminal-not-a-pledge", path), problem),
            Self::Promise(error) => error.words(),
            Self::CannotResume { path, problem } => {
                about("terminal-cannot-resume", path).words("problem", resume(problem))
            }
            Self::File { path, source } => because(about("terminal-file", path), source),
            Self::Terminal(error) => because(Words::new("terminal-failed"), error),
            Self::Table(words) => words.clone(),
            Self::Unreachable { host, why } => {
                because(Words::new("terminal-unreachable").words("host", Words::plain(host)), why)
            }
            Self::NoLuck(error) => because(Words::new("terminal-no-luck"), error),
        }
    }
}

fn about(id: &'static str, path: &Path) -> Words {
    Words::new(id).words("path", Words::plain(path.display()))
}

fn because(words: Words, problem: impl fmt::Display) -> Words {
    words.words("problem", Words::plain(problem))
}

fn unknown_game(error: &UnknownGameError) -> Words {
    let games = GAMES.iter().map(|game| Words::plain(game.info().slug));
    Words::new("terminal-no-game").words("name", Words::plain(error.name())).list("games", games)
}

fn solo(error: &SoloError) -> Words {
    match error {
        SoloError::Game(error) => unknown_game(error),
        SoloError::Table(error) => resume(error),
        SoloError::Seat { seat, seats } => {
            Words::new("terminal-no-seat").number("seat", seat.number() + 1).number("seats", *seats)
        }
        SoloError::Bots { bots, seats } => {
            Words::new("terminal-bots-for-seats").number("bots", *bots).number("seats", *seats)
        }
    }
}

fn lesson(error: &LessonError) -> Words {
    match error {
        LessonError::Table(error) => solo(error),
        LessonError::Move { step, action, why } => Words::new("terminal-lesson-refused")
            .number("step", *step)
            .words("action", Words::plain(action))
            .words("why", why.words()),
    }
}

fn resume(error: &ResumeError) -> Words {
    match error {
        ResumeError::Setup(error) => setup(error),
        // Only who has changed the file by hand reads this.
        ResumeError::Events(error) => Words::plain(record_problem(error)),
    }
}

fn setup(error: &SetupError) -> Words {
    match error {
        SetupError::Seats { title, min, max, found } => {
            let words = if min == max {
                Words::new("terminal-only-seats").number("seats", *min)
            } else {
                Words::new("terminal-seats-between").number("least", *min).number("most", *max)
            };
            words.words("title", Words::plain(title)).number("found", *found)
        }
        SetupError::Options(error) => options(error),
        // Networks play in matches, not at tables.
        SetupError::Network(error) => Words::plain(error),
        SetupError::Bots { bots, seats } => {
            Words::new("terminal-bots-for-seats").number("bots", *bots).number("seats", seats.count())
        }
    }
}

fn options(error: &OptionsError) -> Words {
    match error {
        OptionsError::Unknown { key, known } if known.is_empty() => {
            Words::new("terminal-no-options").words("key", Words::plain(key))
        }
        OptionsError::Unknown { key, known } => Words::new("terminal-no-option")
            .words("key", Words::plain(key))
            .list("known", known.iter().map(Words::plain)),
        OptionsError::Missing(key) => Words::new("terminal-option-missing").words("key", Words::plain(key)),
        OptionsError::Value { key, value, problem } => {
            let words = Words::new("terminal-option-value").words("key", Words::plain(key));
            because(words.words("value", Words::plain(value)), problem)
        }
    }
}
