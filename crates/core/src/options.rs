//! What can be switched when a game is created: [`Options`].

use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};
use thiserror::Error;

use crate::{Rule, words::shortened};

/// Every option of a game, with the value in force. The default is what the rulebook says.
///
/// Written as a JSON object with all its keys. A bad value must be impossible: a field's type refuses it when it is read.
pub trait Options:
    Default + Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// One entry per key.
    const HELP: &'static [OptionHelp];
}

/// What an option does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionHelp {
    /// Its key in JSON.
    pub key: &'static str,
    /// The rule it switches.
    pub rule: Rule,
    /// One sentence: what it does, and the values it takes.
    pub help: &'static str,
}

/// A game without options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoOptions {}

impl Options for NoOptions {
    const HELP: &'static [OptionHelp] = &[];
}

/// Options that do not fit the game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadOptions {
    /// There is no such key.
    #[error("there is no option `{key}`; {}", known_keys(known))]
    Unknown {
        /// The key that was given.
        key: String,
        /// The keys there are.
        known: Vec<&'static str>,
    },
    /// A complete set of options was needed.
    #[error("the option `{0}` is missing")]
    Missing(&'static str),
    /// The key is right, the value is not.
    #[error("the option `{key}` cannot be {value}: {problem}")]
    Value {
        /// The key.
        key: &'static str,
        /// What it was to be.
        value: String,
        /// Why it cannot.
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

/// The options of a complete JSON object.
///
/// # Errors
/// If a key is unknown or missing, or a value cannot be.
pub fn from_json<O: Options>(map: &Map<String, Value>) -> Result<O, BadOptions> {
    if let Some(missing) = O::HELP.iter().find(|option| !map.contains_key(option.key)) {
        return Err(BadOptions::Missing(missing.key));
    }
    with_changes(map.iter().map(|(key, value)| (key.as_str(), value.clone())))
}

/// The default options with some values changed.
///
/// # Errors
/// If a key is unknown or a value cannot be.
pub fn with_changes<'a, O: Options>(
    changes: impl IntoIterator<Item = (&'a str, Value)>,
) -> Result<O, BadOptions> {
    let mut options = O::default();
    for (key, value) in changes {
        let known = || O::HELP.iter().map(|option| option.key);
        let key = known()
            .find(|&other| other == key)
            .ok_or_else(|| BadOptions::Unknown { key: shortened(key, 80), known: known().collect() })?;
        let mut map = to_json(&options);
        map.insert(key.to_owned(), value.clone());
        options = serde_json::from_value(Value::Object(map)).map_err(|error| BadOptions::Value {
            key,
            value: shortened(&value.to_string(), 80),
            problem: error.to_string(),
        })?;
    }
    Ok(options)
}
