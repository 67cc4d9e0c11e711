//! Block-scaled GEMM on Blackwell's `mma.sync.m16n8k64` (sm_120a, sm_121a): MXFP4 and NVFP4, C (M, N) = alpha A Bt.
//!
//! ```text
//! cube           8 warps, 2 x 4; a tile of C of 128 x 128, a warp 64 x 32: 4 x 4 instructions of 16 x 8 each
//! stage          K = 128: 16 code words of every row of A and B, and its 1 (MXFP4) or 2 (NVFP4) scale words
//! shared memory  two stages, filled by cp.async 16 bytes at a time while the other one is multiplied
//! ```
//! Both operands are contiguous along K, in Fprop, Dgrad and Wgrad alike, since each is quantised along the axis that the
//! GEMM contracts: so one kernel serves all three. What lies past the last row or the last word of K is filled with zeros by
//! the copy itself (its source length is 0), and zero codes under the scale byte 0 add exactly nothing. Rows in shared memory
//! are 20 words apart, so that the 8 rows and 4 words that a warp reads at once lie in 32 banks.
//!
//! Layout of the fragments (PTX ISA, `mma.m16n8k64`; CUTLASS `mma_traits_sm120.hpp`), t the lane, r the register:
//!
//! ```text
//! A       4 registers of 8 codes: row t / 4 + 8 (r % 2), words t % 4 + 4 (r / 2)
//! B       2 registers of 8 codes: row t / 4 of B, words t % 4 + 4 r
//! scales  byte j is block j of the 64; A: lanes 0 and 1 of a quad give rows t / 4 and t / 4 + 8, B: lane 0 gives row t / 4
//! C       as in [`super::warp`]
//! ```
//! Source: PTX ISA 8.7, "mma with block scaling". The accumulator is not that of [`crate::gemm::emulated`]: see
//! [`super::bound`].

use super::warp::{Lane, PackedSizes, PackedSizesLaunch, cubes, lane, store, zeros};
use crate::device::{Device, Fp4, WarpTiles};
use crate::error::{Error, Result};
use crate::quantize::Quantized;
use crate::tensor::Tensor;
use cubecl::cmma::MmaDefinition;
use cubecl::prelude::barrier::copy_async_checked;
use cubecl::prelude::*;
use cubecl::{e2m1x2, e4m3, ue8m0};

/// Code words of a row in a stage: K = 128.
const WORDS: usize = 16;
/// Distance of rows in shared memory.
const STRIDE: usize = WORDS + 4;
const STAGES: usize = 2;
/// Code words of one instruction.
const STEP: usize = 8;

// ---- Kernel

/// Copies `rows` rows of `width` words, `chunk` words at a time, from column `first` of a matrix (`all_rows`, `all_words`)
/// into shared memory; what lies outside becomes zero.
#[cube]
fn copy_rows(
    from: &[u32],
    to: &mut Shared<[u32]>,
    row0: usize,
    all_rows: usize,
    first: usize,
    all_words: usize,
    at: usize,
    #[comptime] rows: usize,
    #[comptime] width: usize,
    #[comptime] stride: usize,
    #[comptime] chunk: usize,
    #[comptime] units: usize,
) {
    let chunks = comptime!(rows * width / chunk);
    #[unroll]
    for turn in 0..comptime!(chunks.div_ceil(units)) {
        let id = comptime!(turn * units) + UNIT_POS_X as usize;
        if comptime!((turn + 1) * units <= chunks) || id < chunks {
            let row = id / comptime!(width / chunk);
            let word = (id % comptime!(width / chunk)) * chunk;
            let inside = row0 + row < all_rows && first + word < all_words;
            let start = select(inside, (row0 + row) * all_words + first + word, 0usize);
            let length = select(inside, chunk.runtime(), 0usize);
            let destination = at + row * stride + word;
            copy_async_checked(
                &from[start..start + length],
                &mut to[destination..destination + chunk],
                comptime!(chunk as u32),
            );
        }
    }
}

