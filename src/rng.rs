//! Random numbers without state: Philox4x32-10 (Salmon et al., SC 2011), the same words on the host and on every backend.
//!
//! A random word is a function of *what it is for*, never of what was drawn before:
//!
//! ```text
//! counter[0], counter[1]  group index, low and high word; group = element index / 4
//! counter[2]              tensor id (a weight, an activation, a gradient: unique within a step, includes the layer)
//! counter[3]              purpose << 28 | rank << 8 | gemm << 4 | operand
//! key[0]                  seed
//! key[1]                  step
//! element i               uses word i % 4 of group i / 4; a 24-bit uniform is the word's upper 24 bits
//! ```
//!
//! So nothing is reused across tensors, GEMMs, operands, steps or ranks, and a resumed run draws what the uninterrupted
//! run would have drawn. For quantised operands the element index counts *padded* positions of the canonical packed
//! layout (`row * 32 * ceil(K / 32) + column`, see [`crate::formats`]), so a group never straddles two rows and the
//! eight codes of word `w` use exactly the groups `2 w` and `2 w + 1`.

const M0: u32 = 0xD251_1F53;
const M1: u32 = 0xCD9E_8D57;
const W0: u32 = 0x9E37_79B9;
const W1: u32 = 0xBB67_AE85;

// ---- Reference

/// Philox4x32-10: four random words for a 128-bit `counter` under a 64-bit `key`.
///
/// Source: Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC 2011. Known answer: counter 0, key 0 gives
/// `6627e8d5 e169c58d bc57ac4c 9b00dbd8`.
pub fn philox4x32(counter: [u32; 4], key: [u32; 2]) -> [u32; 4] {
    let [mut c0, mut c1, mut c2, mut c3] = counter;
    let [mut k0, mut k1] = key;
    for _ in 0..10 {
        let p0 = u64::from(M0) * u64::from(c0);
        let p1 = u64::from(M1) * u64::from(c2);
        let next0 = (p1 >> 32) as u32 ^ c1 ^ k0;
        let next2 = (p0 >> 32) as u32 ^ c3 ^ k1;
        (c0, c1, c2, c3) = (next0, p1 as u32, next2, p0 as u32);
        k0 = k0.wrapping_add(W0);
        k1 = k1.wrapping_add(W1);
    }
    [c0, c1, c2, c3]
}

// ---- Kernel

pub use kernel::{PhiloxWords, philox4x32_kernel};

mod kernel {
    // What `#[cube]` generates beside these items has no docs.
    #![allow(missing_docs)]
    use cubecl::prelude::*;

    /// The four words of one Philox call, or of `N` calls side by side.
    #[derive(CubeType, Clone, Copy)]
    pub struct PhiloxWords<N: Size> {
        /// Word 0 of each call.
        pub w0: Vector<u32, N>,
        /// Word 1 of each call.
        pub w1: Vector<u32, N>,
        /// Word 2 of each call.
        pub w2: Vector<u32, N>,
        /// Word 3 of each call.
        pub w3: Vector<u32, N>,
    }

    /// Kernel twin of [`philox4x32`], `N` counters at once under one key.
    #[cube]
    pub fn philox4x32_kernel<N: Size>(
        c0: Vector<u32, N>,
        c1: Vector<u32, N>,
        c2: Vector<u32, N>,
        c3: Vector<u32, N>,
        k0: u32,
        k1: u32,
    ) -> PhiloxWords<N> {
        let m0 = Vector::<u32, N>::new(0xD251_1F53u32);
        let m1 = Vector::<u32, N>::new(0xCD9E_8D57u32);
        let mut a = c0;
        let mut b = c1;
        let mut c = c2;
        let mut d = c3;
        let mut x = k0;
        let mut y = k1;
        #[unroll]
        for _ in 0..10u32 {
            let high0 = m0.mul_hi(a);
            let low0 = m0 * a;
            let high1 = m1.mul_hi(c);
            let low1 = m1 * c;
            a = high1 ^ b ^ Vector::<u32, N>::new(x);
            b = low1;
            c = high0 ^ d ^ Vector::<u32, N>::new(y);
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
}

// ---- Streams

/// What random words are drawn for; the top four bits of `counter[3]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u32)]
pub enum Purpose {
    /// Stochastic rounding of an operand.
    Rounding = 0,
    /// Random signs of a Hadamard transform.
    Signs = 1,
    /// Initialisation of a parameter.
    Init = 2,
    /// Order and choice of training data.
    Data = 3,
    /// Tests and studies.
    Study = 4,
}

/// A named, stateless sequence of random words: element `i` has one word, whoever asks for it and in whatever order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stream {
    /// `key[0]`: the run's seed (initialisation, data and rounding each have their own).
    pub seed: u32,
    /// `key[1]`: the optimizer step, or the index of the GEMM call where it has no step.
    pub step: u32,
    /// `counter[2]`: the tensor, unique within the step (it includes the layer).
    pub tensor: u32,
    /// `counter[3]`: purpose, rank, GEMM and operand; see [`Stream::new`] and [`Stream::site`].
    pub site: u32,
}

impl Stream {
    /// A stream for `purpose` at rank 0, GEMM 0, operand 0.
    pub const fn new(purpose: Purpose, seed: u32, step: u32, tensor: u32) -> Stream {
        Stream {
            seed,
            step,
            tensor,
            site: (purpose as u32) << 28,
        }
    }

