//! Whoever changes what numbers mean has to raise the version: digests of fixed games are kept beside it.

use std::{collections::BTreeMap, env, fs, path::Path};

use parlour_core::{Dice as _, FastDice, OptionHelp, Takes, Viewer, observe::Extent};
use parlour_env::{AnyPosition, Environment, Named, environments};
use serde_json::{Map, Value, json};
use sha2::{Digest as _, Sha256};

/// Games at each table of each game.
const DEALS: u64 = 3;

/// What is kept of a game: the version, and the digest of its numbers under this version.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Edition {
    version: u32,
    digest: String,
}

/// How the numbers of today compare with those that are kept.
#[derive(PartialEq, Eq, Debug)]
enum Verdict {
    /// They are the same.
    Same,
    /// They are new under a version of their own, so they may be kept.
    New,
    /// They changed, and the version did not go up.
    Silent,
}

fn verdict(kept: Option<&Edition>, now: &Edition) -> Verdict {
    match kept {
        Some(kept) if kept == now => Verdict::Same,
        Some(kept) if kept.version >= now.version => Verdict::Silent,
        _ => Verdict::New,
    }
}

/// What every viewer reads of a position, and what the seat to act may do.
fn digest_position(position: &dyn AnyPosition, shape_full: usize, sum: &mut Sha256) {
    let seats = position.seats().iter().map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Spectator]) {
        let view = position.view(viewer).unwrap();
        let mut observation = vec![0; shape_full];
        view.observe(Extent::Full, &mut observation);
        sum.update(observation.iter().map(|number| number.to_le_bytes()[0]).collect::<Vec<_>>());
        for (number, text) in view.legal() {
            sum.update(format!("{number} {text}\n"));
        }
        sum.update(view.features().into_iter().flat_map(u16::to_le_bytes).collect::<Vec<_>>());
    }
}

/// All positions of a game.
fn digest_game(
    game: &dyn Environment,
    seats: usize,
    options: &Map<String, Value>,
    deal: u64,
    sum: &mut Sha256,
) {
    let mut position = game.deal(seats, options, 17, deal).unwrap();
    let mut dice = FastDice::new(deal);
    let full = game.shape().full;
    while let Some(seat) = position.to_act().first() {
        digest_position(position.as_ref(), full, sum);
        let legal = position.legal(seat);
        let chosen = dice.below(legal.len() as u32) as usize;
        position.play(seat, Named::Text(&legal[chosen].1)).unwrap();
    }
    digest_position(position.as_ref(), full, sum);
}

/// Every option changed on its own, to every value or to the least and the greatest.
fn option_sets(options: &[OptionHelp]) -> Vec<Map<String, Value>> {
    let set = |option: &OptionHelp, value| Map::from_iter([(option.key.to_owned(), value)]);
    options
        .iter()
        .flat_map(|option| values(option.takes).into_iter().map(|value| set(option, value)))
        .collect()
}

fn values(takes: Takes) -> Vec<Value> {
    match takes {
        Takes::Switch => vec![json!(false), json!(true)],
        Takes::OneOf(words) => words.iter().map(|word| json!(word)).collect(),
        Takes::SomeOf(words) => words.iter().map(|word| json!([word])).chain([json!(words)]).collect(),
        Takes::Number { least, most } => vec![json!(least), json!(most)],
        Takes::Numbers { count, least, most } => vec![json!(vec![least; count]), json!(vec![most; count])],
    }
}

/// The edition that fixed games show today.
fn edition(game: &dyn Environment) -> Edition {
    let (shape, mut sum) = (game.shape(), Sha256::new());
    sum.update(format!("{} {} {} {}\n", shape.short, shape.full, shape.actions, shape.indexed));
    for feature in shape.features {
        sum.update(format!("{} {:?}\n", feature.name, feature.range));
    }
    for number in 0..shape.actions {
        sum.update(format!("{:?}\n", game.action_text(number)));
    }
    for seats in game.info().tables() {
        for deal in 0..DEALS {
            digest_game(game, seats.count(), &Map::new(), deal, &mut sum);
        }
        for options in option_sets(game.options()) {
            digest_game(game, seats.count(), &options, 0, &mut sum);
        }
    }
    Edition { version: shape.version, digest: hex::encode(sum.finalize())[..16].to_owned() }
}

fn read(text: &str) -> BTreeMap<&str, Edition> {
    text.lines().map(|line| read_line(line).expect("a line is a slug, a version and a digest")).collect()
}

fn read_line(line: &str) -> Option<(&str, Edition)> {
    let [slug, version, digest] = line.split(' ').collect::<Vec<_>>().try_into().ok()?;
    Some((slug, Edition { version: version.parse().ok()?, digest: digest.to_owned() }))
}

#[test]
fn numbers_that_change_have_another_version() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/versions.txt");
    let text = fs::read_to_string(&path).unwrap_or_default();
    let kept = read(&text);
    let mut told = Vec::new();
    for game in environments() {
        let (slug, now) = (game.info().slug, edition(game.as_ref()));
        assert!(
            verdict(kept.get(slug), &now) != Verdict::Silent,
            "{slug}: observations, numbers or features of actions are others than those kept as version {}. \
             Raise `Observed::VERSION`; then PARLOUR_BLESS=1 keeps the new digest.",
            now.version,
        );
        told.push(format!("{slug} {} {}\n", now.version, now.digest));
    }
    let told = told.concat();
    if env::var_os("PARLOUR_BLESS").is_some() {
        fs::write(&path, told).unwrap();
        return;
    }
    assert!(text == told, "tests/versions.txt lacks a version; PARLOUR_BLESS=1 writes it anew");
}

#[test]
fn the_same_version_with_another_digest_is_refused_and_a_higher_one_is_kept() {
    let edition = |version, digest: &str| Edition { version, digest: digest.to_owned() };
    let kept = edition(2, "abc");
    assert_eq!(verdict(Some(&kept), &kept), Verdict::Same);
    assert_eq!(verdict(Some(&kept), &edition(2, "abd")), Verdict::Silent);
    assert_eq!(verdict(Some(&kept), &edition(1, "abd")), Verdict::Silent);
    assert_eq!(verdict(Some(&kept), &edition(3, "abd")), Verdict::New);
    assert_eq!(verdict(None, &kept), Verdict::New);
}

#[test]
fn every_option_of_every_game_is_tried_with_every_kind_of_value() {
    for game in environments() {
        let sets = option_sets(game.options());
        for option in game.options() {
            assert!(sets.iter().filter(|set| set.contains_key(option.key)).count() >= 2, "{}", option.key);
        }
    }
}

#[test]
fn another_move_gives_another_digest() {
    let game = &environments()[0];
    let mut position = game.deal(*game.info().seats.start(), &Map::new(), 17, 0).unwrap();
    let digest = |position: &dyn AnyPosition| {
        let mut sum = Sha256::new();
        digest_position(position, game.shape().full, &mut sum);
        sum.finalize()
    };
    let before = digest(position.as_ref());
    let seat = position.to_act().first().unwrap();
    position.play(seat, Named::Text(&position.legal(seat)[0].1)).unwrap();
    assert_ne!(before, digest(position.as_ref()));
}
