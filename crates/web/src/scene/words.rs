//! Sentences with names and pieces set off from the text.

use leptos::prelude::*;
use parlour_core::{Viewer, Words};
use parlour_language::Span;

use super::{Names, named_card::named_card};
use crate::draw;

/// Words as a viewer reads them.
pub(crate) fn words(words: &Words, viewer: Viewer, names: &Names) -> Vec<AnyView> {
    names.spans(words, viewer).iter().map(|span| part(span, viewer, names)).collect()
}

/// A part of a sentence.
pub(super) fn part(span: &Span, viewer: Viewer, names: &Names) -> AnyView {
    match span {
        Span::Seat { seat, text } if !viewer.is(*seat) => view! { <b>{text.clone()}</b> }.into_any(),
        Span::Piece(piece) => named(piece, names),
        Span::Text(text) | Span::Seat { text, .. } | Span::Emblem { text, .. } => text.clone().into_any(),
    }
}

/// A piece by its name: a card as rank and suit, anything else by its name.
fn named(piece: &str, names: &Names) -> AnyView {
    let card = named_card(names.game, piece);
    match card.and_then(|card| Some((draw::icon(&card.suit)?, card))) {
        Some((icon, card)) => view! {
            <span class="named chip" role="img" aria-label=card.spelt>
                <span class=format!("chip-rank {}", draw::class(&card.suit))>{card.rank}</span>
                <span inner_html=icon></span>
            </span>
        }
        .into_any(),
        None => view! { <span class="named">{piece.to_owned()}</span> }.into_any(),
    }
}
