//! The results of a hunt: [`Finding`].

use serde::Serialize;

use super::catch::{Catch, Smallest};
use crate::{
    StudySubject,
    tally::GamePoint,
    words::{counted, grouped, percent},
};

/// A kind of action that could be chosen less often than this gives no finding.
const SEEN: u64 = 100;

/// A hole in a rulebook, or the news that there is none of some kind.
#[derive(Clone, Debug, Serialize)]
pub struct Finding {
    /// What was looked for, in a word or two; also the name of the file with its record.
    pub name: String,
    /// Whether this is a hole.
    pub hole: bool,
    /// The finding in a sentence.
    pub says: String,
    /// The shortest game that shows it, and at which decision.
    pub spot: Option<GamePoint>,
}

impl Finding {
    fn hole(name: &str, says: String, smallest: &Smallest) -> Self {
        Self { name: name.to_owned(), hole: true, says, spot: smallest.best.map(|(_, spot)| spot) }
    }

    fn nothing(name: &str, says: String) -> Self {
        Self { name: name.to_owned(), hole: false, says, spot: None }
    }
}

impl Catch {
    /// Everything that was found, or looked for and not found.
    pub fn findings(&self, subject: &StudySubject) -> Vec<Finding> {
        let mut findings = vec![self.dead_ends(), self.endless(), self.long_turns(subject)];
        findings.extend(self.contradictions());
        findings.push(self.decided());
        findings.extend(self.never_better());
        findings.push(self.never_fires(subject));
        findings
    }

    fn dead_ends(&self) -> Finding {
        match self.dead_ends.count {
            0 => Finding::nothing("dead-end", format!("No dead end in {}.", counted(self.games, "game"))),
            count => {
                let says = format!("Somebody is to act and can do nothing, in {}.", counted(count, "game"));
                Finding::hole("dead-end", says, &self.dead_ends)
            }
        }
    }

    fn endless(&self) -> Finding {
        match self.endless.count {
            0 => Finding::nothing(
                "endless",
                "Every game came to its end within the bound that its rules give.".to_owned(),
            ),
            count => {
                let says = format!("{} went on past the bound that the rules give.", counted(count, "game"));
                Finding::hole("endless", says, &self.endless)
            }
        }
    }

    fn long_turns(&self, subject: &StudySubject) -> Finding {
        let (most, at) = self.longest_turn.0.map_or((0, None), |(most, spot)| (most, Some(spot)));
        let turn = subject.turn;
        if self.long_turns.count > 0 {
            let games = counted(self.long_turns.count, "game");
            let says =
                format!("{games} with a {turn} of a hundred decisions or more; the longest had {most}.");
            return Finding::hole("long-turn", says, &self.long_turns);
        }
        let says = format!("No {turn} had a hundred decisions; the longest had {most}.");
        Finding { spot: at, ..Finding::nothing("long-turn", says) }
    }

    fn contradictions(&self) -> Vec<Finding> {
        if self.contradictions.is_empty() {
            let says = format!(
                "What is offered is allowed, and there is a result exactly when the game is over: checked at every decision of {}.",
                counted(self.deals, "game")
            );
            return vec![Finding::nothing("contradiction", says)];
        }
        let finding = |(number, (words, smallest)): (usize, (&String, &Smallest))| {
            let says =
                format!("Rules contradict each other: {words}, at {}.", counted(smallest.count, "decision"));
            Finding::hole(&format!("contradiction-{}", number + 1), says, smallest)
        };
        self.contradictions.iter().enumerate().map(finding).collect()
    }

    fn decided(&self) -> Finding {
        let share = self.decided.count as f64 / self.deals.max(1) as f64;
        if self.decided.count == 0 {
            let says =
                format!("None of {} was decided before the first decision.", counted(self.deals, "deal"));
            return Finding::nothing("decided", says);
        }
        let says = format!(
            "{} of {} deals ({}) are decided before the first decision: the same seat won all of 40 quick playouts.",
            grouped(self.decided.count),
            grouped(self.deals),
            percent(share)
        );
        Finding::hole("decided", says, &self.decided)
    }

    fn never_better(&self) -> Vec<Finding> {
        let enough: Vec<_> = self.kinds.iter().filter(|(_, record)| record.seen >= SEEN).collect();
        let never: Vec<_> = enough.iter().filter(|(_, record)| record.best == 0).collect();
        if never.is_empty() {
            let says = format!(
                "Each of {} of action was better than every other at some decision, as far as quick playouts can tell.",
                counted(enough.len() as u64, "kind")
            );
            return vec![Finding::nothing("never-better", says)];
        }
        let finding = |(kind, record): &&(&&'static str, &super::catch::KindRecord)| {
            let says = format!(
                "“{kind}” was never better than every other kind of action, at {} where it could be chosen, as far as quick playouts can tell.",
                counted(record.seen, "decision")
            );
            Finding::hole(&format!("never-better-{}", kind.replace(' ', "-")), says, &record.example)
        };
        never.iter().map(finding).collect()
    }

    fn never_fires(&self, subject: &StudySubject) -> Finding {
        let silent = |rule: &parlour_core::Rule| {
            self.fired >> rule.number() & 1 == 0 && !subject.descriptive.contains(&rule.number())
        };
        let never: Vec<String> =
            subject.info.all_rules().filter(silent).map(|rule| rule.to_string()).collect();
        if never.is_empty() {
            return Finding::nothing("never-fires", "Every rule that can fire did.".to_owned());
        }
        let says = format!(
            "In {} these rules never fired: {}. An option may be off, or nobody gets there.",
            counted(self.games, "game"),
            never.join(", ")
        );
        Finding { hole: true, ..Finding::nothing("never-fires", says) }
    }
}
