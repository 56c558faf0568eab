//! Choosing an action by numbers: [`Question`].

use parlour_core::{
    Scene, Words,
    scene::{Choice, Pick, Picking},
};
use parlour_language::Speaker;

use crate::naming;

/// The longest list of actions to read out; beyond it, actions are put together pick by pick.
const LONG: usize = 20;

/// A question with numbered answers.
pub(super) struct Question<'a> {
    scene: &'a Scene,
    picking: Picking<'a>,
    form: ListForm,
    speaker: Speaker<'a>,
}

/// How actions are offered.
#[derive(PartialEq)]
enum ListForm {
    /// Every action has a number.
    List,
    /// Every possible next pick has a number.
    Picks,
}

/// The meaning of an answer.
pub(super) enum Answer {
    /// Play this action.
    Action(String),
    /// Ask for the next pick.
    More,
    /// Take back a pick, but there is none.
    Back,
    /// The number is above the highest one.
    NoSuchNumber(usize),
    /// The answer is not a number.
    Words,
}

impl<'a> Question<'a> {
    pub(super) fn new(scene: &'a Scene, speaker: Speaker<'a>) -> Self {
        let form = if scene.choices.len() > LONG { ListForm::Picks } else { ListForm::List };
        Self { scene, picking: Picking::new(scene), form, speaker }
    }

    /// Offers every action by its number, even if there are many.
    pub(super) fn list_all(&mut self) {
        self.picking = Picking::new(self.scene);
        self.form = ListForm::List;
    }

    /// The action that the picks already mean, and the possible next picks.
    fn offers(&self) -> (Option<&'a Choice>, Vec<&'a Pick>) {
        (self.picking.meant(), self.picking.next())
    }

    pub(super) fn text(&self) -> String {
        if self.form == ListForm::List {
            return numbered(self.scene.choices.iter().map(|choice| naming::choice(choice, self.speaker)));
        }
        let (meant, next) = self.offers();
        let name = |pick: &Pick| naming::pick(self.scene, pick, self.speaker);
        let mut text = String::new();
        if !self.picking.picked().is_empty() {
            let picked = self.picking.picked().iter().map(|pick| Words::plain(name(pick)));
            text = self.speaker.say(&Words::new("terminal-picked").list("picked", picked)) + "\n";
        }
        let does = meant.map(|choice| {
            let choice = Words::plain(naming::choice(choice, self.speaker));
            self.speaker.say(&Words::new("terminal-do-it-by").words("choice", choice))
        });
        text + &numbered(does.into_iter().chain(next.into_iter().map(name)))
    }

    fn last(&self) -> usize {
        match self.form {
            ListForm::List => self.scene.choices.len(),
            ListForm::Picks => {
                let (meant, next) = self.offers();
                next.len() + usize::from(meant.is_some())
            }
        }
    }

    pub(super) fn short(&self) -> String {
        let words = match self.form {
            ListForm::List => Words::new("terminal-your-choice"),
            ListForm::Picks => Words::new("terminal-pick"),
        };
        self.speaker.say(&words.number("last", self.last()))
    }

    pub(super) fn answer(&mut self, line: &str) -> Answer {
        if line == "b" {
            return if self.picking.undo() { Answer::More } else { Answer::Back };
        }
        let Ok(number) = line.parse::<usize>() else { return Answer::Words };
        if number == 0 || number > self.last() {
            return Answer::NoSuchNumber(self.last());
        }
        if self.form == ListForm::List {
            return Answer::Action(self.scene.choices[number - 1].action.clone());
        }
        let (meant, next) = self.offers();
        match (meant, number) {
            (Some(choice), 1) => return Answer::Action(choice.action.clone()),
            (Some(_), number) => self.picking.pick(next[number - 2]),
            (None, number) => self.picking.pick(next[number - 1]),
        };
        // Nothing else can be meant, so the action is complete.
        match self.offers() {
            (Some(choice), more) if more.is_empty() => Answer::Action(choice.action.clone()),
            _ => Answer::More,
        }
    }
}

/// The texts in numbered lines.
fn numbered(texts: impl Iterator<Item = String>) -> String {
    let lines: Vec<String> =
        texts.enumerate().map(|(index, text)| format!("{:>3}. {text}", index + 1)).collect();
    lines.join("\n")
}
