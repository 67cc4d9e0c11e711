//! Quantise and dequantise by plain loops: the executable specification every kernel is compared with, bit for bit.
//!
//! For each block: amax as an integer maximum of `bits & 0x7FFFFFFF` (NaN and Inf are the largest), the scale
//! ([`super::scale`]), then for each element the exact `x * 2^-e` (MX) or the f32 product `x * enc` (NVFP4, UE5M3), times
//! exactly 3/4 where asked, rounded to the element's grid ([`super::minifloat`]). Nothing here tests for NaN by
//! comparison and nothing depends on the treatment of f32 denormals except where [`super::scale`] says so.

use super::layout::expect_len;
use super::minifloat::{Draw, is_non_finite, split};
use super::scale::{BlockScale, Multiplier, TensorScale, block_scale};
use super::{BlockFormat, PackedLayout, PreScale, Rounding, ScaleRule, Stats};
use crate::rng::Stream;
use crate::{Error, Result};

/// Which axis of the source the blocks run along.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Axis {
    /// Along columns: the operand is the source [rows, cols], K = cols.
    Rowwise,
    /// Along rows: the operand is the transposed source [cols, rows], K = rows.
    Columnwise,
}

/// A strided look at an operand [rows, k].
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    data: &'a [f32],
    rows: usize,
    k: usize,
    row_stride: usize,
    k_stride: usize,
}

