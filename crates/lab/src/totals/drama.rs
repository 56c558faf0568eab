//! Which seats lead, and for how long: [`Drama`].

use parlour_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::{WHOLE_WIN, merge_fields};
use crate::{
    facts::{Facts, Lead},
    tally::{Counts, Extreme, First, Sums},
};

/// The number of points at which the leader is looked at: after one tenth of the decisions, after two, and so
/// on to nine.
pub(crate) const TENTHS: usize = 9;

/// Lead changes, and how soon the game is settled. The seats that would win if the game ended now are ahead.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Drama {
    /// How often the lead went from one sole leader to another.
    pub lead_changes: Counts,
    /// The most lead changes.
    pub most_changes: Extreme,
    /// In games with one winner, the percentage of the decisions after which that seat was ahead for good.
    pub settled: Counts,
    /// The first game whose winner was not ahead before the last tenth.
    pub late: First,
    /// For each tenth of the decisions, the part of the win, in sixtieths, that went to the sole leader at
    /// that point.
    pub leader_wins: Vec<Sums>,
    /// The first game that the half-time leader did not win.
    pub turned: First,
}

impl Default for Drama {
    fn default() -> Self {
        Self {
            lead_changes: Counts::default(),
            most_changes: Extreme::default(),
            settled: Counts::default(),
            late: First::default(),
            leader_wins: vec![Sums::default(); TENTHS],
            turned: First::default(),
        }
    }
}

merge_fields!(Drama: lead_changes, most_changes, settled, late, leader_wins, turned);

impl Drama {
    /// How often the lead changed hands in a game.
    pub(crate) fn changes(facts: &Facts) -> i32 {
        changes(&facts.leads).0
    }

    /// The percentage of the decisions after which these seats were ahead for good.
    pub(crate) fn settled(facts: &Facts, winners: SeatSet) -> i32 {
        (100 * ahead_for_good(&facts.leads, winners) / facts.decisions.max(1)) as i32
    }

    pub(super) fn add(&mut self, facts: &Facts, winners: SeatSet) {
        let (changes, last_change) = changes(&facts.leads);
        self.lead_changes.add(changes);
        self.most_changes.add(i64::from(changes), facts.spot(last_change));
        if winners.len() == 1 {
            let percent = Self::settled(facts, winners);
            self.settled.add(percent);
            if percent >= 90 {
                self.late.add(facts.spot(ahead_for_good(&facts.leads, winners)));
            }
        }
        let mut place = 0;
        for (tenth, sums) in (1u32..).zip(&mut self.leader_wins) {
            let decision = facts.decisions * tenth / 10;
            while facts.leads.get(place + 1).is_some_and(|lead| lead.from <= decision) {
                place += 1;
            }
            let Some(leader) = facts.leads.get(place).and_then(|lead| alone(lead.leaders)) else { continue };
            let share = if winners.contains(leader) { WHOLE_WIN / winners.len() as i64 } else { 0 };
            sums.add(share);
            if tenth == 5 && share == 0 {
                self.turned.add(facts.spot(decision));
            }
        }
    }
}

fn alone(leaders: SeatSet) -> Option<Seat> {
    leaders.first().filter(|_| leaders.len() == 1)
}

/// How often one sole leader was followed by another, and when that last happened.
fn changes(leads: &[Lead]) -> (i32, u32) {
    let (mut leader, mut changes, mut last) = (None, 0, 0);
    for lead in leads {
        let Some(seat) = alone(lead.leaders) else { continue };
        if leader.is_some_and(|before| before != seat) {
            changes += 1;
            last = lead.from;
        }
        leader = Some(seat);
    }
    (changes, last)
}

/// The decision after which the winner was always the sole leader.
fn ahead_for_good(leads: &[Lead], winner: SeatSet) -> u32 {
    let behind = leads.iter().rposition(|lead| lead.leaders != winner);
    behind.map_or(0, |place| leads.get(place + 1).map_or(leads[place].from, |lead| lead.from))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leads(story: &[(u32, &[u8])]) -> Vec<Lead> {
        let seats = |numbers: &[u8]| numbers.iter().map(|&number| Seat::new(number)).collect();
        story.iter().map(|&(from, leaders)| Lead { from, leaders: seats(leaders) }).collect()
    }

    #[test]
    fn a_tie_on_the_way_from_one_leader_to_another_is_one_change() {
        let story = leads(&[(0, &[0, 1]), (3, &[0]), (5, &[0, 1]), (6, &[1]), (8, &[0, 1]), (9, &[1])]);
        assert_eq!(changes(&story), (1, 6));
    }

    #[test]
    fn the_winner_is_ahead_for_good_after_the_last_moment_it_was_not() {
        let story = leads(&[(0, &[0, 1]), (3, &[1]), (5, &[0]), (6, &[1])]);
        assert_eq!(ahead_for_good(&story, SeatSet::only(Seat::new(1))), 6);
        assert_eq!(ahead_for_good(&story[..1], SeatSet::only(Seat::new(1))), 0);
    }
}
