//! The town as a map of places, the port, and the lands beyond the sea.

use screen::{Card, Corner, Item, Kind, Place as At, Token, Zone};
use tabletop::{Phrase, Seat};

use super::{Easel, words, zone};
use crate::Choice;
use crate::cards::{Deck, Kind as Warrior, NOBODY};
use crate::place::{Front, Place, SHARED};
use crate::state::{Camp, ROUNDS, size};
use crate::step::Step;
use crate::view::UNSEEN;

/// Where the places of the town lie, in a box of 100 × 100.
const PLACES: [(Place, u8, u8); 22] = [
    (Place::Blacksmith, 12, 10),
    (Place::Spearmaker, 31, 10),
    (Place::Armourer, 50, 10),
    (Place::Butcher, 69, 10),
    (Place::Hunt, 88, 10),
    (Place::Longhouse, 12, 30),
    (Place::Market, 31, 30),
    (Place::Merchant, 50, 30),
    (Place::Chapel, 69, 30),
    (Place::Hut, 88, 30),
    (Place::Runesmith, 12, 50),
    (Place::Seer, 31, 50),
    (Place::Shipwright, 50, 50),
    (Place::SmallShip, 69, 50),
    (Place::LargeShip, 88, 50),
    (Place::Stall1, 12, 70),
    (Place::Stall2, 31, 70),
    (Place::Stall3, 50, 70),
    (Place::Stall4, 69, 70),
    (Place::Troll, 12, 90),
    (Place::Draugr1, 31, 90),
    (Place::Draugr2, 50, 90),
];

