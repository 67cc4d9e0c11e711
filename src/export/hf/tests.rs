use super::*;
use crate::rng::{Purpose, Stream};

fn small(tied: bool) -> ModelConfig {
    ModelConfig {
        architecture: Architecture::Llama,
        vocab_size: 24,
        hidden: 16,
        layers: 2,
        heads: 4,
        kv_heads: 2,
        head_dim: 4,
        ffn: 20,
        context: 8,
        rope_theta: 10_000.0,
        norm_eps: 1e-5,
        tied,
    }
}

fn small_gpt2(tied: bool) -> ModelConfig {
    let sizes = ModelConfig {
        architecture: Architecture::Gpt2,
        kv_heads: 4,
        ..small(tied)
    };
    sizes.validate().unwrap();
    sizes
}

/// Random values, padding zero.
fn random(model: &ModelConfig) -> Vec<f32> {
    let table = ParamTable::new(model);
    let mut flat = vec![0.0; table.total];
    for (i, e) in table.entries.iter().enumerate() {
        let s = Stream::new(Purpose::Study, 1, 0, i as u32);
        s.fill_normal(&mut flat[e.offset..e.offset + e.len()], 0.0, 1.0);
    }
    flat
}

type Tensors = BTreeMap<String, (Dtype, Vec<usize>, Vec<u8>)>;

/// The tensors of a written checkpoint, to be changed and stored again.
fn tensors(dir: &Path) -> Tensors {
    let bytes = std::fs::read(dir.join(WEIGHTS)).unwrap();
    let file = SafeTensors::deserialize(&bytes).unwrap();
    file.iter()
        .map(|(n, t)| {
            (
                n.to_string(),
                (t.dtype(), t.shape().to_vec(), t.data().to_vec()),
            )
        })
        .collect()
}

fn store<'a>(
    path: &Path,
    tensors: impl IntoIterator<Item = (&'a String, &'a (Dtype, Vec<usize>, Vec<u8>))>,
) {
    let views = tensors
        .into_iter()
        .map(|(n, (d, s, b))| (n.clone(), TensorView::new(*d, s.clone(), b).unwrap()));
    safetensors::serialize_to_file(views, None, path).unwrap();
}

fn written(model: &ModelConfig) -> (tempfile::TempDir, Vec<f32>) {
    let dir = tempfile::tempdir().unwrap();
    let flat = random(model);
    write(dir.path(), model, &flat).unwrap();
    (dir, flat)
}

#[test]
fn what_is_written_is_read_back_to_the_bit() {
    for tied in [false, true] {
        for model in [small(tied), small_gpt2(tied)] {
            let (dir, flat) = written(&model);
            assert_eq!(read(dir.path()).unwrap(), (model, flat));
        }
    }
}

#[test]
fn written_files_are_what_transformers_asks_for() {
    let (dir, _) = written(&small(false));
    let bytes = std::fs::read(dir.path().join(WEIGHTS)).unwrap();
    let (_, meta) = SafeTensors::read_metadata(&bytes).unwrap();
    assert_eq!(meta.metadata().as_ref().unwrap()["format"], "pt");
    assert_eq!(meta.info("model.norm.weight").unwrap().shape, [16]);
    assert_eq!(
        meta.info("model.layers.1.self_attn.k_proj.weight")
            .unwrap()
            .shape,
        [8, 16]
    );
}

#[test]
fn gpt2_weights_are_stored_the_other_way_round() {
    let model = small_gpt2(true);
    let (dir, flat) = written(&model);
    let all = tensors(dir.path());
    let name = "transformer.h.1.mlp.c_fc.weight";
    let e = ParamTable::new(&model).find(name).unwrap().clone();
    assert_eq!(all[name].1, [16, 20], "(in, out)");
    let stored: Vec<f32> = bytemuck::pod_collect_to_vec(&all[name].2);
    // In feature 3, out feature 7.
    assert_eq!(stored[3 * 20 + 7], flat[e.offset + 7 * 16 + 3]);
    assert_eq!(all["transformer.wpe.weight"].1, [8, 16]);
    assert_eq!(all["transformer.h.0.attn.c_attn.bias"].1, [48]);
}

