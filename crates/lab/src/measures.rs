//! Figures that sum up a single game in one number: [`Measure`].

use crate::{
    StudySubject,
    facts::Facts,
    totals::{Drama, WHOLE_WIN, shares},
};

/// A figure that every game has.
#[derive(Clone, Debug)]
pub struct Measure {
    /// The name of the figure.
    pub name: String,
    /// The number that stands for one.
    pub unit: f64,
    /// How to write the figure.
    pub kind: MeasureKind,
}

/// How to write a measure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MeasureKind {
    /// As a plain number.
    Number,
    /// As a share between 0 and 1.
    Share,
    /// As the number of times a rule fires.
    Rule,
}

/// The measures of a game with this many seats, in the order of [`of`].
pub(crate) fn list(subject: &StudySubject, seats: usize) -> Vec<Measure> {
    let measure = |name: &str, unit: f64, kind| Measure { name: name.to_owned(), unit, kind };
    let mut measures = vec![
        measure("decisions in a game", 1.0, MeasureKind::Number),
        measure(&format!("{}s in a game", subject.turn), 1.0, MeasureKind::Number),
        measure("legal actions, all decisions together", 1.0, MeasureKind::Number),
        measure("decisions without a choice", 1.0, MeasureKind::Number),
        measure("score of the winner", 1.0, MeasureKind::Number),
        measure("points of all seats", 1.0, MeasureKind::Number),
        measure("margin of the best over the next", 1.0, MeasureKind::Number),
        measure("shared wins", 1.0, MeasureKind::Share),
        measure("lead changes", 1.0, MeasureKind::Number),
        measure("part of the game over when the winner leads for good", 100.0, MeasureKind::Share),
    ];
    for place in 0..seats {
        let who = match place {
            0 => subject.origin.to_owned(),
            1 => format!("left of {}", subject.origin),
            place => format!("{place} to the left of {}", subject.origin),
        };
        measures.push(measure(&format!("wins of {who}"), WHOLE_WIN as f64, MeasureKind::Share));
    }
    measures.extend(
        subject
            .info
            .all_rules()
            .map(|rule| measure(&format!("steps in which {rule} fires"), 1.0, MeasureKind::Rule)),
    );
    measures
}

/// The measured numbers of one game.
pub(crate) fn of(facts: &Facts, seats: usize, rules: u8) -> Vec<i64> {
    let (origin, outcome) = facts.end.expect("a game is measured when it is over");
    let mut scores = outcome.scores.as_slice().to_vec();
    scores.sort_unstable();
    let margin = if let [.., second, best] = scores[..] { best - second } else { 0 };
    let winner = outcome.winners.first().map_or(0, |seat| outcome.scores[seat]);
    let sum = |number: fn(&crate::facts::PhaseFacts) -> i64| facts.phases.iter().map(number).sum::<i64>();
    let mut numbers = vec![
        i64::from(facts.decisions),
        i64::from(facts.notes.turns()),
        sum(|phase| phase.legal as i64),
        sum(|phase| i64::from(phase.forced)),
        i64::from(winner),
        scores.iter().map(|&score| i64::from(score)).sum(),
        i64::from(margin),
        i64::from(outcome.winners.len() > 1),
        i64::from(Drama::changes(facts)),
        i64::from(Drama::settled(facts, outcome.winners)),
    ];
    let parts = shares(outcome.winners);
    numbers.extend((0..seats).map(|place| parts[(origin.number() + place) % seats]));
    numbers.extend(facts.rules[1..=usize::from(rules)].iter().map(|rule| i64::from(rule.steps)));
    numbers
}
