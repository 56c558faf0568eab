//! Separate databases for single tests.

use std::{
    env,
    sync::atomic::{AtomicU32, Ordering},
};

use parlour_protocol::TableId;
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

    /// Opens a connection that keeps everybody else from writing until it is closed.
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

    /// Writes an entry that did not come through the store.
    pub(crate) async fn insert(&self, place: i64, table: TableId, version: i64) -> Result<(), sqlx::Error> {
        let mut connection = self.connect().await;
        let sql = "INSERT INTO log (place, table_id, version, entry) VALUES ($1, $2, $3, 'from elsewhere')";
        let insert = sqlx::query(sql).bind(place).bind(table.bits().to_be_bytes().to_vec()).bind(version);
        insert.execute(&mut connection).await.map(drop)
    }

    /// Runs statements against the first `steps` of an older program's migrations.
    async fn made_by_an_older_program(&self, steps: &'static [&'static str], rows: &[String]) {
        if let Database::Sqlite(path) = &self.database {
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        }
        let mut connection = self.connect().await;
        let step = |(number, sql): (i64, &&'static str)| {
            let sql = sqlx::SqlStr::from_static(sql);
            Migration::new(number, "step".into(), MigrationType::Simple, sql, false)
        };
        let steps = (1..).zip(steps).map(step).collect();
        Migrator::with_migrations(steps).run(&mut connection).await.unwrap();
        for row in rows {
            connection.execute(AssertSqlSafe(format!("INSERT INTO {row}"))).await.unwrap();
        }
        connection.close().await.unwrap();
    }

    /// The names of table 1 and of table 2^128 - 1 in statements.
    fn names(&self) -> [String; 2] {
        let bytes = if matches!(self.database, Database::Sqlite(_)) { "X'" } else { "'\\x" };
        [1, u128::MAX].map(|id| format!("{bytes}{id:032x}'"))
    }

    /// Stores table 1 with two entries, and table 2^128 - 1 whose game is over, in the first layout.
    pub(crate) async fn make_as_in_the_first_version(&self) {
        let [first, second] = self.names();
        let rows = [
            format!("entries VALUES ({first}, 1, 'one'), ({first}, 2, 'two'), ({second}, 1, 'the end')"),
            format!("open_tables VALUES ({first})"),
            format!("records VALUES (1, {second}, 'record')"),
        ];
        self.made_by_an_older_program(&self.steps()[..1], &rows).await;
    }

    /// Stores the same in the layout from before there were checksums.
    pub(crate) async fn make_without_checksums(&self) {
        let [first, second] = self.names();
        let rows = [
            format!("log VALUES (1, NULL, {first}, 1, 'one'), (2, NULL, {second}, 1, 'the end')"),
            format!("log VALUES (3, 1, {first}, 2, 'two')"),
            format!("open_tables VALUES ({first}, 1)"),
            format!("ended_tables VALUES ({second}, 2)"),
            format!("records VALUES (1, {second}, 'record')"),
        ];
        self.made_by_an_older_program(&self.steps()[..2], &rows).await;
    }

    /// Marks the database as written by a newer program.
    pub(crate) async fn make_newer(&self) {
        let mut connection = self.connect().await;
        let sql = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                   SELECT 99, 'to come', success, checksum, execution_time FROM _sqlx_migrations WHERE version = 1";
        connection.execute(sql).await.unwrap();
        connection.close().await.unwrap();
    }

    const fn steps(&self) -> &'static [&'static str] {
        match self.database {
            Database::Sqlite(_) => &[
                include_str!("../../migrations/sqlite/0001_logs.sql"),
                include_str!("../../migrations/sqlite/0002_one_log.sql"),
            ],
            Database::Postgres(_) => &[
                include_str!("../../migrations/postgres/0001_logs.sql"),
                include_str!("../../migrations/postgres/0002_one_log.sql"),
            ],
        }
    }
}

async fn connect(address: &str) -> AnyConnection {
    sqlx::any::install_default_drivers();
    AnyConnection::connect(address).await.unwrap()
}
