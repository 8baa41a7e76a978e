//! Lists of effects as sentences. What happens to who came to the card is said to them ('peschi', 'draw'), what happens
//! to others about them ('ogni giocatore pesca', 'everyone draws').

use table::grammar::{self, Part, Person, counted, so_many};
use table::{Lang, Rules, Text, upper};

use crate::cards::{Deck, Effect, Points};
use crate::setup::six_captures;
use crate::text::portal_to;

/// The sentences of a card under a version of the rules.
pub(super) fn sentences(effects: &[Effect], rules: Rules) -> Text {
    Text::both(|lang| Voice { lang, person: Person::You, widely: true, rules }.sentences(effects))
}

#[derive(Clone, Copy)]
struct Voice {
    lang: Lang,
    person: Person,
    /// Does what is said end with the sentence? Then cases follow a colon, else they stand in brackets.
    widely: bool,
    /// What a card does may depend on the version.
    rules: Rules,
}

impl Voice {
    fn pick<T>(self, it: T, en: T) -> T {
        self.lang.pick(it, en)
    }

    fn sentences(self, effects: &[Effect]) -> String {
        let mut parts = self.parts(effects);
        if let (Some(Effect::Fight), Some(first)) = (effects.first(), parts.first_mut()) {
            let duty = self.pick("Obbligo di battaglia", "Duty to fight");
            *first = Part::Alone(format!("{duty}: {}", first.said()));
        }
        match parts.is_empty() {
            true => format!("{}.", upper(self.nothing())),
            false => grammar::sentences(self.lang, &parts),
        }
    }

