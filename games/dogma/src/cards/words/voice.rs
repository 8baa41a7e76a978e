//! How sentences are put together: what speaks, who has just been named, and how what happens is joined.

use table::Lang;

use crate::cards::Whom;
use crate::text::joined;

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

    pub(super) fn fixed(self, it: &str, en: &str) -> String {
        self.pick(it, en).to_owned()
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
    pub(super) fn subject(self, who: Who) -> &'static str {
        if self.named == Some(who) {
            return self.pick("", "it ");
        }
        match who {
            Who::Bearer if self.bearer == Bearer::Relic => self.pick("il portatore ", "the bearer "),
            Who::Bearer => self.pick("questo Profeta ", "this Prophet "),
            Who::Own => self.pick("il tuo Profeta ", "your Prophet "),
            Who::Rival => self.pick("il Profeta rivale ", "the rival Prophet "),
            Who::Revealed => self.pick("ogni Profeta rivale rivelato ", "every revealed rival Prophet "),
            Who::Rivals => self.pick("ogni Profeta rivale attivo ", "every active rival Prophet "),
            Who::Actives => self.pick("ogni Profeta attivo ", "every active Prophet "),
            Who::OwnRear => {
                self.pick("un tuo Profeta rivelato in retroguardia ", "a revealed Prophet in your rearguard ")
            }
            Who::OwnRears => self.pick(
                "ogni tuo Profeta rivelato in retroguardia ",
                "every revealed Prophet in your rearguard ",
            ),
            Who::RivalRear => self.pick(
                "un Profeta rivale rivelato in retroguardia, a tua scelta, ",
                "a revealed Prophet of your choice in the rival rearguard ",
            ),
            Who::Opponent => self.pick("l'avversario ", "the rival "),
            Who::RivalRears => self.pick(
                "ogni Profeta rivale rivelato in retroguardia ",
                "every revealed Prophet in the rival rearguard ",
            ),
        }
    }

    /// After 'the ability of'.
    pub(super) fn of(self, who: Who) -> &'static str {
        match who {
            Who::OwnRear => self.pick(
                "di un tuo Profeta rivelato in retroguardia",
                "of a revealed Prophet in your rearguard",
            ),
            Who::RivalRear => self.pick(
                "di un Profeta rivale rivelato in retroguardia, a tua scelta,",
                "of a revealed Prophet of your choice in the rival rearguard",
            ),
            _ => self.pick("del Profeta rivale", "of the rival Prophet"),
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
        joined(self.lang, all)
    }
}

impl Who {
    /// Does a pronoun fit when it has been named?
    pub(super) const fn is_one(self) -> bool {
        matches!(self, Who::Bearer | Who::Own | Who::Rival)
    }
}
