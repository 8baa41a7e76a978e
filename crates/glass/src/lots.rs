//! What varies in an ornament.

/// Numbers that follow from a name or a number alone, the same on every machine and for ever.
pub struct Lots(u64);

/// The step of splitmix64.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

impl Lots {
    /// The lots of a name.
    pub fn of_name(name: &str) -> Self {
        Lots(name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        }))
    }

    /// The lots of a number.
    pub fn of_number(number: usize) -> Self {
        Lots((number as u64 + 1).wrapping_mul(STEP))
    }

    /// From 0 to one less than `count`.
    ///
    /// # Panics
    /// When `count` is 0.
    pub fn below(&mut self, count: usize) -> usize {
        (self.next() % count as u64) as usize
    }

    /// One of these.
    ///
    /// # Panics
    /// When there is none.
    pub fn one_of<T: Copy>(&mut self, these: &[T]) -> T {
        these[self.below(these.len())]
    }

    /// From 0 to 1.
    pub fn part(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(mut lots: Lots) -> [usize; 4] {
        [(); 4].map(|()| lots.below(1000))
    }

    #[test]
    fn lots_are_the_same_for_ever() {
        assert_eq!(first(Lots::of_number(0)), [700, 679, 444, 747]);
        assert_eq!(first(Lots::of_name("sancta")), [843, 881, 556, 789]);
    }

    #[test]
    fn another_name_or_number_has_other_lots() {
        assert_ne!(first(Lots::of_number(1)), first(Lots::of_number(0)));
        assert_ne!(first(Lots::of_name("sancta")), first(Lots::of_name("capitale")));
    }

    #[test]
    fn lots_stay_where_they_should() {
        let mut lots = Lots::of_name("à");
        for _ in 0..1000 {
            assert!(
                lots.below(3) < 3
                    && (0.0..1.0).contains(&lots.part())
                    && [4, 7].contains(&lots.one_of(&[4, 7]))
            );
        }
    }
}
