//! A PostgreSQL server just for the tests: [`Postgres`].

use std::{
    env, fs,
    net::TcpListener,
    path::{Path, PathBuf},
    process::Command,
};

use tempfile::TempDir;

use crate::{
    packages::{self, is_superuser},
    run::{Done, TaskError, output, program, run, works},
};

/// The variable in which the tests look for the address of a PostgreSQL.
pub(crate) const ADDRESS: &str = "PARLOUR_TEST_POSTGRES";

/// The folder where distributions keep the programs that only a server needs, one folder per version.
const VERSIONS: &str = "/usr/lib/postgresql";

/// A PostgreSQL that runs until this is dropped, on a free port, with its files in a folder that is removed
/// with it.
pub(crate) struct Postgres {
    folder: TempDir,
    programs: PostgresPrograms,
    port: u16,
}

/// How to run the PostgreSQL programs.
struct PostgresPrograms {
    folder: PathBuf,
    runner: RunAs,
}

/// The user to run them as.
enum RunAs {
    /// The current user.
    Oneself,
    /// The user that comes with the package, because PostgreSQL refuses to be run by the superuser.
    UserOfThePackage,
}

/// Installs PostgreSQL if it is missing. Only the superuser can; others are told.
pub(crate) fn ready_for_tests() -> Done {
    if let Some(folder) = programs_folder() {
        println!("PostgreSQL: there, in {}", folder.display());
        return Ok(());
    }
    let missing = || {
        TaskError::new(format!(
            "the tests need PostgreSQL, which was not found and could not be installed: install the package \
             `postgresql`, or set {ADDRESS} to the address of one that runs"
        ))
    };
    if env::var_os(ADDRESS).is_some() {
        return Ok(());
    }
    packages::install("postgresql").map_err(|_| missing())?;
    programs_folder().map(drop).ok_or_else(missing)
}

impl Postgres {
    /// Starts a server and waits until it answers.
    pub(crate) fn start() -> Result<Self, TaskError> {
        let folder =
            programs_folder().ok_or_else(|| TaskError::new("the programs of PostgreSQL were not found"))?;
        let runner = if is_superuser() { RunAs::UserOfThePackage } else { RunAs::Oneself };
        let programs = PostgresPrograms { folder, runner };
        let no_folder = |error| TaskError::new(format!("there is no folder for PostgreSQL: {error}"));
        let folder = TempDir::new().map_err(no_folder)?;
        if matches!(programs.runner, RunAs::UserOfThePackage) {
            run(program("chown", ["postgres:postgres"]).arg(folder.path()))?;
        }
        let port = free_port().map_err(|error| TaskError::new(format!("there is no free port: {error}")))?;
        let postgres = Self { folder, programs, port };
        postgres.initialise()?;
        postgres.run_server()?;
        Ok(postgres)
    }

    /// The address of the server.
    pub(crate) fn address(&self) -> String {
        format!("postgres://parlour@127.0.0.1:{}/postgres", self.port)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn initialise(&self) -> Done {
        let settings = ["-U", "parlour", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C", "-D"];
        let mut initdb = self.programs.command("initdb");
        output(initdb.args(settings).arg(self.data()).current_dir(self.folder.path())).map(drop)
    }

    fn run_server(&self) -> Done {
        let folder = self.folder.path();
        // The tests check what was asked of PostgreSQL, not this disk, and are quicker without fsync.
        let settings = format!(
            "-c listen_addresses=127.0.0.1 -p {} -k {} -c fsync=off -c max_connections=200",
            self.port,
            folder.display()
        );
        let log = folder.join("log");
        let mut pg_ctl = self.programs.command("pg_ctl");
        pg_ctl.arg("-D").arg(self.data()).arg("-w").arg("-l").arg(&log).arg("-o").arg(settings).arg("start");
        if works(pg_ctl.current_dir(folder)) {
            return Ok(());
        }
        let said = fs::read_to_string(log).unwrap_or_default();
        Err(TaskError::new(format!("PostgreSQL does not start: {}", said.trim())))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let mut pg_ctl = self.programs.command("pg_ctl");
        pg_ctl.arg("-D").arg(self.data()).args(["-w", "-m", "immediate", "stop"]);
        if !works(pg_ctl.current_dir(self.folder.path())) {
            eprintln!("the PostgreSQL of the tests could not be stopped; it listens on port {}", self.port);
        }
    }
}

impl PostgresPrograms {
    fn command(&self, name: &str) -> Command {
        let path = self.folder.join(name);
        match self.runner {
            RunAs::Oneself => Command::new(path),
            RunAs::UserOfThePackage => {
                let mut command = Command::new("setpriv");
                command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(path);
                command
            }
        }
    }
}

/// The folder with `initdb` and `pg_ctl`: the distribution's newest, or one on the search path.
fn programs_folder() -> Option<PathBuf> {
    let versions = fs::read_dir(VERSIONS).into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort_by_key(|folder| version_of(folder));
    let paths = env::var_os("PATH").unwrap_or_default();
    let searched = env::split_paths(&paths);
    folders
        .into_iter()
        .rev()
        .chain(searched)
        .find(|folder| ["initdb", "pg_ctl"].iter().all(|name| folder.join(name).is_file()))
}

fn version_of(folder: &Path) -> Option<u32> {
    folder.parent()?.file_name()?.to_str()?.parse().ok()
}

fn free_port() -> std::io::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_is_the_one_with_the_largest_number() {
        let newest =
            ["/usr/lib/postgresql/9/bin", "/usr/lib/postgresql/15/bin"].map(|f| version_of(Path::new(f)));
        assert_eq!(newest, [Some(9), Some(15)]);
        assert_eq!(version_of(Path::new("/usr/bin")), None);
    }
}