#[test]
fn a_bare_gpt2_with_its_masks_is_read() {
    let model = small_gpt2(true);
    let (dir, flat) = written(&model);
    let mut bare: Tensors = tensors(dir.path())
        .into_iter()
        .map(|(n, t)| (n.trim_start_matches("transformer.").to_string(), t))
        .collect();
    let mask = (Dtype::F32, vec![1, 1, 8, 8], vec![0; 256]);
    bare.insert("h.0.attn.bias".into(), mask);
    bare.insert(
        "h.0.attn.masked_bias".into(),
        (Dtype::F32, vec![], vec![0; 4]),
    );
    store(&dir.path().join(WEIGHTS), &bare);
    assert_eq!(read(dir.path()).unwrap().1, flat);
    bare.remove("ln_f.bias");
    store(&dir.path().join(WEIGHTS), &bare);
    let e = read(dir.path()).unwrap_err().to_string();
    assert!(e.contains("transformer.ln_f.bias"), "{e}");
}

#[test]
fn half_types_are_widened_exactly() {
    let model = small(true);
    for dtype in [Dtype::BF16, Dtype::F16] {
        let (dir, flat) = written(&model);
        let table = ParamTable::new(&model);
        let mut want = vec![0.0; table.total];
        let mut all = tensors(dir.path());
        for e in &table.entries {
            let slot = all.get_mut(&e.name).unwrap();
            (slot.0, slot.2) = (dtype, Vec::new());
            for i in e.offset..e.offset + e.len() {
                let (bits, value) = match dtype {
                    Dtype::BF16 => (
                        half::bf16::from_f32(flat[i]).to_bits(),
                        half::bf16::from_f32(flat[i]).to_f32(),
                    ),
                    _ => (
                        half::f16::from_f32(flat[i]).to_bits(),
                        half::f16::from_f32(flat[i]).to_f32(),
                    ),
                };
                slot.2.extend(bits.to_le_bytes());
                want[i] = value;
            }
        }
        store(&dir.path().join(WEIGHTS), &all);
        assert_eq!(read(dir.path()).unwrap().1, want, "{dtype:?}");
    }
}

#[test]
fn shards_are_joined() {
    let (dir, flat) = written(&small(false));
    let all = tensors(dir.path());
    std::fs::remove_file(dir.path().join(WEIGHTS)).unwrap();
    let names = [
        "model-00001-of-00002.safetensors",
        "model-00002-of-00002.safetensors",
    ];
    let mut map = BTreeMap::new();
    for (s, shard) in names.iter().enumerate() {
        let part: Vec<_> = all
            .iter()
            .enumerate()
            .filter(|(i, _)| i % 2 == s)
            .map(|(_, t)| t)
            .collect();
        map.extend(part.iter().map(|(n, _)| (n.to_string(), shard.to_string())));
        store(&dir.path().join(shard), part);
    }
    let index = |map: &BTreeMap<String, String>| {
        let text =
            serde_json::json!({"metadata": {"total_size": 1}, "weight_map": map}).to_string();
        std::fs::write(dir.path().join(INDEX), text).unwrap();
    };
    index(&map);
    assert_eq!(read(dir.path()).unwrap().1, flat);

    std::fs::remove_file(dir.path().join(names[1])).unwrap();
    assert!(
        read(dir.path()).unwrap_err().to_string().contains(names[1]),
        "the missing shard is named"
    );
    map.insert("x".into(), "../elsewhere.safetensors".into());
    index(&map);
    assert!(
        read(dir.path())
            .unwrap_err()
            .to_string()
            .contains("../elsewhere")
    );
}

