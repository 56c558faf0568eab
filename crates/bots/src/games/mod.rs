//! What is known of each game beyond its rules.

mod faj;
mod pillars;
mod tps;
