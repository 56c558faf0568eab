//! Every legal action with its picks, its words and what it would do.

use parlour_cards::{Card, Suit};
use parlour_core::{
    Seat, Words,
    scene::{Button, Choice, Pick},
};

use super::zones::battle_id;
use crate::{Magic, Pile, PillarsAction, PillarsTable, PillarsView, Ranks, SuitCards, words};

/// A button for each action that is not a card.
pub(super) fn buttons(view: &PillarsView, actions: &[PillarsAction]) -> Vec<Button> {
    let is_button = |action: &&PillarsAction| {
        matches!(action, PillarsAction::Score | PillarsAction::Harvest | PillarsAction::End)
    };
    let button =
        |action: &PillarsAction| Button { id: action.to_string(), label: label(&view.table, *action) };
    actions.iter().filter(is_button).map(button).collect()
}

pub(super) fn choice(view: &PillarsView, action: PillarsAction) -> Choice {
    let table = &view.table;
    let choice = Choice::new(action, picks(action), label(table, action));
    match effect(table, action) {
        Some(effect) => choice.with_effect(effect),
        None => choice,
    }
}

fn picks(action: PillarsAction) -> Vec<Pick> {
    match action {
        PillarsAction::Attack(group) | PillarsAction::Defend(group) => {
            group.cards().iter().map(Pick::piece).collect()
        }
        PillarsAction::Crawl(card) | PillarsAction::Take(card) => vec![Pick::piece(card)],
        PillarsAction::Score | PillarsAction::Harvest | PillarsAction::End => {
            vec![Pick::button(action.to_string())]
        }
        PillarsAction::Magic(magic) => {
            let mut picks = vec![Pick::piece(magic.card())];
            match magic {
                Magic::Number(_) | Magic::Queen(_) => {}
                Magic::Jack(_, target) => picks.push(Pick::piece(target)),
                Magic::King(_, battle) => picks.push(Pick::Zone(battle_id(battle))),
            }
            picks
        }
    }
}

fn label(table: &PillarsTable, action: PillarsAction) -> Words {
    let seat = table.turn;
    match action {
        PillarsAction::Attack(group) => Words::new("pillars-attack").piece_list("cards", group.cards()),
        PillarsAction::Defend(group) => Words::new("pillars-defend").piece_list("cards", group.cards()),
        PillarsAction::Crawl(card) => Words::new("pillars-crawl").piece("card", card),
        PillarsAction::Score => Words::new("pillars-score").words("battles", words::battles(table.won(seat))),
        PillarsAction::Take(card) => Words::new("pillars-take").piece("card", card),
        PillarsAction::Harvest => {
            let count = table.pile(seat, Pile::Clubs).len().min(table.deck_size());
            Words::new("pillars-harvest").number("count", count)
        }
        PillarsAction::Magic(magic) => magic_label(table, magic),
        PillarsAction::End => "pillars-end".into(),
    }
}

fn magic_label(table: &PillarsTable, magic: Magic) -> Words {
    let spend = |id| Words::new(id).piece("card", magic.card());
    match magic {
        Magic::Number(_) => spend("pillars-spend-heart"),
        Magic::Jack(_, target) => spend("pillars-spend-jack").piece("target", target),
        Magic::Queen(_) => {
            let count = table.hands[PillarsTable::other(table.turn)].cards.min(3);
            spend("pillars-spend-queen").number("count", count)
        }
        Magic::King(_, battle) => spend("pillars-spend-king").emblem("battle", &battle.emblem()),
    }
}

/// What an action would do. For cards to be played, this is the value of the side so far, updated as more are
/// picked.
fn effect(table: &PillarsTable, action: PillarsAction) -> Option<Words> {
    let seat = table.turn;
    match action {
        PillarsAction::Attack(group) | PillarsAction::Defend(group) => Some(side_after(table, seat, group)),
        PillarsAction::Crawl(card) => {
            SuitCards::new(card.suit(), Ranks::only(card)).map(|group| side_after(table, seat, group))
        }
        PillarsAction::Take(card) => {
            let piles = piles_after(table, seat, |after| after.scored[seat].insert(card));
            Some(Words::new("pillars-piles-after").list("piles", piles))
        }
        PillarsAction::Magic(magic) => Some(magic_effect(table, seat, magic)),
        PillarsAction::Score | PillarsAction::Harvest | PillarsAction::End => None,
    }
}

/// PIL-6 and PIL-10: the value of the seat's own side against the limit, and its number of cards against the
/// other side's.
fn side_after(table: &PillarsTable, seat: Seat, group: SuitCards) -> Words {
    let battle: Suit = group.suit();
    let value = table.side_ranks(seat, battle).and(group.ranks()).value();
    let mine = (table.side(seat, battle) | group.cards()).len();
    let theirs = table.side(PillarsTable::other(seat), battle).len();
    Words::new("pillars-side-after")
        .words("worth", words::worth(value, table.limit(seat)))
        .number("mine", mine)
        .number("theirs", theirs)
}

fn magic_effect(table: &PillarsTable, seat: Seat, magic: Magic) -> Words {
    let spent: Card = magic.card();
    let piles = piles_after(table, seat, |after| {
        after.scored[seat].remove(spent);
        if let Magic::Jack(_, target) = magic {
            after.scored[PillarsTable::other(seat)].remove(target);
        }
    });
    match magic {
        Magic::Number(_) => {
            let left = Words::new("pillars-piles-and-actions-after").number("left", table.actions + 1);
            left.list("piles", piles)
        }
        Magic::Jack(..) | Magic::Queen(_) | Magic::King(..) => {
            Words::new("pillars-piles-after").list("piles", piles)
        }
    }
}

/// PIL-15: the points of the piles that a change of scored cards would alter, the seat's own first.
fn piles_after(table: &PillarsTable, seat: Seat, change: impl FnOnce(&mut PillarsTable)) -> Vec<Words> {
    let mut after = table.clone();
    change(&mut after);
    let altered = |pile: &Pile| {
        let points = |table: &PillarsTable| {
            PillarsTable::SEATS.iter().map(|seat| table.points(seat, *pile)).collect::<Vec<_>>()
        };
        points(table) != points(&after)
    };
    Pile::ALL.into_iter().filter(altered).map(|pile| words::standing(&after, seat, pile)).collect()
}
