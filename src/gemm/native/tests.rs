use super::*;
use crate::device::{FormatPath, NativeUnit, on_every_device};
use crate::gemm::native::probe::{SHAPES, Scales, operand};

const MX: (BlockFormat, BlockFormat) = (BlockFormat::MXFP4, BlockFormat::MXFP4);

#[test]
fn which_products_have_an_instruction() {
    use BlockFormat as F;
    let cases = [
        (F::MXFP4, F::MXFP4_RCEIL, Some(Fp4::Mxfp4)),
        (F::MXFP4_UNBIASED, F::MXFP4.two_d(), Some(Fp4::Mxfp4)),
        (F::NVFP4, F::NVFP4_46_MAE, Some(Fp4::Nvfp4)),
        (F::NVFP4_2D, F::NVFP4, Some(Fp4::Nvfp4)),
        (F::MXFP4, F::NVFP4, None),
        (F::UE5M3, F::UE5M3, None),
        (F::MXFP8_E4M3, F::MXFP8_E4M3, None),
    ];
    for (a, b, want) in cases {
        assert_eq!(family(&a, &b), want, "{a} times {b}");
    }
    let narrow = F {
        block: [1, 16],
        ..F::MXFP4
    };
    assert_eq!(family(&narrow, &narrow), None);
}

/// No device here has an instruction: auto says so and emulates, native is refused, the others do what they say.
#[test]
fn a_device_without_an_instruction() {
    on_every_device(|d| {
        let auto = choose(d, MmaChoice::Auto, None).unwrap();
        for format in Fp4::ALL {
            let chosen = auto.matrix_paths().get(format);
            assert_eq!(chosen.path, MmaPath::Emulated);
            assert!(
                chosen.reason.contains("advertises no block-scaled"),
                "{chosen:?}"
            );
        }
        let one = choose(d, MmaChoice::Auto, Some(&[MX])).unwrap();
        assert_eq!(one.matrix_paths().nvfp4.reason, "no GEMM takes it");
        for products in [&[MX][..], &[]] {
            let e = choose(d, MmaChoice::Native, Some(products)).unwrap_err();
            assert!(matches!(e, Error::Device { .. }), "{e:?}");
            let e = e.to_string();
            assert!(
                e.contains("--mma native") && e.contains("advertises no"),
                "{e}"
            );
        }
        let e = choose(d, MmaChoice::Bf16, Some(&[MX]))
            .unwrap_err()
            .to_string();
        assert!(
            e.contains("--mma bf16") && e.contains("use --mma auto"),
            "{e}"
        );
        let emulated = choose(d, MmaChoice::Emulated, Some(&[MX])).unwrap();
        assert_eq!(emulated.tuning(), d.tuning());
        assert_eq!(
            choose(d, MmaChoice::F32, Some(&[MX]))
                .unwrap()
                .tuning()
                .packed,
            None
        );
    });
}

/// The formats that a recipe needs decide whether a forced native is possible.
#[test]
fn native_is_refused_for_what_has_no_instruction() {
    on_every_device(|d| {
        let native = |reason: &str| FormatPath {
            path: MmaPath::Native(NativeUnit::Cdna4),
            reason: reason.into(),
        };
        let mut paths = MatrixPaths::emulated("E8M0 scales only");
        paths.mxfp4 = native("");
        let nv = (BlockFormat::NVFP4, BlockFormat::NVFP4);
        let fp8 = (BlockFormat::MXFP8_E4M3, BlockFormat::MXFP8_E4M3);
        require_native(d, &paths, &[MX]).unwrap();
        require_native(d, &paths, &[]).unwrap();
        let e = require_native(d, &paths, &[MX, nv])
            .unwrap_err()
            .to_string();
        assert!(e.contains("nvfp4: E8M0 scales only"), "{e}");
        let e = require_native(d, &paths, &[fp8]).unwrap_err().to_string();
        assert!(e.contains("no matrix instruction takes mxfp8"), "{e}");
    });
}

/// The premise of the exact questions: their sums fit 23 bits, so the emulated GEMM gives the exact result.
#[test]
fn exact_questions_are_exact_and_wide_ones_are_within_the_bound() {
    for format in Fp4::ALL {
        for (m, n, k) in SHAPES {
            let make = |scales| {
                let a = operand(format, scales, m, k, 1).unwrap();
                let b = operand(format, scales, n, k, 2).unwrap();
                let c = emulated::reference(&a, &b).unwrap();
                (bound::exact(&a, &b).unwrap(), c, a, b)
            };
            let (exact, c, a, b) = make(Scales::Exact);
            let alpha = a.tensor_decode_scale() * b.tensor_decode_scale();
            for (e, c) in exact.iter().zip(&c) {
                // Units of 2^-6: the smallest product of codes and scales.
                assert!(e.magnitude / f64::from(alpha) * 64.0 < 8_388_608.0);
                assert!((e.sum - f64::from(*c)).abs() <= 2f64.powi(-24) * e.sum.abs());
            }
            let (exact, c, ..) = make(Scales::Wide);
            assert_eq!(bound::first_outside(&c, &exact, k), None);
        }
    }
}

/// Mistakes of a kernel are far outside the bound.
#[test]
fn wrong_rows_blocks_and_scales_are_outside_the_bound() {
    for format in Fp4::ALL {
        let (m, n, k) = SHAPES[1];
        let a = operand(format, Scales::Wide, m, k, 1).unwrap();
        let b = operand(format, Scales::Wide, n, k, 2).unwrap();
        let exact = bound::exact(&a, &b).unwrap();
        let outside = |a: &crate::formats::QuantizedRef| {
            let c = emulated::reference(a, &b).unwrap();
            bound::first_outside(&c, &exact, k)
        };
        let (words, blocks) = (a.layout.words_per_row, a.layout.blocks_per_row);
        let mut row = a.clone();
        row.codes.copy_within(words..2 * words, 0);
        let mut block = a.clone();
        block.codes.copy_within(8..12, 0);
        let mut scale = a.clone();
        scale.block_scales.swap(3 * blocks, 3 * blocks + 1);
        for (wrong, first) in [(row, 0), (block, 0), (scale, 3)] {
            let (i, _) = outside(&wrong).expect("a mistake");
            assert_eq!(i / n, first);
        }
        let nan = vec![f32::NAN; m * n];
        assert!(bound::first_outside(&nan, &exact, k).is_some());
    }
}

/// A probe on a device that lacks the instruction says so; it never runs.
#[test]
fn a_probe_needs_the_instruction() {
    on_every_device(|d| {
        for format in Fp4::ALL {
            assert!(probe::probe(d, format).is_err());
        }
    });
}
