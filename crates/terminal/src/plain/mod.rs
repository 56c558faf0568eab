//! A game in lines: numbered choices on standard output, answers on standard input.
//!
//! For screen readers and scripts. Nothing is drawn and nothing moves.

mod choosing;
mod commands;
mod menu;

use std::io::{self, BufRead, Write};

use parlour_core::{Language, Scene, Words};
use parlour_language::{Speaker, scene_text};

pub use self::menu::choose;
use self::{
    choosing::{Answer, Question},
    commands::Command,
};
use crate::{Session, TakenBack, TerminalError, voice::speaker};

/// Plays games in lines until the person has had enough or the input ends.
///
/// # Errors
/// If the game cannot be written or the output fails.
pub fn play(
    mut session: Session,
    language: Language,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), TerminalError> {
    loop {
        let mut lines = Lines { input, out, speaker: speaker(language, session.client().viewer()) };
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
    speaker: Speaker<'static>,
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

    fn speak(&mut self, words: &Words) -> io::Result<()> {
        self.say(self.speaker.say(words))
    }

    /// The table between two empty lines.
    fn draw(&mut self, scene: &Scene) -> io::Result<()> {
        self.say(format_args!("\n{}\n", scene_text(scene, &self.speaker)))
    }

    fn another(&mut self) -> io::Result<bool> {
        let question = self.speaker.say(&"terminal-another-game".into());
        Ok(matches!(self.ask(&question)?.as_deref(), Some("n" | "new")))
    }
}

fn play_one<I: BufRead, O: Write>(
    session: &mut Session,
    lines: &mut Lines<'_, I, O>,
) -> Result<End, TerminalError> {
    introduce(session, lines)?;
    let mut told = 0;
    loop {
        let notes = session.let_others_play()?;
        told = tell(session, lines, told.min(session.client().lines().len()))?;
        if !notes.is_empty() {
            let notes: Vec<String> = notes.iter().map(|note| lines.speaker.say(note)).collect();
            lines.say(notes.join(" "))?;
        }
        if session.client().is_over() {
            finish(session, lines)?;
            return Ok(End::Over);
        }
        if !session.client().my_turn() {
            continue;
        }
        let scene = session.scene();
        lines.draw(&scene)?;
        match decide(session, lines, &scene)? {
            Decided::Played => {}
            Decided::TakenBack => {
                lines.speak(&"terminal-taken-back".into())?;
                told = told.min(session.client().lines().len());
            }
            Decided::Left => {
                lines.speak(&session.link().parting())?;
                return Ok(End::Left);
            }
        }
    }
}

fn introduce<I: BufRead, O: Write>(session: &Session, lines: &mut Lines<'_, I, O>) -> io::Result<()> {
    for line in session.link().introduction(session.client()) {
        lines.speak(&line)?;
    }
    lines.speak(&"terminal-answer-how".into())?;
    lines.say("")
}

/// Tells what was heard since the last time, and how much has been told now.
fn tell<I: BufRead, O: Write>(
    session: &Session,
    lines: &mut Lines<'_, I, O>,
    told: usize,
) -> io::Result<usize> {
    let client = session.client();
    for sentence in client.lines().iter().skip(told) {
        lines.say(format_args!("{} ({})", lines.speaker.say(&sentence.words), sentence.rule))?;
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
) -> Result<Decided, TerminalError> {
    let mut question = Question::new(scene, lines.speaker);
    loop {
        lines.say(question.text())?;
        let Some(line) = lines.ask(&question.short())? else { return Ok(Decided::Left) };
        match question.answer(&line) {
            Answer::Action(action) => {
                if let Err(why) = session.play(&action)? {
                    lines.speak(&why)?;
                }
                return Ok(Decided::Played);
            }
            Answer::More => {}
            Answer::Back => lines.speak(&"terminal-nothing-picked".into())?,
            Answer::NoSuchNumber(last) => {
                lines.speak(&Words::new("terminal-no-such-number").number("last", last))?;
            }
            Answer::Words => match line.parse() {
                Ok(Command::Leave) => return Ok(Decided::Left),
                Ok(Command::TakeBack) => match session.take_back()? {
                    TakenBack::Yes => return Ok(Decided::TakenBack),
                    TakenBack::Asked => lines.speak(&"terminal-take-back-asked".into())?,
                    TakenBack::No(why) => lines.speak(&why)?,
                },
                Ok(Command::Tell(telling)) => {
                    if let Some(answer) = session.tell(telling)? {
                        lines.speak(&answer)?;
                    }
                }
                Ok(Command::List) => question.list_all(),
                Ok(command) => commands::answer(command, session, scene, lines)?,
                Err(()) => match session.play(&line)? {
                    Ok(()) => return Ok(Decided::Played),
                    Err(why) => lines.speak(&Words::new("terminal-refused-typed").words("why", why))?,
                },
            },
        }
    }
}

fn finish<I: BufRead, O: Write>(session: &Session, lines: &mut Lines<'_, I, O>) -> io::Result<()> {
    let scene = session.scene();
    lines.draw(&scene)?;
    let outcome = session.client().outcome().expect("the game is over");
    for line in crate::result::lines(&scene, outcome, lines.speaker) {
        lines.say(line)?;
    }
    let place = Words::plain(session.link().record());
    lines.speak(&Words::new("terminal-record-in").words("place", place))
}
