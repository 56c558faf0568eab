//! Sentences with names and pieces set off from the text.

use leptos::prelude::*;
use parlour_core::{Viewer, Word, Words};

use super::Names;
use crate::text;

/// Words as told to a viewer.
pub(crate) fn words(words: &Words, viewer: Viewer, names: &Names) -> Vec<AnyView> {
    words.parts().iter().map(|word| part(word, viewer, names)).collect()
}

fn part(word: &Word, viewer: Viewer, names: &Names) -> AnyView {
    match word {
        Word::Text(text) => text.to_string().into_any(),
        Word::Piece(piece) => view! { <span class="named">{piece.clone()}</span> }.into_any(),
        Word::Seat(seat) if viewer.is(*seat) => text::YOU.into_any(),
        Word::Seat(seat) => view! { <b>{names.of(*seat)}</b> }.into_any(),
        Word::Does { seat, you, .. } if viewer.is(*seat) => format!("{} {you}", text::YOU_FIRST).into_any(),
        Word::Does { seat, they, .. } => {
            view! { <b>{text::first_upper(&names.of(*seat))}</b>{format!(" {they}")} }.into_any()
        }
    }
}
