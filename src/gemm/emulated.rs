//! The emulated block-scaled GEMM: C (M, N) = alpha A (M, K) B (N, K)^T over packed operands.
//!
//! For each output and each scale block, in ascending block order: the dot product of the codes (exact in
//! f32 for FP4, in any order), times both decode scales (exact), added to an f32 accumulator. So the bits are
//! the same on every backend, fused multiply-add or not. Rules at the edges:
//!
//! - MX scales: a pair of blocks whose combined decode scale is below 2^-100 counts as zero, so no
//!   accumulator is ever denormal; a term beyond f32 becomes infinite; a NaN scale makes the output NaN.
//! - FP8 elements: products are exact, their sum is one f32 chain in ascending k inside a block.
//! - alpha is the product of both tensor decode scales and pre-scale corrections, one f32 multiply at the end.
//!
//! This version decodes both operands to f32 once (rows of A, panels of B) and keeps the scales apart.

use super::dense::{GemmShape, GemmShapeLaunch, store_vector};
use crate::device::{DenseTile, Device};
use crate::error::{Error, Result};
use crate::formats::scale::TensorScale;
use crate::formats::{Element, QuantizedRef, ScaleRule};
use crate::quantize::Quantized;
use crate::tensor::{Tensor, Words, cubes_for, with_vector};
use cubecl::prelude::*;

/// Combined MX scale exponents (sums of two biased bytes) below this count as zero: 2^-100.
const ZERO_BELOW: u32 = 154;
/// The largest sum whose scale is one f32: 2^127.
const ONE_FACTOR_UP_TO: u32 = 381;

// ---- Reference

/// C (M, N) row-major, on the host: the executable specification.
///
/// # Errors
/// [`Error::Shape`] or [`Error::Config`] where the operands do not fit.
pub fn reference(a: &QuantizedRef, b: &QuantizedRef) -> Result<Vec<f32>> {
    check(&a.layout, &b.layout, &a.format, &b.format)?;
    let alpha = alpha(a) * alpha(b);
    let (la, lb) = (&a.layout, &b.layout);
    let mut c = Vec::with_capacity(la.rows * lb.rows);
    for m in 0..la.rows {
        for n in 0..lb.rows {
            let mut acc = 0.0f32;
            for block in 0..la.blocks_per_row {
                let mut dot = 0.0f32;
                for k in block * la.block[1]..((block + 1) * la.block[1]).min(la.k) {
                    dot += a.format.element.decode(a.code(m, k)) * b.format.element.decode(b.code(n, k));
                }
                let sa = a.block_scales[m * la.blocks_per_row + block];
                let sb = b.block_scales[n * lb.blocks_per_row + block];
                acc += match a.format.scale {
                    ScaleRule::Mx(_) => mx_term(dot, sa, sb),
                    rule => dot * (rule.decode(sa) * b.format.scale.decode(sb)),
                };
            }
            c.push(if alpha == 1.0 { acc } else { acc * alpha });
        }
    }
    Ok(c)
}

/// dot * 2^(sa - 127) * 2^(sb - 127) by the rules above.
fn mx_term(dot: f32, sa: u8, sb: u8) -> f32 {
    let sum = sa as u32 + sb as u32;
    if sa == 0xFF || sb == 0xFF {
        f32::NAN
    } else if sum < ZERO_BELOW {
        0.0
    } else {
        (dot as f64 * 2f64.powi(sum as i32 - 254)) as f32
    }
}

fn alpha(q: &QuantizedRef) -> f32 {
    q.tensor_decode_scale() * q.format.post_scale()
}

// ---- Kernel

/// How the two decode scales of a block pair combine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Scales {
    /// Two E8M0 bytes.
    Mx,
    /// Two f32 bit patterns.
    F32,
}

