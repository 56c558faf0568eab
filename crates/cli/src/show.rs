//! `parlour show`: a recorded game in words.

use std::io::Write;

use anstyle::Style;
use parlour_core::{Seat, Viewer, record::Record};
use parlour_registry::Moment;

use crate::{args, fault::Fault, lines};

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

/// What the signs behind pieces mean where the table is drawn.
const MARKS: &str =
    "! wins so far  ^ trump  + active  ~ loosely active  ? chosen, face down  * you  - nothing there";

/// Tells one game of a file.
pub(crate) fn run(args: &args::Show) -> Result<(), Fault> {
    let (line, record) = lines::nth_record(&args.file, args.game)?;
    if let Some(seat) = args.seat.filter(|&seat| !record.seats.has(seat)) {
        return Err(Fault::NoSuchSeat { seat, seats: record.seats });
    }
    if let Some(wanted) = args.event.filter(|&event| event == 0 || event > record.events.len()) {
        return Err(Fault::NoSuchEvent { wanted, events: record.events.len() });
    }
    let game = parlour_registry::find(&record.game).map_err(|unknown| Fault::RecordGame {
        path: args.file.clone(),
        line,
        unknown,
    })?;
    let mut told = Vec::new();
    let result = game.tell(&record, args.seat, &mut |moment| told.push(moment));

    let mut out = anstream::stdout().lock();
    write_title(&mut out, &record, game.info().title, args.seat)?;
    write_story(&mut out, args, &told)?;
    let bad = |problem| Fault::Record { path: args.file.clone(), line, problem };
    let outcome = result.map_err(bad)?;
    if args.event.is_none() {
        let winners: Vec<String> = outcome.winners.iter().map(|seat| format!("Seat {seat}")).collect();
        let win = if winners.len() == 1 { "wins" } else { "share the win" };
        let scores: Vec<String> = outcome.scores.as_slice().iter().map(i32::to_string).collect();
        writeln!(out, "{BOLD}{} {win}.{BOLD:#} Scores: {}.", winners.join(", "), scores.join(", "))?;
    }
    record.check_result(&outcome).map_err(bad)
}

fn write_title(out: &mut impl Write, record: &Record, title: &str, seat: Option<Seat>) -> Result<(), Fault> {
    let options = serde_json::Value::Object(record.options.clone());
    writeln!(out, "{BOLD}{title}{BOLD:#}, {} seats, seed {}", record.seats, record.seed)?;
    writeln!(out, "{DIM}{options}{DIM:#}")?;
    match seat {
        Some(seat) => writeln!(out, "{DIM}as seat {seat} knew it{DIM:#}")?,
        None => writeln!(out, "{DIM}with all cards open{DIM:#}")?,
    }
    writeln!(out, "{DIM}{MARKS}{DIM:#}\n")?;
    Ok(())
}

fn write_story(out: &mut impl Write, args: &args::Show, told: &[Moment]) -> Result<(), Fault> {
    let viewer = args.seat.map_or(Viewer::Spectator, Viewer::Seat);
    let until = args.event.unwrap_or(usize::MAX);
    let last = told.iter().position(|moment| moment.events >= until).unwrap_or(told.len().saturating_sub(1));
    for (number, moment) in told.iter().enumerate().take(last + 1) {
        write_moment(out, moment, viewer)?;
        if args.table || number == last {
            writeln!(out, "\n{}\n", moment.scene)?;
        }
    }
    Ok(())
}

/// The sentences of a moment, each with its rule; the first one with the number of the event.
fn write_moment(out: &mut impl Write, moment: &Moment, viewer: Viewer) -> Result<(), Fault> {
    for (number, sentence) in moment.sentences.iter().enumerate() {
        let event = if number == 0 { moment.events.to_string() } else { String::new() };
        let words = sentence.words.told_to(viewer);
        writeln!(out, "{DIM}{event:>5}{DIM:#}  {words}  {DIM}{}{DIM:#}", sentence.rule)?;
    }
    Ok(())
}
