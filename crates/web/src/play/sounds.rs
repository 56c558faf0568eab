//! The sounds of a table: each moment of its story, your turn and the end.

use leptos::prelude::*;
use parlour_core::Hold;

use crate::{
    app::world,
    session::Session,
    sound::{self, Sound},
};

/// Plays sounds as the table changes.
pub(super) fn follow(session: Session) {
    let settings = world().settings;
    Effect::new(move |_| match session.story.hold.get() {
        Some(Hold::Short) => sound::play(settings, Sound::Card),
        Some(Hold::Long) => sound::play(settings, Sound::Win),
        Some(Hold::Passing) | None => {}
    });
    once_it_is_so(move || session.my_turn(), move || sound::play(settings, Sound::Turn));
    let over = move || session.is_over() && !session.story.is_running();
    once_it_is_so(over, move || sound::play(settings, Sound::End));
}

/// Acts whenever a condition becomes true that was false before.
fn once_it_is_so(so: impl Fn() -> bool + 'static, act: impl Fn() + 'static) {
    Effect::new(move |before: Option<bool>| {
        let now = so();
        if now && before == Some(false) {
            act();
        }
        now
    });
}
