use super::*;

fn table(text: &str) -> Table {
    toml::from_str(text).unwrap()
}

#[test]
fn the_defaults_are_the_peers_and_valid() {
    let c = RunConfig::default();
    c.validate().unwrap();
    assert_eq!((c.batch, c.context, c.accumulate), (8, 256, 1));
    let o = c.optimizer;
    assert_eq!(
        (
            o.lr,
            c.min_lr(),
            o.warmup,
            o.beta1,
            o.beta2,
            o.eps,
            o.weight_decay,
            o.clip
        ),
        (1e-3, 1e-4, 100, 0.9, 0.95, 1e-8, 0.1, 1.0)
    );
    assert_eq!(c.model, ModelConfig::default());
}

#[test]
fn survives_toml() {
    let mut c = RunConfig {
        init: Some("x y".into()),
        fit_minutes: Some(2.5),
        ..RunConfig::default()
    };
    c.seeds = Seeds {
        init: u64::MAX,
        data: 1 << 63,
        rounding: 7,
    };
    c.optimizer.schedule = ScheduleKind::Wsd;
    c.optimizer.eps = 1e-300;
    c.settle(None, 256).unwrap();
    let text = c.to_toml().unwrap();
    let back: RunConfig = toml::from_str(&text).unwrap();
    assert_eq!(back, c, "{text}");
    assert_eq!(back.fingerprint().unwrap(), c.fingerprint().unwrap());
}

#[test]
fn flags_over_file_over_defaults() {
    let file =
        table("steps = 10\nbatch = 4\n[optimizer]\nlr = 0.01\nwarmup = 3\n[model]\nlayers = 2\n");
    let mut flags = Table::new();
    set(&mut flags, "steps", 20);
    set(&mut flags, "optimizer.lr", 0.02);
    set(&mut flags, "seeds.data", 5);
    let c = RunConfig::from_layers([&file, &flags]).unwrap();
    assert_eq!((c.steps, c.batch, c.context), (20, 4, 256));
    assert_eq!(
        (c.optimizer.lr, c.optimizer.warmup, c.optimizer.beta2),
        (0.02, 3, 0.95)
    );
    assert_eq!((c.model.layers, c.model.hidden), (2, 256));
    assert_eq!(
        c.seeds,
        Seeds {
            init: 0,
            data: 5,
            rounding: 0
        }
    );
    let given = Given {
        model: table("layers = 2"),
        warmup: true,
        context: false,
    };
    assert_eq!(c.given, given);
    assert!((c.min_lr() - 0.002).abs() < 1e-15, "a tenth of the peak");
}

#[test]
fn a_mistake_in_a_file_is_pointed_at() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("c.toml");
    let cases = [
        (
            "batch = 4\nstepz = 10\n",
            &["c.toml", "line 2", "stepz", "did you mean `steps`?"][..],
        ),
        (
            "[optimizer]\nlearning_rate = 1.0\n",
            &["learning_rate", "expected one of", "`lr`"],
        ),
        ("[model]\nhiden = 1\n", &["did you mean `hidden`?"]),
        (
            "[model]\narchitecture = 'gtp2'\n",
            &["line 2", "gtp2", "did you mean `gpt2`?"],
        ),
        (
            "[optimizer]\nschedule = 'cosin'\n",
            &["did you mean `cosine`?"],
        ),
        ("steps = 'many'\n", &["line 1", "many"]),
        ("steps = -1\n", &["line 1", "-1"]),
        ("[seeds]\ndata = 'x'\n", &["not a number"]),
        ("steps = \n", &["line 1"]),
    ];
    for (text, words) in cases {
        std::fs::write(&path, text).unwrap();
        let e = RunConfig::read_layer(&path).unwrap_err().to_string();
        assert!(words.iter().all(|w| e.contains(w)), "{text}: {e}");
    }
    std::fs::write(&path, "steps = 3\n").unwrap();
    assert_eq!(RunConfig::read_layer(&path).unwrap(), table("steps = 3"));
    assert!(matches!(
        RunConfig::read_layer(&dir.path().join("none.toml")),
        Err(Error::Io { .. })
    ));
}

