//! A real Chromium, driven over its own protocol. Only the dozen commands that the tests need: a
//! library of all of them takes longer to build than the hall.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Message;

const PATIENCE: Duration = Duration::from_secs(60);

/// The flags of a browser that talks to nobody but us.
const FLAGS: &[&str] = &[
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--remote-debugging-port=0",
    "about:blank",
];

/// A running browser; it ends when it is dropped.
pub(crate) struct Chromium {
    child: Child,
    wire: Arc<Wire>,
    _profile: tempfile::TempDir,
}

struct Wire {
    send: mpsc::UnboundedSender<Message>,
    waiting: Mutex<HashMap<u64, oneshot::Sender<Value>>>,
    next: AtomicU64,
    /// What went wrong in each tab, by session.
    faults: Mutex<HashMap<String, Vec<String>>>,
    /// How long each message on a push channel was, by session.
    received: Mutex<HashMap<String, Vec<usize>>>,
}

impl Chromium {
    /// Starts Debian's Chromium with an empty profile.
    pub(crate) async fn start() -> Chromium {
        let profile = tempfile::tempdir().unwrap();
        let child = Command::new("chromium")
            .args(FLAGS)
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromium cannot be started: `cargo xtask test` installs it");
        let port = profile.path().join("DevToolsActivePort");
        let address = loop_until("chromium opens its door", || {
            let text = std::fs::read_to_string(&port).ok()?;
            let (port, path) = text.split_once('\n')?;
            (!path.is_empty()).then(|| format!("ws://127.0.0.1:{port}{path}"))
        })
        .await;
        let (socket, _) = tokio_tungstenite::connect_async(address).await.unwrap();
        let (mut sink, mut stream) = socket.split();
        let (send, mut outbox) = mpsc::unbounded_channel();
        let wire = Arc::new(Wire {
            send,
            waiting: Mutex::default(),
            next: AtomicU64::new(1),
            faults: Mutex::default(),
            received: Mutex::default(),
        });
        tokio::spawn(async move {
            while let Some(message) = outbox.recv().await {
                if sink.send(message).await.is_err() {
                    break;
                }
            }
        });
        let inbox = wire.clone();
        tokio::spawn(async move {
            while let Some(Ok(message)) = stream.next().await {
                if let Ok(text) = message.to_text()
                    && let Ok(value) = serde_json::from_str::<Value>(text)
                {
                    inbox.take(value);
                }
            }
        });
        Chromium { child, wire, _profile: profile }
    }

