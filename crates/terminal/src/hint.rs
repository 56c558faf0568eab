//! Hints, the estimated win chances of moves, as lines.

use parlour_core::Scene;
use parlour_language::Speaker;
use parlour_seat::Hint;

/// Every move with its win chance, the best first, each followed by the reason, if there is one.
pub(crate) fn lines(scene: &Scene, hints: &[Hint], speaker: Speaker<'_>) -> Vec<String> {
    hints.iter().map(|hint| line(scene, hint, speaker)).collect()
}

/// One move: its win chance, the move itself, and its consequences.
pub(crate) fn line(scene: &Scene, hint: &Hint, speaker: Speaker<'_>) -> String {
    let choice = scene.choices.iter().find(|choice| choice.action == hint.action);
    let label = choice.map_or_else(|| hint.action.clone(), |choice| speaker.say(&choice.label));
    let reasons: Vec<String> = hint.reasons.iter().map(|reason| speaker.say(reason)).collect();
    let reasons = if reasons.is_empty() { String::new() } else { format!(": {}", reasons.join(" ")) };
    format!("{:>5}  {label}{reasons}", speaker.say(&hint.figure))
}
