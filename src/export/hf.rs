//! Hugging Face checkpoints of Llama and GPT-2: a folder with `config.json` and `model.safetensors`, or shards listed by
//! `model.safetensors.index.json`.
//!
//! Read into, and written from, the flat buffer laid out by [`ParamTable`], whose names are the checkpoint's names:
//! every weight of a linear layer is (out features, in features), row after row. GPT-2 stores these (in, out): they are
//! turned over on the way in and out. f32, bf16 and f16 are read (the latter two are exact in f32); f32 is written. The
//! tensors must be exactly those of the configuration.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::fs::File;
use std::path::{Path, PathBuf};

use memmap2::Mmap;
use safetensors::tensor::{Dtype, SafeTensorError, SafeTensors, TensorView};

use super::hf_config;
use crate::model::{Architecture, ModelConfig, ParamEntry, ParamTable, Stored};
use crate::{Error, Result};

const _: () = assert!(
    cfg!(target_endian = "little"),
    "safetensors is little-endian"
);

/// The configuration's file name.
pub const CONFIG: &str = "config.json";
/// The weights' file name.
pub const WEIGHTS: &str = "model.safetensors";
/// Which shard holds which tensor.
pub const INDEX: &str = "model.safetensors.index.json";

// ---- Read

/// Reads the `config.json` in `dir`.
///
/// # Errors
/// [`Error::Config`] for a model this project cannot compute, [`Error::Corrupt`] for a file that is not a model's
/// configuration; both name the field.
pub fn read_config(dir: &Path) -> Result<ModelConfig> {
    let (path, text) = config_text(dir)?;
    hf_config::parse(&path, &text)
}

/// What a user should know of the model in `dir`: dropout that it was trained with and that there is not here.
///
/// # Errors
/// As [`read_config`].
pub fn read_notes(dir: &Path) -> Result<Vec<String>> {
    let (path, text) = config_text(dir)?;
    hf_config::notes(&path, &text)
}

fn config_text(dir: &Path) -> Result<(PathBuf, String)> {
    let path = dir.join(CONFIG);
    let text = std::fs::read_to_string(&path).map_err(Error::io(&path))?;
    Ok((path, text))
}

/// Reads a checkpoint folder: the configuration, and the parameters in the order of [`ParamTable`] (padding is zero).
///
/// # Errors
/// As [`read_config`]; [`Error::Corrupt`] that names every tensor that is missing, unknown, misshapen or of another type.
pub fn read(dir: &Path) -> Result<(ModelConfig, Vec<f32>)> {
    let model = read_config(dir)?;
    let table = ParamTable::new(&model);
    let mut flat = vec![0.0; table.total];
    let mut filled = vec![false; table.entries.len()];
    let position: HashMap<&str, usize> = table
        .entries
        .iter()
        .enumerate()
        .map(|(i, e)| (e.name.as_str(), i))
        .collect();
    let mut unknown = Vec::new();
    let mut tied_head = None;
    for path in weight_files(dir)? {
        let map = map_file(&path)?;
        let file = SafeTensors::deserialize(&map).map_err(|e| unreadable(&path, e))?;
        for (name, tensor) in file.iter() {
            let name = &*full_name(&model, name);
            match position.get(name) {
                Some(&i) if filled[i] => {
                    return Err(Error::corrupt(
                        &path,
                        format!("tensor `{name}` is also in another shard"),
                    ));
                }
                Some(&i) => {
                    let e = &table.entries[i];
                    decode(&path, e, &tensor, &mut flat[e.offset..e.offset + e.len()])?;
                    filled[i] = true;
                }
                None if model.tied && name == "lm_head.weight" => {
                    let e = ParamEntry {
                        name: name.into(),
                        ..table.entries[0].clone()
                    };
                    let mut head = vec![0.0; e.len()];
                    decode(&path, &e, &tensor, &mut head)?;
                    tied_head = Some(head);
                }
                // Tables that old versions stored: frequencies, the causal mask and its value. They are computed.
                None if [".rotary_emb.inv_freq", ".attn.bias", ".attn.masked_bias"]
                    .iter()
                    .any(|end| name.ends_with(end)) => {}
                None => unknown.push(name.to_string()),
            }
        }
    }
    let missing: Vec<&str> = table
        .entries
        .iter()
        .zip(&filled)
        .filter(|(_, f)| !**f)
        .map(|(e, _)| e.name.as_str())
        .collect();
    complain(dir, model.architecture, &missing, &unknown)?;
    if tied_head.is_some_and(|head| head[..] != flat[..head.len()]) {
        return Err(Error::corrupt(
            dir.join(WEIGHTS),
            format!(
                "tie_word_embeddings is true, yet `lm_head.weight` differs from `{}`; \
                 set tie_word_embeddings to false in config.json to keep both",
                table.entries[0].name
            ),
        ));
    }
    Ok((model, flat))
}

