//! From a view and a format to a launch: which lanes, which load width, how many cubes.

use super::hadamard::{amax_transformed, finish_groups, transform_chunks};
use super::kernel::{Lanes, Plan, RandomLaunch, SignWordsLaunch, SourceLaunch, quantize_kernel};
use super::stats::{self, DeviceStats};
use super::tensor_scale::{self, PARTS, Table};
use super::tiles::tile_bytes;
use super::{Hadamard, Options, Quantized};
use crate::device::{Backend, Device};
use crate::error::{Error, Result};
use crate::formats::{BlockFormat, PackedLayout, ScaleRule};
use crate::hadamard::{Signs, check_size};
use crate::rng::Stream;
use crate::tensor::{Tensor, View, Words, cubes_for, with_vector};
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

/// 4 x 16 rows are 256 bytes: neighbouring cache lines are used while they are there.
const ROW_GROUPS: usize = 4;

/// The widest of `widest`, 4 and 1 that divides every number.
fn common_width(widest: usize, numbers: &[usize]) -> usize {
    [widest, 4]
        .into_iter()
        .find(|w| numbers.iter().all(|n| n.is_multiple_of(*w)))
        .unwrap_or(1)
}

fn reading(device: &Device, x: &View, format: &BlockFormat, layout: &PackedLayout) -> Reading {
    // On a software adapter the units are lanes of its vectors; more of them in a unit only fill its registers.
    let alone = device.is_software() && device.name().backend != Backend::Cpu;
    let lanes = if alone {
        1
    } else {
        device.tuning().vector.clamp(4, 16)
    };
    let chunks = layout.k_padded / 32;
    let mut plan = Plan {
        format: *format,
        lanes: Lanes::Chunks,
        tail: false,
        given: false,
        hadamard: 0,
        stats: false,
        wide: if device.name().backend == Backend::Cpu {
            lanes
        } else {
            0
        },
        unroll: device.name().backend != Backend::Cpu,
        groups: if device.name().backend == Backend::Cpu {
            ROW_GROUPS
        } else {
            1
        },
        runs: device.name().backend == Backend::Cpu,
    };
    if alone || (x.row_stride == 1 && x.col_stride != 1) {
        plan.lanes = Lanes::Rows;
        plan.tail = !x.cols.is_multiple_of(32) || !x.rows.is_multiple_of(lanes);
        let load = if !alone {
            common_width(lanes, &[x.offset, x.col_stride, x.rows])
        } else if x.col_stride == 1 {
            common_width(4, &[x.offset, x.row_stride, x.cols])
        } else {
            1
        };
        return Reading {
            plan,
            lanes,
            load,
            tiles: x.rows.div_ceil(lanes * plan.groups) * layout.scale_words_per_row,
        };
    }
    let load = if x.col_stride == 1 {
        common_width(lanes, &[x.offset, x.row_stride, x.cols])
    } else {
        1
    };
    let per_row = layout.scale_words_per_row * plan.chunks_per_scale_word();
    let items = x.rows * per_row;
    plan.tail = !x.cols.is_multiple_of(32) || per_row != chunks || !items.is_multiple_of(lanes);
    Reading {
        plan,
        lanes,
        load,
        tiles: items.div_ceil(lanes),
    }
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
    let largest = [x.rows, x.cols, x.row_stride, x.col_stride, x.offset]
        .into_iter()
        .max()
        .unwrap_or(0);
    if largest > i32::MAX as usize {
        return Err(Error::Shape(format!(
            "{largest} is too large for a size, a stride or an offset: split the tensor"
        )));
    }
    Ok(())
}

