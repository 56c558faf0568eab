//! `parlour games`, and what the bare program says.

use std::io::{self, Write};

use anstyle::Style;
use parlour_bots::Bot;
use parlour_core::GameInfo;
use parlour_registry::{AnyGame, GAMES};
use serde_json::{Value, json};

use crate::args;

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

/// What the program says when it is not told what to do.
pub(crate) fn welcome() -> io::Result<()> {
    let mut out = anstream::stdout();
    writeln!(out, "{BOLD}Parlour{BOLD:#}: small-press games, really playable.\n")?;
    for game in GAMES {
        let info = game.info();
        writeln!(out, "  {BOLD}{:<10}{BOLD:#} {} ({})", info.slug, info.title, seats(&info))?;
        writeln!(out, "  {:<10} {DIM}{}{DIM:#}", "", info.pitch)?;
    }
    let example = GAMES.first().map_or("tps", |game| game.info().slug);
    writeln!(out, "\nWhat else to type:")?;
    for (command, what) in [
        ("parlour play".to_owned(), "play one of them against bots"),
        (format!("parlour rules {example}"), "read how it is played"),
        (format!("parlour sim {example} --record games.jsonl"), "let bots play a thousand games"),
        ("parlour show games.jsonl --game 3".to_owned(), "read one of them in words"),
        ("parlour verify games.jsonl".to_owned(), "check all of them against the rules"),
        ("parlour --help".to_owned(), "everything else"),
    ] {
        writeln!(out, "  {command:<44} {DIM}{what}{DIM:#}")?;
    }
    writeln!(out, "\nFrom a checkout, `cargo run --release --` stands for `parlour`.")
}

/// Lists the games.
pub(crate) fn list(args: &args::Games) -> io::Result<()> {
    let mut out = anstream::stdout();
    if args.json {
        let games: Vec<_> = GAMES.iter().map(|game| as_json(*game)).collect();
        let bots: Vec<_> =
            Bot::ALL.iter().map(|bot| json!({ "name": bot.name(), "pitch": bot.pitch() })).collect();
        return writeln!(out, "{:#}", json!({ "games": games, "bots": bots }));
    }
    for (number, game) in GAMES.iter().enumerate() {
        if number > 0 {
            writeln!(out)?;
        }
        in_words(*game, &mut out)?;
    }
    writeln!(out, "\nWho plays (--bots):")?;
    for bot in Bot::ALL {
        writeln!(out, "  {BOLD}{:<10}{BOLD:#} {}", bot.name(), bot.pitch())?;
    }
    Ok(())
}

fn in_words(game: &dyn AnyGame, out: &mut impl Write) -> io::Result<()> {
    let info = game.info();
    writeln!(out, "{BOLD}{:<10}{BOLD:#} {}, {}", info.slug, info.title, seats(&info))?;
    writeln!(out, "{:<10} {}", "", info.pitch)?;
    let defaults = game.default_options();
    for option in game.options() {
        let setting = for_a_shell(option.key, &defaults[option.key]);
        writeln!(out, "{:<10} {BOLD}--option {setting}{BOLD:#} {DIM}({}){DIM:#}", "", option.rule)?;
        writeln!(out, "{:<12} {}", "", option.help)?;
    }
    Ok(())
}

/// As one would type it: words bare, lists in quotes, which a shell would take for itself otherwise.
fn for_a_shell(key: &str, value: &Value) -> String {
    match value {
        Value::String(word) => format!("{key}={word}"),
        Value::Array(_) => format!("'{key}={value}'"),
        _ => format!("{key}={value}"),
    }
}

fn as_json(game: &dyn AnyGame) -> Value {
    let info = game.info();
    let defaults = game.default_options();
    let options: Vec<_> = game
        .options()
        .iter()
        .map(|option| json!({ "key": option.key, "default": defaults[option.key], "rule": option.rule, "help": option.help }))
        .collect();
    json!({
        "slug": info.slug,
        "title": info.title,
        "pitch": info.pitch,
        "seats": { "min": info.seats.start(), "max": info.seats.end() },
        "options": options,
    })
}

fn seats(info: &GameInfo) -> String {
    let (min, max) = (info.seats.start(), info.seats.end());
    if min == max { format!("{min} seats") } else { format!("{min} to {max} seats") }
}
