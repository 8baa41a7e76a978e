//! The house's grammar, in both languages.

use table::grammar::{
    Noun, Part, Person, a, and, counted, in_words, inside, joined, melt, or, ordinal, quoted, sentences,
    signed, so_many, the,
};
use table::{Lang, say};

const GUARD: Noun = Noun::feminine(["guardia", "guardie"], ["guard", "guards"]);
const SCOUT: Noun = Noun::masculine(["esploratore", "esploratori"], ["scout", "scouts"]);
const ARCHER: Noun = Noun::masculine(["arciere", "arcieri"], ["archer", "archers"]);

/// The same in both languages, Italian first.
fn both(say: impl Fn(Lang) -> String) -> [String; 2] {
    Lang::BOTH.map(say)
}

#[test]
fn a_list_ends_with_and() {
    let listed = |items: &[&str]| both(|lang| and(lang, items));
    assert_eq!(listed(&[]), ["", ""]);
    assert_eq!(listed(&["Ada"]), ["Ada", "Ada"]);
    assert_eq!(listed(&["Ada", "Bice"]), ["Ada e Bice", "Ada and Bice"]);
    assert_eq!(listed(&["Ada", "Bice", "Carla"]), ["Ada, Bice e Carla", "Ada, Bice and Carla"]);
}

#[test]
fn before_an_e_italian_says_ed() {
    for name in ["Elena", "elmo", "è qui", "È lei", "Élite", "«Esodo»", "“Exodus”", "(Ester)", "[e1]"]
    {
        assert_eq!(and(Lang::It, ["Ada", name]), format!("Ada ed {name}"));
        assert_eq!(and(Lang::En, ["Ada", name]), format!("Ada and {name}"));
    }
    for name in ["Bice", "uno", "8", "«Bice»", "il posto 1", "Hermes", "", "«"] {
        assert_eq!(and(Lang::It, ["Ada", name]), format!("Ada e {name}"));
    }
    assert_eq!(and(Lang::It, ["Ada", "Elena", "Bice"]), "Ada, Elena e Bice", "only the last one counts");
}

#[test]
fn a_choice_ends_with_or() {
    assert_eq!(both(|lang| or(lang, ["Ada", "Olga"])), ["Ada o Olga", "Ada or Olga"]);
    assert_eq!(both(|lang| or(lang, ["1", "2", "3"])), ["1, 2 o 3", "1, 2 or 3"]);
}

#[test]
fn names_stand_between_the_marks_of_their_language() {
    assert_eq!(both(|lang| quoted(lang, "Ada")), ["«Ada»", "“Ada”"]);
}

#[test]
fn numbers_are_in_words_up_to_ten() {
    let cards = |n| both(|lang| so_many(n, lang, ["una carta", "carte"], ["a card", "cards"]));
    assert_eq!(cards(1), ["una carta", "a card"]);
    assert_eq!(cards(2), ["due carte", "two cards"]);
    assert_eq!(cards(10), ["dieci carte", "ten cards"]);
    assert_eq!([cards(0), cards(11)], [0, 11].map(|n| [format!("{n} carte"), format!("{n} cards")]));
    let alone = |n| both(|lang| in_words(n, lang));
    assert_eq!([alone(2), alone(10)], [["due", "two"], ["dieci", "ten"]]);
    assert_eq!([alone(0), alone(1), alone(11)], [["0", "0"], ["1", "1"], ["11", "11"]]);
}

#[test]
fn one_is_singular_and_the_rest_is_plural() {
    let points = |n: u16| both(|lang| counted(n, lang, ["punto", "punti"], ["point", "points"]));
    assert_eq!(points(1), ["1 punto", "1 point"]);
    assert_eq!(points(0), ["0 punti", "0 points"]);
    assert_eq!(points(300), ["300 punti", "300 points"]);
}

#[test]
fn a_sign_is_a_true_one() {
    assert_eq!([10, 0, -10, i16::MIN].map(signed), ["+10", "+0", "−10", "−32768"]);
}

#[test]
fn places_in_a_row_have_a_gender_in_italian() {
    assert_eq!(both(|lang| ordinal(0, lang, false)), ["primo", "first"]);
    assert_eq!(both(|lang| ordinal(2, lang, true)), ["terza", "third"]);
    assert_eq!(both(|lang| ordinal(7, lang, true)), ["ottava", "eighth"]);
    assert_eq!(both(|lang| ordinal(8, lang, true)), ["9", "9"]);
    assert_eq!(ordinal(u8::MAX, Lang::It, false), "256");
}

#[test]
fn italian_articles_follow_the_beginning_of_their_noun() {
    let one = |noun: &str, feminine| format!("{}{noun}", the(noun, feminine, false));
    let all = |noun: &str, feminine| format!("{}{noun}", the(noun, feminine, true));
    for said in
        ["il Mistero", "lo scudo", "lo zaino", "lo gnomo", "lo psicologo", "lo iato", "l'Arcano", "l'inno"]
    {
        let noun = said.trim_start_matches("il ").trim_start_matches("lo ").trim_start_matches("l'");
        assert_eq!(one(noun, false), said);
    }
    assert_eq!(
        ["Scrittura", "Arma", "zona"].map(|noun| one(noun, true)),
        ["la Scrittura", "l'Arma", "la zona"]
    );
    assert_eq!(
        ["Misteri", "Arcani", "scudi", "soldati"].map(|noun| all(noun, false)),
        ["i Misteri", "gli Arcani", "gli scudi", "i soldati"]
    );
    assert_eq!(["Scritture", "armi"].map(|noun| all(noun, true)), ["le Scritture", "le armi"]);
    let mystery = Noun::masculine(["Mistero", "Misteri"], ["Mystery", "Mysteries"]);
    assert_eq!(
        [mystery.the_many(), GUARD.the_many(), SCOUT.the_many()],
        ["i Misteri", "le guardie", "gli esploratori"]
    );
}

