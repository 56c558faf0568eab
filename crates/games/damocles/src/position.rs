//! The game itself: [`Damocles`].

use parlour_core::{
    Chance, Game, GameInfo, IllegalActionError, Outcome, PerSeat, Scene, Seat, SeatSet, Seats, Sink, Texts,
    Viewer,
};

use crate::{
    Codex, CodexSet, DamoclesAction, DamoclesChoices, DamoclesEvent, DamoclesOptions, DamoclesPhase,
    DamoclesSampler, DamoclesTable, DamoclesView, check,
    deck::Deck,
    legal::{self, Held},
};

/// A position: what everybody knows, what each seat holds and has discarded, and the deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damocles {
    pub(crate) table: DamoclesTable,
    pub(crate) hands: PerSeat<CodexSet>,
    /// DAM-13: what an Oracle has drawn, before its seat discards.
    pub(crate) drawn: CodexSet,
    /// DAM-6: each seat's own face-down discards.
    pub(crate) discards: PerSeat<CodexSet>,
    /// DAM-19: each seat's own discards that became part of the deck at the last reshuffle.
    pub(crate) returned: PerSeat<CodexSet>,
    pub(crate) deck: Deck,
}

// Search clones positions by the million, so they must stay small.
const _: () = assert!(size_of::<Damocles>() <= 768);

impl Damocles {
    /// What everybody knows.
    #[inline]
    pub fn table(&self) -> &DamoclesTable {
        &self.table
    }

    /// The codices a seat holds.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CodexSet {
        self.hands[seat]
    }

    /// DAM-13: what an Oracle has drawn, before its seat discards.
    #[inline]
    pub fn drawn(&self) -> CodexSet {
        self.drawn
    }

    /// DAM-6: a seat's own face-down discards.
    #[inline]
    pub fn discards(&self, seat: Seat) -> CodexSet {
        self.discards[seat]
    }

    /// DAM-19: a seat's own discards that became part of the deck at the last reshuffle.
    #[inline]
    pub fn returned(&self, seat: Seat) -> CodexSet {
        self.returned[seat]
    }

    /// The deck, the top codex first.
    pub fn deck(&self) -> impl ExactSizeIterator<Item = Codex> {
        self.deck.as_slice().iter().rev().copied()
    }

    /// What only this seat sees.
    #[inline]
    fn held(&self, seat: Seat) -> Held {
        Held { hand: self.hands[seat], drawn: self.drawn }
    }

    /// DAM-19: all codices that the last reshuffle made into the deck.
    pub(crate) fn pool(&self) -> CodexSet {
        self.returned.as_slice().iter().fold(CodexSet::EMPTY, |pool, &returned| pool | returned)
    }
}

impl Game for Damocles {
    const INFO: GameInfo = GameInfo {
        slug: "damocles",
        title: "Damocles",
        seats: 2..=6,
        pitch: "damocles-pitch",
        book: *b"DAM",
        rules: 20,
    };

    const TEXTS: &'static [Texts] = &[parlour_core::texts!(), parlour_core::about!()];

    type Options = DamoclesOptions;
    type Action = DamoclesAction;
    type Choices = DamoclesChoices;
    type View = DamoclesView;
    type Event = DamoclesEvent;
    type Sampler = DamoclesSampler;

    fn deal(
        seats: Seats,
        options: &DamoclesOptions,
        chance: &mut impl Chance,
        out: &mut impl Sink<DamoclesEvent>,
    ) -> Self {
        Self::set_up(seats, options, chance, out)
    }

    fn longest(seats: Seats, options: &DamoclesOptions) -> u32 {
        let seats = seats.count() as u32;
        // Every seat discards once, and seven tokens are placed.
        let set_up = seats + 7;
        // A turn has at most two swaps and one end. As for pairs that can be played again next turn, each of
        // the 15 Generates and Oracles is paired at most once per turn with each of the 20 numbers.
        let turn = 2 + 1 + 15 * 20;
        // Each of the 30 codices that are played alone, and each of the ten Combusts, comes once in a game.
        // An Oracle that leads to a discard keeps at least one codex, which never returns to the deck; a
        // codex is destroyed or sacrificed at most once. So neither happens more often than there are
        // codices.
        let once = 30 + 10 + 2 * 75;
        set_up + seats * options.cycles.count() * turn + once
    }

    fn seats(&self) -> Seats {
        self.table.seats
    }

    fn options(&self) -> &DamoclesOptions {
        &self.table.options
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut DamoclesChoices) {
        legal::fill(&self.table, seat, self.held(seat), out);
    }

    fn check(&self, seat: Seat, action: DamoclesAction) -> Result<(), IllegalActionError> {
        self.check_turn(seat)?;
        check::check(&self.table, seat, self.held(seat), action)
    }

    #[inline]
    fn play_unchecked(
        &mut self,
        seat: Seat,
        action: DamoclesAction,
        chance: &mut impl Chance,
        out: &mut impl Sink<DamoclesEvent>,
    ) {
        match action {
            DamoclesAction::Discard(discard) if self.table.phase == DamoclesPhase::Discard => {
                self.discard_in_set_up(seat, discard, out);
            }
            DamoclesAction::Discard(discard) => self.discard_drawn(seat, discard, out),
            DamoclesAction::Place(god, spot) => self.place(seat, god, spot, out),
            DamoclesAction::Play(used) if matches!(self.table.phase, DamoclesPhase::Start(_)) => {
                self.hasten(seat, used, out);
            }
            DamoclesAction::Play(used) => self.play_alone(seat, used, out),
            DamoclesAction::Swap(one, other) => self.swap(seat, one, other, out),
            DamoclesAction::Exchange(spot, god) => self.exchange(seat, spot, god, out),
            DamoclesAction::Hold => self.hold(seat, out),
            DamoclesAction::Pair(pair) => self.play_pair(seat, pair, chance, out),
            DamoclesAction::Sacrifice(codex) => self.sacrifice(seat, codex, out),
            DamoclesAction::Destroy(victim, codex) => self.destroy(seat, victim, codex, out),
            DamoclesAction::End => self.end_turn(seat, out),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = || PerSeat::from_fn(self.table.seats, |seat| self.table.score(seat));
        (self.table.phase == DamoclesPhase::Over).then(|| Outcome::highest_wins(scores()))
    }

    fn view(&self, viewer: Viewer) -> DamoclesView {
        DamoclesView::new(self, viewer)
    }

    fn sampler(view: &DamoclesView) -> DamoclesSampler {
        DamoclesSampler::new(view)
    }

    fn scene(view: &DamoclesView) -> Scene {
        crate::scene::scene(view).explained(view)
    }
}
