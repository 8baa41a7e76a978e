//! `RULES.md` read into its clauses.

use crate::{Lang, Text};

/// One numbered rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// Its number, such as `3.2`.
    pub id: String,
    /// The heading of its chapter.
    pub chapter: Text,
    /// The rule.
    pub text: Text,
    /// Its place in the rulebook and the rulings it rests on.
    pub source: Text,
}

/// The clauses of a `RULES.md`: `## 3 Capitolo · Chapter` opens a chapter, `### 3.2` a clause; under it stand an Italian
/// paragraph, an English one, and a line in italics with its place in the rulebook.
pub fn clauses(rules: &str) -> Vec<Clause> {
    let mut chapter = Text::default();
    let mut found = Vec::new();
    for block in rules.split("\n#").skip(1) {
        let (heading, body) = block.split_once('\n').unwrap_or((block, ""));
        if let Some(title) = heading.strip_prefix("# ") {
            let (it, en) = title.split_once(" · ").unwrap_or((title, title));
            let number = it.split(' ').next().unwrap_or("");
            chapter = Text::new(it.trim(), format!("{number} {}", en.trim()));
        } else if let Some(id) = heading.strip_prefix("## ") {
            found.push(clause(id.trim(), &chapter, body));
        }
    }
    found
}

fn clause(id: &str, chapter: &Text, body: &str) -> Clause {
    let mut paragraphs = body.split("\n\n").map(|p| p.split_whitespace().collect::<Vec<_>>().join(" "));
    let mut next = || paragraphs.by_ref().find(|p| !p.is_empty()).unwrap_or_default();
    let text = Text::new(next(), next());
    let source = source(next().trim_matches('*'));
    Clause { id: id.to_owned(), chapter: chapter.clone(), text, source }
}

/// `Regolamento, Il turno · Aggiunta / Addition`: headings of the rulebook, which stand after a comma, stay as they are printed.
fn source(text: &str) -> Text {
    let side = |pick: fn((&str, &str)) -> String| {
        let one = |part: &str| match part.split_once(" / ").filter(|_| !part.contains(',')) {
            Some(both) => pick(both),
            None => part.to_owned(),
        };
        text.split(" · ").map(one).collect::<Vec<_>>().join(" · ")
    };
    Text::new(side(|(it, _)| it.to_owned()), side(|(_, en)| en.to_owned()))
}

impl Clause {
    /// The rule in one language.
    pub fn get(&self, lang: Lang) -> &str {
        self.text.get(lang)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_has_its_chapter_both_languages_and_its_place() {
        let rules = "# Nim\n\n## 1 Mosse · Turns\n\n### 1.1\n\nUno alla\nvolta.\n\nOne at\na time.\n\n*Rules, Su / giù · Aggiunta / Addition*\n";
        let [clause] = clauses(rules).try_into().unwrap();
        assert_eq!((clause.id.as_str(), clause.get(Lang::It)), ("1.1", "Uno alla volta."));
        assert_eq!(
            (clause.get(Lang::En), clause.source.get(Lang::En)),
            ("One at a time.", "Rules, Su / giù · Addition")
        );
        assert_eq!(clause.source.get(Lang::It), "Rules, Su / giù · Aggiunta");
        assert_eq!(clause.chapter, Text::new("1 Mosse", "1 Turns"));
    }
}
