//! Why something cannot be picked: [`why_not`].

use parlour_core::{
    Illegal, Scene,
    scene::{Choice, Pick},
};

use crate::Refusal;

/// The reason in the words of a rule.
///
/// The scene says what may be picked, not why the rest may not. So what the person wanted is put in the place of what could have
/// been picked, in the texts of the legal actions, and the rules are asked about that.
pub fn why_not(
    scene: &Scene,
    picked: &[Pick],
    pick: &Pick,
    refusal: impl Fn(&str) -> Option<Refusal>,
) -> String {
    if scene.choices.is_empty() {
        return format!("{} ({})", scene.prompt.told_to(scene.viewer), scene.rule);
    }
    let open = scene.choices.iter().filter(|choice| picked.iter().all(|pick| choice.picks.contains(pick)));
    let reasons = open.take(40).flat_map(|choice| variants(choice, picked, pick)).filter_map(|action| {
        match refusal(&action) {
            Some(Refusal::Illegal(reason @ Illegal::Breaks { .. })) => Some(reason.to_string()),
            _ => None,
        }
    });
    let mut reasons: Vec<String> = reasons.collect();
    // A reason that is given for most ways of trying is more likely the one that matters.
    reasons.sort_unstable();
    let counted = reasons.chunk_by(|a, b| a == b).max_by_key(|same| same.len());
    if let Some([reason, ..]) = counted {
        return sentence(reason);
    }
    let prompt = scene.prompt.told_to(scene.viewer);
    format!("That leads to no legal action now. {prompt} ({})", scene.rule)
}

/// The action's text with the wanted thing instead of each that is not picked yet.
fn variants(choice: &Choice, picked: &[Pick], wanted: &Pick) -> Vec<String> {
    let Pick::Piece(wanted) = wanted else { return Vec::new() };
    let others = choice.picks.iter().filter(|pick| !picked.contains(pick));
    let texts = others.filter_map(|pick| match pick {
        Pick::Piece(id) => Some(replace_word(&choice.action, id, wanted)),
        _ => None,
    });
    texts.filter(|text| *text != choice.action).collect()
}

/// Replaces a whole word: `R1` is not a part of `R12`.
fn replace_word(text: &str, word: &str, other: &str) -> String {
    let words = text.split_inclusive(|letter: char| !letter.is_alphanumeric()).map(|part| {
        let end = part.trim_end_matches(|letter: char| !letter.is_alphanumeric());
        if end == word { format!("{other}{}", &part[end.len()..]) } else { part.to_owned() }
    });
    words.collect()
}

fn sentence(reason: &str) -> String {
    let mut letters = reason.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).chain(['.']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_words_are_replaced() {
        assert_eq!(replace_word("play R1", "R1", "P3"), "play P3");
        assert_eq!(replace_word("play R12,R1", "R1", "P3"), "play R12,P3");
    }
}
