//! The program as a user meets it: exit codes, messages, and a short run from `train` to `sample`.

use std::path::Path;
use std::process::{Command, Output};

fn halfbyte(dir: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_halfbyte"))
        .args(args)
        .current_dir(dir)
        .output()
        .expect("the program starts")
}

fn stdout(o: &Output) -> String {
    String::from_utf8_lossy(&o.stdout).into_owned()
}

fn stderr(o: &Output) -> String {
    String::from_utf8_lossy(&o.stderr).into_owned()
}

fn temporary() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

/// Exit code 1 and one `error:` line that holds all the words; nothing is left in the folder.
fn refused(args: &[&str], words: &[&str]) {
    let dir = temporary();
    std::fs::write(dir.path().join("short.txt"), "too short to train on").expect("written");
    std::fs::write(dir.path().join("empty.txt"), "").expect("written");
    let o = halfbyte(dir.path(), args);
    let text = stderr(&o);
    assert_eq!(o.status.code(), Some(1), "{args:?}: {text}");
    assert!(
        text.contains("error: ") && !text.contains("panicked"),
        "{args:?}: {text}"
    );
    assert!(words.iter().all(|w| text.contains(w)), "{args:?}: {text}");
    assert!(
        !dir.path().join("runs").exists(),
        "{args:?}: a run that cannot begin leaves no folder"
    );
}

#[test]
fn help_shows_every_command_and_flag() {
    let dir = temporary();
    let o = halfbyte(dir.path(), &["--help"]);
    assert_eq!(o.status.code(), Some(0));
    for word in ["train", "eval", "sample", "devices", "Examples:"] {
        assert!(stdout(&o).contains(word), "{word}");
    }
    let help = stdout(&halfbyte(dir.path(), &["train", "--help"]));
    let flags = "recipe device data tokenizer steps batch context accumulate seed lr schedule warmup out resume config \
                 init eval-every checkpoint-every demo fit-minutes sample-tokens";
    for flag in flags.split_whitespace() {
        assert!(help.contains(&format!("--{flag}")), "{flag}");
    }
    assert!(help.contains("Examples:"));
    assert_eq!(halfbyte(dir.path(), &["--version"]).status.code(), Some(0));
}

#[test]
fn usage_errors_are_code_2_with_a_suggestion() {
    let dir = temporary();
    for (args, words) in [
        (&["trian"][..], "train"),
        (&["train", "--stesp", "3"], "--steps"),
        (&["train", "--schedule", "cosin"], "cosine"),
        (&["train", "--steps", "many"], "invalid"),
        (&[], "Usage"),
    ] {
        let o = halfbyte(dir.path(), args);
        assert_eq!(o.status.code(), Some(2), "{args:?}");
        assert!(stderr(&o).contains(words), "{args:?}: {}", stderr(&o));
    }
}

#[test]
fn bad_input_is_code_1_with_what_to_do() {
    refused(&["train", "--recipe", "mxpf4"], &["did you mean `mxfp4`?"]);
    refused(&["train", "--device", "gpu"], &["gpu", "auto"]);
    refused(&["train", "--device", "wgpu:77"], &["wgpu:77"]);
    // Devices that every build has: a path that none of them has.
    for device in ["cpu", "wgpu:0"] {
        if devices().iter().any(|d| device.starts_with(d.as_str())) {
            for (mma, why) in [
                ("native", "advertises no"),
                ("bf16", "on cuda and hip only"),
            ] {
                let train = ["train", "--device", device, "--mma", mma];
                refused(&train, &[device, "--mma", why]);
            }
        }
    }
    refused(&["train", "--set", "mma=nativ"], &["unknown", "native"]);
    refused(&["train", "--data", "none.txt"], &["none.txt"]);
    refused(&["train", "--data", "empty.txt"], &["empty.txt"]);
    refused(&["train", "--data", "short.txt"], &["256"]);
    refused(&["train", "--batch", "0"], &["batch is 0"]);
    refused(&["train", "--config", "none.toml"], &["none.toml"]);
    refused(
        &["train", "--set", "model.layerz=3"],
        &["did you mean `layers`?"],
    );
    refused(
        &["train", "--set", "model.architecture=gtp2"],
        &["did you mean `gpt2`?"],
    );
    refused(&["train", "--set", "model.vocab_size=100"], &["100", "256"]);
    refused(
        &["train", "--context", "512", "--set", "model.context=64"],
        &["512", "64"],
    );
    refused(&["train", "--init", "none"], &["none"]);
    refused(&["train", "--resume", "none"], &["none"]);
    refused(&["train", "--resume"], &["no run in runs/"]);
    refused(&["eval"], &["no run in runs/"]);
    refused(&["eval", "--init", "."], &["config.json"]);
    refused(&["sample", "--init", ".", "--top-p", "2"], &["top_p"]);
}

