//! The version of the protocol, and how far a table is: [`Version`].

use serde::{Deserialize, Serialize};

/// The version of this protocol. Whoever speaks another one is told so and sent away.
pub const PROTOCOL: u32 = 4;

/// The number of things that have happened at a table. Everything that happens raises it by one, visible or
/// not, so it reveals nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Version(pub u64);

impl Version {
    /// The next version.
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}
