//! The rules of a game, with the id of each rule as an anchor.

use leptos::prelude::*;

use crate::text;

/// The pages by the slugs of their games, as HTML.
const PAGES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// The page, shown from that rule on.
pub(crate) fn rules(slug: &str, rule: &str) -> impl IntoView + use<> {
    let rule = rule.to_owned();
    request_animation_frame(move || go_to(&rule));
    view! { <article class="prose rules" data-game=slug.to_owned() inner_html=html(slug).unwrap_or(text::NO_GAME)></article> }
}

/// Scrolls to a rule and marks it. What is drawn later than the address is read is no target for the browser itself.
fn go_to(rule: &str) {
    if let Some(item) = document().get_element_by_id(rule) {
        // A class with a good name is always taken.
        let _ = item.class_list().add_1("meant");
        item.scroll_into_view();
    }
}

fn html(slug: &str) -> Option<&'static str> {
    PAGES.iter().find(|(game, _)| *game == slug).map(|(_, page)| *page)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_of_every_game_can_be_linked_to() {
        for game in parlour_registry::GAMES {
            let page = html(game.info().slug).unwrap();
            for rule in game.info().all_rules() {
                assert!(page.contains(&format!("id=\"{rule}\"")), "{rule}");
            }
        }
    }
}
