//! A position whose game is known only at run time: [`AnyPosition`].

use std::sync::Arc;

use parlour_core::{
    FastDice, IllegalActionError, Outcome, Seat, SeatSet, Seats, Sink, Viewer,
    observe::Observed,
    record::{Record, Recording},
};
use parlour_registry::PlayError;
use serde_json::{Value, json};

use crate::{
    AnyView, ChanceNode, EnvError, Heard, History,
    environment::{Chances, Learned},
    history::{Ear, Speech},
    luck::{Luck, Picks},
    origin::{Draw, Origin},
    view::SomeView,
};

/// An action, given by its number or by its text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Named<'a> {
    /// The action's number: see [`Numbering`](parlour_core::observe::Numbering).
    Number(i64),
    /// The action's text, as in records.
    Text(&'a str),
}

/// A whole position, hidden cards included.
pub trait AnyPosition: Send + Sync {
    /// Clones the position.
    fn boxed(&self) -> Box<dyn AnyPosition>;

    /// The number of seats.
    fn seats(&self) -> Seats;

    /// The seats that are to act; none when the game is over or a chance outcome has to be chosen.
    fn to_act(&self) -> SeatSet;

    /// The chance event whose outcome has to be chosen now, if outcomes are chosen from outside.
    fn chance(&self) -> Option<&ChanceNode>;

    /// Chooses the outcome of the current chance event.
    ///
    /// # Errors
    /// If there is no such outcome.
    fn choose(&mut self, outcome: usize) -> Result<(), EnvError>;

    /// The legal actions of a seat, with their numbers.
    fn legal(&self, seat: Seat) -> Vec<(usize, String)>;

    /// The number and the text of a legal action.
    ///
    /// # Errors
    /// With the reason if it is not legal.
    fn find(&self, seat: Seat, action: Named<'_>) -> Result<(usize, String), EnvError>;

    /// Plays an action of a seat.
    ///
    /// # Errors
    /// With the reason, if the seat may not play it. Then nothing has changed.
    fn play(&mut self, seat: Seat, action: Named<'_>) -> Result<(), EnvError>;

    /// The view of a viewer.
    ///
    /// # Errors
    /// If a chance outcome has to be chosen first.
    fn view(&self, viewer: Viewer) -> Result<Box<dyn AnyView>, EnvError>;

    /// What a viewer has heard since the deal.
    fn history(&self, viewer: Viewer) -> History;

    /// [`History::text`] of the viewer's history. It makes no sentences.
    fn information(&self, viewer: Viewer) -> String;

    /// Draws `count` positions that look the same to this viewer, fairly and from its view alone, each with
    /// the history that the viewer has heard.
    ///
    /// # Errors
    /// If a chance outcome has to be chosen first.
    fn sample(&self, viewer: Viewer, seed: u64, count: usize) -> Result<Vec<Box<dyn AnyPosition>>, EnvError>;

    /// The outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The record of the game.
    ///
    /// # Errors
    /// If the game is not over, or the position was never dealt.
    fn record(&self) -> Result<Record, EnvError>;

    /// Saves the whole position as text.
    fn save(&self) -> String;
}

/// A decision or a chance outcome.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Turn<A> {
    Decided(Seat, A),
    Picked(u32),
}

/// A decision, or the deal, that waits for chance outcomes.
#[derive(Clone, Debug)]
struct Open<G: Learned> {
    /// The decision; `None` for the deal.
    decision: Option<(Seat, G::Action)>,
    picks: Vec<u32>,
    node: ChanceNode,
}

/// The one implementation of [`AnyPosition`].
#[derive(Clone, Debug)]
pub(crate) struct Position<G: Learned> {
    origin: Arc<Origin<G>>,
    /// The completed turns since the origin.
    course: Vec<Turn<G::Action>>,
    /// The current position. While a decision is open, the position before it.
    now: G,
    luck: Luck,
    open: Option<Open<G>>,
}

impl<G: Learned> Position<G> {
    pub(crate) fn new(origin: Origin<G>) -> Self {
        let mut luck = origin.luck(Vec::new());
        let now = origin.begin(&mut luck, &mut ());
        let mut position = Self { origin: Arc::new(origin), course: Vec::new(), now, luck, open: None };
        position.open = position.still_open(None, Vec::new());
        position
    }

    /// The open decision, if these outcomes leave a chance event to be chosen.
    fn still_open(&self, decision: Option<(Seat, G::Action)>, picks: Vec<u32>) -> Option<Open<G>> {
        match self.luck.clone() {
            Luck::Rolled(_) => None,
            Luck::Picked(made) => made.open().map(|node| Open { decision, picks, node }),
        }
    }

