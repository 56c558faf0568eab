//! `parlour advise`: estimates the win chance of each move at one decision of a recorded game.

use std::io::Write as _;

use parlour_core::{Language, Viewer, Words};
use parlour_registry::{Advice, AdviceError};
use serde_json::json;

use crate::{args, error::CliError, lines, speech::speaker};

/// The most actions listed one by one.
const LISTED: usize = 20;

/// Searches at one decision and lists the legal actions with their estimated win chances.
pub(crate) fn run(args: &args::Advise, language: Language) -> Result<(), CliError> {
    let (line, record) = lines::nth_record(&args.record, args.game)?;
    if args.event == 0 || args.event > record.events.len() {
        return Err(CliError::NoSuchEvent { wanted: args.event, events: record.events.len() });
    }
    let game = lines::game_of(&record, &args.record, line)?;
    let advice =
        game.advise(&record, args.event, args.iterations, args.seed).map_err(|problem| match problem {
            AdviceError::Record(problem) => CliError::Record { path: args.record.clone(), line, problem },
            problem @ AdviceError::NoDecision { .. } => CliError::Usage(problem.to_string()),
        })?;
    if args.json { write_json(&advice) } else { write_words(&advice, language) }
}

fn write_words(advice: &Advice, language: Language) -> Result<(), CliError> {
    let mut out = anstream::stdout();
    let speaker = speaker(language, Viewer::Spectator);
    let played = Words::new("parlour-advise-played")
        .number("seat", advice.seat.number() + 1)
        .words("action", Words::plain(&advice.played));
    writeln!(out, "{}", speaker.say(&played))?;
    writeln!(out, "{}", speaker.say(&"parlour-advise-columns".into()))?;
    for opinion in advice.opinions.iter().take(LISTED) {
        let [share, error] = [opinion.share, opinion.error].map(|share| format!("{:.1}%", 100.0 * share));
        let share = if opinion.is_tried() { share } else { "?".to_owned() };
        writeln!(out, "{share:>9} {error:>8} {:>8}  {}", opinion.visits, opinion.action)?;
    }
    if advice.opinions.len() > LISTED {
        let more = Words::new("parlour-advise-more").number("more", advice.opinions.len() - LISTED);
        writeln!(out, "{}", speaker.say(&more))?;
    }
    Ok(())
}

fn write_json(advice: &Advice) -> Result<(), CliError> {
    let opinions: Vec<_> = advice
        .opinions
        .iter()
        .map(|opinion| {
            let share = opinion.is_tried().then_some(opinion.share);
            json!({ "action": opinion.action, "share": share, "error": opinion.error, "visits": opinion.visits })
        })
        .collect();
    let advice = json!({ "seat": advice.seat, "played": advice.played, "opinions": opinions });
    Ok(writeln!(anstream::stdout(), "{advice:#}")?)
}
