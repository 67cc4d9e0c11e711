//! `halfbyte probe` and `halfbyte compare` as a user meets them: a report, a damaged answer found by name, wrong files.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Where the repository keeps reports.
fn reports() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/numerics")
}

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

/// The device that tests of one device take: whichever opens.
fn device(dir: &Path) -> &'static str {
    let listed = halfbyte(dir, &["devices"]);
    let cpu = text(&listed);
    let there = cpu
        .lines()
        .any(|l| l.starts_with("cpu") && !l.contains("none"));
    if there { "cpu" } else { "wgpu:0" }
}

#[test]
fn a_flipped_rounding_is_located_to_the_kernel() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let dir = dir.path();
    let device = device(dir);
    let run = |args: &[&str]| {
        let o = halfbyte(dir, &[&["probe", "--device", device], args].concat());
        (o.status.code(), text(&o))
    };
    let (code, said) = run(&["-o", "right.json"]);
    assert_eq!(code, Some(0), "{said}");
    for words in [
        "as recorded",
        "exact blocks, added to f32",
        "halfbyte's",
        "wrote right.json",
    ] {
        assert!(said.contains(words), "{words}: {said}");
    }
    // The reports in the repository are of this version: the same samples, whatever the answers.
    let example = reports().join(match device {
        "cpu" => "cpu.json",
        _ => "lavapipe.json",
    });
    let example = example.to_str().expect("a path in UTF-8");
    let o = halfbyte(dir, &["compare", example, "right.json"]);
    assert!(matches!(o.status.code(), Some(0 | 3)), "{}", text(&o));
    assert!(!text(&o).contains("other inputs"), "{}", text(&o));

    let kernel = "emulated GEMM nvfp4-1x16-rne";
    let (code, said) = run(&["--flip", kernel, "-o", "wrong.json", "--failing", "failing"]);
    assert_eq!(code, Some(1), "{said}");
    // What failed is right where the rounding is not flipped.
    let name = format!(
        "failing/{}-emulated-GEMM-nvfp4-1x16-rne.json",
        device.replace(':', "-")
    );
    let o = halfbyte(dir, &["replay", &name, "--device", device]);
    assert_eq!(o.status.code(), Some(0), "{}", text(&o));
    assert!(
        text(&o).contains("equal to the right answer"),
        "{}",
        text(&o)
    );
    assert!(said.contains(kernel) && said.contains("error: "), "{said}");
    let (code, said) = run(&["--flip", "no such part"]);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("no such part"), "{said}");

    let same = halfbyte(dir, &["compare", "right.json", "right.json"]);
    assert_eq!(same.status.code(), Some(0), "{}", text(&same));
    let o = halfbyte(dir, &["compare", "right.json", "wrong.json", "-o", "diff"]);
    let said = text(&o);
    assert_eq!(o.status.code(), Some(3), "{said}");
    assert!(said.contains("different: 1 of"), "{said}");
    assert!(said.contains(kernel) && said.contains("C[12, 0]"), "{said}");
    for file in ["report.md", "report.html", "errors.svg"] {
        assert!(dir.join("diff").join(file).exists(), "{file}");
    }
    let html = std::fs::read_to_string(dir.join("diff/report.html")).expect("read");
    assert!(html.contains(kernel) && html.contains("<svg"));
    for network in ["src=", "href=", "@import", "url("] {
        assert!(
            !html.contains(network),
            "{network}: it must need no network"
        );
    }
    let quiet = halfbyte(dir, &["compare", "-q", "right.json", "wrong.json"]);
    assert_eq!(
        (quiet.status.code(), text(&quiet)),
        (Some(3), String::new())
    );
}

#[test]
fn the_reports_in_the_repository_are_read() {
    let o = halfbyte(&reports(), &["compare", "cpu.json", "lavapipe.json"]);
    let said = text(&o);
    assert_eq!(o.status.code(), Some(3), "{said}");
    assert!(said.contains("Exact parts: 70 of 70 the same"), "{said}");
    assert!(said.contains("first on wgpu:0"), "{said}");
}

#[test]
fn wrong_files_are_refused_for_what_is_wrong() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let dir = dir.path();
    let whole = std::fs::read_to_string(reports().join("cpu.json")).expect("a report");
    let refused = |file: &str, words: &str| {
        std::fs::write(dir.join("x.json"), file).expect("written");
        let o = halfbyte(dir, &["compare", "x.json", "x.json"]);
        let said = text(&o);
        assert_eq!(o.status.code(), Some(1), "{said}");
        assert!(
            said.contains("error: x.json") && said.contains(words) && !said.contains("panicked"),
            "expected {words}: {said}"
        );
    };
    refused("", "truncated");
    refused(&whole[..whole.len() / 2], "truncated");
    refused("{}", "`format`");
    refused(&whole.replacen("kept", "lost", 1), "checksum");
    refused(
        &whole.replacen("\"version\": 1", "\"version\": 2", 1),
        "version 2",
    );
    let o = halfbyte(dir, &["compare", "none.json"]);
    assert!(
        o.status.code() == Some(1) && text(&o).contains("none.json"),
        "{}",
        text(&o)
    );
    let o = halfbyte(dir, &["compare"]);
    assert_eq!(o.status.code(), Some(2));
    let o = halfbyte(dir, &["probe", "--device", "gpu"]);
    assert!(
        o.status.code() == Some(1) && text(&o).contains("auto"),
        "{}",
        text(&o)
    );
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/numerics");
    let o = halfbyte(&example, &["compare", "cpu.json"]);
    assert!(
        o.status.code() == Some(1) && text(&o).contains("two reports"),
        "{}",
        text(&o)
    );
}
