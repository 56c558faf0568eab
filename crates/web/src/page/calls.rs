//! What tabs with the same game say to each other: [`Call`].

/// Who has the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Holder {
    /// The browser is asked.
    Asking,
    /// This tab.
    Here,
    /// Another one.
    Elsewhere,
}

/// What tabs say to each other: a word, and the number of the tab that says it or to which it is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Call {
    /// This tab would like to have the game.
    Asks(u64),
    /// That tab cannot have it.
    Refuses(u64),
    /// This tab has it from now on.
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

/// What a tab that is in this state does about a call: what it answers, and what it is then.
pub(super) fn hear(holder: Holder, me: u64, call: Call) -> (Option<Call>, Holder) {
    match (holder, call) {
        (Holder::Here, Call::Asks(tab)) => (Some(Call::Refuses(tab)), holder),
        // Of two that ask at once the one with the lower number gets it.
        (Holder::Asking, Call::Asks(tab)) if me < tab => (Some(Call::Refuses(tab)), holder),
        (Holder::Asking, Call::Refuses(tab)) if tab == me => (None, Holder::Elsewhere),
        (Holder::Here | Holder::Asking, Call::Takes(_)) => (None, Holder::Elsewhere),
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
        let asking = Holder::Asking;
        assert_eq!(hear(asking, 3, Call::Asks(5)), (Some(Call::Refuses(5)), asking));
        assert_eq!(hear(asking, 5, Call::Asks(3)), (None, asking));
        assert_eq!(hear(asking, 5, Call::Refuses(5)), (None, Holder::Elsewhere));
        assert_eq!(hear(asking, 3, Call::Refuses(5)), (None, asking), "it was not meant");
    }

    #[test]
    fn a_tab_keeps_its_game_until_another_takes_it() {
        assert_eq!(hear(Holder::Here, 3, Call::Asks(1)), (Some(Call::Refuses(1)), Holder::Here));
        assert_eq!(hear(Holder::Here, 3, Call::Takes(9)), (None, Holder::Elsewhere));
        assert_eq!(hear(Holder::Elsewhere, 3, Call::Asks(9)), (None, Holder::Elsewhere));
    }
}
