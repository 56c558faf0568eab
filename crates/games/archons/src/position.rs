//! The game itself: a position and how it begins.

use parlour_core::{
    Chance, Game, GameInfo, IllegalActionError, Outcome, PerSeat, Scene, Seat, SeatSet, Seats, Sink, Texts,
    Viewer,
};

use crate::{
    Archon, ArchonSet, ArchonsAction, ArchonsCard, ArchonsCardSet, ArchonsChoices, ArchonsEvent,
    ArchonsOptions, ArchonsPhase, ArchonsSampler, ArchonsTable, ArchonsView, Hidden, PokerSet, Pot,
    card::Sorts, deck::Deck, rule,
};

/// A position: what everybody knows, what each seat holds and has chosen, and the deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Archons {
    pub(crate) table: ArchonsTable,
    pub(crate) hands: PerSeat<ArchonsCardSet>,
    pub(crate) deck: Deck,
    /// Choices made while others have yet to choose: a card to play, which has left the hand, or an Archon to
    /// return, which is still in front.
    pub(crate) chosen: PerSeat<Option<ArchonsCard>>,
}

// Search clones positions by the million, so they must stay small.
const _: () = assert!(size_of::<Archons>() <= 512);

impl Archons {
    /// What everybody knows.
    #[inline]
    pub const fn table(&self) -> &ArchonsTable {
        &self.table
    }

    /// The cards a seat holds, without one it has put down.
    #[inline]
    pub fn hand(&self, seat: Seat) -> ArchonsCardSet {
        self.hands[seat]
    }

    /// What a seat has chosen while others have yet to choose: a card to play, or an Archon to return.
    #[inline]
    pub fn chosen(&self, seat: Seat) -> Option<ArchonsCard> {
        self.chosen[seat]
    }

    /// The deck, the top card first.
    #[inline]
    pub fn deck(&self) -> &[ArchonsCard] {
        self.deck.as_slice()
    }

    /// The Archons a seat holds.
    #[inline]
    pub fn archons_of(&self, seat: Seat) -> ArchonSet {
        self.hands[seat].archons()
    }

    /// The poker cards a seat holds, including one it has put down unseen.
    #[inline]
    pub fn pokers_of(&self, seat: Seat) -> PokerSet {
        let down = self.chosen[seat].and_then(ArchonsCard::poker);
        down.into_iter().fold(self.hands[seat].pokers(), PokerSet::with)
    }

    /// Takes back the unseen choices of all seats but this one.
    pub fn let_others_choose_again(&mut self, seat: Seat) {
        for other in self.table.decided().without(seat) {
            let Some(card) = self.chosen[other].take() else { continue };
            match &mut self.table.phase {
                ArchonsPhase::Play(waiting) => {
                    self.hands[other].insert(card);
                    waiting.insert(other);
                }
                ArchonsPhase::Return(waiting) => waiting.insert(other),
                ArchonsPhase::Lead(_) | ArchonsPhase::Under(..) | ArchonsPhase::Over => {}
            }
        }
    }
}

impl Game for Archons {
    const INFO: GameInfo = GameInfo {
        slug: "archons",
        title: "Archons",
        seats: 2..=6,
        pitch: "archons-pitch",
        book: *b"ARC",
        rules: 23,
    };

    const TEXTS: &'static [Texts] = &[parlour_core::texts!(), parlour_core::about!(), parlour_cards::TEXTS];

    type Options = ArchonsOptions;
    type Action = ArchonsAction;
    type Choices = ArchonsChoices;
    type View = ArchonsView;
    type Event = ArchonsEvent;
    type Sampler = ArchonsSampler;

    fn deal(
        seats: Seats,
        options: &ArchonsOptions,
        chance: &mut impl Chance,
        out: &mut impl Sink<ArchonsEvent>,
    ) -> Self {
        out.cite(rule(3));
        let dealer = chance.seat("dealer", seats);
        let table = ArchonsTable {
            options: *options,
            seats,
            dealer,
            hand: 0,
            turns: 0,
            redeals: 0,
            dealt_only: None,
            phase: ArchonsPhase::Over,
            leader: dealer,
            led: None,
            players: SeatSet::EMPTY,
            last_turn: None,
            front: PerSeat::new(seats),
            captured: PerSeat::new(seats),
            pot: Pot::default(),
            discard: ArchonsCardSet::EMPTY,
            under: None,
            scored: [PerSeat::new(seats); ArchonsTable::HANDS - 1],
            hidden: Hidden::after_deal(seats, ArchonsCardSet::EMPTY, 0),
        };
        let deck = Deck::new(ArchonsCardSet::EMPTY, |_| ());
        let mut position = Self { table, hands: PerSeat::new(seats), deck, chosen: PerSeat::new(seats) };
        position.deal_hand(chance, out);
        position
    }

    fn longest(seats: Seats, _options: &ArchonsOptions) -> u32 {
        // Every turn uses up one of the 13 Archons for the rest of the hand: it goes in front of a seat, into
        // the pot or aside. In a turn one seat leads, each plays at most one card, and the Demiurge is asked
        // about once. Between hands each seat returns one.
        let in_a_turn = seats.count() + 2;
        (ArchonsTable::HANDS * Archon::COUNT * in_a_turn + (ArchonsTable::HANDS - 1) * seats.count()) as u32
    }

    fn seats(&self) -> Seats {
        self.table.seats
    }

    fn options(&self) -> &ArchonsOptions {
        &self.table.options
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut ArchonsChoices) {
        *out = self.table.choices(seat, self.hands[seat]);
    }

    fn check(&self, seat: Seat, action: ArchonsAction) -> Result<(), IllegalActionError> {
        self.check_turn(seat)?;
        self.table.check(seat, self.hands[seat], action)
    }

    #[inline]
    fn play_unchecked(
        &mut self,
        seat: Seat,
        action: ArchonsAction,
        chance: &mut impl Chance,
        out: &mut impl Sink<ArchonsEvent>,
    ) {
        match action {
            ArchonsAction::Lead(archon) => self.lead(seat, archon, out),
            ArchonsAction::Play(card) => self.play_card(seat, card, chance, out),
            ArchonsAction::Under(card) => self.put_under(seat, Some(card), chance, out),
            ArchonsAction::Pass => self.put_under(seat, None, chance, out),
            ArchonsAction::Return(archon) => self.choose_return(seat, archon, chance, out),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = || PerSeat::from_fn(self.table.seats, |seat| self.table.score(seat));
        (self.table.phase == ArchonsPhase::Over).then(|| Outcome::highest_wins(scores()))
    }

    fn view(&self, viewer: Viewer) -> ArchonsView {
        ArchonsView {
            viewer,
            table: self.table.clone(),
            hand: viewer.seat().map_or(ArchonsCardSet::EMPTY, |seat| self.hands[seat]),
            chosen: viewer.seat().and_then(|seat| self.chosen[seat]),
        }
    }

    fn sampler(view: &ArchonsView) -> ArchonsSampler {
        ArchonsSampler::new(view)
    }

    fn scene(view: &ArchonsView) -> Scene {
        crate::scene::scene(view).explained(view)
    }
}
