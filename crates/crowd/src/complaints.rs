//! What is wrong, told so that somebody will read it.

/// So many complaints are enough, each no longer than this.
const ENOUGH: (usize, usize) = (10, 300);

/// The first complaints, shortened, and how many more there are.
pub fn shortened(complaints: Vec<String>) -> Vec<String> {
    let (count, length) = ENOUGH;
    let more = complaints.len().saturating_sub(count);
    let short =
        complaints.into_iter().take(count).map(|complaint| match complaint.char_indices().nth(length) {
            Some((end, _)) => format!("{} …", &complaint[..end]),
            None => complaint,
        });
    short.chain((more > 0).then(|| format!("and {more} more"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_much_is_cut() {
        assert_eq!(shortened(vec!["è".to_owned()]), ["è"]);
        let many = shortened(vec!["è".repeat(301); 12]);
        assert_eq!((many.len(), many[0].chars().count()), (11, 302));
        assert_eq!(many[10], "and 2 more");
    }
}
