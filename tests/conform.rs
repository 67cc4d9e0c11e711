//! `halfbyte conform` fed with wrong files: each is named for what is wrong with it, with exit code 1, and none passes
//! because nothing of it was judged.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Value, json};

fn golden(name: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(name);
    serde_json::from_slice(&std::fs::read(path).expect("a golden file")).expect("JSON")
}

fn mxfp4() -> Value {
    golden("mxfp4_torchao.json")
}

fn nvfp4() -> Value {
    golden("nvfp4_transformer_engine.json")
}

fn rht() -> Value {
    golden("hadamard_transformer_engine.json")
}

fn scalars() -> Value {
    golden("scalars_ml_dtypes.json")
}

fn conform(files: &[(&str, &str)]) -> Output {
    let dir = tempfile::tempdir().expect("a temporary folder");
    for (name, text) in files {
        std::fs::write(dir.path().join(name), text).expect("written");
    }
    Command::new(env!("CARGO_BIN_EXE_halfbyte"))
        .args(["conform", "--device", "host"])
        .args(files.iter().map(|(name, _)| name))
        .current_dir(dir.path())
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

/// Exit code 1, an `error:` line, and all the words somewhere.
fn wrong(what: &str, file: &str, words: &[&str]) {
    let o = conform(&[("wrong.json", file)]);
    let text = text(&o);
    assert_eq!(o.status.code(), Some(1), "{what}: {text}");
    assert!(
        text.contains("error: ") && !text.contains("panicked"),
        "{what}: {text}"
    );
    assert!(!text.contains("judgements passed"), "{what}: {text}");
    for word in words {
        assert!(text.contains(word), "{what}, expected {word}: {text}");
    }
}

/// A golden file with one change to its first case.
fn changed(what: &str, mut file: Value, words: &[&str], change: impl Fn(&mut Value)) {
    change(&mut file["cases"][0]);
    wrong(what, &file.to_string(), words);
}

fn hex(case: &mut Value, field: &str) -> String {
    case[field].as_str().expect("hex").to_string()
}

/// Another hex digit in place of the one at `at`.
fn other_digit(text: &str, at: usize) -> Value {
    let other = if &text[at..=at] == "0" { "1" } else { "0" };
    format!("{}{other}{}", &text[..at], &text[at + 1..]).into()
}

fn nan(text: &str) -> Value {
    format!("0000c07f{}", &text[8..]).into()
}

#[test]
fn text_that_is_no_golden_file() {
    let whole = mxfp4().to_string();
    for at in [0, 1, whole.len() / 2, whole.len() - 1] {
        wrong("truncated", &whole[..at], &["wrong.json", "truncated"]);
    }
    wrong("two files in one", &whole.repeat(2), &["not valid JSON"]);
    wrong("not JSON", "peer: x", &["not valid JSON"]);
    wrong("a list", "[]", &["object"]);
    wrong("deep", &"[".repeat(100_000), &["not valid JSON"]);
    wrong("nothing", "{}", &["nothing to compare"]);
    wrong(
        "a peer alone",
        r#"{"peer": "x", "made": 3}"#,
        &["nothing to compare"],
    );
    wrong("no cases", r#"{"cases": []}"#, &["`cases`", "empty"]);
    let mut file = scalars();
    file["cases"] = json!([]);
    wrong(
        "no cases beside tables",
        &file.to_string(),
        &["`cases`", "empty"],
    );
    wrong(
        "an empty case",
        r#"{"cases": [{}]}"#,
        &["case 0", "`format`"],
    );
    wrong("a case that is a number", r#"{"cases": [3]}"#, &["case 0"]);
    wrong(
        "an infinite number",
        r#"{"e2m1_decode": [1e999]}"#,
        &["not valid JSON"],
    );
    // serde_json keeps the last of equal keys: the wrong first list would pass unseen.
    let (start, wrong_first) = (whole.len() - 1, r#","cases":[{"name":"z"}]}"#);
    let doubled = format!("{}{wrong_first}", &whole[..start]);
    wrong("two lists of cases", &doubled, &["`cases` stands twice"]);
}

#[test]
fn right_files_pass_and_a_wrong_one_among_them_does_not_hide_them() {
    let (right, cut) = (mxfp4().to_string(), &nvfp4().to_string()[..500]);
    let o = conform(&[
        ("right.json", &right),
        ("also.json", &scalars().to_string()),
    ]);
    assert_eq!(o.status.code(), Some(0), "{}", text(&o));
    assert!(text(&o).contains("judgements passed"));
    let o = conform(&[("cut.json", cut), ("right.json", &right), ("no.json", "{}")]);
    let text = text(&o);
    assert_eq!(o.status.code(), Some(1), "{text}");
    for words in [
        "cut.json: REFUSED",
        "truncated",
        "no.json: REFUSED",
        "right.json (made by",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
    assert!(!text.contains("judgements passed"), "{text}");
}

#[test]
fn fields_that_are_missing_misplaced_or_misspelt() {
    let remove = |field: &'static str| {
        move |case: &mut Value| drop(case.as_object_mut().expect("a case").remove(field))
    };
    for field in [
        "name",
        "format",
        "block",
        "scale_rule",
        "shape",
        "x",
        "codes",
        "block_scales",
    ] {
        let words = ["case 0", &format!("`{field}`")].map(str::to_string);
        changed(field, mxfp4(), &[&words[0], &words[1]], remove(field));
    }
    changed(
        "no amax",
        nvfp4(),
        &["`tensor_amax`: missing"],
        remove("tensor_amax"),
    );
    for field in ["signs", "y", "tolerance", "size"] {
        changed(
            field,
            rht(),
            &["case 0", &format!("`{field}`")],
            remove(field),
        );
    }
    for (field, value, words) in [
        (
            "format",
            json!("mxpf4"),
            ["`format`", "did you mean `mxfp4`?"],
        ),
        ("format", json!(4), ["`format`", "string"]),
        (
            "scale_rule",
            json!("flor"),
            ["`scale_rule`", "did you mean `floor`?"],
        ),
        ("block", json!([1, 64]), ["`block`", "1x64"]),
        ("rounding", json!("sr"), ["`rounding`", "only `rne`"]),
        (
            "element",
            json!("e4m3"),
            ["`element`", "`mxfp4` has no such field"],
        ),
        (
            "tensor_amax",
            json!("0000c040"),
            ["`tensor_amax`", "`mxfp4` has no such field"],
        ),
        (
            "four_over_six",
            json!("mse"),
            ["`four_over_six`", "`mxfp4` has no such field"],
        ),
        ("size", json!(16), ["case 0", "either"]),
    ] {
        changed(field, mxfp4(), &words, |case| case[field] = value.clone());
    }
    let rule = |case: &mut Value| case["scale_rule"] = json!("floor");
    changed(
        "scale rule",
        nvfp4(),
        &["`scale_rule`", "`nvfp4` has no such field"],
        rule,
    );
    let square = |case: &mut Value| case["four_over_six"] = json!("mean");
    changed(
        "four over six",
        nvfp4(),
        &["`four_over_six`", "mean"],
        square,
    );
    let mut file = mxfp4();
    let copy = file["cases"][0].clone();
    file["cases"].as_array_mut().expect("cases").push(copy);
    wrong("the same case twice", &file.to_string(), &["stands twice"]);
    let mut file = scalars();
    file["e3m2_encode"] = file["e2m1_encode"].clone();
    wrong(
        "unknown type",
        &file.to_string(),
        &["`e3m2_encode`", "e2m1"],
    );
}

/// What nothing explains is said, and does not make a right file wrong: a remark may stand anywhere.
#[test]
fn extra_fields_are_named() {
    let mut file = mxfp4();
    file["remark"] = json!("made on a Tuesday");
    file["cases"][0]["transposed"] = json!(true);
    let o = conform(&[("extra.json", &file.to_string())]);
    let text = text(&o);
    assert_eq!(o.status.code(), Some(0), "{text}");
    for words in [
        "`remark` is not part",
        "`transposed` is not part",
        "2 notes above",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
}

#[test]
fn lengths_and_sizes() {
    for field in ["x", "codes", "block_scales"] {
        for cut in [1, 2, 8] {
            let words = ["case 0", &format!("`{field}`")].map(str::to_string);
            changed(field, mxfp4(), &[&words[0], &words[1]], |case| {
                let text = hex(case, field);
                case[field] = text[..text.len().saturating_sub(cut)].into();
            });
        }
        changed("not hex", mxfp4(), &["not a hex digit"], |case| {
            case[field] = format!("g{}", &hex(case, field)[1..]).into();
        });
        let empty = |case: &mut Value| case[field] = json!("");
        changed("empty", mxfp4(), &["got 0"], empty);
    }
    let largest = u64::MAX;
    for shape in [
        json!([largest, largest]),
        json!([1u64 << 32, 1u64 << 32]),
        json!([0, 32]),
        json!([-1, 32]),
        json!([1.5, 32]),
        json!([1, 2, 3]),
        json!([1]),
        json!("1x32"),
    ] {
        let set = |case: &mut Value| case["shape"] = shape.clone();
        changed("shape", mxfp4(), &["case 0", "`shape`"], set);
    }
    for shape in [json!([1u64 << 20, 1u64 << 20]), json!([1, 32])] {
        let set = |case: &mut Value| case["shape"] = shape.clone();
        changed("shape", mxfp4(), &["case 0", "`x`"], set);
    }
    let tall = |case: &mut Value| {
        let shape = case["shape"].as_array().expect("a shape").clone();
        case["shape"] = json!([shape[1], shape[0]]);
    };
    // As many values, other blocks: other lengths or other answers.
    changed("transposed shape", mxfp4(), &["case 0"], tall);
}

#[test]
fn wrong_answers_are_located() {
    let mut file = mxfp4();
    let shape = file["cases"][0]["shape"].clone();
    let last = format!("MISMATCH codes[{}, ", shape[0].as_u64().expect("rows") - 1);
    let last_column = format!("{}]: expected", shape[1].as_u64().expect("columns") - 1);
    changed(
        "last element",
        mxfp4(),
        &[&last, &last_column, "(1 of"],
        |case| {
            let codes = hex(case, "codes");
            case["codes"] = other_digit(&codes, codes.len() - 2);
        },
    );
    changed("swapped nibbles", mxfp4(), &["MISMATCH codes["], |case| {
        let codes = hex(case, "codes");
        let swap = |pair: &[u8]| [char::from(pair[1]), char::from(pair[0])];
        let swapped: String = codes.as_bytes().chunks_exact(2).flat_map(swap).collect();
        case["codes"] = swapped.into();
    });
    changed(
        "wrong scale",
        mxfp4(),
        &["MISMATCH block_scales[0, 0]"],
        |case| {
            case["block_scales"] = other_digit(&hex(case, "block_scales"), 1);
        },
    );
    changed(
        "NaN in the input",
        mxfp4(),
        &["MISMATCH block_scales[0, 0]", "0xff"],
        |case| {
            case["x"] = nan(&hex(case, "x"));
        },
    );
    let rule = |case: &mut Value| case["scale_rule"] = json!("ceil");
    changed("another rule", mxfp4(), &["MISMATCH block_scales["], rule);
    // The last of all cases, not only the first.
    let last = file["cases"].as_array().expect("cases").len() - 1;
    let codes = hex(&mut file["cases"][last], "codes");
    file["cases"][last]["codes"] = other_digit(&codes, 0);
    wrong(
        "last case",
        &file.to_string(),
        &["MISMATCH codes[0, 1]", "1 of"],
    );

    changed(
        "amax up one step",
        nvfp4(),
        &["MISMATCH tensor_amax[0]"],
        |case| {
            let amax = hex(case, "tensor_amax");
            case["tensor_amax"] = other_digit(&amax, 1);
        },
    );
    let none = |case: &mut Value| case["tensor_amax"] = json!("0000c07f");
    changed(
        "amax NaN",
        nvfp4(),
        &["MISMATCH tensor_amax[0]: expected 0x7fc00000"],
        none,
    );
    let mut file = nvfp4();
    let last = file["cases"].as_array().expect("cases").len() - 1;
    file["cases"][last]["four_over_six"] = Value::Null;
    let words = ["4over6_mae: MISMATCH block_scales["];
    wrong("another rule", &file.to_string(), &words);

    let mut file = scalars();
    let codes = hex(&mut file["e4m3_encode"], "codes");
    file["e4m3_encode"]["codes"] = other_digit(&codes, codes.len() - 1);
    wrong(
        "one sample",
        &file.to_string(),
        &["e4m3_encode: MISMATCH codes["],
    );
    let mut file = scalars();
    let values = hex(&mut file, "e8m0_decode_f32");
    file["e8m0_decode_f32"] = other_digit(&values, 1);
    wrong(
        "one value",
        &file.to_string(),
        &["e8m0_decode_f32: MISMATCH values[0]"],
    );
}

#[test]
fn hadamard_cases_cannot_choose_a_tolerance_that_accepts_anything() {
    for tolerance in [
        "relative 2-norm -1e-6",
        "relative 2-norm NaN",
        "relative 2-norm inf",
        "relative 2-norm 0",
        "relative 2-norm 1",
        "relative 2-norm",
        "1e-6",
        "",
    ] {
        let set = |case: &mut Value| case["tolerance"] = json!(tolerance);
        changed(
            "tolerance",
            rht(),
            &["case 0", "`tolerance`", "2-norm X"],
            set,
        );
    }
    let number = |case: &mut Value| case["tolerance"] = json!(1e-6);
    changed("tolerance", rht(), &["`tolerance`", "string"], number);
    for field in ["x", "y"] {
        changed("NaN", rht(), &["MISMATCH y[0, 0]"], |case| {
            case[field] = nan(&hex(case, field));
        });
    }
    let sign = |case: &mut Value| {
        let flipped = -case["signs"][3].as_f64().expect("a sign");
        case["signs"][3] = json!(flipped);
    };
    changed("one sign", rht(), &["MISMATCH y[0, 0]"], sign);
    let zero = |case: &mut Value| case["signs"][3] = json!(0);
    changed("a sign of 0", rht(), &["`signs`"], zero);
    let size = |case: &mut Value| case["size"] = json!(17);
    changed("a size of 17", rht(), &["`size`"], size);
    let zeros = |case: &mut Value| {
        let digits = hex(case, "y").len();
        case["y"] = "0".repeat(digits).into();
    };
    changed("all zeros expected", rht(), &["MISMATCH y["], zeros);
}
