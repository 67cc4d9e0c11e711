//! One text for one target, through the compiler and the disassembler; many at once.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::code::{self, Code};
use super::compilers::Compilers;
use super::expect::Language;
use crate::cmd::{Result, at, capture, say};

/// A text to compile.
pub struct Job {
    pub language: Language,
    pub file: String,
    pub target: &'static str,
    /// Where the text is.
    pub source: PathBuf,
    /// Bytes, for the order: the longest first, so that the last to end is a short one.
    pub length: usize,
}

/// Machine code, or why there is none.
pub type Outcome = std::result::Result<Code, String>;

/// Compiles every job, on as many cores as there are; what compilers write lies in a folder of each target below `out`.
/// The outcomes come in the order of the jobs.
pub fn all(compilers: &Compilers, jobs: &[Job], out: &Path) -> Result<Vec<Outcome>> {
    for job in jobs {
        let folder = out.join(job.target);
        at(&folder, fs::create_dir_all(&folder))?;
    }
    let mut order: Vec<usize> = (0..jobs.len()).collect();
    order.sort_by_key(|i| std::cmp::Reverse(jobs[*i].length));
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
    let next = AtomicUsize::new(0);
    let outcomes: Mutex<Vec<Option<Outcome>>> = Mutex::new(jobs.iter().map(|_| None).collect());
    std::thread::scope(|scope| {
        let work = || -> Result<()> {
            let mut worker = Worker::new(compilers);
            loop {
                let turn = next.fetch_add(1, Ordering::Relaxed);
                let Some(i) = order.get(turn) else {
                    return Ok(());
                };
                if turn > 0 && turn.is_multiple_of(100) {
                    say("compiled", format!("{turn} of {}", jobs.len()));
                }
                let outcome = worker.compile(&jobs[*i], out)?;
                outcomes.lock().expect("no worker panics")[*i] = Some(outcome);
            }
        };
        let workers: Vec<_> = (0..cores.min(jobs.len()))
            .map(|_| scope.spawn(work))
            .collect();
        workers
            .into_iter()
            .try_for_each(|w| w.join().expect("no worker panics"))
    })?;
    let outcomes = outcomes.into_inner().expect("no worker panics");
    Ok(outcomes
        .into_iter()
        .map(|o| o.expect("every job had its turn"))
        .collect())
}

struct Worker<'c> {
    compilers: &'c Compilers,
    nvrtc: Option<Nvrtc>,
}

impl<'c> Worker<'c> {
    fn new(compilers: &'c Compilers) -> Self {
        Worker {
            compilers,
            nvrtc: None,
        }
    }

    /// The outer error is one of ours, the inner one the compiler's.
    fn compile(&mut self, job: &Job, out: &Path) -> Result<Outcome> {
        let out = out.join(job.target).join(&job.file);
        match job.language {
            Language::Cuda => self.cuda(job, &out),
            Language::Hip => self.hip(job, &out),
        }
    }

    fn cuda(&mut self, job: &Job, out: &Path) -> Result<Outcome> {
        if self.nvrtc.is_none() {
            self.nvrtc = Some(Nvrtc::start(self.compilers)?);
        }
        let nvrtc = self.nvrtc.as_mut().expect("started above");
        let compiled = nvrtc.compile(job.target, &job.source, out)?;
        let log = beside(out, "log");
        let words = at(&log, fs::read_to_string(&log))?;
        if !compiled {
            return Ok(Err(words));
        }
        let disassembly = capture(
            Command::new(&self.compilers.nvdisasm)
                .arg("--print-code")
                .arg(beside(out, "cubin")),
        )?;
        let sass = beside(out, "sass");
        at(&sass, fs::write(&sass, &disassembly))?;
        Ok(code::of_cuda(&words, &disassembly))
    }