impl Easel<'_> {
    /// Short facts for the top line.
    pub(super) fn facts(&self) -> Vec<Phrase> {
        let s = self.s;
        let mut facts = Vec::new();
        if s.round > 0 {
            facts.push(Phrase::new("mid-fact-round").with("round", s.round).with("of", ROUNDS));
            facts.push(Phrase::new("mid-fact-first").with("seat", s.first));
        }
        facts.push(Phrase::new("mid-fact-supply").with("band", words::band(&s.supply)));
        facts
    }

    /// What belongs to nobody.
    pub(super) fn middle(&self) -> Vec<Zone> {
        let mut zones: Vec<Zone> = self.fight_zone().into_iter().collect();
        zones.extend(self.offers());
        if self.s.round > 0 {
            zones.push(self.town());
            zones.push(self.runes());
            zones.push(self.lands());
            zones.push(self.shipyard());
        }
        zones
    }

    fn town(&self) -> Zone {
        let shown = PLACES
            .into_iter()
            .filter(|(place, ..)| place.stall().is_none_or(|space| self.s.stalls[space] != NOBODY));
        let items = shown.map(|(place, x, y)| {
            let mut card = self.place(place);
            card.place = Some(At { x, y });
            Item::Card(card)
        });
        zone("town".into(), Kind::Map, Phrase::new("mid-zone-town"), None, items.collect())
    }

    /// A place: who stands there, what lies there, what it costs.
    fn place(&self, place: Place) -> Card {
        let (s, game) = (self.s, self.game);
        let enemy = match place {
            Place::Troll => s.troll,
            Place::Draugr1 => s.draugrs[0],
            Place::Draugr2 => s.draugrs[1],
            _ => NOBODY,
        };
        let title = match place.stall() {
            Some(space) => game.stall_title(s.stalls[space]),
            None => words::place(place),
        };
        let mut card = match enemy {
            NOBODY => game.blank(String::new(), title, Phrase::new("mid-kind-place")),
            card => game.enemy_picture(card),
        };
        card.name = format!("place-{}", place.id());
        let count = |id, value: u8| Corner { label: Phrase::new(id), value: value as i16 };
        match place {
            Place::Blacksmith => card.corners.push(self.stocked(Warrior::Axeman)),
            Place::Spearmaker => card.corners.push(self.stocked(Warrior::Spearman)),
            Place::Armourer => card.corners.push(self.stocked(Warrior::Swordsman)),
            Place::Butcher => card.corners.push(count("mid-corner-food", s.meat)),
            Place::Hut => card.corners.push(count("mid-corner-price", game.hut_price(s))),
            Place::Merchant if s.merchant != NOBODY => {
                let gives = game.chest.merchant(s.merchant);
                card.badges.push(game.title(s.merchant));
                card.text.push(Phrase::new("mid-gives").with("goods", words::goods(&gives)));
            }
            Place::SmallShip => {
                card.corners.push(count("mid-corner-holds", game.chest.town.ships[0]));
            }
            Place::LargeShip => {
                card.corners.push(count("mid-corner-holds", game.chest.town.ships[1]));
            }
            _ => {}
        }
        if let Some(stall) = place.stall().and_then(|space| game.stall_at(s, space)) {
            card.text.push(
                Phrase::new("mid-stall-text")
                    .with("cost", words::goods(&stall.cost))
                    .with("gives", words::goods(&stall.gives))
                    .with("times", stall.times),
            );
        } else if enemy == NOBODY {
            card.text.extend(place_text(place));
        }
        card.badges.extend(self.standing_at(place));
        let go = Choice::Go(place);
        card.buttons = self.buttons(|choice| *choice == go);
        if game.top(s) == Step::Worker {
            card.would = self.would(go);
        }
        if let Some(front) = place.front() {
            self.camp_on(&mut card, front);
        }
        card
    }

    fn stocked(&self, kind: Warrior) -> Corner {
        Corner { label: words::kind(kind), value: self.s.stock[kind as usize] as i16 }
    }

    /// Whose workers stand at a place.
    fn standing_at(&self, place: Place) -> Vec<Phrase> {
        let badge = |seat: Seat| Phrase::new("mid-badge-worker").with("seat", seat);
        if (place as usize) < SHARED {
            let seat = self.s.taken[place as usize];
            return if seat == NOBODY { Vec::new() } else { vec![badge(Seat(seat))] };
        }
        let seats = Seat::all(self.game.seats_count());
        seats.filter(|seat| self.s.boards[seat.index()].hunting).map(badge).collect()
    }

    /// Who is assigned there.
    fn camp_on(&self, card: &mut Card, front: Front) {
        let camp = &self.s.fronts[front as usize];
        if size(&camp.band) > 0 || camp.food > 0 {
            let there = words::cargo(&camp.band, camp.food);
            card.badges.push(Phrase::new("mid-badge-camp").with("band", there));
        }
        let here = |choice: &Choice| match *choice {
            Choice::Send(at, ..) | Choice::Load(at, _) => at == front,
            _ => false,
        };
        card.buttons.extend(self.buttons(here));
    }

    fn runes(&self) -> Zone {
        let s = self.s;
        let mut items = Vec::new();
        for rune in s.runes.iter().copied().filter(|rune| *rune != NOBODY) {
            let mut card = self.game.card_picture(rune);
            card.buttons = self.buttons(|choice| *choice == Choice::Take(rune));
            card.would = self.would(Choice::Take(rune));
            items.push(Item::Card(card));
        }
        if s.left(Deck::Runes) > 0 {
            let mut top = self.game.back("rune-deck".into(), Deck::Runes);
            top.buttons = self.buttons(|choice| *choice == Choice::TakeTop);
            top.would = self.would(Choice::TakeTop);
            items.push(Item::Card(top));
        }
        let mut runes = zone("runes".into(), Kind::Row, Phrase::new("mid-zone-runes"), None, items);
        runes.facts.push(Phrase::new("mid-fact-deck").with("count", s.left(Deck::Runes)));
        runes
    }

    /// The lands from left to right: journey, monster, longship.
    fn lands(&self) -> Zone {
        let (s, game) = (self.s, self.game);
        let lands = game.lands();
        let width = 100 / lands.len() as u8;
        let mut items = Vec::new();
        for (column, land) in lands.clone().enumerate() {
            let x = column as u8 * width + width / 2;
            let there = s.lands[land];
            let mut journey = match there.journey {
                NOBODY => game.blank(
                    String::new(),
                    Phrase::new("mid-no-journey"),
                    game.deck_title(Deck::Journeys),
                ),
                UNSEEN => game.back(String::new(), Deck::Journeys),
                card => game.card_picture(card),
            };
            journey.name = format!("journey-{}", land + 1);
            if there.journey < UNSEEN && !there.open {
                journey.badges.push(Phrase::new("mid-badge-looked"));
            }
            let look = Choice::Look(land as u8);
            journey.buttons = self.buttons(|choice| *choice == look);
            if game.top(s) == Step::Look {
                journey.would = self.would(look);
            }
            journey.place = Some(At { x, y: 20 });
            items.push(Item::Card(journey));
            let mut monster = match there.monster {
                NOBODY => game.blank(
                    String::new(),
                    Phrase::new("mid-no-monster"),
                    Phrase::new("mid-family-monster"),
                ),
                card => game.enemy_picture(card),
            };
            monster.name = format!("monster-{}", land + 1);
            if there.coins > 0 {
                let coins = Phrase::new("mid-badge-coins").with("count", there.coins);
                monster.badges.push(coins);
            }
            monster.text.push(words::land(land));
            let front = Front::land(land);
            self.camp_on(&mut monster, front);
            let sail = Choice::Sail(land as u8);
            monster.buttons.extend(self.buttons(|choice| *choice == sail));
            if let Step::Sail(_) = game.top(s) {
                monster.would = self.would(sail);
            }
            if let Some(seat) = s.fronts[front as usize].seat() {
                monster.badges.push(self.ship_badge(&s.fronts[front as usize], seat));
            }
            monster.place = Some(At { x, y: 65 });
            items.push(Item::Card(monster));
        }
        let title = Phrase::new("mid-zone-lands");
        let mut zone = zone("lands".into(), Kind::Map, title, None, items);
        let deck = Phrase::new("mid-fact-journeys").with("count", s.left(Deck::Journeys));
        zone.facts.push(deck);
        zone
    }

    fn ship_badge(&self, camp: &Camp, seat: Seat) -> Phrase {
        let ship = match camp.ship {
            Camp::SMALL => words::place(Place::SmallShip),
            Camp::LARGE => words::place(Place::LargeShip),
            _ => self.game.ship_title(self.s.boards[seat.index()].ship),
        };
        Phrase::new("mid-badge-ship").with("ship", ship).with("seat", seat)
    }

    /// The private longships on offer.
    fn shipyard(&self) -> Zone {
        let game = self.game;
        let mut items = Vec::new();
        for (n, ship) in game.chest.ships.iter().enumerate() {
            let owned = self.s.boards.iter().any(|board| board.ship == n as u8);
            if owned || ship.players > game.seats_count() {
                continue;
            }
            let buy = Choice::Buy(n as u8);
            let mut card = self.ship_card(n as u8);
            card.buttons = self.buttons(|choice| *choice == buy);
            card.would = self.would(buy);
            items.push(Item::Card(card));
        }
        zone("shipyard".into(), Kind::Row, Phrase::new("mid-zone-shipyard"), None, items)
    }

    pub(super) fn ship_card(&self, n: u8) -> Card {
        let ship = &self.game.chest.ships[n as usize];
        let name = format!("ship-{}", n + 1);
        let mut card = self.game.blank(name, self.game.ship_title(n), Phrase::new("mid-kind-ship"));
        card.sign = Some("ship");
        let corner = |id, value: u8| Corner { label: Phrase::new(id), value: value as i16 };
        card.corners =
            vec![corner("mid-corner-holds", ship.capacity), corner("mid-corner-glory", ship.glory)];
        let cost = crate::cards::Goods { coins: ship.coins, wood: ship.wood, ..Default::default() };
        card.text.push(Phrase::new("mid-costs").with("goods", words::goods(&cost)));
        card
    }

    /// Leaders, recruits and drawn cards to choose from.
    fn offers(&self) -> Vec<Zone> {
        let (s, game) = (self.s, self.game);
        let mut zones = Vec::new();
        if let Step::Leader(_) = game.top(s) {
            let free = (0..game.chest.leaders.len() as u8)
                .filter(|n| s.boards.iter().all(|board| board.leader != *n));
            let items = free.map(|n| {
                let lead = Choice::Leader(n);
                let mut card = self.leader_card(n);
                card.buttons = self.buttons(|choice| *choice == lead);
                card.would = self.would(lead);
                Item::Card(card)
            });
            let title = Phrase::new("mid-zone-leaders");
            zones.push(zone("leaders".into(), Kind::Row, title, None, items.collect()));
        }
        if size(&s.coming) > 0 {
            let items = Warrior::ALL.iter().filter(|kind| s.coming[**kind as usize] > 0);
            let items = items.map(|kind| {
                let recruit = Choice::Recruit(*kind);
                Item::Token(Token {
                    name: format!("coming-{}", kind.id()),
                    sign: Some(kind.id()),
                    count: s.coming[*kind as usize] as i16,
                    title: words::kind(*kind),
                    owner: None,
                    buttons: self.buttons(|choice| *choice == recruit),
                    would: self.would(recruit),
                    place: None,
                })
            });
            let title = Phrase::new("mid-zone-coming");
            zones.push(zone("coming".into(), Kind::Row, title, None, items.collect()));
        }
        zones
    }

    pub(super) fn leader_card(&self, n: u8) -> Card {
        let name = format!("leader-{}", n as u16 + 1);
        let title = self.game.leader_title(n);
        let mut card = self.game.blank(name, title, Phrase::new("mid-kind-leader"));
        card.sign = Some("leader");
        let power = self.game.chest.leaders.get(n as usize);
        card.text.extend(power.map(|power| words::power(*power)));
        card
    }
}

/// What a place does, where it is not plain to see.
fn place_text(place: Place) -> Option<Phrase> {
    Some(Phrase::new(match place {
        Place::Longhouse => "mid-text-longhouse",
        Place::Market => "mid-text-market",
        Place::Merchant => "mid-text-merchant",
        Place::Runesmith => "mid-text-runesmith",
        Place::Seer => "mid-text-seer",
        Place::Shipwright => "mid-text-shipwright",
        Place::LargeShip => "mid-text-large-ship",
        Place::Chapel => "mid-text-chapel",
        Place::Hut => "mid-text-hut",
        Place::Hunt => "mid-text-hunt",
        _ => return None,
    }))
}
