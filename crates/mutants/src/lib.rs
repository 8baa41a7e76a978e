//! Faults on call: slips that are planted one at a time in a copy of the tree. A test must notice each.

pub mod fault;
pub mod ledger;
pub mod stage;
pub mod tree;
pub mod trial;
pub mod witness;
