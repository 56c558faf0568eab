//! What holds for every game in the list.

use parlour_core::{Bot, Language, Viewer, presentation::Picture, scene::Place};

use super::*;

#[test]
fn every_rule_has_its_item_on_the_rules_page_in_every_language() {
    for game in GAMES {
        for (rule, language) in
            game.info().all_rules().flat_map(|rule| Language::ALL.map(|language| (rule, language)))
        {
            let item = format!("- **{rule}** ");
            assert!(game.rules(language).contains(&item), "{rule} in {}", language.name());
        }
    }
}

#[test]
fn every_rules_page_says_below_its_title_for_how_many_and_how_long() {
    for game in GAMES {
        for language in Language::ALL {
            let facts = catalogue(language).text(game.costume().facts);
            assert_eq!(game.rules(language).lines().nth(2), Some(&*format!("*{facts}*")));
        }
    }
}

#[test]
fn every_hint_speaks_of_a_rule_of_its_game_in_every_language() {
    for game in GAMES {
        for hint in game.costume().hints {
            assert!((1..=game.info().rules).contains(&hint.rule), "{}", hint.message);
            for language in Language::ALL {
                assert!(catalogue(language).has(hint.message), "{} in {}", hint.message, language.name());
            }
        }
    }
}

/// The picture of a game: greedy bots play up to its moment.
fn picture(game: &dyn AnyGame) -> Scene {
    let Picture { seats, seed, decisions, .. } = game.costume().picture;
    let deal = Deal { seats, options: Map::new(), seed: seed.into() };
    let mut table = game.table(&deal).unwrap();
    for _ in 0..decisions {
        let seat = table.to_act().first().unwrap();
        let action = table.thinking(seat, Bot::Greedy)(&|| false);
        table.play(seat, &action).unwrap();
    }
    table.scene(Viewer::Seat(Seat::new(0)))
}

#[test]
fn every_game_has_a_picture_whose_zones_are_filled() {
    for game in GAMES {
        let scene = picture(*game);
        for id in game.costume().picture.zones {
            let zone = scene.zones.iter().find(|zone| zone.id == *id);
            let zone = zone.unwrap_or_else(|| panic!("{} has no {id}", game.info().title));
            let filled = |place: &Place| !place.pieces.is_empty() || place.backs > 0;
            assert!(zone.places.iter().any(filled), "{}: nothing lies in {id}", game.info().title);
        }
    }
}

#[test]
fn every_card_and_tile_of_a_picture_looks_the_same_by_its_id() {
    for game in GAMES {
        let pieces = picture(*game).zones.into_iter().flat_map(|zone| zone.places);
        for piece in pieces.flat_map(|place| place.pieces) {
            let named = match (game.face(&piece.id), &piece.face) {
                (_, Face::Token(_)) => continue,
                // How many stars a card has is an option.
                (Some(Face::Card { rank, emblem, .. }), Face::Card { stars, .. }) => {
                    Some(Face::Card { rank, emblem, stars: *stars })
                }
                (face, _) => face,
            };
            assert_eq!(named, Some(piece.face), "{} in {}", piece.id, game.info().title);
        }
    }
}