#[test]
fn devices_lists_every_backend_with_devices_or_a_reason() {
    let dir = temporary();
    let o = halfbyte(dir.path(), &["devices"]);
    assert_eq!(o.status.code(), Some(0), "{}", stderr(&o));
    for backend in ["cuda", "hip", "wgpu", "cpu"] {
        assert!(
            stdout(&o).lines().any(|l| l.starts_with(backend)),
            "{backend}: {}",
            stdout(&o)
        );
    }
    let json: serde_json::Value =
        serde_json::from_str(&stdout(&halfbyte(dir.path(), &["devices", "--json"]))).expect("JSON");
    assert_eq!(json.as_array().map(Vec::len), Some(4));
    let backends = json.as_array().into_iter().flatten();
    for device in backends.flat_map(|b| b["devices"]["Ok"].as_array().into_iter().flatten()) {
        let paths = device["matrix_paths"].as_array().expect("paths");
        let formats: Vec<_> = paths.iter().map(|p| p[0].as_str()).collect();
        assert_eq!(formats, ["mxfp4", "nvfp4", "ue5m3"].map(Some));
        for path in paths {
            let words = path.as_array().expect("format, path, reason");
            let shown: Vec<_> = words.iter().filter_map(|w| w.as_str()).collect();
            let line = format!("{:<8} {}: {}", shown[0], shown[1], shown[2]);
            assert!(stdout(&o).contains(&line), "{line}");
        }
    }
}

/// A build with CUDA and HIP (that of `cargo xtask test`) starts everywhere, and says what is missing where no driver is.
#[test]
fn a_missing_driver_is_an_error_that_names_it() {
    let here = devices();
    for (backend, compiled_in, driver) in [
        ("cuda", cfg!(feature = "cuda"), "no NVIDIA driver"),
        ("hip", cfg!(feature = "hip"), "no AMD driver"),
    ] {
        if here.iter().any(|name| name == backend) {
            println!("not tested: this machine has a driver for {backend}");
            continue;
        }
        let build = format!("--features {backend}");
        let why = if compiled_in { driver } else { &build };
        for name in [backend.to_string(), format!("{backend}:0")] {
            refused(&["devices", "--device", &name], &[&name, why]);
            refused(&["train", "--demo", "--device", &name], &[&name, why]);
        }
    }
}

#[test]
fn devices_shows_the_one_that_is_named() {
    for name in devices() {
        let o = halfbyte(Path::new("."), &["devices", "--device", &name]);
        assert_eq!(o.status.code(), Some(0), "{name}: {}", stderr(&o));
        let text = stdout(&o);
        let heads: Vec<_> = text.lines().filter(|l| !l.starts_with(' ')).collect();
        assert!(heads.len() == 1 && heads[0].starts_with(&name), "{text}");
    }
}

/// Devices that this build and machine have, as `--device` takes them.
fn devices() -> Vec<String> {
    let json: serde_json::Value =
        serde_json::from_str(&stdout(&halfbyte(Path::new("."), &["devices", "--json"])))
            .expect("JSON");
    let mut names = Vec::new();
    for backend in json.as_array().into_iter().flatten() {
        if backend["devices"]["Ok"]
            .as_array()
            .is_some_and(|d| !d.is_empty())
        {
            names.extend(backend["backend"].as_str().map(str::to_string));
        }
    }
    if names.is_empty() {
        println!("skipped: this build or machine has no device");
    }
    names
}

const SMALL: &str = "
steps = 40
batch = 2
context = 32
eval_windows = 2
eval_every = 20
checkpoint_every = 15
sample_tokens = 8
[model]
hidden = 32
layers = 1
heads = 2
kv_heads = 1
head_dim = 16
ffn = 48
[optimizer]
warmup = 2
";

