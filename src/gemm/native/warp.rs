//! What a warp holds of C in the GEMMs on `mma.sync`: instructions of 16 x 8 side by side, and where each lane's values lie.
//!
//! ```text
//! t       the lane; quad t / 4, place in it t % 4
//! C       4 values of an instruction in two pairs: row t / 4 + 8 (i / 2), column 2 (t % 4) + i % 2
//! ```
//! The same in every `mma.m16n8` whose accumulator is f32. Source: PTX ISA 8.7, "Matrix fragments for mma.m16n8k16" and
//! "mma.m16n8k64".

use crate::device::WarpTiles;
use cubecl::prelude::*;

/// Sizes of one GEMM.
#[derive(CubeLaunch, CubeType, Clone, Copy)]
pub(super) struct PackedSizes {
    pub m: u32,
    pub n: u32,
    /// Code words of a row.
    pub words: u32,
    /// Scale words of a row.
    pub scale_words: u32,
}

/// Cubes for a C of (m, n).
pub(super) fn cubes(t: WarpTiles, m: usize, n: usize) -> CubeCount {
    let (rows_a, rows_b) = t.rows();
    CubeCount::Static(n.div_ceil(rows_b) as u32, m.div_ceil(rows_a) as u32, 1)
}

/// Where a lane's values lie.
#[derive(CubeType, Clone, Copy)]
pub(super) struct Lane {
    /// First row and column of the cube's tile in C.
    pub row0: usize,
    pub col0: usize,
    /// First row and column of the warp's tile in the cube's.
    pub warp_row: usize,
    pub warp_col: usize,
    /// t / 4 and t % 4.
    pub quad: usize,
    pub in_quad: usize,
}

/// The place of this unit.
#[cube]
pub(super) fn lane(#[comptime] t: WarpTiles) -> Lane {
    let (rows_a, rows_b) = comptime!(t.rows());
    let lane = (UNIT_POS_X as usize) % 32;
    let warp = (UNIT_POS_X as usize) / 32;
    Lane {
        row0: (CUBE_POS_Y as usize) * rows_a,
        col0: (CUBE_POS_X as usize) * rows_b,
        warp_row: (warp / comptime!(t.warps.1)) * comptime!(t.mma.0 * 16),
        warp_col: (warp % comptime!(t.warps.1)) * comptime!(t.mma.1 * 8),
        quad: lane / 4,
        in_quad: lane % 4,
    }
}

/// Pairs of zeros.
#[cube]
pub(super) fn zeros(#[comptime] pairs: usize) -> Array<Vector<f32, Const<2>>> {
    let mut acc = Array::<Vector<f32, Const<2>>>::new(pairs);
    #[unroll]
    for i in 0..pairs {
        acc[i] = Vector::new(0.0f32);
    }
    acc
}

/// C (+)= alpha acc, inside (m, n).
#[cube]
pub(super) fn store(
    acc: &Array<Vector<f32, Const<2>>>,
    alpha: &[f32],
    c: &mut [f32],
    at: &Lane,
    m: usize,
    n: usize,
    #[comptime] t: WarpTiles,
    #[comptime] has_alpha: bool,
    #[comptime] accumulate: bool,
) {
    let mut scale = 1.0f32;
    if comptime!(has_alpha) {
        scale = alpha[0];
    }
    #[unroll]
    for i in 0..comptime!(t.mma.0) {
        #[unroll]
        for j in 0..comptime!(t.mma.1) {
            #[unroll]
            for v in 0..4usize {
                let row = at.row0 + at.warp_row + i * 16 + at.quad + comptime!(8 * (v / 2));
                let col = at.col0 + at.warp_col + j * 8 + at.in_quad * 2 + comptime!(v % 2);
                if row < m && col < n {
                    let pair = acc[(i * comptime!(t.mma.1) + j) * 2 + comptime!(v / 2)];
                    let mut out = pair.extract(comptime!(v % 2));
                    if comptime!(has_alpha) {
                        out *= scale;
                    }
                    if comptime!(accumulate) {
                        c[row * n + col] += out;
                    } else {
                        c[row * n + col] = out;
                    }
                }
            }
        }
    }
}
