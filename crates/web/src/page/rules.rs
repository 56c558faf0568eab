//! The rules of a game, with the id of each rule as an anchor.

use leptos::prelude::*;

use crate::text;

/// The page, shown from that rule on.
pub(crate) fn rules(slug: &str, rule: &str) -> impl IntoView + use<> {
    let rule = rule.to_owned();
    request_animation_frame(move || go_to(&rule));
    let html =
        parlour_registry::find(slug).map_or_else(|_| text::NO_GAME.to_owned(), |game| html(game.rules()));
    view! { <article class="prose rules" inner_html=html></article> }
}

/// Scrolls to a rule and marks it. What is drawn later than the address is read is no target for the browser itself.
fn go_to(rule: &str) {
    if let Some(item) = document().get_element_by_id(rule) {
        // A class with a good name is always taken.
        let _ = item.class_list().add_1("meant");
        item.scroll_into_view();
    }
}

/// Our own pages as HTML: they hold no foreign markup.
fn html(markdown: &str) -> String {
    let mut html = String::new();
    pulldown_cmark::html::push_html(
        &mut html,
        pulldown_cmark::Parser::new_ext(markdown, pulldown_cmark::Options::ENABLE_TABLES),
    );
    anchored(&html)
}

/// Every item that begins with a rule's id gets that id, so that a link can point at it.
fn anchored(html: &str) -> String {
    html.split("<li>")
        .enumerate()
        .map(|(number, part)| match (number, rule(part)) {
            (0, _) => part.to_owned(),
            (_, Some(id)) => format!("<li id=\"{id}\">{part}"),
            (_, None) => format!("<li>{part}"),
        })
        .collect()
}

fn rule(item: &str) -> Option<&str> {
    let (id, _) =
        item.trim_start().trim_start_matches("<p>").strip_prefix("<strong>")?.split_once("</strong>")?;
    id.parse::<parlour_core::Rule>().ok().map(|_| id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_of_every_game_can_be_linked_to() {
        for game in parlour_registry::GAMES {
            let page = html(game.rules());
            for rule in game.info().all_rules() {
                assert!(page.contains(&format!("id=\"{rule}\"")), "{rule}");
            }
        }
    }
}
