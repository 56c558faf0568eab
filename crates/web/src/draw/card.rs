//! A playing card.

use parlour_core::scene::Emblem;

use super::{
    court::{self, Title},
    emblem::{colour, emblem, scaled},
    escaped,
    shape::STAR,
};

/// The centre of the index column.
const INDEX: f32 = 21.0;

/// Draws a card with a large index in its corner, so that it can be read when other cards lie on it.
pub(crate) fn card(rank: &str, suit: &Emblem, stars: u8) -> String {
    let body = match (rank, &*suit.name) {
        ("J", _) => court::court(Title::Jack, suit),
        ("Q", _) => court::court(Title::Queen, suit),
        ("K", _) => court::court(Title::King, suit),
        (_, "demiurge") => court::demiurge(),
        (_, "red joker" | "black joker") => court::joker(suit),
        _ => pips(rank, suit).unwrap_or_else(|| emblem(suit, 62.0, 82.0, 58.0)),
    };
    format!(
        "<svg viewBox=\"0 0 100 140\" class=\"art {}\" aria-hidden=\"true\"><rect class=\"paper\" x=\"1\" y=\"1\" width=\"98\" height=\"138\" rx=\"9\"/>{body}{}{}</svg>",
        colour(suit),
        index(rank, suit),
        starred(stars)
    )
}

/// Rank and suit in the corner. A card without a rank has a star in its place.
fn index(rank: &str, suit: &Emblem) -> String {
    let (size, y) = if rank.chars().count() > 1 { (33, 36) } else { (41, 38) };
    let top = if rank.is_empty() {
        scaled(STAR, INDEX, 24.0, 30.0)
    } else {
        format!(
            "<text class=\"rank\" x=\"{INDEX}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"middle\">{}</text>",
            escaped(rank)
        )
    };
    format!("{top}{}", emblem(suit, INDEX, 57.0, 25.0))
}

/// Stars below the index, where they still show in a hand held as a fan.
fn starred(stars: u8) -> String {
    let star = |number: u8| scaled(STAR, INDEX, 85.0 + 19.0 * f32::from(number), 17.0);
    (0..stars.min(3)).map(star).chain((stars > 3).then(|| many(stars))).collect()
}

/// The number of stars, for more stars than there is room for.
fn many(stars: u8) -> String {
    format!(
        "<text class=\"rank\" x=\"{INDEX}\" y=\"136\" font-size=\"15\" text-anchor=\"middle\">×{stars}</text>"
    )
}

/// As many suit symbols as the rank says, for suits that are printed that way. The lower half is upside down.
fn pips(rank: &str, suit: &Emblem) -> Option<String> {
    const SIDES: [f32; 2] = [48.0, 84.0];
    const MIDDLE: f32 = 66.0;
    if !matches!(&*suit.name, "spades" | "hearts" | "diamonds" | "clubs") {
        return None;
    }
    let (rows, between): (&[f32], &[f32]) = match rank {
        "2" => (&[], &[26.0, 114.0]),
        "3" => (&[], &[26.0, 70.0, 114.0]),
        "4" => (&[26.0, 114.0], &[]),
        "5" => (&[26.0, 114.0], &[70.0]),
        "6" => (&[26.0, 70.0, 114.0], &[]),
        "7" => (&[26.0, 70.0, 114.0], &[48.0]),
        "8" => (&[26.0, 70.0, 114.0], &[48.0, 92.0]),
        "9" => (&[26.0, 55.0, 85.0, 114.0], &[70.0]),
        "10" | "T" => (&[26.0, 55.0, 85.0, 114.0], &[40.0, 100.0]),
        _ => return None,
    };
    let sides = rows.iter().flat_map(|&y| SIDES.map(|x| (x, y)));
    let all = sides.chain(between.iter().map(|&y| (MIDDLE, y)));
    let upright = |(x, y): (f32, f32)| {
        let pip = emblem(suit, 0.0, 0.0, 21.0);
        let turn = if y > 71.0 { "rotate(180)" } else { "" };
        format!("<g transform=\"translate({x} {y}){turn}\">{pip}</g>")
    };
    Some(all.map(upright).collect())
}

#[cfg(test)]
mod tests {
    use parlour_core::scene::Ink;

    use super::*;
    use crate::draw::shape::shape;

    /// The number of times the suit is drawn on a card.
    fn suits(rank: &str) -> usize {
        let hearts = Emblem::new("hearts", "cards-hearts", 'H', Ink::Red);
        card(rank, &hearts, 0).matches(shape("hearts").unwrap()).count()
    }

    #[test]
    fn a_number_shows_as_many_of_its_suit_as_it_says_and_one_below_the_rank() {
        for number in 2..=10_usize {
            assert_eq!(suits(&number.to_string()), number + 1, "{number}");
        }
        assert_eq!(suits("T"), 11);
    }

    #[test]
    fn an_ace_shows_one_large_suit_and_a_court_wears_it() {
        for rank in ["A", "J", "Q", "K"] {
            assert_eq!(suits(rank), 2, "{rank}");
        }
    }

    #[test]
    fn three_stars_are_drawn_and_more_are_told() {
        let rock = Emblem::new("rock", "tps-rock", 'R', Ink::Red);
        let stars = |count: u8| card("9", &rock, count).matches(STAR).count();
        assert_eq!([stars(0), stars(2), stars(3), stars(9)], [0, 2, 3, 3]);
        assert!(card("9", &rock, 9).contains("×9"));
    }
}
