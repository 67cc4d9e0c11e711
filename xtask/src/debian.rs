//! LLVM 23 out of Debian packages, without root and without installing any package.
//!
//! apt runs with its own lists, caches and sources in a working folder, so nothing of the system's apt
//! changes. apt checks the signatures of the lists against Debian's keys; the sha256 of every package is
//! then checked again against those lists. [`crate::tree`] turns the unpacked packages into the install.
//! The working folder lies beside the final one and the last step is a rename: a kill leaves no half install.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cmd::{Result, at, capture, say, which};
use crate::host::OsRelease;
use crate::llvm::SENTINEL;
use crate::tree;
use crate::work::{self, WorkFolder};

const KEYRING: &str = "/usr/share/keyrings/debian-archive-keyring.gpg";
const DEFAULT_MIRROR: &str = "http://deb.debian.org/debian";
/// From Debian sid: LLVM itself, the C++ library that its archives were compiled with, lld's headers.
const FROM_SID: [&str; 3] = ["llvm-23-dev", "libstdc++-16-dev", "liblld-23-dev"];
/// From the system's own suite, so that they fit its C library.
const FROM_OWN: [&str; 2] = ["zlib1g-dev", "libzstd-dev"];

/// Whether the recipe can be tried on this machine; the error says why not.
pub fn usable() -> Result<()> {
    if !cfg!(all(
        target_os = "linux",
        target_arch = "x86_64",
        target_env = "gnu"
    )) {
        return Err("the recipe is for x86-64 Linux with glibc".into());
    }
    let os = OsRelease::read();
    if !os.is_debian_like() {
        return Err("this is not Debian or a system made from it".into());
    }
    if os.codename.is_none() {
        return Err("/etc/os-release does not name the system's suite".into());
    }
    if !Path::new(KEYRING).exists() {
        return Err(format!(
            "{KEYRING} is missing: install the package debian-archive-keyring"
        ));
    }
    let tools = ["apt-get", "apt-cache", "dpkg", "sha256sum", "ar", "cc"];
    match tools.into_iter().find(|tool| which(tool).is_none()) {
        Some(tool) => Err(format!("the program `{tool}` is missing")),
        None => Ok(()),
    }
}

/// Makes `target` (the folder that the bundler looks at) from Debian packages.
pub fn install(target: &Path) -> Result<()> {
    say(
        "llvm",
        "CubeCL's bundle is out of reach: making LLVM 23 from Debian sid's packages (about 80 MB to fetch, 290 MB kept)",
    );
    let work = WorkFolder::new("llvm", target)?;
    let os = OsRelease::read();
    let apt = Apt::new(work.path.join("apt"))?;
    apt.find_packages(&os)?;
    let unpacked = work.path.join("unpacked");
    apt.fetch_and_unpack(&os, &unpacked)?;

    let fresh = work.path.join("tree");
    tree::assemble(&unpacked, &fresh)?;
    say(
        "llvm",
        "linking and running a small program against it, before anything depends on it",
    );
    tree::check(&fresh, &work.path)?;
    at(&fresh, fs::write(fresh.join(SENTINEL), ""))?;

    work::put("llvm", &fresh, target, |folder| {
        folder.join(SENTINEL).exists()
    })
}

/// An apt of our own.
struct Apt {
    folder: PathBuf,
}

impl Apt {
    fn new(folder: PathBuf) -> Result<Self> {
        for sub in [
            "sources",
            "lists/partial",
            "cache/archives/partial",
            "empty",
            "debs",
        ] {
            let path = folder.join(sub);
            at(&path, fs::create_dir_all(&path))?;
        }
        at(&folder, fs::write(folder.join("status"), ""))?;
        at(
            &folder,
            fs::write(folder.join("apt.conf"), apt_conf(&folder)),
        )?;
        Ok(Self { folder })
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command
            .arg("-c")
            .arg(self.folder.join("apt.conf"))
            .env("LC_ALL", "C");
        command
    }

    /// Fetches the lists: from the mirror this Debian uses, then from Debian's own, until all packages are offered.
    fn find_packages(&self, os: &OsRelease) -> Result<()> {
        let mut mirrors = Vec::from_iter(host_mirror(os));
        if !mirrors.iter().any(|m| m == DEFAULT_MIRROR) {
            mirrors.push(DEFAULT_MIRROR.to_string());
        }
        let mut last = String::new();
        for mirror in mirrors {
            say("llvm", format!("fetching the package lists from {mirror}"));
            self.write_sources(&mirror, os)?;
            // Only what is offered counts: an update may fail for a source that is not needed here.
            let update = capture(self.command("apt-get").args(["-q", "update"]));
            match self.all_offered() {
                Ok(()) => return Ok(()),
                Err(missing) => {
                    last = match update {
                        Err(cause) => format!("{missing}; {cause}"),
                        Ok(_) => missing,
                    }
                }
            }
        }
        Err(last)
    }

