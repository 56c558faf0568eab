//! Whether skill pays: [`Skill`].

use parlour_bots::Bot;
use serde::Serialize;
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period},
};

use super::{Context, Example};
use crate::{
    BotPair,
    interval::{Estimate, Z95},
    totals::WHOLE_WIN,
    words::{counted, percent, percent_between},
};

/// The number of equal rating periods that the results are divided into.
const PERIODS: u64 = 10;

/// Whether skill pays.
#[derive(Clone, Debug, Serialize)]
pub struct Skill {
    /// The findings in words.
    pub says: Vec<String>,
    /// The number of deals each pair played, each from every seat.
    pub deals: u64,
    /// Every bot of the ladder, weakest first.
    pub ratings: Vec<Rating>,
    /// Every bot against each below it.
    pub pairs: Vec<PairRow>,
}

/// How strong a bot is.
#[derive(Clone, Debug, Serialize)]
pub struct Rating {
    /// The bot.
    pub bot: Bot,
    /// Its Glicko-2 rating; the interval is two deviations.
    pub rating: Estimate,
}

/// One bot against a table of another.
#[derive(Clone, Debug, Serialize)]
pub struct PairRow {
    /// The bot that sits alone.
    pub one: Bot,
    /// The bot in the other seats.
    pub field: Bot,
    /// The share of the win of `one`.
    pub share: Estimate,
    /// What it would win if it were only as good as the others.
    pub fair: f64,
    /// How much of the win is decided by who plays.
    pub skill: f64,
    /// How much of it is decided by what a seat is dealt.
    pub deal: Estimate,
    /// How much of it is decided by neither: later luck, guesses, what others happen to do.
    pub play: f64,
    /// How much of it is decided by luck, which is the deal and the play.
    pub luck: f64,
    /// An example game.
    pub example: Option<Example>,
}

impl Skill {
    pub(super) fn new(context: &Context<'_>) -> Self {
        let part = context.part;
        let pairs: Vec<PairRow> = part.ladder.iter().filter_map(|pair| row(context, pair)).collect();
        let ratings = ratings(&part.run.ladder, &part.ladder);
        let deals = part.deals.count();
        Self { says: says(&part.run.ladder, &pairs, deals, part.run.seats), deals, ratings, pairs }
    }
}

fn row(context: &Context<'_>, pair: &BotPair) -> Option<PairRow> {
    let seats = context.part.run.seats;
    let deals = context.part.deals.count() as f64;
    let share = pair.wins.estimate(BotPair::unit(seats), Z95);
    let share = share.map(|share| padded(share, deals))?;
    let parts = parts(pair, share.mean, seats);
    let mut bots = vec![pair.field; seats];
    bots[0] = pair.one;
    let command = format!("parlour show --sim {} --index 0", context.part.run.words(&bots));
    Some(PairRow {
        one: pair.one,
        field: pair.field,
        share,
        fair: 1.0 / seats as f64,
        skill: parts.skill,
        deal: parts.deal,
        play: 1.0 - parts.skill - parts.deal.mean,
        luck: 1.0 - parts.skill,
        example: Some(Example { game: 0, decision: 0, command }),
    })
}

/// Widens the interval to at least that of a share: a few deals without a loss do not prove that nothing can
/// be lost.
fn padded(share: Estimate, deals: f64) -> Estimate {
    let wide = Estimate::share(share.mean.clamp(0.0, 1.0), deals, Z95);
    if share.high - share.low > 1e-9 { share.within_one() } else { wide }
}

struct Parts {
    skill: f64,
    deal: Estimate,
}

/// Splits the variance of the parts of the win into who plays, what the seat is dealt, and the rest.
///
/// What the same seat gets in both of two games of one deal, beyond what its players account for, is due to
/// the deal.
fn parts(pair: &BotPair, share: f64, seats: usize) -> Parts {
    let n = seats as f64;
    let unit = (WHOLE_WIN * WHOLE_WIN) as f64;
    let field = (1.0 - share) / (n - 1.0);
    let fair = 1.0 / n;
    let total = (pair.squares.mean(unit).unwrap_or_default() / (n * n) - fair * fair).max(1e-12);
    let players = ((share - fair).powi(2) + (n - 1.0) * (field - fair).powi(2)) / n;
    let (mixed, alike) = (n * (n - 1.0), n * (n - 1.0) * (n - 2.0) / 2.0);
    let expected = mixed * share * field + alike * field * field;
    let both = |z: f64| {
        let [one, other] = [&pair.mixed, &pair.alike].map(|sums| sums.estimate(unit, z));
        (one, other)
    };
    let (one, other) = both(Z95);
    let mean = one.map_or(0.0, |one| one.mean) + other.map_or(0.0, |other| other.mean);
    let half =
        one.map_or(0.0, |one| one.high - one.mean) + other.map_or(0.0, |other| other.high - other.mean);
    let scale = 1.0 / (mixed + alike) / total;
    let skill = (players / total).min(1.0);
    let most = 1.0 - skill;
    let deal = ((mean - expected) * scale).clamp(0.0, most);
    let half = half * scale;
    Parts { skill, deal: Estimate { mean: deal, low: (deal - half).max(0.0), high: (deal + half).min(most) } }
}

