//! Explaining why something cannot be picked: [`why_not`].

use parlour_core::{
    IllegalActionError, Rule, Scene, Words,
    scene::{Choice, Pick},
};

use crate::PlayError;

/// Explains, in the words of a rule, why something cannot be picked.
///
/// The scene says what may be picked, but not why the rest may not. So the texts of the legal actions are
/// changed to contain what the person wanted instead of what could have been picked, and the rules are asked
/// why they refuse those. What no action could name is answered by what it is there for, and a player by what
/// is to be done instead.
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
    match reason(scene, picked, pick, refusal) {
        Some((rule, reason)) => said("core-why-not", rule, reason),
        None => purpose(scene, pick).unwrap_or_else(|| with_prompt("core-why-not-that")),
    }
}

/// What something on the table does now, by its rule. A seat is only explained by its figures, which answer
/// nothing.
fn purpose(scene: &Scene, pick: &Pick) -> Option<Words> {
    let about = scene.about(pick);
    let (rule, purpose) = about.lines().last().filter(|_| !matches!(pick, Pick::Seat(_)))?;
    let words = Words::new("core-why-not-about").words("about", purpose.clone());
    Some(words.words("rule", Words::plain(rule)))
}

/// Names the rule that makes a pick replace the earlier picks; `None` if no rule keeps them apart.
pub fn why_instead(
    scene: &Scene,
    picked: &[Pick],
    pick: &Pick,
    refusal: impl Fn(&str) -> Option<PlayError>,
) -> Option<Words> {
    let (rule, reason) = reason(scene, picked, pick, refusal)?;
    Some(said("core-why-instead", rule, reason))
}

fn said(id: &'static str, rule: Rule, reason: Words) -> Words {
    Words::new(id).words("reason", reason).words("rule", Words::plain(rule))
}

/// The rule that forbids a pick together with the earlier picks, and the reason it gives.
fn reason(
    scene: &Scene,
    picked: &[Pick],
    pick: &Pick,
    refusal: impl Fn(&str) -> Option<PlayError>,
) -> Option<(Rule, Words)> {
    let open = scene.choices.iter().filter(|choice| picked.iter().all(|pick| choice.picks.contains(pick)));
    let tried = open.take(40).flat_map(|choice| variants(scene, choice, picked, pick));
    let reasons = tried.filter_map(|action| match refusal(&action) {
        Some(PlayError::Illegal(IllegalActionError::Breaks { rule, reason })) => Some((rule, reason)),
        _ => None,
    });
    let reasons: Vec<(Rule, Words)> = reasons.collect();
    // The reason given for the most variants is most likely the one that matters.
    let given = |reason: &(Rule, Words)| reasons.iter().filter(|other| *other == reason).count();
    reasons.iter().max_by_key(|reason| given(reason)).cloned()
}

/// The action's text with the wanted thing replacing each pick not yet made, and added next to the last pick
/// made.
fn variants(scene: &Scene, choice: &Choice, picked: &[Pick], wanted: &Pick) -> Vec<String> {
    let text = &choice.action;
    let wanted = names(scene, wanted);
    let instead =
        choice.picks.iter().filter(|pick| !picked.contains(pick)).flat_map(|pick| names(scene, pick));
    let mut texts: Vec<String> = Vec::new();
    for name in instead {
        texts.extend(wanted.iter().map(|wanted| replace_word(text, &name, wanted)));
    }
    // Pieces in a list are separated by a comma or a space.
    for name in picked.last().into_iter().flat_map(|pick| names(scene, pick)) {
        let beside =
            wanted.iter().flat_map(|wanted| [format!("{name},{wanted}"), format!("{wanted},{name}")]);
        texts.extend(beside.map(|both| replace_word(text, &name, &both)));
    }
    texts.retain(|other| other != text);
    texts
}

/// The names of something in the text of an action; a place goes by its label or by the piece lying there.
fn names(scene: &Scene, pick: &Pick) -> Vec<String> {
    match pick {
        Pick::Piece(id) | Pick::Button(id) => vec![id.clone()],
        Pick::Seat(seat) => vec![seat.to_string()],
        Pick::Zone(id) => id.rsplit_once('.').map(|(_, name)| name.to_owned()).into_iter().collect(),
        Pick::Place(id, number) => {
            let zone = scene.zones.iter().find(|zone| zone.id == *id);
            let Some(place) = zone.and_then(|zone| zone.places.get(*number)) else { return Vec::new() };
            match &place.label {
                Some(Words::Plain(text)) => vec![text.to_string()],
                _ => place.pieces.first().map(|piece| piece.id.clone()).into_iter().collect(),
            }
        }
    }
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
