//! Checks that every message exists in every language and that every message is used.

use std::collections::BTreeSet;

/// The catalogues of a package and the code that uses them.
pub(super) struct Files {
    /// The start of its message ids: `tps` for `tps-played`.
    pub(super) prefix: String,
    /// The languages, each with the name and the content of its file; English first.
    pub(super) languages: Vec<(String, String)>,
    /// All code that may use the messages.
    pub(super) code: String,
}

/// A message: its id and the names of its variables.
#[derive(Debug, PartialEq, Eq)]
struct Message {
    id: String,
    speaks_of: BTreeSet<String>,
}

pub(super) fn complaints(files: &Files) -> Vec<String> {
    let Some(((_, english), others)) = files.languages.split_first() else { return Vec::new() };
    let english = messages(english);
    let mut complaints: Vec<String> =
        others.iter().flat_map(|(name, text)| differences(&english, &messages(text), name)).collect();
    let ids: BTreeSet<&str> = english.iter().map(|message| message.id.as_str()).collect();
    let used = used(&files.code, &files.prefix);
    complaints.extend(
        ids.iter().filter(|id| !used.contains(**id)).map(|id| format!("nobody uses the message `{id}`")),
    );
    complaints.extend(
        used.iter()
            .filter(|id| !ids.contains(id.as_str()))
            .map(|id| format!("no catalogue has the message `{id}`")),
    );
    complaints
}

/// The messages and variables that another language lacks, or has and English does not.
fn differences(english: &[Message], other: &[Message], name: &str) -> Vec<String> {
    let find = |messages: &[Message], id: &str| messages.iter().position(|message| message.id == id);
    let mut complaints = Vec::new();
    for message in english {
        match find(other, &message.id).map(|index| &other[index]) {
            None => complaints.push(format!("{name} lacks `{}`", message.id)),
            Some(found) => {
                complaints.extend(found.speaks_of.difference(&message.speaks_of).map(|what| {
                    format!("{name} speaks of `${what}` in `{}`, which is not given", message.id)
                }));
            }
        }
    }
    let surplus = other.iter().filter(|message| find(english, &message.id).is_none());
    complaints.extend(surplus.map(|message| format!("{name} has `{}`, which English lacks", message.id)));
    complaints
}

/// The messages of a catalogue, in order.
fn messages(catalogue: &str) -> Vec<Message> {
    let mut messages: Vec<Message> = Vec::new();
    for line in catalogue.lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, _)) = line.split_once(" =").filter(|(id, _)| is_id(id)) {
            messages.push(Message { id: id.to_owned(), speaks_of: BTreeSet::new() });
        }
        let names = line
            .split('$')
            .skip(1)
            .map(|rest| rest.split(|letter: char| !is_letter(letter)).next().unwrap_or_default());
        if let Some(message) = messages.last_mut() {
            message.speaks_of.extend(names.map(str::to_owned));
        }
    }
    messages
}

/// The ids that the code names in quotes.
fn used(code: &str, prefix: &str) -> BTreeSet<String> {
    let start = format!("{prefix}-");
    code.split('"').filter(|text| text.starts_with(&start) && is_id(text)).map(str::to_owned).collect()
}

fn is_id(text: &str) -> bool {
    text.starts_with(|letter: char| letter.is_ascii_alphabetic())
        && text.chars().all(is_letter)
        && text.trim_end_matches('-').contains('-')
}

const fn is_letter(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "# Words.\ntoy-hand = Hand\ntoy-plays = { $seat } plays { $n ->\n    [1] a card\n   *[other] { $n } cards\n}\n";
    const CODE: &str = r#"Words::new("toy-hand"); Words::new("toy-plays").seat("seat", seat)"#;

    fn found(german: &str, code: &str) -> Vec<String> {
        let languages = vec![("en".to_owned(), ENGLISH.to_owned()), ("de".to_owned(), german.to_owned())];
        complaints(&Files { prefix: "toy".to_owned(), languages, code: code.to_owned() })
    }

    #[test]
    fn a_catalogue_that_says_the_same_and_is_used_is_in_order() {
        assert_eq!(found("toy-plays = { $seat } spielt\ntoy-hand = Hand\n", CODE), [""; 0]);
    }

    #[test]
    fn a_message_that_is_missing_or_too_much_is_named() {
        assert_eq!(
            found("toy-hand = Hand { $card }\ntoy-foot = Fuß\n", CODE),
            [
                "de speaks of `$card` in `toy-hand`, which is not given",
                "de lacks `toy-plays`",
                "de has `toy-foot`, which English lacks"
            ]
        );
    }

    #[test]
    fn what_ids_begin_with_is_not_taken_for_a_message() {
        let code = format!(r#"{CODE}; id.trim_start_matches("toy-")"#);
        assert_eq!(found("toy-plays = { $seat } spielt\ntoy-hand = Hand\n", &code), [""; 0]);
    }

    #[test]
    fn a_message_that_nobody_uses_and_one_that_nobody_has_are_named() {
        let code = r#"Words::new("toy-hand"); Words::new("toy-head")"#;
        assert_eq!(
            found("toy-plays = spielt\ntoy-hand = Hand\n", code),
            ["nobody uses the message `toy-plays`", "no catalogue has the message `toy-head`"]
        );
    }
}
