//! A hall of its own for each test, and a client.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode};
use futures_util::{SinkExt, StreamExt};
use hall::shown::Reach;
use hall::{App, Config, Limits};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};
use tower::ServiceExt;

pub(crate) struct House {
    pub(crate) router: Router,
    pub(crate) app: Arc<App>,
    pub(crate) folder: TempDir,
    address: std::net::SocketAddr,
    stop: Option<tokio::sync::oneshot::Sender<()>>,
    serving: Option<tokio::task::JoinHandle<std::io::Result<()>>>,
}

pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {}", self.text))
    }

    #[track_caller]
    pub(crate) fn good(self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text);
        self.json()
    }
}

impl House {
    pub(crate) async fn new() -> House {
        House::with(Limits::NONE).await
    }

    pub(crate) async fn with(limits: Limits) -> House {
        House::at(TempDir::new().unwrap(), limits).await
    }

    pub(crate) async fn at(folder: TempDir, limits: Limits) -> House {
        House::reached(folder, limits, Reach::Machine).await
    }

    pub(crate) async fn reached(folder: TempDir, limits: Limits, reach: Reach) -> House {
        let config = Config { limits, reach, pace: Duration::ZERO, ..Config::default() };
        let app = hall::open(folder.path(), config).await.unwrap();
        let listener = hall::listen("127.0.0.1:0".parse().unwrap(), false).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let serving = tokio::spawn(hall::serve(app.clone(), listener, async {
            let _ = stopped.await;
        }));
        let router = hall::router(app.clone());
        House { router, app, folder, address, stop: Some(stop), serving: Some(serving) }
    }

    /// Closes the hall and opens it again over the same tables.
    pub(crate) async fn again(mut self) -> House {
        let _ = self.stop.take().unwrap().send(());
        self.serving.take().unwrap().await.unwrap().unwrap();
        let House { router, app, folder, .. } = self;
        drop((router, app));
        House::at(folder, Limits::NONE).await
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let answer = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = answer.into_parts();
        let bytes = body.collect().await.unwrap().to_bytes();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Answer { status: parts.status, headers: parts.headers, text }
    }

    pub(crate) async fn get(&self, path: &str, key: &str) -> Answer {
        self.send(request("GET", path, key).body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn post(&self, path: &str, key: &str, body: Value) -> Answer {
        let request = request("POST", path, key).header("content-type", "application/json");
        self.send(request.body(Body::from(body.to_string())).unwrap()).await
    }

    pub(crate) async fn key(&self) -> String {
        let answer = self.post("/api/keys", "", json!({})).await.good();
        answer["key"].as_str().unwrap().to_owned()
    }

    /// A table by its seats; its id and the tokens of its invitations.
    pub(crate) async fn table(
        &self,
        key: &str,
        game: &str,
        seats: &[&str],
    ) -> (String, Vec<String>) {
        let made = self.post("/api/tables", key, json!({ "game": game, "seats": seats })).await;
        let made = made.good();
        let tokens = made["links"].as_array().unwrap().iter();
        let tokens = tokens.map(|link| link["token"].as_str().unwrap().to_owned()).collect();
        (made["table"].as_str().unwrap().to_owned(), tokens)
    }

    pub(crate) async fn act(&self, table: &str, key: &str, act: Value) -> Answer {
        self.post(&format!("/api/tables/{table}/acts"), key, act).await
    }

    pub(crate) async fn view(&self, table: &str, key: &str) -> Value {
        self.get(&format!("/api/tables/{table}"), key).await.good()
    }

    /// The same, once no mind moves any more.
    pub(crate) async fn still(&self, table: &str, key: &str) -> Value {
        let mut last = Value::Null;
        loop {
            let now = self.view(table, key).await;
            if now == last {
                return now;
            }
            last = now;
            tokio::time::sleep(Duration::from_millis(300)).await;
        }
    }

    /// A choice of the key's seat that is asked, once one is.
    pub(crate) async fn asked(&self, table: &str, key: &str) -> Value {
        for _ in 0..500 {
            let view = self.view(table, key).await;
            if let Some(question) = view["news"]["questions"].get(0) {
                return json!({
                    "act": "choose",
                    "seat": question["seat"],
                    "question": question["question"],
                    "choice": question["choices"][0],
                });
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("nobody is asked");
    }

    pub(crate) async fn channel(&self, table: &str, key: &str) -> Channel {
        self.open(&format!("/api/tables/{table}/push"), key).await
    }

    pub(crate) async fn open(&self, path: &str, key: &str) -> Channel {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().unwrap();
        request.headers_mut().insert("authorization", format!("Bearer {key}").parse().unwrap());
        let stream = TcpStream::connect(self.address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        Channel(client_async(request, stream).await.unwrap().0)
    }
}

pub(crate) fn request(method: &str, path: &str, key: &str) -> axum::http::request::Builder {
    let request = Request::builder().method(method).uri(path).header("host", "127.0.0.1:7777");
    match key {
        "" => request,
        key => request.header("authorization", format!("Bearer {key}")),
    }
}

pub(crate) struct Channel(WebSocketStream<TcpStream>);

impl Channel {
    /// The next message, within a while.
    pub(crate) async fn next(&mut self) -> Value {
        loop {
            let message = tokio::time::timeout(Duration::from_secs(60), self.0.next()).await;
            match message.expect("a message comes").expect("the channel is open").unwrap() {
                Message::Text(text) => return serde_json::from_str(&text).unwrap(),
                _ => continue,
            }
        }
    }

    pub(crate) async fn send(&mut self, act: Value) {
        self.0.send(Message::Text(act.to_string().into())).await.unwrap();
    }
}

/// The number of seats for a small table of a game: one person, minds for the rest.
pub(crate) fn seats(game: &str) -> Vec<&'static str> {
    let players = 2.max(*shelf::about(game).unwrap().players.start());
    (0..players).map(|n| if n == 0 { "me" } else { "mind-greedy" }).collect()
}