/// Eight E2M1 codes are decoded `N` at a time: `word` holds one code in the low nibble of each lane.
#[cube]
pub(crate) fn decode_e2m1<N: Size>(code: Vector<u32, N>) -> Vector<f32, N> {
    // Twice the magnitude of code m is nibble m of 0xC8643210.
    let twice = (Vector::new(0xC864_3210u32) >> ((code & Vector::new(7u32)) << Vector::new(2u32))) & Vector::new(15u32);
    let magnitude = Vector::<f32, N>::cast_from(twice) * Vector::new(0.5f32);
    Vector::reinterpret(Vector::<u32, N>::reinterpret(magnitude) | ((code & Vector::new(8u32)) << Vector::new(28u32)))
}

/// One FP8 code per lane, by its exponent and mantissa fields; NaN codes decode to the f32 NaN.
#[cube]
fn decode_fp8<N: Size>(code: Vector<u32, N>, #[comptime] element: Element) -> Vector<f32, N> {
    let mantissa_bits = comptime!(if element == Element::E4M3 { 3u32 } else { 2u32 });
    let bias = comptime!(if element == Element::E4M3 { 7u32 } else { 15u32 });
    let magnitude = code & Vector::new(0x7Fu32);
    let field = magnitude >> Vector::new(mantissa_bits);
    // Subnormal: mantissa * 2^(1 - bias - mantissa_bits), exact in f32.
    let unit = comptime!(2f32.powi(1 - bias as i32 - mantissa_bits as i32));
    let subnormal = Vector::<u32, N>::reinterpret(Vector::<f32, N>::cast_from(magnitude) * Vector::new(unit));
    let normal = (magnitude << Vector::new(23u32 - mantissa_bits)) + Vector::new((127u32 - bias) << 23u32);
    let mut bits = select_many(field.equal(&Vector::new(0u32)), subnormal, normal);
    let nan_from = comptime!(if element == Element::E4M3 { 0x7Fu32 } else { 0x7Du32 });
    bits = select_many(magnitude.greater_equal(&Vector::new(nan_from)), Vector::new(0x7FC0_0000u32), bits);
    if comptime!(element == Element::E5M2) {
        bits = select_many(magnitude.equal(&Vector::new(0x7Cu32)), Vector::new(0x7F80_0000u32), bits);
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

/// Codes (rows, words) to f32 (rows, words * per_word), `W` values a store.
#[cube(launch_unchecked, create_dummy_kernel)]
fn decode_rows<const W: usize>(codes: &[u32], out: &mut [Vector<f32, Const<W>>], words: u32, #[comptime] element: Element) {
    let pos = ABSOLUTE_POS;
    if pos < words as usize {
        let bits = comptime!(element.bits());
        let per_word = comptime!(32 / element.bits() as usize);
        let word = Vector::<u32, Const<W>>::new(codes[pos]);
        let mask = comptime!((1u32 << element.bits()) - 1);
        #[unroll]
        for g in 0..comptime!(per_word / W) {
            let mut shift = Vector::<u32, Const<W>>::empty();
            #[unroll]
            for e in 0..comptime!(W) {
                shift.insert(e, comptime!((g * W + e) as u32 * bits));
            }
            let code = (word >> shift) & Vector::new(mask);
            out[pos * comptime!(per_word / W) + g] = decode::<Const<W>>(code, element);
        }
    }
}

/// Codes (N, words) to f32 panels (ceil(N / panel), words * per_word, panel); rows past N are zero.
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
    let panels = (n + panel - 1) / panel;
    let pos = ABSOLUTE_POS;
    if pos < panels * words {
        let p = pos / words;
        let w = pos % words;
        let bits = comptime!(element.bits());
        let per_word = comptime!(32 / element.bits() as usize);
        let mask = comptime!((1u32 << element.bits()) - 1);
        let groups = comptime!(panel / W);
        for g in 0..groups {
            let mut word = Vector::<u32, Const<W>>::empty();
            #[unroll]
            for e in 0..comptime!(W) {
                let row = p * panel + g * W + e;
                let loaded = codes[min(row, n - 1) * words + w];
                word.insert(e, select(row < n, loaded, 0u32));
            }
            #[unroll]
            for e in 0..per_word {
                let code = (word >> Vector::new(comptime!(e as u32 * bits))) & Vector::new(mask);
                out[((p * words + w) * per_word + e) * groups + g] = decode::<Const<W>>(code, element);
            }
        }
    }
}

/// The scale word of a byte: the byte itself for MX, else the f32 bits of its value.
#[cube]
fn scale_word(byte: u32, #[comptime] rule: ScaleRule) -> u32 {
    if comptime!(matches!(rule, ScaleRule::Mx(_))) {
        byte
    } else {
        // E4M3 and UE5M3: three mantissa bits, no sign in a scale.
        let bias = comptime!(if rule == ScaleRule::Ue5m3 { 15u32 } else { 7u32 });
        let nan = comptime!(rule.nan_byte() as u32);
        let unit = comptime!(2f32.powi(1 - bias as i32 - 3));
        let subnormal = u32::reinterpret(f32::cast_from(byte) * unit);
        let normal = (byte << 20u32) + ((127u32 - bias) << 23u32);
        select(byte == nan, 0x7FC0_0000u32, select(byte < 8u32, subnormal, normal))
    }
}

/// Scale bytes (rows, words of 4) to scale words: (rows, blocks) where `panel` is 1, else panels
/// (ceil(rows / panel), blocks, panel).
#[cube(launch_unchecked, create_dummy_kernel)]
fn decode_scales(
    scales: &[u32],
    out: &mut [u32],
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
        for j in 0..panel {
            let row = min(p * panel + j, rows - 1);
            let word = scales[row * words_per_row as usize + block / 4];
            let byte = (word >> (((block % 4) * 8) as u32)) & 0xFFu32;
            out[pos * panel + j] = scale_word(byte, rule);
        }
    }
}

