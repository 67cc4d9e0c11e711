//! Comptime integers for this project's kernels, chosen in one place from a device's properties.

use super::Backend;
use cubecl::ir::DeviceProperties;

/// The register tile of the dense and emulated GEMM: every unit computes `tm` rows by
/// `tn` vectors; `lanes` units of a cube lie side by side along N, and a cube holds
/// `workers` groups of lanes, each with its own rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DenseTile {
    /// Rows of C per unit.
    pub tm: usize,
    /// Vectors of C columns per unit.
    pub tn: usize,
    /// f32 values per vector.
    pub vector: usize,
    /// Units side by side along N.
    pub lanes: usize,
    /// Groups of lanes per cube, along M.
    pub workers: usize,
}

impl DenseTile {
    /// Columns of C that one group of lanes covers.
    pub const fn panel(&self) -> usize {
        self.tn * self.vector * self.lanes
    }
}

/// The register tile of the GEMM on packed codes: every unit computes `tm` rows by `tn` columns, its columns
/// `lanes` apart so that neighbouring units lie on neighbouring columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PackedTile {
    /// Rows of C per unit.
    pub tm: usize,
    /// Columns of C per unit.
    pub tn: usize,
    /// Units of a cube, side by side along N.
    pub lanes: usize,
}

/// Comptime integers for one device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tuning {
    /// Widest vector of f32 that loads and stores well.
    pub vector: usize,
    /// Units per cube of elementwise kernels.
    pub units: u32,
    /// Units that share one row in row kernels (norms, softmax).
    pub row_lanes: u32,
    /// GEMM tile.
    pub gemm: DenseTile,
    /// FP4 GEMMs on the codes as they are stored; `None` decodes them to f32 first, which a CPU does best.
    pub packed: Option<PackedTile>,
    /// Whether kernels give the bits that are the same everywhere; see [`crate::layers::strict`].
    pub strict: bool,
}

impl Tuning {
    /// The choice for a device: wide vectors and one unit per core on a CPU, register tiles without
    /// shared memory on a software adapter, many units on a GPU.
    pub fn for_device(p: &DeviceProperties, backend: Backend, software: bool) -> Tuning {
        match (backend, software) {
            (Backend::Cpu, _) => {
                let vector = (p.hardware.load_width / 32).clamp(4, 16) as usize;
                let cores = p.hardware.num_cpu_cores.unwrap_or(1).max(1);
                // 6 x 4 accumulators, 4 vectors of B and a broadcast fit 32 registers; 4 x 2 fit 16.
                let (tm, tn) = if p.hardware.vector_register_count.unwrap_or(16) >= 32 {
                    (6, 4)
                } else {
                    (4, 2)
                };
                Tuning {
                    vector,
                    units: cores,
                    row_lanes: 1,
                    gemm: DenseTile {
                        tm,
                        tn,
                        vector,
                        lanes: 1,
                        workers: cores as usize,
                    },
                    packed: None,
                    strict: false,
                }
            }
            (_, true) => Tuning {
                vector: 4,
                units: 64,
                row_lanes: 1,
                gemm: DenseTile {
                    tm: 16,
                    tn: 4,
                    vector: 4,
                    lanes: 8,
                    workers: 1,
                },
                // Wide tiles pay for the decoding; half of this compiles in half the time and runs at 0.8 of its speed.
                packed: Some(PackedTile {
                    tm: 16,
                    tn: 16,
                    lanes: 8,
                }),
                strict: false,
            },
            (_, false) => {
                let plane = p.hardware.plane_size_max.max(1);
                Tuning {
                    vector: 4,
                    units: 256.min(p.hardware.max_units_per_cube),
                    row_lanes: plane,
                    gemm: DenseTile {
                        tm: 8,
                        tn: 1,
                        vector: 4,
                        lanes: 16,
                        workers: 8,
                    },
                    packed: Some(PackedTile {
                        tm: 8,
                        tn: 2,
                        lanes: 64,
                    }),
                    strict: false,
                }
            }
        }
    }
}
