//! What the machine code of each text has to be: for which targets it is made, which instructions it must hold, whether
//! it may spill. The rows are about names of files and about what their text holds, so that a new kernel is asserted
//! as soon as its text is there.

/// The compiler that a text goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    Cuda,
    Hip,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::Cuda, Language::Hip];

    /// By the file's name.
    pub fn of(file: &str) -> Option<Language> {
        match file.rsplit_once('.')?.1 {
            "cu" => Some(Language::Cuda),
            "hip" => Some(Language::Hip),
            _ => None,
        }
    }

    pub fn word(self) -> &'static str {
        match self {
            Language::Cuda => "CUDA",
            Language::Hip => "HIP",
        }
    }

    /// Turing, Ampere, Ada, Hopper, Blackwell of data centres and of desks; MI200, MI300, MI350, RDNA 3 and 4.
    pub fn targets(self) -> &'static [&'static str] {
        match self {
            Language::Cuda => &[
                "sm_75", "sm_80", "sm_89", "sm_90a", "sm_100a", "sm_120a", "sm_121a",
            ],
            Language::Hip => &["gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201"],
        }
    }
}

const CDNA: &[&str] = &["gfx90a", "gfx942", "gfx950"];
const RDNA: &[&str] = &["gfx1100", "gfx1201"];
const BF16_MMA: &[&str] = &["sm_80", "sm_89", "sm_90a", "sm_100a", "sm_120a", "sm_121a"];
const BLACKWELL: &[&str] = &["sm_120a", "sm_121a"];

/// One row: about the texts whose file matches `files` and that hold `holding`.
#[derive(Debug)]
pub struct Rule {
    /// A pattern of file names; `*` stands for any characters.
    pub files: &'static str,
    /// Words that the text holds; empty for every text.
    pub holding: &'static str,
    /// The only targets that these texts are for; empty for all of their language.
    pub only: &'static [&'static str],
    /// Patterns of instructions, each of which some instruction has to match on every target.
    pub must: &'static [&'static str],
    /// Registers must suffice: no local memory, whether spilled to or indexed. Of what devices launch: not of a text that
    /// has smaller tiles than theirs, to be read.
    pub in_registers: bool,
    /// At least one text has to be there.
    pub required: bool,
    pub why: &'static str,
}

const RULE: Rule = Rule {
    files: "*",
    holding: "",
    only: &[],
    must: &[],
    in_registers: false,
    required: false,
    why: "",
};

pub const RULES: &[Rule] = &[
    Rule {
        files: "gemm-*",
        in_registers: true,
        required: true,
        why: "a GEMM that spills is no GEMM",
        ..RULE
    },
    Rule {
        files: "gemm-packed.*.own.cu",
        required: true,
        why: "register tiles of a GPU",
        ..RULE
    },
    Rule {
        files: "*.wave32.hip",
        only: RDNA,
        required: true,
        why: "planes of 32",
        ..RULE
    },
    Rule {
        files: "*.cu",
        holding: ".scale_vec::2X",
        only: BLACKWELL,
        must: &["OMMA.SF.16864.F32.E2M1.E2M1.E8 *"],
        required: true,
        why: "MXFP4's block-scaled MMA: a power-of-two scale for each 32",
        ..RULE
    },
    Rule {
        files: "*.cu",
        holding: ".scale_vec::4X",
        only: BLACKWELL,
        must: &["OMMA.SF.16864.F32.E2M1.E2M1.UE4M3.4X *"],
        required: true,
        why: "NVFP4's block-scaled MMA: an E4M3 scale for each 16",
        ..RULE
    },
    Rule {
        files: "*.cu",
        holding: "tcgen05.mma",
        only: &["sm_100a"],
        must: &["UTCOMMA*"],
        why: "block-scaled MMA on tensor memory",
        ..RULE
    },
    Rule {
        files: "*.cu",
        holding: "m16n8k16.row.col.f32.bf16.bf16.f32",
        only: BF16_MMA,
        must: &["HMMA.16816.F32.BF16 *"],
        required: true,
        why: "FP4 on bf16 tensor cores, which Turing (sm_75) has not: it emulates",
        ..RULE
    },
    Rule {
        files: "*.cu",
        holding: "wmma::mma_sync",
        only: BF16_MMA,
        must: &["HMMA.*"],
        why: "warp matrices; in bf16, so that Turing has none",
        ..RULE
    },
    Rule {
        files: "*.hip",
        holding: "__builtin_amdgcn_mfma_scale_f32_",
        only: &["gfx942", "gfx950"],
        must: &["v_mfma_scale_f32_*_f8f6f4 * cbsz:4 blgp:4"],
        required: true,
        why: "MXFP4's scaled MFMA of the MI355X, under its own name or presented as gfx942; code 4 is FP4",
        ..RULE
    },
    Rule {
        files: "*.hip",
        holding: "__builtin_amdgcn_mfma_f32_16x16x16bf16",
        only: CDNA,
        must: &["v_mfma_f32_16x16x16*bf16*"],
        required: true,
        why: "FP4 on bf16 MFMA, waves of 64",
        ..RULE
    },
    Rule {
        files: "*.hip",
        holding: "__builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(",
        only: &["gfx1100"],
        must: &["v_wmma_f32_16x16x16_bf16 *"],
        required: true,
        why: "FP4 on bf16 WMMA with RDNA 3's fragments",
        ..RULE
    },
    Rule {
        files: "*.hip",
        holding: "__builtin_amdgcn_wmma_f32_16x16x16_bf16_w32_gfx12(",
        only: &["gfx1201"],
        must: &["v_wmma_f32_16x16x16_bf16 *"],
        required: true,
        why: "FP4 on bf16 WMMA with RDNA 4's fragments",
        ..RULE
    },
];

