//! Words that the parts of the bench share.

use table::Lang;
pub(super) use table::grammar::counted;

use crate::{DIVINE, LINE, Own, Religion};
pub(super) use table::grammar::and as listed;

/// "carte islamiche", "Islamic cards".
pub(super) fn cards_of(lang: Lang, religion: Religion) -> &'static str {
    match religion {
        Religion::Christian => lang.pick("carte cristiane", "Christian cards"),
        Religion::Islamic => lang.pick("carte islamiche", "Islamic cards"),
        Religion::Jewish => lang.pick("carte ebraiche", "Jewish cards"),
        Religion::Buddhist => lang.pick("carte buddhiste", "Buddhist cards"),
    }
}

/// The first few, and how many more there are.
pub(super) fn some(lang: Lang, all: &[String], most: usize) -> String {
    if all.len() <= most + 1 {
        return listed(lang, all);
    }
    let (firsts, more) = (all[..most].join(", "), all.len() - most);
    lang.pick(format!("{firsts} e altri {more}"), format!("{firsts} and {more} more"))
}

/// What is still to be found before a seat is complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lacks {
    pub(super) prophets: usize,
    pub(super) cards: usize,
    pub(super) divine: usize,
}

/// The cards that lie with all Prophets when building is complete.
pub(super) const ALL: usize = LINE * crate::rules::THREE;

impl Lacks {
    pub(super) fn of(own: &Own) -> Self {
        let three = crate::rules::THREE;
        Lacks {
            prophets: own.arcana.iter().filter(|pack| pack.prophet.is_none()).count(),
            cards: own.arcana.iter().map(|pack| three.saturating_sub(pack.size())).sum(),
            divine: DIVINE.saturating_sub(own.divine.len()),
        }
    }

    pub(super) fn is_nothing(self) -> bool {
        self == Lacks { prophets: 0, cards: 0, divine: 0 }
    }

    /// "2 Profeti, 5 carte e 1 Intervento".
    pub(super) fn says(self, lang: Lang) -> String {
        let all = [
            counted(self.prophets, lang, ["Profeta", "Profeti"], ["Prophet", "Prophets"]),
            counted(self.cards, lang, ["carta", "carte"], ["card", "cards"]),
            counted(self.divine, lang, ["Intervento", "Interventi"], ["Intervention", "Interventions"]),
        ];
        let some: Vec<String> = all.into_iter().filter(|said| !said.starts_with("0 ")).collect();
        listed(lang, &some)
    }
}
