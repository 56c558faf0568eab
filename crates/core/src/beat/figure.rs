//! Figures that an event changes: [`FigureChange`].

use serde::{Deserialize, Serialize};

use crate::{
    Scene, Words,
    scene::{Counter, Gauge},
};

/// A figure on the table that an event changes: a counter, or how full a place is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum FigureChange {
    /// A counter of the whole table: its label and its value.
    Table(Words, Words),
    /// A counter of the zone with this id: its label and its value.
    Zone(String, Words, Words),
    /// How full a place of a zone is: the id of the zone, the index of the place, the value and its limit.
    Gauge(String, usize, u16, u16),
}

impl FigureChange {
    /// Shows the figure on a scene. Zones and places that are not there are ignored.
    pub(super) fn apply(&self, scene: &mut Scene) {
        match self {
            Self::Table(label, value) => set(&mut scene.counters, label, value),
            Self::Zone(id, label, value) => {
                if let Some(zone) = scene.zones.iter_mut().find(|zone| zone.id == *id) {
                    set(&mut zone.counters, label, value);
                }
            }
            &Self::Gauge(ref id, index, value, limit) => {
                let zone = scene.zones.iter_mut().find(|zone| zone.id == *id);
                if let Some(place) = zone.and_then(|zone| zone.places.get_mut(index)) {
                    place.gauge = Some(Gauge { value, limit });
                }
            }
        }
    }
}

/// Sets the counter with this label, or adds it.
fn set(counters: &mut Vec<Counter>, label: &Words, value: &Words) {
    match counters.iter_mut().find(|counter| counter.label == *label) {
        Some(counter) => counter.value = value.clone(),
        None => counters.push(Counter::new(label.clone(), value.clone())),
    }
}