/// What is asked of one text.
#[derive(Debug, Default, PartialEq)]
pub struct Expected {
    pub targets: Vec<&'static str>,
    pub must: Vec<&'static str>,
    pub in_registers: bool,
    /// Why there are fewer targets than the language has.
    pub fewer: Vec<&'static str>,
}

/// All rows that are about this text, together. `others` are the names of all texts.
pub fn expected(
    rules: &[Rule],
    language: Language,
    (file, text): (&str, &str),
    others: &[&str],
) -> Expected {
    let is_launched = !others.iter().any(|other| is_variant(other, file));
    let mut all = Expected {
        targets: language.targets().to_vec(),
        ..Expected::default()
    };
    for rule in rules.iter().filter(|rule| rule.is_about(file, text)) {
        if !rule.only.is_empty() {
            all.targets.retain(|target| rule.only.contains(target));
            all.fewer.push(rule.why);
        }
        all.must.extend(rule.must);
        all.in_registers |= rule.in_registers && is_launched;
    }
    all
}

/// Whether `other` is `file` with the tiles that a device has: `a.k.s.own.cu` and `a.k.s.cu`.
fn is_variant(other: &str, file: &str) -> bool {
    let pieces = file.rsplit_once('.');
    pieces.is_some_and(|(stem, extension)| {
        let middle = other
            .strip_prefix(stem)
            .and_then(|rest| rest.strip_suffix(extension));
        middle.is_some_and(|m| matches(".*.", m))
    })
}

/// The required rows that no text is there for.
pub fn unmet<'r>(rules: &'r [Rule], texts: &[(String, String)]) -> Vec<&'r Rule> {
    let is_met = |rule: &Rule| texts.iter().any(|(file, text)| rule.is_about(file, text));
    rules
        .iter()
        .filter(|rule| rule.required && !is_met(rule))
        .collect()
}

impl Rule {
    fn is_about(&self, file: &str, text: &str) -> bool {
        matches(self.files, file) && text.contains(self.holding)
    }
}

