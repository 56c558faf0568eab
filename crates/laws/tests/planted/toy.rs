//! The toy game: two or three seats hold two of eight cards each. Twice, all seats choose a card face down at
//! once; the highest card scores a point, and its seat may look at the top card of the pile. That top card
//! and a few others lie aside.

use std::{cell::Cell, hint::black_box};

use parlour_core::{
    Audience::{All, Only, Others},
    Chance, Game, GameInfo, IllegalActionError, Outcome, PerSeat, Rule, Scene, Seat, SeatSet, Seats, Sink,
    Texts, Viewer,
};

use crate::{
    action::{ToyAction, ToyEvent},
    card::{Card, CardSet},
    flaw::{Flaw, ToyOptions},
    scene,
    table::{Phase, ROUNDS, Table},
    view::{ToySampler, ToyView},
};

/// A position of the toy game, with the flaw given by its options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Toy {
    pub(crate) table: Table,
    pub(crate) hands: PerSeat<CardSet>,
    pub(crate) chosen: PerSeat<Option<Card>>,
    pub(crate) top: Card,
    pub(crate) aside: CardSet,
}

pub(crate) const RULE: Rule = Rule::new(*b"TOY", 1);

/// Allocates if that is the flaw.
pub(crate) fn allocate_if(table: &Table, flaw: Flaw) {
    if table.has(flaw) {
        black_box(Box::new(7_u8));
    }
}

thread_local! {
    /// Luck that does not appear in any record.
    static OWN_LUCK: Cell<u32> = const { Cell::new(0) };
}

impl Toy {
    fn use_own_luck(&mut self) {
        let throw = OWN_LUCK.get();
        OWN_LUCK.set(throw.wrapping_mul(0x5851_f42d).wrapping_add(0x1405_7b7f));
        let other = self.aside.nth((throw >> 16) as usize % self.aside.len());
        self.aside = self.aside.without(other).with(self.top);
        self.top = other;
    }

    fn tell_the_deal(&self, out: &mut impl Sink<ToyEvent>) {
        let silently = match self.table.options.flaw {
            Flaw::HandIsToldWithoutWords => self.hands[Seat::new(1)],
            _ => CardSet::EMPTY,
        };
        out.tell(RULE, All, ToyEvent::Dealt { silently });
        for (seat, &cards) in self.hands.iter() {
            let hears = if self.table.has(Flaw::HandIsToldToTheNextSeat) {
                self.table.seats.left_of(seat)
            } else {
                seat
            };
            out.tell(RULE, Only(hears), ToyEvent::Hand { seat, cards });
        }
    }

    fn choose(&mut self, seat: Seat, card: Card, out: &mut impl Sink<ToyEvent>) {
        let known = ToyEvent::Chose { seat, card: Some(card) };
        if self.table.has(Flaw::ChoiceIsToldToAll) {
            out.tell(RULE, All, known);
        } else {
            out.tell(RULE, Only(seat), known);
            out.tell(RULE, Others(seat), ToyEvent::Chose { seat, card: None });
        }
        self.chosen[seat] = Some(card);
        self.table.decided.insert(seat);
        if !self.table.has(Flaw::CardIsDoubled) {
            self.hands[seat].remove(card);
        }
        if self.table.decided == self.table.seats.all() {
            self.turn_up(seat, out);
        }
    }

    /// Turns up the cards once all seats have chosen: the highest scores.
    fn turn_up(&mut self, last: Seat, out: &mut impl Sink<ToyEvent>) {
        let cards = self.chosen;
        let highest =
            cards.iter().max_by_key(|(_, card)| **card).map(|(seat, _)| seat).expect("all have chosen");
        let winner = if self.table.has(Flaw::LastToChooseWins) { last } else { highest };
        out.tell(RULE, All, ToyEvent::Shown { winner, cards });
        let mut shown: CardSet = cards.as_slice().iter().copied().flatten().collect();
        if self.table.has(Flaw::CardIsLost) {
            shown = shown - shown.first().into_iter().collect();
        }
        self.chosen = PerSeat::new(self.table.seats);
        self.table.decided = SeatSet::EMPTY;
        self.table.shown = self.table.shown | shown;
        self.table.last = cards;
        self.table.rounds += 1;
        self.table.points[winner] += 1;
        self.table.phase = Phase::Look(winner);
        if self.table.has(Flaw::NeverEnds) && usize::from(self.table.rounds) == ROUNDS {
            self.take_back(cards);
        }
    }

