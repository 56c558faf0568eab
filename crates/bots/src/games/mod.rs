//! What is known of each game beyond its rules.

mod archons;
mod damocles;
mod faj;
mod pillars;
mod tps;

/// Turns leads, measured in what may still change, into shares of the win that sum to 1.
fn squash(leads: &mut [f32]) {
    let highest = leads.iter().copied().fold(f32::MIN, f32::max);
    let mut total = 0.0;
    for lead in leads.iter_mut() {
        *lead = (*lead - highest).exp();
        total += *lead;
    }
    for lead in leads {
        *lead /= total;
    }
}
