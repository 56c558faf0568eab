//! The shape of each suit and god, as markup in a box from -50 to 50.
//!
//! The outlines differ as much as possible: a point, two lobes, a lozenge, three balls; a boulder, a sheet, a
//! cross; a drop, stripes, a bow, an ear, a crescent. So they can be told apart when small, blurred or grey.
//! All take the colour of their surroundings; `cut` marks what is cut out of them.

/// The shape of an emblem by its name, if it has one.
pub(super) fn shape(name: &str) -> Option<&'static str> {
    Some(match name {
        "spades" => SPADE,
        "hearts" => HEART,
        "diamonds" => DIAMOND,
        "clubs" => CLUB,
        "rock" => ROCK,
        "paper" => PAPER,
        "scissors" => SCISSORS,
        "hades" => FLAME,
        "poseidon" => WAVES,
        "artemis" => BOW,
        "demeter" => WHEAT,
        "nyx" => MOON,
        "demiurge" => SUN,
        "red joker" | "black joker" => CAP,
        "faces" => CROWN,
        _ => return None,
    })
}

const SPADE: &str = r#"<path d="M0-49C9-27 44-9 44 18C44 34 32 42 20 42C12 42 6 38 3 31C4 40 8 46 15 50H-15C-8 46-4 40-3 31C-6 38-12 42-20 42C-32 42-44 34-44 18C-44-9-9-27 0-49Z"/>"#;
const HEART: &str = r#"<path d="M0 48C-8 34-48 14-48-16C-48-34-35-44-22-44C-11-44-3-38 0-28C3-38 11-44 22-44C35-44 48-34 48-16C48 14 8 34 0 48Z"/>"#;
const DIAMOND: &str =
    r#"<path d="M0-50C8-31 21-13 35 0C21 13 8 31 0 50C-8 31-21 13-35 0C-21-13-8-31 0-50Z"/>"#;
const CLUB: &str = r#"<circle cy="-25" r="22"/><circle cx="-26" cy="11" r="22"/><circle cx="26" cy="11" r="22"/><path d="M-6-8H6C5 24 8 42 17 50H-17C-8 42-5 24-6-8Z"/>"#;
const ROCK: &str = r#"<path d="M-47 20L-37-16L-10-42L25-37L47 0L39 36L-29 42Z"/><path class="cut" d="M-37-16L-6-7L25-37M-6-7L4 41M-6-7L47 0"/>"#;
const PAPER: &str = r#"<path d="M-36-48H14L38-24V48H-36Z"/><path class="cut" d="M14-48V-24H38M-21-4H22M-21 13H22M-21 30H8"/>"#;
const SCISSORS: &str = r#"<path d="M-33-47C-31-24-12 4 6 24L16 18C6-6-16-34-33-47Z"/><path d="M33-47C31-24 12 4-6 24L-16 18C-6-6 16-34 33-47Z"/><path class="wire" d="M-24 21A12 13 0 1 1-24 47A12 13 0 1 1-24 21ZM24 21A12 13 0 1 1 24 47A12 13 0 1 1 24 21Z"/>"#;
const FLAME: &str = r#"<path d="M5-50C9-27 37-14 37 15C37 36 21 49 0 49C-21 49-37 36-37 15C-37 1-27-9-21-21C-17-11-13-7-8-5C-11-22-6-40 5-50Z"/><path class="cut fill" d="M2 8C11 16 15 23 13 32C11 39 5 43-1 43C-9 43-15 37-14 29C-13 21-2 18 2 8Z"/>"#;
const WAVES: &str = r#"<path class="wire wide" d="M-46-22q11.5-16 23 0t23 0 23 0 23 0M-46 6q11.5-16 23 0t23 0 23 0 23 0M-46 34q11.5-16 23 0t23 0 23 0 23 0"/>"#;
const BOW: &str = r#"<path class="wire" d="M-12-46C38-32 38 32-12 46"/><path class="wire thin" d="M-12-46V46M-48 0H36"/><path d="M50 0L28-13V13Z"/>"#;
const WHEAT: &str = r#"<path class="wire thin" d="M0 50V-8"/><ellipse cy="-36" rx="9" ry="15"/><ellipse cx="-16" cy="-19" rx="8" ry="16" transform="rotate(-32-16-19)"/><ellipse cx="16" cy="-19" rx="8" ry="16" transform="rotate(32 16-19)"/><ellipse cx="-16" cy="9" rx="8" ry="16" transform="rotate(-32-16 9)"/><ellipse cx="16" cy="9" rx="8" ry="16" transform="rotate(32 16 9)"/>"#;
const MOON: &str = r#"<path d="M12-48A49 49 0 1 0 47 26A41 41 0 1 1 12-48Z"/><path d="M27-33L32-19L46-14L32-9L27 5L22-9L8-14L22-19Z"/>"#;
const SUN: &str = r#"<circle r="23"/><path class="wire" d="M0-49V-33M0 49V33M-49 0H-33M49 0H33M-35-35L-24-24M35 35L24 24M-35 35L-24 24M35-35L24-24"/>"#;
const CAP: &str = r#"<path d="M-30 42C-40 8-38-8-48-22C-30-28-16-14-12 4C-10-18-6-32 0-46C6-32 10-18 12 4C16-14 30-28 48-22C38-8 40 8 30 42Z"/><circle cx="-45" cy="-20" r="8"/><circle cy="-43" r="8"/><circle cx="45" cy="-20" r="8"/>"#;
pub(super) const CROWN: &str =
    r#"<path d="M-44 22V-26L-21-3L0-40L21-3L44-26V22Z"/><path d="M-44 30H44V42H-44Z"/>"#;
pub(super) const STAR: &str = r#"<path d="M0-50L13-17L48-15L21 7L30 41L0 22L-30 41L-21 7L-48-15L-13-17Z"/>"#;
