//! A game in lines: numbered choices on standard output, answers on standard input.
//!
//! This is for screen readers and scripts. Nothing is drawn and nothing moves.

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
use parlour_seat::VoiceWaits;

/// Plays games in lines until the person stops or the input ends.
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

/// The input and output of questions and answers.
struct Lines<'a, I, O> {
    input: &'a mut I,
    out: &'a mut O,
    speaker: Speaker<'static>,
}

/// How the session ended.
enum End {
    Over,
    Left,
}

impl<I: BufRead, O: Write> Lines<'_, I, O> {
    /// Asks and waits for a line; `None` at the end of input.
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

    /// Prints the table between two empty lines.
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
        if let Some(listened) = listen(session, lines)? {
            match listened {
                Listened::Reads => continue,
                Listened::Ends => return Ok(End::Left),
                Listened::Moves => {}
            }
        } else if session.client().is_over() {
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

/// What the learner does next after the voice has spoken.
enum Listened {
    Reads,
    Moves,
    Ends,
}

/// Says a lesson's words and waits until they are read; `None` without a lesson.
fn listen<I: BufRead, O: Write>(
    session: &mut Session,
    lines: &mut Lines<'_, I, O>,
) -> Result<Option<Listened>, TerminalError> {
    let Some(voice) = session.voice() else { return Ok(None) };
    lines.speak(
        &Words::new("terminal-lesson-step").number("number", voice.number).number("count", voice.count),
    )?;
    lines.speak(&voice.words)?;
    Ok(Some(match voice.waits {
        VoiceWaits::Move => Listened::Moves,
        VoiceWaits::Nothing => {
            let slug = Words::plain(session.game().info().slug);
            lines.speak(&Words::new("terminal-lesson-over").words("game", slug))?;
            Listened::Ends
        }
        VoiceWaits::Reading => {
            let question = lines.speaker.say(&"terminal-lesson-next".into());
            match lines.ask(&question)?.as_deref() {
                None | Some("q" | "quit" | "s" | "save") => {
                    lines.speak(&session.link().parting())?;
                    Listened::Ends
                }
                Some("t" | "table") => {
                    lines.draw(&session.scene())?;
                    Listened::Reads
                }
                Some(_) => {
                    session.read_on()?;
                    Listened::Reads
                }
            }
        }
    }))
}

fn introduce<I: BufRead, O: Write>(session: &Session, lines: &mut Lines<'_, I, O>) -> io::Result<()> {
    for line in session.link().introduction(session.client()) {
        lines.speak(&line)?;
    }
    lines.speak(&"terminal-answer-how".into())?;
    lines.say("")
}

/// Prints the sentences from number `told` on, and returns how many there are now.
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

/// How the person's turn ended.
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
                Err(()) => match session.play(&typed(scene, &line, lines.speaker))? {
                    Ok(()) => return Ok(Decided::Played),
                    Err(why) => lines.speak(&Words::new("terminal-refused-typed").words("why", why))?,
                },
            },
        }
    }
}

/// The action meant by what was typed: its text or its label. People count seats from 1, the texts of actions
/// from 0.
fn typed(scene: &Scene, line: &str, speaker: Speaker<'_>) -> String {
    let named = scene.choices.iter().find(|choice| speaker.say(&choice.label).eq_ignore_ascii_case(line));
    named.map_or_else(|| line.to_owned(), |choice| choice.action.clone())
}

fn finish<I: BufRead, O: Write>(
    session: &mut Session,
    lines: &mut Lines<'_, I, O>,
) -> Result<(), TerminalError> {
    let scene = session.scene();
    lines.draw(&scene)?;
    let client = session.client();
    let outcome = client.outcome().expect("the game is over");
    for line in crate::result::lines(&scene, client, outcome, lines.speaker) {
        lines.say(line)?;
    }
    let place = Words::plain(session.link().record());
    lines.speak(&Words::new("terminal-record-in").words("place", place))?;
    for words in session.found_of_deal()? {
        lines.speak(&words)?;
    }
    Ok(())
}
