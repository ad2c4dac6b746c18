//! A hall to be visited, and a wire to it that can be cut.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use hall::{Config, Limits};
use minds::Settings;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, oneshot};

/// A hall that runs until it is dropped.
pub(crate) struct House {
    /// Where it is.
    pub(crate) address: SocketAddr,
    _stop: oneshot::Sender<()>,
    _folder: tempfile::TempDir,
}

impl House {
    /// Opens an empty hall whose minds do not dawdle.
    pub(crate) async fn open() -> House {
        let folder = tempfile::tempdir().unwrap();
        let config = Config {
            pace: Duration::ZERO,
            // What they say need not be good here, but it is asked for before every choice.
            hints: Settings::iterations(60),
            reviews: Settings::iterations(5),
            limits: Limits::NONE,
            ..Config::default()
        };
        let app = hall::open(folder.path(), config).await.unwrap();
        let listener = hall::listen("127.0.0.1:0".parse().unwrap(), false).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        tokio::spawn(hall::serve(app, listener, async {
            let _ = stopped.await;
        }));
        House { address, _stop: stop, _folder: folder }
    }

    /// The address of a page.
    pub(crate) fn at(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

/// A wire between a browser and the hall.
pub(crate) struct Wire {
    /// Where the browser finds the hall behind it.
    pub(crate) address: SocketAddr,
    whole: Arc<AtomicBool>,
    cut: Arc<Notify>,
}

impl Wire {
    /// Lays a wire to the hall.
    pub(crate) async fn to(house: &House) -> Wire {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (whole, cut) = (Arc::new(AtomicBool::new(true)), Arc::new(Notify::new()));
        let (end, passes, cuts) = (house.address, whole.clone(), cut.clone());
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let cuts = cuts.clone();
                if passes.load(Ordering::SeqCst) {
                    tokio::spawn(async move {
                        let mut far = TcpStream::connect(end).await.unwrap();
                        tokio::select! {
                            _ = copy_bidirectional(&mut near, &mut far) => {}
                            () = cuts.notified() => {}
                        }
                    });
                }
            }
        });
        Wire { address, whole, cut }
    }

    /// Cuts it: all that goes over it breaks, and nothing passes.
    pub(crate) fn cut(&self) {
        self.whole.store(false, Ordering::SeqCst);
        self.cut.notify_waiters();
    }

    /// Mends it.
    pub(crate) fn mend(&self) {
        self.whole.store(true, Ordering::SeqCst);
    }
}
