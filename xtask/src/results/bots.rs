//! `cargo xtask results bots`: plays every level against the one below it.

use super::{
    KeptFigures, MatchedGame, ReleasedProgram, games, known,
    matches::{COMPARED, LADDER, MatchFigures, Pairing, Size},
    page, write_page,
};
use crate::run::{Done, TaskError};

#[derive(clap::Args)]
pub(super) struct Args {
    /// Play the matches of one game alone; the page keeps what is known of the others
    #[arg(long, value_name = "GAME")]
    only: Option<String>,
    /// Play the matches whose name has this in it: `hard/greedy`, `expert`, `peek`
    #[arg(long, value_name = "NAME")]
    rows: Option<String>,
    /// Games of each match of a bot that thinks as long as `hard`; who thinks less plays more of them, and rivals fewer
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// Games of each match in which an expert plays, who thinks long: enough for a first look
    #[arg(long, default_value_t = 24)]
    expert_games: u64,
    /// Where all luck comes from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play nothing and write the page with what is known
    #[arg(long)]
    write_only: bool,
}

/// Plain Monte Carlo.
const FLAT: &str = "rival:flat";
/// The iterations of plain Monte Carlo with which its speed is measured.
const TRIAL_ITERATIONS: u64 = 1000;
/// The deals on which its speed is measured, each played from every seat.
const TRIAL_DEALS: u64 = 2;

/// All matches at one table size.
pub(super) struct MatchTable {
    pub(super) game: MatchedGame,
    pub(super) seats: u64,
    pub(super) ladder: Vec<Pairing>,
    /// Hard against plain Monte Carlo given the same time; until that is known, given the same iterations.
    pub(super) flat: Pairing,
    pub(super) compared: Vec<Pairing>,
}

impl MatchTable {
    /// The matches that may have a bar to meet.
    pub(super) fn asked(&self) -> impl Iterator<Item = &Pairing> {
        self.ladder.iter().chain([&self.flat])
    }
}

pub(super) fn write(args: &Args) -> Done {
    let (program, folder) = ReleasedProgram::build()?;
    let kept = KeptFigures::new(program, folder);
    let games = games(kept.program())?;
    known(&games, args.only.as_deref())?;
    let size = Size { games: args.games, expert_games: args.expert_games, seed: args.seed };
    if !args.write_only {
        play(&kept, &games, args, size)?;
    }
    let tables: Vec<MatchTable> =
        tables(&games).map(|(game, seats)| table(&kept, game, seats, size)).collect();
    write_page("bots.md", &page::page(&tables, &kept))
}

/// Every game at its smallest and its largest table.
fn tables(games: &[MatchedGame]) -> impl Iterator<Item = (&MatchedGame, u64)> {
    games.iter().flat_map(|game| {
        let largest = (game.most > game.fewest).then_some(game.most);
        [game.fewest].into_iter().chain(largest).map(move |seats| (game, seats))
    })
}

fn table(kept: &KeptFigures, game: &MatchedGame, seats: u64, size: Size) -> MatchTable {
    let matches =
        |challenger: &str, field: &str| longest(kept, Pairing::new(game, seats, challenger, field, size));
    let timed = kept.get(&trial(game, seats, size).command()).and_then(|value| MatchFigures::read(&value));
    MatchTable {
        game: game.clone(),
        seats,
        ladder: LADDER.iter().map(|(challenger, field)| matches(challenger, field)).collect(),
        flat: matches("hard", &timed.as_ref().map_or(FLAT.to_owned(), flat_of_same_time)),
        compared: COMPARED.iter().map(|challenger| matches(challenger, "greedy")).collect(),
    }
}

/// The longer version of the match if that was played, or else the match itself.
fn longest(kept: &KeptFigures, row: Pairing) -> Pairing {
    let at_length = row.at_length();
    if kept.get(&at_length.command()).is_some() { at_length } else { row }
}

/// A short match that shows how long hard and plain Monte Carlo take.
fn trial(game: &MatchedGame, seats: u64, size: Size) -> Pairing {
    let field = format!("{FLAT}:{TRIAL_ITERATIONS}");
    let games = TRIAL_DEALS * seats;
    Pairing { games, ..Pairing::new(game, seats, "hard", &field, size) }
}

/// Plain Monte Carlo with as many iterations as fit into the time hard takes, to two digits.
fn flat_of_same_time(trial: &MatchFigures) -> String {
    let (hard, flat) = trial.means;
    let iterations = (TRIAL_ITERATIONS as f64 * hard / flat.max(f64::MIN_POSITIVE)).clamp(1.0, 1e9);
    let digit = 10f64.powf((iterations.log10().floor() - 1.0).max(0.0));
    format!("{FLAT}:{:.0}", (iterations / digit).round() * digit)
}

/// Plays the matches that are wanted and not known yet.
fn play(kept: &KeptFigures, games: &[MatchedGame], args: &Args, size: Size) -> Done {
    let wanted: Vec<(&MatchedGame, u64)> =
        tables(games).filter(|(game, _)| args.only.as_ref().is_none_or(|only| *only == game.slug)).collect();
    let is_wanted = |row: &&Pairing| args.rows.as_ref().is_none_or(|part| row.name().contains(part));
    for (number, &(game, seats)) in wanted.iter().enumerate() {
        println!("== {}, {seats} seats: table {} of {} ==", game.title, number + 1, wanted.len());
        if args.rows.as_ref().is_none_or(|part| format!("hard/{FLAT}").contains(part)) {
            println!("how long hard and plain Monte Carlo take …");
            kept.get_or_run(&trial(game, seats, size).command())?;
        }
        let table = table(kept, game, seats, size);
        for row in table.asked().chain(&table.compared).filter(is_wanted) {
            let figures = play_row(kept, row)?;
            if !row.is_at_length(size) && row.bar().is_some_and(|bar| bar.is_open(&figures, seats)) {
                println!("{:<28} leaves open whether its bar is met: more games …", row.name());
                play_row(kept, &row.at_length())?;
            }
        }
    }
    Ok(())
}

fn play_row(kept: &KeptFigures, row: &Pairing) -> Result<MatchFigures, TaskError> {
    let found = kept.get_or_run(&row.command())?;
    let figures = MatchFigures::read(&found.figures)
        .ok_or_else(|| TaskError::new(format!("what `{}` printed is not understood", row.command())))?;
    let took = found.took.map_or("known".to_owned(), |took| format!("{:.0} s", took.as_secs_f64()));
    let [share, low, high] = [figures.share, figures.low, figures.high].map(|share| 100.0 * share);
    println!("{:<28} {share:>5.1}%, between {low:.1}% and {high:.1}% ({took})", row.name());
    Ok(figures)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_monte_carlo_gets_as_much_time_as_hard() {
        let trial = |hard, flat| MatchFigures {
            games: 4,
            share: 0.5,
            low: 0.0,
            high: 1.0,
            times: (0.0, 0.0),
            means: (hard, flat),
        };
        assert_eq!(flat_of_same_time(&trial(100.0, 30.0)), "rival:flat:3300");
        assert_eq!(flat_of_same_time(&trial(1.0, 250.0)), "rival:flat:4");
    }

    #[test]
    fn every_game_is_played_at_its_smallest_and_at_its_largest_table() {
        let game = |fewest, most| MatchedGame { slug: "g".to_owned(), title: "G".to_owned(), fewest, most };
        let games = [game(2, 6), game(2, 2)];
        let seats: Vec<u64> = tables(&games).map(|(_, seats)| seats).collect();
        assert_eq!(seats, [2, 6, 2]);
    }
}
