//! A scene as plain text, for `parlour show`, golden files and reading aloud: [`scene_text`].

use parlour_core::{
    Scene, Words, figure,
    scene::{Counter, Layout, Panel, PieceSpec, Place, Zone},
};

use crate::Speaker;

/// The table as its viewer sees it: a line for each seat and each zone, then the prompt.
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
    let score = format!("{} {:>3}", text("core-score"), figure(panel.score));
    let mut parts = vec![format!("{me}{}", speaker.name(panel.seat)), score];
    parts.extend(panel.counters.iter().map(|figure| counter(figure, speaker)));
    let chosen = scene.decided.contains(panel.seat).then(|| text("core-has-chosen"));
    let tags = panel.tags.iter().map(|tag| speaker.say(&tag.words)).chain(chosen);
    parts.extend(tags.map(|tag| format!("[{tag}]")));
    parts.extend(scene.to_act.contains(panel.seat).then(|| format!("<- {}", text("core-to-act"))));
    parts.join("  ")
}

fn counters(counters: &[Counter], between: &str, speaker: &Speaker<'_>) -> String {
    counters.iter().map(|figure| counter(figure, speaker)).collect::<Vec<_>>().join(between)
}

fn counter(counter: &Counter, speaker: &Speaker<'_>) -> String {
    let (label, value) = (speaker.say(&counter.label), speaker.say(&counter.value));
    // Without a colon, "hand 1 7" would read like one number.
    let colon = if label.ends_with(|last: char| last.is_ascii_digit()) { ":" } else { "" };
    format!("{label}{colon} {value}")
}

fn zone(zone: &Zone, speaker: &Speaker<'_>) -> String {
    let title = speaker.say(&zone.title);
    let owner = zone.owner.map(|owner| format!(", {}", speaker.name(owner))).unwrap_or_default();
    let figures = match zone.counters.as_slice() {
        [] => String::new(),
        some => format!(" ({})", counters(some, ", ", speaker)),
    };
    let places: Vec<String> = zone.places.iter().map(|shown| place(shown, zone.layout, speaker)).collect();
    let places = if places.is_empty() { "-".to_owned() } else { places.join(" | ") };
    format!("{title}{owner}{figures}: {places}")
}

fn place(place: &Place, layout: Layout, speaker: &Speaker<'_>) -> String {
    let name = place.seat.map(|seat| speaker.name(seat));
    let label = match (name, place.label.as_ref().map(|label| speaker.say(label))) {
        (Some(name), Some(label)) => Some(format!("{name} ({label})")),
        (name, label) => label.or(name),
    };
    let label = label.map(|label| label + ": ").unwrap_or_default();
    let mut parts: Vec<String> = place.pieces.iter().map(|shown| piece(shown, speaker)).collect();
    let backs = |id: &'static str| speaker.say(&Words::new(id).number("number", place.backs));
    match (place.pieces.is_empty(), place.backs) {
        (true, 0) => parts.push("-".to_owned()),
        (false, 0) => {}
        (true, _) => parts.push(backs("core-face-down")),
        (false, _) => parts.push(backs("core-and-face-down")),
    }
    parts.extend(place.gauge.map(|gauge| {
        // Beside a battle, where the number of pieces decides, it says what it is.
        let id = if layout == Layout::Battle { "core-worth-of" } else { "core-gauge" };
        let words = Words::new(id).number("value", gauge.value).number("limit", gauge.limit);
        format!("[{}]", speaker.say(&words))
    }));
    format!("{label}{}", parts.join(" "))
}

fn piece(piece: &PieceSpec, speaker: &Speaker<'_>) -> String {
    let marks: String = piece.marks.iter().map(|mark| mark.symbol()).collect();
    let note = piece.note.as_ref().map(|note| format!(" ({})", speaker.say(note))).unwrap_or_default();
    format!("{}{marks}{note}", piece.id)
}
