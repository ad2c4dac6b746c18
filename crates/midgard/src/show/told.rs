//! Events in words, and the rules they come from.

use tabletop::{Phrase, Seat};

use super::words;
use crate::cards::NOBODY;
use crate::place::Place;
use crate::state::Camp;
use crate::{Event, Midgard};

pub(super) fn phrase(game: &Midgard, event: &Event) -> Phrase {
    let by = |id, seat: Seat| Phrase::new(id).with("seat", seat);
    let card = |id, seat: Seat, card: u8| by(id, seat).with("card", game.title(card));
    let count = |id, seat: Seat, count: u8| by(id, seat).with("count", count);
    let enemy = |id, seat: Seat, card: u8| by(id, seat).with("enemy", game.enemy_title(card));
    match *event {
        Event::StallSet { stall } => {
            Phrase::new("mid-told-stall").with("stall", game.stall_title(stall))
        }
        Event::FirstPlayer { seat } => by("mid-told-first-player", seat),
        Event::Leader { seat, leader } => {
            by("mid-told-leader", seat).with("leader", game.leader_title(leader))
        }
        Event::FirstDestiny { seat, card: NOBODY } => by("mid-told-first-destiny", seat),
        Event::FirstDestiny { seat, card: n } => card("mid-told-first-destiny-card", seat, n),
        Event::RoundBegins { round } => Phrase::new("mid-told-round").with("round", round),
        Event::TurnedUp { card } => Phrase::new("mid-told-turned-up").with(
            "card",
            match card < 73 {
                true => game.enemy_title(card),
                false => game.title(card),
            },
        ),
        Event::JourneysDealt { count } => Phrase::new("mid-told-journeys").with("count", count),
        Event::Rebuilt { count } => Phrase::new("mid-told-rebuilt").with("count", count),
        Event::Went { seat, place } => by("mid-told-went", seat).with("place", words::place(place)),
        Event::Begged { seat } => by("mid-told-begged", seat),
        Event::GotFood { seat, count: n } => count("mid-told-got-food", seat, n),
        Event::GotWood { seat, count: n } => count("mid-told-got-wood", seat, n),
        Event::GotCoins { seat, count: n } => count("mid-told-got-coins", seat, n),
        Event::GotFavours { seat, count: n } => count("mid-told-got-favours", seat, n),
        Event::GotGlory { seat, count: n } => count("mid-told-got-glory", seat, n),
        Event::Recruited { seat, band } => {
            by("mid-told-recruited", seat).with("band", words::band(&band))
        }
        Event::Shared { seat, food, wood, coins } => {
            by("mid-told-shared", seat).with("food", food).with("wood", wood).with("coins", coins)
        }
        Event::MarkerMoved { seat } => by("mid-told-marker", seat),
        Event::TookRune { seat, card: n } => card("mid-told-took-rune", seat, n),
        Event::Looked { seat, land, card: NOBODY } => {
            by("mid-told-looked", seat).with("land", words::land(land as usize))
        }
        Event::Looked { seat, land, card: n } => {
            card("mid-told-looked-card", seat, n).with("land", words::land(land as usize))
        }
        Event::DrewDestinies { seat, count: n } => count("mid-told-drew", seat, n),
        Event::DrewDestiny { seat, card: n } => card("mid-told-drew-card", seat, n),
        Event::KeptDestiny { seat, card: NOBODY } => by("mid-told-kept", seat),
        Event::KeptDestiny { seat, card: n } => card("mid-told-kept-card", seat, n),
        Event::PutUnder { seat, card: NOBODY } => by("mid-told-under", seat),
        Event::PutUnder { seat, card: n } => card("mid-told-under-card", seat, n),
        Event::BoughtShip { seat, ship } => {
            by("mid-told-bought-ship", seat).with("ship", game.ship_title(ship))
        }
        Event::SetSail { seat, ship, land } => by("mid-told-set-sail", seat)
            .with(
                "ship",
                match ship {
                    Camp::SMALL => words::place(Place::SmallShip),
                    Camp::LARGE => words::place(Place::LargeShip),
                    _ => words::place(Place::OwnShip),
                },
            )
            .with("land", words::land(land as usize)),
        Event::BoughtWorker { seat, coins } => {
            by("mid-told-bought-worker", seat).with("coins", coins)
        }
        Event::UsedRune { seat, card: n } => card("mid-told-used-rune", seat, n),
        Event::Success { seat, card: n, counts, glory } => {
            let each = Seat::all(game.seats_count()).map(|other| {
                Phrase::new("mid-told-count")
                    .with("seat", other)
                    .with("count", counts[other.index()])
            });
            card("mid-told-success", seat, n)
                .with("glory", glory)
                .with("counts", each.collect::<Vec<_>>())
        }
        Event::Assigned { seat, front, band, food } => by("mid-told-assigned", seat)
            .with("place", words::front(front))
            .with("band", words::cargo(&band, food)),
        Event::Ready { seat } => by("mid-told-ready", seat),
        Event::HuntBegins { seat } => by("mid-told-hunt", seat),
        Event::FightBegins { seat, enemy: n } => enemy("mid-told-fight", seat, n),
        Event::Rolled { seat, dice } => {
            by("mid-told-rolled", seat).with("dice", words::dice(&dice))
        }
        Event::SpentFavour { seat } => by("mid-told-favour", seat),
        Event::Rerolled { seat, dice } => {
            by("mid-told-rerolled", seat).with("dice", words::dice(&dice))
        }
        Event::Hit { seat, hits, shields } => {
            by("mid-told-hit", seat).with("hits", hits).with("shields", shields)
        }
        Event::Berserk { seat } => by("mid-told-berserk", seat),
        Event::Fell { seat, kind, count: n } => {
            let mut band = [0; 3];
            band[kind as usize] = n;
            by("mid-told-fell", seat).with("band", words::band(&band))
        }
        Event::Defeated { seat, enemy: n } => enemy("mid-told-defeated", seat, n),
        Event::Beaten { seat, enemy: n } => enemy("mid-told-beaten", seat, n),
        Event::NoFight { seat, front } => {
            by("mid-told-no-fight", seat).with("place", words::front(front))
        }
        Event::BlameLifted { seat } => by("mid-told-blame-lifted", seat),
        Event::Blamed { seat } => by("mid-told-blamed", seat),
        Event::Revealed { seat, land, card: n } => {
            card("mid-told-revealed", seat, n).with("land", words::land(land as usize))
        }
        Event::OtherJourney { seat, card: n } => card("mid-told-other-journey", seat, n),
        Event::LostFood { seat, count: n } => count("mid-told-lost-food", seat, n),
        Event::Fed { seat, food } => count("mid-told-fed", seat, food),
        Event::Escaped { card } => {
            Phrase::new("mid-told-escaped").with("enemy", game.enemy_title(card))
        }
        Event::Scored { seat, total } => by("mid-told-scored", seat).with("total", total),
        Event::GameOver => Phrase::new("mid-told-over"),
    }
}