/// The bytes of a checkpoint's files.
fn checkpoint(run: &Path, step: u64) -> Vec<Vec<u8>> {
    let dir = run.join(format!("checkpoints/step-{step:08}"));
    let files = [
        "config.json",
        "model.safetensors",
        "optimizer.safetensors",
        "state.json",
    ];
    files
        .iter()
        .map(|f| std::fs::read(dir.join(f)).unwrap_or_else(|e| panic!("{f}: {e}")))
        .collect()
}

#[test]
fn train_stop_resume_eval_and_sample() {
    for device in devices() {
        let dir = temporary();
        std::fs::write(dir.path().join("small.toml"), SMALL).expect("written");
        let ok = |args: &[&str]| {
            let o = halfbyte(dir.path(), args);
            assert_eq!(
                o.status.code(),
                Some(0),
                "{args:?} on {device}\n{}\n{}",
                stdout(&o),
                stderr(&o)
            );
            stdout(&o)
        };
        let gpt2 = "--recipe mxfp4 --set model.architecture=gpt2 --set model.kv_heads=2";
        for (name, flags) in [
            ("f32", "--recipe f32"),
            ("mxfp4", "--recipe mxfp4"),
            ("gpt2", gpt2),
        ] {
            let mut train = vec!["train", "--config", "small.toml", "--device", &device];
            train.extend(flags.split(' ').chain(["--out"]));
            let (whole, parts) = (format!("whole-{name}"), format!("parts-{name}"));
            let text = ok(&[&train[..], &[&whole]].concat());
            for words in [
                "device",
                "parameters",
                "held-out loss",
                "known entropy",
                "peak memory",
                "loss.svg",
                "sample",
            ] {
                assert!(text.contains(words), "{words}: {text}");
            }
            ok(&[&train[..], &[&parts, "--stop-after", "20"]].concat());
            let text = ok(&["train", "--resume", &parts]);
            assert!(text.contains("continuing from"), "{text}");
            let (whole, parts) = (dir.path().join(whole), dir.path().join(parts));
            assert_eq!(
                checkpoint(&whole, 40),
                checkpoint(&parts, 40),
                "{name} on {device}: bitwise resume"
            );
        }
        let text = ok(&["eval", "--init", "whole-f32", "--device", &device, "--json"]);
        let e: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let metrics =
            std::fs::read_to_string(dir.path().join("whole-f32/metrics.jsonl")).expect("metrics");
        let last: serde_json::Value =
            serde_json::from_str(metrics.lines().last().expect("a line")).expect("JSON");
        assert_eq!(
            e["loss"], last["eval_loss"],
            "eval repeats what the run measured"
        );
        assert!(e["bits_per_byte"].is_number() && e["floor"].is_number());
        for hf in ["whole-f32", "whole-gpt2"].map(|run| format!("{run}/checkpoints/step-00000040"))
        {
            let sample = [
                "sample", "--init", &hf, "--device", &device, "--tokens", "5", "--prompt", "Once",
                "--seed", "3",
            ];
            let (first, second) = (ok(&sample), ok(&sample));
            assert!(
                first.starts_with("Once") && first == second,
                "{first:?} {second:?}"
            );
        }
        let start = [
            "train",
            "--init",
            "whole-gpt2",
            "--device",
            &device,
            "--steps",
            "2",
            "--out",
            "on",
        ];
        assert!(ok(&start).contains("weights from whole-gpt2"));
    }
}

/// A folder with the small configuration, if this build has the cpu device.
#[cfg(unix)]
fn small_on_cpu() -> Option<tempfile::TempDir> {
    let dir = temporary();
    std::fs::write(dir.path().join("small.toml"), SMALL).expect("written");
    devices().iter().any(|d| d == "cpu").then_some(dir)
}

#[cfg(unix)]
const TRAIN: [&str; 7] = [
    "train",
    "--config",
    "small.toml",
    "--device",
    "cpu",
    "--recipe",
    "f32",
];

