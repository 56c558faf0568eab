//! `cargo xtask results times`: measures whether every level keeps to its time.

use std::fmt::Write as _;

use serde_json::Value;

use super::{KeptFigures, MatchedGame, ReleasedProgram, games, known, write_page};
use crate::run::{Done, TaskError};

#[derive(clap::Args)]
pub(super) struct Args {
    /// Measure one game alone; the page keeps what is known of the others
    #[arg(long, value_name = "GAME")]
    only: Option<String>,
    /// Decisions of each level, spread over the games
    #[arg(long, default_value_t = 1000)]
    decisions: u64,
    /// Where all luck comes from
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

const LEVELS: [&str; 5] = ["greedy", "easy", "medium", "hard", "expert"];

/// The fraction by which a decision may exceed its limit.
const GRACE: f64 = 0.2;

const INTRODUCTION: &str = "# How long the bots think

Made by `cargo xtask results times`; do not edit it. Each level has a time limit for a decision that
somebody is waiting for, and a clock that stops it there. Every level decides at the largest table of
every game, in positions from all parts of games. Times are milliseconds.

- **Ended** counts the decisions that the clock stopped.
- **Beyond** is by how much the longest decision exceeded the limit; at most 20% is allowed.
";

/// What `parlour clock` found.
struct ClockFigures {
    decisions: u64,
    limit: f64,
    median: f64,
    longest: f64,
    ended: u64,
}

impl ClockFigures {
    fn read(value: &Value) -> Option<Self> {
        Some(Self {
            decisions: value["decisions"].as_u64()?,
            limit: value["limit"].as_f64()?,
            median: value["milliseconds"]["median"].as_f64()?,
            longest: value["milliseconds"]["longest"].as_f64()?,
            ended: value["cut"].as_u64()?,
        })
    }

    /// The fraction of the limit by which the longest decision exceeded it.
    fn beyond(&self) -> f64 {
        (self.longest / self.limit - 1.0).max(0.0)
    }
}

pub(super) fn write(args: &Args) -> Done {
    let (program, folder) = ReleasedProgram::build()?;
    let kept = KeptFigures::new(program, folder);
    let games = games(kept.program())?;
    known(&games, args.only.as_deref())?;
    let each = args.decisions.div_ceil(games.len().max(1) as u64);
    let mut page = INTRODUCTION.to_owned();
    for level in LEVELS {
        let mut rows = Vec::new();
        for game in &games {
            let command = command(game, level, each, args.seed);
            if args.only.as_ref().is_none_or(|only| *only == game.slug) {
                println!("{command}");
                kept.get_or_run(&command)?;
            }
            let measured = kept.get(&command).map(|value| {
                ClockFigures::read(&value)
                    .ok_or_else(|| TaskError::new(format!("what `{command}` printed is not understood")))
            });
            rows.push((game, command, measured.transpose()?));
        }
        page += &section(level, &rows);
    }
    write_page("times.md", &page)
}

fn command(game: &MatchedGame, level: &str, decisions: u64, seed: u64) -> String {
    let MatchedGame { slug, most, .. } = game;
    format!("parlour clock {slug} --bot {level} --seats {most} --decisions {decisions} --seed {seed}")
}

fn section(level: &str, rows: &[(&MatchedGame, String, Option<ClockFigures>)]) -> String {
    let mut text = format!(
        "\n## {level}\n\n{}\n",
        verdict(rows.iter().filter_map(|(_, _, measured)| measured.as_ref()))
    );
    text += "\n| game | decisions | limit | median | longest | ended | beyond | command |\n|---|--:|--:|--:|--:|--:|--:|---|\n";
    for (game, command, measured) in rows {
        let _ = match measured {
            None => writeln!(text, "| {} | not measured yet | | | | | | `{command}` |", game.title),
            Some(measured) => writeln!(
                text,
                "| {} | {} | {:.0} | {:.1} | {:.1} | {} | {:.1}% | `{command}` |",
                game.title,
                measured.decisions,
                measured.limit,
                measured.median,
                measured.longest,
                measured.ended,
                100.0 * measured.beyond()
            ),
        };
    }
    text
}

/// A sentence that says whether the level keeps to its time.
fn verdict<'a>(measured: impl Iterator<Item = &'a ClockFigures>) -> String {
    let (mut decisions, mut worst) = (0, 0.0f64);
    for measured in measured {
        decisions += measured.decisions;
        worst = worst.max(measured.beyond());
    }
    if decisions == 0 {
        return "It has not been measured yet.".to_owned();
    }
    let kept = if worst <= GRACE { "It keeps to its time" } else { "**It does not keep to its time**" };
    format!("{kept}: of {decisions} decisions, the longest exceeded the limit by {:.1}%.", 100.0 * worst)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_decision_tells_whether_a_level_keeps_to_its_time() {
        let measured = |longest| ClockFigures { decisions: 200, limit: 50.0, median: 9.0, longest, ended: 1 };
        let all = [measured(20.0), measured(60.0)];
        assert_eq!(
            verdict(all.iter()),
            "It keeps to its time: of 400 decisions, the longest exceeded the limit by 20.0%."
        );
        assert!(verdict([measured(61.0)].iter()).starts_with("**It does not"));
        assert_eq!(verdict([].iter()), "It has not been measured yet.");
    }
}
