//! Addresses: [`Route`] and [`Location`].

/// A page by its address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Route {
    /// The list of games.
    Home,
    /// Public tables.
    Lobby,
    /// Setting up a game against bots, by the game's slug.
    Setup(String),
    /// Setting up a table for friends, by the game's slug.
    Friends(String),
    /// A table against bots in this browser, by the game's slug.
    Offline(String),
    /// The lesson of a game by its slug.
    Learn(String),
    /// A shared table by its id.
    Table(String),
    /// A finished game by its id. A game played in this browser has the id `here-` and the slug.
    Replay(String),
    /// The rules of a game by its slug.
    Rules(String),
    /// A real position of a game, by the game's slug.
    Sample(String),
    /// About Parlour.
    About,
    /// An address without a page.
    Unknown,
}

impl Route {
    /// The page at a path.
    pub(crate) fn parse(path: &str) -> Self {
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let route = match (parts.next(), parts.next()) {
            (None, _) => Self::Home,
            (Some("tables"), None) => Self::Lobby,
            (Some("about"), None) => Self::About,
            (Some("new"), Some(slug)) => Self::Setup(slug.to_owned()),
            (Some("friends"), Some(slug)) => Self::Friends(slug.to_owned()),
            (Some("play"), Some(slug)) => Self::Offline(slug.to_owned()),
            (Some("learn"), Some(slug)) => Self::Learn(slug.to_owned()),
            (Some("t"), Some(id)) => Self::Table(id.to_owned()),
            (Some("replay"), Some(id)) => Self::Replay(id.to_owned()),
            (Some("rules"), Some(slug)) => Self::Rules(slug.to_owned()),
            (Some("sample"), Some(slug)) => Self::Sample(slug.to_owned()),
            _ => Self::Unknown,
        };
        if parts.next().is_some() { Self::Unknown } else { route }
    }

    /// The path of the page.
    pub(crate) fn path(&self) -> String {
        match self {
            Self::Home | Self::Unknown => "/".to_owned(),
            Self::Lobby => "/tables".to_owned(),
            Self::About => "/about".to_owned(),
            Self::Setup(slug) => format!("/new/{slug}"),
            Self::Friends(slug) => format!("/friends/{slug}"),
            Self::Offline(slug) => format!("/play/{slug}"),
            Self::Learn(slug) => format!("/learn/{slug}"),
            Self::Table(id) => format!("/t/{id}"),
            Self::Replay(id) => format!("/replay/{id}"),
            Self::Rules(slug) => format!("/rules/{slug}"),
            Self::Sample(slug) => format!("/sample/{slug}"),
        }
    }
}

/// A whole address within the site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Location {
    /// The page.
    pub(crate) route: Route,
    /// The part after the question mark.
    pub(crate) query: String,
    /// The part after the hash.
    pub(crate) fragment: String,
}

impl Location {
    /// Reads a path with its query and fragment.
    pub(crate) fn parse(address: &str) -> Self {
        let (rest, fragment) = address.split_once('#').unwrap_or((address, ""));
        let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
        Self { route: Route::parse(path), query: query.to_owned(), fragment: fragment.to_owned() }
    }

    /// The value of a key of the query.
    pub(crate) fn value(&self, key: &str) -> Option<&str> {
        self.query
            .split('&')
            .filter_map(|part| part.split_once('='))
            .find(|(name, _)| *name == key)
            .map(|(_, value)| value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_is_found_at_its_own_path() {
        let named = |make: fn(String) -> Route| make("tps".to_owned());
        let routes = [
            Route::Home,
            Route::Lobby,
            Route::About,
            named(Route::Setup),
            named(Route::Friends),
            named(Route::Offline),
            named(Route::Learn),
            named(Route::Table),
            named(Route::Replay),
            named(Route::Rules),
            named(Route::Sample),
        ];
        for route in routes {
            assert_eq!(Route::parse(&route.path()), route);
        }
    }

    #[test]
    fn an_address_that_is_too_long_is_no_page() {
        assert_eq!(Route::parse("/rules/tps/more"), Route::Unknown);
        assert_eq!(Route::parse("/nowhere"), Route::Unknown);
    }

    #[test]
    fn a_moment_of_a_replay_is_named_in_the_query() {
        let location = Location::parse("/replay/abc?at=12&seat=1#top");
        assert_eq!(location.value("at"), Some("12"));
        assert_eq!(location.value("seat"), Some("1"));
        assert_eq!(location.value("speed"), None);
        assert_eq!(location.fragment, "top");
    }
}
