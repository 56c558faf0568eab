//! Batches play the games that everything else plays, and positions are what they say.

use parlour_bots::Bot;
use parlour_core::{Seat, Viewer, observe::Extent};
use parlour_env::{BatchArrays, BatchSetup, Environment, Forced, LegalArrays, Named, environments, find};
use parlour_registry::Setup;
use serde_json::Map;

const ROWS: usize = 40;

/// The arrays of a batch.
struct Owned {
    observation: Vec<i8>,
    mask: Vec<i8>,
    legal: Vec<i32>,
    seat: Vec<i8>,
    reward: Vec<f32>,
    score: Vec<i32>,
    done: Vec<bool>,
    game: Vec<u64>,
    state: Vec<i8>,
    ending: Vec<i8>,
}

impl Owned {
    fn new(game: &dyn Environment, seats: usize) -> Self {
        let shape = game.shape();
        let mask = if shape.indexed { shape.actions } else { 0 };
        Self {
            observation: vec![9; ROWS * shape.full],
            mask: vec![9; ROWS * mask],
            legal: vec![9; ROWS],
            seat: vec![9; ROWS],
            reward: vec![9.0; ROWS * seats],
            score: vec![9; ROWS * seats],
            done: vec![true; ROWS],
            game: vec![9; ROWS],
            state: vec![9; ROWS * seats * shape.short],
            ending: vec![9; ROWS * shape.full],
        }
    }

    fn lent(&mut self) -> BatchArrays<'_> {
        BatchArrays {
            observation: &mut self.observation,
            mask: &mut self.mask,
            legal: &mut self.legal,
            seat: &mut self.seat,
            reward: &mut self.reward,
            score: &mut self.score,
            done: &mut self.done,
            game: &mut self.game,
            state: &mut self.state,
            ending: &mut self.ending,
        }
    }
}

fn setup(seats: usize, threads: usize, bots: Vec<Option<Bot>>) -> BatchSetup {
    BatchSetup {
        seats,
        options: Map::new(),
        seed: 11,
        rows: ROWS,
        threads,
        extent: Extent::Full,
        bots,
        forced: Forced::Asked,
    }
}

/// Plays until the first `ROWS` games have ended: the scores of each.
fn random_scores(
    game: &dyn Environment,
    seats: usize,
    threads: usize,
    bots: Vec<Option<Bot>>,
) -> Vec<Vec<i32>> {
    let mut batch = game.batch(&setup(seats, threads, bots)).unwrap();
    let mut arrays = Owned::new(game, seats);
    batch.write(arrays.lent()).unwrap();
    let mut scores = vec![Vec::new(); ROWS];
    while scores.iter().any(Vec::is_empty) {
        let playing = arrays.game.clone();
        batch.step_random(arrays.lent()).unwrap();
        for row in (0..ROWS).filter(|&row| arrays.done[row] && playing[row] == row as u64) {
            scores[row] = arrays.score[row * seats..][..seats].to_vec();
            assert_eq!(arrays.game[row], (row + ROWS) as u64);
        }
    }
    scores
}

#[test]
fn a_batch_plays_the_games_of_the_run_with_its_seed_on_any_number_of_threads() {
    for game in parlour_registry::GAMES {
        let environment = find(game.info().slug).unwrap();
        for seats in game.info().tables() {
            let setup =
                Setup { seats: seats.count(), options: Vec::new(), bots: vec![Bot::Random], seed: 11 };
            let runner = game.runner(&setup).unwrap();
            let played = |index| runner.play(index).outcome.scores.as_slice().to_vec();
            let expected: Vec<Vec<i32>> = (0..ROWS as u64).map(played).collect();
            for threads in [1, 3] {
                let scores = random_scores(environment.as_ref(), seats.count(), threads, Vec::new());
                assert_eq!(scores, expected, "{} {seats} {threads}", game.info().slug);
            }
        }
    }
}

