//! PIL-4 to PIL-12: refusals, which say why an action is not legal.

use parlour_cards::{Card, CardSet, Suit};
use parlour_core::{IllegalActionError, Seat, Words};

use crate::{Magic, Pile, PillarsAction, PillarsTable, Ranks, SuitCards, rule};

/// Checks an action of the seat whose turn it is and that holds `hand`.
pub(crate) fn check(
    table: &PillarsTable,
    hand: CardSet,
    action: PillarsAction,
) -> Result<(), IllegalActionError> {
    if let Some(battle) = table.taking() {
        return check_take(table, battle, action);
    }
    let seat = table.turn;
    match action {
        PillarsAction::Attack(cards) => check_attack(table, seat, hand, cards),
        PillarsAction::Defend(cards) => check_defend(table, seat, hand, cards),
        PillarsAction::Crawl(card) => check_crawl(table, seat, hand, card),
        PillarsAction::Score if table.won(seat).is_empty() => breaks(10, "pillars-none-won"),
        PillarsAction::Take(_) => breaks(10, "pillars-not-scoring"),
        PillarsAction::Harvest => check_harvest(table, seat),
        PillarsAction::Magic(magic) => check_magic(table, seat, magic),
        PillarsAction::Score | PillarsAction::End => Ok(()),
    }
}

fn breaks(number: u8, reason: impl Into<Words>) -> Result<(), IllegalActionError> {
    Err(IllegalActionError::breaks(rule(number), reason))
}

/// A reason that mentions a battle.
fn of_battle(id: &'static str, battle: Suit) -> Words {
    Words::new(id).emblem("battle", &battle.emblem())
}

/// A reason that mentions a card.
fn of_card(id: &'static str, card: Card) -> Words {
    Words::new(id).piece("card", card)
}

/// PIL-10: between `score` and its last `take`, refuses everything but taking a card of the battle in
/// question.
fn check_take(table: &PillarsTable, battle: Suit, action: PillarsAction) -> Result<(), IllegalActionError> {
    match action {
        PillarsAction::Take(card) if table.battle(battle).contains(card) => Ok(()),
        PillarsAction::Take(card) => {
            breaks(10, of_battle("pillars-not-in-battle", battle).piece("card", card))
        }
        PillarsAction::End => breaks(4, of_battle("pillars-take-first", battle)),
        _ => breaks(10, of_battle("pillars-take-first", battle)),
    }
}

fn check_held(hand: CardSet, cards: CardSet, number: u8) -> Result<(), IllegalActionError> {
    match (cards - hand).first() {
        Some(card) => breaks(number, of_card("pillars-not-in-hand", card)),
        None => Ok(()),
    }
}

/// PIL-5 and PIL-6: refuses cards with which the whole side would exceed the limit.
fn check_limit(table: &PillarsTable, seat: Seat, cards: SuitCards) -> Result<(), IllegalActionError> {
    let value = table.side_ranks(seat, cards.suit()).and(cards.ranks()).value();
    let limit = table.limit(seat);
    if value <= limit {
        Ok(())
    } else {
        breaks(5, Words::new("pillars-past-limit").number("value", value).number("limit", limit))
    }
}

/// PIL-7: checks an attack.
fn check_attack(
    table: &PillarsTable,
    seat: Seat,
    hand: CardSet,
    cards: SuitCards,
) -> Result<(), IllegalActionError> {
    check_held(hand, cards.cards(), 7)?;
    if !table.battle(cards.suit()).is_empty() {
        return breaks(7, of_battle("pillars-has-begun", cards.suit()));
    }
    check_limit(table, seat, cards)
}

/// PIL-8: checks a defence.
fn check_defend(
    table: &PillarsTable,
    seat: Seat,
    hand: CardSet,
    cards: SuitCards,
) -> Result<(), IllegalActionError> {
    check_held(hand, cards.cards(), 8)?;
    if table.battle(cards.suit()).is_empty() {
        return breaks(8, of_battle("pillars-has-not-begun", cards.suit()));
    }
    check_limit(table, seat, cards)
}

/// PIL-9: checks a crawl.
fn check_crawl(
    table: &PillarsTable,
    seat: Seat,
    hand: CardSet,
    card: Card,
) -> Result<(), IllegalActionError> {
    check_held(hand, CardSet::only(card), 9)?;
    let side = table.side_ranks(seat, card.suit());
    if side.is_empty() {
        return breaks(9, of_battle("pillars-no-side", card.suit()));
    }
    if side.and(Ranks::only(card)).value() <= table.limit(seat) {
        return breaks(9, of_card("pillars-fits", card));
    }
    Ok(())
}

/// PIL-11: checks a harvest.
fn check_harvest(table: &PillarsTable, seat: Seat) -> Result<(), IllegalActionError> {
    if table.pile(seat, Pile::Clubs).is_empty() {
        return breaks(11, "pillars-no-clubs");
    }
    if table.deck_size() == 0 {
        return breaks(11, "pillars-nothing-to-harvest");
    }
    Ok(())
}

/// PIL-12: checks magic.
fn check_magic(table: &PillarsTable, seat: Seat, magic: Magic) -> Result<(), IllegalActionError> {
    let card = magic.card();
    let other = PillarsTable::other(seat);
    if !table.scored[seat].contains(card) {
        return breaks(12, of_card("pillars-not-scored", card));
    }
    match magic {
        Magic::Number(card) if card.suit() != Suit::Hearts => {
            breaks(12, Words::new("pillars-no-magic").emblem("suit", &card.suit().emblem()))
        }
        Magic::Jack(_, target) if !table.scored[other].contains(target) => {
            breaks(12, of_card("pillars-not-scored-by-other", target))
        }
        Magic::Queen(_) if table.hands[other].cards == 0 => breaks(12, "pillars-nothing-to-steal"),
        Magic::King(_, battle) if table.battle(battle).is_empty() => {
            breaks(12, of_battle("pillars-nothing-to-clear", battle))
        }
        Magic::Number(_) | Magic::Jack(..) | Magic::Queen(_) | Magic::King(..) => Ok(()),
    }
}
