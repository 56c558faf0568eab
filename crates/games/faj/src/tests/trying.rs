//! Finds every position that a view allows by trying every card in every place.

use std::collections::BTreeMap;

use parlour_cards::{Card, CardSet};
use parlour_core::{Game, PerSeat, Seat};

use super::seat;
use crate::{
    DraftCard, Faj, FajAction, FajPhase, FajView, all_trick_cards,
    draft::{Draft, PACKS, holder, pack_held},
    pile::TrickPile,
};

/// The same game with all trick cards but these won by seat 0, so that few enough are hidden to list every
/// order.
pub(super) fn with_few_tricks(mut game: Faj, unturned: CardSet) -> Faj {
    game.table.piles[seat(0)] = all_trick_cards() - game.table.board.cards - unturned;
    game.tricks = pile(&unturned.iter().collect::<Vec<_>>());
    game
}

fn pile(unturned: &[Card]) -> TrickPile {
    let turned = all_trick_cards() - unturned.iter().copied().collect::<CardSet>();
    let cards: Vec<Card> = turned.iter().chain(unturned.iter().copied()).collect();
    TrickPile::with_turned(cards.try_into().unwrap(), turned.len())
}

fn orders(cards: CardSet) -> Vec<Vec<Card>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    let with_first =
        |first| orders(cards.without(first)).into_iter().map(move |rest| [vec![first], rest].concat());
    cards.iter().flat_map(with_first).collect()
}

/// A search for every position that fits a view, which tries every card in every place: which card each seat
/// keeps from each pack, now and later, what the seats that have chosen chose, and the order of the trick
/// cards.
struct Trying<'a> {
    view: &'a FajView,
    /// The card kept from each pack after each number of passes, as far as it has been tried.
    kept: Vec<DraftCard>,
    /// The positions by their text, with the number of ways to lay the cards that lead to each.
    found: BTreeMap<String, (Faj, u32)>,
}

impl Trying<'_> {
    fn try_all(&mut self) {
        let table = &self.view.table;
        let (pack, passes) = (self.kept.len() / PACKS, self.kept.len() % PACKS);
        if pack == table.seats.count() {
            self.note_positions();
            return;
        }
        for card in DraftCard::all() {
            if !self.kept.contains(&card) && self.may_lie(card, seat(pack as u8), passes) {
                self.kept.push(card);
                self.try_all();
                self.kept.pop();
            }
        }
    }

    /// Whether a card may be kept from a pack after this many passes, given what the viewer saw and what
    /// everybody was shown.
    fn may_lie(&self, card: DraftCard, pack: Seat, passes: usize) -> bool {
        let FajView { table, memory, viewer, .. } = self.view;
        let keeper = holder(table.seats, pack, passes);
        let seen_fits = viewer.seat().is_none_or(|seat| {
            (0..table.packs_handed()).all(|earlier| {
                let lies_in_it = pack_held(table.seats, seat, earlier) == pack && earlier <= passes;
                memory.packs[earlier].contains(card) == lies_in_it
            })
        });
        let shown_fits = table.played.iter().all(|(seat, shown)| seat == keeper || !shown.contains(card));
        seen_fits && shown_fits && (table.played[keeper].contains(card) || self.has_room_for_unshown(keeper))
    }

    /// Whether a seat keeps more cards not yet tried than it has shown cards not yet placed.
    fn has_room_for_unshown(&self, keeper: Seat) -> bool {
        let table = &self.view.table;
        let kept_by_keeper =
            |&slot: &usize| holder(table.seats, seat((slot / PACKS) as u8), slot % PACKS) == keeper;
        let open = (self.kept.len()..PACKS * table.seats.count()).filter(kept_by_keeper).count();
        open > table.played[keeper].iter().filter(|card| !self.kept.contains(card)).count()
    }

    /// The card that a seat keeps after this many passes.
    fn keep(&self, keeper: Seat, passes: usize) -> DraftCard {
        self.kept[pack_held(self.view.table.seats, keeper, passes).number() * PACKS + passes]
    }

    /// All combinations of what the seats that have chosen may have chosen.
    fn choices(&self, draft: &Draft) -> Vec<PerSeat<Option<FajAction>>> {
        let table = &self.view.table;
        let mut choices = vec![PerSeat::new(table.seats)];
        for chooser in table.decided {
            let mut longer = Vec::new();
            let possible: Vec<FajAction> = match table.phase {
                FajPhase::Keep { passes } => vec![FajAction::Keep(self.keep(chooser, passes.into()))],
                _ => (draft.kept(chooser) - table.played[chooser]).iter().map(FajAction::Play).collect(),
            };
            for (mut choice, action) in
                choices.iter().flat_map(|&choice| possible.iter().map(move |&action| (choice, action)))
            {
                choice[chooser] = Some(action);
                longer.push(choice);
            }
            choices = longer;
        }
        choices
    }

    fn note_positions(&mut self) {
        let table = &self.view.table;
        let packs = |pack: Seat| self.kept[pack.number() * PACKS..][..PACKS].iter().copied().collect();
        let mut draft =
            Draft { dealt: PerSeat::from_fn(table.seats, packs), keeps: PerSeat::new(table.seats) };
        for seat in table.seats.iter() {
            for passes in 0..table.keeps_made() {
                draft.keeps[seat][passes] = Some(self.keep(seat, passes));
            }
        }
        let choices = self.choices(&draft);
        for order in orders(table.unturned()) {
            for &chosen in &choices {
                let position =
                    Faj { table: table.clone(), chosen, draft: draft.clone(), tricks: pile(&order) };
                if position.view(self.view.viewer) == *self.view {
                    self.found.entry(format!("{position:?}")).or_insert((position, 0)).1 += 1;
                }
            }
        }
    }
}

/// Every position that fits the view. Each can arise in as many ways as any other.
pub(super) fn every_position(view: &FajView) -> Vec<Faj> {
    let mut trying = Trying { view, kept: Vec::new(), found: BTreeMap::new() };
    trying.try_all();
    let ways: Vec<u32> = trying.found.values().map(|&(_, ways)| ways).collect();
    assert!(
        ways.windows(2).all(|pair| pair[0] == pair[1]),
        "each position can come about in equally many ways"
    );
    trying.found.into_values().map(|(position, _)| position).collect()
}
