//! A server that has no descriptor left, in a process of its own that has few.

use std::time::Duration;

use tokio::{
    net::TcpStream,
    time::{sleep, timeout},
};

use crate::house::House;

/// Far more than the server needs; a test that reaches it has failed.
const LONG: Duration = Duration::from_mins(1);
/// Set for the process that has few files.
const FEW_FILES: &str = "PARLOUR_TEST_FEW_FILES";

#[test]
fn a_server_that_has_run_out_of_descriptors_goes_on_as_soon_as_there_are_some() {
    if std::env::var_os(FEW_FILES).is_some() {
        tokio::runtime::Runtime::new().unwrap().block_on(run_out_of_descriptors());
        return;
    }
    let name = "descriptors::a_server_that_has_run_out_of_descriptors_goes_on_as_soon_as_there_are_some";
    let child = std::process::Command::new("sh")
        .args(["-c", "ulimit -n 64 && exec \"$0\" --exact \"$1\" --nocapture"])
        .arg(std::env::current_exe().unwrap())
        .arg(name)
        .env(FEW_FILES, "1")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&child.stdout);
    assert!(
        child.status.success() && said.contains("1 passed"),
        "{said}{}",
        String::from_utf8_lossy(&child.stderr)
    );
}

async fn run_out_of_descriptors() {
    let house = House::open().await;
    let errors = async || {
        let figures = house.get("/metrics").await.body;
        let line = figures.lines().find(|line| line.starts_with("parlour_accept_errors_total "));
        line.unwrap().split(' ').nth(1).unwrap().parse::<u64>().unwrap()
    };
    let exhausted = async {
        while errors().await == 0 {
            let mut files = Vec::new();
            while let Ok(file) = std::fs::File::open("/dev/null") {
                files.push(file);
            }
            // One is left for the client, and none for the server.
            files.pop();
            let waiting = TcpStream::connect(house.address).await;
            sleep(Duration::from_millis(100)).await;
            drop((waiting, files));
        }
    };
    timeout(LONG, exhausted).await.expect("the server finds no descriptor");
    assert_eq!(house.get("/healthz").await.status, 200);
}
