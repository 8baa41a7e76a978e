//! Lists of effects as sentences. What happens to who came to the card is said to them ('peschi', 'draw'), what happens
//! to others about them ('ogni giocatore pesca', 'everyone draws').

use table::{Lang, Text, so_many, upper};

use crate::cards::{Deck, Effect, Points, Portal};

/// The sentences of a card.
pub(super) fn sentences(effects: &[Effect]) -> Text {
    let say = |lang| Voice { lang, person: Person::You }.sentences(effects);
    Text::new(say(Lang::It), say(Lang::En))
}

/// Who a verb is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Person {
    /// Who reads the card.
    You,
    /// The subject just named.
    Named,
    /// The same, further on in the sentence: English needs its pronoun there.
    Still,
}

#[derive(Clone, Copy)]
struct Voice {
    lang: Lang,
    person: Person,
}

/// What an effect becomes in a sentence.
enum Part {
    /// A verb with what belongs to it, to be joined to others: 'draw an Object'.
    Verb(String),
    /// The same, but too long to be joined to another.
    Alone(String),
    /// The same, with cases after it: 'roll the D3', 'on 1, …'.
    Cases(String, Vec<String>),
    /// Something with its own subject.
    Whole(String),
}

impl Voice {
    fn pick<T>(self, it: T, en: T) -> T {
        self.lang.pick(it, en)
    }

