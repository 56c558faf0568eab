//! What opening a table costs at which people have chatted far more than a table takes today: 500,000 messages.
//!
//! `cargo bench -p parlour-server`. The first opening reads the whole log and keeps a snapshot, the second one begins there.

use std::{fs, net::SocketAddr, sync::Arc, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _, future::join_all};
use parlour_protocol::{TableId, Version};
use parlour_server::{Config, Server};
use parlour_store::{Append, Database, SqlStore, Standing, Store};
use tempfile::TempDir;
use tokio::task::unconstrained;
use tokio_tungstenite::{connect_async, tungstenite::Message};

const LINES: u64 = 500_000;
/// Entries that are stored together.
const TOGETHER: u64 = 500;
const TABLE: TableId = TableId::new(1);

#[tokio::main]
async fn main() {
    let folder = TempDir::new_in(".").expect("the bench may write where it is started");
    let database = Database::in_folder(folder.path());
    let store: Arc<dyn Store> = Arc::new(SqlStore::open(&database).await.expect("a new database opens"));
    fill(&*store).await;
    for opening in ["whole log", "snapshot"] {
        let config = Config { listen: SocketAddr::from(([127, 0, 0, 1], 0)), ..Config::default() };
        let server = Server::bind(config, Arc::clone(&store)).await.expect("there is a free port");
        let (memory, idle) = (peak_memory(), processor_time());
        open(server.address(), server).await;
        let (spent, grown) = (processor_time().saturating_sub(idle), peak_memory().saturating_sub(memory));
        println!("{opening}: {} ms of processor time, {grown} MiB more at the peak", spent.as_millis());
    }
}

/// A table where somebody sits down and talks.
async fn fill(store: &dyn Store) {
    let person = "1".repeat(32);
    let seed = "5".repeat(64);
    let created = format!(
        r#"{{"created":{{"settings":{{"game":"tps","seats":3,"options":{{}},"pace":{{"seconds":null,"grace":60}},"visibility":"link","hints":"off"}},"seed":"{seed}","chairs":["empty","empty","empty"],"at":0}}}}"#
    );
    let sat = format!(r#"{{"sat":{{"seat":0,"person":"{person}","name":"Ada"}}}}"#);
    for (version, entry) in [(1, created), (2, sat)] {
        store.append(append(version, entry)).await.expect("an entry is stored");
    }
    for begin in (3..3 + LINES).step_by(TOGETHER as usize) {
        let lines = (begin..begin + TOGETHER).map(|version| {
            let text = "something that people say to each other at a table";
            let entry = format!(r#"{{"said":{{"person":"{person}","id":"m{version}","text":"{text}"}}}}"#);
            store.append(append(version, entry))
        });
        // They have to be taken in their order.
        for stored in unconstrained(join_all(lines)).await {
            stored.expect("an entry is stored");
        }
    }
}

fn append(version: u64, entry: String) -> Append {
    Append { table: TABLE, version: Version(version), entry, standing: Standing::Open }
}

/// Comes to the table, and has seen it when this is over.
async fn open(address: SocketAddr, server: Server) {
    let look = async {
        let (mut socket, _) = connect_async(format!("ws://{address}/api/tables/{TABLE}/socket"))
            .await
            .expect("the server listens");
        let hello = Message::text(r#"{"hello":{"protocol":4,"have":null}}"#);
        socket.send(hello).await.expect("the server listens");
        let shown = tokio::time::timeout(Duration::from_mins(1), socket.next()).await;
        let shown =
            shown.expect("a minute is enough").expect("the table is shown").expect("the table is shown");
        assert!(shown.to_string().contains(r#""name":"Ada""#), "{shown}");
    };
    server.run(look).await;
}

/// The most memory that this process has ever had, in MiB.
fn peak_memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").expect("Linux tells what a process has used");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("it is among it");
    line.trim().trim_end_matches(" kB").parse::<u64>().expect("a number") / 1024
}

/// Of this process and all its threads, as Linux counts it: in hundredths of a second.
fn processor_time() -> Duration {
    let stat = fs::read_to_string("/proc/self/stat").expect("Linux tells what a process has used");
    let after_name = stat.rsplit_once(") ").expect("the name stands in brackets").1;
    let ticks = after_name.split(' ').skip(11).take(2).map(|ticks| ticks.parse::<u64>().expect("a number"));
    Duration::from_millis(10 * ticks.sum::<u64>())
}
