//! How many choices players have: [`ChoicesSection`].

use serde::Serialize;

use super::{Context, Example};
use crate::{
    interval::{Estimate, Z95},
    totals::PhaseTotals,
    words::{number, percent},
};

/// How many choices players have.
#[derive(Clone, Debug, Serialize)]
pub struct ChoicesSection {
    /// The findings in words.
    pub says: Vec<String>,
    /// All decisions.
    pub all: PhaseChoices,
    /// The decisions by phase.
    pub phases: Vec<PhaseChoices>,
}

/// The decisions of one phase.
#[derive(Clone, Debug, Serialize)]
pub struct PhaseChoices {
    /// The name of the phase.
    pub name: String,
    /// The number of decisions in a game.
    pub decisions: Option<Estimate>,
    /// The number of legal actions at a decision.
    pub legal: Option<Estimate>,
    /// The share of decisions with one legal action.
    pub forced: Option<Estimate>,
    /// The most legal actions, and a decision that shows it.
    pub most: Option<(i64, Example)>,
}

impl PhaseChoices {
    fn new(context: &Context<'_>, name: &str, totals: &PhaseTotals) -> Self {
        Self {
            name: name.to_owned(),
            decisions: totals.decisions.estimate(1.0, Z95),
            legal: totals.legal.estimate(Z95),
            forced: totals.forced.estimate(Z95).map(Estimate::within_one),
            most: totals.most.0.and_then(|(most, spot)| Some((most, context.example(Some(spot))?))),
        }
    }
}

impl ChoicesSection {
    pub(super) fn new(context: &Context<'_>) -> Self {
        let totals = &context.part.totals;
        let all = PhaseChoices::new(context, "all decisions", &totals.choices);
        let named = context.subject.phases.iter().zip(&totals.phases);
        let phases: Vec<PhaseChoices> =
            named.map(|(name, totals)| PhaseChoices::new(context, name, totals)).collect();
        let mut says = Vec::new();
        if let (Some(legal), Some(forced)) = (all.legal, all.forced) {
            says.push(format!(
                "A player chooses between {} actions on average, and has no choice at all in {} of decisions.",
                number(legal.mean),
                percent(forced.mean)
            ));
        }
        for phase in &phases {
            match phase.forced {
                None => says.push(format!("“{}” never came up.", phase.name)),
                Some(forced) if forced.mean > 0.5 => says.push(format!(
                    "“{}” is seldom a choice: it is forced {} of the time.",
                    phase.name,
                    percent(forced.mean)
                )),
                Some(_) => {}
            }
        }
        Self { says, all, phases }
    }
}
