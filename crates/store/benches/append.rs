//! Measures what storing costs: 2,000 entries a second for some seconds, and the processor time they take.
//!
//! Run it with `cargo bench -p parlour-store`; put the address of a PostgreSQL into `PARLOUR_TEST_POSTGRES`
//! to measure that.

use std::{
    env, fs,
    sync::Arc,
    time::{Duration, Instant},
};

use parlour_protocol::{TableId, Version};
use parlour_store::{Append, Database, SqlStore, Standing, Store as _};
use tempfile::TempDir;

const TABLES: u64 = 2_000;
const SECONDS: u64 = 10;
/// About the length of what a server writes for a move.
const ENTRY: usize = 120;

#[tokio::main]
async fn main() {
    let folder = TempDir::new_in(".").expect("the bench may write where it is started");
    let database = match env::var("PARLOUR_TEST_POSTGRES") {
        Ok(address) => address.parse().expect("the address of a PostgreSQL"),
        Err(_) => Database::in_folder(folder.path()),
    };
    let store = Arc::new(SqlStore::open(&database).await.expect("a new database opens"));
    let begun = Instant::now();
    let tables: Vec<_> =
        (0..TABLES).map(|table| tokio::spawn(one_table(Arc::clone(&store), table))).collect();
    // The first entry of a table opens it, which is rare and costs more. Only the entries after it are
    // counted.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let idle = processor_time();
    let mut waits = Vec::new();
    for table in tables {
        waits.extend(table.await.expect("a table is stored to its end"));
    }
    let spent = processor_time().saturating_sub(idle);
    waits.sort_unstable();
    let entries = waits.len();
    println!("{entries} entries in {:.1} s, {database}", begun.elapsed().as_secs_f64());
    println!("processor time per entry: {:.1} us", spent.as_micros() as f64 / entries as f64);
    println!(
        "waited: median {:?}, 99 of 100 {:?}, longest {:?}",
        waits[entries / 2],
        waits[entries * 99 / 100],
        waits[entries - 1]
    );
}

/// Writes one entry a second, at its own moment within the second.
async fn one_table(store: Arc<SqlStore>, table: u64) -> Vec<Duration> {
    let begin = tokio::time::Instant::now() + Duration::from_micros(table * 1_000_000 / TABLES);
    let name = u128::from(table.wrapping_mul(0x9e37_79b9_7f4a_7c15)) << 64;
    let mut waits = Vec::new();
    for second in 0..SECONDS {
        tokio::time::sleep_until(begin + Duration::from_secs(second)).await;
        let asked = Instant::now();
        let entry = "x".repeat(ENTRY);
        let version = Version(second + 1);
        let append = Append { table: TableId::new(name), version, entry, standing: Standing::Open };
        store.append(append).await.expect("an entry is stored");
        if second >= 2 {
            waits.push(asked.elapsed());
        }
    }
    waits
}

/// The processor time of this process and all its threads, user and system, as Linux counts it: in hundredths
/// of a second.
fn processor_time() -> Duration {
    let stat = fs::read_to_string("/proc/self/stat").expect("Linux tells what a process has used");
    let after_name = stat.rsplit_once(") ").expect("the name stands in brackets").1;
    let ticks = after_name.split(' ').skip(11).take(2).map(|ticks| ticks.parse::<u64>().expect("a number"));
    Duration::from_millis(10 * ticks.sum::<u64>())
}
