//! The game itself: how it begins, continues and ends.

use parlour_cards::Card;
use parlour_core::{
    Audience::{All, Only, Others},
    Chance, Game, GameInfo, IllegalActionError, Outcome, PerSeat, Scene, Seat, SeatSet, Seats, Sink, Texts,
    Viewer,
};

use crate::{
    DealerBy, DraftCard, DraftSet, FajAction, FajChoices, FajEvent, FajOptions, FajPhase, FajSampler,
    FajTable, FajView, draft::Draft, pile::TrickPile, rule,
};

/// A position: what everybody knows, and the packs, kept cards, choices and trick cards that are hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faj {
    pub(crate) table: FajTable,
    /// Choices made while other seats have yet to choose.
    pub(crate) chosen: PerSeat<Option<FajAction>>,
    pub(crate) draft: Draft,
    pub(crate) tricks: TrickPile,
}

// Search clones positions by the million, so they must stay small.
const _: () = assert!(size_of::<Faj>() <= 512);

impl Faj {
    /// What everybody knows.
    #[inline]
    pub const fn table(&self) -> &FajTable {
        &self.table
    }

    /// FAJ-9: the cards that a seat has kept and not played, including one it has laid down.
    #[inline]
    pub fn hand(&self, seat: Seat) -> DraftSet {
        self.draft.kept(seat) - self.table.played[seat]
    }

    /// FAJ-6: the pack that a seat holds, including a card it has chosen to keep; empty when no packs go
    /// round.
    #[inline]
    pub fn pack(&self, seat: Seat) -> DraftSet {
        match self.table.phase {
            FajPhase::Keep { passes } => self.draft.pack(seat, passes.into()),
            FajPhase::Vote | FajPhase::Play { .. } | FajPhase::Over => DraftSet::EMPTY,
        }
    }

    /// What a seat has chosen while others have yet to choose.
    #[inline]
    pub fn chosen(&self, seat: Seat) -> Option<FajAction> {
        self.chosen[seat]
    }

    /// FAJ-5: the draft cards of this round that were not dealt.
    pub fn undealt(&self) -> DraftSet {
        self.draft.dealt.as_slice().iter().fold(DraftCard::all(), |rest, &pack| rest - pack)
    }

    /// FAJ-7: the face-down trick cards, the next one first. They are not shuffled until the dealer is known.
    pub fn trick_pile(&self) -> &[Card] {
        self.tricks.rest()
    }

    /// Takes back the unseen choices of all seats but this one.
    pub fn let_others_choose_again(&mut self, seat: Seat) {
        for other in self.table.decided.without(seat) {
            self.chosen[other] = None;
            self.table.decided.remove(other);
        }
    }

    /// FAJ-2, FAJ-6, FAJ-9: tells everybody that a seat has chosen, and only the seat itself what.
    fn tell_choice(seat: Seat, action: FajAction, out: &mut impl Sink<FajEvent>) {
        let (number, event) = match action {
            FajAction::Vote(vote) => (2, FajEvent::VoteCast { seat, vote }),
            FajAction::Keep(card) => (6, FajEvent::Kept { seat, card }),
            FajAction::Play(card) => (9, FajEvent::Laid { seat, card }),
        };
        out.tell(rule(number), Only(seat), event);
        out.tell(rule(number), Others(seat), FajEvent::Chose { seat });
    }

    /// Resolves the choices of all seats at once.
    fn resolve(&mut self, chance: &mut impl Chance, out: &mut impl Sink<FajEvent>) {
        self.table.decided = SeatSet::EMPTY;
        let chosen = std::mem::replace(&mut self.chosen, PerSeat::new(self.table.seats));
        match self.table.phase {
            FajPhase::Vote => {
                let votes = PerSeat::from_fn(self.table.seats, |seat| match chosen[seat] {
                    Some(FajAction::Vote(vote)) => Some(vote),
                    _ => None,
                });
                let dealer = self.table.count_votes(votes, chance, out);
                self.begin(dealer, chance, out);
            }
            FajPhase::Keep { passes } => self.keep(passes, &cards(&chosen), out),
            FajPhase::Play { trick } => {
                self.finish_trick(trick, &cards(&chosen), out);
                if trick + 1 < FajTable::TRICKS {
                    self.open_trick(trick + 1, out);
                } else {
                    self.last_trick(out);
                    self.end_round(chance, out);
                }
            }
            FajPhase::Over => unreachable!("nobody chooses after the end"),
        }
    }

    /// FAJ-2, FAJ-3: names the dealer and shuffles the trick pile for the whole game.
    fn begin(&mut self, dealer: Seat, chance: &mut impl Chance, out: &mut impl Sink<FajEvent>) {
        out.tell(rule(2), All, FajEvent::Dealer { seat: dealer });
        self.table.dealer = Some(dealer);
        out.cite(rule(3));
        let mut tricks = const { crate::card::trick_cards() };
        chance.shuffle("tricks", &mut tricks);
        self.tricks = TrickPile::new(tricks);
        self.begin_round(dealer, chance, out);
    }

