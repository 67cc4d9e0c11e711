//! Comptime integers of the attention kernels, chosen in one place.

use super::Shape;
use crate::device::{Backend, Device};

/// Comptime integers of one launch: the heads, and the tile of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Plan {
    pub heads: usize,
    pub kv_heads: usize,
    pub head_dim: usize,
    /// f32 values per vector; each is a token of the tile.
    pub vector: usize,
    /// Vectors per tile.
    pub lanes: usize,
    /// Rows of the other side that a unit takes at a time.
    pub block: usize,
    /// Units per cube.
    pub units: usize,
    /// Whether the units of a cube run as lanes of one machine: then they share a strip and its loop bounds.
    pub lockstep: bool,
    /// Whether it gives the bits that are the same everywhere.
    pub strict: bool,
}

/// Rows of the other side in strict kernels: where a maximum is looked for decides bits.
const STRICT_BLOCK: usize = 8;

impl Plan {
    /// The choice for a device. block * lanes sums and `lanes` columns stay in registers.
    pub fn new(device: &Device, shape: &Shape) -> Plan {
        let t = device.tuning();
        let cpu = device.name().backend == Backend::Cpu;
        let registers_32 = t.gemm.tm * t.gemm.tn >= 24;
        let (vector, lanes, block, units) = match (cpu, device.is_software()) {
            (true, _) if registers_32 => (t.vector, 2, 12, t.units as usize),
            (true, _) => (t.vector, 2, 6, t.units as usize),
            (false, true) => (4, 1, 16, 8),
            (false, false) => (1, 1, 16, 64),
        };
        // Two vectors of sums for each row of a block of 8, and what they are made of.
        let (lanes, block) = match t.strict {
            true if cpu && !registers_32 => (1, STRICT_BLOCK),
            true => (lanes, STRICT_BLOCK),
            false => (lanes, block),
        };
        Plan {
            heads: shape.heads,
            kv_heads: shape.kv_heads,
            head_dim: shape.head_dim,
            vector,
            lanes,
            // The last block is moved inside the context, so it must fit in it.
            block: block.min(shape.context),
            units,
            lockstep: !cpu,
            strict: t.strict,
        }
    }

    /// Columns of qkv.
    pub const fn qkv_columns(&self) -> usize {
        (self.heads + 2 * self.kv_heads) * self.head_dim
    }

    /// Query heads per KV head.
    pub const fn group(&self) -> usize {
        self.heads / self.kv_heads
    }
}
