//! Commitments, reveals and deals, entry by entry. After each of them the table that the log makes is the same.

use parlour_core::{Nonce, Seed, Share, record::Record};
use parlour_protocol::{DealStage, PersonName, Watchers};
use parlour_registry::check_promise;

use crate::room::{
    tests::{choices, id, person},
    *,
};
use crate::show::{self, Has, Presence};

/// A table that is made again from its log after every entry.
struct Logged {
    room: Room,
    log: Vec<String>,
}

fn nonce(byte: u8) -> Nonce {
    Nonce::new([byte; 32])
}

fn name() -> PersonName {
    PersonName::new("guest").unwrap()
}

fn at(seconds: u32) -> Moment {
    Moment::default().plus_seconds(seconds)
}

fn created(commitment: Option<parlour_core::Commitment>) -> Entry {
    let settings =
        serde_json::from_str(r#"{"game":"tps","seats":3,"options":{},"pace":{},"visibility":"link"}"#);
    let chairs = vec![StoredPlayer::Empty; 3];
    let (settings, seed) = (settings.unwrap(), Seed::new([1; 32]));
    let (host, banned, banned_marks, muted) = (None, Vec::new(), Vec::new(), Vec::new());
    let watchers = Watchers::default();
    Entry::Created {
        settings,
        seed,
        commitment,
        chairs,
        host,
        banned,
        banned_marks,
        muted,
        watchers,
        at: at(0),
    }
}

impl Logged {
    fn new() -> Self {
        let created = created(Some(Seed::new([1; 32]).commitment()));
        let log = vec![serde_json::to_string(&created).unwrap()];
        Self { room: Room::new(TableId::new(1), created).unwrap(), log }
    }

    /// People on all seats. Those who are named have committed to a nonce of their seat's number.
    fn seated(committed: &[u8]) -> Self {
        let mut table = Self::new();
        for number in 0..3 {
            let commitment = committed.contains(&number).then(|| nonce(number).commitment());
            let sat =
                table.room.sit(person(number), Seat::new(number), name(), commitment, Moment::default());
            table.happen(sat).unwrap();
        }
        table
    }

    fn happen(&mut self, asked: Result<Asked, RequestError>) -> Result<(), RequestError> {
        match asked? {
            Asked::Repeated(_) => {}
            Asked::Happens(entry) => {
                self.log.push(serde_json::to_string(&entry).unwrap());
                self.room.apply(entry).unwrap();
                let again = Room::replay(self.room.id, &self.log).unwrap().unwrap();
                assert_eq!(again.fair(Secrets::Told), self.room.fair(Secrets::Told));
                assert_eq!(again.chairs, self.room.chairs);
                assert_eq!(again.deal(), self.room.deal());
                self.room = again;
            }
        }
        Ok(())
    }

    fn start(&mut self, seconds: u32) -> Result<(), RequestError> {
        let asked = self.room.deal_now(person(0), at(seconds));
        self.happen(asked)
    }

    fn reveal(&mut self, number: u8) -> Result<(), RequestError> {
        let asked = self.room.reveal(person(number), nonce(number), at(1));
        self.happen(asked)
    }

    fn stage(&self) -> DealStage {
        self.room.fair(Secrets::Kept).stage
    }

    /// Plays to the end and gives the record.
    fn record(&mut self) -> Record {
        while let Some(seat) = self.room.playing().and_then(|play| play.table().to_act().first()) {
            let action = choices(&self.room, seat).swap_remove(0);
            let by = By::Bot;
            self.room.apply(Entry::Moved { seat, action, by, at: at(2) }).unwrap();
        }
        let mut record = self.room.play().unwrap().table().record().unwrap();
        self.room.sign(&mut record);
        record
    }
}

fn seats(numbers: &[u8]) -> SeatSet {
    numbers.iter().map(|number| Seat::new(*number)).collect()
}

#[test]
fn with_the_last_nonce_it_is_dealt_from_all_of_them() {
    let mut table = Logged::seated(&[0, 1, 2]);
    table.start(0).unwrap();
    for (number, waiting) in [(2, seats(&[0, 1])), (0, seats(&[1]))] {
        table.reveal(number).unwrap();
        assert_eq!(table.stage(), DealStage::Revealing { waiting });
        assert!(table.room.play().is_none());
    }
    table.reveal(1).unwrap();
    assert_eq!(table.stage(), DealStage::Dealt { with: seats(&[0, 1, 2]) });
    let record = table.record();
    assert_eq!(check_promise(&record).unwrap(), parlour_registry::Promise::Shared);
    assert_ne!(record.seed, Seed::new([1; 32]).to_string(), "the server's seed alone deals nothing");
    parlour_registry::find("tps").unwrap().redeal(&record).unwrap();
}

#[test]
fn every_nonce_that_is_missing_makes_another_deal_and_is_named() {
    let mut seeds = Vec::new();
    for missing in [None, Some(0), Some(1), Some(2)] {
        let committed: Vec<u8> = (0..3).filter(|number| Some(*number) != missing).collect();
        let mut table = Logged::seated(&committed);
        table.start(0).unwrap();
        for number in &committed {
            table.reveal(*number).unwrap();
        }
        assert_eq!(table.stage(), DealStage::Dealt { with: seats(&committed) });
        let record = table.record();
        let shares = &record.fair.as_ref().unwrap().shares;
        let without: Vec<u8> = shares
            .iter()
            .filter(|share| share.nonce.is_none())
            .map(|share| share.seat.number() as u8)
            .collect();
        assert_eq!(without, missing.into_iter().collect::<Vec<u8>>());
        check_promise(&record).unwrap();
        seeds.push(record.seed);
    }
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 4);
}

