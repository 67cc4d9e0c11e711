//! Properties of the host reference, over random input (proptest) and against independent f64 arithmetic.

use proptest::prelude::*;

use super::*;
use crate::rng::{Purpose, Stream};

const ELEMENTS: [Element; 3] = [Element::E2M1, Element::E4M3, Element::E5M2];

/// Any finite f32, by its bits.
fn finite() -> impl Strategy<Value = f32> {
    any::<u32>()
        .prop_map(f32::from_bits)
        .prop_filter("finite", |v| v.is_finite())
}

/// A value of ordinary size: sign, exponent in -12..12, any mantissa.
fn ordinary() -> impl Strategy<Value = f32> {
    (any::<bool>(), 115u32..139, 0u32..1 << 23)
        .prop_map(|(s, e, m)| f32::from_bits(u32::from(s) << 31 | e << 23 | m))
}

fn format() -> impl Strategy<Value = BlockFormat> {
    prop::sample::select(BlockFormat::NAMED.to_vec())
}

fn row(x: &[f32], format: BlockFormat, step: u32) -> QuantizedRef {
    let stream = Stream::new(Purpose::Study, 23, step, 0);
    quantize(x, 1, x.len(), Axis::Rowwise, &format, Some(stream)).unwrap()
}

/// The grid neighbours of a magnitude and its fraction between them, in f64: the codes' values are the only thing
/// shared with the code under test.
fn around(element: Element, magnitude: f64) -> (u8, f64) {
    let value = |code: u32| f64::from(element.decode(code as u8));
    let max = element.grid().max_code;
    if magnitude >= value(max) {
        return (max as u8, 0.0);
    }
    let lower = (0..max).rev().find(|c| value(*c) <= magnitude).unwrap_or(0);
    let fraction = (magnitude - value(lower)) / (value(lower + 1) - value(lower));
    (lower as u8, fraction)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn rne_is_the_nearest_code(value in prop_oneof![finite(), ordinary()]) {
        for element in ELEMENTS {
            let (lower, fraction) = around(element, f64::from(value.abs()));
            let up = fraction > 0.5 || (fraction == 0.5 && lower % 2 == 1);
            let sign = u8::from(value.is_sign_negative()) << (element.bits() - 1);
            prop_assert_eq!(element.encode(value, Draw::Nearest), sign | (lower + u8::from(up)));
        }
    }

    #[test]
    fn sr_is_u_below_the_fraction(value in prop_oneof![finite(), ordinary()], u in 0u32..1 << 24) {
        for element in ELEMENTS {
            let (lower, fraction) = around(element, f64::from(value.abs()));
            // The fraction is exact: the difference has at most 24 bits, the step is a power of two.
            let up = f64::from(u) / 16_777_216.0 < fraction;
            let sign = u8::from(value.is_sign_negative()) << (element.bits() - 1);
            prop_assert_eq!(element.encode(value, Draw::Bits(u)), sign | (lower + u8::from(up)));
        }
    }

    #[test]
    fn the_three_quarters_are_exact(value in ordinary(), u in 0u32..1 << 24) {
        let q = quantize_view(
            &View::strided(&[value], [1, 1], [1, 1]).unwrap(),
            &BlockFormat::MXFP4_UNBIASED,
            &|_| u,
        ).unwrap();
        let scaled = f64::from(value.abs()) * 0.75 / f64::from(e8m0::decode(q.block_scales[0]));
        let (lower, fraction) = around(Element::E2M1, scaled);
        let up = f64::from(u) / 16_777_216.0 < fraction;
        prop_assert!(scaled < 6.0);
        prop_assert_eq!(q.code(0, 0) & 7, lower + u8::from(up));
    }

    #[test]
    fn signs_are_symmetric(x in prop::collection::vec(prop_oneof![finite(), ordinary()], 1..70), f in format()) {
        let minus: Vec<f32> = x.iter().map(|v| -v).collect();
        let (a, b) = (row(&x, f, 1), row(&minus, f, 1));
        let sign = 1u8 << (f.element.bits() - 1);
        prop_assert_eq!(&a.block_scales, &b.block_scales);
        for i in 0..x.len() {
            prop_assert_eq!(a.code(0, i) ^ sign, b.code(0, i));
        }
    }

    #[test]
    fn larger_values_get_no_smaller_codes(x in prop::collection::vec(ordinary(), 2..17), f in format()) {
        let q = row(&x, f.with_rounding(Rounding::Rne), 0);
        let decoded = dequantize(&q);
        for i in 0..x.len() {
            for j in 0..x.len() {
                prop_assert!(x[i] > x[j] || decoded[i] <= decoded[j]);
            }
        }
    }

    #[test]
    fn a_power_of_two_moves_only_the_scales(x in prop::collection::vec(ordinary(), 1..70), f in format(), s in -20i32..20) {
        let scaled: Vec<f32> = x.iter().map(|v| v * 2f32.powi(s)).collect();
        let (a, b) = (row(&x, f, 2), row(&scaled, f, 2));
        match f.scale {
            ScaleRule::Mx(_) => {
                for (p, q) in a.block_scales.iter().zip(&b.block_scales) {
                    let padding = *p == 0 && *q == 0;
                    prop_assert!(padding || i32::from(*p) + s == i32::from(*q));
                }
            }
            ScaleRule::Nv { .. } => prop_assert_eq!(&a.block_scales, &b.block_scales),
            // Where both scales were normal before rounding (8 may come from below) and below the largest.
            ScaleRule::Ue5m3 => {
                let normal = |v: &u8| (9..0xF7).contains(v) || *v == 0;
                if !a.block_scales.iter().chain(&b.block_scales).all(normal) {
                    return Ok(());
                }
                for (p, q) in a.block_scales.iter().zip(&b.block_scales) {
                    if *p != 0 && *q != 0 {
                        prop_assert_eq!(i32::from(*p) + 8 * s, i32::from(*q));
                    } else if p != q {
                        return Ok(());
                    }
                }
            }
        }
        prop_assert_eq!(a.codes, b.codes);
    }

    /// Quantising what was decoded gives the same values again (RNE; MX scales may halve while codes double).
    #[test]
    fn quantising_again_changes_nothing(x in prop::collection::vec(ordinary(), 1..70), f in format()) {
        if f.pre_scale != PreScale::One || matches!(f.scale, ScaleRule::Nv { four_over_six: Some(_) }) {
            return Ok(());
        }
        let once = row(&x, f, 0);
        let values = dequantize(&once);
        let twice = row(&values, f, 0);
        match f.scale {
            ScaleRule::Mx(_) => prop_assert_eq!(dequantize(&twice), values),
            // E4M3 and UE5M3: where every block's scale is a normal number, the same codes under the same bytes.
            _ => {
                if once.block_scales.iter().all(|b| *b == 0 || *b >= 8) && once.stats.underflowed_scales == 0 {
                    prop_assert_eq!(&twice.block_scales, &once.block_scales);
                    prop_assert_eq!(&twice.codes, &once.codes);
                }
            }
        }
    }

    /// Any words and any scale bytes decode: to NaN under a NaN scale, else to no NaN for FP4 codes.
    #[test]
    fn any_packed_bits_decode(
        words in prop::collection::vec(any::<u32>(), 16),
        scales in prop::collection::vec(any::<u8>(), 8),
        amax in any::<u32>().prop_map(f32::from_bits),
        f in format(),
    ) {
        let layout = f.layout(2, 60 / f.element.bits() as usize * 2).unwrap();
        let take = |n: usize| (0..n).map(|i| words[i % 16].rotate_left(i as u32)).collect();
        let bytes: Vec<u8> = (0..layout.scale_bytes()).map(|i| scales[i % 8]).collect();
        let tensor_amax = f.scale.has_tensor_scale().then_some(amax);
        let codes = take(layout.code_words());
        let q = QuantizedRef::from_parts(f, layout, codes, bytes, tensor_amax).unwrap();
        let decoded = dequantize(&q);
        prop_assert_eq!(decoded.len(), layout.rows * layout.k);
        for (i, v) in decoded.iter().enumerate() {
            let scale = f.scale.decode(q.block_scales[layout.scale_at(i / layout.k, i % layout.k)]);
            prop_assert!(!scale.is_nan() || v.is_nan());
            if f.element == Element::E2M1 && !f.scale.has_tensor_scale() {
                prop_assert_eq!(scale.is_nan(), v.is_nan());
            }
        }
        prop_assert!(QuantizedRef::from_parts(f, layout, vec![], vec![], tensor_amax).is_err());
    }

    /// No two rules differ by more than one step, and rceil never clips while being the smallest that does not.
    #[test]
    fn rules_in_order(bits in 1u32..0x7F80_0000) {
        for element in ELEMENTS {
            let byte = |rule| i32::from(e8m0::from_amax(bits, rule, &element.grid()));
            let (floor, even) = (byte(MxRule::Floor), byte(MxRule::Even));
            let (rceil, ceil) = (byte(MxRule::Rceil), byte(MxRule::Ceil));
            prop_assert!(floor <= even && even <= ceil && floor <= rceil && rceil <= ceil && ceil <= floor + 1);
            let amax = f64::from(f32::from_bits(bits));
            let reach = |byte: i32| f64::from(element.max()) * 2f64.powi(byte - 127);
            prop_assert!(amax <= reach(rceil));
            prop_assert!(rceil == 0 || amax > reach(rceil - 1));
        }
    }
}

