//! Somebody with a browser: [`Guest`].

use std::{
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use parlour_browser::{Browser, MouseAction, PATIENCE, Page, PageEvent};
use serde_json::Value;
use tokio::sync::broadcast::error::RecvError;

use crate::player;

/// Between two looks at the page.
const MOMENT: Duration = Duration::from_millis(40);

/// Somebody with a browser of their own.
pub(crate) struct Guest {
    browser: Browser,
    house: String,
    faults: Arc<Mutex<Vec<String>>>,
}

impl Guest {
    /// Opens a browser. Bots do not take their time, so that games are over soon.
    pub(crate) async fn at(house: &str) -> Self {
        let browser = Browser::launch().await.unwrap();
        let guest = Self { browser, house: house.to_owned(), faults: Arc::default() };
        guest.watch();
        guest.brings("try { localStorage.setItem('parlour.pause', '0') } catch {}").await;
        guest.brings(player::SCRIPT).await;
        guest.looks_through(1440, 900, "dark").await;
        guest
    }

    fn page(&self) -> &Page {
        self.browser.page()
    }

    /// Brings a script to every page from now on.
    pub(crate) async fn brings(&self, script: &str) {
        self.page().bring_script(script).await.unwrap();
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

    /// Writes errors of any kind down, and requests to anybody but the server.
    fn watch(&self) {
        let mut events = self.page().events();
        let (faults, house) = (Arc::clone(&self.faults), self.house.replace("http://", ""));
        tokio::spawn(async move {
            loop {
                let found = match events.recv().await {
                    Ok(event) => fault(&event, &house),
                    Err(RecvError::Lagged(missed)) => Some(format!("{missed} events were missed")),
                    Err(RecvError::Closed) => return,
                };
                faults.lock().unwrap().extend(found);
            }
        });
    }

    /// Goes to a page of the house.
    pub(crate) async fn go(&self, path: &str) {
        self.page().go_to(&format!("{}{path}", self.house)).await.unwrap();
    }

    /// Loads the page again.
    pub(crate) async fn reload(&self) {
        self.page().reload().await.unwrap();
    }

    /// Runs a script and gives what it gives.
    pub(crate) async fn run(&self, script: &str) -> Value {
        self.page().evaluate(script).await.unwrap_or_else(|error| panic!("{script}: {error}"))
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
        let drag = [
            (MouseAction::Press, from),
            (MouseAction::Drag, half),
            (MouseAction::Drag, to),
            (MouseAction::Release, to),
        ];
        for (action, point) in drag {
            self.page().mouse(action, point).await.unwrap();
        }
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
        self.page().press_key(key).await.unwrap();
    }

    /// A window of that size, in a theme.
    pub(crate) async fn looks_through(&self, width: i64, height: i64, theme: &str) {
        self.page().set_window(width, height, theme).await.unwrap();
    }

    /// What the window shows, as PNG.
    pub(crate) async fn picture(&self) -> Vec<u8> {
        self.page().screenshot().await.unwrap()
    }

    /// The script heap in bytes, without what nobody needs.
    pub(crate) async fn heap_after_collecting(&self) -> f64 {
        self.page().heap_after_collecting().await.unwrap()
    }

    /// Nothing went wrong so far.
    pub(crate) fn is_content(&self) {
        let faults = self.faults.lock().unwrap();
        assert!(faults.is_empty(), "{faults:#?}");
    }
}

/// What is wrong about an event, if anything is.
fn fault(event: &PageEvent, house: &str) -> Option<String> {
    let params = &event.params;
    match event.method.as_str() {
        "Runtime.exceptionThrown" => Some(format!("thrown: {}", params["exceptionDetails"])),
        "Runtime.consoleAPICalled" if params["type"] == "error" => {
            Some(format!("console.error: {}", params["args"]))
        }
        "Log.entryAdded" => {
            let text = params["entry"]["text"].as_str().unwrap();
            // A server that is down is what some tests are about.
            (!text.contains("ERR_CONNECTION")).then(|| format!("logged: {text}"))
        }
        "Network.requestWillBeSent" => {
            let url = params["request"]["url"].as_str().unwrap();
            let own = ["http://", "ws://"].map(|scheme| format!("{scheme}{house}"));
            let within = ["blob:", "data:", "about:"].map(str::to_owned);
            let is_own = own.iter().chain(&within).any(|start| url.starts_with(start));
            (!is_own).then(|| format!("asked somebody else: {url}"))
        }
        _ => None,
    }
}
