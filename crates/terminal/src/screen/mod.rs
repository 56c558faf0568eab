//! The screen: a table drawn from its scene, and a cursor that goes to what can be picked.
//!
//! Small drawings are combined into larger ones (`tile`). Each knows what can be pointed at inside it, so
//! that arrows, mouse and drawing cannot disagree.

mod app;
mod keys;
mod look;
mod menu;
mod moving;
mod overlay;
mod page;
mod panes;
mod piece;
mod place;
mod ring;
mod run;
mod seat;
mod story;
mod table;
mod target;
#[cfg(test)]
mod tests;
mod tile;
mod wrap;
mod zone;

pub use self::{
    look::{Colours, Look, Signs},
    run::{Start, run},
    story::{Speed, SpeedError},
};
