//! Opening a backend, its capabilities, and the checked way to its memory.
//!
//! Everything that differs between devices is decided here and enters the kernels as comptime
//! integers ([`Tuning`]). A device failure is an [`Error`], never zeros read back as a result.

mod amd;
mod identity;
mod list;
mod matrix;
mod panics;
mod select;
mod tuning;

pub use amd::prepare;
pub use identity::{Identity, identities};
pub use list::{BackendReport, DeviceReport, list};
pub use matrix::{
    Bf16Unit, FormatPath, Fp4, MatrixPaths, MmaChoice, MmaPath, NativeUnit, bf16_mma, scaled_mma,
};
pub use select::{Backend, DeviceName, DeviceSpec, open_all};
pub use tuning::{DenseTile, PackedTile, Tuning, WarpTiles};

use crate::error::{Error, Result};
use cubecl::client::Client;
use cubecl::server::Handle;
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Launches on a CPU between two waits. Where CubeCL's queue (32 calls) is full, the launching thread spins for milliseconds on
/// a core that the kernel needs; waiting asleep before that keeps the core free.
const LAUNCHES_IN_FLIGHT: usize = 16;

/// An open device: a client, its name, and the comptime integers its kernels use.
#[derive(Clone)]
pub struct Device {
    client: Client,
    name: DeviceName,
    adapter: String,
    software: bool,
    tuning: Tuning,
    launches: Arc<AtomicUsize>,
    matrix: Arc<MatrixPaths>,
}

impl std::fmt::Debug for Device {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Device({}, {})", self.name, self.adapter)
    }
}

impl Device {
    /// Opens the device a user named (`auto`, `cpu`, `wgpu`, `wgpu:1`, `cuda:0`, ...).
    ///
    /// # Errors
    /// [`Error::Config`] for a name that cannot be parsed, [`Error::Device`] for a backend that is
    /// not compiled in or a device that is not there.
    pub fn open(spec: &str) -> Result<Device> {
        Ok(Self::open_with_reason(spec)?.0)
    }

    /// [`Device::open`], with one line that says what was chosen and why.
    pub fn open_with_reason(spec: &str) -> Result<(Device, String)> {
        select::open(spec.parse()?)
    }

    /// A device over a client that the caller made, of a CubeCL runtime of its own for instance. `name` must be no other
    /// device's: memory is kept by name.
    pub fn from_client(client: Client, name: DeviceName, software: bool) -> Device {
        let tuning = Tuning::for_device(client.properties(), name.backend, software);
        let adapter = client.properties().identity.name.clone();
        Device {
            client,
            name,
            adapter,
            software,
            tuning,
            launches: Arc::default(),
            matrix: Arc::new(MatrixPaths::emulated("no other path was asked for")),
        }
    }

    /// The client that kernels are launched on; asked for once a launch.
    pub fn client(&self) -> &Client {
        let launch = self.launches.fetch_add(1, Ordering::Relaxed);
        if self.name.backend == Backend::Cpu && launch % LAUNCHES_IN_FLIGHT == 0 {
            // What failed is known by what it should have written, and by `check`.
            let _ = panics::guard(|| pollster::block_on(self.client.sync()));
        }
        &self.client
    }

    /// The name that opens this device again, for example `wgpu:0`.
    pub fn name(&self) -> DeviceName {
        self.name
    }

    /// What the driver calls the device.
    pub fn adapter(&self) -> &str {
        &self.adapter
    }

    /// Whether the device is a software adapter such as lavapipe.
    pub fn is_software(&self) -> bool {
        self.software
    }

    /// The comptime integers chosen for this device.
    pub fn tuning(&self) -> &Tuning {
        &self.tuning
    }

    /// A device whose kernels use other comptime integers (tests run several shapes).
    pub fn with_tuning(&self, tuning: Tuning) -> Device {
        Device {
            tuning,
            ..self.clone()
        }
    }

    /// This device with kernels that give the bits that are the same everywhere; see [`crate::layers::strict`].
    pub fn strict(&self) -> Device {
        let t = self.tuning;
        // Three operations where there was one: a software adapter's compiler needs minutes for its usual large tile.
        let gemm = match self.software && self.name.backend != Backend::Cpu {
            true => DenseTile {
                tm: 8,
                tn: 2,
                ..t.gemm
            },
            false => t.gemm,
        };
        self.with_tuning(Tuning {
            strict: true,
            gemm,
            ..t
        })
    }

    /// How each FP4 format is multiplied, and why.
    pub fn matrix_paths(&self) -> &MatrixPaths {
        &self.matrix
    }

    /// A device whose FP4 GEMMs go other ways. Nothing is checked: [`crate::gemm::native::choose`] does that.
    pub fn with_matrix_paths(&self, paths: MatrixPaths) -> Device {
        Device {
            matrix: Arc::new(paths),
            ..self.clone()
        }
    }

