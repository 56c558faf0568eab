//! Finds every deal that a viewer cannot tell from the true one, by dealing all of them.
//!
//! This uses none of the sampler's bookkeeping: every order of the unseen cards is dealt, the same actions
//! are played with every possible result of chance, and the deals that look the same to the viewer at every
//! step are kept.

use parlour_core::{Chance, Choices, Dice, FastDice, Game, PerSeat, Piece, Seat, SeatSet, Seats, Viewer};
use parlour_laws::fair_shares;

use super::{Setup, cards, list, seat};
use crate::{
    Archons, ArchonsAction, ArchonsCard, ArchonsCardSet, ArchonsPhase, ArchonsView, card::AsCards,
    card::Sorts,
};

/// Shuffles by given numbers, so that every possible result of chance can be tried.
#[derive(Clone, Default)]
pub(super) struct Luck {
    /// For each shuffle, the number of the order that comes out and the number of orders.
    orders: Vec<(usize, usize)>,
    used: usize,
}

impl Luck {
    /// The next combination of results, if there is one.
    fn next(mut self) -> Option<Self> {
        self.orders.truncate(self.used);
        while let Some((order, of)) = self.orders.pop() {
            if order + 1 < of {
                self.orders.push((order + 1, of));
                return Some(Self { used: 0, ..self });
            }
        }
        None
    }

    fn share(&self) -> f64 {
        self.orders[..self.used].iter().map(|&(_, of)| 1.0 / of as f64).product()
    }
}

impl Chance for Luck {
    fn seat(&mut self, _name: &'static str, _seats: Seats) -> Seat {
        unreachable!("stories start after the deal")
    }

    fn shuffle<T: Piece>(&mut self, pile: &'static str, pieces: &mut [T]) {
        if pile != "discard" {
            // The next hand: no story continues into it, so any order will do.
            return;
        }
        if self.used == self.orders.len() {
            self.orders.push((0, (1..=pieces.len()).product()));
        }
        let mut number = self.orders[self.used].0;
        self.used += 1;
        for from in 0..pieces.len() {
            let rest = pieces.len() - from;
            pieces.swap(from, from + number % rest);
            number /= rest;
        }
    }

    fn take<T: Piece>(&mut self, _name: &'static str, _pieces: &mut [T], _count: usize) {
        unreachable!("nothing is taken in this game")
    }

    fn draw<T: Piece>(&mut self, _: &'static str, _: SeatSet, _: &mut [T]) -> PerSeat<Option<T>> {
        unreachable!("nothing is drawn in this game")
    }
}

/// How a hand starts, and what is played.
pub(super) struct Story {
    setup: Setup,
    actions: Vec<(Seat, ArchonsAction)>,
}

impl Story {
    /// Plays actions given as text, each by the seat that is to act; every shuffle leaves the cards in order.
    pub(super) fn new(setup: Setup, actions: &[&str]) -> Self {
        let mut story = Self { setup, actions: Vec::new() };
        let mut position = story.setup.start();
        let mut luck = Luck::default();
        for action in actions {
            let seat = position.to_act().first().unwrap();
            let action = action.parse().unwrap();
            position.play(seat, action, &mut luck, &mut ()).unwrap();
            story.actions.push((seat, action));
        }
        story
    }

