//! What the fuzz targets do with arbitrary bytes: no input may make the host side panic, and what it accepts must keep
//! its promises. `tests/fuzz.rs` runs the same functions in every test run.

use halfbyte::formats::golden::{GoldenFile, Outcome, check_host, host_outcome, judge};
use halfbyte::formats::{
    Axis, BlockFormat, Element, PackedLayout, PreScale, QuantizedRef, Rounding, ScaleRule,
    dequantize, quantize,
};
use halfbyte::rng::{Purpose, Stream};

const BASES: [BlockFormat; 11] = BlockFormat::NAMED;

/// The input, taken from the front; zeros follow its end.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn byte(&mut self) -> u8 {
        match self.0.split_first() {
            Some((first, rest)) => {
                self.0 = rest;
                *first
            }
            None => 0,
        }
    }

    fn word(&mut self) -> u32 {
        u32::from_le_bytes(std::array::from_fn(|_| self.byte()))
    }

    /// Any base format, in one or two dimensions, under either rounding.
    fn format(&mut self) -> BlockFormat {
        let n = usize::from(self.byte());
        let base = BASES[n % BASES.len()];
        let shaped = match n / BASES.len() % 2 {
            0 => base,
            _ => base.two_d(),
        };
        match n / (2 * BASES.len()) % 2 {
            0 => shaped,
            _ => shaped.with_rounding(Rounding::Sr),
        }
    }
}

// ---- Packed operands

/// Parts of the wrong length, of another layout or without their amax are refused; everything else decodes.
pub fn packed(data: &[u8]) {
    let mut bytes = Bytes(data);
    let format = bytes.format();
    let (rows, k) = (
        usize::from(bytes.byte() % 40),
        usize::from(bytes.byte() % 80),
    );
    let spoil = bytes.byte() % 12;
    let amax = f32::from_bits(bytes.word());
    let Ok(mut layout) = format.layout(rows, k) else {
        assert!(rows == 0 || k == 0, "{format} [{rows}, {k}] is refused");
        return;
    };
    let mut codes: Vec<u32> = (0..layout.code_words()).map(|_| bytes.word()).collect();
    let mut scales: Vec<u8> = (0..layout.scale_bytes()).map(|_| bytes.byte()).collect();
    let mut tensor_amax = format.scale.has_tensor_scale().then_some(amax);
    match spoil {
        0 => drop(codes.pop()),
        1 => drop(scales.pop()),
        2 => codes.push(0),
        3 => tensor_amax = tensor_amax.xor(Some(amax)),
        4 => layout.k = layout.k_padded + 1,
        5 => layout.block = [0, 0],
        _ => {}
    }
    let parts = QuantizedRef::from_parts(format, layout, codes, scales, tensor_amax);
    assert_eq!(
        parts.is_ok(),
        spoil > 5,
        "{format} [{rows}, {k}] spoilt by {spoil}"
    );
    if let Ok(q) = parts {
        decodes(&q);
    }
}

fn decodes(q: &QuantizedRef) {
    let (format, layout) = (q.format, q.layout);
    let values = dequantize(q);
    let codes = q.unpacked_codes();
    assert_eq!(values.len(), layout.rows * layout.k);
    assert_eq!(codes.len(), values.len());
    for (i, value) in values.iter().enumerate() {
        let scale = scale_of(q, i / layout.k, i % layout.k);
        assert!(
            !scale.is_nan() || value.is_nan(),
            "a NaN scale decodes to {value}"
        );
        // FP8 codes and a wild tensor amax may be NaN or infinite by themselves.
        if format.element == Element::E2M1 && !format.scale.has_tensor_scale() {
            assert_eq!(scale.is_nan(), value.is_nan());
        }
        assert!(u32::from(codes[i]) < 1 << format.element.bits());
    }
    let words = q.device_scales().expect("as many scales as the layout has");
    assert_eq!(words.len(), layout.scale_words());
    assert_eq!(
        layout.unpack_scales(&words).expect("the same length"),
        q.block_scales
    );
    assert_eq!(
        layout.unpack_scales(&q.codes).is_ok(),
        q.codes.len() == layout.scale_words()
    );
    let tiles = q.tile_scales();
    assert!(
        tiles.is_ok() || layout.block[0] > 1,
        "rows of one-dimensional blocks never disagree"
    );
    if let Ok(tiles) = &tiles {
        assert_eq!(tiles.len(), layout.tiles().iter().product::<usize>());
    }
    assert_eq!(Outcome::from_packed(q).is_ok(), tiles.is_ok());
}

