//! The emulated GEMM by decoding: both operands become f32 once (rows of A, panels of B), scales apart.
//!
//! The fast way on a CPU, whose vector units multiply f32 best.

use super::dense::{GemmShape, GemmShapeLaunch, store_vector};
use super::scales::{Scales, one_factor, scale_value, scale_word, scaled_term};
use crate::device::{DenseTile, Device};
use crate::error::Result;
use crate::formats::{Element, ScaleRule};
use crate::profile;
use crate::quantize::Quantized;
use crate::tensor::{Tensor, Words, cubes_for, with_vector};
use cubecl::prelude::*;

// ---- Kernel

/// Eight E2M1 codes are decoded `N` at a time: `word` holds one code in the low nibble of each lane.
#[cube]
pub(crate) fn decode_e2m1<N: Size>(code: Vector<u32, N>) -> Vector<f32, N> {
    // Twice the magnitude of code m is nibble m of 0xC8643210.
    let twice = (Vector::new(0xC864_3210u32) >> ((code & Vector::new(7u32)) << Vector::new(2u32)))
        & Vector::new(15u32);
    let magnitude = Vector::<f32, N>::cast_from(twice) * Vector::new(0.5f32);
    Vector::reinterpret(
        Vector::<u32, N>::reinterpret(magnitude)
            | ((code & Vector::new(8u32)) << Vector::new(28u32)),
    )
}

/// One FP8 code per lane, by its exponent and mantissa fields; NaN codes decode to the f32 NaN.
#[cube]
fn decode_fp8<N: Size>(code: Vector<u32, N>, #[comptime] element: Element) -> Vector<f32, N> {
    let mantissa_bits = comptime!(if element == Element::E4M3 { 3u32 } else { 2u32 });
    let bias = comptime!(if element == Element::E4M3 {
        7u32
    } else {
        15u32
    });
    let magnitude = code & Vector::new(0x7Fu32);
    let field = magnitude >> Vector::new(mantissa_bits);
    // Subnormal: mantissa * 2^(1 - bias - mantissa_bits), exact in f32.
    let unit = comptime!(2f32.powi(1 - bias as i32 - mantissa_bits as i32));
    let subnormal =
        Vector::<u32, N>::reinterpret(Vector::<f32, N>::cast_from(magnitude) * Vector::new(unit));
    let normal =
        (magnitude << Vector::new(23u32 - mantissa_bits)) + Vector::new((127u32 - bias) << 23u32);
    let mut bits = select_many(field.equal(&Vector::new(0u32)), subnormal, normal);
    let nan_from = comptime!(if element == Element::E4M3 {
        0x7Fu32
    } else {
        0x7Du32
    });
    bits = select_many(
        magnitude.greater_equal(&Vector::new(nan_from)),
        Vector::new(0x7FC0_0000u32),
        bits,
    );
    if comptime!(element == Element::E5M2) {
        bits = select_many(
            magnitude.equal(&Vector::new(0x7Cu32)),
            Vector::new(0x7F80_0000u32),
            bits,
        );
    }
    Vector::reinterpret(bits | ((code & Vector::new(0x80u32)) << Vector::new(24u32)))
}

#[cube]
fn decode<N: Size>(code: Vector<u32, N>, #[comptime] element: Element) -> Vector<f32, N> {
    if comptime!(element == Element::E2M1) {
        decode_e2m1::<N>(code)
    } else {
        decode_fp8::<N>(code, element)
    }
}

/// Words that one unit decodes; rows hold whole multiples of it (32 FP4 or 16 FP8 codes).
const RUN: usize = 4;

/// Codes (rows, words) to f32 (rows, words * per_word), `W` values a store; `runs` of [`RUN`] words in all.
#[cube(launch_unchecked, create_dummy_kernel)]
fn decode_rows<const W: usize>(
    codes: &[u32],
    out: &mut [Vector<f32, Const<W>>],
    runs: u32,
    #[comptime] element: Element,
) {
    let pos = ABSOLUTE_POS;
    if pos < runs as usize {
        let bits = comptime!(element.bits());
        let per_word = comptime!(32 / element.bits() as usize);
        let mask = comptime!((1u32 << element.bits()) - 1);
        #[unroll]
        for i in 0..RUN {
            let word = Vector::<u32, Const<W>>::new(codes[pos * RUN + i]);
            #[unroll]
            for g in 0..comptime!(per_word / W) {
                let mut shift = Vector::<u32, Const<W>>::empty();
                #[unroll]
                for e in 0..comptime!(W) {
                    shift.insert(e, comptime!((g * W + e) as u32 * bits));
                }
                let code = (word >> shift) & Vector::new(mask);
                out[(pos * RUN + i) * comptime!(per_word / W) + g] =
                    decode::<Const<W>>(code, element);
            }
        }
    }
}

