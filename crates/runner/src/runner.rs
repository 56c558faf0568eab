//! The one loop that plays games: [`Runner`].

use std::marker::PhantomData;

use parlour_core::{
    Audience, Choices as _, FastDice, Game, Outcome, Purpose, Rule, Seat, Seats, Sink,
    record::{Record, Recording},
};

use crate::{Decide, Player, Watcher};

/// The summary of a game that has been played to its end.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// The number of decisions.
    pub decisions: u32,
    /// The outcome.
    pub outcome: Outcome,
}

/// Plays games with the same seats, options and seed.
///
/// Game `index` depends only on these, on `index` and on the players. To keep it that way, players that
/// remember earlier games have to be created anew for each game.
#[derive(Clone, Debug)]
pub struct Runner<G: Game> {
    seats: Seats,
    options: G::Options,
    seed: u64,
    /// The most decisions in a game that follows the rules.
    longest: u32,
}

impl<G: Game> Runner<G> {
    /// Prepares games with this number of seats and these options.
    ///
    /// # Panics
    /// If the game cannot be played with this number of seats.
    pub fn new(seats: Seats, options: G::Options, seed: u64) -> Self {
        assert!(G::INFO.seats_allow(seats), "{} is not for {seats} seats", G::INFO.title);
        let longest = G::longest(seats, &options);
        Self { seats, options, seed, longest }
    }

    /// The seats of every game.
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// The options of every game.
    pub const fn options(&self) -> &G::Options {
        &self.options
    }

    /// The seed of all games.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The most decisions that the rules allow in a game.
    pub const fn longest(&self) -> u32 {
        self.longest
    }

    /// Deals game `index` without playing it.
    pub fn deal(&self, index: u64) -> G {
        G::deal(self.seats, &self.options, &mut self.table_dice(index), &mut ())
    }

    /// Plays game `index` between players, one for each seat.
    ///
    /// # Panics
    /// If there are fewer players than seats, or if the rules have a gap as described at [`Runner::watch`].
    pub fn play<P: Player<G>>(&self, index: u64, players: &mut [P]) -> Played {
        let Ok(played) = self.watch(index, players, &mut ());
        played.expect("every game comes to its end")
    }

    /// Plays game `index` with a watcher.
    ///
    /// Returns `None` if the rules have a gap there: a seat is to act but has no legal action, or there are
    /// more decisions than [`Runner::longest`].
    ///
    /// # Errors
    /// If a decision fails.
    pub fn watch<D: Decide<G> + ?Sized, W: Watcher<G>>(
        &self,
        index: u64,
        players: &mut D,
        watcher: &mut W,
    ) -> Result<Option<Played>, D::Error> {
        let mut luck = self.table_dice(index);
        let position = G::deal(self.seats, &self.options, &mut luck, &mut Ears::new(players, watcher));
        self.finish(index, &mut Unrecorded { position, luck }, players, watcher)
    }

    /// Plays game `index` like [`Runner::watch`] and records it. If there is no result, the record ends where
    /// the game stopped.
    ///
    /// # Errors
    /// If a decision fails.
    ///
    /// # Panics
    /// If an action is illegal.
    pub fn record<D: Decide<G> + ?Sized, W: Watcher<G>>(
        &self,
        index: u64,
        players: &mut D,
        watcher: &mut W,
    ) -> Result<(Option<Played>, Record), D::Error> {
        let luck = self.table_dice(index);
        let mut game =
            Recording::<G, _>::deal(self.seats, &self.options, luck, &mut Ears::new(players, watcher));
        let played = self.finish(index, &mut game, players, watcher)?;
        let seed = format!("{}/{index}", self.seed);
        let record = match played {
            Some(_) => game.finish(seed).expect("the game is over"),
            None => game.so_far(seed),
        };
        Ok((played, record))
    }

    /// Plays a dealt game to its end.
    #[inline]
    fn finish<D: Decide<G> + ?Sized, W: Watcher<G>>(
        &self,
        index: u64,
        game: &mut impl InPlay<G>,
        players: &mut D,
        watcher: &mut W,
    ) -> Result<Option<Played>, D::Error> {
        let mut thinking = self.thinking_dice(index);
        let mut legal = G::Choices::default();
        let mut decisions = 0;
        watcher.dealt(game.position());
        while let Some(seat) = game.position().to_act().first() {
            game.position().legal(seat, &mut legal);
            watcher.asked(game.position(), seat, &legal);
            if legal.is_empty() || decisions > self.longest {
                return Ok(None);
            }
            let action = players.decide(game.position(), seat, &legal, &mut thinking[seat.number()])?;
            watcher.chose(game.position(), seat, action);
            game.play(seat, action, &mut Ears::new(players, watcher));
            watcher.played(game.position());
            decisions += 1;
        }
        let outcome = game.position().outcome().expect("nobody is to act");
        Ok(Some(Played { decisions, outcome }))
    }

    fn table_dice(&self, index: u64) -> FastDice {
        FastDice::for_game(self.seed, index, Purpose::Table)
    }

    fn thinking_dice(&self, index: u64) -> [FastDice; Seat::MAX] {
        std::array::from_fn(|seat| {
            FastDice::for_game(self.seed, index, Purpose::Thinking(Seat::new(seat as u8)))
        })
    }
}

/// A game in play, recorded or not.
trait InPlay<G: Game> {
    fn position(&self) -> &G;

    fn play(&mut self, seat: Seat, action: G::Action, out: &mut impl Sink<G::Event>);
}

struct Unrecorded<G> {
    position: G,
    luck: FastDice,
}

impl<G: Game> InPlay<G> for Unrecorded<G> {
    #[inline]
    fn position(&self) -> &G {
        &self.position
    }

    #[inline]
    fn play(&mut self, seat: Seat, action: G::Action, out: &mut impl Sink<G::Event>) {
        self.position.play_unchecked(seat, action, &mut self.luck, out);
    }
}

impl<G: Game> InPlay<G> for Recording<G, FastDice> {
    fn position(&self) -> &G {
        self.position()
    }

    fn play(&mut self, seat: Seat, action: G::Action, out: &mut impl Sink<G::Event>) {
        self.play(seat, action, out).expect("players choose legal actions");
    }
}

/// Passes a game's events on to those who listen.
struct Ears<'a, G, D: ?Sized, W> {
    game: PhantomData<fn(G)>,
    players: &'a mut D,
    watcher: &'a mut W,
}

impl<'a, G: Game, D: Decide<G> + ?Sized, W: Watcher<G>> Ears<'a, G, D, W> {
    #[inline]
    const fn new(players: &'a mut D, watcher: &'a mut W) -> Self {
        Self { game: PhantomData, players, watcher }
    }
}

impl<G: Game, D: Decide<G> + ?Sized, W: Watcher<G>> Sink<G::Event> for Ears<'_, G, D, W> {
    #[inline]
    fn cite(&mut self, rule: Rule) {
        self.watcher.cite(rule);
    }

    #[inline]
    fn tell(&mut self, rule: Rule, audience: Audience, event: G::Event) {
        self.players.hear(rule, audience, &event);
        self.watcher.tell(rule, audience, event);
    }
}
