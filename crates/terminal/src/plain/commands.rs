//! What else can be typed: [`Command`].

use std::{
    io::{BufRead, Write},
    str::FromStr,
};

use parlour_core::Scene;

use super::Lines;
use crate::{Session, TerminalError, hint, session::Telling};

/// A word that is not an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Help,
    List,
    Table,
    Hint,
    Rules,
    Log,
    TakeBack,
    Tell(Telling),
    Leave,
}

impl FromStr for Command {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Ok(match text {
            "?" | "help" => Self::Help,
            "l" | "list" => Self::List,
            "t" | "table" => Self::Table,
            "h" | "hint" => Self::Hint,
            "r" | "rules" => Self::Rules,
            "g" | "log" => Self::Log,
            "u" | "undo" => Self::TakeBack,
            "s" | "save" | "q" | "quit" => Self::Leave,
            "y" | "yes" => Self::Tell(Telling::Agree),
            "x" | "no" => Self::Tell(Telling::Decline),
            _ => Self::Tell(Telling::Say(text.strip_prefix("say ").ok_or(())?.to_owned())),
        })
    }
}

/// Answers what needs no more than saying something.
pub(super) fn answer<I: BufRead, O: Write>(
    command: Command,
    session: &mut Session,
    scene: &Scene,
    lines: &mut Lines<'_, I, O>,
) -> Result<(), TerminalError> {
    match command {
        Command::Help => lines.speak(&"terminal-help".into())?,
        Command::Table => lines.draw(scene)?,
        Command::Rules => lines.say(session.game().rules(lines.speaker.catalogue().language()))?,
        Command::Hint => {
            lines.speak(&"terminal-thinking-now".into())?;
            for line in hint::lines(scene, &session.wait_for_hints()?, lines.speaker).iter().take(10) {
                lines.say(line)?;
            }
        }
        Command::Log => drop(super::tell(session, lines, 0)?),
        Command::List | Command::TakeBack | Command::Tell(_) | Command::Leave => {}
    }
    Ok(())
}
