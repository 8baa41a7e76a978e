//! Whole games through the page, as people play them: one program, so that it is linked once and no browser waits for another's game.
#![allow(clippy::unwrap_used)]

mod accessible;
mod aims;
mod calm;
mod capitale;
mod dogma;
mod dogma_build;
mod evilrunner;
mod friends;
mod godlucky;
mod heard;
mod house;
mod lesson;
mod light;
mod numbers;
mod persons;
mod puzzle;
mod review;
mod sancta;
mod tour;
