//! Sentences for the errors of the database: [`explain`].

use sqlx::{
    error::DatabaseError,
    migrate::MigrateError,
    postgres::{PgDatabaseError, PgSeverity},
    sqlite::SqliteError,
};

use crate::StoreError;

/// For an older program that meets a newer database.
pub(crate) const NEWER: &str = "they were written by a newer version of this program: use that one";

/// For a newer program that may only read, and finds a database written by an older one.
pub(crate) const OLDER: &str =
    "they were written by an older version of this program: `parlour serve` takes them over";

/// The advice for a damaged file.
pub(crate) const RESTORE: &str = "go back to a backup with `parlour restore`";

/// Whether the database itself has said that it did nothing. If the connection is lost before it answers, the
/// result is unknown.
pub(crate) fn is_refusal(error: &sqlx::Error) -> bool {
    let sqlx::Error::Database(error) = error else { return false };
    if error.try_downcast_ref::<SqliteError>().is_some() {
        let code: u32 = error.code().unwrap_or_default().parse().unwrap_or_default();
        // A disk that fails in the middle of a commit may or may not have written it.
        code & 0xff != SQLITE_DISK_FAILS
    } else if let Some(error) = error.try_downcast_ref::<PgDatabaseError>() {
        // An error that ends the connection does not say what became of the statement.
        error.severity() == PgSeverity::Error && !error.code().starts_with("08") && error.code() != "40003"
    } else {
        false
    }
}

/// The result code `SQLITE_IOERR`.
const SQLITE_DISK_FAILS: u32 = 10;

/// Converts an error into a sentence for people.
pub(crate) fn explain(error: &sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Database(error) => explain_database(error.as_ref()),
        sqlx::Error::Io(error) => unwell(format!("the database does not answer ({error})")),
        sqlx::Error::PoolTimedOut => unwell("the database does not answer"),
        sqlx::Error::ColumnDecode { source: error, .. } | sqlx::Error::Decode(error) => {
            StoreError::Damaged(error.to_string())
        }
        sqlx::Error::Migrate(error) => explain_migration(error),
        error => unwell(error.to_string()),
    }
}

pub(crate) fn explain_migration(error: &MigrateError) -> StoreError {
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => explain(error),
        MigrateError::VersionMissing(_) => StoreError::Damaged(NEWER.to_owned()),
        MigrateError::VersionMismatch(_) => {
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

/// Explains a result code of SQLite. Only its lowest byte counts; the rest is detail.
fn explain_sqlite(code: u32, message: &str) -> StoreError {
    match code & 0xff {
        5 | 6 => unwell("another program holds the database file locked"),
        8 => unwell("the database file cannot be written, it is read-only"),
        SQLITE_DISK_FAILS => unwell(format!("the disk fails ({message})")),
        11 | 26 => StoreError::Damaged(format!("the database file is damaged; {RESTORE}")),
        13 => unwell("the disk is full"),
        14 => unwell("the database file cannot be opened"),
        _ => unwell(message),
    }
}

/// Explains a five-letter error code of PostgreSQL.
fn explain_postgres(code: &str, message: &str) -> StoreError {
    match code {
        "53100" => unwell("the disk of the database is full"),
        "25006" => unwell("the database is read-only"),
        "57014" => unwell("the database takes too long"),
        "55P03" => unwell("another program holds the database locked"),
        "XX001" | "XX002" => {
            StoreError::Damaged("the database is damaged; go back to a backup with pg_restore".to_owned())
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
