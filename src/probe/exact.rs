//! The parts that have one right answer, on every device and on the host: Philox, Hadamard transforms, quantisers of every
//! format and rule, the emulated GEMM. Hashes of the right answers are recorded in `reference.txt`, made by the host.

use cubecl::prelude::*;

use super::Hook;
use super::report::{Difference, ExactPart, More};
use crate::device::Device;
use crate::formats::{self, Axis, BlockFormat, ErrorNorm, QuantizedRef, Rounding, ScaleRule};
use crate::gemm::emulated;
use crate::hadamard::{SIZES, Signs, transform_rows};
use crate::quantize::{Hadamard, Quantized, hadamard, quantize};
use crate::rng::{Purpose, Stream, philox4x32_kernel};
use crate::tensor::{Tensor, Words, cubes_for};
use crate::{Error, Result};

/// Rows and columns of what is quantised; both blocks of 32 and tails occur.
const ROWS: usize = 100;
const COLS: usize = 328;
/// M, N, K of the GEMM.
const GEMM: [usize; 3] = [24, 40, 176];
/// Groups of four words.
const GROUPS: usize = 4096;

/// Recorded hashes: a name and a hash a line.
const REFERENCE: &str = include_str!("reference.txt");

/// One part.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Part {
    /// Words of a stream.
    Philox,
    /// A transform.
    Hadamard(Hadamard),
    /// A quantiser, along rows or columns.
    Quantise(BlockFormat, Axis),
    /// A product of two quantised operands.
    Gemm(BlockFormat),
}

/// All parts.
pub fn parts() -> Vec<Part> {
    let mut parts = vec![Part::Philox];
    for size in SIZES {
        for signs in [
            Signs::None,
            Signs::Fixed,
            Signs::Fresh(stream(Purpose::Signs)),
        ] {
            parts.push(Part::Hadamard(Hadamard { size, signs }));
        }
    }
    let mut known: Vec<BlockFormat> = Vec::new();
    for named in BlockFormat::NAMED
        .into_iter()
        .chain([BlockFormat::MXFP4_RMS])
    {
        for flat in [named, named.two_d()] {
            for rounding in [Rounding::Rne, Rounding::Sr] {
                let format = flat.with_rounding(rounding);
                if format.validate().is_ok() && !known.contains(&format) {
                    known.push(format);
                }
            }
        }
    }
    for (i, format) in known.into_iter().enumerate() {
        // Formats of one family follow one another: each rule meets both axes over its roundings and blocks.
        let axis = match i % 2 == i / 2 % 2 {
            true => Axis::Rowwise,
            false => Axis::Columnwise,
        };
        if !told_already(&format) {
            parts.push(Part::Quantise(format, axis));
        }
    }
    parts.extend(BlockFormat::NAMED.map(Part::Gemm));
    parts
}

/// Whether others tell all that a format would. Four-over-six chooses a scale, and does not see the rounding of the codes: of
/// its forms with stochastic rounding, which take a software adapter's compiler the longest, one is asked.
fn told_already(format: &BlockFormat) -> bool {
    let ScaleRule::Nv {
        four_over_six: Some(norm),
    } = format.scale
    else {
        return false;
    };
    format.rounding == Rounding::Sr && (norm == ErrorNorm::Mae || format.block[0] > 1)
}

impl Part {
    /// Its name in reports.
    pub fn name(&self) -> String {
        match self {
            Part::Philox => "philox".into(),
            Part::Hadamard(Hadamard { size, signs }) => {
                let signs = match signs {
                    Signs::None => "unsigned",
                    Signs::Fixed => "fixed signs",
                    Signs::Fresh(_) => "fresh signs",
                };
                format!("hadamard {size}, {signs}")
            }
            Part::Quantise(format, axis) => {
                let axis = match axis {
                    Axis::Rowwise => "rowwise",
                    Axis::Columnwise => "columnwise",
                };
                format!("quantise {format}, {axis}")
            }
            Part::Gemm(format) => format!("emulated GEMM {format}"),
        }
    }

