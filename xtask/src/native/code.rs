//! What compilers and disassemblers say about machine code: instructions, registers, memory.

/// What one kernel takes on one target, and its instructions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Code {
    /// Registers of a thread (CUDA) or vector registers of a lane (HIP).
    pub registers: u32,
    /// Bytes of shared memory of a cube.
    pub shared: u32,
    /// Bytes a thread that did not fit into registers: stores that ptxas spilled, vector registers that clang did.
    pub spilled: u32,
    /// Bytes a thread of local memory, spilled to or indexed.
    pub local: u32,
    /// Mnemonic and operands, without predicates, addresses and comments.
    pub instructions: Vec<String>,
}

impl Code {
    /// How many instructions match the pattern.
    pub fn count(&self, pattern: &str) -> usize {
        let found = |line: &&String| super::expect::matches(pattern, line);
        self.instructions.iter().filter(found).count()
    }
}

/// CUDA: ptxas' words for the registers, nvdisasm's for the instructions.
pub fn of_cuda(log: &str, disassembly: &str) -> Result<Code, String> {
    let number = |after: &str| -> Option<u32> {
        let (before, _) = log.split_once(after)?;
        let digits = before.rsplit(|c: char| !c.is_ascii_digit()).next()?;
        digits.parse().ok()
    };
    let need = |after: &str| number(after).ok_or(format!("ptxas says nothing of `{after}`: {log}"));
    let code = Code {
        registers: need(" registers")?,
        shared: number(" bytes smem").unwrap_or(0),
        spilled: need(" bytes spill stores")?,
        local: need(" bytes stack frame")?,
        instructions: disassembly.lines().filter_map(sass).collect(),
    };
    match code.instructions.is_empty() {
        true => Err("nvdisasm shows no instruction".into()),
        false => Ok(code),
    }
}

/// `        /*0a30*/              @!P0 FFMA R1, R2, R3, R4 ;` without address, predicate and semicolon.
fn sass(line: &str) -> Option<String> {
    let (address, rest) = line.trim_start().strip_prefix("/*")?.split_once("*/")?;
    u32::from_str_radix(address, 16).ok()?;
    let text = rest.trim().split(';').next()?.trim();
    let text = match text.strip_prefix('@') {
        Some(predicated) => predicated.split_once(' ')?.1.trim_start(),
        None => text,
    };
    // What is left without a mnemonic is a line of a table.
    let mnemonic = text.split([' ', '.']).next()?;
    let is_name = mnemonic.starts_with(|c: char| c.is_ascii_uppercase());
    is_name.then(|| text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// HIP: clang's assembly, which ends in the figures of its kernels.
pub fn of_hip(assembly: &str) -> Result<Code, String> {
    let figure = |name: &str| -> Result<u32, String> {
        let found = assembly.lines().find_map(|line| {
            let line = line.trim_start().trim_start_matches("- ");
            line.strip_prefix(name)?.strip_prefix(':')
        });
        let value = found.and_then(|v| v.trim().parse().ok());
        value.ok_or(format!("clang's assembly has no `{name}`"))
    };
    let code = Code {
        registers: figure(".vgpr_count")?,
        shared: figure(".group_segment_fixed_size")?,
        spilled: 4 * figure(".vgpr_spill_count")?,
        local: figure(".private_segment_fixed_size")?,
        instructions: assembly.lines().filter_map(amdgcn).collect(),
    };
    match code.instructions.is_empty() {
        true => Err("clang wrote no instruction".into()),
        false => Ok(code),
    }
}

/// A line that begins with a tab and a mnemonic such as `v_fma_f32`.
fn amdgcn(line: &str) -> Option<String> {
    let text = line.strip_prefix('\t')?;
    let text = text.split(';').next()?.trim_end();
    let mnemonic = text.split([' ', '\t']).next()?;
    let is_name = mnemonic.contains('_') && mnemonic.starts_with(|c: char| c.is_ascii_lowercase());
    is_name.then(|| text.split_whitespace().collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PTXAS: &str = "\
ptxas info    : 0 bytes gmem
ptxas info    : Compiling entry function 'k' for 'sm_75'
ptxas info    : Function properties for k
ptxas         .     16 bytes stack frame, 12 bytes spill stores, 24 bytes spill loads
ptxas info    : Used 38 registers, used 1 barriers, 4096 bytes smem, 388 bytes cmem[0]
ptxas info    : Compile time = 26.635 ms
";
    const SASS: &str = "\
	.target	sm_120a
.text.k:
        /*0000*/                   LDC R1, c[0x0][0x37c] ;
        /*0010*/              @!P0 BRA `(.L_x_0) ;
.L_x_0:
        /*0020*/                   OMMA.SF.16864.F32.E2M1.E2M1.E8 R4, R8, R12, R4, R16, R17, URZ  ;
        /*0030*/ 	.byte	0xff, 0xff
        /*0040*/             @UP0  UMOV UR4, 0x1 ;
";

    #[test]
    fn code_of_cuda() {
        let code = of_cuda(PTXAS, SASS).unwrap();
        assert_eq!((code.registers, code.shared), (38, 4096));
        assert_eq!((code.spilled, code.local), (12, 16));
        assert_eq!(
            code.instructions,
            [
                "LDC R1, c[0x0][0x37c]",
                "BRA `(.L_x_0)",
                "OMMA.SF.16864.F32.E2M1.E2M1.E8 R4, R8, R12, R4, R16, R17, URZ",
                "UMOV UR4, 0x1",
            ]
        );
        assert_eq!(code.count("OMMA.SF.16864.F32.E2M1.E2M1.E8 *"), 1);
        assert_eq!(code.count("OMMA.SF.16864.F32.E2M1.E2M1.UE4M3.4X *"), 0);
        let without_shared = PTXAS.replace(", 4096 bytes smem", "");
        assert_eq!(of_cuda(&without_shared, SASS).unwrap().shared, 0);
        assert!(of_cuda("", SASS).unwrap_err().contains("registers"));
        assert!(of_cuda(PTXAS, "").unwrap_err().contains("no instruction"));
    }

    const ASSEMBLY: &str = "\
\t.text
k:                                      ; @k
; %bb.0:
\ts_load_dwordx2 s[0:1], s[4:5], 0x0
\tv_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[4:7], v[8:11], v[0:3], v12, v13 op_sel_hi:[0,0,0] cbsz:4 blgp:4
\tscratch_store_dword off, v0, off        ; 4-byte Folded Spill
\ts_endpgm
\t.section\t.rodata,\"a\",@progbits
\t.amdhsa_kernel k
amdhsa.kernels:
  - .agpr_count:     0
    .group_segment_fixed_size: 8192
    .private_segment_fixed_size: 8
    .sgpr_count:     20
    .vgpr_count:     64
    .vgpr_spill_count: 2
";

    #[test]
    fn code_of_hip() {
        let code = of_hip(ASSEMBLY).unwrap();
        assert_eq!((code.registers, code.shared), (64, 8192));
        assert_eq!((code.spilled, code.local), (8, 8));
        assert_eq!(code.instructions.len(), 4);
        assert_eq!(code.count("v_mfma_scale_f32_*_f8f6f4 * cbsz:4 blgp:4"), 1);
        let error = of_hip(&ASSEMBLY.replace(".vgpr_count", ".count")).unwrap_err();
        assert!(error.contains(".vgpr_count"), "{error}");
    }
}
