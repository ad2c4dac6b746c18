//! Cookies, names, origins, policies: what keeps other sites out and secrets in.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use hall::Limits;
use hall::shown::Reach;
use serde_json::json;

use crate::house::{House, request, seats};

fn form(path: &str, body: &str) -> Request<Body> {
    let kind = "application/x-www-form-urlencoded";
    let request = request("POST", path, "").header("content-type", kind);
    request.body(Body::from(body.to_owned())).unwrap()
}

#[tokio::test]
async fn a_guest_gets_a_cookie_that_no_script_reads() {
    let house = House::new().await;
    let answer = house.send(form("/quick", &format!("game={}", shelf::GAMES[0]))).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    let cookie = answer.headers["set-cookie"].to_str().unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "it would be lost without TLS");
    let place = answer.headers["location"].to_str().unwrap();
    let key = cookie.split(['=', ';']).nth(1).unwrap();
    assert!(!place.contains(key), "no secret stands in an address");
    let request = Request::builder().uri(place).header("host", "localhost");
    let request = request.header("cookie", format!("a=b; meadhall={key}"));
    let page = house.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(!page.text.contains(key), "no secret stands in a page");
}

#[tokio::test]
async fn behind_tls_the_cookie_never_goes_without_and_only_the_public_name_is_ours() {
    let folder = tempfile::TempDir::new().unwrap();
    let reach = Reach::Public("https://games.example".into());
    let house = House::reached(folder, Limits::NONE, reach).await;
    let send = async |host: &str, origin: &str| {
        let mut request = form("/quick", &format!("game={}", shelf::GAMES[0]));
        request.headers_mut().insert("host", host.parse().unwrap());
        request.headers_mut().insert("origin", origin.parse().unwrap());
        house.send(request).await
    };
    let answer = send("games.example", "https://games.example").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    let cookie = answer.headers["set-cookie"].to_str().unwrap();
    for part in ["Secure", "HttpOnly", "SameSite=Lax"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert_eq!(send("games.example", "https://evil.example").await.status, StatusCode::FORBIDDEN);
    let other = send("evil.example", "https://evil.example").await;
    assert_eq!(other.status, StatusCode::MISDIRECTED_REQUEST);
    // Invitations name the public address, and the token stands where no server is sent it.
    let key = house.key().await;
    let mut all = seats(shelf::GAMES[0]);
    all[1] = "friend";
    let (table, tokens) = house.table(&key, shelf::GAMES[0], &all).await;
    let page = house.get(&format!("/t/{table}"), &key).await.text;
    assert!(page.contains(&format!("https://games.example/join#{}", tokens[0])), "{page}");
}

#[tokio::test]
async fn every_answer_forbids_scripts_from_elsewhere_and_inline() {
    let house = House::new().await;
    for path in ["/", "/lobby", "/new", "/join", "/nowhere", "/api", "/health", "/assets/hall.js"] {
        let answer = house.get(path, "").await;
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self'"));
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff", "{path}");
        for bad in ["<script>", " onclick=", " style=\""] {
            assert!(!answer.text.contains(bad) || path.ends_with(".js"), "{path} has {bad}");
        }
    }
}

#[tokio::test]
async fn other_sites_and_other_names_are_refused() {
    let house = House::new().await;
    let quick = format!("game={}", shelf::GAMES[0]);
    let send = async |name: &'static str, value: &str| {
        let mut request = form("/quick", &quick);
        request.headers_mut().insert(name, value.parse().unwrap());
        house.send(request).await.status.as_u16()
    };
    assert_eq!(send("origin", "http://127.0.0.1:7777").await, 303);
    assert_eq!(send("origin", "http://evil.example").await, 403);
    assert_eq!(send("origin", "http://127.0.0.1:7778").await, 403);
    assert_eq!(send("origin", "null").await, 403);
    assert_eq!(send("sec-fetch-site", "cross-site").await, 403);
    assert_eq!(send("sec-fetch-site", "same-origin").await, 303);
    for (host, status) in [
        ("evil.example", 421),
        ("evil.example:7777", 421),
        ("localhost:7777", 200),
        ("[::1]:7777", 200),
        ("192.168.1.5:7777", 200),
        ("localhost.evil.example", 421),
    ] {
        let request = Request::builder().uri("/").header("host", host);
        let answer = house.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status.as_u16(), status, "{host}");
    }
}

#[tokio::test]
async fn names_and_chat_are_escaped() {
    let house = House::new().await;
    let key = house.key().await;
    let game = shelf::GAMES[0];
    let evil = "<img src=x onerror=alert(1)>";
    let new = json!({ "game": game, "seats": seats(game), "name": evil });
    let table = house.post("/api/tables", &key, new).await.good()["table"].clone();
    let table = table.as_str().unwrap();
    let said = json!({ "act": "say", "seat": 1, "text": "<script>alert(2)</script>" });
    house.act(table, &key, said).await.good();
    let page = house.get(&format!("/t/{table}"), &key).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("&lt;img") && page.text.contains("&lt;script&gt;"));
    assert!(!page.text.contains("<img src=x") && !page.text.contains("<script>alert"));
}

#[tokio::test]
async fn the_theme_leads_back_to_our_own_pages_only() {
    let house = House::new().await;
    for (back, to) in [("/lobby", "/lobby"), ("//evil.example", "/"), ("https://evil", "/")] {
        let answer = house.send(form("/theme", &format!("theme=dark&back={back}"))).await;
        assert_eq!(answer.headers["location"], to, "{back}");
    }
}

#[tokio::test]
async fn the_api_describes_itself_and_figures_are_told() {
    let house = House::new().await;
    let api = house.get("/api", "").await.good();
    let acts = &api["paths"]["/api/tables/{id}/acts"]["post"];
    assert!(acts.is_object(), "{api}");
    assert!(api["components"]["schemas"]["Act"].is_object());
    let key = house.key().await;
    house.table(&key, shelf::GAMES[0], &seats(shelf::GAMES[0])).await;
    let figures = house.get("/metrics", "").await;
    assert!(figures.text.contains("hall_tables_total"), "{}", figures.text);
    assert!(!figures.text.contains(&key));
}
