//! The game itself: the deal, the end of a turn and the end of the game.

use parlour_cards::{Card, CardSet};
use parlour_core::{
    Audience::{All, Only, Others},
    Chance, Game, GameInfo, IllegalActionError, Outcome, PerSeat, Scene, Seat, SeatSet, Seats, Sink, Texts,
    Viewer,
};

use crate::{
    HandSize, Pile, PillarsAction, PillarsEvent, PillarsOptions, PillarsPhase, PillarsSampler, PillarsTable,
    PillarsView, check, deck::Deck, legal, rule,
};

/// A position: what everybody knows, what each seat holds, and the order of the deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pillars {
    pub(crate) table: PillarsTable,
    pub(crate) hands: PerSeat<CardSet>,
    /// PIL-12: the cards of each hand that the other seat knows, because it lost them to a Queen.
    pub(crate) known: PerSeat<CardSet>,
    pub(crate) deck: Deck,
}

// Search clones positions by the million, so they must stay small.
const _: () = assert!(size_of::<Pillars>() <= 320);

impl Pillars {
    /// What everybody knows.
    #[inline]
    pub const fn table(&self) -> &PillarsTable {
        &self.table
    }

    /// The cards a seat holds.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    /// PIL-12: the cards of a seat's hand that the other seat knows, because it lost them to a Queen.
    #[inline]
    pub fn known(&self, seat: Seat) -> CardSet {
        self.known[seat]
    }

    /// The deck, the top card first.
    pub fn deck(&self) -> &[Card] {
        self.deck.left()
    }

    /// PIL-2: deals seven cards to each seat, one at a time, starting with the seat that did not deal.
    fn deal_out(dealer: Seat, cards: &[Card]) -> PerSeat<CardSet> {
        let mut hands = PerSeat::<CardSet>::new(PillarsTable::SEATS);
        let mut seat = dealer;
        for &card in cards {
            seat = PillarsTable::other(seat);
            hands[seat].insert(card);
        }
        hands
    }

    /// Adds cards to a hand.
    #[inline]
    pub(crate) fn gain(&mut self, seat: Seat, cards: CardSet) {
        self.hands[seat] = self.hands[seat] | cards;
        self.table.hands[seat].cards += cards.len() as u8;
    }

    /// Removes cards from a hand. The cards known to the other seat stay known as long as they stay in the
    /// hand.
    #[inline]
    pub(crate) fn lose(&mut self, seat: Seat, cards: CardSet) {
        self.hands[seat] = self.hands[seat] - cards;
        self.table.hands[seat].cards -= cards.len() as u8;
        if !self.known[seat].is_disjoint(cards) {
            self.known[seat] = self.known[seat] - cards;
            self.table.hands[seat].stolen = self.known[seat].len() as u8;
        }
    }

    /// Draws this many cards, as long as the deck lasts.
    pub(crate) fn draw(&mut self, seat: Seat, count: usize) -> CardSet {
        let cards = std::iter::from_fn(|| self.deck.draw()).take(count).collect();
        self.gain(seat, cards);
        cards
    }

    /// PIL-14: tells the owner alone what was drawn in one step, all of it at once.
    pub(crate) fn tell_drawn(seat: Seat, cards: CardSet, out: &mut impl Sink<PillarsEvent>) {
        if !cards.is_empty() {
            out.tell(rule(14), Only(seat), PillarsEvent::Drawn { seat, cards });
        }
    }

    /// PIL-13: draws a card for the seat. If that empties the deck the game is over; otherwise the other seat
    /// has its turn.
    ///
    /// `drawn` are cards that the last action of the turn drew from the deck.
    pub(crate) fn end_turn(&mut self, seat: Seat, drawn: CardSet, out: &mut impl Sink<PillarsEvent>) {
        let card = self.draw(seat, 1);
        if !card.is_empty() {
            out.tell(rule(13), Others(seat), PillarsEvent::Drew { seat });
        }
        Self::tell_drawn(seat, drawn | card, out);
        if self.deck.is_empty() {
            self.table.actions = 0;
            self.table.phase = PillarsPhase::Over;
            self.tell_result(out);
        } else {
            self.table.turn = PillarsTable::other(seat);
            self.table.actions = 1;
            self.table.phase = PillarsPhase::Act;
        }
    }

    /// PIL-15 and PIL-16: counts the piles.
    fn tell_result(&self, out: &mut impl Sink<PillarsEvent>) {
        let table = &self.table;
        out.tell(rule(13), All, PillarsEvent::DeckEmpty);
        for pile in Pile::ALL {
            let points = [0, 1].map(|seat| table.points(Seat::new(seat), pile));
            let majority = table.majority(pile);
            let cards = majority.map_or(CardSet::EMPTY, |seat| table.pile(seat, pile));
            out.tell(rule(15), All, PillarsEvent::Counted { pile, points, majority, cards });
        }
        let scores = [0, 1].map(|seat| table.score(Seat::new(seat)));
        for (seat, majorities) in PillarsTable::SEATS.iter().zip(scores) {
            out.tell(rule(16), All, PillarsEvent::Final { seat, majorities });
        }
        if scores[0] == scores[1] {
            let event = table
                .majority(Pile::Diamonds)
                .map_or(PillarsEvent::Tied, |seat| PillarsEvent::Diamonds { seat });
            out.tell(rule(16), All, event);
        }
    }
}

