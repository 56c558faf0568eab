//! A field for each option of a game, with a sentence about it.

use leptos::prelude::*;
use parlour_core::{OptionHelp, Takes, sort_short_by};
use parlour_registry::AnyGame;
use serde_json::{Map, Value};

use crate::text::{self, say};

/// The options of a game, as the visitor has set them.
#[derive(Clone, Copy)]
pub(crate) struct Form {
    game: &'static dyn AnyGame,
    values: RwSignal<Map<String, Value>>,
}

impl Form {
    /// Creates a form with every option at its default.
    pub(crate) fn new(game: &'static dyn AnyGame) -> Self {
        Self { game, values: RwSignal::new(game.default_options()) }
    }

    /// The options that differ from the rulebook.
    pub(crate) fn changed(self) -> Map<String, Value> {
        let default = self.game.default_options();
        let values = self.values.get_untracked();
        values.into_iter().filter(|(key, value)| default.get(key) != Some(value)).collect()
    }

    /// The fields, folded away because most people play by the rulebook.
    pub(crate) fn with(self, heading: &'static str, first: impl IntoView + 'static) -> impl IntoView {
        let fields: Vec<_> = self.game.options().iter().map(|option| self.field(option)).collect();
        view! { <details class="options"><summary>{say(heading)}</summary>{first}{fields}</details> }
    }

    fn field(self, option: &'static OptionHelp) -> impl IntoView {
        let slug = self.game.info().slug;
        let input = match option.takes {
            Takes::Switch => self.switch(option.key).into_any(),
            Takes::OneOf(words) => self.one_of(option.key, words).into_any(),
            Takes::SomeOf(words) => self.some_of(option.key, words).into_any(),
            Takes::Number { least, most } => self.number(option.key, least, most).into_any(),
            Takes::Numbers { .. } => self.numbers(option.key).into_any(),
        };
        view! {
            <div class="option">
                <div class="field">{input}</div>
                <p class="soft">{say(option.help)}" "<a href=format!("/rules/{slug}#{}", option.rule)>{option.rule.to_string()}</a></p>
            </div>
        }
    }

    fn value(self, key: &str) -> Value {
        self.values.with(|values| values.get(key).cloned().unwrap_or_default())
    }

    fn set(self, key: &str, value: Value) {
        self.values.update(|values| {
            values.insert(key.to_owned(), value);
        });
    }

    fn switch(self, key: &'static str) -> impl IntoView {
        let on = move || self.value(key) == Value::Bool(true);
        let change = move |event| self.set(key, Value::Bool(event_target_checked(&event)));
        view! { <label class="check"><input type="checkbox" prop:checked=on on:change=change/>" "{text::option(key)}</label> }
    }

    fn one_of(self, key: &'static str, words: &'static [&'static str]) -> impl IntoView {
        let option = move |word: &'static str| {
            view! { <option value=word selected=move || self.value(key) == *word>{text::option(word)}</option> }
        };
        let change = move |event| self.set(key, Value::from(event_target_value(&event)));
        view! {
            <label>{text::option(key)}" "<select on:change=change>{words.iter().map(|word| option(word)).collect::<Vec<_>>()}</select></label>
        }
    }

    fn some_of(self, key: &'static str, words: &'static [&'static str]) -> impl IntoView {
        let toggle = move |word: &'static str, on: bool| {
            let mut list = self.value(key).as_array().cloned().unwrap_or_default();
            list.retain(|other| other != word);
            list.extend(on.then(|| Value::from(word)));
            // In the game's order, so that equal selections are equal values.
            let place = |value: &Value| words.iter().position(|word| value == word);
            sort_short_by(&mut list, |one, other| place(one).cmp(&place(other)));
            self.set(key, Value::Array(list));
        };
        let check = move |word: &'static str| {
            let on =
                move || self.value(key).as_array().is_some_and(|list| list.iter().any(|other| other == word));
            let change = move |event| toggle(word, event_target_checked(&event));
            view! { <label class="check"><input type="checkbox" prop:checked=on on:change=change/>" "{text::option(word)}</label> }
        };
        view! { <span>{text::option(key)}</span>{words.iter().map(|word| check(word)).collect::<Vec<_>>()} }
    }

    fn number(self, key: &'static str, least: u32, most: u32) -> impl IntoView {
        let change = move |event| {
            if let Ok(number) = event_target_value(&event).parse::<u32>() {
                self.set(key, number.into());
            }
        };
        view! {
            <label>
                {text::option(key)}" "
                <input type="number" min=least.to_string() max=most.to_string() prop:value=move || self.value(key).to_string() on:change=change/>
            </label>
        }
    }

    fn numbers(self, key: &'static str) -> impl IntoView {
        let shown = move || {
            let list = self.value(key).as_array().cloned().unwrap_or_default();
            list.iter().map(Value::to_string).collect::<Vec<_>>().join(" ")
        };
        let change = move |event| {
            let numbers: Result<Vec<u32>, _> =
                event_target_value(&event).split_whitespace().map(str::parse).collect();
            if let Ok(numbers) = numbers {
                self.set(key, numbers.into());
            }
        };
        view! { <label>{text::option(key)}" "<input type="text" inputmode="numeric" prop:value=shown on:change=change/></label> }
    }
}
