//! The definition of a game.
//!
//! A [`Game`] is a position together with its rules: who is to act, what they may do, what follows. It can be
//! seen only through [views](Game::View), which hold what one viewer may know, and a [`Scene`] is drawn from
//! a view. Luck comes from [`Chance`]; events go into a [`Sink`]; a finished game is a
//! [`Record`](record::Record).
//!
//! | to read about | see |
//! |---|---|
//! | seats and sets | [`Seat`], [`Seats`], [`PerSeat`], [`Set`] |
//! | luck | [`Dice`], [`Chance`], [`Seed`] |
//! | rules | [`Game`], [`Choices`], [`Rule`], [`IllegalActionError`], [`Options`] |
//! | knowledge | [`View`], [`Viewer`], [`Sampler`], [`Audience`] |
//! | numbers for programs that learn | [`observe`], [`Feature`], [`IndexedAction`], [`Ordinal`], [`Suited`] |
//! | bots by name | [`Bot`], [`ActionEstimate`] |
//! | what bots know of a game, and what the lab counts | [`knowledge`], [`study`] |
//! | what people see | [`Scene`], [`Words`], [`Texts`] |
//! | cards, suits and other small types | [`numbered!`], [`listed!`], [`json_as_text!`], [`debug_as_text!`] |
//! | rules pages, colours and hints | [`presentation`] |
//! | learning by playing | [`mod@lesson`] |
//! | writing down and checking | [`record`] |
//!
//! This crate knows no particular game and uses no clock, file or thread.

mod action;
pub mod beat;
mod bot;
mod chance;
mod choices;
mod dice;
mod fair;
mod game;
pub mod knowledge;
mod language;
pub mod lesson;
pub mod observe;
pub mod options;
mod ordinal;
mod outcome;
pub mod presentation;
pub mod record;
mod rule;
pub mod scene;
#[cfg(feature = "schema")]
mod schema;
mod seat;
mod seed;
mod set;
mod short;
mod sink;
pub mod study;
mod view;
mod vocabulary;
mod words;

pub use self::{
    action::{Action, Feature, FeatureRange, IndexedAction},
    beat::{At, Beat, Carried, FigureChange, Hold, Laid, Marked, Marks, Scores, Target},
    bot::{ActionEstimate, BOT_NAMES, Bot, UnknownBotError},
    chance::{Chance, NoChance, Piece, hand_out},
    choices::{ActionSet, Choices},
    dice::{Dice, FastDice, Purpose},
    fair::{
        Commitment, DealProof, Nonce, ParseHashError, ParseTableIdError, ProofError, Share, TableId,
        deal_seed,
    },
    game::{Event, Game, GameInfo, Sampler},
    language::{Language, LanguageError, TEXTS, Texts},
    options::{NoOptions, OptionHelp, Options, OptionsError, Takes},
    ordinal::{Ordinal, Suited},
    outcome::Outcome,
    rule::{Book, IllegalActionError, ParseActionError, ParseRuleError, Rule},
    scene::Scene,
    seat::{PerSeat, Seat, SeatSet, Seats, Viewer},
    seed::{ParseSeedError, Seed, TableDice},
    set::{Bits, Element, Set},
    short::{distinct, sort_short_by},
    sink::{Audience, Sentence, Sink, Told},
    view::View,
    words::{Arg, Words, figure},
};
