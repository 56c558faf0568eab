//! DAM-2: the patterns of all codices, in the order of `codices.csv`.

use crate::Codex;

/// What each codex shows in its places 1 to 7: the letter of a god, or a dot for a blank.
#[rustfmt::skip]
pub(crate) const PATTERNS: [&[u8; 7]; Codex::COUNT] = [
    // Generate
    b"D..PP..", b"D..AA..", b"P..NN..", b"P..DD..", b"A..NN..",
    b"A..PP..", b"H..AA..", b"H..DD..", b"N..HH..", b"N..DD..",
    // Combust
    b"H.P..P.", b"H.N..N.", b"P.A..A.", b"P.D..D.", b"A.H..H.",
    b"A.D..D.", b"N.P..P.", b"N.A..A.", b"D.N..N.", b"D.H..H.",
    // Oracle
    b"HN....A", b"P.A...H", b"DN...P.", b"N..HD..", b"A.D..P.",
    // Reflex
    b"A.A....", b"H.H....", b"P.P....", b"N.N....", b"D.D....",
    // Haste
    b"D......", b"P......", b"A......", b"H......", b"N......",
    // One
    b"HH.....", b"DD.....", b"PP.....", b"AA.....", b"NN.....",
    b"H..H...", b"D..D...", b"A..A...", b"P..P...", b"N..N...",
    // Two
    b"P.P...H", b"N.N...A", b"D.D...N", b"H.H...D", b"A.A...P",
    // Three
    b".DN..PH", b".PH..NA", b".HD..AP", b".AP..DN", b".PA..HD",
    // Annex
    b"AP.....", b"PN.....", b"NH.....", b"HD.....", b"DA.....",
    // Lyse
    b"HH.P...", b"PP.A...", b"AA.D...", b"DD.N...", b"NN.H...",
    // Sacrifice
    b"H.H.AA.", b"P.P.DD.", b"A.A.NN.", b"D.D.HH.", b"N.N.PP.",
    // Eviscerate
    b"HH.PA.D", b"PP.AD.N", b"AA.DN.H", b"DD.NH.P", b"NN.HP.A",
];
