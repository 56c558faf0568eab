//! The rules by example, the laws, and what a seat can know.

mod knowledge;
mod laws;
mod memory;
mod rules_deal;
mod rules_play;
mod rules_powers;
mod rules_turn;
mod scene;
mod story;

use parlour_core::{
    Choices, Game, PerSeat, Seat, Seats,
    record::{ChanceEvent, RecordEvent, Script},
};

use crate::{
    Archon, ArchonSet, Archons, ArchonsCard, ArchonsCardSet, ArchonsOptions, ArchonsPhase, ArchonsTable,
    Hidden, Poker, PokerSet, Pot, deck::Deck,
};

pub(super) fn cards(text: &str) -> ArchonsCardSet {
    list(text).into_iter().collect()
}

pub(super) fn list(text: &str) -> Vec<ArchonsCard> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

pub(super) fn pokers(text: &str) -> PokerSet {
    text.split_whitespace().map(|card| card.parse::<Poker>().unwrap()).collect()
}

pub(super) fn archons(text: &str) -> ArchonSet {
    text.split_whitespace().map(|card| card.parse::<Archon>().unwrap()).collect()
}

pub(super) fn seat(number: u8) -> Seat {
    Seat::new(number)
}

/// A hand in progress, in which seat 0 is asked first to lead. Cards not named are out of the game.
#[derive(Clone, Debug, Default)]
pub(super) struct Setup {
    pub(super) hands: Vec<&'static str>,
    /// The deck, from the top down.
    pub(super) deck: &'static str,
    pub(super) discard: &'static str,
    pub(super) front: Vec<&'static str>,
    pub(super) captured: Vec<&'static str>,
    pub(super) options: ArchonsOptions,
    /// The number of the hand, counted from 0.
    pub(super) hand: u8,
}

impl Setup {
    pub(super) fn new(hands: &[&'static str]) -> Self {
        Self { hands: hands.to_vec(), ..Self::default() }
    }

    pub(super) fn deck(self, deck: &'static str) -> Self {
        Self { deck, ..self }
    }

    pub(super) fn discard(self, discard: &'static str) -> Self {
        Self { discard, ..self }
    }

    pub(super) fn front(self, front: &[&'static str]) -> Self {
        Self { front: front.to_vec(), ..self }
    }

    pub(super) fn captured(self, captured: &[&'static str]) -> Self {
        Self { captured: captured.to_vec(), ..self }
    }

    pub(super) fn options(self, options: ArchonsOptions) -> Self {
        Self { options, ..self }
    }

    pub(super) fn hand(self, hand: u8) -> Self {
        Self { hand, ..self }
    }

    /// The position after these actions, which must not need chance.
    pub(super) fn after(&self, actions: &[&str]) -> Archons {
        self.start().after(actions)
    }

    /// The position after these actions, with these results of chance.
    pub(super) fn after_with(&self, actions: &[&str], luck: &[RecordEvent]) -> Archons {
        self.start().after_with(actions, luck)
    }

    /// The position in which the first seat that can lead does so.
    pub(super) fn start(&self) -> Archons {
        let hands: Vec<ArchonsCardSet> = self.hands.iter().map(cards).collect();
        self.start_with(&hands, &list(self.deck))
    }

    /// Like [`Setup::start`], with other cards in the hands and the deck.
    pub(super) fn start_with(&self, hands: &[ArchonsCardSet], deck: &[ArchonsCard]) -> Archons {
        let seats = Seats::new(hands.len()).unwrap();
        let text = |texts: &[&'static str], seat: Seat| texts.get(seat.number()).copied().unwrap_or("");
        let hands = PerSeat::from_fn(seats, |seat| hands[seat.number()]);
        let stock = hands
            .as_slice()
            .iter()
            .fold(deck.iter().copied().collect(), |all: ArchonsCardSet, &hand| all | hand);
        let mut hidden = Hidden::after_deal(seats, stock, 0);
        for seat in seats.iter() {
            hidden.clues[seat].held[0] = hands[seat].len() as u8;
            hidden.count_anew(seat);
        }
        let table = ArchonsTable {
            options: self.options,
            seats,
            dealer: seats.right_of(seat(0)),
            hand: self.hand,
            turns: 0,
            redeals: 0,
            dealt_only: None,
            phase: ArchonsPhase::Over,
            leader: seat(0),
            led: None,
            players: parlour_core::SeatSet::EMPTY,
            last_turn: None,
            front: PerSeat::from_fn(seats, |seat| archons(text(&self.front, seat))),
            captured: PerSeat::from_fn(seats, |seat| pokers(text(&self.captured, seat))),
            pot: Pot::default(),
            discard: cards(self.discard),
            under: None,
            scored: [PerSeat::new(seats); ArchonsTable::HANDS - 1],
            hidden,
        };
        let deck = Deck::new(deck.iter().copied().collect(), |cards| cards.copy_from_slice(deck));
        let mut position = Archons { table, hands, deck, chosen: PerSeat::new(seats) };
        position.start_turn(&mut ());
        position
    }
}

/// The legal actions of the first seat that is to act, as text.
pub(super) fn legal(position: &Archons) -> String {
    let seat = position.to_act().first().unwrap();
    let texts: Vec<String> = position.choices(seat).iter().map(|action| action.to_string()).collect();
    texts.join(", ")
}

/// A shuffle with its result, the top card first.
pub(super) fn shuffle(pile: &str, order: &str) -> RecordEvent {
    RecordEvent::Chance(ChanceEvent::shuffle(pile, order.split_whitespace().map(str::to_owned).collect()))
}

impl Archons {
    /// Plays actions given as text, each by the seat that is to act. They must not need chance.
    pub(super) fn after(self, actions: &[&str]) -> Self {
        self.after_with(actions, &[])
    }

    /// Plays actions given as text, each by the seat that is to act, using up exactly these results of
    /// chance.
    pub(super) fn after_with(mut self, actions: &[&str], luck: &[RecordEvent]) -> Self {
        let mut script = Script::new(luck);
        for action in actions {
            let seat = self.to_act().first().expect("somebody is to act");
            let played = self.play(seat, action.parse().unwrap(), &mut script, &mut ());
            assert_eq!(played, Ok(()), "seat {seat} plays `{action}`");
            assert_eq!(script.problem(), None, "after `{action}`");
        }
        assert_eq!(script.read(), luck.len(), "all luck is used");
        self
    }
}
