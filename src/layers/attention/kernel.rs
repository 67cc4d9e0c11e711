//! The kernels: one unit owns a tile of tokens, side by side in the lanes of its vectors.
//!
//! A tile is `lanes` vectors of `W` tokens. Its rows are held turned, (hd, tile), in arrays of the unit, so that sums
//! over hd, the softmax and the rescaling all run down the lanes without a single horizontal step; the rows on the
//! other side of the product come in blocks, and each of their values is read once as a scalar for all lanes.
//! Two loops do all the work: [`products`] and [`accumulate`].

// What `#[cube]` generates beside these items has no docs.
#![allow(missing_docs)]

use super::plan::Plan;
use crate::layers::math::{exp_v, ln_v};
use crate::layers::reduce::{Group, group_total, part_of, partial_sums};
use crate::layers::strict::{kept, mul_add, quotient, zero_of};
use cubecl::prelude::*;

/// Stands for minus infinity: far below any score, and far from overflow.
const MASKED: f32 = -1e30;

/// Sizes of one launch.
#[derive(CubeLaunch, CubeType, Clone, Copy)]
pub(super) struct Extent {
    /// T.
    pub context: u32,
    /// Tiles per strip; in lockstep a multiple of the units in a cube.
    pub tiles: u32,
    /// Strips: batch times heads, of queries or of keys.
    pub strips: u32,
}

/// Where a unit works.
#[derive(CubeType, Clone, Copy)]
struct Place {
    /// batch index * heads + head.
    strip: usize,
    /// First token of the unit's tile.
    row: usize,
    /// Tokens before `first` and from `end` on are none of this unit's (in lockstep: of its cube's) tokens.
    first: usize,
    end: usize,
}

/// Gives every unit its own worker thread on `cpu`. Without a barrier in the kernel CubeCL 0.11.3 sends each unit to the
/// worker with the shortest queue at that instant, which can be the same one for all of them.
#[cube]
fn pin(never: bool, #[comptime] p: Plan) {
    if comptime!(!p.lockstep) {
        if never {
            sync_cube();
        }
    }
}

#[cube]
fn place<const W: usize>(e: &Extent, #[comptime] p: Plan) -> Place {
    let rows = comptime!(p.lanes * W);
    let unit = UNIT_POS_X as usize;
    let tiles = e.tiles as usize;
    let context = e.context as usize;
    if comptime!(p.lockstep) {
        let cubes = tiles / p.units;
        let first = (CUBE_POS % cubes) * comptime!(p.units * p.lanes * W);
        Place {
            strip: CUBE_POS / cubes,
            row: first + unit * rows,
            first,
            end: min(first + comptime!(p.units * p.lanes * W), context),
        }
    } else {
        // Later tiles have more (or less) to do: every other cube deals them out in reverse.
        let turn = select(CUBE_POS % 2 == 0, unit, p.units - 1 - unit);
        let item = CUBE_POS * p.units + turn;
        let row = (item % tiles) * rows;
        Place {
            strip: item / tiles,
            row,
            first: row,
            end: min(row + rows, context),
        }
    }
}

/// The tokens of this tile, one per lane.
#[cube]
fn tokens<const W: usize>(row: usize, #[comptime] p: Plan) -> Array<Vector<u32, Const<W>>> {
    let mut out = Array::<Vector<u32, Const<W>>>::new(p.lanes);
    #[unroll]
    for r in 0..p.lanes {
        let mut v = Vector::<u32, Const<W>>::empty();
        #[unroll]
        for e in 0..comptime!(W) {
            v.insert(e, u32::cast_from(row + comptime!(r * W + e)));
        }
        out[r] = v;
    }
    out
}

/// columns[d][lane] = x[at + row(lane) * stride + d]; lanes past the end repeat the last token.
#[cube]
fn load_turned<const W: usize>(
    x: &[f32],
    at: usize,
    row: usize,
    context: usize,
    columns: &mut Array<Vector<f32, Const<W>>>,
    #[comptime] stride: usize,
    #[comptime] p: Plan,
) {
    for r in 0..p.lanes {
        let mut start = Array::<usize>::new(comptime!(W));
        #[unroll]
        for e in 0..comptime!(W) {
            start[e] = at + min(row + r * comptime!(W) + e, context - 1) * stride;
        }
        for d in 0..p.head_dim {
            let mut v = Vector::<f32, Const<W>>::empty();
            #[unroll]
            for e in 0..comptime!(W) {
                v.insert(e, x[start[e] + d]);
            }
            columns[d * p.lanes + r] = v;
        }
    }
}