fn scale_of(q: &QuantizedRef, row: usize, column: usize) -> f32 {
    let byte = q.block_scales[q.layout.scale_at(row, column)];
    q.format.scale.decode(byte)
}

// ---- Quantise, decode, quantise again

/// Any f32 bits quantise; a NaN or an infinity poisons its own block only; what was decoded quantises to itself.
pub fn quantise(data: &[u8]) {
    let mut bytes = Bytes(data);
    let format = bytes.format();
    let cols = 1 + usize::from(bytes.byte() % 70);
    let axis = match bytes.byte() % 2 {
        0 => Axis::Rowwise,
        _ => Axis::Columnwise,
    };
    let rows = (bytes.0.len() / 4).min(4096) / cols;
    let x: Vec<f32> = (0..rows * cols)
        .map(|_| f32::from_bits(bytes.word()))
        .collect();
    let stream = Some(Stream::new(Purpose::Study, 1, 2, 3));
    let run = |x: &[f32]| quantize(x, rows, cols, axis, &format, stream);
    let Ok(q) = run(&x) else {
        assert_eq!(rows, 0, "{format} [{rows}, {cols}] is refused");
        return;
    };
    decodes(&q);
    let clean: Vec<f32> = x
        .iter()
        .map(|v| if v.is_finite() { *v } else { 0.0 })
        .collect();
    poison_stays(
        &q,
        &run(&clean).expect("the same shape"),
        &operand(&x, rows, cols, axis),
    );
    again(&q);
    let parts = (q.codes.clone(), q.block_scales.clone());
    let copy = QuantizedRef::from_parts(format, q.layout, parts.0, parts.1, q.tensor_amax);
    same_values(&dequantize(&copy.expect("its own parts")), &dequantize(&q));
}

/// The source as the operand [rows, K] that its blocks run along.
fn operand(x: &[f32], rows: usize, cols: usize, axis: Axis) -> Vec<f32> {
    match axis {
        Axis::Rowwise => x.to_vec(),
        Axis::Columnwise => (0..rows * cols)
            .map(|i| x[i % rows * cols + i / rows])
            .collect(),
    }
}

/// `clean` is the same tensor with zeros for what is not finite.
fn poison_stays(q: &QuantizedRef, clean: &QuantizedRef, operand: &[f32]) {
    let PackedLayout { k, block, .. } = q.layout;
    let blocks_along = k.div_ceil(block[1]);
    let tile = |i: usize| i / k / block[0] * blocks_along + i % k / block[1];
    let mut poisoned = vec![false; q.layout.tiles().iter().product()];
    for (i, v) in operand.iter().enumerate() {
        poisoned[tile(i)] |= !v.is_finite();
    }
    let count = poisoned.iter().filter(|p| **p).count() as u64;
    assert_eq!(q.stats.non_finite_blocks, count);
    let values = dequantize(q);
    for (i, value) in values.iter().enumerate() {
        let (row, column) = (i / k, i % k);
        let byte = q.block_scales[q.layout.scale_at(row, column)];
        if poisoned[tile(i)] {
            assert_eq!((byte, q.code(row, column)), (q.format.scale.nan_byte(), 0));
            assert!(value.is_nan());
        } else {
            assert_eq!(byte, clean.block_scales[q.layout.scale_at(row, column)]);
            assert_eq!(q.code(row, column), clean.code(row, column));
            assert!(!value.is_nan());
            let sign = q.code(row, column) >> (q.format.element.bits() - 1);
            assert_eq!(sign == 1, operand[i].is_sign_negative(), "the sign is kept");
        }
    }
}

