use parlour_core::{Beat, Seat, Words};
use parlour_protocol::{HeardLines, PersonName, Update};

use super::*;

/// A line of the log.
pub(super) fn line(number: usize) -> Sentence {
    let rule = "TPS-1".parse().unwrap();
    Sentence { rule, words: Words::plain(format!("line {number}")), beat: Beat::passing() }
}

/// An update in short: version, whether it is whole, where its lines start and how many there are.
fn update(version: u64, whole: bool, from: usize, lines: usize) -> ServerMessage {
    ServerMessage::Update(Box::new(Update {
        version: Version(version),
        you: whole.then_some(You { seat: Some(Seat::new(0)), name: None, left: None }),
        room: None,
        view: None,
        to_act: SeatSet::default(),
        heard: Some(HeardLines { from, lines: (from..from + lines).map(line).collect() }),
        said: Vec::new(),
        clock: None,
    }))
}

fn said(version: u64) -> Said {
    Said {
        version: Version(version),
        name: PersonName::new("Ada").unwrap(),
        seat: None,
        player: None,
        text: "hi".to_owned(),
    }
}

fn sent(client: &mut Client) -> Vec<ClientMessage> {
    std::iter::from_fn(|| client.outgoing()).collect()
}

fn hello(have: Option<u64>, lines: usize) -> ClientMessage {
    ClientMessage::Hello { protocol: PROTOCOL, have: have.map(Version), lines, want: Want::default() }
}

/// A client that has version 5 and three lines.
fn current() -> Client {
    let mut client = Client::new(7);
    client.connected();
    assert_eq!(sent(&mut client), [hello(None, 0)]);
    assert_eq!(client.receive(update(5, true, 0, 3)), ClientEvent::Updated);
    client
}

#[test]
fn updates_continue_what_is_known_or_everything_is_asked_for_again() {
    let version = |got| Some(GapError::Version { had: Version(5), got: Version(got) });
    let table = [
        ("the next version", update(6, false, 3, 1), None),
        ("the same version again", update(5, false, 3, 0), None),
        ("lines that replace others", update(6, false, 1, 1), None),
        ("a later version, whole", update(9, true, 0, 7), None),
        ("a version is left out", update(7, false, 3, 1), version(7)),
        ("an older version", update(4, false, 3, 0), version(4)),
        ("an older version, whole", update(4, true, 0, 2), version(4)),
        ("lines are left out", update(6, false, 5, 1), Some(GapError::Lines { had: 3, from: 5 })),
    ];
    for (name, message, gap) in table {
        let mut client = current();
        let expected = gap.map_or(ClientEvent::Updated, ClientEvent::Resync);
        assert_eq!(client.receive(message), expected, "{name}");
        let again = if gap.is_some() { vec![hello(None, 0)] } else { Vec::new() };
        assert_eq!(sent(&mut client), again, "{name}");
    }
}

#[test]
fn after_a_gap_only_the_whole_table_is_believed() {
    let mut client = current();
    client.receive(update(9, false, 3, 0));
    assert!(!client.is_current());
    assert_eq!(client.receive(update(10, false, 3, 1)), ClientEvent::Nothing);
    assert_eq!((client.version(), client.lines().len()), (Version(5), 3));
    // Even if the table has forgotten what the client had.
    assert_eq!(client.receive(update(2, true, 0, 1)), ClientEvent::Updated);
    assert_eq!((client.version(), client.lines().len(), client.is_current()), (Version(2), 1, true));
}

#[test]
fn a_new_connection_says_what_the_client_has_and_repeats_what_has_no_answer() {
    let mut client = current();
    let (first, second) = (client.play("play R1"), client.chat(ChatText::new("hi").unwrap()));
    assert_ne!(first, second);
    client.request(ClientMessage::AskTakeBack);
    let before = sent(&mut client);
    assert_eq!(before.len(), 3);
    client.disconnected();
    client.connected();
    let again = sent(&mut client);
    assert_eq!(again, [&[hello(Some(5), 3)], &before[..2]].concat());
    client.receive(update(6, true, 3, 1));
    client.receive(ServerMessage::Accepted { id: first.clone(), version: Version(6) });
    assert!(!client.is_unanswered(&first) && client.is_unanswered(&second));
    client.receive(ServerMessage::Refused {
        id: Some(second.clone()),
        why: "no".to_owned(),
        words: None,
        rule: None,
    });
    assert!(!client.is_unanswered(&second));
}

#[test]
fn without_a_connection_moves_wait_and_requests_are_dropped() {
    let mut client = current();
    client.disconnected();
    client.request(ClientMessage::AskTakeBack);
    let id = client.play("play R1");
    assert_eq!(sent(&mut client), []);
    assert_eq!(client.receive(update(6, true, 0, 4)), ClientEvent::Nothing, "it is from the old connection");
    client.connected();
    let move_sent = ClientMessage::Move { id, version: Version(5), action: "play R1".to_owned() };
    assert_eq!(sent(&mut client), [hello(Some(5), 3), move_sent]);
}

#[test]
fn nothing_that_was_said_is_shown_twice() {
    let mut client = current();
    let with = |message: ServerMessage, said: Vec<Said>| match message {
        ServerMessage::Update(update) => ServerMessage::Update(Box::new(Update { said, ..*update })),
        other => other,
    };
    client.receive(with(update(6, false, 3, 0), vec![said(6)]));
    client.receive(with(update(7, true, 0, 3), vec![said(6), said(7)]));
    assert_eq!(client.said(), [said(6), said(7)]);
}

#[test]
fn only_a_server_that_stops_or_a_client_that_is_slow_is_worth_a_new_connection() {
    let all = [
        (Farewell::Stopping, true),
        (Farewell::TooSlow, true),
        (Farewell::TooMuch, false),
        (Farewell::NotUnderstood, false),
        (Farewell::OtherProtocol, false),
        (Farewell::NoSuchTable, false),
        (Farewell::TooMany, false),
        (Farewell::Full, false),
        (Farewell::Closed, false),
        (Farewell::SeedChanged, false),
    ];
    for (reason, again) in all {
        assert_eq!(reconnects_after(reason), again, "{reason:?}");
    }
}
