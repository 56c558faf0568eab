//! Every change in words, for screen readers, and whose turn it is in the title.

use leptos::prelude::*;
use parlour_core::{Viewer, Words};

use crate::{
    app::world,
    preferences::tell_elsewhere,
    session::Session,
    text::{self, say},
};

/// How many sentences are spoken at once, the newest ones.
const SPOKEN: usize = 6;

/// A region whose changes are read aloud.
pub(super) fn live(session: Session) -> impl IntoView {
    let spoken = Memo::new(move |before: Option<&(usize, String)>| {
        let told = before.map_or(0, |(told, _)| *told);
        let viewer = session.seat().map_or(Viewer::Spectator, Viewer::Seat);
        let names = session.names();
        let (count, mut words) = session.heard.with(|heard| {
            let new = heard.iter().skip(told.max(heard.len().saturating_sub(SPOKEN)));
            (heard.len(), new.map(|line| names.say(&line.words, viewer)).collect::<Vec<_>>())
        });
        if session.my_turn() {
            words.extend(session.scene.get().map(|scene| names.say(&scene.prompt, viewer)));
        }
        // The last words stay until there is something new to say.
        let said = if words.is_empty() {
            before.map_or_else(String::new, |(_, said)| said.clone())
        } else {
            words.join(" ")
        };
        (count, said)
    });
    view! { <p class="aside" aria-live="polite" role="log">{move || spoken.get().1}</p> }
}

/// Shows in the page's title whose turn it is.
pub(super) fn title(session: Session) {
    let settings = world().settings;
    Effect::new(move |before: Option<bool>| {
        let turn = session.my_turn();
        session.room.track();
        let game = session.game.get_value().map_or("Parlour", |game| game.info().title);
        let title = if turn { text::title_on_turn(game) } else { text::title(Words::plain(game)) };
        document().set_title(&title);
        if turn && before == Some(false) {
            tell_elsewhere(settings, &title);
        }
        turn
    });
    on_cleanup(|| document().set_title(&say("web-name")));
}
