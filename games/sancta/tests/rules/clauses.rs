//! Every clause of chapters 1 to 9 and 15 to 17 of `RULES.md` is tested here by a test that bears its number.

mod advocatus;
mod beatitudes;
mod ends;
mod game_and_deck;
mod knowledge;
mod points;
mod setting_up;
mod suffrage;
mod switches;
mod trials;
mod turn;
mod zones;
