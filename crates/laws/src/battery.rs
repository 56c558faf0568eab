//! Checks all laws over many games: [`check`].

use parlour_core::{Choices, Dice, FastDice, Game, Purpose, Seats, Told, record::Recording};

use crate::{
    LawError, beats, heap, knowledge, law::Law, order, picks, pieces, records, speech::Speech, turns, twins,
};

/// A game with what the laws need to test it.
pub trait LawSubject: Game {
    /// Sets of options that cover every value of every option at least once, the default first.
    fn option_sets() -> Vec<Self::Options>;

    /// The texts of all pieces in a game with these seats and options.
    fn every_piece(seats: Seats, options: &Self::Options) -> Vec<String>;

    /// The texts of all pieces in this position, place by place.
    fn census(&self) -> Vec<String>;
}

/// Plays `games` games with random players and as many with exploring players, for every number of seats and
/// every set of options, and checks every law at every decision.
///
/// # Panics
/// If a law is broken. The message names the law, the options, the seats, the seed and what went wrong.
pub fn check<G: LawSubject>(games: u64) {
    if let Err(broken) = break_laws::<G>(games) {
        panic!("{}: {broken}", G::INFO.slug);
    }
}

/// Like [`check`], but returns the first broken law instead of panicking.
///
/// # Errors
/// The first law that was broken.
pub fn break_laws<G: LawSubject>(games: u64) -> Result<(), LawError> {
    let mut seen = turns::Seen::default();
    let mut speech = Speech::of::<G>()?;
    for options in G::option_sets() {
        for seats in G::INFO.tables() {
            for seed in 0..games {
                for player in [Style::Random, Style::Explorer] {
                    one_game::<G>(seats, &options, player, seed, &mut seen, &mut speech).map_err(
                        |broken| LawError {
                            what: format!(
                                "{} ({seats} seats, {options:?}, {player:?}, seed {seed})",
                                broken.what
                            ),
                            ..broken
                        },
                    )?;
                }
            }
            heap::never_touched::<G>(seats, &options)?;
        }
    }
    Ok(())
}

/// How the seats of a game choose.
#[derive(Clone, Copy, Debug)]
enum Style {
    Random,
    Explorer,
}

fn one_game<G: LawSubject>(
    seats: Seats,
    options: &G::Options,
    player: Style,
    seed: u64,
    seen: &mut turns::Seen<G::Action>,
    speech: &mut Speech,
) -> Result<(), LawError> {
    let mut dice = FastDice::for_game(seed, 0, Purpose::Test);
    let mut told = Vec::new();
    let table = FastDice::for_game(seed, 0, Purpose::Table);
    let mut game = Recording::<G, _>::deal(seats, options, table, &mut told);
    knowledge::the_deal_tells_only_what_is_seen(game.position(), &told)?;
    twins::are_dealt_alike(&game, &told, &mut dice)?;
    seats.iter().try_for_each(|seat| speech.can_say_events(&told, seat))?;
    beats::are_long_enough(&told, seats)?;
    told.clear();
    let mut decisions = 0;
    loop {
        let position = game.position();
        turns::hold(position, seen, &mut dice)?;
        pieces::are_all_there(position)?;
        picks::match_choices(position)?;
        speech.can_say_scenes(position, &seen.some(&mut dice))?;
        knowledge::holds(position, &mut dice)?;
        order::in_any_order(position, &mut dice)?;
        let to_act = position.to_act();
        if to_act.is_empty() {
            break;
        }
        let seat = to_act.nth(dice.below(to_act.len() as u32) as usize);
        let choices = position.choices(seat);
        let action = match player {
            Style::Random => choices.any(&mut dice),
            Style::Explorer => choices.any_kind(&mut dice),
        };
        knowledge::stays_even(position, seat, action, &mut dice)?;
        play(&mut game, seat, action, &mut told)?;
        speech.can_say_events(&told, seat)?;
        beats::are_long_enough(&told, seats)?;
        told.clear();
        decisions += 1;
        Law::Ending
            .holds(decisions <= G::longest(seats, options), || format!("{decisions} decisions and no end"))?;
    }
    let record = records::hold(game)?;
    twins::live_alike::<G>(&record, &mut dice)
}

fn play<G: Game, D: Dice>(
    game: &mut Recording<G, D>,
    seat: parlour_core::Seat,
    action: G::Action,
    told: &mut Vec<Told<G::Event>>,
) -> Result<(), LawError> {
    game.play(seat, action, told)
        .map_err(|why| Law::Choices.broken(format!("`{action}` is offered and refused: {why}")))
}
