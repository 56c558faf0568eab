//! Tests that the laws catch what they are meant to: one small game, honest or with one flaw planted in it.

mod action;
mod card;
mod flaw;
mod scene;
mod table;
mod toy;
mod view;

use parlour_core::{
    FastDice, Game, Seat, Seats, Viewer,
    record::{RecordEvent, Recording},
};
use parlour_laws::{Law, LawError, LawSubject, break_laws, check, fair, indexed};

use self::{
    action::ToyAction,
    card::{Card, CardSet},
    flaw::{Flaw, ToyOptions, plant, planted},
    toy::Toy,
};

impl LawSubject for Toy {
    fn option_sets() -> Vec<ToyOptions> {
        vec![planted()]
    }

    fn every_piece(_: Seats, _: &ToyOptions) -> Vec<String> {
        Card::deck().iter().map(Card::to_string).collect()
    }

    fn census(&self) -> Vec<String> {
        let hands = self.hands.as_slice().iter().copied().flatten();
        let chosen = self.chosen.as_slice().iter().copied().flatten();
        let rest = [self.top].into_iter().chain(self.aside).chain(self.table.shown);
        hands.chain(chosen).chain(rest).map(|card| card.to_string()).collect()
    }
}

/// The first law that a flaw breaks.
fn broken(flaw: Flaw) -> Law {
    plant(flaw);
    let broken = break_laws::<Toy>(20).expect_err("the flaw breaks a law");
    println!("{flaw:?}: {broken}");
    broken.law
}

#[test]
fn an_honest_game_breaks_no_law() {
    plant(Flaw::None);
    check::<Toy>(60);
}

#[test]
fn a_view_that_shows_what_is_hidden_leaks() {
    assert_eq!(broken(Flaw::ViewShowsAHand), Law::Leak);
    assert_eq!(broken(Flaw::ViewShowsAChoice), Law::Leak);
}

#[test]
fn a_view_leaks_even_if_the_sampler_believes_what_it_shows() {
    assert_eq!(broken(Flaw::ViewAndSamplerShareAHand), Law::Leak);
    assert_eq!(broken(Flaw::ViewShowsTheTopLater), Law::Leak);
}

#[test]
fn an_event_told_to_those_who_may_not_hear_it_leaks() {
    assert_eq!(broken(Flaw::ChoiceIsToldToAll), Law::Leak);
    assert_eq!(broken(Flaw::PeekIsToldToAll), Law::Leak);
    assert_eq!(broken(Flaw::HandIsToldToTheNextSeat), Law::Leak);
    assert_eq!(broken(Flaw::HandIsToldWithoutWords), Law::Leak);
}

#[test]
fn a_sampler_must_keep_what_the_viewer_knows() {
    assert_eq!(broken(Flaw::SamplerForgetsTheHand), Law::Sampling);
    assert_eq!(broken(Flaw::SamplerForgetsThePeek), Law::Sampling);
}

#[test]
fn the_hot_path_must_not_touch_the_heap() {
    assert_eq!(broken(Flaw::PlayAllocates), Law::Heap);
    assert_eq!(broken(Flaw::ViewAllocates), Law::Heap);
    assert_eq!(broken(Flaw::SamplerAllocates), Law::Heap);
    assert_eq!(broken(Flaw::LegalAllocates), Law::Heap);
}

#[test]
fn exactly_the_legal_actions_are_offered_and_accepted() {
    assert_eq!(broken(Flaw::OffersAForeignCard), Law::Choices);
    assert_eq!(broken(Flaw::RefusesAnOfferedCard), Law::Choices);
    assert_eq!(broken(Flaw::AcceptsAnyCard), Law::Choices);
    assert_eq!(broken(Flaw::OffersInDisorder), Law::Choices);
    assert_eq!(broken(Flaw::OffersToTheIdle), Law::Choices);
}

#[test]
fn a_scene_lets_every_action_be_picked_and_shows_the_score() {
    assert_eq!(broken(Flaw::SceneMissesAnAction), Law::Picks);
    assert_eq!(broken(Flaw::ScenePicksAreAmbiguous), Law::Picks);
    assert_eq!(broken(Flaw::ScenePicksAreNotThere), Law::Picks);
    assert_eq!(broken(Flaw::SceneMiscounts), Law::Picks);
}

#[test]
fn a_piece_that_nothing_explains_is_caught() {
    assert_eq!(broken(Flaw::SceneExplainsNoPiece), Law::About);
    assert_eq!(broken(Flaw::ExplanationIsNotTranslated), Law::Words);
}

#[test]
fn a_view_offers_and_refuses_what_the_position_does() {
    assert_eq!(broken(Flaw::ViewOffersTooLittle), Law::View);
    assert_eq!(broken(Flaw::ViewRefusesInOtherWords), Law::View);
    assert_eq!(broken(Flaw::ViewLetsSpectatorsPlay), Law::View);
}

#[test]
fn features_tell_actions_apart() {
    assert_eq!(broken(Flaw::FeaturesAreShared), Law::Features);
    assert_eq!(broken(Flaw::FeatureIsOutOfRange), Law::Features);
}

#[test]
fn every_action_has_an_index_of_its_own() {
    plant(Flaw::None);
    indexed::<Toy>().expect("the honest game numbers its actions");
    for flaw in [Flaw::IndicesAreShared, Flaw::IndicesHaveAGap] {
        plant(flaw);
        assert_eq!(indexed::<Toy>().expect_err("the flaw breaks a law").law, Law::Index);
    }
}

#[test]
fn a_sentence_that_a_language_lacks_is_found() {
    assert_eq!(broken(Flaw::PromptIsNotTranslated), Law::Words);
    assert_eq!(broken(Flaw::PromptLacksAPlayer), Law::Words);
}

