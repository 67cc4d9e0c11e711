//! Elementwise kernels on flat buffers: fill, copy, add, add_assign, scale; a row added to every row; and the copy of a
//! strided view.
//!
//! ```text
//! fill        x = value             scale       x = x * factor
//! add         out = a + b           add_assign  out = out + a
//! copy        out = view            copy_flat   out = a
//! round_bf16  out = bf16(a), to nearest even, as f32
//! store       out[.., column..] = a[.., ..cols], or out += a
//! add_row     out_m = out_m + a     out (M, N), a (1, N): the bias of a linear layer. Its gradient is the sum of dout over
//!                                   the rows, [`super::reduce::column_sums`].
//! ```
//!
//! Each is one rounding per value, so every backend gives the same bits. A group of lanes takes a block of
//! consecutive vectors: on a CPU one unit runs through the block, elsewhere the lanes lie side by side in it.

use super::reduce::{Group, flat_group};
use crate::device::Device;
use crate::error::{Error, Result};
use crate::tensor::{Tensor, View, cubes_for, vector_for, with_vector};
use cubecl::prelude::*;

/// Vectors per lane and block.
const PER_LANE: usize = 32;

// ---- Kernel

/// What an elementwise kernel does with `out` and `a`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Op {
    Fill,
    Scale,
    AddAssign,
    Copy,
    Bf16,
}

/// First vector of this unit's block; the next ones are `lanes` apart.
#[cube]
fn block_start(#[comptime] g: Group) -> usize {
    (ABSOLUTE_POS / g.lanes) * comptime!(g.lanes * PER_LANE) + (UNIT_POS_X as usize) % g.lanes
}

/// out = value, or out * value.
#[cube(launch_unchecked, create_dummy_kernel)]
fn in_place_kernel<const W: usize>(
    out: &mut [Vector<f32, Const<W>>],
    value: f32,
    n: u32,
    #[comptime] g: Group,
    #[comptime] op: Op,
) {
    let start = block_start(g);
    for j in 0..PER_LANE {
        let i = start + j * g.lanes;
        if i < n as usize {
            if comptime!(op == Op::Fill) {
                out[i] = Vector::new(value);
            } else {
                out[i] = out[i] * Vector::new(value);
            }
        }
    }
}

/// The nearest bf16, ties to even, as f32; integer arithmetic, so that every backend agrees. NaN becomes 0x7FC00000.
#[cube]
fn to_bf16<N: Size>(x: Vector<f32, N>) -> Vector<f32, N> {
    let bits = Vector::<u32, N>::reinterpret(x);
    let odd = (bits >> Vector::new(16u32)) & Vector::new(1u32);
    let rounded = (bits + Vector::new(0x7FFFu32) + odd) & Vector::new(0xFFFF_0000u32);
    let nan = (bits & Vector::new(0x7FFF_FFFFu32)).greater_than(&Vector::new(0x7F80_0000u32));
    Vector::reinterpret(select_many(nan, Vector::new(0x7FC0_0000u32), rounded))
}

/// out = a, out + a, or a in bf16.
#[cube(launch_unchecked, create_dummy_kernel)]
fn unary_kernel<const W: usize>(
    a: &[Vector<f32, Const<W>>],
    out: &mut [Vector<f32, Const<W>>],
    n: u32,
    #[comptime] g: Group,
    #[comptime] op: Op,
) {
    let start = block_start(g);
    for j in 0..PER_LANE {
        let i = start + j * g.lanes;
        if i < n as usize {
            if comptime!(op == Op::Copy) {
                out[i] = a[i];
            } else if comptime!(op == Op::Bf16) {
                out[i] = to_bf16::<Const<W>>(a[i]);
            } else {
                out[i] = out[i] + a[i];
            }
        }
    }
}

/// out = a + b.
#[cube(launch_unchecked, create_dummy_kernel)]
fn add_kernel<const W: usize>(
    a: &[Vector<f32, Const<W>>],
    b: &[Vector<f32, Const<W>>],
    out: &mut [Vector<f32, Const<W>>],
    n: u32,
    #[comptime] g: Group,
) {
    let start = block_start(g);
    for j in 0..PER_LANE {
        let i = start + j * g.lanes;
        if i < n as usize {
            out[i] = a[i] + b[i];
        }
    }
}

/// Every row of out, `nv` vectors each, += a.
#[cube(launch_unchecked, create_dummy_kernel)]
fn add_row_kernel<const W: usize>(
    a: &[Vector<f32, Const<W>>],
    out: &mut [Vector<f32, Const<W>>],
    n: u32,
    nv: u32,
    #[comptime] g: Group,
) {
    let start = block_start(g);
    for j in 0..PER_LANE {
        let i = start + j * g.lanes;
        if i < n as usize {
            out[i] = out[i] + a[i % nv as usize];
        }
    }
}

