//! Builds a kernel's text with g++ and runs it on cases.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex, PoisonError};

use halfbyte::formats::QuantizedRef;

use super::texts::Variant;
use super::translate::to_cpp;

/// One product: the operands, and C before it.
pub struct Case {
    pub what: String,
    pub a: QuantizedRef,
    pub b: QuantizedRef,
    pub start: Vec<f32>,
}

impl Case {
    pub fn new(what: String, a: QuantizedRef, b: QuantizedRef) -> Case {
        let start = (0..a.layout.rows * b.layout.rows).map(|i| (i % 11) as f32 - 5.0);
        let start = start.collect();
        Case { what, a, b, start }
    }

    /// The factor of the epilogue.
    pub fn alpha(&self) -> f32 {
        let tensors = self.a.tensor_decode_scale() * self.b.tensor_decode_scale();
        tensors * self.a.format.product_post_scale(&self.b.format)
    }
}

/// Behind C: nothing may be written there.
const GUARD: u32 = 0x5EED_5EED;
const GUARDS: usize = 400;
/// Behind an operand: codes of -6 and NaN scales, which may be read but must not count.
const BEHIND: usize = 600;

/// The compiler, where there is one.
pub fn compiler() -> Option<&'static str> {
    let found = Command::new("g++").arg("--version").output();
    found.is_ok_and(|o| o.status.success()).then_some("g++")
}

/// g++ for a variant, with what every file of one kernel needs alike.
fn compile(variant: &Variant) -> Command {
    let language = if variant.is_cuda() { "CUDA" } else { "HIP" };
    let mut command = Command::new("g++");
    command
        .args([
            "-std=c++17",
            "-O1",
            "-w",
            "-fno-strict-aliasing",
            "-ffp-contract=off",
            // Fibres jump between stacks, which a fortified longjmp takes for a mistake.
            "-U_FORTIFY_SOURCE",
        ])
        .arg(format!("-DEMU_WARP={}", variant.warp()))
        .arg(format!("-DEMU_{language}"));
    command
}

/// A folder with the shim and, made once for each kind of variant, what g++ read of it: half the time of a build.
fn header(variant: &Variant) -> Arc<tempfile::TempDir> {
    static MADE: Mutex<BTreeMap<(bool, usize), Arc<tempfile::TempDir>>> =
        Mutex::new(BTreeMap::new());
    let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    let of_kind = made.entry((variant.is_cuda(), variant.warp()));
    let folder = of_kind.or_insert_with(|| {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/native");
        for file in ["shim.hpp", "harness.hpp"] {
            fs::copy(from.join(file), folder.path().join(file)).expect("a file of ours");
        }
        let header = folder.path().join("shim.hpp");
        let output = compile(variant)
            .args(["-x", "c++-header"])
            .arg(&header)
            .output()
            .expect("g++ starts");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{errors}");
        Arc::new(folder)
    });
    folder.clone()
}

/// A kernel that runs here.
pub struct Kernel {
    program: PathBuf,
    variant: Variant,
    _folder: tempfile::TempDir,
}

impl Kernel {
    /// Builds the text of a variant.
    pub fn build(variant: &Variant, text: &str, entry: &str) -> Kernel {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (source, program) = (
            folder.path().join("kernel.cpp"),
            folder.path().join("kernel"),
        );
        let text = to_cpp(text);
        let whole = format!(
            "#include \"shim.hpp\"\nnamespace text {{\n{text}\n}}\n#define ENTRY {entry}\n#include \"harness.hpp\"\n"
        );
        fs::write(&source, whole).expect("a writable folder");
        let made = compile(variant)
            .arg("-I")
            .arg(header(variant).path())
            .arg(&source)
            .arg("-o")
            .arg(&program)
            .output()
            .expect("g++ starts");
        let errors = String::from_utf8_lossy(&made.stderr);
        assert!(made.status.success(), "{}: {errors}", variant.name());
        Kernel {
            program,
            variant: *variant,
            _folder: folder,
        }
    }

    /// C after each case; what the kernel wrote elsewhere, or why it stopped, is an error.
    pub fn run(&self, cases: &[Case]) -> Result<Vec<Vec<f32>>, String> {
        let folder = self.program.parent().expect("a folder");
        let (asked, answered) = (folder.join("cases"), folder.join("answers"));
        let mut file = std::io::BufWriter::new(File::create(&asked).expect("a file"));
        let mut write = |words: &[u32]| {
            let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
            file.write_all(&bytes).expect("a writable file");
        };
        for case in cases {
            let (a, b) = (&case.a, &case.b);
            let behind = |mut words: Vec<u32>| {
                words.resize(words.len() + BEHIND, u32::MAX);
                words
            };
            let scales = |q: &QuantizedRef| behind(q.device_scales().expect("scales"));
            let mut c: Vec<u32> = case.start.iter().map(|v| v.to_bits()).collect();
            c.resize(c.len() + GUARDS, GUARD);
            let buffers = [
                behind(a.codes.clone()),
                scales(a),
                behind(b.codes.clone()),
                scales(b),
                vec![case.alpha().to_bits()],
                c,
            ];
            let (m, n) = (a.layout.rows, b.layout.rows);
            let numbers = [m, n, a.layout.words_per_row, a.layout.scale_words_per_row];
            let (rows, columns) = self.variant.tile();
            let grid = [n.div_ceil(columns), m.div_ceil(rows)];
            let lengths = buffers.each_ref().map(Vec::len);
            let head: Vec<u32> = numbers
                .into_iter()
                .chain(grid)
                .chain(lengths)
                .map(|n| n as u32)
                .collect();
            write(&head);
            buffers.iter().for_each(|words| write(words));
        }
        write(&[0; 12]);
        drop(file);
        let run = Command::new(&self.program)
            .args([&asked, &answered])
            .arg(self.variant.units().to_string())
            .output()
            .expect("the kernel starts");
        if !run.status.success() {
            let said = String::from_utf8_lossy(&run.stderr).trim().to_string();
            return Err(format!("{}: {}: {said}", self.variant.name(), run.status));
        }
        self.answers(&answered, cases)
    }

    fn answers(&self, path: &Path, cases: &[Case]) -> Result<Vec<Vec<f32>>, String> {
        let mut bytes = Vec::new();
        File::open(path)
            .and_then(|mut f| f.read_to_end(&mut bytes))
            .expect("the answers");
        let words: Vec<u32> = bytes
            .chunks_exact(4)
            .map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]))
            .collect();
        let mut rest = words.as_slice();
        let mut all = Vec::new();
        for case in cases {
            let (c, after) = rest.split_at(case.start.len());
            let (guards, next) = after.split_at(GUARDS);
            if guards.iter().any(|g| *g != GUARD) {
                return Err(format!("{}: written behind C", case.what));
            }
            all.push(c.iter().map(|w| f32::from_bits(*w)).collect());
            rest = next;
        }
        Ok(all)
    }
}
