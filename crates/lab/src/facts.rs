//! What one game showed, [`Facts`], and what records it, [`Observer`].

use parlour_core::{Audience, Choices, Outcome, Rule, Seat, SeatSet, study::MOST_PHASES};
use parlour_registry::BotRunner;
use parlour_runner::Watcher;

use crate::{Notes, Studied, leaders::ahead, tally::GamePoint};

/// The number that every rule number is below.
pub(crate) const MOST_RULES: usize = 32;

/// What happened in the decisions of one phase.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct PhaseFacts {
    pub(crate) decisions: u32,
    /// The sum of legal actions over all decisions.
    pub(crate) legal: u64,
    /// The number of decisions with one legal action.
    pub(crate) forced: u32,
    /// The most legal actions, and at which decision.
    pub(crate) most: u32,
    pub(crate) most_at: u32,
}

/// How often a rule was cited.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct RuleFacts {
    /// The number of steps of the game that cited it. A step is the deal, or a decision with everything that
    /// follows from it.
    pub(crate) steps: u32,
    /// The number of decisions before it was first cited.
    pub(crate) first: u32,
}

/// The seats that were ahead from some decision on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lead {
    pub(crate) from: u32,
    pub(crate) leaders: SeatSet,
}

/// What one game showed. It is reused for the next game, so that no game needs memory of its own.
#[derive(Clone, Debug)]
pub struct Facts {
    pub(crate) game: u64,
    pub(crate) decisions: u32,
    pub(crate) phases: [PhaseFacts; MOST_PHASES],
    pub(crate) rules: [RuleFacts; MOST_RULES],
    /// Which seats were ahead, from the deal on: every change.
    pub(crate) leads: Vec<Lead>,
    /// The most decisions of one turn, and the decision it ended with.
    pub(crate) longest_turn: (u32, u32),
    /// The number of turns over at the last step, and the decision after which the current turn began.
    turns_seen: u32,
    turn_began: u32,
    pub(crate) notes: Notes,
    /// One bit for each rule cited in this step.
    cited: u64,
    /// The seat that places are counted from, and the outcome, once there is one.
    pub(crate) end: Option<(Seat, Outcome)>,
}

impl Default for Facts {
    fn default() -> Self {
        Self {
            game: 0,
            decisions: 0,
            phases: [PhaseFacts::default(); MOST_PHASES],
            rules: [RuleFacts::default(); MOST_RULES],
            leads: Vec::new(),
            longest_turn: (0, 0),
            turns_seen: 0,
            turn_began: 0,
            notes: Notes::default(),
            cited: 0,
            end: None,
        }
    }
}

impl Facts {
    /// Clears what the last game showed.
    fn begin(&mut self, game: u64) {
        self.game = game;
        self.decisions = 0;
        self.phases.fill(PhaseFacts::default());
        self.rules.fill(RuleFacts::default());
        self.leads.clear();
        (self.longest_turn, self.turns_seen, self.turn_began) = ((0, 0), 0, 0);
        self.notes = Notes::default();
        self.cited = 0;
        self.end = None;
    }

    /// A point in this game.
    pub(crate) const fn spot(&self, decision: u32) -> GamePoint {
        GamePoint { game: self.game, decision }
    }

    /// Ends a step by counting the rules cited in it.
    #[inline]
    fn end_step(&mut self) {
        let mut cited = std::mem::take(&mut self.cited);
        while cited != 0 {
            let rule = &mut self.rules[cited.trailing_zeros() as usize];
            if rule.steps == 0 {
                rule.first = self.decisions;
            }
            rule.steps += 1;
            cited &= cited - 1;
        }
    }

    /// Counts the turns that are over, and keeps the longest.
    #[inline]
    fn end_turn(&mut self) {
        if self.notes.turns() > self.turns_seen {
            self.turns_seen = self.notes.turns();
            self.longest_turn = self.longest_turn.max((self.decisions - self.turn_began, self.decisions));
            self.turn_began = self.decisions;
        }
    }
}

/// Records what a game shows.
#[derive(Debug)]
pub(crate) struct Observer<G: Studied> {
    pub(crate) facts: Facts,
    /// What each seat's position is worth, as of the last step. It is only worked out again where it may have
    /// changed, because with poker hands that is expensive.
    worths: [G::Worth; Seat::MAX],
}

impl<G: Studied> Observer<G> {
    pub(crate) fn new() -> Self {
        Self { facts: Facts::default(), worths: [G::Worth::default(); Seat::MAX] }
    }

    /// Plays game `index` and returns what it showed. A game that does not end has facts without an outcome.
    pub(crate) fn watch(&mut self, games: &BotRunner<G>, index: u64) -> &Facts {
        self.facts.begin(index);
        games.watch(index, self);
        &self.facts
    }

    /// Looks at the position after a step.
    #[inline]
    fn look(&mut self, position: &G) {
        self.facts.end_step();
        self.facts.end_turn();
        let shifted = self.facts.notes.take_shifted();
        if !shifted.is_empty() {
            self.weigh(position, shifted);
        }
    }

