//! What a server keeps: backups, exports, and whether its deals were fair.

use parlour_bots::Bot;
use parlour_core::{Seed, record::Record};
use parlour_protocol::{TableId, Version};
use parlour_registry::{Deal, commitment};
use parlour_store::{Append, Database, SqlStore, Standing, Store as _};
use serde_json::Map;
use tempfile::TempDir;

use super::{complaint, output, read};

/// The record of a game at a table, with the promise that was made before it.
fn fair_record(seed: Seed) -> Record {
    let game = parlour_registry::find("tps").unwrap();
    let mut table = game.table(&Deal { seats: 3, options: Map::new(), seed }).unwrap();
    while let Some(seat) = table.to_act().first() {
        let action = table.thinking(seat, Bot::Random)(&|| false);
        table.play(seat, &action).unwrap();
    }
    let mut record = table.record().unwrap();
    record.commitment = Some(commitment(&seed));
    record
}

/// A folder in which a server has kept two games that are over and one that is not.
fn served() -> TempDir {
    let folder = TempDir::new().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = SqlStore::open(&Database::in_folder(folder.path())).await.unwrap();
        for number in 1..=3 {
            let record = fair_record(Seed::new([number; 32])).to_json();
            let standing = if number < 3 { Standing::Finished { record } } else { Standing::Open };
            let table = TableId::new(u128::from(number));
            let append = Append { table, version: Version(1), entry: "{}".to_owned(), standing };
            store.append(append).await.unwrap();
        }
        store.close().await;
    });
    folder
}

#[test]
fn finished_games_are_exported_and_verified_with_their_deals() {
    let folder = served();
    let data = folder.path().display();
    let records = folder.path().join("games.jsonl");
    output(&format!("export --data {data} --record {}", records.display()));
    assert_eq!(read(&records).lines().count(), 2);
    assert_eq!(output(&format!("export --data {data}")), read(&records));
    let verdict = output(&format!("verify --fair {}", records.display()));
    assert!(verdict.contains("all 2 records hold"), "{verdict}");
    assert!(verdict.contains("2 of 2 name the commitment"), "{verdict}");
}

#[test]
fn another_seed_and_another_commitment_are_found_out() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("games.jsonl");
    let mut lied = fair_record(Seed::from(5));
    lied.commitment = Some(commitment(&Seed::from(6)));
    let mut dealt_otherwise = fair_record(Seed::from(5));
    dealt_otherwise.seed = "6".to_owned();
    let lines = [fair_record(Seed::from(5)), lied, dealt_otherwise].map(|record| record.to_json() + "\n");
    std::fs::write(&path, lines.concat()).unwrap();
    let said = complaint(&format!("verify --fair {}", path.display()), 1);
    assert!(said.contains("line 2: the commitment shown does not match the seed"), "{said}");
    assert!(said.contains("line 3: event"), "{said}");
    assert!(said.contains("2 of 3 records are wrong"), "{said}");
    output(&format!("verify {}", path.display()));
}

#[test]
fn a_backup_is_made_once_and_can_be_exported_from() {
    let folder = served();
    let data = folder.path().display();
    let copy = folder.path().join("elsewhere");
    std::fs::create_dir(&copy).unwrap();
    let file = copy.join("tables.sqlite");
    let said = output(&format!("backup --data {data} {}", file.display()));
    assert!(said.contains("stop the server"), "{said}");
    assert_eq!(
        output(&format!("export --data {}", copy.display())),
        output(&format!("export --data {data}"))
    );
    let again = complaint(&format!("backup --data {data} {}", file.display()), 2);
    assert!(again.contains("already exists"), "{again}");
}

#[test]
fn where_no_server_has_been_there_is_nothing_to_copy() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().display();
    let said = complaint(&format!("backup --data {data} {data}/copy"), 2);
    assert!(said.contains("there are no tables to back up"), "{said}");
    let said = complaint(&format!("export --data {data}"), 2);
    assert!(said.contains("there is no"), "{said}");
    let said = complaint("backup --database postgres://me:secret@host/name copy", 2);
    assert!(said.contains("pg_dump") && !said.contains("secret"), "{said}");
    let said = complaint("export", 2);
    assert!(said.contains("--data"), "{said}");
}

#[test]
fn a_file_that_is_no_database_is_named() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("tables.sqlite");
    std::fs::write(
        &file,
        "this is not a database, and it is longer than a header of one has to be".repeat(20),
    )
    .unwrap();
    for command in ["export", "serve --listen 127.0.0.1:0"] {
        let said = complaint(&format!("{command} --data {}", folder.path().display()), 2);
        assert!(said.contains(&file.display().to_string()) && said.contains("is damaged"), "{said}");
    }
}