/// The name with GPT-2's prefix, which checkpoints of the bare model (OpenAI's own) leave out.
fn full_name<'a>(model: &ModelConfig, name: &'a str) -> Cow<'a, str> {
    let bare = ["wte.", "wpe.", "h.", "ln_f."]
        .iter()
        .any(|start| name.starts_with(start));
    match model.architecture {
        Architecture::Gpt2 if bare => format!("transformer.{name}").into(),
        _ => name.into(),
    }
}

/// The files that hold the weights.
fn weight_files(dir: &Path) -> Result<Vec<PathBuf>> {
    let (single, index) = (dir.join(WEIGHTS), dir.join(INDEX));
    if single.exists() || !index.exists() {
        return Ok(vec![single]);
    }
    #[derive(serde::Deserialize)]
    struct Index {
        weight_map: BTreeMap<String, String>,
    }
    let text = std::fs::read_to_string(&index).map_err(Error::io(&index))?;
    let parsed: Index = serde_json::from_str(&text).map_err(|e| {
        Error::corrupt(
            &index,
            format!("expected a `weight_map` of tensor names to files ({e})"),
        )
    })?;
    let mut names: Vec<String> = parsed.weight_map.into_values().collect();
    names.sort();
    names.dedup();
    if let Some(bad) = names
        .iter()
        .find(|n| Path::new(n).file_name().is_none_or(|f| f != n.as_str()))
    {
        return Err(Error::corrupt(
            &index,
            format!("expected the name of a file in this folder, got `{bad}`"),
        ));
    }
    Ok(names.into_iter().map(|n| dir.join(n)).collect())
}

/// Maps a file into memory. An empty file cannot be mapped and is corrupt.
pub(crate) fn map_file(path: &Path) -> Result<Mmap> {
    let file = File::open(path).map_err(Error::io(path))?;
    if file.metadata().map_err(Error::io(path))?.len() == 0 {
        return Err(Error::corrupt(
            path,
            "the file is empty; copy it again, or use an earlier checkpoint",
        ));
    }
    // SAFETY: the mapping is read-only and dropped before this module returns; another process that truncates the file
    // meanwhile is outside what a reader can guard against.
    unsafe { Mmap::map(&file) }.map_err(Error::io(path))
}

/// The error for a safetensors file that cannot be parsed.
pub(crate) fn unreadable(path: &Path, e: SafeTensorError) -> Error {
    match e {
        SafeTensorError::IoError(e) => Error::io(path)(e),
        e => Error::corrupt(
            path,
            format!(
                "not a whole safetensors file ({e}); copy it again, or use an earlier checkpoint"
            ),
        ),
    }
}