#[test]
fn bots_in_a_batch_play_as_they_do_in_a_run() {
    for game in parlour_registry::GAMES {
        let seats = *game.info().seats.start();
        let mut bots = vec![Bot::Greedy; seats];
        bots[1] = Bot::Random;
        let setup = Setup { seats, options: Vec::new(), bots: bots.clone(), seed: 11 };
        let runner = game.runner(&setup).unwrap();
        let expected: Vec<Vec<i32>> =
            (0..ROWS as u64).map(|index| runner.play(index).outcome.scores.as_slice().to_vec()).collect();
        // The caller plays the random seat.
        let seated = bots.iter().map(|&bot| Some(bot).filter(|&bot| bot == Bot::Greedy)).collect();
        let environment = find(game.info().slug).unwrap();
        assert_eq!(random_scores(environment.as_ref(), seats, 2, seated), expected, "{}", game.info().slug);
    }
}

#[test]
fn an_action_that_is_not_legal_is_refused_and_nothing_changes() {
    let tps = find("tps").unwrap();
    let mut batch = tps.batch(&setup(4, 1, Vec::new())).unwrap();
    let mut arrays = Owned::new(tps.as_ref(), 4);
    batch.write(arrays.lent()).unwrap();
    let count = tps.shape().actions;
    let legal =
        |row: usize| arrays.mask[row * count..][..count].iter().position(|&one| one == 1).unwrap() as i64;
    let mut actions: Vec<i64> = (0..ROWS).map(legal).collect();
    let before = arrays.observation.clone();
    actions[7] = 41;
    let refused = batch.step(&actions, arrays.lent()).unwrap_err().to_string();
    assert!(refused.starts_with("row 7: 41 is not the number of a legal action of seat"), "{refused}");
    assert_eq!(arrays.observation, before);
    batch.write(arrays.lent()).unwrap();
    assert_eq!(arrays.observation, before);
}

#[test]
fn every_row_shows_what_the_position_shows_to_the_seat_that_decides() {
    for game in environments() {
        let seats = *game.info().seats.end();
        let mut batch = game.batch(&setup(seats, 1, Vec::new())).unwrap();
        let mut arrays = Owned::new(game.as_ref(), seats);
        batch.write(arrays.lent()).unwrap();
        let mut position = game.deal(seats, &Map::new(), 11, 0).unwrap();
        let (shape, mut decided) = (game.shape(), Viewer::Spectator);
        while let Some(seat) = position.to_act().first() {
            let view = position.view(Viewer::Seat(seat)).unwrap();
            let mut observation = vec![3; shape.full];
            view.observe(Extent::Full, &mut observation);
            assert_eq!(arrays.observation[..shape.full], observation);
            assert_eq!(arrays.seat[0], seat.number() as i8);
            let legal = position.legal(seat);
            assert_eq!(arrays.legal[0], legal.len() as i32);
            if shape.indexed {
                let mut mask = vec![3; shape.actions];
                view.mask(&mut mask);
                assert_eq!(arrays.mask[..shape.actions], mask);
            }
            let mut offsets = vec![0; ROWS + 1];
            let width = shape.features.len();
            let mut ids = vec![-1; batch.legal_total()];
            let mut features = vec![0; batch.legal_total() * width];
            let arrays_of_legal =
                LegalArrays { offsets: &mut offsets, ids: &mut ids, features: &mut features };
            batch.write_legal(arrays_of_legal).unwrap();
            assert!(legal.iter().zip(&ids).all(|((number, _), &id)| *number as i64 == id));
            assert_eq!(features[..legal.len() * width], view.features());
            let first = |row: usize| -> i64 {
                if !shape.indexed {
                    return 0;
                }
                let mask = &arrays.mask[row * shape.actions..][..shape.actions];
                mask.iter().position(|&one| one == 1).unwrap() as i64
            };
            let actions: Vec<i64> = (0..ROWS).map(first).collect();
            assert_eq!(actions[0], legal[0].0 as i64);
            assert!(arrays.ending[..shape.full].iter().all(|&number| number == 9));
            batch.step(&actions, arrays.lent()).unwrap();
            position.play(seat, Named::Number(actions[0])).unwrap();
            decided = Viewer::Seat(seat);
        }
        assert!(arrays.done[0]);
        let mut ending = vec![3; shape.full];
        position.view(decided).unwrap().observe(Extent::Full, &mut ending);
        assert_eq!(arrays.ending[..shape.full], ending);
        assert_eq!(arrays.score[..seats], *position.outcome().unwrap().scores.as_slice());
    }
}