/// One term of the accumulator: dot * scale of a, lane by lane.
#[cube]
fn scaled_term<N: Size>(dot: Vector<f32, N>, sa: u32, sb: Vector<u32, N>, #[comptime] scales: Scales) -> Vector<f32, N> {
    if comptime!(scales == Scales::Mx) {
        let sum = sb + Vector::new(sa);
        let limit = Vector::new(ONE_FACTOR_UP_TO);
        let first = Vector::<f32, N>::reinterpret((min(sum, limit) - Vector::new(127u32)) << Vector::new(23u32));
        let rest = Vector::<f32, N>::reinterpret((max(sum, limit) - Vector::new(254u32)) << Vector::new(23u32));
        let term = dot * first * rest;
        let term = select_many(sum.less_than(&Vector::new(ZERO_BELOW)), Vector::new(0.0f32), term);
        let nan = select_many(sb.equal(&Vector::new(255u32)), Vector::new(255u32), Vector::new(sa));
        let bits = select_many(
            nan.equal(&Vector::new(255u32)),
            Vector::new(0x7FC0_0000u32),
            Vector::<u32, N>::reinterpret(term),
        );
        Vector::reinterpret(bits)
    } else {
        dot * (Vector::new(f32::reinterpret(sa)) * Vector::<f32, N>::reinterpret(sb))
    }
}

/// As the dense kernel, with the accumulator fed once per scale block.
#[cube(launch_unchecked, create_dummy_kernel)]
fn gemm_blocks<const W: usize, const WC: usize>(
    a: &[f32],
    a_scales: &[u32],
    b: &[Vector<f32, Const<W>>],
    b_scales: &[Vector<u32, Const<W>>],
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
                    let av = Vector::<f32, Const<W>>::new(a[min(row0 + i, m - 1) * k + kb * block + kk]);
                    #[unroll]
                    for j in 0..t.tn {
                        dot[i * t.tn + j] = fma(av, bv[j], dot[i * t.tn + j]);
                    }
                }
            }
            #[unroll]
            for j in 0..t.tn {
                let sb = b_scales[(panel * blocks + kb) * bw + j * t.lanes + lane];
                #[unroll]
                for i in 0..t.tm {
                    let sa = a_scales[min(row0 + i, m - 1) * blocks + kb];
                    acc[i * t.tn + j] += scaled_term::<Const<W>>(dot[i * t.tn + j], sa, sb, scales);
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
                    store_vector::<W, WC>(c, out, (row0 + i) * shape.ldc as usize, col, shape.n as usize, accumulate);
                }
            }
        }
    }
}

