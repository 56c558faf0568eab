//! The program as a server: [`House`].

use std::{
    io::{BufRead as _, BufReader},
    process::{Child, Command, Stdio},
};

use tempfile::TempDir;

/// A server that is stopped with the test.
pub(crate) struct House {
    child: Child,
    data: TempDir,
    pub(crate) address: String,
}

impl House {
    /// Starts the server on a free port.
    pub(crate) fn open() -> Self {
        let data = tempfile::tempdir().unwrap();
        let (child, address) = start(&data, "127.0.0.1:0");
        Self { child, data, address }
    }

    /// Its address as another machine of the house would write it: browsers trust it less than one of their own machine.
    pub(crate) fn from_elsewhere(&self) -> String {
        self.address.replace("127.0.0.1", parlour_browser::ELSEWHERE)
    }

    /// Kills the server as a crash would, and starts it again at the same address.
    pub(crate) fn crash_and_reopen(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        let listen = self.address.trim_start_matches("http://").to_owned();
        (self.child, _) = start(&self.data, &listen);
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn start(data: &TempDir, listen: &str) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_parlour"))
        .args(["serve", "--listen", listen, "--data"])
        .arg(data.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let opened =
        lines.map(Result::unwrap).find_map(|line| Some(line.split_once("is open: ")?.1.trim().to_owned()));
    (child, opened.expect("the server says where it is"))
}