    /// A small hand of random cards, played at random for a while. Returns `None` if nobody can lead.
    pub(super) fn random(dice: &mut FastDice) -> Option<Self> {
        let mut pack: Vec<ArchonsCard> = ArchonsCard::all().iter().collect();
        Dice::shuffle(dice, &mut pack);
        // A larger share of Archons than in a full pack, so that hands of nothing else come up.
        pack.retain(|card| card.archon().is_some() || dice.below(3) == 0);
        Dice::shuffle(dice, &mut pack);
        let mut some = |most: u32| {
            let count = dice.below(most + 1) as usize;
            let texts: Vec<String> = pack.drain(..count).map(|card| card.to_string()).collect();
            &*texts.join(" ").leak()
        };
        let hands = [some(4), some(4), some(2)];
        let setup = Setup::new(&hands).deck(some(3)).discard(some(2)).hand(2);
        let fronts = [["DE", "", ""], ["", "DE", ""], ["", "", ""]];
        let owner = fronts[dice.below(3) as usize];
        let named = |texts: &[&str]| texts.iter().any(|text| text.contains("DE"));
        let setup =
            if named(&hands) || named(&[setup.deck, setup.discard]) { setup } else { setup.front(&owner) };
        if !setup.hands.iter().any(|hand| can_lead(cards(hand))) {
            return None;
        }
        let mut story = Self { setup, actions: Vec::new() };
        let mut position = story.setup.start();
        let mut luck = Luck::default();
        for _ in 0..dice.below(12) {
            let Some(seat) = position.to_act().first() else { break };
            let choices = position.choices(seat);
            let action = choices.nth(dice.below(choices.len() as u32) as usize);
            position.play_unchecked(seat, action, &mut luck, &mut ());
            story.actions.push((seat, action));
        }
        Some(story)
    }

    /// The true positions after the deal and after every action.
    fn truth(&self) -> Vec<Archons> {
        let mut luck = Luck::default();
        let mut positions = vec![self.setup.start()];
        for &(seat, action) in &self.actions {
            let mut next = positions.last().unwrap().clone();
            next.play(seat, action, &mut luck, &mut ()).unwrap();
            positions.push(next);
        }
        positions
    }

    /// Plays the actions from another deal, as long as the viewer sees the same. Where another seat's choice
    /// lies face down at the end, any choice is played.
    fn retold(
        &self,
        mut position: Archons,
        seen: &[ArchonsView],
        viewer: Viewer,
        luck: &mut Luck,
    ) -> Option<Archons> {
        let open = self.actions.len() - seen.last()?.table.decided().len();
        for (number, &(seat, action)) in self.actions.as_slice().iter().enumerate() {
            if position.view(viewer) != seen[number] {
                return None;
            }
            let hidden = number >= open && !viewer.is(seat);
            let action = if hidden { position.choices(seat).nth(0) } else { action };
            position.play(seat, action, luck, &mut ()).ok()?;
        }
        (position.view(viewer) == *seen.last()?).then_some(position)
    }

    /// The hands that the viewer does not see.
    fn hidden_hands(&self, viewer: Viewer) -> Vec<(Seat, ArchonsCardSet)> {
        let hands =
            self.setup.hands.iter().enumerate().map(|(number, hand)| (seat(number as u8), cards(hand)));
        hands.filter(|&(seat, _)| !viewer.is(seat)).collect()
    }

    /// Every position that the viewer cannot tell from the true one, with the share of deals that lead to it.
    fn every_position(&self, viewer: Viewer) -> Vec<(Archons, f64)> {
        let seen: Vec<ArchonsView> = self.truth().iter().map(|position| position.view(viewer)).collect();
        let hidden = self.hidden_hands(viewer);
        let mut unseen = Vec::new();
        let mut goes_on = Vec::new();
        for (_, hand) in &hidden {
            unseen.extend(*hand);
            goes_on.extend((0..hand.len()).map(|place| place > 0));
        }
        unseen.extend(list(self.setup.deck));
        goes_on.resize(unseen.len(), false);
        let mut found = Vec::new();
        each_deal(&mut unseen, 0, &goes_on, &mut |order| {
            let Some(start) = self.dealt(&hidden, order) else { return };
            let mut luck = Some(Luck::default());
            while let Some(mut now) = luck {
                if let Some(position) = self.retold(start.clone(), &seen, viewer, &mut now) {
                    with_any_choice(position, viewer, now.share(), &mut found);
                }
                luck = now.next();
            }
        });
        found
    }

