//! Where the codes and scales of a packed operand lie: the one place with this arithmetic, for host and device.
//!
//! ```text
//! k_padded            32 * ceil(k / 32)
//! words_per_row       k_padded * bits / 32           codes: u32 [rows, words_per_row], little end first
//! blocks_per_row      k_padded / block columns       scale bytes: [rows, blocks_per_row]
//! scale_words_per_row ceil(blocks_per_row / 4)       on the device: u32 [rows, scale_words_per_row], little end first
//! ```
//!
//! Padding codes are 0 and padding blocks have scale byte 0, so they add exactly nothing to a dot product. The byte of a
//! two-dimensional block is repeated in each of its rows.

use super::BlockFormat;
use crate::{Error, Result};

/// Shape of a packed operand [rows, k]. All counts are exact `usize`; use [`PackedLayout::code_words`] and
/// [`PackedLayout::scale_words`] for buffer sizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PackedLayout {
    /// Rows of the operand.
    pub rows: usize,
    /// Extent of the contraction axis.
    pub k: usize,
    /// `k` rounded up to a multiple of 32.
    pub k_padded: usize,
    /// u32 words of codes in a row.
    pub words_per_row: usize,
    /// Codes in a word: 8 or 4.
    pub codes_per_word: usize,
    /// Scale blocks in a row, padding included.
    pub blocks_per_row: usize,
    /// u32 words of scale bytes in a row on the device.
    pub scale_words_per_row: usize,
    /// Block extent: [rows, columns].
    pub block: [usize; 2],
}

impl PackedLayout {
    /// The layout of an operand [rows, k] in `format`.
    ///
    /// # Errors
    /// [`Error::Shape`] when an extent is zero or the element count does not fit the address space, [`Error::Config`]
    /// when the format itself is invalid.
    pub fn new(format: &BlockFormat, rows: usize, k: usize) -> Result<PackedLayout> {
        format.validate()?;
        if rows == 0 || k == 0 {
            return Err(Error::Shape(format!(
                "cannot quantise a tensor of shape [{rows}, {k}]: every extent must be at least 1"
            )));
        }
        let k_padded = k.checked_next_multiple_of(32);
        let fits = k_padded.and_then(|kp| kp.checked_mul(rows)?.checked_mul(4));
        let (Some(k_padded), Some(_)) = (k_padded, fits) else {
            return Err(Error::Shape(format!(
                "a tensor of shape [{rows}, {k}] is larger than the address space: split it"
            )));
        };
        let blocks_per_row = k_padded / format.block[1];
        Ok(PackedLayout {
            rows,
            k,
            k_padded,
            words_per_row: k_padded / format.element.codes_per_word(),
            codes_per_word: format.element.codes_per_word(),
            blocks_per_row,
            scale_words_per_row: blocks_per_row.div_ceil(4),
            block: format.block,
        })
    }

    /// u32 words of all codes.
    pub const fn code_words(&self) -> usize {
        self.rows * self.words_per_row
    }

    /// u32 words of all scale bytes on the device.
    pub const fn scale_words(&self) -> usize {
        self.rows * self.scale_words_per_row
    }

    /// Scale bytes on the host: [rows, blocks_per_row].
    pub const fn scale_bytes(&self) -> usize {
        self.rows * self.blocks_per_row
    }

    /// Logical blocks: [tile rows, blocks along k], padding excluded.
    pub const fn tiles(&self) -> [usize; 2] {
        [
            self.rows.div_ceil(self.block[0]),
            self.k.div_ceil(self.block[1]),
        ]
    }

    /// Index of an element among padded positions; what stochastic rounding counts by.
    pub const fn element(&self, row: usize, column: usize) -> u64 {
        row as u64 * self.k_padded as u64 + column as u64
    }

    /// The word of an element's code and the code's shift inside it.
    pub const fn code_at(&self, row: usize, column: usize) -> (usize, u32) {
        let word = row * self.words_per_row + column / self.codes_per_word;
        let shift = (column % self.codes_per_word) * (32 / self.codes_per_word);
        (word, shift as u32)
    }

    /// Index of an element's scale byte in [rows, blocks_per_row].
    pub const fn scale_at(&self, row: usize, column: usize) -> usize {
        row * self.blocks_per_row + column / self.block[1]
    }