    /// Works out again who is ahead, after what these seats have may have changed.
    fn weigh(&mut self, position: &G, shifted: SeatSet) {
        let seats = position.seats();
        for seat in shifted & seats.all() {
            self.worths[seat.number()] = position.worth(seat);
        }
        let leaders = ahead(seats, |seat| self.worths[seat.number()]);
        if self.facts.leads.last().is_none_or(|lead| lead.leaders != leaders) {
            self.facts.leads.push(Lead { from: self.facts.decisions, leaders });
        }
    }
}

impl<G: Studied> Watcher<G> for Observer<G> {
    #[inline]
    fn cite(&mut self, rule: Rule) {
        self.facts.cited |= 1 << rule.number();
    }

    #[inline]
    fn tell(&mut self, rule: Rule, _audience: Audience, event: G::Event) {
        Watcher::<G>::cite(self, rule);
        G::note(rule, &event, &mut self.facts.notes);
    }

    #[inline]
    fn dealt(&mut self, position: &G) {
        self.facts.notes.shift_all();
        self.look(position);
    }

    #[inline]
    fn asked(&mut self, position: &G, _seat: Seat, choices: &G::Choices) {
        let legal = choices.len() as u32;
        let phase = &mut self.facts.phases[position.phase()];
        phase.decisions += 1;
        phase.legal += u64::from(legal);
        phase.forced += u32::from(legal == 1);
        if legal > phase.most {
            (phase.most, phase.most_at) = (legal, self.facts.decisions);
        }
    }

    #[inline]
    fn played(&mut self, position: &G) {
        self.facts.decisions += 1;
        self.look(position);
        if position.to_act().is_empty() {
            self.facts.end = position.outcome().map(|outcome| (position.origin(), outcome));
        }
    }
}

#[cfg(test)]
mod tests {
    use parlour_bots::Bot;
    use parlour_core::{OptionHelp, Options as _, Takes};
    use parlour_registry::{Complete, GameVisitor, Setup, for_each_game};
    use serde_json::Value;

    use super::*;

    /// An observer that checks each of its notes against the position itself.
    struct Auditor<G: Studied>(Observer<G>);

    impl<G: Studied> Auditor<G> {
        fn audit(&self, position: &G) {
            let leaders = ahead(position.seats(), |seat| position.worth(seat));
            let noted = self.0.facts.leads.last().unwrap().leaders;
            assert_eq!(noted, leaders, "{} after decision {}", G::INFO.title, self.0.facts.decisions);
        }
    }

    impl<G: Studied> Watcher<G> for Auditor<G> {
        fn cite(&mut self, rule: Rule) {
            self.0.cite(rule);
        }

        fn tell(&mut self, rule: Rule, audience: Audience, event: G::Event) {
            self.0.tell(rule, audience, event);
        }

        fn dealt(&mut self, position: &G) {
            self.0.dealt(position);
            self.audit(position);
        }

        fn played(&mut self, position: &G) {
            self.0.played(position);
            self.audit(position);
        }
    }

    /// Plays some games at every table and audits each of their steps.
    fn audit<G: Studied>(options: &[(String, Value)]) {
        for seats in G::INFO.tables() {
            for bot in [Bot::Random, Bot::Explorer] {
                let options = options.to_vec();
                let setup = Setup { seats: seats.count(), options, bots: vec![bot], seed: 3 };
                let games = BotRunner::<G>::new(&setup).unwrap();
                for game in 0..40 {
                    let mut auditor = Auditor(Observer::new());
                    auditor.0.facts.begin(game);
                    let outcome = games.watch(game, &mut auditor).unwrap().outcome;
                    let lead = auditor.0.facts.leads.last().unwrap();
                    assert_eq!(
                        lead.leaders,
                        outcome.winners,
                        "{}: who is ahead at the end wins",
                        G::INFO.title
                    );
                }
            }
        }
    }

    /// Every value an option can take, one at a time, or all values together where it takes several.
    fn variants(help: &OptionHelp) -> Vec<(String, Value)> {
        let values = match help.takes {
            Takes::OneOf(words) => words.iter().map(|&word| word.into()).collect(),
            Takes::SomeOf(words) => vec![words.into()],
            Takes::Switch | Takes::Number { .. } | Takes::Numbers { .. } => Vec::new(),
        };
        values.into_iter().map(|value: Value| (help.key.to_owned(), value)).collect()
    }

    struct AuditEach;

    impl GameVisitor for AuditEach {
        fn visit<G: Complete>(&mut self) {
            audit::<G>(&[]);
            let defaults = parlour_core::options::to_json(&G::Options::default());
            let changes = G::Options::HELP.iter().flat_map(variants);
            for change in changes.filter(|(key, value)| defaults[key] != *value) {
                audit::<G>(&[change]);
            }
        }
    }

    #[test]
    fn who_is_ahead_is_noted_at_every_step() {
        for_each_game(&mut AuditEach);
    }
}