/// Rates the bots by Glicko-2 over all results, divided into equal periods so that the ratings converge.
fn ratings(ladder: &[Bot], pairs: &[BotPair]) -> Vec<Rating> {
    let mut players = vec![Glicko2Rating::new(); ladder.len()];
    let place = |bot: Bot| ladder.iter().position(|&other| other == bot).expect("pairs are of the ladder");
    let config = Glicko2Config::new();
    for period in 0..PERIODS {
        let part = |count: u64| (count * (period + 1) / PERIODS - count * period / PERIODS) as usize;
        let mut results: Vec<Vec<(Glicko2Rating, Outcomes)>> = vec![Vec::new(); ladder.len()];
        for pair in pairs {
            let (one, field) = (place(pair.one), place(pair.field));
            for (count, won, lost) in [
                (pair.before, Outcomes::WIN, Outcomes::LOSS),
                (pair.level, Outcomes::DRAW, Outcomes::DRAW),
                (pair.after, Outcomes::LOSS, Outcomes::WIN),
            ] {
                results[one].extend(vec![(players[field], won); part(count)]);
                results[field].extend(vec![(players[one], lost); part(count)]);
            }
        }
        players = players
            .iter()
            .zip(&results)
            .map(|(player, results)| glicko2_rating_period(player, results, &config))
            .collect();
    }
    let rating = |player: &Glicko2Rating| Estimate::around(player.rating, player.deviation, Z95);
    ladder.iter().zip(&players).map(|(&bot, player)| Rating { bot, rating: rating(player) }).collect()
}

fn says(ladder: &[Bot], pairs: &[PairRow], deals: u64, seats: usize) -> Vec<String> {
    let mut says = Vec::new();
    for pair in ladder.windows(2) {
        let Some(row) = pairs.iter().find(|row| row.one == pair[1] && row.field == pair[0]) else { continue };
        let verdict = if row.share.low > row.fair {
            "is stronger than"
        } else if row.share.high < row.fair {
            "is weaker than"
        } else {
            "is not clearly stronger than"
        };
        says.push(format!(
            "“{}” {verdict} “{}”: {}it wins {}, where {} would be fair.",
            row.one,
            row.field,
            if seats > 2 { format!("alone among {} ", seats - 1) } else { String::new() },
            percent_between(row.share),
            percent(row.fair)
        ));
    }
    if let Some(row) = pairs.iter().max_by(|a, b| a.skill.total_cmp(&b.skill)) {
        says.push(format!(
            "Skill tells most where “{}” plays against “{}”: it decides {} of who wins, and luck the other {} (the deal {}, the rest the play).",
            row.one,
            row.field,
            percent(row.skill),
            percent(row.luck),
            percent(row.deal.mean)
        ));
    }
    says.push(format!(
        "Each pair played {}, every one from each of the {seats} seats.",
        counted(deals, "deal")
    ));
    says
}

#[cfg(test)]
mod tests {
    use parlour_core::{Dice as _, FastDice, Outcome, PerSeat, Seat, Seats};

    use super::*;

    /// Many deals, each played from both seats. `winner` says which seat wins a deal with `one` in a given
    /// seat.
    fn played(seats: usize, mut winner: impl FnMut(u64, usize) -> usize) -> (f64, Parts) {
        let table = Seats::new(seats).unwrap();
        let mut pair = BotPair::of(&[Bot::Random, Bot::Greedy]).remove(0);
        for deal in 0..600 {
            let outcome = |own| {
                let won = Seat::new(winner(deal, own) as u8);
                Outcome::highest_wins(PerSeat::from_fn(table, |seat| i32::from(seat == won)))
            };
            pair.add(&(0..seats).map(outcome).collect::<Vec<_>>());
        }
        let share = pair.wins.mean(BotPair::unit(seats)).unwrap();
        (share, parts(&pair, share, seats))
    }

    #[test]
    fn whoever_always_wins_wins_by_skill() {
        let (share, parts) = played(4, |_, own| own);
        assert!((share - 1.0).abs() < 1e-9 && (parts.skill - 1.0).abs() < 1e-9 && parts.deal.mean < 1e-9);
    }

    #[test]
    fn a_seat_that_wins_whoever_sits_there_wins_by_the_deal() {
        for seats in 2..=6 {
            let (share, parts) = played(seats, |deal, _| (deal % seats as u64) as usize);
            assert!((share - 1.0 / seats as f64).abs() < 1e-9);
            assert!(parts.skill < 1e-9 && (parts.deal.mean - 1.0).abs() < 0.01, "{seats}: {:?}", parts.deal);
        }
    }

    #[test]
    fn a_coin_is_neither_skill_nor_the_deal() {
        let mut dice = FastDice::new(1);
        let (_, parts) = played(3, |_, _| dice.below(3) as usize);
        assert!(parts.skill < 0.01 && parts.deal.low < 0.01 && parts.deal.mean < 0.05, "{:?}", parts.deal);
    }

    #[test]
    fn ratings_order_the_ladder() {
        let ladder = [Bot::Random, Bot::Greedy, Bot::Easy];
        let mut pairs = BotPair::of(&ladder);
        for pair in &mut pairs {
            (pair.before, pair.after) = (70, 30);
        }
        let ratings = ratings(&ladder, &pairs);
        assert!(ratings.windows(2).all(|two| two[0].rating.mean < two[1].rating.mean), "{ratings:?}");
    }
}
