//! Abilities as sentences: when, on what condition, and what then.

use table::Lang;

use super::capital;
use super::nouns::{a_type, cards, count, points};
use super::voice::{Person, Voice};
use crate::cards::{Ability, Condition, Rule, What, When};

/// What an ability is printed on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bearer {
    Saint,
    Support,
}

/// An ability as a sentence.
pub(super) fn sentence(ability: &Ability, bearer: Bearer, lang: Lang) -> String {
    let voice = Voice::new(lang);
    // Once this Saint is in the Rosa, another is active.
    let gone = matches!(ability.what, What::When { when: When::Rosa, .. });
    let active = match bearer {
        Bearer::Saint if !gone => lang.pick("questo Santo", "this Saint"),
        _ => "",
    };
    let only: Vec<String> = ability.only.iter().map(|one| condition(*one, active, voice)).collect();
    let only = only.join(lang.pick(" e ", " and "));
    let said = match &ability.what {
        What::Always(rule) => {
            let rule = holds(*rule, active, voice);
            let as_long = lang.pick("finché", "as long as");
            if only.is_empty() { rule } else { format!("{as_long} {only}, {rule}") }
        }
        What::When { when, may, spent, effects } => {
            let when = moment(*when, bearer, lang);
            let on = lang.pick("se", "if");
            let head = if only.is_empty() { when.to_owned() } else { format!("{when}, {on} {only}") };
            let may_plainly = *may && voice.is_plain(effects);
            let (person, lead) = match (*may, may_plainly) {
                (true, true) => (Person::YouMay, lang.pick("puoi ", "you may ")),
                (true, false) => (Person::You, lang.pick("se vuoi ", "if you like, ")),
                (false, _) => (Person::You, ""),
            };
            let then = Voice { lang, person };
            let first = spent.then(|| {
                let verb = then.verb(["scarti", "scartare", "scarta"], ["discard", "discards"]);
                format!("{verb} {}", lang.pick("questo Supporto", "this Supporto"))
            });
            format!("{head}, {lead}{}", then.inside(effects, first))
        }
    };
    format!("{}.", capital(&said))
}

/// When it happens.
fn moment(when: When, bearer: Bearer, lang: Lang) -> &'static str {
    let (it, en) = match (when, bearer) {
        (When::Enters, Bearer::Saint) => ("quando entra nella Zona Attiva", "when it enters the Zona Attiva"),
        (When::Enters, Bearer::Support) => {
            ("quando entra nella Zona Supporti", "when it enters the Zona Supporti")
        }
        (When::Begin, _) => ("all'inizio del tuo turno", "at the beginning of your turn"),
        (When::End, _) => ("alla fine del tuo turno", "at the end of your turn"),
        (When::Beatitude, _) => {
            ("quando guadagni un punto con una Beatitudine", "when you gain a point with a Beatitudine")
        }
        (When::Blocked, _) => (
            "quando un Advocatus ferma una tua Beatitudine",
            "when an Advocatus stops one of your Beatitudini",
        ),
        (When::Die, _) => ("dopo che hai tirato il dado", "after you roll the die"),
        (When::Trial, _) => ("dopo che hai superato una Prova", "after you pass a Prova"),
        (When::Suffrage, _) => ("dopo che hai fatto un Suffragio", "after you make a Suffragio"),
        (When::Advocate, _) => {
            ("quando fermi la Beatitudine di un altro giocatore", "when you stop another player's Beatitudine")
        }
        (When::Rosa, Bearer::Saint) => ("quando va nella Rosa", "when it goes to the Rosa"),
        (When::Rosa, Bearer::Support) => {
            ("quando un tuo Santo va nella Rosa", "when one of your Saints goes to the Rosa")
        }
        (When::OthersBeatitude, _) => (
            "quando un altro giocatore guadagna un punto con una Beatitudine",
            "when another player gains a point with a Beatitudine",
        ),
        (When::OthersTrial, _) => {
            ("dopo che un altro giocatore ha superato una Prova", "after another player passes a Prova")
        }
        (When::OthersRosa, _) => {
            ("quando un Santo di un altro giocatore va nella Rosa", "when another player's Saint goes to the Rosa")
        }
    };
    lang.pick(it, en)
}

