//! A game in lines: numbered choices on standard output, answers on standard input.
//!
//! For screen readers and scripts. Nothing is drawn and nothing moves.

mod choosing;
mod commands;
mod menu;

use std::io::{self, BufRead, Write};

use parlour_core::Scene;

pub use self::menu::choose;
use self::{
    choosing::{Answer, Question},
    commands::Command,
};
use crate::{Fault, Session, TakenBack, naming};

/// Plays games in lines until the person has had enough or the input ends.
///
/// # Errors
/// If the game cannot be written or the output fails.
pub fn play(mut session: Session, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Fault> {
    loop {
        let mut lines = Lines { input, out };
        match play_one(&mut session, &mut lines)? {
            End::Over if lines.another()? => session = session.another()?,
            End::Over | End::Left => return Ok(()),
        }
    }
}

/// Questions and answers.
struct Lines<'a, I, O> {
    input: &'a mut I,
    out: &'a mut O,
}

/// How playing came to an end.
enum End {
    Over,
    Left,
}

impl<I: BufRead, O: Write> Lines<'_, I, O> {
    /// Asks and waits for a line; nothing at the end of input.
    fn ask(&mut self, question: &str) -> io::Result<Option<String>> {
        write!(self.out, "{question} ")?;
        self.out.flush()?;
        let mut line = String::new();
        if self.input.read_line(&mut line)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        Ok(Some(line.trim().to_owned()))
    }

    fn say(&mut self, text: impl std::fmt::Display) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    fn another(&mut self) -> io::Result<bool> {
        Ok(matches!(self.ask("n for another game, anything else to leave:")?.as_deref(), Some("n" | "new")))
    }
}

fn play_one<I: BufRead, O: Write>(session: &mut Session, lines: &mut Lines<'_, I, O>) -> Result<End, Fault> {
    introduce(session, lines)?;
    let mut told = 0;
    loop {
        let note = session.let_others_play()?;
        told = tell(session, lines, told.min(session.client().lines().len()))?;
        if let Some(note) = note {
            lines.say(note)?;
        }
        if session.client().is_over() {
            finish(session, lines)?;
            return Ok(End::Over);
        }
        if !session.client().my_turn() {
            continue;
        }
        let scene = session.scene();
        lines.say(format_args!("\n{scene}\n"))?;
        match decide(session, lines, &scene)? {
            Decided::Played => {}
            Decided::TakenBack => {
                lines.say("Your last decision is taken back.")?;
                told = told.min(session.client().lines().len());
            }
            Decided::Left => {
                lines.say(session.link().parting())?;
                return Ok(End::Left);
            }
        }
    }
}

fn introduce<I: BufRead, O: Write>(session: &Session, lines: &mut Lines<'_, I, O>) -> io::Result<()> {
    for line in session.link().introduction(session.client()) {
        lines.say(line)?;
    }
    lines.say("Answer with a number, or ? for what else you can type.\n")
}

/// Tells what was heard since the last time, and how much has been told now.
fn tell<I: BufRead, O: Write>(
    session: &Session,
    lines: &mut Lines<'_, I, O>,
    told: usize,
) -> io::Result<usize> {
    let client = session.client();
    for sentence in client.lines().iter().skip(told) {
        lines.say(format_args!("{} ({})", sentence.words.told_to(client.viewer()), sentence.rule))?;
    }
    Ok(client.lines().len())
}

/// How the person's turn came to an end.
enum Decided {
    Played,
    TakenBack,
    Left,
}

fn decide<I: BufRead, O: Write>(
    session: &mut Session,
    lines: &mut Lines<'_, I, O>,
    scene: &Scene,
) -> Result<Decided, Fault> {
    let mut question = Question::new(scene);
    loop {
        lines.say(question.text())?;
        let Some(line) = lines.ask(&question.short())? else { return Ok(Decided::Left) };
        match question.answer(&line) {
            Answer::Action(action) => {
                if let Err(refusal) = session.play(&action)? {
                    lines.say(format_args!("No: {refusal}."))?;
                }
                return Ok(Decided::Played);
            }
            Answer::More => {}
            Answer::Back => lines.say("There is nothing picked to be taken back.")?,
            Answer::NoSuchNumber(last) => lines.say(format_args!("There are numbers from 1 to {last}."))?,
            Answer::Words => match line.parse() {
                Ok(Command::Leave) => return Ok(Decided::Left),
                Ok(Command::TakeBack) => match session.take_back()? {
                    TakenBack::Yes => return Ok(Decided::TakenBack),
                    TakenBack::Asked => lines.say("The others are asked whether you may take it back.")?,
                    TakenBack::No(why) => lines.say(why)?,
                },
                Ok(Command::Tell(words)) => {
                    if let Some(answer) = session.tell(words)? {
                        lines.say(answer)?;
                    }
                }
                Ok(Command::List) => question.list_all(),
                Ok(command) => commands::answer(command, session, scene, lines)?,
                Err(()) => match session.play(&line)? {
                    Ok(()) => return Ok(Decided::Played),
                    Err(refusal) => lines.say(format_args!("No: {refusal}. ? says what can be typed."))?,
                },
            },
        }
    }
}

fn finish<I: BufRead, O: Write>(session: &Session, lines: &mut Lines<'_, I, O>) -> io::Result<()> {
    let scene = session.scene();
    lines.say(format_args!("\n{scene}\n"))?;
    for line in crate::result::lines(&scene, session.client().outcome().expect("the game is over")) {
        lines.say(line)?;
    }
    lines.say(format_args!("The record is in {}.", session.link().record()))
}

/// An action as it stands in a numbered list.
fn item(number: usize, scene: &Scene, choice: &parlour_core::scene::Choice) -> String {
    format!("{number:>3}. {}", naming::choice(scene, choice))
}
