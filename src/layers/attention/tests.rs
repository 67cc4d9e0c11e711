use super::*;
use crate::layers::testing::{check_gradient, devices, judge, label, normals, to};

fn shape(batch: usize, context: usize, heads: usize, kv_heads: usize, head_dim: usize) -> Shape {
    Shape {
        batch,
        context,
        heads,
        kv_heads,
        head_dim,
    }
}

/// o, lse and dqkv of a device.
fn run(d: &Device, s: &Shape, qkv: &[f32], d_o: &[f32]) -> (Vec<f32>, Vec<f32>, Vec<f32>) {
    let qkv = Tensor::upload(d, qkv, s.rows(), s.qkv_columns()).unwrap();
    let d_o = Tensor::upload(d, d_o, s.rows(), s.columns()).unwrap();
    let o = Tensor::empty(d, s.rows(), s.columns()).unwrap();
    let lse = Tensor::empty(d, s.rows(), s.heads).unwrap();
    let d_qkv = Tensor::empty(d, s.rows(), s.qkv_columns()).unwrap();
    forward(d, s, &qkv, &o, &lse).unwrap();
    backward(d, s, &qkv, &o, &lse, &d_o, &d_qkv).unwrap();
    (
        o.download(d).unwrap(),
        lse.download(d).unwrap(),
        d_qkv.download(d).unwrap(),
    )
}

#[test]
fn reference_gradient_is_the_derivative() {
    let s = shape(2, 3, 2, 1, 4);
    let qkv: Vec<f64> = to(&normals(1, s.rows() * s.qkv_columns(), 1.0));
    let d_o: Vec<f64> = to(&normals(2, s.rows() * s.columns(), 1.0));
    let (o, lse) = reference_forward(&s, &qkv);
    let gradient = reference_backward(&s, &qkv, &o, &lse, &d_o);
    check_gradient("dqkv", &qkv, &gradient, |x| {
        dot(&reference_forward(&s, x).0, &d_o)
    });
}

#[test]
fn as_exact_as_plain_loops() {
    let shapes = [
        shape(3, 7, 6, 2, 16),
        shape(2, 33, 4, 4, 20),
        shape(1, 100, 6, 2, 32),
        shape(2, 100, 2, 1, 64),
        shape(1, 257, 2, 2, 64),
    ];
    for s in shapes {
        let qkv = normals(3, s.rows() * s.qkv_columns(), 1.5);
        let d_o = normals(4, s.rows() * s.columns(), 1.0);
        let (o, lse) = reference_forward::<f32>(&s, &qkv);
        let d_qkv = reference_backward(&s, &qkv, &o, &lse, &d_o);
        let (exact_qkv, exact_d_o) = (to::<f64>(&qkv), to::<f64>(&d_o));
        let (exact_o, exact_lse) = reference_forward(&s, &exact_qkv);
        let exact_d_qkv = reference_backward(&s, &exact_qkv, &exact_o, &exact_lse, &exact_d_o);
        for d in devices() {
            let (got_o, got_lse, got_d_qkv) = run(&d, &s, &qkv, &d_o);
            let what = |part| format!("{part}, {}, {s:?}", label(&d));
            judge(&what("o"), &got_o, &o, &exact_o);
            judge(&what("lse"), &got_lse, &lse, &exact_lse);
            judge(&what("dqkv"), &got_d_qkv, &d_qkv, &exact_d_qkv);
        }
    }
}

