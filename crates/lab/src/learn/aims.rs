//! What a moment is taken to be worth where weights are fitted: luck and errors lie between it and the end, so that what searches held the
//! next positions for says more than the result alone. It is the return of TD(λ) (Sutton 1988).

/// What those who were asked held the table to be worth to each team: a sum, and of how many.
#[derive(Default)]
pub(super) struct Held(Vec<f32>, usize);

impl Held {
    pub(super) fn add(&mut self, parts: &[f32]) {
        self.0.resize(parts.len(), 0.0);
        self.0.iter_mut().zip(parts).for_each(|(sum, part)| *sum += part);
        self.1 += 1;
    }

    /// Nothing where nobody searched.
    pub(super) fn mean(self) -> Option<Vec<f32>> {
        (self.1 > 0).then(|| self.0.iter().map(|sum| sum / self.1 as f32).collect())
    }
}

/// What each team is taken to get after so many answers, from none to all: what the table was held to be worth before each of those that
/// followed, and what each got in the end, every step λ times as much as the one before.
pub(super) fn aims(held: &[Option<Vec<f32>>], got: &[f32], lambda: f32) -> Vec<Vec<f32>> {
    let mut aims = vec![got.to_vec()];
    for held in held.iter().rev() {
        let mut aim = aims[aims.len() - 1].clone();
        if let Some(held) = held {
            aim.iter_mut().zip(held).for_each(|(aim, held)| *aim = lambda * *aim + (1.0 - lambda) * held);
        }
        aims.push(aim);
    }
    aims.reverse();
    aims
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_held_soon_after_counts_for_more_than_what_was_held_late() {
        let held = [Some(vec![0.2, 0.8]), None, Some(vec![0.6, 0.4])];
        let of = |lambda| aims(&held, &[1.0, 0.0], lambda);
        let aims = of(0.75);
        let late = 0.75 + 0.25 * 0.6;
        let early = 0.75 * late + 0.25 * 0.2;
        for (aim, first) in aims.iter().zip([early, late, late, 1.0]) {
            assert!((aim[0] - first).abs() < 1e-6 && (aim[0] + aim[1] - 1.0).abs() < 1e-6, "{aims:?}");
        }
        assert_eq!(aims.len(), held.len() + 1);
        assert!(of(1.0).iter().all(|aim| *aim == [1.0, 0.0]), "by the result alone");
        assert_eq!(of(0.0)[..3], [vec![0.2, 0.8], vec![0.6, 0.4], vec![0.6, 0.4]]);
    }

    #[test]
    fn two_who_are_asked_together_hold_the_mean_and_nobody_nothing() {
        let mut held = Held::default();
        held.add(&[0.25, 0.75]);
        held.add(&[0.75, 0.25]);
        assert_eq!((held.mean(), Held::default().mean()), (Some(vec![0.5, 0.5]), None));
    }
}
