//! What everybody can work out about the cards that lie face down: [`Hidden`].
//!
//! Every card that leaves a hand is shown. So anything once deduced about a hand either concerns cards that
//! are still in it, or is settled. Three kinds of knowledge remain:
//!
//! - *Which shuffle a card comes from.* After `shuffle discard` everybody knows which cards are in the new
//!   deck, so the cards dealt from it are some of those. Each shuffle of several cards is a [`Stock`], and it
//!   is known how many cards of each stock a seat holds.
//! - *What a seat holds now* ([`PokerRange`], and whether it could have led): how many poker cards, as seen
//!   from what it does and is asked in this turn.
//! - *What a seat once held* ([`HandMemory`]): a seat that was passed over for the lead and still played a
//!   card held no Archon, so any it has now was dealt to it since.

use parlour_core::{PerSeat, Seat, SeatSet, Seats};
use serde::{Deserialize, Serialize};

use crate::{ArchonsCard, ArchonsCardSet, card::Sorts, trail::Trail};

/// The shuffles of a hand that are told apart. When cards of more than two later shuffles are in hidden hands
/// at once, all but one of those shuffles count as one, which makes the public knowledge less exact.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Stock {
    First,
    Second,
    Third,
}

impl Stock {
    /// All stocks, in order.
    pub const ALL: [Self; Self::COUNT] = [Self::First, Self::Second, Self::Third];
    /// The number of stocks.
    pub const COUNT: usize = 3;
}

/// The least and the most poker cards that a seat may hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct PokerRange {
    pub least: u8,
    pub most: u8,
}

impl PokerRange {
    pub(crate) fn raise_least(&mut self, least: u8) {
        self.least = self.least.max(least);
    }

    pub(crate) fn lower_most(&mut self, most: u8) {
        self.most = self.most.min(most);
    }
}

/// What an earlier turn revealed about a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum HandMemory {
    /// Nothing is known.
    #[default]
    Nothing,
    /// The hand once held only poker cards. What has changed since is in [`Clues::trail`] and
    /// [`Clues::sure`].
    OncePokers,
    /// The hand once held only Archons, and has been dealt at most one card since, from this stock.
    OnceArchons(Option<Stock>),
}

/// What everybody can work out about one seat's hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Clues {
    /// The cards that everybody can name: each was shuffled alone and dealt at once.
    pub known: ArchonsCardSet,
    /// With [`HandMemory::OncePokers`]: how the cards of the first stock have changed since.
    pub trail: Trail,
    /// How many other cards of each stock it holds.
    pub held: [u8; Stock::COUNT],
    /// With [`HandMemory::OncePokers`]: how many cards of each later stock must be poker cards.
    pub sure: [u8; Stock::COUNT - 1],
    /// How many poker cards it holds now, as far as this turn has shown.
    pub pokers: PokerRange,
    /// What an earlier turn revealed.
    pub memory: HandMemory,
}

impl Clues {
    /// The number of cards in the hand.
    #[inline]
    pub fn size(&self) -> u8 {
        self.known.len() as u8 + self.held.iter().sum::<u8>()
    }

    /// Records that a card of a stock is dealt to the hand, face down.
    #[inline]
    fn card_dealt(&mut self, stock: Stock) {
        self.held[stock as usize] += 1;
        match self.memory {
            HandMemory::OncePokers if stock == Stock::First => {
                self.go_on(self.trail.card_dealt(self.held[0]));
            }
            HandMemory::OnceArchons(_) => self.memory = HandMemory::OnceArchons(Some(stock)),
            HandMemory::Nothing | HandMemory::OncePokers => {}
        }
    }

