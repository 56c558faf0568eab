//! `parlour show`: retells a recorded game in words.

use std::{io::Write, path::PathBuf};

use anstyle::Style;
use parlour_core::{Language, Outcome, Seat, Viewer, Words, record::Record};
use parlour_language::{Speaker, scene_text};
use parlour_registry::{Moment, Setup};

use crate::{args, error::CliError, lines, sim::usual_seats, speech::speaker};

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

/// Retells one game of a file, or one that is played again.
pub(crate) fn run(args: &args::Show, language: Language) -> Result<(), CliError> {
    let (path, line, record) = find(args)?;
    if let Some(seat) = args.seat.filter(|&seat| !record.seats.has(seat)) {
        return Err(CliError::NoSuchSeat { seat, seats: record.seats });
    }
    if let Some(wanted) = args.event.filter(|&event| event == 0 || event > record.events.len()) {
        return Err(CliError::NoSuchEvent { wanted, events: record.events.len() });
    }
    let game = lines::game_of(&record, &path, line)?;
    let mut told = Vec::new();
    let result = game.tell(&record, args.seat, &mut |moment| told.push(moment));

    let mut out = anstream::stdout().lock();
    write_title(&mut out, &record, game.info().title, args.seat, language)?;
    let last = last_moment(args, &told)?;
    let viewer = args.seat.map_or(Viewer::Spectator, Viewer::Seat);
    write_story(&mut out, args, &told[..=last], speaker(language, viewer))?;
    let bad = |problem| CliError::Record { path: path.clone(), line, problem };
    let outcome = result.map_err(bad)?;
    if args.event.is_none() && last + 1 == told.len() {
        write_result(&mut out, &outcome, speaker(language, Viewer::Spectator))?;
    }
    record.check_result(&outcome).map_err(bad)
}

fn write_result(out: &mut impl Write, outcome: &Outcome, speaker: Speaker<'_>) -> Result<(), CliError> {
    let winners = outcome.winners.iter().map(|seat| Words::new("parlour-show-seat-name").seat("seat", seat));
    let win = Words::new(match outcome.winners.len() {
        1 => "parlour-show-wins",
        _ => "parlour-show-share-win",
    });
    let scores = outcome.scores.as_slice().iter().map(|&score| Words::from(score));
    let (win, scores) =
        (win.list("winners", winners), Words::new("parlour-show-scores").list("scores", scores));
    Ok(writeln!(out, "{BOLD}{}{BOLD:#} {}", speaker.say(&win), speaker.say(&scores))?)
}

fn write_title(
    out: &mut impl Write,
    record: &Record,
    title: &str,
    seat: Option<Seat>,
    language: Language,
) -> Result<(), CliError> {
    let say = |words: Words| speaker(language, Viewer::Spectator).say(&words);
    let deal = Words::new("parlour-show-deal")
        .number("seats", record.seats.count())
        .words("seed", Words::plain(&record.seed));
    let seen = match seat {
        Some(seat) => Words::new("parlour-show-seat").number("seat", seat.number() + 1),
        None => Words::new("parlour-show-open"),
    };
    let options = serde_json::Value::Object(record.options.clone());
    writeln!(out, "{BOLD}{title}{BOLD:#}, {}", say(deal))?;
    writeln!(out, "{DIM}{options}{DIM:#}")?;
    writeln!(out, "{DIM}{}{DIM:#}", say(seen))?;
    writeln!(out, "{DIM}{}{DIM:#}\n", say("parlour-show-marks".into()))?;
    Ok(())
}

/// The record with its file and its line number. A game that is played again has neither.
fn find(args: &args::Show) -> Result<(PathBuf, u64, Record), CliError> {
    let made = &args.made;
    match (&made.sim, &args.file) {
        (Some(slug), _) => {
            let game = parlour_registry::find(slug)?;
            let setup = Setup {
                seats: made.seats.unwrap_or_else(|| usual_seats(&game.info())),
                options: made.options.clone(),
                bots: made.bots.clone(),
                seed: made.seed,
            };
            Ok((PathBuf::from("the game played"), 1, game.runner(&setup)?.record(made.index).1))
        }
        (None, Some(file)) => {
            let (line, record) = lines::nth_record(file, args.game)?;
            Ok((file.clone(), line, record))
        }
        (None, None) => {
            Err(CliError::Usage("name a file of records, or a game to play with --sim".to_owned()))
        }
    }
}

/// The last moment to be retold.
fn last_moment(args: &args::Show, told: &[Moment]) -> Result<usize, CliError> {
    let end = told.len().saturating_sub(1);
    match (args.event, args.decision) {
        (Some(event), _) => Ok(told.iter().position(|moment| moment.events >= event).unwrap_or(end)),
        // The deal is the first moment, and every other moment is a decision.
        (None, Some(decision)) if decision > end => {
            Err(CliError::NoSuchDecision { wanted: decision, decisions: end })
        }
        (None, Some(decision)) => Ok(decision),
        (None, None) => Ok(end),
    }
}

fn write_story(
    out: &mut impl Write,
    args: &args::Show,
    told: &[Moment],
    speaker: Speaker<'_>,
) -> Result<(), CliError> {
    for (number, moment) in told.iter().enumerate() {
        write_moment(out, moment, speaker)?;
        if args.table || number + 1 == told.len() {
            writeln!(out, "\n{}\n", scene_text(&moment.scene, &speaker))?;
        }
    }
    Ok(())
}

/// Writes the sentences of a moment, each with its rule, and the first with the number of the event.
fn write_moment(out: &mut impl Write, moment: &Moment, speaker: Speaker<'_>) -> Result<(), CliError> {
    for (number, sentence) in moment.sentences.iter().enumerate() {
        let event = if number == 0 { moment.events.to_string() } else { String::new() };
        let words = speaker.say(&sentence.words);
        writeln!(out, "{DIM}{event:>5}{DIM:#}  {words}  {DIM}{}{DIM:#}", sentence.rule)?;
    }
    Ok(())
}
