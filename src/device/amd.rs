//! Opening an MI355X (gfx950), which CubeCL 0.11.3 refuses: its table of wavefront widths ends at gfx94x, and the client
//! asserts on creation.
//!
//! gfx950 runs gfx942's code but for a few removed instructions, none of which CubeCL's text or this project's uses. So the
//! ROCm runtime is asked to present the device as gfx942 (`HSA_OVERRIDE_GFX_VERSION=9.4.2`), before it starts and with a
//! notice; hiprtc then compiles for gfx942, and the one kernel that wants more says so itself
//! (`__attribute__((target("gfx950-insts")))`, see [`crate::gemm::native`]). The variable holds for every AMD GPU of the
//! process, so it is set only where all of them are gfx950, as the kernel driver's topology tells. Nothing else in this
//! crate knows of it. Not run on hardware.

use std::path::Path;
use std::sync::OnceLock;

/// The kernel driver's list of compute nodes.
const TOPOLOGY: &str = "/sys/class/kfd/kfd/topology/nodes";
const OVERRIDE: &str = "HSA_OVERRIDE_GFX_VERSION";
/// What gfx950 is presented as.
const PRESENTED: &str = "9.4.2";
/// gfx950 in the driver's decimal notation: major * 10000 + minor * 100 + step.
const GFX950: u32 = 90500;

/// Whether gfx950 is presented as gfx942 in this process.
static PRESENTED_AS_GFX942: OnceLock<bool> = OnceLock::new();

/// Lets AMD's MI355X be opened, where there is one; returns a line to print where something was done. To be called once,
/// first thing in `main`.
///
/// # Safety
/// No other thread may run: the process's environment is written.
pub unsafe fn prepare() -> Option<String> {
    let targets = if cfg!(feature = "hip") {
        gpu_targets(Path::new(TOPOLOGY))
    } else {
        Vec::new()
    };
    let given = std::env::var(OVERRIDE).ok();
    let plan = plan(&targets, given.as_deref());
    if plan == Plan::Present {
        // SAFETY: the caller promises that no other thread reads the environment.
        unsafe { std::env::set_var(OVERRIDE, PRESENTED) };
    }
    let presented = matches!(plan, Plan::Present | Plan::Presented);
    let _ = PRESENTED_AS_GFX942.set(presented);
    plan.notice()
}

/// What to do about the GPUs of a machine.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Plan {
    /// Nothing: no gfx950.
    Nothing,
    /// Set the variable.
    Present,
    /// It is set as it has to be.
    Presented,
    /// It is set to something else.
    Other(String),
    /// gfx950 beside other GPUs.
    Mixed,
}

fn plan(targets: &[u32], given: Option<&str>) -> Plan {
    match (targets.contains(&GFX950), given) {
        (false, _) => Plan::Nothing,
        (true, Some(PRESENTED)) => Plan::Presented,
        (true, Some(other)) => Plan::Other(other.into()),
        (true, None) if targets.iter().all(|t| *t == GFX950) => Plan::Present,
        (true, None) => Plan::Mixed,
    }
}

impl Plan {
    fn notice(&self) -> Option<String> {
        match self {
            Plan::Nothing | Plan::Presented => None,
            Plan::Present => Some(format!(
                "an MI355X (gfx950) is here: {OVERRIDE}={PRESENTED} is set for this process, since CubeCL 0.11.3 opens no gfx950"
            )),
            Plan::Other(given) => Some(format!(
                "an MI355X (gfx950) is here and {OVERRIDE} is {given}; with {PRESENTED} its FP4 matrix instructions can be used"
            )),
            Plan::Mixed => Some(format!(
                "an MI355X (gfx950) is here beside other AMD GPUs; hide those (ROCR_VISIBLE_DEVICES) and set {OVERRIDE}={PRESENTED} to use it"
            )),
        }
    }
}

/// `gfx_target_version` of every GPU among the nodes; CPUs have 0.
fn gpu_targets(nodes: &Path) -> Vec<u32> {
    let Ok(entries) = std::fs::read_dir(nodes) else {
        return Vec::new();
    };
    entries
        .flatten()
        .filter_map(|node| std::fs::read_to_string(node.path().join("properties")).ok())
        .filter_map(|text| {
            let line = text
                .lines()
                .find_map(|l| l.strip_prefix("gfx_target_version "))?;
            line.trim().parse().ok()
        })
        .filter(|target| *target != 0)
        .collect()
}

/// Whether a HIP device with this fingerprint is a gfx950, under its own name or presented as gfx942.
pub(super) fn is_gfx950(fingerprint: &str) -> bool {
    fingerprint.contains("gfx950")
        || (fingerprint.contains("gfx942") && PRESENTED_AS_GFX942.get() == Some(&true))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_topology_is_read_and_cpus_are_left_out() {
        let dir = tempfile::tempdir().unwrap();
        for (node, version) in [("0", "0"), ("1", "90500"), ("2", "90500")] {
            let node = dir.path().join(node);
            std::fs::create_dir(&node).unwrap();
            let text = format!("cpu_cores_count 0\ngfx_target_version {version}\nvendor_id 4098\n");
            std::fs::write(node.join("properties"), text).unwrap();
        }
        std::fs::create_dir(dir.path().join("3")).unwrap();
        assert_eq!(gpu_targets(dir.path()), [GFX950, GFX950]);
        assert!(gpu_targets(&dir.path().join("absent")).is_empty());
    }

    #[test]
    fn the_variable_is_set_where_every_gpu_is_gfx950() {
        assert_eq!(plan(&[], None), Plan::Nothing);
        assert_eq!(plan(&[90402], None), Plan::Nothing);
        assert_eq!(plan(&[GFX950, GFX950], None), Plan::Present);
        assert_eq!(plan(&[GFX950], Some("9.4.2")), Plan::Presented);
        assert_eq!(
            plan(&[GFX950], Some("11.0.0")),
            Plan::Other("11.0.0".into())
        );
        assert_eq!(plan(&[GFX950, 110000], None), Plan::Mixed);
        for p in [Plan::Present, Plan::Mixed, Plan::Other("1".into())] {
            assert!(p.notice().unwrap().contains("9.4.2"));
        }
        assert_eq!(Plan::Nothing.notice(), None);
    }

    #[test]
    fn a_gfx942_is_not_taken_for_a_gfx950() {
        assert!(!is_gfx950("hip-kernel_gfx942:sramecc+:xnack-"));
        assert!(is_gfx950("hip-kernel_gfx950:sramecc+:xnack-"));
    }
}