impl Game for Pillars {
    const INFO: GameInfo = GameInfo {
        slug: "pillars",
        title: "Pillars",
        seats: 2..=2,
        pitch: "pillars-pitch",
        book: *b"PIL",
        rules: 16,
    };

    const TEXTS: &'static [Texts] = &[parlour_core::texts!(), parlour_core::about!(), parlour_cards::TEXTS];

    type Options = PillarsOptions;
    type Action = PillarsAction;
    type Choices = Vec<PillarsAction>;
    type View = PillarsView;
    type Event = PillarsEvent;
    type Sampler = PillarsSampler;

    fn deal(
        _seats: Seats,
        options: &PillarsOptions,
        chance: &mut impl Chance,
        out: &mut impl Sink<PillarsEvent>,
    ) -> Self {
        let dealer = chance.seat("dealer", PillarsTable::SEATS);
        let mut cards = PillarsTable::all_cards();
        chance.shuffle("deck", &mut cards);
        let (dealt, deck) = cards.split_at(2 * PillarsTable::DEALT);
        let hands = Self::deal_out(dealer, dealt);
        out.tell(rule(2), All, PillarsEvent::Dealt { dealer });
        for (seat, &cards) in hands.iter() {
            out.tell(rule(2), Only(seat), PillarsEvent::Hand { seat, cards });
        }
        let size = HandSize { cards: PillarsTable::DEALT as u8, stolen: 0 };
        let table = PillarsTable {
            options: *options,
            dealer,
            turn: PillarsTable::other(dealer),
            actions: 1,
            phase: PillarsPhase::Act,
            sides: PerSeat::new(PillarsTable::SEATS),
            scored: PerSeat::new(PillarsTable::SEATS),
            discarded: CardSet::EMPTY,
            hands: PerSeat::from_fn(PillarsTable::SEATS, |_| size),
        };
        Self { table, hands, known: PerSeat::new(PillarsTable::SEATS), deck: Deck::new(deck) }
    }

    fn longest(_seats: Seats, _options: &PillarsOptions) -> u32 {
        // A turn begins only while the deck has a card, and takes at least one from it at the end.
        let turns = PillarsTable::CARDS - 2 * PillarsTable::DEALT;
        // Each of the ten hearts that have magic can be spent once, because spent cards never come back.
        let more_actions = 2 * Pile::Hearts.cards().len();
        // Every other decision moves a card from a battle to a pile, and it never returns from there.
        let takes = PillarsTable::CARDS;
        (turns + more_actions + takes) as u32
    }

    fn seats(&self) -> Seats {
        PillarsTable::SEATS
    }

    fn options(&self) -> &PillarsOptions {
        &self.table.options
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<PillarsAction>) {
        legal::fill(&self.table, Viewer::Seat(seat), self.hands[seat], out);
    }

    fn check(&self, seat: Seat, action: PillarsAction) -> Result<(), IllegalActionError> {
        self.check_turn(seat)?;
        check::check(&self.table, self.hands[seat], action)
    }

    #[inline]
    fn play_unchecked(
        &mut self,
        seat: Seat,
        action: PillarsAction,
        chance: &mut impl Chance,
        out: &mut impl Sink<PillarsEvent>,
    ) {
        match action {
            PillarsAction::Attack(group) => self.attack(seat, group.cards(), group.suit(), out),
            PillarsAction::Defend(group) => self.defend(seat, group.cards(), group.suit(), out),
            PillarsAction::Crawl(card) => self.crawl(seat, card, out),
            PillarsAction::Score => self.score(seat, out),
            PillarsAction::Take(card) => self.take(seat, card, out),
            PillarsAction::Harvest => self.harvest(seat, out),
            PillarsAction::Magic(magic) => self.magic(seat, magic, chance, out),
            PillarsAction::End => self.end(seat, out),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = || PerSeat::from_fn(PillarsTable::SEATS, |seat| self.table.score(seat));
        (self.table.phase == PillarsPhase::Over)
            .then(|| Outcome { scores: scores(), winners: self.table.winners() })
    }

    fn view(&self, viewer: Viewer) -> PillarsView {
        let none = PerSeat::new(PillarsTable::SEATS);
        PillarsView {
            viewer,
            table: self.table.clone(),
            hand: viewer.seat().map_or(CardSet::EMPTY, |seat| self.hands[seat]),
            known: viewer.seat().map_or(none, |_| self.known),
        }
    }

    fn sampler(view: &PillarsView) -> PillarsSampler {
        PillarsSampler::new(view)
    }

    fn scene(view: &PillarsView) -> Scene {
        crate::scene::scene(view).explained(view)
    }
}