/// Codes (N, words) to f32 panels (ceil(N / panel), words * per_word, panel); rows past N are zero. One unit: one vector
/// of rows, [`RUN`] words.
#[cube(launch_unchecked, create_dummy_kernel)]
fn decode_panels<const W: usize>(
    codes: &[u32],
    out: &mut [Vector<f32, Const<W>>],
    n: u32,
    words: u32,
    #[comptime] panel: usize,
    #[comptime] element: Element,
) {
    let n = n as usize;
    let words = words as usize;
    let runs = words / RUN;
    let groups = comptime!(panel / W);
    let panels = (n + panel - 1) / panel;
    let pos = ABSOLUTE_POS;
    if pos < panels * groups * runs {
        let vector = pos / runs;
        let first = (pos % runs) * RUN;
        let p = vector / groups;
        let g = vector % groups;
        let bits = comptime!(element.bits());
        let per_word = comptime!(32 / element.bits() as usize);
        let mask = comptime!((1u32 << element.bits()) - 1);
        for i in 0..RUN {
            let w = first + i;
            let mut word = Vector::<u32, Const<W>>::empty();
            #[unroll]
            for e in 0..comptime!(W) {
                let row = vector * W + e;
                let loaded = codes[min(row, n - 1) * words + w];
                word.insert(e, select(row < n, loaded, 0u32));
            }
            #[unroll]
            for e in 0..per_word {
                let code = (word >> Vector::new(comptime!(e as u32 * bits))) & Vector::new(mask);
                out[((p * words + w) * per_word + e) * groups + g] =
                    decode::<Const<W>>(code, element);
            }
        }
    }
}

/// Scale bytes (rows, words of 4) to scale words in panels (ceil(rows / panel), blocks, panel); rows past the end
/// repeat the last one. `ranges` gets the smallest byte of each panel and block, and the largest times 2^16.
#[cube(launch_unchecked, create_dummy_kernel)]
fn decode_scales(
    scales: &[u32],
    out: &mut [u32],
    ranges: &mut [u32],
    rows: u32,
    blocks: u32,
    words_per_row: u32,
    #[comptime] panel: usize,
    #[comptime] rule: ScaleRule,
) {
    let rows = rows as usize;
    let blocks = blocks as usize;
    let pos = ABSOLUTE_POS;
    let panels = (rows + panel - 1) / panel;
    if pos < panels * blocks {
        let p = pos / blocks;
        let block = pos % blocks;
        let mut smallest = 255u32;
        let mut largest = 0u32;
        for j in 0..panel {
            let row = min(p * panel + j, rows - 1);
            let word = scales[row * words_per_row as usize + block / 4];
            let byte = (word >> (((block % 4) * 8) as u32)) & 0xFFu32;
            smallest = min(smallest, byte);
            largest = max(largest, byte);
            out[pos * panel + j] = scale_word(byte, rule);
        }
        ranges[pos] = smallest | (largest << 16u32);
    }
}

