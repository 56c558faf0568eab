//! The search's opinion of each move, prepared for people: [`Hint`].

use parlour_core::{Scene, Words, sort_short_by};
use parlour_registry::{AnyGame, Opinion};
use serde_json::value::RawValue;

/// If every win chance is above this, or every one is below its complement, whole percents no longer tell the
/// moves apart.
const NEARLY_CERTAIN: f32 = 0.95;

/// The search's opinion of one move, and why the move may be good.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The move's text.
    pub action: String,
    /// The displayed figure: the win chance, or the distance from the best move.
    pub figure: Words,
    /// The figure as a length from 0 to 1.
    pub length: f32,
    /// What the move certainly causes, and what it would do. These come from the rules alone, not from the
    /// search.
    pub reasons: Vec<Words>,
}

/// How figures are shown.
#[derive(Clone, Copy)]
enum Scale {
    /// Each win chance by itself.
    WinChance,
    /// The distance from the best win chance, since all are nearly the same. The second figure is the
    /// smallest win chance.
    BehindBest(f32, f32),
}

impl Scale {
    fn of(opinions: &[Opinion]) -> Self {
        let shares = || opinions.iter().filter(|opinion| opinion.is_tried()).map(|opinion| opinion.share);
        let (best, worst) = (shares().fold(0.0, f32::max), shares().fold(1.0, f32::min));
        if worst > NEARLY_CERTAIN || best < 1.0 - NEARLY_CERTAIN {
            Self::BehindBest(best, worst)
        } else {
            Self::WinChance
        }
    }

    fn figure(self, opinion: &Opinion) -> (Words, f32) {
        match self {
            _ if !opinion.is_tried() => (Words::plain("?"), 0.0),
            Self::WinChance => (percent(opinion.share), opinion.share),
            Self::BehindBest(best, _) if opinion.share >= best => ("core-best-move".into(), 1.0),
            Self::BehindBest(best, worst) => {
                let behind = format!("{:.1}", (best - opinion.share) * 100.0);
                let words = Words::new("core-behind-best").words("percent", Words::plain(behind));
                (words, (opinion.share - worst) / (best - worst).max(f32::EPSILON))
            }
        }
    }
}

/// A win chance in whole percent.
pub fn percent(share: f32) -> Words {
    Words::new("core-percent").words("percent", Words::plain(format!("{:.0}", share * 100.0)))
}

/// The hints for a decision, the best first. Moves that the search had no time to try come last.
pub fn hints(game: &dyn AnyGame, view: &RawValue, scene: &Scene, opinions: &[Opinion]) -> Vec<Hint> {
    let mut sorted: Vec<&Opinion> = opinions.iter().collect();
    sort_short_by(&mut sorted, |one, other| {
        let figure = |opinion: &Opinion| if opinion.is_tried() { opinion.share } else { -1.0 };
        figure(other).total_cmp(&figure(one))
    });
    let scale = Scale::of(opinions);
    let hint = |opinion: &Opinion| {
        let (figure, length) = scale.figure(opinion);
        let action = opinion.action.clone();
        Hint { reasons: reasons(game, view, scene, &action), action, figure, length }
    };
    sorted.into_iter().map(hint).collect()
}

/// What a move certainly causes, and what its choice says that it would do.
pub fn reasons(game: &dyn AnyGame, view: &RawValue, scene: &Scene, action: &str) -> Vec<Words> {
    let certain = game.consequences(view, action).unwrap_or_default();
    let choice = scene.choices.iter().find(|choice| choice.action == action);
    let effect = choice.and_then(|choice| choice.effect.clone());
    // If the move settles something at once, its effect in the meantime is not worth mentioning.
    let effect = effect.filter(|_| certain.is_empty());
    certain.into_iter().map(|sentence| sentence.words).chain(effect).collect()
}

#[cfg(test)]
mod tests {
    use parlour_core::{Seed, Viewer};
    use parlour_registry::{Deal, english, find};

    use super::*;

    fn opinion(action: &str, share: f32, visits: u32) -> Opinion {
        Opinion { action: action.to_owned(), share, error: 0.01, visits }
    }

    /// The figures that hints show for three moves with these win chances.
    fn figures(shares: [f32; 3]) -> Vec<String> {
        let tps = find("tps").unwrap();
        let table =
            tps.table(&Deal { seats: 4, options: serde_json::Map::new(), seed: Seed::from(1) }).unwrap();
        let viewer = Viewer::Seat(table.to_act().first().unwrap());
        let opinions: Vec<Opinion> = ["play R1", "play P1", "play S1"]
            .into_iter()
            .zip(shares)
            .map(|(action, share)| opinion(action, share, u32::from(share >= 0.0)))
            .collect();
        let hints = hints(tps, &table.view(viewer), &table.scene(viewer), &opinions);
        let speaker = parlour_language::Speaker::new(english(), viewer);
        hints.iter().map(|hint| format!("{} {}", speaker.say(&hint.figure), hint.action)).collect()
    }

    #[test]
    fn hints_are_sorted_by_the_figure_that_is_shown() {
        assert_eq!(figures([0.31, 0.5, 0.4]), ["50% play P1", "40% play S1", "31% play R1"]);
        assert_eq!(figures([-1.0, 0.5, 0.0]), ["50% play P1", "0% play S1", "? play R1"]);
    }

    #[test]
    fn where_all_is_nearly_certain_moves_are_compared_with_the_best() {
        assert_eq!(figures([0.981, 0.99, 0.97]), ["best play P1", "−0.9% play R1", "−2.0% play S1"]);
        assert_eq!(figures([0.0, 0.012, 0.0]), ["best play P1", "−1.2% play R1", "−1.2% play S1"]);
    }
}