#[test]
fn one_token_attends_to_itself() {
    // The f32 reference is exact here by luck, so the bounds are counted: p = exp(s - lse) is 1 within the rounding of
    // s and lse and 2 ulp of exp, and do . v - delta differs by the order of a sum over hd.
    let s = shape(3, 1, 4, 2, 16);
    let qkv = normals(9, s.rows() * s.qkv_columns(), 1.0);
    let d_o = normals(10, s.rows() * s.columns(), 1.0);
    let (o, lse) = reference_forward::<f32>(&s, &qkv);
    let exact_lse = reference_forward(&s, &to::<f64>(&qkv)).1;
    let largest = |v: &[f32]| v.iter().fold(0f32, |m, x| m.max(x.abs())) as f64;
    let ulp = 2f64.powi(-23);
    let p_error = (2.0 + largest(&lse)) * ulp;
    let dot_error = 16.0 * 16.0 * largest(&d_o) * largest(&qkv) * ulp;
    for d in devices() {
        let (got_o, got_lse, got) = run(&d, &s, &qkv, &d_o);
        assert!(got_o == o, "{}: o is v", label(&d));
        judge(&label(&d), &got_lse, &lse, &exact_lse);
        for row in 0..s.rows() {
            let got = &got[row * s.qkv_columns()..][..s.qkv_columns()];
            assert!(
                largest(&got[..6 * 16]) <= 2.0 * dot_error * largest(&qkv),
                "{}: dq and dk are 0",
                label(&d)
            );
            for (i, dv) in got[6 * 16..].iter().enumerate() {
                let at = row * s.columns() + i / 16 * 32 + i % 16;
                let sum = d_o[at] as f64 + d_o[at + 16] as f64;
                let limit = p_error * (d_o[at].abs() + d_o[at + 16].abs()) as f64 + sum.abs() * ulp;
                assert!(
                    (*dv as f64 - sum).abs() <= limit,
                    "{}: dv is the group's sum of do",
                    label(&d)
                );
            }
        }
    }
}

#[test]
fn large_scores_stay_finite() {
    // Scores of a few thousand: the softmax is one key, and the running maximum keeps exp in range.
    let s = shape(1, 50, 2, 1, 16);
    let qkv = normals(5, s.rows() * s.qkv_columns(), 40.0);
    let d_o = normals(6, s.rows() * s.columns(), 1.0);
    let (exact, _) = reference_forward(&s, &to::<f64>(&qkv));
    for d in devices() {
        let (o, lse, d_qkv) = run(&d, &s, &qkv, &d_o);
        assert!(
            o.iter().chain(&lse).chain(&d_qkv).all(|x| x.is_finite()),
            "{}",
            label(&d)
        );
        judge(
            &label(&d),
            &o,
            &reference_forward::<f32>(&s, &qkv).0,
            &exact,
        );
    }
}

#[test]
fn later_tokens_change_nothing_and_runs_repeat() {
    let s = shape(2, 45, 4, 2, 32);
    let qkv = normals(7, s.rows() * s.qkv_columns(), 1.0);
    let d_o = normals(8, s.rows() * s.columns(), 1.0);
    for d in devices() {
        let first = run(&d, &s, &qkv, &d_o);
        assert!(
            first == run(&d, &s, &qkv, &d_o),
            "{}: two runs differ",
            label(&d)
        );
        for token in [1, 16, 31, 44] {
            let mut other = qkv.clone();
            for x in &mut other[token * s.qkv_columns()..(token + 1) * s.qkv_columns()] {
                *x = 3.0 - *x;
            }
            let (o, lse, _) = run(&d, &s, &other, &d_o);
            assert!(
                o[..token * s.columns()] == first.0[..token * s.columns()],
                "{} token {token}",
                label(&d)
            );
            assert!(
                lse[..token * s.heads] == first.1[..token * s.heads],
                "{} token {token}",
                label(&d)
            );
            assert!(
                o[s.context * s.columns()..] == first.0[s.context * s.columns()..],
                "{} sequence 1",
                label(&d)
            );
            assert!(
                o[token * s.columns()..s.context * s.columns()]
                    != first.0[token * s.columns()..s.context * s.columns()]
            );
        }
    }
}

#[test]
fn shapes_that_do_not_fit_are_refused() {
    assert!(shape(1, 4, 6, 4, 16).check().is_err());
    assert!(shape(1, 0, 4, 4, 16).check().is_err());
    for d in devices() {
        let s = shape(1, 4, 2, 1, 16);
        let t = |cols| Tensor::empty(&d, 4, cols).unwrap();
        assert!(forward(&d, &s, &t(64), &t(32), &t(2)).is_ok());
        assert!(forward(&d, &s, &t(96), &t(32), &t(2)).is_err());
        assert!(forward(&d, &s, &t(64), &t(32), &t(4)).is_err());
        assert!(backward(&d, &s, &t(64), &t(32), &t(2), &t(64), &t(64)).is_err());
    }
}
