//! Where the time of each arm's steps goes: measured once an arm, after its runs, and kept in the folder of its first seed.

use std::path::Path;

use super::{PlannedRun, Study};
use crate::Result;
use crate::profile::{FILE, Profile};
use crate::train::config::RunConfig;
use crate::train::profile::profile;
use crate::train::progress::say;

/// Steps that are timed.
const STEPS: u64 = 3;

/// The profile of every arm that has a run, by name. Those that are lacking are measured on `device`, if one is given.
///
/// # Errors
/// [`Error::Corrupt`](crate::Error::Corrupt) for a file that is none; as [`profile`].
pub fn profiles(
    study: &Study,
    runs: &[PlannedRun],
    out: &Path,
    device: Option<&str>,
) -> Result<Vec<(String, Profile)>> {
    let mut found = Vec::new();
    for (i, arm) in study.arms.iter().enumerate() {
        let Some(run) = runs.iter().find(|r| r.arm == i && r.dir(out).exists()) else {
            continue;
        };
        let path = run.dir(out).join(FILE);
        let taken = match (path.exists(), device) {
            (true, _) => Profile::read(&path)?,
            (false, Some(device)) => {
                say(&format!("profile  {}", arm.name));
                let config = RunConfig {
                    device: device.to_string(),
                    ..run.config.clone()
                };
                let taken = profile(&config, STEPS)?;
                taken.write(&run.dir(out))?;
                taken.profile
            }
            (false, None) => continue,
        };
        found.push((arm.name.clone(), taken));
    }
    Ok(found)
}