#[test]
fn what_was_not_given_follows_data_and_weights() {
    let settled = |text: &str, loaded: Option<&ModelConfig>, vocab| {
        let mut c = RunConfig::from_layers([&table(text)]).unwrap();
        c.settle(loaded.map(|m| (m, Path::new("there"))), vocab)
            .map(|()| c)
    };
    // A fresh model takes the data's vocabulary and the context asked for.
    let c = settled("context = 512", None, 5000).unwrap();
    assert_eq!(
        (c.model.vocab_size, c.model.context, c.context),
        (5000, 512, 512)
    );
    // Unless its own were given.
    let c = settled("[model]\nvocab_size = 300\ncontext = 64", None, 256).unwrap();
    assert_eq!(
        (c.model.vocab_size, c.model.context, c.context),
        (300, 64, 64)
    );
    let c = settled("context = 512\n[model]\ncontext = 64", None, 256).unwrap();
    let e = c.validate().unwrap_err().to_string();
    assert!(e.contains("512") && e.contains("64"), "{e}");
    // Weights bring their model.
    let loaded = ModelConfig {
        context: 64,
        layers: 1,
        ..ModelConfig::default()
    };
    let c = settled("", Some(&loaded), 256).unwrap();
    assert_eq!((&c.model, c.context), (&loaded, 64));
    let e = settled("[model]\nlayers = 3", Some(&loaded), 256)
        .unwrap_err()
        .to_string();
    assert!(e.contains("layers: 3 -> 1"), "{e}");
    assert!(
        settled("context = 100", Some(&loaded), 256)
            .unwrap()
            .validate()
            .is_err()
    );
}

#[test]
fn the_architecture_decides_what_was_not_given() {
    let model = |text: &str| {
        let mut c = RunConfig::from_layers([&table(text)]).unwrap();
        c.settle(None, 256).unwrap();
        c.validate().unwrap();
        let back = RunConfig::from_layers([&table(&c.to_toml().unwrap())]).unwrap();
        assert_eq!(back.model, c.model, "{text}");
        c.model
    };
    assert_eq!(model(""), ModelConfig::default());
    assert_eq!(
        model("[model]\narchitecture = 'llama'"),
        ModelConfig::default()
    );
    assert_eq!(model("[model]\narchitecture = 'gpt2'"), ModelConfig::gpt2());
    let m =
        model("[model]\narchitecture = 'gpt2'\nhidden = 128\nheads = 8\nffn = 256\ntied = false");
    let sizes = (m.kv_heads, m.head_dim, m.ffn, m.tied);
    assert_eq!(sizes, (8, 16, 256, false));
}

#[test]
fn bad_values_are_named() {
    let cases = [
        ("steps = 0", "steps is 0"),
        ("batch = 0", "batch is 0"),
        ("context = 0", "context is 0"),
        ("accumulate = 0", "accumulate is 0"),
        ("log_every = 0", "log_every is 0"),
        ("recipe = 'mxpf4'", "did you mean `mxfp4`?"),
        ("device = 'gpu'", "device"),
        ("[model]\nheads = 3", "kv_heads"),
        ("[model]\nhidden = 0", "model.hidden"),
        (
            "[model]\narchitecture = 'gpt2'\nkv_heads = 2",
            "model.kv_heads is 2",
        ),
        (
            "[model]\narchitecture = 'gpt2'\nhead_dim = 32",
            "model.head_dim (32)",
        ),
        (
            "[model]\narchitecture = 'gpt2'\nrope_theta = 5e5",
            "model.rope_theta",
        ),
        ("[optimizer]\nlr = -1.0", "optimizer.lr is -1"),
        ("[optimizer]\nlr = nan", "optimizer.lr is NaN"),
        ("[optimizer]\nlr = inf", "optimizer.lr is inf"),
        ("[optimizer]\nmin_lr = 1.0", "from 0 to 0.001"),
        ("[optimizer]\nbeta2 = 1.0", "below 1"),
        ("[optimizer]\neps = 0.0", "optimizer.eps"),
        ("[optimizer]\ndecay_fraction = 2.0", "decay_fraction"),
        ("fit_minutes = 0.0", "fit_minutes"),
    ];
    for (text, words) in cases {
        let e = RunConfig::from_layers([&table(text)])
            .unwrap()
            .validate()
            .unwrap_err()
            .to_string();
        assert!(e.contains(words), "{text}: {e}");
    }
}

