//! A text as a picture that a camera reads.

use std::fmt::Write as _;

use qrcodegen::{QrCode, QrCodeEcc};

/// The white rim without which a camera finds nothing.
const RIM: i32 = 4;

/// The picture, black on white in every theme; `None` when the text is longer than such a picture holds.
pub(crate) fn svg(text: &str) -> Option<String> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let side = code.size() + 2 * RIM;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|x| code.get_module(*x, y)).count() as i32;
            if run > 0 {
                // Writing to a string does not fail.
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + RIM, y + RIM);
            }
            x += run.max(1);
        }
    }
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" width=\"{0}\" height=\"{0}\" \
         shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h{side}v{side}H0z\"/><path d=\"{path}\"/></svg>",
        side * 6
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_has_the_three_corners_and_a_rim() {
        let svg = svg("http://192.168.1.20:8080/t/bbbbbbbbbbbbbbbb").unwrap();
        // 33 modules and the rim; the upper edges of the two upper corners, and of the lower one.
        assert!(svg.contains("viewBox=\"0 0 41 41\""), "{svg}");
        for corner in ["M4 4h7v1h-7z", "M30 4h7v1h-7z", "M4 30h7v1h-7z"] {
            assert!(svg.contains(corner), "{corner}");
        }
        assert!(svg.len() < 9000, "{}", svg.len());
        assert!(super::svg(&"x".repeat(3000)).is_none());
    }
}
