//! What time it is, as the database tells it.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::{AnyPool, Row as _};

use crate::{Database, StoreError, error::explain};

/// The milliseconds since 1970, by the clock of the machine that the database is on.
const fn sql(database: &Database) -> &'static str {
    match database {
        Database::Sqlite(_) => "SELECT CAST(ROUND((julianday('now') - 2440587.5) * 86400000) AS INTEGER)",
        Database::Postgres(_) => "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)",
    }
}

/// The time since 1970 by the database.
pub(crate) async fn database_time(database: &Database, pool: &AnyPool) -> Result<Duration, StoreError> {
    let row = sqlx::query(sql(database)).fetch_one(pool).await;
    let millis: i64 = row.and_then(|row| row.try_get(0)).map_err(|error| explain(&error))?;
    Ok(Duration::from_millis(millis.max(0).cast_unsigned()))
}

/// The time since 1970 by this machine's clock.
#[expect(clippy::disallowed_methods, reason = "this is where a clock begins that has no database")]
pub fn time_of_day() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}
