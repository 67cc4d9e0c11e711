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
        (F::UE5M3, F::UE5M3.two_d(), Some(Fp4::Ue5m3)),
        (F::UE5M3, F::NVFP4, None),
        (F::MXFP8_E4M3, F::MXFP8_E4M3, None),
    ];
    for (a, b, want) in cases {
        assert_eq!(family(&a, &b), want, "{a} times {b}");
    }
    for format in Fp4::ALL {
        assert_eq!(
            family(&block_format(format), &block_format(format)),
            Some(format)
        );
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
            let native = match format {
                Fp4::Ue5m3 => "no matrix instruction takes UE5M3 scales; ",
                _ => "the device advertises no block-scaled matrix instruction; ",
            };
            let both = format!("{native}bf16 matrix units are used on cuda and hip only");
            assert_eq!(chosen.reason, both);
        }
        let one = choose(d, MmaChoice::Auto, Some(&[MX])).unwrap();
        assert_eq!(one.matrix_paths().nvfp4.reason, "no GEMM takes it");
        for (choice, reason) in [
            (MmaChoice::Native, "advertises no block-scaled"),
            (MmaChoice::Bf16, "on cuda and hip only"),
        ] {
            for products in [Some(&[MX][..]), Some(&[]), None] {
                let e = choose(d, choice, products).unwrap_err();
                assert!(matches!(e, Error::Device { .. }), "{e:?}");
                let e = e.to_string();
                let words = [&format!("--mma {choice}: "), reason, "use --mma auto"];
                assert!(words.iter().all(|w| e.contains(*w)), "{e}");
            }
        }
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

/// The formats that a recipe needs decide whether a forced path is possible.
#[test]
fn a_forced_path_is_refused_for_what_has_no_unit() {
    on_every_device(|d| {
        let on = |path| FormatPath {
            path,
            reason: "E8M0 scales only".into(),
        };
        let mut paths = MatrixPaths::emulated("E8M0 scales only");
        paths.mxfp4 = on(MmaPath::Native(NativeUnit::Cdna4));
        paths.nvfp4 = on(MmaPath::Bf16(Bf16Unit::Mfma));
        let nv = (BlockFormat::NVFP4, BlockFormat::NVFP4);
        let fp8 = (BlockFormat::MXFP8_E4M3, BlockFormat::MXFP8_E4M3);
        for (choice, fits, other) in [
            (MmaChoice::Native, MX, (nv, "nvfp4: E8M0 scales only")),
            (MmaChoice::Bf16, nv, (MX, "mxfp4: E8M0 scales only")),
        ] {
            require(d, choice, &paths, &[fits]).unwrap();
            require(d, choice, &paths, &[]).unwrap();
            for (product, why) in [other, (fp8, "no FP4 GEMM on matrix units takes mxfp8")] {
                let e = require(d, choice, &paths, &[fits, product]).unwrap_err();
                assert!(e.to_string().contains(why), "{e}");
            }
        }
    });
}

/// The premise of the exact questions: their sums fit 23 bits, so the emulated GEMM gives the exact result.
#[test]
fn exact_questions_are_exact_and_wide_ones_are_within_the_bound() {
    for format in [Fp4::Mxfp4, Fp4::Nvfp4] {
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
    for format in [Fp4::Mxfp4, Fp4::Nvfp4] {
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

/// A probe on a device that lacks the unit says so; it never runs.
#[test]
fn a_probe_needs_the_unit() {
    on_every_device(|d| {
        for format in Fp4::ALL {
            for path in [
                MmaPath::Native(NativeUnit::Blackwell),
                MmaPath::Bf16(Bf16Unit::Mma),
            ] {
                assert!(probe::probe(d, format, path).is_err());
            }
        }
    });
}

/// The questions that bf16 units are asked have answers: the emulated GEMM gives them on every device.
#[test]
fn the_emulated_path_passes_the_probe_to_the_bit() {
    on_every_device(|d| {
        let d = &crate::probe::path::with_quick_tiles(d);
        for format in Fp4::ALL {
            let found = probe::probe(d, format, MmaPath::Emulated).unwrap();
            assert!(found.starts_with("right in "), "{found}");
        }
    });
}
