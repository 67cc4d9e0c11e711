//! Moving values between the lanes of vectors: transposes and the load and store patterns built from them.
//!
//! Everything is written as lane extracts and inserts with constant indices, two source vectors at a time, which
//! compilers turn into one shuffle each.

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

use cubecl::prelude::*;

/// Transposes every `size` x `size` square that `size` vectors hold: vector i, lane `size g + j` becomes vector j, lane
/// `size g + i`. `size` is a power of two that divides the width.
#[cube]
pub(crate) fn transpose<const W: usize>(
    v: &mut Array<Vector<u32, Const<W>>>,
    #[comptime] size: usize,
) {
    #[unroll]
    for stage in 0..comptime!(size.trailing_zeros() as usize) {
        let d = comptime!(1usize << stage);
        #[unroll]
        for i in 0..size {
            if comptime!(i & d == 0) {
                let a = v[i];
                let b = v[comptime!(i + d)];
                let mut low = Vector::<u32, Const<W>>::empty();
                let mut high = Vector::<u32, Const<W>>::empty();
                #[unroll]
                for j in 0..W {
                    if comptime!(j & d == 0) {
                        low.insert(j, a.extract(j));
                        high.insert(j, a.extract(comptime!(j + d)));
                    } else {
                        low.insert(j, b.extract(comptime!(j - d)));
                        high.insert(j, b.extract(j));
                    }
                }
                v[i] = low;
                v[comptime!(i + d)] = high;
            }
        }
    }
}

/// Lane j of the result is lane `j ^ d`.
#[cube]
pub(crate) fn swap_lanes<const W: usize>(
    v: Vector<u32, Const<W>>,
    #[comptime] d: usize,
) -> Vector<u32, Const<W>> {
    let mut out = Vector::<u32, Const<W>>::empty();
    #[unroll]
    for j in 0..W {
        out.insert(j, v.extract(comptime!(j ^ d)));
    }
    out
}

/// Lane l is `step * l`.
#[cube]
pub(crate) fn lane_ramp<const W: usize>(
    #[comptime] step: u32,
    #[comptime] modulus: usize,
) -> Vector<u32, Const<W>> {
    let mut out = Vector::<u32, Const<W>>::empty();
    #[unroll]
    for l in 0..W {
        out.insert(l, comptime!((l % modulus) as u32 * step));
    }
    out
}
