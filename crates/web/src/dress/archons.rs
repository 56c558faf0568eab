//! Archons: what kings, queens and jacks do, in three lines.

use leptos::prelude::*;

use crate::text;

/// The powers, for those who play it for the first time.
pub(super) fn powers() -> AnyView {
    let powers = [text::KING_POWER, text::QUEEN_POWER, text::JACK_POWER];
    view! {
        <ul class="powers">
            {powers.map(|power| {
                let (who, what) = power.split_once(": ").unwrap_or(("", power));
                view! { <li><b>{who}</b>" "{what}</li> }
            }).into_iter().collect_view()}
        </ul>
    }
    .into_any()
}