#[test]
fn what_is_decided_must_not_pass_in_a_moment() {
    assert_eq!(broken(Flaw::WinnerIsMarkedInPassing), Law::Beats);
    assert_eq!(broken(Flaw::ScoreChangesInPassing), Law::Beats);
}

#[test]
fn who_chooses_first_must_not_matter() {
    assert_eq!(broken(Flaw::LastToChooseWins), Law::Order);
}

#[test]
fn a_game_ends_in_time_with_an_outcome_that_somebody_wins() {
    assert_eq!(broken(Flaw::NeverEnds), Law::Ending);
    assert_eq!(broken(Flaw::EndsTooEarly), Law::Ending);
    assert_eq!(broken(Flaw::NobodyWins), Law::Ending);
}

#[test]
fn the_text_of_an_action_is_its_own() {
    assert_eq!(broken(Flaw::TextsAreShared), Law::Text);
}

#[test]
fn no_piece_is_lost_or_doubled() {
    assert_eq!(broken(Flaw::CardIsLost), Law::Pieces);
    assert_eq!(broken(Flaw::CardIsDoubled), Law::Pieces);
}

#[test]
fn luck_that_is_not_in_the_record_is_noticed() {
    assert_eq!(broken(Flaw::LuckOfItsOwn), Law::Record);
}

#[test]
fn seats_that_choose_at_once_are_written_in_ascending_order_whoever_chose_first() {
    let three = Seats::new(3).expect("three can play");
    let mut toy = Recording::<Toy, _>::deal(three, &ToyOptions::default(), FastDice::new(1), &mut ());
    for number in [2, 0, 1] {
        let seat = Seat::new(number);
        let card = toy.position().hands[seat].first().expect("nobody has played yet");
        toy.play(seat, ToyAction::Play(card), &mut ()).expect("any card of the hand may be chosen");
    }
    let decided = toy.events().iter().filter_map(|event| match event {
        RecordEvent::Decision { seat, .. } => Some(seat.number()),
        RecordEvent::Chance(_) => None,
    });
    assert!(decided.eq([0, 1, 2]));
}

/// Samples from the views of every viewer, in a few positions of one game.
fn fair_in_play(flaw: Flaw) -> Result<(), LawError> {
    let mut dice = FastDice::new(2);
    let three = Seats::new(3).expect("three can play");
    let mut toy = Toy::deal(three, &ToyOptions { flaw }, &mut dice, &mut ());
    for decisions in 0..5 {
        for viewer in Viewer::all(three).take(3) {
            fair(&toy.view(viewer), &every_position(&toy, viewer))?;
        }
        let seat = toy.to_act().first().expect("the first round is not the last");
        let mut action = toy.choices(seat)[0];
        if decisions == 3 {
            assert_eq!(action, ToyAction::Peek);
        } else if decisions < 3 {
            action = ToyAction::Play(toy.hands[seat].first().expect("nobody has played yet"));
        }
        toy.play_unchecked(seat, action, &mut dice, &mut ());
    }
    Ok(())
}

/// Every position that a viewer cannot tell from the true one, found by trying every unseen card in every
/// place.
fn every_position(truth: &Toy, viewer: Viewer) -> Vec<Toy> {
    let seats = truth.seats();
    let view = truth.view(viewer);
    let mut blank = truth.clone();
    for seat in seats.iter().filter(|&seat| !viewer.is(seat)) {
        blank.hands[seat] = CardSet::EMPTY;
        blank.chosen[seat] = None;
    }
    blank.aside = CardSet::EMPTY;
    let known = view.hand | view.table.shown | view.chosen.into_iter().chain(view.top).collect();
    // The top card comes first if it is unseen; then every other card goes to each place that has room.
    let tops: Vec<Card> = view.top.map_or_else(|| (Card::all() - known).iter().collect(), |top| vec![top]);
    let with_top = tops.into_iter().map(|top| Toy { top, ..blank.clone() });
    with_top
        .flat_map(|start| {
            let unseen = Card::all() - known.with(start.top);
            unseen.iter().fold(vec![start], |positions, card| {
                positions
                    .iter()
                    .flat_map(|position| with_card_anywhere(position, truth, viewer, card))
                    .collect()
            })
        })
        .collect()
}

fn with_card_anywhere(position: &Toy, truth: &Toy, viewer: Viewer, card: Card) -> Vec<Toy> {
    let mut result = Vec::new();
    for seat in truth.seats().iter().filter(|&seat| !viewer.is(seat)) {
        if position.hands[seat].len() < truth.hands[seat].len() {
            let mut next = position.clone();
            next.hands[seat].insert(card);
            result.push(next);
        }
        if position.chosen[seat].is_none() && truth.chosen[seat].is_some() {
            let mut next = position.clone();
            next.chosen[seat] = Some(card);
            result.push(next);
        }
    }
    if position.aside.len() < truth.aside.len() {
        let mut next = position.clone();
        next.aside.insert(card);
        result.push(next);
    }
    result
}

#[test]
fn an_honest_sampler_is_fair() {
    fair_in_play(Flaw::None).expect("every position comes up as often as any other");
}

#[test]
fn a_sampler_that_favours_some_positions_is_unfair() {
    let law = |result: Result<(), LawError>| result.map_err(|broken| broken.law);
    assert_eq!(law(fair_in_play(Flaw::SamplerNeverMixes)), Err(Law::Fairness));
    assert_eq!(law(fair_in_play(Flaw::SamplerLeansToHighCards)), Err(Law::Fairness));
    assert_eq!(law(fair_in_play(Flaw::SamplerForgetsTheHand)), Err(Law::Fairness));
}
