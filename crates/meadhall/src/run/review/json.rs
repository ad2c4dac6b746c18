//! A review as JSON; `docs/json.md` says what each field is.

use serde_json::{Value, json};
use sitting::review::{Account, Moment, Review, What};

pub(super) fn of(review: &Review, game: &str, mind: &str, seed: u64) -> Value {
    json!({
        "game": game,
        "mind": mind,
        "seed": seed,
        "start": review.start,
        "moments": review.moments.iter().map(moment).collect::<Vec<_>>(),
        "end": review.end,
        "over": review.over,
        "seats": review.seats.iter().map(seat).collect::<Vec<_>>(),
    })
}

fn moment(moment: &Moment) -> Value {
    let mut value = json!({
        "step": moment.step,
        "chances": moment.chances,
        "errors": moment.errors,
    });
    let more = match &moment.what {
        What::Decision(decision) => json!({
            "seat": decision.seat.index() + 1,
            "choice": decision.choice,
            "before": decision.before,
            "after": decision.after,
            "better": decision.better,
        }),
        What::Fortune(fortune) => {
            // Nothing is never written as less than nothing.
            let luck: Vec<f64> = fortune.luck.iter().map(|luck| luck + 0.0).collect();
            json!({ "fortune": fortune.numbers, "luck": luck })
        }
        What::Forfeit(seat, _) => json!({ "forfeit": seat.index() + 1 }),
        What::Failed(seat, how, _) => json!({ "failed": seat.index() + 1, "how": how.word() }),
        What::Seated(seat, sitter, _) => {
            json!({ "seated": seat.index() + 1, "sitter": sitter.to_string() })
        }
    };
    if let (Value::Object(value), Value::Object(more)) = (&mut value, more) {
        value.extend(more);
    }
    value
}

fn seat(seat: &Account) -> Value {
    json!({
        "decisions": seat.decisions,
        "missed": seat.missed,
        "skill": seat.skill,
        "skill_error": seat.skill_error,
        "luck": seat.luck,
        "luck_error": seat.luck_error,
        "rest": seat.rest,
    })
}
