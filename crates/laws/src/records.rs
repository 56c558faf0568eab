//! Checks that a record replays and that a changed one is refused: [`Law::Record`].

use parlour_core::{
    Dice, Game, Seat,
    record::{self, ChanceEvent, Record, RecordError, RecordEvent, Recording},
};

use crate::{Law, LawError};

pub(crate) fn hold<G: Game, D: Dice>(game: Recording<G, D>) -> Result<Record, LawError> {
    let end = game.position().clone();
    let record = game.finish("a test").ok_or_else(|| Law::Record.broken("a finished game has no record"))?;
    let read = read(&record.to_json())?;
    Law::Record.equal("a record read back", &read, &record)?;
    let replayed = record::replay::<G>(&read, |_| ()).map_err(refused)?;
    Law::Record.equal("the last position replayed", &replayed, &end)?;
    record::verify::<G>(&read).map_err(refused)?;
    changes(&record).into_iter().try_for_each(|(what, changed)| {
        let verdict = read_and_verify::<G>(&changed);
        Law::Record.holds(verdict.is_err(), || format!("a record is accepted with {what}"))
    })?;
    Ok(record)
}

fn read(line: &str) -> Result<Record, LawError> {
    Record::from_json(line).map_err(refused)
}

fn refused(why: RecordError) -> LawError {
    Law::Record.broken(format!("a true record is refused: {why}"))
}

fn read_and_verify<G: Game>(record: &Record) -> Result<(), RecordError> {
    record::verify::<G>(&Record::from_json(&record.to_json())?)
}

/// Records that differ from a true one in one respect which makes them wrong.
fn changes(record: &Record) -> Vec<(String, Record)> {
    let mut all = Vec::new();
    let mut change = |what: String, edit: &dyn Fn(&mut Record)| {
        let mut changed = record.clone();
        edit(&mut changed);
        all.push((what, changed));
    };
    change("another score".into(), &|r| r.scores[Seat::new(0)] += 1);
    change("another winner".into(), &|r| r.winners = r.seats.all() - r.winners);
    change("an unknown option".into(), &|r| drop(r.options.insert("unheard_of".into(), true.into())));
    change("the last event missing".into(), &|r| drop(r.events.pop()));
    change("the last event twice".into(), &|r| r.events.extend(r.events.last().cloned()));
    if let Some(key) = record.options.keys().next() {
        change(format!("the option {key} missing"), &|r| drop(r.options.remove(key)));
    }
    let stride = record.events.len() / 12 + 1;
    for (index, event) in record.events.iter().enumerate().step_by(stride) {
        for (what, other) in other_events(event, record) {
            change(format!("{what} in event {}", index + 1), &|r| r.events[index] = other.clone());
        }
        // Of two deals in a row, the first of which was void, either one alone would also make a valid
        // record.
        if let RecordEvent::Chance(chance) = event
            && !comes_again(chance, record.events.get(index + 1))
        {
            change(format!("the chance event {} missing", index + 1), &|r| drop(r.events.remove(index)));
        }
    }
    all
}

fn comes_again(chance: &ChanceEvent, next: Option<&RecordEvent>) -> bool {
    matches!(next, Some(RecordEvent::Chance(next)) if next.name() == chance.name())
}

fn other_events(event: &RecordEvent, record: &Record) -> Vec<(&'static str, RecordEvent)> {
    match event.clone() {
        RecordEvent::Decision { seat, action, legal } => {
            let another = record.seats.left_of(seat);
            vec![
                ("another count", RecordEvent::Decision { seat, action: action.clone(), legal: legal + 1 }),
                ("another seat", RecordEvent::Decision { seat: another, action: action.clone(), legal }),
                ("a garbled action", RecordEvent::Decision { seat, action: format!("{action} "), legal }),
            ]
        }
        RecordEvent::Chance(ChanceEvent::Shuffle { pile, order, .. }) => {
            let mut doubled = order.clone();
            let twice = doubled.first().cloned();
            if let (Some(last), Some(first)) = (doubled.last_mut(), twice) {
                *last = first;
            }
            let renamed = ChanceEvent::shuffle(format!("{pile}s"), order.clone());
            let short = ChanceEvent::shuffle(pile.clone(), order[1..].to_vec());
            let mut changed = vec![
                ("another pile", RecordEvent::Chance(renamed)),
                ("a piece too few", RecordEvent::Chance(short)),
            ];
            if order.len() > 1 {
                changed.push(("a piece twice", RecordEvent::Chance(ChanceEvent::shuffle(pile, doubled))));
            }
            changed
        }
        RecordEvent::Chance(ChanceEvent::Seat { seat, .. }) => {
            let other_name = ChanceEvent::Seat { name: "nobody".into(), seat };
            vec![("another name", RecordEvent::Chance(other_name))]
        }
        RecordEvent::Chance(ChanceEvent::Take { name, mut cards }) => {
            cards.push("??".into());
            vec![("a piece too many", RecordEvent::Chance(ChanceEvent::Take { name, cards }))]
        }
        RecordEvent::Chance(ChanceEvent::Draw { name, mut cards }) => {
            cards.pop_last();
            vec![("a seat that does not draw", RecordEvent::Chance(ChanceEvent::Draw { name, cards }))]
        }
    }
}
