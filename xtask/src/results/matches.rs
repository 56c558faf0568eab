//! The matches that are played, and the bars they must meet: [`Pairing`].

use serde_json::Value;

use super::MatchedGame;

/// A match of one bot against another that takes all other seats.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Pairing {
    pub(super) game: String,
    pub(super) seats: u64,
    pub(super) challenger: String,
    pub(super) field: String,
    pub(super) games: u64,
    pub(super) seed: u64,
}

/// How many games a match has, and their random seed.
#[derive(Clone, Copy)]
pub(super) struct Size {
    pub(super) games: u64,
    /// The number of games if an expert plays.
    pub(super) expert_games: u64,
    pub(super) seed: u64,
}

impl Size {
    /// The number of games two bots play against each other: fewer, the longer they think.
    fn games_of(self, bots: [&str; 2]) -> u64 {
        let all_among = |names: &[&str]| bots.iter().all(|bot| names.contains(bot));
        if bots.contains(&"expert") {
            self.expert_games
        } else if bots.iter().any(|bot| bot.starts_with("rival:")) {
            (self.games / BY_RIVALS).max(1)
        } else if all_among(&["random", "greedy"]) {
            BY_GREEDY * self.games
        } else if all_among(&["greedy", "medium"]) {
            BY_MEDIUM * self.games
        } else {
            self.games
        }
    }
}

/// How many times as many games are played if they have left open whether a bar is met.
const AGAIN: u64 = 3;

/// Each level against the one below it, and the other pairs with a bar to meet.
pub(super) const LADDER: [(&str, &str); 7] = [
    ("greedy", "random"),
    ("easy", "greedy"),
    ("medium", "easy"),
    ("medium", "greedy"),
    ("hard", "medium"),
    ("hard", "greedy"),
    ("expert", "hard"),
];

/// How many times as many games are played where nobody searches, and where medium has a bar to meet. They
/// cost little, and narrow intervals tell more.
const BY_GREEDY: u64 = 30;
const BY_MEDIUM: u64 = 4;
/// The divisor of the number of games for rivals, which think as long as hard in every seat they take and
/// whose results show early.
const BY_RIVALS: u64 = 4;

/// The bots that play against greedy, so that all can be compared.
pub(super) const COMPARED: [&str; 6] = ["random", "easy", "medium", "hard", "expert", "rival:peek"];

impl Pairing {
    pub(super) fn new(game: &MatchedGame, seats: u64, challenger: &str, field: &str, size: Size) -> Self {
        let games = size.games_of([challenger, field]);
        let (challenger, field) = (challenger.to_owned(), field.to_owned());
        Self { game: game.slug.clone(), seats, challenger, field, games, seed: size.seed }
    }

    /// The command that plays the match.
    pub(super) fn command(&self) -> String {
        let Self { game, seats, challenger, field, games, seed } = self;
        format!(
            "parlour match {game} --bots {challenger},{field} --seats {seats} --games {games} --seed {seed}"
        )
    }

    /// The match with more games, for an answer that these have left open.
    pub(super) fn at_length(&self) -> Self {
        Self { games: AGAIN * self.games, ..self.clone() }
    }

    /// Whether the match has more games than one of this size.
    pub(super) fn is_at_length(&self, size: Size) -> bool {
        self.games > size.games_of([&self.challenger, &self.field])
    }

    /// The short name of the match: `hard/greedy`.
    pub(super) fn name(&self) -> String {
        format!("{}/{}", self.challenger, self.field)
    }

    /// The bar the match must meet, if it has one.
    pub(super) fn bar(&self) -> Option<Bar> {
        let (share, multiple) = match (self.challenger.as_str(), self.field.as_str()) {
            ("greedy", "random") => (0.75, 1.5),
            ("medium", "greedy") => (0.57, 1.15),
            ("hard", "greedy") => (0.68, 1.35),
            ("hard", "medium") => (0.53, 1.05),
            ("hard", field) if field.starts_with("rival:flat") => return Some(Bar::NotLost),
            _ => return None,
        };
        Some(if self.seats == 2 { Bar::Share(share) } else { Bar::Multiple(multiple) })
    }
}

/// With fewer games than this a figure is only a first look.
pub(super) const ENOUGH: u64 = 400;
/// The number of games needed to say that a bot does not lose.
const NOT_LOST: u64 = 100;

