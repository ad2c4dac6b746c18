//! The hall on a socket.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::serve::ListenerExt;
use axum::{Json, Router, middleware};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use serde_json::json;
use store::{Fault, Sqlite};
use tokio::net::{TcpListener, UdpSocket};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

use crate::app::{App, Config};
use crate::{api, guard, web};

/// The longest body of a request, but for sagas.
const LONGEST: usize = 64 << 10;

/// How long people who are being answered are waited for when the hall closes.
const PATIENCE: Duration = Duration::from_secs(3);

/// Something that is awaited. What is boxed is compiled here, not again in everything that opens a
/// hall.
pub type Later<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// A hall whose tables lie in this folder.
pub fn open(folder: &Path, config: Config) -> Later<Result<Arc<App>, Fault>> {
    let folder = folder.to_owned();
    Box::pin(async move {
        let store = Sqlite::open(&folder).await?;
        Ok(App::new(Arc::new(store), config))
    })
}

/// Everything that the hall answers to; needs no socket.
pub fn router(app: Arc<App>) -> Router {
    measures();
    Router::new()
        .merge(web::routes())
        .nest("/api", api::routes())
        .route("/health", get(health))
        .route("/metrics", get(figures))
        .layer(axum::extract::DefaultBodyLimit::max(LONGEST))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, Duration::from_secs(30)))
        .layer(CompressionLayer::new().quality(tower_http::CompressionLevel::Fastest))
        .layer(CatchPanicLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), guard::check))
        .with_state(app)
}

/// Listens there; if the port is taken and others may be tried, on the next that is free.
pub async fn listen(address: SocketAddr, others: bool) -> io::Result<TcpListener> {
    let mut first = None;
    let last = if others { address.port().saturating_add(50) } else { address.port() };
    for port in address.port()..=last {
        match TcpListener::bind(SocketAddr::new(address.ip(), port)).await {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
                first.get_or_insert(error);
            }
            Err(error) => return Err(error),
        }
    }
    Err(first.unwrap_or_else(|| io::ErrorKind::AddrInUse.into()))
}

/// Answers until told to stop, then closes cleanly.
pub fn serve(
    app: Arc<App>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Later<io::Result<()>> {
    serve_until(app, listener, Box::pin(stop))
}

fn serve_until(app: Arc<App>, listener: TcpListener, stop: Later<()>) -> Later<io::Result<()>> {
    Box::pin(async move {
        let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        // A second socket for the same hall changes nothing.
        let _ = app.home.set(format!("http://{}", listener.local_addr()?));
        let after = tokio::spawn(app.clone().look_after());
        let closing = app.clone();
        let (told, stopped) = tokio::sync::oneshot::channel();
        let stop = async move {
            stop.await;
            closing.begin_to_close();
            let _ = told.send(());
        };
        // Small messages go at once; a socket that cannot do that still works.
        let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
        let serving = axum::serve(listener, service).with_graceful_shutdown(stop);
        let patience = async {
            if stopped.await.is_err() {
                std::future::pending::<()>().await;
            }
            tokio::time::sleep(PATIENCE).await;
        };
        let served = tokio::select! {
            served = serving => served,
            () = patience => Ok(()),
        };
        after.abort();
        app.close().await;
        served
    })
}

/// This machine's addresses on local networks, the one it would speak from first. Nothing is sent.
pub async fn own_addresses() -> Vec<IpAddr> {
    let spoken = spoken_from().await;
    let all = if_addrs::get_if_addrs().unwrap_or_default().into_iter();
    let others = all.map(|network| network.ip()).filter(|ip| {
        // Those of the newer kind change often and are long to type.
        ip.is_ipv4() && !ip.is_loopback() && Some(*ip) != spoken
    });
    spoken.into_iter().chain(others).collect()
}

async fn spoken_from() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").await.ok()?;
    // Any address that is not on this machine; the ones for examples are nobody's.
    socket.connect("192.0.2.1:9").await.ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

/// A text as a square of blocks that a telephone can read.
pub fn qr(text: &str) -> Option<String> {
    Some(fast_qr::QRBuilder::new(text).build().ok()?.to_str())
}

fn measures() -> &'static PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    HANDLE.get_or_init(|| {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        // Another may be installed already, by who embeds the hall; then ours counts nothing.
        let _ = metrics::set_global_recorder(recorder);
        handle
    })
}

async fn health(State(app): State<Arc<App>>) -> Response {
    match app.store.count().await {
        Ok(open) => Json(json!({ "ok": true, "open_tables": open })).into_response(),
        Err(fault) => {
            let fault = fault.to_string();
            tracing::error!(fault, "the store does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, Json(json!({ "ok": false }))).into_response()
        }
    }
}

async fn figures(State(app): State<Arc<App>>) -> Response {
    metrics::gauge!("hall_tables_in_memory").set(app.rooms() as f64);
    let text = measures().render();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}
