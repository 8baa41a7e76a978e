//! Abilities as sentences: when, on what condition, and what then.

use table::grammar::{Person, and};
use table::{Lang, upper};

use super::voice::Voice;
use crate::cards::{Ability, Condition, Does, Effect, Rule, When};

/// What an ability is printed on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bearer {
    Saint,
    Support,
}

/// An ability as a sentence.
pub(super) fn sentence(ability: &Ability, bearer: Bearer, lang: Lang) -> String {
    // Once this Saint is in the Rosa, another is active.
    let gone = matches!(ability.what, Does::When { when: When::Rosa, .. });
    let voice = Voice { this: bearer == Bearer::Saint && !gone, ..Voice::new(lang) };
    let only = and(lang, ability.only.iter().map(|one| voice.condition(*one)));
    let named = ability.only.iter().any(|one| matches!(one, Condition::Level(_) | Condition::Points(_)));
    let said = match &ability.what {
        Does::Always(rule) if only.is_empty() => voice.rule(*rule, false),
        Does::Always(rule) => {
            let rule = voice.rule(*rule, named && is_of_the_saint(*rule));
            format!("{} {only}, {rule}", lang.pick("finché", "as long as"))
        }
        Does::When { when, may, spent, effects } => {
            let moment = voice.moment(*when, bearer);
            let asks = *may && !voice.is_plain(effects);
            let short = lang == Lang::It && matches!(when, When::Begin | When::End) && !asks;
            let head = match only.is_empty() {
                true if short => format!("{moment} "),
                true => format!("{moment}, "),
                false => format!("{moment}, {} {only}, ", lang.pick("se", "if")),
            };
            head + &happens(Voice { named, ..voice }, effects, *may, *spent)
        }
    };
    format!("{}.", upper(&said))
}

/// What happens then: of itself, or if its owner likes.
fn happens(voice: Voice, effects: &[Effect], may: bool, spent: bool) -> String {
    let (person, lead) = match may {
        true if voice.is_plain(effects) => (Person::YouMay, voice.pick("puoi ", "you may ")),
        true => (Person::You, voice.pick("se vuoi, ", "if you like, ")),
        false => (Person::You, ""),
    };
    let voice = Voice { person, ..voice };
    let discards = voice.pick("scart[i|are|a] questo Supporto", "discard[s] this Supporto");
    format!("{lead}{}", voice.inside(effects, spent.then(|| voice.says(discards.to_owned()))))
}

/// Does a rule speak of the active Saint?
fn is_of_the_saint(rule: Rule) -> bool {
    matches!(rule, Rule::Level(_) | Rule::LevelPer(..) | Rule::Need(_) | Rule::Guarded)
}

impl Voice {
    /// When it happens.
    fn moment(self, when: When, bearer: Bearer) -> String {
        table::lines! { self, (when, bearer);
            (When::Enters, Bearer::Saint) => "quando entra nella Zona Attiva", "when it enters the Zona Attiva";
            (When::Enters, Bearer::Support) => "quando entra nella Zona Supporti", "when it enters the Zona Supporti";
            (When::Begin, _) => "all'inizio del tuo turno", "at the beginning of your turn";
            (When::End, _) => "alla fine del tuo turno", "at the end of your turn";
            (When::Beatitude, _) =>
                "quando guadagni un punto con una Beatitudine", "when you gain a point with a Beatitudine";
            (When::Blocked, _) =>
                "quando un Advocatus ferma una tua Beatitudine", "when an Advocatus stops one of your Beatitudini";
            (When::Die, _) => "dopo che hai tirato il dado", "after you roll the die";
            (When::Trial, _) => "dopo che hai superato una Prova", "after you pass a Prova";
            (When::Suffrage, _) => "dopo che hai fatto un Suffragio", "after you make a Suffragio";
            (When::Advocate, _) =>
                "quando fermi la Beatitudine di un altro giocatore", "when you stop another player's Beatitudine";
            (When::Rosa, Bearer::Saint) => "quando va nella Rosa", "when it goes to the Rosa";
            (When::Rosa, Bearer::Support) =>
                "quando un tuo Santo va nella Rosa", "when one of your Saints goes to the Rosa";
            (When::OthersBeatitude, _) =>
                "quando un altro giocatore guadagna un punto con una Beatitudine",
                "when another player gains a point with a Beatitudine";
            (When::OthersTrial, _) =>
                "dopo che un altro giocatore ha superato una Prova", "after another player passes a Prova";
            (When::OthersRosa, _) =>
                "quando un Santo di un altro giocatore va nella Rosa", "when another player's Saint goes to the Rosa";
        }
    }
}