    /// The start with the unseen cards in this order, if somebody can lead then.
    fn dealt(&self, hidden: &[(Seat, ArchonsCardSet)], order: &[ArchonsCard]) -> Option<Archons> {
        let mut hands: Vec<ArchonsCardSet> = self.setup.hands.iter().map(cards).collect();
        let mut order = order.iter().copied();
        for (seat, hand) in hidden {
            hands[seat.number()] = order.by_ref().take(hand.len()).collect();
        }
        hands
            .iter()
            .any(|&hand| can_lead(hand))
            .then(|| self.setup.start_with(&hands, &order.collect::<Vec<_>>()))
    }

    /// Checks, for each viewer with few enough unseen cards, that the sampler draws each position as often as
    /// it should. Returns how many positions were checked.
    pub(super) fn is_sampled_fairly(&self) -> usize {
        let positions = self.truth();
        let truth = positions.last().unwrap();
        let mut checked = 0;
        for viewer in Viewer::all(truth.seats()) {
            let in_hands: usize = self.hidden_hands(viewer).iter().map(|(_, hand)| hand.len()).sum();
            if in_hands + list(self.setup.deck).len() > MOST_UNSEEN {
                continue;
            }
            let every = self.every_position(viewer);
            if every.len() > MOST_POSITIONS {
                continue;
            }
            assert!(every.iter().any(|(position, _)| position == truth), "the truth is possible");
            fair_shares(&truth.view(viewer), &every).unwrap_or_else(|broken| {
                panic!("{viewer:?} of {:?} {:?}: {broken}", self.setup, self.actions)
            });
            checked += 1;
        }
        checked
    }
}

fn can_lead(hand: ArchonsCardSet) -> bool {
    !hand.pokers().is_empty() && !hand.archons().is_empty()
}

/// With more unseen cards there would be too many orders.
const MOST_UNSEEN: usize = 9;
/// With more positions too many draws would be needed.
const MOST_POSITIONS: usize = 800;

/// Every face-down choice of another seat is as likely as its alternatives.
fn with_any_choice(position: Archons, viewer: Viewer, share: f64, found: &mut Vec<(Archons, f64)>) {
    let others: Vec<Seat> = position.table.decided().iter().filter(|&seat| !viewer.is(seat)).collect();
    let mut positions = vec![(position, share)];
    for seat in others {
        positions =
            positions.into_iter().flat_map(|(position, share)| any_choice(&position, seat, share)).collect();
    }
    for (position, share) in positions {
        match found.iter_mut().find(|(other, _)| *other == position) {
            Some((_, sum)) => *sum += share,
            None => found.push((position, share)),
        }
    }
}

fn any_choice(position: &Archons, seat: Seat, share: f64) -> Vec<(Archons, f64)> {
    let mut position = position.clone();
    let from = if matches!(position.table.phase, ArchonsPhase::Return(_)) {
        position.table.returnable(seat).cards()
    } else {
        let chosen = position.chosen[seat].take().unwrap();
        position.hands[seat].insert(chosen);
        position.hands[seat].pokers().cards()
    };
    let choose = |card: ArchonsCard| {
        let mut position = position.clone();
        position.hands[seat].remove(card);
        position.chosen[seat] = Some(card);
        (position, share / from.len() as f64)
    };
    from.iter().map(choose).collect()
}

/// Every deal of the cards from this place on. Within a hand the cards go up, so that each hand comes once.
fn each_deal(
    cards: &mut [ArchonsCard],
    from: usize,
    goes_on: &[bool],
    show: &mut impl FnMut(&[ArchonsCard]),
) {
    if from == cards.len() {
        show(cards);
        return;
    }
    for other in from..cards.len() {
        cards.swap(from, other);
        if !goes_on[from] || cards[from - 1] < cards[from] {
            each_deal(cards, from + 1, goes_on, show);
        }
        cards.swap(from, other);
    }
}