#[test]
fn nobody_who_withholds_a_nonce_holds_up_the_game() {
    let mut table = Logged::seated(&[0, 1, 2]);
    table.start(0).unwrap();
    table.reveal(0).unwrap();
    table.reveal(2).unwrap();
    let waits = table.start(4);
    assert!(matches!(waits, Err(RequestError::Revealing(seat)) if seat == Seat::new(1)), "{waits:?}");
    table.start(5).unwrap();
    assert_eq!(table.stage(), DealStage::Dealt { with: seats(&[0, 2]) });
    assert!(matches!(table.reveal(1), Err(RequestError::Begun)), "too late");
    table.reveal(2).unwrap();
    assert_eq!(table.stage(), DealStage::Dealt { with: seats(&[0, 2]) }, "sent twice, it counts once");
    check_promise(&table.record()).unwrap();
}

#[test]
fn a_table_without_any_nonce_starts_at_once_and_says_so() {
    let mut table = Logged::seated(&[]);
    table.start(0).unwrap();
    assert_eq!(table.stage(), DealStage::Dealt { with: SeatSet::default() });
    assert_eq!(table.room.fair(Secrets::Kept).shares.len(), 3);
    assert_eq!(check_promise(&table.record()).unwrap(), parlour_registry::Promise::ServerAlone);
}

#[test]
fn while_nonces_are_revealed_nobody_changes_seats_and_whoever_leaves_leaves_the_game() {
    let mut table = Logged::seated(&[0, 1, 2]);
    table.start(0).unwrap();
    table.reveal(0).unwrap();
    let room = &table.room;
    let asking = Asking { at: at(1), away: SeatSet::default() };
    let begun = [
        room.sit(person(9), Seat::new(0), name(), None, Moment::default()),
        room.sit(person(0), Seat::new(1), name(), None, Moment::default()),
        room.set_bot(person(0), Seat::new(1), None, asking),
        room.remove(person(0), Role::Host, Seat::new(1), parlour_protocol::Removal::Kick, asking),
        room.commit(person(1), nonce(7).commitment()),
    ];
    assert!(matches!(begun[1], Err(RequestError::Begun)), "{begun:?}");
    assert!(matches!(begun[4], Err(RequestError::Begun)), "{begun:?}");
    assert!(begun.iter().all(Result::is_err), "{begun:?}");
    let left = table.room.get_up_from(person(0));
    table.happen(left).unwrap();
    table.reveal(1).unwrap();
    table.reveal(2).unwrap();
    assert_eq!(table.stage(), DealStage::Dealt { with: seats(&[0, 1, 2]) }, "what was revealed stays in");
    assert!(matches!(table.room.chairs[0], StoredPlayer::Bot(_)));
    assert_eq!(table.room.left_by(person(0)), Some(Seat::new(0)));
}

#[test]
fn those_who_leave_before_their_nonce_is_revealed_are_not_waited_for() {
    let mut table = Logged::seated(&[0, 1, 2]);
    table.start(0).unwrap();
    table.reveal(0).unwrap();
    table.reveal(1).unwrap();
    let left = table.room.get_up_from(person(2));
    table.happen(left).unwrap();
    table.start(1).unwrap();
    assert_eq!(table.stage(), DealStage::Dealt { with: seats(&[0, 1]) });
}

#[test]
fn whoever_leaves_before_the_start_takes_the_commitment_along() {
    let mut table = Logged::seated(&[0, 1]);
    let left = table.room.get_up_from(person(1));
    table.happen(left).unwrap();
    let sat = table.room.sit(person(7), Seat::new(1), name(), None, Moment::default());
    table.happen(sat).unwrap();
    let shares = table.room.fair(Secrets::Kept).shares;
    assert_eq!(shares[1], Share { seat: Seat::new(1), commitment: None, nonce: None });
    let moved = table.room.get_up_from(person(2));
    table.happen(moved).unwrap();
    let moved = table.room.sit(person(0), Seat::new(2), name(), None, Moment::default());
    table.happen(moved).unwrap();
    let shares = table.room.fair(Secrets::Kept).shares;
    assert_eq!(
        shares[1].commitment,
        Some(nonce(0).commitment()),
        "it goes with the person, not with the seat"
    );
}