    /// Source to bitcode, and that to assembly to read and to an object file. As hiprtc, the object is not made of the
    /// assembly: there a function may have instructions of its own beyond its target's (`target("gfx950-insts")`).
    fn hip(&self, job: &Job, out: &Path) -> Result<Outcome> {
        let (bitcode, assembly) = (beside(out, "bc"), beside(out, "s"));
        let object = beside(out, "o");
        let zig = |tool: &str| {
            let mut command = Command::new(&self.compilers.zig);
            command.arg(tool);
            command
        };
        let mut compile = zig("clang");
        compile
            .args(["-x", "hip", "--cuda-device-only", "-O3", "--std=c++17"])
            .args(["-nogpulib", "-nogpuinc", "-nostdinc", "-w"])
            .arg(format!("--offload-arch={}", job.target))
            .arg("-I")
            .arg(&self.compilers.headers)
            .args(["-include", "hip/hip_runtime.h", "-emit-llvm", "-c"])
            .args([job.source.as_path(), Path::new("-o"), &bitcode]);
        let generate = |kind: &str, to: &Path| {
            let mut command = zig("clang");
            command
                .args(["--target=amdgcn-amd-amdhsa", "-nogpulib", "-O3"])
                .args(["-Xclang", "-disable-llvm-passes", kind])
                .arg(format!("-mcpu={}", job.target))
                .args([bitcode.as_path(), Path::new("-o"), to]);
            command
        };
        // A function that nobody defines would be missed on the GPU only.
        let mut link = zig("ld.lld");
        link.args(["-shared", "--no-undefined"]).args([
            object.as_path(),
            Path::new("-o"),
            &beside(out, "hsaco"),
        ]);
        let steps = [
            &mut compile,
            &mut generate("-S", &assembly),
            &mut generate("-c", &object),
            &mut link,
        ];
        for step in steps {
            if let Err(why) = capture(step) {
                return Ok(Err(why));
            }
        }
        let text = at(&assembly, fs::read_to_string(&assembly))?;
        Ok(code::of_hip(&text))
    }
}

/// `out` with another ending; a file's own name may have points.
fn beside(out: &Path, ending: &str) -> PathBuf {
    let mut path = out.as_os_str().to_owned();
    path.push(".");
    path.push(ending);
    path.into()
}

/// A Python that holds NVRTC, which takes a moment to load.
struct Nvrtc {
    process: Child,
    jobs: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

impl Nvrtc {
    fn start(compilers: &Compilers) -> Result<Self> {
        let mut process = Command::new(&compilers.python)
            .arg(&compilers.nvrtc)
            .arg(&compilers.cuda)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|e| format!("{}: {e}", compilers.python.display()))?;
        let jobs = process.stdin.take();
        let answers = process.stdout.take().expect("it is piped");
        Ok(Nvrtc {
            process,
            jobs,
            answers: BufReader::new(answers),
        })
    }

    /// Whether the text compiles; what NVRTC says lies beside `out`.
    fn compile(&mut self, target: &str, source: &Path, out: &Path) -> Result<bool> {
        let jobs = self.jobs.as_mut().expect("open until it is dropped");
        let line = format!("{target}\t{}\t{}\n", source.display(), out.display());
        let mut answer = String::new();
        let talked = jobs
            .write_all(line.as_bytes())
            .and_then(|()| jobs.flush())
            .and_then(|()| self.answers.read_line(&mut answer));
        match (talked, answer.trim()) {
            (Ok(_), "ok") => Ok(true),
            (Ok(_), "failed") => Ok(false),
            _ => Err(format!(
                "NVRTC stopped at {} for {target}: its words are above",
                source.display()
            )),
        }
    }
}

impl Drop for Nvrtc {
    fn drop(&mut self) {
        // It ends at the end of its input.
        self.jobs = None;
        let _ = self.process.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_are_added_and_none_is_replaced() {
        assert_eq!(
            beside(Path::new("out/sm_75/a.b.cu"), "cubin"),
            Path::new("out/sm_75/a.b.cu.cubin")
        );
    }
}
