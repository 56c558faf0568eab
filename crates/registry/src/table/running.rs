//! The one implementation of [`AnyTable`].

use parlour_bots::{Bot, Known, Question, thinker::Thinker};
use parlour_core::{
    Choices as _, Event as _, FastDice, Outcome, Purpose, Scene, Seat, SeatSet, Seats, Told, Viewer, options,
    record::{BadRecord, Record, RecordEvent, Recording},
};
use serde_json::{Map, Value};

use super::{AnyTable, CannotResume, Deal, Refusal, Thinking, luck::Luck};
use crate::{Opinion, Sentence, SetupError, advice, options_with, simulation::seats_of};

pub(crate) fn deal<G: Known>(deal: &Deal) -> Result<Box<dyn AnyTable>, SetupError> {
    let (seats, options) = prepare::<G>(deal)?;
    let mut told = Vec::new();
    let game = Recording::deal(seats, &options, Luck::after(0, deal.seed), &mut told);
    Ok(Box::new(Table::<G> { game, told, seed: deal.seed }))
}

pub(crate) fn resume<G: Known>(
    deal: &Deal,
    events: Vec<RecordEvent>,
) -> Result<Box<dyn AnyTable>, CannotResume> {
    let (seats, options) = prepare::<G>(deal)?;
    Ok(Box::new(Table::<G>::resume(seats, &options, events, deal.seed)?))
}

fn prepare<G: Known>(deal: &Deal) -> Result<(Seats, G::Options), SetupError> {
    let seats = seats_of::<G>(deal.seats)?;
    let changes: Vec<(String, Value)> =
        deal.options.iter().map(|(key, value)| (key.clone(), value.clone())).collect();
    Ok((seats, options_with::<G>(&changes)?))
}

struct Table<G: Known> {
    game: Recording<G, Luck>,
    told: Vec<Told<G::Event>>,
    seed: u64,
}

impl<G: Known> Table<G> {
    fn resume(
        seats: Seats,
        options: &G::Options,
        events: Vec<RecordEvent>,
        seed: u64,
    ) -> Result<Self, BadRecord> {
        let chance = events.iter().filter(|event| matches!(event, RecordEvent::Chance(_)));
        let luck = Luck::after(chance.count() as u64, seed);
        let mut told = Vec::new();
        let game = Recording::resume(seats, options, events, luck, &mut told)?;
        Ok(Self { game, told, seed })
    }

    /// What a seat knows, what it may do, and dice for its thinking.
    fn question(&self, seat: Seat) -> (G::View, G::Choices, FastDice) {
        let position = self.game.position();
        let moment = self.game.events().len() as u64;
        let dice = FastDice::for_game(self.seed, moment, Purpose::Thinking(seat));
        (position.view(Viewer::Seat(seat)), position.choices(seat), dice)
    }
}

impl<G: Known> AnyTable for Table<G> {
    fn seats(&self) -> Seats {
        self.game.position().seats()
    }

    fn options(&self) -> Map<String, Value> {
        options::to_json(self.game.position().options())
    }

    fn to_act(&self) -> SeatSet {
        self.game.position().to_act()
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        G::scene(&self.game.position().view(viewer))
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Refusal> {
        Ok(self.game.position().check(seat, action.parse()?)?)
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Refusal> {
        Ok(self.game.play(seat, action.parse()?, &mut self.told)?)
    }

    fn heard(&self, viewer: Viewer) -> Vec<Sentence> {
        let heard = self.told.iter().filter(|told| told.audience.includes(viewer));
        heard.map(|told| Sentence { rule: told.rule, words: told.event.words() }).collect()
    }

    fn events(&self) -> &[RecordEvent] {
        self.game.events()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.position().outcome()
    }

    fn record(&self) -> Option<Record> {
        self.game.finish(self.seed.to_string())
    }

    fn take_back(&mut self, seat: Seat) -> bool {
        let events = self.game.events();
        let mine = |event: &RecordEvent| matches!(event, RecordEvent::Decision { seat: other, .. } if *other == seat);
        let Some(last) = events.iter().rposition(mine) else { return false };
        let position = self.game.position();
        let before = Self::resume(position.seats(), position.options(), events[..last].to_vec(), self.seed);
        *self = before.expect("the beginning of a game that was played is a game that can be played");
        true
    }

    fn thinking(&self, seat: Seat, bot: Bot) -> Thinking<String> {
        let (view, legal, mut dice) = self.question(seat);
        Box::new(move |enough| {
            let mut player = bot.player::<G>();
            let action = player.glance(&legal, &mut dice);
            let question = Question { seat, view: &view, legal: &legal };
            action.unwrap_or_else(|| player.decide(question, &mut dice, enough)).to_string()
        })
    }

    fn advising(&self, seat: Seat, iterations: u32) -> Thinking<Vec<Opinion>> {
        let (view, legal, mut dice) = self.question(seat);
        Box::new(move |enough| {
            let question = Question { seat, view: &view, legal: &legal };
            let estimates = Thinker::<G>::new(iterations).advise(question, &mut dice, enough);
            debug_assert_eq!(estimates.len(), legal.len(), "there is an estimate for every action");
            advice::opinions(&estimates)
        })
    }
}
