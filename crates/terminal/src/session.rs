//! A game as one person plays it: [`Session`], wherever its table stands.

use parlour_core::{Outcome, Rule, Scene, Seat, Sentence, Viewer, scene::Pick};
use parlour_registry::{AnyGame, Opinion, Refusal, Thinking};

use crate::{
    Fault, Plan, Store,
    home::Home,
    shared::{Joining, Shared},
    thought::Thought,
    why,
};

/// What became of the wish to take a decision back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TakenBack {
    /// It is taken back.
    Yes,
    /// The others have been asked.
    Asked,
    /// It is not, for that reason.
    No(String),
}

/// Where a person sits: everything about the game comes from what that person knows.
pub(crate) trait Sitting {
    /// The game.
    fn game(&self) -> &'static dyn AnyGame;

    /// The person.
    fn me(&self) -> Viewer;

    /// The table as the person sees it.
    fn scene(&self) -> Scene;

    /// What the person has heard.
    fn heard(&self) -> Vec<Sentence>;

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Who plays on that seat.
    fn player(&self, seat: Seat) -> String;

    /// The table in a few sentences, for who begins.
    fn introduction(&self) -> Vec<String>;

    /// Where the record is.
    fn record(&self) -> String;

    /// What to say to who leaves before the end.
    fn parting(&self) -> String;

    /// Whether the person is to decide.
    fn my_turn(&self) -> bool;

    /// The person decides. The inner error says why it was refused.
    fn play(&mut self, action: &str) -> Result<Result<(), String>, Fault>;

    /// Why the rules refuse that, if they do and it is known here.
    fn refusal(&self, action: &str) -> Option<Refusal>;

    /// Goes back to the person's last decision.
    fn take_back(&mut self) -> Result<TakenBack, Fault>;

    /// What the search thinks of the person's choices.
    fn advising(&self, iterations: u32) -> Thinking<Vec<Opinion>>;

    /// Another game at the same table.
    fn another(&mut self) -> Result<Session, Fault>;

    /// Whose decision has to be thought about here.
    fn bot_to_act(&self) -> Option<Seat>;

    /// The bot on that seat begins to think.
    fn begin(&self, seat: Seat) -> Thought<String>;

    /// A bot has decided.
    fn bot_decides(&mut self, seat: Seat, action: &str) -> Result<(), Fault>;

    /// Takes over what others have done, without waiting for it: whether there was something, and what is worth a line.
    fn news(&mut self) -> Result<Option<String>, Fault>;

    /// Lets others go on until something has happened or it is the person's turn.
    fn let_others_play(&mut self) -> Result<Option<String>, Fault>;

    /// Says something to the others, or answers them.
    fn tell(&mut self, words: Telling) -> Result<Option<String>, Fault>;
}

/// What a person tells the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Telling {
    /// In words.
    Say(String),
    /// That they may take their decision back.
    Agree,
    /// That they may not.
    Decline,
}

/// A game in play.
pub struct Session {
    sitting: Box<dyn Sitting>,
}

impl Session {
    pub(crate) fn at(sitting: impl Sitting + 'static) -> Self {
        Self { sitting: Box::new(sitting) }
    }

    /// Deals a game against bots. It is written to its file after every decision.
    ///
    /// # Errors
    /// If the plan does not fit the game, or the game cannot be written.
    pub fn start(plan: Plan, store: Store) -> Result<Self, Fault> {
        Ok(Self::at(Home::start(plan, store)?))
    }

    /// Goes on with the saved game of that slug, or with the one saved last.
    ///
    /// # Errors
    /// If there is none, or its file is not one that the rules give.
    pub fn resume(store: Store, slug: Option<&str>) -> Result<Self, Fault> {
        Ok(Self::at(Home::resume(store, slug)?))
    }

    /// Sits down at a table on the network and waits until its game has begun.
    ///
    /// # Errors
    /// If there is no such table, or no chair is free.
    pub fn join(joining: Joining) -> Result<Self, Fault> {
        Ok(Self::at(Shared::join(joining)?))
    }

    /// Deals another game at the same table.
    ///
    /// # Errors
    /// If there is no luck to be had, or the game cannot be written.
    pub fn another(&mut self) -> Result<Self, Fault> {
        self.sitting.another()
    }

    /// The game.
    pub fn game(&self) -> &'static dyn AnyGame {
        self.sitting.game()
    }

    /// The person.
    pub fn me(&self) -> Viewer {
        self.sitting.me()
    }

    /// The table as the person sees it.
    pub fn scene(&self) -> Scene {
        self.sitting.scene()
    }

    /// What the person has heard.
    pub fn heard(&self) -> Vec<Sentence> {
        self.sitting.heard()
    }

    /// How it ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.sitting.outcome()
    }

    /// Whether the person is to decide.
    pub fn my_turn(&self) -> bool {
        self.sitting.my_turn()
    }

    /// What to say to who leaves before the end.
    pub fn parting(&self) -> String {
        self.sitting.parting()
    }

    /// The person decides. The inner error says why it was refused.
    ///
    /// # Errors
    /// If the game cannot be written, or the table cannot be reached.
    pub fn play(&mut self, action: &str) -> Result<Result<(), String>, Fault> {
        self.sitting.play(action)
    }

    /// Lets bots decide, or others, until it is the person's turn, the game is over, or something has happened at a shared table.
    ///
    /// # Errors
    /// If the game cannot be written, or the table cannot be reached.
    pub fn let_bots_play(&mut self) -> Result<(), Fault> {
        self.sitting.let_others_play().map(drop)
    }

    /// Goes back to the person's last decision, or asks the others whether that is fine.
    ///
    /// # Errors
    /// If the game cannot be written, or the table cannot be reached.
    pub fn take_back(&mut self) -> Result<TakenBack, Fault> {
        self.sitting.take_back()
    }

    /// What the search thinks of the person's choices.
    pub fn advising(&self, iterations: u32) -> Thinking<Vec<Opinion>> {
        self.sitting.advising(iterations)
    }

    /// Why something cannot be picked, in the words of the rule.
    pub fn why_not(&self, scene: &Scene, picked: &[Pick], pick: &Pick) -> String {
        why::why_not(scene, picked, pick, |action| self.sitting.refusal(action))
    }

    /// Where the person sits.
    pub(crate) fn sitting(&self) -> &dyn Sitting {
        &*self.sitting
    }

    /// Where the person sits, to do something there.
    pub(crate) fn sitting_mut(&mut self) -> &mut dyn Sitting {
        &mut *self.sitting
    }

    /// The rules page, from the item of that rule on.
    pub(crate) fn line_of_rule(&self, rule: Rule) -> usize {
        let item = format!("**{rule}**");
        self.game().rules().lines().position(|line| line.contains(&item)).unwrap_or(0)
    }
}
