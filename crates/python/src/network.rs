//! `parlour.Network`.

use std::sync::Mutex;

use numpy::{IntoPyArray as _, PyArray1, PyReadonlyArray1, PyReadonlyArray2, PyUntypedArrayMethods as _};
use parlour_net::{Activations, Network as Engine};
use pyo3::prelude::*;

use crate::errors::raised;

/// A network that plays, from the bytes of a file of weights: it calculates in whole numbers, the same on every machine.
///
/// `python -m train` makes such files; docs/training.md says what stands in them.
#[pyclass(module = "parlour", frozen)]
pub(crate) struct Network {
    network: Engine,
    activations: Mutex<Activations>,
}

#[pymethods]
impl Network {
    #[new]
    fn new(data: &[u8]) -> PyResult<Self> {
        let network = Engine::read(data).map_err(raised)?;
        Ok(Self { network, activations: Mutex::default() })
    }

    /// The version of the observations, numbers of actions and features that it was trained with: that of `Game.version`.
    #[getter]
    fn version(&self) -> u16 {
        self.network.dimensions().version
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.network.dimensions().observation
    }

    /// The seats of the largest table.
    #[getter]
    fn seats(&self) -> usize {
        self.network.dimensions().seats
    }

    /// The numbers in a state.
    #[getter]
    fn width(&self) -> usize {
        self.network.dimensions().width
    }

    /// The logits of the legal actions of a view, float32, the higher the better: for its observation, and for the number and the
    /// features of each action.
    fn logits<'py>(
        &self,
        py: Python<'py>,
        observation: PyReadonlyArray1<'_, i8>,
        ids: Vec<usize>,
        features: PyReadonlyArray2<'_, u16>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let (traits, width) = (&self.network.dimensions().traits, features.shape()[1]);
        let features = features.as_slice().map_err(raised)?;
        if width != traits.features().len() || features.len() != ids.len() * width {
            let wanted = traits.features().len();
            return Err(raised(format!(
                "there has to be a row of features for each action, of {wanted} numbers"
            )));
        }
        let rows = || ids.iter().enumerate().map(|(place, &id)| (id, &features[place * width..][..width]));
        if let Some((id, _)) = rows().find(|&(id, row)| !traits.fit(id, row)) {
            return Err(raised(format!("no action has the number {id} and these features")));
        }
        let mut activations = self.activations.lock().expect("nothing that holds it can fail");
        self.observe(&observation, &mut activations)?;
        let logit = |(id, row): (usize, &[u16])| {
            self.network.logit(id, row, &mut activations) as f32 / Engine::LOGIT_ONE
        };
        Ok(rows().map(logit).collect::<Vec<f32>>().into_pyarray(py))
    }

    /// The win chances of the seats of a table, float32, the viewer's first, then clockwise.
    fn win_chances<'py>(
        &self,
        py: Python<'py>,
        observation: PyReadonlyArray1<'_, i8>,
        seats: usize,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let most = self.network.dimensions().seats;
        if seats == 0 || seats > most {
            return Err(raised(format!("the network is for at most {most} seats, not for {seats}")));
        }
        let mut activations = self.activations.lock().expect("nothing that holds it can fail");
        self.observe(&observation, &mut activations)?;
        let mut chances = vec![0.0; seats];
        self.network.win_chances(&activations, &mut chances);
        Ok(chances.into_pyarray(py))
    }
}

impl Network {
    fn observe(&self, observation: &PyReadonlyArray1<'_, i8>, activations: &mut Activations) -> PyResult<()> {
        let (observation, wanted) =
            (observation.as_slice().map_err(raised)?, self.network.dimensions().observation);
        if observation.len() != wanted {
            return Err(raised(format!(
                "the observation has {} numbers instead of {wanted}",
                observation.len()
            )));
        }
        self.network.observe(observation, activations);
        Ok(())
    }
}
