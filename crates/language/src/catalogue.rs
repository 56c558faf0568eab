//! Message catalogues: [`Catalogue`] for one language, [`Catalogues`] for all of them.

use std::fmt;
#[cfg(not(target_family = "wasm"))]
use std::sync::OnceLock;

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use parlour_core::{Language, Texts};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

use crate::functions;

/// Every message of one language.
pub struct Catalogue {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// The catalogues of all languages, each read when it is first used. Meant for a `static`.
#[cfg(not(target_family = "wasm"))]
#[derive(Debug)]
pub struct Catalogues([OnceLock<Catalogue>; Language::ALL.len()]);

#[cfg(not(target_family = "wasm"))]
impl Catalogues {
    /// Creates the list without reading anything yet.
    #[expect(clippy::new_without_default, reason = "a static needs a constant function")]
    pub const fn new() -> Self {
        Self([const { OnceLock::new() }; Language::ALL.len()])
    }

    /// The catalogue of a language, read from these texts on first use.
    ///
    /// # Panics
    /// If a message cannot be read or is defined twice: the tests read every catalogue.
    pub fn get(&self, language: Language, texts: impl IntoIterator<Item = Texts>) -> &Catalogue {
        self.0[language as usize]
            .get_or_init(|| Catalogue::new(language, texts).unwrap_or_else(|problem| panic!("{problem}")))
    }
}

/// An error in a catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CatalogueError {
    /// Part of a file is not valid Fluent.
    #[error("the {language} catalogue has a message that cannot be read: {problem}", language = .language.name())]
    Unreadable {
        /// The language of the catalogue.
        language: Language,
        /// What is wrong.
        problem: String,
    },
    /// A message is defined twice.
    #[error("the {language} catalogue has a message twice: {problem}", language = .language.name())]
    Twice {
        /// The language of the catalogue.
        language: Language,
        /// Names the message.
        problem: String,
    },
}

impl Catalogue {
    /// Reads these messages and those that all games share.
    ///
    /// # Errors
    /// If a message cannot be read or is defined twice. The tests read every catalogue, so callers may expect
    /// it to be valid.
    #[cfg(not(target_family = "wasm"))]
    pub fn new(language: Language, texts: impl IntoIterator<Item = Texts>) -> Result<Self, CatalogueError> {
        Self::read(language, with_core(texts).into_iter().map(|texts| texts.of(language)))
    }

    /// Reads the same messages in English, which every program contains.
    ///
    /// # Errors
    /// As [`Catalogue::new`].
    pub fn english(texts: impl IntoIterator<Item = Texts>) -> Result<Self, CatalogueError> {
        Self::read(Language::English, with_core(texts).into_iter().map(|texts| texts.english))
    }

    /// Reads the messages of these files and no others.
    ///
    /// # Errors
    /// If a message cannot be read or is defined twice.
    pub fn read<'a>(
        language: Language,
        files: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, CatalogueError> {
        let id: LanguageIdentifier = language.tag().parse().expect("a language's tag is an identifier");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        for file in files {
            let resource = FluentResource::try_new(file.to_owned()).map_err(|(_, problems)| {
                CatalogueError::Unreadable { language, problem: format!("{problems:?}") }
            })?;
            bundle.add_resource(resource).map_err(|problems| CatalogueError::Twice {
                language,
                problem: problems.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
            })?;
        }
        let mut catalogue = Self { language, bundle };
        catalogue.add_functions();
        Ok(catalogue)
    }

    fn add_functions(&mut self) {
        let added = [
            self.bundle.add_function("DOES", functions::does),
            self.bundle.add_function("SEAT", functions::seat),
            self.bundle.add_function("YOU", |positional, _| functions::is_you(positional)),
            self.bundle.add_function("SENTENCE", |positional, _| functions::sentence(positional)),
        ];
        for function in added {
            function.expect("each function is added once");
        }
    }

    /// The language of the catalogue.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether the catalogue has this message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// A message without arguments: a button, a heading.
    pub fn text(&self, id: &str) -> String {
        self.format_or_id(id, &FluentArgs::new())
    }

    /// A message whose arguments are plain values: numbers, names that people chose.
    pub fn text_with(&self, id: &str, args: &FluentArgs<'_>) -> String {
        self.format_or_id(id, args)
    }

    /// The message, or its id if the message or one of its arguments is missing: `parlour-laws` and the tests
    /// look for that.
    pub(crate) fn format_or_id(&self, id: &str, args: &FluentArgs<'_>) -> String {
        self.format(id, args).unwrap_or_else(|| format!("⟨{id}⟩"))
    }

    fn format(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let mut problems = Vec::new();
        let text = self.bundle.format_pattern(message.value()?, Some(args), &mut problems).into_owned();
        problems.is_empty().then_some(text)
    }
}

/// These texts and those that all games share, without duplicates: several games bring the same cards.
fn with_core(texts: impl IntoIterator<Item = Texts>) -> Vec<Texts> {
    let mut all = vec![parlour_core::TEXTS];
    for texts in texts {
        if !all.contains(&texts) {
            all.push(texts);
        }
    }
    all
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Catalogue").field("language", &self.language).finish_non_exhaustive()
    }
}
