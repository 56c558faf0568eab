//! Court cards, jokers and the Demiurge: figures of a few shapes, standing in a niche.

use parlour_core::scene::Emblem;

use super::emblem::emblem;

/// The figure in the niche.
#[derive(Clone, Copy)]
pub(super) enum Title {
    Jack,
    Queen,
    King,
}

const NICHE: &str = r#"<path class="niche" d="M39 131V50A27 27 0 0 1 93 50V131Z"/>"#;

const KING: &str = r#"<path d="M40 131C40 106 51 97 66 97C81 97 92 106 92 131Z"/><path class="skin" d="M54 60H78V84C78 93 72 98 66 98C60 98 54 93 54 84Z"/><path d="M54 77C58 83 62 81 66 81C70 81 74 83 78 77V88C78 99 71 107 66 110C61 107 54 99 54 88Z"/><circle cx="61" cy="71" r="2.2"/><circle cx="71" cy="71" r="2.2"/><path class="gilt edge" d="M51 62V36L59 48L66 31L73 48L81 36V62Z"/><path class="gilt-line" d="M51 56H81"/>"#;

const QUEEN: &str = r#"<path d="M48 66C46 44 86 44 84 66L88 98C82 103 76 101 74 95H58C56 101 50 103 44 98Z"/><path d="M42 131C44 110 54 99 66 99C78 99 88 110 90 131Z"/><path class="skin" d="M61 86H71V101C71 107 61 107 61 101Z"/><path class="skin" d="M55 62C56 54 76 54 77 62V75C77 86 71 92 66 92C61 92 55 86 55 75Z"/><circle cx="61.5" cy="72" r="2.2"/><circle cx="70.5" cy="72" r="2.2"/><path class="mouth" d="M63 82H69"/><path class="gilt edge" d="M50 57C53 51 52 44 51 39L59 46L66 33L73 46L81 39C80 44 79 51 82 57C74 51 58 51 50 57Z"/><circle class="gilt edge" cx="66" cy="31" r="3.5"/>"#;

const JACK: &str = r#"<path d="M53 60H79L82 90H74V72H58V90H50Z"/><path d="M42 131V112C42 104 54 98 58 97H74C78 98 90 104 90 112V131Z"/><path class="skin" d="M57 60H75V78C75 87 71 92 66 92C61 92 57 87 57 78Z"/><path class="skin" d="M61 88H71V98L66 104L61 98Z"/><circle cx="62" cy="73" r="2.2"/><circle cx="70" cy="73" r="2.2"/><path class="mouth" d="M63 82H69"/><path class="gilt edge" d="M74 50C86 44 93 32 90 17C78 22 70 34 70 48Z"/><path d="M48 58C45 44 58 38 70 41C82 43 86 51 84 58Z"/><path class="gilt edge" d="M47 56H85V63H47Z"/>"#;

/// A jack, queen or king of that suit.
pub(super) fn court(title: Title, suit: &Emblem) -> String {
    let figure = match title {
        Title::Jack => JACK,
        Title::Queen => QUEEN,
        Title::King => KING,
    };
    format!("{NICHE}{figure}<g class=\"on-ink\">{}</g>", emblem(suit, 66.0, 119.0, 16.0))
}

/// The Archon without a suit: an eye in a sun above a robe.
pub(super) fn demiurge() -> String {
    format!(
        "{NICHE}{}",
        r#"<path class="gilt-line rays" d="M66 24V34M66 90V100M28 62H38M94 62H104M42 38L49 45M90 38L83 45"/><path class="robe" d="M66 84L92 131H40Z"/><circle class="gilt edge" cx="66" cy="62" r="23"/><path class="robe" d="M47 62Q66 43 85 62Q66 81 47 62Z"/><circle class="gilt" cx="66" cy="62" r="7.5"/><circle class="robe" cx="66" cy="62" r="3"/><path class="gilt-line" d="M66 94V131M56 113L66 103L76 113"/>"#
    )
}

/// A joker: half of the face is painted.
pub(super) fn joker(suit: &Emblem) -> String {
    let figure = r#"<path d="M40 131L45 104L56 115L66 100L76 115L87 104L92 131Z"/><circle class="skin" cx="66" cy="80" r="17"/><path d="M66 63A17 17 0 0 1 66 97Z"/><path d="M57 76L60 71L63 76L60 81Z"/><path class="on-ink-fill" d="M69 76L72 71L75 76L72 81Z"/><path class="mouth" d="M58 87Q62 91 66 91"/><path d="M46 75C36 58 38 46 29 38C45 32 56 44 59 54C60 40 62 30 66 20C70 30 72 40 73 54C76 44 87 32 103 38C94 46 96 58 86 75C76 64 56 64 46 75Z" transform="translate(9.2 10)scale(.86)"/><path class="gilt-line" d="M49 74C58 65 74 65 83 74"/><circle class="gilt edge" cx="36" cy="44" r="4.5"/><circle class="gilt edge" cx="66" cy="28" r="4.5"/><circle class="gilt edge" cx="96" cy="44" r="4.5"/>"#;
    let letter = format!(
        "<text class=\"rank\" x=\"21\" y=\"96\" font-size=\"22\" text-anchor=\"middle\">{}</text>",
        super::escaped(&suit.letter.to_string())
    );
    format!("{NICHE}{figure}{letter}")
}
