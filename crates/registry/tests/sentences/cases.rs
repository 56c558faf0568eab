//! Messages that nobody has to play for: [`said`] says one with every case that it tells apart.
//!
//! What a message speaks of otherwise stands there by its name, as `<name>`.

use std::borrow::Cow;

use parlour_core::{Arg, Seat, Viewer, Words};
use parlour_language::{Catalogue, Speaker};

use crate::NAMES;

/// The messages of a file: the id and the pattern of each.
pub(crate) fn messages(file: &str) -> Vec<(&str, String)> {
    let mut messages: Vec<(&str, String)> = Vec::new();
    for line in file.lines() {
        match line.split_once(" =") {
            Some((id, pattern)) if !line.starts_with([' ', '#']) => messages.push((id, pattern.to_owned())),
            _ if line.starts_with([' ', '}']) => {
                let (_, pattern) = messages.last_mut().unwrap();
                pattern.push('\n');
                pattern.push_str(line);
            }
            _ => {}
        }
    }
    messages
}

/// Says a message in every case that it tells apart, each line once.
pub(crate) fn said(catalogue: &Catalogue, id: &str, pattern: &str) -> Vec<String> {
    let names = names(pattern);
    let seats: Vec<Seat> =
        (0..).map(Seat::new).take(names.iter().filter(|name| is_seat(pattern, name)).count()).collect();
    let mut free = seats.iter();
    let mut cases: Vec<Vec<(Cow<'static, str>, Arg)>> = vec![Vec::new()];
    for name in names {
        let values = if is_seat(pattern, name) {
            vec![Arg::Seat(*free.next().unwrap())]
        } else {
            values(pattern, name)
        };
        let with = |case: &Vec<_>, value: &Arg| {
            let mut case = case.clone();
            case.push((Cow::Owned(name.to_owned()), value.clone()));
            case
        };
        cases = cases.iter().flat_map(|case| values.iter().map(move |value| with(case, value))).collect();
    }
    let viewers = [Viewer::Spectator].into_iter().chain(seats.into_iter().map(Viewer::Seat));
    let mut lines = Vec::new();
    for viewer in viewers {
        for args in &cases {
            let words = Words::Message { id: Cow::Owned(id.to_owned()), args: args.clone() };
            let name = |seat: Seat| Some(NAMES[seat.number()].to_owned());
            let line = Speaker::new(catalogue, viewer).with_names(&name).say(&words);
            assert!(!line.contains('⟨'), "{id} is given too little: {line}");
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
    }
    lines
}

/// What a pattern speaks of, each name once.
fn names(pattern: &str) -> Vec<&str> {
    let mut names = Vec::new();
    for after in pattern.split('$').skip(1) {
        let end = after.find(|letter: char| !letter.is_alphanumeric() && !matches!(letter, '-' | '_'));
        let name = &after[..end.unwrap_or(after.len())];
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// Whether a name stands for a player.
fn is_seat(pattern: &str, name: &str) -> bool {
    ["DOES", "SEAT", "YOU"]
        .iter()
        .any(|function| [")", ","].iter().any(|end| pattern.contains(&format!("{function}(${name}{end}"))))
}

/// One value for each case that the pattern tells apart by that name; the name itself where it tells none apart.
fn values(pattern: &str, name: &str) -> Vec<Arg> {
    let mut keys: Vec<&str> = Vec::new();
    for choice in pattern.split(&format!("${name} ->")).skip(1) {
        // How many braces are open within the choice; the last one that closes is its own.
        let mut open = 1;
        for line in choice.lines() {
            let case = line.trim_start().trim_start_matches('*');
            let key = case.strip_prefix('[').and_then(|case| case.split_once(']')).map(|(key, _)| key);
            keys.extend(key.filter(|key| open == 1 && !keys.contains(key)));
            open += line.matches('{').count();
            open = open.saturating_sub(line.matches('}').count());
            if open == 0 {
                break;
            }
        }
    }
    let counts = keys.iter().any(|key| key.parse::<i64>().is_ok());
    let value = |key: &&str| match key.parse() {
        Ok(number) => Arg::Number(number),
        Err(_) if counts => Arg::Number(7),
        Err(_) => Arg::Words(Words::plain(key)),
    };
    if keys.is_empty() {
        vec![Arg::Words(Words::plain(format!("<{name}>")))]
    } else {
        keys.iter().map(value).collect()
    }
}
