//! Boards, hands and what lies in the middle.

use screen::{Card, Gap, Item, Kind, Zone};
use tabletop::{Eyes, Phrase, Seat};

use super::{Easel, words, zone};
use crate::Choice;
use crate::cards::{Demand, NOBODY};
use crate::feat::Feat;
use crate::hunt::HuntStep;
use crate::state::MOST_SLOTS;
use crate::step::Step;

impl Easel<'_> {
    /// Short facts for the top line.
    pub(super) fn facts(&self) -> Vec<Phrase> {
        let s = self.s;
        let mut facts = vec![Phrase::new("val-fact-deck").with("count", s.left)];
        if s.turns > 0 {
            facts.insert(0, Phrase::new("val-fact-turn").with("turn", s.turns));
        }
        if self.game.top(s) == Step::Over {
            return facts;
        }
        if s.last_turns > 0 && !s.battle.is_ragnarok() {
            facts.push(Phrase::new("val-fact-last-turns").with("count", s.last_turns));
        } else if s.battle.is_ragnarok() {
            facts.push(Phrase::new("val-fact-ragnarok"));
        } else if s.trigger != crate::state::Trigger::None {
            facts.push(Phrase::new("val-fact-end-near"));
        }
        facts
    }

    /// What belongs to nobody.
    pub(super) fn middle(&self) -> Vec<Zone> {
        let s = self.s;
        let mut zones: Vec<Zone> = self.monster_zone().into_iter().collect();
        zones.extend(self.battle_zones());
        zones.extend(self.expansion_zones());
        if !s.open.is_empty() {
            let cards = s.open.iter().map(|card| {
                let take = |choice: &Choice| *choice == Choice::Take(*card);
                self.card(*card, take, Some(Choice::Take(*card)))
            });
            let items = cards.map(Item::Card).collect();
            zones.push(zone("open".into(), Kind::Row, Phrase::new("val-zone-open"), None, items));
        }
        let salvage = self.buttons(|choice| *choice == Choice::Salvage);
        let paying = matches!(self.game.top(s), Step::Pay { .. });
        let mut items: Vec<Item> = Vec::new();
        for card in s.discard.iter() {
            let claim = Choice::Claim(*card);
            items.push(Item::Card(self.card(
                *card,
                |choice| *choice == claim,
                paying.then_some(claim),
            )));
        }
        if let Some(Item::Card(top)) = items.last_mut().filter(|_| !paying) {
            top.buttons = salvage;
            top.would = Some(Choice::Salvage.to_string());
        }
        let mut discard =
            zone("discard".into(), Kind::Stack, Phrase::new("val-zone-discard"), None, items);
        discard.facts.push(Phrase::new("val-fact-count").with("count", s.discard.len()));
        zones.push(discard);
        let mut deck =
            zone("deck".into(), Kind::Stack, Phrase::new("val-zone-deck"), None, Vec::new());
        if s.left > 0 {
            let mut back = self.game.back("deck".into());
            back.buttons = self.buttons(|choice| *choice == Choice::Draw);
            back.would = Some(Choice::Draw.to_string());
            deck.items.push(Item::Card(back));
        }
        deck.facts.push(Phrase::new("val-fact-count").with("count", s.left));
        zones.push(deck);
        zones
    }

    /// A card with the buttons it stands for.
    pub(super) fn card(
        &self,
        card: u8,
        fits: impl Fn(&Choice) -> bool,
        would: Option<Choice>,
    ) -> Card {
        let mut picture = self.game.card_picture(card);
        picture.buttons = self.buttons(fits);
        picture.would = would.filter(|_| self.asked()).map(|choice| choice.to_string());
        picture
    }

    /// The viewer's own hand, drawn cards and Jarls on offer.
    pub(super) fn hand_zones(&self) -> Vec<Zone> {
        let Eyes::Seat(seat) = self.eyes else { return Vec::new() };
        let s = self.s;
        let board = &s.boards[seat.index()];
        let mut zones = Vec::new();
        let offers = board.offer.iter().filter(|jarl| **jarl != NOBODY);
        let offers: Vec<_> = offers
            .map(|jarl| {
                let mut card = self.game.jarl_picture(*jarl, format!("jarl-{}", *jarl as u16 + 1));
                card.buttons = self.buttons(|choice| *choice == Choice::Jarl(*jarl));
                card.would = Some(Choice::Jarl(*jarl).to_string());
                if board.jarl == *jarl {
                    card.badges.push(Phrase::new("val-badge-chosen"));
                }
                Item::Card(card)
            })
            .collect();
        let offers = if offers.is_empty() { self.jarls_to_pick(seat) } else { offers };
        if !offers.is_empty() {
            let title = Phrase::new("val-zone-offer");
            zones.push(zone("offer".into(), Kind::Row, title, Some(seat), offers));
        }
        if seat == s.active && !s.drawn.is_empty() {
            let cards = s.drawn.iter().map(|card| {
                let drop = Choice::Discard(*card);
                Item::Card(self.card(*card, |choice| *choice == drop, Some(drop)))
            });
            let title = Phrase::new("val-zone-drawn");
            zones.push(zone("drawn".into(), Kind::Row, title, Some(seat), cards.collect()));
        }
        let cards = board.hand.iter().map(|card| {
            let mut picture = self.card(card, |choice| uses(choice, card), self.meant(card));
            if board.draft.contains(&card) {
                picture.badges.push(Phrase::new("val-badge-discard"));
            }
            Item::Card(picture)
        });
        let title = Phrase::new("val-zone-hand");
        let mut hand = zone("hand".into(), Kind::Fan, title, Some(seat), cards.collect());
        hand.facts.push(Phrase::new("val-fact-count").with("count", board.cards));
        zones.push(hand);
        zones
    }

    /// The Jarls that the viewer may pick from (VAL-M2).
    fn jarls_to_pick(&self, seat: Seat) -> Vec<Item> {
        let asked = Step::Hunt(HuntStep::PickJarl(seat));
        if self.game.top(self.s) != asked {
            return Vec::new();
        }
        let jarls = (0..32u8).filter(|jarl| self.s.jarls >> jarl & 1 == 1);
        let card = |jarl: u8| {
            let mut card = self.game.jarl_picture(jarl, format!("jarl-{}", jarl as u16 + 1));
            card.buttons = self.buttons(|choice| *choice == Choice::Jarl(jarl));
            card.would = Some(Choice::Jarl(jarl).to_string());
            Item::Card(card)
        };
        jarls.map(card).collect()
    }

    /// What a player would mean by a card of its hand now.
    fn meant(&self, card: u8) -> Option<Choice> {
        Some(match self.game.top(self.s) {
            Step::DiscardTwo | Step::Hunt(HuntStep::GiveCard) => Choice::Discard(card),
            Step::Hunt(HuntStep::SetAside) => Choice::Aside(card),
            Step::DraftTurn(..) => Choice::Lay(card),
            Step::Before(_) => Choice::Offer(card),
            Step::Watch(_) => Choice::Swap(card),
            Step::Feat(Feat::Disarm(_)) => Choice::Discard(card),
            Step::Feat(Feat::Sacrifice { .. }) => Choice::Sacrifice(card),
            Step::Feat(Feat::Support(_)) => Choice::Support(card, self.s.battle.attacker),
            Step::Feat(Feat::Wrath(_)) => {
                Choice::Wrath(card, self.s.expansions.placed.trailing_zeros() as u8)
            }
            _ if self.game.deck.warriors.has(card) => Choice::Play(card),
            _ => Choice::Tactic(card, NOBODY),
        })
    }

    /// A player's board: Jarl and squad, and the cards of its hand that the viewer knows.
    pub(super) fn board(&self, seat: Seat) -> Vec<Zone> {
        let s = self.s;
        let board = &s.boards[seat.index()];
        let attack = Choice::Attack(seat);
        let on = |slot: usize| move |choice: &Choice| names_slot(choice, slot);
        let mine = self.eyes.is(seat);
        let mut items = Vec::new();
        if board.jarl != NOBODY {
            let mut jarl = self.game.jarl_picture(board.jarl, format!("jarl-of-{seat}"));
            jarl.badges = self.jarl_badges(seat);
            let own = |choice: &Choice| {
                matches!(choice, Choice::Basic | Choice::Extra | Choice::Free | Choice::Turn(..))
            };
            jarl.buttons =
                self.buttons(|choice| if mine { own(choice) } else { *choice == attack });
            jarl.would = (!mine && self.asked()).then(|| attack.to_string());
            items.push(Item::Card(jarl));
        }
        let partner = self.is_partner(seat);
        for slot in 0..self.game.slots(s, seat) {
            let card = board.squad[slot];
            if card == NOBODY {
                items.push(Item::Gap(Gap {
                    title: Phrase::new("val-slot").with("slot", slot + 1),
                    buttons: if mine { self.buttons(on(slot)) } else { Vec::new() },
                    would: mine.then(|| Choice::Slot(slot as u8).to_string()),
                    place: None,
                }));
                continue;
            }
            let mut picture = match mine {
                true => self.card(card, on(slot), Some(self.meant_by_slot(slot, card))),
                false => {
                    let (block, deny) = (Choice::Block(slot as u8), Choice::Deny(slot as u8));
                    let on = |choice: &Choice| {
                        [attack, block, deny].contains(choice)
                            || partner && self.names_partners_slot(choice, slot)
                    };
                    let would = match self.game.top(s) {
                        _ if partner => self.meant_by_slot(slot + MOST_SLOTS, card),
                        Step::Feat(Feat::Block) => block,
                        Step::Feat(Feat::Deny { .. }) => deny,
                        _ => attack,
                    };
                    self.card(card, on, Some(would))
                }
            };
            if self.is_activated(seat, slot) {
                picture.badges.push(Phrase::new("val-badge-activated"));
                picture.symbols.iter_mut().for_each(|symbol| symbol.used = true);
            }
            self.expansion_badges(seat, slot, &mut picture);
            items.push(Item::Card(picture));
        }
        let title = Phrase::new(if mine { "val-zone-own-squad" } else { "val-zone-squad" });
        let mut squad =
            zone(format!("squad-{seat}"), Kind::Row, title.with("seat", seat), Some(seat), items);
        squad.facts = self.board_facts(seat);
        let mut zones = vec![squad];
        if self.game.hunts() {
            zones.push(self.valhalla_zone(seat));
        }
        if !mine && !board.hand.is_empty() {
            let cards = board.hand.iter().map(|card| Item::Card(self.card(card, |_| false, None)));
            let title = Phrase::new("val-zone-known-hand").with("seat", seat);
            let id = format!("known-hand-{seat}");
            zones.push(zone(id, Kind::Fan, title, Some(seat), cards.collect()));
        }
        zones
    }

    fn board_facts(&self, seat: Seat) -> Vec<Phrase> {
        let board = &self.s.boards[seat.index()];
        let score = self.game.single_score(self.s, seat);
        let mut facts = vec![
            Phrase::new("val-fact-shields").with("count", board.own),
            Phrase::new("val-fact-captured").with("count", board.captured_count()),
            Phrase::new("val-fact-hand").with("count", board.cards),
            Phrase::new("val-fact-valhalla")
                .with("count", board.valhalla.count())
                .with("glory", score.valhalla),
        ];
        if seat == self.s.active && self.s.turns > 0 {
            facts.insert(0, Phrase::new("val-fact-active"));
        }
        facts.extend(self.pair_facts(seat));
        if self.s.done.has(seat) {
            facts.push(Phrase::new("val-fact-done"));
        }
        facts
    }

    fn jarl_badges(&self, seat: Seat) -> Vec<Phrase> {
        let s = self.s;
        let Some(side) = s.battle.side_of(seat) else { return Vec::new() };
        let fighter = &s.battle.sides[side];
        let mut badges = Vec::new();
        if fighter.silenced {
            badges.push(Phrase::new("val-badge-silenced"));
        }
        if fighter.extra {
            badges.push(Phrase::new("val-badge-extra"));
        }
        badges
    }

    /// What a player would mean by a warrior of its own squad.
    fn meant_by_slot(&self, slot: usize, card: u8) -> Choice {
        let slot_number = slot as u8;
        match self.game.top(self.s) {
            Step::MakeRoom(_)
            | Step::Hunt(HuntStep::GiveWarrior | HuntStep::TurnAway | HuntStep::Cull(_)) => {
                Choice::Dismiss(slot_number)
            }
            Step::PlaceWarrior(_) => Choice::Slot(slot_number),
            Step::Hunt(HuntStep::Enter(_) | HuntStep::Spare) => Choice::Send(slot_number),
            Step::Send(_) | Step::Honour(_) | Step::Feat(Feat::Road | Feat::LokiSend { .. }) => {
                Choice::Send(slot_number)
            }
            Step::Feat(Feat::Recall) => Choice::Recall(slot_number),
            _ => {
                let need = match self.game.deck.warrior(card).map(|warrior| warrior.demand) {
                    Some(Demand::Symbols(need)) => need,
                    Some(Demand::Triple) => [3, 0, 0, 0, 0],
                    Some(Demand::TwoPairs) => [2, 2, 0, 0, 0],
                    Some(Demand::Different(dice)) => {
                        std::array::from_fn(|n| (n < dice as usize) as u8)
                    }
                    _ => [2, 0, 0, 0, 0],
                };
                let dice = crate::rules::own_dice(&need);
                Choice::Arm(slot_number, dice)
            }
        }
    }
}

