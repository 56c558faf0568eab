//! Playthroughs kept as text files, which must not change by accident: [`golden`].

use std::{env, fmt::Write as _, fs, path::Path};

use parlour_core::{
    Choices, Event, FastDice, Game, Language, Purpose, Scene, Seats, Told, Viewer, options,
    record::{ChanceEvent, RecordEvent, Recording},
};
use parlour_language::{Catalogue, Speaker, scene_text};

/// The number of decisions that are written one by one; of the rest, only the end is written.
const TOLD: usize = 48;
/// The scene is drawn once every this many decisions.
const SCENE_EVERY: usize = 8;

/// Compares a playthrough with `tests/golden/{name}.txt` in `folder`, the game's own
/// (`env!("CARGO_MANIFEST_DIR")`).
///
/// With `PARLOUR_BLESS` set in the environment the file is written instead: read the difference before
/// committing it.
///
/// # Panics
/// If the text differs or there is no file yet.
pub fn golden<G: Game>(folder: &str, name: &str, seats: usize, options: &G::Options, seed: u64) {
    let seats = Seats::new(seats).expect("a number of seats that the game allows");
    let told = playthrough::<G>(seats, options, seed);
    let path = Path::new(folder).join("tests/golden").join(name).with_extension("txt");
    if env::var_os("PARLOUR_BLESS").is_some() {
        fs::create_dir_all(path.parent().expect("the file is in a folder")).expect("the folder can be made");
        fs::write(&path, told).expect("the file can be written");
        return;
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let differs = kept.lines().zip(told.lines()).position(|(a, b)| a != b);
    let line = differs.unwrap_or_else(|| kept.lines().count().min(told.lines().count()));
    assert!(
        kept == told,
        "{name}: the playthrough is another one from line {} on:\n  kept: {}\n  told: {}\n`cargo xtask golden --bless` writes it anew",
        line + 1,
        kept.lines().nth(line).unwrap_or("(nothing)"),
        told.lines().nth(line).unwrap_or("(nothing)"),
    );
}

fn playthrough<G: Game>(seats: Seats, options: &G::Options, seed: u64) -> String {
    let catalogue =
        Catalogue::new(Language::English, G::TEXTS.iter().copied()).expect("the laws have read it");
    let shown = |scene: &Scene| scene_text(scene, &Speaker::new(&catalogue, scene.viewer));
    let mut text = String::new();
    let mut line = |part: String| text.push_str(&(part + "\n"));
    let options_text = serde_json::Value::Object(options::to_json(options));
    line(format!("{}, {seats} seats, {options_text}, seed {seed}", G::INFO.title));
    let mut dice = FastDice::for_game(seed, 0, Purpose::Test);
    let table = FastDice::for_game(seed, 0, Purpose::Table);
    let mut told = Vec::new();
    let mut game = Recording::<G, _>::deal(seats, options, table, &mut told);
    let mut written = 0;
    line(chance_since(game.events(), &mut written) + &sentences::<G>(&told, &catalogue));
    let mut decisions = 0;
    while let Some(seat) = game.position().to_act().first() {
        let viewer = Viewer::Seat(seat);
        if decisions < TOLD && decisions % SCENE_EVERY == 0 {
            line(format!("\n{}\n", shown(&G::scene(&game.position().view(viewer)))));
        }
        let choices = game.position().choices(seat);
        let action = choices.any_kind(&mut dice);
        told.clear();
        game.play(seat, action, &mut told).expect("a bot plays what is legal");
        decisions += 1;
        if decisions <= TOLD {
            let happened = chance_since(game.events(), &mut written) + &sentences::<G>(&told, &catalogue);
            line(format!(
                "{decisions}. seat {}: {action} (of {}){happened}",
                seat.number() + 1,
                choices.len()
            ));
        }
    }
    if decisions > TOLD {
        line(format!("\n… and {} more decisions", decisions - TOLD));
    }
    line(format!("\n{}\n", shown(&G::scene(&game.position().view(Viewer::Spectator)))));
    let outcome = game.position().outcome().expect("nobody is to act");
    line(format!("scores {:?}, winners {:?}", outcome.scores, outcome.winners));
    text
}

/// The chance events since the last call.
fn chance_since(events: &[RecordEvent], written: &mut usize) -> String {
    let mut text = String::new();
    for event in &events[*written..] {
        if let RecordEvent::Chance(event) = event {
            let came_out = match event {
                ChanceEvent::Seat { seat, .. } => seat.to_string(),
                ChanceEvent::Shuffle { order, .. } => order.join(" "),
                ChanceEvent::Take { cards, .. } => cards.join(" "),
                ChanceEvent::Draw { cards, .. } => format!("{cards:?}"),
            };
            write!(text, "\n     {}: {came_out}", event.name()).expect("writing to a string");
        }
    }
    *written = events.len();
    text
}

/// The events told, each with its rule and, if not everybody hears it, with those who do.
fn sentences<G: Game>(told: &[Told<G::Event>], catalogue: &Catalogue) -> String {
    let speaker = Speaker::new(catalogue, Viewer::Spectator);
    let sentence = |told: &Told<G::Event>| {
        let audience = match told.audience {
            parlour_core::Audience::All => String::new(),
            other => format!(" [{other:?}]"),
        };
        format!("\n     {} ({}){audience}", speaker.say(&told.event.words()), told.rule)
    };
    told.iter().map(sentence).collect()
}