    /// The right answer, made by the host.
    ///
    /// # Errors
    /// Those of the references.
    pub fn on_host(&self) -> Result<Vec<u32>> {
        Ok(match self {
            Part::Philox => {
                let s = stream(Purpose::Study);
                (0..GROUPS as u64).flat_map(|g| s.group(g)).collect()
            }
            Part::Hadamard(h) => {
                let x = normals(1, ROWS * COLS);
                bits(&transform_rows(&x, ROWS, COLS, h.size, &h.signs)?)
            }
            Part::Quantise(format, axis) => {
                let x = data(format);
                quantised(&formats::quantize(
                    &x,
                    ROWS,
                    COLS,
                    *axis,
                    format,
                    Some(stream(Purpose::Rounding)),
                )?)
            }
            Part::Gemm(format) => {
                let (a, b) = operands(format)?;
                bits(&emulated::reference(&a, &b)?)
            }
        })
    }

    /// The device's answer.
    ///
    /// # Errors
    /// [`Error::Device`].
    pub fn on_device(&self, device: &Device) -> Result<Vec<u32>> {
        Ok(match self {
            Part::Philox => philox(device)?,
            Part::Hadamard(h) => {
                let x = Tensor::upload(device, &normals(1, ROWS * COLS), ROWS, COLS)?;
                bits(&hadamard(device, x.view(), h)?.download(device)?)
            }
            Part::Quantise(format, axis) => {
                let x = Tensor::upload(device, &data(format), ROWS, COLS)?;
                let view = match axis {
                    Axis::Rowwise => x.view(),
                    Axis::Columnwise => x.view().t(),
                };
                let random = Some(stream(Purpose::Rounding));
                quantised(&quantize(device, view, format, random)?.download(device)?)
            }
            Part::Gemm(format) => {
                let (a, b) = operands(format)?;
                let c = Tensor::empty(device, GEMM[0], GEMM[1])?;
                let (a, b) = (
                    Quantized::upload(device, &a)?,
                    Quantized::upload(device, &b)?,
                );
                emulated::gemm(device, &a, &b, &c, false)?;
                bits(&c.download(device)?)
            }
        })
    }

    /// What word `i` of the answer is, with its inputs.
    fn describe(&self, i: usize) -> Result<String> {
        let list = |x: &[f32]| -> String {
            let all: Vec<String> = x
                .iter()
                .map(|v| format!("{v:e} ({:08x})", v.to_bits()))
                .collect();
            all.join(", ")
        };
        Ok(match self {
            Part::Philox => format!("word {} of counter group {}", i % 4, i / 4),
            Part::Hadamard(h) => {
                let padded = COLS.next_multiple_of(h.size);
                let (row, group) = (i / padded, i % padded / h.size);
                let x = normals(1, ROWS * COLS);
                let from = group * h.size;
                let part = &x[row * COLS + from..row * COLS + (from + h.size).min(COLS)];
                format!(
                    "row {row}, element {} of group {group}, which begins with {}",
                    i % h.size,
                    list(&part[..4.min(part.len())])
                )
            }
            Part::Quantise(format, axis) => {
                let (rows, k) = match axis {
                    Axis::Rowwise => (ROWS, COLS),
                    Axis::Columnwise => (COLS, ROWS),
                };
                let layout = format.layout(rows, k)?;
                let scale = i.checked_sub(layout.code_words());
                if scale.is_some_and(|s| s >= layout.scale_bytes()) {
                    return Ok("the amax of the tensor".into());
                }
                let (what, row, from, count) = match scale {
                    None => {
                        let (row, word) = (i / layout.words_per_row, i % layout.words_per_row);
                        let n = layout.codes_per_word;
                        ("codes", row, word * n, n)
                    }
                    Some(s) => {
                        let n = layout.block[1];
                        (
                            "the scale byte",
                            s / layout.blocks_per_row,
                            s % layout.blocks_per_row * n,
                            n,
                        )
                    }
                };
                let x = data(format);
                let values: Vec<f32> = (from..(from + count).min(k))
                    .map(|c| match axis {
                        Axis::Rowwise => x[row * COLS + c],
                        Axis::Columnwise => x[c * COLS + row],
                    })
                    .collect();
                let last = (from + count).min(k) - 1;
                format!(
                    "{what} of row {row}, elements {from} to {last}: {}",
                    list(&values)
                )
            }
            Part::Gemm(_) => format!("C[{}, {}]", i / GEMM[1], i % GEMM[1]),
        })
    }
}

/// Probes all parts.
///
/// # Errors
/// [`Error::Device`].
pub fn probe_exact(
    device: &Device,
    hook: &Hook,
    failing: &mut dyn FnMut(Failing),
) -> Result<Vec<ExactPart>> {
    parts()
        .iter()
        .map(|p| probe_part(device, p, hook, failing))
        .collect()
}

