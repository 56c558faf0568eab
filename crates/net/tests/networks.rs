//! Networks read from files calculate what a plain calculation gives, and damaged files are refused.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "numbers are small"
)]

mod reference;

use parlour_net::{Activations, Network, NetworkError, TraitKind};

use self::reference::{BITS, Numbers, Reference, Size, VALUES};

const SMALL: Size = Size { observation: 20, actions: 6, seats: 3, width: 16, inner: 8, side: 4 };
/// How far a logit may be from the plain calculation: what passes between layers is rounded to 128ths.
const LOGIT_ERROR: f64 = 0.15;
const CHANCE_ERROR: f64 = 0.02;

fn observation(numbers: &mut Numbers, size: Size) -> Vec<i8> {
    (0..size.observation)
        .map(|_| if numbers.below(3) == 0 { numbers.below(5) as i8 - 1 } else { 0 })
        .collect()
}

fn all_actions(size: Size) -> Vec<(usize, [u16; 2])> {
    (0..size.actions)
        .flat_map(|number| (0..=VALUES).map(move |value| (number, [value, number as u16 % (1 << BITS)])))
        .collect()
}

/// The logits of actions and the win chances, as the network calculates them.
fn evaluate(network: &Network, observation: &[i8], actions: &[(usize, [u16; 2])]) -> (Vec<i32>, Vec<f32>) {
    let mut activations = Activations::default();
    network.observe(observation, &mut activations);
    let logits =
        actions.iter().map(|(number, features)| network.logit(*number, features, &mut activations)).collect();
    let mut chances = vec![0.0; network.dimensions().seats];
    network.win_chances(&activations, &mut chances);
    (logits, chances)
}

/// The largest differences of logits and of win chances, over many observations.
fn differences(size: Size, seed: u64) -> (f64, f64) {
    let plain = Reference::random(size, seed);
    let network = Network::read(&plain.bytes()).unwrap();
    let (mut numbers, actions) = (Numbers::new(seed), all_actions(size));
    let (mut of_logits, mut of_chances, mut spread) = (0.0_f64, 0.0_f64, 0.0_f64);
    for _ in 0..50 {
        let observation = observation(&mut numbers, size);
        let (logits, chances) = evaluate(&network, &observation, &actions);
        let (expected, expected_chances) = plain.evaluate(&observation, &actions);
        for (logit, expected) in logits.iter().zip(&expected) {
            of_logits = of_logits.max((f64::from(*logit) / f64::from(Network::LOGIT_ONE) - expected).abs());
        }
        for (chance, expected) in chances.iter().zip(&expected_chances) {
            of_chances = of_chances.max((f64::from(*chance) - expected).abs());
        }
        spread = spread.max(expected.iter().copied().fold(0.0, |most, logit| logit.abs().max(most)));
    }
    assert!(spread > 1.0, "a network that says nothing shows nothing");
    (of_logits, of_chances)
}

#[test]
fn a_small_network_calculates_what_a_plain_calculation_gives() {
    for seed in 1..20 {
        let (of_logits, of_chances) = differences(SMALL, seed);
        assert!(of_logits < LOGIT_ERROR && of_chances < CHANCE_ERROR, "{seed}: {of_logits} {of_chances}");
    }
}

#[test]
fn a_network_says_how_large_it_is() {
    let network = Network::read(&Reference::random(SMALL, 1).bytes()).unwrap();
    let dimensions = network.dimensions();
    assert_eq!((dimensions.version, dimensions.observation, dimensions.seats), (1, 20, 3));
    assert_eq!((dimensions.width, dimensions.inner, dimensions.side), (16, 8, 4));
    assert_eq!(dimensions.traits.actions(), 6);
    assert_eq!(dimensions.traits.features(), [TraitKind::Values(VALUES), TraitKind::Bits(BITS)]);
}

#[test]
fn activations_that_were_used_before_change_nothing() {
    let network = Network::read(&Reference::random(SMALL, 3).bytes()).unwrap();
    let (mut numbers, mut used) = (Numbers::new(4), Activations::default());
    for _ in 0..20 {
        let observation = observation(&mut numbers, SMALL);
        network.observe(&observation, &mut used);
        let again: Vec<i32> = all_actions(SMALL)
            .iter()
            .map(|(number, features)| network.logit(*number, features, &mut used))
            .collect();
        assert_eq!(again, evaluate(&network, &observation, &all_actions(SMALL)).0);
    }
}

