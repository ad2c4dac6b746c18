//! What is to be done next: values on the state's stack.

use tabletop::Seat;

use crate::book::{Effect, Hero, Trigger};

/// One thing to be done. Some wait for a player or for fate, the rest run by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Step {
    /// Nothing: the value behind the end of the stack.
    #[default]
    Idle,

    // Set-up, in `rules::opening`.
    /// A seat chooses its hero (GOW-S1).
    ChooseHero(Seat),
    /// Fate deals heroes (GOW-S1).
    DealHeroes,
    /// Fate draws quests (GOW-S2).
    DrawQuests,
    /// Fate draws bosses (GOW-S2).
    DrawBosses,
    /// Fate names the first player (GOW-S5).
    FirstPlayer,
    /// The scene of the chosen quest or boss is laid out (GOW-S3).
    LayScene(u8),
    /// All heroes are about to be put (GOW-S5).
    Muster,
    /// A hero is put at a column (GOW-S5).
    Put(Hero),

    // The round, in `rules::round`.
    /// A round begins (GOW-R1).
    Round,
    /// A seat draws up to its limit (GOW-R1).
    Fill(Seat),
    /// A seat draws so many cards.
    Draw(Seat, u8),
    /// A seat draws so many cards that the others do not see.
    DrawUnseen(Seat, u8),
    /// All see that hands are about to be laid open.
    Unveil,
    /// Mimir joins an ally (GOW-P3).
    Medium,
    /// A seat's hero activation begins (GOW-R2).
    Activation(Seat),
    /// The seat acts (GOW-H).
    Act(Seat),
    /// A seat's scene activation begins (GOW-A1).
    SceneActivation(Seat),
    /// The extra one (GOW-R3).
    ExtraActivation,
    /// Fate reveals an upgrade card (GOW-A1).
    Reveal,
    /// Cards from this place on are activated (GOW-A1).
    Sweep(u8),
    /// A part of a card's activation, of the side that was up (GOW-A2).
    Part {
        /// The card.
        at: u8,
        /// The side that was up.
        side: u8,
        /// Attack, frame, rune.
        part: u8,
    },
    /// The scene activation is over.
    EndScene,

    // Growth, in `rules::growth`.
    /// Growth begins (GOW-R4).
    Growth,
    /// A seat takes an upgrade or removes a card.
    Grow(Seat),
    /// The first player assigns a card that two want: card, claimant, objector.
    Assign(u8, Seat, Seat),
    /// Claims are carried out.
    EndGrowth,

    // Attacks, in `rules::attack`.
    /// Numbers are added to the attack; only cards from this number on.
    Combine(u8),
    /// The enemy die (GOW-H7).
    Die,
    /// The attack is carried out.
    Resolve,
    /// A spot is paid for: who, the card, its statement, symbols paid.
    Pay {
        /// Who uses it.
        by: Hero,
        /// Its card.
        at: u8,
        /// Its statement's number.
        line: u16,
        /// Symbols paid.
        paid: u8,
    },

    // Damage to heroes, in `rules::strike`.
    /// An enemy attacks (GOW-A3).
    Attack(u8),
    /// The players choose among columns as far away (GOW-A3).
    Toward(u8, u8),
    /// The front hero of a column is hit: enemy, column (GOW-A4).
    Hit(u8, u8),
    /// Mimir may take it (GOW-P3).
    Intercept,
    /// The hero may defend (GOW-A4).
    Defend,
    /// Numbers are added to the defence; only cards from this number on.
    Brace(u8),
    /// A token of Freya's may cancel it (GOW-P4).
    Cancel,
    /// Damage is dealt.
    Deal,
    /// A hero takes so much damage from no attack.
    Wound(Hero, u8),
    /// The player of Brok & Sindri says who takes poison's damage (GOW-P5).
    WhoSuffers(Seat),

    // Windows, in `rules::special`.
    /// Specials may be played: when, whom it is not put to any more, one bit each, and whom it is
    /// put to, which is found out when it comes to the top (GOW-H5).
    Window(Moment, u8, Seat),

    // Scenes, in `rules::flip` and `rules::effects`.
    /// Effects from a number up to another are carried out, for a card and a hero.
    Effects {
        /// The card they stand on, or nobody.
        at: u8,
        /// Who acts.
        by: Hero,
        /// The next effect.
        from: u16,
        /// The end of the effects.
        to: u16,
    },
    /// One effect for one hero.
    Effect(Effect, Hero),
    /// Statements of a card with this trigger are carried out.
    Tell(Trigger, u8, Hero),
    /// Flipped cards whose damage is enough are defeated, one bit each (GOW-F1).
    Settle(u16, Hero),
    /// A seat discards a card.
    DropOne(Seat),

    // Quests, in `rules::quest`.
    /// Whether the quest is lost or done (GOW-Q1).
    Judge,
    /// A quest is done.
    QuestDone,
    /// The first player chooses what comes next (GOW-Q2, Q3).
    NextQuest,
    /// Mimir's look at the upgrade deck (GOW-P6): cards left to reveal.
    Look(u8),
    /// Where the looked-at card goes.
    Sort(u8),
    /// The game is over.
    Over,
}

/// When a window opens (GOW-H5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Moment {
    /// Between actions.
    #[default]
    Between,
    /// After an enemy die.
    AfterDie,
    /// Before a scene card.
    BeforeCard,
    /// Before damage to a hero.
    BeforeDamage,
}