/// As the dense kernel, with the accumulator fed once per scale block.
#[cube(launch_unchecked, create_dummy_kernel)]
fn gemm_blocks<const W: usize, const WC: usize>(
    a: &[f32],
    a_scales: &[u32],
    a_ranges: &[u32],
    b: &[Vector<f32, Const<W>>],
    b_scales: &[Vector<u32, Const<W>>],
    b_ranges: &[u32],
    alpha: &[f32],
    c: &mut [Vector<f32, Const<WC>>],
    shape: GemmShape,
    #[comptime] t: DenseTile,
    #[comptime] block: usize,
    #[comptime] scales: Scales,
    #[comptime] has_alpha: bool,
    #[comptime] accumulate: bool,
) {
    let k = shape.k as usize;
    let m = shape.m as usize;
    let lane = (UNIT_POS_X as usize) % t.lanes;
    let worker = (UNIT_POS_X as usize) / t.lanes;
    let row0 = ((CUBE_POS_X as usize) * t.workers + worker) * t.tm;
    let panel = CUBE_POS_Y as usize;
    if row0 < m {
        let mut acc = Array::<Vector<f32, Const<W>>>::new(comptime!(t.tm * t.tn));
        let mut dot = Array::<Vector<f32, Const<W>>>::new(comptime!(t.tm * t.tn));
        #[unroll]
        for i in 0..comptime!(t.tm * t.tn) {
            acc[i] = Vector::<f32, Const<W>>::new(0.0);
        }
        let blocks = k / block;
        let bw = comptime!(t.tn * t.lanes);
        for kb in 0..blocks {
            #[unroll]
            for i in 0..comptime!(t.tm * t.tn) {
                dot[i] = Vector::<f32, Const<W>>::new(0.0);
            }
            let base = (panel * k + kb * block) * bw + lane;
            for kk in 0..block {
                let mut bv = Array::<Vector<f32, Const<W>>>::new(t.tn);
                #[unroll]
                for j in 0..t.tn {
                    bv[j] = b[base + kk * bw + j * t.lanes];
                }
                #[unroll]
                for i in 0..t.tm {
                    let av =
                        Vector::<f32, Const<W>>::new(a[min(row0 + i, m - 1) * k + kb * block + kk]);
                    #[unroll]
                    for j in 0..t.tn {
                        dot[i * t.tn + j] = fma(av, bv[j], dot[i * t.tn + j]);
                    }
                }
            }
            let a_block = (row0 / t.tm) * blocks + kb;
            let b_block = panel * blocks + kb;
            let mut simple = true.runtime();
            if comptime!(scales == Scales::Mx) {
                simple = one_factor(a_ranges[a_block], b_ranges[b_block]);
            }
            if simple {
                #[unroll]
                for j in 0..t.tn {
                    let sb = scale_value::<Const<W>>(
                        b_scales[b_block * bw + j * t.lanes + lane],
                        scales,
                    );
                    #[unroll]
                    for i in 0..t.tm {
                        let sa = scale_value::<Const<1>>(
                            Vector::new(a_scales[a_block * t.tm + i]),
                            scales,
                        );
                        let factor = sb * Vector::new(sa.extract(0usize));
                        acc[i * t.tn + j] = fma(dot[i * t.tn + j], factor, acc[i * t.tn + j]);
                    }
                }
            } else {
                for i in 0..t.tm {
                    let sa = a_scales[a_block * t.tm + i];
                    #[unroll]
                    for j in 0..t.tn {
                        let sb = b_scales[b_block * bw + j * t.lanes + lane];
                        acc[i * t.tn + j] +=
                            scaled_term::<Const<W>>(dot[i * t.tn + j], sa, sb, scales);
                    }
                }
            }
        }
        let col0 = panel * comptime!(t.tn * t.lanes * W);
        let mut factor = 1.0f32;
        if comptime!(has_alpha) {
            factor = alpha[0];
        }
        #[unroll]
        for i in 0..t.tm {
            if row0 + i < m {
                #[unroll]
                for j in 0..t.tn {
                    let col = col0 + (j * t.lanes + lane) * W;
                    let mut out = acc[i * t.tn + j];
                    if comptime!(has_alpha) {
                        out *= Vector::new(factor);
                    }
                    store_vector::<W, WC>(
                        c,
                        out,
                        (row0 + i) * shape.ldc as usize,
                        col,
                        shape.n as usize,
                        accumulate,
                    );
                }
            }
        }
    }
}

// ---- Launch

/// An operand decoded to f32 with its scale words.
struct Decoded {
    values: Tensor,
    scales: Words,
    ranges: Words,
}