#[test]
fn tensors_that_do_not_fit_are_named() {
    let model = small(false);
    let q = "model.layers.1.self_attn.q_proj.weight";
    let check = |change: &dyn Fn(&mut Tensors), words: &[&str]| {
        let (dir, _) = written(&model);
        let mut all = tensors(dir.path());
        change(&mut all);
        store(&dir.path().join(WEIGHTS), &all);
        let e = read(dir.path()).unwrap_err().to_string();
        assert!(words.iter().all(|w| e.contains(w)), "{e}");
    };
    check(&|t| drop(t.remove(q)), &[q, "missing"]);
    check(
        &|t| {
            let bias = (Dtype::F32, vec![1], vec![0; 4]);
            t.insert("model.layers.0.self_attn.q_proj.bias".into(), bias);
        },
        &["does not have", "q_proj.bias"],
    );
    check(
        &|t| t.get_mut(q).unwrap().1 = vec![8, 32],
        &[q, "[16, 16]", "[8, 32]"],
    );
    check(
        &|t| t.get_mut("model.norm.weight").unwrap().1 = vec![1, 16],
        &["model.norm.weight", "[16]", "[1, 16]"],
    );
    check(
        &|t| {
            let slot = t.get_mut(q).unwrap();
            slot.0 = Dtype::I32;
        },
        &[q, "I32", "BF16"],
    );
    check(&|t| t.clear(), &["missing", "more"]);
}

#[test]
fn a_tied_head_may_be_stored_if_it_is_the_same() {
    let (dir, flat) = written(&small(true));
    let mut all = tensors(dir.path());
    let mut head = all["model.embed_tokens.weight"].clone();
    all.insert("lm_head.weight".into(), head.clone());
    store(&dir.path().join(WEIGHTS), &all);
    assert_eq!(read(dir.path()).unwrap().1, flat);
    head.2[3] ^= 1;
    all.insert("lm_head.weight".into(), head);
    store(&dir.path().join(WEIGHTS), &all);
    assert!(
        read(dir.path())
            .unwrap_err()
            .to_string()
            .contains("tie_word_embeddings")
    );
}

#[test]
fn truncated_files_are_corrupt_at_every_length() {
    let (dir, _) = written(&small(false));
    let path = dir.path().join(WEIGHTS);
    let bytes = std::fs::read(&path).unwrap();
    for len in [0, 1, 7, 8, 9, 200, bytes.len() / 2, bytes.len() - 1] {
        std::fs::write(&path, &bytes[..len]).unwrap();
        let e = read(dir.path()).unwrap_err();
        assert!(matches!(e, Error::Corrupt { .. }), "{len}: {e}");
    }
    std::fs::remove_file(&path).unwrap();
    assert!(matches!(read(dir.path()), Err(Error::Io { .. })));
}

#[test]
fn golden_checkpoints() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/golden/hf");
    for (name, tied) in [("llama", false), ("llama-gqa-tied", true), ("gpt2", true)] {
        let dir = golden.join(name);
        if !dir.exists() {
            println!("skipped: {} is not there", dir.display());
            continue;
        }
        let (model, flat) = read(&dir).unwrap();
        assert_eq!(model.tied, tied);
        let copy = tempfile::tempdir().unwrap();
        write(copy.path(), &model, &flat).unwrap();
        assert_eq!(tensors(&dir), tensors(copy.path()), "{name}");
        let json = |d: &Path| -> serde_json::Map<String, serde_json::Value> {
            serde_json::from_str(&std::fs::read_to_string(d.join(CONFIG)).unwrap()).unwrap()
        };
        let (theirs, ours) = (json(&dir), json(copy.path()));
        for (field, value) in &theirs {
            let other = ["transformers_version", "bos_token_id", "eos_token_id"];
            // The heads of other tasks.
            if !other.contains(&field.as_str()) && !field.starts_with("summary_") {
                assert_eq!(ours.get(field), Some(value), "{name}: {field}");
            }
        }
    }
}
