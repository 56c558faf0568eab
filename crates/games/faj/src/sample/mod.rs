//! The positions that a view allows: [`FajSampler`].
//!
//! A whole draft, past and future, is a way to lay the 18 cards into the slots of the packs and the rest of
//! the pile. All ways are equally likely, because all deals are and each hidden keep is taken to be any card
//! of its pack.
//!
//! What the viewer has seen divides slots and cards into groups. Of a pack that it has held, it knows which
//! cards lie in the slots from then on; of one that came back, also which were kept in between. All other
//! cards are the unseen group. Any way to lay a group's cards into its slots fits, as long as each card that
//! a seat has shown lies in a slot of that seat. Wherever those cards are put, there are equally many ways
//! for the others. So a fair draw first puts the shown cards into slots of their seats at random, and then
//! all others into the other slots at random. Nothing has to be tried twice.

mod slots;

use parlour_core::{Dice, PerSeat, Sampler, Seat};

use self::slots::{Group, LaidCards, Slot, Slots};
use crate::{
    DraftSet, Faj, FajAction, FajPhase, FajView,
    card::{all_trick_cards, trick_cards},
    draft::{Draft, PACKS, pack_held},
    pile::TrickPile,
};

/// The hidden choices, packs and piles that fit what a viewer has seen.
#[derive(Clone, Debug)]
pub struct FajSampler {
    view: FajView,
    /// One group for each pack that the viewer was handed, and the unseen one.
    groups: [Group; PACKS + 1],
    /// For each seat, the slots of the cards it keeps.
    slots_of: PerSeat<Slots>,
}

impl FajSampler {
    pub(crate) fn new(view: &FajView) -> Self {
        let seats = view.table.seats;
        let slots_of = PerSeat::from_fn(seats, |seat| Slot::all_kept_by(seats, seat));
        let mut groups = [Group::EMPTY; PACKS + 1];
        let mut unseen = Group::everything(seats);
        if let Some(seat) = view.viewer.seat() {
            let handed = view.table.packs_handed();
            for (passes, group) in groups.iter_mut().enumerate().take(handed) {
                let seen = seen_after(view, seat, passes);
                unseen = unseen - seen;
                *group = seen - own_keep(view, seat, passes);
                let back = passes + seats.count();
                if back < handed {
                    *group = *group - seen_after(view, seat, back);
                }
            }
        }
        groups[PACKS] = unseen;
        Self { view: view.clone(), groups, slots_of }
    }

    /// FAJ-6: draws a card for each slot of the packs.
    fn draw_slots(&self, dice: &mut impl Dice) -> LaidCards {
        let table = &self.view.table;
        let mut laid = LaidCards::default();
        if let Some(seat) = self.view.viewer.seat() {
            for passes in 0..PACKS {
                laid.lay(own_keep(&self.view, seat, passes), dice);
            }
        }
        for &group in &self.groups {
            let mut rest = group;
            for (seat, &slots) in self.slots_of.iter() {
                let shown = Group { cards: table.played[seat] & group.cards, slots: slots & group.slots };
                rest = rest - laid.lay(shown, dice);
            }
            laid.lay(rest, dice);
        }
        laid
    }

    /// FAJ-6: the packs, and the cards kept so far.
    fn draft(&self, laid: &LaidCards) -> Draft {
        let table = &self.view.table;
        let dealt = |pack| (0..PACKS).filter_map(|passes| laid[Slot::new(pack, passes)]).collect();
        let mut draft =
            Draft { dealt: PerSeat::from_fn(table.seats, dealt), keeps: PerSeat::new(table.seats) };
        for seat in table.seats.iter() {
            for (passes, keep) in draft.keeps[seat].iter_mut().enumerate().take(table.keeps_made()) {
                *keep = laid[Slot::kept_by(table.seats, seat, passes)];
            }
        }
        draft
    }

    /// Draws what a seat that has chosen may have chosen, all choices equally likely.
    fn draw_choice(&self, seat: Seat, laid: &LaidCards, draft: &Draft, dice: &mut impl Dice) -> FajAction {
        let table = &self.view.table;
        match table.phase {
            FajPhase::Vote => {
                FajAction::Vote(table.seats.all().nth(dice.below(table.seats.count() as u32) as usize))
            }
            FajPhase::Keep { passes } => {
                let card = laid[Slot::kept_by(table.seats, seat, passes.into())];
                FajAction::Keep(card.expect("the packs have been dealt"))
            }
            FajPhase::Play { .. } => {
                let hand = draft.kept(seat) - table.played[seat];
                FajAction::Play(hand.nth(dice.below(hand.len() as u32) as usize))
            }
            FajPhase::Over => unreachable!("nobody chooses after the end"),
        }
    }

    /// FAJ-3: draws the unseen trick cards, all orders equally likely.
    fn draw_tricks(&self, dice: &mut impl Dice) -> TrickPile {
        let table = &self.view.table;
        if table.phase == FajPhase::Vote {
            return TrickPile::sorted();
        }
        let unturned = table.unturned();
        let turned = all_trick_cards() - unturned;
        let mut cards = const { trick_cards() };
        for (place, card) in cards.iter_mut().zip(turned.iter().chain(unturned)) {
            *place = card;
        }
        dice.shuffle(&mut cards[turned.len()..]);
        TrickPile::with_turned(cards, turned.len())
    }
}

impl Sampler<Faj> for FajSampler {
    fn draw(&self, dice: &mut impl Dice) -> Faj {
        let FajView { viewer, table, chosen: own, .. } = &self.view;
        let laid = if table.phase == FajPhase::Vote { LaidCards::default() } else { self.draw_slots(dice) };
        let draft = self.draft(&laid);
        let chosen = PerSeat::from_fn(table.seats, |seat| {
            if viewer.is(seat) {
                *own
            } else {
                table.decided.contains(seat).then(|| self.draw_choice(seat, &laid, &draft, dice))
            }
        });
        Faj { table: table.clone(), chosen, draft, tricks: self.draw_tricks(dice) }
    }
}

/// FAJ-6: the cards that the viewer found in the pack it was handed after this many passes, and the slots
/// they lie in.
fn seen_after(view: &FajView, seat: Seat, passes: usize) -> Group {
    let pack = pack_held(view.table.seats, seat, passes);
    Group { cards: view.memory.packs[passes], slots: Slot::from_pass(pack, passes) }
}

/// FAJ-6: the card that the viewer keeps after this many passes, and its slot; empty until the viewer has
/// chosen.
fn own_keep(view: &FajView, seat: Seat, passes: usize) -> Group {
    let choice = match (view.table.phase, view.chosen) {
        (FajPhase::Keep { passes: now }, Some(FajAction::Keep(card))) if usize::from(now) == passes => {
            Some(card)
        }
        _ => None,
    };
    match view.memory.keeps[passes].or(choice) {
        Some(card) => {
            let slot = Slot::kept_by(view.table.seats, seat, passes);
            Group { cards: DraftSet::only(card), slots: Slots::only(slot) }
        }
        None => Group::EMPTY,
    }
}
