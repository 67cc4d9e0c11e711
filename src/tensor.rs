//! Device memory with a shape: row-major f32 matrices, u32 words, and strided views of matrices.

use crate::device::{Device, Slot};
use crate::error::{Error, Result};
use crate::profile;
use cubecl::prelude::*;
use cubecl::server::Handle;

/// A row-major f32 matrix on a device: (rows, cols), no padding between rows.
#[derive(Clone, Debug)]
pub struct Tensor {
    handle: Handle,
    rows: usize,
    cols: usize,
}

impl Tensor {
    /// Uninitialised memory for (rows, cols).
    ///
    /// # Errors
    /// [`Error::Shape`] for a zero size, [`Error::Device`] where the device cannot hold it.
    pub fn empty(device: &Device, rows: usize, cols: usize) -> Result<Tensor> {
        let bytes = byte_len(rows, cols)?;
        Ok(Tensor {
            handle: device.alloc(bytes)?,
            rows,
            cols,
        })
    }

    /// As [`Tensor::empty`] in scratch memory: see [`Device::scratch`].
    pub(crate) fn scratch(device: &Device, slot: Slot, rows: usize, cols: usize) -> Result<Tensor> {
        let bytes = byte_len(rows, cols)?;
        Ok(Tensor {
            handle: device.scratch(slot, bytes)?,
            rows,
            cols,
        })
    }

    /// New memory, or scratch memory where `owner` is given.
    pub(crate) fn placed(
        device: &Device,
        owner: Option<&'static str>,
        what: &'static str,
        rows: usize,
        cols: usize,
    ) -> Result<Tensor> {
        match owner {
            Some(owner) => Tensor::scratch(device, (owner, what), rows, cols),
            None => Tensor::empty(device, rows, cols),
        }
    }

    /// Copies `values` (row-major, rows * cols of them) to the device.
    ///
    /// # Errors
    /// [`Error::Shape`] where the number of values does not match.
    pub fn upload(device: &Device, values: &[f32], rows: usize, cols: usize) -> Result<Tensor> {
        byte_len(rows, cols)?;
        if values.len() != rows * cols {
            return Err(Error::Shape(format!(
                "a ({rows}, {cols}) tensor takes {} values, got {}",
                rows * cols,
                values.len()
            )));
        }
        Ok(Tensor {
            handle: device.upload(bytemuck::cast_slice(values))?,
            rows,
            cols,
        })
    }

    /// All zeros.
    ///
    /// # Errors
    /// As [`Tensor::empty`].
    pub fn zeros(device: &Device, rows: usize, cols: usize) -> Result<Tensor> {
        let t = Tensor::empty(device, rows, cols)?;
        crate::layers::elementwise::fill(device, &t, 0.0)?;
        Ok(t)
    }

    /// Copies the values back, row-major.
    ///
    /// # Errors
    /// [`Error::Device`] where the work that fills the tensor failed.
    pub fn download(&self, device: &Device) -> Result<Vec<f32>> {
        let bytes = device.download(&self.handle)?;
        Ok(bytemuck::pod_collect_to_vec(&bytes[..self.len() * 4]))
    }

    /// Rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// Columns.
    pub fn cols(&self) -> usize {
        self.cols
    }

    /// rows * cols.
    pub fn len(&self) -> usize {
        self.rows * self.cols
    }

    /// Never true: zero sizes are refused when a tensor is made.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The memory.
    pub fn handle(&self) -> &Handle {
        &self.handle
    }

    /// The same memory seen as (rows, cols).
    ///
    /// # Errors
    /// [`Error::Shape`] where the number of values differs.
    pub fn reshape(&self, rows: usize, cols: usize) -> Result<Tensor> {
        if rows * cols != self.len() {
            return Err(Error::Shape(format!(
                "({}, {}) cannot be seen as ({rows}, {cols})",
                self.rows, self.cols
            )));
        }
        Ok(Tensor {
            handle: self.handle.clone(),
            rows,
            cols,
        })
    }

