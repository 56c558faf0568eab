//! Tables on the network: `serve` and `join`.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::Path,
    process::{Child, ChildStdout, Command as Process, ExitStatus, Stdio},
};

use tempfile::TempDir;

use crate::{complaint, output, parlour};

/// A server that runs; it ends with the test.
struct Running {
    child: Child,
    out: BufReader<ChildStdout>,
    address: String,
}

impl Running {
    fn start(data: &Path) -> Self {
        let mut serve = Process::new(env!("CARGO_BIN_EXE_parlour"));
        serve.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data);
        Self::run(&mut serve).0
    }

    /// The server, and what it said before it was open.
    fn run(command: &mut Process) -> (Self, String) {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        let mut said = String::new();
        let mut running = Self { child, out, address: String::new() };
        while running.address.is_empty() {
            let mut line = String::new();
            assert!(running.out.read_line(&mut line).unwrap() > 0, "it ended: {said}");
            match line.trim().strip_prefix("Parlour is open: http://") {
                Some(address) => address.clone_into(&mut running.address),
                None => said += &line,
            }
        }
        (running, said)
    }

    fn request(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.split_once("\r\n\r\n").unwrap().1.to_owned()
    }

    fn get(&self, path: &str) -> String {
        self.request(&format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address))
    }

    /// Makes a table; its path.
    fn table(&self, body: &str) -> String {
        let (host, length) = (&self.address, body.len());
        let answer = self.request(&format!(
            "POST /api/tables HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        ));
        let made: serde_json::Value = serde_json::from_str(&answer).unwrap();
        made["path"].as_str().unwrap().to_owned()
    }

    /// Tells it to stop, as a service manager would.
    fn stop(mut self) -> ExitStatus {
        let process = self.child.id().to_string();
        assert!(Process::new("kill").args(["-TERM", &process]).status().unwrap().success());
        self.child.wait().unwrap()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It has ended already, if the test came so far.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_person_joins_by_the_link_plays_to_the_end_and_the_record_verifies() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(folder.path());
    let path = server.table(r#"{"game":"tps","seats":3}"#);
    let words = format!("join http://{}{path} --plain --bots random --name Ada", server.address);
    let done = parlour(&words)
        .env("PARLOUR_DATA", folder.path().join("ada"))
        .write_stdin("1\n".repeat(60) + "h\n")
        .assert()
        .success();
    let told = String::from_utf8(done.get_output().stdout.clone()).unwrap();
    assert!(told.contains("You are in seat 1; seat 2 is random, seat 3 is random."), "{told}");
    assert!(told.contains("The game is recorded in http://"), "{told}");
    let record = server.get(&format!("/api/tables/{}/record", path.trim_start_matches("/t/")));
    let file = folder.path().join("record.jsonl");
    std::fs::write(&file, record).unwrap();
    assert!(output(&format!("verify {}", file.display())).contains("1 record holds"));
    assert!(server.stop().success());
}

#[test]
fn who_is_alone_with_bots_does_not_wait_for_somebody_to_deal() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(folder.path());
    let path = server.table(r#"{"game":"tps","seats":3,"bots":["random","random"]}"#);
    let words = format!("join http://{}{path} --plain --name Ada", server.address);
    let data = folder.path().join("ada");
    let done = parlour(&words).env("PARLOUR_DATA", data).write_stdin("1\n".repeat(60)).assert().success();
    let told = String::from_utf8(done.get_output().stdout.clone()).unwrap();
    assert!(told.contains("The game is recorded in http://"), "{told}");
    assert!(server.stop().success());
}

#[test]
fn a_person_who_leaves_comes_back_to_the_same_seat_even_after_a_restart() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(folder.path());
    let path = server.table(r#"{"game":"tps","seats":3}"#);
    let join = |server: &Running, answers: &str| {
        // The address changes with the server; what is kept for it goes along.
        let words = format!("join http://{}{path} --plain --bots random --name Ada", server.address);
        let data = folder.path().join("ada");
        let done = parlour(&words).env("PARLOUR_DATA", &data).write_stdin(answers).assert().success();
        let kept = data.join("servers");
        let file = std::fs::read_dir(&kept).unwrap().next().unwrap().unwrap().path();
        (String::from_utf8(done.get_output().stdout.clone()).unwrap(), file)
    };
    let (told, cookie) = join(&server, "1\n1\nq\n");
    assert!(told.contains("Your seat is kept"), "{told}");
    assert!(server.stop().success());
    let server = Running::start(folder.path());
    let port = server.address.replace(['.', ':'], "-");
    std::fs::rename(&cookie, cookie.with_file_name(port).with_extension("cookie")).unwrap();
    let (told, _) = join(&server, &"1\n".repeat(60));
    assert!(told.contains("You are in seat 1"), "{told}");
    assert!(told.contains("The game is recorded in http://"), "{told}");
}

#[test]
fn without_a_command_it_lists_the_games_says_what_else_to_type_and_serves() {
    let folder = TempDir::new().unwrap();
    let mut bare = Process::new(env!("CARGO_BIN_EXE_parlour"));
    bare.env("PARLOUR_LISTEN", "127.0.0.1:0").env("PARLOUR_DATA", folder.path());
    let (server, said) = Running::run(&mut bare);
    assert!(said.contains("TrickPaperScissors") && said.contains("parlour rules tps"), "{said}");
    assert_eq!(server.get("/healthz"), "ok\n");
    assert!(server.stop().success());
}

#[test]
fn a_second_server_on_the_same_data_and_bad_words_are_refused_in_a_sentence() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(folder.path());
    let words = format!("serve --listen 127.0.0.1:0 --data {}", folder.path().display());
    assert!(!complaint(&words, 2).is_empty());
    let taken = format!("serve --listen {} --data {}", server.address, folder.path().join("other").display());
    assert!(complaint(&taken, 2).contains("cannot listen on"), "the port is taken");
    for (words, sentence) in [
        ("join here --plain", "the link of a table looks like"),
        ("serve --origin games.example.org", "it should look like https://games.example.org"),
        ("serve --database mysql://x", "the address of a database looks like"),
        ("serve --messages 0", "it should be 1 or more"),
    ] {
        let said = complaint(words, 2);
        assert!(said.contains(sentence), "{words}: {said}");
    }
    let nobody = format!("join http://{}/t/{} --plain", server.address, "0".repeat(32));
    assert!(complaint(&nobody, 2).contains("there is no such table"));
}