#[test]
fn only_what_was_committed_to_can_be_revealed() {
    let mut table = Logged::seated(&[0, 1]);
    assert!(matches!(table.reveal(0), Err(RequestError::NothingToReveal)), "nobody has asked for it");
    table.start(0).unwrap();
    let other = table.room.reveal(person(0), nonce(9), at(1));
    assert!(matches!(other, Err(RequestError::OtherNonce)), "{other:?}");
    assert!(matches!(table.reveal(2), Err(RequestError::OtherNonce)), "nothing was committed to there");
    assert!(matches!(table.reveal(9), Err(RequestError::NotSeated)));
}

#[test]
fn a_rematch_begins_a_new_round() {
    let mut table = Logged::seated(&[0, 1, 2]);
    table.start(0).unwrap();
    (0..3).for_each(|number| table.reveal(number).unwrap());
    table.record();
    let next = table.room.another(person(0), Seed::new([2; 32]), at(9)).unwrap();
    let Entry::Created { seed, commitment, .. } = &next else { panic!("it makes a table") };
    assert_eq!(*commitment, Some(seed.commitment()));
    let log = vec![serde_json::to_string(&next).unwrap()];
    let mut next = Logged { room: Room::new(TableId::new(2), next).unwrap(), log };
    let fair = next.room.fair(Secrets::Kept);
    assert_eq!(fair.stage, DealStage::Committing);
    assert!(fair.shares.iter().all(|share| share.commitment.is_none()), "{fair:?}");
    let committed = next.room.commit(person(1), nonce(5).commitment());
    next.happen(committed).unwrap();
    let again = next.room.commit(person(1), nonce(5).commitment());
    assert!(matches!(again, Ok(Asked::Repeated(_))), "{again:?}");
    next.start(10).unwrap();
    let waiting = seats(&[2]);
    assert_eq!(next.stage(), DealStage::Revealing { waiting }, "everybody sits one seat further on");
}

#[test]
fn a_seed_that_was_exchanged_makes_no_table() {
    let other = created(Some(Seed::new([2; 32]).commitment()));
    assert_eq!(Room::new(TableId::new(1), other).map(drop), Err(LogError::Commitment));
}

#[test]
fn a_log_of_the_older_program_goes_on_as_it_was_dealt() {
    let sat =
        |number: u8| format!(r#"{{"sat":{{"seat":{number},"person":"{}","name":"guest"}}}}"#, person(number));
    let mut log = vec![serde_json::to_string(&created(None)).unwrap()];
    log.extend((0..3).map(sat));
    assert!(!log[0].contains("commitment"), "{}", log[0]);
    let gathering = Room::replay(TableId::new(1), &log).unwrap().unwrap();
    assert_eq!(gathering.fair(Secrets::Kept).stage, DealStage::Committing, "there is still time for nonces");
    log.push(r#"{"started":{"at":0}}"#.to_owned());
    let room = Room::replay(TableId::new(1), &log).unwrap().unwrap();
    assert_eq!(room.fair(Secrets::Kept).stage, DealStage::SeedAlone);
    assert_eq!(room.deal().seed, Seed::new([1; 32]));
    let record = Logged { room, log }.record();
    assert_eq!(check_promise(&record).unwrap(), parlour_registry::Promise::ServerAlone);
    assert_eq!((record.fair.is_none(), record.commitment.is_some()), (true, true));
}

/// Everything that reaches a socket.
fn sent(room: &Room) -> String {
    let change = Change { room: true, ..Change::default() };
    let presence = Presence::default();
    let people = (0..3).chain([99]).map(person);
    let frames = people.flat_map(|person| {
        [
            show::changed(room, &presence, room.viewer(person), &change, at(0)),
            show::missed(room, &presence, person, Has::default(), at(0)),
            show::presence(room, &presence, at(0)),
            show::as_it_is(room, room.viewer(person), at(0)),
        ]
    });
    let record = show::record(room);
    frames.chain(record).map(|frame| frame.text().to_owned()).collect::<Vec<_>>().join("\n")
}

#[test]
fn no_secret_of_the_deal_is_sent_before_the_game_is_over() {
    let mut table = Logged::seated(&[0, 1, 2]);
    let server = Seed::new([1; 32]).to_string();
    let mut secrets: Vec<String> = (0..3).map(|number| nonce(number).to_string()).collect();
    secrets.push(server);
    let quiet = |room: &Room, secrets: &[String]| {
        let sent = sent(room);
        let leak = secrets.iter().find(|secret| sent.contains(*secret));
        assert_eq!(leak, None, "{sent}");
    };
    quiet(&table.room, &secrets);
    table.start(0).unwrap();
    for number in 0..3 {
        table.reveal(number).unwrap();
        quiet(&table.room, &secrets);
    }
    secrets.push(table.room.deal().seed.to_string());
    let mut turn = 0;
    while let Some(seat) = table.room.playing().and_then(|play| play.table().to_act().first()) {
        quiet(&table.room, &secrets);
        let action = choices(&table.room, seat).swap_remove(0);
        turn += 1;
        let by = By::Person { person: person(seat.number() as u8), id: id(&format!("m{turn}")) };
        table.room.apply(Entry::Moved { seat, action, by, at: at(2) }).unwrap();
    }
    let told = sent(&table.room);
    assert!(secrets.iter().all(|secret| told.contains(secret)), "after the end everything is told");
}
