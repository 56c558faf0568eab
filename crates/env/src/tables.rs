//! The tables of docs/observations.md: [`tables`].

use std::fmt::Write as _;

use parlour_core::{
    FeatureRange,
    observe::{Field, Groups, Meaning},
};

use crate::{Environment, Shape, environments};

/// Lists every number of every observation and every action, as Markdown.
pub fn tables() -> String {
    let games = environments();
    let real = games.iter().filter(|game| game.info().slug != "kuhn");
    real.map(|game| table(game.as_ref())).collect::<Vec<_>>().join("\n")
}

fn table(game: &dyn Environment) -> String {
    let (info, shape) = (game.info(), game.shape());
    let Shape { version, short, full, actions, .. } = shape;
    let mut text = format!("## {}\n\n", info.title);
    let naming = if shape.indexed { "each with a number of its own" } else { "named by their places" };
    writeln!(
        text,
        "Version {version}: {full} numbers, of which the first {short} are the short observation. Room for {} seats.\nAt most {actions} actions, {naming}.\n",
        shape.seats
    )
    .expect("writing to a string");
    text += "| from | numbers | field | each |\n|---:|---:|---|---|\n";
    let mut from = 0;
    for field in shape.fields.iter().chain(shape.more_fields) {
        let cells = field.cells(shape.seats);
        writeln!(text, "| {from} | {cells} | {} | {} |", field.name, explained(field))
            .expect("writing to a string");
        from += cells;
    }
    text += "\n| feature of an action | values; 0 is nothing of the sort |\n|---|---|\n";
    for feature in shape.features {
        let values = match feature.range {
            FeatureRange::Word(words) => words.join(", "),
            FeatureRange::Number(count) => format!("1 to {count}"),
            FeatureRange::Bits(count) => format!("{count} bits"),
            FeatureRange::Seat => "a seat, clockwise from the acting one as 1".to_owned(),
        };
        writeln!(text, "| {} | {values} |", feature.name).expect("writing to a string");
    }
    text
}

fn explained(field: &Field) -> String {
    let meaning = match field.meaning {
        Meaning::Flag => "0 or 1".to_owned(),
        Meaning::OneOf(count) => format!("one of {count}, or none"),
        Meaning::SetOf(count) => format!("some of {count}"),
        Meaning::Seat => "a seat, or none".to_owned(),
        Meaning::Seats => "some seats".to_owned(),
        Meaning::Number => "number".to_owned(),
        Meaning::Wide => "number, as 64s and the rest".to_owned(),
    };
    match field.groups {
        Groups::One => meaning,
        Groups::EachSeat => format!("{meaning}; for each seat"),
        Groups::Times(times) => format!("{meaning}; {times} times"),
        Groups::TimesEachSeat(times) => format!("{meaning}; {times} times for each seat"),
    }
}
