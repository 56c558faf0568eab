//! What a game is: [`Game`].

use std::{fmt::Debug, ops::RangeInclusive};

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Action, Beat, Book, Chance, Choices, Dice, IllegalActionError, Options, Outcome, Rule, Scene, Seat,
    SeatSet, Seats, Sink, Texts, View, Viewer, Words,
};

/// The facts about a game that are known before it is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameInfo {
    /// The name on the command line and in records.
    pub slug: &'static str,
    /// The name for people.
    pub title: &'static str,
    /// The numbers of seats the game can be played with.
    pub seats: RangeInclusive<usize>,
    /// The message that says in one sentence why to play the game.
    pub pitch: &'static str,
    /// The letters before its rule numbers.
    pub book: Book,
    /// The number of rules; they are numbered from 1 to this.
    pub rules: u8,
}

impl GameInfo {
    /// Every number of seats the game can be played with.
    pub fn tables(&self) -> impl Iterator<Item = Seats> + use<> {
        self.seats.clone().filter_map(Seats::new)
    }

    /// Whether the game can be played with that number of seats.
    pub fn seats_allow(&self, seats: Seats) -> bool {
        self.seats.contains(&seats.count())
    }

    /// Every rule.
    pub fn all_rules(&self) -> impl Iterator<Item = Rule> + use<> {
        let book = self.book;
        (1..=self.rules).map(move |number| Rule::new(book, number))
    }
}

/// Something that happened, told to those who may hear it.
pub trait Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The event in a sentence.
    fn words(&self) -> Words;

    /// How the event is shown. By default it passes unseen, and people see only its result.
    fn beat(&self) -> Beat {
        Beat::passing()
    }
}

/// All positions that a view allows, ready to be drawn from.
///
/// Made once from a view and drawn from many times: whatever can be counted in advance is counted when it is
/// made.
pub trait Sampler<G> {
    /// Draws one of the positions, each as likely as chance makes it given everything the viewer has seen.
    fn draw(&self, dice: &mut impl Dice) -> G;
}

/// A game. A value is a *position*: everything, including hidden cards.
///
/// A position is flat: cloning it is a plain copy, and nothing in `legal`, `play_unchecked`, `draw` or `view`
/// allocates once buffers are warm. It is never given to a player or a bot: they get a [`Game::View`].
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// Name, seats and pitch.
    const INFO: GameInfo;

    /// Every message used by its scenes, events and refusals, except those that
    /// [all games share](crate::TEXTS).
    const TEXTS: &'static [Texts];

    /// The options that can be set when a game is created.
    type Options: Options;
    /// One decision of one seat.
    type Action: Action;
    /// The legal actions of one decision.
    type Choices: Choices<Action = Self::Action>;
    /// Everything that one viewer knows.
    type View: View<Action = Self::Action, Choices = Self::Choices>;
    /// The events, for logs, animation and statistics.
    type Event: Event;
    /// The positions that a view allows.
    type Sampler: Sampler<Self>;

    /// Sets up the game for a number of seats that [`GameInfo::seats`] allows.
    fn deal(
        seats: Seats,
        options: &Self::Options,
        chance: &mut impl Chance,
        out: &mut impl Sink<Self::Event>,
    ) -> Self;

    /// An upper bound on the number of decisions in a game with these seats and options.
    fn longest(seats: Seats, options: &Self::Options) -> u32;

    /// The number of seats at the table.
    fn seats(&self) -> Seats;

    /// The options in force.
    fn options(&self) -> &Self::Options;

    /// The seats to decide now: none exactly when the game is over, several when they choose at once.
    fn to_act(&self) -> SeatSet;

    /// Replaces the contents of `out` with the seat's legal actions; there are none if it is not the seat's
    /// turn.
    fn legal(&self, seat: Seat, out: &mut Self::Choices);

    /// Checks whether the seat may take the action.
    ///
    /// # Errors
    /// Exactly when the action is not legal, with a reason that a player understands.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), IllegalActionError>;

    /// Plays an action that [`Game::check`] accepts. With any other action it may panic or spoil the game,
    /// but memory stays safe.
    ///
    /// Where several seats choose at once, choices are kept until the last of them has chosen.
    fn play_unchecked(
        &mut self,
        seat: Seat,
        action: Self::Action,
        chance: &mut impl Chance,
        out: &mut impl Sink<Self::Event>,
    );

    /// The result, or `None` while the game is going on.
    fn outcome(&self) -> Option<Outcome>;

    /// What the viewer knows.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// All positions that the view allows. They differ only in what the viewer cannot know.
    fn sampler(view: &Self::View) -> Self::Sampler;

    /// The table as the viewer sees it: zones and pieces, a prompt in words, and the picks that mean each
    /// legal action.
    fn scene(view: &Self::View) -> Scene;

    // The methods below are for callers. Games keep the defaults.

    /// Plays an action if it is legal.
    ///
    /// # Errors
    /// If the action is not legal. The error says why, and nothing has changed.
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

    /// The seat's legal actions. In a loop, [`Game::legal`] saves allocating a buffer each time.
    fn choices(&self, seat: Seat) -> Self::Choices {
        let mut choices = Self::Choices::default();
        self.legal(seat, &mut choices);
        choices
    }

    /// Draws one position that the view allows.
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