/// A part that did not give the recorded bits.
#[derive(Clone, Debug, PartialEq)]
pub struct Failing {
    /// Its name.
    pub part: String,
    /// The device's answer.
    pub got: Vec<u32>,
    /// The right one.
    pub want: Vec<u32>,
}

/// The part of this name.
///
/// # Errors
/// [`Error::Config`] with the nearest name.
pub fn part_named(name: &str) -> Result<Part> {
    let all = parts();
    let found = all.iter().find(|p| p.name() == name);
    found.copied().ok_or_else(|| {
        let names: Vec<String> = all.iter().map(Part::name).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        Error::unknown("part of the probe", name, &names)
    })
}

fn probe_part(
    device: &Device,
    part: &Part,
    hook: &Hook,
    failing: &mut dyn FnMut(Failing),
) -> Result<ExactPart> {
    let mut got = part.on_device(device)?;
    hook.apply(&part.name(), &mut got);
    let (reference, own) = (recorded(&part.name())?, hash(&got));
    let (mut differing, mut first) = (0, None);
    if own != reference {
        let want = part.on_host()?;
        let unlike: Vec<usize> = (0..want.len().max(got.len()))
            .filter(|&i| got.get(i) != want.get(i))
            .collect();
        differing = unlike.len() as u64;
        let hex = |w: Option<&u32>| w.map_or("none".into(), |w| format!("{w:08x}"));
        first = match unlike.first() {
            Some(&i) => Some(Difference {
                word: i as u64,
                at: part.describe(i)?,
                got: hex(got.get(i)),
                want: hex(want.get(i)),
            }),
            None => None,
        };
        failing(Failing {
            part: part.name(),
            got: got.clone(),
            want,
        });
    }
    Ok(ExactPart {
        part: part.name(),
        words: got.len() as u64,
        hash: own,
        reference,
        differing,
        first,
        more: More::new(),
    })
}

fn recorded(name: &str) -> Result<String> {
    let mut lines = REFERENCE.lines().filter_map(|l| l.rsplit_once(' '));
    let found = lines.find(|(n, _)| *n == name);
    found.map(|(_, hash)| hash.to_string()).ok_or_else(|| {
        Error::Config(format!(
            "no hash is recorded for `{name}`: bless src/probe/reference.txt"
        ))
    })
}

/// BLAKE3 of words, little end first.
pub fn hash(words: &[u32]) -> String {
    let mut hasher = blake3::Hasher::new();
    words.iter().for_each(|w| {
        hasher.update(&w.to_le_bytes());
    });
    hasher.finalize().to_hex().to_string()
}

// ---- Inputs

fn stream(purpose: Purpose) -> Stream {
    Stream::new(purpose, 29, 7, 3)
}

fn normals(tensor: u32, n: usize) -> Vec<f32> {
    let mut x = vec![0.0; n];
    Stream::new(Purpose::Study, 29, 0, tensor).fill_normal(&mut x, 0.0, 1.0);
    x
}

/// Raw bit patterns in even rows, runs of 32 within ten binades in odd ones. With a tensor scale such a range would leave
/// only zeros: normals whose runs differ by up to 2^16 then.
fn data(format: &BlockFormat) -> Vec<f32> {
    let source = Stream::new(Purpose::Study, 29, 0, 2);
    let run = |i: usize| source.word((1 << 40) + i as u64 / 32);
    if format.scale.has_tensor_scale() {
        let scaled = |(i, x): (usize, f32)| x * 2f32.powi((run(i) % 17) as i32 - 8);
        return normals(3, ROWS * COLS)
            .into_iter()
            .enumerate()
            .map(scaled)
            .collect();
    }
    let value = |i: usize| {
        let word = source.word(i as u64);
        let near = (word & 0x807F_FFFF) | (run(i) % 245 + (word >> 23) % 10) << 23;
        f32::from_bits(if i / COLS % 2 == 0 { word } else { near })
    };
    (0..ROWS * COLS).map(value).collect()
}

fn operands(format: &BlockFormat) -> Result<(QuantizedRef, QuantizedRef)> {
    let [m, n, k] = GEMM;
    let one = |tensor: u32, rows: usize| {
        let mut x = normals(tensor, rows * k);
        let scale = |(i, v): (usize, &mut f32)| *v *= 2f32.powi((i / 16 % 9) as i32 - 4);
        x.iter_mut().enumerate().for_each(scale);
        let random = Stream::new(Purpose::Rounding, 29, 0, tensor);
        formats::quantize(&x, rows, k, Axis::Rowwise, format, Some(random))
    };
    Ok((one(4, m)?, one(5, n)?))
}

