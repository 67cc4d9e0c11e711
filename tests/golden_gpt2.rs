//! A GPT-2 decoder against PyTorch: see `golden_hf`.

mod golden_hf;

#[test]
fn equal_to_pytorch_on_every_device() {
    golden_hf::check_all(&["gpt2"], &[]);
}
