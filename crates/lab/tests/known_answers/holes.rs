//! Checks that a hunt finds the holes that exist, and no others.

use std::sync::atomic::AtomicBool;

use parlour_bots::Bot;
use parlour_core::record::{RecordError, RecordEvent, replay};
use parlour_lab::{Finding, Study};
use parlour_registry::Setup;

use crate::traps::Traps;

fn hunt() -> (Box<dyn Study>, Vec<Finding>) {
    let setup = Setup { seats: 2, options: Vec::new(), bots: vec![Bot::Random], seed: 1 };
    let study = parlour_lab::study::<Traps>(&setup).unwrap();
    let catch = study.hunt(0..4_000, 1, &AtomicBool::new(false)).unwrap();
    let findings = catch.findings(&study.subject());
    (study, findings)
}

#[test]
fn every_hole_is_found_and_nothing_else_is_called_one() {
    let (_, findings) = hunt();
    let mut holes: Vec<&str> =
        findings.iter().filter(|finding| finding.hole).map(|finding| finding.name.as_str()).collect();
    holes.sort_unstable();
    assert_eq!(
        holes,
        ["contradiction-1", "dead-end", "decided", "endless", "never-better-leave", "never-fires"]
    );
    let says = |name: &str| findings.iter().find(|finding| finding.name == name).unwrap().says.clone();
    assert!(
        says("contradiction-1").contains("an action is offered and refused"),
        "{}",
        says("contradiction-1")
    );
    assert!(says("never-fires").contains("never fired: TRP-2."), "{}", says("never-fires"));
}

#[test]
fn a_game_without_an_end_has_a_record_of_what_came_before() {
    let (study, findings) = hunt();
    for (name, decisions) in [("dead-end", 1), ("endless", 5)] {
        let spot = findings.iter().find(|finding| finding.name == name).unwrap().spot.unwrap();
        assert_eq!(spot.decision, decisions, "{name}");
        let record = study.record(spot.game);
        let decided = |event: &&RecordEvent| matches!(event, RecordEvent::Decision { .. });
        assert_eq!(record.events.iter().filter(decided).count(), decisions as usize, "{name}");
        assert!(record.winners.is_empty());
        let mut steps = 0;
        let refusal = replay::<Traps>(&record, |_| steps += 1).unwrap_err();
        assert!(matches!(refusal, RecordError::Unfinished { .. }), "{name}: {refusal}");
        assert_eq!(steps, decisions + 1, "{name}: the deal and every decision are told");
    }
}
