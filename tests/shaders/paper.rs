//! A device of paper: its memory holds nothing, reads give zeros, and it notes the kernels it is asked to run.
//!
//! The trainer runs on it as on any other device, so that no list of kernels has to be kept: what is noted is what a
//! device of that kind would have compiled.

use std::sync::{Arc, Mutex};

use cubecl_core::device::{DeviceId, DeviceService, ServerUtilitiesHandle, ServiceId};
use cubecl_core::environment::{backtrace::BackTrace, future::DynFut, stream::StreamId};
use cubecl_core::ir::features::{Plane, TypeUsage};
use cubecl_core::ir::{
    AddressType, DeviceIdentity, DeviceProperties, ElemType, FloatKind, HardwareProperties,
    IntKind, MemoryDeviceProperties, TargetProperties, UIntKind,
};
use cubecl_core::prelude::CubeCount;
use cubecl_core::profile::{ProfileDuration, TimingMethod};
use cubecl_core::{CubeKernel, bytes::Bytes};
use cubecl_server::allocator::ContiguousMemoryLayoutPolicy;
use cubecl_server::client::Client;
use cubecl_server::dry_run::LaunchMode;
use cubecl_server::logging::ServerLogger;
use cubecl_server::memory_management::{
    ManagedMemoryHandle, MemoryAllocationMode, StreamMemoryReport,
};
use cubecl_server::server::{
    BufferBinding, CopyDescriptor, IoError, KernelArguments, ProfileError, ProfilingToken, Server,
    ServerCommunication, ServerError, ServerStorage, ServerUtilities,
};
use cubecl_server::storage::{
    ComputeStorage, ManagedResource, StorageHandle, StorageId, StorageUtilization,
};
use halfbyte::device::{Backend, Device, DeviceName};

/// The kernels launched so far, each once, in the order of their first launch.
pub type Launched = Arc<Mutex<Vec<Box<dyn CubeKernel>>>>;

/// Opens a paper device of a backend, with the properties that this project's kernels depend on. Planes are of 64 on AMD's
/// data centre GPUs, for which HIP stands here, else of 32.
pub fn open(backend: Backend, index: u16) -> (Device, Launched) {
    let plane = if backend == Backend::Hip { 64 } else { 32 };
    open_with_planes(backend, index, plane)
}

/// [`open`] with another width of planes.
pub fn open_with_planes(backend: Backend, index: u16, plane: u32) -> (Device, Launched) {
    let id = DeviceId {
        type_id: 0,
        index_id: index,
    };
    let launched = Launched::default();
    let (utilities, _captures) = ServerUtilities::init(
        ServiceId::of::<Paper>(id),
        "paper",
        properties(backend, plane),
        TargetProperties::default(),
        Arc::new(ServerLogger::default()),
        ContiguousMemoryLayoutPolicy::new(ALIGNMENT as usize),
    );
    let server = Paper {
        utilities: Arc::new(utilities),
        launched: launched.clone(),
    };
    let name = DeviceName {
        backend,
        index: index.into(),
    };
    let device = Device::from_client(Client::init(id, server), name, false);
    (device, launched)
}

const ALIGNMENT: u64 = 256;

/// As CubeCL's runtimes report a GPU.
fn properties(backend: Backend, plane: u32) -> DeviceProperties {
    let wgsl = backend == Backend::Wgpu;
    let hardware = HardwareProperties {
        load_width: 128,
        vector_register_count: None,
        plane_size_min: plane,
        plane_size_max: plane,
        max_bindings: 8,
        max_shared_memory_size: 16 << 10,
        max_cube_count: (65535, 65535, 65535),
        max_units_per_cube: if wgsl { 256 } else { 1024 },
        max_cube_dim: (256, 256, 64),
        num_streaming_multiprocessors: None,
        num_cpu_cores: None,
        last_level_cache_size: None,
        num_tensor_cores: None,
        min_tensor_cores_dim: None,
        max_vector_size: if wgsl { 4 } else { 128 },
        cube_mma_reserved_shared_memory: 0,
    };
    let mut properties = DeviceProperties::new(
        Default::default(),
        MemoryDeviceProperties::new(1 << 30, ALIGNMENT),
        hardware,
        TimingMethod::System,
        DeviceIdentity {
            name: "paper".into(),
            fingerprint: "paper".into(),
            physical: None,
        },
    );
    if wgsl {
        properties.register_address_type(AddressType::U32);
        let types = [
            ElemType::Index,
            ElemType::UInt(UIntKind::U32),
            ElemType::Int(IntKind::I32),
            ElemType::Float(FloatKind::F32),
            ElemType::Bool,
        ];
        for ty in types {
            properties.register_type_usage(ty, TypeUsage::all());
        }
    } else {
        cubecl_cpp::register_supported_types(&mut properties);
        properties.features.memory_reinterpret = true;
        properties.features.alignment = true;
        properties.features.device_memory_scope = true;
        properties.features.plane.insert(Plane::Ops);
        properties
            .features
            .plane
            .insert(Plane::NonUniformControlFlow);
    }
    properties
}

