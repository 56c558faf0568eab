//! Every sentence of the games and of their lessons, as people read it: `en.txt` and `de.txt` beside this file.
//!
//! Bots play games, and the first line of each message is kept for everybody who reads it differently: a
//! spectator, the player it is about, the player affected by it. Lessons are told to their learners. A message
//! that nobody came across is said with every case that it tells apart. With `PARLOUR_BLESS` set in the
//! environment the files are written instead: read the difference before committing it.

#![forbid(unsafe_code)]
#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod cases;
mod front_ends;

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    fmt::Write as _,
    fs,
    path::Path,
};

use parlour_core::{
    Arg, Bot, IllegalActionError, Language, Scene, Seat, Viewer, Words,
    scene::{Counter, PieceSpec},
};
use parlour_language::{Catalogue, Catalogues, Speaker};
use parlour_registry::{AnyTable, Deal, PlayError, find, lesson_texts, texts};
use serde_json::{Value, json};

/// Games, seats and options that together produce nearly every message.
fn tables() -> [(&'static str, usize, Value); 12] {
    [
        ("tps", 4, json!({})),
        ("tps", 3, json!({ "open_aside": true })),
        ("archons", 4, json!({})),
        ("archons", 2, json!({ "carry_pot": false, "lead": "rotate" })),
        ("archons", 6, json!({ "card_points": "pips" })),
        ("faj", 4, json!({})),
        ("faj", 2, json!({})),
        ("faj", 3, json!({ "dealer": "random" })),
        ("pillars", 2, json!({})),
        ("pillars", 2, json!({ "pile_points": "count" })),
        ("damocles", 3, json!({ "expansions": ["annex", "destruction"] })),
        ("damocles", 2, json!({ "cycles": 40 })),
    ]
}

const GAMES_AT_A_TABLE: u64 = 4;
/// How many actions from other moments are tried at each moment, in order to be refused.
const TRIED: usize = 12;
const NAMES: [&str; 6] = ["Ash", "Birch", "Cedar", "Dogwood", "Elm", "Fir"];

/// The first line of each message, by its id and by which of the players in it is the reader.
type Lines = BTreeMap<(String, Vec<bool>), [String; 2]>;

#[test]
fn the_sentences_of_games_and_lessons_are_those_that_were_read() {
    let mut lines = Lines::new();
    for (slug, seats, options) in tables() {
        let game = find(slug).unwrap();
        let options = options.as_object().unwrap().clone();
        for seed in 1..=GAMES_AT_A_TABLE {
            let deal = Deal { seats, options: options.clone(), seed: seed.into() };
            play(game.table(&deal).unwrap().as_mut(), &mut lines);
        }
    }
    for slug in slugs() {
        let Some(lesson) = find(slug).unwrap().lesson() else { continue };
        let lesson = lesson.read().unwrap();
        lesson.all_words().iter().for_each(|words| keep(words, Viewer::Seat(lesson.seat), &mut lines));
    }
    for (index, language) in Language::ALL.into_iter().enumerate() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sentences").join(language.tag());
        compare(&path.with_extension("txt"), &text(&lines, index, language));
    }
}

/// The games that are played.
fn slugs() -> BTreeSet<&'static str> {
    tables().into_iter().map(|(slug, ..)| slug).collect()
}

/// Everything that the games and their lessons say in a language. Read only once.
fn catalogue(language: Language) -> &'static Catalogue {
    static CATALOGUES: Catalogues = Catalogues::new();
    CATALOGUES.get(language, texts().chain(lesson_texts()))
}

/// Plays a game to its end and keeps everything that anybody reads on the way.
fn play(table: &mut dyn AnyTable, lines: &mut Lines) {
    let viewers: Vec<Viewer> =
        [Viewer::Spectator].into_iter().chain(table.seats().iter().map(Viewer::Seat)).collect();
    let mut known = BTreeSet::new();
    let mut heard = 0;
    loop {
        for &viewer in &viewers {
            for sentence in table.heard_since(heard, viewer) {
                keep(&sentence.words, viewer, lines);
            }
        }
        heard = table.mark();
        let Some(seat) = table.to_act().first() else { break };
        look(&table.scene(Viewer::Spectator), lines);
        let scene = table.scene(Viewer::Seat(seat));
        look(&scene, lines);
        try_others(table, seat, &known, lines);
        let action = table.thinking(seat, Bot::Explorer)(&|| false);
        known.extend(scene.choices.into_iter().map(|choice| choice.action).step_by(3));
        table.play(seat, &action).unwrap();
    }
    for viewer in viewers {
        look(&table.scene(viewer), lines);
    }
}

