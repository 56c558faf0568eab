//! The back of a card.

/// The back that every card of Parlour has.
pub(crate) fn back() -> String {
    "<svg viewBox=\"0 0 100 140\" class=\"art\" aria-hidden=\"true\"><rect class=\"back\" x=\"1\" y=\"1\" width=\"98\" height=\"138\" rx=\"9\"/>\
     <rect class=\"back-line\" x=\"9\" y=\"9\" width=\"82\" height=\"122\" rx=\"5\"/><path class=\"back-mark\" d=\"M50 45l18 25-18 25-18-25z\"/></svg>"
        .to_owned()
}
