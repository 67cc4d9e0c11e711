use std::path::Path;
use std::sync::OnceLock;

use super::super::toy::Toy;
use super::*;

fn config() -> RunConfig {
    let layer = toml::toml! {
        recipe = "f32"
        steps = 40
        batch = 2
        context = 8
        accumulate = 2
        eval_every = 8
        eval_windows = 3
        checkpoint_every = 10
        sample_tokens = 5
        [model]
        hidden = 8
        layers = 1
        heads = 2
        kv_heads = 1
        head_dim = 4
        ffn = 12
        [optimizer]
        lr = 0.5
        warmup = 4
    };
    RunConfig::from_layers([&layer]).unwrap()
}

/// [`train`] with a toy engine.
fn toy_run(
    config: &RunConfig,
    resume: Option<&Path>,
    out: Option<&Path>,
    stop: &AtomicBool,
    nan_at: Option<u64>,
) -> Result<Outcome> {
    // Opened once: in a debug build it takes a while.
    static DATA: OnceLock<Dataset> = OnceLock::new();
    let data = DATA.get_or_init(|| config.data.open().unwrap());
    let start = Start::new(config, resume, data.vocab_size)?;
    let build = |c: &RunConfig, params: &[f32]| {
        let mut toy = Toy::new(&c.model, params);
        toy.nan_at = nan_at;
        Ok(toy)
    };
    run(start, out.map(Path::to_path_buf), stop, data, build)
}

fn go(config: &RunConfig, out: &Path) -> Result<Outcome> {
    toy_run(config, None, Some(out), &AtomicBool::new(false), None)
}

/// Continues a run with what its own `config.toml` says.
fn resume(path: &Path) -> Result<Outcome> {
    let (run, _) = super::super::run_folder::locate(path);
    let layer = RunConfig::read_layer(&run.join("config.toml"))?;
    toy_run(
        &RunConfig::from_layers([&layer])?,
        Some(path),
        None,
        &AtomicBool::new(false),
        None,
    )
}

/// The files of a run that must not depend on interruptions: the last checkpoint, and the metrics without times.
fn remains(run: &Path) -> (Vec<Vec<u8>>, Vec<String>) {
    let dir = run.join("checkpoints/step-00000040");
    let files = [
        "config.json",
        "model.safetensors",
        "optimizer.safetensors",
        "state.json",
    ];
    let files = files
        .iter()
        .map(|f| std::fs::read(dir.join(f)).unwrap())
        .collect();
    let untimed = |line: &str| {
        let mut v: serde_json::Map<String, serde_json::Value> = serde_json::from_str(line).unwrap();
        v.remove("elapsed_s").unwrap();
        v.remove("tokens_per_s");
        serde_json::to_string(&v).unwrap()
    };
    let text = std::fs::read_to_string(run.join("metrics.jsonl")).unwrap();
    (files, text.lines().map(untimed).collect())
}

#[test]
fn a_whole_run_leaves_what_it_promises() {
    let dir = tempfile::tempdir().unwrap();
    let out = dir.path().join("run");
    let outcome = go(&config(), &out).unwrap();
    assert_eq!(
        (outcome.step, outcome.stopped, outcome.run_dir.as_path()),
        (40, false, out.as_path())
    );
    assert!(outcome.checkpoint.ends_with("step-00000040"));
    let evaluation = outcome.evaluation.unwrap();
    assert!(evaluation.floor.is_some());
    let (prompt, text) = outcome.sample.unwrap();
    assert_eq!((prompt.chars().count(), text.len()), (4, 5));

    let records = super::super::metrics::read(&out.join("metrics.jsonl")).unwrap();
    let (mut losses, mut evaluated) = (Vec::new(), Vec::new());
    for r in &records {
        match r {
            Record::Step(r) => {
                assert_eq!(r.tokens, r.step * 32);
                losses.push(r.loss);
            }
            Record::Eval(r) => evaluated.push(r.step),
            Record::Numerics(_) => {}
        }
    }
    assert_eq!(losses.len(), 40);
    assert!(losses[39] < losses[0]);
    assert_eq!(evaluated, [8, 16, 24, 32, 40]);
    assert!(
        std::fs::read_to_string(out.join("loss.svg"))
            .unwrap()
            .contains("entropy")
    );
    let names = |d: &Path| {
        let mut names: Vec<_> = std::fs::read_dir(d)
            .unwrap()
            .map(|e| e.unwrap().file_name())
            .collect();
        names.sort();
        names
    };
    assert_eq!(
        names(&out.join("checkpoints")),
        ["latest", "step-00000030", "step-00000040"]
    );

    // `config.toml` repeats it.
    let layer = RunConfig::read_layer(&out.join("config.toml")).unwrap();
    let again = dir.path().join("again");
    go(&RunConfig::from_layers([&layer]).unwrap(), &again).unwrap();
    assert_eq!(remains(&out), remains(&again));
}

