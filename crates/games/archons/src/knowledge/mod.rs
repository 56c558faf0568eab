//! What bots know about Archons: what a jack, a queen or a king is worth to each seat, and which card can win
//! it.

mod outlook;

use parlour_cards::{Colour, Suit};
use parlour_core::{
    Choices, FastDice, PerSeat, Seat,
    knowledge::{Iterations, Knowledge, Known, SearchParameters, Shares},
};

use self::outlook::{strength, to_come, turns_left, worth_later};
use crate::{
    Archon, ArchonSet, Archons, ArchonsAction, ArchonsChoices, ArchonsPhase, ArchonsTable, HandState, Poker,
    PokerSet, Title,
};

/// Judges Archons, and the cards that win them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ArchonsKnowledge;

impl Known for Archons {
    type Knowledge = ArchonsKnowledge;

    // Four hundred iterations take a few milliseconds.
    const ITERATIONS: Iterations = Iterations { easy: 80, medium: 200, hard: 8_000, expert: 40_000 };

    fn search_parameters() -> SearchParameters {
        SearchParameters { horizon: HORIZON, ..SearchParameters::default() }
    }
}

/// Decisions played before a playout is judged: none. More made no measured difference and cost time.
const HORIZON: u32 = 0;
/// Plays tried with a card before it is judged.
const TRIES: usize = 12;
/// The lead in points that makes an action look clearly good.
const CLEAR: f32 = 6.0;
/// How much of a card's later worth the quick judgement subtracts, with two seats and with more. With two,
/// saving cards at their fitted worth lost two games of three to spending them freely. With six, subtracting
/// 0.4 of it made 1.65 times a fair share against random play, 0.1 made 1.49 and 0.8 made 1.31.
const SPENT: (f32, f32) = (0.1, 0.4);
/// What a suit must be worth, in points, before it is killed while more of it may be captured.
const WAIT: f32 = 2.0;

impl Knowledge<Archons> for ArchonsKnowledge {
    fn prior(&self, position: &Archons, seat: Seat, action: ArchonsAction) -> f32 {
        let table = position.table();
        let points = match action {
            ArchonsAction::Lead(archon) => lead(position, seat, archon),
            ArchonsAction::Play(card) => play(position, seat, card),
            ArchonsAction::Under(card) => under(table, seat, card),
            ArchonsAction::Pass => 0.0,
            ArchonsAction::Return(archon) => -worth_later(table, archon),
        };
        points / CLEAR
    }

    fn playout(
        &self,
        position: &Archons,
        seat: Seat,
        choices: &ArchonsChoices,
        dice: &mut FastDice,
    ) -> ArchonsAction {
        let table = position.table();
        let best = |actions: &ArchonsChoices, value: &dyn Fn(ArchonsAction) -> f32| {
            actions.iter().max_by(|&a, &b| value(a).total_cmp(&value(b))).expect("there is an action")
        };
        match choices {
            ArchonsChoices::Under(_) => best(choices, &|action| match action {
                ArchonsAction::Under(card) => under(table, seat, card),
                _ => 0.0,
            }),
            ArchonsChoices::Return(_) => best(choices, &|action| match action {
                ArchonsAction::Return(archon) => -worth_later(table, archon),
                _ => 0.0,
            }),
            _ => choices.any(dice),
        }
    }

    fn reopen(&self, position: &mut Archons, thinker: Seat) {
        position.let_others_choose_again(thinker);
    }

    /// Face-down choices are only judged once they are turned up; until then they count as cards in the hand.
    fn judge(&self, position: &Archons) -> Option<Shares> {
        position.table().decided().is_empty().then(|| outlook::shares(position))
    }
}

/// What an Archon is worth to a seat that wins it, given the cards the seat has captured.
fn worth(table: &ArchonsTable, turns_left: f32, seat: Seat, archon: Archon) -> f32 {
    let touched = match archon.title() {
        Title::King(suit) => colour(table.scoring(seat), suit.colour()),
        Title::Queen(suit) => (table.scoring(seat) & Poker::of(suit)).len(),
        Title::Jack(_) | Title::Demiurge => 0,
    };
    touched as f32 + to_come(table, turns_left, archon)
}

fn colour(cards: PokerSet, colour: Colour) -> usize {
    cards.iter().filter(|card| card.suit().colour() == colour).count()
}

/// What captured cards score with these Archons in front.
fn points(table: &ArchonsTable, cards: PokerSet, front: ArchonSet) -> f32 {
    let dead = table.under.map(Poker::suit);
    let scoring = cards.iter().filter(|card| Some(card.suit()) != dead);
    let value = |card: Poker| {
        let kings = (front & Archon::kings(card.suit().colour())).len();
        1 + kings + usize::from(front.contains(Archon::queen(card.suit())))
    };
    scoring.map(value).sum::<usize>() as f32
}

/// What the winner of this play gets.
fn prize(table: &ArchonsTable, turns_left: f32, winner: Seat, archon: Archon, taken: PokerSet) -> f32 {
    let front = table.front[winner].with(archon);
    let more: f32 = table.pot.archons.iter().map(|other| worth(table, turns_left, winner, other)).sum();
    worth(table, turns_left, winner, archon) + more + points(table, taken | table.pot.pokers, front)
}

