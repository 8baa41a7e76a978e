//! Guesses that are learned from play. A seat's promise is a weighted sum of things that are looked at, partners add theirs up,
//! and the chances of the teams are as the exponentials of their promises: with two teams a logistic curve of the difference.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use crate::{Estimate, MAX_SEATS, Neuron, Seat, Trouble, hex};

/// Which of a game's guesses a search trusts.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Rung {
    /// The one in force.
    #[default]
    Now,
    /// The one made by hand that the strongest bot of commit cc0590c had: what later ones are measured against.
    First,
    /// The one in force, but with other weights where this was learned, in the order of [`Learned::names`]; behind them those of neurons.
    By(Subject, &'static [f32]),
}

/// What is learned of a game, each from games of its own and kept in a file of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Subject {
    /// What positions are worth.
    #[default]
    Positions,
    /// What is worth building before play.
    Building,
    /// Which of some ready sets is worth taking before play.
    Sets,
}

impl Rung {
    /// The weights by which it judges this: `learned` where it has none of its own.
    pub fn weights(self, subject: Subject, learned: &[f32]) -> &[f32] {
        match self {
            Rung::By(of, weights) if of == subject => weights,
            _ => learned,
        }
    }
}

/// A game whose guess is learned from play.
pub trait Learned: Estimate {
    /// The game's id.
    const ID: &'static str;
    /// The names of what is looked at in positions, in their order: words without spaces.
    const FEATURES: &'static [&'static str];

    /// The same of each subject. None where there is nothing of the kind to learn.
    fn names(subject: Subject) -> &'static [&'static str] {
        if subject == Subject::Positions { Self::FEATURES } else { &[] }
    }

    /// What is looked at for a seat, put into `out`, which comes with a nought for each name.
    fn look(&self, subject: Subject, seat: Seat, out: &mut [f32]);

    /// Does what is looked at say anything at this moment? Of positions it may not while decks are chosen; what was decided before play
    /// is looked at once, when everybody has.
    fn is_telling(&self, subject: Subject) -> bool;
}

/// The weights of a learned guess, as they stand in a game's `guess.txt`, or in its `building.txt` or `sets.txt`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Weights {
    /// What they come from, each a word and a text: the command, how many games, how well they fit.
    pub made: Vec<(String, String)>,
    /// One for each feature, in log odds, and behind them the numbers of each [`Neuron`].
    pub values: Vec<f32>,
}

const HEAD: &str = "# Learned from play: written by `conclave learn`, not by hand.";

