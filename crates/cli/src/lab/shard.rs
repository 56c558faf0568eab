//! Reads which shard of a run a job of a cluster plays: `--shard`.

use std::env;

use parlour_lab::Shard;

/// Reads `3/16`; or `auto` if the cluster says which shard of how many, and `auto/16` if it does not say of
/// how many.
pub(crate) fn shard(text: &str) -> Result<Shard, String> {
    match text.strip_prefix("auto") {
        None => text.parse().map_err(|error: parlour_lab::ShardError| error.to_string()),
        Some(of) => of_job(of.strip_prefix('/'), |name| env::var(name).ok()),
    }
}

/// The shard of a cluster job. SLURM numbers the tasks of an array as it was told, and says what the first
/// and the count are; Kubernetes counts from 0.
fn of_job(of: Option<&str>, variable: impl Fn(&str) -> Option<String>) -> Result<Shard, String> {
    let number = |name: &str| -> Result<Option<u64>, String> {
        let read =
            |text: String| text.trim().parse().map_err(|_| format!("{name} is `{text}`, not a number"));
        variable(name).map(read).transpose()
    };
    let of: Option<u64> = of
        .map(|of| of.parse().map_err(|_| "`auto` stands alone, or says of how many: `auto/16`".to_owned()))
        .transpose()?;
    let (place, count) = match (number("SLURM_ARRAY_TASK_ID")?, number("JOB_COMPLETION_INDEX")?) {
        // In an array that plays only what is missing, each task has the number of its shard.
        (Some(task), _) if of.is_some() => (task.wrapping_sub(1), None),
        (Some(task), _) => {
            let first = number("SLURM_ARRAY_TASK_MIN")?.unwrap_or(1);
            (task.saturating_sub(first), number("SLURM_ARRAY_TASK_COUNT")?)
        }
        (None, Some(index)) => (index, None),
        (None, None) => {
            return Err(
                "`auto` needs SLURM_ARRAY_TASK_ID or JOB_COMPLETION_INDEX, which a cluster sets".to_owned()
            );
        }
    };
    let of = of.or(count).ok_or("the cluster does not say of how many: `auto/16`")?;
    Shard::new(place.wrapping_add(1), of).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(of: Option<&str>, variables: &[(&str, &str)]) -> Result<Shard, String> {
        let value =
            |name: &str| variables.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        of_job(of, value)
    }

    #[test]
    fn a_job_of_a_cluster_knows_its_shard() {
        let third = "3/16".parse().unwrap();
        let slurm =
            [("SLURM_ARRAY_TASK_ID", "3"), ("SLURM_ARRAY_TASK_MIN", "1"), ("SLURM_ARRAY_TASK_COUNT", "16")];
        assert_eq!(said(None, &slurm), Ok(third));
        let from_zero =
            [("SLURM_ARRAY_TASK_ID", "2"), ("SLURM_ARRAY_TASK_MIN", "0"), ("SLURM_ARRAY_TASK_COUNT", "16")];
        assert_eq!(said(None, &from_zero), Ok(third));
        let again =
            [("SLURM_ARRAY_TASK_ID", "3"), ("SLURM_ARRAY_TASK_MIN", "3"), ("SLURM_ARRAY_TASK_COUNT", "2")];
        assert_eq!(said(Some("16"), &again), Ok(third));
        assert_eq!(said(Some("16"), &[("JOB_COMPLETION_INDEX", "2")]), Ok(third));
    }

    #[test]
    fn a_job_that_does_not_is_told_why() {
        assert!(said(None, &[]).unwrap_err().contains("which a cluster sets"));
        assert!(said(None, &[("JOB_COMPLETION_INDEX", "2")]).unwrap_err().contains("of how many"));
        assert!(
            said(Some("2"), &[("JOB_COMPLETION_INDEX", "2")])
                .unwrap_err()
                .contains("there is no shard 3 of 2")
        );
        assert!(
            said(Some("2"), &[("SLURM_ARRAY_TASK_ID", "0")])
                .unwrap_err()
                .contains("there is no shard 0 of 2")
        );
        assert!(said(Some("x"), &[]).unwrap_err().contains("auto/16"));
        assert!(said(None, &[("JOB_COMPLETION_INDEX", "two")]).unwrap_err().contains("not a number"));
    }
}
