//! What is in sight beside the question: what wins, and why this is asked.

use crate::visit::{Visitor, site, two_at_a_table};
use tempfile::TempDir;

#[tokio::test]
async fn what_wins_and_why_one_is_asked_is_said_to_each_until_the_end() {
    let home = TempDir::new().unwrap();
    let site = site(&home.path().join("data")).await;
    let (table, mut first, mut second) = two_at_a_table(&site, "&field-rounds=1").await;
    let why = "<p class=\"the-why\" data-clause=\"1.1\">Each round a number is said. <a href=\"#c-1.1\">Rule 1.1</a></p>";
    for (visitor, aim) in [(&mut first, "AIM-0"), (&mut second, "AIM-1"), (&mut Visitor::new(&site), "AIM--")]
    {
        let page = visitor.get(&table).await.body;
        assert!(page.contains(aim) && page.contains(why), "{page}");
        // The rules open there.
        assert!(page.contains("id=\"c-1.1\""), "{page}");
    }
    let replay = first.get(&format!("{table}/replay")).await.body;
    let there = why.replace("#c-", "/rules/whispers#c-");
    assert!(replay.contains("AIM-") && replay.contains(&there), "{replay}");
    // Within a table the rules are those of its game.
    assert!(replay.contains("href=\"/rules/whispers\" data-rules"), "{replay}");

    first.choose(&table, "n1").await;
    second.choose(&table, "n1").await;
    let over = first.get(&table).await.body;
    assert!(!over.contains("AIM-") && !over.contains("the-why"), "{over}");
}
