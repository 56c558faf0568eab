//! Somebody with a browser: [`Guest`].

use std::{
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use chromiumoxide::{
    Browser, BrowserConfig, Page,
    cdp::{
        browser_protocol::{
            emulation::{MediaFeature, SetDeviceMetricsOverrideParams, SetEmulatedMediaParams},
            input::{DispatchKeyEventParams, DispatchKeyEventType},
            log::EventEntryAdded,
            network::EventRequestWillBeSent,
        },
        js_protocol::runtime::EventExceptionThrown,
    },
    page::ScreenshotParams,
};
use futures_util::StreamExt as _;
use serde_json::Value;
use tempfile::TempDir;

/// How long something may take before the test says that it never happens.
const PATIENCE: Duration = Duration::from_mins(2);

/// Somebody with a browser of their own.
pub(crate) struct Guest {
    // The browser ends when this goes.
    _browser: Browser,
    _profile: TempDir,
    page: Page,
    house: String,
    faults: Arc<Mutex<Vec<String>>>,
}

impl Guest {
    /// Opens a browser. Bots do not take their time, so that games are over soon.
    pub(crate) async fn at(house: &str) -> Self {
        let profile = tempfile::tempdir().unwrap();
        let config = BrowserConfig::builder()
            .new_headless_mode()
            .no_sandbox()
            .viewport(None)
            .user_data_dir(profile.path())
            .args([
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
            ])
            .build()
            .unwrap();
        let (browser, mut handler) = Browser::launch(config).await.unwrap();
        tokio::spawn(async move { while handler.next().await.is_some() {} });
        let page = browser.new_page("about:blank").await.unwrap();
        let guest = Self {
            _browser: browser,
            _profile: profile,
            page,
            house: house.to_owned(),
            faults: Arc::default(),
        };
        guest.watch().await;
        guest
            .page
            .evaluate_on_new_document("try { localStorage.setItem('parlour.pause', '0') } catch (e) {}")
            .await
            .unwrap();
        guest
    }

    /// Errors of any kind, and requests to anybody else, are written down.
    async fn watch(&self) {
        self.page.enable_log().await.unwrap();
        let faults = Arc::clone(&self.faults);
        let mut thrown = self.page.event_listener::<EventExceptionThrown>().await.unwrap();
        tokio::spawn(async move {
            while let Some(event) = thrown.next().await {
                faults.lock().unwrap().push(format!("thrown: {:?}", event.exception_details.text));
            }
        });
        let faults = Arc::clone(&self.faults);
        let mut logged = self.page.event_listener::<EventEntryAdded>().await.unwrap();
        tokio::spawn(async move {
            while let Some(event) = logged.next().await {
                // A server that is down is what some tests are about.
                if !event.entry.text.contains("ERR_CONNECTION") {
                    faults.lock().unwrap().push(format!("logged: {}", event.entry.text));
                }
            }
        });
        let (faults, house) = (Arc::clone(&self.faults), self.house.replace("http://", ""));
        let mut asked = self.page.event_listener::<EventRequestWillBeSent>().await.unwrap();
        tokio::spawn(async move {
            while let Some(event) = asked.next().await {
                let url = event.request.url.clone();
                let own =
                    ["http://", "ws://"].iter().any(|scheme| url.starts_with(&format!("{scheme}{house}")));
                if !own
                    && !url.starts_with("blob:")
                    && !url.starts_with("data:")
                    && !url.starts_with("about:")
                {
                    faults.lock().unwrap().push(format!("asked somebody else: {url}"));
                }
            }
        });
    }

    /// Goes to a page of the house.
    pub(crate) async fn go(&self, path: &str) {
        self.page.goto(format!("{}{path}", self.house)).await.unwrap();
    }

    /// Loads the page again.
    pub(crate) async fn reload(&self) {
        self.page.reload().await.unwrap();
    }

    /// Runs a script and gives what it gives.
    pub(crate) async fn run(&self, script: &str) -> Value {
        let answer = self.page.evaluate(script).await.unwrap_or_else(|error| panic!("{script}: {error}"));
        answer.value().cloned().unwrap_or_default()
    }

    /// Whether something is on the page.
    pub(crate) async fn sees(&self, selector: &str) -> bool {
        self.run(&format!("!!document.querySelector({selector:?})")).await == true
    }

    /// Waits until something is on the page.
    pub(crate) async fn waits_for(&self, selector: &str) {
        let end = Instant::now() + PATIENCE;
        while !self.sees(selector).await {
            assert!(
                Instant::now() < end,
                "{selector} never came; the page says: {}",
                self.run("document.body.innerText").await
            );
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }

    /// Clicks on the button with that text.
    pub(crate) async fn presses_button(&self, label: &str) {
        let script = format!(
            "[...document.querySelectorAll('button')].find(b => !b.hidden && b.textContent.trim() === {label:?})"
        );
        let end = Instant::now() + PATIENCE;
        while self.run(&format!("!!({script})")).await != true {
            assert!(Instant::now() < end, "there is no button {label:?}");
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
        self.run(&format!("{script}.click()")).await;
    }

    /// Presses a key of the keyboard.
    pub(crate) async fn presses_key(&self, key: &str) {
        let (code, text) = match key {
            "Enter" => (13, Some("\r")),
            "ArrowRight" => (39, None),
            "Escape" => (27, None),
            "Tab" => (9, None),
            _ => (0, Some(key)),
        };
        for kind in [DispatchKeyEventType::KeyDown, DispatchKeyEventType::KeyUp] {
            let mut event = DispatchKeyEventParams::builder()
                .r#type(kind)
                .key(key)
                .code(key)
                .windows_virtual_key_code(code);
            if let Some(text) = text {
                event = event.text(text);
            }
            self.page.execute(event.build().unwrap()).await.unwrap();
        }
    }

    /// A window of that size, in a theme.
    pub(crate) async fn looks_through(&self, width: i64, height: i64, theme: &str) {
        self.page.execute(SetDeviceMetricsOverrideParams::new(width, height, 1.0, false)).await.unwrap();
        let scheme = MediaFeature::new("prefers-color-scheme", theme);
        self.page.execute(SetEmulatedMediaParams::builder().feature(scheme).build()).await.unwrap();
    }

    /// What the window shows, as PNG.
    pub(crate) async fn picture(&self) -> Vec<u8> {
        self.page.screenshot(ScreenshotParams::builder().full_page(false).build()).await.unwrap()
    }

    /// Nothing went wrong so far.
    pub(crate) fn is_content(&self) {
        let faults = self.faults.lock().unwrap();
        assert!(faults.is_empty(), "{faults:#?}");
    }
}
