//! A person with a browser: [`Guest`].

use std::{
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use parlour_browser::{Browser, MouseAction, PATIENCE, Page, PageEvent};
use serde_json::{Value, json};
use tokio::sync::broadcast::error::RecvError;

use crate::player;

/// The time between two looks at the page.
const MOMENT: Duration = Duration::from_millis(40);

/// A person with a browser of their own.
pub(crate) struct Guest {
    browser: Browser,
    house: String,
    faults: Arc<Mutex<Vec<String>>>,
}

impl Guest {
    /// Opens a browser. Bots move instantly, so that games are over soon.
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

    /// Adds a script to every page from now on.
    pub(crate) async fn brings(&self, script: &str) {
        self.page().bring_script(script).await.unwrap();
    }

    /// Allows notifications of turns and looks away. What the browser would show is kept in `told`.
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

    /// Records errors of any kind, and requests to anything but the server.
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

    /// Calls a method of the browser's protocol.
    pub(crate) async fn calls(&self, method: &str, params: Value) -> Value {
        self.page().call(method, params).await.unwrap()
    }

    /// Goes to a page of the server.
    pub(crate) async fn go(&self, path: &str) {
        self.page().go_to(&format!("{}{path}", self.house)).await.unwrap();
    }

    /// Starts loading a page of the server without waiting for it.
    pub(crate) async fn starts_for(&self, path: &str) {
        self.page().call("Page.navigate", json!({ "url": format!("{}{path}", self.house) })).await.unwrap();
    }

    /// Slows the connection from now on: milliseconds for a round trip, and bytes a second.
    pub(crate) async fn is_slow(&self, latency: f64, speed: f64) {
        let how = json!({ "offline": false, "latency": latency, "downloadThroughput": speed, "uploadThroughput": speed });
        self.page().call("Network.emulateNetworkConditions", how).await.unwrap();
    }

    /// Opens another tab of the same browser, which this tab's scripts call `other`. Browsers allow it only
    /// on a click, so it is done as one.
    pub(crate) async fn opens_another_tab(&self, path: &str) {
        let script = format!("globalThis.other = window.open({path:?}), !!other");
        let how = json!({ "expression": script, "userGesture": true, "returnByValue": true });
        let opened = self.page().call("Runtime.evaluate", how).await.unwrap();
        assert_eq!(opened["result"]["value"], true, "{opened}");
    }

    /// Reloads the page.
    pub(crate) async fn reload(&self) {
        self.page().reload().await.unwrap();
    }

    /// Runs a script and returns its value.
    pub(crate) async fn run(&self, script: &str) -> Value {
        self.page().evaluate(script).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Whether an element is on the page.
    pub(crate) async fn sees(&self, selector: &str) -> bool {
        self.run(&format!("!!document.querySelector({selector:?})")).await == true
    }

    /// The record of a finished game at the table with that link.
    pub(crate) async fn record_of(&self, table: &str) -> String {
        let address = format!("/api{}/record", table.replace("/t/", "/tables/"));
        let record = self.run(&format!("fetch({address:?}).then((answer) => answer.text())")).await;
        record.as_str().unwrap().to_owned()
    }

    /// Waits until an element is on the page.
    pub(crate) async fn waits_for(&self, selector: &str) {
        self.waits_until(&format!("!!document.querySelector({selector:?})")).await;
    }

    /// Waits until a condition holds.
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

    /// Clicks the button with this text.
    pub(crate) async fn presses_button(&self, label: &str) {
        let button = format!(
            "[...document.querySelectorAll('button')].find(b => !b.hidden && !b.disabled && b.textContent.trim() === {label:?})"
        );
        self.waits_until(&format!("!!({button})")).await;
        self.run(&format!("{button}.click()")).await;
    }

    /// Types into a field.
    pub(crate) async fn types(&self, field: &str, text: &str) {
        self.waits_for(field).await;
        self.run(&format!(
            "(() => {{ const field = document.querySelector({field:?}); field.value = {text:?}; \
             field.dispatchEvent(new Event('input', {{ bubbles: true }})); }})()"
        ))
        .await;
    }

    /// The version of the table, which grows with everything that happens there.
    pub(crate) async fn version(&self) -> String {
        self.run("document.querySelector('.play').dataset.version").await.as_str().unwrap().to_owned()
    }

    /// Drags one element to another with the mouse.
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

    /// Moves the mouse to the middle of an element and leaves it there.
    pub(crate) async fn points_at(&self, what: &str) {
        let point = self.middle_of(what).await;
        self.page().mouse(MouseAction::Move, point).await.unwrap();
    }

    /// Clicks an element with the mouse.
    pub(crate) async fn clicks(&self, what: &str) {
        let point = self.middle_of(what).await;
        for action in [MouseAction::Move, MouseAction::Press, MouseAction::Release] {
            self.page().mouse(action, point).await.unwrap();
        }
    }

    /// Waits until everything that can be picked stands still: the table may still be fitted into the window.
    pub(crate) async fn keeps_its_places(&self) {
        const PLACES: &str = "[...document.querySelectorAll('.board [data-pick], .bar button')].map((element) => \
                              Object.values(element.getBoundingClientRect().toJSON()).map(Math.round).join()).join(';')";
        let mut before = self.run(PLACES).await;
        loop {
            tokio::time::sleep(Duration::from_millis(100)).await;
            let now = self.run(PLACES).await;
            if now == before {
                return;
            }
            before = now;
        }
    }

    /// Touches the middle of an element with a finger. The browser has to be told that there are fingers.
    pub(crate) async fn taps(&self, what: &str) {
        let (x, y) = self.middle_of(what).await;
        self.touches(&json!(x), &json!(y)).await;
    }

    /// Tells the browser that its window is touched with fingers.
    pub(crate) async fn has_fingers(&self) {
        self.calls("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await;
    }

    /// Touches a point of the window with a finger, which is lifted without waiting for the answer to the
    /// touch: on a busy machine that takes as long as a long press, which picks nothing.
    pub(crate) async fn touches(&self, x: &Value, y: &Value) {
        const METHOD: &str = "Input.dispatchTouchEvent";
        let start = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
        let end = json!({ "type": "touchEnd", "touchPoints": [] });
        tokio::join!(self.calls(METHOD, start), self.calls(METHOD, end));
    }

    /// The middle of an element, once the element stands still: the table may still be fitted into the window.
    async fn middle_of(&self, selector: &str) -> (f64, f64) {
        let middle = format!(
            "(() => {{ const box = document.querySelector({selector:?}).getBoundingClientRect(); \
             return [box.left + box.width / 2, box.top + box.height / 2]; }})()"
        );
        let mut before = self.run(&middle).await;
        loop {
            tokio::time::sleep(Duration::from_millis(100)).await;
            let now = self.run(&middle).await;
            if now == before {
                return (now[0].as_f64().unwrap(), now[1].as_f64().unwrap());
            }
            before = now;
        }
    }

    /// Presses a key of the keyboard.
    pub(crate) async fn presses_key(&self, key: &str) {
        self.page().press_key(key).await.unwrap();
    }

    /// Sets the size of the window and the theme.
    pub(crate) async fn looks_through(&self, width: i64, height: i64, theme: &str) {
        self.page().set_window(width, height, theme).await.unwrap();
    }

    /// Turns off animations.
    pub(crate) async fn wants_nothing_to_move(&self) {
        self.brings("try { localStorage.setItem('parlour.motion', 'off') } catch {}").await;
    }

    /// Sets the size of the window, leaving the theme as it is.
    pub(crate) async fn resizes(&self, width: i64, height: i64) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.calls("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// A screenshot of the window, as PNG.
    pub(crate) async fn picture(&self) -> Vec<u8> {
        self.page().screenshot().await.unwrap()
    }

    /// The size of the script heap after collecting garbage, in bytes.
    pub(crate) async fn heap_after_collecting(&self) -> f64 {
        self.page().heap_after_collecting().await.unwrap()
    }

    /// Asserts that nothing has gone wrong so far.
    pub(crate) fn is_content(&self) {
        let faults = self.faults.lock().unwrap();
        assert!(faults.is_empty(), "{faults:#?}");
    }
}

/// The fault an event reports, if it is one.
fn fault(event: &PageEvent, house: &str) -> Option<String> {
    let params = &event.params;
    match event.method.as_str() {
        "Runtime.exceptionThrown" => Some(format!("thrown: {}", params["exceptionDetails"])),
        "Runtime.consoleAPICalled" if params["type"] == "error" => {
            Some(format!("console.error: {}", params["args"]))
        }
        "Log.entryAdded" => {
            let text = params["entry"]["text"].as_str().unwrap();
            // A server that is down, or speaks plain HTTP from elsewhere, is what some tests are about.
            let is_meant = ["ERR_CONNECTION", "the URL's origin was untrustworthy"];
            (!is_meant.iter().any(|part| text.contains(part))).then(|| format!("logged: {text}"))
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
