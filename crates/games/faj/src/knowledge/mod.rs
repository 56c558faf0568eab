//! What bots know about Faces, Aces & Jokers: which cards build a hand, which card wins them, and what to
//! save for the larger boards.

mod outlook;

use parlour_cards::Colour;
use parlour_core::{
    Choices, Dice, FastDice, PerSeat, Seat, Seats,
    knowledge::{Iterations, Knowledge, Known, SearchParameters, Shares},
};

use crate::{DraftCard, DraftFigure, DraftRank, DraftSet, Faj, FajAction, FajChoices, FajPhase, FajTable};

/// Judges draft cards, boards and piles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FajKnowledge;

impl Known for Faj {
    type Knowledge = FajKnowledge;

    // Rounds are short, and so are playouts. Going up to 250 iterations made a difference; between 800 and
    // 8,000 there was little.
    const ITERATIONS: Iterations = Iterations { easy: 80, medium: 250, hard: 8_000, expert: 40_000 };

    fn search_parameters() -> SearchParameters {
        // Playouts go to the end of the round, where the piles are judged. Letting the others play by quick
        // judgement raised the share of the win against greedy from 66.9% to 69.6% with two seats, and from
        // 1.35 to 1.46 times a fair share with four.
        SearchParameters {
            exploration: 0.8,
            prior_weight: 2.0,
            others_by_sight: 20.0,
            horizon: 0,
            ..SearchParameters::default()
        }
    }
}

/// How the share of the win at stake is scaled for the quick judgement: a board is seldom worth more than a
/// third of the win.
const STAKE: f32 = 3.0;
/// The share of the win that a card on a later board is worth in the first round; it grows with the square
/// root of the round. Anything between 0.02 and 0.08 makes little difference; without it, strong cards are
/// wasted on the first boards.
const LATER_CARD: f32 = 0.05;
/// The strength of an average card.
const ORDINARY: f32 = 0.5;
/// What the next higher suit adds to a card's strength, with two seats and with more.
const SUIT_OF_TWO: f32 = 0.03;
const SUIT_OF_MORE: f32 = 0.008;

impl Knowledge<Faj> for FajKnowledge {
    fn prior(&self, position: &Faj, seat: Seat, action: FajAction) -> f32 {
        let table = position.table();
        match action {
            FajAction::Vote(_) => 0.0,
            FajAction::Keep(card) => strength(card, table.seats) - ORDINARY,
            FajAction::Play(card) => play(position, seat, stake(table, seat), card),
        }
    }

    fn priors(&self, position: &Faj, seat: Seat, choices: &FajChoices, out: &mut Vec<(FajAction, f32)>) {
        out.clear();
        if let FajChoices::Play(hand) = *choices {
            // The stake is the same for every card and expensive to compute.
            let stake = stake(position.table(), seat);
            out.extend(hand.iter().map(|card| (FajAction::Play(card), play(position, seat, stake, card))));
        } else {
            out.extend(choices.iter().map(|action| (action, self.prior(position, seat, action))));
        }
    }

    fn playout(&self, position: &Faj, _seat: Seat, legal: &FajChoices, dice: &mut FastDice) -> FajAction {
        let table = position.table();
        let strength = |card| strength(card, table.seats);
        match (*legal, table.phase) {
            (FajChoices::Keep(pack), _) => {
                let [one, other] = two_of(pack, dice);
                FajAction::Keep(if strength(one) > strength(other) { one } else { other })
            }
            (FajChoices::Play(hand), FajPhase::Play { trick: 1 }) => {
                let [one, other] = two_of(hand, dice);
                FajAction::Play(if strength(one) < strength(other) { one } else { other })
            }
            _ => legal.any(dice),
        }
    }

    fn reopen(&self, position: &mut Faj, thinker: Seat) {
        position.let_others_choose_again(thinker);
    }

    fn judge(&self, position: &Faj) -> Option<Shares> {
        let table = position.table();
        let between_rounds = table.phase == FajPhase::Keep { passes: 0 } && table.decided.is_empty();
        (between_rounds && table.round > 1).then(|| outlook::shares(table.piles.as_slice(), table.unturned()))
    }
}

/// A quick judgement of a card, where the board is worth `stake`.
fn play(position: &Faj, seat: Seat, stake: f32, card: DraftCard) -> f32 {
    STAKE * (stake * chance_to_win(position, seat, card) - saved(position.table(), card))
}

/// Two random cards, which may be the same.
fn two_of(cards: DraftSet, dice: &mut FastDice) -> [DraftCard; 2] {
    [(); 2].map(|()| cards.nth(dice.below(cards.len() as u32) as usize))
}

/// How often a card wins a trick when everybody plays cards at random, over boards of all sizes, measured
/// with two seats and with four.
///
/// With many players Jokers are often out, and a jack that may catch them is worth more than a queen or a
/// king. With four seats, knowing that made 1.4 times a fair share against three players who did not; with
/// three seats, an eighth more than a fair share.
fn strength(card: DraftCard, seats: Seats) -> f32 {
    let (two, four, suit) = match card.figure() {
        DraftFigure::Joker(Colour::Black) => (0.89, 0.68, 0),
        DraftFigure::Joker(Colour::Red) => (0.82, 0.55, 0),
        DraftFigure::Suited(DraftRank::Ace, suit) => (0.62, 0.27, suit as u8),
        DraftFigure::Suited(DraftRank::King, suit) => (0.47, 0.15, suit as u8),
        DraftFigure::Suited(DraftRank::Queen, suit) => (0.32, 0.10, suit as u8),
        DraftFigure::Suited(DraftRank::Jack, suit) => (0.22, 0.22, suit as u8),
    };
    let (lowest_suit, by_suit) = if seats.count() == 2 { (two, SUIT_OF_TWO) } else { (four, SUIT_OF_MORE) };
    lowest_suit + by_suit * f32::from(suit)
}

