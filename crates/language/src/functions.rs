//! The functions that messages can use, as listed in the [crate's documentation](crate).

use fluent_bundle::{FluentArgs, FluentValue};

use crate::mark::Marker;

/// `DOES($seat, they: "plays", you: "play")`.
pub(crate) fn does<'a>(positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(player) = player(positional) else { return FluentValue::Error };
    let verb = named_text(named, if player == Marker::You { "you" } else { "they" });
    FluentValue::from(format!("{}{} {verb}", Marker::Capital.to_char(), player.to_char()))
}

/// `SENTENCE($words)`: the words, beginning with a capital letter.
pub(crate) fn sentence<'a>(positional: &[FluentValue<'a>]) -> FluentValue<'a> {
    match positional {
        [FluentValue::String(text)] => FluentValue::from(format!("{}{text}", Marker::Capital.to_char())),
        _ => FluentValue::Error,
    }
}

/// `SEAT($seat, you: "dir")`: without `you`, the language's own word for "you".
pub(crate) fn seat<'a>(positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    match player(positional) {
        Some(Marker::You) if named.get("you").is_some() => FluentValue::from(named_text(named, "you")),
        Some(mark) => FluentValue::from(mark.to_char().to_string()),
        None => FluentValue::Error,
    }
}

/// `YOU($seat)`.
pub(crate) fn is_you<'a>(positional: &[FluentValue<'a>]) -> FluentValue<'a> {
    match player(positional) {
        Some(Marker::You) => FluentValue::from("yes"),
        Some(_) => FluentValue::from("no"),
        None => FluentValue::Error,
    }
}

/// The player passed to the function.
fn player(positional: &[FluentValue<'_>]) -> Option<Marker> {
    match positional {
        [FluentValue::String(text)] => text
            .chars()
            .next()
            .and_then(Marker::from_char)
            .filter(|mark| matches!(mark, Marker::Seat(_) | Marker::You)),
        _ => None,
    }
}

fn named_text(named: &FluentArgs<'_>, name: &str) -> String {
    match named.get(name) {
        Some(FluentValue::String(text)) => text.to_string(),
        _ => String::new(),
    }
}