#[test]
fn stopping_and_resuming_changes_no_bit() {
    let dir = tempfile::tempdir().unwrap();
    let (whole, parts) = (dir.path().join("whole"), dir.path().join("parts"));
    go(&config(), &whole).unwrap();
    let outcome = go(
        &RunConfig {
            stop_after: Some(20),
            ..config()
        },
        &parts,
    )
    .unwrap();
    assert_eq!((outcome.step, outcome.stopped), (20, true));
    // Ctrl-C at once: nothing is trained, nothing is lost.
    let layer = RunConfig::read_layer(&parts.join("config.toml")).unwrap();
    let again = RunConfig::from_layers([&layer]).unwrap();
    let outcome = toy_run(&again, Some(&parts), None, &AtomicBool::new(true), None).unwrap();
    assert_eq!((outcome.step, outcome.stopped), (20, true));
    // A stop between two checkpoints.
    let outcome = toy_run(
        &RunConfig {
            stop_after: Some(27),
            ..again
        },
        Some(&parts),
        None,
        &AtomicBool::new(false),
        None,
    );
    assert!(outcome.unwrap().checkpoint.ends_with("step-00000027"));
    resume(&parts).unwrap();
    assert_eq!(remains(&whole), remains(&parts));
    // Resuming what is complete adds nothing.
    resume(&parts).unwrap();
    assert_eq!(remains(&whole), remains(&parts));
}

#[test]
fn a_kill_or_a_corrupt_checkpoint_costs_only_time() {
    let dir = tempfile::tempdir().unwrap();
    let (whole, killed) = (dir.path().join("whole"), dir.path().join("killed"));
    go(&config(), &whole).unwrap();
    go(
        &RunConfig {
            stop_after: Some(20),
            ..config()
        },
        &killed,
    )
    .unwrap();
    let weights = killed.join("checkpoints/step-00000020/model.safetensors");
    let half = std::fs::read(&weights).unwrap();
    std::fs::write(&weights, &half[..half.len() / 2]).unwrap();
    std::fs::create_dir(killed.join("checkpoints/.tmp-step-00000025-1")).unwrap();
    let mut metrics = std::fs::read(killed.join("metrics.jsonl")).unwrap();
    metrics.extend(b"{\"step\":21,\"tok");
    std::fs::write(killed.join("metrics.jsonl"), metrics).unwrap();
    resume(&killed).unwrap();
    assert_eq!(remains(&whole), remains(&killed));
    // From a named older checkpoint: what came after is done again.
    resume(&killed.join("checkpoints/step-00000030")).unwrap();
    assert_eq!(remains(&whole), remains(&killed));
    // All corrupt: an error, not a fresh start over them.
    for step in ["step-00000030", "step-00000040"] {
        std::fs::remove_file(killed.join("checkpoints").join(step).join("state.json")).unwrap();
    }
    let e = resume(&killed).unwrap_err();
    assert!(
        matches!(e, Error::Corrupt { .. }) && e.to_string().contains("state.json"),
        "{e}"
    );
}

#[test]
fn a_run_killed_before_its_first_checkpoint_begins_again() {
    let dir = tempfile::tempdir().unwrap();
    let (whole, killed) = (dir.path().join("whole"), dir.path().join("killed"));
    go(&config(), &whole).unwrap();
    go(
        &RunConfig {
            stop_after: Some(3),
            ..config()
        },
        &killed,
    )
    .unwrap();
    std::fs::remove_dir_all(killed.join("checkpoints")).unwrap();
    resume(&killed).unwrap();
    assert_eq!(remains(&whole), remains(&killed));
}

#[test]
fn a_loss_that_is_not_a_number_stops_the_run_and_keeps_the_last_good_state() {
    let dir = tempfile::tempdir().unwrap();
    for (name, log_every) in [("each", 1), ("seldom", 100)] {
        let out = dir.path().join(name);
        let c = RunConfig {
            log_every,
            eval_every: 0,
            ..config()
        };
        let e = toy_run(&c, None, Some(&out), &AtomicBool::new(false), Some(30)).unwrap_err();
        let Error::NonFinite { tensor, step, what } = &e else {
            panic!("{e}")
        };
        assert_eq!((tensor.as_str(), *step), ("gradient of layer 0 q", 30));
        assert!(
            what.contains("step-00000020") && what.contains("--resume"),
            "{what}"
        );
        let (_, state) = checkpoint::find_latest(&out, &mut Vec::new())
            .unwrap()
            .unwrap();
        assert_eq!(state.step, 20);
        let records = super::super::metrics::read(&out.join("metrics.jsonl")).unwrap();
        assert!(records.iter().all(|r| r.step() < 30));
        assert_eq!(out.join("loss.svg").exists(), log_every == 1);
    }
    let e = toy_run(
        &config(),
        None,
        Some(&dir.path().join("early")),
        &AtomicBool::new(false),
        Some(2),
    )
    .unwrap_err();
    assert!(
        e.to_string().contains("no checkpoint had been saved"),
        "{e}"
    );
}

