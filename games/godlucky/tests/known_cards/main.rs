//! Each of the known cards by its number: gods, objects and miracles, played in a position.
#![allow(clippy::unwrap_used)]

#[path = "../scene/mod.rs"]
mod scene;

#[path = "../scene/go.rs"]
mod go;

mod gods;
mod miracles;
mod objects;
mod sacred;
