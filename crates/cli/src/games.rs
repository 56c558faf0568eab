//! `parlour games`, and the welcome of `parlour` without a command.

use std::io::{self, Write};

use anstyle::Style;
use parlour_bots::Bot;
use parlour_core::{GameInfo, Language, Viewer, Words};
use parlour_language::Speaker;
use parlour_registry::{AnyGame, GAMES};
use parlour_terminal::bot_pitch;
use serde_json::{Value, json};

use crate::{args, speech::speaker};

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

/// Prints what the program says without a command.
pub(crate) fn welcome(language: Language) -> io::Result<()> {
    let mut out = anstream::stdout();
    let speaker = speaker(language, Viewer::Spectator);
    let say = |id: &'static str| speaker.say(&id.into());
    writeln!(out, "{BOLD}Parlour{BOLD:#}: {}\n", say("parlour-pitch"))?;
    for game in GAMES {
        let info = game.info();
        writeln!(out, "  {BOLD}{:<10}{BOLD:#} {} ({})", info.slug, info.title, seats(&info, speaker))?;
        writeln!(out, "  {:<10} {DIM}{}{DIM:#}", "", say(info.pitch))?;
    }
    let example = GAMES[0].info().slug;
    writeln!(out, "\n{}", say("parlour-what-else"))?;
    for (command, what) in [
        (format!("parlour learn {example}"), "parlour-what-learn"),
        ("parlour play".to_owned(), "parlour-what-play"),
        (format!("parlour rules {example}"), "parlour-what-rules"),
        (format!("parlour sim {example} --record games.jsonl"), "parlour-what-sim"),
        ("parlour show games.jsonl --game 3".to_owned(), "parlour-what-show"),
        ("parlour verify games.jsonl".to_owned(), "parlour-what-verify"),
        ("parlour --help".to_owned(), "parlour-what-help"),
    ] {
        writeln!(out, "  {command:<44} {DIM}{}{DIM:#}", say(what))?;
    }
    writeln!(out, "\n{}", say("parlour-from-checkout"))
}

/// Lists the games, in the language given, or in English for programs.
pub(crate) fn list(args: &args::Games, language: Language) -> io::Result<()> {
    let mut out = anstream::stdout();
    if args.json {
        let speaker = speaker(Language::English, Viewer::Spectator);
        let games: Vec<_> = GAMES.iter().map(|game| as_json(*game, speaker)).collect();
        let pitch = |bot: &Bot| json!({ "name": bot.name(), "pitch": speaker.say(&bot_pitch(*bot)) });
        let bots: Vec<_> = Bot::ALL.iter().map(pitch).collect();
        return writeln!(out, "{:#}", json!({ "games": games, "bots": bots }));
    }
    let speaker = speaker(language, Viewer::Spectator);
    for (number, game) in GAMES.iter().enumerate() {
        if number > 0 {
            writeln!(out)?;
        }
        in_words(*game, &mut out, speaker)?;
    }
    writeln!(out, "\n{}", speaker.say(&"parlour-who-plays".into()))?;
    for bot in Bot::ALL {
        writeln!(out, "  {BOLD}{:<10}{BOLD:#} {}", bot.name(), speaker.say(&bot_pitch(bot)))?;
    }
    Ok(())
}

fn in_words(game: &dyn AnyGame, out: &mut impl Write, speaker: Speaker<'_>) -> io::Result<()> {
    let info = game.info();
    writeln!(out, "{BOLD}{:<10}{BOLD:#} {}, {}", info.slug, info.title, seats(&info, speaker))?;
    writeln!(out, "{:<10} {}", "", speaker.say(&info.pitch.into()))?;
    let defaults = game.default_options();
    for option in game.options() {
        let setting = for_a_shell(option.key, &defaults[option.key]);
        writeln!(out, "{:<10} {BOLD}--option {setting}{BOLD:#} {DIM}({}){DIM:#}", "", option.rule)?;
        writeln!(out, "{:<12} {}", "", speaker.say(&option.help.into()))?;
    }
    Ok(())
}

/// An option as one would type it: words bare, and lists in quotes so that a shell does not interpret them.
fn for_a_shell(key: &str, value: &Value) -> String {
    match value {
        Value::String(word) => format!("{key}={word}"),
        Value::Array(_) => format!("'{key}={value}'"),
        _ => format!("{key}={value}"),
    }
}

fn as_json(game: &dyn AnyGame, speaker: Speaker<'_>) -> Value {
    let say = |id: &'static str| speaker.say(&id.into());
    let info = game.info();
    let defaults = game.default_options();
    let options: Vec<_> = game
        .options()
        .iter()
        .map(|option| json!({ "key": option.key, "default": defaults[option.key], "rule": option.rule, "help": say(option.help) }))
        .collect();
    json!({
        "slug": info.slug,
        "title": info.title,
        "pitch": say(info.pitch),
        "seats": { "min": info.seats.start(), "max": info.seats.end() },
        "options": options,
    })
}

fn seats(info: &GameInfo, speaker: Speaker<'_>) -> String {
    let (least, most) = (*info.seats.start(), *info.seats.end());
    speaker.say(&if least == most {
        Words::new("parlour-seats").number("seats", least)
    } else {
        Words::new("parlour-seats-range").number("least", least).number("most", most)
    })
}