    /// FAJ-4, FAJ-5: shuffles all draft cards together and deals four to each seat.
    pub(crate) fn begin_round(
        &mut self,
        dealer: Seat,
        chance: &mut impl Chance,
        out: &mut impl Sink<FajEvent>,
    ) {
        let mut drafts = const { DraftCard::pile() };
        chance.shuffle("drafts", &mut drafts);
        out.cite(rule(4));
        self.draft = Draft::deal(self.table.seats, dealer, &drafts);
        self.table.played = PerSeat::new(self.table.seats);
        self.table.phase = FajPhase::Keep { passes: 0 };
        out.tell(rule(5), All, FajEvent::Dealt { round: self.table.round, dealer });
        for seat in self.table.seats.iter() {
            out.tell(rule(5), Only(seat), FajEvent::Pack { seat, cards: self.draft.pack(seat, 0) });
        }
    }

    /// FAJ-6: every seat keeps its card and passes on the rest. The last card it is handed is kept without a
    /// decision.
    fn keep(&mut self, passes: u8, cards: &PerSeat<Option<DraftCard>>, out: &mut impl Sink<FajEvent>) {
        for seat in self.table.seats.iter() {
            self.draft.keeps[seat][usize::from(passes)] = cards[seat];
        }
        out.tell(rule(6), All, FajEvent::Passed);
        let passes = passes + 1;
        let packs = PerSeat::from_fn(self.table.seats, |seat| self.draft.pack(seat, passes.into()));
        if passes < FajTable::PASSES {
            self.table.phase = FajPhase::Keep { passes };
            for (seat, &cards) in packs.iter() {
                out.tell(rule(6), Only(seat), FajEvent::Pack { seat, cards });
            }
        } else {
            for (seat, pack) in packs.iter() {
                let card = pack.first().expect("one card is left of every pack");
                self.draft.keeps[seat][usize::from(passes)] = Some(card);
                out.tell(rule(6), Only(seat), FajEvent::KeptLast { seat, card });
            }
            self.open_trick(1, out);
        }
    }
}

/// The cards that seats chose to keep or to play.
fn cards(chosen: &PerSeat<Option<FajAction>>) -> PerSeat<Option<DraftCard>> {
    PerSeat::from_fn(chosen.seats(), |seat| match chosen[seat] {
        Some(FajAction::Keep(card) | FajAction::Play(card)) => Some(card),
        _ => None,
    })
}

impl Game for Faj {
    const INFO: GameInfo = GameInfo {
        slug: "faj",
        title: "Faces, Aces & Jokers",
        seats: 2..=4,
        pitch: "faj-pitch",
        book: *b"FAJ",
        rules: 14,
    };

    const TEXTS: &'static [Texts] = &[parlour_core::texts!(), parlour_core::about!(), parlour_cards::TEXTS];

    type Options = FajOptions;
    type Action = FajAction;
    type Choices = FajChoices;
    type View = FajView;
    type Event = FajEvent;
    type Sampler = FajSampler;

    fn deal(
        seats: Seats,
        options: &FajOptions,
        chance: &mut impl Chance,
        out: &mut impl Sink<FajEvent>,
    ) -> Self {
        let mut position = Self {
            table: FajTable::new(seats, options),
            chosen: PerSeat::new(seats),
            draft: Draft::new(seats),
            tricks: TrickPile::sorted(),
        };
        match options.dealer {
            DealerBy::Vote => {}
            DealerBy::Random => {
                let dealer = chance.seat("dealer", seats);
                position.begin(dealer, chance, out);
            }
        }
        position
    }

    fn longest(seats: Seats, options: &FajOptions) -> u32 {
        let votes = match options.dealer {
            DealerBy::Vote => 1,
            DealerBy::Random => 0,
        };
        // Every seat votes once, and in each round keeps three cards and plays three; the fourth is never a
        // decision.
        let by_seat = votes + u32::from(FajTable::ROUNDS * (FajTable::PASSES + FajTable::TRICKS - 1));
        by_seat * seats.count() as u32
    }

    fn seats(&self) -> Seats {
        self.table.seats
    }

    fn options(&self) -> &FajOptions {
        &self.table.options
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut FajChoices) {
        *out = self.table.choices(seat, || self.pack(seat), || self.hand(seat));
    }

    fn check(&self, seat: Seat, action: FajAction) -> Result<(), IllegalActionError> {
        self.check_turn(seat)?;
        self.table.check(self.choices(seat), action)
    }

    #[inline]
    fn play_unchecked(
        &mut self,
        seat: Seat,
        action: FajAction,
        chance: &mut impl Chance,
        out: &mut impl Sink<FajEvent>,
    ) {
        Self::tell_choice(seat, action, out);
        self.chosen[seat] = Some(action);
        self.table.decided.insert(seat);
        if self.table.to_act().is_empty() {
            self.resolve(chance, out);
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.table.phase == FajPhase::Over).then(|| Outcome::highest_wins(self.table.scores()))
    }

    fn view(&self, viewer: Viewer) -> FajView {
        FajView::new(self, viewer)
    }

    fn sampler(view: &FajView) -> FajSampler {
        FajSampler::new(view)
    }

    fn scene(view: &FajView) -> Scene {
        crate::scene::scene(view).explained(view)
    }
}
