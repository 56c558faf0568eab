//! The laws of every game, for this one.

use parlour_core::Seats;
use parlour_laws::{Subject, check};

use crate::{DealerBy, DraftCard, DraftSet, Faj, FajOptions, Phase, trick_cards};

fn random_dealer() -> FajOptions {
    FajOptions { dealer: DealerBy::Random }
}

impl Subject for Faj {
    fn option_sets() -> Vec<FajOptions> {
        vec![FajOptions::default(), random_dealer()]
    }

    fn every_piece(_seats: Seats, _options: &FajOptions) -> Vec<String> {
        let drafts = DraftCard::pile().into_iter().map(|card| card.to_string());
        drafts.chain(trick_cards().iter().map(ToString::to_string)).collect()
    }

    /// Trick cards in the pile, on the board and won; draft cards not dealt, in packs, kept and played.
    fn census(&self) -> Vec<String> {
        let table = &self.table;
        let won = table.piles.as_slice().iter().flat_map(|pile| pile.iter());
        let tricks = self.tricks.rest().iter().copied().chain(table.board.cards).chain(won);
        let dealt = self.draft.dealt.as_slice().iter().fold(DraftSet::EMPTY, |all, &pack| all | pack);
        let mut drafts: Vec<DraftCard> = (DraftCard::all() - dealt).iter().collect();
        for seat in table.seats.iter() {
            if let Phase::Keep { passes } = table.phase {
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
