use super::*;
use serde_json::json;

fn parse_with(changes: &[(&str, Value)]) -> Result<ModelConfig> {
    parse_changed(&ModelConfig::default(), changes)
}

fn parse_changed(of: &ModelConfig, changes: &[(&str, Value)]) -> Result<ModelConfig> {
    let mut v: Value = serde_json::from_str(&render(of)).unwrap();
    for (name, value) in changes {
        v[*name] = value.clone();
    }
    parse(Path::new("config.json"), &v.to_string())
}

#[test]
fn round_trip() {
    let odd = ModelConfig {
        architecture: Architecture::Llama,
        vocab_size: 80,
        hidden: 96,
        layers: 3,
        heads: 6,
        kv_heads: 2,
        head_dim: 20,
        ffn: 688,
        context: 64,
        rope_theta: 500_000.0,
        norm_eps: 1e-6,
        tied: true,
    };
    let odd_gpt2 = ModelConfig {
        vocab_size: 300,
        hidden: 96,
        layers: 3,
        heads: 6,
        kv_heads: 6,
        head_dim: 16,
        ffn: 100,
        context: 48,
        norm_eps: 1e-6,
        tied: false,
        ..ModelConfig::gpt2()
    };
    for c in [odd, ModelConfig::default(), odd_gpt2, ModelConfig::gpt2()] {
        assert_eq!(parse(Path::new("config.json"), &render(&c)).unwrap(), c);
    }
}

#[test]
fn defaults_are_those_of_transformers() {
    let text = r#"{"model_type": "llama", "vocab_size": 32, "hidden_size": 64, "intermediate_size": 128,
        "num_hidden_layers": 1, "num_attention_heads": 4, "some_unknown_note": 3}"#;
    let c = parse(Path::new("config.json"), text).unwrap();
    assert_eq!(
        (c.kv_heads, c.head_dim, c.context, c.tied),
        (4, 16, 2048, false)
    );
    assert_eq!((c.rope_theta, c.norm_eps), (10_000.0, 1e-6));
    let c = parse(Path::new("config.json"), r#"{"model_type": "gpt2"}"#).unwrap();
    let sizes = [c.vocab_size, c.hidden, c.layers, c.heads, c.ffn, c.context];
    assert_eq!(sizes, [50_257, 768, 12, 12, 3072, 1024]);
    assert_eq!((c.norm_eps, c.tied), (1e-5, true));
}

#[test]
fn the_dropout_of_gpt2_is_noted() {
    let path = Path::new("config.json");
    assert!(
        notes(path, &render(&ModelConfig::gpt2()))
            .unwrap()
            .is_empty()
    );
    let asked = r#"{"model_type": "gpt2", "attn_pdrop": 0.2, "embd_pdrop": 0.0}"#;
    let note = notes(path, asked).unwrap().concat();
    assert!(note.contains("attn_pdrop 0.2, resid_pdrop 0.1"), "{note}");
}

#[test]
fn newer_rope_parameters() {
    let plain = json!({"rope_type": "default", "rope_theta": 5e5});
    let c = parse_with(&[("rope_theta", Value::Null), ("rope_parameters", plain)]).unwrap();
    assert_eq!(c.rope_theta, 5e5);
}

#[test]
fn what_is_not_computed_is_refused_by_name() {
    let cases = [
        ("model_type", json!("gpt_neo")),
        ("architectures", json!(["LlamaForSequenceClassification"])),
        ("attention_bias", json!(true)),
        ("mlp_bias", json!(true)),
        ("hidden_act", json!("gelu")),
        ("attention_dropout", json!(0.1)),
        (
            "rope_scaling",
            json!({"rope_type": "llama3", "factor": 8.0}),
        ),
        ("rope_scaling", json!({"type": "linear", "factor": 2.0})),
        ("quantization_config", json!({"bits": 4})),
        ("num_attention_heads", json!(3)),
        ("hidden_size", json!("wide")),
        ("vocab_size", Value::Null),
        ("vocab_size", json!(0)),
    ];
    for (name, value) in cases {
        let e = parse_with(&[(name, value.clone())])
            .unwrap_err()
            .to_string();
        let named = e.contains(name) || (name == "num_attention_heads" && e.contains("heads"));
        assert!(named && e.contains("config.json"), "{name} {value}: {e}");
    }
}

#[test]
fn what_is_not_computed_of_gpt2_is_refused_by_name() {
    let cases = [
        ("architectures", json!(["LlamaForCausalLM"])),
        ("architectures", json!(["GPT2ForSequenceClassification"])),
        ("activation_function", json!("gelu")),
        ("activation_function", json!("relu")),
        ("scale_attn_weights", json!(false)),
        ("scale_attn_by_inverse_layer_idx", json!(true)),
        ("add_cross_attention", json!(true)),
        ("quantization_config", json!({"bits": 4})),
        ("n_head", json!(3)),
        ("n_head", json!(0)),
        ("n_embd", json!("wide")),
        ("vocab_size", json!(0)),
        ("tie_word_embeddings", json!("yes")),
    ];
    for (name, value) in cases {
        let e = parse_changed(&ModelConfig::gpt2(), &[(name, value.clone())]);
        let e = e.unwrap_err().to_string();
        assert!(
            e.contains(name) && e.contains("config.json"),
            "{name} {value}: {e}"
        );
    }
    let other = [("activation_function", json!("gelu_pytorch_tanh"))];
    assert_eq!(
        parse_changed(&ModelConfig::gpt2(), &other).unwrap(),
        ModelConfig::gpt2()
    );
}