/// The source as a kernel sees it: in vectors; the direction that loads run along has stride 1.
fn source(
    x: &View,
    layout: &PackedLayout,
    r: &Reading,
    tile_strides: [usize; 2],
    signs: &[u32; 8],
) -> SourceLaunch {
    let at = |n: usize| (n / r.load) as u32;
    let (row_stride, k_stride) = match r.plan.lanes {
        Lanes::Rows if r.lanes > 1 => (1, at(x.col_stride)),
        Lanes::Rows if r.load == 1 => (x.row_stride as u32, x.col_stride as u32),
        Lanes::Rows => (at(x.row_stride), 1),
        Lanes::Chunks if r.load > 1 => (at(x.row_stride), 1),
        Lanes::Chunks => (x.row_stride as u32, x.col_stride as u32),
    };
    SourceLaunch::new(
        at(x.offset),
        row_stride,
        k_stride,
        layout.rows as u32,
        x.cols as u32,
        (layout.k_padded / 32) as u32,
        layout.scale_words_per_row as u32,
        tile_strides[0] as u32,
        tile_strides[1] as u32,
        SignWordsLaunch::new(signs[0], signs[1], signs[2], signs[3]),
    )
}

/// Queues the making of the scale bytes of two-dimensional blocks: the buffer, and its strides along rows and along K.
fn tiles(
    device: &Device,
    x: &View,
    out: &Quantized,
    r: &Reading,
    table: BufferArg,
    scratch: Option<&'static str>,
) -> Result<(Words, [usize; 2])> {
    let side = out.format.block[0];
    // Read in the direction in which the source is contiguous.
    let turned = x.row_stride == 1 && x.col_stride != 1;
    let y = if turned { x.t() } else { *x };
    let (tile_rows, tile_columns) = (y.rows.div_ceil(side), y.cols.div_ceil(side));
    let words = Words::placed(device, scratch, "tiles", tile_rows * tile_columns)?;
    let chunks = y.cols.div_ceil(32);
    let layout = PackedLayout {
        rows: y.rows,
        k: y.cols,
        k_padded: chunks * 32,
        ..out.layout
    };
    // Loads run along the rows of y: what is `Rows` for the codes is a plain row here.
    let load = if y.col_stride == 1 {
        common_width(r.lanes, &[y.offset, y.row_stride, y.cols])
    } else {
        1
    };
    let load = load.min(r.lanes);
    let reading = Reading {
        plan: Plan {
            lanes: Lanes::Chunks,
            ..r.plan
        },
        load,
        ..*r
    };
    let at = source(&y, &layout, &reading, [tile_columns, 1], &[0; 8]);
    let lanes = if turned { Lanes::Rows } else { Lanes::Chunks };
    let plan = Plan {
        lanes,
        tail: true,
        ..r.plan
    };
    let units = device.tuning().units;
    let count = cubes_for((tile_rows * chunks).div_ceil(r.lanes), units);
    // SAFETY: as in `quantize_into`.
    with_vector!(r.lanes, W => unsafe {
        let (client, dim, x) = (device.client(), CubeDim::new_1d(units), y.tensor.arg());
        if load == W {
            tile_bytes::launch_unchecked::<W, W>(client, count, dim, x, table, words.arg(), at, plan);
        } else if load == 4 {
            tile_bytes::launch_unchecked::<W, 4>(client, count, dim, x, table, words.arg(), at, plan);
        } else {
            tile_bytes::launch_unchecked::<W, 1>(client, count, dim, x, table, words.arg(), at, plan);
        }
    });
    Ok((
        words,
        if turned {
            [1, tile_columns]
        } else {
            [tile_columns, 1]
        },
    ))
}

/// Quantises `x`: queues everything, reads nothing back.
pub(super) fn quantize_view(
    device: &Device,
    x: &View,
    format: &BlockFormat,
    options: &Options,
) -> Result<(Quantized, Option<DeviceStats>)> {
    check_view(x)?;
    let Some(Hadamard { size, signs }) = options.hadamard else {
        return quantize_fused(device, x, format, options, None);
    };
    check_size(size)?;
    // A group inside the columns of a scale word, in whole chunks that each hold something.
    let padded = x.cols.next_multiple_of(size);
    let columns = 128 / (32 / format.block[1]);
    let inside = size <= columns && padded == x.cols.next_multiple_of(32);
    if inside && format.block[0] == 1 && !options.stats {
        return quantize_fused(device, x, format, options, Some((size, signs.words(size))));
    }
    let y = hadamard(device, x, size, &signs, options.scratch)?;
    quantize_fused(device, &y.view(), format, options, None)
}

