//! The players whose chat messages this person does not want to read: [`MutedPlayers`].

use std::vec::IntoIter;

use parlour_protocol::Said;

/// A muted player: the number at the table, which another name or seat does not change, and the name at that time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MutedPlayer(Option<usize>, String);

impl MutedPlayer {
    /// The sender of a message.
    pub(crate) fn who_said(said: &Said) -> Self {
        Self(said.player, said.name.as_str().to_owned())
    }

    /// The name under which the player was muted.
    pub(crate) fn name(&self) -> &str {
        &self.1
    }

    /// Whether the message is from this player. Older servers tell names only.
    fn has_said(&self, said: &Said) -> bool {
        match self.0 {
            Some(_) => self.0 == said.player,
            None => self.1 == said.name.as_str(),
        }
    }
}

/// The muted players of a table. There are few, so a list is smaller than a set in the client's program.
#[derive(Clone, Default, Debug)]
pub(crate) struct MutedPlayers(Vec<MutedPlayer>);

impl MutedPlayers {
    /// Whether a message is not to be shown.
    pub(crate) fn hide(&self, said: &Said) -> bool {
        self.0.iter().any(|player| player.has_said(said))
    }

    /// Mutes a player.
    pub(crate) fn mute(&mut self, player: MutedPlayer) {
        if !self.0.contains(&player) {
            self.0.push(player);
        }
    }

    /// Shows a player's messages again.
    pub(crate) fn unmute(&mut self, player: &MutedPlayer) {
        self.0.retain(|other| other != player);
    }
}

impl IntoIterator for MutedPlayers {
    type Item = MutedPlayer;
    type IntoIter = IntoIter<MutedPlayer>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

#[cfg(test)]
mod tests {
    use parlour_protocol::{PersonName, Version};

    use super::*;

    fn said(player: Option<usize>, name: &str) -> Said {
        let name = PersonName::new(name).expect("it has letters");
        Said { version: Version(1), name, seat: None, player, text: "hello".to_owned() }
    }

    #[test]
    fn a_muted_player_stays_muted_under_another_name_and_others_of_that_name_are_heard() {
        let mut muted = MutedPlayers::default();
        let eve = MutedPlayer::who_said(&said(Some(2), "Eve"));
        muted.mute(eve.clone());
        assert!(muted.hide(&said(Some(2), "Mallory")));
        assert!(!muted.hide(&said(Some(3), "Eve")));
        muted.unmute(&eve);
        assert!(!muted.hide(&said(Some(2), "Mallory")));
    }

    #[test]
    fn without_a_number_a_player_is_muted_by_name() {
        let mut muted = MutedPlayers::default();
        muted.mute(MutedPlayer::who_said(&said(None, "Eve")));
        assert!(muted.hide(&said(None, "Eve")) && !muted.hide(&said(None, "Ada")));
    }
}
