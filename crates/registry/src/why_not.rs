//! Why something cannot be picked: [`why_not`].

use parlour_core::{
    IllegalActionError, Rule, Scene, Words,
    scene::{Choice, Pick},
};

use crate::PlayError;

/// Gives the reason in the words of a rule.
///
/// The scene says what may be picked, not why the rest may not. So what the person wanted is put in the place of what could have
/// been picked, in the texts of the legal actions, and the rules are asked about that.
pub fn why_not(
    scene: &Scene,
    picked: &[Pick],
    pick: &Pick,
    refusal: impl Fn(&str) -> Option<PlayError>,
) -> Words {
    let with_prompt =
        |id| Words::new(id).words("prompt", scene.prompt.clone()).words("rule", Words::plain(scene.rule));
    if scene.choices.is_empty() {
        return with_prompt("core-why-not-now");
    }
    let open = scene.choices.iter().filter(|choice| picked.iter().all(|pick| choice.picks.contains(pick)));
    let reasons = open.take(40).flat_map(|choice| variants(choice, picked, pick)).filter_map(|action| {
        match refusal(&action) {
            Some(PlayError::Illegal(IllegalActionError::Breaks { rule, reason })) => Some((rule, reason)),
            _ => None,
        }
    });
    let reasons: Vec<(Rule, Words)> = reasons.collect();
    // A reason that is given for most ways of trying is more likely the one that matters.
    let given = |reason: &(Rule, Words)| reasons.iter().filter(|other| *other == reason).count();
    match reasons.iter().max_by_key(|reason| given(reason)) {
        Some((rule, reason)) => {
            Words::new("core-why-not").words("reason", reason.clone()).words("rule", Words::plain(rule))
        }
        None => with_prompt("core-why-not-that"),
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_words_are_replaced() {
        assert_eq!(replace_word("play R1", "R1", "P3"), "play P3");
        assert_eq!(replace_word("play R12,R1", "R1", "P3"), "play R12,P3");
    }
}
