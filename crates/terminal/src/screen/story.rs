//! What happened, shown moment by moment, so that a complete trick is seen before it is gone.

use std::{
    str::FromStr,
    time::{Duration, Instant},
};

use parlour_core::Hold;
use parlour_seat::Frame;
use thiserror::Error;

use super::{app::App, overlay::Overlay};

/// How long each moment of a step is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speed {
    /// At once.
    Instant,
    /// In half the time.
    Fast,
    /// As people play.
    #[default]
    Normal,
    /// In double the time.
    Slow,
}

impl Speed {
    /// All speeds.
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

    fn stretched(self, hold: Hold) -> Duration {
        let normal = hold.milliseconds();
        Duration::from_millis(u64::from(match self {
            Self::Instant => 0,
            Self::Fast => normal / 2,
            Self::Normal => normal,
            Self::Slow => normal * 2,
        }))
    }
}

/// There is no speed of that name.
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
    /// Shows things at that speed from now on.
    pub(crate) const fn at_speed(mut self, speed: Speed) -> Self {
        self.speed = speed;
        self
    }

    /// Shows what has happened at the table, from its first moment on.
    pub(super) fn tell_story(&mut self) {
        self.story.extend(self.session.story());
        if self.speed == Speed::Instant {
            self.skip_story();
        } else {
            self.go_on();
        }
    }

    /// Shows the next moment, if it is due. Whether there is one to wait for.
    pub(super) fn story_runs(&mut self) -> bool {
        if !self.story.is_empty() && Instant::now() >= self.due {
            self.go_on();
        }
        !self.story.is_empty()
    }

    /// Shows the table as it stands. Whether anything was skipped.
    pub(super) fn skip_story(&mut self) -> bool {
        let last = self.story.pop_back();
        self.story.clear();
        last.map(|frame| self.show(frame)).is_some()
    }

    fn go_on(&mut self) {
        if let Some(frame) = self.story.pop_front() {
            self.due = Instant::now() + self.speed.stretched(frame.hold);
            self.show(frame);
        }
    }

    fn show(&mut self, frame: Frame) {
        if self.story.is_empty() && self.session.client().is_over() && !self.is_over {
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
