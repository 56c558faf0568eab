//! A game between a person and bots: [`Session`].

use std::time::Instant;

use parlour_core::{Outcome, Rule, Scene, Seat, Sentence, Viewer, scene::Pick};
use parlour_registry::{AnyGame, AnyTable, Opinion, Refusal, Thinking};

use crate::{Fault, Plan, Store, thought::Thought};

/// A game in play. It is written to its file after every decision.
pub struct Session {
    plan: Plan,
    game: &'static dyn AnyGame,
    table: Box<dyn AnyTable>,
    store: Store,
}

impl Session {
    /// Deals a game.
    ///
    /// # Errors
    /// If the plan does not fit the game, or the game cannot be written.
    pub fn start(plan: Plan, store: Store) -> Result<Self, Fault> {
        let game = parlour_registry::find(&plan.game)?;
        let table = game.table(&plan.deal)?;
        plan.check()?;
        let session = Self { plan, game, table, store };
        session.store.set_aside(&session.plan.game)?;
        session.keep()?;
        Ok(session)
    }

    /// Goes on with the saved game of that slug, or with the one saved last.
    ///
    /// # Errors
    /// If there is none, or its file is not one that the rules give.
    pub fn resume(store: Store, slug: Option<&str>) -> Result<Self, Fault> {
        let (plan, events, path) = store.load(slug)?;
        let game = parlour_registry::find(&plan.game)?;
        let table =
            game.resume(&plan.deal, events).map_err(|problem| Fault::CannotResume { path, problem })?;
        plan.check()?;
        let session = Self { plan, game, table, store };
        session.keep()?;
        Ok(session)
    }

    /// Deals another game at the same table.
    ///
    /// # Errors
    /// If there is no luck to be had, or the game cannot be written.
    pub fn another(&self) -> Result<Self, Fault> {
        Self::start(self.plan.clone().with_new_luck()?, self.store.clone())
    }

    fn keep(&self) -> Result<(), Fault> {
        self.store.save(&self.plan, self.table.events())?;
        match self.table.record() {
            Some(record) => self.store.finish(&self.plan, &record),
            None => Ok(()),
        }
    }

    /// What is played, and who sits where.
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The game.
    pub const fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    /// Where it is kept.
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// The person.
    pub const fn me(&self) -> Viewer {
        Viewer::Seat(self.plan.seat)
    }

    /// The table as the person sees it.
    pub fn scene(&self) -> Scene {
        self.table.scene(self.me())
    }

    /// What the person has heard.
    pub fn heard(&self) -> Vec<Sentence> {
        self.table.heard(self.me())
    }

    /// How it ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    /// Whether the person is to decide.
    pub fn my_turn(&self) -> bool {
        self.table.to_act().contains(self.plan.seat)
    }

    /// Whose decision a bot has to make next.
    pub(crate) fn bot_to_act(&self) -> Option<Seat> {
        self.table.to_act().without(self.plan.seat).first()
    }

    /// The person decides. The inner error says why it was refused.
    ///
    /// # Errors
    /// If the game cannot be written.
    pub fn play(&mut self, action: &str) -> Result<Result<(), Refusal>, Fault> {
        self.decide(self.plan.seat, action)
    }

    fn decide(&mut self, seat: Seat, action: &str) -> Result<Result<(), Refusal>, Fault> {
        let done = self.table.play(seat, action);
        if done.is_ok() {
            self.keep()?;
        }
        Ok(done)
    }

    /// The bot on that seat begins to think.
    pub(crate) fn begin(&self, seat: Seat) -> Thought<String> {
        let bot = self.plan.bot(seat).expect("somebody who is not the person is a bot");
        Thought::begin(self.table.thinking(seat, bot), bot.limit())
    }

    /// A bot has decided.
    pub(crate) fn bot_decides(&mut self, seat: Seat, action: &str) -> Result<(), Fault> {
        self.decide(seat, action)?.expect("a bot chooses what is legal");
        Ok(())
    }

    /// Lets the bots decide until it is the person's turn or the game is over.
    ///
    /// # Errors
    /// If the game cannot be written.
    pub fn let_bots_play(&mut self) -> Result<(), Fault> {
        while let Some(seat) = self.bot_to_act() {
            let bot = self.plan.bot(seat).expect("somebody who is not the person is a bot");
            let end = Instant::now() + bot.limit();
            let action = self.table.thinking(seat, bot)(&|| Instant::now() >= end);
            self.bot_decides(seat, &action)?;
        }
        Ok(())
    }

    /// Goes back to the person's last decision. Whether there was one.
    ///
    /// # Errors
    /// If the game cannot be written.
    pub fn take_back(&mut self) -> Result<bool, Fault> {
        let back = self.outcome().is_none() && self.table.take_back(self.plan.seat);
        if back {
            self.keep()?;
        }
        Ok(back)
    }

    /// What the search thinks of the person's choices.
    pub fn advising(&self, iterations: u32) -> Thinking<Vec<Opinion>> {
        self.table.advising(self.plan.seat, iterations)
    }

    /// Why something cannot be picked, in the words of the rule.
    pub fn why_not(&self, scene: &Scene, picked: &[Pick], pick: &Pick) -> String {
        parlour_registry::why_not(scene, picked, pick, |action| {
            self.table.check(self.plan.seat, action).err()
        })
    }

    /// The rules page, from the item of that rule on.
    pub(crate) fn line_of_rule(&self, rule: Rule) -> usize {
        let item = format!("**{rule}**");
        self.game.rules().lines().position(|line| line.contains(&item)).unwrap_or(0)
    }
}
