//! The text of every variant of the GEMMs on matrix units, made with no device.

use cubecl_core::{CubeKernel, define_kernel};
use cubecl_cpp::shared::{CompilationOptions, CppCompiler};
use cubecl_cpp::target::{Cuda, Hip};
use cubecl_server::kernel::CompiledKernel;
use halfbyte::device::{
    Backend, Bf16Unit, Device, Fp4, MatrixPaths, MmaPath, NativeUnit, Tuning, WarpTiles,
};
use halfbyte::formats::{BlockFormat, QuantizedRef};
use halfbyte::gemm::native::block_scaled;
use halfbyte::quantize::Quantized;
use halfbyte::tensor::Tensor;

use super::{languages, paper};

/// One variant of one kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    pub path: MmaPath,
    pub format: Fp4,
    /// The result is multiplied by a factor in memory; always so in NVFP4.
    pub alpha: bool,
    pub accumulate: bool,
    /// On CUDA; AMD's texts have one tile of 128 x 128.
    pub tiles: WarpTiles,
}

impl Variant {
    /// Every variant of the native kernels, and of the bf16 ones each that differs in more than the epilogue, which all share.
    pub fn all() -> Vec<Variant> {
        let mut all = Vec::new();
        let mut add = |path, format, alpha, epilogues: &[bool]| {
            all.extend(epilogues.iter().map(|accumulate| Variant {
                path,
                format,
                alpha,
                accumulate: *accumulate,
                tiles: WarpTiles::LARGE,
            }));
        };
        let (blackwell, cdna4) = (
            MmaPath::Native(NativeUnit::Blackwell),
            MmaPath::Native(NativeUnit::Cdna4),
        );
        let both = &[false, true];
        add(blackwell, Fp4::Mxfp4, false, both);
        add(blackwell, Fp4::Mxfp4, true, both);
        add(blackwell, Fp4::Nvfp4, true, both);
        add(cdna4, Fp4::Mxfp4, false, both);
        add(cdna4, Fp4::Mxfp4, true, both);
        for unit in [Bf16Unit::Mma, Bf16Unit::Mfma] {
            add(MmaPath::Bf16(unit), Fp4::Mxfp4, false, both);
            // A sum that is multiplied and added to another is two kernels there.
            add(MmaPath::Bf16(unit), Fp4::Nvfp4, true, &[false]);
            add(MmaPath::Bf16(unit), Fp4::Ue5m3, false, &[false]);
        }
        for unit in [Bf16Unit::Rdna3, Bf16Unit::Rdna4] {
            add(MmaPath::Bf16(unit), Fp4::Mxfp4, false, &[false]);
            add(MmaPath::Bf16(unit), Fp4::Nvfp4, true, &[false]);
        }
        // Some with other tiles, which are built faster.
        for variant in &mut all {
            if variant.accumulate || variant.format == Fp4::Ue5m3 {
                variant.tiles = WarpTiles::SMALL;
            }
        }
        all
    }

    /// A name for files.
    pub fn name(&self) -> String {
        let unit = match self.path {
            MmaPath::Native(unit) => format!("{unit:?}"),
            MmaPath::Bf16(unit) => format!("bf16-{unit:?}"),
            MmaPath::Emulated => unreachable!("it has no matrix unit"),
        };
        let add = if self.accumulate { "-add" } else { "" };
        let alpha = if self.alpha { "-alpha" } else { "" };
        format!("{unit}-{}{alpha}{add}", self.format.word()).to_lowercase()
    }

    /// The format that makes the trainer launch this variant.
    pub fn block_format(&self) -> BlockFormat {
        match (self.format, self.alpha) {
            (Fp4::Mxfp4, false) => BlockFormat::MXFP4,
            (Fp4::Mxfp4, true) => BlockFormat::MXFP4_UNBIASED,
            (Fp4::Nvfp4, _) => BlockFormat::NVFP4,
            (Fp4::Ue5m3, _) => BlockFormat::UE5M3,
        }
    }

    /// Whether it goes to NVRTC, and not to hiprtc.
    pub fn is_cuda(&self) -> bool {
        matches!(
            self.path,
            MmaPath::Native(NativeUnit::Blackwell) | MmaPath::Bf16(Bf16Unit::Mma)
        )
    }

    /// Lanes of a warp.
    pub fn warp(&self) -> usize {
        match self.path {
            MmaPath::Native(NativeUnit::Cdna4) | MmaPath::Bf16(Bf16Unit::Mfma) => 64,
            _ => 32,
        }
    }

    /// Rows and columns of C that a cube computes.
    pub fn tile(&self) -> (usize, usize) {
        match self.is_cuda() {
            true => self.tiles.rows(),
            false => (128, 128),
        }
    }

    /// Units of a cube.
    pub fn units(&self) -> usize {
        match self.is_cuda() {
            true => self.tiles.units(),
            false => 256,
        }
    }

    /// Its text, as CubeCL hands it to the driver, and the name of its entry point.
    pub fn text(&self, index: u16) -> (String, String) {
        let backend = match self.is_cuda() {
            true => Backend::Cuda,
            false => Backend::Hip,
        };
        let (device, launched) = paper::open(backend, index);
        let device = device.with_tuning(Tuning {
            warp: self.tiles,
            ..*device.tuning()
        });
        let mut paths = MatrixPaths::emulated("");
        paths.get_mut(self.format).path = self.path;
        self.launch(&device.with_matrix_paths(paths));
        device.sync().expect("paper does not fail");
        let kernels = std::mem::take(&mut *launched.lock().expect("no launch panics"));
        let kernel = kernels.last().expect("the GEMM is launched last").as_ref();
        match self.is_cuda() {
            true => compiled::<CppCompiler<Cuda>>(kernel, &languages::cuda()),
            false => compiled::<CppCompiler<Hip>>(kernel, &languages::hip()),
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
