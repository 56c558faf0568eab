//! What is known of each game beyond its rules.

mod tps;
