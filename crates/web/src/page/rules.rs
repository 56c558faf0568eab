//! The rules of a game, with the id of each rule as an anchor.

use leptos::prelude::*;

use crate::{
    rules::html,
    text::{self, say},
};

/// The page, shown from that rule on.
pub(crate) fn rules(slug: &str, rule: &str) -> impl IntoView + use<> {
    let rule = rule.to_owned();
    request_animation_frame(move || go_to(&rule));
    view! { <article class="prose rules" data-game=slug.to_owned() inner_html=html(slug, text::language()).map_or_else(|| say("web-no-game"), str::to_owned)></article> }
}

/// Scrolls to a rule and marks it. What is drawn later than the address is read is no target for the browser itself.
fn go_to(rule: &str) {
    if let Some(item) = document().get_element_by_id(rule) {
        // A class with a good name is always taken.
        let _ = item.class_list().add_1("meant");
        item.scroll_into_view();
    }
}