    /// A tab of a person of its own: it shares no cookie with any other.
    pub(crate) async fn person(&self) -> Tab {
        let context = self.wire.call(None, "Target.createBrowserContext", json!({})).await;
        let target = json!({
            "url": "about:blank",
            "browserContextId": context["browserContextId"],
            "width": 1280,
            "height": 900,
        });
        let target = self.wire.call(None, "Target.createTarget", target).await;
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let session = self.wire.call(None, "Target.attachToTarget", attach).await;
        let session = session["sessionId"].as_str().unwrap().to_owned();
        let tab = Tab { wire: self.wire.clone(), session };
        for domain in ["Page.enable", "Runtime.enable", "Log.enable", "Network.enable"] {
            tab.call(domain, json!({})).await;
        }
        tab.size(1280, 900).await;
        tab
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Wire {
    async fn call(&self, session: Option<&str>, method: &str, params: Value) -> Value {
        let answer = self.ask(session, method, params).await;
        assert!(answer.get("error").is_none(), "{method}: {}", answer["error"]);
        answer["result"].clone()
    }

    /// Sends a command; the answer with its result or error.
    async fn ask(&self, session: Option<&str>, method: &str, params: Value) -> Value {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        let (tell, told) = oneshot::channel();
        self.waiting.lock().unwrap().insert(id, tell);
        let mut message = json!({ "id": id, "method": method, "params": params });
        if let Some(session) = session {
            message["sessionId"] = session.into();
        }
        self.send.send(Message::text(message.to_string())).unwrap();
        let answer = tokio::time::timeout(PATIENCE, told).await;
        answer.unwrap_or_else(|_| panic!("{method}: no answer")).unwrap()
    }

    fn take(&self, mut message: Value) {
        if let Some(id) = message["id"].as_u64() {
            if let Some(tell) = self.waiting.lock().unwrap().remove(&id) {
                let _ = tell.send(message);
            }
            return;
        }
        let session = message["sessionId"].as_str().unwrap_or_default().to_owned();
        let fault = match message["method"].as_str() {
            Some("Runtime.exceptionThrown") => {
                message["params"]["exceptionDetails"]["exception"]["description"].take()
            }
            Some("Log.entryAdded") if message["params"]["entry"]["level"] == "error" => {
                let entry = &message["params"]["entry"];
                json!(format!("{} {}", entry["text"], entry["url"]))
            }
            Some("Network.webSocketFrameReceived") => {
                let frame = &message["params"]["response"];
                let text = frame["payloadData"].as_str().unwrap_or_default();
                // Long updates are packed, and told in four letters for three bytes; answers to
                // acts are no updates.
                let length = match frame["opcode"].as_u64() {
                    Some(2) => text.len() / 4 * 3,
                    _ if text.contains("\"zones\"") => text.len(),
                    _ => return,
                };
                self.received.lock().unwrap().entry(session).or_default().push(length);
                return;
            }
            _ => return,
        };
        self.faults.lock().unwrap().entry(session).or_default().push(fault.to_string());
    }
}

/// A tab.
pub(crate) struct Tab {
    wire: Arc<Wire>,
    session: String,
}

impl Tab {
    async fn call(&self, method: &str, params: Value) -> Value {
        self.wire.call(Some(&self.session), method, params).await
    }

    /// Opens an address and waits until all of it is there.
    pub(crate) async fn open(&self, address: &str) {
        let went = self.call("Page.navigate", json!({ "url": address })).await;
        assert!(went.get("errorText").is_none(), "{address}: {}", went["errorText"]);
        self.until("document.readyState === 'complete'").await;
    }

    /// What an expression gives.
    pub(crate) async fn eval(&self, script: &str) -> Value {
        let params = json!({
            "expression": script,
            "returnByValue": true,
            "awaitPromise": true,
            "userGesture": true,
        });
        let answer = loop {
            let answer = self.wire.ask(Some(&self.session), "Runtime.evaluate", params.clone());
            let answer = answer.await;
            match answer["error"]["message"].as_str() {
                None => break answer["result"].clone(),
                // The page is being left: the next one is asked.
                Some(why) if why.contains("navigated") || why.contains("context") => {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                Some(why) => panic!("{script}: {why}"),
            }
        };
        let details = &answer["exceptionDetails"];
        assert!(details.is_null(), "{script}: {details}");
        answer["result"]["value"].clone()
    }

    /// What an expression gives, as text.
    pub(crate) async fn text(&self, script: &str) -> String {
        let value = self.eval(script).await;
        value.as_str().map_or_else(|| value.to_string(), str::to_owned)
    }

    /// Waits until an expression holds.
    pub(crate) async fn until(&self, script: &str) -> Value {
        self.until_within(PATIENCE, script).await
    }

    /// Waits so long until an expression holds.
    pub(crate) async fn until_within(&self, patience: Duration, script: &str) -> Value {
        let end = Instant::now() + patience;
        loop {
            // While a page is being left there is nothing to ask.
            let tried = format!("(() => {{ try {{ return {script} }} catch {{}} }})()");
            let value = self.eval(&tried).await;
            if !(value.is_null() || value == json!(false)) {
                return value;
            }
            if Instant::now() > end {
                let page = self.text("document.title + '\\n' + document.body.innerText").await;
                let page: String = page.chars().take(1500).collect();
                panic!("never: {script}\n{page}\nfaults: {:?}", self.faults());
            }
            tokio::time::sleep(Duration::from_millis(8)).await;
        }
    }

    /// Clicks with the mouse on what the selector finds.
    pub(crate) async fn click(&self, selector: &str) {
        let (x, y) = self.reach(selector, true).await;
        // Nothing comes in between: a person's press is shorter than the way to the browser and back.
        tokio::join!(self.mouse("mousePressed", x, y), self.mouse("mouseReleased", x, y));
    }

    /// Waits until a thing can be touched: it stands still, and what lay over it has gone away, as
    /// it would for a person who waits a moment. A mouse hovers over it meanwhile, a finger does not.
    async fn reach(&self, selector: &str, hovers: bool) -> (f64, f64) {
        let hit = format!(
            "(() => {{ const e = document.querySelector({selector:?}), h = document.elementFromPoint(X, Y);
              return document.readyState === 'complete' && !document.querySelector('.moving')
                && !!e && !!h && (e === h || e.contains(h)); }})()"
        );
        let end = Instant::now() + PATIENCE;
        loop {
            let (x, y) = self.whereabouts(selector).await;
            if hovers {
                self.mouse("mouseMoved", x, y).await;
            }
            let hit = hit.replace("X, Y", &format!("{x}, {y}"));
            if self.eval(&hit).await == true && self.whereabouts(selector).await == (x, y) {
                return (x, y);
            }
            if Instant::now() > end {
                let over = format!("document.elementFromPoint({x}, {y})?.outerHTML.slice(0, 200)");
                panic!("{selector} is covered at {x}, {y} by {}", self.text(&over).await);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Where the thing is, once it is there and in sight.
    async fn whereabouts(&self, selector: &str) -> (f64, f64) {
        let find = format!(
            "(() => {{ const e = document.querySelector({selector:?}); if (!e) return null;
              e.scrollIntoView({{block: 'center', behavior: 'instant'}});
              const b = e.getBoundingClientRect(); if (!b.width) return null;
              return [b.left + b.width / 2, b.top + b.height / 2]; }})()"
        );
        let at = self.until(&find).await;
        (at[0].as_f64().unwrap(), at[1].as_f64().unwrap())
    }

