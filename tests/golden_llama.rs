//! Llama decoders against PyTorch: see `golden_hf`.

mod golden_hf;

#[test]
fn equal_to_pytorch_on_every_device() {
    golden_hf::check_all(&["llama-gqa-tied"], &["llama", "llama-gqa-tied"]);
}
