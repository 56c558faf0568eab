//! Checks that every position that a view allows is drawn as often as it should be: [`Law::Fairness`].

use parlour_core::{FastDice, Game, Sampler};

use crate::{Law, LawError};

/// Draws from the view and compares the counts with all positions it allows, which must be equally likely.
///
/// # Errors
/// If a position is drawn that is not in the list, or if the counts are less even than chance explains.
pub fn fair<G: Game>(view: &G::View, every: &[G]) -> Result<(), LawError> {
    let every: Vec<(G, f64)> = every.iter().map(|position| (position.clone(), 1.0)).collect();
    fair_shares(view, &every)
}

/// Like [`fair`], with a weight for each position, which should be drawn in proportion to it.
///
/// # Errors
/// If a position is drawn that is not in the list, or if the counts are further from the weights than chance
/// explains.
pub fn fair_shares<G: Game>(view: &G::View, every: &[(G, f64)]) -> Result<(), LawError> {
    let total: f64 = every.iter().map(|(_, weight)| weight).sum();
    let least = every.iter().map(|(_, weight)| weight / total).fold(1.0, f64::min);
    // The rarest position is expected at least fifty times, so that the normal approximation of its count is
    // good.
    #[expect(clippy::cast_sign_loss, reason = "shares are positive")]
    let draws = (50.0 / least).ceil() as u32;
    let sampler = G::sampler(view);
    let mut dice = FastDice::new(11);
    let mut counts = vec![0u32; every.len()];
    for _ in 0..draws {
        let drawn = sampler.draw(&mut dice);
        let index = every.iter().position(|(position, _)| *position == drawn);
        let index =
            index.ok_or_else(|| Law::Fairness.broken(format!("this was not to be drawn: {drawn:?}")))?;
        counts[index] += 1;
    }
    let off = |(count, (_, weight)): (&u32, &(G, f64))| {
        let expected = f64::from(draws) * weight / total;
        (f64::from(*count) - expected).powi(2) / expected
    };
    let squares: f64 = counts.iter().zip(every).map(off).sum();
    let freedom = (every.len() - 1) as f64;
    // Five standard deviations: chance alone gets this far once in a million runs.
    let bound = freedom + 5.0 * (2.0 * freedom).sqrt() + 8.0;
    Law::Fairness.holds(squares <= bound, || {
        format!(
            "{} positions drawn {draws} times: chi-squared {squares:.1}, at most {bound:.1}; {counts:?}",
            every.len()
        )
    })
}
