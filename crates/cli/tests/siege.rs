//! The server under siege for a short while; `cargo xtask load`, `torture` and `storm` do the same for
//! longer.

use std::path::Path;

use parlour_siege::{load, storm, torture};

fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_parlour"))
}

#[tokio::test]
async fn a_server_that_is_killed_again_and_again_loses_nothing_that_it_has_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let plan = torture::TorturePlan { kills: 3, tables: 1, seed: 7 };
    let report = torture::run(program(), folder.path(), plan).await.unwrap();
    assert!(report.is_good(), "{report}");
    assert!(report.acknowledged() > 0 && report.resumed() > 0, "{report}");
}

#[tokio::test]
async fn after_a_storm_of_rubbish_every_table_is_played_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let plan = storm::StormPlan { frames: 20_000, seconds: 10, seed: 7 };
    let report = storm::run(program(), folder.path(), plan).await.unwrap();
    assert!(report.frames() > 0, "{report}");
}

#[tokio::test]
async fn everything_that_one_address_can_do_at_once_takes_place_and_refuses_nobody_a_move() {
    let folder = tempfile::tempdir().unwrap();
    let plan = storm::MixedPlan { tables: 3, experts: 4, seconds: 8 };
    let report = storm::run_mixed(program(), folder.path(), plan).await.unwrap();
    // How long people wait is measured on a quiet machine and not here.
    assert!(report.is_complete(), "{report}");
    assert_eq!(report.moves(), 24, "{report}");
}

#[tokio::test]
async fn every_view_under_load_is_the_right_one() {
    let folder = tempfile::tempdir().unwrap();
    let patience = load::Patience::Hasty;
    let plan = load::LoadPlan { tables: 4, rate: 10.0, seconds: 4, beside: 0, patience };
    let report = load::run(program(), folder.path(), plan).await.unwrap();
    assert_eq!((report.moves(), report.views()), (160, 640), "{report}");
}
