//! What a game is: [`Game`].

use std::{fmt::Debug, ops::RangeInclusive};

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Action, Beat, Book, Chance, Choices, Dice, IllegalActionError, Options, Outcome, Rule, Scene, Seat,
    SeatSet, Seats, Sink, Texts, View, Viewer, Words,
};

/// What there is to know about a game before it is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameInfo {
    /// The name on the command line and in records.
    pub slug: &'static str,
    /// The name for people.
    pub title: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<usize>,
    /// The message that says in one sentence why to play it.
    pub pitch: &'static str,
    /// The letters before its rule numbers.
    pub book: Book,
    /// The rules are numbered from 1 to this.
    pub rules: u8,
}

impl GameInfo {
    /// Every number of seats that can play.
    pub fn tables(&self) -> impl Iterator<Item = Seats> + use<> {
        self.seats.clone().filter_map(Seats::new)
    }

    /// Whether that many can play.
    pub fn seats_allow(&self, seats: Seats) -> bool {
        self.seats.contains(&seats.count())
    }

    /// Every rule.
    pub fn all_rules(&self) -> impl Iterator<Item = Rule> + use<> {
        let book = self.book;
        (1..=self.rules).map(move |number| Rule::new(book, number))
    }
}

/// Something that happened, as those heard it who may.
pub trait Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The event in a sentence.
    fn words(&self) -> Words;

    /// How the event is shown. By default it passes: people see what came of it.
    fn beat(&self) -> Beat {
        Beat::passing()
    }
}

/// All positions that a view allows, ready to be drawn from.
///
/// Made once from a view and drawn from many times: what can be counted beforehand is counted when it is made.
pub trait Sampler<G> {
    /// One of the positions, each as likely as the rules of chance make it given all that the viewer has seen.
    fn draw(&self, dice: &mut impl Dice) -> G;
}

/// A game. A value is a *position*: all of it, hidden cards included.
///
/// A position is flat: cloning it is a copy, and nothing in `legal`, `play_unchecked`, `draw` or `view` touches the heap
/// once buffers are warm. It never goes to a player or a bot: those get a [`Game::View`].
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// Name, seats and pitch.
    const INFO: GameInfo;

    /// Every message that its scenes, events and refusals use, beside those that [all games share](crate::TEXTS).
    const TEXTS: &'static [Texts];

    /// What can be switched when a game is created.
    type Options: Options;
    /// One decision of one seat.
    type Action: Action;
    /// The legal actions of one decision.
    type Choices: Choices<Action = Self::Action>;
    /// Everything one viewer knows.
    type View: View<Action = Self::Action, Choices = Self::Choices>;
    /// What happened, for logs, animation and statistics.
    type Event: Event;
    /// The positions that a view allows.
    type Sampler: Sampler<Self>;

    /// Sets the game up for a number of seats that [`GameInfo::seats`] allows.
    fn deal(
        seats: Seats,
        options: &Self::Options,
        chance: &mut impl Chance,
        out: &mut impl Sink<Self::Event>,
    ) -> Self;

    /// No game with these seats and options has more decisions than this.
    fn longest(seats: Seats, options: &Self::Options) -> u32;

    /// How many sit at the table.
    fn seats(&self) -> Seats;

    /// The options in force.
    fn options(&self) -> &Self::Options;

    /// Who decides now: nobody exactly when the game is over; several when they choose at once.
    fn to_act(&self) -> SeatSet;

    /// Fills `out` with what the seat may do; with nothing if it is not to act. What `out` held before is gone.
    fn legal(&self, seat: Seat, out: &mut Self::Choices);

    /// Whether the seat may do that.
    ///
    /// # Errors
    /// Exactly when the action is not legal, with a reason that a player understands.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), IllegalActionError>;

    /// Does what [`Game::check`] accepts. With anything else it may panic or spoil the game, never memory.
    ///
    /// Where several seats choose at once, a choice is kept until the last of them has chosen.
    fn play_unchecked(
        &mut self,
        seat: Seat,
        action: Self::Action,
        chance: &mut impl Chance,
        out: &mut impl Sink<Self::Event>,
    );

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// What that viewer knows.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The positions that the view allows: of those that differ only in what the viewer cannot know, all.
    fn sampler(view: &Self::View) -> Self::Sampler;

    /// The table as the viewer sees it: zones and pieces, a prompt in words, and for each legal action the picks that mean it.
    fn scene(view: &Self::View) -> Scene;

    // Below: for callers. Games leave these as they are.

    /// Does that, if it is legal.
    ///
    /// # Errors
    /// With the reason, and nothing has changed, if it is not legal.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        chance: &mut impl Chance,
        out: &mut impl Sink<Self::Event>,
    ) -> Result<(), IllegalActionError> {
        self.check(seat, action)?;
        self.play_unchecked(seat, action, chance, out);
        Ok(())
    }

    /// What the seat may do. In a loop, [`Game::legal`] saves making a buffer each time.
    fn choices(&self, seat: Seat) -> Self::Choices {
        let mut choices = Self::Choices::default();
        self.legal(seat, &mut choices);
        choices
    }

    /// One position that the view allows.
    fn sample(view: &Self::View, dice: &mut impl Dice) -> Self {
        Self::sampler(view).draw(dice)
    }

    /// Refuses a seat that is not to act, in the same words for every game.
    ///
    /// # Errors
    /// If the game is over or the seat has nothing to decide.
    fn check_turn(&self, seat: Seat) -> Result<(), IllegalActionError> {
        IllegalActionError::unless_to_act(self.to_act(), seat)
    }
}
