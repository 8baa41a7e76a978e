//! Every clause of chapters 10 to 14 of `RULES.md` is tested here by a test that bears its number: substitution, the Supporti,
//! when cards act, what they do, which rules they change.

mod acting;
mod changed_rules;
mod conditions;
mod doing;
mod doing_to_others;
mod moments;
mod substitution;
mod supports;