    fn take_back(&mut self, cards: PerSeat<Option<Card>>) {
        self.table.rounds -= 1;
        for (seat, card) in cards.iter() {
            let card = card.expect("all have chosen");
            self.hands[seat].insert(card);
            self.table.shown.remove(card);
        }
    }

    fn look(&mut self, seat: Seat, out: &mut impl Sink<ToyEvent>) {
        let known = ToyEvent::Looked { seat, card: Some(self.top) };
        if self.table.has(Flaw::PeekIsToldToAll) {
            out.tell(RULE, All, known);
        } else {
            out.tell(RULE, Only(seat), known);
            out.tell(RULE, Others(seat), ToyEvent::Looked { seat, card: None });
        }
        self.table.looked.insert(seat);
    }

    fn leak(&self, viewer: Viewer) -> CardSet {
        let Some(own) = viewer.seat() else { return CardSet::EMPTY };
        let others = || self.chosen.iter().filter(|&(seat, _)| seat != own);
        match self.table.options.flaw {
            Flaw::ViewShowsAHand | Flaw::ViewAndSamplerShareAHand => {
                self.hands[self.table.seats.left_of(own)]
            }
            Flaw::ViewShowsAChoice => others().filter_map(|(_, card)| *card).collect(),
            Flaw::ViewShowsTheTopLater if self.table.rounds > 0 => CardSet::only(self.top),
            _ => CardSet::EMPTY,
        }
    }

    /// The seat's legal actions by the rules, in ascending order.
    pub(crate) fn lawful(table: &Table, seat: Seat, hand: CardSet) -> impl Iterator<Item = ToyAction> {
        let is_turn = table.to_act().contains(seat);
        let chooses = is_turn && table.phase == Phase::Choose;
        let looks = is_turn && table.phase == Phase::Look(seat);
        let plays = if chooses { hand } else { CardSet::EMPTY };
        let peek = (looks && !table.looked.contains(seat)).then_some(ToyAction::Peek);
        let shares = table.has(Flaw::TextsAreShared);
        let pass = looks.then_some(if shares { ToyAction::Nod } else { ToyAction::Pass });
        plays.into_iter().map(ToyAction::Play).chain(peek).chain(pass)
    }

    /// Checks whether a seat that is to act may take the action.
    pub(crate) fn check_action(
        table: &Table,
        seat: Seat,
        hand: CardSet,
        action: ToyAction,
    ) -> Result<(), IllegalActionError> {
        let is_card = matches!(action, ToyAction::Play(_)) && table.phase == Phase::Choose;
        let allowed = match table.options.flaw {
            Flaw::AcceptsAnyCard if is_card => true,
            Flaw::RefusesAnOfferedCard if hand.last().map(ToyAction::Play) == Some(action) => false,
            _ => Self::lawful(table, seat, hand).any(|lawful| lawful == action),
        };
        if allowed { Ok(()) } else { Err(IllegalActionError::breaks(RULE, "toy-impossible")) }
    }
}

/// The toy game's German is the same as its English, except for one forgotten sentence.
const TEXTS: Texts = Texts {
    english: concat!(include_str!("toy.ftl"), "toy-forgotten = Only in English.\n"),
    german: include_str!("toy.ftl"),
};

impl Game for Toy {
    const INFO: GameInfo =
        GameInfo { slug: "toy", title: "Toy", seats: 2..=3, pitch: "toy-pitch", book: *b"TOY", rules: 1 };

    const TEXTS: &'static [Texts] = &[TEXTS];

    type Options = ToyOptions;
    type Action = ToyAction;
    type Choices = Vec<ToyAction>;
    type View = ToyView;
    type Event = ToyEvent;
    type Sampler = ToySampler;