/// SR is unbiased: the mean over trials lies within five standard errors of the value, element by element.
#[test]
fn sr_is_unbiased() {
    let trials = 20_000u64;
    let stream = Stream::new(Purpose::Study, 99, 0, 0);
    for (n, element) in ELEMENTS.into_iter().enumerate() {
        for i in 0..40u64 {
            let value = stream.uniform(1 << 40 | i) * if i < 20 { 1.0 } else { 5.9 };
            let (lower, p) = around(element, f64::from(value));
            let step = f64::from(element.decode(lower + 1)) - f64::from(element.decode(lower));
            let draws = Stream {
                tensor: (n as u32) << 16 | i as u32,
                ..stream
            };
            let sum: f64 = (0..trials)
                .map(|t| {
                    f64::from(element.decode(element.encode(value, Draw::Bits(draws.bits24(t)))))
                })
                .sum();
            let error = sum / trials as f64 - f64::from(value);
            let sigma = step * (p * (1.0 - p) / trials as f64).sqrt();
            assert!(
                error.abs() <= 5.0 * sigma + 1e-12,
                "{element:?} {value}: {error:e} against {sigma:e}"
            );
        }
    }
}

/// Whole blocks under unbiased MXFP4: over steps, the decoded mean is x, also for the block's largest values.
#[test]
fn unbiased_mxfp4_is_unbiased() {
    let mut x = vec![0f32; 64];
    Stream::new(Purpose::Study, 4, 0, 0).fill_normal(&mut x, 0.0, 1.0);
    let trials = 4000;
    let (mut sum, mut square) = (vec![0f64; 64], vec![0f64; 64]);
    for step in 0..trials {
        let decoded = dequantize(&row(&x, BlockFormat::MXFP4_UNBIASED, step));
        for (i, v) in decoded.into_iter().enumerate() {
            sum[i] += f64::from(v);
            square[i] += f64::from(v) * f64::from(v);
        }
    }
    let n = f64::from(trials);
    for i in 0..64 {
        let mean = sum[i] / n;
        let deviation = (square[i] / n - mean * mean).max(0.0).sqrt() / n.sqrt();
        let error = mean - f64::from(x[i]);
        assert!(
            error.abs() <= 5.0 * deviation + 1e-6,
            "element {i}: {error:e} against {deviation:e}"
        );
    }
}

