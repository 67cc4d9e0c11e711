use super::*;

fn state(step: u64) -> TrainState {
    let model = ModelConfig {
        vocab_size: 8,
        hidden: 8,
        layers: 1,
        heads: 2,
        kv_heads: 1,
        head_dim: 4,
        ffn: 12,
        context: 4,
        ..ModelConfig::default()
    };
    let table = ParamTable::new(&model);
    let fill = |salt: u64| {
        let mut flat = vec![0.0; table.total];
        for e in &table.entries {
            for (i, x) in flat[e.offset..e.offset + e.len()].iter_mut().enumerate() {
                *x = (step * 1000 + salt) as f32 + i as f32 / 7.0;
            }
        }
        flat
    };
    let seeds = Seeds {
        init: 1,
        data: u64::MAX,
        rounding: 3,
    };
    let fingerprint = "abc".to_string();
    TrainState {
        step,
        tokens: step * 32,
        params: fill(1),
        m: fill(2),
        v: fill(3),
        model,
        seeds,
        fingerprint,
    }
}

fn run() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

fn names(run: &Path) -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(run.join(FOLDER))
        .unwrap()
        .map(|e| e.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

fn latest(run: &Path) -> (u64, Vec<String>) {
    let mut notes = Vec::new();
    let found = find_latest(run, &mut notes).unwrap();
    (found.map_or(0, |(_, s)| s.step), notes)
}

#[test]
fn round_trip_to_the_bit_and_as_a_hugging_face_model() {
    let run = run();
    let saved = state(40);
    let dir = save(run.path(), &saved, 2).unwrap();
    assert!(dir.ends_with("checkpoints/step-00000040"));
    assert_eq!(load(&dir).unwrap(), saved);
    assert_eq!(
        hf::read(&dir).unwrap(),
        (saved.model.clone(), saved.params.clone())
    );
    let mut notes = Vec::new();
    assert_eq!(
        find_latest(run.path(), &mut notes).unwrap(),
        Some((dir, saved))
    );
    assert!(notes.is_empty());
}

#[test]
fn old_ones_are_pruned_and_an_abandoned_future_too() {
    let run = run();
    for step in [10, 20, 30, 40] {
        save(run.path(), &state(step), 2).unwrap();
    }
    assert_eq!(
        names(run.path()),
        ["latest", "step-00000030", "step-00000040"]
    );
    save(run.path(), &state(35), 2).unwrap();
    assert_eq!(
        names(run.path()),
        ["latest", "step-00000030", "step-00000035"]
    );
    save(run.path(), &state(35), 0).unwrap();
    assert_eq!(
        names(run.path()),
        ["latest", "step-00000035"],
        "the same step again, and at least one is kept"
    );
    assert_eq!(latest(run.path()).0, 35);
}

#[test]
fn a_kill_while_saving_leaves_the_last_good_one() {
    let run = run();
    let root = run.path().join(FOLDER);
    assert_eq!(latest(run.path()).0, 0);
    save(run.path(), &state(10), 2).unwrap();
    // Killed while writing the folder, at any of its files.
    let half = root.join(".tmp-step-00000020-1");
    std::fs::create_dir(&half).unwrap();
    std::fs::write(half.join(hf::WEIGHTS), "ha").unwrap();
    assert_eq!(latest(run.path()), (10, vec![]));
    // Killed after the rename, before `latest` moved; or in the middle of writing `latest`.
    save(run.path(), &state(20), 2).unwrap();
    for pointer in [
        "step-00000010\n",
        "",
        "step-000",
        "garbage",
        "step-00000099\n",
    ] {
        std::fs::write(root.join(LATEST), pointer).unwrap();
        let (step, _) = latest(run.path());
        assert_eq!(
            step,
            if pointer.starts_with("step-00000010") {
                10
            } else {
                20
            },
            "{pointer}"
        );
    }
    std::fs::remove_file(root.join(LATEST)).unwrap();
    assert_eq!(latest(run.path()), (20, vec![]));
    // Killed between moving the old folder away and the new one in.
    std::fs::rename(
        root.join(folder_name(20)),
        root.join(".old-step-00000020-1"),
    )
    .unwrap();
    assert_eq!(latest(run.path()).0, 10);
    // The next save clears all leftovers.
    std::fs::write(root.join(".tmp-latest-1"), "").unwrap();
    save(run.path(), &state(30), 2).unwrap();
    assert_eq!(
        names(run.path()),
        ["latest", "step-00000010", "step-00000030"]
    );
}

#[test]
fn every_truncated_changed_or_missing_file_is_named_and_passed_over() {
    for name in FILES.into_iter().chain([STATE]) {
        let run = run();
        save(run.path(), &state(10), 2).unwrap();
        let dir = save(run.path(), &state(20), 2).unwrap();
        let path = dir.join(name);
        let good = std::fs::read(&path).unwrap();
        let mut flipped = good.clone();
        // In `state.json` this changes the number of tokens, not the syntax.
        let at = match name {
            STATE => String::from_utf8(good.clone())
                .unwrap()
                .find("640")
                .unwrap(),
            _ => good.len() - 1,
        };
        flipped[at] ^= 1;
        let longer = [good.as_slice(), b" "].concat();
        let mut broken = vec![
            flipped,
            good[..good.len() / 2].to_vec(),
            good[..1].to_vec(),
            vec![],
        ];
        if name != STATE {
            broken.push(longer);
        }
        for bytes in broken.into_iter().map(Some).chain([None]) {
            match &bytes {
                Some(b) => std::fs::write(&path, b).unwrap(),
                None => std::fs::remove_file(&path).unwrap(),
            }
            let e = load(&dir).unwrap_err();
            assert!(
                matches!(&e, Error::Corrupt { path: p, .. } if *p == path),
                "{name}: {e}"
            );
            let (step, notes) = latest(run.path());
            assert_eq!(step, 10);
            assert!(notes[0].contains(name), "{notes:?}");
        }
    }
}

#[test]
fn files_of_different_checkpoints_do_not_mix() {
    let run = run();
    let old = save(run.path(), &state(10), 2).unwrap();
    let new = save(run.path(), &state(20), 2).unwrap();
    std::fs::copy(old.join(OPTIMIZER), new.join(OPTIMIZER)).unwrap();
    assert!(matches!(load(&new), Err(Error::Corrupt { .. })));
}

#[test]
fn a_poisoned_or_misshapen_state_is_never_saved() {
    let run = run();
    save(run.path(), &state(10), 2).unwrap();
    let mut bad = state(20);
    *bad.v.last_mut().unwrap() = 0.0;
    let at = ParamTable::new(&bad.model)
        .find("model.norm.weight")
        .unwrap()
        .offset;
    for value in [f32::NAN, f32::INFINITY] {
        bad.m[at] = value;
        let e = save(run.path(), &bad, 2).unwrap_err();
        assert!(
            e.to_string()
                .contains("first moment of model.norm.weight at step 20"),
            "{e}"
        );
    }
    let mut short = state(20);
    short.params.pop();
    assert!(matches!(save(run.path(), &short, 2), Err(Error::Shape(_))));
    assert_eq!(names(run.path()), ["latest", "step-00000010"]);
}

#[test]
fn a_save_that_fails_leaves_the_earlier_checkpoint() {
    let run = run();
    save(run.path(), &state(10), 1).unwrap();
    // What a full disk does, done with a folder where the file should go.
    let root = run.path().join(FOLDER);
    std::fs::remove_file(root.join(LATEST)).unwrap();
    std::fs::create_dir_all(root.join(LATEST).join("in the way")).unwrap();
    assert!(matches!(
        save(run.path(), &state(20), 1),
        Err(Error::Io { .. })
    ));
    assert!(
        root.join(folder_name(10)).exists(),
        "pruned only after all is in place"
    );
    assert_eq!(latest(run.path()).0, 20);
}
