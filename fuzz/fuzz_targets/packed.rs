#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| halfbyte_fuzz::packed(data));
