//! Philox4x32-10 for the lanes of a unit: the words of [`crate::rng::philox4x32`], in the form that suits the device.
//!
//! A CPU with vectors of 8 or 16 words multiplies 32 x 32 -> 64 bits in the even halves of its lanes; taking even and odd
//! lanes as 64-bit lanes gives both halves of all products with two multiplications, twice as fast as a high and a low
//! product apart (32 against 62 ns for 16 calls, measured). WGSL has no 64-bit vectors and takes [`crate::rng`]'s kernel.

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

use crate::rng::{PhiloxWords, philox4x32_kernel};
use cubecl::prelude::*;

/// High and low words of x * m, with `H` = N / 2 lanes of 64 bits.
#[cube]
fn multiply<N: Size, H: Size>(x: Vector<u32, N>, m: u64) -> (Vector<u32, N>, Vector<u32, N>) {
    let pairs = Vector::<u64, H>::reinterpret(x);
    let low_half = Vector::<u64, H>::new(0xFFFF_FFFFu64);
    let half = Vector::<u64, H>::new(32u64);
    let even = (pairs & low_half) * Vector::new(m);
    let odd = (pairs >> half) * Vector::new(m);
    let high = (even >> half) | (odd & Vector::new(0xFFFF_FFFF_0000_0000u64));
    let low = (even & low_half) | (odd << half);
    (Vector::reinterpret(high), Vector::reinterpret(low))
}

#[cube]
fn philox_wide<N: Size, H: Size>(
    c0: Vector<u32, N>,
    c1: Vector<u32, N>,
    c2: Vector<u32, N>,
    c3: Vector<u32, N>,
    k0: u32,
    k1: u32,
) -> PhiloxWords<N> {
    let mut a = c0;
    let mut b = c1;
    let mut c = c2;
    let mut d = c3;
    let mut x = k0;
    let mut y = k1;
    #[unroll]
    for _ in 0..10u32 {
        let (high0, low0) = multiply::<N, H>(a, 0xD251_1F53u64);
        let (high1, low1) = multiply::<N, H>(c, 0xCD9E_8D57u64);
        a = high1 ^ b ^ Vector::new(x);
        b = low1;
        c = high0 ^ d ^ Vector::new(y);
        d = low0;
        x += 0x9E37_79B9u32;
        y += 0xBB67_AE85u32;
    }
    PhiloxWords::<N> {
        w0: a,
        w1: b,
        w2: c,
        w3: d,
    }
}

/// Four words for each of `N` counters; `wide` is the lanes' number where 64-bit vectors are there, else 0.
#[cube]
pub(crate) fn philox<N: Size>(
    c0: Vector<u32, N>,
    c1: Vector<u32, N>,
    c2: Vector<u32, N>,
    c3: Vector<u32, N>,
    k0: u32,
    k1: u32,
    #[comptime] wide: usize,
) -> PhiloxWords<N> {
    if comptime!(wide == 16) {
        philox_wide::<N, Const<8>>(c0, c1, c2, c3, k0, k1)
    } else if comptime!(wide == 8) {
        philox_wide::<N, Const<4>>(c0, c1, c2, c3, k0, k1)
    } else {
        philox4x32_kernel::<N>(c0, c1, c2, c3, k0, k1)
    }
}
