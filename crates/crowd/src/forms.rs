//! The forms of a page, as a browser would fill and post them.

use crate::markup::{Tag, tags};

/// A form that posts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Form {
    /// Where it is posted to.
    pub action: String,
    id: String,
    /// What is posted with it, as long as nobody changes anything.
    pub fields: Vec<Field>,
    /// The buttons that post it.
    pub buttons: Vec<Button>,
}

/// A field of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name.
    pub name: String,
    /// What stands in it.
    pub value: String,
    /// What may be chosen; `None` where anything may be typed.
    pub choices: Option<Vec<String>>,
}

/// A button that posts a form, with a value of its own if it has a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// Its name; empty for one that only posts.
    pub name: String,
    /// What it stands for.
    pub value: String,
    /// Does the page offer it? One that it draws dim is there to ask why it cannot be pressed.
    pub offered: bool,
}

impl Form {
    /// What a browser posts when some of the fields have been given other values.
    ///
    /// # Errors
    /// When there is no such field, or it does not offer such a value.
    pub fn filled(&self, with: &[(&str, &str)]) -> Result<Vec<(String, String)>, String> {
        let mut given: Vec<(String, String)> =
            self.fields.iter().map(|field| (field.name.clone(), field.value.clone())).collect();
        for (name, value) in with {
            let at = self.fields.iter().position(|field| field.name == *name);
            let at = at.ok_or_else(|| format!("the form of {} has no field '{name}'", self.action))?;
            match &self.fields[at].choices {
                Some(choices) if !choices.iter().any(|choice| choice == value) => {
                    let among = choices.join(", ");
                    return Err(format!("'{name}' of {} is none of {among}: '{value}'", self.action));
                }
                _ => given[at].1 = (*value).to_owned(),
            }
        }
        Ok(given)
    }

    /// The field of this name.
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == name)
    }
}

/// All forms of a page that post.
pub fn forms(page: &str) -> Vec<Form> {
    let mut reading = Reading::default();
    for tag in tags(page) {
        reading.read(&tag);
    }
    // A button may stand far from its form, even before it, and name it.
    for (id, button) in reading.apart {
        if let Some(form) = reading.forms.iter_mut().find(|form| form.id == id) {
            form.buttons.push(button);
        }
    }
    reading.forms
}

#[derive(Default)]
struct Reading {
    forms: Vec<Form>,
    /// Is the last of the forms still open?
    inside: bool,
    apart: Vec<(String, Button)>,
}

impl Reading {
    fn read(&mut self, tag: &Tag<'_>) {
        match tag.name {
            "form" if tag.get("method").as_deref() == Some("post") => {
                let (action, id) = (attribute(tag, "action"), attribute(tag, "id"));
                self.forms.push(Form { action, id, ..Form::default() });
                self.inside = true;
            }
            "/form" => self.inside = false,
            "button" => self.button(tag),
            _ => {}
        }
        let Some(form) = self.forms.last_mut().filter(|_| self.inside) else { return };
        match tag.name {
            "input" if tag.get("type").as_deref() == Some("radio") => form.choice(tag, tag.has("checked")),
            "input" => form.put(attribute(tag, "name"), attribute(tag, "value"), None),
            "textarea" => form.put(attribute(tag, "name"), tag.text(), None),
            "select" => form.put(attribute(tag, "name"), String::new(), Some(Vec::new())),
            "option" => form.option(tag),
            _ => {}
        }
    }

    fn button(&mut self, tag: &Tag<'_>) {
        if tag.get("type").as_deref() == Some("button") {
            return;
        }
        let (name, value) = (attribute(tag, "name"), attribute(tag, "value"));
        let button = Button { name, value, offered: !tag.is_of("cannot") };
        match (tag.get("form"), self.forms.last_mut().filter(|_| self.inside)) {
            (Some(id), _) => self.apart.push((id, button)),
            (None, Some(form)) => form.buttons.push(button),
            (None, None) => {}
        }
    }
}

impl Form {
    fn put(&mut self, name: String, value: String, choices: Option<Vec<String>>) {
        if !name.is_empty() {
            self.fields.push(Field { name, value, choices });
        }
    }

    /// One of several inputs of the same name, of which one is chosen.
    fn choice(&mut self, tag: &Tag<'_>, chosen: bool) {
        let name = attribute(tag, "name");
        if self.field(&name).is_none() {
            self.put(name.clone(), String::new(), Some(Vec::new()));
        }
        if let Some(field) = self.fields.iter_mut().find(|field| field.name == name) {
            field.offer(attribute(tag, "value"), chosen);
        }
    }

    fn option(&mut self, tag: &Tag<'_>) {
        if let Some(field) = self.fields.last_mut() {
            // Until another one says that it is selected, the first one is.
            let first = field.choices.as_ref().is_some_and(Vec::is_empty);
            field.offer(attribute(tag, "value"), first || tag.has("selected"));
        }
    }
}

impl Field {
    fn offer(&mut self, value: String, chosen: bool) {
        if chosen {
            self.value.clone_from(&value);
        }
        self.choices.get_or_insert_default().push(value);
    }
}

fn attribute(tag: &Tag<'_>, name: &str) -> String {
    tag.get(name).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<button form=\"b\" name=\"action\" value=\"far&amp;wide\">Go</button>\
        <button form=\"b\" class=\"act cannot\" name=\"action\" value=\"no\">No</button>\
        <form method=\"get\" action=\"/look\"><input name=\"q\"></form>\
        <form method=\"post\" action=\"/a\"><select name=\"one\"><option value=\"1\">I</option>\
        <option value=\"2\" selected>II</option></select><select name=\"two\"><option value=\"x\"></option>\
        <option value=\"y\"></option></select><input type=\"radio\" name=\"r\" value=\"0\" checked>\
        <input type=\"radio\" name=\"r\" value=\"60\"><button type=\"submit\">Send</button></form>\
        <form method=\"post\" id=\"b\" action=\"/b\"><input type=\"hidden\" name=\"at\" value=\"7\">\
        <button name=\"action\" value=\"near\">Near</button></form><button name=\"lost\" value=\"1\"></button>";

    #[test]
    fn a_form_has_its_fields_and_all_its_buttons() {
        let [a, b]: [Form; 2] = forms(PAGE).try_into().unwrap();
        let chosen = |form: &Form| form.filled(&[]).unwrap();
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(chosen(&a), [pair("one", "2"), pair("two", "x"), pair("r", "0")]);
        assert_eq!(chosen(&b), [pair("at", "7")]);
        let buttons: Vec<(&str, bool)> = b.buttons.iter().map(|b| (b.value.as_str(), b.offered)).collect();
        assert_eq!(buttons, [("near", true), ("far&wide", true), ("no", false)]);
    }

    #[test]
    fn only_what_a_form_offers_can_be_filled_in() {
        let form = &forms(PAGE)[0];
        assert_eq!(form.filled(&[("r", "60")]).unwrap()[2].1, "60");
        assert!(form.filled(&[("r", "61")]).unwrap_err().contains("none of 0, 60"));
        assert!(form.filled(&[("s", "1")]).unwrap_err().contains("no field 's'"));
    }
}
