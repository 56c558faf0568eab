//! Letters, and rows of them.

use super::{RulesLine, RulesStyle};

/// A letter of a rules page.
#[derive(Clone, Copy)]
pub(super) struct Letter {
    pub(super) sign: char,
    pub(super) style: RulesStyle,
    /// The line of the Markdown page that it comes from.
    pub(super) source: usize,
}

/// Breaks the letters into rows of at most this width, between words.
pub(super) fn wrapped(letters: &[Letter], width: usize) -> Vec<Vec<Letter>> {
    let mut rows = vec![Vec::new()];
    for word in letters.split(|letter| letter.sign.is_whitespace()).filter(|word| !word.is_empty()) {
        let row: &mut Vec<Letter> = rows.last_mut().expect("there is always a row");
        if row.is_empty() {
            row.extend(word);
        } else if row.len() + 1 + word.len() <= width {
            let last = row[row.len() - 1].style;
            let style = if last == word[0].style { last } else { RulesStyle::Plain };
            row.push(Letter { sign: ' ', style, source: word[0].source });
            row.extend(word);
        } else {
            rows.push(word.to_vec());
        }
    }
    rows
}

/// Turns letters into a line; a line without letters comes from `source`.
pub(super) fn line(letters: &[Letter], source: usize) -> RulesLine {
    let source = letters.first().map_or(source, |letter| letter.source);
    let pieces = letters.chunk_by(|one, next| one.style == next.style);
    let text = |piece: &[Letter]| (piece.iter().map(|letter| letter.sign).collect(), piece[0].style);
    RulesLine { source, pieces: pieces.map(text).collect() }
}