// ---- Launch

fn check(
    a: &crate::formats::PackedLayout,
    b: &crate::formats::PackedLayout,
    fa: &crate::formats::BlockFormat,
    fb: &crate::formats::BlockFormat,
) -> Result<()> {
    if a.k != b.k {
        return Err(Error::Shape(format!("GEMM: A is ({}, {}), B is ({}, {}); the second sizes must agree", a.rows, a.k, b.rows, b.k)));
    }
    let family = |f: &crate::formats::BlockFormat| (f.block[1], std::mem::discriminant(&f.scale));
    if family(fa) != family(fb) {
        return Err(Error::Config(format!(
            "GEMM: {fa} and {fb} cannot be multiplied: both operands need the same block width and kind of scale"
        )));
    }
    Ok(())
}

/// An operand decoded to f32 with its scale words.
struct Decoded {
    values: Tensor,
    scales: Words,
}

fn decode_operand(device: &Device, q: &Quantized, panel: usize, vector: usize) -> Result<Decoded> {
    let l = &q.layout;
    let groups = l.rows.div_ceil(panel);
    let values = Tensor::empty(device, groups * panel, l.k_padded)?;
    let scales = Words::empty(device, groups * panel * l.blocks_per_row)?;
    let units = device.tuning().units;
    let (element, rule) = (q.format.element, q.format.scale);
    // SAFETY: the layout gives the sizes of all buffers, and the kernels mask by them.
    unsafe {
        if panel == 1 {
            let words = l.code_words();
            with_vector!(vector.min(l.codes_per_word), W => decode_rows::launch_unchecked::<W>(
                device.client(), cubes_for(words, units), CubeDim::new_1d(units), q.codes.arg(), values.arg(), words as u32, element,
            ));
        } else {
            with_vector!(vector, W => decode_panels::launch_unchecked::<W>(
                device.client(), cubes_for(groups * l.words_per_row, units), CubeDim::new_1d(units),
                q.codes.arg(), values.arg(), l.rows as u32, l.words_per_row as u32, panel, element,
            ));
        }
        decode_scales::launch_unchecked(
            device.client(),
            cubes_for(groups * l.blocks_per_row, units),
            CubeDim::new_1d(units),
            q.scales.arg(),
            scales.arg(),
            l.rows as u32,
            l.blocks_per_row as u32,
            l.scale_words_per_row as u32,
            panel,
            rule,
        );
    }
    Ok(Decoded { values, scales })
}

