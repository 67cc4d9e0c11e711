//! From JSON to typed cases. Nothing is trusted: lengths, hex digits, names and numbers are all checked, and arbitrary
//! input gives an error that names the case and the field, never a panic.

use std::collections::HashSet;
use std::path::Path;

use serde_json::{Map, Value};

use super::json::Unique;
use super::{Case, DecodeCase, EncodeCase, GoldenFile, HadamardCase, QuantizeCase, Scalar};
use crate::formats::{BlockFormat, Element, ErrorNorm, MxRule, Rounding, ScaleRule};
use crate::{Error, Result};

/// Tolerances above this would accept anything.
const LARGEST_TOLERANCE: f64 = 1e-3;

impl GoldenFile {
    /// Reads and parses a file.
    ///
    /// # Errors
    /// [`Error::Io`] when it cannot be read, [`Error::Corrupt`] as [`GoldenFile::parse`].
    pub fn read(path: impl AsRef<Path>) -> Result<GoldenFile> {
        let path = path.as_ref();
        let bytes = std::fs::read(path).map_err(Error::io(path))?;
        GoldenFile::parse(path, &bytes)
    }

    /// Parses a file's bytes; `path` is only used in messages.
    ///
    /// # Errors
    /// [`Error::Corrupt`] naming the case and the field that is wrong.
    pub fn parse(path: impl AsRef<Path>, bytes: &[u8]) -> Result<GoldenFile> {
        let path = path.as_ref();
        let corrupt = |what: String| Error::corrupt(path, what);
        let Unique(root) = serde_json::from_slice(bytes).map_err(|e| {
            let hint = if e.is_eof() {
                "; is the file truncated?"
            } else {
                ""
            };
            corrupt(format!("is not valid JSON ({e}){hint}"))
        })?;
        let Value::Object(map) = &root else {
            return Err(corrupt("expected a JSON object at the top".into()));
        };
        let mut file = GoldenFile {
            path: path.to_path_buf(),
            peer: String::new(),
            cases: Vec::new(),
            notes: Vec::new(),
        };
        for (key, value) in map {
            top_level(key, value, &mut file).map_err(corrupt)?;
        }
        if file.cases.is_empty() {
            return Err(corrupt(
                "holds nothing to compare: expected `cases` or scalar tables such as `e2m1_encode`"
                    .into(),
            ));
        }
        let mut names = HashSet::new();
        if let Some(twice) = file.cases.iter().find(|c| !names.insert(c.name())) {
            return Err(corrupt(format!(
                "case `{}` stands twice: a report could not tell them apart",
                twice.name()
            )));
        }
        Ok(file)
    }
}

/// The text of a golden file with one of its cases alone.
///
/// # Errors
/// [`Error::Corrupt`] where it cannot be parsed, [`Error::Config`] where it has no such case.
pub fn single(path: impl AsRef<Path>, bytes: &[u8], name: &str) -> Result<String> {
    let file = GoldenFile::parse(&path, bytes)?;
    let names: Vec<&str> = file.cases.iter().map(Case::name).collect();
    if !names.contains(&name) {
        return Err(Error::unknown("case", name, &names));
    }
    let Unique(mut root) =
        serde_json::from_slice(bytes).map_err(|e| Error::corrupt(&path, e.to_string()))?;
    if let Value::Object(map) = &mut root {
        map.retain(|key, value| match key.as_str() {
            "peer" => true,
            "cases" => {
                let named = |c: &Value| c.get("name").and_then(Value::as_str) == Some(name);
                if let Value::Array(cases) = value {
                    cases.retain(named);
                }
                value.as_array().is_some_and(|c| !c.is_empty())
            }
            table => table == name,
        });
    }
    let text = root.to_string();
    GoldenFile::parse(&path, text.as_bytes())?;
    Ok(text)
}