    fn write_sources(&self, mirror: &str, os: &OsRelease) -> Result<()> {
        let parts = self.folder.join("sources");
        let own = os.codename.as_deref().filter(|_| os.is_debian());
        let ours = parts.join("halfbyte.sources");
        at(&ours, fs::write(&ours, debian_source(mirror, own)))?;
        if os.is_debian() {
            return Ok(());
        }
        // A derivative's own packages come from its own sources, whatever they are.
        let system = Path::new("/etc/apt");
        let listed = fs::read_dir(system.join("sources.list.d"))
            .into_iter()
            .flatten()
            .flatten()
            .map(|entry| entry.path());
        for path in listed.chain([system.join("sources.list")]) {
            let source = path
                .extension()
                .is_some_and(|e| e == "list" || e == "sources");
            if source && path.is_file() {
                let copy = parts.join(path.file_name().unwrap_or_default());
                at(&path, fs::copy(&path, copy))?;
            }
        }
        Ok(())
    }

    fn all_offered(&self) -> Result<()> {
        for package in FROM_SID.into_iter().chain(FROM_OWN) {
            self.records(package)
                .map_err(|_| format!("no configured source offers the package {package}"))?;
        }
        Ok(())
    }

    /// Every version of `package` that the signed lists offer.
    fn records(&self, package: &str) -> Result<Vec<Record>> {
        let text = capture(self.command("apt-cache").args(["show", package]))?;
        match parse_records(&text) {
            records if records.is_empty() => Err(format!("no record of {package}")),
            records => Ok(records),
        }
    }

    /// Downloads the packages, checks each against the lists, unpacks them all into `into`.
    fn fetch_and_unpack(&self, os: &OsRelease, into: &Path) -> Result<()> {
        let own = os.codename.as_deref().unwrap_or("sid");
        let wanted = FROM_SID
            .map(|p| format!("{p}/sid"))
            .into_iter()
            .chain(FROM_OWN.map(|p| format!("{p}/{own}")));
        say(
            "llvm",
            format!(
                "fetching {} and {}",
                FROM_SID.join(", "),
                FROM_OWN.join(", ")
            ),
        );
        let debs = self.folder.join("debs");
        capture(
            self.command("apt-get")
                .args(["-q", "download"])
                .args(wanted)
                .current_dir(&debs),
        )?;
        let mut files = Vec::new();
        for entry in at(&debs, fs::read_dir(&debs))? {
            files.push(at(&debs, entry)?.path());
        }
        if files.len() != FROM_SID.len() + FROM_OWN.len() {
            return Err(format!("apt fetched {} packages, not 5", files.len()));
        }
        for file in files {
            self.verify(&file)?;
            capture(Command::new("dpkg").arg("-x").arg(&file).arg(into))?;
            at(&file, fs::remove_file(&file))?;
        }
        Ok(())
    }

    /// Compares a downloaded package with the sha256 that the signed lists give for exactly that version.
    fn verify(&self, file: &Path) -> Result<()> {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let (package, version) =
            parse_deb_name(&name).ok_or(format!("{name} is not a package's name"))?;
        let records = self.records(&package)?;
        let record = records
            .iter()
            .find(|r| r.version == version)
            .ok_or(format!("the lists do not know {package} {version}"))?;
        let summed = capture(Command::new("sha256sum").arg("--").arg(file))?;
        let got = parse_sha256sum(&summed).ok_or("sha256sum gave no checksum")?;
        if got != record.sha256 {
            return Err(format!(
                "{name}: its sha256 is {got}, the lists say {}: not used",
                record.sha256
            ));
        }
        say("llvm", format!("{package} {version}: sha256 as listed"));
        Ok(())
    }
}

/// apt's settings for a private root: on top of the system's, so that a proxy set there still counts.
fn apt_conf(folder: &Path) -> String {
    let f = folder.display();
    format!(
        r#"Dir::Etc::SourceList "/dev/null";
Dir::Etc::SourceParts "{f}/sources";
Dir::Etc::Preferences "/dev/null";
Dir::Etc::PreferencesParts "{f}/empty";
Dir::State::Lists "{f}/lists";
Dir::State::Status "{f}/status";
Dir::Cache "{f}/cache";
Dir::Cache::Archives "{f}/cache/archives";
APT::Architecture "amd64";
#clear APT::Architectures;
APT::Architectures {{ "amd64"; }};
APT::Sandbox::User "root";
#clear APT::Update;
APT::Update::Error-Mode "any";
Acquire::Languages "none";
Acquire::Retries "2";
Acquire::http::Timeout "20";
Acquire::https::Timeout "20";
"#
    )
}

/// A source for sid, and for the system's own suite where that is Debian's too.
fn debian_source(mirror: &str, own: Option<&str>) -> String {
    let own = own.filter(|suite| *suite != "sid").unwrap_or_default();
    format!(
        "Types: deb\nURIs: {mirror}\nSuites: sid {own}\nComponents: main\nArchitectures: amd64\n\
         Targets: Packages\nSigned-By: {KEYRING}\n"
    )
}

