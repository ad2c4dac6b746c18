//! The game as the contract sees it.

use tabletop::{
    About, Eyes, Fault, Faults, Foresight, Game, Impossible, Pending, Phrase, Piece, Refusal, Row,
    Seat, Seats, Setup, Source, Thing, Witness,
};

use crate::cards::{Deck, Face, MONSTER_CARDS, Part, Source as Provenance};
use crate::options::{ABOUT, Options};
use crate::rules::Legal;
use crate::state::{State, Verdict};
use crate::step::Step;
use crate::ways::Quest;
use crate::{Choice, Event, View};

/// A game of Valhalla, set up.
#[derive(Clone, Debug)]
pub struct Valhalla {
    pub(crate) setup: Setup,
    pub(crate) options: Options,
    pub(crate) deck: Deck,
    /// Every deck of the box, on the table or not.
    pub(crate) stock: Deck,
    pub(crate) provenance: Provenance,
    /// The Monster's cards as they are played, if one is played against.
    pub(crate) monster: Option<[Face; MONSTER_CARDS]>,
}

impl Valhalla {
    /// What the box lacks for the expansions that were chosen.
    fn lacks(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut missing = |rule, deck: &str| {
            let message = Phrase::new("val-fault-no-deck").with("deck", deck);
            faults.push(Fault::rule(rule, "with", message));
        };
        let with = &self.options.with;
        for (part, rule) in [
            (Part::Valkyries, "VAL-X10"),
            (Part::Dwarves, "VAL-X19"),
            (Part::Thor, "VAL-X5"),
            (Part::Tyr, "VAL-X28"),
        ] {
            if with.has(part) && self.stock.parts[part as usize] == 0 {
                missing(rule, part.id());
            }
        }
        if with.loki && self.stock.loki.is_empty() {
            missing("VAL-X1", "loki");
        }
        let (ways, lore) = (&self.options.ways, &self.stock.lore);
        if ways.quest.is_some() && lore.monsters.is_empty() {
            missing("VAL-M1", "monster");
        }
        if ways.king && lore.reign_sources.is_empty() {
            missing("VAL-X34", "king");
        }
        // Whatever VAL-S5 discards, enough warriors are left for VAL-S6.
        let tricks = self.deck.loki.iter().filter(|_| with.loki);
        let tricks = tricks.map(|card| card.discard as i16).max().unwrap_or(0);
        let need =
            self.discard_before_loki() as i16 + tricks.max(0) + self.setup.players as i16 + 1;
        let found = self.deck.warriors.count() as i16;
        if faults.is_empty() && found < need {
            let message = Phrase::new("val-fault-few-warriors");
            let message = message.with("expected", need).with("found", found);
            faults.push(Fault::rule("VAL-S6", "[[warrior]]", message));
        }
        faults
    }

    pub(crate) fn seats_count(&self) -> u8 {
        self.setup.players
    }
}

/// The Monster's cards as they are played.
fn faces(setup: &Setup, deck: &Deck, quest: Quest) -> Option<[Face; MONSTER_CARDS]> {
    let monster = deck.lore.monsters.get(quest.monster as usize)?;
    let decks = ["valkyries", "dwarves"].map(|deck| setup.has("with", deck));
    let cards = monster.cards(setup.players, decks.contains(&true)); // VAL-M14
    Some(cards.map(|mut face| {
        face.strength += 2 * decks.iter().all(|with| *with) as u8; // VAL-M17
        face.strength += 3 * (setup.players - 1); // VAL-M16
        face.strength = face.strength.saturating_sub(quest.mercy).max(1); // VAL-M16, the house rule
        face.dread = face.dread.filter(|_| quest.abilities); // VAL-M15
        face
    }))
}

