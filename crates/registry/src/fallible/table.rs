//! Bots, programs and rivals at one table: [`MixedTable`].

use parlour_bots::{Known, network::NetworkPlayer, rival::Opponent};
use parlour_core::{
    Audience, Choices as _, Dice as _, Event as _, FastDice, Rule, Seat, Told, Viewer, observe::Observed,
};
use parlour_language::Speaker;
use parlour_runner::{Decide, Player, ask};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{AnswerError, MatchPlayer, PlayerName, ProgramError, Programs};
use crate::{PlayError, catalogue::english};

/// The number of characters of a bad answer to quote.
const REPEATED: usize = 200;

/// The player on a seat.
pub(super) enum SeatedPlayer<G: Known> {
    Player(Box<dyn Player<G>>),
    Rival(Box<dyn Opponent<G>>),
    Program {
        program: String,
        /// The number of events passed to the program so far; `None` in a new game.
        passed_on: Option<usize>,
    },
}

impl<G: Known<View: Observed>> SeatedPlayer<G> {
    pub(super) fn new(player: &MatchPlayer) -> Self {
        match player {
            MatchPlayer::Player(PlayerName::Bot(bot)) => Self::Player(parlour_bots::player(*bot)),
            MatchPlayer::Player(PlayerName::Program(program)) => {
                Self::Program { program: program.clone(), passed_on: None }
            }
            MatchPlayer::Player(PlayerName::Network(named)) => {
                let player = NetworkPlayer::<G>::new(named.network().clone());
                Self::Player(Box::new(player.expect("it was tried when the run was set up")))
            }
            MatchPlayer::Rival(rival) => Self::Rival(rival.opponent()),
        }
    }
}

/// All players of one game.
pub(super) struct MixedTable<'a, G: Known> {
    pub(super) players: Vec<SeatedPlayer<G>>,
    pub(super) told: Vec<Told<G::Event>>,
    pub(super) programs: &'a mut dyn Programs,
    pub(super) options: Map<String, Value>,
    pub(super) seed: u64,
    pub(super) game: u64,
}

/// A question to a program.
#[derive(Serialize)]
struct ProgramQuestion<'a, G: Known> {
    game: &'static str,
    /// Whether this is the program's first decision in the game.
    new_game: bool,
    seats: usize,
    seat: Seat,
    options: &'a Map<String, Value>,
    /// A random number, so that a program can roll dice and still give the same answer every time.
    luck: u32,
    view: &'a G::View,
    /// What the seat has heard since the last question.
    events: Vec<ProgramEvent<'a, G::Event>>,
    legal: &'a [String],
}

#[derive(Serialize)]
struct ProgramEvent<'a, E> {
    rule: String,
    words: String,
    event: &'a E,
}

#[derive(Deserialize)]
struct ProgramAnswer {
    a: String,
}

impl<G: Known> Decide<G> for MixedTable<'_, G> {
    type Error = ProgramError;

    fn hear(&mut self, rule: Rule, audience: Audience, event: &G::Event) {
        self.told.push(Told { rule, audience, event: event.clone() });
    }

    fn decide(
        &mut self,
        position: &G,
        seat: Seat,
        legal: &G::Choices,
        dice: &mut FastDice,
    ) -> Result<G::Action, ProgramError> {
        let (program, passed_on) = match &mut self.players[seat.number()] {
            SeatedPlayer::Player(player) => return Ok(ask(player, position, seat, legal, dice)),
            SeatedPlayer::Rival(opponent) => return Ok(opponent.decide(position, seat, dice)),
            SeatedPlayer::Program { program, passed_on } => (program, passed_on),
        };
        let viewer = Viewer::Seat(seat);
        let fresh = &self.told[passed_on.unwrap_or(0)..];
        let heard = fresh.iter().filter(|told| told.audience.includes(viewer)).map(|told| ProgramEvent {
            rule: told.rule.to_string(),
            words: Speaker::new(english(), viewer).say(&told.event.words()),
            event: &told.event,
        });
        let legal: Vec<String> = legal.iter().map(|action| action.to_string()).collect();
        let asked = ProgramQuestion::<G> {
            game: G::INFO.slug,
            new_game: passed_on.is_none(),
            seats: position.seats().count(),
            seat,
            options: &self.options,
            luck: (dice.next_u64() >> 32) as u32,
            view: &position.view(viewer),
            events: heard.collect(),
            legal: &legal,
        };
        let question = serde_json::to_string(&asked).expect("views and events are written as JSON");
        *passed_on = Some(self.told.len());
        let answer = self.programs.ask(program, seat, &question).map_err(AnswerError::from);
        answer.and_then(|answer| understood(&answer, position, seat, &legal)).map_err(|reason| ProgramError {
            program: program.clone(),
            seat,
            game: self.game,
            seed: self.seed,
            reason,
        })
    }
}

/// The legal action named by an answer.
fn understood<G: Known>(
    answer: &str,
    position: &G,
    seat: Seat,
    legal: &[String],
) -> Result<G::Action, AnswerError> {
    let short = |text: &str| text.trim().chars().take(REPEATED).collect::<String>();
    let ProgramAnswer { a: text } = serde_json::from_str(answer)
        .map_err(|_| AnswerError::Garbled { answer: short(answer), example: legal[0].clone() })?;
    let refused = |refusal| AnswerError::Refused { action: short(&text), refusal: Box::new(refusal) };
    let action: G::Action = text.parse().map_err(|bad| refused(PlayError::NotAnAction(bad)))?;
    position.check(seat, action).map_err(|illegal| refused(PlayError::Illegal(illegal)))?;
    Ok(action)
}
