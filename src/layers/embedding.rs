//! Token embedding: a gather forward, a scatter-add backward in a fixed order. And learned positions (GPT-2).
//!
//! ```text
//! ids (M) u32, table (V, C)
//! forward    x_m = table[ids_m]                                   (M, C)
//! backward   d_table_v += sum of dx_m over the m with ids_m = v   (V, C), m ascending
//!
//! positions  table (Tmax, C), T <= Tmax; x (B T, C) is (B, T C) to the kernels
//! forward    x_(b T + t) += table_t
//! backward   d_table_t += sum over b of dx_(b T + t)              rows from T on get nothing
//! ```
//!
//! The host sorts the positions by id when it makes a batch ([`TokenIds`]), so that each row of the gradient has one
//! writer that adds in the order of positions: no atomics, the same bits every time.

use super::elementwise::add_row;
use super::math::Real;
use super::reduce::{Group, column_sums, flat_group, group_index, lane_index, row_cubes};
use crate::device::Device;
use crate::error::{Error, Result};
use crate::tensor::{Tensor, Words, with_vector};
use cubecl::prelude::*;

// ---- Reference

/// x (M, C) from ids (M) and table (V, C).
pub fn reference<R: Real>(ids: &[u32], table: &[R], c: usize) -> Vec<R> {
    ids.iter()
        .flat_map(|&id| table[id as usize * c..][..c].iter().copied())
        .collect()
}

/// Adds dx (M, C) to the rows of d_table (V, C) named by ids.
pub fn reference_backward<R: Real>(ids: &[u32], dx: &[R], d_table: &mut [R], c: usize) {
    for (&id, dx) in ids.iter().zip(dx.chunks(c)) {
        for (sum, &d) in d_table[id as usize * c..][..c].iter_mut().zip(dx) {
            *sum = *sum + d;
        }
    }
}

/// The positions of a batch sorted by id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SortedPositions {
    /// Positions 0..M, by id, then ascending.
    pub order: Vec<u32>,
    /// Distinct ids, ascending.
    pub distinct: Vec<u32>,
    /// Where each distinct id's positions start in `order`, and M at the end: one more than `distinct`.
    pub starts: Vec<u32>,
}

/// Counting sort of the positions of `ids`, all below `vocab`.
///
/// # Errors
/// [`Error::Data`] for an id out of range or no ids.
pub fn sort_positions(ids: &[u32], vocab: usize) -> Result<SortedPositions> {
    let mut next = vec![0u32; vocab + 1];
    for (position, &id) in ids.iter().enumerate() {
        match next.get_mut(id as usize + 1) {
            Some(count) if (id as usize) < vocab => *count += 1,
            _ => {
                return Err(Error::Data(format!(
                    "token {id} at position {position} of a batch: expected ids below {vocab}"
                )));
            }
        }
    }
    if ids.is_empty() {
        return Err(Error::Data("a batch without tokens".into()));
    }
    let (mut distinct, mut starts) = (Vec::new(), Vec::new());
    for id in 0..vocab {
        if next[id + 1] > 0 {
            distinct.push(id as u32);
            starts.push(next[id]);
        }
        next[id + 1] += next[id];
    }
    starts.push(ids.len() as u32);
    let mut order = vec![0; ids.len()];
    for (position, &id) in ids.iter().enumerate() {
        let slot = &mut next[id as usize];
        order[*slot as usize] = position as u32;
        *slot += 1;
    }
    Ok(SortedPositions {
        order,
        distinct,
        starts,
    })
}

// ---- Kernel

/// x_m = table[ids_m]; one group of lanes a row.
#[cube(launch_unchecked, create_dummy_kernel)]
fn gather_kernel<const W: usize>(
    ids: &[u32],
    table: &[Vector<f32, Const<W>>],
    x: &mut [Vector<f32, Const<W>>],
    rows: u32,
    nv: u32,
    #[comptime] g: Group,
) {
    let row = group_index(g);
    let nv = nv as usize;
    if row < rows as usize {
        let from = ids[row] as usize * nv;
        for i in range_stepped(lane_index(g), nv, g.lanes) {
            x[row * nv + i] = table[from + i];
        }
    }
}

/// Adds to one row of d_table per group of lanes; a lane keeps its column's sum in registers.
#[cube(launch_unchecked, create_dummy_kernel)]
fn scatter_kernel<const W: usize>(
    order: &[u32],
    distinct: &[u32],
    starts: &[u32],
    dx: &[Vector<f32, Const<W>>],
    d_table: &mut [Vector<f32, Const<W>>],
    count: u32,
    nv: u32,
    #[comptime] g: Group,
) {
    let group = group_index(g);
    let nv = nv as usize;
    if group < count as usize {
        let to = distinct[group] as usize * nv;
        let first = starts[group] as usize;
        let end = starts[group + 1] as usize;
        for i in range_stepped(lane_index(g), nv, g.lanes) {
            let mut sum = d_table[to + i];
            for p in first..end {
                sum += dx[order[p] as usize * nv + i];
            }
            d_table[to + i] = sum;
        }
    }
}