/// Four-over-six never loses to plain scales under the norm it chooses by, measured in f64.
#[test]
fn four_over_six_picks_the_lower_error() {
    for (norm, power) in [(ErrorNorm::Mae, 1), (ErrorNorm::Mse, 2)] {
        let format = BlockFormat {
            scale: ScaleRule::Nv {
                four_over_six: Some(norm),
            },
            ..BlockFormat::NVFP4
        };
        let mut fours = 0;
        for seed in 0..200 {
            let mut x = vec![0f32; 16];
            Stream::new(Purpose::Study, seed, 0, 0).fill_normal(&mut x, 0.0, 1.0);
            let q = row(&x, format, 0);
            let tensor = f64::from(q.tensor_decode_scale());
            let error = |byte: u8| -> f64 {
                let s = f64::from(e4m3::decode(byte)) * tensor;
                let one = |v: &f32| {
                    let (lower, fraction) = around(Element::E2M1, f64::from(v.abs()) / s);
                    let code = lower + u8::from(fraction > 0.5);
                    (f64::from(e2m1::decode(code)) * s - f64::from(v.abs()))
                        .abs()
                        .powi(power)
                };
                x.iter().map(one).sum()
            };
            // The block holds the tensor amax, so the candidates are 256 and 384.
            let (six, four) = (e4m3::encode(256.0), e4m3::encode(384.0));
            let (e6, e4) = (error(six), error(four));
            let want = if e4 < e6 { four } else { six };
            assert!(
                (e4 - e6).abs() < 1e-5 * e6 || q.block_scales[0] == want,
                "seed {seed}"
            );
            fours += usize::from(want == four);
        }
        assert!(
            (20..180).contains(&fours),
            "{norm:?}: four chosen {fours} times"
        );
    }
}
