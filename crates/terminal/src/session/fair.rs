//! The person's part of the deal of a shared table, and whether the deal was the one that was promised.

use std::time::{Duration, Instant};

use parlour_core::{SeatSet, Words};
use parlour_protocol::{ClientMessage, DealStage};
use parlour_seat::{Client, PromiseError};

use super::{Session, WAIT};
use crate::TerminalError;

/// How long to wait for missing nonces before starting without them: a little longer than the table requires.
const PATIENCE: Duration = Duration::from_secs(6);
/// How long to wait for the record, which proves the deal.
const RECORD: Duration = Duration::from_secs(5);

impl Session {
    /// Saves the table's promises, and notes a broken promise and a deal in which some players had no part.
    pub(super) fn note_deal(&mut self, before: Option<DealStage>) -> Result<(), TerminalError> {
        if let Some(pledge) = self.client.pledge().filter(|pledge| self.kept.as_ref() != Some(*pledge)) {
            self.link.keep(pledge)?;
            self.kept = Some(pledge.clone());
        }
        if let Some(breach) = self.client.breach().filter(|breach| self.told_breach.as_ref() != Some(*breach))
        {
            self.notes.push(breach.words());
            self.told_breach = Some(breach.clone());
        }
        let missing = missing(&self.client);
        let now = stage(&self.client);
        if before.is_some() && now != before && !missing.is_empty() {
            self.notes.push(Words::new("protocol-deal-missing").seats("seats", missing));
        }
        Ok(())
    }

    /// Starts the game with everybody's part of the deal, or after some seconds without the missing ones.
    pub(crate) fn deal(&mut self) -> Result<(), TerminalError> {
        self.request(ClientMessage::Start)?;
        let mut asked = Instant::now();
        while self.client.view().is_none() {
            self.receive(WAIT)?;
            if let Some(breach) = self.client.breach() {
                return Err(breach.clone().into());
            }
            let waits = matches!(stage(&self.client), Some(DealStage::Revealing { .. }));
            if waits && asked.elapsed() >= PATIENCE {
                self.request(ClientMessage::Start)?;
                asked = Instant::now();
            }
        }
        Ok(())
    }

    /// The result of checking the finished game's deal, once it is known.
    pub(crate) fn found_of_deal(&mut self) -> Result<Vec<Words>, TerminalError> {
        let end = Instant::now() + RECORD;
        while self.client.pledge().is_some() && self.client.deal_check().is_none() && Instant::now() < end {
            self.receive(WAIT)?;
        }
        let mut words = self.told_of_deal();
        if let (Some(pledge), Some(Ok(_))) = (self.client.pledge(), self.client.deal_check())
            && let Some(commitment) = pledge.commitment()
        {
            let check = Words::new("terminal-check-deal").words("commitment", Words::plain(commitment));
            words.push(check.words("nonce", Words::plain(pledge.nonce())));
        }
        Ok(words)
    }

    /// What is known so far about the finished game's deal.
    pub(crate) fn told_of_deal(&self) -> Vec<Words> {
        match self.client.deal_check() {
            Some(Ok(proved)) => proved.words(),
            Some(Err(breach)) => vec![breach.words()],
            None => self.client.breach().map(PromiseError::words).into_iter().collect(),
        }
    }
}

/// The stage of the table's deal.
pub(super) fn stage(client: &Client) -> Option<DealStage> {
    client.room().map(|room| room.fair.stage)
}

/// The players who had no part in the deal.
fn missing(client: &Client) -> SeatSet {
    match client.room().map(|room| &room.fair) {
        Some(fair) => match fair.stage {
            DealStage::Dealt { with } => {
                fair.shares.iter().map(|share| share.seat).collect::<SeatSet>() - with
            }
            _ => SeatSet::default(),
        },
        None => SeatSet::default(),
    }
}