// ---- Launch

/// The input tokens of one batch on a device, checked against the vocabulary, with their positions sorted by id.
#[derive(Clone, Debug)]
pub struct TokenIds {
    ids: Words,
    order: Words,
    distinct: Words,
    starts: Words,
    count: usize,
    vocab: usize,
}

impl TokenIds {
    /// Sorts and uploads `ids` (M), all below `vocab` (V). Uploads have the same size for every batch of M tokens.
    ///
    /// # Errors
    /// [`Error::Data`] for an id out of range or no ids, [`Error::Device`] where memory is short.
    pub fn upload(device: &Device, ids: &[u32], vocab: usize) -> Result<TokenIds> {
        let SortedPositions {
            order,
            mut distinct,
            mut starts,
        } = sort_positions(ids, vocab)?;
        let count = distinct.len();
        let most = vocab.min(ids.len());
        distinct.resize(most, 0);
        starts.resize(most + 1, ids.len() as u32);
        Ok(TokenIds {
            ids: Words::upload(device, ids)?,
            order: Words::upload(device, &order)?,
            distinct: Words::upload(device, &distinct)?,
            starts: Words::upload(device, &starts)?,
            count,
            vocab,
        })
    }

    /// Tokens, M.
    pub fn len(&self) -> usize {
        self.ids.len()
    }

    /// Never true: an empty batch is refused.
    pub fn is_empty(&self) -> bool {
        self.ids.is_empty()
    }

    /// The ids (M words).
    pub fn ids(&self) -> &Words {
        &self.ids
    }

    fn check(&self, table: &Tensor, x: &Tensor) -> Result<()> {
        if table.rows() != self.vocab || x.rows() != self.len() || table.cols() != x.cols() {
            return Err(Error::Shape(format!(
                "embedding of {} ids below {}: the table is ({}, {}), x or dx ({}, {}); expected (V, C) and (M, C)",
                self.len(),
                self.vocab,
                table.rows(),
                table.cols(),
                x.rows(),
                x.cols()
            )));
        }
        Ok(())
    }
}

/// x (M, C) = rows of table (V, C).
///
/// # Errors
/// [`Error::Shape`] where the shapes do not fit.
pub fn forward(device: &Device, ids: &TokenIds, table: &Tensor, x: &Tensor) -> Result<()> {
    ids.check(table, x)?;
    let w = x.vector(device.tuning().vector);
    let g = flat_group(device);
    let (cubes, dim) = row_cubes(x.rows(), g);
    let (rows, nv) = (x.rows() as u32, (x.cols() / w) as u32);
    // SAFETY: rows are masked; every id is below V, as `TokenIds::upload` checked.
    with_vector!(w, W => unsafe {
        gather_kernel::launch_unchecked::<W>(device.client(), cubes, dim, ids.ids.arg(), table.arg(), x.arg(), rows, nv, g)
    });
    Ok(())
}

/// d_table (V, C) += dx (M, C) at the rows named by the ids.
///
/// # Errors
/// [`Error::Shape`] where the shapes do not fit.
pub fn backward(device: &Device, ids: &TokenIds, dx: &Tensor, d_table: &Tensor) -> Result<()> {
    ids.check(d_table, dx)?;
    let w = dx.vector(device.tuning().vector);
    let g = flat_group(device);
    let (cubes, dim) = row_cubes(ids.count, g);
    let (count, nv) = (ids.count as u32, (dx.cols() / w) as u32);
    // SAFETY: groups past the distinct ids do nothing; positions are below M and ids below V.
    with_vector!(w, W => unsafe {
        scatter_kernel::launch_unchecked::<W>(
            device.client(), cubes, dim, ids.order.arg(), ids.distinct.arg(), ids.starts.arg(), dx.arg(), d_table.arg(), count, nv, g,
        )
    });
    Ok(())
}

/// x (B T, C) seen as (B, T C), and the first T rows of the positions' table (Tmax, C) as one row.
fn by_sequence(x: &Tensor, table: &Tensor, context: usize) -> Result<(Tensor, Tensor)> {
    let whole = context > 0 && x.rows().is_multiple_of(context);
    if !whole || context > table.rows() || table.cols() != x.cols() {
        return Err(Error::Shape(format!(
            "positions of sequences of {context} tokens: the table is ({}, {}), x or dx ({}, {}); expected (Tmax, C) and \
             (B T, C) with T at most Tmax",
            table.rows(),
            table.cols(),
            x.rows(),
            x.cols()
        )));
    }
    let row = context * x.cols();
    Ok((x.reshape(x.rows() / context, row)?, table.slice(0, 1, row)?))
}

/// x (B T, C) += the first T rows of the positions' table (Tmax, C), in every sequence of T = `context` tokens.
///
/// # Errors
/// [`Error::Shape`] where the shapes do not fit.
pub fn add_positions(device: &Device, x: &Tensor, table: &Tensor, context: usize) -> Result<()> {
    let (x, row) = by_sequence(x, table, context)?;
    add_row(device, &x, &row)
}

