//! What the learned guess looks at on the cards themselves: what is printed on them, counted by what it does. Nothing is looked up by a
//! card's name, so that a set of cards of one's own is judged as well. What a card adds is worked out once for a set of cards.

use table::{Kept, MAX_SEATS, Network, Numbered, Seat, Sum};

use super::features::Features;
use crate::cards::{Again, CardSet, Does, Effect, Kind, Rule, When};
use crate::{Card, Sancta};

/// What hangs on a condition happens about so often.
const PERHAPS: f32 = 0.5;

macro_rules! printed {
    ($($(#[$about:meta])* $look:ident,)+) => {
        /// What is printed on a card.
        #[derive(Default)]
        struct Looks { $($(#[$about])* $look: f32,)+ }

        /// The same of the cards at work, of the Saints in the Santuario that are wanted, of the Prove and Supporti in hand.
        const PRINTED: [&[&str]; PARTS] = [
            &[$(concat!("work_", stringify!($look))),+],
            &[$(concat!("next_", stringify!($look))),+],
            &[$(concat!("hand_", stringify!($look))),+],
        ];

        impl Looks {
            fn list(&self) -> [f32; COUNT] {
                [$(self.$look),+]
            }
        }
    };
}

/// A card lies at work, in the Santuario, or in hand.
const PARTS: usize = 3;
/// So much is looked at on a card.
const COUNT: usize = PRINTED[0].len();
const ALL: usize = Features::COUNT + PARTS * COUNT;

/// The names of all that is looked at.
pub(super) const NAMES: &[&str] = &{
    let (mut all, mut at) = ([""; ALL], 0);
    while at < ALL {
        all[at] = match at.checked_sub(Features::COUNT) {
            Some(at) => PRINTED[at / COUNT][at % COUNT],
            None => Features::NAMES[at],
        };
        at += 1;
    }
    all
};

printed! {
    /// By how much the active Saint's level is higher, always or as long as something holds.
    lifts,
    /// The most by which it can be higher for each of something.
    lifts_by,
    /// Points that it needs more or less.
    need,
    /// Beatitudini that no Advocatus answers.
    unanswerable,
    /// Nobody takes points from the active Saint.
    guarded,
    /// Nobody sees or takes from the hand.
    closed,
    /// Cards kept beyond the limit.
    keep,
    /// Beatitudini more in a turn.
    blessed,
    /// A Prova and a Suffragio in one turn.
    both,
    /// The die beside Beatitudini.
    die_too,
    /// Substitutions that need no points.
    free,
    /// Points that a Suffragio is worth more.
    suffrage,
    /// Something is set off: on entering,
    enters,
    /// as the turn begins,
    begin,
    /// as it ends,
    end,
    /// by a Beatitudine,
    on_beatitude,
    /// by one that was stopped,
    on_blocked,
    /// by the die,
    on_die,
    /// by a Prova,
    on_trial,
    /// by a Suffragio,
    on_suffrage,
    /// by an Advocatus,
    on_advocate,
    /// by a Saint that goes to the Rosa,
    on_rosa,
    /// by what others do.
    on_others,
    /// Points for its owner.
    points,
    /// Level until the turn's end.
    level,
    /// Cards drawn.
    draw,
    /// Cards discarded.
    discard,
    /// The hand drawn anew.
    renew,
    /// A Saint from the deck or the discards.
    seek_saint,
    /// A Supporto from there.
    seek_support,
    /// Another card from there.
    seek,
    /// A Saint laid into the Santuario.
    call,
    /// Points taken from others.
    take,
    /// A card taken from another's hand.
    steal,
    /// A hand looked at.
    look,
    /// A Supporto of another's discarded.
    remove,
    /// The active Saint changed for another.
    exchange,
    /// Its owner's Saint discarded.
    dismiss,
    /// Once more: a Beatitudine or the die,
    again,
    /// a Prova or a Suffragio,
    retry,
    /// a substitution.
    resubstitute,
    /// Points for others.
    rivals_points,
    /// Cards for others.
    rivals_cards,
    /// Their Saint discarded.
    rivals_dismiss,
}

impl Looks {
    fn rule(&mut self, rule: Rule, share: f32) {
        let (to, by) = match rule {
            Rule::Level(n) => (&mut self.lifts, f32::from(n)),
            Rule::LevelPer(_, most) => (&mut self.lifts_by, f32::from(most)),
            Rule::Need(n) => (&mut self.need, f32::from(n)),
            Rule::Unanswerable => (&mut self.unanswerable, 1.0),
            Rule::Guarded => (&mut self.guarded, 1.0),
            Rule::Closed => (&mut self.closed, 1.0),
            Rule::Keep(n) => (&mut self.keep, f32::from(n)),
            Rule::Beatitudes(n) => (&mut self.blessed, f32::from(n)),
            Rule::TrialAndSuffrage => (&mut self.both, 1.0),
            Rule::DieToo => (&mut self.die_too, 1.0),
            Rule::FreeSubstitution => (&mut self.free, 1.0),
            Rule::Suffrage(n) => (&mut self.suffrage, f32::from(n)),
        };
        *to += by * share;
    }

    fn when(&mut self, when: When, share: f32) {
        *match when {
            When::Enters => &mut self.enters,
            When::Begin => &mut self.begin,
            When::End => &mut self.end,
            When::Beatitude => &mut self.on_beatitude,
            When::Blocked => &mut self.on_blocked,
            When::Die => &mut self.on_die,
            When::Trial => &mut self.on_trial,
            When::Suffrage => &mut self.on_suffrage,
            When::Advocate => &mut self.on_advocate,
            When::Rosa => &mut self.on_rosa,
            When::OthersBeatitude | When::OthersTrial | When::OthersRosa => &mut self.on_others,
        } += share;
    }

    fn effects(&mut self, effects: &[Effect], share: f32) {
        for effect in effects {
            self.effect(effect, share);
        }
    }

    fn effect(&mut self, effect: &Effect, share: f32) {
        let (to, by) = match effect {
            Effect::Points(n) => (&mut self.points, f32::from(*n)),
            Effect::PointsPer(_, most) => (&mut self.points, PERHAPS * f32::from(*most)),
            Effect::Level(n) => (&mut self.level, f32::from(*n)),
            Effect::Draw(n) => (&mut self.draw, f32::from(*n)),
            Effect::Discard(n) | Effect::Lose(n) => (&mut self.discard, f32::from(*n)),
            Effect::Renew => (&mut self.renew, 1.0),
            Effect::Seek(Kind::Saint) => (&mut self.seek_saint, 1.0),
            Effect::Seek(Kind::Support) | Effect::Recover(Kind::Support) => (&mut self.seek_support, 1.0),
            Effect::Seek(_) | Effect::Recover(_) => (&mut self.seek, 1.0),
            Effect::Call => (&mut self.call, 1.0),
            Effect::Take(n) => (&mut self.take, f32::from(*n)),
            Effect::Steal => (&mut self.steal, 1.0),
            Effect::Look => (&mut self.look, 1.0),
            Effect::Remove => (&mut self.remove, 1.0),
            Effect::Exchange => (&mut self.exchange, 1.0),
            Effect::Dismiss => (&mut self.dismiss, 1.0),
            Effect::Again(Again::Beatitude) => (&mut self.again, 1.0),
            Effect::Again(Again::Trial) => (&mut self.retry, 1.0),
            Effect::Again(Again::Substitution) => (&mut self.resubstitute, 1.0),
            Effect::Everyone(all) => {
                self.effects(all, share);
                return self.rivals(all, share);
            }
            Effect::Others(all) | Effect::Rival(all) | Effect::Leaders(all) => {
                return self.rivals(all, share);
            }
            Effect::If(_, all) => return self.effects(all, share * PERHAPS),
        };
        *to += by * share;
    }

    fn rivals(&mut self, effects: &[Effect], share: f32) {
        for effect in effects {
            match effect {
                Effect::Points(n) => self.rivals_points += f32::from(*n) * share,
                Effect::Draw(n) => self.rivals_cards += f32::from(*n) * share,
                Effect::Discard(n) | Effect::Lose(n) => self.rivals_cards -= f32::from(*n) * share,
                Effect::Dismiss => self.rivals_dismiss += share,
                _ => {}
            }
        }
    }
}

/// What is looked at on a card by itself.
fn alone(set: &CardSet, card: Card) -> [f32; COUNT] {
    let mut looks = Looks::default();
    for ability in set.abilities(card) {
        let share = if ability.only.is_empty() { 1.0 } else { PERHAPS };
        match &ability.what {
            Does::Always(rule) => looks.rule(*rule, share),
            Does::When { when, effects, .. } => {
                looks.when(*when, share);
                looks.effects(effects, share);
            }
        }
    }
    match card.place() {
        (Kind::Trial, at) => looks.effects(&set.trials[at].effects, 1.0),
        (Kind::Support, at) => looks.effects(&set.supports[at].effects, 1.0),
        _ => {}
    }
    looks.list()
}

impl Sancta {
    /// All that is looked at for a seat.
    pub(super) fn looks(&self, seat: Seat, out: &mut [f32]) {
        let (table, printed) = out.split_at_mut(Features::COUNT);
        table.copy_from_slice(&self.features()[seat.index()].list());
        let set = self.open.setup.cards.cards();
        self.told(seat, |part, card| {
            let to = &mut printed[part * COUNT..][..COUNT];
            to.iter_mut().zip(alone(set, card)).for_each(|(to, look)| *to += look);
        });
    }

    /// The cards of a seat whose print matters: at work (0), next in its Santuario (1), in hand (2).
    fn told(&self, seat: Seat, mut with: impl FnMut(usize, Card)) {
        let (place, hand) = (self.open.place(seat), self.secret.hands[seat.index()]);
        self.at_work(seat).iter().for_each(|card| with(0, card));
        let left = self.open.setup.goal().saturating_sub(place.rosa.len());
        let left = left.saturating_sub(usize::from(place.active.is_some()));
        place.santuario.iter().take(left).for_each(|card| with(1, *card));
        let held = hand.and(Kind::Trial.cards().or(Kind::Support.cards()));
        held.iter().for_each(|card| with(2, card));
    }

    /// What is promised to each seat, in log odds.
    pub(super) fn promises(&self, weights: &'static [f32]) -> [f32; MAX_SEATS] {
        let Worth { network, cards } = Worth::of(self.open.setup.cards.cards(), weights);
        let looks = self.features();
        network.promises(self.open.seats(), |seat, sum| {
            network.add_looks(sum, &looks[seat].list());
            if let Some(cards) = cards {
                let seat = Seat::new(seat as u8);
                self.told(seat, |part, card| network.add(sum, &cards[part][card.index()], 1.0));
            }
        })
    }
}

/// What features and cards add, by weights.
struct Worth {
    network: Network,
    /// By where they lie; nothing where nothing was learned of them, so that they need not be asked.
    cards: Option<[Vec<Sum>; PARTS]>,
}

impl Worth {
    /// By these weights, of the cards of this set: worked out once, and kept for as long as there are sets and weights.
    fn of(set: &'static CardSet, weights: &'static [f32]) -> &'static Worth {
        /// Where the set lies, where the weights do, and how many these are.
        static ALL: Kept<[usize; 3], Worth> = Kept::new();
        let key = [std::ptr::from_ref(set).addr(), weights.as_ptr().addr(), weights.len()];
        ALL.of(key, || Worth::new(set, weights))
    }

    fn new(set: &CardSet, weights: &[f32]) -> Self {
        let network = Network::of(weights, NAMES.len());
        let sum = |part: usize, at: usize| {
            let card = Card::numbered(at as u8);
            let looks = if set.all().has(card) { alone(set, card) } else { [0.0; COUNT] };
            network.sum(Features::COUNT + part * COUNT, &looks)
        };
        let learned = weights.iter().skip(Features::COUNT).any(|weight| *weight != 0.0);
        let cards = || std::array::from_fn(|part| (0..Card::COUNT).map(|at| sum(part, at)).collect());
        Worth { cards: learned.then(cards), network }
    }
}

#[cfg(test)]
mod tests {
    use table::{Game, Learned, Neuron, Rng, Scratch, Subject, Turn, promise_beside, random_answer};

    use super::*;

    /// What is promised to a seat, from all that is looked at, one by one.
    fn slowly(truth: &Sancta, seat: Seat, weights: &[f32]) -> f32 {
        let (mut own, mut others) = ([0.0; ALL], [0.0; ALL]);
        for other in Seat::all(truth.open.seats()) {
            let mut looks = [0.0; ALL];
            truth.looks(other, &mut looks);
            let to = if other == seat { &mut own } else { &mut others };
            to.iter_mut().zip(looks).for_each(|(sum, look)| *sum += look);
        }
        promise_beside(&own, &others, weights)
    }

    #[test]
    fn what_cards_add_beforehand_is_what_is_looked_at() {
        let mut rng = Rng::new(3);
        let numbers = ALL + 3 * Neuron::numbers(ALL);
        let weights: &'static [f32] = (0..numbers).map(|_| rng.share() - 0.5).collect::<Vec<_>>().leak();
        let linear = &weights[..ALL];
        let (mut compared, mut apart) = (0, 0);
        for setup in ["seats=2", "seats=3", "seats=6"] {
            let mut truth = Sancta::new(&setup.parse().expect("a setup")).expect("a table");
            let mut scratch = Scratch::default();
            while !matches!(truth.turn(), Turn::Over(_)) {
                random_answer(&mut truth, &mut rng, &mut scratch);
                if !truth.is_telling(Subject::Positions) || rng.below(8) > 0 {
                    continue;
                }
                for seat in Seat::all(truth.open.seats()) {
                    for weights in [weights, linear] {
                        let (quick, slow) =
                            (truth.promises(weights)[seat.index()], slowly(&truth, seat, weights));
                        assert!((quick - slow).abs() < 1e-3 * (1.0 + slow.abs()), "{quick} {slow}");
                    }
                    let slow = slowly(&truth, seat, weights);
                    compared += 1;
                    apart += usize::from((slow - slowly(&truth, seat, linear)).abs() > 0.1);
                }
            }
        }
        assert!(
            compared > 100 && apart > compared / 2,
            "{compared} seats, of {apart} neurons said something"
        );
    }
}
