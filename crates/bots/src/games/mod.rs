//! What is known of each game beyond its rules.

mod tps;

use parlour_archons::Archons;
use parlour_damocles::Damocles;
use parlour_faj::Faj;
use parlour_pillars::Pillars;

use crate::{Known, NoKnowledge};

impl Known for Archons {
    type Knowledge = NoKnowledge;
}

impl Known for Faj {
    type Knowledge = NoKnowledge;
}

impl Known for Pillars {
    type Knowledge = NoKnowledge;
}

impl Known for Damocles {
    type Knowledge = NoKnowledge;
}
