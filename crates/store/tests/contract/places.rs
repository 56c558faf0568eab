//! Databases of their own for single tests.

use std::{
    env,
    sync::atomic::{AtomicU32, Ordering},
};

use parlour_store::{Database, SqlStore};
use sqlx::{
    AnyConnection, AssertSqlSafe, Connection as _, Executor as _,
    migrate::{Migration, MigrationType, Migrator},
};
use tempfile::TempDir;

/// Where a test keeps its tables.
pub(crate) struct Place {
    pub(crate) database: Database,
    _folder: Option<TempDir>,
}

impl Place {
    pub(crate) fn sqlite() -> Self {
        let folder = TempDir::new().unwrap();
        let database = Database::in_folder(&folder.path().join("data & more, 100%"));
        Self { database, _folder: Some(folder) }
    }

    /// A new database of the PostgreSQL whose address is in `PARLOUR_TEST_POSTGRES`.
    pub(crate) async fn postgres() -> Option<Self> {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let Ok(address) = env::var("PARLOUR_TEST_POSTGRES") else {
            eprintln!(
                "SKIPPED: PostgreSQL is not tested. `cargo xtask test` starts one; or set PARLOUR_TEST_POSTGRES."
            );
            return None;
        };
        let name = format!("parlour_{}_{}", std::process::id(), MADE.fetch_add(1, Ordering::Relaxed));
        let mut admin = connect(&address).await;
        admin.execute(AssertSqlSafe(format!("CREATE DATABASE {name}"))).await.unwrap();
        admin.close().await.unwrap();
        let (server, _) = address.rsplit_once('/').expect("the address ends with the name of a database");
        Some(Self { database: format!("{server}/{name}").parse().unwrap(), _folder: None })
    }

    pub(crate) async fn open(&self) -> SqlStore {
        SqlStore::open(&self.database).await.unwrap()
    }

    async fn connect(&self) -> AnyConnection {
        match &self.database {
            Database::Sqlite(path) => {
                let path = path.to_str().unwrap().replace('%', "%25").replace(' ', "%20");
                connect(&format!("sqlite://{path}?mode=rwc")).await
            }
            Database::Postgres(address) => connect(address).await,
        }
    }

    /// A connection that keeps everybody else from writing until it is closed.
    pub(crate) async fn lock(&self) -> AnyConnection {
        let mut connection = self.connect().await;
        let sql = match &self.database {
            Database::Sqlite(_) => "BEGIN IMMEDIATE",
            Database::Postgres(_) => {
                "BEGIN; LOCK TABLE log IN EXCLUSIVE MODE; LOCK TABLE pulse IN EXCLUSIVE MODE"
            }
        };
        connection.execute(sql).await.unwrap();
        connection
    }

    /// Table 1 with two entries, and table 2^128 - 1 whose game is over, stored as it was done at first.
    pub(crate) async fn make_as_in_the_first_version(&self) {
        let (step, bytes) = match &self.database {
            Database::Sqlite(path) => {
                std::fs::create_dir_all(path.parent().unwrap()).unwrap();
                (include_str!("../../migrations/sqlite/0001_logs.sql"), "X'")
            }
            Database::Postgres(_) => (include_str!("../../migrations/postgres/0001_logs.sql"), "'\\x"),
        };
        let mut connection = self.connect().await;
        let sql = sqlx::SqlStr::from_static(step);
        let step = Migration::new(1, "logs".into(), MigrationType::Simple, sql, false);
        Migrator::with_migrations(vec![step]).run(&mut connection).await.unwrap();
        let [first, second] = [1, u128::MAX].map(|id| format!("{bytes}{id:032x}'"));
        for row in [
            format!("entries VALUES ({first}, 1, 'one'), ({first}, 2, 'two'), ({second}, 1, 'the end')"),
            format!("open_tables VALUES ({first})"),
            format!("records VALUES (1, {second}, 'record')"),
        ] {
            connection.execute(AssertSqlSafe(format!("INSERT INTO {row}"))).await.unwrap();
        }
        connection.close().await.unwrap();
    }
}

async fn connect(address: &str) -> AnyConnection {
    sqlx::any::install_default_drivers();
    AnyConnection::connect(address).await.unwrap()
}