#[test]
fn prepositions_melt_with_articles() {
    let of = ["il posto", "lo scudo", "la riga", "l'Arcano", "i Riti", "gli scudi", "le righe", "Elena"];
    assert_eq!(
        of.map(|name| melt("di", name)),
        [
            "del posto",
            "dello scudo",
            "della riga",
            "dell'Arcano",
            "dei Riti",
            "degli scudi",
            "delle righe",
            "di Elena"
        ]
    );
    let melted = ["a", "da", "in", "su"].map(|preposition| melt(preposition, "i Riti"));
    assert_eq!(melted, ["ai Riti", "dai Riti", "nei Riti", "sui Riti"]);
    let melted = ["a", "da", "in", "su"].map(|preposition| melt(preposition, "l'Arcano"));
    assert_eq!(melted, ["all'Arcano", "dall'Arcano", "nell'Arcano", "sull'Arcano"]);
    assert_eq!(melt("in", "Paradiso"), "in Paradiso");
}

#[test]
fn nouns_come_with_an_article_or_a_number() {
    assert_eq!(both(|lang| GUARD.a(lang)), ["una guardia", "a guard"]);
    assert_eq!(both(|lang| ARCHER.a(lang)), ["un arciere", "an archer"]);
    assert_eq!(both(|lang| ARCHER.so_many(1, lang)), ["un arciere", "an archer"]);
    assert_eq!(both(|lang| GUARD.so_many(3, lang)), ["tre guardie", "three guards"]);
    let shield = Noun::masculine(["scudo", "scudi"], ["shield", "shields"]);
    let weapon = Noun::feminine(["arma", "armi"], ["weapon", "weapons"]);
    assert_eq!([shield, weapon].map(|noun| noun.a(Lang::It)), ["uno scudo", "un'arma"]);
    assert_eq!(["archer", "Islamic Rite", "guard"].map(a), ["an", "an", "a"]);
    assert_eq!([GUARD.ending(), SCOUT.ending()], ['a', 'o']);
}

#[test]
fn verbs_follow_their_person() {
    let it = Person::ALL.map(|person| person.says("pesc[hi|are|a] dalla [tua|sua] pila"));
    assert_eq!(it[..2], ["peschi dalla tua pila", "pescare dalla tua pila"]);
    assert_eq!(it[2..], ["pesca dalla sua pila", "pesca dalla sua pila"]);
    let en = Person::ALL.map(|person| person.says("draw[s] and toss[es] on [your|their] pile"));
    assert_eq!(en[..2], ["draw and toss on your pile", "draw and toss on your pile"]);
    assert_eq!(en[2..], ["draws and tosses on their pile", "draw and toss on their pile"]);
    assert_eq!(Person::You.says("senza forme"), "senza forme");
    assert_eq!(Person::ALL.map(Person::further_on), [Person::You, Person::You, Person::Still, Person::Still]);
}

#[test]
fn neighbours_with_one_subject_are_joined() {
    let verb = |said: &str| Part::Verb(said.to_owned());
    let rival = |said: &str| Part::Of("l'avversario", said.to_owned());
    let parts = vec![verb("peschi"), verb("esci"), rival("scarta"), rival("pesca"), verb("giochi")];
    let said = joined(Lang::It, parts);
    let whole = Part::Whole("l'avversario scarta e pesca".to_owned());
    assert_eq!(said, [verb("peschi ed esci"), whole, verb("giochi")]);
    assert!(!said[0].has_subject() && said[1].has_subject());
}

#[test]
fn parts_lead_on_to_each_other() {
    let of = |lang: Lang| {
        let pick = |it: &str, en: &str| lang.pick(it, en).to_owned();
        [
            Part::Verb(pick("peschi", "draw")),
            Part::Case(pick("se puoi, giochi", "if you can, play")),
            Part::Alone(pick("scarti", "discard")),
        ]
    };
    assert_eq!(
        both(|lang| sentences(lang, &of(lang))),
        ["Peschi. Poi, se puoi, giochi. Poi scarti.", "Draw. Then, if you can, play. Then discard."]
    );
    let mark = |part: &Part| if part.has_subject() { ';' } else { ',' };
    assert_eq!(
        both(|lang| inside(lang, &of(lang), mark)),
        ["peschi, poi, se puoi, giochi; poi scarti", "draw, then, if you can, play; then discard"]
    );
}

#[test]
fn english_names_others_again_with_a_pronoun() {
    let spoken = |part: Part, lang| part.spoken_of(Person::Still, lang);
    let verb = Part::Verb("draw".to_owned());
    assert_eq!(spoken(verb.clone(), Lang::En), Part::Of("they", "draw".to_owned()));
    assert_eq!(spoken(Part::May("may draw".to_owned()), Lang::En), Part::May("they may draw".to_owned()));
    assert_eq!(spoken(verb.clone(), Lang::It), verb);
    assert_eq!(verb.clone().spoken_of(Person::Named, Lang::En), verb);
    let whole = Part::Whole("everyone draws".to_owned());
    assert_eq!(spoken(whole.clone(), Lang::En), whole);
}

#[test]
fn a_sentence_is_said_in_the_language_at_hand() {
    let n = 3;
    assert_eq!(
        both(|lang| say!(lang, "{n} volte {what}", "{what} {n} times", what = "sì")),
        ["3 volte sì", "sì 3 times"]
    );
}
