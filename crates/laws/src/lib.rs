//! The laws that every game must obey.
//!
//! A game's test names its option sets and pieces ([`LawSubject`]) and calls [`check`], which plays many
//! games with random and exploring players, for every number of seats and every set of options, and checks
//! every law at every decision. There are also [`fair()`] for samplers, [`indexed()`] for games whose actions
//! have an index, [`observed()`] for games that programs learn, [`golden()`] for playthroughs that are kept
//! as text, and [`counts()`] of action sequences from a fixed deal.
//!
//! | law | says | in |
//! |---|---|---|
//! | [`Law::Ending`] | no seat is to act exactly when there is an outcome; play ends within its bound | `turns` |
//! | [`Law::Choices`] | seats that are to act have legal actions, the others none; actions are unique and sorted; `check` accepts exactly these | `turns` |
//! | [`Law::Text`] | the text of an action parses back to the same action | `turns` |
//! | [`Law::Sampling`] | a sampled position gives the same view, turn and choices, and can be played to its end | `knowledge` |
//! | [`Law::Fairness`] | every position that a view allows is drawn as often as it should be | `fairness` |
//! | [`Law::Leak`] | what a viewer cannot know makes no difference to what it sees and hears | `knowledge`, `twins` |
//! | [`Law::Order`] | choices made at once lead to the same position in any order | `order` |
//! | [`Law::Record`] | a record replays to the same position; a changed one is refused | `records` |
//! | [`Law::Pieces`] | every piece is in exactly one place | `pieces` |
//! | [`Law::Heap`] | the hot path does not allocate | `heap` |
//! | [`Law::Picks`] | every legal action can be picked in the scene, and nothing else can | `picks` |
//! | [`Law::About`] | everything on the table is explained, from what the viewer knows | `about` |
//! | [`Law::View`] | a view offers its viewer the same actions as the position, and refuses others in the same words | `views` |
//! | [`Law::Features`] | the features of an action are in range and distinguish it from the other legal actions | `numbers` |
//! | [`Law::Index`] | every action has its own index, without gaps | `numbers` |
//! | [`Law::Observation`] | the observation of a view contains everything in the view and nothing else | `observations` |
//! | [`Law::Words`] | everything that people read can be said in every language | `speech` |
//! | [`Law::Beats`] | an event that scores or decides is shown for long, or a later event of the same step is | `beats` |

mod about;
mod battery;
mod beats;
mod counting;
mod fairness;
mod heap;
mod knowledge;
mod law;
mod numbers;
mod observations;
mod order;
mod picks;
mod pieces;
mod playthrough;
mod records;
mod speech;
mod turns;
mod twins;
mod views;

pub use self::{
    battery::{LawSubject, break_laws, check},
    counting::counts,
    fairness::{fair, fair_shares},
    law::{Law, LawError},
    numbers::indexed,
    observations::observed,
    playthrough::golden,
    speech::{said, said_to},
};