/// Where a view lies, in its kernel's vectors, and its size.
#[derive(CubeLaunch, CubeType, Clone, Copy)]
struct ViewShape {
    offset: u32,
    row: u32,
    col: u32,
    cols: u32,
    n: u32,
}

/// out = the view, row-major.
#[cube(launch_unchecked, create_dummy_kernel)]
fn view_kernel<const W: usize>(
    a: &[Vector<f32, Const<W>>],
    out: &mut [Vector<f32, Const<W>>],
    s: ViewShape,
    #[comptime] g: Group,
) {
    let start = block_start(g);
    for j in 0..PER_LANE {
        let i = start + j * g.lanes;
        if i < s.n as usize {
            let row = i / s.cols as usize;
            let col = i % s.cols as usize;
            out[i] = a[s.offset as usize + row * s.row as usize + col * s.col as usize];
        }
    }
}

/// out[row, column + c] = a[row, c] or += for c below `cols`; all sizes in vectors.
#[derive(CubeLaunch, CubeType, Clone, Copy)]
struct StoreShape {
    a_stride: u32,
    out_stride: u32,
    column: u32,
    cols: u32,
    n: u32,
}

#[cube(launch_unchecked, create_dummy_kernel)]
fn store_kernel<const W: usize>(
    a: &[Vector<f32, Const<W>>],
    out: &mut [Vector<f32, Const<W>>],
    s: StoreShape,
    #[comptime] g: Group,
    #[comptime] accumulate: bool,
) {
    let start = block_start(g);
    for j in 0..PER_LANE {
        let i = start + j * g.lanes;
        if i < s.n as usize {
            let row = i / s.cols as usize;
            let col = i % s.cols as usize;
            let to = row * s.out_stride as usize + s.column as usize + col;
            let value = a[row * s.a_stride as usize + col];
            if comptime!(accumulate) {
                out[to] = out[to] + value;
            } else {
                out[to] = value;
            }
        }
    }
}

// ---- Launch

/// The vector width, the vectors, the lanes and the cubes for `x`.
fn plan(device: &Device, x: &Tensor) -> (usize, usize, Group, CubeCount, CubeDim) {
    let w = vector_for(x.len(), device.tuning().vector);
    let n = x.len() / w;
    let (g, cubes, dim) = blocks(device, n);
    (w, n, g, cubes, dim)
}

/// The lanes and the cubes for `n` vectors.
fn blocks(device: &Device, n: usize) -> (Group, CubeCount, CubeDim) {
    let g = flat_group(device);
    let threads = n.div_ceil(g.lanes * PER_LANE) * g.lanes;
    (
        g,
        cubes_for(threads, g.units as u32),
        CubeDim::new_1d(g.units as u32),
    )
}

fn in_place(device: &Device, x: &Tensor, value: f32, op: Op) -> Result<()> {
    let (w, n, g, cubes, dim) = plan(device, x);
    // SAFETY: indices are below n vectors of W, the length of the buffer.
    with_vector!(w, W => unsafe {
        in_place_kernel::launch_unchecked::<W>(device.client(), cubes, dim, x.arg(), value, n as u32, g, op)
    });
    Ok(())
}

fn unary(device: &Device, a: &Tensor, out: &Tensor, op: Op) -> Result<()> {
    same_length(&[a, out])?;
    let (w, n, g, cubes, dim) = plan(device, out);
    // SAFETY: as in `in_place`; both buffers have that length.
    with_vector!(w, W => unsafe {
        unary_kernel::launch_unchecked::<W>(device.client(), cubes, dim, a.arg(), out.arg(), n as u32, g, op)
    });
    Ok(())
}

fn same_length(tensors: &[&Tensor]) -> Result<()> {
    if tensors.iter().any(|t| t.len() != tensors[0].len()) {
        let lengths: Vec<usize> = tensors.iter().map(|t| t.len()).collect();
        return Err(Error::Shape(format!(
            "elementwise: expected tensors of one length, got {lengths:?} values"
        )));
    }
    Ok(())
}

/// x = value.
///
/// # Errors
/// None of its own; failures of the device surface when the result is read.
pub fn fill(device: &Device, x: &Tensor, value: f32) -> Result<()> {
    in_place(device, x, value, Op::Fill)
}

/// x = x * factor.
///
/// # Errors
/// As [`fill`].
pub fn scale(device: &Device, x: &Tensor, factor: f32) -> Result<()> {
    in_place(device, x, factor, Op::Scale)
}

