//! Events as sentences: the log, from which one can follow a game without seeing the table.

mod ending;

use table::grammar::{and, signed};

use super::names::Cast;
use super::orders;
use crate::What;
use crate::cards::Evil;
use crate::rules::FIFTH;

use ending::laid_open;
pub(super) use ending::over;

/// One sentence.
pub(super) fn event(cast: &Cast, what: &What) -> String {
    let lang = cast.lang;
    table::lines! { cast, *what;
        What::Order(seat, before), a = cast.seat(seat), nth = cast.nth_of(before) =>
            "La sorte ha deciso: {a} è il {nth} nell'ordine di costruzione.", "Chance has decided: {a} is {nth} in the order of building.";
        What::Destiny(seat, at), a = cast.seat(seat), set = cast.destiny(at) => "{a} prende la serie {set}.", "{a} takes the set {set}.";
        What::Left(seat), a = cast.seat(seat) => "{a} lascia fuori una carta.", "{a} leaves a card out.";
        What::LeftCard(seat, it), a = cast.seat(seat), it = cast.card(it) =>
            "La carta che {a} lascia fuori è {it}.", "The card that {a} leaves out is {it}.";
        What::Round(round) => "Passaggio {round}: tutti prendono insieme il mazzetto seguente.", "Round {round}: all take the next packs together.";
        What::TookPack(seat, pack), a = cast.seat(seat), n = pack + 1 => "{a} prende in mano il mazzetto {n}.", "{a} picks up pack {n}.";
        What::Found(seat, it), a = cast.seat(seat), it = cast.card(it) => "Nel suo mazzetto {a} trova {it}.", "{a} finds {it} in the pack.";
        What::Paid(seat, n), a = cast.seat(seat) =>
            "Per quest'altro mazzetto {a} paga {n} danni, che andranno sul primo Profeta che schiera.",
            "For this further pack {a} pays {n} damage, which goes onto the first Prophet that it fields.";
        What::Took(seat, it, at), a = cast.seat(seat), it = cast.card(it), into = into(cast, at) => "{a} mette {it} {into}.", "{a} puts {it} {into}.";
        What::Dropped(seat, it, at), a = cast.seat(seat), it = cast.card(it), from = from(cast, at) =>
            "{a} toglie {it} {from}.", "{a} takes {it} {from}.";
        What::Down(seat), a = cast.seat(seat) => "{a} posa il mazzetto.", "{a} puts the pack down.";
        What::Closed(seat), a = cast.seat(seat) => "{a} chiude la costruzione.", "{a} closes the building.";
        What::Stopped(seat), a = cast.seat(seat) =>
            "{a} si ferma: ciò che gli manca lo dà la sorte.", "{a} stops: what it lacks is given by chance.";
        What::CutShort(seat), a = cast.seat(seat) =>
            "Da un giro intero {a} non mette giù una carta: per lui la costruzione finisce qui.",
            "For a whole lap {a} has put no card down: that building ends here.";
        What::Still =>
            "Per un giro intero nessuno ha preso una carta: la costruzione finisce per tutti.",
            "For a whole lap nobody has taken a card: building ends for all.";
        What::Filling(seat), a = cast.seat(seat) =>
            "Agli Arcani incompleti provvede la sorte: {a} ne riceve una carta.", "Chance sees to incomplete Arcana: {a} receives a card from it.";
        What::Filled(seat, it, at), a = cast.seat(seat), it = cast.card(it), into = into(cast, at) =>
            "Dalla sorte {a} riceve {it}, che va {into}.", "From chance {a} receives {it}, which goes {into}.";
        What::Emptied(seat, at), a = cast.seat(seat), into = into(cast, at) =>
            "Nessun Profeta rimasto può portare le carte che {a} ha messo {into}: escono dal gioco.",
            "No Prophet left over can carry the cards that {a} has put {into}: they leave the game.";
        What::Next(seat, it), a = cast.seat(seat), it = cast.card(it) =>
            "{a} mette poi {it} fra gli Interventi.", "{a} puts {it} next among the Interventions.";
        What::Built(seat, divine), a = cast.seat(seat), divine = cast.divine(usize::from(divine)) =>
            "{a} ha pronti i suoi Arcani, con {divine}.", "{a} has the Arcana ready, with {divine}.";
        What::Ready(seat), a = cast.seat(seat) => "{a} è pronto.", "{a} is ready.";
        What::Chose(seat), a = cast.seat(seat) => "{a} ha scelto chi schierare.", "{a} has chosen whom to field.";
        What::ChoseCard(seat, it), a = cast.seat(seat), it = cast.card(it) => "{a} sta per schierare {it}.", "{a} is about to field {it}.";
        What::Laid(seat, it) if it.is_prophet(), a = cast.seat(seat), it = cast.card(it) =>
            "{a} mette poi {it} nella retroguardia.", "{a} puts {it} next in the rearguard.";
        What::Laid(seat, it), a = cast.seat(seat), it = cast.card(it) =>
            "{a} mette poi {it} fra le carte Culto.", "{a} puts {it} next among the Cult cards.";
        What::Places(seat), a = cast.seat(seat) => "{a} sta disponendo le sue carte.", "{a} is arranging the cards.";
        What::Stands(seat, [_, n, second, third]) if n == second && n == third, a = cast.seat(seat) =>
            "{a} ha in retroguardia, coperti, tre Profeti con {n} carte ciascuno.",
            "{a} has three Prophets face down in the rearguard, with {n} cards each.";
        What::Stands(seat, [_, ref rear @ ..]), a = cast.seat(seat), sizes = and(lang, rear.iter().map(u8::to_string)) =>
            "{a} ha in retroguardia, coperti, tre Profeti con {sizes} carte.",
            "{a} has three Prophets face down in the rearguard, with {sizes} cards.";
        What::Opened => "Comincia lo scontro: i primi Profeti si scoprono insieme.", "The clash begins: the first Prophets are turned up together.";
        What::Turn(turn) => "Comincia il turno {turn}.", "Turn {turn} begins.";
        What::Stalled(n) =>
            "Da troppi turni non succede nulla: ogni Profeta attivo riceve {n} danni.",
            "Nothing has happened for too many turns: every active Prophet takes {n} damage.";
        What::Together(seats), all = cast.seats(seats) =>
            "Gli ordini sono contemporanei: agiscono insieme {all}.", "The orders are simultaneous: {all} act together.";
        What::Aimed(seat), a = cast.seat(seat) => "{a} ha scelto il Bersaglio.", "{a} has chosen a Target.";
        What::AimedAt(seat, at), a = cast.seat(seat), at = cast.seat(at) => "{a} prende di mira {at}.", "{a} takes {at} as a Target.";
        What::Planned(seat, plan, at, target) | What::Early(seat, plan, at, target), a = cast.seat(seat), order = orders::plan(cast, plan, at) => {
            table::lines! { cast, target;
                Some(target), at = cast.seat(target) => "{a} rivela: {order}, contro {at}.", "{a} shows: {order}, against {at}.";
                None => "{a} rivela: {order}.", "{a} shows: {order}.";
            }
        };
        What::Lost(seat), a = cast.seat(seat) => "{a} perde il suo ordine.", "{a} loses the order.";
        What::Fizzled(seat), of = cast.of_seat(seat) => "L'ordine {of} va a vuoto.", "The order {of} comes to nothing.";
        What::Passed(seat), a = cast.seat(seat) => "{a} passa.", "{a} passes.";
        What::Divine(seat, it), a = cast.seat(seat), it = cast.card(it) =>
            "{a} invoca l'Intervento Divino {it}.", "{a} calls on the Divine Intervention {it}.";
        What::Appeal(seat), a = cast.seat(seat) =>
            "{a} fa il suo Appello alla Razionalità: 30 danni a ogni Profeta attivo.",
            "{a} makes the Appello alla Razionalità: 30 damage to every active Prophet.";
        What::Proof { tester, hider, hidden, said }, a = cast.seat(tester), b = cast.seat(hider), way = hidden.title(), named = said.title() => {
            table::lines! { cast, hidden == said;
                true =>
                    "Prova di Fedeltà: {b} ha nascosto {way}, {a} nomina {named} e la supera.",
                    "Prova di Fedeltà: {b} has hidden {way}, {a} names {named} and passes it.";
                false =>
                    "Prova di Fedeltà: {b} ha nascosto {way}, {a} nomina {named} e non la supera.",
                    "Prova di Fedeltà: {b} has hidden {way}, {a} names {named} and does not pass it.";
            }
        };
        What::Fielded((seat, it), ref relics, n), a = cast.seat(seat), it = cast.card(it), cults = cast.cults(usize::from(n)) => {
            table::lines! { cast, relics.as_slice();
                [] => "{a} schiera {it}, con {cults}.", "{a} fields {it}, with {cults}.";
                relics, relics = relics.iter().map(|card| cast.card(*card)).collect::<Vec<_>>().join(", ") =>
                    "{a} schiera {it}, con {relics} e {cults}.", "{a} fields {it}, with {relics} and {cults}.";
            }
        };
        What::Lies(who, it, at), of = cast.of_who(who), it = cast.card(it), place = cast.place(at) =>
            "Fra le carte {of} si vede {it}, in {place}: è Rivelata.", "{it}, in {place} among the cards {of}, is face up: it is Rivelata.";
        What::Debt(who, n), it = cast.who(who) => "{it} comincia con i {n} danni della costruzione.", "{it} begins with the {n} damage of building.";
        What::Retired(who), it = cast.who(who) => "{it} lascia il campo e va in retroguardia.", "{it} leaves the field for the rearguard.";
        What::Crisis(who), it = cast.who(who) => "Crisi Mistica colpisce {it}.", "Crisi Mistica strikes {it}.";
        What::Shown(who, it, at), who = cast.who(who), it = cast.card(it), place = cast.place(at) =>
            "{who} scopre {it}, in {place}.", "{who} reveals {it}, in {place}.";
        What::Used(who, it), who = cast.who(who), it = cast.card(it) => "{who} usa {it}.", "{who} uses {it}.";
        What::Special(who, it) if who.1 == it, who = cast.who(who) => "{who} usa il suo Speciale.", "{who} uses the Special ability.";
        What::Special(who, it), who = cast.who(who), of = cast.of_card(it) => "{who} usa lo Speciale {of}.", "{who} uses the Special {of}.";
        What::Ability(who, it) if who.1 == it, of = cast.of_who(who) => "Scatta l'abilità {of}.", "The ability {of} is set off.";
        What::Ability(who, it), who = cast.who(who), of = cast.of_card(it) =>
            "Per {who} scatta l'abilità {of}.", "For {who} the ability {of} is set off.";
        What::Picked(seat, who), a = cast.seat(seat), it = cast.who(who) => "{a} sceglie {it}.", "{a} chooses {it}.";
        What::PickedPlace(seat, who, at), a = cast.seat(seat), nth = cast.nth(at), of = cast.of_who(who) =>
            "{a} sceglie la {nth} carta Culto {of}.", "{a} chooses the {nth} Cult card {of}.";
        What::Shielded(who, 0), it = cast.who(who) => "{it} non riceve danni in questo turno.", "{it} takes no damage this turn.";
        What::Shielded(who, n), it = cast.who(who) =>
            "{it} non riceve danni in questo turno, e i {n} già ricevuti sono cancellati.",
            "{it} takes no damage this turn, and the {n} taken before are cancelled.";
        What::Hurt(who, n, now, faith) if now >= faith, it = cast.who(who) =>
            "{it} riceve {n} danni: non restano punti Fede.", "{it} takes {n} damage: no Faith left.";
        What::Hurt(who, n, now, faith), it = cast.who(who), left = faith - now =>
            "{it} riceve {n} danni: restano {left} punti Fede su {faith}.", "{it} takes {n} damage: {left} of {faith} Faith left.";
        What::Healed(who, n, now, faith), it = cast.who(who), left = faith.saturating_sub(now) =>
            "{it} recupera {n} punti Fede: ora ne ha {left} su {faith}.", "{it} recovers {n} Faith: {left} of {faith} now.";
        What::Immune(who, of), it = cast.who(who), to = lang.pick(of.to(), of.nouns().1[1]) => "{it} è immune {to}.", "{it} is immune to {to}.";
        What::Doubled(who, of), it = cast.who(who), to = lang.pick(of.against(), of.nouns().1[1]) =>
            "{it} è debole contro {to}: i danni raddoppiano.", "{it} is weak to {to}: the damage is doubled.";
        What::Withdrawn(who), it = cast.who(who) => "{it} si ritira in retroguardia.", "{it} withdraws into the rearguard.";
        What::Firm(who), it = cast.who(who) => "{it} resta dov'è.", "{it} stays in place.";
        What::Defeated(who, ref cards) if cards.is_empty(), it = cast.who(who) =>
            "{it} cade e va negli scarti.", "{it} falls and goes to the discards.";
        What::Defeated(who, ref cards), it = cast.who(who), cards = cast.cards(cards) =>
            "{it} cade e va negli scarti, con {cards}.", "{it} falls and goes to the discards, with {cards}.";
        What::Raised(who, None), it = cast.who(who) =>
            "{it} torna in gioco, in fondo alla retroguardia.", "{it} comes back, at the end of the rearguard.";
        What::Raised(who, Some(relic)), it = cast.who(who), relic = cast.card(relic) =>
            "{it} torna in gioco, in fondo alla retroguardia; {relic} resta negli scarti.",
            "{it} comes back, at the end of the rearguard; {relic} stays in the discards.";
        What::Nothing(_, it), it = cast.card(it) => "{it} non ha effetto.", "{it} has no effect.";
        What::Token(who, evil), it = cast.who(who), token = cast.a_token(evil) => "{it} riceve {token}.", "{it} gets {token}.";
        What::NoToken(who, evil), it = cast.who(who), token = cast.a_token(evil) =>
            "Per {it} {token} non cambia nulla.", "For {it} {token} changes nothing.";
        What::Freed(who, Evil::Struggimento), it = cast.who(who) =>
            "{it} perde ogni segnalino Struggimento.", "{it} loses every Struggimento token.";
        What::Freed(who, evil), it = cast.who(who), title = evil.title(), evil = title.get(lang) =>
            "{it} perde il segnalino {evil}.", "{it} loses its {evil} token.";
        What::Grief(who, at), nth = cast.nth(at), of = cast.of_who(who) =>
            "Lo Struggimento blocca la {nth} carta Culto {of}.", "Struggimento blocks the {nth} Cult card {of}.";
        What::Fervour(who, by, now), it = cast.who(who), by = signed(by) =>
            "{it} riceve {by} al Fervore, che ora è {now}.", "{it} gets {by} Fervour, which is {now} now.";
        What::Power(who, at, by), nth = cast.nth(at), of = cast.of_who(who), by = signed(by) =>
            "La {nth} carta Culto {of} riceve {by} ai danni.", "The {nth} Cult card {of} gets {by} damage.";
        What::Plain(who), it = cast.who(who) => "{it} perde potenziamenti e indebolimenti.", "{it} loses all boosts and weakenings.";
        What::Annulled(who), of = cast.of_who(who) => "L'abilità {of} è annullata.", "The ability {of} is annulled.";
        What::Copied(who, it), who = cast.who(who), of = cast.of_card(it) => "{who} copia l'abilità {of}.", "{who} copies the ability {of}.";
        What::Stripped(who, it), who = cast.who(who), it = cast.card(it) => "{who} scarta {it}.", "{who} discards {it}.";
        What::Unrelic(who, it), who = cast.who(who), it = cast.card(it) => "{who} scarta la Reliquia {it}.", "{who} discards the Relic {it}.";
        What::Burnt(seat, it), a = cast.seat(seat), it = cast.card(it) =>
            "{a} scarta il suo primo Intervento Divino, {it}.", "{a} discards the top Divine Intervention, {it}.";
        What::NoDivine(seat), a = cast.seat(seat) => "{a} non ha Interventi Divini da scartare.", "{a} has no Divine Intervention to discard.";
        What::Exposed(seat, ref cards) if cards.is_empty(), a = cast.seat(seat) =>
            "{a} non ha Interventi Divini da mostrare.", "{a} has no Divine Interventions to show.";
        What::Exposed(seat, ref cards), a = cast.seat(seat), cards = cast.cards(cards) =>
            "{a} mostra i suoi Interventi Divini, dal primo: {cards}.", "{a} shows all Divine Interventions, from the top: {cards}.";
        What::Renewed(seat, it), a = cast.seat(seat), it = cast.card(it) =>
            "{a} rimette {it} in fondo ai suoi Interventi Divini.", "{a} puts {it} back under the Divine Interventions.";
        What::Over(ending) => { over(cast, ending) };
        What::LaidOpen(seat, ref hand), a = cast.seat(seat), all = laid_open(cast, hand) =>
            "{a} scopre tutto: {all}.", "{a} lays everything open: {all}.";
    }
}

/// 'nel secondo Arcano'.
fn into(cast: &Cast, at: u8) -> String {
    table::lines! { cast, at;
        FIFTH => "fra gli Interventi", "among the Interventions";
        _, n = cast.nth_of(at) => "nel {n} Arcano", "into the {n} Arcano";
    }
}

fn from(cast: &Cast, at: u8) -> String {
    table::lines! { cast, at;
        FIFTH => "dagli Interventi", "out of the Interventions";
        _, n = cast.nth_of(at) => "dal {n} Arcano", "out of the {n} Arcano";
    }
}