    /// `rows * cols` values from value `start` on, as a tensor over the same memory.
    /// `start` must respect the device's offset alignment (64 values always do).
    ///
    /// # Errors
    /// [`Error::Shape`] where the range does not lie inside.
    pub fn slice(&self, start: usize, rows: usize, cols: usize) -> Result<Tensor> {
        byte_len(rows, cols)?;
        let end = start + rows * cols;
        if end > self.len() || !start.is_multiple_of(64) {
            return Err(Error::Shape(format!(
                "values {start}..{end} of a tensor of {} (starts are multiples of 64)",
                self.len()
            )));
        }
        let tail = (self.len() - end) * 4;
        let handle = self
            .handle
            .clone()
            .offset_start(start as u64 * 4)
            .offset_end(tail as u64);
        Ok(Tensor { handle, rows, cols })
    }

    /// The tensor as a kernel argument.
    pub(crate) fn arg(&self) -> BufferArg {
        profile::bytes(4 * self.len());
        // SAFETY: the handle holds rows * cols values, as every constructor checks.
        unsafe { BufferArg::from_raw_parts(self.handle.clone(), self.len()) }
    }

    /// The whole tensor as a view.
    pub fn view(&self) -> View<'_> {
        View {
            tensor: self,
            offset: 0,
            rows: self.rows,
            cols: self.cols,
            row_stride: self.cols,
            col_stride: 1,
        }
    }

    /// The widest vector width, at most `widest`, that divides a row.
    pub(crate) fn vector(&self, widest: usize) -> usize {
        vector_for(self.cols, widest)
    }
}

/// The widest power of two, at most `widest`, that divides `n`.
pub(crate) fn vector_for(n: usize, widest: usize) -> usize {
    let mut w = widest;
    while !n.is_multiple_of(w) {
        w /= 2;
    }
    w.max(1)
}

fn byte_len(rows: usize, cols: usize) -> Result<usize> {
    match rows.checked_mul(cols).and_then(|n| n.checked_mul(4)) {
        Some(n) if n > 0 => Ok(n),
        Some(_) => Err(Error::Shape(format!(
            "a ({rows}, {cols}) tensor is empty; every size must be at least 1"
        ))),
        None => Err(Error::Shape(format!(
            "a ({rows}, {cols}) tensor is beyond the address space"
        ))),
    }
}

/// A strided view of a [`Tensor`]: value (r, c) lies at `offset + r * row_stride + c * col_stride`.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    pub(crate) tensor: &'a Tensor,
    pub(crate) offset: usize,
    pub(crate) rows: usize,
    pub(crate) cols: usize,
    pub(crate) row_stride: usize,
    pub(crate) col_stride: usize,
}

impl<'a> View<'a> {
    /// Copies the values back, row-major as they are seen.
    ///
    /// # Errors
    /// As [`Tensor::download`].
    pub fn download(self, device: &Device) -> Result<Vec<f32>> {
        let all = self.tensor.download(device)?;
        let whole = View {
            tensor: self.tensor,
            ..self.tensor.view()
        };
        if (self.offset, self.row_stride, self.col_stride) == (0, self.cols, 1)
            && self.rows == whole.rows
        {
            return Ok(all);
        }
        let row = |r: usize| {
            let start = self.offset + r * self.row_stride;
            (0..self.cols).map(move |c| start + c * self.col_stride)
        };
        Ok((0..self.rows).flat_map(row).map(|i| all[i]).collect())
    }

    /// The transposed view.
    pub fn t(self) -> View<'a> {
        View {
            rows: self.cols,
            cols: self.rows,
            row_stride: self.col_stride,
            col_stride: self.row_stride,
            ..self
        }
    }

    /// Columns `start..start + cols`.
    ///
    /// # Errors
    /// [`Error::Shape`] where they do not lie inside.
    pub fn columns(self, start: usize, cols: usize) -> Result<View<'a>> {
        if start + cols > self.cols || cols == 0 {
            return Err(Error::Shape(format!(
                "columns {start}..{} of {}",
                start + cols,
                self.cols
            )));
        }
        Ok(View {
            offset: self.offset + start * self.col_stride,
            cols,
            ..self
        })
    }
}

