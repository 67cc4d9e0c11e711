//! What a quantisation did to its tensor, counted in the pass that quantises; see [`crate::formats::Stats`].
//!
//! Each unit adds up its lanes and writes one record of eight words; [`reduce`] sums the records into 256 in a fixed
//! order, and the host adds those (integers in u64, sums in f64) when it reads them. Counts are exact. The two sums of the
//! signal-to-noise ratio are f32 inside a unit and a record: relative errors around 1e-6, and no meaning for tensors whose
//! squares leave the range of f32 (magnitudes beyond about 1e18 or below 1e-18).

// What `#[cube]` generates beside these items has no docs, and its dialect knows no div_ceil, no shorthand fields and no
// iterators; kernels take their buffers one by one.
#![allow(
    missing_docs,
    clippy::assign_op_pattern,
    clippy::redundant_field_names,
    clippy::manual_div_ceil
)]
#![allow(
    clippy::manual_is_multiple_of,
    clippy::needless_range_loop,
    clippy::too_many_arguments
)]

use super::codec::{Factors, decode_magnitude, scaled_bits, table};
use super::dequantize::decode_code;
use super::kernel::Plan;
use crate::device::Device;
use crate::error::Result;
use crate::formats::{BlockFormat, PackedLayout, ScaleRule, Stats, e4m3, ue5m3};
use crate::tensor::Words;
use cubecl::prelude::*;

/// Words of a record.
pub(super) const RECORD: usize = 8;
/// Records that are read back.
const RECORDS: usize = 256;

// ---- Kernel

/// Counts and sums, one of each in every lane.
#[derive(CubeType)]
pub(crate) struct Tally<N: Size> {
    /// Clipped, underflowed, zero blocks, underflowed scales, non-finite blocks.
    counts: Array<Vector<u32, N>>,
    /// Signal, noise.
    sums: Array<Vector<f32, N>>,
}

#[cube]
pub(crate) fn tally_new<N: Size>() -> Tally<N> {
    let mut counts = Array::<Vector<u32, N>>::new(5usize);
    let mut sums = Array::<Vector<f32, N>>::new(2usize);
    #[unroll]
    for i in 0..5usize {
        counts[i] = Vector::new(0u32);
    }
    sums[0] = Vector::new(0.0f32);
    sums[1] = Vector::new(0.0f32);
    Tally::<N> {
        counts: counts,
        sums: sums,
    }
}

/// What codes of blocks with these scale bytes are multiplied by, everything included.
#[cube]
pub(crate) fn decode_factor<const W: usize>(
    byte: Vector<u32, Const<W>>,
    words: &[u32],
    #[comptime] format: BlockFormat,
) -> Vector<f32, Const<W>> {
    let post = Vector::<f32, Const<W>>::new(comptime!(format.post_scale()));
    match comptime!(format.scale) {
        ScaleRule::Mx(_) => {
            // 2^-127 is no normal number: its half stands in where squares underflow anyway.
            let bits = max(byte, Vector::new(1u32)) << Vector::new(23u32);
            Vector::<f32, Const<W>>::reinterpret(bits) * post
        }
        ScaleRule::Ue5m3 => decode_magnitude::<Const<W>>(byte, ue5m3::GRID) * post,
        ScaleRule::Nv { .. } => {
            let s_dec = Vector::new(f32::reinterpret(words[table::S_DEC]));
            decode_magnitude::<Const<W>>(byte, e4m3::GRID) * s_dec * post
        }
    }
}

/// Adds element `e` of a word of codes to the tally; `x` is zero in lanes that do not count.
#[cube]
pub(crate) fn tally_element<N: Size>(
    x: Vector<u32, N>,
    word: Vector<u32, N>,
    factors: &Factors<N>,
    decode: Vector<f32, N>,
    tally: &mut Tally<N>,
    #[comptime] e: usize,
    #[comptime] plan: Plan,
) {
    let one = Vector::<u32, N>::new(1u32);
    let zero = Vector::<u32, N>::new(0u32);
    let bits = comptime!(plan.format.element.bits());
    let absolute = x & Vector::new(0x7FFF_FFFFu32);
    let scaled = scaled_bits::<N>(absolute, factors);
    let clips = scaled.greater_than(&Vector::new(comptime!(plan.encoder().clip_bits())));
    let clips = select_many(clips, one, zero);
    let code = (word >> Vector::new(comptime!(e as u32 * bits)))
        & Vector::new(comptime!((1u32 << (bits - 1)) - 1));
    let value = decode_code::<N>(code, comptime!(plan.format.element)) * decode;
    let value = select_many(absolute.equal(&zero), zero, Vector::reinterpret(value));
    let scale_is_zero = Vector::<u32, N>::reinterpret(decode).equal(&zero);
    let vanishes = select_many(
        scale_is_zero,
        one,
        select_many(code.equal(&zero), one, zero),
    );
    let magnitude = Vector::<f32, N>::reinterpret(absolute);
    let d = magnitude - Vector::<f32, N>::reinterpret(value);
    let clipped = tally.counts[0] + clips;
    let underflowed = tally.counts[1] + (vanishes & min(absolute, one));
    let signal = tally.sums[0] + magnitude * magnitude;
    let noise = tally.sums[1] + d * d;
    tally.counts[0] = clipped;
    tally.counts[1] = underflowed;
    tally.sums[0] = signal;
    tally.sums[1] = noise;
}

