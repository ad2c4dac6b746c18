//! The world: seven areas with their sites, and Yggdrasil.

use screen::{Card, Corner, Gap, Item, Kind, Place, Token, Zone};
use tabletop::{Phrase, Seat};

use super::{Easel, art, words, zone};
use crate::Choice;
use crate::cards::NOBODY;
use crate::state::{Area, Find};
use crate::step::Step;

impl Easel<'_> {
    /// The map. Areas stand in two rows; a narrow screen reads them in order.
    pub(super) fn world(&self) -> Zone {
        let mut items = Vec::new();
        for (n, area) in self.s.areas.iter().enumerate().filter(|(_, area)| area.being != NOBODY) {
            let (x, y) = ((n as u8 % 4) * 25 + 2, (n as u8 / 4) * 50 + 4);
            items.push(Item::Card(self.area(n as u8, area, Place { x, y })));
            for site in 0..area.sites.len() as u8 {
                let place = Place { x: x + 2 + (site % 3) * 7, y: y + 16 + (site / 3) * 14 };
                items.push(self.site(n as u8, site, place));
            }
        }
        zone("world".into(), Kind::Map, Phrase::new("rag-zone-world"), None, items)
    }

    fn area(&self, n: u8, area: &Area, place: Place) -> Card {
        let game = self.game;
        let being = &game.deck.beings[area.being as usize];
        let mut card = game.card_picture(NOBODY);
        card.name = format!("area-{}", n + 1);
        card.title =
            Phrase::new("rag-area").with("n", n + 1).with("being", words::being(area.being));
        card.kind = Phrase::new(if being.god { "rag-kind-god" } else { "rag-kind-giant" });
        card.sign = Some(match area.lives() {
            false => "slain",
            true if being.god => "god",
            true => "giant",
        });
        card.face_up = true;
        card.place = Some(place);
        card.corners = vec![Corner {
            label: Phrase::new("rag-corner-followers"),
            value: area.followers as i16,
        }];
        if area.lives() {
            card.text.push(Phrase::new("rag-price").with("price", words::price(&being.price)));
            let level = |id, level: usize| {
                Phrase::new(id).with("powers", words::powers(&being.powers[level]))
            };
            card.text.push(level("rag-first-power", 0));
            card.text.push(level("rag-second-power", 1));
            let pool = 2 + area.being;
            let left = game.deck.pools[pool as usize].and(&self.s.under).count();
            let count = self.s.left[pool as usize] + left;
            card.text.push(Phrase::new("rag-divine-left").with("count", count));
        } else {
            card.badges.push(Phrase::new("rag-sign-slain"));
        }
        card.buttons = self.buttons(|choice| match choice {
            Choice::Slay(area, _) | Choice::Divine(area) => *area == n,
            _ => false,
        });
        card.would = match game.top(self.s) {
            Step::Divine => self.would(Choice::Divine(n)),
            _ => None,
        };
        card
    }

    fn site(&self, area: u8, site: u8, place: Place) -> Item {
        let here = &self.s.areas[area as usize].sites[site as usize];
        let n = Phrase::new("rag-site").with("n", site + 1);
        let buttons = self.buttons(|choice| names(choice, area, site));
        let would = match self.game.top(self.s) {
            Step::Freeze => self.would(Choice::Freeze(area, site)),
            Step::Raze => self.would(Choice::Raze(area, site)),
            Step::Build => self.would(Choice::Temple(area, site)),
            _ => None,
        };
        let name = format!("site-{}-{}", area + 1, site + 1);
        let token = |sign, title, owner| {
            let (buttons, would) = (buttons.clone(), would.clone());
            let place = Some(place);
            Item::Token(Token { name, sign, count: 1, title, owner, buttons, would, place })
        };
        if here.temple != NOBODY {
            let owner = Seat(here.temple);
            let id = if here.frozen > 0 { "rag-temple-frozen" } else { "rag-temple" };
            let title = Phrase::new(id).with("site", n).with("owner", self.game.who(owner));
            return token(Some(art::TEMPLES[owner.index() % 5]), title, None);
        }
        let lies = |what: Phrase| {
            Phrase::new("rag-site-treasure").with("site", n.clone()).with("what", what)
        };
        match here.treasure {
            Find::Open(t) => {
                let what = words::treasure(self.game.deck.treasures[t as usize]);
                token(Some("treasure"), lies(what), None)
            }
            Find::Closed => token(Some("closed"), lies(Phrase::new("rag-treasure-closed")), None),
            Find::Nothing => Item::Gap(Gap { title: n, buttons, would, place: Some(place) }),
        }
    }

    /// Vikings and beings on the track, the highest first.
    pub(super) fn yggdrasil(&self) -> Zone {
        let s = self.s;
        let mut items = Vec::new();
        let mut token = |name: String, sign, followers: u8, title, owner| {
            let (buttons, would, place) = (Vec::new(), None, None);
            let count = followers as i16;
            let sign = Some(sign);
            items.push((count, Token { name, sign, count, title, owner, buttons, would, place }));
        };
        let sides = match (self.game.options.team, self.game.options.ap) {
            (true, _) | (_, Some(_)) => 2,
            _ => self.game.seats_count(),
        };
        for side in Seat::all(sides) {
            let title = match self.game.options.team {
                true => Phrase::new("rag-viking-team").with("team", side.0 + 1),
                false => Phrase::new("rag-viking").with("owner", self.game.who(side)),
            };
            token(format!("viking-{side}"), "viking", s.followers[side.index()], title, None);
        }
        if self.game.options.ap.is_none() {
            for area in s.areas.iter().filter(|area| area.being != NOBODY && area.lives()) {
                let god = self.game.deck.beings[area.being as usize].god;
                let sign = if god { "god" } else { "giant" };
                let name = format!("being-{}", area.being as u16 + 1);
                token(name, sign, area.followers, words::being(area.being), None);
            }
        }
        items.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
        let items = items.into_iter().map(|(_, token)| Item::Token(token)).collect();
        let mut track =
            zone("yggdrasil".into(), Kind::Track, Phrase::new("rag-zone-yggdrasil"), None, items);
        track.facts.push(Phrase::new("rag-fact-havens").with("count", self.game.deck.haven));
        track
    }
}

/// Whether a choice names a site.
fn names(choice: &Choice, area: u8, site: u8) -> bool {
    match *choice {
        Choice::Temple(a, n) | Choice::Freeze(a, n) | Choice::Raze(a, n) => (a, n) == (area, site),
        Choice::Move(a, n, b, m) => (a, n) == (area, site) || (b, m) == (area, site),
        _ => false,
    }
}