/// A buffer of u32 words on a device.
#[derive(Clone, Debug)]
pub struct Words {
    handle: Handle,
    len: usize,
}

impl Words {
    /// Uninitialised memory for `len` words.
    ///
    /// # Errors
    /// As [`Tensor::empty`].
    pub fn empty(device: &Device, len: usize) -> Result<Words> {
        let bytes = byte_len(1, len)?;
        Ok(Words {
            handle: device.alloc(bytes)?,
            len,
        })
    }

    /// As [`Words::empty`] in scratch memory: see [`Device::scratch`].
    pub(crate) fn scratch(device: &Device, slot: Slot, len: usize) -> Result<Words> {
        let bytes = byte_len(1, len)?;
        Ok(Words {
            handle: device.scratch(slot, bytes)?,
            len,
        })
    }

    /// New memory, or scratch memory where `owner` is given.
    pub(crate) fn placed(
        device: &Device,
        owner: Option<&'static str>,
        what: &'static str,
        len: usize,
    ) -> Result<Words> {
        match owner {
            Some(owner) => Words::scratch(device, (owner, what), len),
            None => Words::empty(device, len),
        }
    }

    /// Copies words to the device.
    ///
    /// # Errors
    /// As [`Tensor::upload`].
    pub fn upload(device: &Device, words: &[u32]) -> Result<Words> {
        byte_len(1, words.len())?;
        Ok(Words {
            handle: device.upload(bytemuck::cast_slice(words))?,
            len: words.len(),
        })
    }

    /// Copies the words back.
    ///
    /// # Errors
    /// As [`Tensor::download`].
    pub fn download(&self, device: &Device) -> Result<Vec<u32>> {
        let bytes = device.download(&self.handle)?;
        Ok(bytemuck::pod_collect_to_vec(&bytes[..self.len * 4]))
    }

    /// Number of words.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Never true: zero sizes are refused.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn arg(&self) -> BufferArg {
        profile::bytes(4 * self.len);
        // SAFETY: the handle holds `len` words.
        unsafe { BufferArg::from_raw_parts(self.handle.clone(), self.len) }
    }
}

/// Enough cubes of `units` for `threads`, on two axes where one would pass the 65,535 limit.
pub(crate) fn cubes_for(threads: usize, units: u32) -> CubeCount {
    let cubes = threads.div_ceil(units as usize).max(1);
    let (x, y) = split_cubes(cubes as u64);
    CubeCount::Static(x, y, 1)
}

/// x * y >= cubes, both at most 65,535.
fn split_cubes(cubes: u64) -> (u32, u32) {
    if cubes <= 65_535 {
        (cubes as u32, 1)
    } else {
        let y = cubes.div_ceil(65_535);
        (cubes.div_ceil(y) as u32, y as u32)
    }
}

/// Calls `$body` with the const `$w` set to the vector width in `$value` (1, 2, 4, 8 or 16).
macro_rules! with_vector {
    ($value:expr, $w:ident => $body:expr) => {
        match $value {
            16 => {
                const $w: usize = 16;
                $body
            }
            8 => {
                const $w: usize = 8;
                $body
            }
            4 => {
                const $w: usize = 4;
                $body
            }
            2 => {
                const $w: usize = 2;
                $body
            }
            _ => {
                const $w: usize = 1;
                $body
            }
        }
    };
}
pub(crate) use with_vector;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cubes_stay_within_both_axes() {
        for cubes in [1, 65_535, 65_536, 204_800, 1 << 31, 65_535 * 65_535] {
            let (x, y) = split_cubes(cubes);
            assert!(
                x <= 65_535 && y <= 65_535 && x as u64 * y as u64 >= cubes,
                "{cubes}"
            );
        }
    }

    #[test]
    fn vectors_divide() {
        assert_eq!(vector_for(96, 16), 16);
        assert_eq!(vector_for(80, 16), 16);
        assert_eq!(vector_for(100, 16), 4);
        assert_eq!(vector_for(257, 16), 1);
    }
}
