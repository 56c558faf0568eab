//! The person's part of the deal.

use parlour_core::{Seat, record::Record};
use parlour_protocol::{ClientMessage, PersonName};
use serde_json::value::RawValue;

use super::{Client, ClientEvent};
use crate::{Pledge, PromiseError, Proved, fair::Watched};

/// How far the check of a finished game is.
pub(super) enum DealCheck {
    /// Nothing was asked for.
    Open,
    /// The record was.
    Asked,
    /// It was compared with what was promised and seen.
    Done(Result<Proved, PromiseError>),
}

impl Client {
    /// Takes part in the deal with that pledge from now on, and holds the table to its promises.
    pub fn take_pledge(&mut self, pledge: Pledge) {
        self.pledge = Some(pledge);
        self.watch_deal();
    }

    /// What the person has promised and was promised. After every update it may be another, which is worth keeping.
    pub const fn pledge(&self) -> Option<&Pledge> {
        self.pledge.as_ref()
    }

    /// Whether the deal of the finished game was the one that was promised; `None` until that has been checked.
    pub fn deal_check(&self) -> Option<Result<Proved, &PromiseError>> {
        match &self.check {
            DealCheck::Done(verdict) => Some(verdict.as_ref().copied()),
            DealCheck::Open | DealCheck::Asked => None,
        }
    }

    /// The promise that the table has broken, as far as it is known by now.
    pub fn breach(&self) -> Option<&PromiseError> {
        let at_the_end = self.deal_check().and_then(Result::err);
        self.pledge.as_ref().and_then(Pledge::breach).or(at_the_end)
    }

    /// Asks for a seat.
    pub fn sit(&mut self, seat: Seat, name: PersonName) {
        let trusted = self.pledge.as_ref().filter(|pledge| pledge.breach().is_none());
        let commitment = trusted.map(Pledge::own_commitment);
        self.request(ClientMessage::Sit { seat, name, commitment });
    }

    /// Compares the table's promises with those it has made before, and commits, reveals or asks for the record when it is time.
    pub(super) fn watch_deal(&mut self) {
        let me = self.seat();
        let (Some(pledge), Some(room)) = (&mut self.pledge, &self.room) else { return };
        let over = room.fair.seed.is_some();
        if let Some(message) = pledge.note(room, me) {
            self.request(message);
        }
        if over && matches!(self.check, DealCheck::Open) {
            self.check = DealCheck::Asked;
            self.request(ClientMessage::Record);
        }
    }

    /// Notes that what was asked for over the last connection may never come.
    pub(super) fn forget_request(&mut self) {
        if matches!(self.check, DealCheck::Asked) {
            self.check = DealCheck::Open;
        }
    }

    /// Compares the record of the finished game with what was promised and what was seen.
    pub(super) fn check_deal(&mut self, record: &RawValue) -> ClientEvent {
        let (Some(pledge), Some(room), Some(view), Some(game)) =
            (&self.pledge, &self.room, self.view.as_deref(), self.game)
        else {
            return ClientEvent::Nothing;
        };
        let watched = Watched { game, view, lines: &self.lines, viewer: self.viewer() };
        let record = Record::from_json(record.get()).map_err(|_| PromiseError::Record);
        self.check = DealCheck::Done(record.and_then(|record| pledge.prove(room, &record, &watched)));
        ClientEvent::Updated
    }
}
