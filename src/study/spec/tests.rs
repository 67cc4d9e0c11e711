use super::*;

const TINY: &str = "
    name = 'tiny'
    title = 'Tiny'
    baseline = 'f32'
    seeds = [0, 7]
    [run]
    steps = 40
    batch = 2
    context = 32
    eval_every = 10
    optimizer = { warmup = 8 }
    [[arms]]
    name = 'f32'
    [[arms]]
    name = 'hot'
    recipe = 'mxfp4'
    run = { optimizer = { lr = 0.002 } }
    [[arms]]
    name = 'mxfp4'
    [quick]
    seeds = [3]
    arms = ['hot']
    run = { steps = 20 }
";

fn tiny() -> Study {
    Study::parse(TINY, "tiny").unwrap()
}

fn error(from: &str, to: &str) -> String {
    let text = TINY.replacen(from, to, 1);
    assert_ne!(text, TINY);
    Study::parse(&text, "tiny.toml").unwrap_err().to_string()
}

#[test]
fn built_in_studies_parse_and_survive_toml() {
    for (name, _) in BUILTIN {
        let study = Study::open(name).unwrap();
        assert_eq!(study.name, name);
        assert_eq!(
            Study::parse(&study.to_toml().unwrap(), name).unwrap(),
            study
        );
        let quick = Changes {
            quick: true,
            ..Changes::default()
        };
        let quick = study.changed(&quick).unwrap();
        let tokens = |s: &Study| {
            let c = s.shared_config().unwrap();
            c.steps * c.tokens_per_step() * (s.seeds.len() * s.arms.len()) as u64
        };
        assert!(tokens(&quick) < tokens(&study), "{name}");
    }
}

#[test]
fn the_quick_ladder_fits_its_time() {
    // On two cores the demo model does about 4,000 tokens/s; the quick model has a fifth of its parameters.
    let quick = Changes {
        quick: true,
        ..Changes::default()
    };
    let study = Study::open("paper-c").unwrap().changed(&quick).unwrap();
    let c = study.shared_config().unwrap();
    let count = |m| crate::model::ParamTable::new(m).count() as f64;
    let share = count(&c.model) / count(&crate::model::ModelConfig::default());
    let runs = study.arms.len() * study.seeds.len();
    let tokens = (c.steps * c.tokens_per_step()) as f64 * runs as f64;
    assert!(study.seeds.len() >= 3 && share < 0.25, "{share}");
    assert!(tokens * share / 4000.0 < 15.0 * 60.0, "{tokens} {share}");
}

#[test]
fn arms_differ_only_where_they_say() {
    let data = crate::data::DataSpec::default().open().unwrap();
    let runs = tiny().plan(&data).unwrap();
    let names: Vec<&str> = runs.iter().map(|r| r.folder.as_str()).collect();
    assert_eq!(
        names,
        [
            "f32-s0", "hot-s0", "mxfp4-s0", "f32-s7", "hot-s7", "mxfp4-s7"
        ]
    );
    let changes = runs[4].config.changes_from(&runs[3].config);
    assert_eq!(
        changes,
        [
            "optimizer.lr: 0.001 -> 0.002",
            "optimizer.min_lr: 0.0001 -> 0.0002",
            "recipe: \"f32\" -> \"mxfp4\""
        ]
    );
    let s = runs[5].config.seeds;
    assert_eq!((s.init, s.data, s.rounding), (7, 7, 7));
    assert_eq!(
        (runs[0].config.sample_tokens, runs[0].config.model.context),
        (0, 32)
    );
}

#[test]
fn quick_and_flags_change_it() {
    let mut changes = Changes {
        quick: true,
        ..Changes::default()
    };
    let quick = tiny().changed(&changes).unwrap();
    assert_eq!(
        (quick.seeds.as_slice(), quick.arm_names()),
        (&[3][..], vec!["f32", "hot"])
    );
    assert_eq!(
        (quick.shared_config().unwrap().steps, &quick.quick),
        (20, &None)
    );
    changes = Changes {
        steps: Some(400),
        seeds: Some(vec![1, 2]),
        arms: Some(vec!["mxfp4".into()]),
        run: toml::toml! { batch = 3 },
        ..Changes::default()
    };
    let study = tiny().changed(&changes).unwrap();
    let c = study.shared_config().unwrap();
    assert_eq!(
        (c.steps, c.optimizer.warmup, c.eval_every, c.batch),
        (400, 80, 100, 3)
    );
    assert_eq!(
        (study.arm_names(), study.seeds.clone()),
        (vec!["f32", "mxfp4"], vec![1, 2])
    );
}

#[test]
fn mistakes_are_explained() {
    let e = Study::open("paper-d").unwrap_err().to_string();
    assert!(e.contains("did you mean `paper-"), "{e}");
    let e = error("baseline", "base_line");
    assert!(
        e.contains("tiny.toml") && e.contains("did you mean `baseline`?"),
        "{e}"
    );
    let e = error("baseline = 'f32'", "baseline = 'f33'");
    assert!(
        e.contains("unknown baseline") && e.contains("did you mean `f32`?"),
        "{e}"
    );
    let e = error("batch = 2", "bacth = 2");
    assert!(
        e.contains("[run]") && e.contains("did you mean `batch`?"),
        "{e}"
    );
    let e = error("{ lr = 0.002 }", "{ lt = 0.002 }");
    assert!(
        e.contains("arm hot") && e.contains("did you mean `lr`?"),
        "{e}"
    );
    let e = error("[0, 7]", "[0, 0]");
    assert!(e.contains("twice"), "{e}");
    let e = error("[0, 7]", "[]");
    assert!(e.contains("at least one"), "{e}");
    let e = error("batch = 2", "seeds = { init = 1 }");
    assert!(e.contains("`seeds` does not belong here"), "{e}");
    let e = error("{ optimizer = { lr = 0.002 } }", "{ steps = 3 }");
    assert!(e.contains("same tokens"), "{e}");
    let e = error("name = 'hot'", "name = '../hot'");
    assert!(e.contains("letters"), "{e}");
    let e = error("arms = ['hot']", "arms = ['hott']");
    assert!(e.contains("did you mean `hot`?"), "{e}");
    let e = error("[quick]", "[target]\nfraction = 1.5\n[quick]");
    assert!(e.contains("at most 1"), "{e}");
}

#[test]
fn an_unknown_recipe_is_refused_before_any_run() {
    let data = crate::data::DataSpec::default().open().unwrap();
    let text = TINY.replace("recipe = 'mxfp4'", "recipe = 'mxpf4'");
    let e = Study::parse(&text, "")
        .unwrap()
        .plan(&data)
        .unwrap_err()
        .to_string();
    assert!(
        e.contains("arm hot") && e.contains("did you mean `mxfp4`?"),
        "{e}"
    );
}
