//! The games that a browser has opened: [`open`]; their pictures: [`picture`].

use std::sync::Mutex;

use parlour_core::Scene;
use thiserror::Error;
use wasm_split_helpers::SplitLoaderError;

use crate::{AnyGame, parts};

/// The games whose part of the program has been loaded.
static OPENED: Mutex<Vec<&'static dyn AnyGame>> = Mutex::new(Vec::new());

/// The reason why a game could not be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum OpenError {
    /// There is no game of that name.
    #[error("there is no such game")]
    Unknown,
    /// Its part of the program could not be loaded.
    #[error("the game could not be loaded")]
    NotLoaded,
}

impl From<SplitLoaderError> for OpenError {
    fn from(_: SplitLoaderError) -> Self {
        Self::NotLoaded
    }
}

/// Loads the rules of a game unless they are already loaded. From then on [`find`](crate::find) returns it.
///
/// # Errors
/// If there is no such game, or if its part of the program cannot be loaded; then one may try again.
pub async fn open(slug: &str) -> Result<&'static dyn AnyGame, OpenError> {
    if let Some(game) = find(slug) {
        return Ok(game);
    }
    let game = parts::load(slug).await?;
    if find(slug).is_none() {
        OPENED.lock().expect("nobody panics while adding a game").push(game);
    }
    Ok(game)
}

/// Reads the file with the picture of a game. What reads it is a part of the program too: only lists of games need it.
///
/// # Errors
/// If that part does not come, or the file is no picture.
pub async fn picture(file: String) -> Result<Scene, OpenError> {
    pictures(file).await
}

#[wasm_split_helpers::wasm_split(pictures, fallible)]
fn pictures(file: String) -> Result<Scene, OpenError> {
    serde_json::from_str(&file).map_err(|_| OpenError::NotLoaded)
}

/// The game with this slug, if it has been opened.
pub(crate) fn find(slug: &str) -> Option<&'static dyn AnyGame> {
    let opened = OPENED.lock().expect("nobody panics while adding a game");
    opened.iter().copied().find(|game| game.info().slug == slug)
}
