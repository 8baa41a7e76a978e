//! How sentences are put together: what speaks, who has just been named, and how what happens is joined.

use table::Lang;
use table::grammar::and;

use crate::cards::Whom;

/// What carries the card that speaks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bearer {
    /// The card is a Prophet: 'this Prophet'.
    Prophet,
    /// The card is a Relic: 'the bearer'.
    Relic,
    /// The card is a Cult card, which is used: 'your Prophet'.
    Cult,
    /// The card is an Intervention, which is played.
    Divine,
}

/// Of whom something is said.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Who {
    Bearer,
    Own,
    Rival,
    /// Every revealed one of the rival: a card with the keyword Globale.
    Revealed,
    Rivals,
    Actives,
    OwnRear,
    OwnRears,
    RivalRear,
    RivalRears,
    /// Who plays against the reader.
    Opponent,
}

#[derive(Clone, Copy)]
pub(super) struct Voice {
    pub(super) lang: Lang,
    pub(super) bearer: Bearer,
    /// May the bearer be in the rearguard?
    pub(super) rear: bool,
    /// Is it a card with the keyword Globale?
    pub(super) spreads: bool,
    /// Who has just been named, so that a pronoun will do?
    pub(super) named: Option<Who>,
    /// Who has been damaged in these sentences, so that more is more?
    pub(super) hurt: u16,
}

impl Voice {
    /// A voice that speaks to who reads the card.
    pub(super) const fn new(lang: Lang, bearer: Bearer) -> Self {
        Voice { lang, bearer, rear: false, spreads: false, named: None, hurt: 0 }
    }

    pub(super) fn pick<T>(self, it: T, en: T) -> T {
        self.lang.pick(it, en)
    }

    /// Of whom is this said? The bearer of an ability is the active Prophet, unless the ability works in the rearguard too.
    pub(super) fn who(self, whom: Whom) -> Who {
        match whom {
            Whom::Own | Whom::Bearer if matches!(self.bearer, Bearer::Cult | Bearer::Divine) => Who::Own,
            Whom::Bearer => Who::Bearer,
            Whom::Own if self.rear => Who::Own,
            Whom::Own => Who::Bearer,
            Whom::Rival if self.spreads => Who::Revealed,
            Whom::Rival => Who::Rival,
            Whom::Rivals => Who::Rivals,
            Whom::Actives => Who::Actives,
            Whom::OwnRear => Who::OwnRear,
            Whom::OwnRears => Who::OwnRears,
            Whom::RivalRear => Who::RivalRear,
            Whom::RivalRears => Who::RivalRears,
        }
    }

    /// The owner's active Prophet.
    pub(super) fn own(self) -> Who {
        self.who(Whom::Own)
    }

    /// As a subject, with a space after it; nothing in Italian where it has just been named.
    pub(super) fn subject(self, who: Who) -> String {
        table::lines! { self, who;
            who if self.named == Some(who) => "", "it ";
            Who::Bearer if self.bearer == Bearer::Relic => "il portatore ", "the bearer ";
            Who::Bearer => "questo Profeta ", "this Prophet ";
            Who::Own => "il tuo Profeta ", "your Prophet ";
            Who::Rival => "il Profeta rivale ", "the rival Prophet ";
            Who::Revealed => "ogni Profeta rivale rivelato ", "every revealed rival Prophet ";
            Who::Rivals => "ogni Profeta rivale attivo ", "every active rival Prophet ";
            Who::Actives => "ogni Profeta attivo ", "every active Prophet ";
            Who::OwnRear => "un tuo Profeta rivelato in retroguardia ", "a revealed Prophet in your rearguard ";
            Who::OwnRears => "ogni tuo Profeta rivelato in retroguardia ", "every revealed Prophet in your rearguard ";
            Who::RivalRear =>
                "un Profeta rivale rivelato in retroguardia, a tua scelta, ",
                "a revealed Prophet of your choice in the rival rearguard ";
            Who::RivalRears =>
                "ogni Profeta rivale rivelato in retroguardia ", "every revealed Prophet in the rival rearguard ";
            Who::Opponent => "l'avversario ", "the rival ";
        }
    }

    /// After 'the ability of'.
    pub(super) fn of(self, who: Who) -> String {
        table::lines! { self, who;
            Who::OwnRear => "di un tuo Profeta rivelato in retroguardia", "of a revealed Prophet in your rearguard";
            Who::RivalRear =>
                "di un Profeta rivale rivelato in retroguardia, a tua scelta,",
                "of a revealed Prophet of your choice in the rival rearguard";
            _ => "del Profeta rivale", "of the rival Prophet";
        }
    }

    /// Has this one been damaged in these sentences?
    pub(super) const fn is_hurt(self, who: Who) -> bool {
        self.hurt >> who as u16 & 1 == 1
    }

    pub(super) const fn hurts(&mut self, who: Who) {
        self.hurt |= 1 << who as u16;
    }

    pub(super) fn listed(self, all: &[String]) -> String {
        and(self.lang, all)
    }
}

impl Who {
    /// Does a pronoun fit when it has been named?
    pub(super) const fn is_one(self) -> bool {
        matches!(self, Who::Bearer | Who::Own | Who::Rival)
    }
}
