//! One game of a batch: [`Slot`].

use parlour_bots::{Bot, player};
use parlour_core::{
    Choices as _, FastDice, Game, PerSeat, Purpose, Seat, Seats, Viewer,
    observe::{Extent, Numbering, Observed as _},
};
use parlour_runner::{Player, ask};

use super::{Forced, arrays::Rows};
use crate::environment::Learned;

/// What all games of a batch share.
pub(super) struct Terms<G: Game> {
    pub(super) seats: Seats,
    pub(super) options: G::Options,
    pub(super) seed: u64,
    pub(super) rows: u64,
    pub(super) extent: Extent,
    pub(super) bots: PerSeat<Option<Bot>>,
    pub(super) forced: Forced,
}

/// A game, and the next one when it ends.
pub(super) struct Slot<G: Learned> {
    game: u64,
    position: G,
    luck: FastDice,
    thinking: [FastDice; Seat::MAX],
    /// Bots on their seats, made anew for every game.
    players: Vec<Option<Box<dyn Player<G>>>>,
    /// Who decides now.
    pub(super) seat: Seat,
    /// What that seat may do.
    pub(super) legal: G::Choices,
    /// What the caller has chosen for this step.
    pub(super) chosen: Option<G::Action>,
}

impl<G: Learned> Slot<G> {
    pub(super) fn new(terms: &Terms<G>, game: u64) -> Self {
        let mut luck = FastDice::for_game(terms.seed, game, Purpose::Table);
        let position = G::deal(terms.seats, &terms.options, &mut luck, &mut ());
        let mut slot = Self {
            game,
            position,
            luck,
            thinking: thinking(terms.seed, game),
            players: players(terms),
            seat: Seat::default(),
            legal: G::Choices::default(),
            chosen: None,
        };
        slot.wait(terms, |_| {});
        slot
    }

    /// A random legal action, the one that the bot `random` would choose on that seat.
    #[inline]
    pub(super) fn any(&mut self) -> G::Action {
        self.legal.any(&mut self.thinking[self.seat.number()])
    }

    /// Plays on until the caller has to decide again, and writes what there is to know then.
    #[inline]
    pub(super) fn go_on(&mut self, terms: &Terms<G>, action: G::Action, rows: &mut Rows<'_>) {
        if *rows.done {
            *rows.done = false;
            rows.reward.fill(0.0);
            rows.score.fill(0);
        }
        self.position.play_unchecked(self.seat, action, &mut self.luck, &mut ());
        let seat = self.seat;
        self.wait(terms, |position| ended(position, terms, seat, rows));
        self.write_decision(terms, rows);
    }

    /// Writes everything.
    pub(super) fn write(&mut self, terms: &Terms<G>, rows: &mut Rows<'_>) {
        *rows.done = false;
        rows.reward.fill(0.0);
        rows.score.fill(0);
        self.write_decision(terms, rows);
    }

    /// Goes to the next decision of the caller, in this game or, after showing how it ended, in the next.
    #[inline]
    fn wait(&mut self, terms: &Terms<G>, mut end: impl FnMut(&G)) {
        loop {
            let Some(seat) = self.position.to_act().first() else {
                end(&self.position);
                self.deal_next(terms);
                continue;
            };
            self.position.legal(seat, &mut self.legal);
            let action = if let Some(Some(bot)) = self.players.get_mut(seat.number()) {
                ask(bot.as_mut(), &self.position, seat, &self.legal, &mut self.thinking[seat.number()])
            } else if terms.forced == Forced::Played && self.legal.len() == 1 {
                self.legal.nth(0)
            } else {
                self.seat = seat;
                return;
            };
            self.position.play_unchecked(seat, action, &mut self.luck, &mut ());
        }
    }

    fn deal_next(&mut self, terms: &Terms<G>) {
        self.game += terms.rows;
        self.luck = FastDice::for_game(terms.seed, self.game, Purpose::Table);
        self.thinking = thinking(terms.seed, self.game);
        self.position = G::deal(terms.seats, &terms.options, &mut self.luck, &mut ());
        if !self.players.is_empty() {
            self.players = players(terms);
        }
    }

    #[inline]
    fn write_decision(&self, terms: &Terms<G>, rows: &mut Rows<'_>) {
        self.position.view(Viewer::Seat(self.seat)).observe(terms.extent, rows.observation);
        *rows.legal = self.legal.len() as i32;
        *rows.seat = self.seat.number() as i8;
        *rows.game = self.game;
        if let Numbering::Index { number, .. } = G::View::NUMBERING {
            rows.mask.fill(0);
            for action in self.legal.iter() {
                rows.mask[number(action)] = 1;
            }
        }
        if !rows.state.is_empty() {
            let short = rows.state.len() / terms.seats.count();
            for (seat, row) in terms.seats.clockwise_from(self.seat).zip(rows.state.chunks_exact_mut(short)) {
                self.position.view(Viewer::Seat(seat)).observe(Extent::Short, row);
            }
        }
    }
}

/// Writes how a game ended, and what that seat knows of it.
fn ended<G: Learned>(position: &G, terms: &Terms<G>, seat: Seat, rows: &mut Rows<'_>) {
    let outcome = position.outcome().expect("nobody is to act");
    let seats = position.seats();
    *rows.done = true;
    for seat in seats.iter() {
        let won = if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
        rows.reward[seat.number()] = won - 1.0 / seats.count() as f32;
        rows.score[seat.number()] = outcome.scores[seat];
    }
    if !rows.ending.is_empty() {
        position.view(Viewer::Seat(seat)).observe(terms.extent, rows.ending);
    }
}

fn thinking(seed: u64, game: u64) -> [FastDice; Seat::MAX] {
    std::array::from_fn(|seat| FastDice::for_game(seed, game, Purpose::Thinking(Seat::new(seat as u8))))
}

fn players<G: Learned>(terms: &Terms<G>) -> Vec<Option<Box<dyn Player<G>>>> {
    if terms.bots.iter().all(|(_, bot)| bot.is_none()) {
        return Vec::new();
    }
    terms.seats.iter().map(|seat| terms.bots[seat].map(player::<G>)).collect()
}
