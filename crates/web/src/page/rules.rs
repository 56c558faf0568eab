//! The rules of a game, with the id of each rule as an anchor.

use leptos::prelude::*;

use super::home;
use crate::{
    online,
    text::{self, say},
};

/// Where the rules are shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// On a page of their own, with a picture of the game and a way to play it.
    Page,
    /// Beside a table.
    Beside,
}

/// The page of its own, with the way to the lesson.
pub(crate) fn page(slug: &str, rule: &str) -> impl IntoView + use<> {
    let lesson = super::learn::offer(slug);
    view! {
        {lesson.map(|lesson| view! { <p class="prose actions">{lesson}</p> })}
        {rules(slug, rule, Place::Page)}
    }
}

/// The rules, scrolled to a rule.
pub(crate) fn rules(slug: &str, rule: &str, place: Place) -> impl IntoView + use<> {
    let (html, set_html) = signal(String::new());
    let (why, set_why) = signal(None);
    let (rule, path) = (rule.to_owned(), format!("/text/{slug}.{}.html", text::language()));
    let known = parlour_registry::cover(slug).is_ok();
    leptos::task::spawn_local(async move {
        // The visitor may have left the page.
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
    let [head, minute, rest] = [0, 1, 2].map(|part| move || html.with(|html| parts(html)[part].to_owned()));
    let cover = parlour_registry::cover(slug).ok().filter(|_| place == Place::Page);
    let picture = cover.map(|cover| view! { <div class="frame">{home::picture(cover)}</div> });
    let play = cover.map(|cover| {
        view! { <p class="actions"><a class="button main" href=format!("/play/{}", cover.info.slug)>{say("web-play-now")}</a></p> }
    });
    view! {
        <p class="plain" role="status" hidden=move || why.get().is_none()>{why}</p>
        <article class="prose rules" data-game=slug.to_owned()>
            <div inner_html=head></div>
            {picture}
            <div class="minute" inner_html=minute></div>
            {play}
            <div inner_html=rest></div>
        </article>
    }
}

/// Splits a page into the text before the first heading, the one-minute version, and the rest.
fn parts(html: &str) -> [&str; 3] {
    let start = html.find("<h2").unwrap_or(html.len());
    let end = html[start..].find("</ol>").map_or(start, |end| start + end + "</ol>".len());
    [&html[..start], &html[start..end], &html[end..]]
}

/// Scrolls to a rule and marks it. The browser cannot do it, because the rules are drawn after it has read
/// the address.
fn go_to(rule: &str) {
    if let Some(item) = document().get_element_by_id(rule) {
        // Adding a class with a valid name never fails.
        let _ = item.class_list().add_1("meant");
        item.scroll_into_view();
    }
}