/// The first T rows of d_table (Tmax, C) += dx (B T, C) summed over the sequences of T = `context` tokens.
///
/// # Errors
/// [`Error::Shape`] where the shapes do not fit, [`Error::Device`] where memory is short.
pub fn positions_backward(
    device: &Device,
    dx: &Tensor,
    d_table: &Tensor,
    context: usize,
) -> Result<()> {
    let (dx, row) = by_sequence(dx, d_table, context)?;
    column_sums(device, &dx, &row, true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layers::testing::{devices, judge, label, normals, to};
    use crate::rng::{Purpose, Stream};

    fn some_ids(m: usize, vocab: usize) -> Vec<u32> {
        let s = Stream::new(Purpose::Study, 9, 0, 0);
        (0..m as u64)
            .map(|i| (s.uniform(i) * s.uniform(i + 1_000_000) * vocab as f32) as u32)
            .collect()
    }

    #[test]
    fn positions_are_sorted_by_id() {
        let sorted = sort_positions(&[3, 1, 3, 0, 1, 3], 5).unwrap();
        assert_eq!(sorted.order, [3, 1, 4, 0, 2, 5]);
        assert_eq!(sorted.distinct, [0, 1, 3]);
        assert_eq!(sorted.starts, [0, 1, 3, 6]);
        for bad in [vec![1, 5], vec![u32::MAX], vec![]] {
            assert!(
                matches!(sort_positions(&bad, 5), Err(Error::Data(_))),
                "{bad:?}"
            );
        }
    }

    #[test]
    fn kernels_give_the_reference_bits() {
        for d in devices() {
            for (m, vocab, c) in [(1, 1, 1), (300, 50, 48), (64, 1_000, 30), (500, 7, 256)] {
                let what = format!("{} ({m}, {vocab}, {c})", label(&d));
                let host = some_ids(m, vocab);
                let ids = TokenIds::upload(&d, &host, vocab).unwrap();
                let (table, dx, before) = (
                    normals(1, vocab * c, 1.0),
                    normals(2, m * c, 1.0),
                    normals(3, vocab * c, 1.0),
                );
                let t = Tensor::upload(&d, &table, vocab, c).unwrap();
                let x = Tensor::zeros(&d, m, c).unwrap();
                forward(&d, &ids, &t, &x).unwrap();
                assert_eq!(
                    x.download(&d).unwrap(),
                    reference(&host, &table, c),
                    "x, {what}"
                );
                let grad = Tensor::upload(&d, &before, vocab, c).unwrap();
                backward(&d, &ids, &Tensor::upload(&d, &dx, m, c).unwrap(), &grad).unwrap();
                let mut want = before.clone();
                reference_backward(&host, &dx, &mut want, c);
                assert_eq!(grad.download(&d).unwrap(), want, "d_table, {what}");
            }
        }
    }

    #[test]
    fn positions_are_added_to_every_sequence() {
        for d in devices() {
            for (b, t, most, c) in [(1, 1, 1, 1), (3, 5, 8, 30), (70, 4, 4, 48), (2, 33, 48, 64)] {
                let what = format!("{} ({b}, {t} of {most}, {c})", label(&d));
                let (x, table) = (normals(1, b * t * c, 1.0), normals(2, most * c, 1.0));
                let up = |v: &[f32]| Tensor::upload(&d, v, v.len() / c, c).unwrap();
                let tx = up(&x);
                add_positions(&d, &tx, &up(&table), t).unwrap();
                let want: Vec<f32> = x
                    .iter()
                    .enumerate()
                    .map(|(i, x)| x + table[i % (t * c)])
                    .collect();
                assert_eq!(tx.download(&d).unwrap(), want, "x, {what}");
                let grad = up(&table);
                positions_backward(&d, &up(&x), &grad, t).unwrap();
                let mut plain = table.clone();
                let mut exact: Vec<f64> = to(&table);
                for (i, &dx) in x.iter().enumerate() {
                    plain[i % (t * c)] += dx;
                    exact[i % (t * c)] += f64::from(dx);
                }
                let got = grad.download(&d).unwrap();
                judge(&format!("d_table, {what}"), &got, &plain, &exact);
                assert_eq!(got[t * c..], table[t * c..], "later rows, {what}");
                assert!(matches!(
                    add_positions(&d, &tx, &grad, most + 1),
                    Err(Error::Shape(_))
                ));
            }
        }
    }

    #[test]
    fn shapes_that_do_not_fit_are_refused() {
        for d in devices() {
            let ids = TokenIds::upload(&d, &[0, 2], 3).unwrap();
            let (table, x) = (
                Tensor::zeros(&d, 3, 4).unwrap(),
                Tensor::zeros(&d, 2, 8).unwrap(),
            );
            assert!(matches!(
                forward(&d, &ids, &table, &x),
                Err(Error::Shape(_))
            ));
            assert!(matches!(
                backward(&d, &ids, &table, &table),
                Err(Error::Shape(_))
            ));
        }
    }
}
