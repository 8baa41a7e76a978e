//! The tags of a page, in their order. It reads what the house writes: lower-case names, quoted values in which brackets are
//! spelt out, no scripts inside.

/// A tag with the text that follows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tag<'a> {
    /// Its name; that of a closing tag begins with a slash.
    pub name: &'a str,
    /// What stands between the name and the closing bracket.
    inside: &'a str,
    /// What follows up to the next tag, as it stands in the page.
    raw: &'a str,
}

impl Tag<'_> {
    /// The value of an attribute; one without a value has an empty one.
    pub fn get(&self, name: &str) -> Option<String> {
        Attributes(self.inside).find(|(key, _)| *key == name).map(|(_, value)| decoded(value))
    }

    /// Has it this attribute?
    pub fn has(&self, name: &str) -> bool {
        Attributes(self.inside).any(|(key, _)| key == name)
    }

    /// Is this one of its classes?
    pub fn is_of(&self, class: &str) -> bool {
        self.get("class").is_some_and(|all| all.split_whitespace().any(|one| one == class))
    }

    /// The text that follows it.
    pub fn text(&self) -> String {
        decoded(self.raw)
    }
}

/// All tags of a page.
pub fn tags(page: &str) -> impl Iterator<Item = Tag<'_>> {
    let mut rest = page;
    std::iter::from_fn(move || {
        let tag = &rest[rest.find('<')? + 1..];
        let end = tag.find('>')?;
        let after = &tag[end + 1..];
        rest = after;
        let (name, inside) = tag[..end].split_once(' ').unwrap_or((&tag[..end], ""));
        Some(Tag { name, inside, raw: &after[..after.find('<').unwrap_or(after.len())] })
    })
}

/// The text of a page from the first tag that fits to where it is closed.
pub fn text_of(page: &str, fits: impl Fn(&Tag<'_>) -> bool) -> Option<String> {
    let mut from = tags(page).skip_while(|tag| !fits(tag));
    let first = from.next()?;
    let mut words = vec![first.text()];
    let mut depth = 1;
    for tag in from {
        match tag.name.strip_prefix('/') {
            Some(name) if name == first.name => depth -= 1,
            None if tag.name == first.name => depth += 1,
            _ => {}
        }
        if depth == 0 {
            break;
        }
        words.push(tag.text());
    }
    Some(words.concat().split_whitespace().collect::<Vec<_>>().join(" "))
}

struct Attributes<'a>(&'a str);

impl<'a> Iterator for Attributes<'a> {
    type Item = (&'a str, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        let from = self.0.trim_start();
        let end = from.find([' ', '=']).unwrap_or(from.len());
        let (name, rest) = from.split_at(end);
        let quoted = rest.strip_prefix("=\"").and_then(|rest| rest.split_once('"'));
        let (value, rest) = quoted.unwrap_or(("", rest));
        self.0 = rest;
        (!name.is_empty()).then_some((name, value))
    }
}

fn decoded(text: &str) -> String {
    if !text.contains('&') {
        return text.to_owned();
    }
    // The ampersand comes last, or what it spelt out would be read again.
    let signs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")];
    signs.iter().fold(text.to_owned(), |text, (spelt, sign)| text.replace(spelt, sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_come_with_their_values_and_texts() {
        let page = "<p class=\"a b\" hidden data-x=\"1 &lt; 2 &gt; 0\">one &amp;lt; two<br>three</p>";
        let all: Vec<Tag<'_>> = tags(page).collect();
        assert_eq!(all.iter().map(|tag| tag.name).collect::<Vec<_>>(), ["p", "br", "/p"]);
        let first = all[0];
        assert!(first.is_of("b") && !first.is_of("c") && first.has("hidden"));
        assert_eq!(first.get("data-x").unwrap(), "1 < 2 > 0");
        assert_eq!(first.get("hidden").unwrap(), "");
        assert_eq!(first.get("id"), None);
        assert_eq!((first.text(), all[1].text()), ("one &lt; two".to_owned(), "three".to_owned()));
    }

    #[test]
    fn the_text_of_a_part_ends_with_it() {
        let page = "<div>no</div><div id=\"why\">too <b>late</b><div> now</div></div><p>no</p>";
        let why = text_of(page, |tag| tag.get("id").as_deref() == Some("why"));
        assert_eq!(why.as_deref(), Some("too late now"));
        assert_eq!(text_of(page, |tag| tag.name == "form"), None);
    }

    #[test]
    fn what_is_cut_off_is_no_tag() {
        assert_eq!(tags("<p>a<b class=\"x").count(), 1);
        assert_eq!(tags("a > b").count(), 0);
    }
}
