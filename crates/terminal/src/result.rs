//! A result in lines: who won, and every score broken down by rule.

use parlour_core::{Outcome, Scene, Words, figure};
use parlour_language::Speaker;
use parlour_seat::{Client, accounts};

/// The indentation of a row's words.
pub(crate) const INDENT: usize = 8;

/// The winner, and what each score is made of, rule by rule, with the log's lines about each part.
pub(crate) fn lines(scene: &Scene, client: &Client, outcome: Outcome, speaker: Speaker<'_>) -> Vec<String> {
    let mut lines = vec![speaker.say(&headline(scene, outcome)), String::new()];
    for (rank, seat) in outcome.ranking() {
        let won = outcome.winners.contains(seat);
        let words = Words::new(if won { "terminal-score-wins" } else { "terminal-score" });
        let score = speaker.say(&words.seat("seat", seat).number("score", outcome.scores[seat]));
        lines.push(format!("{rank}. {score}"));
        for part in scene.tally.iter().filter(|part| part.seat == seat) {
            let words = speaker.say(&part.words);
            lines.push(format!("{:>6}  {words} ({})", signed(part.points), part.rule));
            let told = client.game().map(|game| accounts(game, part, client.lines())).unwrap_or_default();
            lines.extend(told.iter().map(|words| format!("{:INDENT$}- {}", "", speaker.say(words))));
        }
    }
    lines
}

/// Who won, in one sentence.
fn headline(scene: &Scene, outcome: Outcome) -> Words {
    let winners = outcome.winners;
    if let (Some(winner), 1) = (winners.first(), winners.len()) {
        return Words::new("terminal-wins").seat("seat", winner);
    }
    let mine = if winners.iter().any(|seat| scene.viewer.is(seat)) { "yes" } else { "no" };
    Words::new("terminal-share-win").seats("seats", winners).words("mine", Words::plain(mine))
}

fn signed(points: i32) -> String {
    if points > 0 { format!("+{points}") } else { figure(points) }
}
