//! Reading a table from the store: [`read`].

use parlour_protocol::TableId;

use super::OpenTableError;
use crate::{hub::Hub, room::Room};

/// With fewer entries than this, a snapshot gains nothing.
const LONG: usize = 500;

/// Reads a table from its last snapshot, or from its whole log if the snapshot makes no sense.
pub(super) async fn read(hub: &Hub, id: TableId) -> Result<Room, OpenTableError> {
    let recent = hub.store().recent(id).await?;
    let long = recent.entries.len() >= LONG;
    let from_snapshot = recent.snapshot.is_some();
    let reopened = match Room::reopen(id, recent) {
        Err(problem) if from_snapshot => {
            tracing::warn!(%problem, "a snapshot cannot be used");
            let room = Room::replay(id, &hub.store().log(id).await?)?;
            return room.ok_or(OpenTableError::NoSuchTable);
        }
        reopened => reopened?.ok_or(OpenTableError::NoSuchTable)?,
    };
    if let Some(snapshot) = reopened.snapshot.filter(|_| long)
        && let Err(error) = hub.store().keep_snapshot(id, snapshot).await
    {
        tracing::warn!(%error, "a snapshot cannot be kept");
    }
    Ok(reopened.room)
}
