//! Holds what the crowd has done against what the data file has kept of it.

use std::collections::{BTreeMap, BTreeSet};

use crate::ledger::{Book, Deed, Fate};
use crate::stored::{Match, Matches};
use crate::wishes::PASSED_FOR;

/// What does not agree; nothing, if all is well.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// Acts, tables and seats that were acknowledged and are not there.
    pub lost: Vec<String>,
    /// Acts that are there twice.
    pub doubled: Vec<String>,
    /// Acts that were refused and are there.
    pub kept: Vec<String>,
    /// Actions of a person's seat that nobody has given.
    pub foreign: Vec<String>,
}

/// What the server itself answers for a person in a reaction window: for the silent when it closes, and at once for whoever
/// has no other choice.
const MILD: &str = "pass";

/// Judges every table that the book knows.
pub fn judge(book: &Book, matches: &Matches) -> Verdict {
    let mut verdict = Verdict::default();
    let mut acts: BTreeMap<&str, Vec<(&Deed, Fate)>> = BTreeMap::new();
    for (act, fate) in &book.acts {
        acts.entry(&act.table).or_default().push((act, *fate));
    }
    for (id, seats) in &book.tables {
        let Some(stored) = matches.get(id) else {
            verdict.lost.push(format!("/t/{id}: the table itself"));
            continue;
        };
        for seat in seats.iter().filter(|seat| stored.persons.get(**seat) != Some(&true)) {
            verdict.lost.push(format!("/t/{id}: the person in seat {seat}"));
        }
        verdict.table(id, acts.get(id.as_str()).map_or(&[][..], Vec::as_slice), stored);
    }
    verdict
}

impl Verdict {
    /// Does everything agree?
    pub fn is_clean(&self) -> bool {
        [&self.lost, &self.doubled, &self.kept, &self.foreign].into_iter().all(Vec::is_empty)
    }

    /// The four figures in a line.
    pub fn figures(&self) -> String {
        let [lost, doubled, kept, foreign] =
            [&self.lost, &self.doubled, &self.kept, &self.foreign].map(Vec::len);
        format!("lost {lost}, doubled {doubled}, kept {kept}, foreign {foreign}")
    }

    /// Everything that does not agree, a line each.
    pub fn lines(&self) -> Vec<String> {
        let kinds = [
            ("LOST", &self.lost),
            ("DOUBLED", &self.doubled),
            ("KEPT", &self.kept),
            ("FOREIGN", &self.foreign),
        ];
        kinds.into_iter().flat_map(|(kind, all)| all.iter().map(move |one| format!("{kind} {one}"))).collect()
    }

    fn table(&mut self, id: &str, acts: &[(&Deed, Fate)], stored: &Match) {
        let mut unclaimed = entries(stored);
        let mut claimed: BTreeMap<(usize, &str), usize> = BTreeMap::new();
        // What was acknowledged claims its place first, what was refused may only have what then remains.
        let mut acts = acts.to_vec();
        acts.sort_by_key(|(_, fate)| std::cmp::Reverse(*fate));
        for (act, fate) in acts {
            let place = slot(&stored.lines, act)
                .find(|idx| unclaimed.contains(&(*idx, act.seat, act.action.as_str())));
            if let Some(idx) = place {
                unclaimed.remove(&(idx, act.seat, act.action.as_str()));
            }
            match (fate, place) {
                (Fate::Acknowledged, None) => self.lost.push(told(act)),
                (Fate::Refused, Some(_)) if !is_mild(stored, &act.action) => self.kept.push(told(act)),
                (Fate::Acknowledged | Fate::Unsure, Some(idx)) => {
                    let first = claimed.entry((act.seat, act.action.as_str())).or_insert(idx);
                    *first = idx.min(*first);
                }
                _ => {}
            }
        }
        for (idx, seat, action) in unclaimed {
            let person = stored.persons.get(seat) == Some(&true);
            if !person || is_mild(stored, action) {
                continue;
            }
            let what = format!("/t/{id}: line {idx}, seat {seat}: {action}");
            match claimed.get(&(seat, action)) {
                Some(first) if *first < idx => self.doubled.push(what),
                _ => self.foreign.push(what),
            }
        }
    }
}

/// May the server have given this for a person?
fn is_mild(stored: &Match, action: &str) -> bool {
    action == MILD && PASSED_FOR.contains(&stored.game.as_str())
}

/// The places of the log at which an act may stand. What other seats do apart from it, and what is brought to the table,
/// leaves its question open; the first other line closes it.
fn slot(lines: &[String], act: &Deed) -> std::ops::RangeInclusive<usize> {
    let from = usize::try_from(act.at).unwrap_or(usize::MAX);
    let closes =
        |line: &String| !line.starts_with("bring ") && apart(line).is_none_or(|(who, _)| who == act.seat);
    let rest = lines.get(from..).unwrap_or_default();
    from..=rest.iter().position(closes).map_or(lines.len(), |after| from + after)
}

/// Everything that seats have done, by place, seat and action: in the log or in an envelope, most of it in both.
fn entries(stored: &Match) -> BTreeSet<(usize, usize, &str)> {
    let logged = stored.lines.iter().enumerate();
    let logged = logged.flat_map(|(idx, line)| given(line).map(move |(seat, action)| (idx, seat, action)));
    let sealed = stored.envelopes.iter();
    let sealed =
        sealed.filter_map(|(idx, seat, action)| Some((usize::try_from(*idx).ok()?, *seat, action.as_str())));
    logged.chain(sealed).collect()
}

