//! The resources a process has used, as reported by Linux.

use std::{fs, time::Duration};

use crate::SiegeError;

/// The unit in which Linux counts the time of processes.
const TICK: Duration = Duration::from_millis(10);

/// The processor time a process has used so far, both its own and the system's on its behalf.
pub(crate) fn processor_time(process: u32) -> Result<Duration, SiegeError> {
    let text = fs::read_to_string(format!("/proc/{process}/stat"))?;
    // The name in brackets may contain anything; the fields after it are numbered from three.
    let fields = text.rsplit_once(')').map_or("", |(_, rest)| rest).split_whitespace();
    let ticks: Option<u32> = fields.skip(11).take(2).map(|ticks| ticks.parse::<u32>().ok()).sum();
    let ticks = ticks.ok_or_else(|| SiegeError::wrong(format!("/proc/{process}/stat is not understood")))?;
    Ok(TICK * ticks)
}

/// The memory that a process has in use, in bytes.
pub(crate) fn memory(process: u32) -> Result<u64, SiegeError> {
    let text = fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kibibytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
    kibibytes
        .map(|kibibytes| kibibytes * 1024)
        .ok_or_else(|| SiegeError::wrong(format!("/proc/{process}/status is not understood")))
}

/// The load average of the last minute: how many processes wanted to run.
pub(crate) fn load_average() -> Result<String, SiegeError> {
    let text = fs::read_to_string("/proc/loadavg")?;
    Ok(text.split(' ').next().unwrap_or_default().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_process_uses_time_and_memory() {
        let me = std::process::id();
        let before = processor_time(me).unwrap();
        let mut number = 1u64;
        while processor_time(me).unwrap() == before {
            number = std::hint::black_box(number.wrapping_mul(3));
        }
        assert!(memory(me).unwrap() > 100_000);
    }
}
