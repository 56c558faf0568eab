//! The browser's process: [`Browser`].

use std::{
    fs,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use serde_json::json;
use tempfile::TempDir;

use crate::{BrowserError, PATIENCE, Page, connection::Connection};

/// Chromium's flags: headless, the same on every machine, at full speed in the background, and without
/// requests to anything but the page's own server.
const FLAGS: &str = "--headless=new --no-sandbox --remote-debugging-port=0 \
    --disable-background-networking --disable-background-timer-throttling --disable-backgrounding-occluded-windows \
    --disable-breakpad --disable-client-side-phishing-detection --disable-component-update \
    --disable-default-apps --disable-dev-shm-usage --disable-extensions \
    --disable-features=TranslateUI --disable-gpu --disable-hang-monitor \
    --disable-ipc-flooding-protection --disable-quic --disable-renderer-backgrounding \
    --disable-sync --force-color-profile=srgb --hide-scrollbars \
    --lang=en_US --mute-audio --no-first-run \
    --password-store=basic";

/// A name that leads to this machine, though the browser takes it for another one.
pub const ELSEWHERE: &str = "house.test";

/// A running Chromium with a fresh profile and one page, which ends when dropped.
#[derive(Debug)]
pub struct Browser {
    page: Page,
    _process: Process,
}

impl Browser {
    /// Starts Chromium with an empty page.
    pub async fn launch() -> Result<Self, BrowserError> {
        let mut process = Process::start()?;
        let connection = Connection::open(&process.address().await?).await?;
        let made = connection.call(None, "Target.createTarget", json!({ "url": "about:blank" })).await?;
        let attach = json!({ "targetId": made["targetId"], "flatten": true });
        let attached = connection.call(None, "Target.attachToTarget", attach).await?;
        let missing = || BrowserError::call("Target.attachToTarget", "no session");
        let session = attached["sessionId"].as_str().ok_or_else(missing)?.to_owned();
        Ok(Self { page: Page::open(connection, session).await?, _process: process })
    }

    /// The page.
    pub const fn page(&self) -> &Page {
        &self.page
    }
}

/// The process of Chromium and the folder with its profile, which is removed after the process has ended.
#[derive(Debug)]
struct Process {
    child: Child,
    profile: TempDir,
}

impl Process {
    fn start() -> Result<Self, BrowserError> {
        let profile = tempfile::tempdir()?;
        let child = Command::new("chromium")
            .args(FLAGS.split_whitespace())
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg(format!("--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        Ok(Self { child, profile })
    }

    /// Waits until Chromium has written its address into the profile: a port and a path, one line each.
    async fn address(&mut self) -> Result<String, BrowserError> {
        let file = self.profile.path().join("DevToolsActivePort");
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end && self.child.try_wait()?.is_none() {
            let text = fs::read_to_string(&file).unwrap_or_default();
            if let Some((port, path)) = text.trim_end().split_once('\n') {
                return Ok(format!("ws://127.0.0.1:{port}{path}"));
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Err(BrowserError::Unreachable("it has ended or does not listen".to_owned()))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The process may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
