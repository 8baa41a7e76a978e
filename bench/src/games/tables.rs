//! The figures as tables for a README.

use super::figures::Row;

/// A column: the figure, how it prints, and whether more of it is better.
struct Column {
    figure: &'static str,
    title: &'static str,
    unit: f64,
    digits: usize,
    more: bool,
}

const fn rate(figure: &'static str, title: &'static str, unit: f64, digits: usize) -> Column {
    Column { figure, title, unit, digits, more: true }
}

const fn cost(figure: &'static str, title: &'static str, digits: usize) -> Column {
    Column { figure, title, unit: 1.0, digits, more: false }
}

const TABLES: [(&str, &[Column]); 3] = [
    (
        "random play",
        &[
            rate("answers/s", "M answers/s", 1e6, 2),
            cost("answers a game", "answers a game", 0),
            cost("allocations an answer", "allocations an answer", 3),
            cost("bytes", "bytes of a truth", 0),
        ],
    ),
    (
        "search",
        &[
            rate("iterations/s", "thousand iterations/s", 1e3, 1),
            rate("worst iterations/s", "at the worst position", 1e3, 1),
        ],
    ),
    (
        "nanoseconds of",
        &[
            cost("clone ns", "clone", 0),
            cost("view ns", "view", 0),
            cost("imagine ns", "imagine", 0),
            cost("actions ns", "actions", 0),
            cost("play ns", "play", 0),
        ],
    ),
];

/// Prints every table: of one side the figures, of two what was, what is, and how many times better that is.
pub(super) fn print(rows: &[Row], against: bool) {
    for (title, columns) in &TABLES {
        let titles: Vec<&str> = columns.iter().map(|column| column.title).collect();
        println!("\n| {title} | {} |\n|{}", titles.join(" | "), " --- |".repeat(columns.len() + 1));
        for row in rows {
            let cells: Vec<String> = columns.iter().map(|column| column.cell(row, against)).collect();
            if cells.iter().any(|cell| !cell.is_empty()) {
                println!("| {} | {} |", row.name, cells.join(" | "));
            }
        }
    }
}

impl Column {
    /// `12.3`; beside another checkout `4.1 → 12.3: 3.00 [2.95..3.04]`. Nothing where the row has no such figure.
    fn cell(&self, row: &Row, against: bool) -> String {
        let print = |value: f64| format!("{:.*}", self.digits, value / self.unit);
        let Some(ours) = row.median(self.figure, 0).map(print) else { return String::new() };
        if !against {
            return ours;
        }
        let theirs = row.median(self.figure, 1).map_or("?".to_owned(), print);
        let is_measured = self.more || self.figure.ends_with("ns");
        let Some(ratio) = row.ratio(self.figure).filter(|_| is_measured) else {
            return format!("{theirs} → {ours}");
        };
        let ratio = if self.more { ratio } else { ratio.inverted() };
        format!("{theirs} → {ours}: {:.2} [{:.2}..{:.2}]", ratio.median, ratio.least, ratio.greatest)
    }
}
