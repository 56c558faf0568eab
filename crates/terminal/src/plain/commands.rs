//! Commands that can be typed at any question: [`Command`].

use std::{
    io::{BufRead, Write},
    str::FromStr,
};

use parlour_core::{Scene, Seat, Words};
use parlour_protocol::{ClientMessage, Removal, Watchers};

use super::Lines;
use crate::{Session, TerminalError, about, hint, session::Telling};

/// A typed command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Help,
    About(String),
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
            "nudge" => Self::Tell(Telling::Wish(ClientMessage::Nudge)),
            "forget" => Self::Tell(Telling::Wish(ClientMessage::Forget)),
            "close" => Self::Tell(Telling::Wish(ClientMessage::Watchers(Watchers::SentAway))),
            "open" => Self::Tell(Telling::Wish(ClientMessage::Watchers(Watchers::Welcome))),
            _ => match text.split_once(' ').ok_or(())? {
                ("?", name) => Self::About(name.trim().to_owned()),
                ("say", words) => Self::Tell(Telling::Say(words.to_owned())),
                (verb, seat) => Self::Tell(Telling::Wish(wish(verb, seat)?)),
            },
        })
    }
}

/// Reads a request about a player, whose seat is counted from 1.
fn wish(verb: &str, seat: &str) -> Result<ClientMessage, ()> {
    let number: u64 = seat.trim().parse().map_err(|_| ())?;
    let seat = number.checked_sub(1).and_then(Seat::try_new).ok_or(())?;
    Ok(match verb {
        "remove" => ClientMessage::Remove { seat, how: Removal::Kick },
        "ban" => ClientMessage::Remove { seat, how: Removal::Ban },
        "mute" => ClientMessage::Mute { seat },
        "unmute" => ClientMessage::Unmute { seat },
        _ => return Err(()),
    })
}

/// Carries out the commands that only print something.
pub(super) fn answer<I: BufRead, O: Write>(
    command: Command,
    session: &mut Session,
    scene: &Scene,
    lines: &mut Lines<'_, I, O>,
) -> Result<(), TerminalError> {
    match command {
        Command::Help => lines.speak(&"terminal-help".into())?,
        Command::About(name) => match about::named(scene, &name, lines.speaker) {
            Some(about) => about::lines(&about, lines.speaker).iter().try_for_each(|line| lines.say(line))?,
            None => lines.speak(&Words::new("terminal-about-unknown").words("name", Words::plain(name)))?,
        },
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_is_kept_in_words_and_seats_count_from_one() {
        let read = |text: &str| text.parse::<Command>();
        let wish = |wish| Ok(Command::Tell(Telling::Wish(wish)));
        assert_eq!(read("nudge"), wish(ClientMessage::Nudge));
        assert_eq!(read("forget"), wish(ClientMessage::Forget));
        assert_eq!(read("ban 3"), wish(ClientMessage::Remove { seat: Seat::new(2), how: Removal::Ban }));
        assert_eq!(read("mute 1"), wish(ClientMessage::Mute { seat: Seat::new(0) }));
        assert_eq!(read("say mute 1"), Ok(Command::Tell(Telling::Say("mute 1".to_owned()))));
        for bad in ["mute", "mute 0", "mute x", "shout 1", "play R9"] {
            assert_eq!(read(bad), Err(()), "{bad}");
        }
    }
}
