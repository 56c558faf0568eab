//! What the database says, in words: [`explain`].

use sqlx::{error::DatabaseError, migrate::MigrateError, postgres::PgDatabaseError, sqlite::SqliteError};

use crate::StoreError;

/// The sentence behind an error.
pub(crate) fn explain(error: &sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Database(error) => explain_database(error.as_ref()),
        sqlx::Error::Io(error) => unwell(format!("the database does not answer ({error})")),
        sqlx::Error::PoolTimedOut => unwell("the database does not answer"),
        sqlx::Error::Decode(error) => StoreError::Damaged(error.to_string()),
        sqlx::Error::Migrate(error) => explain_migration(error),
        error => unwell(error.to_string()),
    }
}

pub(crate) fn explain_migration(error: &MigrateError) -> StoreError {
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => explain(error),
        MigrateError::VersionMissing(_) | MigrateError::VersionMismatch(_) => {
            StoreError::Damaged("they were written by another version of this program".to_owned())
        }
        error => unwell(error.to_string()),
    }
}

fn explain_database(error: &(dyn DatabaseError + 'static)) -> StoreError {
    if error.is_unique_violation() {
        return StoreError::Conflict;
    }
    let code = error.code().unwrap_or_default();
    if error.try_downcast_ref::<SqliteError>().is_some() {
        explain_sqlite(code.parse().unwrap_or_default(), error.message())
    } else if error.try_downcast_ref::<PgDatabaseError>().is_some() {
        explain_postgres(&code, error.message())
    } else {
        unwell(error.message())
    }
}

/// By the result codes of SQLite; what stands above the lowest byte is detail.
fn explain_sqlite(code: u32, message: &str) -> StoreError {
    const RESTORE: &str = "the database file is damaged; put a backup in its place";
    match code & 0xff {
        5 | 6 => unwell("another program holds the database file locked"),
        8 => unwell("the database file cannot be written, it is read-only"),
        10 => unwell(format!("the disk fails ({message})")),
        11 | 26 => StoreError::Damaged(RESTORE.to_owned()),
        13 => unwell("the disk is full"),
        14 => unwell("the database file cannot be opened"),
        _ => unwell(message),
    }
}

/// By the five letters that PostgreSQL gives its errors.
fn explain_postgres(code: &str, message: &str) -> StoreError {
    match code {
        "53100" => unwell("the disk of the database is full"),
        "25006" => unwell("the database is read-only"),
        "55P03" => unwell("another program holds the database locked"),
        "XX001" | "XX002" => {
            StoreError::Damaged("the database is damaged; put a backup in its place".to_owned())
        }
        _ => unwell(message),
    }
}

fn unwell(why: impl Into<String>) -> StoreError {
    StoreError::Unwell(why.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_is_called_a_full_disk() {
        assert_eq!(explain_sqlite(13, "database or disk is full"), unwell("the disk is full"));
        assert_eq!(explain_postgres("53100", ""), unwell("the disk of the database is full"));
    }

    #[test]
    fn the_detail_of_a_code_does_not_hide_it() {
        let snapshot = 5 | 2 << 8;
        assert_eq!(explain_sqlite(snapshot, ""), unwell("another program holds the database file locked"));
    }

    #[test]
    fn what_cannot_be_read_is_damaged_and_what_is_not_known_keeps_its_message() {
        assert!(matches!(explain_sqlite(26, ""), StoreError::Damaged(_)));
        assert!(matches!(explain_postgres("XX001", ""), StoreError::Damaged(_)));
        assert_eq!(explain_sqlite(1, "no such table"), unwell("no such table"));
    }
}
