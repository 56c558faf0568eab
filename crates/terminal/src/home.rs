//! A game between a person and bots, kept in a file: [`Home`].

use std::time::Instant;

use parlour_core::{Outcome, Scene, Seat, Sentence, Viewer};
use parlour_registry::{AnyGame, AnyTable, Opinion, Refusal, Thinking};

use crate::{
    Fault, Plan, Session, Store, TakenBack,
    session::{Sitting, Telling},
    thought::Thought,
};

/// A game in play here. It is written to its file after every decision.
pub(crate) struct Home {
    plan: Plan,
    game: &'static dyn AnyGame,
    table: Box<dyn AnyTable>,
    store: Store,
}

impl Home {
    pub(crate) fn start(plan: Plan, store: Store) -> Result<Self, Fault> {
        let game = parlour_registry::find(&plan.game)?;
        let table = game.table(&plan.deal)?;
        plan.check()?;
        let home = Self { plan, game, table, store };
        home.store.set_aside(&home.plan.game)?;
        home.keep()?;
        Ok(home)
    }

    pub(crate) fn resume(store: Store, slug: Option<&str>) -> Result<Self, Fault> {
        let (plan, events, path) = store.load(slug)?;
        let game = parlour_registry::find(&plan.game)?;
        let table =
            game.resume(&plan.deal, events).map_err(|problem| Fault::CannotResume { path, problem })?;
        plan.check()?;
        let home = Self { plan, game, table, store };
        home.keep()?;
        Ok(home)
    }

    fn keep(&self) -> Result<(), Fault> {
        self.store.save(&self.plan, self.table.events())?;
        match self.table.record() {
            Some(record) => self.store.finish(&self.plan, &record),
            None => Ok(()),
        }
    }

    fn decide(&mut self, seat: Seat, action: &str) -> Result<Result<(), Refusal>, Fault> {
        let done = self.table.play(seat, action);
        if done.is_ok() {
            self.keep()?;
        }
        Ok(done)
    }
}

impl Sitting for Home {
    fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    fn me(&self) -> Viewer {
        Viewer::Seat(self.plan.seat)
    }

    fn scene(&self) -> Scene {
        self.table.scene(self.me())
    }

    fn heard(&self) -> Vec<Sentence> {
        self.table.heard(self.me())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    fn player(&self, seat: Seat) -> String {
        self.plan.bot(seat).map_or_else(String::new, |bot| bot.to_string())
    }

    fn introduction(&self) -> Vec<String> {
        let (title, deal) = (self.game.info().title, &self.plan.deal);
        let others: Vec<String> = (0..deal.seats)
            .filter_map(|number| Seat::try_new(number as u64))
            .filter_map(|seat| self.plan.bot(seat).map(|bot| format!("seat {seat} is {bot}")))
            .collect();
        vec![
            format!("{title}, {} seats, seed {}", deal.seats, deal.seed),
            format!("You are seat {}; {}.", self.plan.seat, others.join(", ")),
        ]
    }

    fn record(&self) -> String {
        self.store.records().display().to_string()
    }

    fn parting(&self) -> String {
        "The game is saved; `parlour play --resume` goes on.".to_owned()
    }

    fn my_turn(&self) -> bool {
        self.table.to_act().contains(self.plan.seat)
    }

    fn play(&mut self, action: &str) -> Result<Result<(), String>, Fault> {
        Ok(self.decide(self.plan.seat, action)?.map_err(|refusal| refusal.to_string()))
    }

    fn refusal(&self, action: &str) -> Option<Refusal> {
        self.table.check(self.plan.seat, action).err()
    }

    fn take_back(&mut self) -> Result<TakenBack, Fault> {
        if self.outcome().is_some() {
            return Ok(TakenBack::No("The game is over and written down.".to_owned()));
        }
        if !self.table.take_back(self.plan.seat) {
            return Ok(TakenBack::No("There is no decision of yours to be taken back.".to_owned()));
        }
        self.keep()?;
        Ok(TakenBack::Yes)
    }

    fn advising(&self, iterations: u32) -> Thinking<Vec<Opinion>> {
        self.table.advising(self.plan.seat, iterations)
    }

    fn another(&mut self) -> Result<Session, Fault> {
        Session::start(self.plan.clone().with_new_luck()?, self.store.clone())
    }

    fn bot_to_act(&self) -> Option<Seat> {
        self.table.to_act().without(self.plan.seat).first()
    }

    fn begin(&self, seat: Seat) -> Thought<String> {
        let bot = self.plan.bot(seat).expect("somebody who is not the person is a bot");
        Thought::begin(self.table.thinking(seat, bot), bot.limit())
    }

    fn bot_decides(&mut self, seat: Seat, action: &str) -> Result<(), Fault> {
        self.decide(seat, action)?.expect("a bot chooses what is legal");
        Ok(())
    }

    fn news(&mut self) -> Result<Option<String>, Fault> {
        Ok(None)
    }

    fn let_others_play(&mut self) -> Result<Option<String>, Fault> {
        while let Some(seat) = self.bot_to_act() {
            let bot = self.plan.bot(seat).expect("somebody who is not the person is a bot");
            let end = Instant::now() + bot.limit();
            let action = self.table.thinking(seat, bot)(&|| Instant::now() >= end);
            self.bot_decides(seat, &action)?;
        }
        Ok(None)
    }

    fn tell(&mut self, _: Telling) -> Result<Option<String>, Fault> {
        Ok(Some("There is nobody here but bots.".to_owned()))
    }
}