impl Game for Valhalla {
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn about() -> &'static About {
        &ABOUT
    }

    fn build(setup: &Setup, cards: &str) -> Result<Valhalla, Faults> {
        match (Options::read(setup), Deck::read(cards)) {
            (Ok(options), Ok((stock, provenance))) => {
                let deck = stock.with(|part| options.with.has(part));
                let monster = options.ways.quest.and_then(|quest| faces(setup, &stock, quest));
                let setup = setup.clone();
                let game = Valhalla { setup, options, deck, stock, provenance, monster };
                let faults = game.lacks();
                if faults.is_empty() { Ok(game) } else { Err(Faults(faults)) }
            }
            (options, deck) => {
                let mut faults = options.err().unwrap_or_default();
                faults.extend(deck.err().map(|faults| faults.0).unwrap_or_default());
                Err(Faults(faults))
            }
        }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn start(&self) -> State {
        self.opening()
    }

    fn pending(&self, state: &State) -> Pending {
        self.ask(state)
    }

    fn check(&self, state: &State, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        self.allowed(state, seat, choice)
    }

    fn choices(&self, state: &State, seat: Seat, list: &mut Vec<Choice>) {
        list.clear();
        match self.ask(state) {
            Pending::Ask(ask) if ask.seats.has(seat) => {}
            _ => return,
        }
        // What pays is found for all cards in one pass, which is also what the check asks: asking
        // it again for each card would square the time.
        if let Step::Pay { seat, owed, from } = self.top(state) {
            return list.extend(self.claimable(state, seat, owed, from).iter().map(Choice::Claim));
        }
        let mut keep = |choice: Choice, legal: Legal| {
            if legal.is_ok() {
                list.push(choice);
            }
        };
        match self.top(state) {
            // The two questions asked most find their check once, not for every candidate.
            Step::Action => {
                self.actions(state, seat, &mut |c| keep(c, self.may_act(state, seat, &c)));
            }
            Step::Fight(side) => {
                let side = side as usize;
                self.deeds(state, side, &mut |c| keep(c, self.may_fight(state, side, &c)));
            }
            _ => self.candidates(state, seat, &mut |c| keep(c, self.fits(state, seat, &c))),
        }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        choice: &Choice,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal> {
        self.allowed(state, seat, choice)?;
        self.act(state, seat, *choice, witness);
        Ok(())
    }

    fn settle(
        &self,
        state: &mut State,
        fortune: &[u8],
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Impossible> {
        self.answer(state, fortune, witness)
    }

    fn view(&self, state: &State, eyes: Eyes) -> View {
        self.look(state, eyes)
    }

    fn imagine(&self, view: &View, source: &mut impl Source) -> State {
        self.dream(view, source)
    }

    fn conceals(&self, state: &State, seat: Seat, choice: &Choice, eyes: Eyes) -> bool {
        match self.ask(state) {
            _ if eyes.is(seat) => false,
            Pending::Ask(ask) if ask.together => true,
            // VAL-X27: face down.
            _ if eyes.among(Seats::only(seat), self.seats_count()) => false,
            _ => matches!(choice, Choice::Sacrifice(_)),
        }
    }

    fn advice(&self, state: &State, shares: &mut [f32]) {
        self.weigh(state, shares);
    }

    fn instinct(&self, state: &State, list: &[Choice], source: &mut impl Source) -> Option<usize> {
        self.habit(state, list, source)
    }

    fn contest(&self, state: &State) -> Option<u16> {
        (state.battle.on && !state.battle.is_ragnarok()).then_some(state.battles)
    }

    fn verdict(&self, state: &State, contest: u16) -> Option<u8> {
        let over = state.battles == contest && self.contest(state).is_none();
        over.then_some(match state.verdict {
            Verdict::Attacker => 0,
            Verdict::Defender => 1,
            Verdict::Nobody => 2,
        })
    }

    // Ours, measured in docs/minds.md: how far apart ranks are differs from table to table.
    fn ranks(&self) -> &'static [&'static str] {
        match (self.options.ways.quest, self.seats()) {
            (Some(_), 1) => &[
                "seer:20:slips=38",
                "seer:50:slips=30",
                "seer:90:slips=19",
                "seer:125:slips=11",
                "seer:1200",
            ],
            (Some(_), _) => &[
                "seer:20:slips=42",
                "seer:38:slips=31",
                "seer:60:slips=23",
                "seer:100:slips=15",
                "seer:1200",
            ],
            (None, _) => &[
                "seer:20:slips=33",
                "seer:50:slips=22",
                "seer:105:slips=10",
                "seer:240",
                "seer:2500",
            ],
        }
    }

    // Found by play (docs/minds.md): a Monster soon beats who plays on at random. Among rivals it is
    // enough to fight sensibly.
    fn foresight(&self) -> Foresight {
        let wits = if self.options.ways.quest.is_some() { 3 } else { 1 };
        Foresight { depth: 20, prior: 40, wits }
    }

    fn tuning() -> &'static str {
        include_str!("../data/tune.toml")
    }

    fn side_of(&self, seat: Seat) -> u8 {
        match self.partner(seat).filter(|_| self.allied()) {
            _ if self.hunts() => 0,
            Some(ally) => seat.0.min(ally.0), // VAL-X41
            None => seat.0,
        }
    }

    fn hindsight() -> &'static [&'static str] {
        // Who is king at the end has the points of it.
        &["glory", "battles", "earned", "monster", "left", "king"]
    }

    fn tally(&self, state: &State, report: &mut dyn FnMut(Row<'_>)) {
        self.count(state, report);
    }

    fn thing(&self, piece: &Piece) -> Option<Thing<'_>> {
        // A card of the deck: in the hand it is only held.
        let card = (piece.kind == "card").then_some(piece.number as usize)?;
        let used = matches!(piece.zone, "squad" | "support" | "beside" | "under" | "played");
        let name = match self.deck.names.get(card).map(String::as_str) {
            Some("") => self.deck.tactic(card as u8)?.id(),
            name => name?,
        };
        Some(Thing { kind: "card", name, used })
    }

    fn pieces(&self, state: &State, report: &mut dyn FnMut(Piece)) {
        self.locate(state, report);
    }
}
