use std::collections::BTreeSet;

use parlour_bots::network::dimensions;
use serde_json::Value;

use super::*;
use crate::GAMES;

/// Answers every question with a function.
struct Answering<F>(F);

impl<F: FnMut(&Value) -> String> Programs for Answering<F> {
    fn ask(&mut self, program: &str, seat: Seat, question: &str) -> Result<String, NoAnswerError> {
        let question: Value = serde_json::from_str(question).unwrap();
        assert_eq!((program, question["seat"].as_u64()), ("mybot", Some(seat.number() as u64)));
        Ok((self.0)(&question))
    }
}

fn first_legal(question: &Value) -> String {
    format!("{{\"a\":{}}}", question["legal"][0])
}

fn setup<P>(seats: usize, bots: Vec<P>) -> Setup<P> {
    Setup { seats, options: Vec::new(), bots, seed: 3 }
}

fn program() -> PlayerName {
    "exec:mybot".parse().unwrap()
}

#[test]
fn a_program_outside_plays_every_game_and_its_records_verify() {
    for game in GAMES {
        for seats in game.info().tables() {
            let runner = game.runner_with_programs(&setup(seats.count(), vec![program()])).unwrap();
            let (played, record) = runner.record(0, &mut Answering(first_legal)).unwrap();
            game.verify(&record).unwrap();
            let again = runner.play(0, &mut Answering(first_legal), &mut |_| ()).unwrap();
            assert_eq!(again.outcome, played.outcome);
        }
    }
}

#[test]
fn a_program_is_told_what_its_seat_hears_once_and_nothing_else() {
    let tps = crate::find("tps").unwrap();
    let runner = tps.runner_with_programs(&setup(3, vec![program()])).unwrap();
    let mut heard: [Vec<String>; 3] = Default::default();
    let mut met = BTreeSet::new();
    let mut programs = Answering(|question: &Value| {
        let seat = question["seat"].as_u64().unwrap() as usize;
        assert_eq!(question["new_game"], met.insert(seat), "the first question of a game says so");
        let words = |event: &Value| event["words"].as_str().unwrap().to_owned();
        heard[seat].extend(question["events"].as_array().unwrap().iter().map(words));
        first_legal(question)
    });
    runner.play(0, &mut programs, &mut |_| ()).unwrap();
    for (seat, heard) in heard.iter().enumerate() {
        let hands: Vec<_> = heard.iter().filter(|words| words.contains("hold")).collect();
        let [hand] = hands.as_slice() else { panic!("one hand, not {hands:?}") };
        assert!(hand.starts_with("You hold"), "{hand}");
        let own: Vec<_> = heard.iter().filter(|words| words.starts_with("You play")).collect();
        let different: BTreeSet<_> = own.iter().collect();
        assert!(own.len() >= 10 && own.len() == different.len(), "seat {seat} played {own:?}");
    }
}

#[test]
fn an_answer_that_is_no_action_breaks_the_game_in_words() {
    let tps = crate::find("tps").unwrap();
    let random = PlayerName::Bot(Bot::Random);
    let runner = tps.runner_with_programs(&setup(3, vec![random.clone(), random, program()])).unwrap();
    for (answer, words) in [
        ("hello", "answered `hello`, where a line like {\"a\":\"play"),
        ("{\"b\":1}", "answered `{\"b\":1}`, where a line like"),
        ("{\"a\":7}", "answered `{\"a\":7}`, where a line like"),
        ("{\"a\":\"dance\"}", "answered `dance`: `dance` is not a move in this game"),
        ("{\"a\":\"value up\"}", "answered `value up`: "),
    ] {
        let broken = runner.play(5, &mut Answering(|_: &Value| answer.to_owned()), &mut |_| ()).unwrap_err();
        let said = broken.to_string();
        assert!(said.starts_with("game 5 of seed 3 is broken: the bot `mybot` on seat 2 "), "{said}");
        assert!(said.contains(words), "{said}");
    }
}

#[test]
fn rivals_play_every_game_in_a_match_and_nowhere_else() {
    let nobody = &mut Answering(|_: &Value| unreachable!("nobody sits outside"));
    for game in GAMES {
        let bots: Vec<MatchPlayer> =
            ["rival:peek:8", "rival:flat:8"].map(|rival| rival.parse().unwrap()).to_vec();
        let seats = *game.info().seats.start();
        let bots = (0..seats).map(|seat| bots[seat % 2].clone()).collect();
        let runner = game.match_runner(&setup(seats, bots)).unwrap();
        let (_, record) = runner.record(1, nobody).unwrap();
        game.verify(&record).unwrap();
    }
    for rival in ["peek", "flat", "rival:peek"] {
        let refusal = rival.parse::<PlayerName>().unwrap_err().to_string();
        assert!(refusal.contains("plays in matches about strength only"), "{refusal}");
    }
    assert!("peek".parse::<MatchPlayer>().unwrap_err().to_string().contains("rival:peek"));
}

/// Makes a network that has learned nothing for the game with this slug.
struct Untrained<'a>(&'a str, Option<NamedNetwork>);

impl crate::GameVisitor for Untrained<'_> {
    fn visit<G: crate::Complete>(&mut self) {
        if G::INFO.slug == self.0 {
            let bytes = parlour_net::untrained(&dimensions::<G>(16, 8, 4), 5);
            self.1 = Some(NamedNetwork::read("new", &bytes).unwrap());
        }
    }
}

fn untrained(slug: &str) -> PlayerName {
    let mut made = Untrained(slug, None);
    crate::for_each_game(&mut made);
    PlayerName::Network(made.1.unwrap())
}

#[test]
fn a_network_plays_every_game_at_every_table_and_the_same_view_has_the_same_answer() {
    let nobody = &mut Answering(|_: &Value| unreachable!("nobody sits outside"));
    for game in GAMES {
        let network = untrained(game.info().slug);
        assert_eq!(network.to_string(), "net:new");
        for seats in game.info().tables() {
            // Records are verified, so every move was legal.
            let runner = game.runner_with_programs(&setup(seats.count(), vec![network.clone()])).unwrap();
            let (_, record) = runner.record(2, nobody).unwrap();
            game.verify(&record).unwrap();
            assert_eq!(runner.record(2, nobody).unwrap().1, record);
        }
    }
}

#[test]
fn a_network_of_another_game_is_refused_before_anything_is_played() {
    let faj = crate::find("faj").unwrap();
    let refusal = faj.match_runner(&setup(2, vec![MatchPlayer::Player(untrained("tps"))])).err().unwrap();
    assert_eq!(
        refusal.to_string(),
        format!("the network was not trained for {}: what it reads has another size", faj.info().title)
    );
}

#[test]
fn bots_alone_play_the_same_games_in_both_runners() {
    let tps = crate::find("tps").unwrap();
    let runner = tps.runner_with_programs(&setup(4, vec![PlayerName::Bot(Bot::Explorer)])).unwrap();
    let bots_only = tps.runner(&setup(4, vec![Bot::Explorer])).unwrap();
    let nobody = &mut Answering(|_: &Value| unreachable!("nobody sits outside"));
    assert_eq!(runner.record(9, nobody).unwrap().1, bots_only.record(9).1);
}
