//! The server under siege: [`Program`].

use std::{
    fs::{self, File},
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use crate::SiegeError;

/// A server that was started for the siege, on a port of its own. It ends with this.
#[derive(Debug)]
pub struct Program {
    binary: PathBuf,
    folder: PathBuf,
    address: SocketAddr,
    child: Child,
}

impl Program {
    /// Starts the server with its data in that folder, on any free port.
    ///
    /// # Errors
    /// If it does not start.
    pub fn start(binary: &Path, folder: &Path) -> Result<Self, SiegeError> {
        let (child, address) = launch(binary, folder, SocketAddr::from(([127, 0, 0, 1], 0)))?;
        Ok(Self { binary: binary.to_owned(), folder: folder.to_owned(), address, child })
    }

    /// Where it listens, also after it was started again.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// The number of the process.
    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }

    /// Where its data is.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Kills it: it has no time for anything.
    pub(crate) fn kill(&mut self) -> Result<(), SiegeError> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Starts it again where it was.
    pub(crate) fn restart(&mut self) -> Result<(), SiegeError> {
        (self.child, _) = launch(&self.binary, &self.folder, self.address)?;
        Ok(())
    }

    /// Whether it runs, and no thread of it has panicked since the first start.
    pub(crate) fn is_well(&mut self) -> Result<bool, SiegeError> {
        let runs = self.child.try_wait()?.is_none();
        Ok(runs && !fs::read_to_string(log(&self.folder))?.contains("panicked"))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Whatever it does now, nobody needs it any more.
        let _ = self.kill();
    }
}

fn log(folder: &Path) -> PathBuf {
    folder.join("server.log")
}

/// Everybody comes from one address here, so that the limits per address are out of reach.
fn launch(binary: &Path, folder: &Path, listen: SocketAddr) -> Result<(Child, SocketAddr), SiegeError> {
    let messages = File::options().create(true).append(true).open(log(folder))?;
    let mut child = Command::new(binary)
        .arg("serve")
        .args(["--listen", &listen.to_string()])
        .arg("--data")
        .arg(folder.join("data"))
        .args(["--messages", "1000000", "--address-messages", "10000000", "--address-connections", "60000"])
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
