//! Bots, programs and rivals at one table: [`Together`].

use parlour_bots::{Known, Player, rival::Opponent};
use parlour_core::{Audience, Choices as _, Dice as _, Event as _, FastDice, Rule, Seat, Sink, Told, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{Broken, Contender, Guest, Outside, Trouble};
use crate::{Refusal, Thought, Watcher, course::Company, simulation};

/// As much of an answer that nobody understands as somebody wants to read.
const REPEATED: usize = 200;

/// Who sits on a seat.
pub(super) enum Seated<G: Known> {
    Player(Box<dyn Player<G>>),
    Rival(Box<dyn Opponent<G>>),
    Outside {
        program: String,
        /// How much of what was told it has been passed; nothing yet in a new game.
        passed_on: Option<usize>,
    },
}

impl<G: Known> Seated<G> {
    pub(super) fn new(contender: &Contender) -> Self {
        match contender {
            Contender::Guest(Guest::Bot(bot)) => Self::Player(parlour_bots::player(*bot)),
            Contender::Guest(Guest::Outside(program)) => {
                Self::Outside { program: program.clone(), passed_on: None }
            }
            Contender::Rival(rival) => Self::Rival(rival.opponent()),
        }
    }
}

/// All who play one game.
pub(super) struct Together<'a, G: Known> {
    pub(super) seated: Vec<Seated<G>>,
    pub(super) told: Vec<Told<G::Event>>,
    pub(super) outside: &'a mut dyn Outside,
    pub(super) watch: &'a mut dyn FnMut(Thought),
    pub(super) options: Map<String, Value>,
    pub(super) seed: u64,
    pub(super) game: u64,
}

/// What a program is asked.
#[derive(Serialize)]
struct Asked<'a, G: Known> {
    game: &'static str,
    /// Whether this is its first decision of a game.
    new_game: bool,
    seats: usize,
    seat: Seat,
    options: &'a Map<String, Value>,
    /// A random number, for whoever wants to throw dice and yet to do the same every time.
    luck: u32,
    view: &'a G::View,
    /// What the seat has heard since it was asked last.
    events: Vec<Heard<'a, G::Event>>,
    legal: &'a [String],
}

#[derive(Serialize)]
struct Heard<'a, E> {
    rule: String,
    words: String,
    event: &'a E,
}

#[derive(Deserialize)]
struct Answer {
    a: String,
}

impl<G: Known> Sink<G::Event> for Together<'_, G> {
    fn cite(&mut self, _rule: Rule) {}

    fn tell(&mut self, rule: Rule, audience: Audience, event: G::Event) {
        self.told.push(Told { rule, audience, event });
    }
}

impl<G: Known> Watcher<G> for Together<'_, G> {
    fn asked(&mut self, _position: &G, _seat: Seat, _choices: &G::Choices) {
        (self.watch)(Thought::Begins);
    }

    fn chose(&mut self, _position: &G, seat: Seat, _action: G::Action) {
        (self.watch)(Thought::Ends(seat));
    }
}

impl<G: Known> Company<G> for Together<'_, G> {
    type Broken = Broken;

    fn decide(
        &mut self,
        position: &G,
        seat: Seat,
        legal: &G::Choices,
        dice: &mut FastDice,
    ) -> Result<G::Action, Broken> {
        let (program, passed_on) = match &mut self.seated[seat.number()] {
            Seated::Player(player) => {
                return Ok(simulation::decide(&mut **player, position, seat, legal, dice));
            }
            Seated::Rival(opponent) => return Ok(opponent.decide(position, seat, dice)),
            Seated::Outside { program, passed_on } => (program, passed_on),
        };
        let viewer = Viewer::Seat(seat);
        let fresh = &self.told[passed_on.unwrap_or(0)..];
        let heard = fresh.iter().filter(|told| told.audience.includes(viewer)).map(|told| Heard {
            rule: told.rule.to_string(),
            words: told.event.words().told_to(viewer),
            event: &told.event,
        });
        let legal: Vec<String> = legal.iter().map(|action| action.to_string()).collect();
        let asked = Asked::<G> {
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
        let answer = self.outside.ask(program, seat, &question).map_err(Trouble::from);
        answer.and_then(|answer| understood(&answer, position, seat, &legal)).map_err(|trouble| Broken {
            program: program.clone(),
            seat,
            game: self.game,
            seed: self.seed,
            trouble,
        })
    }
}

/// The legal action that an answer means.
fn understood<G: Known>(
    answer: &str,
    position: &G,
    seat: Seat,
    legal: &[String],
) -> Result<G::Action, Trouble> {
    let short = |text: &str| text.trim().chars().take(REPEATED).collect::<String>();
    let Answer { a: text } = serde_json::from_str(answer)
        .map_err(|_| Trouble::Garbled { answer: short(answer), example: legal[0].clone() })?;
    let refused = |refusal| Trouble::Refused { action: short(&text), refusal };
    let action: G::Action = text.parse().map_err(|bad| refused(Refusal::NotAnAction(bad)))?;
    position.check(seat, action).map_err(|illegal| refused(Refusal::Illegal(illegal)))?;
    Ok(action)
}