fn bits(x: &[f32]) -> Vec<u32> {
    x.iter().map(|v| v.to_bits()).collect()
}

/// Codes, scale bytes, and the amax where there is one.
fn quantised(q: &QuantizedRef) -> Vec<u32> {
    let scales = q.block_scales.iter().map(|b| u32::from(*b));
    let amax = q.tensor_amax.map(f32::to_bits);
    q.codes.iter().copied().chain(scales).chain(amax).collect()
}

// ---- Kernel

/// Unit i writes the four words of group i.
#[cube(launch_unchecked)]
fn philox_groups(out: &mut [u32], tensor: u32, site: u32, k0: u32, k1: u32, n: u32) {
    let i = ABSOLUTE_POS;
    if i < n as usize {
        let zero = Vector::<u32, Const<1>>::new(0u32);
        let words = philox4x32_kernel::<Const<1>>(
            Vector::new(u32::cast_from(i)),
            zero,
            Vector::new(tensor),
            Vector::new(site),
            k0,
            k1,
        );
        out[4 * i] = words.w0.extract(0usize);
        out[4 * i + 1] = words.w1.extract(0usize);
        out[4 * i + 2] = words.w2.extract(0usize);
        out[4 * i + 3] = words.w3.extract(0usize);
    }
}

fn philox(device: &Device) -> Result<Vec<u32>> {
    let s = stream(Purpose::Study);
    let out = Words::empty(device, 4 * GROUPS)?;
    let units = device.tuning().units;
    // SAFETY: `out` holds four words a group.
    unsafe {
        philox_groups::launch_unchecked(
            device.client(),
            cubes_for(GROUPS, units),
            CubeDim::new_1d(units),
            out.arg(),
            s.tensor,
            s.site,
            s.seed,
            s.step,
            GROUPS as u32,
        );
    }
    out.download(device)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::on_every_device;
    use crate::formats::Element;
    use crate::probe::path::with_quick_tiles;

    /// `HALFBYTE_BLESS=1` rewrites the file, after the specification has changed on purpose.
    #[test]
    fn the_host_gives_the_recorded_hashes() {
        let lines: Vec<String> = parts()
            .iter()
            .map(|p| format!("{} {}", p.name(), hash(&p.on_host().unwrap())))
            .collect();
        let text = lines.join("\n") + "\n";
        if std::env::var_os("HALFBYTE_BLESS").is_some() {
            let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
            std::fs::write(path.join("src/probe/reference.txt"), &text).unwrap();
            return;
        }
        assert_eq!(text, REFERENCE);
    }

    #[test]
    fn every_element_and_rule_is_there() {
        let formats: Vec<BlockFormat> = parts()
            .iter()
            .filter_map(|p| match p {
                Part::Quantise(f, _) => Some(*f),
                _ => None,
            })
            .collect();
        for element in [Element::E2M1, Element::E4M3, Element::E5M2] {
            assert!(formats.iter().any(|f| f.element == element));
        }
        for named in BlockFormat::NAMED {
            assert!(formats.contains(&named), "{named}");
        }
    }

    #[test]
    fn every_device_gives_the_recorded_hashes() {
        on_every_device(|device| {
            for part in probe_exact(&with_quick_tiles(device), &Hook::none(), &mut |_| {}).unwrap()
            {
                assert!(part.hash == part.reference, "{device:?}: {part:?}");
            }
        });
    }

    #[test]
    fn a_flipped_rounding_is_found_with_its_inputs() {
        let device = &crate::device::open_all().0[0];
        let [m, n, _] = GEMM;
        let all = parts();
        let quantise = |p: &&Part| matches!(p, Part::Quantise(_, Axis::Columnwise));
        let gemm = Part::Gemm(BlockFormat::MXFP4);
        for part in [all.iter().find(quantise).unwrap(), &gemm, &all[1], &all[0]] {
            let hook = Hook::flip(&part.name());
            let found = probe_part(device, part, &hook, &mut |_| {}).unwrap();
            let first = found.first.unwrap();
            assert_eq!(found.differing, 1, "{part:?}");
            assert_eq!(first.word, found.words / 2);
            assert_ne!(first.got, first.want);
            if *part == gemm {
                assert_eq!(first.at, format!("C[{}, {}]", m / 2, 0), "{n} columns");
            }
        }
    }
}