/// out = a; the shapes may differ, the lengths not. `a` and `out` are different memory.
///
/// # Errors
/// [`Error::Shape`] where the lengths differ.
pub fn copy_flat(device: &Device, a: &Tensor, out: &Tensor) -> Result<()> {
    unary(device, a, out, Op::Copy)
}

/// out = out + a. `a` and `out` are different memory.
///
/// # Errors
/// [`Error::Shape`] where the lengths differ.
pub fn add_assign(device: &Device, out: &Tensor, a: &Tensor) -> Result<()> {
    unary(device, a, out, Op::AddAssign)
}

/// out = a + b. `out` is other memory than `a` and `b`.
///
/// # Errors
/// [`Error::Shape`] where the lengths differ.
pub fn add(device: &Device, a: &Tensor, b: &Tensor, out: &Tensor) -> Result<()> {
    same_length(&[a, b, out])?;
    let (w, n, g, cubes, dim) = plan(device, out);
    // SAFETY: as in `in_place`; all three buffers have that length.
    with_vector!(w, W => unsafe {
        add_kernel::launch_unchecked::<W>(device.client(), cubes, dim, a.arg(), b.arg(), out.arg(), n as u32, g)
    });
    Ok(())
}

/// out = a rounded to bf16 (nearest, ties to even), as f32.
///
/// # Errors
/// [`Error::Shape`] where the lengths differ.
pub fn round_bf16(device: &Device, a: &Tensor, out: &Tensor) -> Result<()> {
    unary(device, a, out, Op::Bf16)
}

/// The first `cols` columns of `a` (rows, ..) into the columns of `out` (rows, ..) from `column` on, or added to them.
///
/// # Errors
/// [`Error::Shape`] where the columns do not fit.
pub fn store(
    device: &Device,
    a: &Tensor,
    cols: usize,
    out: &Tensor,
    column: usize,
    accumulate: bool,
) -> Result<()> {
    if a.rows() != out.rows() || cols > a.cols() || column + cols > out.cols() {
        return Err(Error::Shape(format!(
            "store: {cols} columns of ({}, {}) do not fit into ({}, {}) from column {column}",
            a.rows(),
            a.cols(),
            out.rows(),
            out.cols()
        )));
    }
    let mut w = device.tuning().vector;
    while ![a.cols(), out.cols(), cols, column]
        .iter()
        .all(|n| n.is_multiple_of(w))
    {
        w /= 2;
    }
    let n = a.rows() * cols / w;
    let (g, cubes, dim) = blocks(device, n);
    let s = StoreShapeLaunch::new(
        (a.cols() / w) as u32,
        (out.cols() / w) as u32,
        (column / w) as u32,
        (cols / w) as u32,
        n as u32,
    );
    // SAFETY: rows and columns were checked, and the kernel masks by n.
    with_vector!(w, W => unsafe {
        store_kernel::launch_unchecked::<W>(device.client(), cubes, dim, a.arg(), out.arg(), s, g, accumulate)
    });
    Ok(())
}

/// out (M, N) = out + row in every row; `row` has N values and is other memory.
///
/// # Errors
/// [`Error::Shape`] where `row` does not have one value per column.
pub fn add_row(device: &Device, out: &Tensor, row: &Tensor) -> Result<()> {
    if row.len() != out.cols() {
        return Err(Error::Shape(format!(
            "add_row: expected a row of {} values, got {}",
            out.cols(),
            row.len()
        )));
    }
    let w = out.vector(device.tuning().vector);
    let (n, nv) = (out.len() / w, out.cols() / w);
    let (g, cubes, dim) = blocks(device, n);
    // SAFETY: indices are below n vectors of W, the length of `out`, and below nv, the length of `row`.
    with_vector!(w, W => unsafe {
        add_row_kernel::launch_unchecked::<W>(device.client(), cubes, dim, row.arg(), out.arg(), n as u32, nv as u32, g)
    });
    Ok(())
}

