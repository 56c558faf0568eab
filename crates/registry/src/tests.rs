//! Tests that hold for every game in the list.

use parlour_core::{
    Bot, Language, SeatSet, Viewer,
    presentation::Picture,
    scene::{About, Place},
};

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
fn every_rules_page_opens_with_five_sentences_that_take_a_minute() {
    for game in GAMES {
        for (language, title) in [(Language::English, "In one minute"), (Language::German, "In einer Minute")]
        {
            let mut lines = game.rules(language).lines().skip_while(|line| !line.starts_with("## "));
            assert_eq!(lines.next(), Some(&*format!("## {title}")), "{}", game.info().title);
            let minute: Vec<&str> = lines.skip(1).take_while(|line| !line.is_empty()).collect();
            let items: Vec<&str> = minute.iter().filter_map(|line| Some(line.split_once(". ")?.1)).collect();
            let in_one_sentence = |item: &&str| !item.trim_end_matches('.').contains(". ");
            assert_eq!(items.len(), 5, "{} in {}", game.info().title, language.name());
            assert_eq!(items.iter().find(|item| !in_one_sentence(item)), None);
        }
    }
}

#[test]
fn every_tip_speaks_of_a_rule_of_its_game_in_every_language() {
    for game in GAMES {
        for tip in game.costume().tips {
            assert!((1..=game.info().rules).contains(&tip.rule), "{}", tip.message);
            for language in Language::ALL {
                assert!(catalogue(language).has(tip.message), "{} in {}", tip.message, language.name());
            }
        }
    }
}

/// The picture of a game, for which greedy bots play up to its moment.
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

/// The picture with nothing but what is drawn.
fn drawn(game: &dyn AnyGame) -> Scene {
    let zones = game.costume().picture.zones;
    let mut scene = picture(game);
    scene.zones.retain(|zone| zones.contains(&&*zone.id));
    for zone in &mut scene.zones {
        zone.about = About::default();
        let counters = zone.counters.iter_mut().map(|counter| &mut counter.about);
        counters.for_each(|about| *about = About::default());
        for place in &mut zone.places {
            place.about = About::default();
            place.pieces.iter_mut().for_each(|piece| piece.about = About::default());
        }
    }
    scene.counters.iter_mut().for_each(|counter| counter.about = About::default());
    scene.to_act = SeatSet::default();
    scene.decided = SeatSet::default();
    scene.panels.clear();
    scene.tally.clear();
    scene.buttons.clear();
    scene.choices.clear();
    scene
}

#[test]
fn the_files_with_the_pictures_show_what_the_playthroughs_lead_to() {
    for game in GAMES {
        let told = serde_json::to_string_pretty(&drawn(*game)).unwrap() + "\n";
        if std::env::var_os("PARLOUR_BLESS").is_some() {
            let slug = game.info().slug;
            let places = [format!("../games/{slug}"), format!("../../examples/{slug}")];
            let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
            let folder = places.iter().map(|place| root.join(place)).find(|folder| folder.exists()).unwrap();
            std::fs::write(folder.join("picture/scene.json"), told).unwrap();
        } else {
            assert!(
                game.costume().picture.file.scene == told,
                "{}: the picture is another one; `cargo xtask golden --bless` writes it anew",
                game.info().title
            );
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
                // The number of stars on a card is an option.
                (Some(Face::Card { rank, emblem, .. }), Face::Card { stars, .. }) => {
                    Some(Face::Card { rank, emblem, stars: *stars })
                }
                (face, _) => face,
            };
            assert_eq!(named, Some(piece.face), "{} in {}", piece.id, game.info().title);
        }
    }
}
