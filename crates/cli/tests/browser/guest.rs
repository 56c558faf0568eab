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
            input::{
                DispatchKeyEventParams, DispatchKeyEventType, DispatchMouseEventParams,
                DispatchMouseEventType, MouseButton,
            },
            log::EventEntryAdded,
            network::EventRequestWillBeSent,
            target::SetAutoAttachParams,
        },
        js_protocol::{
            heap_profiler::CollectGarbageParams,
            runtime::{
                ConsoleApiCalledType, EventConsoleApiCalled, EventExceptionThrown, GetHeapUsageParams,
            },
        },
    },
    page::ScreenshotParams,
};
use futures_util::StreamExt as _;
use serde_json::Value;
use tempfile::TempDir;

use crate::player;

/// How long something may take before the test says that it never happens. A machine may be slow; nothing is measured by it.
const PATIENCE: Duration = Duration::from_mins(5);
/// Between two looks at the page.
const MOMENT: Duration = Duration::from_millis(40);

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
            .request_timeout(PATIENCE)
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
        // Workers would wait for a debugger before they begin, and now and then nobody tells them to go on.
        let unattached = SetAutoAttachParams::builder().auto_attach(false).wait_for_debugger_on_start(false);
        page.execute(unattached.flatten(true).build().unwrap()).await.unwrap();
        let guest = Self {
            _browser: browser,
            _profile: profile,
            page,
            house: house.to_owned(),
            faults: Arc::default(),
        };
        guest.watch().await;
        guest.brings("try { localStorage.setItem('parlour.pause', '0') } catch {}").await;
        guest.brings(player::SCRIPT).await;
        guest.looks_through(1440, 900, "dark").await;
        guest
    }

    /// Brings a script to every page from now on.
    pub(crate) async fn brings(&self, script: &str) {
        self.page.evaluate_on_new_document(script).await.unwrap();
    }

    /// Wants to be told of turns and looks elsewhere: what the browser would show is kept in `told`.
    pub(crate) async fn looks_elsewhere(&self) {
        self.brings(
            "globalThis.told = [];
             globalThis.Notification = class {
                 constructor(words) { told.push(words); }
                 static requestPermission() { return Promise.resolve('granted'); }
             };
             Object.defineProperty(document, 'hidden', { get: () => true });
             try { localStorage.setItem('parlour.notify', 'on') } catch {}",
        )
        .await;
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
        let faults = Arc::clone(&self.faults);
        let mut said = self.page.event_listener::<EventConsoleApiCalled>().await.unwrap();
        tokio::spawn(async move {
            while let Some(event) = said.next().await {
                if event.r#type == ConsoleApiCalledType::Error {
                    faults.lock().unwrap().push(format!("console.error: {:?}", event.args));
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
        self.waits_until(&format!("!!document.querySelector({selector:?})")).await;
    }

    /// Waits until that is so.
    pub(crate) async fn waits_until(&self, condition: &str) {
        let end = Instant::now() + PATIENCE;
        while self.run(condition).await != true {
            assert!(
                Instant::now() < end,
                "never: {condition}; the page says: {}",
                self.run("document.body.innerText").await
            );
            tokio::time::sleep(MOMENT).await;
        }
    }

    /// Clicks on the button with that text.
    pub(crate) async fn presses_button(&self, label: &str) {
        let button = format!(
            "[...document.querySelectorAll('button')].find(b => !b.hidden && !b.disabled && b.textContent.trim() === {label:?})"
        );
        self.waits_until(&format!("!!({button})")).await;
        self.run(&format!("{button}.click()")).await;
    }

    /// Writes into a field.
    pub(crate) async fn types(&self, field: &str, text: &str) {
        self.waits_for(field).await;
        self.run(&format!(
            "(() => {{ const field = document.querySelector({field:?}); field.value = {text:?}; \
             field.dispatchEvent(new Event('input', {{ bubbles: true }})); }})()"
        ))
        .await;
    }

    /// How many things have happened at the table.
    pub(crate) async fn version(&self) -> String {
        self.run("document.querySelector('.play').dataset.version").await.as_str().unwrap().to_owned()
    }

    /// Drags one thing to another with the mouse.
    pub(crate) async fn drags(&self, what: &str, to: &str) {
        let (from, to) = (self.middle_of(what).await, self.middle_of(to).await);
        let half = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        self.points(DispatchMouseEventType::MousePressed, from).await;
        self.points(DispatchMouseEventType::MouseMoved, half).await;
        self.points(DispatchMouseEventType::MouseMoved, to).await;
        self.points(DispatchMouseEventType::MouseReleased, to).await;
    }

    async fn points(&self, kind: DispatchMouseEventType, (x, y): (f64, f64)) {
        let event =
            DispatchMouseEventParams::builder().r#type(kind).x(x).y(y).button(MouseButton::Left).buttons(1);
        self.page.execute(event.click_count(1).build().unwrap()).await.unwrap();
    }

    async fn middle_of(&self, selector: &str) -> (f64, f64) {
        let side = |side: &'static str, length: &'static str| {
            format!(
                "(() => {{ const box = document.querySelector({selector:?}).getBoundingClientRect(); return box.{side} + box.{length} / 2; }})()"
            )
        };
        let (x, y) = (self.run(&side("left", "width")).await, self.run(&side("top", "height")).await);
        (x.as_f64().unwrap(), y.as_f64().unwrap())
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

    /// The script heap in bytes, without what nobody needs.
    pub(crate) async fn heap_after_collecting(&self) -> f64 {
        self.page.execute(CollectGarbageParams::default()).await.unwrap();
        self.page.execute(GetHeapUsageParams::default()).await.unwrap().result.used_size
    }

    /// Nothing went wrong so far.
    pub(crate) fn is_content(&self) {
        let faults = self.faults.lock().unwrap();
        assert!(faults.is_empty(), "{faults:#?}");
    }
}
