//! What a server keeps: backups, exports, and whether its deals were fair.

use parlour_bots::Bot;
use parlour_core::{DealProof, Nonce, Seat, Seed, Share, record::Record};
use parlour_protocol::{TableId, Version};
use parlour_registry::Deal;
use parlour_store::{Append, Archive, Database, SqlStore, Standing, Store as _};
use serde_json::Map;
use tempfile::TempDir;

use super::{complaint, output, parlour, read};

/// The record of a game at a table, with the commitment made before it.
fn fair_record(seed: Seed) -> Record {
    let game = parlour_registry::find("tps").unwrap();
    let mut table = game.table(&Deal { seats: 3, options: Map::new(), seed }).unwrap();
    while let Some(seat) = table.to_act().first() {
        let action = table.thinking(seat, Bot::Random)(&|| false);
        table.play(seat, &action).unwrap();
    }
    let mut record = table.record().unwrap();
    record.commitment = Some(seed.commitment().to_string());
    record
}

/// A folder in which a server has kept two finished games and one unfinished one.
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
    lied.commitment = Some(Seed::from(6).commitment().to_string());
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
fn what_somebody_noted_before_the_game_must_be_in_its_record() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game.jsonl");
    let nonce = Nonce::new([4; 32]);
    let share = Share { seat: Seat::new(1), commitment: Some(nonce.commitment()), nonce: Some(nonce) };
    let write = |seed: Seed| {
        let (table, commitment) = (TableId::new(3), seed.commitment());
        let proof = DealProof { table, commitment, seed, shares: vec![share] };
        let mut record = fair_record(proof.check().unwrap());
        (record.commitment, record.fair) = (None, Some(proof));
        std::fs::write(&path, record.to_json() + "\n").unwrap();
    };
    let promised = Seed::new([1; 32]);
    write(promised);
    let noted = format!("--commitment {} --nonce {nonce}", promised.commitment());
    let verify = |noted: &str| format!("verify --fair {noted} {}", path.display());
    let verdict = output(&verify(&noted));
    assert!(
        verdict.contains("1 of 1 name the commitment to it, and in 1 of them players had a part"),
        "{verdict}"
    );
    let other = complaint(&verify(&format!("--nonce {}", Nonce::new([5; 32]))), 1);
    assert!(other.contains("line 1: that nonce has no part in the deal"), "{other}");
    // Somebody swaps the seed after the promise, with everything that goes with it.
    write(Seed::new([2; 32]));
    output(&verify(""));
    let swapped = complaint(&verify(&noted), 1);
    assert!(swapped.contains("line 1: the table had committed to something else"), "{swapped}");
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
fn one_goes_back_to_a_backup_with_a_command_and_what_was_there_is_set_aside() {
    let folder = served();
    let data = folder.path().display();
    let backup = TempDir::new().unwrap();
    let file = backup.path().join("backup");
    output(&format!("backup --data {data} {}", file.display()));
    let exported = output(&format!("export --data {data}"));
    std::fs::write(folder.path().join("tables.sqlite"), "rubbish").unwrap();
    let said = output(&format!("restore --data {data} {}", file.display()));
    assert!(said.contains("3 tables, 2 records") && said.contains("set-aside-1"), "{said}");
    assert_eq!(output(&format!("export --data {data}")), exported);
    let said = output(&format!("check --data {data}"));
    assert!(
        said.contains("3 entries of 3 tables and 2 records") && said.contains("all is as it was"),
        "{said}"
    );
}

#[test]
fn a_damaged_record_is_left_out_of_an_export_and_named_by_a_check() {
    let folder = served();
    let file = folder.path().join("tables.sqlite");
    let mut bytes = std::fs::read(&file).unwrap();
    let seed = Seed::new([1; 32]).to_string();
    let place = bytes.windows(seed.len()).position(|letters| letters == seed.as_bytes()).unwrap();
    bytes[place] = b'f';
    std::fs::write(&file, bytes).unwrap();
    let data = folder.path().display();
    let export = parlour(&format!("export --data {data}")).assert().code(1);
    let (out, said) = (&export.get_output().stdout, String::from_utf8_lossy(&export.get_output().stderr));
    assert_eq!(out.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()).count(), 1);
    assert!(said.contains("left out: ") && said.contains("record 1, of table"), "{said}");
    let said = complaint(&format!("check --data {data}"), 1);
    assert!(said.contains("is not what was stored") && said.contains("number of faults: 1"), "{said}");
}

#[test]
fn a_person_is_erased_while_no_server_runs_and_what_is_no_person_is_refused() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().display();
    let database = Database::in_folder(folder.path());
    let [ada, ben] = ["a1".repeat(16), "b2".repeat(16)];
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let log = |number| {
        format!(
            r#"{{"created":{{"settings":{{"game":"tps","seats":3,"options":{{}},"pace":{{"seconds":null,"grace":60}},"visibility":"link","hints":"off"}},"seed":"{}","chairs":[{{"person":{{"person":"{ada}","name":"Ada"}}}},{{"person":{{"person":"{ben}","name":"Ben"}}}},"empty"],"at":{number}}}}}"#,
            Seed::new([7; 32])
        )
    };
    let store = runtime.block_on(async {
        let store = SqlStore::open(&database).await.unwrap();
        for number in 1..=2 {
            let (table, standing) = (TableId::new(number), Standing::Open);
            store.append(Append { table, version: Version(1), entry: log(number), standing }).await.unwrap();
        }
        store
    });
    let said = complaint(&format!("erase --data {data} --person {ada}"), 2);
    assert!(said.contains("another server keeps its tables in"), "{said}");
    runtime.block_on(store.close());
    let said = output(&format!("erase --data {data} --person {ada}"));
    assert!(said.contains("forgotten: 2 tables") && said.contains("backups"), "{said}");
    let said = output(&format!("erase --data {data} --person {ada}"));
    assert!(said.contains("no table knows that person"), "{said}");
    assert!(output(&format!("check --data {data}")).contains("all is as it was stored"));
    let log = runtime.block_on(async {
        let archive = Archive::open(&database).await.unwrap();
        archive.log(TableId::new(1)).await.unwrap().concat()
    });
    assert!(!log.contains(&ada) && !log.contains("Ada") && log.contains("Ben"), "{log}");
    let said = complaint(&format!("erase --data {data} --person Ada"), 2);
    assert!(said.contains("a person has 32 hexadecimal digits"), "{said}");
    let said = complaint(&format!("erase --data {data}/nowhere --person {ada}"), 2);
    assert!(said.contains("there are no tables"), "{said}");
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
