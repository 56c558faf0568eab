//! Errors as Python raises them.

use parlour_env::EnvError;
use pyo3::{PyErr, PyResult, create_exception, exceptions::PyValueError, prelude::*};

create_exception!(
    parlour,
    ParlourError,
    PyValueError,
    "Something was asked for that cannot be; the message says why."
);
create_exception!(
    parlour,
    IllegalActionError,
    ParlourError,
    "The rules forbid it. `sentence` says why as a player is told, `rule` is the id of the rule, or None if it is only not the seat's turn."
);

/// The error in the words of the library.
pub(crate) fn raised(error: impl ToString) -> PyErr {
    ParlourError::new_err(error.to_string())
}

/// The error; a broken rule comes with its id.
pub(crate) fn refused(py: Python<'_>, error: EnvError) -> PyErr {
    let (sentence, rule) = match &error {
        EnvError::Illegal { sentence, rule } => (sentence.clone(), rule.map(|rule| rule.to_string())),
        EnvError::NotAnAction(_) | EnvError::NotLegal { .. } | EnvError::NotLegalInRow { .. } => {
            (error.to_string(), None)
        }
        _ => return raised(error),
    };
    let made = IllegalActionError::new_err(sentence.clone());
    let told = || -> PyResult<()> {
        made.value(py).setattr("sentence", &sentence)?;
        made.value(py).setattr("rule", &rule)
    };
    match told() {
        Ok(()) => made,
        Err(other) => other,
    }
}