/// Sends for stage `s` of one operand: its codes and its scales.
#[cube]
fn copy_stage(
    codes: &[u32],
    scales: &[u32],
    tile: &mut Shared<[u32]>,
    tile_scales: &mut Shared<[u32]>,
    row0: usize,
    all_rows: usize,
    sizes: &PackedSizes,
    s: usize,
    #[comptime] rows: usize,
    #[comptime] scale_words: usize,
    #[comptime] units: usize,
) {
    let slot = s % STAGES;
    copy_rows(
        codes,
        tile,
        row0,
        all_rows,
        s * WORDS,
        sizes.words as usize,
        slot * comptime!(rows * STRIDE),
        rows,
        WORDS,
        STRIDE,
        4usize,
        units,
    );
    copy_rows(
        scales,
        tile_scales,
        row0,
        all_rows,
        s * scale_words,
        sizes.scale_words as usize,
        slot * comptime!(rows * scale_words),
        rows,
        scale_words,
        scale_words,
        1usize,
        units,
    );
}

/// Adds one step of a stage, K = 64, to the accumulators.
#[cube]
fn multiply_step<S: Scalar>(
    tile_a: &Shared<[u32]>,
    scale_a: &Shared<[u32]>,
    tile_b: &Shared<[u32]>,
    scale_b: &Shared<[u32]>,
    acc: &mut Array<Vector<f32, Const<2>>>,
    at: &Lane,
    slot: usize,
    step: usize,
    #[comptime] t: WarpTiles,
    #[comptime] factor: usize,
) {
    let (rows_a, rows_b) = comptime!(t.rows());
    let scale_words = comptime!(scale_words(factor));
    let def =
        MmaDefinition::<e2m1x2, e2m1x2, f32>::new_scaled::<S>(16usize, 8usize, 64usize, factor);
    let word = step * STEP + at.in_quad;
    let mut codes_b = Array::<u32>::new(comptime!(t.mma.1 * 2));
    let mut bytes_b = Array::<u32>::new(comptime!(t.mma.1));
    #[unroll]
    for j in 0..comptime!(t.mma.1) {
        let row = slot * rows_b + at.warp_col + j * 8 + at.quad;
        codes_b[j * 2] = tile_b[row * STRIDE + word];
        codes_b[j * 2 + 1] = tile_b[row * STRIDE + word + 4];
        bytes_b[j] = scale_bytes(scale_b, row, step, scale_words);
    }
    #[unroll]
    for i in 0..comptime!(t.mma.0) {
        let row = slot * rows_a + at.warp_row + i * 16 + at.quad;
        let mut ra = Array::<Vector<e2m1x2, Const<4>>>::new(4usize);
        #[unroll]
        for r in 0..4usize {
            let from = (row + comptime!(8 * (r % 2))) * STRIDE + word + comptime!(4 * (r / 2));
            ra[r] = Vector::<e2m1x2, Const<4>>::reinterpret(tile_a[from]);
        }
        let bytes = scale_bytes(scale_a, row + (at.in_quad % 2) * 8, step, scale_words);
        let sa = Vector::<S, Const<4>>::reinterpret(bytes);
        #[unroll]
        for j in 0..comptime!(t.mma.1) {
            let mut rb = Array::<Vector<e2m1x2, Const<4>>>::new(2usize);
            rb[0] = Vector::<e2m1x2, Const<4>>::reinterpret(codes_b[j * 2]);
            rb[1] = Vector::<e2m1x2, Const<4>>::reinterpret(codes_b[j * 2 + 1]);
            let sb = Vector::<S, Const<4>>::reinterpret(bytes_b[j]);
            let mut rc = Array::<Vector<f32, Const<2>>>::new(2usize);
            rc[0] = acc[(i * comptime!(t.mma.1) + j) * 2];
            rc[1] = acc[(i * comptime!(t.mma.1) + j) * 2 + 1];
            let rd = def.execute_scaled(&ra, &rb, &rc, sa, sb);
            acc[(i * comptime!(t.mma.1) + j) * 2] = rd[0];
            acc[(i * comptime!(t.mma.1) + j) * 2 + 1] = rd[1];
        }
    }
}

/// Scale words of a row in a stage: 1 where an instruction takes 2 bytes, 2 where it takes 4.
const fn scale_words(factor: usize) -> usize {
    WORDS / STEP * factor / 4
}