    /// The same stream for another place: `rank` below 2^20, `gemm` (0 Fprop, 1 Dgrad, 2 Wgrad) and `operand` (0 left,
    /// 1 right) below 16. Larger numbers are cut to those widths.
    #[must_use]
    pub const fn at(self, rank: u32, gemm: u32, operand: u32) -> Stream {
        Stream {
            site: (self.site & 0xF000_0000)
                | (rank & 0xF_FFFF) << 8
                | (gemm & 0xF) << 4
                | (operand & 0xF),
            ..self
        }
    }

    /// `key`: seed and step.
    pub const fn key(&self) -> [u32; 2] {
        [self.seed, self.step]
    }

    /// `counter` of a group of four elements.
    pub const fn counter(&self, group: u64) -> [u32; 4] {
        [group as u32, (group >> 32) as u32, self.tensor, self.site]
    }

    /// The four words of group `group`: of the elements `4 group .. 4 group + 4`.
    pub fn group(&self, group: u64) -> [u32; 4] {
        philox4x32(self.counter(group), self.key())
    }

    /// The word of element `element`.
    pub fn word(&self, element: u64) -> u32 {
        self.group(element / 4)[(element % 4) as usize]
    }

    /// 24 random bits for element `element`: what stochastic rounding compares with.
    pub fn bits24(&self, element: u64) -> u32 {
        self.word(element) >> 8
    }

    /// A uniform f32 in [0, 1) for element `element`, a multiple of 2^-24.
    pub fn uniform(&self, element: u64) -> f32 {
        unit_f32(self.word(element))
    }

    /// A standard normal for element `element`; the elements `2 p` and `2 p + 1` are one Box-Muller pair made of the
    /// four words of group `p`.
    pub fn normal(&self, element: u64) -> f32 {
        let pair = normal_pair(self.group(element / 2));
        pair[(element % 2) as usize]
    }

    /// Fills `out` with `mean + std * normal`, computed in f64 and rounded once.
    pub fn fill_normal(&self, out: &mut [f32], mean: f64, std: f64) {
        for (pair, chunk) in out.chunks_mut(2).enumerate() {
            let normals = normal_pair_f64(self.group(pair as u64));
            for (slot, n) in chunk.iter_mut().zip(normals) {
                *slot = (mean + std * n) as f32;
            }
        }
    }

