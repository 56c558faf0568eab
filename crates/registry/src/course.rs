//! The course of a game from the deal to the outcome, whoever plays: [`Course`].

use parlour_core::{
    Choices as _, FastDice, Game, Outcome, Purpose, Seat, Seats,
    record::{Record, Recording},
};

use crate::Watcher;

/// A game that has been played.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// How many decisions it had.
    pub decisions: u32,
    /// How it ended.
    pub outcome: Outcome,
}

/// A bot at work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thought {
    /// It is asked.
    Begins,
    /// The bot on that seat has decided.
    Ends(Seat),
}

/// Those who play a game together, and whoever looks on.
pub(crate) trait Company<G: Game>: Watcher<G> {
    /// Why a game came to no end.
    type Broken;

    /// What the seat does: something legal.
    fn decide(
        &mut self,
        position: &G,
        seat: Seat,
        legal: &G::Choices,
        dice: &mut FastDice,
    ) -> Result<G::Action, Self::Broken>;
}

/// Games of one kind, each depending only on the seed, its number and the company.
#[derive(Clone, Debug)]
pub(crate) struct Course<G: Game> {
    pub(crate) seats: Seats,
    pub(crate) options: G::Options,
    pub(crate) seed: u64,
}

impl<G: Game> Course<G> {
    fn table(&self, index: u64) -> FastDice {
        FastDice::for_game(self.seed, index, Purpose::Table)
    }

    fn thinking(&self, index: u64) -> [FastDice; Seat::MAX] {
        std::array::from_fn(|seat| {
            FastDice::for_game(self.seed, index, Purpose::Thinking(Seat::new(seat as u8)))
        })
    }

    /// The position that game `index` begins with.
    pub(crate) fn deal(&self, index: u64) -> G {
        G::deal(self.seats, &self.options, &mut self.table(index), &mut ())
    }

    /// Plays game `index`, until the company has seen enough, or somebody is to act and can do nothing: then there is no result.
    pub(crate) fn play_until<C: Company<G>>(
        &self,
        index: u64,
        company: &mut C,
    ) -> Result<Option<Played>, C::Broken> {
        let (mut table, mut thinking) = (self.table(index), self.thinking(index));
        let mut choices = G::Choices::default();
        let mut position = G::deal(self.seats, &self.options, &mut table, company);
        company.dealt(&position);
        let mut decisions = 0;
        while let Some(seat) = position.to_act().first() {
            position.legal(seat, &mut choices);
            company.asked(&position, seat, &choices);
            if choices.is_empty() || company.enough() {
                return Ok(None);
            }
            let action = company.decide(&position, seat, &choices, &mut thinking[seat.number()])?;
            company.chose(&position, seat, action);
            position.play_unchecked(seat, action, &mut table, company);
            company.played(&position);
            decisions += 1;
        }
        Ok(Some(Played { decisions, outcome: position.outcome().expect("nobody is to act") }))
    }

    /// Plays game `index` and writes it down: the same game as [`Course::play_until`]. Where somebody is to act and can do nothing,
    /// or there are more decisions than the rules allow, the record ends there and there is no result.
    pub(crate) fn record<C: Company<G>>(
        &self,
        index: u64,
        company: &mut C,
    ) -> Result<(Option<Played>, Record), C::Broken> {
        let (seed, mut thinking) = (format!("{}/{index}", self.seed), self.thinking(index));
        let mut game = Recording::<G, _>::deal(self.seats, &self.options, self.table(index), company);
        let longest = G::longest(self.seats, &self.options);
        let mut decisions = 0;
        while let Some(seat) = game.position().to_act().first() {
            let choices = game.position().choices(seat);
            if choices.is_empty() || decisions > longest {
                return Ok((None, game.so_far(seed)));
            }
            let action = company.decide(game.position(), seat, &choices, &mut thinking[seat.number()])?;
            game.play(seat, action, company).expect("a company decides what is legal");
            decisions += 1;
        }
        let outcome = game.position().outcome().expect("nobody is to act");
        let record = game.finish(seed).expect("the game is over");
        Ok((Some(Played { decisions, outcome }), record))
    }
}
