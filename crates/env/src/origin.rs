//! Where a position comes from: [`Origin`].

use parlour_core::{
    Dice, FastDice, Game, Purpose, Sampler as _, Seats, Sink, Viewer, options, record::Recording,
};
use parlour_registry::{SetupError, options_with, seats_of};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{
    EnvError, Heard,
    environment::{Chances, Learned},
    luck::{Luck, Picks},
};

/// Where a position comes from. Together with the decisions made since, it determines the position.
#[derive(Clone, Debug)]
pub(crate) enum Origin<G: Game> {
    /// The position was dealt.
    Dealt { seats: Seats, options: G::Options, luck: Dealing },
    /// The position was drawn from a view.
    Sampled { start: Box<G>, draw: Draw<G::View> },
}

/// How chance is decided in a dealt game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Dealing {
    /// By the dice of game `game` of the run with this seed.
    Rolled { seed: u64, game: u64 },
    /// By outcomes chosen from outside.
    Picked,
}

/// How a position was drawn.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Draw<V> {
    pub(crate) view: V,
    pub(crate) seed: u64,
    pub(crate) chances: Chances,
    /// What the viewer had heard before the draw.
    pub(crate) heard: Option<Vec<(String, String, String)>>,
}

/// A deal in its saved form.
#[derive(Deserialize)]
struct Saved {
    seats: usize,
    options: Map<String, Value>,
    luck: Dealing,
}

impl<G: Learned> Origin<G> {
    pub(crate) fn dealt(
        seats: usize,
        options: &Map<String, Value>,
        luck: Dealing,
    ) -> Result<Self, SetupError> {
        let changes: Vec<(String, Value)> =
            options.iter().map(|(key, value)| (key.clone(), value.clone())).collect();
        Ok(Self::Dealt { seats: seats_of::<G>(seats)?, options: options_with::<G>(&changes)?, luck })
    }

    pub(crate) fn sampled(draw: Draw<G::View>) -> Self {
        let start = G::sampler(&draw.view).draw(&mut FastDice::new(draw.seed));
        Self::Sampled { start: Box::new(start), draw }
    }

    pub(crate) fn chances(&self) -> Chances {
        match self {
            Self::Dealt { luck: Dealing::Rolled { .. }, .. } => Chances::Rolled,
            Self::Dealt { luck: Dealing::Picked, .. } => Chances::Picked,
            Self::Sampled { draw, .. } => draw.chances,
        }
    }

    /// The luck at the beginning; where outcomes are chosen, with these choices.
    pub(crate) fn luck(&self, picks: Vec<u32>) -> Luck {
        match self {
            _ if self.chances() == Chances::Picked => Luck::Picked(Picks::new(picks)),
            Self::Dealt { luck: Dealing::Rolled { seed, game }, .. } => {
                Luck::Rolled(FastDice::for_game(*seed, *game, Purpose::Table))
            }
            Self::Dealt { .. } => Luck::Picked(Picks::new(picks)),
            Self::Sampled { draw, .. } => {
                // Use another stream than the draw did: what comes next must not depend on what is hidden.
                let mut dice = FastDice::new(draw.seed);
                Luck::Rolled(FastDice::new(dice.next_u64() ^ draw.seed.rotate_left(32)))
            }
        }
    }

    /// The position at the beginning.
    pub(crate) fn begin(&self, luck: &mut Luck, out: &mut impl Sink<G::Event>) -> G {
        match self {
            Self::Dealt { seats, options, .. } => G::deal(*seats, options, luck, out),
            Self::Sampled { start, .. } => (**start).clone(),
        }
    }

    /// A recording of the deal, and the seed to name in the record.
    pub(crate) fn record(&self, picks: Vec<u32>) -> Result<(Recording<G, Luck>, String), EnvError> {
        let Self::Dealt { seats, options, luck } = self else { return Err(EnvError::Sampled) };
        let seed = match luck {
            Dealing::Rolled { seed, game } => format!("{seed}/{game}"),
            Dealing::Picked => "chosen".to_owned(),
        };
        Ok((Recording::deal(*seats, options, self.luck(picks), &mut ()), seed))
    }

    /// What the viewer had heard at the beginning; and its view at that moment, if it has not heard
    /// everything since the deal.
    pub(crate) fn heard_before(&self, viewer: Viewer) -> (Option<String>, Vec<Heard>) {
        let Self::Sampled { start, draw } = self else { return (None, Vec::new()) };
        match &draw.heard {
            Some(heard) if parlour_core::View::viewer(&draw.view) == viewer => {
                let one = |(rule, words, event): &(String, String, String)| Heard {
                    rule: rule.clone(),
                    words: words.clone(),
                    event: event.clone(),
                };
                (None, heard.iter().map(one).collect())
            }
            _ => {
                let view = serde_json::to_string(&start.view(viewer)).expect("a view is JSON");
                (Some(view), Vec::new())
            }
        }
    }

    /// The origin as JSON, for [`Origin::from_json`] to read.
    pub(crate) fn to_json(&self) -> Value {
        match self {
            Self::Dealt { seats, options, luck } => serde_json::json!({
                "dealt": { "seats": seats, "options": options::to_json(options), "luck": luck }
            }),
            Self::Sampled { draw, .. } => serde_json::json!({ "sampled": draw }),
        }
    }

    pub(crate) fn from_json(value: &Value) -> Result<Self, EnvError> {
        let bad = |reason: String| EnvError::Form { what: "a saved position", reason };
        if let Some(draw) = value.get("sampled") {
            let draw = Draw::<G::View>::deserialize(draw).map_err(|error| bad(error.to_string()))?;
            return Ok(Self::sampled(draw));
        }
        let dealt = value.get("dealt").ok_or_else(|| bad("it says nothing of the deal".to_owned()))?;
        let saved = Saved::deserialize(dealt).map_err(|error| bad(error.to_string()))?;
        Ok(Self::dealt(saved.seats, &saved.options, saved.luck)?)
    }
}
