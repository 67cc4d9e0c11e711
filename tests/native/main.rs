//! The FP4 GEMMs on matrix units without their hardware: the text that CubeCL hands to NVRTC or hiprtc is built with g++
//! against a model of the instructions (`shim.hpp`) and run, whole cubes of it, on random operands. It proves that the text
//! agrees with the published layouts, not how silicon adds.
//!
//! On bf16 units C has the bits of the emulated GEMM's host reference, whatever the scales; the model of the unit refuses sums
//! that not every unit adds alike. Natively it has them where every sum is exact; elsewhere, those of a chain of exact sums of
//! 64 products, each added to f32 and rounded once. Damaged texts must not pass.

#[path = "../shaders/languages.rs"]
mod languages;
mod model;
#[path = "../shaders/paper.rs"]
mod paper;
mod texts;
mod translate;

use std::sync::Mutex;

use halfbyte::device::{Bf16Unit, Fp4, MmaPath, NativeUnit, WarpTiles};
use halfbyte::formats::{Axis, BlockFormat, QuantizedRef, dequantize, quantize};
use halfbyte::gemm::emulated;
use halfbyte::gemm::native::bound;
use halfbyte::gemm::native::probe::{Scales, operand};
use halfbyte::rng::{Purpose, Stream};
use model::{Case, Kernel};
use texts::Variant;

/// (M, N, K): single elements, odd tails along each axis, whole tiles, several cubes along M and along N.
const SHAPES: [(usize, usize, usize); 6] = [
    (1, 1, 1),
    (5, 3, 33),
    (17, 300, 96),
    (128, 128, 128),
    (130, 129, 200),
    (260, 7, 417),
];

/// Runs jobs on all cores; a panic in one is a panic here.
fn in_parallel<T: Send>(jobs: Vec<T>, run: impl Fn(T) + Sync) {
    let jobs = Mutex::new(jobs);
    let workers = std::thread::available_parallelism().map_or(2, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers.min(8) {
            scope.spawn(|| {
                loop {
                    let next = jobs.lock().expect("no job panics holding it").pop();
                    let Some(job) = next else { return };
                    run(job);
                }
            });
        }
    });
}

/// Whether there is a compiler; says so where there is none.
fn compiler_is_here() -> bool {
    let here = model::compiler().is_some();
    if !here {
        println!("skipped: the model of the native GEMMs needs g++, which is not installed");
    }
    here
}

// ---- References

fn factors(q: &QuantizedRef, row: usize) -> Vec<(i32, f64)> {
    let (l, scale) = (&q.layout, q.format.scale);
    (0..l.k)
        .map(|k| {
            let decoded = scale.decode(q.block_scales[l.scale_at(row, k)]);
            let doubled = 2.0 * q.format.element.decode(q.code(row, k));
            (doubled as i32, f64::from(decoded))
        })
        .collect()
}

/// A Bt by exact sums of 64 products, each added to an f32 that is rounded to nearest even; in units of 2^-64.
fn chained(a: &QuantizedRef, b: &QuantizedRef) -> Vec<f32> {
    const UNIT: f64 = 18_446_744_073_709_551_616.0;
    let columns: Vec<_> = (0..b.layout.rows).map(|n| factors(b, n)).collect();
    let mut c = Vec::new();
    for m in 0..a.layout.rows {
        let left = factors(a, m);
        for right in &columns {
            let mut acc = 0f32;
            for (x, y) in left.chunks(64).zip(right.chunks(64)) {
                let mut sum = (f64::from(acc) * UNIT) as i128;
                let mut nan = acc.is_nan();
                for ((p, s), (q, t)) in x.iter().zip(y) {
                    nan |= s.is_nan() || t.is_nan();
                    // A small integer times a power of two, or times two E4M3 values: exact.
                    sum += (f64::from(p * q) * (s * t) * UNIT / 4.0) as i128;
                }
                acc = if nan {
                    f32::NAN
                } else {
                    sum as f32 / UNIT as f32
                };
            }
            c.push(acc);
        }
    }
    c
}

