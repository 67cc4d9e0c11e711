//! Where a step's time goes: every launch of it, timed alone.
//!
//! ```text
//! begin ... a step ... end    launches, each with its time, stage, place, bytes and arithmetic
//! Profile::of(...)            the same by kernel and by stage, beside the device's measured peaks
//! ```
//! CubeCL tells an observer of every launch. On GPUs the device's own timestamps are kept and read back after the step; a
//! CPU is timed by the host's clock around each kernel, which then runs alone. Either way a profiled step is slower than
//! others, and what it computes is the same to the bit.
//!
//! Bytes are those of the buffers that a kernel was given, each counted once, whatever a kernel reads again or leaves
//! out; arithmetic is counted in GEMMs and attention only, a multiply-add as two.

mod report;

pub use report::{FILE, KernelTime, Peaks, Profile, Profiled, StageTime, Subject, TABLE, TRACE};

use crate::error::{Error, Result};
use cubecl::logging::{
    Duration, LaunchObservation, LaunchObserver, ProfileDuration, TimingMethod, TimingRequest,
};
use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// One launch of a kernel.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Launch {
    /// Path of the kernel below the crate, for example `gemm::dense::gemm_panels`.
    pub kernel: String,
    /// `forward`, `backward`, `optimizer`; empty outside a step.
    pub stage: &'static str,
    /// Decoder block, where it belongs to one.
    pub layer: Option<usize>,
    /// What it was launched for, for example `q, k, v: Fprop`.
    pub place: String,
    /// When it began: nanoseconds after the profile did.
    pub start: u64,
    /// Its time in nanoseconds.
    pub time: u64,
    /// Bytes of its buffers.
    pub bytes: u64,
    /// Floating-point operations, where they are counted.
    pub flops: f64,
    /// Whether the device measured it, with its own clock.
    pub by_device: bool,
}

// ---- What the code that launches tells

static ACTIVE: AtomicBool = AtomicBool::new(false);

thread_local! {
    static STAGE: Cell<&'static str> = const { Cell::new("") };
    static BYTES: Cell<u64> = const { Cell::new(0) };
    static FLOPS: Cell<f64> = const { Cell::new(0.0) };
}

/// Whether launches are being timed.
pub(crate) fn is_on() -> bool {
    ACTIVE.load(Ordering::Relaxed)
}

/// The stage of the launches that follow on this thread.
pub(crate) fn stage(name: &'static str) {
    if is_on() {
        STAGE.set(name);
    }
}

/// The next launch on this thread has a buffer of `n` more bytes.
pub(crate) fn bytes(n: usize) {
    if is_on() {
        BYTES.set(BYTES.get() + n as u64);
    }
}

/// The next launch on this thread does this much arithmetic.
pub(crate) fn flops(n: f64) {
    if is_on() {
        FLOPS.set(n);
    }
}

/// Names what the launches since the last call were for.
pub(crate) fn place(layer: Option<usize>, name: impl FnOnce() -> String) {
    if !is_on() {
        return;
    }
    let seen = RECORDER.lock().unwrap_or_else(|e| e.into_inner()).clone();
    if let Some(recorder) = seen {
        recorder.name(layer, &name());
    }
}

// ---- The observer

/// The one that is on; launches of all threads go there.
static RECORDER: Mutex<Option<Arc<Recorder>>> = Mutex::new(None);

struct Seen {
    launch: Launch,
    named: bool,
    unread: Option<ProfileDuration>,
}

struct Recorder {
    begun: Instant,
    thread: std::thread::ThreadId,
    launches: Mutex<Vec<Seen>>,
}

impl Recorder {
    fn launches(&self) -> std::sync::MutexGuard<'_, Vec<Seen>> {
        self.launches.lock().unwrap_or_else(|e| e.into_inner())
    }

    /// Whether a launch is of the thread that is profiled.
    fn mine(&self) -> bool {
        std::thread::current().id() == self.thread
    }

    fn name(&self, layer: Option<usize>, name: &str) {
        if !self.mine() {
            return;
        }
        let mut launches = self.launches();
        for seen in launches.iter_mut().rev().take_while(|s| !s.named) {
            seen.launch.layer = layer;
            seen.launch.place = name.to_string();
            seen.named = true;
        }
    }
}