/// Whether a choice uses a card of the hand.
fn uses(choice: &Choice, card: u8) -> bool {
    match *choice {
        Choice::Play(c)
        | Choice::Discard(c)
        | Choice::Lay(c)
        | Choice::Offer(c)
        | Choice::Swap(c)
        | Choice::Aside(c)
        | Choice::Sacrifice(c)
        | Choice::Support(c, _)
        | Choice::Wrath(c, _)
        | Choice::Tactic(c, _) => c == card,
        Choice::Pair(a, b) | Choice::Muster(a, b) => a == card || b == card,
        _ => false,
    }
}

/// Whether a choice names a slot of one's own squad.
fn names_slot(choice: &Choice, slot: usize) -> bool {
    match *choice {
        Choice::Slot(n)
        | Choice::Dismiss(n)
        | Choice::Arm(n, _)
        | Choice::Send(n)
        | Choice::Recall(n)
        | Choice::Wrath(_, n) => n as usize == slot,
        _ => false,
    }
}

impl Easel<'_> {
    /// Every legal choice in words, in the rules' order.
    pub(super) fn all_buttons(&self, rule: Option<&'static str>) -> Vec<screen::Button> {
        // In an action or a fight each choice has a rule of its own; else it is the question's.
        let own = matches!(self.game.top(self.s), Step::Action | Step::Fight(_));
        let button = |choice: &Choice| screen::Button {
            choice: choice.to_string(),
            phrase: self.say(choice),
            rule: if own { Some(crate::rules::rule_of(choice)) } else { rule },
        };
        self.choices.iter().map(button).collect()
    }

    /// The dice of one's arming in words.
    pub(super) fn dice_words(&self, dice: &[u8]) -> Vec<Phrase> {
        words::dice(dice.iter().copied())
    }
}
