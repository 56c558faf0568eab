//! What the search thinks, in lines.

use parlour_core::Scene;
use parlour_registry::Opinion;

use crate::naming;

/// Enough to see which actions are good, and done within a moment or two.
pub(crate) const ITERATIONS: u32 = 4_000;

/// The share of the win of every action, the one tried most first.
pub(crate) fn lines(scene: &Scene, opinions: &[Opinion]) -> Vec<String> {
    opinions.iter().map(|opinion| format!("{:>3}%  {}", percent(opinion), label(scene, opinion))).collect()
}

/// The share of the win in whole percent.
pub(crate) fn percent(opinion: &Opinion) -> String {
    format!("{:.0}", opinion.share * 100.0)
}

/// The action in words.
pub(crate) fn label(scene: &Scene, opinion: &Opinion) -> String {
    let choice = scene.choices.iter().find(|choice| choice.action == opinion.action);
    choice.map_or_else(|| opinion.action.clone(), |choice| naming::choice(scene, choice))
}
