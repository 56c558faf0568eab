//! When each moment of a story is shown: [`Playback`].
//!
//! A table may tell five decisions in a tenth of a second. Everybody sees them one after another, at a pace of their own: a turn after
//! the other, a little quicker while more are waiting. No more than two turns wait, and no more than a few seconds: older ones are
//! passed over, single cards before what is complete.
//! There is no clock in here: the caller waits as long as it is told.

use std::collections::VecDeque;

use parlour_core::{Hold, SeatSet};

use crate::Frame;

/// The turns that may wait while another one is shown.
const WAITING: usize = 2;
/// How long the table stands between two steps, in milliseconds: pieces travel meanwhile.
const SETTLING: u32 = 500;
/// With more than this waiting, in milliseconds at normal speed, moments follow each other quicker.
const UNHURRIED: u32 = 3_000;
/// With more than this waiting in a hurry, single cards are left out.
const BRIEF: u32 = 4_000;
/// With more than this waiting in a hurry, what was complete first is left out too.
const BEHIND: u32 = 6_000;
/// With less than this left on the clock of a decision, in milliseconds, nothing is shown before it.
const SHORT: u64 = 20_000;

/// Whether there is time to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Haste {
    /// As much as the person likes.
    AtLeisure,
    /// The person is to decide, and the clock runs down.
    Now,
}

impl Haste {
    /// What there is time for before that table is shown. `left` are the milliseconds on the person's clock, if there is one.
    pub fn before(now: &Frame, left: Option<u64>) -> Self {
        match left {
            Some(left) if left < SHORT && !now.scene.choices.is_empty() => Self::Now,
            _ => Self::AtLeisure,
        }
    }
}

/// The frames that are still to be shown.
#[derive(Clone, Debug, Default)]
pub struct Playback {
    steps: VecDeque<TableStep>,
    /// Who was to act after the newest step.
    to_act: SeatSet,
    progress: Progress,
}

/// Whether a part of the oldest turn has been shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Progress {
    #[default]
    Fresh,
    Begun,
}

/// One step of the table.
#[derive(Clone, Debug)]
struct TableStep {
    frames: VecDeque<Frame>,
    /// Something of it is shown before the table after it.
    tells: bool,
    /// Something is complete in it.
    completes: bool,
    /// It is somebody else's turn after it.
    passes: bool,
}

/// A frame and how long it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Showing {
    /// What is shown.
    pub frame: Frame,
    /// For how long at normal speed, in milliseconds; 0 for the current table, which stays.
    pub milliseconds: u32,
}

/// How fast moments follow each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pace {
    Usual,
    /// More is waiting.
    Hurried,
}

impl Pace {
    /// What is complete is seen a little shorter in a hurry, and single cards only in passing.
    const fn of(self, hold: Hold, milliseconds: u32) -> u32 {
        match (self, hold) {
            (Self::Usual, _) => milliseconds,
            (Self::Hurried, Hold::Passing | Hold::Short) => milliseconds / 3,
            (Self::Hurried, Hold::Long) => milliseconds * 4 / 5,
        }
    }
}

impl Playback {
    /// Whether every frame has been shown.
    pub fn is_over(&self) -> bool {
        self.steps.is_empty()
    }

    /// Adds a step after those that wait.
    pub fn push(&mut self, step: Vec<Frame>) {
        let Some(last) = step.last() else { return };
        let to_act = last.scene.to_act;
        let completes = step.iter().any(|frame| frame.hold == Hold::Long);
        let passes = to_act != self.to_act;
        self.steps.push_back(TableStep { tells: step.len() > 1, completes, passes, frames: step.into() });
        self.to_act = to_act;
        let allowed = match self.progress {
            Progress::Fresh => WAITING,
            Progress::Begun => WAITING + 1,
        };
        while self.turns() > allowed {
            self.pass_over();
        }
        for (most, hold) in [(BRIEF, Hold::Short), (BEHIND, Hold::Long)] {
            while self.waiting(Pace::Hurried) > most && self.leaves_out(hold) {}
        }
    }