/// Keeps the words of a scene.
fn look(scene: &Scene, lines: &mut Lines) {
    let mut keep = |words: &Words| keep(words, scene.viewer, lines);
    let counters = |counters: &[Counter], keep: &mut dyn FnMut(&Words)| {
        for counter in counters {
            keep(&counter.label);
            keep(&counter.value);
        }
    };
    keep(&scene.prompt);
    counters(&scene.counters, &mut keep);
    for panel in &scene.panels {
        panel.tags.iter().map(|tag| &tag.words).for_each(&mut keep);
        counters(&panel.counters, &mut keep);
    }
    for zone in &scene.zones {
        keep(&zone.title);
        counters(&zone.counters, &mut keep);
        for place in &zone.places {
            place.label.iter().for_each(&mut keep);
            place.pieces.iter().flat_map(PieceSpec::words).for_each(&mut keep);
        }
    }
    for about in scene.abouts() {
        about.lines().iter().for_each(|(_, words)| keep(words));
    }
    scene.tally.iter().for_each(|points| keep(&points.words));
    scene.buttons.iter().for_each(|button| keep(&button.label));
    for choice in &scene.choices {
        keep(&choice.label);
        choice.effect.iter().for_each(&mut keep);
    }
}

/// Keeps the reasons for refusing actions from other moments.
fn try_others(table: &dyn AnyTable, seat: Seat, known: &BTreeSet<String>, lines: &mut Lines) {
    let step = (known.len() / TRIED).max(1);
    for action in known.iter().step_by(step) {
        if let Err(PlayError::Illegal(IllegalActionError::Breaks { reason, .. })) = table.check(seat, action)
        {
            keep(&reason, Viewer::Seat(seat), lines);
        }
    }
}

fn keep(words: &Words, viewer: Viewer, lines: &mut Lines) {
    let Words::Message { id, args } = words else { return };
    let is_reader = |arg: &Arg| match arg {
        Arg::Seat(seat) => Some(viewer.is(*seat)),
        Arg::Seats(seats) => Some(viewer.seat().is_some_and(|seat| seats.contains(seat))),
        _ => None,
    };
    let readers = args.iter().filter_map(|(_, arg)| is_reader(arg)).collect();
    lines.entry((id.to_string(), readers)).or_insert_with(|| {
        let name = |seat: Seat| Some(NAMES[seat.number()].to_owned());
        Language::ALL.map(|language| Speaker::new(catalogue(language), viewer).with_names(&name).say(words))
    });
}

/// The list: what was kept, and every message of the games that was not.
fn text(lines: &Lines, index: usize, language: Language) -> String {
    let mut list: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for ((id, _), said) in lines {
        list.entry(id).or_default().push(said[index].clone());
    }
    for slug in slugs() {
        let game = find(slug).unwrap();
        let lesson = game.lesson().map(|lesson| lesson.texts);
        for file in game.texts().iter().copied().chain(lesson).map(|texts| texts.of(language)) {
            for (id, pattern) in cases::messages(file) {
                list.entry(id).or_insert_with(|| cases::said(catalogue(language), id, &pattern));
            }
        }
    }
    let mut text = String::new();
    for (id, lines) in list {
        writeln!(text, "{id}").unwrap();
        for line in lines {
            writeln!(text, "    {line}").unwrap();
        }
    }
    text
}

fn compare(path: &Path, told: &str) {
    if env::var_os("PARLOUR_BLESS").is_some() {
        fs::write(path, told).unwrap();
        return;
    }
    let kept = fs::read_to_string(path).unwrap_or_default();
    let differs = kept.lines().zip(told.lines()).find(|(kept, told)| kept != told);
    assert!(
        kept == told,
        "{} is another text, first here: {differs:?}\n`cargo xtask golden --bless` writes it anew",
        path.display()
    );
}
