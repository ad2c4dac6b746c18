//! `meadhall hall`: every game in the browser.

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use clap::ArgMatches;
use hall::shown::Reach;
use hall::{Config, listen, own_addresses, qr, serve};
use tabletop::Phrase;
use words::Words;

use super::folder;
use crate::fail::{Done, Fail};

/// Where the hall is if nobody says.
const PORT: u16 = 7777;

/// Opens the hall and keeps it open until somebody closes it.
pub(crate) fn run(words: &Words, given: Option<&ArgMatches>) -> Done {
    logs();
    let flag = |name| given.is_some_and(|given| given.get_flag(name));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(async {
        let (lan, named) = (flag("lan"), given.and_then(|given| given.get_one("addr").copied()));
        let anywhere = IpAddr::V4(Ipv4Addr::UNSPECIFIED);
        let home = if lan { anywhere } else { IpAddr::V4(Ipv4Addr::LOCALHOST) };
        let address = named.unwrap_or(SocketAddr::new(home, PORT));
        let data = folder(given)?;
        let listener = listen(address, named.is_none()).await.map_err(|error| {
            let phrase = Phrase::new("program-hall-taken").with("address", address.to_string());
            phrase.with("why", words::system(&error))
        })?;
        let bound = listener.local_addr()?;
        let (reach, others) = reach(given, bound).await?;
        let config = Config { reach: reach.clone(), ..Config::default() };
        let app = hall::open(&data, config).await.map_err(|fault| fault.phrase())?;
        let address = here(&reach, bound);
        let stop = stopped()?;
        // A hall serves on though nobody reads what it says (`meadhall hall | head -1`).
        let _ = greet(words, &reach, &address, &others, &data);
        let display =
            ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
        if flag("open") || (!flag("no-open") && display && io::stdout().is_terminal()) {
            open(&address);
        }
        serve(app, listener, stop).await?;
        let _ = writeln!(io::stdout(), "{}", words.text(&Phrase::new("program-hall-closed")));
        Ok::<(), Fail>(())
    });
    runtime.shutdown_timeout(std::time::Duration::from_secs(1));
    done
}

/// What is logged goes to standard error: as lines for people, else as JSON. `MEADHALL_LOG` says
/// how much.
fn logs() {
    use tracing_subscriber::EnvFilter;
    let filter = EnvFilter::try_from_env("MEADHALL_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
    let build = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    // It fails only if a log is set up already, which is as good.
    let _ = match io::stderr().is_terminal() {
        true => build.with_target(false).try_init(),
        false => build.json().try_init(),
    };
}

/// The folder of the hall's tables.
pub(crate) fn folder(given: Option<&ArgMatches>) -> Result<PathBuf, Fail> {
    let named = given.and_then(|given| given.get_one::<PathBuf>("data").cloned());
    let usual = || folder::data(|name| std::env::var_os(name)).map(|data| data.join("hall"));
    named.or_else(usual).ok_or_else(|| Phrase::new("program-hall-no-folder").into())
}

/// Who can reach the hall there, and at which other addresses it may be tried.
async fn reach(
    given: Option<&ArgMatches>,
    bound: SocketAddr,
) -> Result<(Reach, Vec<String>), Fail> {
    if let Some(url) = given.and_then(|given| given.get_one::<String>("public-url")) {
        let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
        let good = host.is_some_and(|host| {
            !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ', '\\'])
        });
        return match good {
            true => Ok((Reach::Public(url.clone()), Vec::new())),
            false => Err(Phrase::new("program-hall-url").with("url", url.as_str()).into()),
        };
    }
    let at = |ip| format!("http://{}", SocketAddr::new(ip, bound.port()));
    Ok(match bound.ip() {
        ip if ip.is_loopback() => (Reach::Machine, Vec::new()),
        ip if ip.is_unspecified() => {
            let mut own = own_addresses().await.into_iter().map(at);
            (own.next().map_or(Reach::NoNetwork, Reach::Network), own.collect())
        }
        ip => (Reach::Network(at(ip)), Vec::new()),
    })
}

/// The address for a browser on this machine.
fn here(reach: &Reach, bound: SocketAddr) -> String {
    match reach {
        Reach::Network(url) | Reach::Public(url) => url.clone(),
        Reach::NoNetwork => format!("http://127.0.0.1:{}", bound.port()),
        Reach::Machine => format!("http://{bound}"),
    }
}

fn greet(
    words: &Words,
    reach: &Reach,
    address: &str,
    others: &[String],
    data: &std::path::Path,
) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let say = |id| words.text(&Phrase::new(id).with("address", address));
    writeln!(out, "{}", say("program-hall-open"))?;
    match reach {
        Reach::Machine => writeln!(out, "{}", say("program-hall-machine"))?,
        Reach::NoNetwork => writeln!(out, "{}", say("program-hall-no-network"))?,
        Reach::Network(url) => {
            writeln!(out, "{}", say("program-hall-network"))?;
            if let Some(picture) = qr(url) {
                writeln!(out, "\n{picture}\n")?;
            }
            if !others.is_empty() {
                let others = Phrase::new("program-hall-others").with("addresses", others.join(" "));
                writeln!(out, "{}", words.text(&others))?;
            }
        }
        Reach::Public(_) => writeln!(out, "{}", say("program-hall-public"))?,
    }
    let kept = Phrase::new("program-hall-data").with("path", data.display().to_string());
    writeln!(out, "{}", words.text(&kept))?;
    out.flush()
}

/// Opens the browser, if there is one; nobody waits for it.
fn open(address: &str) {
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let quiet = Command::new(opener)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if let Ok(mut child) = quiet {
        std::thread::spawn(move || child.wait());
    }
}

/// Somebody closes the hall: Ctrl-C, or the system asks. It is listened for from now on, not only
/// once it is waited for.
#[cfg(unix)]
fn stopped() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut key, mut system) =
        (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = key.recv() => {}
            _ = system.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn stopped() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
