//! Rubbish on many sockets.
