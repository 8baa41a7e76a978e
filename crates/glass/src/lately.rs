//! What happened since the viewer answered last, turn by turn.

use maud::{Markup, html};
use table::{Desk, Seat, Text};

/// Sentences that belong to one turn.
struct Told<'a> {
    /// Whose turn, as far as what was told begins with it.
    whose: Option<Seat>,
    says: Vec<&'a str>,
}

/// The sentences since the last answer, a paragraph per turn. A turn begins with one of these sentences of these seats: a page
/// is given words and no events. The turns of `me` are marked.
pub fn lately<A>(desk: &Desk<'_, A>, me: Option<Seat>, begins: &[(Seat, Text)]) -> Markup {
    let (turns, lang) = (by_turn(desk, begins), desk.lang);
    html! {
        @if !turns.is_empty() {
            div.told tabindex="0" role="region" aria-label=(lang.pick("Che cosa è successo da ultimo", "What happened lately")) {
                ol.lately {
                    @for told in &turns {
                        li.mine[told.whose.is_some() && told.whose == me] {
                            @for (i, says) in told.says.iter().enumerate() {
                                @if i == 0 && told.whose.is_some() { b { (says) } " " } @else { span { (says) } " " }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn by_turn<'a, A>(desk: &Desk<'a, A>, begins: &[(Seat, Text)]) -> Vec<Told<'a>> {
    let mut turns: Vec<Told<'a>> = Vec::new();
    for text in desk.lately {
        let whose = begins.iter().find(|(_, known)| known == text).map(|(seat, _)| *seat);
        if whose.is_some() || turns.is_empty() {
            turns.push(Told { whose, says: Vec::new() });
        }
        if let Some(told) = turns.last_mut() {
            told.says.push(text.get(desk.lang));
        }
    }
    turns
}

#[cfg(test)]
mod tests {
    use table::Lang;

    use super::*;

    fn drawn(told: &[&str], me: Option<u8>) -> String {
        let told: Vec<Text> = told.iter().map(|word| Text::new("—", *word)).collect();
        let desk = Desk::<u8> { lang: Lang::En, seat: None, actions: &[], lately: &told };
        let begins = [0, 1].map(|seat| (Seat::new(seat), Text::new("—", format!("Turn of {seat}."))));
        lately(&desk, me.map(Seat::new), &begins).into_string()
    }

    #[test]
    fn every_turn_has_its_paragraph_and_ones_own_are_marked() {
        let drawn = drawn(&["Before.", "Turn of 1.", "A.", "B.", "Turn of 0."], Some(1));
        let drawn = drawn.replace(" class=\"\"", "");
        let list = drawn.split_once("<ol class=\"lately\">").map(|(_, list)| list);
        assert_eq!(
            list,
            Some(
                "<li><span>Before.</span> </li><li class=\"mine\"><b>Turn of 1.</b> <span>A.</span> <span>B.</span> </li>\
                 <li><b>Turn of 0.</b> </li></ol></div>"
            )
        );
    }

    #[test]
    fn nothing_told_is_nothing_drawn() {
        assert_eq!(drawn(&[], Some(0)), "");
        assert!(!drawn(&["Turn of 0."], None).contains("mine"));
    }
}
