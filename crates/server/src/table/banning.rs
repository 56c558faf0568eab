//! Banned people who come back with another cookie.

use super::{Client, Inside};
use crate::{limits::Address, person::PersonId};

/// The most addresses that a table remembers.
const REMEMBERED: usize = 256;

impl Inside {
    /// Remembers the addresses of a person who was banned before the game, in memory only and as long as anybody is at the table.
    pub(super) fn shut_out(&mut self, person: PersonId) {
        if self.room.play().is_some() {
            return;
        }
        let addresses = self.sockets.iter().filter(|socket| socket.person == person);
        for address in addresses.map(|socket| socket.address).collect::<Vec<Address>>() {
            if self.shut_out.len() < REMEMBERED && !self.shut_out.contains(&address) {
                self.shut_out.push(address);
            }
        }
    }

    /// Whether a newcomer is probably a banned person without the cookie: they come from the same address, and no player does. People who
    /// share a network with a player are let in.
    pub(super) fn is_shut_out(&self, client: &Client) -> bool {
        let is_new = !self.room.hosts().line().contains(&client.person());
        let seated = |address: Address| {
            let sits = |person| self.room.seat_of(person).is_some();
            self.sockets.iter().any(|socket| socket.address == address && sits(socket.person))
        };
        self.room.play().is_none()
            && is_new
            && self.shut_out.contains(&client.address())
            && !seated(client.address())
    }
}