/// Fields of every quantised tensor, of those of some formats, and of a Hadamard transform.
const QUANTIZE: [&str; 8] = [
    "name",
    "format",
    "block",
    "rounding",
    "shape",
    "x",
    "codes",
    "block_scales",
];
const OF_SOME_FORMATS: [&str; 4] = ["element", "scale_rule", "four_over_six", "tensor_amax"];
const HADAMARD: [&str; 7] = ["name", "size", "signs", "shape", "x", "y", "tolerance"];

/// What is wrong, as text; the path is put in front by the caller.
type Parsed<T> = std::result::Result<T, String>;

fn top_level(key: &str, value: &Value, file: &mut GoldenFile) -> Parsed<()> {
    if key == "peer" {
        let text = value.as_str().ok_or("field `peer`: expected a string")?;
        file.peer = text.to_owned();
        return Ok(());
    }
    if key == "cases" {
        let cases = value.as_array().ok_or("field `cases`: expected a list")?;
        if cases.is_empty() {
            return Err("field `cases`: empty, nothing to compare".into());
        }
        for (i, case) in cases.iter().enumerate() {
            let name = case.get("name").and_then(Value::as_str);
            let place = match name {
                Some(name) => format!("case {i} `{name}`"),
                None => format!("case {i}"),
            };
            let map = case
                .as_object()
                .ok_or(format!("{place}: expected an object"))?;
            let fields = Fields { place: &place, map };
            file.cases.push(fields.case(&mut file.notes)?);
        }
        return Ok(());
    }
    let table = [("_decode_f32", true), ("_decode", true), ("_encode", false)];
    for (suffix, decode) in table {
        if let Some(name) = key.strip_suffix(suffix) {
            let scalar = scalar(name).map_err(|e| format!("field `{key}`: {e}"))?;
            file.cases.push(if decode {
                decode_table(key, scalar, value)?
            } else {
                encode_table(key, scalar, value)?
            });
            return Ok(());
        }
    }
    file.notes.push(format!(
        "field `{key}` is not part of the format and was not judged"
    ));
    Ok(())
}

fn scalar(name: &str) -> Parsed<Scalar> {
    match name {
        "e2m1" => Ok(Scalar::E2M1),
        "e4m3" => Ok(Scalar::E4M3),
        "e5m2" => Ok(Scalar::E5M2),
        "e8m0" => Ok(Scalar::E8M0),
        "ue5m3" => Ok(Scalar::Ue5m3),
        other => Err(unknown(
            "type",
            other,
            &["e2m1", "e4m3", "e5m2", "e8m0", "ue5m3"],
        )),
    }
}

fn decode_table(key: &str, scalar: Scalar, value: &Value) -> Parsed<Case> {
    let values = match value {
        Value::String(text) => f32s(text).map_err(|e| format!("field `{key}`: {e}"))?,
        Value::Array(list) => list
            .iter()
            .map(|v| v.as_f64().map(|v| v as f32))
            .collect::<Option<Vec<f32>>>()
            .ok_or(format!("field `{key}`: expected a list of numbers"))?,
        _ => return Err(format!("field `{key}`: expected hex or a list of numbers")),
    };
    length(
        &format!("field `{key}`"),
        "values",
        values.len(),
        scalar.codes(),
    )?;
    Ok(Case::Decode(DecodeCase {
        name: key.to_owned(),
        scalar,
        values,
    }))
}

fn encode_table(key: &str, scalar: Scalar, value: &Value) -> Parsed<Case> {
    let place = format!("table `{key}`");
    let map = value
        .as_object()
        .ok_or(format!("{place}: expected an object with `x` and `codes`"))?;
    if scalar == Scalar::E8M0 {
        return Err(format!("{place}: e8m0 has scale rules, not an encoder"));
    }
    let fields = Fields { place: &place, map };
    let x = fields.f32s("x")?;
    let codes = fields.bytes("codes")?;
    length(&fields.at("codes"), "bytes", codes.len(), x.len())?;
    fields.in_range("codes", &codes, scalar.codes())?;
    if x.is_empty() {
        return Err(format!("{}: empty", fields.at("x")));
    }
    Ok(Case::Encode(EncodeCase {
        name: key.to_owned(),
        scalar,
        x,
        codes,
    }))
}

