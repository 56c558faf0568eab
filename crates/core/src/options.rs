//! The options of a game: [`Options`].

use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};
use thiserror::Error;

use crate::{Rule, words::shortened};

/// Every option of a game with its value. The defaults are those of the rulebook.
///
/// Written as a JSON object with all its keys. Bad values must be impossible: the type of a field refuses
/// them when they are read.
pub trait Options:
    Default + Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// One entry per key.
    const HELP: &'static [OptionHelp];
}

/// What an option does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionHelp {
    /// Its key in the JSON object.
    pub key: &'static str,
    /// The rule it changes.
    pub rule: Rule,
    /// The message that says in one sentence what it does and which values it takes.
    pub help: &'static str,
    /// The same values, for a form.
    pub takes: Takes,
}

/// The values that an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Takes {
    /// True or false.
    Switch,
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A list of some of these words, each at most once.
    SomeOf(&'static [&'static str]),
    /// A whole number.
    Number {
        /// The lowest value.
        least: u32,
        /// The highest value.
        most: u32,
    },
    /// A list of exactly `count` whole numbers.
    Numbers {
        /// The length of the list.
        count: usize,
        /// The lowest value.
        least: u32,
        /// The highest value.
        most: u32,
    },
}

/// The options of a game that has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoOptions {}

impl Options for NoOptions {
    const HELP: &'static [OptionHelp] = &[];
}

/// Options that do not fit the game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OptionsError {
    /// An unknown key.
    #[error("there is no option `{key}`; {}", known_keys(known))]
    Unknown {
        /// The key that was given.
        key: String,
        /// The keys there are.
        known: Vec<&'static str>,
    },
    /// A key missing from a complete set of options.
    #[error("the option `{0}` is missing")]
    Missing(&'static str),
    /// A value that the option cannot take.
    #[error("the option `{key}` cannot be {value}: {problem}")]
    Value {
        /// The key.
        key: &'static str,
        /// The value that was given.
        value: String,
        /// Why it is refused.
        problem: String,
    },
}

fn known_keys(known: &[&'static str]) -> String {
    if known.is_empty() {
        "this game has none".to_owned()
    } else {
        format!("there are: {}", known.join(", "))
    }
}

/// The options as a JSON object, every key with the value in force.
pub fn to_json<O: Options>(options: &O) -> Map<String, Value> {
    match serde_json::to_value(options) {
        Ok(Value::Object(map)) => map,
        other => unreachable!("options are written as an object, not {other:?}"),
    }
}

/// Reads the options from a complete JSON object.
///
/// # Errors
/// If a key is unknown or missing, or a value is not allowed.
pub fn from_json<O: Options>(map: &Map<String, Value>) -> Result<O, OptionsError> {
    if let Some(missing) = O::HELP.iter().find(|option| !map.contains_key(option.key)) {
        return Err(OptionsError::Missing(missing.key));
    }
    with_changes(map.iter().map(|(key, value)| (key.as_str(), value.clone())))
}

/// The default options with some values changed.
///
/// # Errors
/// If a key is unknown or a value is not allowed.
pub fn with_changes<'a, O: Options>(
    changes: impl IntoIterator<Item = (&'a str, Value)>,
) -> Result<O, OptionsError> {
    changed(&mut changes.into_iter())
}

/// The same as [`with_changes`], but compiled only once for all types of `changes`.
fn changed<O: Options>(changes: &mut dyn Iterator<Item = (&str, Value)>) -> Result<O, OptionsError> {
    let mut options = O::default();
    for (key, value) in changes {
        let known = || O::HELP.iter().map(|option| option.key);
        let key = known()
            .find(|&other| other == key)
            .ok_or_else(|| OptionsError::Unknown { key: shortened(key, 80), known: known().collect() })?;
        let bad =
            |problem: String| OptionsError::Value { key, value: shortened(&value.to_string(), 80), problem };
        if holds_an_object(&value) {
            return Err(bad("an option is a word, a number, true or false, or a list of these".to_owned()));
        }
        let mut map = to_json(&options);
        map.insert(key.to_owned(), value.clone());
        options = serde_json::from_value(Value::Object(map)).map_err(|error| bad(error.to_string()))?;
    }
    Ok(options)
}

/// Whether the value contains an object. Serde would also read a word from an object with that word as its
/// key, but no option is written that way.
fn holds_an_object(value: &Value) -> bool {
    match value {
        Value::Object(_) => true,
        Value::Array(values) => values.iter().any(holds_an_object),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Lead {
        #[default]
        Winner,
        Rotate,
    }

    #[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct House {
        lead: Lead,
        extras: Vec<Lead>,
    }

    impl Options for House {
        const HELP: &'static [OptionHelp] = &[
            OptionHelp {
                key: "lead",
                rule: Rule::new(*b"TOY", 1),
                help: "",
                takes: Takes::OneOf(&["winner", "rotate"]),
            },
            OptionHelp {
                key: "extras",
                rule: Rule::new(*b"TOY", 2),
                help: "",
                takes: Takes::SomeOf(&["winner", "rotate"]),
            },
        ];
    }

    #[test]
    fn options_read_back_from_their_json() {
        let house = House { lead: Lead::Rotate, extras: vec![Lead::Winner] };
        assert_eq!(from_json(&to_json(&house)), Ok(house));
    }

    #[test]
    fn a_missing_and_an_unknown_key_are_refused() {
        let mut map = to_json(&House::default());
        map.insert("jokers".to_owned(), json!(2));
        let unknown = from_json::<House>(&map).unwrap_err().to_string();
        assert_eq!(unknown, "there is no option `jokers`; there are: lead, extras");
        map.clear();
        assert_eq!(from_json::<House>(&map).unwrap_err().to_string(), "the option `lead` is missing");
    }

    #[test]
    fn a_word_in_the_guise_of_an_object_is_refused() {
        for (key, value) in [("lead", json!({ "rotate": null })), ("extras", json!([{ "winner": null }]))] {
            assert!(with_changes::<House>([(key, value)]).is_err(), "{key}");
        }
    }
}
