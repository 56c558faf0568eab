//! Short notes during the first game, at the moment they matter. Each is shown until it is put away, and never again.

use leptos::prelude::*;

use crate::{
    session::Session,
    settings,
    text::{self, say},
};

pub(super) fn notes(session: Session) -> impl IntoView {
    let seen = RwSignal::new(settings::kept("notes").unwrap_or_default());
    let note = move || {
        let scene = session.scene.get()?;
        let seen_now = seen.get();
        let is_new = |note: &&text::Note| !seen_now.split(' ').any(|name| name == note.name());
        let at_hand = |note: &&text::Note| scene.rule.to_string() == note.rule && session.my_turn();
        text::NOTES.iter().filter(at_hand).find(is_new)
    };
    let close = move |note: &'static text::Note| {
        seen.update(|seen| {
            seen.push(' ');
            seen.push_str(note.name());
        });
        settings::keep("notes", &seen.get_untracked());
    };
    move || {
        note().map(|note| {
            view! {
                <aside class="first-note" aria-label=say("web-note")>
                    <p>{say(note.text)}</p>
                    <button class="quiet" on:click=move |_| close(note)>{say("web-note-seen")}</button>
                </aside>
            }
        })
    }
}
