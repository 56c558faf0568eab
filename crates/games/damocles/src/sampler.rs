//! The positions that a view allows: [`DamoclesSampler`].

use parlour_core::{Dice, PerSeat, Sampler, Seat};

use crate::{
    Codex, CodexSet, Damocles, DamoclesPhase, DamoclesView,
    deck::{Deck, listed},
    origin::{DeckSpread, Origins},
};

/// The ways in which the unseen codices can lie.
///
/// A place is anywhere a codex can lie unseen: each codex of another hand, each discard of another seat, each
/// codex of the deck, and each that another seat's Oracle has drawn. Before the first reshuffle every way to
/// put the unseen codices in the places is equally likely. After it, the viewer's own returned discards lie
/// only in places of the new deck; see [`Origins`].
#[derive(Clone, Debug)]
pub struct DamoclesSampler {
    view: DamoclesView,
    unseen: CodexSet,
    origins: Option<Origins>,
}

/// Where an unseen codex can lie.
#[derive(Clone, Copy, Debug)]
enum CodexPlace {
    Hand(Seat),
    Discards(Seat),
    Drawn,
    Deck,
}

/// Places in a row, those of the new deck first.
struct Places {
    list: [CodexPlace; Codex::COUNT],
    count: usize,
}

impl Places {
    fn add(&mut self, place: CodexPlace, count: u8) {
        let end = self.count + usize::from(count);
        self.list[self.count..end].fill(place);
        self.count = end;
    }
}

impl DamoclesSampler {
    pub(crate) fn new(view: &DamoclesView) -> Self {
        Self { view: view.clone(), unseen: view.unseen(), origins: Origins::new(view) }
    }

    /// Every place for an unseen codex, and how many of them belong to the new deck.
    fn places(&self, spread: Option<&DeckSpread>) -> (Places, usize) {
        let table = &self.view.table;
        let mut places = Places { list: [CodexPlace::Deck; Codex::COUNT], count: 0 };
        if let (Some(spread), Some(origins)) = (spread, &self.origins) {
            for seat in self.view.others() {
                places.add(CodexPlace::Hand(seat), spread.hands[seat]);
                places.add(CodexPlace::Discards(seat), spread.discards[seat]);
            }
            places.add(CodexPlace::Drawn, origins.drawn());
            places.add(CodexPlace::Deck, table.deck_size() as u8);
        }
        let new = places.count;
        for seat in self.view.others() {
            let [held, discarded] =
                spread.map_or([0, 0], |spread| [spread.hands[seat], spread.discards[seat]]);
            places.add(CodexPlace::Hand(seat), table.hand_sizes[seat] - held);
            places.add(CodexPlace::Discards(seat), table.discarded[seat] - discarded);
        }
        if let DamoclesPhase::Oracle(seat, drawn) = table.phase
            && !self.view.viewer.is(seat)
        {
            places.add(CodexPlace::Drawn, drawn.count - self.origins.as_ref().map_or(0, Origins::drawn));
        }
        // The rest is the deck. After a reshuffle it is all new and has been counted already.
        let rest = self.unseen.len() - places.count;
        places.add(CodexPlace::Deck, rest as u8);
        (places, new)
    }

    /// The position with the viewer's own codices and nothing else that is hidden.
    fn bare(&self) -> Damocles {
        let Self { view, .. } = self;
        let own = |codices: CodexSet| {
            PerSeat::from_fn(
                view.table.seats,
                |seat| if view.viewer.is(seat) { codices } else { CodexSet::EMPTY },
            )
        };
        Damocles {
            hands: own(view.hand),
            drawn: view.drawn,
            discards: own(view.discards),
            returned: own(view.returned),
            deck: Deck::new(&[]),
            table: view.table.clone(),
        }
    }

    /// DAM-19: shares out the others' returned discards, which are all that came back in the new deck except
    /// the viewer's.
    fn share_out(&self, position: &mut Damocles, pool: CodexSet, dice: &mut impl Dice) {
        let (mut list, count) = listed(pool - self.view.returned);
        dice.shuffle(&mut list[..count]);
        let mut rest = list[..count].iter();
        for seat in self.view.others() {
            let theirs = usize::from(self.view.table.since.returned[seat]);
            position.returned[seat] = rest.by_ref().take(theirs).copied().collect();
        }
        debug_assert!(rest.next().is_none(), "the new deck was made of all returned discards");
    }
}

impl Sampler<Damocles> for DamoclesSampler {
    fn draw(&self, dice: &mut impl Dice) -> Damocles {
        let spread = self.origins.as_ref().map(|origins| origins.draw(dice));
        let (mut places, new) = self.places(spread.as_ref());
        // The viewer's returned discards go first, to any of the new places; all others go to what is left.
        let lost = self.view.returned & self.unseen;
        let (mut codices, count) = listed(self.unseen - lost);
        dice.shuffle(&mut codices[..count]);
        dice.choose(&mut places.list[..new], lost.len());
        let mut position = self.bare();
        let mut deck = [codices[0]; Codex::COUNT];
        let (mut deck_size, mut pool) = (0, CodexSet::EMPTY);
        let all = lost.iter().chain(codices[..count].iter().copied());
        for (number, (&place, codex)) in places.list[..places.count].iter().zip(all).enumerate() {
            match place {
                CodexPlace::Hand(seat) => position.hands[seat].insert(codex),
                CodexPlace::Discards(seat) => position.discards[seat].insert(codex),
                CodexPlace::Drawn => position.drawn.insert(codex),
                CodexPlace::Deck => {
                    deck[deck_size] = codex;
                    deck_size += 1;
                }
            }
            if number < new {
                pool.insert(codex);
            }
        }
        dice.shuffle(&mut deck[..deck_size]);
        position.deck = Deck::new(&deck[..deck_size]);
        if let Some(spread) = spread {
            let pool = pool | spread.played | self.view.redrawn | self.view.returned;
            self.share_out(&mut position, pool, dice);
        }
        position
    }
}