pub(super) fn rule(event: &Event) -> &'static str {
    match event {
        Event::StallSet { .. } => "MID-S1",
        Event::FirstPlayer { .. } | Event::Leader { .. } => "MID-S4",
        Event::FirstDestiny { .. } => "MID-S5",
        Event::RoundBegins { .. } | Event::TurnedUp { .. } | Event::JourneysDealt { .. } => {
            "MID-R1"
        }
        Event::Rebuilt { .. } => "MID-R6",
        Event::Went { .. } => "MID-R2",
        Event::Begged { .. } => "MID-L13",
        Event::GotFood { .. } => "MID-L1",
        Event::GotWood { .. } | Event::GotCoins { .. } => "MID-L4",
        Event::GotFavours { .. } => "MID-L9",
        Event::GotGlory { .. } => "MID-F4",
        Event::Recruited { .. } => "MID-L16",
        Event::Shared { .. } => "MID-L3",
        Event::MarkerMoved { .. } => "MID-L2",
        Event::TookRune { .. } | Event::UsedRune { .. } => "MID-L5",
        Event::Looked { .. } | Event::DrewDestinies { .. } | Event::DrewDestiny { .. } => "MID-L6",
        Event::KeptDestiny { .. } | Event::PutUnder { .. } => "MID-D2",
        Event::BoughtShip { .. } => "MID-L7",
        Event::SetSail { .. } => "MID-L8",
        Event::BoughtWorker { .. } => "MID-L10",
        Event::Success { .. } => "MID-U8",
        Event::Assigned { .. } | Event::NoFight { .. } => "MID-A1",
        Event::Ready { .. } => "MID-R3",
        Event::HuntBegins { .. } => "MID-F1",
        Event::FightBegins { .. }
        | Event::Rolled { .. }
        | Event::SpentFavour { .. }
        | Event::Rerolled { .. }
        | Event::Hit { .. }
        | Event::Fell { .. }
        | Event::Beaten { .. } => "MID-F2",
        Event::Berserk { .. } => "MID-D5",
        Event::Defeated { .. } => "MID-F4",
        Event::BlameLifted { .. } | Event::Blamed { .. } => "MID-F5",
        Event::Revealed { .. } | Event::Fed { .. } => "MID-F6",
        Event::OtherJourney { .. } => "MID-U4",
        Event::LostFood { .. } => "MID-F7",
        Event::Escaped { .. } => "MID-R5",
        Event::Scored { .. } | Event::GameOver => "MID-E8",
    }
}
