//! The game itself: the deal, the course of play and the end.

use parlour_core::{
    Audience::{All, Only},
    Chance, Game, GameInfo, IllegalActionError, Outcome, PerSeat, Scene, Seat, SeatSet, Seats, Sink, Texts,
    Viewer,
};

use crate::{
    PerSuit, TpsAction, TpsCard, TpsCardSet, TpsChoices, TpsEvent, TpsOptions, TpsPhase, TpsSampler,
    TpsTable, TpsTrick, TpsView, WorthStep, rule, trick::TrickWin,
};

/// A position: what everybody knows, and what each seat holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tps {
    pub(crate) table: TpsTable,
    pub(crate) hands: PerSeat<TpsCardSet>,
    pub(crate) aside: TpsCardSet,
}

// Search clones positions by the million, so they must stay small.
const _: () = assert!(size_of::<Tps>() <= 256);

impl Tps {
    /// What everybody knows.
    #[inline]
    pub const fn table(&self) -> &TpsTable {
        &self.table
    }

    /// The cards a seat holds.
    #[inline]
    pub fn hand(&self, seat: Seat) -> TpsCardSet {
        self.hands[seat]
    }

    /// TPS-4: the cards set aside.
    #[inline]
    pub fn aside(&self) -> TpsCardSet {
        self.aside
    }

    /// TPS-4: deals one card at a time, starting on the dealer's left, and sets the rest aside.
    fn deal_out(seats: Seats, dealer: Seat, deck: &[TpsCard]) -> (PerSeat<TpsCardSet>, TpsCardSet) {
        let (dealt, aside) = deck.split_at(seats.count() * TpsTable::tricks(seats));
        let mut hands = PerSeat::<TpsCardSet>::new(seats);
        let mut seat = dealer;
        for &card in dealt {
            seat = seats.left_of(seat);
            hands[seat].insert(card);
        }
        (hands, aside.iter().copied().collect())
    }

    /// TPS-9: plays a card. A seat that does not follow suit reveals a void.
    fn play_card(&mut self, seat: Seat, card: TpsCard, out: &mut impl Sink<TpsEvent>) {
        out.tell(rule(9), All, TpsEvent::Played { seat, card });
        if let Some(led) = self.table.trick.led()
            && led != card.suit()
        {
            self.table.voids[seat].insert(led);
        }
        self.hands[seat].remove(card);
        self.table.played.insert(card);
        self.table.trick.cards[seat] = Some(card);
        let next = self.table.seats.left_of(seat);
        if next == self.table.trick.leader {
            self.finish_trick(out);
        } else {
            self.table.phase = TpsPhase::Play(next);
        }
    }

    /// TPS-10: gives a complete trick to its winner.
    fn finish_trick(&mut self, out: &mut impl Sink<TpsEvent>) {
        out.cite(rule(10));
        let trick = self.table.trick;
        let (winner, win) = trick.won(self.table.options.stars);
        self.table.last_trick = Some(trick);
        self.table.trick = TpsTrick::new(winner, self.table.seats);
        match win {
            TrickWin::Led { card, lowest, points } => {
                let suit = card.suit();
                out.tell(rule(11), All, TpsEvent::Scored { seat: winner, suit, points, card, lowest });
                self.table.points[winner][suit] += points;
                self.next_lead(winner, out);
            }
            TrickWin::Trump { card, led } => {
                let trump = card.suit();
                out.tell(rule(12), All, TpsEvent::Trumped { seat: winner, trump, card, led });
                self.table.phase = TpsPhase::Value(winner, trump);
            }
        }
    }

    /// TPS-12: moves the value of the trump suit as the winner chose, or keeps it.
    fn move_value(&mut self, seat: Seat, step: WorthStep, out: &mut impl Sink<TpsEvent>) {
        let TpsPhase::Value(_, suit) = self.table.phase else {
            unreachable!("a value moves only after a win by trump")
        };
        let worth = self.table.worth[suit].after(step).expect("only steps that exist are legal");
        self.table.worth[suit] = worth;
        let event = match step {
            WorthStep::Keep => TpsEvent::Kept { seat, suit, worth },
            WorthStep::Up | WorthStep::Down => TpsEvent::Moved { seat, suit, worth },
        };
        out.tell(rule(12), All, event);
        self.next_lead(seat, out);
    }

