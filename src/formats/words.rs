//! Words in a file: one string of hex digits, eight a word. A serde `with` module.

use serde::{Deserialize, Deserializer, Serializer, de::Error};

/// Words as hex digits.
pub fn to_hex(words: &[u32]) -> String {
    words.iter().map(|w| format!("{w:08x}")).collect()
}

/// The inverse of [`to_hex`]; `None` for other text.
pub fn from_hex(text: &str) -> Option<Vec<u32>> {
    if !text.len().is_multiple_of(8) || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    let words = (0..text.len()).step_by(8);
    words
        .map(|i| u32::from_str_radix(&text[i..i + 8], 16).ok())
        .collect()
}

/// For serde.
///
/// # Errors
/// Those of the serialiser.
pub fn serialize<S: Serializer>(words: &[u32], s: S) -> Result<S::Ok, S::Error> {
    s.serialize_str(&to_hex(words))
}

/// For serde.
///
/// # Errors
/// Text that is not whole words in hex.
pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Vec<u32>, D::Error> {
    let text = String::deserialize(d)?;
    from_hex(&text).ok_or_else(|| D::Error::custom("expected words of eight hex digits each"))
}

/// One f32 as eight hex digits of its bits. A serde `with` module.
pub mod float {
    use serde::{Deserializer, Serializer, de::Error};

    /// For serde.
    ///
    /// # Errors
    /// Those of the serialiser.
    pub fn serialize<S: Serializer>(x: &f32, s: S) -> Result<S::Ok, S::Error> {
        super::serialize(&[x.to_bits()], s)
    }

    /// For serde.
    ///
    /// # Errors
    /// Text that is not one f32 in hex.
    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<f32, D::Error> {
        match super::deserialize(d)?[..] {
            [word] => Ok(f32::from_bits(word)),
            _ => Err(D::Error::custom("expected one f32 of eight hex digits")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_and_back() {
        let words = [0, 1, 0x8000_0000, u32::MAX];
        assert_eq!(to_hex(&words), "000000000000000180000000ffffffff");
        assert_eq!(from_hex(&to_hex(&words)), Some(words.to_vec()));
        for wrong in ["1", "0000000g", "é000000"] {
            assert_eq!(from_hex(wrong), None, "{wrong}");
        }
    }
}
