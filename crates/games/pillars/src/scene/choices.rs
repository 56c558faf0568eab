//! Every legal action with its picks, its words and what it would do.

use parlour_cards::{Card, Suit};
use parlour_core::{
    Seat, Words,
    scene::{Button, Choice, Pick},
};

use super::zones::battle_id;
use crate::{Magic, Pile, PillarsAction, PillarsView, Ranks, SuitCards, Table, words};

/// One for each action that is not a card.
pub(super) fn buttons(view: &PillarsView, actions: &[PillarsAction]) -> Vec<Button> {
    let is_button = |action: &&PillarsAction| {
        matches!(action, PillarsAction::Score | PillarsAction::Harvest | PillarsAction::End)
    };
    let button = |action: &PillarsAction| Button {
        id: action.to_string(),
        label: label(&view.table, *action).to_string(),
    };
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

fn label(table: &Table, action: PillarsAction) -> Words {
    let seat = table.turn;
    match action {
        PillarsAction::Attack(group) => Words::from("Attack with ").pieces(group.cards()),
        PillarsAction::Defend(group) => Words::from("Defend with ").pieces(group.cards()),
        PillarsAction::Crawl(card) => Words::from("Crawl with ").piece(card),
        PillarsAction::Score => format!("Score {}", words::battles(table.won(seat))).into(),
        PillarsAction::Take(card) => Words::from("Take ").piece(card),
        PillarsAction::Harvest => {
            let count = table.pile(seat, Pile::Clubs).len().min(table.deck_size());
            format!("Harvest {}", words::cards(count)).into()
        }
        PillarsAction::Magic(magic) => magic_label(table, magic),
        PillarsAction::End => "End the turn".into(),
    }
}

fn magic_label(table: &Table, magic: Magic) -> Words {
    let words = Words::from("Spend ").piece(magic.card());
    match magic {
        Magic::Number(_) => words.then(" for two more actions"),
        Magic::Jack(_, target) => words.then(" to destroy ").piece(target),
        Magic::Queen(_) => {
            let count = usize::from(table.hands[Table::other(table.turn)].cards).min(3);
            words.then(format!(" to steal {}", words::cards(count)))
        }
        Magic::King(_, battle) => words.then(format!(" to clear the {} battle", battle.name())),
    }
}

/// What an action would do. For cards that are played, this is the running value while more are picked.
fn effect(table: &Table, action: PillarsAction) -> Option<Words> {
    let seat = table.turn;
    match action {
        PillarsAction::Attack(group) | PillarsAction::Defend(group) => Some(side_after(table, seat, group)),
        PillarsAction::Crawl(card) => {
            SuitCards::new(card.suit(), Ranks::only(card)).map(|group| side_after(table, seat, group))
        }
        PillarsAction::Take(card) => Some(piles_after(table, seat, |after| after.scored[seat].insert(card))),
        PillarsAction::Magic(magic) => Some(magic_effect(table, seat, magic)),
        PillarsAction::Score | PillarsAction::Harvest | PillarsAction::End => None,
    }
}

/// PIL-6 and PIL-10: the value of the own side against the limit, and its cards against the other side's.
fn side_after(table: &Table, seat: Seat, group: SuitCards) -> Words {
    let battle: Suit = group.suit();
    let value = table.side_ranks(seat, battle).and(group.ranks()).value();
    let mine = (table.side(seat, battle) | group.cards()).len();
    let theirs = table.side(Table::other(seat), battle).len();
    format!("{}; {} to {theirs}", words::value_of(value, table.limit(seat)), words::cards(mine)).into()
}

fn magic_effect(table: &Table, seat: Seat, magic: Magic) -> Words {
    let spent: Card = magic.card();
    let piles = piles_after(table, seat, |after| {
        after.scored[seat].remove(spent);
        if let Magic::Jack(_, target) = magic {
            after.scored[Table::other(seat)].remove(target);
        }
    });
    match magic {
        Magic::Number(_) => piles.then(format!("; {} left", words::actions(table.actions + 1))),
        Magic::Jack(..) | Magic::Queen(_) | Magic::King(..) => piles,
    }
}

/// PIL-15: the points of the piles that a change of scored cards would alter, the own first.
fn piles_after(table: &Table, seat: Seat, change: impl FnOnce(&mut Table)) -> Words {
    let mut after = table.clone();
    change(&mut after);
    let altered = |pile: &Pile| {
        let points =
            |table: &Table| Table::SEATS.iter().map(|seat| table.points(seat, *pile)).collect::<Vec<_>>();
        points(table) != points(&after)
    };
    let standings: Vec<String> =
        Pile::ALL.into_iter().filter(altered).map(|pile| words::standing(&after, seat, pile)).collect();
    standings.join(", ").into()
}