/// C (M, N) = A (M, K) B (N, K)^T, or C += where `accumulate`.
///
/// # Errors
/// [`Error::Shape`] and [`Error::Config`] where the operands do not fit; [`Error::Device`] where memory is short.
pub fn gemm(device: &Device, a: &Quantized, b: &Quantized, c: &Tensor, accumulate: bool) -> Result<()> {
    check(&a.layout, &b.layout, &a.format, &b.format)?;
    let (m, n, k) = (a.layout.rows, b.layout.rows, a.layout.k_padded);
    if c.rows() != m || c.cols() != n {
        return Err(Error::Shape(format!("GEMM: C is ({}, {}), expected ({m}, {n})", c.rows(), c.cols())));
    }
    let t = device.tuning().gemm;
    let da = decode_operand(device, a, 1, t.vector)?;
    let db = decode_operand(device, b, t.panel(), t.vector)?;
    let alpha = alpha_on_device(device, a, b)?;
    let has_alpha = alpha.is_some();
    if has_alpha && accumulate {
        // Two roundings that no compiler may fuse: store the product, then add.
        let product = Tensor::empty(device, m, n)?;
        gemm(device, a, b, &product, false)?;
        return crate::layers::elementwise::add_assign(device, c, &product);
    }
    let alpha = alpha.unwrap_or_else(|| da.values.clone());
    let scales = if matches!(a.format.scale, ScaleRule::Mx(_)) { Scales::Mx } else { Scales::F32 };
    let block = a.format.block[1];
    let count = CubeCount::Static(m.div_ceil(t.tm * t.workers) as u32, n.div_ceil(t.panel()) as u32, 1);
    let dim = CubeDim::new_1d((t.lanes * t.workers) as u32);
    let wc = if n.is_multiple_of(t.vector) { t.vector } else { 1 };
    with_vector!(t.vector, W => {
        let shape = GemmShapeLaunch::new(m as u32, n as u32, k as u32, (n / wc) as u32);
        let (a, asc, b, bsc) = (da.values.arg(), da.scales.arg(), db.values.arg(), db.scales.arg());
        // SAFETY: shapes are checked above; rows and columns are masked in the kernel.
        unsafe {
            if wc == W {
                gemm_blocks::launch_unchecked::<W, W>(device.client(), count, dim, a, asc, b, bsc, alpha.arg(), c.arg(), shape, t, block, scales, has_alpha, accumulate);
            } else {
                gemm_blocks::launch_unchecked::<W, 1>(device.client(), count, dim, a, asc, b, bsc, alpha.arg(), c.arg(), shape, t, block, scales, has_alpha, accumulate);
            }
        }
    });
    Ok(())
}

/// Decode factors of both operands: out = (S_dec_a * post_a) * (S_dec_b * post_b).
#[derive(CubeLaunch, CubeType, Clone, Copy)]
struct AlphaTerms {
    target_a: f32,
    target_b: f32,
    post_a: f32,
    post_b: f32,
}

#[cube(launch_unchecked, create_dummy_kernel)]
fn alpha_kernel(
    amax_a: &[u32],
    amax_b: &[u32],
    out: &mut [f32],
    terms: AlphaTerms,
    #[comptime] scaled_a: bool,
    #[comptime] scaled_b: bool,
) {
    if ABSOLUTE_POS == 0 {
        let mut a = terms.post_a;
        let mut b = terms.post_b;
        if comptime!(scaled_a) {
            a *= tensor_decode_scale(amax_a[0], terms.target_a);
        }
        if comptime!(scaled_b) {
            b *= tensor_decode_scale(amax_b[0], terms.target_b);
        }
        out[0] = a * b;
    }
}

/// S_dec = 1 / min(target / amax, FLT_MAX), 1 where amax is 0.
#[cube]
fn tensor_decode_scale(amax_bits: u32, target: f32) -> f32 {
    let encode = min(target / f32::reinterpret(amax_bits), f32::reinterpret(0x7F7F_FFFFu32));
    select(amax_bits == 0u32, 1.0f32, 1.0f32 / encode)
}