/// C after the GEMM.
fn expected(variant: &Variant, case: &Case) -> Vec<f32> {
    let product = match variant.path {
        MmaPath::Native(_) => {
            let alpha = if variant.alpha { case.alpha() } else { 1.0 };
            let chain = chained(&case.a, &case.b);
            chain.into_iter().map(|p| p * alpha).collect()
        }
        _ => emulated::reference(&case.a, &case.b).expect("a product"),
    };
    let finish = |(out, start): (f32, &f32)| {
        if variant.accumulate { start + out } else { out }
    };
    product.into_iter().zip(&case.start).map(finish).collect()
}

/// The first difference in bits.
fn difference(case: &Case, got: &[f32], want: &[f32]) -> Option<String> {
    let same = |(g, w): (&f32, &f32)| g.to_bits() == w.to_bits() || (g.is_nan() && w.is_nan());
    let i = got.iter().zip(want).position(|pair| !same(pair))?;
    let n = case.b.layout.rows;
    let (row, col) = (i / n, i % n);
    Some(format!(
        "{}: C[{row}, {col}] is {:e}, expected {:e}",
        case.what, got[i], want[i]
    ))
}

// ---- Cases

fn made(variant: &Variant, scales: Scales, (m, n, k): (usize, usize, usize)) -> Case {
    let make = |rows, seed| {
        let mut q = operand(variant.format, scales, rows, k, seed).expect("an operand");
        q.format = variant.block_format();
        q
    };
    Case::new(format!("{scales:?} {m}x{n}x{k}"), make(m, 11), make(n, 12))
}

/// X (M, K), W (N, K) and dY (M, N) and their three products, each operand quantised along what its GEMM contracts.
fn training(format: &BlockFormat) -> [(Case, Vec<f64>); 3] {
    let (m, n, k) = (70, 130, 200);
    let values = |rows: usize, cols: usize, seed| {
        let mut x = vec![0.0; rows * cols];
        Stream::new(Purpose::Study, seed, 0, 0).fill_normal(&mut x, 0.0, 1.0);
        x
    };
    let (x, w, dy) = (values(m, k, 1), values(n, k, 2), values(m, n, 3));
    let stream = Some(Stream::new(Purpose::Rounding, 4, 0, 0));
    let q = |x: &[f32], rows, cols, axis| {
        quantize(x, rows, cols, axis, format, stream).expect("an operand")
    };
    let case = |name: &str, a: QuantizedRef, b: QuantizedRef| {
        let (rows, cols, inner) = (a.layout.rows, b.layout.rows, a.layout.k);
        let (p, q) = (dequantize(&a), dequantize(&b));
        let sum = |i: usize| {
            let (r, c) = (i / cols * inner, i % cols * inner);
            let dot = p[r..r + inner].iter().zip(&q[c..c + inner]);
            dot.map(|(x, y)| f64::from(*x) * f64::from(*y)).sum()
        };
        let exact = (0..rows * cols).map(sum).collect();
        (Case::new(name.into(), a, b), exact)
    };
    use Axis::{Columnwise, Rowwise};
    [
        case("Fprop X Wt", q(&x, m, k, Rowwise), q(&w, n, k, Rowwise)),
        case("Dgrad dY W", q(&dy, m, n, Rowwise), q(&w, n, k, Columnwise)),
        case(
            "Wgrad dYt X",
            q(&dy, m, n, Columnwise),
            q(&x, m, k, Columnwise),
        ),
    ]
}

// ---- Tests

