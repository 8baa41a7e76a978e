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
    pub source: String,
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
    let source = next().trim_matches('*').to_owned();
    Clause { id: id.to_owned(), chapter: chapter.clone(), text, source }
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
        let rules =
            "# Nim\n\n## 1 Mosse · Turns\n\n### 1.1\n\nUno alla\nvolta.\n\nOne at\na time.\n\n*p. 3*\n";
        let [clause] = clauses(rules).try_into().unwrap();
        assert_eq!((clause.id.as_str(), clause.get(Lang::It)), ("1.1", "Uno alla volta."));
        assert_eq!((clause.get(Lang::En), clause.source.as_str()), ("One at a time.", "p. 3"));
        assert_eq!(clause.chapter, Text::new("1 Mosse", "1 Turns"));
    }
}
