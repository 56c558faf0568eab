//! Tests with connections that break at any moment: nothing acknowledged is lost, and nothing is played
//! twice.

use std::collections::VecDeque;

use parlour_core::Seat;
use parlour_protocol::{HeardLines, Update};
use proptest::prelude::*;

use super::{tests::line, *};

/// A random event of a test.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// The person plays something.
    Play,
    /// Something else happens at the table.
    Others,
    /// The table reads one message.
    TableReads,
    /// The client reads one message.
    ClientReads,
    /// The connection breaks, losing all messages in transit, and a new one is made.
    Break,
    /// An update to the client is lost in transit, which a good transport never does.
    Lose,
}

/// A table that keeps a log and carries out each move id once.
#[derive(Default)]
struct Log {
    /// The move that made each version, if a move of the client did.
    made: Vec<Option<MoveId>>,
}

impl Log {
    fn version(&self) -> Version {
        Version(self.made.len() as u64)
    }

    fn update(&self, from: usize, you: Option<You>) -> ServerMessage {
        let lines = (from..self.made.len()).map(line).collect();
        ServerMessage::Update(Box::new(Update {
            version: self.version(),
            you,
            room: None,
            view: None,
            to_act: SeatSet::default(),
            heard: Some(HeardLines { from, lines }),
            said: Vec::new(),
            clock: None,
        }))
    }

    fn happen(&mut self, id: Option<MoveId>) -> ServerMessage {
        self.made.push(id);
        self.update(self.made.len() - 1, None)
    }

    fn receive(&mut self, message: ClientMessage) -> Vec<ServerMessage> {
        match message {
            ClientMessage::Hello { lines, .. } => {
                vec![self.update(lines, Some(You { seat: Some(Seat::new(0)), name: None, left: None }))]
            }
            ClientMessage::Move { id, .. } => {
                let before = self.made.iter().position(|other| other.as_ref() == Some(&id));
                if let Some(index) = before {
                    return vec![ServerMessage::Accepted { id, version: Version(index as u64 + 1) }];
                }
                let update = self.happen(Some(id.clone()));
                vec![ServerMessage::Accepted { id, version: self.version() }, update]
            }
            other => panic!("{other:?} is not sent here"),
        }
    }
}

/// A client, a table and the messages in transit between them.
struct World {
    client: Client,
    table: Log,
    up: VecDeque<ClientMessage>,
    down: VecDeque<ServerMessage>,
    played: Vec<MoveId>,
    accepted: Vec<(MoveId, Version)>,
}

impl World {
    fn new() -> Self {
        let mut client = Client::new(1);
        client.connected();
        let (table, up, down) = (Log::default(), VecDeque::new(), VecDeque::new());
        Self { client, table, up, down, played: Vec::new(), accepted: Vec::new() }
    }

    fn step(&mut self, step: Step) {
        match step {
            Step::Play => self.played.push(self.client.play("play")),
            Step::Others => {
                let update = self.table.happen(None);
                self.down.push_back(update);
            }
            Step::TableReads => {
                if let Some(message) = self.up.pop_front() {
                    self.down.extend(self.table.receive(message));
                }
            }
            Step::ClientReads => {
                let message = self.down.pop_front();
                if let Some(ClientEvent::Accepted { id, version }) = message.map(|m| self.client.receive(m)) {
                    self.accepted.push((id, version));
                }
            }
            Step::Break => {
                self.up.clear();
                self.down.clear();
                self.client.disconnected();
                self.client.connected();
            }
            Step::Lose => {
                let lost = self.down.iter().position(|message| matches!(message, ServerMessage::Update(_)));
                lost.and_then(|index| self.down.remove(index));
            }
        }
        while let Some(message) = self.client.outgoing() {
            self.up.push_back(message);
        }
    }

    /// Delivers everything in transit.
    fn settle(&mut self) {
        while !self.up.is_empty() || !self.down.is_empty() {
            self.step(Step::TableReads);
            self.step(Step::ClientReads);
        }
    }
}

proptest! {
    #[test]
    fn no_move_is_lost_or_played_twice_however_often_connections_break(
        steps in proptest::collection::vec(prop_oneof![
            3 => Just(Step::Play),
            2 => Just(Step::Others),
            6 => Just(Step::TableReads),
            6 => Just(Step::ClientReads),
            2 => Just(Step::Break),
            1 => Just(Step::Lose),
        ], 0..120),
    ) {
        let mut world = World::new();
        for step in steps {
            world.step(step);
        }
        // A last connection that holds, and one more event, which reveals what a lost update hid.
        world.step(Step::Break);
        world.settle();
        world.step(Step::Others);
        world.settle();
        let World { client, table, played, accepted, .. } = world;
        let made: Vec<MoveId> = table.made.iter().flatten().cloned().collect();
        let unique: std::collections::HashSet<_> = made.iter().collect();
        prop_assert_eq!(unique.len(), made.len(), "played twice");
        prop_assert_eq!(made.len(), played.len(), "lost");
        for (id, version) in accepted {
            prop_assert_eq!(table.made[version.0 as usize - 1].as_ref(), Some(&id));
        }
        prop_assert!(played.iter().all(|id| !client.is_unanswered(id)));
        prop_assert_eq!(client.version(), table.version());
        prop_assert_eq!(client.lines().len(), table.made.len());
    }
}