/// The fields of one case, and where it stands in the file.
struct Fields<'a> {
    place: &'a str,
    map: &'a Map<String, Value>,
}

impl Fields<'_> {
    fn at(&self, field: &str) -> String {
        format!("{}: field `{field}`", self.place)
    }

    fn get(&self, field: &str) -> Parsed<&Value> {
        self.map
            .get(field)
            .ok_or_else(|| format!("{}: missing", self.at(field)))
    }

    fn str(&self, field: &str) -> Parsed<&str> {
        self.get(field)?
            .as_str()
            .ok_or_else(|| format!("{}: expected a string", self.at(field)))
    }

    fn bytes(&self, field: &str) -> Parsed<Vec<u8>> {
        hex(self.str(field)?).map_err(|e| format!("{}: {e}", self.at(field)))
    }

    fn f32s(&self, field: &str) -> Parsed<Vec<f32>> {
        f32s(self.str(field)?).map_err(|e| format!("{}: {e}", self.at(field)))
    }

    /// Two positive integers.
    fn pair(&self, field: &str) -> Parsed<[usize; 2]> {
        let list = self.get(field)?.as_array();
        let numbers: Option<Vec<usize>> = list.and_then(|l| {
            l.iter()
                .map(|v| v.as_u64().and_then(|v| usize::try_from(v).ok()))
                .collect()
        });
        match numbers.as_deref() {
            Some([a, b]) if *a > 0 && *b > 0 => Ok([*a, *b]),
            _ => Err(format!(
                "{}: expected [rows, cols], two positive integers",
                self.at(field)
            )),
        }
    }

    /// Input [rows, cols] and its shape.
    fn tensor(&self, field: &str, shape: [usize; 2]) -> Parsed<Vec<f32>> {
        let x = self.f32s(field)?;
        let count = shape[0].checked_mul(shape[1]);
        let count = count.ok_or_else(|| format!("{}: too large", self.at("shape")))?;
        length(&self.at(field), "values", x.len(), count)?;
        Ok(x)
    }

    fn in_range(&self, field: &str, codes: &[u8], limit: usize) -> Parsed<()> {
        match codes.iter().position(|c| usize::from(*c) >= limit) {
            None => Ok(()),
            Some(i) => Err(format!(
                "{}: code {:#04x} at {i} is not below {limit}",
                self.at(field),
                codes[i]
            )),
        }
    }

    /// Notes the fields that no part of the format explains.
    fn note_others(&self, known: &[&str], notes: &mut Vec<String>) {
        for key in self.map.keys().filter(|k| !known.contains(&k.as_str())) {
            notes.push(format!(
                "{} is not part of the format and was not judged",
                self.at(key)
            ));
        }
    }

    fn case(&self, notes: &mut Vec<String>) -> Parsed<Case> {
        let has = |field| self.map.contains_key(field);
        match (has("format"), has("size")) {
            (true, false) => {
                self.note_others(&[&QUANTIZE[..], &OF_SOME_FORMATS].concat(), notes);
                self.quantize().map(Case::Quantize)
            }
            (false, true) => {
                self.note_others(&HADAMARD, notes);
                self.hadamard().map(Case::Hadamard)
            }
            _ => Err(format!(
                "{}: expected either a quantised tensor (with `format`) or a Hadamard transform (with `size`)",
                self.place
            )),
        }
    }

    /// Refuses a field that other formats have and this one has not: it would go unjudged. Null says the same as absence,
    /// and all others have E2M1 elements.
    fn only(&self, format: &str, own: &[&str]) -> Parsed<()> {
        let says_nothing = |field: &str, v: &Value| {
            v.is_null() || (field == "element" && v.as_str() == Some("e2m1"))
        };
        let other = |field: &&&str| {
            let value = self.map.get(**field);
            !own.contains(*field) && value.is_some_and(|v| !says_nothing(field, v))
        };
        match OF_SOME_FORMATS.iter().find(other) {
            None => Ok(()),
            Some(field) => Err(format!("{}: `{format}` has no such field", self.at(field))),
        }
    }

    fn quantize(&self) -> Parsed<QuantizeCase> {
        let name = self.str("name")?.to_owned();
        let format = self.format()?;
        let [rows, cols] = self.pair("shape")?;
        let x = self.tensor("x", [rows, cols])?;
        let packed = self.bytes("codes")?;
        let fp4 = format.element == Element::E2M1;
        let expected = if fp4 { x.len().div_ceil(2) } else { x.len() };
        length(&self.at("codes"), "bytes", packed.len(), expected)?;
        let codes = if fp4 {
            let mut nibbles: Vec<u8> = packed.iter().flat_map(|b| [b & 15, b >> 4]).collect();
            if nibbles[x.len()..].iter().any(|n| *n != 0) {
                return Err(format!(
                    "{}: the unused last nibble is not 0",
                    self.at("codes")
                ));
            }
            nibbles.truncate(x.len());
            nibbles
        } else {
            packed
        };
        let block_scales = self.bytes("block_scales")?;
        let tiles = rows.div_ceil(format.block[0]) * cols.div_ceil(format.block[1]);
        length(&self.at("block_scales"), "bytes", block_scales.len(), tiles)?;
        let tensor_amax = if format.scale.has_tensor_scale() {
            let values = self.f32s("tensor_amax")?;
            length(&self.at("tensor_amax"), "values", values.len(), 1)?;
            Some(values[0])
        } else {
            None
        };
        Ok(QuantizeCase {
            name,
            format,
            rows,
            cols,
            x,
            codes,
            block_scales,
            tensor_amax,
        })
    }

    fn format(&self) -> Parsed<BlockFormat> {
        let block = self.pair("block")?;
        let name = self.str("format")?;
        let mut format = match name {
            "mxfp4" => BlockFormat::mxfp4(self.mx_rule()?),
            "mxfp8" => BlockFormat {
                element: self.fp8_element()?,
                scale: ScaleRule::Mx(self.mx_rule()?),
                ..BlockFormat::MXFP8_E4M3
            },
            "nvfp4" => BlockFormat {
                scale: ScaleRule::Nv {
                    four_over_six: self.four_over_six()?,
                },
                ..BlockFormat::NVFP4
            },
            "ue5m3" => BlockFormat::UE5M3,
            other => {
                let known = ["mxfp4", "mxfp8", "nvfp4", "ue5m3"];
                return Err(format!(
                    "{}: {}",
                    self.at("format"),
                    unknown("format", other, &known)
                ));
            }
        };
        self.only(
            name,
            match name {
                "mxfp4" => &["scale_rule"],
                "mxfp8" => &["element", "scale_rule"],
                "nvfp4" => &["four_over_six", "tensor_amax"],
                _ => &[],
            },
        )?;
        if let Some(rounding) = self.map.get("rounding")
            && rounding.as_str() != Some("rne")
        {
            return Err(format!(
                "{}: only `rne` has one right answer, got {rounding}",
                self.at("rounding")
            ));
        }
        format.block = block;
        debug_assert_eq!(format.rounding, Rounding::Rne);
        format
            .validate()
            .map_err(|e| format!("{}: {e}", self.at("block")))?;
        Ok(format)
    }

    fn mx_rule(&self) -> Parsed<MxRule> {
        match self.str("scale_rule")? {
            "floor" => Ok(MxRule::Floor),
            "even" => Ok(MxRule::Even),
            "rceil" => Ok(MxRule::Rceil),
            "ceil" => Ok(MxRule::Ceil),
            other => Err(format!(
                "{}: {}",
                self.at("scale_rule"),
                unknown("scale rule", other, &["floor", "even", "rceil", "ceil"])
            )),
        }
    }

    fn fp8_element(&self) -> Parsed<Element> {
        match self.str("element")? {
            "e4m3" => Ok(Element::E4M3),
            "e5m2" => Ok(Element::E5M2),
            other => Err(format!(
                "{}: {}",
                self.at("element"),
                unknown("element", other, &["e4m3", "e5m2"])
            )),
        }
    }

    /// Absent or null: plain NVFP4.
    fn four_over_six(&self) -> Parsed<Option<ErrorNorm>> {
        match self.map.get("four_over_six") {
            None | Some(Value::Null) => Ok(None),
            Some(Value::String(s)) if s == "mae" => Ok(Some(ErrorNorm::Mae)),
            Some(Value::String(s)) if s == "mse" => Ok(Some(ErrorNorm::Mse)),
            Some(other) => Err(format!(
                "{}: expected null, \"mae\" or \"mse\", got {other}",
                self.at("four_over_six")
            )),
        }
    }

    fn hadamard(&self) -> Parsed<HadamardCase> {
        let name = self.str("name")?.to_owned();
        let size = self.get("size")?.as_u64().unwrap_or(0);
        if !matches!(size, 16 | 32 | 64 | 128 | 256) {
            return Err(format!(
                "{}: expected 16, 32, 64, 128 or 256",
                self.at("size")
            ));
        }
        let size = size as usize;
        let signs = self.get("signs")?.as_array();
        let negative: Option<Vec<bool>> = signs.and_then(|list| {
            let one = |v: &Value| match v.as_f64() {
                Some(1.0) => Some(false),
                Some(-1.0) => Some(true),
                _ => None,
            };
            list.iter().map(one).collect()
        });
        let negative =
            negative.ok_or_else(|| format!("{}: expected a list of 1 and -1", self.at("signs")))?;
        length(&self.at("signs"), "signs", negative.len(), size)?;
        let [rows, cols] = self.pair("shape")?;
        if cols % size != 0 {
            return Err(format!(
                "{}: {cols} columns are not a multiple of {size}",
                self.at("shape")
            ));
        }
        Ok(HadamardCase {
            name,
            size,
            negative,
            rows,
            cols,
            x: self.tensor("x", [rows, cols])?,
            y: self.tensor("y", [rows, cols])?,
            tolerance: self.tolerance()?,
        })
    }

    /// `relative 2-norm 1e-6`.
    fn tolerance(&self) -> Parsed<f64> {
        let text = self.str("tolerance")?;
        let number = text
            .strip_prefix("relative 2-norm ")
            .and_then(|n| n.trim().parse::<f64>().ok());
        match number {
            Some(n) if n > 0.0 && n <= LARGEST_TOLERANCE => Ok(n),
            _ => Err(format!(
                "{}: expected `relative 2-norm X` with X above 0 and at most {LARGEST_TOLERANCE}, got `{text}`",
                self.at("tolerance")
            )),
        }
    }
}

