//! Who a verb is about.

/// Who a verb is about: with whom its forms change, and those of what belongs to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Person {
    /// Who reads: 'peschi', 'draw'.
    You,
    /// The same, after 'you may': 'pescare', 'draw'.
    YouMay,
    /// The subject just named: 'pesca', 'draws'.
    Named,
    /// The same, further on in the sentence, where English needs a pronoun: 'pesca', 'they draw'.
    Still,
}

impl Person {
    /// Is it somebody else than who reads?
    pub const fn is_other(self) -> bool {
        matches!(self, Person::Named | Person::Still)
    }

    /// The same one in what follows.
    pub const fn further_on(self) -> Self {
        if self.is_other() { Person::Still } else { Person::You }
    }

    /// What is said of this person, from a pattern that holds all forms between brackets:
    ///
    /// - `pesc[hi|are|a]`: of who reads, after 'you may', of others;
    /// - `[tua|sua]`, `[your|their]`: of who reads, of others;
    /// - `draw[s]`: the ending of an English verb, of the subject just named.
    ///
    /// ```
    /// use table::grammar::Person;
    /// let said = Person::ALL.map(|person| person.says("pesc[hi|are|a] dalla [tua|sua] pila"));
    /// assert_eq!(said[..2], ["peschi dalla tua pila", "pescare dalla tua pila"]);
    /// assert_eq!(said[2..], ["pesca dalla sua pila", "pesca dalla sua pila"]);
    /// assert_eq!(Person::Named.says("draw[s] from [your|their] pile"), "draws from their pile");
    /// assert_eq!(Person::Still.says("draw[s] from [your|their] pile"), "draw from their pile");
    /// ```
    pub fn says(self, pattern: &str) -> String {
        let mut said = String::new();
        let mut rest = pattern;
        while let Some((before, after)) = rest.split_once('[') {
            let (forms, after) = after.split_once(']').unwrap_or((after, ""));
            said += before;
            said += self.form(forms);
            rest = after;
        }
        said + rest
    }

    /// Everybody a verb may be about.
    pub const ALL: [Person; 4] = [Person::You, Person::YouMay, Person::Named, Person::Still];

    fn form(self, forms: &str) -> &str {
        let Some((you, others)) = forms.split_once('|') else {
            return if self == Person::Named { forms } else { "" };
        };
        let (may, others) = others.split_once('|').unwrap_or((you, others));
        match self {
            Person::You => you,
            Person::YouMay => may,
            Person::Named | Person::Still => others,
        }
    }
}
