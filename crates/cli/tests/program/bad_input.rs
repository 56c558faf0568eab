//! What the program says when something is wrong: one sentence, the right exit code, and nothing is lost.

use std::fs::File;

use crate::{Folder, complaint, read};

#[test]
fn unknown_names_and_numbers_get_one_sentence_and_exit_code_2() {
    for (words, sentence) in [
        ("rules chess", "there is no game `chess`; there are: tps"),
        ("sim chess", "there is no game `chess`"),
        ("sim tps --seats 9", "TrickPaperScissors is for 3 to 4 seats, not for 9"),
        ("sim tps --bots genius", "there is no bot `genius`; there are: random, explorer, greedy"),
        ("sim tps --bots random,random", "2 bots were named for 4 seats"),
        ("sim tps --option jokers=1", "there is no option `jokers`; there are: stars, open_aside"),
        ("sim tps --option open_aside=7", "the option `open_aside` cannot be 7"),
        ("sim tps --option stars=[1]", "it needs 13 numbers, one for each rank"),
        ("sim tps --option open_aside", "it should look like `open_aside=true`"),
        ("sim tps --option open_aside=yes", "the option `open_aside` cannot be \"yes\""),
        ("sim tps --games 0", "it should be 1 or more"),
        ("sim tps --threads 0", "it should be 1 or more"),
        ("sim tps --seed 99999999999999999999", "it should be a whole number, and not too large"),
        ("sim tps --record no/such/folder/games.jsonl", "cannot write no/such/folder/games.jsonl"),
        ("sim tps --record /", "cannot write /"),
        ("match tps --bots greedy", "a match needs two bots"),
        ("match tps --bots greedy,random --seats 0", "TrickPaperScissors is for 3 to 4 seats, not for 0"),
        ("verify no-such-file.jsonl", "cannot read no-such-file.jsonl"),
        ("show no-such-file.jsonl", "cannot read no-such-file.jsonl"),
        ("verify .", "cannot read ."),
        ("play-tps", "unrecognized subcommand 'play-tps'"),
        ("sim", "required arguments were not provided: <GAME>"),
    ] {
        let said = complaint(words, 2);
        assert!(said.contains(sentence), "{words}: {said}");
        assert_eq!(said.lines().count(), 1, "{words}: {said}");
    }
}

#[test]
fn a_command_that_fails_leaves_an_old_file_as_it_was() {
    let folder = Folder::with_records();
    let before = read(folder.records());
    for words in ["--seats 9", "--bots genius", "--option open_aside=7"] {
        complaint(&format!("sim tps {words} --record {}", folder.records()), 2);
        assert_eq!(read(folder.records()), before);
    }
}

#[test]
fn a_file_that_is_no_file_of_records_gets_one_sentence_with_its_line() {
    let folder = Folder::with_records();
    let good = read(folder.records());
    let cut_short = &good[..good.len() - 100];
    for (content, sentence) in [
        (cut_short.as_bytes(), "line 20: this is not JSON: EOF while parsing"),
        (b"hello\n", "line 1: this is not JSON"),
        (b"{}\n\xff\xfe\n", "line 2: the line is not UTF-8 text"),
        (b"", "holds no record"),
        (b"\n \n", "holds no record"),
    ] {
        let file = folder.file(content);
        let said = complaint(&format!("verify {file}"), 2);
        assert!(said.lines().last().unwrap().contains(sentence), "{said}");
    }
}

#[test]
fn two_gigabytes_of_one_line_are_refused_without_being_read() {
    let folder = Folder::with_records();
    let path = folder.path("long.jsonl");
    File::create(&path).unwrap().set_len(2 << 30).unwrap();
    for command in ["verify", "show"] {
        let said = complaint(&format!("{command} {}", path.display()), 2);
        assert!(said.contains("line 1: the line is longer than 16 MiB"), "{said}");
    }
}

#[test]
fn a_wrong_record_is_named_by_line_and_event_with_the_reason_and_exit_code_1() {
    let folder = Folder::with_records();
    let good = read(folder.records());
    let mut lines: Vec<String> = good.lines().map(str::to_owned).collect();
    lines[6] = lines[6].replacen("\"n\":9", "\"n\":8", 1);
    lines[8] = lines[8].replacen("\"game\":\"tps\"", "\"game\":\"chess\"", 1);
    lines[9] = lines[9].replacen("\"format\":\"parlour-record/1\"", "\"format\":\"parlour-record/9\"", 1);
    let file = folder.file(lines.join("\n"));
    let said = complaint(&format!("verify {file}"), 1);
    for sentence in [
        "line 7: event 3: seat ",
        " had 9 legal actions, not 8",
        "line 9: there is no game `chess`",
        "line 10: the format is `parlour-record/9`",
        "3 of 20 records are wrong",
    ] {
        assert!(said.contains(sentence), "{sentence}: {said}");
    }
}

#[test]
fn an_action_that_a_rule_forbids_is_named_with_what_the_rule_says() {
    let folder = Folder::with_records();
    let first = read(folder.records()).lines().next().unwrap().to_owned();
    let (head, rest) = first.split_once("\"a\":\"").unwrap();
    let (_, rest) = rest.split_once('"').unwrap();
    let file = folder.file(format!("{head}\"a\":\"value up\"{rest}"));
    for command in ["verify", "verify --fair"] {
        let said = complaint(&format!("{command} {file}"), 1);
        let sentence = "cannot `value up`: you can change what a suit is worth only right after winning a trick with a trump (TPS-12)";
        assert!(said.contains(sentence), "{said}");
    }
}

#[test]
fn what_is_not_in_the_file_or_in_the_game_cannot_be_shown() {
    let folder = Folder::with_records();
    for (words, sentence) in [
        ("--game 21", "has no game 21; it holds 20"),
        ("--seat 5", "there is no seat 5: the game has seats 1 to 4"),
        ("--seat 9", "seats are numbered from 1 to 6"),
        ("--event 999", "events, not 999"),
        ("--game 0", "it should be 1 or more"),
    ] {
        let said = complaint(&format!("show {} {words}", folder.records()), 2);
        assert!(said.contains(sentence), "{words}: {said}");
    }
}

#[test]
fn advice_is_given_on_decisions_only() {
    let folder = Folder::with_records();
    let said = complaint(&format!("advise --record {} --event 2", folder.records()), 2);
    assert!(said.contains("event 2 is not a decision; the next one is event 3"), "{said}");
    let said = complaint(&format!("advise --record {} --event 999", folder.records()), 2);
    assert!(said.contains("events, not 999"), "{said}");
}

#[test]
fn a_forged_result_is_not_told_as_the_truth() {
    let folder = Folder::with_records();
    let first = read(folder.records()).lines().next().unwrap().to_owned();
    let (head, _) = first.split_once("\"scores\"").unwrap();
    let file = folder.file(format!("{head}\"scores\":[99,0,0,0],\"winners\":[0]}}"));
    let done = crate::parlour(&format!("show {file}")).assert().code(1);
    let told = String::from_utf8(done.get_output().stdout.clone()).unwrap();
    assert!(!told.contains("99"), "{told}");
    let said = String::from_utf8(done.get_output().stderr.clone()).unwrap();
    assert!(said.contains("line 1: the scores should be"), "{said}");
}
