//! The messages between tabs with the same game: [`Call`].

/// Which tab has the game, as far as this one knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TabState {
    /// Not known yet.
    Asking,
    /// This tab.
    Here,
    /// Another one.
    Elsewhere,
}

/// A message between tabs: a word, and the number of the tab that sends it or that it is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Call {
    /// The tab asks for the game.
    Asks(u64),
    /// The tab cannot have it.
    Refuses(u64),
    /// The tab has taken it.
    Takes(u64),
}

impl Call {
    pub(super) fn text(self) -> String {
        match self {
            Self::Asks(tab) => format!("asks {tab}"),
            Self::Refuses(tab) => format!("refuses {tab}"),
            Self::Takes(tab) => format!("takes {tab}"),
        }
    }

    pub(super) fn read(text: &str) -> Option<Self> {
        let (word, tab) = text.split_once(' ')?;
        let tab = tab.parse().ok()?;
        match word {
            "asks" => Some(Self::Asks(tab)),
            "refuses" => Some(Self::Refuses(tab)),
            "takes" => Some(Self::Takes(tab)),
            _ => None,
        }
    }
}

/// A tab's answer to a call, and its state after it.
pub(super) fn hear(holder: TabState, me: u64, call: Call) -> (Option<Call>, TabState) {
    match (holder, call) {
        (TabState::Here, Call::Asks(tab)) => (Some(Call::Refuses(tab)), holder),
        // If two ask at once, the lower number wins.
        (TabState::Asking, Call::Asks(tab)) if me < tab => (Some(Call::Refuses(tab)), holder),
        (TabState::Asking, Call::Refuses(tab)) if tab == me => (None, TabState::Elsewhere),
        (TabState::Here | TabState::Asking, Call::Takes(_)) => (None, TabState::Elsewhere),
        _ => (None, holder),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_is_read_as_it_was_written() {
        for call in [Call::Asks(7), Call::Refuses(0), Call::Takes(u64::MAX)] {
            assert_eq!(Call::read(&call.text()), Some(call));
        }
        assert_eq!(Call::read("takes it"), None);
        assert_eq!(Call::read("gives 3"), None);
    }

    #[test]
    fn of_two_tabs_that_ask_at_once_one_gets_the_game() {
        let asking = TabState::Asking;
        assert_eq!(hear(asking, 3, Call::Asks(5)), (Some(Call::Refuses(5)), asking));
        assert_eq!(hear(asking, 5, Call::Asks(3)), (None, asking));
        assert_eq!(hear(asking, 5, Call::Refuses(5)), (None, TabState::Elsewhere));
        assert_eq!(hear(asking, 3, Call::Refuses(5)), (None, asking), "it was not meant");
    }

    #[test]
    fn a_tab_keeps_its_game_until_another_takes_it() {
        assert_eq!(hear(TabState::Here, 3, Call::Asks(1)), (Some(Call::Refuses(1)), TabState::Here));
        assert_eq!(hear(TabState::Here, 3, Call::Takes(9)), (None, TabState::Elsewhere));
        assert_eq!(hear(TabState::Elsewhere, 3, Call::Asks(9)), (None, TabState::Elsewhere));
    }
}