#[test]
fn the_largest_observations_stay_within_range() {
    let network = Network::read(&Reference::random(SMALL, 5).bytes()).unwrap();
    for number in [i8::MIN, i8::MAX] {
        let (_, chances) = evaluate(&network, &[number; 20], &all_actions(SMALL));
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5);
    }
}

/// The file with one word of its beginning changed.
fn with_word(place: usize, word: u16) -> Vec<u8> {
    let mut bytes = Reference::random(SMALL, 1).bytes();
    bytes[8 + 2 * place..][..2].copy_from_slice(&word.to_le_bytes());
    bytes
}

#[test]
fn a_file_cut_anywhere_or_longer_is_refused() {
    let bytes = Reference::random(SMALL, 1).bytes();
    for end in 0..bytes.len() {
        let error = Network::read(&bytes[..end]).unwrap_err();
        let is_expected = matches!(error, NetworkError::NotANetwork | NetworkError::Length { .. });
        assert!(is_expected, "{end}: {error}");
    }
    let longer = [bytes.as_slice(), &[0]].concat();
    let expected = bytes.len() as u64;
    assert_eq!(Network::read(&longer).unwrap_err(), NetworkError::Length { found: expected + 1, expected });
}

#[test]
fn another_beginning_is_refused() {
    let mut bytes = Reference::random(SMALL, 1).bytes();
    bytes[7] = b'2';
    assert_eq!(Network::read(&bytes).unwrap_err(), NetworkError::NotANetwork);
}

#[test]
fn a_network_without_observation_seats_or_a_layer_is_refused() {
    for place in [1, 3, 4, 5, 6] {
        assert_eq!(Network::read(&with_word(place, 0)).unwrap_err(), NetworkError::Empty, "{place}");
    }
}

#[test]
fn a_feature_of_more_than_16_bits_is_refused() {
    assert_eq!(Network::read(&with_word(9, 0x8011)).unwrap_err(), NetworkError::Bits(17));
}

#[test]
fn a_hostile_beginning_promises_more_than_there_is_and_is_refused() {
    let mut bytes = b"PLRNET01".to_vec();
    bytes.extend([0xff; 14]);
    bytes.extend([0x00, 0x80]);
    assert_eq!(Network::read(&bytes).unwrap_err(), NetworkError::NotANetwork, "its features are missing");
    bytes.extend([0xff, 0x7f].repeat(0x8000));
    let error = Network::read(&bytes).unwrap_err();
    let NetworkError::Length { expected, .. } = error else { panic!("{error}") };
    assert!(expected > 1 << 46, "as many as there would have to be: {expected}");
    let place = bytes.len() - 2 * 0x8000;
    bytes[place..].copy_from_slice(&[0x10, 0x80].repeat(0x8000));
    assert_eq!(
        Network::read(&bytes).unwrap_err(),
        NetworkError::TooHeavy,
        "an action could have a million traits"
    );
}

#[test]
fn an_exponent_out_of_range_is_refused() {
    let bytes = Reference::random(SMALL, 1).bytes();
    let first_row = 8 + 2 * 10;
    for exponent in [3_i8, 13, -1] {
        let mut damaged = bytes.clone();
        damaged[first_row] = exponent.to_le_bytes()[0];
        assert_eq!(Network::read(&damaged).unwrap_err(), NetworkError::Exponent(exponent));
    }
}

#[test]
fn weights_that_could_leave_the_range_of_a_sum_are_refused() {
    let mut bytes = Reference::random(Size { width: 256, ..SMALL }, 1).bytes();
    // The first row of the layer after the first, as large as can be.
    let row = 8 + 2 * 10 + SMALL.observation * 257 + 4 * 256;
    bytes[row] = 4;
    bytes[row + 1..][..256].fill(127);
    assert_eq!(Network::read(&bytes).unwrap_err(), NetworkError::TooHeavy);
}

#[test]
fn every_error_is_a_sentence() {
    for (error, sentence) in [
        (NetworkError::NotANetwork, "this file is not a network, or it was written for another version"),
        (NetworkError::Empty, "the network has no observation, no seats or an empty layer: it is damaged"),
        (NetworkError::Bits(17), "the network has a feature of 17 bits, and 16 are the most"),
        (
            NetworkError::Length { found: 3, expected: 8 },
            "the network has 3 bytes and should have 8: it is damaged",
        ),
        (NetworkError::Exponent(3), "the network has weights of an unknown size (3)"),
        (NetworkError::TooHeavy, "the network's weights are too large to calculate with"),
    ] {
        assert_eq!(error.to_string(), sentence);
    }
}