/// The factor of the epilogue, or `None` where it is 1 for every tensor of these formats.
fn alpha_on_device(device: &Device, a: &Quantized, b: &Quantized) -> Result<Option<Tensor>> {
    let post = a.format.post_scale() * b.format.post_scale();
    if a.tensor_amax.is_none() && b.tensor_amax.is_none() && post == 1.0 {
        return Ok(None);
    }
    let out = Tensor::empty(device, 1, 1)?;
    let target = |q: &Quantized| match q.format.scale {
        ScaleRule::Nv { four_over_six } => TensorScale::target(four_over_six.is_some()),
        _ => 1.0,
    };
    let terms = AlphaTermsLaunch::new(target(a), target(b), a.format.post_scale(), b.format.post_scale());
    // SAFETY: one unit reads one word of each buffer.
    unsafe {
        alpha_kernel::launch_unchecked(
            device.client(),
            CubeCount::Static(1, 1, 1),
            CubeDim::new_1d(1),
            a.tensor_amax.as_ref().unwrap_or(&a.codes).arg(),
            b.tensor_amax.as_ref().unwrap_or(&b.codes).arg(),
            out.arg(),
            terms,
            a.tensor_amax.is_some(),
            b.tensor_amax.is_some(),
        );
    }
    Ok(Some(out))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::on_every_device;
    use crate::formats::{Axis, BlockFormat, quantize};
    use crate::rng::{Purpose, Stream};

    fn operand(seed: u32, rows: usize, k: usize, format: &BlockFormat) -> QuantizedRef {
        let mut x = vec![0.0; rows * k];
        let stream = Stream::new(Purpose::Study, seed, 0, 0);
        stream.fill_normal(&mut x, 0.0, 1.0);
        quantize(&x, rows, k, Axis::Rowwise, format, Some(stream)).unwrap()
    }

    fn assert_equal(d: &Device, a: &QuantizedRef, b: &QuantizedRef, what: &str) {
        let want = reference(a, b).unwrap();
        let (m, n) = (a.layout.rows, b.layout.rows);
        let c = Tensor::empty(d, m, n).unwrap();
        let (da, db) = (Quantized::upload(d, a).unwrap(), Quantized::upload(d, b).unwrap());
        gemm(d, &da, &db, &c, false).unwrap();
        let got = c.download(d).unwrap();
        for (i, (g, w)) in got.iter().zip(&want).enumerate() {
            let same = g.to_bits() == w.to_bits() || (g.is_nan() && w.is_nan());
            assert!(same, "{what} on {d:?}: C[{}, {}] is {g:e} ({:08x}), reference {w:e} ({:08x})", i / n, i % n, g.to_bits(), w.to_bits());
        }
    }

    #[test]
    fn every_family_equals_the_reference_bit_for_bit() {
        let formats = [
            BlockFormat::MXFP4,
            BlockFormat::MXFP4_RCEIL,
            BlockFormat::MXFP4_UNBIASED,
            BlockFormat::NVFP4,
            BlockFormat::NVFP4_46_MAE,
            BlockFormat::UE5M3,
            BlockFormat::MXFP8_E4M3,
            BlockFormat::MXFP8_E5M2,
        ];
        on_every_device(|d| {
            for f in formats {
                for (m, n, k) in [(1, 1, 1), (5, 3, 33), (33, 80, 96), (64, 70, 130)] {
                    assert_equal(d, &operand(1, m, k, &f), &operand(2, n, k, &f), &format!("{f} {m}x{n}x{k}"));
                }
            }
        });
    }

    /// Every kind of scale byte: tiny and huge pairs, the 2^-100 rule, overflow, NaN.
    #[test]
    fn edge_scales_follow_the_rules() {
        on_every_device(|d| {
            let mut a = operand(3, 40, 64, &BlockFormat::MXFP4);
            let mut b = operand(4, 48, 64, &BlockFormat::MXFP4);
            let bytes = [0u8, 1, 10, 77, 100, 126, 127, 128, 153, 154, 200, 253, 254, 255];
            for (i, s) in a.block_scales.iter_mut().enumerate() {
                *s = bytes[(i / 2) % bytes.len()];
            }
            for (i, s) in b.block_scales.iter_mut().enumerate() {
                *s = bytes[(i / 2 * 5 + i) % bytes.len()];
            }
            assert_equal(d, &a, &b, "edge scales");
        });
    }

    #[test]
    fn the_known_dot_product() {
        // (1, 2, 3, 4, 0...) . (0.5, 0.5, 0.5, 0.5, 0...) = 5 under any scales of 1.
        let row = |v: [f32; 4]| {
            let mut x = vec![0.0f32; 32];
            x[..4].copy_from_slice(&v);
            quantize(&x, 1, 32, Axis::Rowwise, &BlockFormat::MXFP4, None).unwrap()
        };
        assert_eq!(reference(&row([1.0, 2.0, 3.0, 4.0]), &row([0.5; 4])).unwrap(), [5.0]);
    }
}