/// What seats have done by a line: `0:A 1:B` or `0/A`; of chance, of time and of words outside the rules nothing.
fn given(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let together = line.split(' ').filter_map(|part| {
        let (seat, action) = part.split_once(':')?;
        Some((seat.parse().ok()?, action))
    });
    let alone = apart(line);
    alone.into_iter().chain(together.filter(move |_| alone.is_none()))
}

/// The seat and the action of a line such as `0/A`.
fn apart(line: &str) -> Option<(usize, &str)> {
    let (seat, rest) = line.split_at_checked(1)?;
    Some((seat.parse().ok()?, rest.strip_prefix('/')?))
}

fn told(act: &Deed) -> String {
    let Deed { table, seat, at, action } = act;
    format!("/t/{table}: seat {seat} after {at} lines: {action}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table of two persons and a computer with this log, and with what the persons did there.
    fn judged(
        lines: &[&str],
        envelopes: &[(i64, usize, &str)],
        acts: &[(usize, i64, &str, Fate)],
    ) -> Verdict {
        let mut book = Book::default();
        book.tables.insert("t".to_owned(), BTreeSet::from([0, 1]));
        for (seat, at, action, fate) in acts {
            let act = Deed { table: "t".to_owned(), seat: *seat, at: *at, action: (*action).to_owned() };
            book.acts.insert(act, *fate);
        }
        let stored = Match {
            game: "sancta".to_owned(),
            lines: lines.iter().map(|line| (*line).to_owned()).collect(),
            envelopes: envelopes
                .iter()
                .map(|(idx, seat, action)| (*idx, *seat, (*action).to_owned()))
                .collect(),
            persons: vec![true, true, false],
            ..Match::default()
        };
        judge(&book, &Matches::from([("t".to_owned(), stored)]))
    }

    use Fate::{Acknowledged, Refused, Unsure};

    #[test]
    fn what_was_acknowledged_is_found_in_lines_and_envelopes() {
        let lines = ["*:deal", "0:a 1:b", "1/c", "bring deck1=x", "2/y", "0/d", "*:3"];
        let acts = [(0, 1, "a"), (1, 1, "b"), (1, 2, "c"), (0, 2, "d"), (1, 7, "e")];
        let acts = acts.map(|(seat, at, action)| (seat, at, action, Acknowledged));
        assert!(judged(&lines, &[(1, 0, "a"), (7, 1, "e")], &acts).is_clean());
        let without = judged(&lines, &[], &acts);
        assert_eq!(without.lost, ["/t/t: seat 1 after 7 lines: e"]);
        assert_eq!(without.figures(), "lost 1, doubled 0, kept 0, foreign 0");
    }

    #[test]
    fn an_answer_to_another_question_is_not_this_one() {
        // The first `a` answers the question that the page showed; the second was given by nobody.
        let verdict = judged(
            &["0:a 1:b", "0:a 1:c"],
            &[],
            &[(0, 0, "a", Acknowledged), (1, 0, "b", Acknowledged), (1, 1, "c", Acknowledged)],
        );
        assert_eq!(verdict.lines(), ["DOUBLED /t/t: line 1, seat 0: a"]);
        let verdict = judged(&["0:x 1:b"], &[], &[(0, 0, "a", Acknowledged), (1, 0, "b", Unsure)]);
        assert_eq!(
            verdict.lines(),
            ["LOST /t/t: seat 0 after 0 lines: a", "FOREIGN /t/t: line 0, seat 0: x"]
        );
    }

    #[test]
    fn what_is_unsure_may_be_there_and_what_was_refused_may_not() {
        let acts = [(0, 0, "a", Unsure), (1, 0, "b", Refused)];
        assert!(judged(&[], &[], &acts).is_clean());
        assert!(judged(&[], &[(0, 0, "a")], &acts).is_clean());
        let both = judged(&["0:a 1:b"], &[], &acts);
        assert_eq!(both.lines(), ["KEPT /t/t: seat 1 after 0 lines: b"]);
        // Taken when it was sent again, after other lines.
        let again = [(0, 0, "a", Refused), (0, 1, "a", Acknowledged), (1, 0, "b", Acknowledged)];
        assert!(judged(&["1/b", "0/a"], &[], &again).is_clean());
    }

    #[test]
    fn the_table_passes_for_the_silent() {
        assert!(judged(&["0:pass 1:b 2:c"], &[], &[(0, 0, "pass", Refused), (1, 0, "b", Unsure)]).is_clean());
    }

    #[test]
    fn a_table_and_its_seats_may_be_lost() {
        let mut book = Book::default();
        book.tables.insert("gone".to_owned(), BTreeSet::from([0]));
        book.tables.insert("empty".to_owned(), BTreeSet::from([0]));
        let stored = Match { persons: vec![false], ..Match::default() };
        let verdict = judge(&book, &Matches::from([("empty".to_owned(), stored)]));
        assert_eq!(verdict.lost, ["/t/empty: the person in seat 0", "/t/gone: the table itself"]);
    }

    #[test]
    fn of_several_answers_the_greatest_counts() {
        let ledger = crate::ledger::Ledger::default();
        let act = Deed { table: "t".to_owned(), seat: 0, at: 3, action: "a".to_owned() };
        for (status, fate) in
            [(Some(503), Refused), (None, Unsure), (Some(409), Unsure), (Some(204), Acknowledged)]
        {
            ledger.note(act.clone(), Fate::of(status));
            assert_eq!(ledger.so_far().acts[&act], fate);
        }
        assert_eq!((Fate::of(Some(408)), Fate::of(Some(303))), (Unsure, Acknowledged));
    }
}