/// What must hold; `active` is what to call the active Saint, if it has a name here.
pub(super) fn condition(condition: Condition, active: &str, voice: Voice) -> String {
    let lang = voice.lang;
    let others = voice.is_of_others();
    let (tuo, tua) = (voice.own(["tuo", "suo"]), voice.own(["tua", "sua"]));
    let (have, you, than) = if others { ("have", "they", "they do") } else { ("have", "you", "you do") };
    let hai = if others { "ha" } else { "hai" };
    let active = match active {
        "" => lang.pick(format!("il {tuo} Santo attivo"), format!("{tua} active Saint")),
        active => active.to_owned(),
    };
    match condition {
        Condition::With(what, n) => voice.has_at_least(what, n),
        Condition::Facing(kind) => {
            let kind = a_type(kind, lang);
            lang.pick(
                format!("un altro giocatore ha {kind} in Zona Attiva"),
                format!("another player has {kind} in the Zona Attiva"),
            )
        }
        Condition::Level(n) => {
            lang.pick(format!("{active} è almeno di livello {n}"), format!("{active} is at least of level {n}"))
        }
        Condition::Points(n) => {
            let n = points(n, lang);
            lang.pick(format!("{active} ha almeno {n}"), format!("{active} has at least {n}"))
        }
        Condition::HandAtMost(0) => {
            let non = if others { "non ha" } else { "non hai" };
            lang.pick(format!("{non} carte in mano"), format!("{you} {have} no cards in hand"))
        }
        Condition::HandAtMost(n) => {
            let n = count(n, lang, ["una carta", "carte"], ["one card", "cards"]);
            lang.pick(format!("{hai} in mano al massimo {n}"), format!("{you} {have} at most {n} in hand"))
        }
        Condition::Alone => lang.pick(format!("il {tuo} Santuario è vuoto"), format!("{tua} Santuario is empty")),
        Condition::Behind => {
            let te = if others { "lui" } else { "te" };
            lang.pick(
                format!("qualcun altro ha più Santi di {te} nella Rosa"),
                format!("someone else has more Saints in the Rosa than {than}"),
            )
        }
        Condition::OwnTurn => lang.pick(format!("è il {tuo} turno"), format!("it is {tua} turn")),
    }
}

/// What holds all the time.
fn holds(rule: Rule, active: &str, voice: Voice) -> String {
    let lang = voice.lang;
    let is_this = !active.is_empty();
    let of_it = if is_this { "di questo Santo" } else { "del tuo Santo attivo" };
    let to_it = if is_this { "a questo Santo" } else { "al tuo Santo attivo" };
    let en = if is_this { "this Saint" } else { "your active Saint" };
    let it = if is_this { "questo Santo" } else { "il tuo Santo attivo" };
    match rule {
        Rule::Level(n) => {
            let (more_it, more_en) = if n > 0 { ("più alto", "higher") } else { ("più basso", "lower") };
            let n = n.unsigned_abs();
            lang.pick(format!("il livello {of_it} è {more_it} di {n}"), format!("{en}'s level is {n} {more_en}"))
        }
        Rule::LevelPer(what, 1) => {
            let what = voice.counted(what);
            lang.pick(
                format!("il livello {of_it} è più alto di 1 se c'è almeno un {what}"),
                format!("{en}'s level is 1 higher if there is at least one {what}"),
            )
        }
        Rule::LevelPer(what, most) => {
            let what = voice.counted(what);
            lang.pick(
                format!("il livello {of_it} è più alto di 1 per ogni {what}, al massimo di {most}"),
                format!("{en}'s level is 1 higher for each {what}, by at most {most}"),
            )
        }
        Rule::Need(n) => {
            let (more_it, more_en) = if n > 0 { ("in più", "more") } else { ("in meno", "fewer") };
            let n = points(n.unsigned_abs(), lang);
            lang.pick(format!("{it} richiede {n} {more_it}"), format!("{en} needs {n} {more_en}"))
        }
        Rule::Unanswerable => lang
            .pick(
                "le tue Beatitudini non si possono fermare con un Advocatus",
                "your Beatitudini cannot be stopped by an Advocatus",
            )
            .to_owned(),
        Rule::Guarded => lang.pick(
            format!("{to_it} gli altri non possono togliere punti, né abbassarne il livello o farlo scartare"),
            format!("others cannot take points from {en}, make it lose any, lower its level or have it discarded"),
        ),
        Rule::Closed => lang
            .pick(
                "gli altri non possono guardare la tua mano, rubarne carte o fartene scartare",
                "others cannot look at your hand, steal from it or make you discard from it",
            )
            .to_owned(),
        Rule::Keep(n) => {
            let it = cards(n, Lang::It);
            let en = count(n, Lang::En, ["", ""], ["one more card", "more cards"]);
            lang.pick(
                format!("alla fine del turno puoi tenere {it} in più"),
                format!("at the end of your turn you may keep {en}"),
            )
        }
        Rule::Beatitudes(n) => {
            let it = count(n, Lang::It, ["una Beatitudine", "Beatitudini"], ["", ""]);
            let en = count(n, Lang::En, ["", ""], ["one more Beatitudine", "more Beatitudini"]);
            lang.pick(
                format!("puoi giocare {it} in più in ogni tuo turno"),
                format!("you may play {en} in each of your turns"),
            )
        }
        Rule::TrialAndSuffrage => lang
            .pick(
                "puoi superare una Prova e fare un Suffragio nello stesso turno",
                "you may pass a Prova and make a Suffragio in the same turn",
            )
            .to_owned(),
        Rule::DieToo => lang
            .pick(
                "in ogni tuo turno puoi tirare il dado oltre a giocare Beatitudini",
                "in each of your turns you may roll the die besides playing Beatitudini",
            )
            .to_owned(),
        Rule::FreeSubstitution => lang
            .pick(
                "la sostituzione non richiede punti, e quelli del Santo che esce passano a quello che entra",
                "a substitution needs no points, and those of the Saint that leaves pass to the one that enters",
            )
            .to_owned(),
        Rule::Suffrage(n) => {
            let it = points(n, Lang::It);
            let en = if n == 1 { "1 more point".to_owned() } else { format!("{n} more points") };
            lang.pick(format!("i tuoi Suffragi valgono {it} in più"), format!("your Suffragi are worth {en}"))
        }
    }
}
