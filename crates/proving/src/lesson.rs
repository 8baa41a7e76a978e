//! The proof of a lesson: that its record plays, that each step can be taken, and that no try goes unanswered.

use std::collections::BTreeSet;

use table::{Clause, Game, Lesson, Line, Match, Record, Said, Setup, Step, clauses};

/// As many decisions as fit an attention: fewer teach too little, more are a course.
const STEPS: std::ops::RangeInclusive<usize> = 8..=14;
/// So many sentences are said at once.
const AT_ONCE: usize = 3;

/// Asserts that a lesson teaches: its record is one of this game and names its cards, what each step wants is given there by the
/// person's seat, whatever else that seat may do has an answer with a clause of these rules, and a match can go on from its end.
pub fn assert_teaches<G: Game>(game: &str, lesson: &Lesson, rules: &str) {
    let known: BTreeSet<String> = clauses(rules).into_iter().map(|Clause { id, .. }| id).collect();
    let record: Record<G> = lesson.record.parse().unwrap();
    let played = record.replay().unwrap();
    assert_eq!(record.game, game);
    assert_eq!(
        record.cards,
        record.setup.cards(),
        "the record names the set of cards that it is played with"
    );
    assert!(record.seed.is_none() && record.seed_hash == "-", "chance is a part of the scene");
    assert_eq!(record.to_string(), lesson.record, "the record as it prints");
    assert!(STEPS.contains(&lesson.steps.len()), "{} steps", lesson.steps.len());
    assert!(lesson.steps.is_sorted_by(|one, next| one.line < next.line), "the steps follow each other");
    for step in lesson.steps {
        assert_step(lesson, step, &played, &known);
    }
    assert_said("the end", lesson.ends, AT_ONCE);
    assert!(!played.asked().is_empty(), "somebody is asked at the end, so that a match goes on");
}

fn assert_step<G: Game>(lesson: &Lesson, step: &Step, played: &Match<G>, known: &BTreeSet<String>) {
    let (line, seat) = (step.line, lesson.seat);
    let wanted: G::Action = step.does.parse().unwrap_or_else(|trouble| panic!("line {line}: {trouble}"));
    let given = match played.lines().get(step.index()) {
        Some(Line::Together(all)) => all.iter().find(|(one, _)| *one == seat).map(|(_, action)| *action),
        Some(Line::Apart(one, action)) if *one == seat => Some(*action),
        _ => None,
    };
    assert_eq!(given, Some(wanted), "line {line}: what the seat does there is not {}", step.does);
    let before = played.back_to(step.index()).unwrap();
    let open: Vec<String> = before.actions(seat).iter().map(ToString::to_string).collect();
    for right in step.also.iter().chain([&step.does]) {
        let meant = before.truth().equal(seat, &right.parse().unwrap_or(wanted)).to_string();
        assert!(open.contains(&meant), "line {line}: {right} is not open, but {open:?}");
    }
    let others = open.iter().filter(|action| !step.is_done_by(action));
    let answers: Vec<_> = others
        .map(|action| step.answer(action).unwrap_or_else(|| panic!("line {line}: {action} has no answer")))
        .map(|answer| answer.to)
        .collect();
    for answer in step.otherwise {
        assert!(answers.contains(&answer.to), "line {line}: '{}' answers nothing", answer.to);
        assert_said(&format!("line {line}, {}", answer.to), answer.says, AT_ONCE);
    }
    for (what, said, most) in
        [("title", step.title, 1), ("says", step.says, AT_ONCE), ("done", step.done, AT_ONCE - 1)]
    {
        assert_said(&format!("line {line}, {what}"), said, most);
    }
    for clause in step.otherwise.iter().map(|answer| answer.clause).chain([step.clause]) {
        assert!(known.contains(clause), "line {line}: there is no clause {clause}");
    }
}

/// Something is said, in both languages, and not too much at once.
fn assert_said(what: &str, (it, en): Said, most: usize) {
    assert!(it != en, "{what}: the same in both languages: {it}");
    for text in [it, en] {
        let ends = text.split_whitespace().filter(|word| word.ends_with(['.', '!', '?'])).count();
        assert!(!text.trim().is_empty() && text.trim() == text && !text.contains("  "), "{what}: '{text}'");
        assert!(ends <= most, "{what}: {ends} sentences at once: {text}");
    }
}