    /// Completes a decision, or the deal, with these outcomes, or leaves it open for the next one.
    fn go_on(&mut self, decision: Option<(Seat, G::Action)>, picks: Vec<u32>) {
        let mut luck = Luck::Picked(Picks::new(picks.clone()));
        let mut now = match decision {
            Some(_) => self.now.clone(),
            None => self.origin.begin(&mut luck, &mut ()),
        };
        if let Some((seat, action)) = decision {
            now.play_unchecked(seat, action, &mut luck, &mut ());
        }
        self.luck = luck;
        self.open = self.still_open(decision, picks.clone());
        if self.open.is_none() {
            self.now = now;
            self.course.extend(decision.map(|(seat, action)| Turn::Decided(seat, action)));
            self.course.extend(picks.into_iter().map(Turn::Picked));
        }
    }

    fn decide(&mut self, seat: Seat, action: G::Action) {
        match &mut self.luck {
            Luck::Rolled(_) => {
                self.now.play_unchecked(seat, action, &mut self.luck, &mut ());
                self.course.push(Turn::Decided(seat, action));
            }
            Luck::Picked(_) => self.go_on(Some((seat, action)), Vec::new()),
        }
    }

    /// Finds the legal action that is named.
    fn meant(&self, seat: Seat, named: Named<'_>) -> Result<G::Action, EnvError> {
        if self.open.is_some() {
            return Err(EnvError::ChanceDecides);
        }
        let illegal = |error: IllegalActionError| refusal(&error);
        match named {
            Named::Text(text) => {
                let action: G::Action = text.parse()?;
                self.now.check(seat, action).map_err(illegal)?;
                Ok(action)
            }
            Named::Number(number) => {
                self.now.check_turn(seat).map_err(illegal)?;
                let legal = self.now.choices(seat);
                let named = usize::try_from(number).ok();
                let found = named.and_then(|number| G::View::NUMBERING.legal(&legal, number));
                if let Some(action) = found {
                    return Ok(action);
                }
                // An action that exists but is illegal gets the refusal of the rule that forbids it.
                let exists = named.and_then(|number| G::View::NUMBERING.action(number));
                let reason = exists.and_then(|action| self.now.check(seat, action).err());
                Err(reason.map_or(EnvError::NotLegal { number, seat }, illegal))
            }
        }
    }

    /// Replays everything since the origin.
    fn replay(&self, out: &mut impl Sink<G::Event>) {
        if self.open.as_ref().is_some_and(|open| open.decision.is_none()) {
            return;
        }
        let mut luck = self.origin.luck(self.picks());
        let mut position = self.origin.begin(&mut luck, out);
        for turn in &self.course {
            if let Turn::Decided(seat, action) = *turn {
                position.play_unchecked(seat, action, &mut luck, out);
            }
        }
    }

    fn picks(&self) -> Vec<u32> {
        let pick = |turn: &Turn<G::Action>| match turn {
            Turn::Picked(pick) => Some(*pick),
            Turn::Decided(..) => None,
        };
        self.course.iter().filter_map(pick).collect()
    }

    fn heard(&self, viewer: Viewer, speech: Speech) -> History {
        let (known, heard) = self.origin.heard_before(viewer);
        let mut ear = Ear { viewer, speech, heard };
        self.replay(&mut ear);
        History { known, heard: ear.heard }
    }

    /// Restores a position saved by [`AnyPosition::save`].
    pub(crate) fn restore(saved: &Value) -> Result<Self, EnvError> {
        let bad = |reason: &str| EnvError::Form { what: "a saved position", reason: reason.to_owned() };
        let mut position = Self::new(Origin::from_json(&saved["origin"])?);
        for turn in saved["course"].as_array().ok_or_else(|| bad("it has no course"))? {
            match turn {
                Value::Number(pick) => {
                    let pick = pick.as_u64().ok_or_else(|| bad("an outcome is a number"))?;
                    position.choose(pick as usize)?;
                }
                Value::Array(decision) => {
                    let (seat, text) = decision
                        .first()
                        .and_then(Value::as_u64)
                        .and_then(Seat::try_new)
                        .zip(decision.get(1).and_then(Value::as_str))
                        .ok_or_else(|| bad("a decision is a seat and an action"))?;
                    position.play(seat, Named::Text(text))?;
                }
                _ => return Err(bad("its course has something unknown")),
            }
        }
        Ok(position)
    }
}

/// Converts a refusal, with its sentence in English and its rule.
pub(crate) fn refusal(error: &IllegalActionError) -> EnvError {
    let rule = match error {
        IllegalActionError::Breaks { rule, .. } => Some(*rule),
        _ => None,
    };
    EnvError::Illegal { sentence: PlayError::Illegal(error.clone()).to_string(), rule }
}

impl<G: Learned> AnyPosition for Position<G> {
    fn boxed(&self) -> Box<dyn AnyPosition> {
        Box::new(self.clone())
    }