/// x[at + row(lane) * stride + d] = columns[d][lane] * factor[lane], for tokens before the end.
#[cube]
fn store_turned<const W: usize>(
    x: &mut [f32],
    at: usize,
    row: usize,
    context: usize,
    columns: &mut Array<Vector<f32, Const<W>>>,
    factor: &Array<Vector<f32, Const<W>>>,
    #[comptime] stride: usize,
    #[comptime] p: Plan,
) {
    for d in 0..p.head_dim {
        for r in 0..p.lanes {
            columns[d * p.lanes + r] = columns[d * p.lanes + r] * factor[r];
        }
    }
    for r in 0..p.lanes {
        for e in 0..comptime!(W) {
            let token = row + r * comptime!(W) + e;
            if token < context {
                for d in 0..p.head_dim {
                    x[at + token * stride + d] = columns[d * p.lanes + r].extract_dynamic(e);
                }
            }
        }
    }
}

/// out[k][lane] = sum over d of x[at + k * stride + d] * columns[d][lane], in ascending d.
#[cube]
fn products<const W: usize>(
    x: &[f32],
    at: usize,
    columns: &Array<Vector<f32, Const<W>>>,
    out: &mut Array<Vector<f32, Const<W>>>,
    zero: u32,
    #[comptime] stride: usize,
    #[comptime] p: Plan,
) {
    let mut sums = fill::<W>(0.0f32, comptime!(p.block * p.lanes), true);
    for d in 0..p.head_dim {
        let mut c = Array::<Vector<f32, Const<W>>>::new(p.lanes);
        #[unroll]
        for r in 0..p.lanes {
            c[r] = columns[d * p.lanes + r];
        }
        #[unroll]
        for k in 0..p.block {
            let v = Vector::<f32, Const<W>>::new(x[at + d + comptime!(k * stride)]);
            #[unroll]
            for r in 0..p.lanes {
                sums[k * p.lanes + r] =
                    mul_add::<Const<W>>(v, c[r], sums[k * p.lanes + r], zero, p.strict);
            }
        }
    }
    #[unroll]
    for i in 0..comptime!(p.block * p.lanes) {
        out[i] = sums[i];
    }
}

/// columns[d][lane] = keep[lane] * columns[d][lane] + sum over k of x[at + k * stride + d] * weights[k][lane].
/// Without `rescale`, `keep` counts as 1.
#[cube]
fn accumulate<const W: usize>(
    x: &[f32],
    at: usize,
    weights: &Array<Vector<f32, Const<W>>>,
    keep: &Array<Vector<f32, Const<W>>>,
    columns: &mut Array<Vector<f32, Const<W>>>,
    zero: u32,
    #[comptime] rescale: bool,
    #[comptime] stride: usize,
    #[comptime] p: Plan,
) {
    for d in 0..p.head_dim {
        let mut c = Array::<Vector<f32, Const<W>>>::new(p.lanes);
        #[unroll]
        for r in 0..p.lanes {
            let old = columns[d * p.lanes + r];
            if comptime!(rescale) {
                c[r] = kept::<Const<W>>(old * keep[r], zero, p.strict);
            } else {
                c[r] = old;
            }
        }
        #[unroll]
        for k in 0..p.block {
            let v = Vector::<f32, Const<W>>::new(x[at + d + comptime!(k * stride)]);
            #[unroll]
            for r in 0..p.lanes {
                c[r] = mul_add::<Const<W>>(v, weights[k * p.lanes + r], c[r], zero, p.strict);
            }
        }
        #[unroll]
        for r in 0..p.lanes {
            columns[d * p.lanes + r] = c[r];
        }
    }
}

#[cube]
fn fill<const W: usize>(
    value: f32,
    #[comptime] n: usize,
    #[comptime] unroll: bool,
) -> Array<Vector<f32, Const<W>>> {
    let mut out = Array::<Vector<f32, Const<W>>>::new(n);
    #[unroll(unroll)]
    for i in 0..n {
        out[i] = Vector::<f32, Const<W>>::new(value);
    }
    out
}