    fn nothing(self) -> &'static str {
        self.pick("non succede nulla", "nothing happens")
    }

    /// Effects within a sentence.
    fn inside(self, effects: &[Effect]) -> String {
        let parts = Voice { widely: false, ..self }.parts(effects);
        if parts.is_empty() { self.nothing().to_owned() } else { grammar::inside(self.lang, &parts, |_| ',') }
    }

    /// The parts in order, neighbouring verbs joined; equal draws are one.
    fn parts(self, effects: &[Effect]) -> Vec<Part> {
        let same = |one: &Effect, next: &Effect| one == next && matches!(one, Effect::Draw(_));
        let part = |same: &[Effect]| self.part(&same[0], same.len()).spoken_of(self.person, self.lang);
        grammar::joined(self.lang, effects.chunk_by(same).map(part).collect())
    }

    fn part(self, effect: &Effect, times: usize) -> Part {
        let said = self.person.says(&self.said(effect, times));
        match effect {
            Effect::Everyone(inner)
            | Effect::Others(inner)
            | Effect::Rival(inner)
            | Effect::Leaders(inner)
            | Effect::Trailers(inner) => self.with_subject(&said, inner),
            Effect::Toss { win, lose } => self.with_cases(&said, &self.tosses(win, lose)),
            Effect::Roll(faces) => self.with_cases(&said, &self.rolls(faces)),
            Effect::Side { good, evil } => self.sides(&said, good, evil),
            Effect::AllMad | Effect::Capture(_) => Part::Whole(said),
            Effect::Fight => Part::Alone(said),
            _ => Part::Verb(said),
        }
    }

    /// What somebody does, or what the effects inside are said of.
    fn said(self, effect: &Effect, times: usize) -> String {
        let lang = self.lang;
        let faith = |n: i8| points(n, Points::Faith, lang);
        let corruption = |n: i8| points(n, Points::Corruption, lang);
        let objects = |n: u8| cards(Deck::Object, n, lang);
        let spaces =
            |n: i8| so_many(n.unsigned_abs(), lang, ["una casella", "caselle"], ["one space", "spaces"]);
        let anyone = self.pick("un giocatore a [tua|sua] scelta", "a player of [your|their] choice");
        let another =
            self.pick("un altro giocatore a [tua|sua] scelta", "another player of [your|their] choice");
        table::lines! { self, effect;
            Effect::Faith(n) if *n > 0, n = faith(*n) => "guadagn[i|a] {n}", "gain[s] {n}";
            Effect::Faith(n), n = faith(*n) => "perd[i|e] {n}", "lose[s] {n}";
            Effect::Corruption(n) if *n > 0, n = corruption(*n) => "guadagn[i|a] {n}", "gain[s] {n}";
            Effect::Corruption(n), n = corruption(*n) => "perd[i|e] {n}", "lose[s] {n}";
            Effect::Draw(deck), some = cards(*deck, times as u8, lang) => "pesc[hi|a] {some}", "draw[s] {some}";
            Effect::Discard(1), one = objects(1) =>
                "scart[i|a] {one} a [tua|sua] scelta se ne [hai|ha]",
                "discard[s] {one} of [your|their] choice if [you|they] have one";
            Effect::Discard(n), some = objects(*n) =>
                "scart[i|a] {some} a [tua|sua] scelta o tutti quelli che [hai|ha]",
                "discard[s] {some} of [your|their] choice or all [you|they] have";
            Effect::Fight => "combatt[i|e] contro {anyone}", "fight[s] {anyone}";
            Effect::Gamble => "propon[i|e] un Gambling a {anyone}", "propose[s] a Gambling to {anyone}";
            Effect::GambleUpTo(1) =>
                "propon[i|e] un Gambling a {anyone}, per un punto solo", "propose[s] a Gambling to {anyone}, for a single point";
            Effect::GambleUpTo(n) =>
                "propon[i|e] un Gambling a {anyone}, per {n} punti al massimo",
                "propose[s] a Gambling to {anyone}, for at most {n} points";
            Effect::Enter(portal), to = portal_to(lang, *portal) => "va[i|] {to}", "go[es] {to}";
            Effect::Send(portal), to = portal_to(lang, *portal) => "mand[i|a] {to} {another}", "send[s] {another} {to}";
            Effect::Shift(n) if *n > 0, spaces = spaces(*n) =>
                "avanz[i|a] di {spaces} senza risolvere quella d'arrivo",
                "move[s] {spaces} forward without resolving the one [you|they] reach";
            Effect::Shift(n), spaces = spaces(*n) =>
                "arretr[i|a] di {spaces} senza risolvere quella d'arrivo",
                "move[s] {spaces} back without resolving the one [you|they] reach";
            Effect::Restart =>
                "torn[i|a] alla casella di partenza senza risolverla", "go[es] back to the start space without resolving it";
            Effect::SwapPlaces => "scamb[i|ia] casella con {anyone}", "swap[s] spaces with {anyone}";
            Effect::Swap(points), points = points.name(lang) =>
                "scamb[i|ia] per un turno la [tua|sua] {points} con quella di {anyone}",
                "swap[s] [your|their] {points} with that of {anyone} for a turn";
            Effect::Steal(Deck::Miracle) =>
                "rub[i|a] un Miracolo a caso a {anyone}", "steal[s] a random Miracle from {anyone}";
            Effect::Steal(_) => "rub[i|a] un Oggetto a caso a {anyone}", "steal[s] a random Object from {anyone}";
            Effect::Skip => "salt[i|a] il [tuo|suo] prossimo turno", "skip[s] [your|their] next turn";
            Effect::Again => "gioc[hi|a] un altro turno dopo questo", "take[s] another turn after this one";
            Effect::AllMad =>
                "per un turno sono tutti Folli, a cominciare da chi gioca dopo: ci si muove col D6, avanti o \
                 indietro, senza usare carte né abilità, senza battaglie e senza risolvere la plancia",
                "for a turn everyone is mad, beginning with whoever plays next: all move with the D6, forward or \
                 back, and use no cards or abilities, fight nobody and resolve no space";
            Effect::Capture(n) if !six_captures(self.rules) =>
                "affront[i|a] il Folle Etto: la [tua|sua] Fede più un D6 contro {n} più un D6. Con un totale più alto lo \
                 cattur[i|a] e vinc[i|e] la partita; con uno più basso perd[i|e] tanti punti Fede quant'è la differenza fra i \
                 dadi e salt[i|a] il [tuo|suo] prossimo turno",
                "face[s] the Folle Etto: [your|their] Faith plus a D6 against {n} plus a D6. With a higher total, [|they ]capture \
                 him and win the game; with a lower one, [|they ]lose the difference of the dice in Faith and skip \
                 [your|their] next turn";
            Effect::Capture(n) =>
                "affront[i|a] il Folle Etto: la [tua|sua] Fede più un D6 contro {n} più un D6. Con un totale più alto, o con un \
                 6 naturale, lo cattur[i|a] e vinc[i|e] la partita; altrimenti con un totale più basso perd[i|e] tanti punti \
                 Fede quant'è la differenza fra i dadi e salt[i|a] il [tuo|suo] prossimo turno",
                "face[s] the Folle Etto: [your|their] Faith plus a D6 against {n} plus a D6. With a higher total, or with a \
                 natural 6, [|they ]capture him and win the game; otherwise, with a lower total, [|they ]lose the difference \
                 of the dice in Faith and skip [your|their] next turn";
            Effect::Toss { .. } => "chiam[i|a] una faccia e lanc[i|ia] la moneta", "call[s] a face and toss[es] the coin";
            Effect::Roll(_) => "tir[i|a] il D3", "roll[s] the D3";
            Effect::Side { .. } => "la [tua|sua] divinità", "[your|their] god";
            Effect::Everyone(_) => "ogni giocatore", "everyone";
            Effect::Others(_) => "ogni altro giocatore", "everyone else";
            Effect::Rival(_) => "{another}", "{another}";
            Effect::Leaders(_) => "chi ha più Fede", "whoever has the most Faith";
            Effect::Trailers(_) => "chi ha meno Fede", "whoever has the least Faith";
        }
    }

    /// What happens to somebody with a name of their own in the sentence.
    fn with_subject(self, subject: &str, effects: &[Effect]) -> Part {
        let named = Voice { person: Person::Named, ..self };
        if let [Effect::Toss { .. } | Effect::Roll(_)] = effects {
            let cases = Voice { widely: true, ..named }.parts(effects);
            return Part::Whole(format!("{subject} {}", cases[0].said()));
        }
        let colon = if named.parts(effects).first().is_some_and(Part::has_subject) { ":" } else { "" };
        Part::Whole(format!("{subject}{colon} {}", named.inside(effects)))
    }

    /// What is done and then has one of several ends.
    fn with_cases(self, head: &str, cases: &[String]) -> Part {
        let cases = cases.join("; ");
        Part::Alone(if self.widely { format!("{head}: {cases}") } else { format!("{head} ({cases})") })
    }

    /// A case of a coin, a die or a side.
    fn case(self, when: &str, effects: &[Effect]) -> String {
        format!("{when} {}", Voice { person: self.person.further_on(), ..self }.inside(effects))
    }

    fn tosses(self, win: &[Effect], lose: &[Effect]) -> Vec<String> {
        let up = self.pick("se esce,", "if it comes up,");
        match (win, lose) {
            (win, []) => vec![self.case(up, win)],
            ([], lose) => vec![self.case(self.pick("se non esce,", "if it does not come up,"), lose)],
            (win, lose) => {
                vec![self.case(up, win), self.case(self.pick("altrimenti", "otherwise"), lose)]
            }
        }
    }

    /// Neighbouring faces with the same effects are one case.
    fn rolls(self, faces: &[Vec<Effect>; 3]) -> Vec<String> {
        let mut to = 0;
        let case = |same: &[Vec<Effect>]| {
            let from = to + 1;
            to += same.len();
            let when = table::lines! { self, to;
                3 => "con {from} o più", "on {from} or more,";
                _ if from == to => "con {from}", "on {from},";
                _ => "con {from} o {to}", "on {from} or {to},";
            };
            self.case(&when, &same[0])
        };
        faces.chunk_by(|one, next| one == next).map(case).collect()
    }

    /// What it is to good gods and to evil ones.
    fn sides(self, god: &str, good: &[Effect], evil: &[Effect]) -> Part {
        let first = |it: &str, en: &str| self.pick(format!("se {god} è {it},"), format!("if {god} is {en},"));
        match (good, evil) {
            ([Effect::Corruption(one)], [Effect::Corruption(two)]) if *one == -two => {
                Part::Alone(self.person.says(&self.sways(god, *one)))
            }
            (good, []) => Part::Whole(self.case(&first("buona", "good"), good)),
            ([], evil) => Part::Whole(self.case(&first("malvagia", "evil"), evil)),
            (good, evil) => {
                let good = self.case(&first("buona", "good"), good);
                let evil = self.case(self.pick("se è malvagia,", "if it is evil,"), evil);
                Part::Whole(format!("{good}; {evil}"))
            }
        }
    }

    /// The same step toward madness, or away from it, for good gods and evil ones.
    fn sways(self, god: &str, n: i8) -> String {
        let (points, most) = (points(n, Points::Corruption, self.lang), n.unsigned_abs());
        table::lines! { self, n > 0;
            true =>
                "guadagn[i|a] {points} se {god} è buona o ne perd[i|e] {most} se è malvagia",
                "gain[s] {points} if {god} is good or lose[s] {most} if it is evil";
            false =>
                "perd[i|e] {points} se {god} è buona o ne guadagn[i|a] {most} se è malvagia",
                "lose[s] {points} if {god} is good or gain[s] {most} if it is evil";
        }
    }
}

/// '2 punti Fede', '2 Faith'.
fn points(n: i8, what: Points, lang: Lang) -> String {
    let (n, name) = (n.unsigned_abs(), what.name(lang));
    lang.pick(format!("{} {name}", counted(n, lang, ["punto", "punti"], ["", ""])), format!("{n} {name}"))
}

impl Points {
    /// What they are called.
    pub(crate) fn name(self, lang: Lang) -> &'static str {
        match self {
            Points::Faith => lang.pick("Fede", "Faith"),
            Points::Corruption => lang.pick("Corruzione", "Corruption"),
        }
    }
}

/// 'un Oggetto', 'two Events'.
pub(super) fn cards(deck: Deck, n: u8, lang: Lang) -> String {
    match deck {
        Deck::Object => so_many(n, lang, ["un Oggetto", "Oggetti"], ["an Object", "Objects"]),
        Deck::Miracle => so_many(n, lang, ["un Miracolo", "Miracoli"], ["a Miracle", "Miracles"]),
        Deck::Event => so_many(n, lang, ["un Evento", "Eventi"], ["an Event", "Events"]),
    }
}
