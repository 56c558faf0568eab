//! Languages and a crate's message catalogues: [`Language`], [`Texts`].

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A language that Parlour speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// German.
    #[serde(rename = "de")]
    German,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    /// The language's tag, as in `Accept-Language` and `--lang`.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// The language's own name for itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
        }
    }

    /// The first supported language in a list of preferences such as `de-AT, en;q=0.5`, which is what
    /// browsers send and `LANG` holds.
    ///
    /// ```
    /// use parlour_core::Language;
    /// assert_eq!(Language::preferred("fr, de-AT;q=0.8, en;q=0.5"), Some(Language::German));
    /// assert_eq!(Language::preferred("de_DE.UTF-8"), Some(Language::German));
    /// assert_eq!(Language::preferred("fr"), None);
    /// ```
    pub fn preferred(list: &str) -> Option<Self> {
        let mut wanted: Vec<(&str, f32)> = list.split(',').map(with_quality).collect();
        crate::sort_short_by(&mut wanted, |(_, a), (_, b)| b.total_cmp(a));
        wanted.into_iter().filter(|(_, quality)| *quality > 0.0).find_map(|(tag, _)| {
            let primary = tag.split(['-', '_', '.']).next()?.to_ascii_lowercase();
            Self::ALL.into_iter().find(|language| language.tag() == primary)
        })
    }
}

/// Splits an entry of `Accept-Language` into its tag and its quality from 0 to 1.
fn with_quality(entry: &str) -> (&str, f32) {
    let (tag, rest) = entry.split_once(';').unwrap_or((entry, ""));
    let quality = rest.trim().strip_prefix("q=").map_or(1.0, |quality| quality.parse().unwrap_or(0.0));
    (tag.trim(), quality)
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// An error for a language that Parlour does not speak.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("Parlour does not speak `{0}`; choose one of: {list}", list = Language::ALL.map(Language::tag).join(", "))]
pub struct LanguageError(String);

impl FromStr for Language {
    type Err = LanguageError;

    fn from_str(tag: &str) -> Result<Self, LanguageError> {
        Self::preferred(tag).ok_or_else(|| LanguageError(tag.to_owned()))
    }
}

/// The messages of one crate in every language, as Fluent catalogues.
///
/// A language added to [`Language`] becomes a field here, so the compiler names every crate that does not
/// have it yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Texts {
    /// The English catalogue.
    pub english: &'static str,
    /// The German catalogue. The web page fetches it only when somebody reads German, so that not everybody
    /// has to load it.
    #[cfg(not(target_family = "wasm"))]
    pub german: &'static str,
}

#[cfg(not(target_family = "wasm"))]
impl Texts {
    /// The messages in the given language.
    pub const fn of(self, language: Language) -> &'static str {
        match language {
            Language::English => self.english,
            Language::German => self.german,
        }
    }
}

/// Reads the catalogues `text/en.ftl` and `text/de.ftl` of the calling crate, or the two files given.
#[macro_export]
macro_rules! texts {
    () => {
        $crate::texts!(
            concat!(env!("CARGO_MANIFEST_DIR"), "/text/en.ftl"),
            concat!(env!("CARGO_MANIFEST_DIR"), "/text/de.ftl")
        )
    };
    ($english:expr, $german:expr) => {{
        // A page omits this and the linker drops it, but the compiler's list of sources names the file: that
        // is how the build of the page finds the files it has to offer.
        const _: &str = include_str!($german);
        $crate::Texts {
            english: include_str!($english),
            #[cfg(not(target_family = "wasm"))]
            german: include_str!($german),
        }
    }};
}

/// Reads the catalogues `about/en.ftl` and `about/de.ftl` of the calling crate, which explain the things on a
/// table.
///
/// A page fetches them when an explanation is first asked for.
#[macro_export]
macro_rules! about {
    () => {{
        // A page omits these, but the compiler's list of sources names them: that is how its build finds the
        // files to offer.
        const _: [&str; 2] = [
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/about/en.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/about/de.ftl")),
        ];
        $crate::Texts {
            #[cfg(not(target_family = "wasm"))]
            english: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/about/en.ftl")),
            #[cfg(target_family = "wasm")]
            english: "",
            #[cfg(not(target_family = "wasm"))]
            german: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/about/de.ftl")),
        }
    }};
}

/// The messages that all games share.
pub const TEXTS: Texts = crate::texts!();
