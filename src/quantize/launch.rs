//! From a view and a format to a launch: which lanes, which load width, how many cubes.

use super::Quantized;
use super::kernel::{Lanes, Plan, RandomLaunch, SourceLaunch, quantize_kernel};
use crate::device::{Backend, Device};
use crate::error::{Error, Result};
use crate::formats::{BlockFormat, PackedLayout};
use crate::rng::Stream;
use crate::tensor::{View, Words, cubes_for, with_vector};
use cubecl::prelude::*;

/// How one operand is read.
#[derive(Clone, Copy, Debug)]
struct Reading {
    plan: Plan,
    /// Elements side by side in a unit.
    lanes: usize,
    /// Elements a load.
    load: usize,
    /// Units of work.
    tiles: usize,
}

/// The widest of `widest`, 4 and 1 that divides every number.
fn common_width(widest: usize, numbers: &[usize]) -> usize {
    [widest, 4].into_iter().find(|w| numbers.iter().all(|n| n.is_multiple_of(*w))).unwrap_or(1)
}

fn reading(device: &Device, x: &View, format: &BlockFormat, layout: &PackedLayout) -> Reading {
    let lanes = device.tuning().vector.clamp(4, 16);
    let chunks = layout.k_padded / 32;
    let mut plan = Plan {
        format: *format,
        lanes: Lanes::Chunks,
        tail: false,
        unroll: device.name().backend != Backend::Cpu,
        runs: device.name().backend == Backend::Cpu,
    };
    if x.row_stride == 1 && x.col_stride != 1 {
        plan.lanes = Lanes::Rows;
        plan.tail = !x.cols.is_multiple_of(32) || !x.rows.is_multiple_of(lanes);
        let load = common_width(lanes, &[x.offset, x.col_stride, x.rows]);
        return Reading { plan, lanes, load, tiles: x.rows.div_ceil(lanes) * layout.scale_words_per_row };
    }
    let load = if x.col_stride == 1 { common_width(lanes, &[x.offset, x.row_stride, x.cols]) } else { 1 };
    let per_row = layout.scale_words_per_row * plan.chunks_per_scale_word();
    let items = x.rows * per_row;
    plan.tail = !x.cols.is_multiple_of(32) || per_row != chunks || !items.is_multiple_of(lanes);
    Reading { plan, lanes, load, tiles: items.div_ceil(lanes) }
}

/// Refuses a view that reaches beyond its tensor or whose numbers a kernel cannot take.
fn check_view(x: &View) -> Result<()> {
    let last = (x.rows - 1)
        .checked_mul(x.row_stride)
        .zip((x.cols - 1).checked_mul(x.col_stride))
        .and_then(|(a, b)| a.checked_add(b)?.checked_add(x.offset));
    if last.is_none_or(|last| last >= x.tensor.len()) {
        return Err(Error::Shape(format!(
            "a view of shape ({}, {}) with strides ({}, {}) from {} reaches beyond its {} values",
            x.rows,
            x.cols,
            x.row_stride,
            x.col_stride,
            x.offset,
            x.tensor.len()
        )));
    }
    let largest = [x.rows, x.cols, x.row_stride, x.col_stride, x.offset].into_iter().max().unwrap_or(0);
    if largest > i32::MAX as usize {
        return Err(Error::Shape(format!("{largest} is too large for a size, a stride or an offset: split the tensor")));
    }
    Ok(())
}

/// Queues the quantisation of `x` into `out`.
pub(super) fn quantize_into(device: &Device, x: &View, out: &Quantized, stream: Option<Stream>) -> Result<()> {
    check_view(x)?;
    let (format, layout) = (&out.format, &out.layout);
    let r = reading(device, x, format, layout);
    let units = device.tuning().units;
    let count = cubes_for(r.tiles, units);
    let stream = stream.unwrap_or(Stream { seed: 0, step: 0, tensor: 0, site: 0 });
    let at = |n: usize| (n / r.load) as u32;
    // In vectors; the direction that loads run along has stride 1.
    let (row_stride, k_stride) = match r.plan.lanes {
        Lanes::Rows => (1, at(x.col_stride)),
        Lanes::Chunks if r.load > 1 => (at(x.row_stride), 1),
        Lanes::Chunks => (x.row_stride as u32, x.col_stride as u32),
    };
    let source = SourceLaunch::new(
        at(x.offset),
        row_stride,
        k_stride,
        layout.rows as u32,
        layout.k as u32,
        (layout.k_padded / 32) as u32,
        layout.scale_words_per_row as u32,
    );
    let random = RandomLaunch::new(stream.seed, stream.step, stream.tensor, stream.site);
    // SAFETY: the view lies inside its tensor, the layout gives the sizes of the outputs, and the kernel masks by both.
    with_vector!(r.lanes, W => unsafe {
        let (client, dim) = (device.client(), CubeDim::new_1d(units));
        let (x, codes, scales) = (x.tensor.arg(), out.codes.arg(), out.scales.arg());
        if r.load == W {
            quantize_kernel::launch_unchecked::<W, W>(client, count, dim, x, codes, scales, source, random, r.plan);
        } else if r.load == 4 {
            quantize_kernel::launch_unchecked::<W, 4>(client, count, dim, x, codes, scales, source, random, r.plan);
        } else {
            quantize_kernel::launch_unchecked::<W, 1>(client, count, dim, x, codes, scales, source, random, r.plan);
        }
    });
    Ok(())
}

/// Uninitialised memory for an operand.
pub(super) fn empty(device: &Device, format: &BlockFormat, layout: PackedLayout) -> Result<Quantized> {
    Ok(Quantized {
        format: *format,
        layout,
        codes: Words::empty(device, layout.code_words())?,
        scales: Words::empty(device, layout.scale_words())?,
        tensor_amax: None,
    })
}
