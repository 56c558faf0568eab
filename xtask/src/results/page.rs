//! The page about the strength of the bots.

use std::fmt::Write as _;

use super::{
    bots::MatchTable,
    kept::KeptFigures,
    matches::{Bar, ENOUGH, MatchFigures, Pairing},
};

const INTRODUCTION: &str = "# How strong the bots are

Made by `cargo xtask results bots`, which plays whatever is not known yet and writes this page; do not
edit it. Every row names the command that gives it again: budgets are in iterations, so the same
command gives the same shares on any machine.

- One bot plays against another that takes all other seats. Each deal is played once from every seat.
- **Share** is the challenger's share of the win, with its 95% interval; a tied win is divided.
- **Bar** is what was asked for: the lower end of the interval has to reach it. A row whose interval
  includes the bar counts as missed until three times as many games, which the command plays next, say
  otherwise.
- **Time** is the milliseconds the challenger takes to decide, forced decisions included: half of them
  take no longer than the first figure, none takes longer than the second. It is measured while all
  cores play, so it is longer than at a table.
- A row with fewer than 400 games is called a first look.
";

const FLAT: &str =
    "`rival:flat` is plain Monte Carlo: it tries every legal action equally often. It gets as many iterations
as take the same time as `hard`, measured in a short match. The bar is that `hard` does not lose: the
lower end of its interval is at least a fair share, after a hundred games or more.
";

const COVERAGE: &str =
    "`rival:peek` shows how far luck lets anybody come: it is the search of `hard`, but it sees all cards,
even those still to be drawn. Where all choose at once, it also sees what seats before its own have
laid face down, so nobody who plays fairly comes that far.

The second table of each game compares shares against `greedy`. The way covered is (share − share of
`random`) / (share of `peek` − share of `random`); `greedy` against itself has a fair share.
";

pub(super) fn page(tables: &[MatchTable], kept: &KeptFigures) -> String {
    let figures = |row: &Pairing| kept.get(&row.command()).and_then(|value| MatchFigures::read(&value));
    let mut page = INTRODUCTION.to_owned();
    let lines = summary(tables, &figures);
    let _ = write!(page, "\n{lines}");
    let mut last = "";
    for table in tables {
        if last != table.game.slug {
            let _ = write!(page, "\n## {}\n", table.game.title);
            last = &table.game.slug;
        }
        let _ = write!(page, "\n### {} seats\n\n", table.seats);
        page += &ladder(table, &figures);
        page += "\n";
        page += &coverage(table, &figures);
    }
    let _ = write!(page, "\n## How to read the rows about rivals\n\n{FLAT}\n{COVERAGE}");
    page
}

/// How a match compares with its bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum MatchVerdict {
    NothingAsked,
    Met,
    Missed,
    /// It was not played, or not often enough.
    Open,
}

fn verdict(row: &Pairing, figures: Option<&MatchFigures>) -> MatchVerdict {
    let Some(bar) = row.bar() else { return MatchVerdict::NothingAsked };
    let Some(figures) = figures.filter(|figures| figures.games >= bar.enough()) else {
        return MatchVerdict::Open;
    };
    if bar.is_met(figures, row.seats) { MatchVerdict::Met } else { MatchVerdict::Missed }
}

/// How many bars are met, and which are not.
fn summary(tables: &[MatchTable], figures: &dyn Fn(&Pairing) -> Option<MatchFigures>) -> String {
    let (mut met, mut missed, mut open) = (0, Vec::new(), 0);
    for row in tables.iter().flat_map(MatchTable::asked) {
        match verdict(row, figures(row).as_ref()) {
            MatchVerdict::NothingAsked => {}
            MatchVerdict::Met => met += 1,
            MatchVerdict::Missed => missed.push(format!("{} {} at {}", row.game, row.name(), row.seats)),
            MatchVerdict::Open => open += 1,
        }
    }
    let mut text = format!("Of {} bars, {met} are met", met + missed.len() + open);
    if !missed.is_empty() {
        let _ = write!(text, " and {} missed ({})", missed.len(), missed.join(", "));
    }
    if open > 0 {
        let _ = write!(text, "; {open} have not been played often enough");
    }
    text + ".\n"
}

fn ladder(table: &MatchTable, figures: &dyn Fn(&Pairing) -> Option<MatchFigures>) -> String {
    let mut text =
        "| match | games | share | times fair | bar | | time | command |\n|---|--:|---|--:|---|---|--:|---|\n"
            .to_owned();
    for row in table.asked() {
        text += &line(row, figures(row).as_ref());
    }
    text
}