    /// Takes the next frame.
    pub fn advance(&mut self) -> Option<Showing> {
        loop {
            let pace = self.pace();
            let step = self.steps.front_mut()?;
            let frame = step.frames.pop_front();
            let tells = step.tells;
            self.progress = if step.completes && step.passes && step.frames.is_empty() {
                Progress::Fresh
            } else {
                Progress::Begun
            };
            if step.frames.is_empty() {
                self.steps.pop_front();
            }
            let Some(frame) = frame else { continue };
            // Where nothing has happened in this step that is worth a look, and more is to come, the table after it is no moment.
            if frame.hold == Hold::Passing && !self.steps.is_empty() && !tells {
                continue;
            }
            let stands = match (frame.hold, self.steps.is_empty()) {
                (Hold::Passing, true) => 0,
                (hold, _) => stands(hold),
            };
            return Some(Showing { milliseconds: pace.of(frame.hold, stands), frame });
        }
    }

    /// Takes the current table and passes over everything before it.
    pub fn finish(&mut self) -> Option<Frame> {
        self.progress = Progress::Fresh;
        self.steps.drain(..).next_back().and_then(|mut step| step.frames.pop_back())
    }

    /// Skips ahead: to the current table if the viewer is to decide there, else to the next moment.
    pub fn skip(&mut self) -> Option<Showing> {
        let is_due = self.steps.back().and_then(|step| step.frames.back());
        if is_due.is_some_and(|frame| !frame.scene.choices.is_empty()) {
            return self.finish().map(|frame| Showing { frame, milliseconds: 0 });
        }
        self.advance()
    }

    /// In a hurry while another turn waits, or more than there is time for.
    fn pace(&self) -> Pace {
        if self.turns() > 1 || self.waiting(Pace::Usual) > UNHURRIED { Pace::Hurried } else { Pace::Usual }
    }

    /// How long all that waits would take, without the current table, which stays.
    fn waiting(&self, pace: Pace) -> u32 {
        let told = self.steps.iter().filter(|step| step.tells).flat_map(|step| &step.frames);
        let whole: u32 = told.map(|frame| pace.of(frame.hold, stands(frame.hold))).sum();
        let stays =
            self.steps.back().filter(|step| step.tells).map_or(0, |_| pace.of(Hold::Passing, SETTLING));
        whole - stays
    }

    /// How many turns wait: each ends when something is complete and it is somebody else's turn.
    fn turns(&self) -> usize {
        let mut complete = false;
        let ends = self.steps.iter().filter(|step| {
            complete |= step.completes;
            let ends = complete && step.passes;
            complete &= !ends;
            ends
        });
        ends.count()
    }

    /// Drops the oldest turn.
    fn pass_over(&mut self) {
        let mut complete = false;
        while let Some(step) = self.steps.pop_front() {
            complete |= step.completes;
            if complete && step.passes {
                break;
            }
        }
        self.progress = Progress::Fresh;
    }

    /// Leaves out the oldest moment that is held no longer than that. Neither the current table is left out nor what has just been
    /// complete. Whether there was one.
    fn leaves_out(&mut self, hold: Hold) -> bool {
        let last = self.steps.len().saturating_sub(1);
        for (number, step) in self.steps.iter_mut().enumerate() {
            let (told, hold) = if number == last {
                (step.frames.len() - 1, hold.min(Hold::Short))
            } else {
                (step.frames.len(), hold)
            };
            if let Some(place) = step.frames.iter().take(told).position(|frame| frame.hold <= hold) {
                step.frames.remove(place);
                return true;
            }
        }
        false
    }
}

/// How long a frame is shown at the usual pace, if another one follows.
const fn stands(hold: Hold) -> u32 {
    match hold {
        Hold::Passing => SETTLING,
        hold => hold.milliseconds(),
    }
}

#[cfg(test)]
mod tests;
