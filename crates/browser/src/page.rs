//! A page of the browser and what a test can do with it: [`Page`].

use base64::{Engine as _, prelude::BASE64_STANDARD};
use serde_json::{Value, json};
use tokio::{sync::broadcast, time::timeout};

use crate::{BrowserError, PATIENCE, PageEvent, connection::Connection};

/// A page of the browser.
#[derive(Debug)]
pub struct Page {
    connection: Connection,
    session: String,
}

impl Page {
    pub(crate) async fn open(connection: Connection, session: String) -> Result<Self, BrowserError> {
        let page = Self { connection, session };
        for domain in ["Page", "Runtime", "Log", "Network"] {
            page.call(&format!("{domain}.enable"), json!({})).await?;
        }
        page.call("Page.setLifecycleEventsEnabled", json!({ "enabled": true })).await?;
        Ok(page)
    }

    /// Calls any method of the protocol and returns its result.
    pub async fn call(&self, method: &str, params: Value) -> Result<Value, BrowserError> {
        self.connection.call(Some(&self.session), method, params).await
    }

    /// All events of the domains `Page`, `Runtime`, `Log` and `Network` from now on.
    pub fn events(&self) -> broadcast::Receiver<PageEvent> {
        self.connection.events()
    }

    /// Goes to an address and waits until it is loaded.
    pub async fn go_to(&self, url: &str) -> Result<(), BrowserError> {
        let events = self.events();
        let went = self.call("Page.navigate", json!({ "url": url })).await?;
        if let Some(reason) = went["errorText"].as_str() {
            return Err(BrowserError::call("Page.navigate", &format!("{url} cannot be loaded: {reason}")));
        }
        // Going to another place in the same document loads nothing.
        match &went["loaderId"] {
            Value::Null => Ok(()),
            loader => loaded(events, "Page.navigate", |event| event["loaderId"] == *loader).await,
        }
    }

    /// Reloads the page and waits until it is loaded.
    pub async fn reload(&self) -> Result<(), BrowserError> {
        let events = self.events();
        self.call("Page.reload", json!({})).await?;
        loaded(events, "Page.reload", |_| true).await
    }

    /// Runs a script in every document from now on, before any script of its own.
    pub async fn bring_script(&self, script: &str) -> Result<(), BrowserError> {
        self.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await.map(drop)
    }

    /// Evaluates an expression, waits for it if it is a promise, and returns its value as JSON, or `null` if
    /// it cannot be expressed as JSON.
    pub async fn evaluate(&self, script: &str) -> Result<Value, BrowserError> {
        let how = json!({ "expression": script, "awaitPromise": true, "returnByValue": true });
        let mut answer = self.call("Runtime.evaluate", how).await?;
        match answer.get("exceptionDetails") {
            Some(thrown) => Err(BrowserError::Script(thrown.to_string())),
            None => Ok(answer["result"]["value"].take()),
        }
    }

    /// Sets the size of the page's window, in pixels, and its colour scheme: `dark` or `light`.
    pub async fn set_window(&self, width: i64, height: i64, scheme: &str) -> Result<(), BrowserError> {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.call("Emulation.setDeviceMetricsOverride", size).await?;
        let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        self.call("Emulation.setEmulatedMedia", media).await.map(drop)
    }

    /// Takes a screenshot of the window, as PNG.
    pub async fn screenshot(&self) -> Result<Vec<u8>, BrowserError> {
        const METHOD: &str = "Page.captureScreenshot";
        let answer = self.call(METHOD, json!({ "format": "png" })).await?;
        let picture = answer["data"].as_str().and_then(|text| BASE64_STANDARD.decode(text).ok());
        picture.ok_or_else(|| BrowserError::call(METHOD, "no picture"))
    }

    /// Collects garbage and returns the size of what remains on the script heap, in bytes.
    pub async fn heap_after_collecting(&self) -> Result<f64, BrowserError> {
        const METHOD: &str = "Runtime.getHeapUsage";
        self.call("HeapProfiler.collectGarbage", json!({})).await?;
        let usage = self.call(METHOD, json!({})).await?;
        usage["usedSize"].as_f64().ok_or_else(|| BrowserError::call(METHOD, "no size"))
    }
}

/// Waits until a document that `is_it` recognises is loaded.
async fn loaded(
    mut events: broadcast::Receiver<PageEvent>,
    method: &str,
    is_it: impl Fn(&Value) -> bool,
) -> Result<(), BrowserError> {
    let closed = || BrowserError::call(method, "the browser is gone");
    let load = async {
        loop {
            let event = events.recv().await.map_err(|_| closed())?;
            let is_load = event.method == "Page.lifecycleEvent" && event.params["name"] == "load";
            if is_load && is_it(&event.params) {
                return Ok(());
            }
        }
    };
    let late = |_| BrowserError::call(method, "the page is not loaded in time");
    timeout(PATIENCE, load).await.map_err(late)?
}
