//! The `halfbyte` program; everything is in [`halfbyte::cli`].

fn main() -> std::process::ExitCode {
    halfbyte::cli::main()
}