#[test]
fn a_short_run_says_that_the_peak_is_not_reached() {
    let c = RunConfig {
        steps: 30,
        ..RunConfig::default()
    };
    c.validate().unwrap();
    assert!(c.notes()[0].contains("longer than the run"));
    assert!(RunConfig::default().notes().is_empty());
}

#[test]
fn changes_and_fingerprints() {
    let a = RunConfig::default();
    let mut b = RunConfig {
        steps: 800,
        device: "cpu".into(),
        ..a.clone()
    };
    b.optimizer.min_lr = Some(0.0);
    assert_eq!(
        b.changes_from(&a),
        [
            "device: \"auto\" -> \"cpu\"",
            "optimizer.min_lr: not set -> 0.0",
            "steps: 400 -> 800",
        ]
    );
    assert_ne!(a.fingerprint().unwrap(), b.fingerprint().unwrap());
    let elsewhere = RunConfig {
        device: "cpu".into(),
        log_every: 10,
        ..a.clone()
    };
    assert_eq!(a.fingerprint().unwrap(), elsewhere.fingerprint().unwrap());
    let mma = |mma, path: &str| RunConfig {
        mma,
        mma_paths: Some([("mxfp4".to_string(), path.to_string())].into()),
        ..a.clone()
    };
    let print = |c: &RunConfig| c.fingerprint().unwrap();
    let emulated = print(&mma(MmaChoice::Emulated, "emulated: asked for"));
    assert_eq!(emulated, print(&mma(MmaChoice::F32, "emulated in f32")));
    assert_eq!(emulated, print(&mma(MmaChoice::Bf16, "bf16")));
    assert_ne!(emulated, print(&mma(MmaChoice::Native, "native")));
    assert_eq!(print(&a), print(&mma(MmaChoice::Auto, "any")));
    let text = mma(MmaChoice::Native, "why").to_toml().unwrap();
    assert!(
        text.contains("mma = \"native\"") && text.contains("[mma_paths]"),
        "{text}"
    );
    let back: RunConfig = toml::from_str(&text).unwrap();
    assert_eq!(back.mma, MmaChoice::Native);
}

#[test]
fn planted_outliers_are_configuration() {
    let c = |text: &str| RunConfig::from_layers([&table(text)]).unwrap();
    let planted = c("[outliers]\nchannels = 2\nfactor = 8.0\n");
    planted.validate().unwrap();
    let back: RunConfig = toml::from_str(&planted.to_toml().unwrap()).unwrap();
    assert_eq!(back.outliers, planted.outliers);
    let plain = RunConfig::default();
    assert!(!plain.to_toml().unwrap().contains("outliers"));
    assert_ne!(planted.fingerprint().unwrap(), plain.fingerprint().unwrap());
    for (text, word) in [
        ("[outliers]\nchannels = 0", "outliers.channels"),
        ("[outliers]\nchannels = 257", "model.hidden"),
        ("[outliers]\nfactor = 0.5", "outliers.factor"),
        ("[outliers]\nfactor = nan", "outliers.factor"),
        ("init = 'w'\n[outliers]\n", "fresh parameters"),
    ] {
        let e = c(text).validate().unwrap_err().to_string();
        assert!(e.contains(word), "{text}: {e}");
    }
}