/// Checks a tensor's shape and type, widens it to f32 and lays it as (rows, cols).
pub(crate) fn decode(
    path: &Path,
    e: &ParamEntry,
    tensor: &TensorView<'_>,
    out: &mut [f32],
) -> Result<()> {
    if tensor.shape() != e.shape() {
        return Err(Error::corrupt(
            path,
            format!(
                "tensor `{}`: expected shape {:?} from config.json, got {:?}",
                e.name,
                e.shape(),
                tensor.shape()
            ),
        ));
    }
    let data = tensor.data();
    match tensor.dtype() {
        Dtype::F32 => bytemuck::cast_slice_mut(out).copy_from_slice(data),
        Dtype::BF16 => widen(data, out, |b| half::bf16::from_le_bytes(b).to_f32()),
        Dtype::F16 => widen(data, out, |b| half::f16::from_le_bytes(b).to_f32()),
        other => {
            return Err(Error::corrupt(
                path,
                format!(
                    "tensor `{}`: expected type F32, BF16 or F16, got {other:?}",
                    e.name
                ),
            ));
        }
    }
    if e.stored == Stored::Transposed {
        let turned = e.from_stored(out).into_owned();
        out.copy_from_slice(&turned);
    }
    Ok(())
}

fn widen(data: &[u8], out: &mut [f32], f: impl Fn([u8; 2]) -> f32) {
    for (o, b) in out.iter_mut().zip(data.chunks_exact(2)) {
        *o = f([b[0], b[1]]);
    }
}

/// An error that names what is missing and what does not belong.
fn complain(
    dir: &Path,
    architecture: Architecture,
    missing: &[&str],
    unknown: &[String],
) -> Result<()> {
    let few = |names: &[&str]| {
        let more = names.len().saturating_sub(5);
        let shown = names
            .iter()
            .take(5)
            .map(|n| format!("`{n}`"))
            .collect::<Vec<_>>()
            .join(", ");
        if more > 0 {
            format!("{shown} and {more} more")
        } else {
            shown
        }
    };
    let mut unknown: Vec<&str> = unknown.iter().map(String::as_str).collect();
    unknown.sort_unstable();
    let mut parts = Vec::new();
    if !missing.is_empty() {
        parts.push(format!("missing tensors: {}", few(missing)));
    }
    if !unknown.is_empty() {
        let kind = match architecture {
            Architecture::Llama => "Llama",
            Architecture::Gpt2 => "GPT-2",
        };
        parts.push(format!(
            "tensors a {kind} model of this configuration does not have: {}",
            few(&unknown)
        ));
    }
    if parts.is_empty() {
        return Ok(());
    }
    parts.push("config.json and the weights do not belong together".into());
    Err(Error::corrupt(dir, parts.join("; ")))
}

// ---- Write

/// Writes `config.json` and `model.safetensors` (f32) into the folder `dir`, which must exist, in the form that
/// `transformers` loads. Nothing is flushed to the disk here.
///
/// # Errors
/// [`Error::Shape`] if `flat` is not of the length [`ParamTable`] gives; [`Error::Io`].
pub fn write(dir: &Path, model: &ModelConfig, flat: &[f32]) -> Result<()> {
    let path = dir.join(CONFIG);
    std::fs::write(&path, hf_config::render(model)).map_err(Error::io(&path))?;
    write_tensors(&dir.join(WEIGHTS), &ParamTable::new(model), &[("", flat)])
}

/// Writes flat buffers as one safetensors file; the tensors of each are named prefix + parameter.
pub(crate) fn write_tensors(
    path: &Path,
    table: &ParamTable,
    buffers: &[(&str, &[f32])],
) -> Result<()> {
    let mut tensors = Vec::new();
    for (prefix, flat) in buffers {
        if flat.len() != table.total {
            return Err(Error::Shape(format!(
                "{}: expected {} values for this model, got {}",
                path.display(),
                table.total,
                flat.len()
            )));
        }
        for e in &table.entries {
            let values = e.to_stored(&flat[e.offset..e.offset + e.len()]);
            tensors.push((format!("{prefix}{}", e.name), e.shape(), values));
        }
    }
    let mut views = Vec::new();
    for (name, shape, values) in &tensors {
        let bytes = bytemuck::cast_slice(values);
        let view = TensorView::new(Dtype::F32, shape.clone(), bytes);
        views.push((name, view.map_err(|e| unreadable(path, e))?));
    }
    let metadata = HashMap::from([("format".to_string(), "pt".to_string())]);
    safetensors::serialize_to_file(views, Some(metadata), path).map_err(|e| unreadable(path, e))
}

#[cfg(test)]
mod tests;
