//! What happened since the last look, moment by moment: [`Frame`].

use parlour_core::{Hold, Marks, Scene, Scores, SeatSet, Sentence, scene::Mark, scene::PieceSpec};
use parlour_registry::AnyGame;

use super::Client;

/// How many sentences are said about what has happened since something was complete.
const SINCE: usize = 2;

/// A moment of a table, as it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// The table at that moment, with the marks of what was complete last. Only the last frame, the current table, has legal moves.
    pub scene: Scene,
    /// The sentences shown with it. With the last frame they stay: what was complete last, and what has happened since.
    pub caption: Vec<Sentence>,
    /// How long it is shown.
    pub hold: Hold,
}

/// How much of the story has been returned.
#[derive(Clone, Debug, Default)]
pub(super) struct StoryTold {
    /// The table as it was then, without the marks of what was complete last.
    scene: Option<Scene>,
    /// How many lines of the log had been heard then.
    lines: usize,
}

impl Client {
    /// Returns what happened since the last call, frame by frame, ending with the current table; empty before the deal.
    ///
    /// The first call, and the first one after a takeback, returns the current table alone.
    pub fn story(&mut self) -> Vec<Frame> {
        let (Some(game), Ok(Some(now))) = (self.game, self.scene()) else { return Vec::new() };
        let before = std::mem::replace(
            &mut self.told,
            StoryTold { scene: Some(now.clone()), lines: self.lines.len() },
        );
        let mut frames = match (before.scene, self.lines.get(before.lines..)) {
            (Some(scene), Some(new)) => {
                let (old, _) = complete(&self.lines[..before.lines]);
                Telling { game, old, now: &now }.moments(scene, new)
            }
            _ => Vec::new(),
        };
        frames.push(self.current(now));
        frames
    }

    /// The current table, with what was complete last.
    fn current(&self, mut scene: Scene) -> Frame {
        let (last, since) = complete(&self.lines);
        for line in last {
            line.beat.recall(&mut scene);
        }
        let newest = &since[since.len().saturating_sub(SINCE)..];
        let caption = last.iter().chain(newest.iter().copied()).cloned().collect();
        Frame { scene, caption, hold: Hold::Passing }
    }
}

/// A step that is told.
struct Telling<'a> {
    game: &'static dyn AnyGame,
    /// What was complete last before it.
    old: &'a [Sentence],
    /// The table after it.
    now: &'a Scene,
}

impl Telling<'_> {
    /// The moments of these lines, seen from the table as it was before them. Neighbours by the same rule are one moment: what every
    /// seat scores is read together.
    fn moments(&self, mut scene: Scene, lines: &[Sentence]) -> Vec<Frame> {
        scene.choices.clear();
        scene.buttons.clear();
        scene.to_act = SeatSet::default();
        let look = |piece: &str| self.game.face(piece).map(|face| PieceSpec::new(piece, face));
        let counted = lines.iter().rposition(|line| line.beat.scores == Scores::Counted);
        let mut frames: Vec<Frame> = Vec::new();
        let mut caption: Vec<Sentence> = Vec::new();
        let mut last: Option<&Sentence> = None;
        let mut old = self.old;
        for (number, line) in lines.iter().enumerate() {
            line.beat.apply(&mut scene, look);
            if line.beat.marks == Marks::Settled {
                settle(&mut scene, self.now);
            }
            if counted == Some(number) {
                count(&mut scene, self.now);
            }
            // The marks of the next thing that is complete take their place.
            if line.beat.hold == Hold::Long || line.beat.marked.iter().any(|marked| marked.mark.decides()) {
                old = &[];
            }
            let before = last.replace(line);
            if line.beat.hold == Hold::Passing {
                continue;
            }
            match before {
                Some(before) if is_one_moment(before, line) => drop(frames.pop()),
                Some(before) if before.beat.hold == Hold::Long => caption.clear(),
                _ => {}
            }
            caption.push(line.clone());
            scene.prompt = line.words.clone();
            scene.rule = line.rule;
            let mut shown = scene.clone();
            for line in old {
                line.beat.recall(&mut shown);
            }
            frames.push(Frame { scene: shown, caption: caption.clone(), hold: line.beat.hold });
        }
        frames
    }
}

fn is_one_moment(one: &Sentence, next: &Sentence) -> bool {
    one.rule == next.rule && one.beat.hold == next.beat.hold
}

/// Gives every piece the marks that it has after the step.
fn settle(scene: &mut Scene, now: &Scene) {
    let after: Vec<&PieceSpec> =
        now.zones.iter().flat_map(|zone| &zone.places).flat_map(|place| &place.pieces).collect();
    let pieces = scene.zones.iter_mut().flat_map(|zone| &mut zone.places).flat_map(|place| &mut place.pieces);
    for piece in pieces {
        let Some(after) = after.iter().find(|other| other.id == piece.id) else { continue };
        let wakes = after.marks.contains(&Mark::Active) && !piece.marks.contains(&Mark::Active);
        piece.marks = after.marks.clone();
        if wakes {
            piece.marks.push(Mark::Waking);
        }
    }
}

/// Gives every seat the score after the step, and the figures that it had before.
fn count(scene: &mut Scene, now: &Scene) {
    for (panel, after) in scene.panels.iter_mut().zip(&now.panels) {
        panel.score = after.score;
        for counter in &mut panel.counters {
            let same = after.counters.iter().find(|other| other.label == counter.label);
            counter.value = same.map_or_else(|| counter.value.clone(), |after| after.value.clone());
        }
    }
}

/// What was complete last, with what led to it in the same breath, and what has happened since.
fn complete(lines: &[Sentence]) -> (&[Sentence], Vec<&Sentence>) {
    let is = |hold: Hold| move |line: &Sentence| line.beat.hold == hold;
    let end = lines.iter().rposition(is(Hold::Long)).map_or(0, |last| last + 1);
    let (told, since) = lines.split_at(end);
    // Back over the same moment, and over the short ones without a play before it: who ties, what is destroyed.
    let moment =
        told.last().map_or(0, |last| told.iter().rev().take_while(|line| is_one_moment(last, line)).count());
    let before = &told[..told.len() - moment];
    let led = before.iter().rev().take_while(|line| {
        line.beat.hold == Hold::Short && line.beat.laid.is_empty() && line.beat.carried.is_empty()
    });
    let from = before.len() - led.count();
    (&told[from..], since.iter().filter(|line| line.beat.hold == Hold::Short).collect())
}

#[cfg(test)]
mod tests;