    fn seats(&self) -> Seats {
        self.now.seats()
    }

    fn to_act(&self) -> SeatSet {
        if self.open.is_some() { SeatSet::EMPTY } else { self.now.to_act() }
    }

    fn chance(&self) -> Option<&ChanceNode> {
        self.open.as_ref().map(|open| &open.node)
    }

    fn choose(&mut self, outcome: usize) -> Result<(), EnvError> {
        let open = self.open.as_ref().filter(|open| outcome < open.node.outcomes.len());
        let open = open.ok_or(EnvError::NoSuchOutcome(outcome))?;
        let mut picks = open.picks.clone();
        picks.push(outcome as u32);
        self.go_on(open.decision, picks);
        Ok(())
    }

    fn legal(&self, seat: Seat) -> Vec<(usize, String)> {
        if self.open.is_some() {
            return Vec::new();
        }
        let legal = self.now.choices(seat);
        G::View::NUMBERING.each(&legal).map(|(number, action)| (number, action.to_string())).collect()
    }

    fn find(&self, seat: Seat, action: Named<'_>) -> Result<(usize, String), EnvError> {
        let meant = self.meant(seat, action)?;
        let legal = self.now.choices(seat);
        let found = G::View::NUMBERING.each(&legal).find(|&(_, action)| action == meant);
        let (number, action) = found.expect("what is legal is among the legal actions");
        Ok((number, action.to_string()))
    }

    fn play(&mut self, seat: Seat, action: Named<'_>) -> Result<(), EnvError> {
        let action = self.meant(seat, action)?;
        self.decide(seat, action);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> Result<Box<dyn AnyView>, EnvError> {
        if self.open.is_some() {
            return Err(EnvError::ChanceDecides);
        }
        Ok(Box::new(SomeView::<G>::new(self.now.view(viewer))))
    }

    fn history(&self, viewer: Viewer) -> History {
        self.heard(viewer, Speech::Spoken)
    }

    fn information(&self, viewer: Viewer) -> String {
        self.heard(viewer, Speech::Silent).text()
    }

    fn sample(&self, viewer: Viewer, seed: u64, count: usize) -> Result<Vec<Box<dyn AnyPosition>>, EnvError> {
        if self.open.is_some() {
            return Err(EnvError::ChanceDecides);
        }
        let view = self.now.view(viewer);
        let History { known, heard } = self.history(viewer);
        let triple = |heard: Heard| (heard.rule, heard.words, heard.event);
        // A viewer without the full history has none in a sample either.
        let heard = known.is_none().then(|| heard.into_iter().map(triple).collect::<Vec<_>>());
        let chances = self.origin.chances();
        let draw = |seed: u64| -> Box<dyn AnyPosition> {
            let draw = Draw { view: view.clone(), seed, chances, heard: heard.clone() };
            Box::new(Self::new(Origin::sampled(draw)))
        };
        Ok(seeds(seed, count).into_iter().map(draw).collect())
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.open.is_some() { None } else { self.now.outcome() }
    }

    fn record(&self) -> Result<Record, EnvError> {
        let (mut recording, seed): (Recording<G, Luck>, String) = self.origin.record(self.picks())?;
        for turn in &self.course {
            if let Turn::Decided(seat, action) = *turn {
                recording.play(seat, action, &mut ()).expect("it was legal before");
            }
        }
        recording.finish(seed).ok_or(EnvError::NotOver)
    }

    fn save(&self) -> String {
        let one = |turn: &Turn<G::Action>| match turn {
            Turn::Decided(seat, action) => json!([seat, action.to_string()]),
            Turn::Picked(pick) => json!(pick),
        };
        let mut course: Vec<Value> = self.course.iter().map(one).collect();
        if let Some(open) = &self.open {
            course.extend(open.decision.map(|(seat, action)| json!([seat, action.to_string()])));
            course.extend(open.picks.iter().map(|pick| json!(pick)));
        }
        json!({ "game": G::INFO.slug, "origin": self.origin.to_json(), "course": course }).to_string()
    }
}

impl<G: Learned> Position<G> {
    /// Draws a position from a view alone.
    pub(crate) fn drawn(view: G::View, seed: u64) -> Self {
        Self::new(Origin::sampled(Draw { view, seed, chances: Chances::Rolled, heard: None }))
    }
}

/// The seeds of `count` draws.
pub(crate) fn seeds(seed: u64, count: usize) -> Vec<u64> {
    use parlour_core::Dice as _;
    let mut dice = FastDice::new(seed);
    (0..count).map(|_| dice.next_u64()).collect()
}
