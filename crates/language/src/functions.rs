//! The functions that messages can use: see the [crate's documentation](crate).

use fluent_bundle::{FluentArgs, FluentValue};

use crate::mark::Mark;

/// `DOES($seat, they: "plays", you: "play")`.
pub(crate) fn does<'a>(positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(player) = player(positional) else { return FluentValue::Error };
    let verb = named_text(named, if player == Mark::You { "you" } else { "they" });
    FluentValue::from(format!("{}{} {verb}", Mark::Capital.to_char(), player.to_char()))
}

/// `SENTENCE($words)`: the words with a capital.
pub(crate) fn sentence<'a>(positional: &[FluentValue<'a>]) -> FluentValue<'a> {
    match positional {
        [FluentValue::String(text)] => FluentValue::from(format!("{}{text}", Mark::Capital.to_char())),
        _ => FluentValue::Error,
    }
}

/// `SEAT($seat, you: "dir")`: without `you`, the language's "you".
pub(crate) fn seat<'a>(positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    match player(positional) {
        Some(Mark::You) if named.get("you").is_some() => FluentValue::from(named_text(named, "you")),
        Some(mark) => FluentValue::from(mark.to_char().to_string()),
        None => FluentValue::Error,
    }
}

/// `YOU($seat)`.
pub(crate) fn is_you<'a>(positional: &[FluentValue<'a>]) -> FluentValue<'a> {
    match player(positional) {
        Some(Mark::You) => FluentValue::from("yes"),
        Some(_) => FluentValue::from("no"),
        None => FluentValue::Error,
    }
}

/// The player that the function was called with.
fn player(positional: &[FluentValue<'_>]) -> Option<Mark> {
    match positional {
        [FluentValue::String(text)] => text
            .chars()
            .next()
            .and_then(Mark::from_char)
            .filter(|mark| matches!(mark, Mark::Seat(_) | Mark::You)),
        _ => None,
    }
}

fn named_text(named: &FluentArgs<'_>, name: &str) -> String {
    match named.get(name) {
        Some(FluentValue::String(text)) => text.to_string(),
        _ => String::new(),
    }
}