    /// Records that a card of a stock leaves the hand, for everybody to see.
    #[inline]
    fn card_left(&mut self, stock: Stock, card: ArchonsCard) {
        let is_poker = card.poker().is_some();
        self.held[stock as usize] -= 1;
        match self.memory {
            HandMemory::OncePokers => match stock {
                Stock::First if is_poker => {}
                Stock::First => self.go_on(self.trail.archon_left()),
                // Nobody can tell whether an old or a new one left, so one less is certain.
                Stock::Second | Stock::Third if is_poker => {
                    let sure = &mut self.sure[stock as usize - 1];
                    *sure = sure.saturating_sub(1);
                }
                Stock::Second | Stock::Third => {}
            },
            // Only the one card dealt since can be a poker card.
            HandMemory::OnceArchons(_) if is_poker => self.memory = HandMemory::OnceArchons(None),
            HandMemory::Nothing | HandMemory::OnceArchons(_) => {}
        }
    }

    fn go_on(&mut self, trail: Option<Trail>) {
        match trail {
            Some(trail) => self.trail = trail,
            None => self.memory = HandMemory::Nothing,
        }
    }

    /// Keeps what this turn has shown about the hand as a whole.
    #[inline]
    fn remember(&mut self) {
        if self.pokers.most == 0 {
            self.memory = HandMemory::OnceArchons(None);
        } else if self.pokers.least >= self.size() {
            self.memory = HandMemory::OncePokers;
            self.trail = Trail::default();
            self.sure = [self.held[1], self.held[2]];
        }
    }
}

/// What everybody can work out about the cards that lie face down.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Hidden {
    /// The cards of each stock that lie face down, in a hand or in the deck.
    pub stocks: [ArchonsCardSet; Stock::COUNT],
    /// The stock that the deck belongs to.
    pub now: Stock,
    /// ARC-11: the seats that cannot lead now: each holds no Archon or no poker card.
    pub cannot_lead: SeatSet,
    /// What is known about each hand.
    pub clues: PerSeat<Clues>,
}

impl Hidden {
    /// ARC-4: the public knowledge after these cards were shuffled and `each` were dealt to every seat.
    pub(crate) fn after_deal(seats: Seats, cards: ArchonsCardSet, each: u8) -> Self {
        let clues = Clues { held: [each, 0, 0], ..Clues::default() };
        Self {
            stocks: [cards, ArchonsCardSet::EMPTY, ArchonsCardSet::EMPTY],
            now: Stock::First,
            cannot_lead: SeatSet::EMPTY,
            clues: PerSeat::from_fn(seats, |_| clues),
        }
    }

    /// The number of cards in the deck.
    pub fn deck_size(&self) -> usize {
        let held: u8 = self.clues.iter().map(|(_, clues)| clues.held[self.now as usize]).sum();
        self.stocks[self.now as usize].len() - usize::from(held)
    }

    /// ARC-16: records that these cards, more than one, are the new deck, as a stock of their own if one is
    /// free. The old deck is used up.
    pub(crate) fn reshuffled(&mut self, cards: ArchonsCardSet) {
        for stock in [Stock::Second, Stock::Third] {
            self.name_cards_of_one_hand(stock);
        }
        let is_free = |stock: Stock| self.stocks[stock as usize].is_empty();
        self.now = if is_free(Stock::Second) { Stock::Second } else { Stock::Third };
        let stock = &mut self.stocks[self.now as usize];
        *stock = *stock | cards;
    }

    /// Names the cards of a stock if all that are left of it are in one hand. Named cards no longer need the
    /// hand's memory.
    fn name_cards_of_one_hand(&mut self, stock: Stock) {
        let cards = self.stocks[stock as usize];
        let holder = self.clues.seats().iter().find(|&seat| {
            let held = usize::from(self.clues[seat].held[stock as usize]);
            held > 0 && held == cards.len()
        });
        if let Some(seat) = holder {
            let clues = &mut self.clues[seat];
            clues.known = clues.known | cards;
            clues.held[stock as usize] = 0;
            clues.sure[stock as usize - 1] = 0;
            if clues.memory == HandMemory::OnceArchons(Some(stock)) {
                clues.memory = HandMemory::OnceArchons(None);
            }
            self.stocks[stock as usize] = ArchonsCardSet::EMPTY;
        }
    }

