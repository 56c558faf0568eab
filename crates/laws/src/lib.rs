//! What every game must hold to.
//!
//! A game's test names its option sets and pieces ([`LawSubject`]) and calls [`check`]: many games with random and exploring
//! players, for every number of seats and every set of options, every law at every decision. Beside it stand [`fair()`] for
//! samplers, [`indexed()`] for games whose actions have an index, [`golden()`] for playthroughs that are kept as text, and [`counts()`] of action sequences from a fixed deal.
//!
//! | law | says | in |
//! |---|---|---|
//! | [`Law::Ending`] | nobody is to act exactly when there is an outcome; play ends within its bound | `turns` |
//! | [`Law::Choices`] | who is to act has something to do, the others nothing; actions are unique and sorted; `check` accepts exactly them | `turns` |
//! | [`Law::Text`] | the text of an action reads back to it | `turns` |
//! | [`Law::Sampling`] | a sampled position gives the same view, turn and choices, and can be played to its end | `knowledge` |
//! | [`Law::Fairness`] | every position that a view allows is drawn as often as it should | `fairness` |
//! | [`Law::Leak`] | what a viewer cannot know changes nothing that it sees or hears | `knowledge`, `twins` |
//! | [`Law::Order`] | choices made at once lead to the same position in any order | `together` |
//! | [`Law::Record`] | a record replays to the same position; a changed one is refused | `records` |
//! | [`Law::Pieces`] | every piece is in exactly one place | `pieces` |
//! | [`Law::Heap`] | the hot path does not touch the heap | `heap` |
//! | [`Law::Picks`] | every legal action can be picked in the scene, and nothing else can | `picks` |
//! | [`Law::View`] | a view offers its viewer what the position does, and refuses in the same words | `views` |
//! | [`Law::Features`] | the features of an action are in range and tell it from the other legal ones | `numbers` |
//! | [`Law::Index`] | every action has an index of its own, without gaps | `numbers` |
//! | [`Law::Words`] | everything that people read can be said in every language | `speech` |

mod battery;
mod counting;
mod fairness;
mod heap;
mod knowledge;
mod law;
mod numbers;
mod picks;
mod pieces;
mod playthrough;
mod records;
mod speech;
mod together;
mod turns;
mod twins;
mod views;

pub use self::{
    battery::{LawSubject, break_laws, check},
    counting::counts,
    fairness::{fair, fair_shares},
    law::{Law, LawError},
    numbers::indexed,
    playthrough::golden,
    speech::{said, said_to},
};