/// o (M, H hd) and lse (M, H): a unit owns a tile of queries and walks over blocks of keys.
#[cube(launch_unchecked, create_dummy_kernel)]
pub(super) fn forward<const W: usize>(
    qkv: &[f32],
    o: &mut [f32],
    lse: &mut [f32],
    extent: Extent,
    scale: f32,
    #[comptime] p: Plan,
) {
    let context = extent.context as usize;
    let at = place::<W>(&extent, p);
    let zero = zero_of(extent.context, p.strict);
    pin(extent.strips == 0, p);
    if at.strip < extent.strips as usize && at.row < context {
        let stride = comptime!(p.qkv_columns());
        let head = at.strip % p.heads;
        let start = (at.strip / p.heads) * context;
        let q_at = start * stride + head * p.head_dim;
        let k_at = start * stride + (comptime!(p.heads) + head / comptime!(p.group())) * p.head_dim;
        let v_at = k_at + comptime!(p.kv_heads * p.head_dim);

        let mut q = Array::<Vector<f32, Const<W>>>::new(comptime!(p.head_dim * p.lanes));
        load_turned::<W>(qkv, q_at, at.row, context, &mut q, stride, p);
        let token = tokens::<W>(at.row, p);
        let mut sums = fill::<W>(0.0f32, comptime!(p.head_dim * p.lanes), false);
        let mut top = fill::<W>(MASKED, p.lanes, true);
        let mut total = fill::<W>(0.0f32, p.lanes, true);
        let mut keep = fill::<W>(0.0f32, p.lanes, true);
        let mut s = Array::<Vector<f32, Const<W>>>::new(comptime!(p.block * p.lanes));
        for j in 0..(at.end + comptime!(p.block - 1)) / p.block {
            // The last block begins early enough to lie inside; keys seen before are masked.
            let from = j * p.block;
            let key = min(from, context - p.block);
            products::<W>(qkv, k_at + key * stride, &q, &mut s, zero, stride, p);
            for r in 0..p.lanes {
                let mut high = top[r];
                for k in 0..p.block {
                    let i = k * p.lanes + r;
                    let seen_from = u32::cast_from(select(key + k >= from, key + k, context));
                    let visible = token[r].greater_equal(&Vector::new(seen_from));
                    let x = kept::<Const<W>>(s[i] * Vector::new(scale), zero, p.strict);
                    s[i] = select_many(visible, x, Vector::new(MASKED));
                    high = max(high, s[i]);
                }
                let fade = exp_v::<Const<W>>(top[r] - high, zero, p.strict);
                let mut sum = kept::<Const<W>>(total[r] * fade, zero, p.strict);
                for k in 0..p.block {
                    let i = k * p.lanes + r;
                    s[i] = exp_v::<Const<W>>(s[i] - high, zero, p.strict);
                    sum += s[i];
                }
                top[r] = high;
                total[r] = sum;
                keep[r] = fade;
            }
            accumulate::<W>(
                qkv,
                v_at + key * stride,
                &s,
                &keep,
                &mut sums,
                zero,
                true,
                stride,
                p,
            );
        }
        #[unroll]
        for r in 0..p.lanes {
            let l = top[r] + ln_v::<Const<W>>(total[r], zero, p.strict);
            keep[r] = quotient::<Const<W>>(Vector::new(1.0f32), total[r], p.strict);
            #[unroll]
            for e in 0..comptime!(W) {
                let row = at.row + comptime!(r * W + e);
                if row < context {
                    lse[(start + row) * p.heads + head] = l.extract(e);
                }
            }
        }
        let o_columns = comptime!(p.heads * p.head_dim);
        store_turned::<W>(
            o,
            start * o_columns + head * p.head_dim,
            at.row,
            context,
            &mut sums,
            &keep,
            o_columns,
            p,
        );
    }
}

/// delta (M, H) = sum over hd of do * o; one unit per row and head.
#[cube(launch_unchecked, create_dummy_kernel)]
pub(super) fn delta<const W: usize>(
    o: &[Vector<f32, Const<W>>],
    d_o: &[Vector<f32, Const<W>>],
    out: &mut [f32],
    n: u32,
    #[comptime] head_dim: usize,
    #[comptime] g: Group,
) {
    let pos = ABSOLUTE_POS;
    let zero = zero_of(n, g.strict);
    if pos < n as usize {
        let mut sum = partial_sums::<W>(g);
        for i in 0..comptime!(head_dim / W) {
            let at = pos * comptime!(head_dim / W) + i;
            let part = part_of::<W>(i, g);
            sum[part] = mul_add::<Const<W>>(o[at], d_o[at], sum[part], zero, g.strict);
        }
        out[pos] = group_total::<W>(&mut sum, g);
    }
}