    /// Records that the top card of the deck is dealt to a seat.
    #[inline]
    pub(crate) fn card_dealt(&mut self, seat: Seat) {
        self.clues[seat].card_dealt(self.now);
    }

    /// ARC-16: records that a card shuffled alone is dealt to a seat.
    pub(crate) fn known_card_dealt(&mut self, seat: Seat, card: ArchonsCard) {
        self.clues[seat].known.insert(card);
    }

    /// Records that a seat shows a card, which leaves its hand.
    #[inline]
    pub(crate) fn card_left(&mut self, seat: Seat, card: ArchonsCard) {
        let clues = &mut self.clues[seat];
        if card.poker().is_some() {
            clues.pokers.least = clues.pokers.least.saturating_sub(1);
            clues.pokers.most = clues.pokers.most.saturating_sub(1);
        }
        if clues.known.contains(card) {
            clues.known.remove(card);
            return;
        }
        let stock = Stock::ALL.into_iter().find(|&stock| self.stocks[stock as usize].contains(card));
        let stock = stock.expect("a card that lay face down is of some stock");
        self.stocks[stock as usize].remove(card);
        clues.card_left(stock, card);
    }

    /// ARC-17: records that a seat has shown all its cards and has none left.
    pub(crate) fn hand_left(&mut self, seat: Seat, hand: ArchonsCardSet) {
        for card in hand {
            self.card_left(seat, card);
        }
        self.clues[seat].memory = HandMemory::Nothing;
    }

    /// Keeps what this turn has shown about whole hands. All its cards must have been shown.
    #[inline]
    pub(crate) fn remember(&mut self) {
        for seat in self.clues.seats().iter() {
            self.clues[seat].remember();
        }
        self.cannot_lead = SeatSet::EMPTY;
    }

    /// Forgets how many poker cards a seat holds, as new cards are dealt to it.
    #[inline]
    pub(crate) fn count_anew(&mut self, seat: Seat) {
        let clues = &mut self.clues[seat];
        clues.pokers = PokerRange { least: 0, most: clues.size() };
    }

    /// How many poker cards this turn has shown a hand to hold.
    #[inline]
    pub(crate) fn pokers(&mut self, seat: Seat) -> &mut PokerRange {
        &mut self.clues[seat].pokers
    }

    /// ARC-11: records that a seat can lead.
    #[inline]
    pub(crate) fn can_lead(&mut self, seat: Seat) {
        let most = self.clues[seat].size() - 1;
        self.pokers(seat).raise_least(1);
        self.pokers(seat).lower_most(most);
    }

    /// ARC-13: records that these seats hold a poker card and the others do not. A seat that could not lead,
    /// but plays a card, has no Archon.
    #[inline]
    pub(crate) fn players(&mut self, players: SeatSet) {
        for seat in self.clues.seats().iter() {
            if !players.contains(seat) {
                self.pokers(seat).lower_most(0);
            } else if self.cannot_lead.contains(seat) {
                let size = self.clues[seat].size();
                self.pokers(seat).raise_least(size);
            } else {
                self.pokers(seat).raise_least(1);
            }
        }
    }

    /// Whether this turn allows a seat to hold exactly this many poker cards.
    pub(crate) fn allows(&self, seat: Seat, pokers: u8) -> bool {
        let clues = &self.clues[seat];
        let split = pokers > 0 && pokers < clues.size();
        let counted = (clues.pokers.least..=clues.pokers.most).contains(&pokers);
        counted && !(split && self.cannot_lead.contains(seat))
    }

    /// The number of Archons among the cards in a seat's hand that everybody can name.
    pub(crate) fn known_archons(&self, seat: Seat) -> usize {
        self.clues[seat].known.archons().len()
    }
}