/// Adds block `b` of the chunks in `v`, in lanes where it has columns `left`.
#[cube]
pub(crate) fn tally_blocks<const W: usize>(
    v: &Array<Vector<u32, Const<W>>>,
    raw: Vector<u32, Const<W>>,
    left: Vector<u32, Const<W>>,
    tally: &mut Tally<Const<W>>,
    #[comptime] b: usize,
    #[comptime] plan: Plan,
) {
    let one = Vector::<u32, Const<W>>::new(1u32);
    let zero = Vector::<u32, Const<W>>::new(0u32);
    let columns = comptime!(plan.format.block[1]);
    let byte = raw & Vector::new(0xFFu32);
    let first_column = Vector::new(comptime!((b * columns) as u32));
    let there = select_many(left.greater_than(&first_column), one, zero);
    let (counts, all_zero) = if comptime!(plan.given) {
        // A square block counts in its first row.
        let first_row = there & (raw >> Vector::new(9u32));
        (first_row, first_row & (raw >> Vector::new(8u32)))
    } else {
        let mut amax = zero;
        #[unroll]
        for e in 0..columns {
            amax = max(
                amax,
                v[comptime!(b * columns + e)] & Vector::new(0x7FFF_FFFFu32),
            );
        }
        (there, select_many(amax.equal(&zero), there, zero))
    };
    let nan = Vector::new(comptime!(plan.format.scale.nan_byte() as u32));
    let poisoned = select_many(byte.equal(&nan), counts, zero);
    let zeros = tally.counts[2] + all_zero;
    let non_finite = tally.counts[4] + poisoned;
    tally.counts[2] = zeros;
    tally.counts[4] = non_finite;
    if comptime!(!matches!(plan.format.scale, ScaleRule::Mx(_))) {
        // Byte 0 decodes to 0, except in E8M0.
        let lost = select_many(byte.equal(&zero), counts - all_zero, zero);
        let scales = tally.counts[3] + lost;
        tally.counts[3] = scales;
    }
}

/// Writes the unit's record.
#[cube]
pub(crate) fn tally_store<const W: usize>(
    partials: &mut [u32],
    tally: &Tally<Const<W>>,
    tile: usize,
) {
    #[unroll]
    for i in 0..5usize {
        let mut sum = 0u32;
        #[unroll]
        for l in 0..W {
            sum += tally.counts[i].extract(l);
        }
        partials[tile * RECORD + i] = sum;
    }
    #[unroll]
    for i in 0..2usize {
        let mut sum = 0.0f32;
        #[unroll]
        for l in 0..W {
            sum += tally.sums[i].extract(l);
        }
        partials[tile * RECORD + comptime!(5 + i)] = u32::reinterpret(sum);
    }
}

/// Unit i sums the records i, i + 256, i + 512, ...
#[cube(launch_unchecked, create_dummy_kernel)]
fn reduce(partials: &[u32], out: &mut [u32], records: u32) {
    let unit = ABSOLUTE_POS;
    if unit < RECORDS {
        let mut counts = Array::<u32>::new(5usize);
        let mut sums = Array::<f32>::new(2usize);
        #[unroll]
        for i in 0..5usize {
            counts[i] = 0u32;
        }
        sums[0] = 0.0f32;
        sums[1] = 0.0f32;
        let steps = (records as usize + comptime!(RECORDS - 1)) / RECORDS;
        for s in 0..steps {
            let record = s * RECORDS + unit;
            if record < records as usize {
                #[unroll]
                for i in 0..5usize {
                    counts[i] += partials[record * RECORD + i];
                }
                #[unroll]
                for i in 0..2usize {
                    sums[i] += f32::reinterpret(partials[record * RECORD + comptime!(5 + i)]);
                }
            }
        }
        #[unroll]
        for i in 0..5usize {
            out[unit * RECORD + i] = counts[i];
        }
        #[unroll]
        for i in 0..2usize {
            out[unit * RECORD + comptime!(5 + i)] = u32::reinterpret(sums[i]);
        }
        out[unit * RECORD + 7] = 0u32;
    }
}

// ---- Launch

/// Statistics of one quantisation, still on the device.
#[derive(Clone, Debug)]
pub struct DeviceStats {
    records: Words,
    layout: PackedLayout,
}

impl DeviceStats {
    /// Waits for the quantisation and adds up its records.
    ///
    /// # Errors
    /// [`Error::Device`](crate::Error::Device) where the work failed.
    pub fn download(&self, device: &Device) -> Result<Stats> {
        let words = self.records.download(device)?;
        let [tile_rows, tile_columns] = self.layout.tiles();
        let mut stats = Stats {
            elements: self.layout.rows as u64 * self.layout.k as u64,
            blocks: tile_rows as u64 * tile_columns as u64,
            ..Stats::default()
        };
        for record in words.chunks_exact(RECORD) {
            stats.clipped += u64::from(record[0]);
            stats.underflowed += u64::from(record[1]);
            stats.zero_blocks += u64::from(record[2]);
            stats.underflowed_scales += u64::from(record[3]);
            stats.non_finite_blocks += u64::from(record[4]);
            stats.signal += f64::from(f32::from_bits(record[5]));
            stats.noise += f64::from(f32::from_bits(record[6]));
        }
        Ok(stats)
    }
}

/// Queues the sum of `records` records.
pub(super) fn collect(
    device: &Device,
    partials: &Words,
    records: usize,
    layout: PackedLayout,
) -> Result<DeviceStats> {
    let out = Words::empty(device, RECORDS * RECORD)?;
    let units = device.tuning().units;
    // SAFETY: the kernel masks by the number of records and by its constant size.
    unsafe {
        reduce::launch_unchecked(
            device.client(),
            CubeCount::Static((RECORDS as u32).div_ceil(units), 1, 1),
            CubeDim::new_1d(units),
            partials.arg(),
            out.arg(),
            records as u32,
        );
    }
    Ok(DeviceStats {
        records: out,
        layout,
    })
}