impl<'a> View<'a> {
    /// The operand that quantising the contiguous source `x` [rows, cols] along `axis` sees.
    ///
    /// # Errors
    /// [`Error::Shape`] when `x` does not hold rows * cols values or an extent is zero.
    pub fn contiguous(x: &'a [f32], rows: usize, cols: usize, axis: Axis) -> Result<View<'a>> {
        if rows.checked_mul(cols) != Some(x.len()) {
            return Err(Error::Shape(format!(
                "expected {rows} x {cols} values, got {}",
                x.len()
            )));
        }
        match axis {
            Axis::Rowwise => Self::strided(x, [rows, cols], [cols, 1]),
            Axis::Columnwise => Self::strided(x, [cols, rows], [1, cols]),
        }
    }

    /// An operand of `shape` [rows, k] whose element (r, c) is `data[r * strides[0] + c * strides[1]]`.
    ///
    /// # Errors
    /// [`Error::Shape`] when an extent is zero or the last element lies outside `data`.
    pub fn strided(data: &'a [f32], shape: [usize; 2], strides: [usize; 2]) -> Result<View<'a>> {
        let [rows, k] = shape;
        if rows == 0 || k == 0 {
            return Err(Error::Shape(format!(
                "cannot quantise a tensor of shape [{rows}, {k}]: every extent must be at least 1"
            )));
        }
        let last = (rows - 1)
            .checked_mul(strides[0])
            .zip((k - 1).checked_mul(strides[1]))
            .and_then(|(a, b)| a.checked_add(b));
        if last.is_none_or(|last| last >= data.len()) {
            return Err(Error::Shape(format!(
                "a view of shape {shape:?} with strides {strides:?} reaches beyond its {} values",
                data.len()
            )));
        }
        Ok(View {
            data,
            rows,
            k,
            row_stride: strides[0],
            k_stride: strides[1],
        })
    }

    /// Shape of the operand: [rows, k].
    pub fn shape(&self) -> [usize; 2] {
        [self.rows, self.k]
    }

    /// Element (row, column).
    fn at(&self, row: usize, column: usize) -> f32 {
        self.data[row * self.row_stride + column * self.k_stride]
    }

    /// f32 bits of the largest finite magnitude, 0 if there is none.
    fn finite_amax_bits(&self) -> u32 {
        let mut amax = 0;
        for row in 0..self.rows {
            for column in 0..self.k {
                let bits = self.at(row, column).to_bits() & 0x7FFF_FFFF;
                if !is_non_finite(bits) {
                    amax = amax.max(bits);
                }
            }
        }
        amax
    }
}

/// A quantised operand on the host.
#[derive(Clone, Debug, PartialEq)]
pub struct QuantizedRef {
    /// Its format.
    pub format: BlockFormat,
    /// Its layout: [rows, k] and everything that follows.
    pub layout: PackedLayout,
    /// Codes, u32 [rows, words_per_row].
    pub codes: Vec<u32>,
    /// Scale bytes [rows, blocks_per_row]; a two-dimensional block's byte stands in each of its rows.
    pub block_scales: Vec<u8>,
    /// Largest finite magnitude of the operand (NVFP4 only).
    pub tensor_amax: Option<f32>,
    /// What happened.
    pub stats: Stats,
}

impl QuantizedRef {
    /// Puts together an operand from its parts, as a device returns them (scale bytes unpacked, see
    /// [`PackedLayout::unpack_scales`]). `stats` is left at zero.
    ///
    /// # Errors
    /// [`Error::Shape`] when a part has the wrong length or the layout is not the format's, [`Error::Config`] when the
    /// format needs a tensor amax and none is given, or the other way round.
    pub fn from_parts(
        format: BlockFormat,
        layout: PackedLayout,
        codes: Vec<u32>,
        block_scales: Vec<u8>,
        tensor_amax: Option<f32>,
    ) -> Result<QuantizedRef> {
        // The fields of a layout are public: one made by hand or for another format would index out of the parts.
        if format.layout(layout.rows, layout.k)? != layout {
            return Err(Error::Shape(format!(
                "{format}: {layout:?} is not its layout of [{}, {}]; make it with BlockFormat::layout",
                layout.rows, layout.k
            )));
        }
        expect_len("code words", codes.len(), layout.code_words())?;
        expect_len("scale bytes", block_scales.len(), layout.scale_bytes())?;
        if tensor_amax.is_some() != format.scale.has_tensor_scale() {
            return Err(Error::Config(format!(
                "{format}: a tensor amax is given exactly when the format has a tensor scale"
            )));
        }
        Ok(QuantizedRef {
            format,
            layout,
            codes,
            block_scales,
            tensor_amax,
            stats: Stats::default(),
        })
    }

    /// The tensor decode scale S_dec of NVFP4, 1 for other formats.
    pub fn tensor_decode_scale(&self) -> f32 {
        match (self.format.scale, self.tensor_amax) {
            (ScaleRule::Nv { four_over_six }, Some(amax)) => {
                TensorScale::new(amax, four_over_six.is_some()).decode
            }
            _ => 1.0,
        }
    }

    /// The code of element (row, column).
    pub fn code(&self, row: usize, column: usize) -> u8 {
        let (word, shift) = self.layout.code_at(row, column);
        let mask = (1u32 << self.format.element.bits()) - 1;
        (self.codes[word] >> shift & mask) as u8
    }

    /// One code a byte, [rows, k], padding left out.
    pub fn unpacked_codes(&self) -> Vec<u8> {
        let l = &self.layout;
        (0..l.rows)
            .flat_map(|row| (0..l.k).map(move |column| (row, column)))
            .map(|(row, column)| self.code(row, column))
            .collect()
    }

    /// One byte a logical block, [tile rows, blocks along k], padding left out: the form of the golden files.
    ///
    /// # Errors
    /// [`Error::Shape`] when the rows of a two-dimensional block do not agree.
    pub fn tile_scales(&self) -> Result<Vec<u8>> {
        let l = &self.layout;
        let [tile_rows, tile_columns] = l.tiles();
        let mut out = Vec::with_capacity(tile_rows * tile_columns);
        for tile_row in 0..tile_rows {
            for tile_column in 0..tile_columns {
                let first = tile_row * l.block[0];
                let byte = self.block_scales[first * l.blocks_per_row + tile_column];
                for row in first..(first + l.block[0]).min(l.rows) {
                    let other = self.block_scales[row * l.blocks_per_row + tile_column];
                    if other != byte {
                        return Err(Error::Shape(format!(
                            "rows {first} and {row} of one two-dimensional block have scale bytes {byte:#04x} and {other:#04x}"
                        )));
                    }
                }
                out.push(byte);
            }
        }
        Ok(out)
    }

    /// Scale bytes as the device holds them: u32 [rows, scale_words_per_row].
    ///
    /// # Errors
    /// [`Error::Shape`] when `block_scales` was given another length by hand.
    pub fn device_scales(&self) -> Result<Vec<u32>> {
        self.layout.pack_scales(&self.block_scales)
    }
}

/// Quantises the contiguous source `x` [rows, cols] along `axis`. Stochastic rounding takes its 24 bits for padded
/// element i (see [`PackedLayout::element`]) from `stream.bits24(i)`.
///
/// # Errors
/// [`Error::Shape`] for a wrong length or a zero extent; [`Error::Config`] for an invalid format, or for SR without a
/// stream.
pub fn quantize(
    x: &[f32],
    rows: usize,
    cols: usize,
    axis: Axis,
    format: &BlockFormat,
    stream: Option<Stream>,
) -> Result<QuantizedRef> {
    let view = View::contiguous(x, rows, cols, axis)?;
    if format.rounding == Rounding::Sr && stream.is_none() {
        return Err(Error::Config(format!(
            "{format} rounds stochastically and needs a random stream"
        )));
    }
    quantize_view(&view, format, &|i| stream.map_or(0, |s| s.bits24(i)))
}

/// Quantises a view; `bits24` gives the 24 random bits of a padded element (not called under RNE).
///
/// # Errors
/// [`Error::Shape`] or [`Error::Config`] as [`BlockFormat::layout`].
pub fn quantize_view(
    view: &View,
    format: &BlockFormat,
    bits24: &dyn Fn(u64) -> u32,
) -> Result<QuantizedRef> {
    let [rows, k] = view.shape();
    let layout = format.layout(rows, k)?;
    let (tensor, tensor_amax) = match format.scale {
        ScaleRule::Nv { four_over_six } => {
            let amax = f32::from_bits(view.finite_amax_bits());
            let scale = TensorScale::new(amax, four_over_six.is_some());
            (scale, Some(amax))
        }
        _ => (TensorScale::new(0.0, false), None),
    };
    let mut out = QuantizedRef {
        format: *format,
        layout,
        codes: vec![0; layout.code_words()],
        block_scales: vec![0; layout.scale_bytes()],
        tensor_amax,
        stats: Stats {
            elements: rows as u64 * k as u64,
            ..Stats::default()
        },
    };
    let [tile_rows, tile_columns] = layout.tiles();
    for tile_row in 0..tile_rows {
        for tile_column in 0..tile_columns {
            let tile = Tile::new(&layout, tile_row, tile_column);
            quantize_tile(view, tile, tensor, bits24, &mut out);
        }
    }
    Ok(out)
}

/// The logical elements of one block.
#[derive(Clone, Copy)]
struct Tile {
    rows: (usize, usize),
    columns: (usize, usize),
}

impl Tile {
    fn new(l: &PackedLayout, tile_row: usize, tile_column: usize) -> Tile {
        let (row, column) = (tile_row * l.block[0], tile_column * l.block[1]);
        Tile {
            rows: (row, (row + l.block[0]).min(l.rows)),
            columns: (column, (column + l.block[1]).min(l.k)),
        }
    }

    fn positions(self) -> impl Iterator<Item = (usize, usize)> {
        (self.rows.0..self.rows.1)
            .flat_map(move |r| (self.columns.0..self.columns.1).map(move |c| (r, c)))
    }
}

fn quantize_tile(
    view: &View,
    tile: Tile,
    tensor: TensorScale,
    bits24: &dyn Fn(u64) -> u32,
    out: &mut QuantizedRef,
) {
    let format = out.format;
    let layout = out.layout;
    let values: Vec<f32> = tile.positions().map(|(r, c)| view.at(r, c)).collect();
    let amax_bits = values.iter().map(|x| x.to_bits() & 0x7FFF_FFFF).max();
    let amax_bits = amax_bits.unwrap_or(0);
    out.stats.blocks += 1;
    let scale = if is_non_finite(amax_bits) {
        None
    } else {
        let row_len = tile.columns.1 - tile.columns.0;
        Some(block_scale(&format, amax_bits, tensor, &values, row_len))
    };
    let byte = scale.map_or(format.scale.nan_byte(), |s| s.byte);
    for row in tile.rows.0..tile.rows.1 {
        out.block_scales[layout.scale_at(row, tile.columns.0)] = byte;
    }
    let Some(scale) = scale else {
        out.stats.non_finite_blocks += 1;
        return;
    };
    let block_value = f64::from(format.scale.decode(byte));
    out.stats.zero_blocks += u64::from(amax_bits == 0);
    out.stats.underflowed_scales += u64::from(amax_bits != 0 && block_value == 0.0);
    let decode = block_value * f64::from(tensor.decode) * post_scale_f64(&format);
    for ((row, column), x) in tile.positions().zip(values) {
        let draw = match format.rounding {
            Rounding::Rne => Draw::Nearest,
            Rounding::Sr => Draw::Bits(bits24(layout.element(row, column))),
        };
        let (code, clipped) = encode_element(&format, scale, x, draw);
        let (word, shift) = layout.code_at(row, column);
        out.codes[word] |= u32::from(code) << shift;
        let decoded = f64::from(format.element.decode(code)) * decode;
        let x = f64::from(x);
        out.stats.clipped += u64::from(clipped);
        out.stats.underflowed += u64::from(x != 0.0 && decoded == 0.0);
        out.stats.signal += x * x;
        out.stats.noise += (x - decoded) * (x - decoded);
    }
}

/// One element's code, and whether it clipped: scale exactly or by one f32 product, 3/4 exactly, round, put the sign.
pub fn encode_element(format: &BlockFormat, scale: BlockScale, x: f32, draw: Draw) -> (u8, bool) {
    let bits = x.to_bits();
    let (mut sig, mut exp) = match scale.multiplier {
        Multiplier::PowerOfTwo(e) => {
            let (sig, exp) = split(bits);
            (sig, exp - e)
        }
        Multiplier::Float(encode) => {
            // The product may be infinite after an underflowed scale: it saturates like any large value.
            let product = (x * encode).abs().min(f32::MAX);
            split(product.to_bits())
        }
    };
    if format.pre_scale == PreScale::ThreeQuarters {
        sig *= 3;
        exp -= 2;
    }
    let rounded = format.element.grid().round(sig, exp, draw);
    let sign = (bits >> 31) << (format.element.bits() - 1);
    ((sign | rounded.code) as u8, rounded.clipped)
}

fn post_scale_f64(format: &BlockFormat) -> f64 {
    match format.pre_scale {
        PreScale::One => 1.0,
        PreScale::ThreeQuarters => 4.0 / 3.0,
    }
}

/// Decodes an operand to f32 [rows, k].
///
/// `code * block scale` is exact (a power of two times a few bits; it may be an f32 denormal, or Inf for a value rounded
/// up to 2^128); then one f32 multiplication by S_dec (NVFP4) or by 4/3 (3/4 pre-scaling), where the format has one.
pub fn dequantize(q: &QuantizedRef) -> Vec<f32> {
    let tensor = q.tensor_decode_scale();
    let post = q.format.post_scale();
    let mut out = Vec::with_capacity(q.layout.rows * q.layout.k);
    for row in 0..q.layout.rows {
        for column in 0..q.layout.k {
            let scale = q
                .format
                .scale
                .decode(q.block_scales[q.layout.scale_at(row, column)]);
            let value = q.format.element.decode(q.code(row, column));
            let exact = (f64::from(value) * f64::from(scale)) as f32;
            out.push(exact * tensor * post);
        }
    }
    out
}