    /// Scale bytes [rows, blocks_per_row] as the device holds them: u32 [rows, scale_words_per_row].
    ///
    /// # Errors
    /// [`Error::Shape`] when there are not `scale_bytes()` bytes.
    pub fn pack_scales(&self, bytes: &[u8]) -> Result<Vec<u32>> {
        expect_len("scale bytes", bytes.len(), self.scale_bytes())?;
        let mut words = vec![0u32; self.scale_words()];
        for (row, row_bytes) in bytes.chunks_exact(self.blocks_per_row).enumerate() {
            for (block, byte) in row_bytes.iter().enumerate() {
                words[row * self.scale_words_per_row + block / 4] |=
                    u32::from(*byte) << (8 * (block % 4));
            }
        }
        Ok(words)
    }

    /// The inverse of [`PackedLayout::pack_scales`].
    ///
    /// # Errors
    /// [`Error::Shape`] when there are not `scale_words()` words.
    pub fn unpack_scales(&self, words: &[u32]) -> Result<Vec<u8>> {
        expect_len("scale words", words.len(), self.scale_words())?;
        let mut bytes = Vec::with_capacity(self.scale_bytes());
        for row in words.chunks_exact(self.scale_words_per_row) {
            bytes.extend(
                row.iter()
                    .flat_map(|w| w.to_le_bytes())
                    .take(self.blocks_per_row),
            );
        }
        Ok(bytes)
    }
}

/// Refuses a buffer of the wrong length.
pub(crate) fn expect_len(what: &str, got: usize, expected: usize) -> Result<()> {
    if got == expected {
        return Ok(());
    }
    Err(Error::Shape(format!(
        "expected {expected} {what}, got {got}"
    )))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_shapes_are_padded_to_32() {
        let l = BlockFormat::NVFP4.layout(3, 80).unwrap();
        assert_eq!((l.k_padded, l.words_per_row), (96, 12));
        assert_eq!((l.blocks_per_row, l.scale_words_per_row), (6, 2));
        assert_eq!(l.tiles(), [3, 5]);
        assert_eq!(l.code_at(2, 79), (2 * 12 + 9, 28));
        assert_eq!(l.scale_at(2, 79), 2 * 6 + 4);
        let l = BlockFormat::MXFP8_E5M2.two_d().layout(33, 1).unwrap();
        assert_eq!((l.words_per_row, l.blocks_per_row), (8, 1));
        assert_eq!(l.tiles(), [2, 1]);
    }

    #[test]
    fn index_arithmetic_holds_beyond_2_to_the_31() {
        // 2^38 elements, nothing allocated.
        let l = BlockFormat::MXFP4.layout(1 << 20, 1 << 18).unwrap();
        let (row, column) = ((1 << 20) - 1, (1 << 18) - 1);
        assert_eq!(l.element(row, column), (1 << 38) - 1);
        assert_eq!(l.code_at(row, column), ((1 << 35) - 1, 28));
        assert_eq!(l.scale_at(row, column), (1 << 33) - 1);
        assert_eq!(l.code_words(), 1 << 35);
        assert!(BlockFormat::MXFP4.layout(usize::MAX / 64, 64).is_err());
        assert!(BlockFormat::MXFP4.layout(1, usize::MAX).is_err());
    }

    #[test]
    fn zero_sizes_are_refused_clearly() {
        for (rows, k) in [(0, 32), (32, 0), (0, 0)] {
            let e = BlockFormat::NVFP4.layout(rows, k).unwrap_err().to_string();
            assert!(e.contains(&format!("[{rows}, {k}]")), "{e}");
        }
    }

    #[test]
    fn scale_bytes_pack_and_unpack() {
        let l = BlockFormat::NVFP4.layout(2, 80).unwrap();
        let bytes: Vec<u8> = (1..=12).collect();
        let words = l.pack_scales(&bytes).unwrap();
        assert_eq!(words, [0x04030201, 0x0605, 0x0A090807, 0x0C0B]);
        assert_eq!(l.unpack_scales(&words).unwrap(), bytes);
        assert!(l.pack_scales(&bytes[1..]).is_err());
        assert!(l.unpack_scales(&words[1..]).is_err());
    }
}
