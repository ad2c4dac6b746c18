//! What a pair of eyes knows, and worlds that fit it.

use pieces::{Cards, Secrets};
use tabletop::{Eyes, Seat, Seats, Source};

use super::{CARDS, NONE, Phase, State};

/// What a pair of eyes knows.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct View {
    pub eyes: Eyes,
    pub phase: Phase,
    pub round: u8,
    /// The cards known in each hand, and how many there are.
    pub hands: [(Cards, u8); 3],
    /// The same of the deck.
    pub deck: (Cards, u8),
    pub discard: Cards,
    /// The viewer's own draft.
    pub draft: u8,
    pub laid: [Laid; 3],
    /// Who else knows each card that the viewer knows.
    pub knowers: [Seats; CARDS],
    pub points: [i8; 3],
    pub winner: Seat,
    pub won: Option<(u8, Seat)>,
}

/// What is known of a card laid face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Laid {
    /// There is none.
    Nothing,
    /// There is one.
    Hidden,
    /// The viewer's own, and whether with a boast.
    Own(u8, bool),
}

pub(super) fn view(state: &State, seats: u8, eyes: Eyes) -> View {
    let known = |cards: &Cards| (state.secrets.known(cards, eyes, seats), cards.count());
    let own = |seat: usize| eyes.is(Seat(seat as u8));
    let hands = state.hands.map(|hand| known(&hand));
    let deck = known(&state.deck);
    let mut knowers = [Seats::NONE; CARDS];
    let seen = hands.iter().fold(deck.0, |all, hand| all.or(&hand.0));
    seen.iter().for_each(|card| knowers[card as usize] = state.secrets.knowers(card));
    View {
        eyes,
        phase: state.phase,
        round: state.round,
        hands,
        deck,
        discard: state.discard,
        draft: (0..3).find(|&seat| own(seat)).map_or(NONE, |seat| state.draft[seat]),
        laid: std::array::from_fn(|seat| match state.laid[seat] {
            NONE => Laid::Nothing,
            card if own(seat) => Laid::Own(card, state.boast[seat]),
            _ => Laid::Hidden,
        }),
        knowers,
        points: state.points,
        winner: state.winner,
        won: state.won,
    }
}

pub(super) fn imagine(view: &View, source: &mut impl Source) -> State {
    let known = view.hands.iter().fold(view.deck.0.or(&view.discard), |all, hand| all.or(&hand.0));
    let known = view.laid.iter().fold(known, |mut all, laid| {
        if let Laid::Own(card, _) = laid {
            all.add(*card);
        }
        all
    });
    let mut unseen = Cards::first(CARDS).minus(&known);
    let mut any = || {
        let card = unseen.at(source.below(unseen.count().max(1).into()) as u8).unwrap_or(NONE);
        unseen.take(card.min(CARDS as u8 - 1));
        card
    };
    let mut secrets = Secrets::default();
    for (card, &knowers) in view.knowers.iter().enumerate() {
        secrets.show(card as u8, knowers);
    }
    let mut hands = view.hands.map(|hand| hand.0);
    let (mut draft, mut laid, mut boast) = ([NONE; 3], [NONE; 3], [false; 3]);
    for i in 0..3 {
        let seat = Seat(i as u8);
        for _ in hands[i].count()..view.hands[i].1 {
            let card = any();
            hands[i].add(card);
            secrets.only(card, seat);
        }
        match view.laid[i] {
            Laid::Nothing => {}
            Laid::Own(card, with_boast) => (laid[i], boast[i]) = (card, with_boast),
            Laid::Hidden => laid[i] = any(),
        }
        if view.eyes.is(seat) {
            draft[i] = view.draft;
        }
    }
    for i in (0..3).filter(|&i| view.laid[i] == Laid::Hidden) {
        boast[i] = source.below(2) == 1;
    }
    State {
        phase: view.phase,
        round: view.round,
        hands,
        draft,
        laid,
        boast,
        deck: view.deck.0.or(&unseen),
        discard: view.discard,
        secrets,
        points: view.points,
        winner: view.winner,
        won: view.won,
    }
}
