//! What a seat can know, and that everything it cannot know is imagined equally often.

use parlour_cards::Card;
use parlour_core::{Game, Viewer};
use parlour_laws::fair;

use super::start;
use crate::{DECK, Leduc};

/// Every position that differs from this one only in cards the viewer does not see, found by trying every
/// card in every place.
fn every_position(truth: &Leduc, viewer: Viewer) -> Vec<Leduc> {
    let view = truth.view(viewer);
    let triples = DECK.iter().flat_map(|a| DECK.iter().flat_map(move |b| DECK.map(|c| [*a, *b, c])));
    let shown = truth.table.public;
    let fits = |&[first, dealer, public]: &[Card; 3]| {
        first != dealer && dealer != public && first != public && shown.is_none_or(|shown| shown == public)
    };
    let positions = triples.filter(fits).map(|[first, dealer, public]| {
        let table = truth.table.clone();
        Leduc { table, hands: [first, dealer], public }
    });
    positions.filter(|position| position.view(viewer) == view).collect()
}

#[test]
fn every_card_that_was_not_seen_is_imagined_equally_often() {
    let start = start("JH", "KH", "QH");
    for truth in [start.clone(), start.clone().after("check check"), start.after("bet fold")] {
        for viewer in Viewer::all(truth.seats()) {
            let every = every_position(&truth, viewer);
            assert!(every.contains(&truth));
            fair(&truth.view(viewer), &every).unwrap();
        }
    }
}