/// What winning the board is worth, as a share of the win, compared with another seat winning it.
fn stake(table: &FajTable, seat: Seat) -> f32 {
    let unturned = table.unturned();
    let if_won_by = |winner: Seat| {
        let mut piles = table.piles;
        piles[winner] = piles[winner] | table.board.cards;
        outlook::shares(piles.as_slice(), unturned)[seat.number()]
    };
    let others = table.seats.iter().filter(|&other| other != seat);
    let lost = others.map(if_won_by).sum::<f32>() / (table.seats.count() - 1) as f32;
    if_won_by(seat) - lost
}

/// What a card is worth in the later tricks of this round.
fn saved(table: &FajTable, card: DraftCard) -> f32 {
    let FajPhase::Play { trick } = table.phase else { return 0.0 };
    let later_board = f32::from(trick + 1 + FajTable::TRICKS) / 2.0;
    LATER_CARD * later_board * f32::from(table.round).sqrt() * strength(card, table.seats)
}

/// The chance that a card wins this trick against the others' hands, if they play any card with equal
/// probability.
fn chance_to_win(position: &Faj, seat: Seat, card: DraftCard) -> f32 {
    let others = position.table().seats.iter().filter(|&other| other != seat);
    others.map(|other| beaten_part(position, (seat, card), other)).product()
}

/// The fraction of another seat's cards that a card beats.
fn beaten_part(position: &Faj, (seat, card): (Seat, DraftCard), other: Seat) -> f32 {
    let table = position.table();
    let hand = position.hand(other);
    let mut plays = PerSeat::new(table.seats);
    plays[seat] = Some(card);
    let beaten = hand.iter().filter(|&theirs| {
        plays[other] = Some(theirs);
        table.board.winner(&plays).0 == seat
    });
    beaten.count() as f32 / hand.len().max(1) as f32
}

#[cfg(test)]
mod tests {
    use crate::{DealerBy, FajOptions};
    use parlour_cards::{Card, CardSet};
    use parlour_core::Game;

    use super::*;

    fn cards(text: &str) -> CardSet {
        text.split(' ').map(|card| card.parse::<Card>().unwrap()).collect()
    }

    fn table_with(seats: usize, piles: [&str; 2], board: &str) -> FajTable {
        let options = FajOptions { dealer: DealerBy::Random };
        let position = Faj::deal(Seats::new(seats).unwrap(), &options, &mut FastDice::new(1), &mut ());
        let mut table = position.table().clone();
        for (seat, pile) in [0, 1].map(Seat::new).into_iter().zip(piles) {
            table.piles[seat] = cards(pile);
        }
        table.board.cards = cards(board);
        table.phase = FajPhase::Play { trick: 1 };
        table
    }

    #[test]
    fn the_card_that_completes_a_quartet_is_worth_more_than_one_that_fits_nothing() {
        let piles = ["9S 9H 9D 2C", "3S 5H 7D 8C"];
        let seat = Seat::new(0);
        assert!(stake(&table_with(2, piles, "9C"), seat) > stake(&table_with(2, piles, "4C"), seat) + 0.1);
    }

    #[test]
    fn a_card_that_only_the_other_seat_needs_is_worth_winning_too() {
        let piles = ["3S 5H 7D 8C", "9S 9H 9D 2C"];
        assert!(stake(&table_with(2, piles, "9C"), Seat::new(0)) > 0.1);
    }

    #[test]
    fn shares_sum_to_one_and_equal_piles_share_alike() {
        let none = [CardSet::EMPTY; 4];
        let shares = outlook::shares(&none, crate::all_trick_cards());
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-4);
        assert!((shares[0] - 0.25).abs() < 1e-4);
    }

    #[test]
    fn a_strong_card_is_saved_rather_than_a_weak_one() {
        let table = table_with(2, ["3S", "9S"], "4C");
        assert!(saved(&table, DraftCard::BLACK_JOKER) > saved(&table, "QC".parse().unwrap()));
    }

    #[test]
    fn jokers_are_kept_before_aces_and_aces_before_jacks() {
        for seats in [2, 3, 4].map(|count| Seats::new(count).unwrap()) {
            let [joker, ace, jack] = ["RJ", "AS", "JS"].map(|card| strength(card.parse().unwrap(), seats));
            assert!(joker > ace && ace > jack);
        }
    }

    #[test]
    fn where_many_play_a_jack_is_kept_before_a_king() {
        let jack_looks_better = |seats| {
            let [jack, king] =
                ["JS", "KS"].map(|card| strength(card.parse().unwrap(), Seats::new(seats).unwrap()));
            jack > king
        };
        assert!(jack_looks_better(4) && !jack_looks_better(2));
    }
}