/// The transform of `x` along its columns, (rows, columns filled up to whole groups of `g`).
pub(super) fn hadamard(
    device: &Device,
    x: &View,
    g: usize,
    signs: &Signs,
    scratch: Option<&'static str>,
) -> Result<Tensor> {
    check_view(x)?;
    check_size(g)?;
    let padded = x.cols.checked_next_multiple_of(g).unwrap_or(usize::MAX);
    let y = Tensor::placed(device, scratch, "transformed", x.rows, padded)?;
    let layout = BlockFormat::MXFP4.layout(x.rows, padded)?;
    let mut r = reading(device, x, &BlockFormat::MXFP4, &layout);
    r.plan.tail = true;
    r.load = if x.col_stride == 1 {
        common_width(r.lanes, &[x.offset, x.row_stride, x.cols])
    } else {
        1
    };
    r.plan.hadamard = 0;
    let words = Words::upload(device, &signs.words(g))?;
    let units = device.tuning().units;
    let count = cubes_for((x.rows * padded.div_ceil(32)).div_ceil(r.lanes), units);
    let lanes = Reading {
        plan: Plan {
            lanes: Lanes::Chunks,
            ..r.plan
        },
        ..r
    };
    let at = source(x, &layout, &lanes, [0, 0], &[0; 8]);
    let columns = padded as u32;
    let dim = CubeDim::new_1d(units);
    // SAFETY: the view lies inside its tensor, y holds rows * padded values, and the kernels mask by both.
    with_vector!(r.lanes, W => unsafe {
        let (client, source, words, plan) = (device.client(), x.tensor.arg(), words.arg(), r.plan);
        if r.load == W {
            transform_chunks::launch_unchecked::<W, W>(client, count, dim, source, words, y.arg(), at, columns, g, plan);
        } else if r.load == 4 {
            transform_chunks::launch_unchecked::<W, 4>(client, count, dim, source, words, y.arg(), at, columns, g, plan);
        } else {
            transform_chunks::launch_unchecked::<W, 1>(client, count, dim, source, words, y.arg(), at, columns, g, plan);
        }
        if g > 32 {
            let work = x.rows * (padded / g) * (32 / W);
            finish_groups::launch_unchecked::<W>(client, cubes_for(work, units), dim, y.arg(), work as u32, g);
        }
    });
    Ok(y)
}