/// Whether the whole of `text` is of the pattern, in which `*` stands for any characters.
pub fn matches(pattern: &str, text: &str) -> bool {
    let mut pieces = pattern.split('*');
    let first = pieces.next().unwrap_or_default();
    let Some(mut rest) = text.strip_prefix(first) else {
        return false;
    };
    let mut pieces: Vec<&str> = pieces.collect();
    let Some(last) = pieces.pop() else {
        return rest.is_empty();
    };
    for piece in pieces {
        match rest.find(piece) {
            Some(at) => rest = &rest[at + piece.len()..],
            None => return false,
        }
    }
    rest.ends_with(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns() {
        for (pattern, text) in [
            ("*", ""),
            ("a", "a"),
            ("a*", "a"),
            ("*.cu", "x.y.cu"),
            ("gemm-*.own.*", "gemm-packed.k.mxfp4.own.cu"),
            ("a*b*c", "a-b-b-c"),
        ] {
            assert!(matches(pattern, text), "{pattern} {text}");
        }
        for (pattern, text) in [
            ("a", "ab"),
            ("*.cu", "x.cuh"),
            ("a*a", "a"),
            ("a*b*c", "a-c-b"),
            ("", "a"),
        ] {
            assert!(!matches(pattern, text), "{pattern} {text}");
        }
    }

    #[test]
    fn patterns_of_instructions_tell_formats_apart() {
        let mx = "OMMA.SF.16864.F32.E2M1.E2M1.E8 R4, R8, R12, R4, R16, R17, URZ";
        let nv = "OMMA.SF.16864.F32.E2M1.E2M1.UE4M3.4X R4, R8, R12, R4, R16, R17, URZ";
        let must = |holding: &str| {
            let rule = RULES.iter().find(|rule| rule.holding == holding).unwrap();
            rule.must[0]
        };
        assert!(matches(must(".scale_vec::2X"), mx) && !matches(must(".scale_vec::2X"), nv));
        assert!(matches(must(".scale_vec::4X"), nv) && !matches(must(".scale_vec::4X"), mx));
        let mfma = must("__builtin_amdgcn_mfma_scale_f32_");
        let fp4 = "v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[4:7], v[8:11], v[0:3], v12, v13 op_sel_hi:[0,0,0] cbsz:4 blgp:4";
        assert!(matches(mfma, fp4));
        assert!(!matches(mfma, &fp4.replace("blgp:4", "blgp:2")));
        assert!(!matches(mfma, &fp4.replace(" cbsz:4", "")));
    }

    #[test]
    fn rows_add_up() {
        let e = expected(
            RULES,
            Language::Cuda,
            ("layers-rope.rope_kernel.f32.cu", ""),
            &[],
        );
        assert_eq!(e.targets, Language::Cuda.targets());
        assert_eq!((e.must.len(), e.in_registers), (0, false));

        let asm = "mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0";
        let e = expected(
            RULES,
            Language::Cuda,
            ("gemm-some.kernel.mxfp4.cu", asm),
            &[],
        );
        assert_eq!(e.targets, ["sm_120a", "sm_121a"]);
        assert_eq!(e.must, ["OMMA.SF.16864.F32.E2M1.E2M1.E8 *"]);
        assert!(e.in_registers && !e.fewer.is_empty());

        let asm = "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}";
        let e = expected(RULES, Language::Cuda, ("gemm-some.k.mxfp4.cu", asm), &[]);
        assert_eq!(e.targets, BF16_MMA);
        assert!(matches(e.must[0], "HMMA.16816.F32.BF16 R60, R8, R16, RZ"));
        assert!(!matches(e.must[0], "HMMA.16816.F32 R60, R8, R16, RZ"));

        let call = "acc = __builtin_amdgcn_mfma_scale_f32_16x16x128_f8f6f4(a, b, acc, 4, 4, 0, sa, 0, sb);";
        let e = expected(
            RULES,
            Language::Hip,
            ("gemm-some.kernel.mxfp4.hip", call),
            &[],
        );
        assert_eq!(e.targets, ["gfx942", "gfx950"]);
        assert_eq!(e.must.len(), 1);
    }

    #[test]
    fn a_text_to_be_read_may_spill_and_one_that_is_launched_may_not() {
        let files = ["gemm-a.k.s.cu", "gemm-a.k.s.own.cu", "gemm-a.k.s-2.cu"];
        let launched =
            files.map(|file| expected(RULES, Language::Cuda, (file, ""), &files).in_registers);
        assert_eq!(launched, [false, true, true]);
    }

    #[test]
    fn a_required_row_without_a_text_is_told() {
        let texts = [
            ("gemm-packed.gemm_packed.mxfp4.own.cu", ""),
            ("a.b.c.wave32.hip", ""),
            ("gemm-native.k.mxfp4.cu", "block_scale.scale_vec::2X.f32"),
            ("gemm-native.k.nvfp4.cu", "block_scale.scale_vec::4X.f32"),
            (
                "gemm-native.k.mxfp4.hip",
                "__builtin_amdgcn_mfma_scale_f32_32x32x64_f8f6f4(",
            ),
            (
                "gemm-native.k.bf16.cu",
                "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {",
            ),
            (
                "gemm-native.k.bf16.hip",
                "__builtin_amdgcn_mfma_f32_16x16x16bf16_1k(",
            ),
            (
                "gemm-native.k.bf16-rdna3.hip",
                "__builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(",
            ),
            (
                "gemm-native.k.bf16-rdna4.hip",
                "__builtin_amdgcn_wmma_f32_16x16x16_bf16_w32_gfx12(",
            ),
        ];
        let texts = texts.map(|(file, text)| (file.to_string(), text.to_string()));
        assert!(unmet(RULES, &texts).is_empty());
        assert_eq!(unmet(RULES, &texts[1..])[0].files, "gemm-packed.*.own.cu");
        for lacking in 2..texts.len() {
            let mut fewer = texts.to_vec();
            fewer.remove(lacking);
            let unmet = unmet(RULES, &fewer);
            assert_eq!(unmet.len(), 1, "{}", texts[lacking].0);
            assert_eq!(unmet[0].must.len(), 1);
        }
    }

    #[test]
    fn rows_name_targets_that_there_are() {
        let known: Vec<_> = Language::ALL.iter().flat_map(|l| l.targets()).collect();
        for rule in RULES {
            assert!(rule.only.iter().all(|t| known.contains(&t)), "{rule:?}");
            assert!(!rule.why.is_empty(), "{rule:?}");
        }
    }
}
