//! Cards by their names in actions and sentences, so that they can be drawn there.

/// Rank and suit of a card by its name, in games that have cards. A joker or the Demiurge has no rank.
pub(crate) fn card<'a>(game: &str, name: &'a str) -> Option<(&'a str, &'static str)> {
    match game {
        "tps" => suit_first(name),
        "archons" | "faj" | "pillars" => rank_first(name.trim_end_matches('\'')),
        _ => None,
    }
}

fn suit_first(name: &str) -> Option<(&str, &'static str)> {
    let rank = name.get(1..)?;
    let suit = match name.get(..1)? {
        "R" => "rock",
        "P" => "paper",
        "S" => "scissors",
        _ => return None,
    };
    rank.parse::<u8>().is_ok().then_some((rank, suit))
}

fn rank_first(name: &str) -> Option<(&str, &'static str)> {
    match name {
        "BJ" => return Some(("", "black joker")),
        "RJ" => return Some(("", "red joker")),
        "DE" => return Some(("", "demiurge")),
        _ => {}
    }
    let (rank, suit) = name.split_at_checked(1)?;
    let suit = match suit {
        "C" => "clubs",
        "D" => "diamonds",
        "H" => "hearts",
        "S" => "spades",
        _ => return None,
    };
    Some((if rank == "T" { "10" } else { rank }, suit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_known_by_its_name_in_each_game() {
        assert_eq!(card("tps", "R13"), Some(("13", "rock")));
        assert_eq!(card("faj", "TD"), Some(("10", "diamonds")));
        assert_eq!(card("faj", "AC'"), Some(("A", "clubs")));
        assert_eq!(card("archons", "DE"), Some(("", "demiurge")));
        assert_eq!(card("damocles", "S1"), None, "a codex is no card");
        assert_eq!(card("pillars", "deck"), None);
    }
}
