//! Cards and their parts in words, made from their effects so that they cannot disagree.

use tabletop::{Arg, Phrase};

use crate::Midgard;
use crate::cards::{
    Colour, Count, Deck, Destiny, Enemy, Face, Family, Goods, Journey, KRAKEN, Kind, NOBODY, Power,
    Rune,
};
use crate::choice::Die;
use crate::place::{Front, Place};
use crate::state::Band;

pub(super) fn kind(kind: Kind) -> Phrase {
    Phrase::new(match kind {
        Kind::Swordsman => "mid-kind-swordsman",
        Kind::Spearman => "mid-kind-spearman",
        Kind::Axeman => "mid-kind-axeman",
    })
}

pub(super) fn face(face: Face) -> Phrase {
    Phrase::new(match face {
        Face::Blank => "mid-face-blank",
        Face::Hit => "mid-face-hit",
        Face::Double => "mid-face-double",
        Face::Shield => "mid-face-shield",
    })
}

/// A number with one decimal.
pub(super) fn decimal(number: f32) -> Phrase {
    let tenths = (number * 10.0).round() as i64;
    Phrase::new("mid-decimal").with("whole", tenths / 10).with("tenths", tenths % 10)
}

/// A die by its kind: who rolled it and what it shows.
pub(super) fn die(number: u8) -> Phrase {
    let die = Die(number);
    Phrase::new("mid-die").with("kind", kind(die.kind())).with("face", face(die.face()))
}

/// Several dice.
pub(super) fn dice(dice: &pieces::Dice<12>) -> Vec<Phrase> {
    dice.kinds()
        .map(|n| Phrase::new("mid-dice").with("count", dice.of(n)).with("die", die(n as u8)))
        .collect()
}

pub(super) fn colour(colour: Colour) -> Phrase {
    Phrase::new(match colour {
        Colour::Red => "mid-colour-red",
        Colour::Yellow => "mid-colour-yellow",
        Colour::Blue => "mid-colour-blue",
    })
}

pub(super) fn family(family: Family) -> Phrase {
    Phrase::new(match family {
        Family::Troll => "mid-family-troll",
        Family::Draugr => "mid-family-draugr",
        Family::Monster => "mid-family-monster",
        Family::Kraken => "mid-family-kraken",
    })
}

pub(super) fn place(place: Place) -> Phrase {
    Phrase::new(match place {
        Place::Blacksmith => "mid-place-blacksmith",
        Place::Spearmaker => "mid-place-spearmaker",
        Place::Armourer => "mid-place-armourer",
        Place::Butcher => "mid-place-butcher",
        Place::Longhouse => "mid-place-longhouse",
        Place::Market => "mid-place-market",
        Place::Merchant => "mid-place-merchant",
        Place::Runesmith => "mid-place-runesmith",
        Place::Seer => "mid-place-seer",
        Place::Shipwright => "mid-place-shipwright",
        Place::SmallShip => "mid-place-small-ship",
        Place::LargeShip => "mid-place-large-ship",
        Place::Chapel => "mid-place-chapel",
        Place::Hut => "mid-place-hut",
        Place::Troll => "mid-place-troll",
        Place::Draugr1 => "mid-place-draugr-1",
        Place::Draugr2 => "mid-place-draugr-2",
        Place::Stall1 | Place::Stall2 | Place::Stall3 | Place::Stall4 => "mid-place-stall",
        Place::Hunt => "mid-place-hunt",
        Place::OwnShip => "mid-place-own-ship",
        Place::Beg => "mid-place-beg",
    })
}

pub(super) fn front(front: Front) -> Phrase {
    match front.as_land() {
        Some(land) => self::land(land),
        None => Phrase::new(match front {
            Front::Draugr1 => "mid-place-draugr-1",
            Front::Draugr2 => "mid-place-draugr-2",
            _ => "mid-place-troll",
        }),
    }
}

pub(super) fn land(land: usize) -> Phrase {
    let id = if land < 2 { "mid-land-near" } else { "mid-land-far" };
    Phrase::new(id).with("number", land + 1)
}

fn some(list: &mut Vec<Phrase>, id: &'static str, count: u8) {
    if count > 0 {
        list.push(Phrase::new(id).with("count", count));
    }
}

fn listed(list: Vec<Phrase>) -> Phrase {
    match list.is_empty() {
        true => Phrase::new("mid-nothing"),
        false => Phrase::new("mid-listed").with("items", Arg::List(list)),
    }
}

pub(super) fn band_list(band: &Band) -> Vec<Phrase> {
    let mut list = Vec::new();
    some(&mut list, "mid-swordsmen", band[0]);
    some(&mut list, "mid-spearmen", band[1]);
    some(&mut list, "mid-axemen", band[2]);
    list
}

/// Warriors in words.
pub(super) fn band(band: &Band) -> Phrase {
    listed(band_list(band))
}

/// Warriors and food in words.
pub(super) fn cargo(band: &Band, food: u8) -> Phrase {
    let mut list = band_list(band);
    some(&mut list, "mid-food", food);
    listed(list)
}

