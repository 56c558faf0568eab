//! The results of a storm: [`StormReport`].

use std::{fmt, time::Duration};

/// The results of a storm, which the server survived.
#[derive(Clone, Copy, Debug)]
pub struct StormReport {
    pub(super) frames: u64,
    pub(super) connections: u64,
    pub(super) lasted: Duration,
    pub(super) tables: usize,
    pub(super) decisions: u64,
}

impl StormReport {
    /// The number of frames sent.
    pub const fn frames(&self) -> u64 {
        self.frames
    }
}

impl fmt::Display for StormReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (frames, connections, seconds) = (self.frames, self.connections, self.lasted.as_secs_f64());
        writeln!(f, "{frames} frames on {connections} connections in {seconds:.0} s: no panic")?;
        write!(
            f,
            "afterwards {} tables were played to their end, with {} decisions of people",
            self.tables, self.decisions
        )
    }
}
