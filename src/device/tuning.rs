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

/// The tile of C of the GEMMs on NVIDIA's tensor cores: instructions of 16 rows by 8 columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WarpTiles {
    /// Warps along M and along N.
    pub warps: (usize, usize),
    /// Instructions of a warp along M (16 rows) and along N (8 columns).
    pub mma: (usize, usize),
}

impl WarpTiles {
    /// What a GPU runs: a tile of C of 128 x 128, a warp 64 x 32.
    pub const LARGE: WarpTiles = WarpTiles {
        warps: (2, 4),
        mma: (4, 4),
    };

    /// The smallest with one row of A or of B a unit: one warp, 16 x 16.
    pub const SMALL: WarpTiles = WarpTiles {
        warps: (1, 1),
        mma: (1, 2),
    };

    /// Rows of A, rows of B that a cube holds.
    pub const fn rows(&self) -> (usize, usize) {
        (
            self.warps.0 * self.mma.0 * 16,
            self.warps.1 * self.mma.1 * 8,
        )
    }

    /// Units in a cube.
    pub const fn units(&self) -> usize {
        32 * self.warps.0 * self.warps.1
    }

    /// Pairs of C that a lane holds.
    pub const fn pairs(&self) -> usize {
        self.mma.0 * self.mma.1 * 2
    }
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
    /// GEMMs on NVIDIA's tensor cores; rows of A and of B together are as many as units.
    pub warp: WarpTiles,
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
                    warp: WarpTiles::LARGE,
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
                warp: WarpTiles::LARGE,
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
                    warp: WarpTiles::LARGE,
                    strict: false,
                }
            }
        }
    }
}