/// SIGTERM, as a job scheduler or `kill` sends it, saves and stops as Ctrl-C does.
#[cfg(unix)]
#[test]
fn sigterm_saves_and_the_run_goes_on() {
    use std::process::Stdio;
    let Some(dir) = small_on_cpu() else { return };
    // Enough steps that the signal comes in the middle.
    let train = |out: &'static str| [&TRAIN[..], &["--steps", "600", "--out", out]].concat();
    let o = halfbyte(dir.path(), &train("whole"));
    assert_eq!(o.status.code(), Some(0), "{}", stderr(&o));

    let mut child = Command::new(env!("CARGO_BIN_EXE_halfbyte"))
        .args(train("parts"))
        .current_dir(dir.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let parts = dir.path().join("parts");
    let trained = || std::fs::metadata(parts.join("metrics.jsonl")).is_ok_and(|m| m.len() > 0);
    while !trained() {
        assert!(
            child.try_wait().expect("a child").is_none(),
            "it ended early"
        );
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    let kill = Command::new("kill")
        .args(["-TERM", &child.id().to_string()])
        .status();
    assert!(kill.expect("kill starts").success());
    let o = child.wait_with_output().expect("its output");
    assert_eq!(o.status.code(), Some(0), "{}", stderr(&o));
    assert!(stdout(&o).contains("stopped after step"), "{}", stdout(&o));
    assert!(!parts.join("checkpoints/step-00000600").exists());

    let o = halfbyte(dir.path(), &["train", "--resume", "parts"]);
    assert_eq!(o.status.code(), Some(0), "{}", stderr(&o));
    assert_eq!(
        checkpoint(&parts, 600),
        checkpoint(&dir.path().join("whole"), 600)
    );
}

/// A write that fails in the middle of a checkpoint (here at a limit on the size of a file, which needs no full disk).
#[cfg(unix)]
#[test]
fn a_failed_write_costs_no_checkpoint() {
    let Some(dir) = small_on_cpu() else { return };
    let run = |args: &[&str]| {
        let o = halfbyte(dir.path(), args);
        assert_eq!(o.status.code(), Some(0), "{args:?}: {}", stderr(&o));
    };
    run(&[&TRAIN[..], &["--out", "whole"]].concat());
    run(&[&TRAIN[..], &["--out", "parts", "--stop-after", "20"]].concat());
    let (whole, parts) = (dir.path().join("whole"), dir.path().join("parts"));
    let good = checkpoint(&parts, 20);
    // Blocks of 512 bytes: less than the moments take, more than anything else does.
    let script = "trap '' XFSZ; ulimit -f 200; exec \"$0\" train --resume parts";
    let o = Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_halfbyte")])
        .current_dir(dir.path())
        .output()
        .expect("sh starts");
    let (out, err) = (stdout(&o), stderr(&o));
    assert_eq!(o.status.code(), Some(1), "{out}{err}");
    assert!(
        err.contains("error: ") && err.contains("optimizer.safetensors"),
        "{err}"
    );
    assert!(
        err.contains("largest file") && !err.contains("panicked"),
        "{err}"
    );
    assert!(
        out.contains("step-00000020; continue from it with --resume"),
        "{out}"
    );
    let names = std::fs::read_dir(parts.join("checkpoints")).expect("a folder");
    let mut names: Vec<_> = names.map(|e| e.expect("an entry").file_name()).collect();
    names.sort();
    assert_eq!(names, ["latest", "step-00000015", "step-00000020"]);
    assert_eq!(checkpoint(&parts, 20), good);
    run(&["train", "--resume", "parts"]);
    assert_eq!(checkpoint(&parts, 40), checkpoint(&whole, 40));
}

/// A disk that is full, and one that fills up in the middle of a checkpoint: a small one of our own, in a name space that
/// ends with the shell.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_costs_no_checkpoint() {
    const SCRIPT: &str = r#"
mkdir disk && mount -t tmpfs -o size=2m tmpfs disk || exit 77
"$0" "$@" --out disk/run --stop-after 20 || exit 2
cp -r disk/run before
for left in 0 100; do
    free=$(df -k --output=avail disk | tail -1)
    head -c $(((free - left) * 1024)) /dev/zero > disk/filler
    "$0" train --resume disk/run 2> error && exit 3
    [ $? = 1 ] || exit 4
    cat error
    grep -q 'error: .*the disk is full' error || exit 5
    diff -r before/checkpoints disk/run/checkpoints || exit 6
    rm disk/filler
done
"$0" train --resume disk/run || exit 7
cp -r disk/run after
"#;
    let Some(dir) = small_on_cpu() else { return };
    let shell = ["--map-root-user", "--mount", "sh", "-c", SCRIPT];
    let o = Command::new("unshare")
        .args(shell)
        .arg(env!("CARGO_BIN_EXE_halfbyte"))
        .args(TRAIN)
        .current_dir(dir.path())
        .output();
    let o = match o {
        Ok(o) if o.status.code() != Some(77) && !stderr(&o).starts_with("unshare:") => o,
        other => return println!("skipped: no disk can be mounted here ({other:?})"),
    };
    assert_eq!(o.status.code(), Some(0), "{}{}", stdout(&o), stderr(&o));
    let o = halfbyte(dir.path(), &[&TRAIN[..], &["--out", "whole"]].concat());
    assert_eq!(o.status.code(), Some(0), "{}", stderr(&o));
    let (whole, after) = (dir.path().join("whole"), dir.path().join("after"));
    assert_eq!(checkpoint(&after, 40), checkpoint(&whole, 40));
}

/// Known answers pass on every device; one wrong digit is found and told by case, place and bits; nonsense is refused.
#[test]
fn conform_judges() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let path = |name: &str| golden.join(name).display().to_string();
    let all = [
        "mxfp4_torchao.json",
        "mxfp8_torchao.json",
        "nvfp4_transformer_engine.json",
        "scalars_ml_dtypes.json",
        "hadamard_transformer_engine.json",
    ]
    .map(path);
    let mut args = vec!["conform", "--quiet"];
    args.extend(all.iter().map(String::as_str));
    let o = halfbyte(Path::new("."), &args);
    assert_eq!(o.status.code(), Some(0), "{}{}", stdout(&o), stderr(&o));

    let dir = temporary();
    let text = std::fs::read_to_string(&all[0]).expect("a golden file");
    let at = text.find("\"codes\"").expect("codes") + "\"codes\": \"".len();
    let mut wrong = text.into_bytes();
    wrong[at] = if wrong[at] == b'0' { b'1' } else { b'0' };
    std::fs::write(dir.path().join("wrong.json"), &wrong).expect("written");
    let o = halfbyte(dir.path(), &["conform", "--device", "host", "wrong.json"]);
    assert_eq!(o.status.code(), Some(1), "{}", stdout(&o));
    assert!(
        stdout(&o).contains("scale_edges.floor: MISMATCH codes[0, "),
        "{}",
        stdout(&o)
    );

    std::fs::write(dir.path().join("cut.json"), &wrong[..wrong.len() / 2]).expect("written");
    std::fs::write(
        dir.path().join("none.json"),
        r#"{"peer": "x", "cases": []}"#,
    )
    .expect("written");
    for file in ["cut.json", "none.json", "absent.json"] {
        let o = halfbyte(dir.path(), &["conform", "--device", "host", file]);
        assert_eq!(o.status.code(), Some(1), "{file}: {}", stdout(&o));
        assert!(!stderr(&o).contains("panicked"), "{file}: {}", stderr(&o));
    }
}