/// What a card wins on average, less what others win, over a few guesses at the others' cards, and less what
/// it is worth later.
fn play(position: &Archons, seat: Seat, card: Poker) -> f32 {
    let table = position.table();
    let Some(archon) = table.led else { return 0.0 };
    let left = turns_left(position) - 1.0;
    let rivals = (table.seats.count() - 1) as f32;
    let mut total = 0.0;
    for attempt in 0..TRIES {
        let cards = guess(position, seat, card, attempt);
        let (winner, destroyed) = table.resolve(&cards);
        let Some(winner) = winner else { continue };
        let taken =
            cards.as_slice().iter().flatten().copied().filter(|&card| Some(card) != destroyed).collect();
        let prize = prize(table, left, winner, archon, taken);
        total += if winner == seat { prize } else { -prize / rivals };
    }
    let spent = if rivals > 1.0 { SPENT.1 } else { SPENT.0 };
    total / TRIES as f32 - spent * strength(table, card)
}

/// The card, with a guess at what the others play. Each attempt moves each seat on to another card, with a
/// stride of its own, so that all kinds of plays come up.
fn guess(position: &Archons, seat: Seat, card: Poker, attempt: usize) -> PerSeat<Option<Poker>> {
    const STRIDES: [usize; Seat::MAX] = {
        let mut strides = [1; Seat::MAX];
        let primes = [5, 7, 11, 13, 17, 19];
        let mut seat = 0;
        while seat < Seat::MAX {
            strides[seat] = primes[seat % primes.len()];
            seat += 1;
        }
        strides
    };
    let table = position.table();
    PerSeat::from_fn(table.seats, |other| {
        if other == seat {
            return Some(card);
        }
        let hand = position.pokers_of(other);
        let stride = STRIDES[other.number()];
        (!hand.is_empty()).then(|| hand.nth((attempt * stride + attempt / 2 + other.number()) % hand.len()))
    })
}

/// How much better an Archon is for the leader than for the others, weighted by the chance that the leader's
/// best card wins it.
fn lead(position: &Archons, seat: Seat, archon: Archon) -> f32 {
    let table = position.table();
    let left = turns_left(position) - 1.0;
    let best =
        |other: Seat| position.pokers_of(other).iter().map(|card| strength(table, card)).fold(0.0, f32::max);
    let others = || table.seats.iter().filter(|&other| other != seat);
    let rivals = others().count() as f32;
    let stronger = others().filter(|&other| best(other) >= best(seat)).count() as f32;
    let chance = 1.0 / (1.0 + stronger);
    let theirs: f32 = others().map(|other| worth(table, left, other, archon)).sum::<f32>() / rivals;
    chance * worth(table, left, seat, archon) - (1.0 - chance) * theirs
}

/// What killing a suit takes from the others on average, less what it costs the seat itself.
fn under(table: &ArchonsTable, seat: Seat, card: Poker) -> f32 {
    let suit: Suit = card.suit();
    let in_suit = |other: Seat| points(table, table.captured[other] & Poker::of(suit), table.front[other]);
    let others = table.seats.iter().filter(|&other| other != seat);
    let loss = others.map(in_suit).sum::<f32>() / (table.seats.count() - 1) as f32;
    let goes_on = matches!(table.phase, ArchonsPhase::Under(_, HandState::GoesOn));
    let held_back = if goes_on { WAIT + strength(table, card) } else { 0.0 };
    loss - in_suit(seat) - held_back
}

#[cfg(test)]
mod tests {
    use crate::ArchonsOptions;
    use parlour_core::{Game, Seats};

    use super::*;

    fn table() -> ArchonsTable {
        let seats = Seats::new(3).unwrap();
        Archons::deal(seats, &ArchonsOptions::default(), &mut FastDice::new(1), &mut ()).table().clone()
    }

    fn cards(texts: &[&str]) -> PokerSet {
        texts.iter().map(|text| text.parse::<Poker>().unwrap()).collect()
    }

    #[test]
    fn a_king_is_worth_more_than_a_queen_or_a_jack() {
        let table = table();
        let [king, queen, jack] = ["KH", "QH", "JH"].map(|text| to_come(&table, 4.0, text.parse().unwrap()));
        assert!(king > queen.max(jack) && queen.min(jack) > 0.0);
    }

    #[test]
    fn a_queen_is_worth_most_to_the_seat_that_has_captured_her_suit() {
        let mut table = table();
        let [one, other] = [Seat::new(0), Seat::new(1)];
        table.captured[one] = cards(&["3H", "4H"]);
        table.captured[other] = cards(&["3C", "4C"]);
        let queen = "QH".parse().unwrap();
        assert!(worth(&table, 4.0, one, queen) > worth(&table, 4.0, other, queen));
    }

    #[test]
    fn the_suit_that_opponents_score_with_goes_under_the_demiurge_and_not_the_own_one() {
        let mut table = table();
        let seat = Seat::new(0);
        table.phase = ArchonsPhase::Under(seat, HandState::Over);
        table.captured[seat] = cards(&["3H", "4H"]);
        table.captured[Seat::new(1)] = cards(&["3C", "4C"]);
        let [own, theirs] = ["5H", "5C"].map(|text| under(&table, seat, text.parse().unwrap()));
        assert!(theirs > 0.0 && own < 0.0);
    }
}