/// dq, the first H hd columns of dqkv: a unit owns a tile of queries and walks over blocks of keys.
#[cube(launch_unchecked, create_dummy_kernel)]
pub(super) fn backward_q<const W: usize>(
    qkv: &[f32],
    lse: &[f32],
    d_o: &[f32],
    delta: &[f32],
    d_qkv: &mut [f32],
    extent: Extent,
    scale: f32,
    #[comptime] p: Plan,
) {
    let context = extent.context as usize;
    let at = place::<W>(&extent, p);
    let zero = zero_of(extent.context, p.strict);
    pin(extent.strips == 0, p);
    if at.strip < extent.strips as usize && at.row < context {
        let stride = comptime!(p.qkv_columns());
        let head = at.strip % p.heads;
        let start = (at.strip / p.heads) * context;
        let q_at = start * stride + head * p.head_dim;
        let k_at = start * stride + (comptime!(p.heads) + head / comptime!(p.group())) * p.head_dim;
        let v_at = k_at + comptime!(p.kv_heads * p.head_dim);
        let o_columns = comptime!(p.heads * p.head_dim);

        let mut q = Array::<Vector<f32, Const<W>>>::new(comptime!(p.head_dim * p.lanes));
        load_turned::<W>(qkv, q_at, at.row, context, &mut q, stride, p);
        let mut g = Array::<Vector<f32, Const<W>>>::new(comptime!(p.head_dim * p.lanes));
        load_turned::<W>(
            d_o,
            start * o_columns + head * p.head_dim,
            at.row,
            context,
            &mut g,
            o_columns,
            p,
        );
        let token = tokens::<W>(at.row, p);
        let mut row_lse = Array::<Vector<f32, Const<W>>>::new(p.lanes);
        let mut row_delta = Array::<Vector<f32, Const<W>>>::new(p.lanes);
        #[unroll]
        for r in 0..p.lanes {
            let mut l = Vector::<f32, Const<W>>::empty();
            let mut d = Vector::<f32, Const<W>>::empty();
            #[unroll]
            for e in 0..comptime!(W) {
                let i = (start + min(at.row + comptime!(r * W + e), context - 1)) * p.heads + head;
                l.insert(e, lse[i]);
                d.insert(e, delta[i]);
            }
            row_lse[r] = l;
            row_delta[r] = d;
        }
        let mut sums = fill::<W>(0.0f32, comptime!(p.head_dim * p.lanes), false);
        let factor = fill::<W>(scale, p.lanes, true);
        let mut s = Array::<Vector<f32, Const<W>>>::new(comptime!(p.block * p.lanes));
        let mut dp = Array::<Vector<f32, Const<W>>>::new(comptime!(p.block * p.lanes));
        for j in 0..(at.end + comptime!(p.block - 1)) / p.block {
            let from = j * p.block;
            let key = min(from, context - p.block);
            products::<W>(qkv, k_at + key * stride, &q, &mut s, zero, stride, p);
            products::<W>(qkv, v_at + key * stride, &g, &mut dp, zero, stride, p);
            for k in 0..p.block {
                let seen_from = u32::cast_from(select(key + k >= from, key + k, context));
                for r in 0..p.lanes {
                    let i = k * p.lanes + r;
                    let visible = token[r].greater_equal(&Vector::new(seen_from));
                    let x = select_many(
                        visible,
                        mul_add::<Const<W>>(s[i], Vector::new(scale), -row_lse[r], zero, p.strict),
                        Vector::new(MASKED),
                    );
                    s[i] = exp_v::<Const<W>>(x, zero, p.strict) * (dp[i] - row_delta[r]);
                }
            }
            accumulate::<W>(
                qkv,
                k_at + key * stride,
                &s,
                &factor,
                &mut sums,
                zero,
                false,
                stride,
                p,
            );
        }
        store_turned::<W>(d_qkv, q_at, at.row, context, &mut sums, &factor, stride, p);
    }
}