    async fn mouse(&self, kind: &str, x: f64, y: f64) {
        let clicks = u8::from(kind != "mouseMoved");
        let button = if clicks == 1 { "left" } else { "none" };
        let params =
            json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": clicks });
        self.call("Input.dispatchMouseEvent", params).await;
    }

    /// Taps with a finger.
    pub(crate) async fn tap(&self, selector: &str) {
        let (x, y) = self.reach(selector, false).await;
        let start = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
        let end = json!({ "type": "touchEnd", "touchPoints": [] });
        let touch = |what| self.call("Input.dispatchTouchEvent", what);
        tokio::join!(touch(start), touch(end));
    }

    /// Presses a key: a letter, a digit, or `Tab`, `Enter`, `Escape`, `ArrowDown` and the like.
    pub(crate) async fn key(&self, key: &str) {
        let (code, text) = match key {
            "Tab" => (9, ""),
            "Enter" => (13, "\r"),
            "Escape" => (27, ""),
            "ArrowLeft" => (37, ""),
            "ArrowUp" => (38, ""),
            "ArrowRight" => (39, ""),
            "ArrowDown" => (40, ""),
            letter => (u32::from(letter.to_uppercase().as_bytes()[0]), letter),
        };
        let kind = if text.is_empty() { "rawKeyDown" } else { "keyDown" };
        let press = |kind: &str| json!({ "type": kind, "key": key, "text": text, "windowsVirtualKeyCode": code });
        self.call("Input.dispatchKeyEvent", press(kind)).await;
        let up = json!({ "type": "keyUp", "key": key, "windowsVirtualKeyCode": code });
        self.call("Input.dispatchKeyEvent", up).await;
    }

    /// Makes the window so large. Narrow ones are phones.
    pub(crate) async fn size(&self, width: u32, height: u32) {
        let phone = width < 500;
        let params = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone,
        });
        self.call("Emulation.setDeviceMetricsOverride", params).await;
        self.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": phone })).await;
    }

    /// Light or dark, and whether things may move.
    pub(crate) async fn prefers(&self, scheme: &str, motion: &str) {
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        self.call("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// Runs no script from now on, or does again.
    pub(crate) async fn scripts(&self, on: bool) {
        let params = json!({ "value": !on });
        self.call("Emulation.setScriptExecutionDisabled", params).await;
    }

    /// A picture of what the window shows.
    pub(crate) async fn picture(&self, file: &Path) {
        let answer = self.call("Page.captureScreenshot", json!({ "format": "png" })).await;
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, unbase64(answer["data"].as_str().unwrap())).unwrap();
    }

    /// What went wrong in the page so far: exceptions, refused loads, breaches of the
    /// content-security policy.
    pub(crate) fn faults(&self) -> Vec<String> {
        self.wire.faults.lock().unwrap().get(&self.session).cloned().unwrap_or_default()
    }

    /// How many bytes each update on the push channel had.
    pub(crate) fn received(&self) -> Vec<usize> {
        self.wire.received.lock().unwrap().get(&self.session).cloned().unwrap_or_default()
    }

    /// Forgets what went wrong, where it was meant to.
    pub(crate) fn forgive(&self) {
        self.wire.faults.lock().unwrap().remove(&self.session);
    }

    /// What the accessibility checker finds wrong with the page.
    pub(crate) async fn axe(&self) -> Vec<String> {
        let source =
            std::fs::read_to_string(axe()).expect("axe-core: `cargo xtask test` installs it");
        self.eval(&format!("{source};0")).await;
        let run = "axe.run().then(r => r.violations.flatMap(v => v.nodes.map(n =>
            v.id + ': ' + n.target + ' ' + n.html.slice(0, 200) + ' ' + (n.any[0]?.message ?? ''))))";
        let found = self.eval(run).await;
        found.as_array().unwrap().iter().map(|v| v.as_str().unwrap().to_owned()).collect()
    }
}

/// Where the set-up of the tests puts the checker.
fn axe() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.join("target/browser/node_modules/axe-core/axe.min.js")
}

async fn loop_until<T>(what: &str, mut done: impl FnMut() -> Option<T>) -> T {
    let end = Instant::now() + PATIENCE;
    loop {
        if let Some(done) = done() {
            return done;
        }
        assert!(Instant::now() < end, "never: {what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

fn unbase64(text: &str) -> Vec<u8> {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = Vec::with_capacity(text.len() * 3 / 4);
    let (mut bits, mut held) = (0u32, 0);
    for letter in text.bytes().take_while(|letter| *letter != b'=') {
        let value = LETTERS.iter().position(|l| *l == letter).expect("base64") as u32;
        bits = bits << 6 | value;
        held += 6;
        if held >= 8 {
            held -= 8;
            out.push((bits >> held) as u8);
        }
    }
    out
}