impl Weights {
    /// Reads a file of weights, which must be of this game and of these features.
    ///
    /// # Errors
    /// The first line that is not what it must be, and why.
    pub fn read(game: &str, features: &[&str], text: &str) -> Result<Self, Trouble> {
        let mut weights = Weights::default();
        let mut sealed = false;
        for (nth, line) in
            text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            let read = match word {
                "game" if rest != game => Err(other_game(rest, game)),
                "game" => Ok(()),
                "weight" => weights.add(features, rest),
                "neuron" => weights.add_neuron(features, rest),
                "hash" => {
                    sealed = rest == seal(text);
                    if sealed { Ok(()) } else { Err(altered()) }
                }
                _ => {
                    weights.made.push((word.to_owned(), rest.to_owned()));
                    Ok(())
                }
            };
            read.map_err(|trouble| trouble.at(nth + 1, 1))?;
        }
        match features.get(weights.values.len()) {
            Some(missing) => Err(missing_weight(missing)),
            None if !sealed => Err(altered()),
            None => Ok(weights),
        }
    }

    fn add(&mut self, features: &[&str], text: &str) -> Result<(), Trouble> {
        let (name, number) = text.split_once(' ').unwrap_or((text, ""));
        let wanted = features.get(self.values.len()).copied();
        if wanted != Some(name) {
            let wanted = wanted.map_or_else(|| "-".to_owned(), str::to_owned);
            return Err(Trouble::say(
                format!(
                    "«{name}»: qui è atteso il peso di «{wanted}»; il file è di un'altra versione del gioco"
                ),
                format!(
                    "'{name}': the weight of '{wanted}' is expected here; the file is of another version of the game"
                ),
            ));
        }
        self.values.push(value(number)?);
        Ok(())
    }

    fn add_neuron(&mut self, features: &[&str], text: &str) -> Result<(), Trouble> {
        if let Some(missing) = features.get(self.values.len()) {
            return Err(missing_weight(missing));
        }
        let numbers: Vec<f32> = text.split(' ').map(value).collect::<Result<_, _>>()?;
        let (given, wanted) = (numbers.len(), Neuron::numbers(features.len()));
        if given != wanted {
            return Err(Trouble::say(
                format!(
                    "un neurone di {given} numeri: ne servono {wanted}; il file è di un'altra versione del gioco"
                ),
                format!(
                    "a neuron of {given} numbers: {wanted} are needed; the file is of another version of the game"
                ),
            ));
        }
        self.values.extend(numbers);
        if Neuron::all(&self.values, features.len()).count() > Neuron::MOST {
            let most = Neuron::MOST;
            return Err(Trouble::say(
                format!("un neurone di troppo: un giudizio ne ha al massimo {most}"),
                format!("one neuron too many: a guess has at most {most}"),
            ));
        }
        Ok(())
    }

    /// The file: what they come from, a hash of all other lines, a line for each weight, and one for each neuron.
    pub fn print(&self, game: &str, features: &[&str]) -> String {
        let mut text = format!("{HEAD}\ngame {game}\n");
        for (word, said) in &self.made {
            let _ = writeln!(text, "{word} {said}");
        }
        for (name, value) in features.iter().zip(&self.values) {
            let _ = writeln!(text, "weight {name} {value:.4}");
        }
        let neurons = self.values.get(features.len()..).unwrap_or_default();
        for neuron in neurons.chunks(Neuron::numbers(features.len())) {
            let numbers: Vec<String> = neuron.iter().map(|number| shortest(*number)).collect();
            let _ = writeln!(text, "neuron {}", numbers.join(" "));
        }
        let hash = seal(&text);
        text + &format!("hash {hash}\n")
    }

    /// The weights of a file that is a part of the program, by number; noughts for those of a file that is not of this game and of
    /// these features, which a test of each game excludes.
    pub fn built_in<const N: usize>(game: &str, features: &[&str], text: &str) -> [f32; N] {
        let mut fixed = [0.0; N];
        let read = Weights::with_neurons(game, features, text);
        fixed.iter_mut().zip(read).for_each(|(to, from)| *to = from);
        fixed
    }

    /// The same with the numbers of neurons behind them; nothing in place of a file that is not of this game.
    pub fn with_neurons(game: &str, features: &[&str], text: &str) -> Vec<f32> {
        let read = Weights::read(game, features, text);
        debug_assert!(read.is_ok(), "{read:?}");
        read.unwrap_or_default().values
    }
}

fn value(number: &str) -> Result<f32, Trouble> {
    let value: Option<f32> = number.parse().ok().filter(|value: &f32| value.is_finite());
    value.ok_or_else(|| {
        Trouble::say(
            format!("«{number}» non è un peso: è atteso un numero"),
            format!("'{number}' is no weight: a number is expected"),
        )
    })
}

/// To three places: there are many, and most are nought.
fn shortest(number: f32) -> String {
    let text = format!("{number:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if matches!(text, "-0" | "") { "0".to_owned() } else { text.to_owned() }
}

fn missing_weight(missing: &str) -> Trouble {
    Trouble::say(
        format!("manca il peso di «{missing}»: il file è di un'altra versione del gioco"),
        format!("the weight of '{missing}' is missing: the file is of another version of the game"),
    )
}

/// The first sixteen digits of the SHA-256 of all lines but the remarks and the hash.
fn seal(text: &str) -> String {
    let mut hash = Sha256::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.starts_with("hash ")) {
        hash.update(line);
        hash.update("\n");
    }
    hex(&hash.finalize()[..8])
}

fn other_game(given: &str, game: &str) -> Trouble {
    Trouble::say(
        format!("questi pesi sono di «{given}», non di «{game}»"),
        format!("these weights are of '{given}', not of '{game}'"),
    )
}

fn altered() -> Trouble {
    Trouble::say(
        "il controllo «hash» manca o non torna: il file è stato cambiato a mano o non è intero",
        "the check 'hash' is missing or does not fit: the file was changed by hand or is not whole",
    )
}

/// A weighted sum.
#[inline]
pub fn promise(looks: &[f32], weights: &[f32]) -> f32 {
    looks.iter().zip(weights).map(|(look, weight)| look * weight).sum()
}

