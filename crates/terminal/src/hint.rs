//! What the search thinks, in lines.

use parlour_core::Scene;
use parlour_language::Speaker;
use parlour_registry::Opinion;

use crate::naming;

/// The share of the win of every action, the one tried most first.
pub(crate) fn lines(scene: &Scene, opinions: &[Opinion], speaker: Speaker<'_>) -> Vec<String> {
    let line = |opinion| format!("{}  {}", percent(opinion), label(scene, opinion, speaker));
    opinions.iter().map(line).collect()
}

/// The share of the win in whole percent, four wide; a question mark for what there was no time to try.
pub(crate) fn percent(opinion: &Opinion) -> String {
    if opinion.is_tried() { format!("{:>3.0}%", opinion.share * 100.0) } else { format!("{:>4}", '?') }
}

/// The action in words.
pub(crate) fn label(scene: &Scene, opinion: &Opinion, speaker: Speaker<'_>) -> String {
    let choice = scene.choices.iter().find(|choice| choice.action == opinion.action);
    choice.map_or_else(|| opinion.action.clone(), |choice| naming::choice(choice, speaker))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_tried_has_no_share() {
        let opinion = |visits| Opinion { action: "keep".to_owned(), share: 0.0, error: 0.5, visits };
        assert_eq!([percent(&opinion(9)), percent(&opinion(0))], ["  0%", "   ?"]);
    }
}