    /// Fills `out` with uniforms in [`low`, `high`), element `i` from word `i`.
    pub fn fill_uniform(&self, out: &mut [f32], low: f32, high: f32) {
        for (group, chunk) in out.chunks_mut(4).enumerate() {
            for (slot, word) in chunk.iter_mut().zip(self.group(group as u64)) {
                *slot = low + (high - low) * unit_f32(word);
            }
        }
    }
}

/// A word's upper 24 bits as an f32 in [0, 1): exact, a multiple of 2^-24.
pub fn unit_f32(word: u32) -> f32 {
    (word >> 8) as f32 * (1.0 / 16_777_216.0)
}

/// Two independent standard normals from four words (Box-Muller in f64, rounded to f32 once).
pub fn normal_pair(words: [u32; 4]) -> [f32; 2] {
    normal_pair_f64(words).map(|n| n as f32)
}

/// sqrt(-2 ln u) (cos 2 pi v, sin 2 pi v), u in (0, 1] and v in [0, 1) with 53 bits each. The logarithm and the circle
/// are written out below with f64 adds, multiplies and divides only, so that an initialisation does not depend on the
/// platform's libm.
fn normal_pair_f64(words: [u32; 4]) -> [f64; 2] {
    let bits53 = |hi: u32, lo: u32| (u64::from(hi) << 32 | u64::from(lo)) >> 11;
    let unit = 1.0 / 9_007_199_254_740_992.0;
    let u = (bits53(words[0], words[1]) + 1) as f64 * unit;
    let v = bits53(words[2], words[3]) as f64 * unit;
    let radius = (-2.0 * ln_unit(u)).sqrt();
    let (cos, sin) = turn(v);
    [radius * cos, radius * sin]
}

/// ln u for u in [2^-53, 1]: exponent times ln 2 plus the atanh series of the mantissa in [sqrt(1/2), sqrt(2)).
fn ln_unit(u: f64) -> f64 {
    let bits = u.to_bits();
    let mut exponent = (bits >> 52) as i64 - 1023;
    let mut mantissa = f64::from_bits(bits & 0x000F_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000);
    if mantissa > std::f64::consts::SQRT_2 {
        mantissa *= 0.5;
        exponent += 1;
    }
    let s = (mantissa - 1.0) / (mantissa + 1.0);
    let s2 = s * s;
    let mut series = 0.0;
    for k in (0..12).rev() {
        series = series * s2 + 1.0 / f64::from(2 * k + 1);
    }
    exponent as f64 * std::f64::consts::LN_2 + 2.0 * s * series
}

/// (cos 2 pi v, sin 2 pi v) for v in [0, 1): the nearest quarter turn, then Taylor series on [-pi/4, pi/4].
fn turn(v: f64) -> (f64, f64) {
    let quarter = (v * 4.0 + 0.5).floor();
    let t = (v * 4.0 - quarter) * std::f64::consts::FRAC_PI_2;
    let t2 = t * t;
    let (mut cos, mut sin) = (0.0, 0.0);
    for k in (1..10).rev() {
        let n = f64::from(2 * k);
        cos = (1.0 + cos) * (-t2 / (n * (n - 1.0)));
        sin = (1.0 + sin) * (-t2 / (n * (n + 1.0)));
    }
    let (cos, sin) = (1.0 + cos, t * (1.0 + sin));
    match quarter as i64 & 3 {
        0 => (cos, sin),
        1 => (-sin, cos),
        2 => (-cos, -sin),
        _ => (sin, -cos),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cubecl::prelude::*;

    #[test]
    fn known_answers() {
        assert_eq!(
            philox4x32([0; 4], [0; 2]),
            [0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8]
        );
        assert_eq!(
            philox4x32([!0; 4], [!0; 2]),
            [0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd]
        );
        // Random123's third vector: digits of pi.
        assert_eq!(
            philox4x32(
                [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344],
                [0xa4093822, 0x299f31d0]
            ),
            [0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1]
        );
    }

    #[test]
    fn every_part_of_the_place_changes_the_words() {
        let base = Stream::new(Purpose::Rounding, 1, 2, 3);
        let others = [
            Stream { seed: 2, ..base },
            Stream { step: 3, ..base },
            Stream { tensor: 4, ..base },
            base.at(1, 0, 0),
            base.at(0, 1, 0),
            base.at(0, 0, 1),
            Stream::new(Purpose::Signs, 1, 2, 3),
        ];
        let mut seen = std::collections::HashSet::from([base.group(0)]);
        for other in others {
            assert!(seen.insert(other.group(0)), "{other:?} repeats words");
        }
        assert_ne!(base.group(0), base.group(1 << 32), "high word of the group");
        assert_eq!(base.word(7), base.group(1)[3]);
    }

    #[test]
    fn written_out_ln_and_circle_agree_with_libm() {
        let s = Stream::new(Purpose::Study, 7, 0, 0);
        for i in 0..20_000 {
            let w = s.group(i);
            let u = (f64::from(w[0]) + 1.0) / 4_294_967_296.0;
            assert!((ln_unit(u) - u.ln()).abs() <= 4e-16 * u.ln().abs().max(1.0));
            let v = f64::from(w[1]) / 4_294_967_296.0;
            let (cos, sin) = turn(v);
            let angle = v * std::f64::consts::TAU;
            assert!((cos - angle.cos()).abs() < 2e-15 && (sin - angle.sin()).abs() < 2e-15);
        }
        assert_eq!(ln_unit(1.0), 0.0);
        assert!((ln_unit(2f64.powi(-53)) + 53.0 * std::f64::consts::LN_2).abs() < 1e-14);
    }

    #[test]
    fn uniforms_and_normals_have_their_moments() {
        let s = Stream::new(Purpose::Init, 11, 0, 5);
        let n = 1 << 16;
        let (mut u, mut z) = (vec![0f32; n], vec![0f32; n]);
        s.fill_uniform(&mut u, 0.0, 1.0);
        s.fill_normal(&mut z, 0.0, 1.0);
        assert!(u.iter().all(|&x| (0.0..1.0).contains(&x)));
        let mean =
            |v: &[f32], p: i32| v.iter().map(|&x| f64::from(x).powi(p)).sum::<f64>() / n as f64;
        // Five standard errors of each moment.
        let five = 5.0 / (n as f64).sqrt();
        assert!((mean(&u, 1) - 0.5).abs() < five * (1f64 / 12.0).sqrt());
        assert!((mean(&u, 2) - 1.0 / 3.0).abs() < five * (4f64 / 45.0).sqrt());
        assert!(mean(&z, 1).abs() < five);
        assert!((mean(&z, 2) - 1.0).abs() < five * 2f64.sqrt());
        assert!((mean(&z, 4) - 3.0).abs() < five * 96f64.sqrt());
        assert_eq!(z[9], s.normal(9));
        assert_eq!(u[9], s.uniform(9));
    }

    #[cube(launch_unchecked)]
    fn words_of_each_unit(out: &mut [u32], k0: u32, k1: u32) {
        let unit = ABSOLUTE_POS;
        if unit * 4 < out.len() {
            let group = unit as u32;
            let w = philox4x32_kernel::<Const<1>>(
                Vector::new(group),
                Vector::new(group ^ 0x8000_0001u32),
                Vector::new(group ^ 0x9E37_79B9u32),
                Vector::new(0xFFFF_FFFFu32 - group),
                k0,
                k1,
            );
            out[unit * 4] = w.w0.extract(0usize);
            out[unit * 4 + 1] = w.w1.extract(0usize);
            out[unit * 4 + 2] = w.w2.extract(0usize);
            out[unit * 4 + 3] = w.w3.extract(0usize);
        }
    }

    #[cube(launch_unchecked)]
    fn four_calls_of_each_unit(out: &mut [Vector<u32, Const<4>>], k0: u32, k1: u32) {
        let unit = ABSOLUTE_POS;
        if unit * 4 < out.len() {
            let mut lane = Vector::<u32, Const<4>>::empty();
            #[unroll]
            for i in 0..4usize {
                lane.insert(i, unit as u32 * 4u32 + i as u32);
            }
            let w = philox4x32_kernel::<Const<4>>(
                lane,
                lane ^ Vector::new(0x8000_0001u32),
                lane ^ Vector::new(0x9E37_79B9u32),
                Vector::new(0xFFFF_FFFFu32) - lane,
                k0,
                k1,
            );
            out[unit * 4] = w.w0;
            out[unit * 4 + 1] = w.w1;
            out[unit * 4 + 2] = w.w2;
            out[unit * 4 + 3] = w.w3;
        }
    }

    /// The kernel twin, one call and four calls a unit, makes the host's words on every backend.
    #[test]
    fn the_kernel_makes_the_same_words() {
        const GROUPS: usize = 4096;
        let host = |g: u32| {
            let counter = [g, g ^ 0x8000_0001, g ^ 0x9E37_79B9, !0 - g];
            philox4x32(counter, [0xDEAD_BEEF, 7])
        };
        crate::device::on_every_device(|d| {
            let launch = |wide: bool| {
                let out = d.alloc(GROUPS * 16).unwrap();
                let units = if wide { GROUPS / 4 } else { GROUPS } as u32;
                let (count, dim) = (CubeCount::Static(units / 32, 1, 1), CubeDim::new_1d(32));
                // SAFETY: both kernels bound-check, and the buffer holds GROUPS * 4 words.
                unsafe {
                    let (key0, key1) = (0xDEAD_BEEF, 7);
                    if wide {
                        let buffer = BufferArg::from_raw_parts(out.clone(), GROUPS);
                        four_calls_of_each_unit::launch_unchecked(
                            d.client(),
                            count,
                            dim,
                            buffer,
                            key0,
                            key1,
                        );
                    } else {
                        let buffer = BufferArg::from_raw_parts(out.clone(), GROUPS * 4);
                        words_of_each_unit::launch_unchecked(
                            d.client(),
                            count,
                            dim,
                            buffer,
                            key0,
                            key1,
                        );
                    }
                }
                let bytes = d.download(&out).unwrap();
                let word = |b: &[u8]| u32::from_le_bytes([b[0], b[1], b[2], b[3]]);
                bytes.chunks_exact(4).map(word).collect::<Vec<u32>>()
            };
            let (narrow, wide) = (launch(false), launch(true));
            for g in 0..GROUPS {
                let want = host(g as u32);
                for (i, want) in want.into_iter().enumerate() {
                    assert_eq!(narrow[g * 4 + i], want, "group {g} word {i} on {d:?}");
                    let at = (g / 4 * 4 + i) * 4 + g % 4;
                    assert_eq!(wide[at], want, "group {g} word {i}, four wide, on {d:?}");
                }
            }
        });
    }
}
