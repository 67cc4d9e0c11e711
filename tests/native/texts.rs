//! The text of every variant of the native GEMMs, made with no device.

use cubecl_core::{CubeKernel, define_kernel};
use cubecl_cpp::shared::{CompilationOptions, CppCompiler};
use cubecl_cpp::target::{Cuda, Hip};
use cubecl_server::kernel::CompiledKernel;
use halfbyte::device::{Backend, Device, Fp4, MatrixPaths, MmaPath, NativeUnit};
use halfbyte::formats::{BlockFormat, QuantizedRef};
use halfbyte::gemm::native::block_scaled;
use halfbyte::quantize::Quantized;
use halfbyte::tensor::Tensor;

use super::{languages, paper};

/// One variant of one kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    pub unit: NativeUnit,
    pub format: Fp4,
    /// The result is multiplied by a factor in memory; always so in NVFP4.
    pub alpha: bool,
    pub accumulate: bool,
}

impl Variant {
    /// Every variant of every kernel.
    pub fn all() -> Vec<Variant> {
        let kernels = [
            (NativeUnit::Blackwell, Fp4::Mxfp4, false),
            (NativeUnit::Blackwell, Fp4::Mxfp4, true),
            (NativeUnit::Blackwell, Fp4::Nvfp4, true),
            (NativeUnit::Cdna4, Fp4::Mxfp4, false),
            (NativeUnit::Cdna4, Fp4::Mxfp4, true),
        ];
        let both = kernels.map(|(unit, format, alpha)| {
            [false, true].map(|accumulate| Variant {
                unit,
                format,
                alpha,
                accumulate,
            })
        });
        both.into_iter().flatten().collect()
    }

    /// A name for files.
    pub fn name(&self) -> String {
        let unit = match self.unit {
            NativeUnit::Blackwell => "blackwell",
            NativeUnit::Cdna4 => "cdna4",
        };
        let add = if self.accumulate { "-add" } else { "" };
        let alpha = if self.alpha { "-alpha" } else { "" };
        format!("{unit}-{}{alpha}{add}", self.format.word())
    }

    /// The format that makes the trainer launch this variant.
    pub fn block_format(&self) -> BlockFormat {
        match (self.format, self.alpha) {
            (Fp4::Mxfp4, false) => BlockFormat::MXFP4,
            (Fp4::Mxfp4, true) => BlockFormat::MXFP4_UNBIASED,
            (Fp4::Nvfp4, _) => BlockFormat::NVFP4,
        }
    }

    /// Its text, as CubeCL hands it to the driver, and the name of its entry point.
    pub fn text(&self, index: u16) -> (String, String) {
        let backend = match self.unit {
            NativeUnit::Blackwell => Backend::Cuda,
            NativeUnit::Cdna4 => Backend::Hip,
        };
        let (device, launched) = paper::open(backend, index);
        let mut paths = MatrixPaths::emulated("");
        paths.get_mut(self.format).path = MmaPath::Native(self.unit);
        self.launch(&device.with_matrix_paths(paths));
        device.sync().expect("paper does not fail");
        let kernels = std::mem::take(&mut *launched.lock().expect("no launch panics"));
        let kernel = kernels.last().expect("the GEMM is launched last").as_ref();
        match self.unit {
            NativeUnit::Blackwell => compiled::<CppCompiler<Cuda>>(kernel, &languages::cuda()),
            NativeUnit::Cdna4 => compiled::<CppCompiler<Hip>>(kernel, &languages::hip()),
        }
    }

    fn launch(&self, device: &Device) {
        let operand = |rows| {
            let f = self.block_format();
            let layout = f.layout(rows, 64).expect("a shape");
            let (codes, scales) = (vec![0; layout.code_words()], vec![0; layout.scale_bytes()]);
            let amax = f.scale.has_tensor_scale().then_some(1.0);
            let q = QuantizedRef::from_parts(f, layout, codes, scales, amax).expect("an operand");
            Quantized::upload(device, &q).expect("paper takes anything")
        };
        let c = Tensor::empty(device, 2, 3).expect("paper takes anything");
        block_scaled(device, &operand(2), &operand(3), &c, self.accumulate).expect("a launch");
    }
}

fn compiled<C>(kernel: &dyn CubeKernel, options: &CompilationOptions) -> (String, String)
where
    C: cubecl_core::Compiler<CompilationOptions = CompilationOptions> + Default,
{
    let definition = define_kernel(kernel).unwrap_or_else(|e| panic!("{}: {e}", kernel.name()));
    let made = CompiledKernel::<C>::compile(kernel, definition, &mut C::default(), options)
        .unwrap_or_else(|e| panic!("{}: {e}", kernel.name()));
    (made.source, made.entrypoint_name)
}