    /// Runs something that may fail on the device's own thread without that counting against the device; `f` has to wait
    /// for what it starts.
    pub(crate) fn attempt<T>(&self, f: impl FnOnce() -> Result<T>) -> Result<T, String> {
        panics::probe(f)?.map_err(|e| e.to_string())
    }

    /// Reserves `bytes` of uninitialised device memory.
    ///
    /// # Errors
    /// [`Error::Device`] where one buffer of this size is beyond the device's limit.
    pub fn alloc(&self, bytes: usize) -> Result<Handle> {
        let limit = self.client.properties().memory.max_page_size;
        if bytes as u64 > limit {
            return Err(self.failure(format!(
                "a buffer of {bytes} bytes is over this device's limit of {limit} bytes a buffer; \
                 use a smaller batch, context or model, or another device"
            )));
        }
        panics::guard(|| self.client.empty(bytes.max(4))).map_err(|what| self.failure(what))
    }

    /// Memory that the next call for the same slot on this thread overwrites; kernels of a thread run in order, so
    /// what was queued before is done with it by then. Fresh memory costs page faults, reused memory does not.
    pub(crate) fn scratch(&self, slot: Slot, bytes: usize) -> Result<Handle> {
        thread_local! {
            static SLOTS: RefCell<HashMap<(DeviceName, Slot), Handle>> = RefCell::default();
        }
        let key = (self.name, slot);
        let held = SLOTS.with_borrow(|slots| slots.get(&key).cloned());
        match held.filter(|h| h.size() >= bytes as u64) {
            Some(handle) => Ok(handle),
            None => {
                let handle = self.alloc(bytes)?;
                SLOTS.with_borrow_mut(|slots| slots.insert(key, handle.clone()));
                Ok(handle)
            }
        }
    }

    /// An error where the device tells its memory and `bytes` are more.
    ///
    /// # Errors
    /// [`Error::Device`] with both figures.
    pub fn require(&self, bytes: u64, what: &str) -> Result<()> {
        match self.client.properties().memory.max_memory() {
            Some(memory) if bytes > memory => Err(self.failure(format!(
                "{what} take {:.1} GiB and the device has {:.1} GiB; \
                 use a smaller model, batch or context, or another device",
                bytes as f64 / (1u64 << 30) as f64,
                memory as f64 / (1u64 << 30) as f64
            ))),
            _ => Ok(()),
        }
    }

    /// Copies host bytes to the device.
    ///
    /// # Errors
    /// As [`Device::alloc`].
    pub fn upload(&self, bytes: &[u8]) -> Result<Handle> {
        let limit = self.client.properties().memory.max_page_size;
        if bytes.len() as u64 > limit {
            return Err(self.failure(format!(
                "an upload of {} bytes is over this device's limit of {limit} bytes a buffer",
                bytes.len()
            )));
        }
        panics::guard(|| self.client.create_from_slice(bytes)).map_err(|what| self.failure(what))
    }

    /// Waits for the work that fills `handle` and copies it to the host.
    ///
    /// # Errors
    /// [`Error::Device`] where any kernel of this process failed to compile or run.
    pub fn download(&self, handle: &Handle) -> Result<Vec<u8>> {
        let read = panics::guard(|| self.client.read_one(handle.clone()));
        match read {
            Ok(Ok(bytes)) => {
                self.check()?;
                Ok(bytes.to_vec())
            }
            Ok(Err(e)) => Err(self.failure(e.to_string())),
            Err(what) => Err(self.failure(what)),
        }
    }

    /// Waits until the device is idle.
    ///
    /// # Errors
    /// As [`Device::download`].
    pub fn sync(&self) -> Result<()> {
        match panics::guard(|| pollster::block_on(self.client.sync())) {
            Ok(Ok(())) => self.check(),
            Ok(Err(e)) => Err(self.failure(e.to_string())),
            Err(what) => Err(self.failure(what)),
        }
    }

    /// Bytes that the device's pools hold at this moment.
    pub fn bytes_reserved(&self) -> u64 {
        use cubecl::MemoryScope;
        panics::guard(|| self.client.memory_report(MemoryScope::Device))
            .map(|r| r.usage().bytes_reserved)
            .unwrap_or(0)
    }

    /// An error if a kernel failed on the device's own thread since the process started.
    fn check(&self) -> Result<()> {
        match panics::device_thread_failure() {
            Some(what) => Err(self.failure(what)),
            None => Ok(()),
        }
    }

    pub(crate) fn failure(&self, what: String) -> Error {
        Error::Device {
            device: self.name.to_string(),
            what,
        }
    }
}

/// A use of scratch memory: for whom, and what it holds.
pub(crate) type Slot = (&'static str, &'static str);

/// Runs a test on every device present, and says which backends are missing.
#[cfg(test)]
pub(crate) fn on_every_device(mut test: impl FnMut(&Device)) {
    let (devices, missing) = open_all();
    for why in missing {
        println!("not tested: {why}");
    }
    for device in &devices {
        println!("testing on {device:?}");
        test(device);
    }
}
