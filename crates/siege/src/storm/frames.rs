//! The frames thrown at the server: valid messages, half-valid ones, and garbage.

use parlour_core::{Dice as _, FastDice};
use tokio_tungstenite::tungstenite::Message;

/// One message of each kind, to be mutated.
const SEEDS: [&str; 14] = [
    r#"{"hello":{"protocol":4,"have":3,"lines":2}}"#,
    r#"{"sit":{"seat":0,"name":"Ada"}}"#,
    r#"{"bot":{"seat":1,"bot":"random"}}"#,
    r#""start""#,
    r#"{"move":{"id":"a1","version":12,"action":"play R9"}}"#,
    r#"{"move":{"id":"a2","version":18446744073709551615,"action":"choose 3"}}"#,
    r#"{"say":{"id":"s1","text":"well \u202e played"}}"#,
    r#""ask-take-back""#,
    r#"{"answer-take-back":{"agree":true}}"#,
    r#""hint""#,
    r#""rematch""#,
    r#""ping""#,
    r#"{"move":{"id":"","version":-1,"action":""}}"#,
    r#"{"sit":{"seat":255,"name":"\u0000\u200b"}}"#,
];

/// Pieces of text that mean something to a parser of JSON or of actions.
const PIECES: [&str; 16] = [
    "\"",
    "{",
    "}",
    "[",
    ":",
    ",",
    "null",
    "-0",
    "1e999",
    "\\ud800",
    "play ",
    "R9",
    "18446744073709551616",
    "\u{0}",
    "{\"move\":",
    "true",
];

/// A message in a valid frame.
pub(super) fn message(dice: &mut FastDice) -> Message {
    let seed = SEEDS[dice.below(SEEDS.len() as u32) as usize];
    // An unreadable message ends the connection and loses whatever is sent after it, so there are few of them
    // in a burst.
    match dice.below(1024) {
        0 => Message::binary(bytes(dice)),
        1 => Message::text(String::from_utf8_lossy(&bytes(dice)).into_owned()),
        2 => Message::text("[".repeat(dice.below(9000) as usize)),
        3..8 => Message::text(bent(seed, dice)),
        8..64 => Message::Ping(bytes(dice).into_iter().take(100).collect::<Vec<u8>>().into()),
        // With only the numbers changed, a message keeps its form and is read to the end.
        _ => Message::text(renumbered(seed, dice)),
    }
}

/// The text with some pieces inserted, removed or doubled.
fn bent(seed: &str, dice: &mut FastDice) -> String {
    let mut letters: Vec<char> = seed.chars().collect();
    for _ in 0..=dice.below(4) {
        let place = dice.below(letters.len() as u32 + 1) as usize;
        match dice.below(3) {
            0 => letters.truncate(place),
            1 => drop(letters.splice(place..place, PIECES[dice.below(PIECES.len() as u32) as usize].chars())),
            _ => drop(letters.splice(place..(place + 3).min(letters.len()), [])),
        }
    }
    letters.into_iter().collect()
}

fn renumbered(seed: &str, dice: &mut FastDice) -> String {
    let mut text = String::with_capacity(seed.len() + 8);
    for letter in seed.chars() {
        if letter.is_ascii_digit() && dice.below(2) == 0 {
            text.push(char::from(b'0' + dice.below(10) as u8));
        } else {
            text.push(letter);
        }
    }
    text
}

/// Up to a thousand random bytes.
pub(super) fn bytes(dice: &mut FastDice) -> Vec<u8> {
    (0..dice.below(1000)).map(|_| dice.below(256) as u8).collect()
}

#[cfg(test)]
mod tests {
    use parlour_protocol::ClientMessage;

    use super::*;

    #[test]
    fn some_of_what_is_thrown_is_understood_and_some_is_not() {
        let mut dice = FastDice::new(1);
        let texts = (0..1000).filter_map(|_| message(&mut dice).into_text().ok());
        let read: Vec<bool> =
            texts.map(|text| serde_json::from_str::<ClientMessage>(&text).is_ok()).collect();
        let understood = read.iter().filter(|understood| **understood).count();
        assert!((100..950).contains(&understood), "{understood} of {}", read.len());
    }
}