/// Promises, in log odds, as shares that add up to 1: the first `count` of them, each its exponential's part.
#[inline]
pub fn shares(mut promises: [f32; MAX_SEATS], count: usize) -> [f32; MAX_SEATS] {
    let parts = &mut promises[..count.min(MAX_SEATS)];
    let most = parts.iter().copied().fold(f32::MIN, f32::max);
    parts.iter_mut().for_each(|part| *part = (*part - most).exp());
    let sum: f32 = parts.iter().sum();
    parts.iter_mut().for_each(|part| *part /= sum);
    promises
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 2] = ["cities", "cards"];

    fn file() -> String {
        let made = vec![("games".to_owned(), "10".to_owned())];
        Weights { made, values: vec![0.5, -1.25] }.print("chess", &NAMES)
    }

    #[test]
    fn a_file_reads_back_what_was_printed() {
        let read = Weights::read("chess", &NAMES, &file()).unwrap();
        assert_eq!((read.values, read.made[0].1.as_str()), (vec![0.5, -1.25], "10"));
    }

    #[test]
    fn neurons_stand_behind_the_weights_to_three_places() {
        let values = vec![0.5, -1.25, 0.75, -0.125, 0.0, 2.0, -0.00004, 10.0];
        let text = Weights { made: Vec::new(), values }.print("chess", &NAMES);
        assert!(text.contains("\nneuron 0.75 -0.125 0 2 0 10\nhash "), "{text}");
        let read = Weights::read("chess", &NAMES, &text).unwrap().values;
        assert_eq!(read, [0.5, -1.25, 0.75, -0.125, 0.0, 2.0, 0.0, 10.0]);
        let why = |text: &str| Weights::read("chess", &NAMES, text).unwrap_err().to_string();
        assert!(why(&text.replace(" 0 10", " 10")).contains("a neuron of 5 numbers: 6 are needed"), "{text}");
        assert!(why("neuron 1 2 3 4 5 6").contains("the weight of 'cities' is missing"));
        assert!(why(&text.replace("-0.125", "much")).contains("'much' is no weight"));
        let with = |neurons: usize| {
            let values = vec![1.0; NAMES.len() + neurons * Neuron::numbers(NAMES.len())];
            Weights { made: Vec::new(), values }.print("chess", &NAMES)
        };
        assert!(Weights::read("chess", &NAMES, &with(Neuron::MOST)).is_ok());
        assert!(why(&with(Neuron::MOST + 1)).contains("one neuron too many: a guess has at most 32"));
    }

    #[test]
    fn a_file_of_another_game_or_version_or_changed_by_hand_is_refused_with_its_reason() {
        let why =
            |game, names: &[&str], text: &str| Weights::read(game, names, text).unwrap_err().to_string();
        let text = file();
        assert!(why("draughts", &NAMES, &text).contains("these weights are of 'chess', not of 'draughts'"));
        assert!(
            why("chess", &["cards", "cities"], &text)
                .contains("'cities': the weight of 'cards' is expected here")
        );
        assert!(
            why("chess", &["cities", "cards", "king"], &text).contains("the weight of 'king' is missing")
        );
        assert!(why("chess", &["cities"], &text).contains("the weight of '-' is expected here"));
        assert!(why("chess", &NAMES, &text.replace("0.5", "0.6")).contains("the check 'hash'"));
        assert!(why("chess", &NAMES, &text.replace("0.5000", "NaN")).contains("'NaN' is no weight"));
        assert!(why("chess", &NAMES, "").contains("the weight of 'cities' is missing"));
        let unsealed: String =
            text.lines().filter(|line| !line.starts_with("hash")).map(|l| format!("{l}\n")).collect();
        assert!(why("chess", &NAMES, &unsealed).contains("the check 'hash' is missing"));
    }

    #[test]
    fn shares_add_up_to_one_however_large_the_promises() {
        let parts = shares([1e30, 1e30, -1e30, 0.0, 0.0, 0.0, 0.0, 0.0], 3);
        assert_eq!(parts[..3], [0.5, 0.5, 0.0]);
        assert!((shares([1.0; MAX_SEATS], 5)[..5].iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert_eq!(promise(&[1.0, 2.0], &[0.5, -1.0]), -1.5);
    }
}
