//! The judge judged: right files pass, every kind of wrong file is named, nothing panics.

use proptest::prelude::*;

use super::*;

/// One small right file with every kind of case.
const SMALL: &str = r#"{
  "peer": "by hand",
  "e2m1_decode": [0.0,0.5,1.0,1.5,2.0,3.0,4.0,6.0,-0.0,-0.5,-1.0,-1.5,-2.0,-3.0,-4.0,-6.0],
  "e2m1_encode": {"x": "0000803f0000c040", "codes": "0207"},
  "cases": [
    {"name": "q", "format": "mxfp4", "block": [1, 32], "scale_rule": "floor", "shape": [1, 4],
     "x": "000000000000003f0000804000000080", "codes": "1086", "block_scales": "7f"},
    {"name": "n", "format": "nvfp4", "block": [1, 16], "four_over_six": null, "shape": [1, 2],
     "x": "000000000000c040", "codes": "70", "block_scales": "7e", "tensor_amax": "0000c040"}
  ]
}"#;

fn parse(text: &str) -> Result<GoldenFile> {
    GoldenFile::parse("small.json", text.as_bytes())
}

fn message(text: &str) -> String {
    let e = parse(text).unwrap_err();
    assert!(matches!(e, Error::Corrupt { .. }), "{e}");
    e.to_string()
}

#[test]
fn a_right_file_passes() {
    let file = parse(SMALL).unwrap();
    assert_eq!(file.cases.len(), 4);
    assert!(
        !Report { cases: vec![] }.passed(),
        "nothing judged is not a pass"
    );
    assert!(file.notes.is_empty());
    let report = check_host(&file);
    assert!(report.passed(), "{report}");
}

#[test]
fn a_wrong_answer_is_located() {
    let wrong = SMALL.replace("\"1086\"", "\"1087\"");
    let report = check_host(&parse(&wrong).unwrap());
    assert!(!report.passed());
    let text = report.to_string();
    assert!(
        text.contains("codes[0, 2]: expected 0x7 (6), got 0x6 (4) (1 of 4 differ)"),
        "{text}"
    );
    let wrong = SMALL.replace("\"7f\"", "\"80\"");
    let text = check_host(&parse(&wrong).unwrap()).to_string();
    assert!(
        text.contains("block_scales[0, 0]: expected 0x80 (2e0), got 0x7f (1e0)"),
        "{text}"
    );
    let wrong = SMALL.replace(
        "\"tensor_amax\": \"0000c040\"",
        "\"tensor_amax\": \"0100c040\"",
    );
    let text = check_host(&parse(&wrong).unwrap()).to_string();
    assert!(
        text.contains("tensor_amax[0]: expected 0x40c00001"),
        "{text}"
    );
    let wrong = SMALL.replace("-0.0,-0.5", "0.0,-0.5");
    let text = check_host(&parse(&wrong).unwrap()).to_string();
    assert!(
        text.contains("values[8]: expected 0x00000000 (0e0), got 0x80000000"),
        "{text}"
    );
    let wrong = SMALL.replace("\"0207\"", "\"0206\"");
    assert!(!check_host(&parse(&wrong).unwrap()).passed());
}

#[test]
fn an_implementation_that_answers_wrongly_or_not_at_all_fails() {
    let file = parse(SMALL).unwrap();
    let report = check(&file, &mut |_| Err(Error::Config("no device".into())));
    assert!(
        report
            .cases
            .iter()
            .all(|(_, v)| matches!(v, Verdict::Failed(_)))
    );
    let report = check(&file, &mut |_| Ok(Outcome::Codes(vec![])));
    assert!(report.cases.iter().all(|(_, v)| !v.passed()), "{report}");
    let report = check(&file, &mut |_| Ok(Outcome::Values(vec![f32::NAN; 16])));
    assert!(report.cases.iter().all(|(_, v)| !v.passed()), "{report}");
}

