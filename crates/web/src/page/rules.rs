//! The rules of a game, with the id of each rule as an anchor.

use leptos::prelude::*;

use crate::{
    online,
    text::{self, say},
};

/// The page, shown from that rule on.
pub(crate) fn rules(slug: &str, rule: &str) -> impl IntoView + use<> {
    let (html, set_html) = signal(String::new());
    let (why, set_why) = signal(None);
    let (rule, path) = (rule.to_owned(), format!("/text/{slug}.{}.html", text::language()));
    let known = parlour_registry::find(slug).is_ok();
    leptos::task::spawn_local(async move {
        // Who has left the page by then reads neither.
        if !known {
            let _ = set_why.try_set(Some(say("web-no-game")));
            return;
        }
        match online::file(&path).await {
            Ok(page) => {
                let _ = set_html.try_set(page);
                request_animation_frame(move || go_to(&rule));
            }
            Err(error) => drop(set_why.try_set(Some(error.to_string()))),
        }
    });
    view! {
        <p class="plain" role="status" hidden=move || why.get().is_none()>{why}</p>
        <article class="prose rules" data-game=slug.to_owned() inner_html=html></article>
    }
}

/// Scrolls to a rule and marks it. What is drawn later than the address is read is no target for the browser itself.
fn go_to(rule: &str) {
    if let Some(item) = document().get_element_by_id(rule) {
        // A class with a good name is always taken.
        let _ = item.class_list().add_1("meant");
        item.scroll_into_view();
    }
}
