//! Shows what happened moment by moment, so that a complete trick is seen before it is gone.

use std::{
    str::FromStr,
    time::{Duration, Instant},
};

use parlour_seat::{Haste, Showing};
use thiserror::Error;

use super::{app::App, overlay::Overlay};

/// How long each moment of a step is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speed {
    /// At once.
    Instant,
    /// In half the time.
    Fast,
    /// Normal speed.
    #[default]
    Normal,
    /// In double the time.
    Slow,
}

impl Speed {
    /// Every speed.
    pub const ALL: [Self; 4] = [Self::Instant, Self::Fast, Self::Normal, Self::Slow];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Instant => "instant",
            Self::Fast => "fast",
            Self::Normal => "normal",
            Self::Slow => "slow",
        }
    }

    fn stretched(self, normal: u32) -> Duration {
        Duration::from_millis(u64::from(match self {
            Self::Instant => 0,
            Self::Fast => normal / 2,
            Self::Normal => normal,
            Self::Slow => normal * 2,
        }))
    }
}

/// An error for a name that no speed has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no speed `{0}`; choose one of: {list}", list = Speed::ALL.map(Speed::name).join(", "))]
pub struct SpeedError(String);

impl FromStr for Speed {
    type Err = SpeedError;

    fn from_str(name: &str) -> Result<Self, SpeedError> {
        Self::ALL
            .into_iter()
            .find(|speed| speed.name() == name)
            .ok_or_else(|| SpeedError(name.chars().take(40).collect()))
    }
}

impl App {
    /// Sets the speed.
    pub(crate) const fn at_speed(mut self, speed: Speed) -> Self {
        self.speed = speed;
        self
    }

    /// Adds what has happened at the table to the moments that wait.
    pub(super) fn tell_story(&mut self) {
        let was_over = self.story.is_over();
        let step = self.session.story();
        let left = self.session.client().clock().map(|clock| clock.left);
        let haste = step.last().map_or(Haste::AtLeisure, |now| Haste::before(now, left));
        self.story.push(step);
        if self.speed == Speed::Instant || haste == Haste::Now {
            self.finish_story();
        } else if was_over {
            self.go_on();
        }
    }

    /// Shows the next moment if it is due. Returns whether there is one to wait for.
    pub(super) fn story_runs(&mut self) -> bool {
        if !self.story.is_over() && Instant::now() >= self.due {
            self.go_on();
        }
        !self.story.is_over()
    }

    /// Skips to the next moment, or to the person's decision if it is due. Returns whether there was anything
    /// to skip.
    pub(super) fn skip_story(&mut self) -> bool {
        let next = self.story.skip();
        let skipped = next.is_some();
        self.show(next);
        skipped
    }

    /// Shows the current table.
    pub(super) fn finish_story(&mut self) {
        let last = self.story.finish();
        self.show(last.map(|frame| Showing { frame, milliseconds: 0 }));
    }

    fn go_on(&mut self) {
        let next = self.story.advance();
        self.show(next);
    }

    fn show(&mut self, next: Option<Showing>) {
        let Some(Showing { frame, milliseconds }) = next else { return };
        self.due = Instant::now() + self.speed.stretched(milliseconds);
        if self.story.is_over() && self.session.client().is_over() && !self.is_over {
            self.is_over = true;
            self.overlay = Some(Overlay::Result { scroll: 0 });
        }
        self.take_scene(frame.scene);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_speed_is_found_by_its_name_and_others_are_refused_with_the_list() {
        for speed in Speed::ALL {
            assert_eq!(speed.name().parse(), Ok(speed));
        }
        let why = "warp".parse::<Speed>().unwrap_err().to_string();
        assert_eq!(why, "there is no speed `warp`; choose one of: instant, fast, normal, slow");
    }
}
