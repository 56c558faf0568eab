//! The rules by example, the laws, and what a seat can know.

mod laws;
