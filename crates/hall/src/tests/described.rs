//! The API's description holds every way into it, and no other.

use std::collections::BTreeSet;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use tower::ServiceExt;
use utoipa::OpenApi;

use super::hall;
use crate::api::{Described, ways};

const METHODS: [&str; 5] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

#[tokio::test]
async fn what_the_api_answers_is_described_and_what_is_described_is_answered() {
    let folder = tempfile::tempdir().unwrap();
    let router = crate::router(hall(folder.path()).await);
    let mut answered = BTreeSet::new();
    for (path, _) in ways() {
        let path = format!("/api{}", path.trim_end_matches('/'));
        for method in METHODS {
            let request = Request::builder().method(method).header("host", "localhost");
            let request = request.uri(path.replace("{id}", "aaaaaaaaaaaa"));
            let answer = router.clone().oneshot(request.body(Body::empty()).unwrap()).await;
            if answer.unwrap().status() != StatusCode::METHOD_NOT_ALLOWED {
                answered.insert(format!("{method} {path}"));
            }
        }
    }
    let all = serde_json::to_value(Described::openapi()).unwrap();
    let mut described = BTreeSet::new();
    for (path, methods) in all["paths"].as_object().unwrap() {
        for (method, way) in methods.as_object().unwrap() {
            described.insert(format!("{} {path}", method.to_uppercase()));
            let said = way["summary"].as_str().or(way["description"].as_str());
            assert!(said.is_some_and(|said| !said.is_empty()), "{method} {path} says nothing");
            assert!(way["responses"].as_object().is_some_and(|all| !all.is_empty()), "{path}");
        }
    }
    assert_eq!(answered, described);
    // Every act that a page can send stands in it too.
    let acts = all["components"]["schemas"]["Act"].to_string();
    for act in ["choose", "why", "undo", "answer", "hint", "odds", "confirm", "cover", "leave"]
        .into_iter()
        .chain(["back", "resign", "replace", "invite", "say", "rematch"])
    {
        assert!(acts.contains(&format!("\"{act}\"")), "{act} is not described");
    }
}