    /// The form that fits: Italian 'you' and 'he', English 'you' and 'he'.
    fn form(self, it: [&'static str; 2], en: [&'static str; 2]) -> &'static str {
        match (self.lang, self.person) {
            (Lang::It, Person::You) => it[0],
            (Lang::It, _) => it[1],
            (Lang::En, Person::Named) => en[1],
            (Lang::En, _) => en[0],
        }
    }

    /// 'your' or 'their'.
    fn own(self, it: [&'static str; 2]) -> &'static str {
        match self.lang {
            Lang::It => it[usize::from(self.person != Person::You)],
            Lang::En if self.person == Person::You => "your",
            Lang::En => "their",
        }
    }

    /// 'a player of your choice'.
    fn anyone(self) -> String {
        let own = self.own(["tua", "sua"]);
        self.pick(format!("un giocatore a {own} scelta"), format!("a player of {own} choice"))
    }

    /// 'another player of your choice'.
    fn another(self) -> String {
        let own = self.own(["tua", "sua"]);
        self.pick(format!("un altro giocatore a {own} scelta"), format!("another player of {own} choice"))
    }

    fn sentences(self, effects: &[Effect]) -> String {
        let mut all = String::new();
        let duty = effects.first() == Some(&Effect::Fight);
        if duty {
            all += self.pick("Obbligo di battaglia: ", "Duty to fight: ");
        }
        for (i, group) in self.groups(effects).into_iter().enumerate() {
            let said = match group {
                Part::Verb(said) | Part::Alone(said) | Part::Whole(said) => said,
                Part::Cases(head, cases) => format!("{head}: {}", cases.join("; ")),
            };
            match i {
                0 if duty => all += &format!("{said}."),
                0 => all += &format!("{}.", upper(&said)),
                _ => all += &format!(" {} {said}.", self.then(&said, ["Poi", "Then"])),
            }
        }
        match all.is_empty() {
            true => format!("{}.", upper(self.nothing())),
            false => all,
        }
    }

    /// The word that leads on to something said.
    fn then(self, said: &str, [it, en]: [&str; 2]) -> String {
        let comma = if said.starts_with(self.pick("se ", "if ")) { "," } else { "" };
        format!("{}{comma}", self.pick(it, en))
    }

    fn nothing(self) -> &'static str {
        self.pick("non succede nulla", "nothing happens")
    }

    /// Effects within a sentence.
    fn inside(self, effects: &[Effect]) -> String {
        let pronoun = if self.lang == Lang::En && self.person == Person::Still { "they " } else { "" };
        let groups = self.groups(effects).into_iter().map(|group| match group {
            Part::Verb(said) | Part::Alone(said) => format!("{pronoun}{said}"),
            Part::Cases(head, cases) => format!("{pronoun}{head} ({})", cases.join("; ")),
            Part::Whole(said) => said,
        });
        let mut said = String::new();
        for (i, group) in groups.enumerate() {
            match i {
                0 => said = group,
                _ => said += &format!(", {} {group}", self.then(&group, ["poi", "then"])),
            }
        }
        if said.is_empty() { self.nothing().to_owned() } else { said }
    }

    /// What happens to somebody with a name of their own in the sentence.
    fn with_subject(self, subject: &str, effects: &[Effect]) -> Part {
        let named = Voice { person: Person::Named, ..self };
        let groups = named.groups(effects);
        match groups.as_slice() {
            [Part::Cases(head, cases)] => Part::Whole(format!("{subject} {head}: {}", cases.join("; "))),
            [Part::Whole(_), ..] => Part::Whole(format!("{subject}: {}", named.inside(effects))),
            _ => Part::Whole(format!("{subject} {}", named.inside(effects))),
        }
    }

    /// A case of a coin, a die or a side.
    fn case(self, when: String, effects: &[Effect]) -> String {
        let person = if self.person == Person::You { Person::You } else { Person::Still };
        format!("{when} {}", Voice { person, ..self }.inside(effects))
    }

    /// The parts in order, neighbouring verbs joined.
    fn groups(self, effects: &[Effect]) -> Vec<Part> {
        let mut groups = Vec::new();
        let mut verbs: Vec<String> = Vec::new();
        let mut at = 0;
        while let Some(effect) = effects.get(at) {
            let same =
                effects[at..].iter().take_while(|other| *other == effect && is_draw(other)).count().max(1);
            at += same;
            match self.part(effect, same) {
                Part::Verb(verb) => verbs.push(verb),
                other => {
                    groups.extend(self.joined(&mut verbs));
                    groups.push(other);
                }
            }
        }
        groups.extend(self.joined(&mut verbs));
        groups
    }

    /// 'one, two and three'.
    fn joined(self, verbs: &mut Vec<String>) -> Option<Part> {
        let last = verbs.pop()?;
        let and = self.pick("e", "and");
        let said = if verbs.is_empty() { last } else { format!("{} {and} {last}", verbs.join(", ")) };
        verbs.clear();
        Some(Part::Verb(said))
    }

    fn part(self, effect: &Effect, times: usize) -> Part {
        match effect {
            Effect::Faith(n) => self.gains(*n, Points::Faith),
            Effect::Corruption(n) => self.gains(*n, Points::Corruption),
            Effect::Draw(deck) => {
                let verb = self.form(["peschi", "pesca"], ["draw", "draws"]);
                Part::Verb(format!("{verb} {}", cards(*deck, times as u8, self.lang)))
            }
            Effect::Discard(n) => self.discards(*n),
            Effect::Fight => {
                let verb = self.form(["combatti contro", "combatte contro"], ["fight", "fights"]);
                Part::Alone(format!("{verb} {}", self.anyone()))
            }
            Effect::Gamble => {
                let verb = self.form(
                    ["proponi un Gambling a", "propone un Gambling a"],
                    ["propose a Gambling to", "proposes a Gambling to"],
                );
                Part::Verb(format!("{verb} {}", self.anyone()))
            }
            Effect::GambleUpTo(most) => {
                let verb = self.form(
                    ["proponi un Gambling a", "propone un Gambling a"],
                    ["propose a Gambling to", "proposes a Gambling to"],
                );
                let who = self.anyone();
                let limit = match (self.lang, *most) {
                    (Lang::It, 1) => "per un punto solo".to_owned(),
                    (Lang::En, 1) => "for a single point".to_owned(),
                    (Lang::It, n) => format!("per {n} punti al massimo"),
                    (Lang::En, n) => format!("for at most {n} points"),
                };
                Part::Verb(format!("{verb} {who}, {limit}"))
            }
            Effect::Enter(portal) => {
                let verb = self.form(["vai", "va"], ["go", "goes"]);
                Part::Verb(format!("{verb} {}", to(*portal, self.lang)))
            }
            Effect::Send(portal) => {
                let (verb, to) = (self.form(["mandi", "manda"], ["send", "sends"]), to(*portal, self.lang));
                let another = self.another();
                Part::Verb(self.pick(format!("{verb} {to} {another}"), format!("{verb} {another} {to}")))
            }
            Effect::Shift(n) => self.shifts(*n),
            Effect::Restart => Part::Verb(
                self.form(
                    ["torni alla casella di partenza senza risolverla", "torna alla casella di partenza senza risolverla"],
                    [
                        "go back to the start space without resolving it",
                        "goes back to the start space without resolving it",
                    ],
                )
                .to_owned(),
            ),
            Effect::SwapPlaces => {
                let verb = self.form(["scambi casella con", "scambia casella con"], ["swap spaces with", "swaps spaces with"]);
                Part::Verb(format!("{verb} {}", self.anyone()))
            }
            Effect::Swap(points) => self.swaps(*points),
            Effect::Steal(deck) => {
                let (what, anyone) = (cards(*deck, 1, Lang::It), self.anyone());
                let verb = self.form(["rubi", "ruba"], ["steal", "steals"]);
                let one = match deck {
                    Deck::Miracle => "a random Miracle",
                    _ => "a random Object",
                };
                Part::Verb(self.pick(
                    format!("{verb} {what} a caso a {anyone}"),
                    format!("{verb} {one} from {anyone}"),
                ))
            }
            Effect::Skip => {
                let (verb, own) = (self.form(["salti", "salta"], ["skip", "skips"]), self.own(["tuo", "suo"]));
                Part::Verb(self.pick(format!("{verb} il {own} prossimo turno"), format!("{verb} {own} next turn")))
            }
            Effect::Again => {
                let verb = self.form(["giochi", "gioca"], ["take", "takes"]);
                let rest = self.pick("un altro turno dopo questo", "another turn after this one");
                Part::Verb(format!("{verb} {rest}"))
            }
            Effect::AllMad => Part::Whole(
                self.pick(
                    "per un turno sono tutti Folli, a cominciare da chi gioca dopo: ci si muove col D6, avanti o \
                     indietro, senza usare carte né abilità, senza battaglie e senza risolvere la plancia",
                    "for a turn everyone is mad, beginning with whoever plays next: all move with the D6, forward or \
                     back, and use no cards or abilities, fight nobody and resolve no space",
                )
                .to_owned(),
            ),
            Effect::Capture(n) => self.captures(*n),
            Effect::Toss { win, lose } => self.tosses(win, lose),
            Effect::Roll(faces) => self.rolls(faces),
            Effect::Side { good, evil } => self.sides(good, evil),
            Effect::Everyone(inner) => self.with_subject(self.pick("ogni giocatore", "everyone"), inner),
            Effect::Others(inner) => self.with_subject(self.pick("ogni altro giocatore", "everyone else"), inner),
            Effect::Rival(inner) => self.with_subject(&self.another(), inner),
            Effect::Leaders(inner) => {
                self.with_subject(self.pick("chi ha più Fede", "whoever has the most Faith"), inner)
            }
            Effect::Trailers(inner) => {
                self.with_subject(self.pick("chi ha meno Fede", "whoever has the least Faith"), inner)
            }
        }
    }

    fn gains(self, n: i8, what: Points) -> Part {
        let verb = match n > 0 {
            true => self.form(["guadagni", "guadagna"], ["gain", "gains"]),
            false => self.form(["perdi", "perde"], ["lose", "loses"]),
        };
        Part::Verb(format!("{verb} {}", points(n, what, self.lang)))
    }

    fn discards(self, n: u8) -> Part {
        let verb = self.form(["scarti", "scarta"], ["discard", "discards"]);
        let own = self.own(["tua", "sua"]);
        let objects = cards(Deck::Object, n, self.lang);
        let have = match (self.lang, self.person == Person::You) {
            (Lang::It, true) => "hai",
            (Lang::It, false) => "ha",
            (Lang::En, true) => "you have",
            (Lang::En, false) => "they have",
        };
        Part::Verb(match n {
            1 => self.pick(
                format!("{verb} {objects} a {own} scelta se ne {have}"),
                format!("{verb} {objects} of {own} choice if {have} one"),
            ),
            _ => self.pick(
                format!("{verb} {objects} a {own} scelta o tutti quelli che {have}"),
                format!("{verb} {objects} of {own} choice or all {have}"),
            ),
        })
    }

    fn shifts(self, n: i8) -> Part {
        let spaces =
            so_many(n.unsigned_abs(), self.lang, ["una casella", "caselle"], ["one space", "spaces"]);
        let who = if self.person == Person::You { "you" } else { "they" };
        Part::Verb(match self.lang {
            Lang::It => {
                let verb = match n > 0 {
                    true => self.form(["avanzi", "avanza"], ["", ""]),
                    false => self.form(["arretri", "arretra"], ["", ""]),
                };
                format!("{verb} di {spaces} senza risolvere quella d'arrivo")
            }
            Lang::En => {
                let (verb, way) =
                    (self.form(["", ""], ["move", "moves"]), if n > 0 { "forward" } else { "back" });
                format!("{verb} {spaces} {way} without resolving the one {who} reach")
            }
        })
    }

    fn swaps(self, what: Points) -> Part {
        let (verb, anyone) = (self.form(["scambi", "scambia"], ["swap", "swaps"]), self.anyone());
        let (own, what) = (self.own(["tua", "sua"]), self.pick(named(what).0, named(what).1));
        Part::Verb(self.pick(
            format!("{verb} per un turno la {own} {what} con quella di {anyone}"),
            format!("{verb} {own} {what} with that of {anyone} for a turn"),
        ))
    }

    fn captures(self, n: u8) -> Part {
        let own = self.own(["tua", "sua"]);
        let still =
            Voice { person: if self.person == Person::You { Person::You } else { Person::Still }, ..self };
        let verb = self.form(["affronti", "affronta"], ["face", "faces"]);
        let you = if self.person == Person::You { "" } else { "they " };
        let (more, less) = (
            still.form(["lo catturi e vinci", "lo cattura e vince"], ["", ""]),
            still.form(["perdi", "perde"], ["", ""]),
        );
        let skip = still.form(["salti", "salta"], ["", ""]);
        Part::Whole(self.pick(
            format!(
                "{verb} il Folle Etto: la {own} Fede più un D6 contro {n} più un D6. Con un totale più alto {more} la \
                 partita; con uno più basso {less} tanti punti Fede quant'è la differenza fra i dadi e {skip} il \
                 {} prossimo turno",
                self.own(["tuo", "suo"])
            ),
            format!(
                "{verb} the Folle Etto: {own} Faith plus a D6 against {n} plus a D6. With a higher total, {you}capture \
                 him and win the game; with a lower one, {you}lose the difference of the dice in Faith and skip {own} \
                 next turn"
            ),
        ))
    }

    fn tosses(self, win: &[Effect], lose: &[Effect]) -> Part {
        let head = self.form(
            ["chiami una faccia e lanci la moneta", "chiama una faccia e lancia la moneta"],
            ["call a face and toss the coin", "calls a face and tosses the coin"],
        );
        let up = self.pick("se esce,", "if it comes up,").to_owned();
        let down = self.pick("se non esce,", "if it does not come up,").to_owned();
        let cases = match (win, lose) {
            (win, []) => vec![self.case(up, win)],
            ([], lose) => vec![self.case(down, lose)],
            (win, lose) => {
                vec![self.case(up, win), self.case(self.pick("altrimenti", "otherwise").to_owned(), lose)]
            }
        };
        Part::Cases(head.to_owned(), cases)
    }

    /// Neighbouring faces with the same effects are one case.
    fn rolls(self, faces: &[Vec<Effect>; 3]) -> Part {
        let head = self.form(["tiri il D3", "tira il D3"], ["roll the D3", "rolls the D3"]);
        let (on, or, more) = self.pick(("con", "o", "o più"), ("on", "or", "or more"));
        let comma = self.pick("", ",");
        let mut cases = Vec::new();
        let mut at = 0;
        for same in faces.chunk_by(|a, b| a == b) {
            let (from, to) = (at + 1, at + same.len());
            at = to;
            let when = match (from, to) {
                (from, 3) => format!("{on} {from} {more}{comma}"),
                (from, to) if from == to => format!("{on} {from}{comma}"),
                (from, to) => format!("{on} {from} {or} {to}{comma}"),
            };
            cases.push(self.case(when, &same[0]));
        }
        Part::Cases(head.to_owned(), cases)
    }

    fn sides(self, good: &[Effect], evil: &[Effect]) -> Part {
        let own = self.own(["tua", "sua"]);
        let first = |it: &str, en: &str| {
            self.pick(format!("se la {own} divinità è {it},"), format!("if {own} god is {en},"))
        };
        match (good, evil) {
            ([Effect::Corruption(one)], [Effect::Corruption(two)]) if *one == -two => self.sways(*one),
            (good, []) => Part::Whole(self.case(first("buona", "good"), good)),
            ([], evil) => Part::Whole(self.case(first("malvagia", "evil"), evil)),
            (good, evil) => {
                let second = self.pick("se è malvagia,", "if it is evil,").to_owned();
                let good = self.case(first("buona", "good"), good);
                Part::Whole(format!("{good}; {}", self.case(second, evil)))
            }
        }
    }

    /// The same step toward madness, or away from it, for good gods and evil ones.
    fn sways(self, n: i8) -> Part {
        let gain = self.form(["guadagni", "guadagna"], ["gain", "gains"]);
        let lose = self.form(["perdi", "perde"], ["lose", "loses"]);
        let (first, second) = if n > 0 { (gain, lose) } else { (lose, gain) };
        let (own, points, n) =
            (self.own(["tua", "sua"]), points(n, Points::Corruption, self.lang), n.unsigned_abs());
        Part::Alone(self.pick(
            format!("{first} {points} se la {own} divinità è buona o ne {second} {n} se è malvagia"),
            format!("{first} {points} if {own} god is good or {second} {n} if it is evil"),
        ))
    }
}

