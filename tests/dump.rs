//! `train --dump-step`, `compare` of dumps and `replay` as a user meets them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn halfbyte(dir: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_halfbyte"))
        .args(args)
        .current_dir(dir)
        .output()
        .expect("the program starts")
}

fn text(o: &Output) -> String {
    let (out, err) = (&o.stdout, &o.stderr);
    format!(
        "{}{}",
        String::from_utf8_lossy(out),
        String::from_utf8_lossy(err)
    )
}

/// Devices that open, the CPU first.
fn devices(dir: &Path) -> Vec<&'static str> {
    let listed = text(&halfbyte(dir, &["devices"]));
    let there = |name: &&str| {
        let (name, backend) = (name.to_string(), name.split(':').next().unwrap_or(name));
        listed
            .lines()
            .any(|l| l.starts_with(&name) || l.starts_with(backend) && !l.contains("none"))
    };
    let found: Vec<_> = ["cpu", "wgpu:0"].into_iter().filter(there).collect();
    assert!(!found.is_empty(), "{listed}");
    found
}

const SMALL: &str = "--set model.hidden=32 --set model.layers=2 --set model.heads=2 --set model.kv_heads=1 \
     --set model.head_dim=16 --set model.ffn=64 --context 16 --batch 2 --steps 3 --sample-tokens 0 \
     --set eval_windows=1 --recipe mxfp4";

fn train(dir: &Path, device: &str, out: &str, more: &[&str]) -> Output {
    let words = SMALL.split_whitespace();
    let args: Vec<&str> = ["train", "--device", device, "--out", out]
        .into_iter()
        .chain(words)
        .chain(more.iter().copied())
        .collect();
    halfbyte(dir, &args)
}

fn compare(dir: &Path, args: &[&str]) -> (Option<i32>, String) {
    let o = halfbyte(dir, &[&["compare"], args].concat());
    (o.status.code(), text(&o))
}

const DUMP: &str = "dump-00000002.json";

#[test]
fn a_flipped_rounding_is_located_to_the_layer_and_the_gemm() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let dir = dir.path();
    let device = devices(dir)[0];
    let run = |out: &str, more: &[&str]| {
        let o = train(dir, device, out, &[&["--dump-step", "2"], more].concat());
        assert!(o.status.success(), "{}", text(&o));
        format!("{out}/{DUMP}")
    };
    let (a, b) = (run("a", &[]), run("b", &[]));
    let (code, said) = compare(dir, &[&a, &b]);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("equal: all"), "{said}");
    // A dumped run is the run: nothing else was computed.
    let o = train(dir, device, "plain", &[]);
    assert!(o.status.success(), "{}", text(&o));
    let losses = |run: &str| {
        let all = std::fs::read_to_string(dir.join(run).join("metrics.jsonl")).expect("metrics");
        let loss = |l: &str| {
            l.split("\"loss\":")
                .nth(1)?
                .split(',')
                .next()
                .map(String::from)
        };
        all.lines().filter_map(loss).collect::<Vec<_>>()
    };
    assert_eq!(losses("plain"), losses("a"));
    assert_eq!(losses("plain").len(), 3);

    for (name, words) in [
        (
            "forward, layer 1, q, k, v: Fprop, output Y",
            "It is also the first GEMM",
        ),
        (
            "backward, layer 0, gate and up: Wgrad, output dW",
            "It is also the first GEMM",
        ),
        (
            "forward, layer 1, SwiGLU, output y",
            // One of 2048 values by one step: what is left of it after quantisation is the same, or not.
            "result differs",
        ),
    ] {
        let _ = std::fs::remove_dir_all(dir.join("c"));
        let c = run("c", &["--flip", name]);
        let (code, said) = compare(dir, &[&a, &c, "-o", "diff"]);
        assert_eq!(code, Some(3), "{said}");
        assert!(said.contains("parts from") && said.contains(name), "{said}");
        assert!(said.contains("it is the kernel that differs"), "{said}");
        assert!(said.contains(words), "{words}: {said}");
        for file in ["report.md", "report.html", "distances.svg"] {
            assert!(dir.join("diff").join(file).exists(), "{file}");
        }
        let html = std::fs::read_to_string(dir.join("diff/report.html")).expect("read");
        assert!(html.contains(name) && html.contains("<svg"));
    }
    let o = train(
        dir,
        device,
        "d",
        &["--dump-step", "2", "--flip", "no such tensor"],
    );
    assert!(
        o.status.code() == Some(1) && text(&o).contains("no such tensor"),
        "{}",
        text(&o)
    );
    wrong_files(dir, &a);
}

/// What is damaged, unknown or of another kind.
fn wrong_files(dir: &Path, good: &str) {
    let whole = std::fs::read_to_string(dir.join(good)).expect("a dump");
    let refused = |file: &str, words: &str| {
        std::fs::write(dir.join("x.json"), file).expect("written");
        let (code, said) = compare(dir, &["x.json", good]);
        assert_eq!(code, Some(1), "{said}");
        assert!(
            said.contains("error: x.json") && said.contains(words) && !said.contains("panicked"),
            "expected {words}: {said}"
        );
    };
    refused(&whole[..whole.len() / 2], "truncated");
    refused(&whole.replacen("forward", "foreward", 1), "checksum");
    refused(
        &whole.replacen("\"version\": 1", "\"version\": 2", 1),
        "version 2",
    );
    // A field outside of what the checksum covers, from a later program.
    let more = whole.replacen("{", "{ \"later\": 1,", 1);
    std::fs::write(dir.join("y.json"), more).expect("written");
    assert_eq!(compare(dir, &["y.json", good]).0, Some(0));

    let report = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/numerics/cpu.json");
    let report = report.to_str().expect("a path in UTF-8");
    for files in [[good, report], [report, good]] {
        let (code, said) = compare(dir, &files);
        assert_eq!(code, Some(1), "{said}");
        assert!(
            said.contains("is a dump of a training step") && said.contains("probe report"),
            "{said}"
        );
    }
    let (code, said) = compare(dir, &[good]);
    assert!(code == Some(1) && said.contains("one dump alone"), "{said}");
}