/// One bad step between two logged ones, finite again by the time anything is read.
#[test]
fn a_bad_step_that_was_not_logged_is_found_before_anything_is_kept() {
    let dir = tempfile::tempdir().unwrap();
    // By the next record, evaluation, checkpoint or the end, whichever is first.
    for (name, log_every, eval_every, checkpoint_every, bad, noticed) in [
        ("record", 7, 0, 10, 23, 28),
        ("evaluation", 100, 8, 10, 21, 24),
        ("checkpoint", 100, 0, 10, 21, 30),
        ("end", 100, 0, 0, 31, 40),
    ] {
        let out = dir.path().join(name);
        let c = RunConfig {
            log_every,
            eval_every,
            checkpoint_every,
            ..config()
        };
        let e = toy_run(&c, None, Some(&out), &AtomicBool::new(false), Some(bad)).unwrap_err();
        let Error::NonFinite { step, what, .. } = &e else {
            panic!("{name}: {e}")
        };
        assert_eq!(*step, bad, "{name}");
        assert!(
            what.contains(&format!("noticed at step {noticed}")),
            "{name}: {what}"
        );
        let kept = checkpoint::find_latest(&out, &mut Vec::new()).unwrap();
        let last_good = (checkpoint_every > 0).then_some(20);
        assert_eq!(kept.map(|(_, state)| state.step), last_good, "{name}");
        let records = super::super::metrics::read(&out.join("metrics.jsonl")).unwrap();
        assert!(records.iter().all(|r| r.step() < bad), "{name}");
    }
}

#[test]
fn changes_on_resuming() {
    let dir = tempfile::tempdir().unwrap();
    let out = dir.path().join("run");
    go(&config(), &out).unwrap();
    let layer = RunConfig::read_layer(&out.join("config.toml")).unwrap();
    let with = |text: &str| {
        let flags: toml::Table = toml::from_str(text).unwrap();
        let c = RunConfig::from_layers([&layer, &flags]).unwrap();
        toy_run(&c, Some(&out), None, &AtomicBool::new(false), None)
    };
    assert_eq!(with("steps = 50").unwrap().step, 50);
    assert!(out.join("config.before-step-00000040.toml").exists());
    let e = with("steps = 30").unwrap_err().to_string();
    assert!(e.contains("beyond"), "{e}");
    let e = with("steps = 60\n[model]\nffn = 16")
        .unwrap_err()
        .to_string();
    assert!(e.contains("ffn: 16 -> 12"), "{e}");
}

#[test]
fn weights_of_another_run_or_model_can_be_the_start() {
    let dir = tempfile::tempdir().unwrap();
    let first = dir.path().join("first");
    let outcome = go(&config(), &first).unwrap();
    // A run's folder, a checkpoint's, and the same as a bare Hugging Face folder.
    let bare = dir.path().join("bare");
    std::fs::create_dir(&bare).unwrap();
    for f in ["config.json", "model.safetensors"] {
        std::fs::copy(outcome.checkpoint.join(f), bare.join(f)).unwrap();
    }
    let mut results = Vec::new();
    for (i, init) in [first, outcome.checkpoint, bare].into_iter().enumerate() {
        let out = dir.path().join(format!("second-{i}"));
        go(
            &RunConfig {
                init: Some(init),
                ..config()
            },
            &out,
        )
        .unwrap();
        results.push(remains(&out));
    }
    assert_eq!(results[0], results[1]);
    assert_eq!(results[0], results[2]);
}

#[test]
fn fitted_steps_are_recorded() {
    let dir = tempfile::tempdir().unwrap();
    let out = dir.path().join("run");
    let c = RunConfig {
        fit_minutes: Some(0.01),
        stop_after: Some(3),
        ..config()
    };
    go(&c, &out).unwrap();
    let layer = RunConfig::read_layer(&out.join("config.toml")).unwrap();
    assert_ne!(layer["steps"].as_integer(), Some(40));
    assert_eq!(layer["fit_minutes"].as_float(), Some(0.01));
    // A resumed run keeps them.
    let again = RunConfig {
        stop_after: Some(4),
        ..RunConfig::from_layers([&layer]).unwrap()
    };
    toy_run(&again, Some(&out), None, &AtomicBool::new(false), None).unwrap();
    assert_eq!(
        RunConfig::read_layer(&out.join("config.toml")).unwrap(),
        layer
    );
}

#[test]
fn a_run_that_cannot_begin_leaves_no_folder() {
    let dir = tempfile::tempdir().unwrap();
    let out = dir.path().join("run");
    let short = dir.path().join("short.txt");
    std::fs::write(&short, "too short").unwrap();
    let mut c = config();
    c.data.source = short.to_str().unwrap().to_string().into();
    for c in [
        RunConfig {
            batch: 0,
            ..config()
        },
        RunConfig {
            context: 0,
            ..config()
        },
        c,
    ] {
        let e = train(&c, None, Some(out.clone()), &AtomicBool::new(false)).unwrap_err();
        assert!(matches!(e, Error::Config(_) | Error::Data(_)), "{e}");
        assert!(!out.exists());
    }
}