/// Goods and people in words.
pub(super) fn goods(goods: &Goods) -> Phrase {
    let mut list = Vec::new();
    some(&mut list, "mid-food", goods.food);
    some(&mut list, "mid-wood", goods.wood);
    some(&mut list, "mid-coins", goods.coins);
    some(&mut list, "mid-favours", goods.favours);
    some(&mut list, "mid-glory", goods.glory);
    list.extend(band_list(&goods.warriors));
    some(&mut list, "mid-any-warriors", goods.any);
    listed(list)
}

/// What an enemy pays.
pub(super) fn reward(enemy: &Enemy) -> Phrase {
    let mut pays = Goods { glory: enemy.glory, ..Goods::default() };
    match enemy.family {
        Family::Troll => pays.wood = enemy.pay,
        Family::Draugr => pays.coins = enemy.pay,
        Family::Monster => pays.favours = enemy.pay,
        Family::Kraken => {}
    }
    goods(&pays)
}

pub(super) fn journey(journey: Journey) -> Phrase {
    Phrase::new(match journey {
        Journey::Calm => "mid-journey-calm",
        Journey::Kraken => "mid-journey-kraken",
        Journey::Lost => "mid-journey-lost",
        Journey::Doldrums => "mid-journey-doldrums",
        Journey::Storm => "mid-journey-storm",
        Journey::Whirlpool => "mid-journey-whirlpool",
    })
}

pub(super) fn rune(rune: Rune) -> Phrase {
    Phrase::new(match rune {
        Rune::Gifts => "mid-rune-gifts",
        Rune::Glory => "mid-rune-glory",
        Rune::Healing => "mid-rune-healing",
        Rune::Journey => "mid-rune-journey",
        Rune::Wisdom => "mid-rune-wisdom",
        Rune::Potential => "mid-rune-potential",
        Rune::Retaliation => "mid-rune-retaliation",
        Rune::Success => "mid-rune-success",
        Rune::TrueVision => "mid-rune-true-vision",
        Rune::Wealth => "mid-rune-wealth",
    })
}

pub(super) fn power(power: Power) -> Phrase {
    Phrase::new(match power {
        Power::Pious => "mid-power-pious",
        Power::Seeress => "mid-power-seeress",
        Power::Trader => "mid-power-trader",
        Power::Swordmaster => "mid-power-swordmaster",
        Power::Berserker => "mid-power-berserker",
    })
}

pub(super) fn count(count: Count) -> Phrase {
    Phrase::new(match count {
        Count::Red => "mid-count-red",
        Count::Yellow => "mid-count-yellow",
        Count::Blue => "mid-count-blue",
        Count::Wood => "mid-count-wood",
        Count::Food => "mid-count-food",
        Count::Coins => "mid-count-coins",
        Count::Warriors => "mid-count-warriors",
        Count::Favours => "mid-count-favours",
        Count::Runes => "mid-count-runes",
        Count::Monsters => "mid-count-monsters",
        Count::Draugrs => "mid-count-draugrs",
        Count::Trolls => "mid-count-trolls",
    })
}

pub(super) fn destiny(destiny: Destiny) -> Phrase {
    Phrase::new("mid-destiny-text")
        .with("count", count(destiny.count))
        .with("high", destiny.high)
        .with("low", destiny.low)
}

impl Midgard {
    /// A card's name; of a card that is not known, what its back says.
    pub(super) fn title(&self, card: u8) -> Phrase {
        if card == KRAKEN {
            return Phrase::new("mid-family-kraken");
        }
        match self.chest.names.get(card as usize) {
            Some(name) => Phrase::verbatim(name),
            None => Phrase::new("mid-card-back"),
        }
    }

    /// An enemy's name with its colour.
    pub(super) fn enemy_title(&self, card: u8) -> Phrase {
        match (card == NOBODY, self.chest.enemy(card).colour) {
            (false, Some(shade)) => Phrase::new("mid-enemy-coloured")
                .with("enemy", self.title(card))
                .with("colour", colour(shade)),
            _ => self.title(card),
        }
    }

    pub(super) fn leader_title(&self, leader: u8) -> Phrase {
        match self.chest.leader_names.get(leader as usize) {
            Some(name) => Phrase::verbatim(name),
            None => Phrase::new("mid-no-leader"),
        }
    }

    /// A private longship by its number.
    pub(super) fn ship_title(&self, ship: u8) -> Phrase {
        match self.chest.ship_names.get(ship as usize) {
            Some(name) => Phrase::verbatim(name),
            None => Phrase::new("mid-place-own-ship"),
        }
    }

    /// A stall by its number.
    pub(super) fn stall_title(&self, stall: u8) -> Phrase {
        match self.chest.stall_names.get(stall as usize) {
            Some(name) => Phrase::verbatim(name),
            None => Phrase::new("mid-place-stall"),
        }
    }

    /// What sort of card it is.
    pub(super) fn deck_title(&self, deck: Deck) -> Phrase {
        Phrase::new(match deck {
            Deck::Trolls => "mid-family-troll",
            Deck::Draugrs => "mid-family-draugr",
            Deck::Monsters => "mid-family-monster",
            Deck::Journeys => "mid-deck-journey",
            Deck::Runes => "mid-deck-rune",
            Deck::Destinies => "mid-deck-destiny",
            Deck::Merchants => "mid-deck-merchant",
        })
    }
}
