//! PIL-4 to PIL-12: why an action is not legal.

use parlour_cards::{Card, CardSet, Suit};
use parlour_core::{Illegal, Seat};

use crate::{Magic, Pile, PillarsAction, Ranks, SuitCards, Table, rule};

/// Whether the seat whose turn it is and who holds `hand` may do that.
pub(crate) fn check(table: &Table, hand: CardSet, action: PillarsAction) -> Result<(), Illegal> {
    if let Some(battle) = table.taking() {
        return check_take(table, battle, action);
    }
    let seat = table.turn;
    match action {
        PillarsAction::Attack(cards) => check_attack(table, seat, hand, cards),
        PillarsAction::Defend(cards) => check_defend(table, seat, hand, cards),
        PillarsAction::Crawl(card) => check_crawl(table, seat, hand, card),
        PillarsAction::Score if table.won(seat).is_empty() => {
            breaks(10, "to score, have more cards than the opponent in some battle")
        }
        PillarsAction::Take(_) => breaks(10, "a card is taken only after `score`"),
        PillarsAction::Harvest => check_harvest(table, seat),
        PillarsAction::Magic(magic) => check_magic(table, seat, magic),
        PillarsAction::Score | PillarsAction::End => Ok(()),
    }
}

fn breaks(number: u8, reason: impl Into<std::borrow::Cow<'static, str>>) -> Result<(), Illegal> {
    Err(Illegal::breaks(rule(number), reason))
}

/// PIL-10: between `score` and its last `take`, only cards of the battle at hand can be taken.
fn check_take(table: &Table, battle: Suit, action: PillarsAction) -> Result<(), Illegal> {
    match action {
        PillarsAction::Take(card) if table.battle(battle).contains(card) => Ok(()),
        PillarsAction::Take(card) => breaks(10, format!("{card} is not in the {} battle", battle.name())),
        PillarsAction::End => breaks(4, format!("first take a card of the {} battle", battle.name())),
        _ => breaks(10, format!("first take a card of the {} battle", battle.name())),
    }
}

fn check_held(hand: CardSet, cards: CardSet, number: u8) -> Result<(), Illegal> {
    match (cards - hand).first() {
        Some(card) => breaks(number, format!("{card} is not in the hand")),
        None => Ok(()),
    }
}

/// PIL-5 and PIL-6: the whole side must stay within the limit.
fn check_limit(table: &Table, seat: Seat, cards: SuitCards) -> Result<(), Illegal> {
    let value = table.side_ranks(seat, cards.suit()).and(cards.ranks()).value();
    let limit = table.limit(seat);
    if value <= limit {
        Ok(())
    } else {
        breaks(5, format!("the side would be worth {value}, past the limit of {limit}"))
    }
}

/// PIL-7.
fn check_attack(table: &Table, seat: Seat, hand: CardSet, cards: SuitCards) -> Result<(), Illegal> {
    check_held(hand, cards.cards(), 7)?;
    if !table.battle(cards.suit()).is_empty() {
        return breaks(7, format!("the {} battle has begun: defend there", cards.suit().name()));
    }
    check_limit(table, seat, cards)
}

/// PIL-8.
fn check_defend(table: &Table, seat: Seat, hand: CardSet, cards: SuitCards) -> Result<(), Illegal> {
    check_held(hand, cards.cards(), 8)?;
    if table.battle(cards.suit()).is_empty() {
        return breaks(8, format!("the {} battle has not begun: attack there", cards.suit().name()));
    }
    check_limit(table, seat, cards)
}

/// PIL-9.
fn check_crawl(table: &Table, seat: Seat, hand: CardSet, card: Card) -> Result<(), Illegal> {
    check_held(hand, CardSet::only(card), 9)?;
    let side = table.side_ranks(seat, card.suit());
    if side.is_empty() {
        return breaks(9, format!("to crawl, have a card in the {} battle already", card.suit().name()));
    }
    if side.and(Ranks::only(card)).value() <= table.limit(seat) {
        return breaks(9, format!("{card} fits under the limit: defend with it"));
    }
    Ok(())
}

/// PIL-11.
fn check_harvest(table: &Table, seat: Seat) -> Result<(), Illegal> {
    if table.pile(seat, Pile::Clubs).is_empty() {
        return breaks(11, "to harvest, have a club in the scoring pile of clubs");
    }
    if table.deck_size() == 0 {
        return breaks(11, "the deck is empty: there is nothing to harvest");
    }
    Ok(())
}

/// PIL-12.
fn check_magic(table: &Table, seat: Seat, magic: Magic) -> Result<(), Illegal> {
    let card = magic.card();
    let other = Table::other(seat);
    if !table.scored[seat].contains(card) {
        return breaks(12, format!("{card} is not in the own scoring piles"));
    }
    match magic {
        Magic::Number(card) if card.suit() != Suit::Hearts => {
            breaks(12, format!("scored {} have no magic", card.suit().name()))
        }
        Magic::Jack(_, target) if !table.scored[other].contains(target) => {
            breaks(12, format!("{target} is not in the opponent's scoring piles"))
        }
        Magic::Queen(_) if table.hands[other].cards == 0 => {
            breaks(12, "the opponent's hand is empty: there is nothing to steal")
        }
        Magic::King(_, battle) if table.battle(battle).is_empty() => {
            breaks(12, format!("there are no cards in the {} battle", battle.name()))
        }
        Magic::Number(_) | Magic::Jack(..) | Magic::Queen(_) | Magic::King(..) => Ok(()),
    }
}
