//! Which matches are played, and what is asked of them: [`Match`].

use serde_json::Value;

use super::Game;

/// One bot against another that takes all other seats.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Match {
    pub(super) game: String,
    pub(super) seats: u64,
    pub(super) challenger: String,
    pub(super) field: String,
    pub(super) games: u64,
    pub(super) seed: u64,
}

/// How many games are played, and with what luck.
#[derive(Clone, Copy)]
pub(super) struct Size {
    pub(super) games: u64,
    /// Where an expert plays.
    pub(super) expert_games: u64,
    pub(super) seed: u64,
}

impl Size {
    /// How many games two bots play against each other: fewer, the longer they think.
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

/// How many times the games are played where they have left open whether a bar is met.
const AGAIN: u64 = 3;

/// Each level against the next below it, and the pairs that something is asked of.
pub(super) const LADDER: [(&str, &str); 7] = [
    ("greedy", "random"),
    ("easy", "greedy"),
    ("medium", "easy"),
    ("medium", "greedy"),
    ("hard", "medium"),
    ("hard", "greedy"),
    ("expert", "hard"),
];

/// How many times the games are played where nobody searches, and where medium has a bar to meet: they cost little, and narrow
/// intervals tell more.
const BY_GREEDY: u64 = 30;
const BY_MEDIUM: u64 = 4;
/// The part of the games that rivals play: they think as long as hard on every seat they take, and what they show is seen early.
const BY_RIVALS: u64 = 4;

/// Who plays against greedy, so that all can be compared.
pub(super) const COMPARED: [&str; 6] = ["random", "easy", "medium", "hard", "expert", "rival:peek"];

impl Match {
    pub(super) fn new(game: &Game, seats: u64, challenger: &str, field: &str, size: Size) -> Self {
        let games = size.games_of([challenger, field]);
        let (challenger, field) = (challenger.to_owned(), field.to_owned());
        Self { game: game.slug.clone(), seats, challenger, field, games, seed: size.seed }
    }

    /// The command that plays it.
    pub(super) fn command(&self) -> String {
        let Self { game, seats, challenger, field, games, seed } = self;
        format!(
            "parlour match {game} --bots {challenger},{field} --seats {seats} --games {games} --seed {seed}"
        )
    }

    /// The same with more games, for an answer that these have left open.
    pub(super) fn at_length(&self) -> Self {
        Self { games: AGAIN * self.games, ..self.clone() }
    }

    /// Whether it has more games than a match of that size.
    pub(super) fn is_at_length(&self, size: Size) -> bool {
        self.games > size.games_of([&self.challenger, &self.field])
    }

    /// Its short name: `hard/greedy`.
    pub(super) fn name(&self) -> String {
        format!("{}/{}", self.challenger, self.field)
    }

    /// What is asked of it.
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

/// Games below which a figure is a first look.
pub(super) const ENOUGH: u64 = 400;
/// Games after which it can be said that somebody does not lose.
const NOT_LOST: u64 = 100;

/// What is asked of a match.
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
    pub(super) fn is_met(self, figures: &Figures, seats: u64) -> bool {
        figures.low >= self.share(seats)
    }

    /// Whether the bar lies within the interval, above its lower end: more games can tell.
    pub(super) fn is_open(self, figures: &Figures, seats: u64) -> bool {
        !self.is_met(figures, seats) && figures.high >= self.share(seats)
    }

    /// The share of the win that is asked for.
    fn share(self, seats: u64) -> f64 {
        match self {
            Self::Share(share) => share,
            Self::Multiple(multiple) => multiple / seats as f64,
            Self::NotLost => 1.0 / seats as f64,
        }
    }

    /// How many games decide about it.
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

/// How a match went.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Figures {
    pub(super) games: u64,
    pub(super) share: f64,
    pub(super) low: f64,
    pub(super) high: f64,
    /// Milliseconds for a decision of the challenger: half of them within the first, none above the second.
    pub(super) times: (f64, f64),
    /// Mean milliseconds for a decision of the challenger and of the field.
    pub(super) means: (f64, f64),
}

impl Figures {
    /// From what `parlour match --json` says.
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

    fn between(challenger: &str, field: &str, seats: u64) -> Match {
        let game = Game { slug: "faj".to_owned(), title: "Faj".to_owned(), fewest: 2, most: 4 };
        Match::new(&game, seats, challenger, field, Size { games: 400, expert_games: 100, seed: 1 })
    }

    fn hard_against(field: &str, seats: u64) -> Match {
        between("hard", field, seats)
    }

    #[test]
    fn the_lower_end_decides_whether_a_bar_is_met() {
        let figures =
            |low| Figures { games: 400, share: 0.7, low, high: 0.8, times: (1.0, 2.0), means: (1.0, 1.0) };
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
