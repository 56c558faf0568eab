//! Databases of their own for single tests.

use std::{
    env,
    sync::atomic::{AtomicU32, Ordering},
};

use parlour_store::{Database, SqlStore};
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _};
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

    /// A connection that keeps everybody else from writing until it is closed.
    pub(crate) async fn lock(&self) -> AnyConnection {
        match &self.database {
            Database::Sqlite(path) => {
                let path = path.to_str().unwrap().replace('%', "%25").replace(' ', "%20");
                let mut connection = connect(&format!("sqlite://{path}")).await;
                connection.execute("BEGIN IMMEDIATE").await.unwrap();
                connection
            }
            Database::Postgres(address) => {
                let mut connection = connect(address).await;
                connection
                    .execute(
                        "BEGIN; LOCK TABLE entries IN EXCLUSIVE MODE; LOCK TABLE pulse IN EXCLUSIVE MODE",
                    )
                    .await
                    .unwrap();
                connection
            }
        }
    }
}

async fn connect(address: &str) -> AnyConnection {
    sqlx::any::install_default_drivers();
    AnyConnection::connect(address).await.unwrap()
}
