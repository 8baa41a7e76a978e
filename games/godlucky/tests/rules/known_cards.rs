//! Each of the known cards by its number: gods, objects and miracles, played in a position.

mod gods;
mod miracles;
mod objects;
mod sacred;