#[test]
fn whole_kernels_have_the_references_bits() {
    if !compiler_is_here() {
        return;
    }
    let jobs: Vec<_> = Variant::all().into_iter().zip(0..).collect();
    in_parallel(jobs, |(variant, index)| {
        let begun = std::time::Instant::now();
        let (text, entry) = variant.text(index);
        let kernel = Kernel::build(&variant, &text, &entry);
        let is_native = matches!(variant.path, MmaPath::Native(_));
        let mut cases = Vec::new();
        for shape in SHAPES {
            if variant.accumulate && shape.1 == 128 {
                // Only the epilogue differs: whole tiles would tell nothing new.
                continue;
            }
            let case = made(&variant, Scales::Exact, shape);
            if is_native {
                // The chain is the emulated GEMM where sums are exact, and the kernel is then held to it below.
                let alpha = case.alpha();
                let chain = chained(&case.a, &case.b);
                let scaled: Vec<f32> = chain.iter().map(|p| p * alpha).collect();
                let reference = emulated::reference(&case.a, &case.b).expect("a product");
                assert_eq!(difference(&case, &scaled, &reference), None, "{variant:?}");
            }
            cases.push(case);
            if !variant.accumulate {
                cases.push(made(&variant, Scales::Wide, shape));
            }
            if !is_native && !variant.accumulate {
                cases.push(made(&variant, Scales::Edges, shape));
            }
        }
        let mut nan = made(&variant, Scales::Exact, (3, 140, 160));
        nan.what = "NaN scales".into();
        let byte = nan.a.format.scale.nan_byte();
        nan.a.block_scales[0] = byte;
        *nan.b.block_scales.last_mut().expect("a block") = byte;
        let c = expected(&variant, &nan);
        assert!(c[0].is_nan() && c[2 * 140 + 139].is_nan() && !c[140].is_nan());
        cases.push(nan);
        cases.extend(training(&variant.block_format()).map(|(case, _)| case));
        let got = kernel
            .run(&cases)
            .unwrap_or_else(|e| panic!("{variant:?}: {e}"));
        for (case, got) in cases.iter().zip(&got) {
            let want = expected(&variant, case);
            assert_eq!(difference(case, got, &want), None, "{variant:?}");
        }
        println!("{}: {:.1} s", variant.name(), begun.elapsed().as_secs_f32());
    });
}

/// Why one kernel serves Fprop, Dgrad and Wgrad: whatever the axis of a tensor that a GEMM contracts, its packed operands are
/// rows along K, and A Bt of them is the product that training wants of the tensors.
#[test]
fn the_three_products_of_training_are_one_layout() {
    for format in [BlockFormat::MXFP4, BlockFormat::NVFP4] {
        for (case, exact) in training(&format) {
            let sums = bound::exact(&case.a, &case.b).expect("a product");
            let c = emulated::reference(&case.a, &case.b).expect("a product");
            assert_eq!(bound::first_outside(&c, &sums, case.a.layout.k), None);
            for (e, want) in sums.iter().zip(&exact) {
                // The tensor scale is one f32 here, and is rounded into every value there.
                assert!(
                    (e.sum - want).abs() <= e.magnitude * 2f64.powi(-21),
                    "{}",
                    case.what
                );
            }
        }
    }
}

