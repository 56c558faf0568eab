//! Features that describe actions to programs.

use parlour_core::{Feature, Ordinal, Seat, Seats};

use crate::{Annexed, Codex, CodexPair, DamoclesAction, Discard, God, RingSpot, Use};

const FITS: &[&str] = &["exact", "loose"];
const COUNT: usize = 10;

/// In a pair the first codex is the production and the second the number. Codices count in list order.
pub(crate) const FEATURES: &[Feature; COUNT] = &[
    Feature::word(
        "kind",
        &["discard", "place", "play", "swap", "exchange", "hold", "pair", "sacrifice", "destroy", "end"],
    ),
    Feature::number("codex", Codex::COUNT),
    Feature::word("fit", FITS),
    Feature::number("second codex", Codex::COUNT),
    Feature::word("second fit", FITS),
    Feature::seat("owner"),
    Feature::word("annexed", &["production", "number"]),
    Feature::word("god", &["Hades", "Poseidon", "Artemis", "Demeter", "Nyx"]),
    Feature::number("position", RingSpot::ALL.len()),
    Feature::number("second position", RingSpot::ALL.len()),
];

/// One number for each of [`FEATURES`].
pub(crate) fn of(action: DamoclesAction, seats: Seats, actor: Seat) -> [u16; COUNT] {
    use DamoclesAction as Do;
    let owner = |seat| seats.relative(actor, seat) as u16 + 1;
    let none = [0, 0];
    let row = |kind, [codex, fit]: [u16; 2], [second, second_fit]: [u16; 2]| {
        [kind, codex, fit, second, second_fit, 0, 0, 0, 0, 0]
    };
    let on_ring = |kind, god, spot, second| [kind, 0, 0, 0, 0, 0, 0, god, spot, second];
    match action {
        Do::Discard(Discard { first, second }) => {
            row(1, [of_codex(first), 0], [second.map_or(0, of_codex), 0])
        }
        Do::Place(god, place) => on_ring(2, of_god(god), of_spot(place), 0),
        Do::Play(used) => row(3, of_use(used), none),
        Do::Swap(one, other) => on_ring(4, 0, of_spot(one), of_spot(other)),
        Do::Exchange(place, god) => on_ring(5, of_god(god), of_spot(place), 0),
        Do::Hold => row(6, none, none),
        Do::Pair(CodexPair { production, number, annexed }) => {
            let mut features = row(7, of_use(production), of_use(number));
            [features[5], features[6]] = match annexed {
                None => none,
                Some(Annexed::Production(seat)) => [owner(seat), 1],
                Some(Annexed::Number(seat)) => [owner(seat), 2],
            };
            features
        }
        Do::Sacrifice(codex) => row(8, [of_codex(codex), 0], none),
        Do::Destroy(seat, codex) => {
            let mut features = row(9, [of_codex(codex), 0], none);
            features[5] = owner(seat);
            features
        }
        Do::End => row(10, none, none),
    }
}

fn of_codex(codex: Codex) -> u16 {
    codex.ordinal() as u16 + 1
}

fn of_use(used: Use) -> [u16; 2] {
    [of_codex(used.codex), used.fit as u16 + 1]
}

fn of_god(god: God) -> u16 {
    god as u16 + 1
}

fn of_spot(spot: RingSpot) -> u16 {
    spot.index() as u16 + 1
}
