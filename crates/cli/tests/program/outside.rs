//! External programs that play, well and badly.

use std::process::Stdio;

use parlour_registry::GAMES;

use super::*;

/// A bot written in shell that plays the first legal action.
const FIRST: &str = r#"while read -r line; do
    action=${line##*\"legal\":[\"}
    printf '{"a":"%s"}\n' "${action%%\"*}"
done"#;

/// A folder with a bot in it.
struct Nest {
    folder: TempDir,
}

impl Nest {
    fn new(script: &str) -> Self {
        let folder = TempDir::new().unwrap();
        fs::write(folder.path().join("bot.sh"), script).unwrap();
        Self { folder }
    }

    fn path(&self, name: &str) -> String {
        self.folder.path().join(name).display().to_string()
    }

    /// The bot as named on the command line.
    fn bot(&self) -> String {
        format!("exec:sh {}", self.path("bot.sh"))
    }

    /// Runs the program with these words; `BOT` stands for the bot.
    fn parlour(&self, words: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_parlour"));
        command.args(words.split_whitespace().map(|word| word.replace("BOT", &self.bot())));
        command.current_dir(self.folder.path()).env("PARLOUR_LANG", "en");
        command
    }

    /// The error when a bot breaks a game.
    fn complaint(&self, words: &str) -> String {
        let done = self.parlour(words).assert().code(1);
        let said = String::from_utf8(done.get_output().stderr.clone()).unwrap();
        let last = said.lines().last().unwrap_or_default().to_owned();
        assert!(!said.contains("panicked") && last.starts_with("parlour: game "), "{said}");
        assert!(
            last.contains(" of seed 1 is broken: the bot `sh ") && last.ends_with("the run stops"),
            "{said}"
        );
        last
    }
}

#[test]
fn a_program_plays_whole_games_whose_records_verify() {
    let nest = Nest::new(FIRST);
    for game in GAMES {
        let game = game.info().slug;
        nest.parlour(&format!("sim {game} --games 2 --bots BOT --record games.jsonl")).assert().success();
        nest.parlour("verify games.jsonl").assert().success();
    }
}

#[test]
fn a_path_with_blanks_is_quoted() {
    let nest = Nest::new(FIRST);
    let folder = nest.folder.path().join("my own bots");
    fs::create_dir(&folder).unwrap();
    fs::rename(nest.path("bot.sh"), folder.join("bot.sh")).unwrap();
    for bot in [format!("exec:sh '{}/bot.sh'", folder.display()), "exec:sh my\\ own\\ bots/bot.sh".to_owned()]
    {
        nest.parlour("sim tps --games 2 --bots").arg(bot).assert().success();
    }
}

#[test]
fn any_number_of_threads_gives_the_same_games_if_the_bot_keeps_no_secrets() {
    let nest = Nest::new(FIRST);
    let [one, two] = [1, 2].map(|threads| {
        let words = format!(
            "sim tps --seats 3 --games 20 --bots BOT,random,random --threads {threads} --record games"
        );
        nest.parlour(&words).assert().success();
        read(nest.path("games"))
    });
    assert!(one == two);
}

#[test]
fn a_program_is_started_once_for_each_seat_and_is_gone_at_the_end() {
    // A bot that ends neither with its input nor on a polite signal.
    let nest = Nest::new(&format!("trap '' TERM HUP\necho $$ >> started\n{FIRST}\nexec sleep 60"));
    nest.parlour("sim tps --seats 3 --games 10 --threads 1 --bots BOT").assert().success();
    let started = read(nest.path("started"));
    assert_eq!(started.lines().count(), 3, "{started}");
    for number in started.lines() {
        let mut alive = std::process::Command::new("kill");
        let status = alive.args(["-0", number]).stderr(Stdio::null()).status().unwrap();
        assert!(!status.success(), "{number} still runs");
    }
}

#[test]
fn a_match_seats_a_program_against_a_bot() {
    let nest = Nest::new(FIRST);
    let done = nest.parlour("match tps --bots BOT,random --games 6 --json").assert().success();
    let json: serde_json::Value = serde_json::from_slice(&done.get_output().stdout).unwrap();
    assert_eq!(json["challenger"], nest.bot());
    assert!(json["milliseconds"]["challenger"]["longest"].as_f64().unwrap() > 0.0);
}

#[test]
fn a_program_that_fails_breaks_its_game_with_a_sentence() {
    for (script, sentence) in [
        ("exit 7", "on seat 0 ended without an answer (exit status: 7)"),
        ("kill -9 $$", "ended without an answer (signal: 9"),
        ("read -r line; echo hello", "answered `hello`, where a line like {\"a\":\""),
        ("read -r line; echo '{\"a\":\"dance\"}'", "`dance` is not a move in this game"),
        ("read -r line; echo '{\"a\":\"value up\"}'", "answered `value up`: "),
        ("read -r line; head -c 100000 /dev/zero", "answered with a line of more than 65536 bytes"),
        ("read -r line; printf '\\377\\n'", "answered with bytes that are not UTF-8 text"),
        ("exec >&-; exec sleep 60", "ended without an answer (its output is closed)"),
    ] {
        let nest = Nest::new(script);
        for words in ["sim tps --seats 3 --bots BOT,random,random", "match tps --bots BOT,random"] {
            let said = nest.complaint(&format!("{words} --threads 1"));
            assert!(said.contains(sentence), "{script}: {said}");
        }
    }
}

#[test]
fn nobody_waits_longer_than_agreed_for_a_program_that_is_silent() {
    let nest = Nest::new("exec sleep 600");
    let said = nest.complaint("sim tps --bots BOT --bot-timeout 0.2 --threads 2");
    assert!(said.contains("did not answer within 0.2 s"), "{said}");
}

#[test]
fn a_program_that_speaks_unasked_is_told_so() {
    let nest = Nest::new("echo 'I am ready'; cat");
    let said = nest.complaint("sim tps --bots BOT --games 1 --threads 1");
    // Said before the first question it is unasked for, said after it, it is a bad answer; the program cannot
    // know which.
    let bad_answer = said.contains("answered `I am ready`, where a line like");
    assert!(bad_answer || said.contains("said `I am ready` without being asked"), "{said}");
    let nest = Nest::new(&FIRST.replace("done", "    echo 'Good move!'\ndone"));
    let said = nest.complaint("sim tps --bots BOT --games 50 --threads 1");
    assert!(said.contains("`Good move!`"), "{said}");
}

#[test]
fn a_broken_run_leaves_an_old_file_of_records_as_it_was() {
    let nest = Nest::new("exit 1");
    fs::write(nest.path("games"), "old").unwrap();
    nest.complaint("sim tps --bots BOT --record games");
    assert_eq!(read(nest.path("games")), "old");
}

#[test]
fn what_cannot_be_a_program_is_refused_in_words() {
    for (words, code, sentence) in [
        ("sim tps --bots exec:./no-such-bot", 1, "cannot be started: "),
        ("sim tps --bots exec:'./bot", 1, "cannot be started: missing closing quote"),
        ("sim tps --bots exec:", 2, "`exec:` needs a program"),
        ("sim tps --bots net:no-such-file", 2, "the network cannot be read: "),
        ("match tps --bots net:/dev/null,greedy", 2, "this file is not a network"),
        ("sim tps --bots exec:./bot --bot-timeout 0", 2, "a number of seconds above 0"),
        ("play tps --bots exec:./bot", 2, "play in `parlour sim` and `parlour match`"),
    ] {
        let said = complaint(words, code);
        assert!(said.contains(sentence), "{words}: {said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
}

#[test]
fn the_example_plays_every_game() {
    needs_python();
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/magpie.py");
    assert!(read(&example).lines().count() <= 40, "an example is short");
    for game in GAMES {
        let game = game.info().slug;
        let mut command = parlour(&format!("sim {game} --games 1 --threads 1 --bots"));
        command.arg(format!("exec:python3 {}", example.display())).assert().success();
    }
}