/// The quantiser's own launches; `fused` is the size and the signs of a Hadamard transform inside it.
fn quantize_fused(
    device: &Device,
    x: &View,
    format: &BlockFormat,
    options: &Options,
    fused: Option<(usize, [u32; 8])>,
) -> Result<(Quantized, Option<DeviceStats>)> {
    let (size, signs) = fused.unwrap_or((1, [0; 8]));
    let layout = format.layout(x.rows, x.cols.next_multiple_of(size))?;
    let mut out = empty(device, format, layout, options.scratch)?;
    let mut r = reading(device, x, format, &layout);
    r.plan.hadamard = fused.map_or(0, |(size, _)| size);
    let table = match format.scale {
        ScaleRule::Mx(_) => None,
        rule if rule.has_tensor_scale() && r.plan.hadamard > 0 => {
            let parts = Words::placed(device, options.scratch, "amax parts", PARTS)?;
            find_transformed_amax(device, x, &layout, &r, &signs, &parts);
            Some(tensor_scale::finish(
                device,
                &parts,
                format,
                options.scratch,
            )?)
        }
        _ => Some(tensor_scale::make(device, x, format, options.scratch)?),
    };
    // A buffer that is not read stands in where there is no table and no tiles.
    let table_arg =
        |t: &Option<Table>| t.as_ref().map_or_else(|| x.tensor.arg(), |t| t.words.arg());
    let mut tile_words = None;
    let mut tile_strides = [0, 0];
    if format.block[0] > 1 {
        let (words, strides) = tiles(device, x, &out, &r, table_arg(&table), options.scratch)?;
        (tile_words, tile_strides) = (Some(words), strides);
        r.plan.given = true;
    }
    let units = device.tuning().units;
    let count = cubes_for(r.tiles, units);
    let mut partials = None;
    if options.stats {
        r.plan.stats = true;
        partials = Some(Words::empty(device, r.tiles * stats::RECORD)?);
    }
    let stream = options.stream.unwrap_or(Stream {
        seed: 0,
        step: 0,
        tensor: 0,
        site: 0,
    });
    let at = source(x, &layout, &r, tile_strides, &signs);
    let random = RandomLaunch::new(stream.seed, stream.step, stream.tensor, stream.site);
    // SAFETY: the view lies inside its tensor, the layout gives the sizes of the outputs, and the kernel masks by both.
    with_vector!(r.lanes, W => unsafe {
        let (client, dim, plan) = (device.client(), CubeDim::new_1d(units), r.plan);
        let tiles = tile_words.as_ref().map_or_else(|| x.tensor.arg(), Words::arg);
        let (source, table, codes, scales) = (x.tensor.arg(), table_arg(&table), out.codes.arg(), out.scales.arg());
        let records = partials.as_ref().map_or_else(|| out.scales.arg(), Words::arg);
        if r.load == W {
            quantize_kernel::launch_unchecked::<W, W>(client, count, dim, source, table, tiles, codes, scales, records, at, random, plan);
        } else if r.load == 4 {
            quantize_kernel::launch_unchecked::<W, 4>(client, count, dim, source, table, tiles, codes, scales, records, at, random, plan);
        } else {
            quantize_kernel::launch_unchecked::<W, 1>(client, count, dim, source, table, tiles, codes, scales, records, at, random, plan);
        }
    });
    out.tensor_amax = table.and_then(|t| t.amax);
    let stats = partials
        .map(|p| stats::collect(device, &p, r.tiles, layout))
        .transpose()?;
    Ok((out, stats))
}

/// Queues the amax of the transform of `x`, by parts.
fn find_transformed_amax(
    device: &Device,
    x: &View,
    layout: &PackedLayout,
    r: &Reading,
    signs: &[u32; 8],
    parts: &Words,
) {
    let units = device.tuning().units;
    let count = cubes_for(PARTS, units);
    let dim = CubeDim::new_1d(units);
    let plan = Plan {
        tail: true,
        ..r.plan
    };
    let chunks = layout.k_padded / 32;
    let tiles = match plan.lanes {
        Lanes::Rows => x.rows.div_ceil(r.lanes) * (chunks / plan.parts()),
        Lanes::Chunks => (x.rows * chunks).div_ceil(r.lanes),
    } as u32;
    let at = source(x, layout, r, [0, 0], signs);
    // SAFETY: the view lies inside its tensor, and the kernel masks by its shape and by the constant number of parts.
    with_vector!(r.lanes, W => unsafe {
        let (client, x) = (device.client(), x.tensor.arg());
        if r.load == W {
            amax_transformed::launch_unchecked::<W, W>(client, count, dim, x, parts.arg(), at, tiles, plan);
        } else if r.load == 4 {
            amax_transformed::launch_unchecked::<W, 4>(client, count, dim, x, parts.arg(), at, tiles, plan);
        } else {
            amax_transformed::launch_unchecked::<W, 1>(client, count, dim, x, parts.arg(), at, tiles, plan);
        }
    });
}

/// Uninitialised memory for an operand.
fn empty(
    device: &Device,
    format: &BlockFormat,
    layout: PackedLayout,
    scratch: Option<&'static str>,
) -> Result<Quantized> {
    Ok(Quantized {
        format: *format,
        layout,
        codes: Words::placed(device, scratch, "codes", layout.code_words())?,
        scales: Words::placed(device, scratch, "scales", layout.scale_words())?,
        tensor_amax: None,
    })
}
