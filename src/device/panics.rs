//! CubeCL reports some failures as panics: a missing driver, a kernel that cannot be compiled.
//! They are turned into values here. Panics of other threads print as always.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, Once, OnceLock};

thread_local! {
    static QUIET: Cell<bool> = const { Cell::new(false) };
}

static INSTALL: Once = Once::new();
static DEVICE_FAILURE: OnceLock<String> = OnceLock::new();
/// Probing a missing driver panics on the device's thread too; such panics are expected.
static PROBING: Mutex<u32> = Mutex::new(0);

/// CubeCL names its device threads `DSU-..` and `DSD-..`.
fn on_device_thread() -> bool {
    std::thread::current()
        .name()
        .is_some_and(|n| n.starts_with("DSU-") || n.starts_with("DSD-"))
}

fn install_hook() {
    INSTALL.call_once(|| {
        let default = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if on_device_thread() {
                if *PROBING.lock().unwrap_or_else(|e| e.into_inner()) == 0 {
                    let what = info.payload_as_str().unwrap_or("a panic without a message");
                    let _ = DEVICE_FAILURE.set(format!("the backend failed: {what}"));
                }
            } else if !QUIET.get() {
                default(info);
            }
        }));
    });
}

/// Runs `f`, turning a panic into its message.
pub(super) fn guard<T>(f: impl FnOnce() -> T) -> Result<T, String> {
    install_hook();
    let before = QUIET.replace(true);
    let result = catch_unwind(AssertUnwindSafe(f));
    QUIET.set(before);
    result.map_err(|payload| {
        payload
            .downcast_ref::<String>()
            .cloned()
            .or_else(|| payload.downcast_ref::<&str>().map(|s| s.to_string()))
            .or_else(device_thread_failure)
            .unwrap_or_else(|| "the backend stopped without a message".into())
    })
}

/// [`guard`] for calls that are expected to fail where a driver is missing.
pub(super) fn probe<T>(f: impl FnOnce() -> T) -> Result<T, String> {
    *PROBING.lock().unwrap_or_else(|e| e.into_inner()) += 1;
    let result = guard(f);
    *PROBING.lock().unwrap_or_else(|e| e.into_inner()) -= 1;
    result
}

/// The first panic seen on a device thread outside of probing.
pub(super) fn device_thread_failure() -> Option<String> {
    DEVICE_FAILURE.get().cloned()
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_panic_becomes_its_message() {
        assert_eq!(
            super::guard(|| panic!("no {}", "driver")).err(),
            Some("no driver".to_string())
        );
        assert_eq!(super::guard(|| 3), Ok(3));
    }
}