#[test]
fn wrong_files_are_refused_with_case_and_field() {
    for (from, to, case, field) in [
        ("\"1086\"", "\"108\"", "`q`", "`codes`"),
        ("\"1086\"", "\"10g6\"", "`q`", "`codes`"),
        ("\"1086\"", "\"10\"", "`q`", "`codes`"),
        ("\"mxfp4\"", "\"mxpf4\"", "`q`", "`format`"),
        ("\"floor\"", "\"flor\"", "`q`", "`scale_rule`"),
        ("\"scale_rule\": \"floor\", ", "", "`q`", "`scale_rule`"),
        ("[1, 32]", "[1, 0]", "`q`", "`block`"),
        ("[1, 32]", "[3, 32]", "`q`", "`block`"),
        ("[1, 32]", "[1]", "`q`", "`block`"),
        ("[1, 4]", "[4, 4]", "`q`", "`x`"),
        ("[1, 4]", "[18446744073709551615, 4]", "`q`", "`shape`"),
        ("[1, 4]", "[-1, 4]", "`q`", "`shape`"),
        ("\"7f\"", "\"7f7f\"", "`q`", "`block_scales`"),
        ("\"7f\"", "7", "`q`", "`block_scales`"),
        (": null", ": \"mean\"", "`n`", "`four_over_six`"),
        (
            ", \"tensor_amax\": \"0000c040\"",
            "",
            "`n`",
            "`tensor_amax`",
        ),
        ("\"name\": \"q\", ", "", "case 0", "`name`"),
        ("\"0207\"", "\"0217\"", "e2m1_encode", "`codes`"),
        (
            "\"e2m1_decode\"",
            "\"e3m1_decode\"",
            "e3m1",
            "`e3m1_decode`",
        ),
        ("-4.0,-6.0", "-4.0", "e2m1", "`e2m1_decode`"),
    ] {
        let text = message(&SMALL.replacen(from, to, 1));
        assert!(text.contains("small.json"), "{text}");
        assert!(
            text.contains(case) && text.contains(field),
            "{from} -> {to}: {text}"
        );
    }
    assert!(message("").contains("truncated"));
    assert!(message(&SMALL[..200]).contains("truncated"));
    assert!(message("[]").contains("object"));
    assert!(message("{\"peer\": \"x\"}").contains("nothing to compare"));
    assert!(message("{\"cases\": 3}").contains("`cases`"));
    assert!(message("{\"cases\": [3]}").contains("case 0"));
    assert!(message("{\"cases\": [{\"name\": \"z\"}]}").contains("`z`"));
}

#[test]
fn what_is_not_judged_is_said() {
    let text = SMALL.replace("\"name\": \"q\"", "\"name\": \"q\", \"colour\": 1");
    let notes = parse(&text).unwrap().notes;
    assert!(
        notes[0].contains("`q`") && notes[0].contains("`colour`"),
        "{notes:?}"
    );
    let text = SMALL.replace("\"name\": \"q\"", "\"name\": \"q\", \"rounding\": \"sr\"");
    assert!(message(&text).contains("`rounding`"));
}

#[test]
fn hadamard_cases_are_judged_to_their_tolerance_only() {
    let case = |tolerance: &str, y0: f32| {
        let mut x = vec![0f32; 16];
        x[0] = 1.0;
        let mut y = vec![0.25f32; 16];
        y[0] = y0;
        let hex = |v: &[f32]| -> String {
            let bytes = v.iter().flat_map(|f| f.to_le_bytes());
            bytes.map(|b| format!("{b:02x}")).collect()
        };
        let signs = vec!["1"; 16].join(",");
        format!(
            r#"{{"cases": [{{"name": "h", "size": 16, "signs": [{signs}], "shape": [1, 16],
            "x": "{}", "y": "{}", "tolerance": "{tolerance}"}}]}}"#,
            hex(&x),
            hex(&y)
        )
    };
    let passes = |text: &str| check_host(&parse(text).unwrap()).passed();
    assert!(passes(&case("relative 2-norm 1e-6", 0.25)));
    assert!(!passes(&case("relative 2-norm 1e-6", 0.2501)));
    assert!(!passes(&case("relative 2-norm 1e-6", f32::NAN)));
    assert!(!passes(&case("relative 2-norm 1e-6", f32::INFINITY)));
    for tolerance in [
        "relative 2-norm 10",
        "relative 2-norm NaN",
        "relative 2-norm 0",
        "close",
    ] {
        assert!(message(&case(tolerance, 0.25)).contains("`tolerance`"));
    }
    let odd = case("relative 2-norm 1e-6", 0.25).replace("[1,1,", "[1,2,");
    assert!(message(&odd).contains("`signs`"));
    let odd = case("relative 2-norm 1e-6", 0.25).replace("\"size\": 16", "\"size\": 24");
    assert!(message(&odd).contains("`size`"));
}

proptest! {
    #[test]
    fn arbitrary_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let _ = GoldenFile::parse("x", &bytes);
    }

    /// A right file with a few bytes changed parses to something that can be judged, or is refused.
    #[test]
    fn damaged_files_never_panic(
        edits in prop::collection::vec((0..SMALL.len(), prop::sample::select(b"0123456789abcdef\"[]{},:-. ".to_vec())), 1..4)
    ) {
        let mut bytes = SMALL.as_bytes().to_vec();
        for (at, byte) in edits {
            bytes[at] = byte;
        }
        if let Ok(file) = GoldenFile::parse("x", &bytes) {
            let _ = check_host(&file).to_string();
        }
    }
}