struct Paper {
    utilities: Arc<ServerUtilities>,
    launched: Launched,
}

impl std::fmt::Debug for Paper {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Paper")
    }
}

impl DeviceService for Paper {
    fn init(_: DeviceId) -> Self {
        unreachable!("`open` registers the server before any client asks for it")
    }

    fn utilities(&self) -> ServerUtilitiesHandle {
        self.utilities.clone()
    }
}

impl ServerCommunication for Paper {}

impl Server for Paper {
    unsafe fn launch(
        &mut self,
        kernel: Box<dyn CubeKernel>,
        _: CubeCount,
        _: KernelArguments,
        _: StreamId,
        _: LaunchMode,
    ) {
        let mut launched = self.launched.lock().expect("no test panics holding it");
        if !launched.iter().any(|k| k.id() == kernel.id()) {
            launched.push(kernel);
        }
    }

    fn read(
        &mut self,
        descriptors: Vec<CopyDescriptor>,
        _: StreamId,
    ) -> DynFut<Result<Vec<Bytes>, ServerError>> {
        let zeros = descriptors
            .iter()
            .map(|d| Bytes::from_bytes_vec(vec![0; d.shape.num_elements() * d.elem_size]))
            .collect();
        Box::pin(std::future::ready(Ok(zeros)))
    }

    fn initialize_memory(
        &mut self,
        _: ManagedMemoryHandle,
        _: u64,
        _: StreamId,
    ) -> Result<(), ServerError> {
        Ok(())
    }

    fn write(&mut self, _: Vec<(CopyDescriptor, Bytes)>, _: StreamId) {}

    fn sync(&mut self, _: Vec<BufferBinding>, _: StreamId) -> DynFut<Result<(), ServerError>> {
        Box::pin(std::future::ready(Ok(())))
    }

    fn check(&mut self, _: Vec<BufferBinding>, _: StreamId) -> Result<(), ServerError> {
        Ok(())
    }

    fn flush(&mut self, _: StreamId) -> Result<(), ServerError> {
        Ok(())
    }

    fn logger(&self) -> Arc<ServerLogger> {
        self.utilities.logger.clone()
    }

    fn utilities(&self) -> Arc<ServerUtilities> {
        self.utilities.clone()
    }

    fn memory_report(&mut self, _: StreamId) -> Option<StreamMemoryReport> {
        None
    }

    fn memory_cleanup(&mut self, _: StreamId) -> Result<(), ServerError> {
        Ok(())
    }

    fn start_profile(&mut self, _: StreamId) -> Result<ProfilingToken, ServerError> {
        Ok(ProfilingToken { id: 0 })
    }

    fn end_profile(
        &mut self,
        _: StreamId,
        _: ProfilingToken,
    ) -> Result<ProfileDuration, ProfileError> {
        Err(ProfileError::NotMeasured {
            backtrace: BackTrace::capture(),
        })
    }

    fn allocation_mode(&mut self, _: MemoryAllocationMode, _: StreamId) {}
}

impl ServerStorage for Paper {
    type Storage = NoStorage;

    fn get_resource(
        &mut self,
        _: BufferBinding,
        _: StreamId,
    ) -> Result<ManagedResource<()>, ServerError> {
        Err(ServerError::Generic {
            reason: "paper has no memory".into(),
            backtrace: BackTrace::capture(),
        })
    }
}

/// What the trait of a server wants; nothing calls it.
struct NoStorage;

impl ComputeStorage for NoStorage {
    type Resource = ();

    fn alignment(&self) -> usize {
        ALIGNMENT as usize
    }

    fn get(&mut self, _: &StorageHandle) -> Result<(), IoError> {
        Ok(())
    }

    fn alloc(&mut self, size: u64) -> Result<StorageHandle, IoError> {
        let whole = StorageUtilization { offset: 0, size };
        Ok(StorageHandle::new(StorageId::new(), whole))
    }

    fn dealloc(&mut self, _: StorageId) {}

    fn flush(&mut self) {}

    fn bytes_allocated(&self) -> u64 {
        0
    }
}