fn length(place: &str, what: &str, got: usize, expected: usize) -> Parsed<()> {
    if got == expected {
        return Ok(());
    }
    Err(format!("{place}: expected {expected} {what}, got {got}"))
}

fn unknown(what: &str, got: &str, known: &[&str]) -> String {
    Error::unknown(what, got, known).to_string()
}

/// Bytes from hex digits.
fn hex(text: &str) -> Parsed<Vec<u8>> {
    let digits = text.as_bytes();
    if !digits.len().is_multiple_of(2) {
        return Err(format!("an odd number of hex digits ({})", digits.len()));
    }
    let digit = |i: usize| {
        char::from(digits[i])
            .to_digit(16)
            .ok_or_else(|| format!("{:?} at {i} is not a hex digit", char::from(digits[i])))
    };
    (0..digits.len())
        .step_by(2)
        .map(|i| Ok((digit(i)? << 4 | digit(i + 1)?) as u8))
        .collect()
}

/// Little-endian f32 values from hex digits.
fn f32s(text: &str) -> Parsed<Vec<f32>> {
    let bytes = hex(text)?;
    let chunks = bytes.chunks_exact(4);
    if !chunks.remainder().is_empty() {
        return Err(format!(
            "{} bytes are not a whole number of f32 values",
            bytes.len()
        ));
    }
    Ok(chunks
        .map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]]))
        .collect())
}