#[test]
fn a_position_is_saved_and_made_again_and_its_record_verifies() {
    for game in environments() {
        let seats = *game.info().seats.start();
        let mut position = game.deal(seats, &Map::new(), 5, 3).unwrap();
        while let Some(seat) = position.to_act().first() {
            let saved = serde_json::from_str(&position.save()).unwrap();
            let again = game.restore(&saved).unwrap();
            assert_eq!(again.save(), position.save());
            for viewer in position.seats().iter().map(Viewer::Seat) {
                assert_eq!(again.view(viewer).unwrap().json(), position.view(viewer).unwrap().json());
                assert_eq!(again.history(viewer), position.history(viewer));
            }
            let legal = position.legal(seat);
            position.play(seat, Named::Text(&legal[legal.len() / 2].1)).unwrap();
        }
        game.verify(&position.record().unwrap()).unwrap();
        assert_eq!(game.replay(&position.record().unwrap()).unwrap().len(), {
            let saved: serde_json::Value = serde_json::from_str(&position.save()).unwrap();
            saved["course"].as_array().unwrap().len()
        });
    }
}

#[test]
fn a_sample_has_the_viewers_history_and_its_own_for_the_others() {
    for game in environments() {
        let seats = *game.info().seats.end();
        let mut position = game.deal(seats, &Map::new(), 8, 0).unwrap();
        for _ in 0..6 {
            let Some(seat) = position.to_act().last() else { break };
            let viewer = Viewer::Seat(seat);
            for sample in position.sample(viewer, 1, 3).unwrap() {
                assert_eq!(sample.view(viewer).unwrap().json(), position.view(viewer).unwrap().json());
                assert_eq!(sample.history(viewer), position.history(viewer));
                let other = Viewer::Seat(position.seats().left_of(seat));
                let known = sample.history(other).known.unwrap();
                assert_eq!(known, sample.view(other).unwrap().json());
                let saved = serde_json::from_str(&sample.save()).unwrap();
                let again = game.restore(&saved).unwrap();
                assert_eq!(again.information(other), sample.information(other));
                assert_eq!(again.information(viewer), sample.information(viewer));
            }
            let legal = position.legal(seat);
            position.play(seat, Named::Number(legal[0].0 as i64)).unwrap();
        }
    }
}

#[test]
fn chance_chosen_from_outside_reaches_every_deal_of_a_small_game() {
    let kuhn = find("kuhn").unwrap();
    let mut deals = Vec::new();
    for first in 0..3 {
        for second in 0..2 {
            let mut position = kuhn.begin(2, &Map::new()).unwrap();
            assert_eq!(position.chance().unwrap().outcomes.len(), 3);
            assert!(position.view(Viewer::Spectator).is_err());
            position.choose(first).unwrap();
            assert_eq!(position.chance().unwrap().outcomes.len(), 2);
            position.choose(second).unwrap();
            assert!(position.chance().is_none() && position.to_act().len() == 1);
            deals.push([0, 1].map(|seat| position.information(Viewer::Seat(Seat::new(seat)))));
        }
    }
    deals.sort();
    deals.dedup();
    assert_eq!(deals.len(), 6);
}

#[test]
fn luck_chosen_from_outside_leads_through_whole_games() {
    for slug in ["damocles", "archons", "faj"] {
        let game = find(slug).unwrap();
        let mut position = game.begin(2, &Map::new()).unwrap();
        let mut steps = 0usize;
        loop {
            steps += 1;
            if let Some(node) = position.chance() {
                let outcome = steps * 7 % node.outcomes.len();
                position.choose(outcome).unwrap();
            } else if let Some(seat) = position.to_act().first() {
                let legal = position.legal(seat);
                position.play(seat, Named::Number(legal[steps * 5 % legal.len()].0 as i64)).unwrap();
            } else {
                break;
            }
        }
        game.verify(&position.record().unwrap()).unwrap();
    }
}
