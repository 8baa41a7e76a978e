//! Sets of cards as they read to people.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use cardfile::{CardFile, Set};
use table::Lang;

/// A set's listing in one language.
pub fn listing<C: CardFile>(set: Set<C>, lang: Lang) -> String {
    let mut all = String::new();
    for card in set.listing() {
        let (kind, name, text) = (card.kind.get(lang), card.name.get(lang), card.text.get(lang));
        writeln!(all, "{} ({kind}) {name}\n    {text}", card.id).unwrap();
    }
    all
}

/// What cards say in each language is what a game keeps in `tests/cards`, as `NAME.it.txt` and `NAME.en.txt`; with `KEEP=1` it
/// keeps what it finds. `home` is the game's folder: `env!("CARGO_MANIFEST_DIR")`.
pub fn assert_reads_as_kept(home: &str, name: &str, says: impl Fn(Lang) -> String) {
    for lang in Lang::BOTH {
        let path = Path::new(home).join(format!("tests/cards/{name}.{}.txt", lang.tag()));
        let said = says(lang);
        if std::env::var_os("KEEP").is_some() {
            fs::write(&path, &said).unwrap();
        }
        let kept = fs::read_to_string(&path).unwrap();
        assert_eq!(kept, said, "{}: with KEEP=1 the test keeps what it finds", path.display());
    }
}
