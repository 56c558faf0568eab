//! Opponents for matches about strength, which every other command refuses.

use super::*;

#[test]
fn no_table_and_no_simulation_seats_a_rival() {
    for rival in ["peek", "flat", "rival:peek", "rival:flat"] {
        for command in ["play tps --plain", "sim tps --games 1"] {
            let said = complaint(&format!("{command} --bots {rival}"), 2);
            assert!(said.contains(&format!("`{rival}` plays in matches about strength only")), "{said}");
        }
    }
}

#[test]
fn a_match_takes_a_rival_by_its_full_name_only() {
    let said = complaint("match tps --bots peek,random", 2);
    assert!(said.contains("`peek` is no rival; there are: rival:flat and rival:peek"), "{said}");
    let said = output("match tps --bots rival:peek:50,rival:flat:50 --games 3 --threads 1");
    assert!(said.contains("rival:peek:50 against rival:flat:50, 3 games"), "{said}");
}
