//! Short notes during the first game, when they matter. Each is shown until it is dismissed, and never again.

use leptos::prelude::*;

use super::fit;
use crate::{session::Session, settings, text::say};

pub(super) fn notes(session: Session) -> impl IntoView {
    let seen = RwSignal::new(settings::kept("notes").unwrap_or_default());
    let note = move || {
        if session.voice.with(Option::is_some) {
            return None;
        }
        let scene = session.scene.get()?;
        let seen_now = seen.get();
        let rule = scene.rule.to_string();
        let is_new = !seen_now.split(' ').any(|name| name == rule);
        let tips = session.game.get_value()?.costume().tips;
        let tip = tips.iter().find(|tip| tip.rule == scene.rule.number());
        tip.filter(|_| is_new && session.my_turn()).map(|tip| (rule, tip))
    };
    let close = move |rule: &str| {
        seen.update(|seen| {
            seen.push(' ');
            seen.push_str(rule);
        });
        settings::keep("notes", &seen.get_untracked());
    };
    move || {
        fit::soon();
        note().map(|(rule, tip)| {
            view! {
                <aside class="first-note" aria-label=say("web-note")>
                    <p>{say(tip.message)}</p>
                    <button class="quiet" on:click=move |_| close(&rule)>{say("web-note-seen")}</button>
                </aside>
            }
        })
    }
}