    fn deal(
        seats: Seats,
        options: &ToyOptions,
        chance: &mut impl Chance,
        out: &mut impl Sink<ToyEvent>,
    ) -> Self {
        let mut deck = Card::deck();
        chance.shuffle("deck", &mut deck);
        let hands = PerSeat::from_fn(seats, |seat| {
            deck[ROUNDS * seat.number()..][..ROUNDS].iter().copied().collect()
        });
        let rest = &deck[ROUNDS * seats.count()..];
        let aside = rest[1..].iter().copied().collect();
        let chosen = PerSeat::new(seats);
        let mut toy = Self { table: Table::new(seats, *options), hands, chosen, top: rest[0], aside };
        if toy.table.has(Flaw::LuckOfItsOwn) {
            toy.use_own_luck();
        }
        toy.tell_the_deal(out);
        toy
    }

    fn longest(seats: Seats, _: &ToyOptions) -> u32 {
        // Every card dealt is chosen once, and each round ends with at most one look.
        (ROUNDS * (seats.count() + 1)) as u32
    }

    fn seats(&self) -> Seats {
        self.table.seats
    }

    fn options(&self) -> &ToyOptions {
        &self.table.options
    }

    fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<ToyAction>) {
        if self.table.has(Flaw::LegalAllocates) {
            *out = Vec::new();
        }
        out.clear();
        out.extend(Self::lawful(&self.table, seat, self.hands[seat]));
        match self.table.options.flaw {
            Flaw::OffersAForeignCard if self.to_act().contains(seat) => {
                out.push(ToyAction::Play(self.top));
                out.sort_unstable();
            }
            Flaw::OffersInDisorder => out.reverse(),
            Flaw::OffersToTheIdle => {
                out.extend(self.hands[seat].into_iter().map(ToyAction::Play));
                out.sort_unstable();
                out.dedup();
            }
            _ => {}
        }
    }

    fn check(&self, seat: Seat, action: ToyAction) -> Result<(), IllegalActionError> {
        self.check_turn(seat)?;
        Self::check_action(&self.table, seat, self.hands[seat], action)
    }

    fn play_unchecked(
        &mut self,
        seat: Seat,
        action: ToyAction,
        _: &mut impl Chance,
        out: &mut impl Sink<ToyEvent>,
    ) {
        allocate_if(&self.table, Flaw::PlayAllocates);
        match action {
            ToyAction::Play(card) => return self.choose(seat, card, out),
            ToyAction::Peek => self.look(seat, out),
            ToyAction::Pass | ToyAction::Nod => out.tell(RULE, All, ToyEvent::Passed { seat }),
        }
        let is_over = usize::from(self.table.rounds) == ROUNDS;
        self.table.phase = if is_over { Phase::Over } else { Phase::Choose };
    }

    fn outcome(&self) -> Option<Outcome> {
        let is_over = match self.table.options.flaw {
            Flaw::EndsTooEarly => self.table.rounds > 0,
            _ => self.table.phase == Phase::Over,
        };
        let scores = PerSeat::from_fn(self.table.seats, |seat| i32::from(self.table.points[seat]));
        let mut outcome = Outcome::highest_wins(scores);
        if self.table.has(Flaw::NobodyWins) {
            outcome.winners = SeatSet::EMPTY;
        }
        is_over.then_some(outcome)
    }

    fn view(&self, viewer: Viewer) -> ToyView {
        allocate_if(&self.table, Flaw::ViewAllocates);
        let own = viewer.seat();
        ToyView {
            viewer,
            table: self.table.clone(),
            hand: own.map_or(CardSet::EMPTY, |seat| self.hands[seat]),
            chosen: own.and_then(|seat| self.chosen[seat]),
            top: own.filter(|&seat| self.table.looked.contains(seat)).map(|_| self.top),
            leak: self.leak(viewer),
        }
    }

    fn sampler(view: &ToyView) -> ToySampler {
        ToySampler::new(view)
    }

    fn scene(view: &ToyView) -> Scene {
        scene::scene(view)
    }
}