/// A damage to a text: what is wrong, and how it comes about.
type Damage = (&'static str, fn(&str) -> String);

/// Registers and scales of the instruction exchanged, copies not waited for, tails not cut.
const BLACKWELL: [Damage; 10] = [
    ("rows of A", |t| {
        t.replace("{%4, %5, %6, %7}", "{%5, %4, %7, %6}")
    }),
    ("K halves of A", |t| {
        t.replace("{%4, %5, %6, %7}", "{%6, %7, %4, %5}")
    }),
    ("K halves of B", |t| t.replace("{%8, %9}", "{%9, %8}")),
    ("rows of C", |t| {
        t.replace("{%0, %1, %2, %3}", "{%2, %3, %0, %1}")
    }),
    ("scales of A and B", |t| {
        t.replace("%14, {0, 0}, %15", "%15, {0, 0}, %14")
    }),
    ("copies not waited for", |t| {
        t.replace(
            "asm volatile(\"cp.async.wait_group 0;\" :  :  : \"memory\");",
            "",
        )
    }),
    ("no barrier", |t| t.replace("__syncthreads();", "")),
    ("tails of K not cut", uncut),
    ("a row too many", |t| one_more(t, 0)),
    ("a column too many", |t| one_more(t, 1)),
];

/// One byte further; the other format finds its bytes by the word.
const BLACKWELL_MX: [Damage; 1] = [("scale bytes", |t| {
    assert!(t.contains(" >> "), "{t}");
    t.replace(" >> ", " >> 8 >> ")
})];

const CDNA4: [Damage; 10] = [
    ("rows of A", |t| {
        t.replace(
            "wave_row + i * 32u + own;",
            "wave_row + i * 32u + (own ^ 1u);",
        )
    }),
    ("rows of B", |t| {
        t.replace(
            "wave_col + i * 32u + own;",
            "wave_col + i * 32u + (own ^ 4u);",
        )
    }),
    ("blocks of K", |t| {
        t.replace("half * 4u", "(1u - half) * 4u")
    }),
    ("scale bytes", |t| {
        t.replace("step * 2u + half", "step * 2u")
    }),
    ("byte of the scale", |t| {
        t.replace("4, 4, 0, sa[i]", "4, 4, 1, sa[i]")
    }),
    ("rows of C", |t| t.replace("4u * half", "4u - 4u * half")),
    ("no barrier", |t| t.replace("__syncthreads();", "")),
    ("tails of K not cut", |t| {
        t.replace("row >= rows || word >= words", "row >= rows")
            .replace("row < rows && s < scale_words", "row < rows")
    }),
    ("a row too many", |t| {
        t.replace("row < m && col < n", "row <= m && col < n")
    }),
    ("a column too many", |t| {
        t.replace("row < m && col < n", "row < m && col <= n")
    }),
];

const BF16_NVIDIA: [Damage; 9] = [
    ("scale bytes", |t| {
        // What a load and a shift bring and the next line keeps.
        let mut lines: Vec<String> = t.lines().map(String::from).collect();
        for i in 1..lines.len() {
            if lines[i - 1].contains(" >> ") && lines[i].starts_with('*') {
                lines[i - 1] = lines[i - 1].replace(';', " >> 8;");
            }
        }
        lines.join("\n")
    }),
    ("rows of C", |t| {
        t.replace("{%0, %1, %2, %3}", "{%2, %3, %0, %1}")
    }),
    ("rows of A", |t| {
        t.replace("{%4, %5, %6, %7}", "{%5, %4, %7, %6}")
    }),
    ("K halves of B", |t| t.replace("{%8, %9}", "{%9, %8}")),
    ("chunks of a row", |t| t.replacen(" ^ ", " | ", 1)),
    ("no care", |t| {
        let at = t.find(" == ").expect("a comparison");
        let end = at + t[at..].find(';').expect("its end");
        format!("{} && false{}", &t[..end], &t[end..])
    }),
    ("no barrier", |t| t.replace("__syncthreads();", "")),
    ("a row too many", |t| one_more(t, 0)),
    ("a column too many", |t| one_more(t, 1)),
];

const BF16_AMD: [Damage; 13] = [
    ("scale bytes", |t| {
        t.replace("next * BLOCKS % 4u", "next * BLOCKS % 2u")
    }),
    ("blocks of K", |t| {
        t.replace("fb[j][block]", "fb[j][0]")
            .replace("fb[j][1], dot", "fb[j][0], dot")
    }),
    ("rows of C", |t| {
        t.replace(
            "= row0 + wave_row + i * 16u + value_row + v",
            "= row0 + wave_row + i * 16u + value_row + (v ^ 1u)",
        )
    }),
    ("chunks of a row", |t| {
        t.replace("((own + q) ^ swizzle)", "((own + q) ^ (swizzle / 2u))")
    }),
    ("rows of A", |t| {
        t.replace(
            "[wave_row + i * 16u + line]",
            "[wave_row + i * 16u + (line ^ 1u)]",
        )
    }),
    ("rows of B", |t| {
        t.replace(
            "values[slot][TILE + wave_col + j * 16u + line]",
            "values[slot][TILE + wave_col + j * 16u + (line ^ 8u)]",
        )
    }),
    ("rows of scales", |t| {
        t.replace("value_row + v * VALUE_ROWS];", "value_row];")
    }),
    ("0.5", |t| t.replace("word ^ (odd &", "word ^ (0u &")),
    ("scales below the rule", |t| {
        t.replace("sum < ZERO_BELOW", "sum < ZERO_BELOW - 1u")
    }),
    ("no care", |t| {
        t.replace("(careful[slot]) == next;", "(0u) == next;")
    }),
    ("no barrier", |t| t.replace("__syncthreads();", "")),
    ("a row too many", |t| {
        t.replace("row < m && col < n", "row <= m && col < n")
    }),
    ("a column too many", |t| {
        t.replace("row < m && col < n", "row < m && col <= n")
    }),
];

/// Every copy takes its whole length.
fn uncut(text: &str) -> String {
    let whole = |line: &str| {
        let copies = line.contains("cp.async.c") && line.contains("[%1], ");
        let Some((head, tail)) = line.split_once(" : \"memory\"").filter(|_| copies) else {
            return line.to_string();
        };
        let (_, size) = head.split_once("[%1], ").expect("a size");
        let (size, _) = size.split_once(',').expect("a size");
        let (before, _) = head.rsplit_once("\"r\"(").expect("a length");
        format!("{before}\"r\"({size}) : \"memory\"{tail}")
    };
    text.lines().map(whole).collect::<Vec<_>>().join("\n")
}

/// `x < size` becomes `x <= size` for scalar `index` of the launch.
fn one_more(text: &str, index: usize) -> String {
    let name = |line_end: &str| {
        let line = text.lines().find(|l| l.ends_with(line_end));
        let line = line.unwrap_or_else(|| panic!("no line ends in {line_end}"));
        let name = line.split(" = ").next().expect("a name");
        name.rsplit(' ').next().expect("a name").to_string()
    };
    let raw = name(&format!(".scalars_u32[{index}];"));
    let size = name(&format!("= uint32_t({raw});"));
    text.replace(&format!(" < {size};"), &format!(" <= {size};"))
}

#[test]
fn damaged_texts_do_not_pass() {
    if !compiler_is_here() {
        return;
    }
    let mut jobs = Vec::new();
    // Paper devices of the other test have the numbers below.
    let mut index = 100;
    let mut add = |path, format, alpha, damages: &[Damage]| {
        index += 1;
        let variant = Variant {
            path,
            format,
            alpha,
            accumulate: false,
            tiles: WarpTiles::SMALL,
        };
        let (text, entry) = variant.text(index);
        for (what, damage) in damages {
            jobs.push((variant, *what, damage(&text), text.clone(), entry.clone()));
        }
    };
    let blackwell = MmaPath::Native(NativeUnit::Blackwell);
    add(blackwell, Fp4::Mxfp4, false, &BLACKWELL);
    add(blackwell, Fp4::Mxfp4, false, &BLACKWELL_MX);
    add(blackwell, Fp4::Nvfp4, true, &BLACKWELL[2..5]);
    let cdna4 = MmaPath::Native(NativeUnit::Cdna4);
    add(cdna4, Fp4::Mxfp4, false, &CDNA4);
    let mma = MmaPath::Bf16(Bf16Unit::Mma);
    add(mma, Fp4::Mxfp4, false, &BF16_NVIDIA);
    add(mma, Fp4::Nvfp4, true, &BF16_NVIDIA[..2]);
    let mfma = MmaPath::Bf16(Bf16Unit::Mfma);
    add(mfma, Fp4::Mxfp4, false, &BF16_AMD);
    add(mfma, Fp4::Nvfp4, true, &BF16_AMD[..2]);
    for unit in [Bf16Unit::Rdna3, Bf16Unit::Rdna4] {
        add(MmaPath::Bf16(unit), Fp4::Mxfp4, false, &BF16_AMD[..4]);
    }
    in_parallel(jobs, |(variant, what, damaged, text, entry)| {
        assert_ne!(
            damaged,
            text,
            "{}: {what}: nothing to damage",
            variant.name()
        );
        let kernel = Kernel::build(&variant, &damaged, &entry);
        let mut scales = vec![Scales::Wide];
        if let MmaPath::Bf16(_) = variant.path {
            scales.push(Scales::Edges);
        }
        let cases: Vec<Case> = scales
            .into_iter()
            .map(|scales| made(&variant, scales, (130, 129, 200)))
            .collect();
        let found = match kernel.run(&cases) {
            Ok(got) => {
                let mut asked = cases.iter().zip(&got);
                asked.find_map(|(case, got)| difference(case, got, &expected(&variant, case)))
            }
            Err(stopped) => Some(stopped),
        };
        println!("{}: {what}: {found:?}", variant.name());
        assert!(
            found.is_some(),
            "{}: {what} was not noticed",
            variant.name()
        );
    });
}
