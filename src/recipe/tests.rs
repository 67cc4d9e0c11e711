use super::*;
use crate::formats::BlockFormat;

fn parse(text: &str) -> Result<Recipe> {
    file::parse(&toml::from_str(text).unwrap())
}

#[test]
fn every_named_recipe_is_valid_and_survives_toml() {
    for recipe in named::ALL {
        recipe.validate().unwrap();
        let text = toml::to_string(&file::to_table(recipe)).unwrap();
        assert_eq!(parse(&text).unwrap(), *recipe, "{text}");
        assert_eq!(Recipe::named(&recipe.name).unwrap(), *recipe);
    }
    let mut names: Vec<_> = named::ALL.iter().map(|r| &r.name).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), named::ALL.len());
}

#[test]
fn the_issue_s_names_are_there() {
    for name in "f32 bf16 mxfp8 a-bf16 a-plain a-sr a-rht a-rht-sr a-rht-sr@32 nvfp4 nvfp4-no-sr nvfp4-no-rht nvfp4-no-2d \
                 nvfp4-all-fp4 nvfp4-late-bf16 b-mxfp4 c-f c-d c-w c-fd c-fdw c-fdw-sr c-fdw-rht c-fdw-h16 c-fdw-h32 quartet \
                 fp4-all-the-way tetrajet tetrajet-v2 ue5m3 four-over-six tibq"
        .split_whitespace()
    {
        Recipe::named(name).unwrap();
    }
}

#[test]
fn a_recipe_reads_in_three_rows() {
    let text = Recipe::named("nvfp4").unwrap().to_string();
    assert_eq!(
        text,
        "  Fprop  X: nvfp4-1x16-rne; W: nvfp4-16x16-rne\n  \
           Dgrad  dY: nvfp4-1x16-sr; W: nvfp4-16x16-rne\n  \
           Wgrad  dY: nvfp4-1x16-sr, hadamard 16 fixed; X: nvfp4-1x16-rne, hadamard 16 fixed\n  \
           kept   head bf16; first 3% of the blocks bf16; last 13% of the blocks bf16\n"
    );
}

#[test]
fn mistakes_are_refused_with_a_hint() {
    let fails = |text: &str, hint: &str| {
        let e = parse(text).unwrap_err().to_string();
        assert!(e.contains(hint), "{text}: {e}");
    };
    fails("base = 'nvpf4'", "did you mean `nvfp4`?");
    fails("wgard = 'mxfp4'", "did you mean `wgrad`?");
    fails(
        "wgrad = { dy = 'mxfp4', w = 'mxfp4' }",
        "unknown field of wgrad `w`",
    );
    fails("wgrad = 'mxfp4, hadamrd 16'", "did you mean `hadamard 16`?");
    fails(
        "wgrad = { dy = 'mxfp4, hadamard 16', x = 'mxfp4' }",
        "does not cancel",
    );
    fails(
        "wgrad = { dy = 'mxfp4, hadamard 16', x = 'mxfp4, hadamard 32' }",
        "same Hadamard transform",
    );
    fails(
        "wgrad = { dy = 'mxfp4, hadamard 16', x = 'mxfp4, hadamard 16 fresh' }",
        "same Hadamard transform",
    );
    fails("wgrad = { dy = 'mxfp4', x = 'nvfp4' }", "same block width");
    fails("wgrad = { dy = 'mxfp4', x = 'f32' }", "same kind of number");
    fails("wgrad = 'bf16, hadamard 16'", "leave it out");
    fails(
        "fprop = 'mxfp4, from forward'",
        "for the operands of Dgrad and Wgrad",
    );
    fails("wgrad = 'mxfp4, from forward'", "dY has no forward");
    fails(
        "wgrad = { dy = 'mxfp4', x = 'mxfp4, from forward' }",
        "needs a quantised Fprop",
    );
    fails("base = 'mxfp4'\ntrust_mask = true", "trust_mask needs");
    fails(
        "base = 'mxfp4'\n[high]\nlayers = ['downn']",
        "did you mean `down`?",
    );
    fails("base = 'mxfp4'\n[high]\nfirst = -1", "a number of blocks");
    fails("base = 'mxfp4'\n[high]\nfirst = 1.5", "between 0 and 1");
    fails(
        "base = 'tibq'\n[high]\nlayers = ['q']",
        "kept high and has rules of its own",
    );
    fails("base = 'mxfp4'\n[[phases]]\nfprop = 'bf16'", "lacks `from`");
    fails("base = 'mxfp4'\n[[phases]]\nfrom = 0.5", "changes nothing");
    fails(
        "base = 'mxfp4'\n[[phases]]\nfrom = 0.5\nall = 'bf16'\nfprop = 'f32'",
        "leave one out",
    );
    fails(
        "base = 'mxfp4'\n[[phases]]\nfrom = 0.5\nall = 'bf16'\n[[phases]]\nfrom = 0.5\nall = 'f32'",
        "does not begin after",
    );
    fails(
        "base = 'mxfp4'\n[[phases]]\nfrom = 0.5\nall = 'bf16'\n[[phases]]\nfrom = 700\nall = 'f32'",
        "all at steps or all at shares",
    );
    fails(
        "base = 'mxfp4'\n[[phases]]\nfrom = 1.5\nall = 'bf16'",
        "between 0 and 1",
    );
    fails("name = 'a b'", "a word");
    fails("name = 3", "`name` is text");
    assert!(
        Recipe::named("mxfp4@64")
            .unwrap_err()
            .to_string()
            .contains("no Hadamard transform")
    );
    assert!(
        Recipe::named("a-rht@65")
            .unwrap_err()
            .to_string()
            .contains("not supported")
    );
}

#[test]
fn layers_phases_and_exceptions() {
    let r = Recipe::named("nvfp4-late-bf16").unwrap();
    let at = |block, step| r.layer(Layer::Up, block, 4, step, 1000);
    assert_eq!(at(0, 0).fprop, r.linear.fprop, "2 of 62 is none of four");
    assert_eq!(at(3, 0), LinearRecipe::BF16, "8 of 62 is one of four");
    assert_eq!(at(0, 819).fprop, r.linear.fprop);
    assert_eq!(at(0, 820).fprop, LinearRecipe::BF16.fprop);
    assert_eq!(at(0, 820).wgrad, r.linear.wgrad);
    let eight = |block| r.layer(Layer::Up, block, 62, 0, 1000) == LinearRecipe::BF16;
    assert_eq!(
        (0..62).filter(|b| eight(*b)).collect::<Vec<_>>(),
        [0, 1, 54, 55, 56, 57, 58, 59, 60, 61]
    );
    let r = Recipe::named("tibq").unwrap();
    let of = |layer| r.layer(layer, 1, 4, 0, 1).fprop.a.format().unwrap().element;
    assert_eq!(of(Layer::Q), crate::formats::Element::E4M3);
    assert_eq!(of(Layer::V), crate::formats::Element::E2M1);
    let r = parse("base = 'mxfp4'\n[high]\nlayers = ['v']\nnumber = 'f32'\n[[phases]]\nfrom = 10\nall = 'bf16'").unwrap();
    assert_eq!(r.layer(Layer::V, 0, 4, 99, 100), LinearRecipe::F32);
    assert_eq!(
        r.layer(Layer::Q, 0, 4, 9, 100),
        LinearRecipe::uniform(Number::Block(BlockFormat::MXFP4))
    );
    assert_eq!(r.layer(Layer::Q, 0, 4, 10, 100), LinearRecipe::BF16);
}
