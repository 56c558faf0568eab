//! The socket to the browser, which carries calls with their answers, and events.

use std::{
    collections::HashMap,
    sync::atomic::{AtomicU64, Ordering},
};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::{
    net::TcpStream,
    sync::{broadcast, mpsc, oneshot},
    time::timeout,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{Message, protocol::WebSocketConfig},
};

use crate::{BrowserError, PATIENCE};

/// The number of events a slow listener may fall behind before it misses some.
const EVENTS_KEPT: usize = 1 << 14;

/// An event of a page, as the protocol describes it.
#[derive(Debug, Clone)]
pub struct PageEvent {
    /// The name, such as `Runtime.exceptionThrown`.
    pub method: String,
    /// The parameters of the event.
    pub params: Value,
}

/// A connection to the browser, which closes when dropped.
#[derive(Debug)]
pub(crate) struct Connection {
    calls: mpsc::UnboundedSender<Call>,
    events: broadcast::Sender<PageEvent>,
    next_id: AtomicU64,
}

/// A call on its way to the browser.
struct Call {
    id: u64,
    text: String,
    answer: oneshot::Sender<Value>,
}

impl Connection {
    pub(crate) async fn open(address: &str) -> Result<Self, BrowserError> {
        // A screenshot is one message of several megabytes.
        let unlimited = WebSocketConfig::default().max_message_size(None).max_frame_size(None);
        let opened = connect_async_with_config(address, Some(unlimited), true).await;
        let (socket, _) = opened.map_err(|error| BrowserError::Unreachable(error.to_string()))?;
        let (calls, queue) = mpsc::unbounded_channel();
        let (events, _) = broadcast::channel(EVENTS_KEPT);
        tokio::spawn(carry(socket, queue, events.clone()));
        Ok(Self { calls, events, next_id: AtomicU64::new(1) })
    }

    /// Calls a method of the page with this session, or of the browser, and returns its result.
    pub(crate) async fn call(
        &self,
        session: Option<&str>,
        method: &str,
        params: Value,
    ) -> Result<Value, BrowserError> {
        let id = self.next_id.fetch_add(1, Ordering::Relaxed);
        let mut message = json!({ "id": id, "method": method, "params": params });
        if let Some(session) = session {
            message["sessionId"] = session.into();
        }
        let (answer, answered) = oneshot::channel();
        let closed = || BrowserError::call(method, "the browser is gone");
        self.calls.send(Call { id, text: message.to_string(), answer }).map_err(|_| closed())?;
        let late = |_| BrowserError::call(method, "no answer in time");
        let mut message = timeout(PATIENCE, answered).await.map_err(late)?.map_err(|_| closed())?;
        match message["error"]["message"].as_str() {
            Some(reason) => Err(BrowserError::call(method, reason)),
            None => Ok(message["result"].take()),
        }
    }

    /// Subscribes to all events from now on.
    pub(crate) fn events(&self) -> broadcast::Receiver<PageEvent> {
        self.events.subscribe()
    }
}

/// Carries calls to the browser, and answers and events back, until either side is gone.
async fn carry(
    mut socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    mut calls: mpsc::UnboundedReceiver<Call>,
    events: broadcast::Sender<PageEvent>,
) {
    let mut waiting = HashMap::new();
    loop {
        tokio::select! {
            call = calls.recv() => {
                let Some(Call { id, text, answer }) = call else { return };
                waiting.insert(id, answer);
                if socket.send(Message::text(text)).await.is_err() {
                    return;
                }
            }
            message = socket.next() => {
                let Some(Ok(message)) = message else { return };
                let Ok(mut message) = serde_json::from_slice::<Value>(&message.into_data()) else { continue };
                if let Some(answer) = message["id"].as_u64().and_then(|id| waiting.remove(&id)) {
                    // The caller may have stopped waiting.
                    let _ = answer.send(message);
                } else if let Some(method) = message["method"].as_str() {
                    // An event without a listener is dropped.
                    let _ = events.send(PageEvent { method: method.to_owned(), params: message["params"].take() });
                }
            }
        }
    }
}
