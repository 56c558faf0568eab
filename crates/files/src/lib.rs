//! Files on this machine: the folder for Parlour's data ([`data_folder`]), and files that appear whole or not
//! at all ([`WholeFile`]).

#![forbid(unsafe_code)]

mod folder;
mod whole;

pub use self::{
    folder::{NoDataFolderError, data_folder},
    whole::WholeFile,
};