impl LaunchObserver for Recorder {
    fn launched(&self, kernel: &'static str) {
        if !self.mine() {
            return;
        }
        self.launches().push(Seen {
            launch: Launch {
                kernel: path_of(kernel),
                stage: STAGE.get(),
                start: self.begun.elapsed().as_nanos() as u64,
                bytes: BYTES.take(),
                flops: FLOPS.take(),
                ..Launch::default()
            },
            named: false,
            unread: None,
        });
    }

    fn timing(&self) -> TimingRequest {
        TimingRequest::Deferred
    }

    fn profiled(&self, _kernel: &'static str, profile: ProfileDuration) {
        if self.mine()
            && let Some(last) = self.launches().last_mut()
        {
            last.unread = Some(profile);
        }
    }

    fn timed(&self, _kernel: &'static str, duration: Duration, method: TimingMethod) {
        if self.mine()
            && let Some(last) = self.launches().last_mut()
        {
            last.launch.time = duration.as_nanos() as u64;
            last.launch.by_device = method == TimingMethod::Device;
        }
    }
}

/// `halfbyte::gemm::dense::gemm_panels::GemmPanels<..>` is `gemm::dense::gemm_panels`.
fn path_of(type_name: &str) -> String {
    let path = type_name.split('<').next().unwrap_or(type_name);
    let path = path.rsplit_once("::").map_or(path, |(module, _)| module);
    let own = path.strip_prefix(concat!(env!("CARGO_PKG_NAME"), "::"));
    own.unwrap_or(path).to_string()
}

/// Launches being recorded, until it is dropped or ended.
#[must_use = "recording stops as soon as it is dropped"]
pub struct Recording {
    recorder: Arc<Recorder>,
    observation: Option<LaunchObservation>,
}

/// Begins to record what this thread launches.
///
/// # Errors
/// [`Error::Config`] where another profile is being taken: launches are observed process-wide.
pub fn begin() -> Result<Recording> {
    let recorder = Arc::new(Recorder {
        begun: Instant::now(),
        thread: std::thread::current().id(),
        launches: Mutex::default(),
    });
    let mut slot = RECORDER.lock().unwrap_or_else(|e| e.into_inner());
    if slot.is_some() {
        return Err(Error::Config(
            "a profile is being taken in this process; profile one run at a time".into(),
        ));
    }
    *slot = Some(recorder.clone());
    drop(slot);
    BYTES.set(0);
    FLOPS.set(0.0);
    STAGE.set("");
    let observation = LaunchObservation::new(recorder.clone());
    ACTIVE.store(true, Ordering::Relaxed);
    Ok(Recording {
        recorder,
        observation: Some(observation),
    })
}

impl Recording {
    /// The launches so far, in order; the device has to be idle. Launches that could not be timed have no time.
    pub fn end(mut self) -> Vec<Launch> {
        self.stop();
        let seen = std::mem::take(&mut *self.recorder.launches());
        let begun = self.recorder.begun;
        let read = |mut seen: Seen| {
            let Some(unread) = seen.unread else {
                return seen.launch;
            };
            seen.launch.by_device = unread.timing_method() == TimingMethod::Device;
            if let Some(ticks) = pollster::block_on(unread.resolve()) {
                seen.launch.time = ticks.duration().as_nanos() as u64;
                // A device's clock may have an origin that says nothing here.
                match ticks.start_duration_since(begun).as_nanos() as u64 {
                    0 => {}
                    start => seen.launch.start = start,
                }
            }
            seen.launch
        };
        seen.into_iter().map(read).collect()
    }

    fn stop(&mut self) {
        if self.observation.take().is_some() {
            ACTIVE.store(false, Ordering::Relaxed);
            *RECORDER.lock().unwrap_or_else(|e| e.into_inner()) = None;
        }
    }
}

impl Drop for Recording {
    fn drop(&mut self) {
        self.stop();
    }
}