fn is_draw(effect: &Effect) -> bool {
    matches!(effect, Effect::Draw(_))
}

/// '2 punti Fede', '2 Faith'.
pub(super) fn points(n: i8, what: Points, lang: Lang) -> String {
    let ((it, en), n) = (named(what), n.unsigned_abs());
    let point = if n == 1 { "punto" } else { "punti" };
    lang.pick(format!("{n} {point} {it}"), format!("{n} {en}"))
}

fn named(points: Points) -> (&'static str, &'static str) {
    match points {
        Points::Faith => ("Fede", "Faith"),
        Points::Corruption => ("Corruzione", "Corruption"),
    }
}

/// 'un Oggetto', 'two Events'.
fn cards(deck: Deck, n: u8, lang: Lang) -> String {
    match deck {
        Deck::Object => so_many(n, lang, ["un Oggetto", "Oggetti"], ["an Object", "Objects"]),
        Deck::Miracle => so_many(n, lang, ["un Miracolo", "Miracoli"], ["a Miracle", "Miracles"]),
        Deck::Event => so_many(n, lang, ["un Evento", "Eventi"], ["an Event", "Events"]),
    }
}

/// 'in Paradiso', 'to Hell'.
fn to(portal: Portal, lang: Lang) -> &'static str {
    match portal {
        Portal::Heaven => lang.pick("in Paradiso", "to Heaven"),
        Portal::Hell => lang.pick("all'Inferno", "to Hell"),
    }
}
