//! What a moment of a replay is worth, where that is known and not only guessed: the value, each action's, and the mistakes.

use ::table::erased::AnyMatch;
use ::table::{Lang, Seat, Text};
use maud::{Markup, html};
use search::{Entry, Judged};

use super::hint::{Counsel, told};
use super::seats::called;
use super::zones::Seen;

/// What is known of a moment, and may be told.
pub(crate) enum Analysis {
    /// Nobody knows, or people still play each other.
    Withheld,
    /// It can be asked for.
    Offered,
    /// This is it.
    Known {
        /// Who is asked, and what is known or thought of the position; nothing where nobody is, or with switches that were never solved.
        judged: Option<(Seat, Counsel)>,
        /// All mistakes of the match, if they were asked for.
        mistakes: Option<Vec<Cost>>,
    },
}

/// What an answer of the match has cost whoever gave it.
pub(crate) struct Cost {
    /// How many answers stood before it.
    at: usize,
    seat: Seat,
    /// The action in words.
    text: Text,
    /// In the game's own measure.
    cost: f32,
}

/// Less than this is no mistake: values are not known more exactly.
const SLIGHT: f32 = 0.05;

impl Cost {
    /// Of the answer after so many, if one seat gave it and its worth is known.
    pub(crate) fn of(entry: &Entry, played: &dyn AnyMatch, at: usize) -> Option<Cost> {
        let past = played.back_to(at).ok()?;
        let seat = past.asked().first()?;
        let given = given(played, at, seat)?;
        let judged = entry.judge(past.view(Some(seat)).as_ref())?;
        let cost = judged.actions.iter().find(|one| one.action == given)?.cost;
        let text = past.choices(seat).into_iter().find(|choice| choice.action == given)?.text;
        Some(Cost { at, seat, text, cost })
    }

    /// Does it show?
    pub(crate) fn is_mistake(&self) -> bool {
        self.cost >= SLIGHT
    }

    /// Who made it.
    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }
}

/// What a seat answered after so many answers.
fn given(played: &dyn AnyMatch, at: usize, seat: Seat) -> Option<String> {
    let lines = if at < played.len() { played.lines(at) } else { Vec::new() };
    // `0:n3` was given together with others, `0/n3` apart from them.
    let parts = lines.first()?.split_whitespace();
    parts
        .filter_map(|part| part.split_once([':', '/']))
        .find(|(who, _)| *who == seat.to_string())
        .map(|(_, what)| what.to_owned())
}

/// The part of a replay's page that tells it. `link` makes the address of a moment.
pub(super) fn worth(
    seen: &Seen<'_>,
    past: &dyn AnyMatch,
    at: usize,
    analysis: &Analysis,
    link: &dyn Fn(usize) -> String,
) -> Markup {
    let (lang, knows) = (seen.visitor.lang, seen.table.entry.knows());
    let (judged, mistakes) = match analysis {
        Analysis::Withheld => return html! {},
        Analysis::Offered => (None, None),
        Analysis::Known { judged, mistakes } => (Some(judged), mistakes.as_ref()),
    };
    html! {
            h2 { (if knows { lang.pick("Quanto vale", "What it is worth") } else { lang.pick("Che cosa ne pensa il computer", "What the computer thinks") }) }
            @match judged {
                None => {}
                Some(None) => p { (lang.pick("Di questo momento non si sa.", "Of this moment nothing is known.")) }
                Some(Some((seat, Counsel::Known(judged)))) => (weighed(seen, past, at, *seat, judged))
                Some(Some((seat, thought))) => (told(seen, past, *seat, thought, usize::MAX))
            }
            @if let Some(mistakes) = mistakes { (list(seen, mistakes, link)) }
            p {
                @if judged.is_none() {
                    a.button.quiet href=(link(at) + "&worth=1") { (if knows { lang.pick("Quanto vale ogni azione", "What each action is worth") } else { lang.pick("Che cosa farebbe", "What it would do") }) } " "
                }
                @if mistakes.is_none() && knows {
                    a.button.quiet href=(link(at) + "&worth=1&mistakes=1") { (lang.pick("Trova gli errori", "Find the mistakes")) }
                }
            }
    }
}

fn weighed(seen: &Seen<'_>, past: &dyn AnyMatch, at: usize, seat: Seat, judged: &Judged) -> Markup {
    let lang = seen.visitor.lang;
    let played = given(seen.moment.played.as_ref(), at, seat);
    let choices = past.choices(seat);
    let mut all: Vec<_> = judged.actions.iter().collect();
    all.sort_by(|one, other| one.cost.total_cmp(&other.cost));
    html! {
        p { (judged.says.get(lang)) }
        ol.worths tabindex="0" aria-label=(lang.pick("Le azioni, la migliore per prima", "The actions, the best first")) {
            @for one in all {
                @let text = choices.iter().find(|choice| choice.action == one.action).map_or("", |choice| choice.text.get(lang));
                @let taken = played.as_deref() == Some(one.action.as_str());
                li.best[one.cost == 0.0] aria-current=[taken.then_some("step")] {
                    b { (number(one.value, lang)) } " " (text)
                    @if taken && one.cost >= SLIGHT { " " em { (lang.pick("giocata, costa ", "played, costs ")) (number(one.cost, lang)) } }
                    @else if taken { " " em { (lang.pick("giocata", "played")) } }
                }
            }
        }
    }
}

fn list(seen: &Seen<'_>, mistakes: &[Cost], link: &dyn Fn(usize) -> String) -> Markup {
    let lang = seen.visitor.lang;
    html! {
        h3 { (lang.pick("Gli errori", "The mistakes")) }
        @if mistakes.is_empty() { p { (lang.pick("Nessuno.", "None.")) } }
        @else { ol.worths tabindex="0" aria-label=(lang.pick("Gli errori", "The mistakes")) {
            @for one in mistakes {
                li {
                    b { (number(one.cost, lang)) } " "
                    a href=(link(one.at) + "&worth=1") { (called(seen, one.seat)) ": " (one.text.get(lang)) }
                }
            }
        } }
    }
}

pub(super) fn number(cost: f32, lang: Lang) -> String {
    if cost.is_infinite() {
        return "∞".to_owned();
    }
    let number = format!("{cost:.2}");
    lang.pick(number.replace('.', ","), number)
}
