//! A result in lines: who won, and every score taken apart by rule.

use parlour_core::{Outcome, Scene, Seat};

/// Who won, and every score taken apart by rule.
pub(crate) fn lines(scene: &Scene, outcome: Outcome) -> Vec<String> {
    let mut lines = vec![headline(scene, outcome), String::new()];
    for (seat, score) in outcome.scores.iter() {
        let won = if outcome.winners.contains(seat) { ", wins" } else { "" };
        lines.push(format!("{}: {score}{won}", capital(scene, seat)));
        for part in scene.tally.iter().filter(|part| part.seat == seat) {
            let words = part.words.told_to(scene.viewer);
            lines.push(format!("{:>6}  {words} ({})", signed(part.points), part.rule));
        }
    }
    lines
}

/// Who won, in one sentence.
pub(crate) fn headline(scene: &Scene, outcome: Outcome) -> String {
    let names: Vec<String> = outcome.winners.iter().map(|seat| name(scene, seat)).collect();
    let alone = names.len() == 1;
    let mine = outcome.winners.iter().any(|seat| scene.viewer.is(seat));
    match (alone, mine) {
        (true, true) => "You win.".to_owned(),
        (true, false) => format!("{} wins.", capitalised(&names.join(""))),
        (false, _) => format!("{} share the win.", capitalised(&names.join(" and "))),
    }
}

fn name(scene: &Scene, seat: Seat) -> String {
    if scene.viewer.is(seat) { "you".to_owned() } else { format!("seat {seat}") }
}

fn capital(scene: &Scene, seat: Seat) -> String {
    capitalised(&name(scene, seat))
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn signed(points: i32) -> String {
    if points > 0 { format!("+{points}") } else { points.to_string() }
}