/// Values row by row where `panel` is `None`, else in panels; scales in panels of `scale_panel` rows.
fn decode_operand(
    device: &Device,
    q: &Quantized,
    panel: Option<usize>,
    scale_panel: usize,
    vector: usize,
) -> Result<Decoded> {
    let l = &q.layout;
    let side = if panel.is_some() { "gemm b" } else { "gemm a" };
    let values = Tensor::scratch(
        device,
        (side, "values"),
        l.rows.next_multiple_of(panel.unwrap_or(1)),
        l.k_padded,
    )?;
    let groups = l.rows.div_ceil(scale_panel);
    let scales = Words::scratch(
        device,
        (side, "scales"),
        groups * scale_panel * l.blocks_per_row,
    )?;
    let ranges = Words::scratch(device, (side, "ranges"), groups * l.blocks_per_row)?;
    let units = device.tuning().units;
    let (element, rule) = (q.format.element, q.format.scale);
    // SAFETY: the layout gives the sizes of all buffers, and the kernels mask by them.
    unsafe {
        match panel {
            None => {
                let runs = l.code_words() / RUN;
                with_vector!(vector.min(l.codes_per_word), W => decode_rows::launch_unchecked::<W>(
                    device.client(), cubes_for(runs, units), CubeDim::new_1d(units),
                    q.codes.arg(), values.arg(), runs as u32, element,
                ));
            }
            Some(panel) => {
                let vectors = l.rows.div_ceil(panel) * (panel / vector);
                let threads = vectors * (l.words_per_row / RUN);
                with_vector!(vector, W => decode_panels::launch_unchecked::<W>(
                    device.client(), cubes_for(threads, units), CubeDim::new_1d(units),
                    q.codes.arg(), values.arg(), l.rows as u32, l.words_per_row as u32, panel, element,
                ));
            }
        }
        decode_scales::launch_unchecked(
            device.client(),
            cubes_for(groups * l.blocks_per_row, units),
            CubeDim::new_1d(units),
            q.scales.arg(),
            scales.arg(),
            ranges.arg(),
            l.rows as u32,
            l.blocks_per_row as u32,
            l.scale_words_per_row as u32,
            scale_panel,
            rule,
        );
    }
    Ok(Decoded {
        values,
        scales,
        ranges,
    })
}

/// C (+)= alpha A Bt; shapes are checked by the caller.
pub(super) fn gemm(
    device: &Device,
    a: &Quantized,
    b: &Quantized,
    alpha: Option<&Tensor>,
    c: &Tensor,
    accumulate: bool,
) -> Result<()> {
    let (m, n, k) = (a.layout.rows, b.layout.rows, a.layout.k_padded);
    let t = device.tuning().gemm;
    let da = decode_operand(device, a, None, t.tm, t.vector)?;
    let db = decode_operand(device, b, Some(t.panel()), t.panel(), t.vector)?;
    let has_alpha = alpha.is_some();
    let alpha = alpha.unwrap_or(&da.values);
    let scales = Scales::of(a.format.scale);
    let block = a.format.block[1];
    let count = CubeCount::Static(
        m.div_ceil(t.tm * t.workers) as u32,
        n.div_ceil(t.panel()) as u32,
        1,
    );
    let dim = CubeDim::new_1d((t.lanes * t.workers) as u32);
    let wc = if n.is_multiple_of(t.vector) {
        t.vector
    } else {
        1
    };
    profile::flops(2.0 * (m * n * k) as f64);
    with_vector!(t.vector, W => {
        let shape = GemmShapeLaunch::new(m as u32, n as u32, k as u32, (n / wc) as u32);
        let (a, b) = (&da, &db);
        // SAFETY: shapes are checked by the caller; rows and columns are masked in the kernel.
        unsafe {
            if wc == W {
                gemm_blocks::launch_unchecked::<W, W>(
                    device.client(), count, dim, a.values.arg(), a.scales.arg(), a.ranges.arg(), b.values.arg(),
                    b.scales.arg(), b.ranges.arg(), alpha.arg(), c.arg(), shape, t, block, scales, has_alpha, accumulate,
                );
            } else {
                gemm_blocks::launch_unchecked::<W, 1>(
                    device.client(), count, dim, a.values.arg(), a.scales.arg(), a.ranges.arg(), b.values.arg(),
                    b.scales.arg(), b.ranges.arg(), alpha.arg(), c.arg(), shape, t, block, scales, has_alpha, accumulate,
                );
            }
        }
    });
    Ok(())
}