/// The Debian mirror that the system itself is configured with.
fn host_mirror(os: &OsRelease) -> Option<String> {
    let targets = capture(Command::new("apt-get").args([
        "indextargets",
        "--format",
        "$(REPO_URI) $(RELEASE) $(COMPONENT)",
        "Created-By: Packages",
    ]))
    .ok()?;
    pick_mirror(&targets, os.codename.as_deref().filter(|_| os.is_debian())?)
}

/// Among lines of `URI suite component`, the URI that serves `suite`'s main component over a network.
fn pick_mirror(targets: &str, suite: &str) -> Option<String> {
    targets.lines().find_map(|line| {
        let (uri, rest) = line.split_once(' ')?;
        let network = ["http://", "https://", "mirror+"]
            .iter()
            .any(|scheme| uri.starts_with(scheme));
        (network && rest == format!("{suite} main")).then(|| uri.trim_end_matches('/').to_string())
    })
}

/// One version of one package in the lists.
#[derive(Debug, PartialEq)]
struct Record {
    version: String,
    sha256: String,
}

/// Reads the output of `apt-cache show`: blocks of `Field: value` between empty lines.
fn parse_records(text: &str) -> Vec<Record> {
    let field = |block: &str, name: &str| {
        block
            .lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
            .map(|value| value.trim().to_string())
    };
    text.split("\n\n")
        .filter_map(|block| {
            Some(Record {
                version: field(block, "Version")?,
                sha256: field(block, "SHA256").filter(|sum| is_sha256(sum))?,
            })
        })
        .collect()
}

/// `name_version_arch.deb` into name and version; apt writes the epoch's colon as `%3a`.
fn parse_deb_name(file: &str) -> Option<(String, String)> {
    let mut parts = file.strip_suffix(".deb")?.split('_');
    let (name, version) = (parts.next()?, parts.next()?);
    parts.next()?;
    Some((name.to_string(), version.replace("%3a", ":")))
}

/// The checksum in a line of `sha256sum`, which starts with a backslash when it had to escape the name.
fn parse_sha256sum(line: &str) -> Option<String> {
    let sum = line.trim_start_matches('\\').split_whitespace().next()?;
    is_sha256(sum).then(|| sum.to_string())
}

fn is_sha256(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|b| b.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SUM_A: &str = "5c0e1f4d633784a6320b1d30e5af3d433de656a977ed2795a158b21375554f07";
    const SUM_B: &str = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

    #[test]
    fn records_of_two_versions() {
        let text = format!(
            "Package: llvm-23-dev\nVersion: 1:23.1.4-2\nDescription: tools\n more: text\nSHA256: {SUM_A}\n\n\
             Package: llvm-23-dev\nVersion: 1:23.1.0-1\nSHA256: {SUM_B}\n\n"
        );
        let records = parse_records(&text);
        assert_eq!(records.len(), 2);
        assert_eq!(
            (records[0].version.as_str(), records[0].sha256.as_str()),
            ("1:23.1.4-2", SUM_A)
        );
        assert_eq!(records[1].sha256, SUM_B);
    }

    #[test]
    fn a_record_without_a_good_checksum_is_none() {
        assert!(parse_records("Package: a\nVersion: 1\n").is_empty());
        assert!(parse_records("Package: a\nVersion: 1\nSHA256: abc\n").is_empty());
    }

    #[test]
    fn deb_names() {
        let parsed = parse_deb_name("llvm-23-dev_1%3a23.1.4-2_amd64.deb").unwrap();
        assert_eq!(
            parsed,
            ("llvm-23-dev".to_string(), "1:23.1.4-2".to_string())
        );
        assert_eq!(parse_deb_name("llvm-23-dev.deb"), None);
        assert_eq!(parse_deb_name("a_1_amd64.rpm"), None);
    }

    #[test]
    fn sha256sum_lines() {
        assert_eq!(
            parse_sha256sum(&format!("{SUM_A}  a.deb\n")).as_deref(),
            Some(SUM_A)
        );
        assert_eq!(
            parse_sha256sum(&format!("\\{SUM_A}  a\\\\b.deb\n")).as_deref(),
            Some(SUM_A)
        );
        assert_eq!(parse_sha256sum("sha256sum: a.deb: No such file"), None);
    }

    #[test]
    fn mirror_of_the_host() {
        let targets = "cdrom:[Debian]/ bookworm main\n\
                       http://mirror.test/debian/ bookworm-updates main\n\
                       http://mirror.test/debian/ bookworm contrib\n\
                       http://mirror.test/debian/ bookworm main\n";
        assert_eq!(
            pick_mirror(targets, "bookworm").as_deref(),
            Some("http://mirror.test/debian")
        );
        assert_eq!(pick_mirror(targets, "trixie"), None);
    }

    #[test]
    fn sources_name_each_suite_once() {
        assert!(debian_source("http://m", Some("bookworm")).contains("Suites: sid bookworm\n"));
        assert!(!debian_source("http://m", Some("sid")).contains("sid sid"));
    }
}
