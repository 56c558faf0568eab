//! The one implementation of [`AnyTable`].

use parlour_bots::{Bot, Known};
use parlour_core::{
    Choices as _, FastDice, Outcome, Sampler as _, Scene, Seat, SeatSet, Seats, Seed, Sentence, Told, Viewer,
    options,
    record::{Record, RecordError, RecordEvent, Recording},
};
use parlour_runner::Question;
use serde_json::{
    Map, Value,
    value::{RawValue, to_raw_value},
};

use super::{AnyTable, Deal, PlayError, ResumeError, TakeBackError, Thinking, luck::Luck};
use crate::{Opinion, SetupError, advice, options_with, setup::seats_of};

pub(crate) fn deal<G: Known>(deal: &Deal) -> Result<Box<dyn AnyTable>, SetupError> {
    let (seats, options) = prepare::<G>(deal)?;
    let mut told = Vec::new();
    let game = Recording::deal(seats, &options, Luck::after(0, deal.seed), &mut told);
    Ok(Box::new(GameTable::<G> { game, told, seed: deal.seed }))
}

pub(crate) fn resume<G: Known>(
    deal: &Deal,
    events: Vec<RecordEvent>,
) -> Result<Box<dyn AnyTable>, ResumeError> {
    let (seats, options) = prepare::<G>(deal)?;
    Ok(Box::new(GameTable::<G>::resume(seats, &options, events, deal.seed)?))
}

fn prepare<G: Known>(deal: &Deal) -> Result<(Seats, G::Options), SetupError> {
    let seats = seats_of::<G>(deal.seats)?;
    let changes: Vec<(String, Value)> =
        deal.options.iter().map(|(key, value)| (key.clone(), value.clone())).collect();
    Ok((seats, options_with::<G>(&changes)?))
}

struct GameTable<G: Known> {
    game: Recording<G, Luck>,
    told: Vec<Told<G::Event>>,
    seed: Seed,
}

impl<G: Known> GameTable<G> {
    fn resume(
        seats: Seats,
        options: &G::Options,
        events: Vec<RecordEvent>,
        seed: Seed,
    ) -> Result<Self, RecordError> {
        let chance = events.iter().filter(|event| matches!(event, RecordEvent::Chance(_)));
        let luck = Luck::after(chance.count() as u64, seed);
        let mut told = Vec::new();
        let game = Recording::resume(seats, options, events, luck, &mut told)?;
        Ok(Self { game, told, seed })
    }

    /// A seat's view, its legal actions, and dice for its thinking.
    fn question(&self, seat: Seat) -> (G::View, G::Choices, FastDice) {
        let position = self.game.position();
        let moment = self.game.events().len() as u64;
        let dice = self.seed.thinking_dice(seat, moment);
        (position.view(Viewer::Seat(seat)), position.choices(seat), dice)
    }

    /// The index of the seat's last decision among the events.
    fn last_decision(&self, seat: Seat) -> Option<usize> {
        let mine = |event: &RecordEvent| matches!(event, RecordEvent::Decision { seat: other, .. } if *other == seat);
        self.game.events().iter().rposition(mine)
    }

    /// The table at which only these events have happened, if the rules allow them.
    fn with(&self, events: Vec<RecordEvent>) -> Result<Self, RecordError> {
        let position = self.game.position();
        Self::resume(position.seats(), position.options(), events, self.seed)
    }

    /// Whether the seat already knew before the action everything it knows now: then every position it could
    /// have imagined leads to the same view.
    fn foresaw(&self, before: &Self, seat: Seat, action: G::Action) -> bool {
        const IMAGINED: usize = 32;
        let (view, _, mut dice) = before.question(seat);
        let (sampler, now) = (G::sampler(&view), self.game.position().view(Viewer::Seat(seat)));
        (0..IMAGINED).all(|_| {
            let mut imagined: G = sampler.draw(&mut dice);
            imagined.play_unchecked(seat, action, &mut dice, &mut ());
            imagined.view(Viewer::Seat(seat)) == now
        })
    }
}

impl<G: Known> AnyTable for GameTable<G> {
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

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        to_raw_value(&self.game.position().view(viewer)).expect("a view is JSON")
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), PlayError> {
        Ok(self.game.position().check(seat, action.parse()?)?)
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError> {
        Ok(self.game.play(seat, action.parse()?, &mut self.told)?)
    }

    fn mark(&self) -> usize {
        self.told.len()
    }

    fn heard_until(&self, mark: usize, viewer: Viewer) -> usize {
        self.told[..mark].iter().filter(|told| told.audience.includes(viewer)).count()
    }

    fn heard_since(&self, mark: usize, viewer: Viewer) -> Vec<Sentence> {
        let heard = self.told[mark..].iter().filter(|told| told.audience.includes(viewer));
        heard.map(Told::sentence).collect()
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

    fn record_after(&self, seat: Seat, action: &str) -> Option<Record> {
        let action = action.parse().ok()?;
        self.game.position().check(seat, action).ok()?;
        self.game.outcome_after(seat, action)?;
        let mut ended = self.game.clone();
        ended.play(seat, action, &mut ()).expect("it was checked");
        ended.finish(self.seed.to_string())
    }

    fn take_back(&mut self, seat: Seat) -> bool {
        let Some(last) = self.last_decision(seat) else { return false };
        let before = self.with(self.game.events()[..last].to_vec());
        *self = before.expect("the beginning of a game that was played is a game that can be played");
        true
    }

    fn take_back_fairly(&mut self, seat: Seat) -> Result<(), TakeBackError> {
        let last = self.last_decision(seat).ok_or(TakeBackError::NothingDecided)?;
        let mut events = self.game.events().to_vec();
        let RecordEvent::Decision { action, .. } = events.remove(last) else {
            unreachable!("a decision was looked for")
        };
        // If the others' later decisions are impossible without this one, it stands. Choices made at the same
        // time and still hidden remain possible.
        let before = self.with(events).map_err(|_| TakeBackError::Learned)?;
        let action = action.parse().map_err(|_| TakeBackError::Learned)?;
        if last + 1 == self.game.events().len() && !self.foresaw(&before, seat, action) {
            return Err(TakeBackError::Learned);
        }
        *self = before;
        Ok(())
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        if !self.to_act().contains(seat) {
            return Vec::new();
        }
        let choices = self.game.position().choices(seat);
        (0..choices.len()).map(|index| choices.nth(index).to_string()).collect()
    }

    fn is_forced(&self, seat: Seat) -> bool {
        self.game.position().choices(seat).len() == 1
    }

    fn thinking(&self, seat: Seat, bot: Bot) -> Thinking<String> {
        let (view, legal, mut dice) = self.question(seat);
        Box::new(move |enough| {
            let mut player = parlour_bots::player::<G>(bot);
            let action = player.glance(&legal, &mut dice);
            let question = Question { seat, view: &view, legal: &legal };
            action.unwrap_or_else(|| player.decide(question, &mut dice, enough)).to_string()
        })
    }

    fn advising(&self, seat: Seat, iterations: u32) -> Thinking<Vec<Opinion>> {
        let (view, legal, mut dice) = self.question(seat);
        Box::new(move |enough| {
            let question = Question { seat, view: &view, legal: &legal };
            advice::opinions::<G>(question, iterations, &mut dice, enough)
        })
    }
}
