//! Tables on the network: `serve` and `join`.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::Path,
    process::{Child, ChildStdout, Command as Process, ExitStatus, Stdio},
};

use tempfile::TempDir;

use crate::{complaint, output, parlour};

/// A running server, stopped with the test.
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

    /// Starts a server. Returns it with what it said before it was ready.
    fn run(command: &mut Process) -> (Self, String) {
        Self::run_with_log(command, Stdio::null())
    }

    /// Starts a server with its log going elsewhere.
    fn run_with_log(command: &mut Process, log: Stdio) -> (Self, String) {
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().unwrap();
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

    /// Makes a table and returns its path.
    fn table(&self, body: &str) -> String {
        let (host, length) = (&self.address, body.len());
        let answer = self.request(&format!(
            "POST /api/tables HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        ));
        let made: serde_json::Value = serde_json::from_str(&answer).unwrap();
        made["path"].as_str().unwrap().to_owned()
    }

    /// Tells the server to stop, as a service manager would.
    fn stop(mut self) -> ExitStatus {
        let process = self.child.id().to_string();
        assert!(Process::new("kill").args(["-TERM", &process]).status().unwrap().success());
        self.child.wait().unwrap()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It has ended already, if the test got that far.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_person_joins_by_the_link_plays_to_the_end_and_the_record_verifies() {
    let told = plays_to_the_end(r#"{"game":"tps","seats":3}"#);
    assert!(told.contains("You are in seat 1; seat 2 is random, seat 3 is random."), "{told}");
}

/// A person joins a new table and plays to the end with bots, and the record verifies. Returns what the
/// person read.
pub(crate) fn plays_to_the_end(table: &str) -> String {
    let folder = TempDir::new().unwrap();
    let server = Running::start(folder.path());
    let path = server.table(table);
    let words = format!("join http://{}{path} --plain --bots random --name Ada", server.address);
    let done = parlour(&words)
        .env("PARLOUR_DATA", folder.path().join("ada"))
        .write_stdin("1\n".repeat(60) + "h\n")
        .assert()
        .success();
    let told = String::from_utf8(done.get_output().stdout.clone()).unwrap();
    assert!(told.contains("The game is recorded in http://"), "{told}");
    let record = server.get(&format!("/api/tables/{}/record", path.trim_start_matches("/t/")));
    let file = folder.path().join("record.jsonl");
    std::fs::write(&file, record).unwrap();
    assert!(output(&format!("verify {}", file.display())).contains("1 record holds"));
    assert!(told.contains("The deal was fair. The server contributed to it, and so did you."), "{told}");
    let noted = told.split_once("verify --fair ").unwrap().1.split_once(" FILE").unwrap().0;
    let verdict = output(&format!("verify --fair {noted} {}", file.display()));
    assert!(
        verdict.contains("1 of 1 name the commitment to it, and in 1 of them players had a part"),
        "{verdict}"
    );
    assert!(server.stop().success());
    told
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
        // The address changes with the server, and what is kept for it goes along.
        let words = format!("join http://{}{path} --plain --bots random --name Ada", server.address);
        let data = folder.path().join("ada");
        let done = parlour(&words).env("PARLOUR_DATA", &data).write_stdin(answers).assert().success();
        let kept = data.join("servers");
        let mut files = std::fs::read_dir(&kept).unwrap().map(|file| file.unwrap().path());
        let file = files.find(|file| file.extension().is_some_and(|kind| kind == "cookie")).unwrap();
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

#[cfg(unix)]
#[test]
fn nobody_else_can_read_what_a_server_keeps_even_where_they_could_before() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = TempDir::new().unwrap();
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let [new, old] = ["new", "old"].map(|name| folder.path().join(name));
    std::fs::create_dir(&old).unwrap();
    std::fs::write(old.join("tables.sqlite"), "").unwrap();
    std::fs::set_permissions(&old, std::fs::Permissions::from_mode(0o755)).unwrap();
    std::fs::set_permissions(old.join("tables.sqlite"), std::fs::Permissions::from_mode(0o644)).unwrap();
    for (data, was_open) in [(new, false), (old, true)] {
        let log = folder.path().join("log");
        let mut serve = Process::new(env!("CARGO_BIN_EXE_parlour"));
        serve.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&data);
        let written = std::fs::File::create(&log).unwrap();
        let (server, _) = Running::run_with_log(&mut serve, written.into());
        server.table(r#"{"game":"tps"}"#);
        let said = std::fs::read_to_string(&log).unwrap();
        let warnings = said.lines().filter(|line| line.contains("others could read this until now")).count();
        assert_eq!(warnings, if was_open { 2 } else { 0 }, "the folder and the file: {said}");
        assert_eq!(mode(&data), 0o700);
        for file in std::fs::read_dir(&data).unwrap() {
            let file = file.unwrap().path();
            assert_eq!(mode(&file), 0o600, "{}", file.display());
        }
        assert!(server.stop().success());
    }
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
fn a_client_that_knows_the_protocols_page_and_no_game_plays_every_game() {
    crate::needs_python();
    let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/visitor.py");
    assert!(crate::read(&client).lines().count() <= 150, "it is a short example");
    let folder = TempDir::new().unwrap();
    let server = Running::start(folder.path());
    let games = parlour_registry::GAMES.iter().map(|game| game.info().slug);
    let played = Process::new("python3")
        .arg(client)
        .arg(format!("http://{}", server.address))
        .args(games.clone())
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&played.stdout).into_owned();
    assert!(played.status.success(), "{told}{}", String::from_utf8_lossy(&played.stderr));
    for game in games {
        assert!(told.contains(&format!("{game}: ")), "{told}");
    }
    assert!(server.stop().success());
}

#[test]
fn a_log_in_a_file_has_no_colours() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("server.log");
    let mut serve = Process::new(env!("CARGO_BIN_EXE_parlour"));
    serve.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder.path().join("data"));
    serve.env_remove("CLICOLOR_FORCE").env_remove("NO_COLOR");
    let log = std::fs::File::create(&file).unwrap();
    let (server, _) = Running::run_with_log(&mut serve, log.into());
    assert!(server.stop().success());
    let log = crate::read(file);
    assert!(log.contains("INFO") && !log.contains('\u{1b}'), "{log}");
}

#[test]
fn a_server_that_was_given_few_descriptors_survives_a_flood() {
    let folder = TempDir::new().unwrap();
    let mut few = Process::new("sh");
    let serve = "ulimit -n 64; exec \"$0\" serve --listen 127.0.0.1:0 --data \"$1\"";
    few.args(["-c", serve, env!("CARGO_BIN_EXE_parlour")]).arg(folder.path());
    let (server, _) = Running::run(&mut few);
    let flood: Vec<TcpStream> = (0..200).filter_map(|_| TcpStream::connect(&server.address).ok()).collect();
    assert!(flood.len() > 100);
    drop(flood);
    // It may take a moment to notice that they are gone.
    let answers = || {
        let Ok(mut stream) = TcpStream::connect(&server.address) else { return false };
        let asked = stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
        let mut answer = String::new();
        asked.is_ok() && stream.read_to_string(&mut answer).is_ok() && answer.ends_with("ok\n")
    };
    assert!((0..600).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(100));
        answers()
    }));
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
        ("serve --trust-header X-Forwarded-For", "--trust-proxy"),
        ("serve --trust-header X-Real-IP --trust-proxy nginx", "it should look like 127.0.0.1 or 10.0.0.0/8"),
    ] {
        let said = complaint(words, 2);
        assert!(said.contains(sentence), "{words}: {said}");
    }
    let nobody = format!("join http://{}/t/{} --plain", server.address, "0".repeat(32));
    assert!(complaint(&nobody, 2).contains("there is no such table"));
}