/// dk and dv, the other columns of dqkv: a unit owns a tile of keys and walks over the query heads of its group, and
/// for each of them over blocks of queries.
#[cube(launch_unchecked, create_dummy_kernel)]
pub(super) fn backward_kv<const W: usize>(
    qkv: &[f32],
    lse: &[f32],
    d_o: &[f32],
    delta: &[f32],
    d_qkv: &mut [f32],
    extent: Extent,
    scale: f32,
    #[comptime] p: Plan,
) {
    let context = extent.context as usize;
    let at = place::<W>(&extent, p);
    let zero = zero_of(extent.context, p.strict);
    pin(extent.strips == 0, p);
    if at.strip < extent.strips as usize && at.row < context {
        let stride = comptime!(p.qkv_columns());
        let o_columns = comptime!(p.heads * p.head_dim);
        let kv_head = at.strip % p.kv_heads;
        let start = (at.strip / p.kv_heads) * context;
        let k_at = start * stride + (comptime!(p.heads) + kv_head) * p.head_dim;
        let v_at = k_at + comptime!(p.kv_heads * p.head_dim);

        let mut keys = Array::<Vector<f32, Const<W>>>::new(comptime!(p.head_dim * p.lanes));
        load_turned::<W>(qkv, k_at, at.row, context, &mut keys, stride, p);
        let mut values = Array::<Vector<f32, Const<W>>>::new(comptime!(p.head_dim * p.lanes));
        load_turned::<W>(qkv, v_at, at.row, context, &mut values, stride, p);
        let token = tokens::<W>(at.row, p);
        let mut dk = fill::<W>(0.0f32, comptime!(p.head_dim * p.lanes), false);
        let mut dv = fill::<W>(0.0f32, comptime!(p.head_dim * p.lanes), false);
        let factor = fill::<W>(scale, p.lanes, true);
        let one = fill::<W>(1.0f32, p.lanes, true);
        let mut s = Array::<Vector<f32, Const<W>>>::new(comptime!(p.block * p.lanes));
        let mut dp = Array::<Vector<f32, Const<W>>>::new(comptime!(p.block * p.lanes));
        for h in 0..comptime!(p.group()) {
            let head = kv_head * comptime!(p.group()) + h;
            let q_at = start * stride + head * p.head_dim;
            let g_at = start * o_columns + head * p.head_dim;
            for j in 0..(context - at.first + comptime!(p.block - 1)) / p.block {
                // The last block begins early enough to lie inside; queries seen before are masked.
                let from = at.first + j * p.block;
                let query = min(from, context - p.block);
                products::<W>(qkv, q_at + query * stride, &keys, &mut s, zero, stride, p);
                for k in 0..p.block {
                    let row = (start + query + k) * p.heads + head;
                    // Tokens up to this one are visible; none where the query was seen before.
                    let visible_to = u32::cast_from(select(query + k >= from, query + k + 1, 0));
                    for r in 0..p.lanes {
                        let i = k * p.lanes + r;
                        let visible = token[r].less_than(&Vector::new(visible_to));
                        let low = Vector::new(-lse[row]);
                        let x = mul_add::<Const<W>>(s[i], Vector::new(scale), low, zero, p.strict);
                        let x = select_many(visible, x, Vector::new(MASKED));
                        s[i] = exp_v::<Const<W>>(x, zero, p.strict);
                    }
                }
                accumulate::<W>(
                    d_o,
                    g_at + query * o_columns,
                    &s,
                    &one,
                    &mut dv,
                    zero,
                    false,
                    o_columns,
                    p,
                );
                products::<W>(
                    d_o,
                    g_at + query * o_columns,
                    &values,
                    &mut dp,
                    zero,
                    o_columns,
                    p,
                );
                for k in 0..p.block {
                    let row = (start + query + k) * p.heads + head;
                    for r in 0..p.lanes {
                        let i = k * p.lanes + r;
                        s[i] = s[i] * (dp[i] - Vector::new(delta[row]));
                    }
                }
                accumulate::<W>(
                    qkv,
                    q_at + query * stride,
                    &s,
                    &one,
                    &mut dk,
                    zero,
                    false,
                    stride,
                    p,
                );
            }
        }
        store_turned::<W>(d_qkv, k_at, at.row, context, &mut dk, &factor, stride, p);
        store_turned::<W>(d_qkv, v_at, at.row, context, &mut dv, &one, stride, p);
    }
}
