//! The `halfbyte` program; everything is in [`halfbyte::cli`].

fn main() -> std::process::ExitCode {
    if cfg!(target_os = "linux") && std::env::var_os("XDG_RUNTIME_DIR").is_none() {
        // Without a desktop session, Mesa's device-select layer looks for Wayland and prints a complaint each time. This
        // is the one place for an installed program; .cargo/config.toml is that for tests, benchmarks and examples.
        // SAFETY: no other thread runs yet.
        unsafe { std::env::set_var("NODEVICE_SELECT", "1") };
    }
    // SAFETY: no other thread runs yet.
    if let Some(notice) = unsafe { halfbyte::device::prepare() } {
        eprintln!("note: {notice}");
    }
    halfbyte::cli::main()
}