#[cube(launch_unchecked, create_dummy_kernel)]
fn gemm_scaled_mma<S: Scalar>(
    a: &[u32],
    a_scales: &[u32],
    b: &[u32],
    b_scales: &[u32],
    alpha: &[f32],
    c: &mut [f32],
    sizes: PackedSizes,
    #[comptime] t: WarpTiles,
    #[comptime] factor: usize,
    #[comptime] has_alpha: bool,
    #[comptime] accumulate: bool,
) {
    let (rows_a, rows_b) = comptime!(t.rows());
    let units = comptime!(t.units());
    let width = comptime!(scale_words(factor));
    let mut tile_a =
        Shared::<[u32]>::new_aligned_slice(comptime!(STAGES * rows_a * STRIDE), 16usize);
    let mut tile_b =
        Shared::<[u32]>::new_aligned_slice(comptime!(STAGES * rows_b * STRIDE), 16usize);
    let mut scale_a =
        Shared::<[u32]>::new_aligned_slice(comptime!(STAGES * rows_a * width), 16usize);
    let mut scale_b =
        Shared::<[u32]>::new_aligned_slice(comptime!(STAGES * rows_b * width), 16usize);
    let (m, n) = (sizes.m as usize, sizes.n as usize);
    let at = lane(t);
    let mut acc = zeros(comptime!(t.pairs()));
    let stages = (sizes.words as usize + comptime!(WORDS - 1)) / WORDS;
    // Turn s of the loop sends for stage s and multiplies stage s - 1.
    for s in 0..stages + 1 {
        if s > 0 {
            gpu_asm!("cp.async.wait_group 0;");
            sync_cube();
        }
        if s < stages {
            let (ta, sa, tb, sb) = (&mut tile_a, &mut scale_a, &mut tile_b, &mut scale_b);
            copy_stage(
                a, a_scales, ta, sa, at.row0, m, &sizes, s, rows_a, width, units,
            );
            copy_stage(
                b, b_scales, tb, sb, at.col0, n, &sizes, s, rows_b, width, units,
            );
            gpu_asm!("cp.async.commit_group;");
        }
        if s > 0 {
            let slot = (s + 1) % STAGES;
            for step in 0..comptime!(WORDS / STEP) {
                multiply_step::<S>(
                    &tile_a, &scale_a, &tile_b, &scale_b, &mut acc, &at, slot, step, t, factor,
                );
            }
        }
    }
    store(&acc, alpha, c, &at, m, n, t, has_alpha, accumulate);
}

/// The scale bytes of a row's 64 elements of step `step`, the first in the lowest byte: a word of two (MXFP4) or four
/// (NVFP4); bytes beyond are not looked at.
#[cube]
fn scale_bytes(
    scales: &Shared<[u32]>,
    row: usize,
    step: usize,
    #[comptime] scale_words: usize,
) -> u32 {
    if comptime!(scale_words == 1) {
        scales[row] >> (step as u32 * 16u32)
    } else {
        scales[row * scale_words + step]
    }
}

// ---- Launch

/// C (+)= alpha A Bt; shapes and formats are checked by the caller.
pub(super) fn gemm(
    device: &Device,
    format: Fp4,
    a: &Quantized,
    b: &Quantized,
    alpha: Option<&Tensor>,
    c: &Tensor,
    accumulate: bool,
) -> Result<()> {
    let t = device.tuning().warp;
    let l = &a.layout;
    let (m, n) = (l.rows, b.layout.rows);
    let count = cubes(t, m, n);
    let dim = CubeDim::new_1d(t.units() as u32);
    let sizes = PackedSizesLaunch::new(
        m as u32,
        n as u32,
        l.words_per_row as u32,
        l.scale_words_per_row as u32,
    );
    let alpha_arg = alpha.map_or_else(|| a.codes.arg(), Tensor::arg);
    let (client, has_alpha) = (device.client(), alpha.is_some());
    // SAFETY: the layouts give the sizes of all buffers; copies and stores are masked by them.
    unsafe {
        match format {
            Fp4::Mxfp4 => gemm_scaled_mma::launch_unchecked::<ue8m0>(
                client,
                count,
                dim,
                a.codes.arg(),
                a.scales.arg(),
                b.codes.arg(),
                b.scales.arg(),
                alpha_arg,
                c.arg(),
                sizes,
                t,
                2usize,
                has_alpha,
                accumulate,
            ),
            Fp4::Nvfp4 => gemm_scaled_mma::launch_unchecked::<e4m3>(
                client,
                count,
                dim,
                a.codes.arg(),
                a.scales.arg(),
                b.codes.arg(),
                b.scales.arg(),
                alpha_arg,
                c.arg(),
                sizes,
                t,
                4usize,
                has_alpha,
                accumulate,
            ),
            Fp4::Ue5m3 => {
                return Err(Error::Config(
                    "Blackwell's FP4 instructions take no UE5M3 scales".into(),
                ));
            }
        }
    }
    Ok(())
}
