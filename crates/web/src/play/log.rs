//! The log in words, with the rule behind each line.

use leptos::prelude::*;
use parlour_core::{Sentence, Viewer};

use crate::{scene::words, session::Session, text::say};

pub(super) fn log(session: Session) -> impl IntoView {
    let lines = move || {
        let slug = session.game.get_value().map_or("", |game| game.info().slug);
        let viewer = session.seat().map_or(Viewer::Spectator, Viewer::Seat);
        let names = session.names();
        let line = |sentence: &Sentence| {
            let rule = sentence.rule.to_string();
            view! {
                <li>
                    {words(&sentence.words, viewer, &names)}
                    " "
                    <a class="rule" href=format!("/rules/{slug}#{rule}") target="_blank" rel="noopener">{rule.clone()}</a>
                </li>
            }
        };
        // Newest first, because people look for what has just happened.
        session.heard.with(|heard| heard.iter().rev().map(line).collect::<Vec<_>>())
    };
    view! {
        <h2>{say("web-log")}</h2>
        <ol class="log" reversed>{lines}</ol>
    }
}
