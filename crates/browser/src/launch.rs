//! The browser's process and what each guest has of it: [`Browser`].

use std::{
    fs,
    process::{Child, Command, Stdio},
    sync::{Arc, Mutex, PoisonError, Weak},
    time::{Duration, Instant},
};

use serde_json::json;
use tempfile::TempDir;
use tokio::sync;

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
    --lang=en_US --mute-audio --no-first-run --no-startup-window \
    --password-store=basic";

/// A name that leads to this machine, though the browser takes it for another one.
pub const ELSEWHERE: &str = "house.test";

/// A browser with one page, and with cookies, storage and caches of its own, that is gone when dropped.
///
/// All browsers of a program are contexts of one Chromium, which runs while there is any of them: starting it
/// takes longer than many a test.
#[derive(Debug)]
pub struct Browser {
    page: Page,
    _process: Arc<Process>,
}

impl Browser {
    /// Opens a browser with an empty page.
    pub async fn launch() -> Result<Self, BrowserError> {
        let process = Process::shared().await?;
        let connection = Connection::open(&process.address).await?;
        // The context goes with the connection, also when a test fails.
        let context = json!({ "disposeOnDetach": true });
        let context = connection.call(None, "Target.createBrowserContext", context).await?;
        let page = json!({ "url": "about:blank", "browserContextId": context["browserContextId"] });
        let page = connection.call(None, "Target.createTarget", page).await?;
        let attach = json!({ "targetId": page["targetId"], "flatten": true });
        let attached = connection.call(None, "Target.attachToTarget", attach).await?;
        let missing = || BrowserError::call("Target.attachToTarget", "no session");
        let session = attached["sessionId"].as_str().ok_or_else(missing)?.to_owned();
        let page = Page::open(connection, session).await?;
        // Of all windows only one has the focus; each page shall believe that it is its own.
        page.call("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })).await?;
        Ok(Self { page, _process: process })
    }

    /// The page.
    pub const fn page(&self) -> &Page {
        &self.page
    }
}

/// The Chromium of this program, while anybody has a browser.
static SHARED: sync::Mutex<Weak<Process>> = sync::Mutex::const_new(Weak::new());

/// The process of Chromium and the folder with its profile, which is removed after the process has ended.
#[derive(Debug)]
struct Process {
    child: Mutex<Child>,
    address: String,
    profile: TempDir,
}

impl Process {
    /// The running Chromium, or a new one if there is none or it has crashed.
    async fn shared() -> Result<Arc<Self>, BrowserError> {
        let mut shared = SHARED.lock().await;
        if let Some(running) = shared.upgrade()
            && !running.has_ended()?
        {
            return Ok(running);
        }
        let started = Arc::new(Self::start().await?);
        *shared = Arc::downgrade(&started);
        Ok(started)
    }

    async fn start() -> Result<Self, BrowserError> {
        let profile = tempfile::tempdir()?;
        let child = Command::new("chromium")
            .args(FLAGS.split_whitespace())
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg(format!("--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        let mut process = Self { child: Mutex::new(child), address: String::new(), profile };
        process.address = process.announced().await?;
        Ok(process)
    }

    fn has_ended(&self) -> Result<bool, BrowserError> {
        let mut child = self.child.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(child.try_wait()?.is_some())
    }

    /// Waits until Chromium has written its address into the profile: a port and a path, one line each.
    async fn announced(&self) -> Result<String, BrowserError> {
        let file = self.profile.path().join("DevToolsActivePort");
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end && !self.has_ended()? {
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
        let child = self.child.get_mut().unwrap_or_else(PoisonError::into_inner);
        // The process may have ended already.
        let _ = child.kill();
        let _ = child.wait();
    }
}