    /// TPS-13: lets the winner lead, or ends the game if the hands are empty.
    fn next_lead(&mut self, winner: Seat, out: &mut impl Sink<TpsEvent>) {
        if self.hands[winner].is_empty() {
            self.table.phase = TpsPhase::Over;
            for seat in self.table.seats.iter() {
                out.tell(rule(14), All, TpsEvent::Final { seat, score: self.table.score(seat) });
            }
        } else {
            out.cite(rule(13));
            self.table.phase = TpsPhase::Play(winner);
        }
    }
}

impl Game for Tps {
    const INFO: GameInfo = GameInfo {
        slug: "tps",
        title: "TrickPaperScissors",
        seats: 3..=4,
        pitch: "tps-pitch",
        book: *b"TPS",
        rules: 14,
    };

    const TEXTS: &'static [Texts] = &[parlour_core::texts!(), parlour_core::about!()];

    type Options = TpsOptions;
    type Action = TpsAction;
    type Choices = TpsChoices;
    type View = TpsView;
    type Event = TpsEvent;
    type Sampler = TpsSampler;

    fn deal(
        seats: Seats,
        options: &TpsOptions,
        chance: &mut impl Chance,
        out: &mut impl Sink<TpsEvent>,
    ) -> Self {
        let dealer = chance.seat("dealer", seats);
        let mut deck = const { TpsCard::deck() };
        chance.shuffle("deck", &mut deck);
        let (hands, aside) = Self::deal_out(seats, dealer, &deck);
        out.tell(rule(4), All, TpsEvent::Dealt { dealer, hand_size: TpsTable::tricks(seats) as u8 });
        for (seat, &cards) in hands.iter() {
            out.tell(rule(4), Only(seat), TpsEvent::Hand { seat, cards });
        }
        if options.open_aside {
            out.tell(rule(5), All, TpsEvent::AsideShown { cards: aside });
        }
        out.cite(rule(7));
        let leader = seats.left_of(dealer);
        let table = TpsTable {
            options: options.clone(),
            seats,
            dealer,
            open_aside: if options.open_aside { aside } else { TpsCardSet::EMPTY },
            phase: TpsPhase::Play(leader),
            trick: TpsTrick::new(leader, seats),
            last_trick: None,
            played: TpsCardSet::EMPTY,
            voids: PerSeat::new(seats),
            points: PerSeat::new(seats),
            worth: PerSuit::default(),
        };
        Self { table, hands, aside }
    }

    fn longest(seats: Seats, _options: &TpsOptions) -> u32 {
        // Every card is played once, and every trick may end with a value step.
        (TpsTable::tricks(seats) * (seats.count() + 1)) as u32
    }

    fn seats(&self) -> Seats {
        self.table.seats
    }

    fn options(&self) -> &TpsOptions {
        &self.table.options
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut TpsChoices) {
        *out = self.table.choices(seat, self.hands[seat]);
    }

    fn check(&self, seat: Seat, action: TpsAction) -> Result<(), IllegalActionError> {
        self.check_turn(seat)?;
        self.table.check(self.hands[seat], action)
    }

    #[inline]
    fn play_unchecked(
        &mut self,
        seat: Seat,
        action: TpsAction,
        _chance: &mut impl Chance,
        out: &mut impl Sink<TpsEvent>,
    ) {
        match action {
            TpsAction::Play(card) => self.play_card(seat, card, out),
            TpsAction::Value(step) => self.move_value(seat, step, out),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = || PerSeat::from_fn(self.table.seats, |seat| self.table.score(seat));
        (self.table.phase == TpsPhase::Over).then(|| Outcome::highest_wins(scores()))
    }

    fn view(&self, viewer: Viewer) -> TpsView {
        let hand = viewer.seat().map_or(TpsCardSet::EMPTY, |seat| self.hands[seat]);
        TpsView { viewer, table: self.table.clone(), hand }
    }

    fn sampler(view: &TpsView) -> TpsSampler {
        TpsSampler::new(view)
    }

    fn scene(view: &TpsView) -> Scene {
        crate::scene::scene(view).explained(view)
    }
}