/// Peaks and figures in a table, and the same in JSON; a size or a recipe that is none is refused before anything is measured.
#[test]
fn bench_measures_beside_the_peak() {
    let dir = temporary();
    let args = "bench --device cpu --only gemm --size 64 --time 0 --json here.json";
    let o = halfbyte(dir.path(), &args.split(' ').collect::<Vec<_>>());
    if stderr(&o).contains("not compiled in") {
        return println!("skipped: {}", stderr(&o));
    }
    assert_eq!(o.status.code(), Some(0), "{}", stderr(&o));
    for words in [
        "peak: f32 multiply-adds",
        "gemm mxfp4",
        "GFLOP/s",
        "% of peak",
    ] {
        assert!(stdout(&o).contains(words), "{words}: {}", stdout(&o));
    }
    let text = std::fs::read_to_string(dir.path().join("here.json")).expect("a report");
    let report: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(report["devices"][0]["device"], "cpu");
    assert_eq!(
        report["devices"][0]["rows"].as_array().map(Vec::len),
        Some(5)
    );
    refused(&["bench", "--size", "0"], &["--size 0", "1 to 16384"]);
    refused(&["bench", "--time=-1"], &["--time -1", "0 to 3600"]);
    refused(
        &["bench", "--recipes", "mxfp5"],
        &["mxfp5", "did you mean `mxfp4`?"],
    );
}