/// Decoded values are on the grid, so they quantise to themselves, where the scale is found again from them: always for
/// powers of two; for float scales where every block's scale is a normal number and nothing was near the ends of f32. The
/// 3/4 is not undone before a second rounding, and four-over-six may choose the other scale for the same values.
fn again(q: &QuantizedRef) {
    let format = q.format;
    let values = dequantize(q);
    if format.pre_scale != PreScale::One || values.iter().any(|v| v.is_infinite()) {
        return;
    }
    let exact = match format.scale {
        ScaleRule::Mx(_) => true,
        ScaleRule::Nv {
            four_over_six: None,
        }
        | ScaleRule::Ue5m3 => {
            let middling = |v: &f32| *v == 0.0 || (1e-25..1e25).contains(&v.abs());
            let normal = |b: &u8| *b == 0 || *b >= 8;
            format.rounding == Rounding::Rne
                && q.stats.non_finite_blocks == 0
                && q.stats.underflowed_scales == 0
                && q.block_scales.iter().all(normal)
                && values.iter().all(middling)
                && q.tensor_amax.is_none_or(|a| middling(&a))
        }
        ScaleRule::Nv { .. } => false,
    };
    if !exact {
        return;
    }
    let (rows, k) = (q.layout.rows, q.layout.k);
    let stream = Some(Stream::new(Purpose::Study, 4, 5, 6));
    let twice = quantize(&values, rows, k, Axis::Rowwise, &format, stream).expect("a right shape");
    if matches!(format.scale, ScaleRule::Mx(_)) {
        same_values(&dequantize(&twice), &values);
    } else {
        // The tensor scale comes back to within f32 rounding, the codes and bytes exactly.
        assert_eq!(twice.block_scales, q.block_scales, "{format}");
        assert_eq!(twice.codes, q.codes, "{format}");
    }
}

fn same_values(a: &[f32], b: &[f32]) {
    assert_eq!(a.len(), b.len());
    for (i, (a, b)) in a.iter().zip(b).enumerate() {
        assert!(
            a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan()),
            "element {i}: {a:e} and {b:e}"
        );
    }
}

// ---- Golden files

/// Any bytes parse or are refused; what parses is judged whole, and no answer that differs from a right one passes.
pub fn golden(data: &[u8]) {
    let Ok(file) = GoldenFile::parse("fuzz.json", data) else {
        return;
    };
    assert!(
        !file.cases.is_empty(),
        "a file without cases must be refused"
    );
    let report = check_host(&file);
    assert_eq!(report.cases.len(), file.cases.len());
    assert!(!report.to_string().is_empty());
    for case in &file.cases {
        let answer = host_outcome(case).expect("what parses has an answer");
        if judge(case, &answer).passed() {
            for wrong in wrong_answers(&answer) {
                assert!(
                    !judge(case, &wrong).passed(),
                    "{}: {wrong:?} passes",
                    case.name()
                );
            }
        }
    }
}

/// The answer cut short, and with its last value changed.
fn wrong_answers(answer: &Outcome) -> Vec<Outcome> {
    let cut = |bytes: &[u8]| bytes[..bytes.len() - 1].to_vec();
    let changed = |bytes: &[u8]| {
        let mut bytes = bytes.to_vec();
        if let Some(b) = bytes.last_mut() {
            *b ^= 1;
        }
        bytes
    };
    match answer {
        Outcome::Codes(codes) => vec![Outcome::Codes(cut(codes)), Outcome::Codes(changed(codes))],
        Outcome::Values(values) => {
            let mut other = values.clone();
            if let Some(v) = other.last_mut() {
                *v = if v.is_nan() { 0.0 } else { f32::NAN };
            }
            let cut = values[..values.len() - 1].to_vec();
            vec![Outcome::Values(cut), Outcome::Values(other)]
        }
        Outcome::Quantized {
            codes,
            block_scales,
            tensor_amax,
        } => {
            let build = |codes: &[u8], scales: &[u8], tensor_amax| Outcome::Quantized {
                codes: codes.to_vec(),
                block_scales: scales.to_vec(),
                tensor_amax,
            };
            let other_amax = match tensor_amax {
                Some(amax) => Some(f32::from_bits(amax.to_bits() ^ 1)),
                None => Some(1.0),
            };
            vec![
                build(&cut(codes), block_scales, *tensor_amax),
                build(&changed(codes), block_scales, *tensor_amax),
                build(codes, &cut(block_scales), *tensor_amax),
                build(codes, &changed(block_scales), *tensor_amax),
                build(codes, block_scales, other_amax),
            ]
        }
    }
}
