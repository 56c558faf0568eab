//! A scene as plain text, for `parlour show`, golden files and reading aloud: [`scene_text`].

use fluent_bundle::FluentArgs;
use parlour_core::{
    Scene,
    scene::{Counter, Mark, Panel, PieceSpec, Place, Zone},
};

use crate::Speaker;

/// The table as its viewer sees it, a line for each seat and each zone, and the prompt at the end.
pub fn scene_text(scene: &Scene, speaker: &Speaker<'_>) -> String {
    let mut lines = Vec::new();
    if !scene.counters.is_empty() {
        lines.push(counters(&scene.counters, " · ", speaker));
    }
    lines.extend(scene.panels.iter().map(|seat| panel(scene, seat, speaker)));
    lines.extend(scene.zones.iter().map(|shown| zone(shown, speaker)));
    lines.push(format!("> {} ({})", speaker.say(&scene.prompt), scene.rule));
    lines.join("\n")
}

fn panel(scene: &Scene, panel: &Panel, speaker: &Speaker<'_>) -> String {
    let text = |id: &str| speaker.catalogue().text(id);
    let me = if scene.viewer.is(panel.seat) { "*" } else { " " };
    let mut line = format!("{me}{}  {} {:>3}", speaker.name(panel.seat), text("core-score"), panel.score);
    for figure in &panel.counters {
        line += &format!("  {}", counter(figure, speaker));
    }
    let chosen = scene.decided.contains(panel.seat).then(|| text("core-has-chosen"));
    for tag in panel.tags.iter().map(|tag| speaker.say(tag)).chain(chosen) {
        line += &format!("  [{tag}]");
    }
    if scene.to_act.contains(panel.seat) {
        line += &format!("  <- {}", text("core-to-act"));
    }
    line
}

fn counters(counters: &[Counter], between: &str, speaker: &Speaker<'_>) -> String {
    counters.iter().map(|figure| counter(figure, speaker)).collect::<Vec<_>>().join(between)
}

fn counter(counter: &Counter, speaker: &Speaker<'_>) -> String {
    let (label, value) = (speaker.say(&counter.label), speaker.say(&counter.value));
    // "hand 1 7" would read as one number.
    let colon = if label.ends_with(|last: char| last.is_ascii_digit()) { ":" } else { "" };
    format!("{label}{colon} {value}")
}

fn zone(zone: &Zone, speaker: &Speaker<'_>) -> String {
    let mut line = speaker.say(&zone.title);
    if let Some(owner) = zone.owner {
        line += &format!(", {}", speaker.name(owner));
    }
    if !zone.counters.is_empty() {
        line += &format!(" ({})", counters(&zone.counters, ", ", speaker));
    }
    let places: Vec<String> = zone.places.iter().map(|shown| place(shown, speaker)).collect();
    line + ": " + if places.is_empty() { "-" } else { "" } + &places.join(" | ")
}

fn place(place: &Place, speaker: &Speaker<'_>) -> String {
    let name = place.seat.map(|seat| speaker.name(seat));
    let label = match (name, place.label.as_ref().map(|label| speaker.say(label))) {
        (Some(name), Some(label)) => Some(format!("{name} ({label})")),
        (name, label) => label.or(name),
    };
    let mut line = label.map(|label| label + ": ").unwrap_or_default();
    line += &place.pieces.iter().map(|shown| piece(shown, speaker)).collect::<Vec<_>>().join(" ");
    let backs = |id: &str| {
        let mut args = FluentArgs::new();
        args.set("number", i64::from(place.backs));
        speaker.catalogue().text_with(id, &args)
    };
    match (place.pieces.is_empty(), place.backs) {
        (true, 0) => line += "-",
        (false, 0) => {}
        (true, _) => line += &backs("core-face-down"),
        (false, _) => line += &format!(" {}", backs("core-and-face-down")),
    }
    if let Some(gauge) = place.gauge {
        let mut args = FluentArgs::new();
        args.set("value", i64::from(gauge.value));
        args.set("limit", i64::from(gauge.limit));
        line += &format!(" [{}]", speaker.catalogue().text_with("core-gauge", &args));
    }
    line
}

fn piece(piece: &PieceSpec, speaker: &Speaker<'_>) -> String {
    let marks: String = piece.marks.iter().map(|mark| symbol(*mark)).collect();
    let note = piece.note.as_ref().map(|note| format!(" ({})", speaker.say(note))).unwrap_or_default();
    format!("{}{marks}{note}", piece.id)
}

const fn symbol(mark: Mark) -> char {
    match mark {
        Mark::Winning => '!',
        Mark::Trump => '^',
        Mark::Active => '+',
        Mark::Loose => '~',
        Mark::Chosen => '?',
    }
}
