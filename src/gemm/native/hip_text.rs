//! A GEMM on packed operands that is HIP text of this project's, handed to CubeCL's client as [`CubeKernel::source`]: for
//! matrix instructions that no CubeCL kernel reaches.
//!
//! The entry point takes the codes and scales of A and of B, the factor of the epilogue, C, and a pointer to m, n, code words
//! and scale words of a row, in this order.

use crate::device::Device;
use crate::quantize::Quantized;
use crate::tensor::Tensor;
use cubecl::PrecompiledSource;
use cubecl::ir::metadata::Info;
use cubecl::ir::{ElemType, Scope, UIntKind};
use cubecl::prelude::*;

/// The text of one variant.
#[derive(Debug)]
pub(super) struct HipText {
    /// Module, function and type, as CubeCL names the kernels that it makes.
    pub name: &'static str,
    pub entry: &'static str,
    pub source: String,
    /// Units of a cube.
    pub units: usize,
    /// What was chosen for the variant, for people.
    pub variant: String,
}

/// The template under its constants, which are unsigned.
pub(super) fn with_constants(constants: &[(&str, usize)], template: &str) -> String {
    let define = |(name, value): &(&str, usize)| format!("#define {name} {value}u\n");
    constants.iter().map(define).collect::<String>() + template
}

impl HipText {
    fn dim(&self) -> CubeDim {
        CubeDim::new_1d(self.units as u32)
    }

    fn settings(&self) -> KernelSettings {
        let mode = ExecutionMode::Unchecked;
        KernelSettings::new(self.dim().into(), mode, AddressType::U32).kernel_name(self.entry)
    }

    /// C (+)= alpha A Bt on cubes of `tile` rows of A and of B.
    pub fn launch(
        self,
        device: &Device,
        (a, b): (&Quantized, &Quantized),
        alpha: Option<&Tensor>,
        c: &Tensor,
        tile: usize,
    ) {
        let l = &a.layout;
        let (m, n) = (l.rows, b.layout.rows);
        let mut launcher = KernelLauncher::new(self.settings());
        let buffers = [
            a.codes.arg(),
            a.scales.arg(),
            b.codes.arg(),
            b.scales.arg(),
            alpha.map_or_else(|| a.codes.arg(), Tensor::arg),
            c.arg(),
        ];
        for buffer in buffers {
            launcher.register_buffer(buffer, 4);
        }
        for scalar in [m, n, l.words_per_row, l.scale_words_per_row] {
            launcher.register_scalar(scalar as u32);
        }
        let count = CubeCount::Static(n.div_ceil(tile) as u32, m.div_ceil(tile) as u32, 1);
        launcher.launch(count, self, device.client());
    }
}

impl KernelMetadata for HipText {
    fn name(&self) -> &'static str {
        self.name
    }

    fn id(&self) -> KernelId {
        let hash = blake3::hash(self.source.as_bytes()).to_hex();
        KernelId::new::<Self>()
            .cube_dim(self.dim().into())
            .mode(ExecutionMode::Unchecked)
            .info(format!("text {}, {}", &hash[..16], self.variant))
    }

    fn address_type(&self) -> ElemType {
        ElemType::UInt(UIntKind::U32)
    }
}

impl CubeKernel for HipText {
    /// Nothing is compiled of it; the launch reads its settings.
    fn define(&self) -> KernelDefinition {
        let settings = self.settings();
        KernelDefinition {
            body: Scope::root(settings.clone()),
            settings,
            info: Info::default(),
        }
    }

    fn source(&self) -> Option<PrecompiledSource> {
        Some(PrecompiledSource {
            source: self.source.clone(),
            entrypoint_name: self.entry.into(),
            lang: "hip",
        })
    }
}
