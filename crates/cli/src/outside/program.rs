//! One external program that plays: [`OutsideProgram`].

use std::{
    io::{BufRead as _, BufReader, Read, Write},
    process::{Child, ChildStdin, Command, ExitStatus, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender},
    thread,
    time::{Duration, Instant},
};

use parlour_registry::NoAnswerError;

/// The longest line that is read, many times the longest action.
const LONGEST: usize = 64 << 10;
/// How long a program may take to end by itself once its input is closed.
const FAREWELL: Duration = Duration::from_millis(200);
/// The most characters of unasked-for output that are repeated in an error.
const REPEATED: usize = 200;

/// A running program.
///
/// Two threads do its input and output, so that a program that neither reads nor writes cannot block anybody
/// for longer than allowed. They end when the program does.
pub(super) struct OutsideProgram {
    child: Child,
    /// The sender of questions. Dropping it closes the program's input.
    questions: Option<Sender<String>>,
    answers: Receiver<Result<String, NoAnswerError>>,
}

impl OutsideProgram {
    /// Starts the command: a program and its arguments, quoted as in a shell if they contain spaces.
    pub(super) fn start(command: &str) -> Result<Self, NoAnswerError> {
        let not_started = |why: String| NoAnswerError::NotStarted(why);
        let words = shell_words::split(command).map_err(|error| not_started(error.to_string()))?;
        let (name, arguments) =
            words.split_first().ok_or_else(|| not_started("it has no name".to_owned()))?;
        let mut child = Command::new(name)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| not_started(error.to_string()))?;
        let input = child.stdin.take().expect("its input is a pipe");
        let output = child.stdout.take().expect("its output is a pipe");
        let (questions, to_write) = mpsc::channel();
        // Only one answer may wait: a program that writes more than it is asked is stopped instead of filling
        // the memory.
        let (read, answers) = mpsc::sync_channel(1);
        thread::spawn(move || write(input, &to_write));
        thread::spawn(move || listen(output, &read));
        Ok(Self { child, questions: Some(questions), answers })
    }

    /// Sends a question and waits for the answer.
    pub(super) fn ask(&mut self, question: &str, limit: Duration) -> Result<String, NoAnswerError> {
        if let Ok(said) = self.answers.try_recv() {
            return Err(NoAnswerError::Unasked(said?.trim().chars().take(REPEATED).collect()));
        }
        let questions = self.questions.as_ref().expect("it is asked until it is dropped");
        // If this fails the program has ended, which the next line will report.
        let _ = questions.send(format!("{question}\n"));
        match self.answers.recv_timeout(limit) {
            Ok(answer) => answer,
            Err(RecvTimeoutError::Timeout) => {
                // It has used up its time and is killed at once.
                let _ = self.child.kill();
                Err(NoAnswerError::TooSlow(limit))
            }
            Err(RecvTimeoutError::Disconnected) => {
                let how =
                    self.ended(FAREWELL).map_or("its output is closed".to_owned(), |how| how.to_string());
                Err(NoAnswerError::Ended(how))
            }
        }
    }

    /// The exit status, if the program ends in time.
    fn ended(&mut self, patience: Duration) -> Option<ExitStatus> {
        let end = Instant::now() + patience;
        loop {
            match self.child.try_wait() {
                Ok(None) if Instant::now() < end => thread::sleep(Duration::from_millis(2)),
                Ok(status) => return status,
                Err(_) => return None,
            }
        }
    }
}

impl Drop for OutsideProgram {
    fn drop(&mut self) {
        self.questions = None;
        if self.ended(FAREWELL).is_none() {
            // It may end at this very moment, and then there is nothing left to do.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

fn write(mut input: ChildStdin, questions: &Receiver<String>) {
    for question in questions {
        if input.write_all(question.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn listen(output: impl Read, answers: &SyncSender<Result<String, NoAnswerError>>) {
    let mut output = BufReader::new(output);
    loop {
        let mut bytes = Vec::new();
        let answer = match output.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(length) if length > LONGEST => Err(NoAnswerError::TooLong(LONGEST)),
            Ok(_) => String::from_utf8(bytes).map_err(|_| NoAnswerError::NotText),
        };
        let last = answer.is_err();
        if answers.send(answer).is_err() || last {
            return;
        }
    }
}
