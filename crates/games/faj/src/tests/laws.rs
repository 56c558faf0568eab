//! The laws every game must keep, applied to this one.

use parlour_core::Seats;
use parlour_laws::{LawSubject, check, counts, golden, indexed, observed};

use super::random_dealer;
use crate::{DraftCard, DraftSet, Faj, FajOptions, FajPhase, trick_cards};

impl LawSubject for Faj {
    fn option_sets() -> Vec<FajOptions> {
        vec![FajOptions::default(), random_dealer()]
    }

    fn every_piece(_seats: Seats, _options: &FajOptions) -> Vec<String> {
        let drafts = DraftCard::pile().into_iter().map(|card| card.to_string());
        drafts.chain(trick_cards().iter().map(ToString::to_string)).collect()
    }

    /// Trick cards in the pile, on the board and won; draft cards undealt, in packs, kept and played.
    fn census(&self) -> Vec<String> {
        let table = &self.table;
        let won = table.piles.as_slice().iter().flat_map(|pile| pile.iter());
        let tricks = self.tricks.rest().iter().copied().chain(table.board.cards).chain(won);
        let dealt = self.draft.dealt.as_slice().iter().fold(DraftSet::EMPTY, |all, &pack| all | pack);
        let mut drafts: Vec<DraftCard> = (DraftCard::all() - dealt).iter().collect();
        for seat in table.seats.iter() {
            if let FajPhase::Keep { passes } = table.phase {
                drafts.extend(self.draft.pack(seat, passes.into()));
            }
            drafts.extend(self.draft.kept(seat));
            assert!(table.played[seat].is_subset(self.draft.kept(seat)), "only kept cards are played");
            assert!(table.hand_size(seat) + table.played[seat].len() == self.draft.kept(seat).len());
        }
        tricks.map(|card| card.to_string()).chain(drafts.iter().map(ToString::to_string)).collect()
    }
}

#[test]
fn every_law_holds() {
    check::<Faj>(12);
}

#[test]
fn every_action_has_an_index_of_its_own() {
    indexed::<Faj>().unwrap();
}

#[test]
fn an_observation_tells_what_the_view_tells() {
    observed::<Faj>(3).unwrap();
}

#[test]
fn playthroughs_are_as_they_were() {
    golden::<Faj>(env!("CARGO_MANIFEST_DIR"), "two-seats", 2, &FajOptions::default(), 2);
    golden::<Faj>(env!("CARGO_MANIFEST_DIR"), "three-seats", 3, &FajOptions::default(), 3);
    golden::<Faj>(env!("CARGO_MANIFEST_DIR"), "four-seats", 4, &random_dealer(), 4);
}

#[test]
fn action_sequences_from_a_fixed_deal_are_as_many_as_the_rules_make_them() {
    // Every seat keeps one of 4, then of 3, then of 2 cards, and plays one of 4, then of 3, then of 2,
    // whatever was done before.
    assert_eq!(counts::<Faj>(2, &random_dealer(), 1, 8), [4u64, 16, 48, 144, 288, 576, 2304, 9216]);
    assert_eq!(counts::<Faj>(3, &random_dealer(), 1, 6), [4u64, 16, 64, 192, 576, 1728]);
    assert_eq!(counts::<Faj>(4, &FajOptions::default(), 1, 6), [4u64, 16, 64, 256, 1024, 4096]);
}
