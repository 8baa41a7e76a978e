//! Toys for the searches: the house's toys under other opinions.
#![allow(unreachable_pub, dead_code)]

pub mod judged;