#[test]
fn strict_dumps_of_two_devices_are_equal() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let dir = dir.path();
    let found = devices(dir);
    let mut dumps = Vec::new();
    for device in &found {
        let out = device.replace(':', "-");
        let o = train(dir, device, &out, &["--dump-step", "2", "--strict"]);
        assert!(o.status.success(), "{}", text(&o));
        dumps.push(format!("{out}/{DUMP}"));
        let config = std::fs::read_to_string(dir.join(&out).join("config.toml")).expect("read");
        assert!(config.contains("strict = true"), "{config}");
    }
    match dumps.as_slice() {
        [a, b] => {
            let (code, said) = compare(dir, &[a, b]);
            assert_eq!(code, Some(0), "{said}");
        }
        _ => println!("not compared: {found:?} is alone"),
    }
}

/// The only file of a folder that ends so.
fn only(dir: &Path, begins: &str) -> PathBuf {
    let names = std::fs::read_dir(dir).expect("a folder").flatten();
    let found: Vec<PathBuf> = names
        .map(|e| e.path())
        .filter(|p| {
            p.file_name()
                .is_some_and(|n| n.to_string_lossy().starts_with(begins))
        })
        .collect();
    assert_eq!(found.len(), 1, "{found:?}");
    found[0].clone()
}

#[test]
fn what_became_infinite_is_kept_and_replayed() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let dir = dir.path();
    let found = devices(dir);
    let o = train(dir, found[0], "run", &["--lr", "1e36", "--warmup", "0"]);
    let said = text(&o);
    assert_eq!(o.status.code(), Some(1), "{said}");
    assert!(said.contains("halfbyte replay"), "{said}");
    let case = only(&dir.join("run"), "non-finite-");
    let case = case.to_str().expect("a path in UTF-8");
    let o = halfbyte(dir, &["replay", case, "--device", found[0]]);
    let said = text(&o);
    assert_eq!(o.status.code(), Some(0), "{said}");
    assert!(said.contains("equal to what"), "{said}");
    for device in &found[1..] {
        let o = halfbyte(dir, &["replay", case, "--device", device]);
        let said = text(&o);
        assert!(matches!(o.status.code(), Some(0 | 3)), "{said}");
        assert!(
            said.contains("equal to") || said.contains("not what"),
            "{said}"
        );
    }
    let o = halfbyte(dir, &["replay", case, "--device", "host"]);
    assert_eq!(o.status.code(), Some(1), "{}", text(&o));

    let whole = std::fs::read_to_string(case).expect("read");
    for (damaged, words) in [
        (whole[..whole.len() / 3].to_string(), "truncated"),
        (whole.replacen("not finite", "quite finite", 1), "checksum"),
        ("{}".into(), "`format`"),
    ] {
        std::fs::write(dir.join("x.json"), damaged).expect("written");
        let o = halfbyte(dir, &["replay", "x.json", "--device", found[0]]);
        let said = text(&o);
        assert!(
            o.status.code() == Some(1) && said.contains("error: x.json") && said.contains(words),
            "expected {words}: {said}"
        );
    }
}

#[test]
fn a_failing_case_of_conform_is_kept_and_replayed() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let dir = dir.path();
    let device = devices(dir)[0];
    // One block whose second code should be 2 (1.0), and which a peer claims to be 3.
    let golden = |code: &str| {
        let x: String = [1.0f32, 1.0, 4.0, 6.0]
            .iter()
            .chain([0.0; 28].iter())
            .flat_map(|v| v.to_le_bytes())
            .map(|b| format!("{b:02x}"))
            .collect();
        // Two codes a byte, the first in the low half.
        let codes = format!("{code}76{}", "00".repeat(14));
        format!(
            r#"{{"peer": "a test", "e2m1_decode_f32": [0,0.5,1,1.5,2,3,4,6,-0.0,-0.5,-1,-1.5,-2,-3,-4,-6],
            "cases": [{{"name": "one block", "format": "mxfp4", "scale_rule": "floor", "block": [1, 32], "rounding": "rne",
            "shape": [1, 32], "x": "{x}", "codes": "{codes}", "block_scales": "7f"}}]}}"#
        )
    };
    let judge = |code: &str| {
        std::fs::write(dir.join("golden.json"), golden(code)).expect("written");
        let args = [
            "conform",
            "golden.json",
            "--device",
            device,
            "--failing",
            "failing",
        ];
        let o = halfbyte(dir, &args);
        (o.status.code(), text(&o))
    };
    let (code, said) = judge("22");
    assert_eq!(code, Some(0), "{said}");
    assert!(!dir.join("failing").exists());
    let (code, said) = judge("32");
    assert_eq!(code, Some(1), "{said}");
    let case = only(&dir.join("failing"), "");
    let case = case.to_str().expect("a path in UTF-8");
    assert!(
        case.contains("one-block") && said.contains("wrote"),
        "{said}"
    );
    for name in [device, "host"] {
        let o = halfbyte(dir, &["replay", case, "--device", name]);
        let said = text(&o);
        assert_eq!(o.status.code(), Some(3), "{said}");
        assert!(
            said.contains(&format!(
                "{name}: wrong as on {device}: codes[0, 1] is 00000002, not 00000003"
            )),
            "{said}"
        );
    }
}
