//! The table: every zone of a [`Scene`] where it belongs, and what can be picked.
//!
//! The viewer sits at the bottom, the others around the table in seat order, and what belongs to nobody is in
//! the middle. Pieces, places, zones and seats that can be clicked carry their
//! [`Pick`](parlour_core::scene::Pick) as JSON in `data-pick`; one listener on the table handles them all.

mod aid;
mod label;
mod named_card;
mod naming;
mod piece;
mod place;
mod reach;
mod seat;
mod spread;
mod words;
mod zone;

use std::collections::BTreeSet;

use leptos::prelude::*;
use parlour_core::{
    Scene, Seat, Viewer, Words,
    presentation::Costume,
    scene::{About, Zone},
};
use parlour_language::Span;

pub(crate) use self::{
    label::figures,
    naming::Names,
    reach::{Reach, Touched},
    spread::Piles,
    words::words,
};

/// With this many other players or more, a phone has no room for words about what lies in front of them.
const FULL: usize = 3;
/// With this many other players or more, they stand in one row on a phone, each in a narrow column.
const CROWDED: usize = 4;

/// Everything needed to draw a table.
pub(crate) struct Stage<'a> {
    pub(crate) game: &'static str,
    pub(crate) scene: &'a Scene,
    pub(crate) names: &'a Names,
    pub(crate) reach: &'a Reach,
}

impl Stage<'_> {
    /// The other seats, clockwise from the viewer. For a spectator, all seats.
    fn others(&self) -> Vec<Seat> {
        let count = self.scene.panels.len();
        match self.scene.viewer {
            Viewer::Seat(me) => {
                (1..count).map(|step| self.scene.panels[(me.number() + step) % count].seat).collect()
            }
            Viewer::Spectator => self.scene.panels.iter().map(|panel| panel.seat).collect(),
        }
    }

    /// Whether a piece lies in front of the viewer or in the viewer's hand.
    fn is_mine(&self, piece: &str) -> bool {
        let mine = self
            .scene
            .zones
            .iter()
            .filter(|zone| zone.owner.is_some_and(|owner| self.scene.viewer.is(owner)));
        mine.flat_map(|zone| &zone.places).flat_map(|place| &place.pieces).any(|spec| spec.id == piece)
    }

    /// The `data-about` of an element with an explanation.
    fn asked(&self, about: &About) -> Option<String> {
        label::asked(self.scene, about)
    }

    /// Words as the viewer reads them.
    fn say(&self, words: &Words) -> String {
        self.names.say(words, self.scene.viewer)
    }

    /// Words as the viewer reads them, in parts, some of which are drawn.
    fn spans(&self, words: &Words) -> Vec<Span> {
        self.names.spans(words, self.scene.viewer)
    }

    /// The help for newcomers to this game.
    fn aid(&self) -> Option<AnyView> {
        aid::aid(self.costume()?.aid, self.scene)
    }

    /// The layouts of the zones and the aid, for the style sheet.
    fn has(&self) -> String {
        let layouts = self.scene.zones.iter().map(|zone| zone::layout(zone.layout));
        let aid = self.costume().and_then(|costume| aid::name(costume.aid));
        let words: BTreeSet<&str> = layouts.chain(aid).collect();
        words.into_iter().collect::<Vec<_>>().join(" ")
    }

    fn costume(&self) -> Option<Costume> {
        Some(parlour_registry::cover(self.game).ok()?.costume)
    }

    fn zones(&self, owner: Option<Seat>) -> Vec<&Zone> {
        self.scene.zones.iter().filter(|zone| zone.owner == owner).collect()
    }
}

/// The whole table.
pub(crate) fn table(stage: &Stage<'_>) -> impl IntoView + use<> {
    let others = stage.others();
    let (full, crowded) = (others.len() >= FULL, others.len() >= CROWDED);
    let count = others.len().to_string();
    let others: Vec<_> = others.into_iter().map(|seat| seat::seat(stage, seat)).collect();
    let middle: Vec<_> = stage.zones(None).into_iter().map(|zone| zone::zone(stage, zone)).collect();
    let own = match stage.scene.viewer {
        Viewer::Seat(me) => Some(seat::seat(stage, me)),
        Viewer::Spectator => None,
    };
    view! {
        <div class="table" class:full=full class:crowded=crowded data-game=stage.game data-has=stage.has() data-others=count>
            <div class="others" data-count=count.clone()>{others}</div>
            <div class="middle">{middle}{stage.aid()}</div>
            {own}
        </div>
    }
}

/// Draws some zones of a table, only for looking at.
pub(crate) fn picture(stage: &Stage<'_>, zones: &[&str]) -> impl IntoView + use<> {
    let shown = stage.scene.zones.iter().filter(|zone| zones.contains(&&*zone.id));
    let shown: Vec<_> = shown.map(|zone| zone::zone(stage, zone)).collect();
    view! { <div class="table picture" data-game=stage.game data-has=stage.has() aria-hidden="true" inert><div class="middle">{shown}{stage.aid()}</div></div> }
}
