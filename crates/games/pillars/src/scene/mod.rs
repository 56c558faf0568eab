//! The table as a viewer sees it.
use parlour_core::Scene;
use crate::PillarsView;
pub(crate) fn scene(_view: &PillarsView) -> Scene { unimplemented!() }
