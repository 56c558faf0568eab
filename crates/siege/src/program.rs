//! The server under test: [`Program`].

use std::{
    fs::{self, File},
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use crate::SiegeError;

/// A server started for the siege, on a port of its own. Dropping this ends it.
#[derive(Debug)]
pub struct Program {
    binary: PathBuf,
    folder: PathBuf,
    address: SocketAddr,
    admission: Admission,
    child: Child,
}

/// The limits for one address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Admission {
    /// As much as all people need together, because everybody comes from one address.
    Everything,
    /// The server's own limits, with a few more connections.
    Usual,
}

impl Admission {
    const fn words(self) -> &'static [&'static str] {
        match self {
            Self::Everything => &[
                "--messages",
                "1000000",
                "--address-messages",
                "10000000",
                "--address-connections",
                "60000",
                "--connections",
                "60000",
                "--address-tables",
                "1000000",
                "--tables",
                "1000000",
            ],
            Self::Usual => &[],
        }
    }
}

impl Program {
    /// Starts the server with its data in this folder, on any free port.
    ///
    /// # Errors
    /// If it does not start.
    pub fn start(binary: &Path, folder: &Path) -> Result<Self, SiegeError> {
        Self::start_as(binary, folder, Admission::Everything)
    }

    /// Starts the server with other limits.
    pub(crate) fn start_as(binary: &Path, folder: &Path, admission: Admission) -> Result<Self, SiegeError> {
        let (child, address) = launch(binary, folder, SocketAddr::from(([127, 0, 0, 1], 0)), admission)?;
        Ok(Self { binary: binary.to_owned(), folder: folder.to_owned(), address, admission, child })
    }

    /// The address it listens on, which stays the same after a restart.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// The id of the process.
    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }

    /// The folder with its data.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Kills the server, which gets no time to do anything.
    pub(crate) fn kill(&mut self) -> Result<(), SiegeError> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Restarts the server at the same address.
    pub(crate) fn restart(&mut self) -> Result<(), SiegeError> {
        (self.child, _) = launch(&self.binary, &self.folder, self.address, self.admission)?;
        Ok(())
    }

    /// Whether it is running and no thread of it has panicked since the first start.
    pub(crate) fn is_well(&mut self) -> Result<bool, SiegeError> {
        let runs = self.child.try_wait()?.is_none();
        Ok(runs && !fs::read_to_string(log(&self.folder))?.contains("panicked"))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Nobody needs the server any more, whatever it does now.
        let _ = self.kill();
    }
}

fn log(folder: &Path) -> PathBuf {
    folder.join("server.log")
}

fn launch(
    binary: &Path,
    folder: &Path,
    listen: SocketAddr,
    admission: Admission,
) -> Result<(Child, SocketAddr), SiegeError> {
    let messages = File::options().create(true).append(true).open(log(folder))?;
    let mut child = Command::new(binary)
        .arg("serve")
        .args(["--listen", &listen.to_string()])
        .arg("--data")
        .arg(folder.join("data"))
        .args(admission.words())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(messages)
        .spawn()?;
    let mut first = String::new();
    if let Some(output) = child.stdout.take() {
        BufReader::new(output).read_line(&mut first)?;
    }
    let told = first.trim().rsplit_once("http://").and_then(|(_, address)| address.parse().ok());
    if let Some(address) = told {
        return Ok((child, address));
    }
    child.kill()?;
    child.wait()?;
    let why = fs::read_to_string(log(folder)).unwrap_or_default();
    Err(SiegeError::Silent(why.lines().last().unwrap_or("it has said nothing").to_owned()))
}
