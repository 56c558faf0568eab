//! Who wins, by seat and by place: [`SeatsSection`].

use serde::Serialize;

use super::{Context, Example};
use crate::{
    interval::{Estimate, Z95, z_for},
    tally::Sums,
    totals::WHOLE_WIN,
    words::{listed, percent, percent_between},
};

/// Who wins, by seat and by place.
#[derive(Clone, Debug, Serialize)]
pub struct SeatsSection {
    /// The findings in words.
    pub says: Vec<String>,
    /// The share each would win if seats made no difference.
    pub fair: f64,
    /// The shares by seat.
    pub by_seat: Vec<WinShare>,
    /// The shares by place, clockwise from the seat that [`SeatsSection::origin`] names.
    pub by_place: Vec<WinShare>,
    /// The seat that places are counted from.
    pub origin: &'static str,
}

/// A share of the win.
#[derive(Clone, Debug, Serialize)]
pub struct WinShare {
    /// The seat or place.
    pub label: String,
    /// The share. A shared win counts in part.
    pub share: Estimate,
    /// A game won by this seat or place.
    pub example: Option<Example>,
}

impl SeatsSection {
    pub(super) fn new(context: &Context<'_>) -> Self {
        let totals = &context.part.totals;
        let fair = 1.0 / totals.wins.len() as f64;
        let share = |sums: &Sums, z| sums.share(WHOLE_WIN as f64, z).expect("there were games");
        let row = |label: String, sums: &Sums, example| WinShare { label, share: share(sums, Z95), example };
        let origin = context.subject.origin;
        let by_seat = totals
            .wins
            .iter()
            .enumerate()
            .map(|(seat, sums)| row(format!("seat {}", seat + 1), sums, None))
            .collect();
        let places = totals.place_wins.iter().zip(&totals.place_example).enumerate();
        let by_place: Vec<WinShare> = places
            .map(|(place, (sums, first))| row(place_name(place, origin), sums, context.example(first.0)))
            .collect();
        let z = z_for(by_place.len());
        let together: Vec<Estimate> = totals.place_wins.iter().map(|sums| share(sums, z)).collect();
        let mut says = vec![verdict(&by_place, &together, fair)];
        if context.part.run.bots.len() > 1 {
            says.push(
                "The seats are taken by different bots, so these shares are about the bots as well."
                    .to_owned(),
            );
        }
        Self { says, fair, by_seat, by_place, origin }
    }
}

fn place_name(place: usize, origin: &str) -> String {
    match place {
        0 => origin.to_owned(),
        1 => format!("left of {origin}"),
        2 => "two to the left".to_owned(),
        3 => "three to the left".to_owned(),
        4 => "four to the left".to_owned(),
        _ => "five to the left".to_owned(),
    }
}

/// Says that seats are fair, or which is favoured by how much. It says so only if the intervals of all places
/// together leave no doubt.
fn verdict(places: &[WinShare], together: &[Estimate], fair: f64) -> String {
    let off = |(place, estimate): (&WinShare, &Estimate)| {
        (!estimate.covers(fair)).then(|| (place.label.clone(), estimate.mean - fair))
    };
    let mut unfair: Vec<(String, f64)> = places.iter().zip(together).filter_map(off).collect();
    unfair.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    let widest = together.iter().map(|estimate| (estimate.high - estimate.low) / 2.0).fold(0.0, f64::max);
    let Some((label, gain)) = unfair.first() else {
        return format!(
            "Fair, as far as these games can tell: no place wins significantly more than {}. An advantage of up to {} points could have gone unseen.",
            percent(fair),
            format_args!("{:.1}", 100.0 * widest)
        );
    };
    let share_of = |label: &str| {
        places.iter().find(|place| place.label == label).expect("it is one of the places").share
    };
    let (direction, more) = if *gain > 0.0 { ("favoured", "more") } else { ("at a disadvantage", "less") };
    let others: Vec<String> = unfair[1..]
        .iter()
        .map(|(label, _)| format!("{label} wins {}", percent_between(share_of(label))))
        .collect();
    let also = if others.is_empty() { String::new() } else { format!(" Also, {}.", listed(&others)) };
    format!(
        "{} {label} is {}{direction} and wins {}, {:.1} points {more} than the fair {}.{also}",
        if gain.abs() < 0.02 { "Nearly fair, but not quite:" } else { "Not fair:" },
        degree(gain.abs()),
        percent_between(share_of(label)),
        100.0 * gain.abs(),
        percent(fair)
    )
}

fn degree(gain: f64) -> &'static str {
    match gain {
        small if small < 0.01 => "a hair ",
        small if small < 0.03 => "slightly ",
        middle if middle < 0.08 => "clearly ",
        _ => "heavily ",
    }
}