/// The bar a match must meet.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Bar {
    /// The lower end of the interval is at least this.
    Share(f64),
    /// The lower end of the interval is at least this many times a fair share.
    Multiple(f64),
    /// The lower end of the interval is at least a fair share.
    NotLost,
}

impl Bar {
    pub(super) fn is_met(self, figures: &MatchFigures, seats: u64) -> bool {
        figures.low >= self.share(seats)
    }

    /// Whether the bar is inside the interval, above its lower end, so that more games can tell.
    pub(super) fn is_open(self, figures: &MatchFigures, seats: u64) -> bool {
        !self.is_met(figures, seats) && figures.high >= self.share(seats)
    }

    /// The share of the win that the bar asks for.
    fn share(self, seats: u64) -> f64 {
        match self {
            Self::Share(share) => share,
            Self::Multiple(multiple) => multiple / seats as f64,
            Self::NotLost => 1.0 / seats as f64,
        }
    }

    /// The number of games needed to decide about the bar.
    pub(super) const fn enough(self) -> u64 {
        match self {
            Self::Share(_) | Self::Multiple(_) => ENOUGH,
            Self::NotLost => NOT_LOST,
        }
    }

    pub(super) fn words(self) -> String {
        match self {
            Self::Share(share) => format!("≥ {:.0}%", 100.0 * share),
            Self::Multiple(multiple) => format!("≥ {multiple} times fair"),
            Self::NotLost => "not lost".to_owned(),
        }
    }
}

/// The result of a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct MatchFigures {
    pub(super) games: u64,
    pub(super) share: f64,
    pub(super) low: f64,
    pub(super) high: f64,
    /// The time the challenger took for a decision, in milliseconds: the median, and the longest.
    pub(super) times: (f64, f64),
    /// The mean time for a decision of the challenger and of the field, in milliseconds.
    pub(super) means: (f64, f64),
}

impl MatchFigures {
    /// Reads the output of `parlour match --json`.
    pub(super) fn read(value: &Value) -> Option<Self> {
        let time = |who: &str, what: &str| value["milliseconds"][who][what].as_f64();
        Some(Self {
            games: value["games"].as_u64()?,
            share: value["share"].as_f64()?,
            low: value["low"].as_f64()?,
            high: value["high"].as_f64()?,
            times: (time("challenger", "median")?, time("challenger", "longest")?),
            means: (time("challenger", "mean")?, time("field", "mean")?),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn between(challenger: &str, field: &str, seats: u64) -> Pairing {
        let game = MatchedGame { slug: "faj".to_owned(), title: "Faj".to_owned(), fewest: 2, most: 4 };
        Pairing::new(&game, seats, challenger, field, Size { games: 400, expert_games: 100, seed: 1 })
    }

    fn hard_against(field: &str, seats: u64) -> Pairing {
        between("hard", field, seats)
    }

    #[test]
    fn the_lower_end_decides_whether_a_bar_is_met() {
        let figures = |low| MatchFigures {
            games: 400,
            share: 0.7,
            low,
            high: 0.8,
            times: (1.0, 2.0),
            means: (1.0, 1.0),
        };
        let two = hard_against("greedy", 2).bar().unwrap();
        assert!(two.is_met(&figures(0.68), 2) && !two.is_met(&figures(0.67), 2));
        let four = hard_against("greedy", 4).bar().unwrap();
        assert!(four.is_met(&figures(0.34), 4) && !four.is_met(&figures(0.33), 4));
        assert!(four.is_open(&figures(0.33), 4) && !four.is_open(&figures(0.34), 4));
        assert_eq!(hard_against("rival:flat:2000", 2).bar(), Some(Bar::NotLost));
        assert_eq!(hard_against("expert", 2).bar(), None);
    }

    #[test]
    fn who_thinks_long_plays_fewer_games() {
        assert_eq!(between("greedy", "random", 2).games, 12_000);
        assert_eq!(between("medium", "greedy", 2).games, 1600);
        assert_eq!(between("medium", "easy", 2).games, 400);
        assert_eq!(hard_against("medium", 2).games, 400);
        assert_eq!(hard_against("rival:flat:70", 2).games, 100);
        assert_eq!(
            hard_against("expert", 2).command(),
            "parlour match faj --bots hard,expert --seats 2 --games 100 --seed 1"
        );
    }
}
