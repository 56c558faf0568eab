//! What is known of each game beyond its rules.

mod faj;
mod pillars;
mod tps;

use parlour_archons::Archons;
use parlour_damocles::Damocles;

use crate::{Known, NoKnowledge};

impl Known for Archons {
    type Knowledge = NoKnowledge;
}

impl Known for Damocles {
    type Knowledge = NoKnowledge;
}
