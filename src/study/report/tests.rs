use super::*;
use crate::profile::{Launch, Peaks, Subject};
use crate::study::testing::{Synthetic, study_of, synthetic};

fn document(arms: &[Synthetic], seeds: &[u64]) -> Document {
    let mut config = crate::study::testing::runs_of(&["f32"], &[0])
        .remove(0)
        .config;
    config.outliers = Some(Default::default());
    let made = Made {
        command: "halfbyte study paper-c --quick --device cpu".into(),
        data: "a formula".into(),
        floor: Some(0.3),
        adapters: vec![("auto".into(), "none".into())],
        profiles: vec![("mxfp8".into(), profile(1.0)), ("c-f".into(), profile(2.0))],
        config,
    };
    report(&study_of(arms, seeds), &made, &synthetic(arms, seeds)).unwrap()
}

/// A step of 10 ms, of which the quantiser has `part` tenths and a GEMM the rest.
fn profile(part: f64) -> Profile {
    let launch = |kernel: &str, tenths: f64| Launch {
        kernel: kernel.into(),
        time: (tenths * 1e6) as u64,
        ..Launch::default()
    };
    let launches = [
        launch("gemm::dense::gemm_panels", 10.0 - part),
        launch("quantize::kernel::quantize_kernel", part),
    ];
    let subject = Subject {
        recipe: "x".into(),
        device: "cpu (none)".into(),
        tokens: 2048,
    };
    let peaks = Peaks {
        gflops: 1.0,
        gbs: 1.0,
    };
    Profile::of(subject, &launches, 1, 11.0, peaks)
}

#[test]
fn the_breakdown_has_a_row_a_kernel_and_a_column_an_arm() {
    let md = document(&ladder(), &[0, 1, 2]).markdown();
    for row in [
        "| kernel | `mxfp8` | `c-f` |",
        "| all matrix products | 9.0 (90%) | 8.0 (80%) |",
        "| `quantize::kernel::quantize_kernel` | 1.0 (10%) | 2.0 (20%) |",
        "| all of the optimizer | - | - |",
        "| all kernels | 10.0 (100%) | 10.0 (100%) |",
        "Milliseconds a step of 2048 tokens on cpu (none)",
    ] {
        assert!(md.contains(row), "{row}\n{md}");
    }
}

fn ladder() -> Vec<Synthetic> {
    let slower = |name: &str, factor, slower| Synthetic {
        slower,
        ..Synthetic::new(name, factor)
    };
    vec![
        Synthetic::new("mxfp8", 1.0),
        slower("c-f", 1.004, 1.08),
        slower("c-fd", 1.01, 1.1),
        slower("c-fdw", 1.03, 1.2),
        Synthetic::new("c-fdw-sr", 9.0),
        Synthetic {
            nan_at: Some((1, 60)),
            ..Synthetic::new("c-fdw-rht", 1.06)
        },
        slower("c-fdw-h16", 1.005, 1.07),
        slower("c-fdw-h32", 1.006, 1.09),
    ]
}

#[test]
fn a_report_has_all_it_promises() {
    let dir = tempfile::tempdir().unwrap();
    let document = document(&ladder(), &[0, 1, 2]);
    document.write(dir.path()).unwrap();
    let md = document.markdown();
    for part in [
        "halfbyte study paper-c --quick",
        "## Reading",
        "## Arms",
        "diverged: seed 1 at step 60",
        "(gaps.svg)",
        "(extra-tokens.svg)",
        "(loss.svg)",
        "(snr.svg)",
        "(grad-over-noise.svg)",
        "26-27% more tokens to the loss of FP8",
        "not reached",
        "planted: the gains of 4 of 256 channels",
        "tokens/s",
    ] {
        assert!(md.contains(part), "{part}\n{md}");
    }
    assert!(!md.contains("NaN") && !md.contains("inf"), "{md}");
    let html = document.html();
    assert_eq!(html.matches("<svg").count(), 6);
    keep(&document, "HALFBYTE_TEST_REPORT");
}

#[test]
fn published_losses_are_in_the_chart() {
    let arm = |name: &str, factor| Synthetic::new(name, factor);
    let arms = [
        arm("a-bf16", 1.0),
        arm("a-plain", 1.035),
        arm("a-rht-sr", 1.002),
    ];
    let document = document(&arms, &[0, 1, 2]);
    let md = document.markdown();
    assert!(md.contains("Grey: the published number"), "{md}");
    assert!(
        md.contains("loss 2.60 against 2.49 in bf16 (+4.4%)"),
        "{md}"
    );
    keep(&document, "HALFBYTE_TEST_REPORT_A");
}

/// Leaves a report where a person can look at it.
fn keep(document: &Document, variable: &str) {
    if let Ok(copy) = std::env::var(variable) {
        document.write(std::path::Path::new(&copy)).unwrap();
    }
}

#[test]
fn few_runs_make_a_report_too() {
    let one = document(
        &[Synthetic::new("f32", 1.0), Synthetic::new("mxfp4", 1.02)],
        &[0],
    );
    let md = one.markdown();
    assert!(md.contains("a single seed has no interval"), "{md}");
    let broken = Synthetic {
        nan_at: Some((0, 1)),
        ..Synthetic::new("f32", 1.0)
    };
    let md = document(&[broken, Synthetic::new("mxfp4", 1.02)], &[0]).markdown();
    assert!(md.contains("no target") && !md.contains("NaN"), "{md}");
    // Nothing but the baseline.
    document(&[Synthetic::new("f32", 1.0)], &[0, 1]);
}