fn line(row: &Pairing, figures: Option<&MatchFigures>) -> String {
    let (name, command) = (row.name(), row.command());
    let bar = row.bar().map_or(String::new(), Bar::words);
    let Some(figures) = figures else {
        return format!("| {name} | | not played yet | | {bar} | | | `{command}` |\n");
    };
    let verdict = match verdict(row, Some(figures)) {
        MatchVerdict::NothingAsked => "",
        MatchVerdict::Met => "met",
        MatchVerdict::Missed => "**missed**",
        MatchVerdict::Open => "open",
    };
    let fair = row.seats as f64;
    let few = if figures.games < ENOUGH { ", a first look" } else { "" };
    format!(
        "| {name} | {}{few} | {} | {:.2} ({:.2} to {:.2}) | {bar} | {verdict} | {} | `{command}` |\n",
        figures.games,
        interval(figures),
        figures.share * fair,
        figures.low * fair,
        figures.high * fair,
        times(figures)
    )
}

fn interval(figures: &MatchFigures) -> String {
    let [share, low, high] = [figures.share, figures.low, figures.high].map(|share| 100.0 * share);
    format!("{share:.1}% ({low:.1} to {high:.1})")
}

fn times(figures: &MatchFigures) -> String {
    let digits = |time: f64| if time < 10.0 { format!("{time:.2}") } else { format!("{time:.0}") };
    format!("{} / {}", digits(figures.times.0), digits(figures.times.1))
}

/// The table of shares against greedy, each with how much of the way from random to peek it covers.
fn coverage(table: &MatchTable, figures: &dyn Fn(&Pairing) -> Option<MatchFigures>) -> String {
    let share = |name: &str| {
        let row = table.compared.iter().find(|row| row.challenger == name)?;
        Some(figures(row)?.share)
    };
    let ends = share("random").zip(share("rival:peek"));
    let mut text =
        "| against greedy | games | share | of the way from random to peek | command |\n|---|--:|---|--:|---|\n"
            .to_owned();
    for row in &table.compared {
        let (name, command) = (&row.challenger, row.command());
        let Some(figures) = figures(row) else {
            let _ = writeln!(text, "| {name} | | not played yet | | `{command}` |");
            continue;
        };
        let _ = writeln!(
            text,
            "| {name} | {} | {} | {} | `{command}` |",
            figures.games,
            interval(&figures),
            way(figures.share, ends)
        );
        if name == "random" {
            let fair = 1.0 / table.seats as f64;
            let _ = writeln!(text, "| greedy | | {:.1}% (fair) | {} | |", 100.0 * fair, way(fair, ends));
        }
    }
    text
}

fn way(share: f64, ends: Option<(f64, f64)>) -> String {
    ends.filter(|(random, peek)| peek > random).map_or("?".to_owned(), |(random, peek)| {
        format!("{:.0}%", 100.0 * (share - random) / (peek - random))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::results::{MatchedGame, matches::Size};

    fn row(challenger: &str, field: &str) -> Pairing {
        let game = MatchedGame { slug: "faj".to_owned(), title: "Faj".to_owned(), fewest: 2, most: 4 };
        Pairing::new(&game, 2, challenger, field, Size { games: 400, expert_games: 400, seed: 1 })
    }

    fn played(share: f64) -> MatchFigures {
        let (low, high) = (share - 0.05, share + 0.05);
        MatchFigures { games: 400, share, low, high, times: (1.234, 56.7), means: (1.0, 1.0) }
    }

    #[test]
    fn a_row_says_what_was_asked_what_came_out_and_how_to_get_it_again() {
        assert_eq!(
            line(&row("medium", "greedy"), Some(&played(0.6))),
            "| medium/greedy | 400 | 60.0% (55.0 to 65.0) | 1.20 (1.10 to 1.30) | ≥ 57% | **missed** | 1.23 / 57 \
             | `parlour match faj --bots medium,greedy --seats 2 --games 1600 --seed 1` |\n"
        );
        assert!(line(&row("medium", "greedy"), Some(&played(0.63))).contains("| met |"));
        assert!(line(&row("medium", "greedy"), None).contains("not played yet"));
        let first_look = MatchFigures { games: 12, ..played(0.63) };
        assert!(
            line(&row("medium", "greedy"), Some(&first_look)).contains("| open |"),
            "12 games prove nothing"
        );
    }

    #[test]
    fn the_way_covered_is_measured_between_random_and_peek() {
        assert_eq!(way(0.5, Some((0.1, 0.9))), "50%");
        assert_eq!(way(0.5, None), "?");
    }
}
