//! Sentences with names and pieces set off from the text.

use leptos::prelude::*;
use parlour_core::{Viewer, Word, Words};

use super::{Names, naming};
use crate::{draw, dress, text};

/// Words as told to a viewer.
pub(crate) fn words(words: &Words, viewer: Viewer, names: &Names) -> Vec<AnyView> {
    words.parts().iter().map(|word| part(word, viewer, names)).collect()
}

fn part(word: &Word, viewer: Viewer, names: &Names) -> AnyView {
    match word {
        Word::Text(text) => text.to_string().into_any(),
        Word::Piece(piece) => named(piece, names),
        Word::Seat(seat) if viewer.is(*seat) => text::YOU.into_any(),
        Word::Seat(seat) => view! { <b>{names.of(*seat)}</b> }.into_any(),
        Word::Does { seat, you, .. } if viewer.is(*seat) => format!("{} {you}", text::YOU_FIRST).into_any(),
        Word::Does { seat, they, .. } => {
            view! { <b>{text::first_upper(&names.of(*seat))}</b>{format!(" {they}")} }.into_any()
        }
    }
}

/// A piece by its name: a card as rank and suit, anything else as it is called.
pub(super) fn named(piece: &str, names: &Names) -> AnyView {
    let card = dress::card(names.game, piece);
    match card.and_then(|(rank, suit)| Some((rank, suit, draw::icon(suit)?))) {
        Some((rank, suit, icon)) => view! {
            <span class="named chip" role="img" aria-label=naming::card(rank, suit)>
                <span class=format!("chip-rank {}", draw::class(suit))>{rank}</span>
                <span inner_html=icon></span>
            </span>
        }
        .into_any(),
        None => view! { <span class="named">{piece.to_owned()}</span> }.into_any(),
    }
}
