//! The knowledge of one viewer of the toy game, and the positions it allows.

use parlour_core::{Dice, IllegalActionError, PerSeat, Sampler, SeatSet, Seats, View, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    action::ToyAction,
    card::{Card, CardSet},
    flaw::Flaw,
    table::Table,
    toy::{RULE, Toy, allocate_if},
};

/// What one viewer knows.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct ToyView {
    pub(crate) viewer: Viewer,
    pub(crate) table: Table,
    pub(crate) hand: CardSet,
    pub(crate) chosen: Option<Card>,
    /// The top card, for a seat that has looked at it.
    pub(crate) top: Option<Card>,
    /// What the viewer should not know. An honest game leaves it empty.
    pub(crate) leak: CardSet,
}

impl View for ToyView {
    type Action = ToyAction;
    type Choices = Vec<ToyAction>;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn seats(&self) -> Seats {
        self.table.seats
    }

    fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    fn legal(&self, out: &mut Vec<ToyAction>) {
        out.clear();
        out.extend(self.viewer.seat().into_iter().flat_map(|seat| Toy::lawful(&self.table, seat, self.hand)));
        if self.table.has(Flaw::ViewOffersTooLittle) {
            out.pop();
        }
    }

    fn check(&self, action: ToyAction) -> Result<(), IllegalActionError> {
        if self.table.has(Flaw::ViewLetsSpectatorsPlay) && self.viewer == Viewer::Spectator {
            return Ok(());
        }
        let checked = Toy::check_action(&self.table, self.check_turn()?, self.hand, action);
        match self.table.options.flaw {
            Flaw::ViewRefusesInOtherWords => checked.map_err(|_| IllegalActionError::breaks(RULE, "no")),
            _ => checked,
        }
    }
}

/// Draws one of the positions that a view allows.
pub(crate) struct ToySampler {
    view: ToyView,
}

impl ToySampler {
    pub(crate) fn new(view: &ToyView) -> Self {
        Self { view: view.clone() }
    }

    /// The unseen cards in the order in which they are given out, with the number of them.
    fn mixed(&self, known: CardSet, dice: &mut impl Dice) -> ([Card; Card::COUNT], usize) {
        let mut unseen = Card::deck();
        let mut count = 0;
        for card in Card::all() - known {
            unseen[count] = card;
            count += 1;
        }
        if !self.view.table.has(Flaw::SamplerNeverMixes) {
            dice.shuffle(&mut unseen[..count]);
        }
        (unseen, count)
    }

    fn believed_top(&self) -> Option<Card> {
        match self.view.table.options.flaw {
            Flaw::SamplerForgetsThePeek => None,
            Flaw::ViewShowsTheTopLater => self.view.top.or(self.view.leak.first()),
            _ => self.view.top,
        }
    }
}

impl Sampler<Toy> for ToySampler {
    fn draw(&self, dice: &mut impl Dice) -> Toy {
        allocate_if(&self.view.table, Flaw::SamplerAllocates);
        let view = &self.view;
        let believes_hand = self.view.table.has(Flaw::ViewAndSamplerShareAHand);
        let hand = if self.view.table.has(Flaw::SamplerForgetsTheHand) { CardSet::EMPTY } else { view.hand };
        let top = self.believed_top();
        let mut known = hand | view.table.shown | view.chosen.into_iter().chain(top).collect();
        if believes_hand {
            known = known | view.leak;
        }
        let (unseen, count) = self.mixed(known, dice);
        let mut unseen = unseen[..count].iter().copied();
        let mut next = || unseen.next().expect("as many cards are unseen as there are places for them");

        let mut hands = PerSeat::<CardSet>::new(view.table.seats);
        let mut chosen = PerSeat::new(view.table.seats);
        for seat in view.table.seats.iter() {
            let is_viewer = view.viewer.is(seat);
            let leaked =
                believes_hand && view.viewer.seat().is_some_and(|own| view.table.seats.left_of(own) == seat);
            chosen[seat] =
                if is_viewer { view.chosen } else { view.table.decided.contains(seat).then(&mut next) };
            hands[seat] = match (is_viewer, leaked) {
                (true, _) if !hand.is_empty() => hand,
                (_, true) => view.leak,
                _ => (0..view.table.hand_size(seat)).map(|_| next()).collect(),
            };
            if self.view.table.has(Flaw::SamplerLeansToHighCards) && !is_viewer && dice.below(3) == 0 {
                choose_the_higher(&mut chosen[seat], &mut hands[seat]);
            }
        }
        let top = top.unwrap_or_else(&mut next);
        Toy { table: view.table.clone(), hands, chosen, top, aside: unseen.collect() }
    }
}

/// Swaps a chosen card for a higher one in the hand.
fn choose_the_higher(chosen: &mut Option<Card>, hand: &mut CardSet) {
    if let (Some(low), Some(high)) = (*chosen, hand.last())
        && low < high
    {
        *hand = hand.without(high).with(low);
        *chosen = Some(high);
    }
}