/// out (rows, cols) = the view, whatever its strides. `out` is other memory.
///
/// # Errors
/// [`Error::Shape`] where the shapes differ.
pub fn copy(device: &Device, view: View, out: &Tensor) -> Result<()> {
    if (view.rows, view.cols) != (out.rows(), out.cols()) {
        return Err(Error::Shape(format!(
            "copy: the view is ({}, {}), the output ({}, {})",
            view.rows,
            view.cols,
            out.rows(),
            out.cols()
        )));
    }
    let whole = |w: usize| {
        [view.cols, view.offset, view.row_stride, view.tensor.len()]
            .iter()
            .all(|n| n.is_multiple_of(w))
    };
    let mut w = if view.col_stride == 1 {
        device.tuning().vector
    } else {
        1
    };
    while !whole(w) {
        w /= 2;
    }
    let n = out.len() / w;
    let (g, cubes, dim) = blocks(device, n);
    let s = ViewShapeLaunch::new(
        (view.offset / w) as u32,
        (view.row_stride / w) as u32,
        view.col_stride as u32,
        (view.cols / w) as u32,
        n as u32,
    );
    // SAFETY: a view lies inside its tensor, and `out` has as many values.
    with_vector!(w, W => unsafe {
        view_kernel::launch_unchecked::<W>(device.client(), cubes, dim, view.tensor.arg(), out.arg(), s, g)
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layers::testing::{devices, label, normals};

    #[test]
    fn flat_kernels_are_exact_at_every_length() {
        for d in devices() {
            for n in [1, 6, 63, 1_000, 4_096, 33_333] {
                let (a, b) = (normals(1, n, 1.0), normals(2, n, 1.0));
                let ta = Tensor::upload(&d, &a, 1, n).unwrap();
                let tb = Tensor::upload(&d, &b, n, 1).unwrap();
                let out = Tensor::zeros(&d, 1, n).unwrap();
                let what = format!("{}, {n} values", label(&d));
                assert!(
                    out.download(&d).unwrap().iter().all(|v| *v == 0.0),
                    "zeros, {what}"
                );
                add(&d, &ta, &tb, &out).unwrap();
                let sum: Vec<f32> = a.iter().zip(&b).map(|(x, y)| x + y).collect();
                assert_eq!(out.download(&d).unwrap(), sum, "add, {what}");
                copy_flat(&d, &ta, &out).unwrap();
                add_assign(&d, &out, &tb).unwrap();
                assert_eq!(
                    out.download(&d).unwrap(),
                    sum,
                    "copy_flat and add_assign, {what}"
                );
                scale(&d, &out, -0.3).unwrap();
                let scaled: Vec<f32> = sum.iter().map(|x| x * -0.3).collect();
                assert_eq!(out.download(&d).unwrap(), scaled, "scale, {what}");
            }
        }
    }

    #[test]
    fn views_are_copied_as_they_are_seen() {
        let (rows, cols) = (37, 96);
        let a = normals(3, rows * cols, 1.0);
        for d in devices() {
            let t = Tensor::upload(&d, &a, rows, cols).unwrap();
            for (start, width) in [(0, 96), (32, 64), (5, 33), (64, 16)] {
                let want: Vec<f32> = (0..rows)
                    .flat_map(|r| a[r * cols + start..][..width].to_vec())
                    .collect();
                let out = Tensor::zeros(&d, rows, width).unwrap();
                copy(&d, t.view().columns(start, width).unwrap(), &out).unwrap();
                assert_eq!(out.download(&d).unwrap(), want, "{}", label(&d));
                let turned: Vec<f32> = (0..width)
                    .flat_map(|c| (0..rows).map(move |r| (r, c)))
                    .map(|(r, c)| want[r * width + c])
                    .collect();
                let out = Tensor::zeros(&d, width, rows).unwrap();
                copy(&d, t.view().columns(start, width).unwrap().t(), &out).unwrap();
                assert_eq!(
                    out.download(&d).unwrap(),
                    turned,
                    "{} transposed",
                    label(&d)
                );
            }
        }
    }

    #[test]
    fn a_row_is_added_to_every_row() {
        for d in devices() {
            for (m, n) in [(1, 1), (7, 30), (300, 48), (3, 4_000), (33, 257)] {
                let (x, row) = (normals(1, m * n, 1.0), normals(2, n, 1.0));
                let out = Tensor::upload(&d, &x, m, n).unwrap();
                add_row(&d, &out, &Tensor::upload(&d, &row, 1, n).unwrap()).unwrap();
                let want: Vec<f32> = x
                    .iter()
                    .zip(row.iter().cycle())
                    .map(|(x, r)| x + r)
                    .collect();
                assert_eq!(out.download(&d).unwrap(), want, "{} ({m}, {n})", label(&d));
            }
        }
    }

    #[test]
    fn lengths_that_differ_are_refused() {
        for d in devices() {
            let (a, b) = (
                Tensor::zeros(&d, 2, 3).unwrap(),
                Tensor::zeros(&d, 2, 4).unwrap(),
            );
            assert!(matches!(add_assign(&d, &a, &b), Err(Error::Shape(_))));
            assert!(matches!(copy(&d, a.view().t(), &a), Err(Error::Shape(_))));
            assert!(matches!(add_row(&d, &a, &b), Err(Error::Shape(_))));
        }
    }
}
