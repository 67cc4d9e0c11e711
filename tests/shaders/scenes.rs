//! What is run on the paper devices: optimizer steps of a small model under recipes that between them launch every kernel
//! of the trainer in its main variants.

use cubecl_core::CubeKernel;
use halfbyte::Result;
use halfbyte::data::Batch;
use halfbyte::device::{
    Backend, Bf16Unit, DenseTile, Device, Fp4, MatrixPaths, MmaPath, NativeUnit, PackedTile,
    Tuning, WarpTiles,
};
use halfbyte::model::ModelConfig;
use halfbyte::optim::AdamWConfig;
use halfbyte::recipe::Recipe;
use halfbyte::train::engine::{Engine, Scope};

use super::paper::{self, Launched};

/// The variant that a kernel's file is named after: where the kernel is launched first, in this order.
struct Scene {
    name: &'static str,
    recipe: &'static str,
    gpt2: bool,
}

const fn llama(name: &'static str, recipe: &'static str) -> Scene {
    Scene {
        name,
        recipe,
        gpt2: false,
    }
}

const SCENES: [Scene; 6] = [
    llama("f32", "f32"),
    llama("mxfp4", "mxfp4"),
    llama("nvfp4", "nvfp4-all-fp4"),
    llama("a-rht-sr", "a-rht-sr"),
    llama("quartet", "quartet"),
    Scene {
        name: "gpt2",
        recipe: "mxfp8",
        gpt2: true,
    },
];

/// A way of matrix units, and what is run on it.
type Way = (MmaPath, [Scene; 2]);

/// The same on the matrix units of each backend: natively, where CDNA4 leaves NVFP4 to bf16, and on bf16 units.
fn ways(backend: Backend) -> Vec<Way> {
    let both = |mxfp4, nvfp4| [llama(mxfp4, "mxfp4"), llama(nvfp4, "nvfp4-all-fp4")];
    let native = both("native-mxfp4", "native-nvfp4");
    let bf16 = both("bf16-mxfp4", "bf16-nvfp4");
    match backend {
        Backend::Cuda => vec![
            (MmaPath::Native(NativeUnit::Blackwell), native),
            (MmaPath::Bf16(Bf16Unit::Mma), bf16),
        ],
        Backend::Hip => vec![
            (MmaPath::Native(NativeUnit::Cdna4), native),
            (MmaPath::Bf16(Bf16Unit::Mfma), bf16),
            (
                MmaPath::Bf16(Bf16Unit::Rdna3),
                both("bf16-rdna3-mxfp4", "bf16-rdna3-nvfp4"),
            ),
            (
                MmaPath::Bf16(Bf16Unit::Rdna4),
                both("bf16-rdna4-mxfp4", "bf16-rdna4-nvfp4"),
            ),
        ],
        _ => Vec::new(),
    }
}

/// Every format that the path takes, on it.
fn paths(path: MmaPath) -> MatrixPaths {
    let mut paths = MatrixPaths::emulated("");
    for format in Fp4::ALL {
        let takes = match (path, format) {
            (MmaPath::Native(NativeUnit::Cdna4), format) => format == Fp4::Mxfp4,
            (MmaPath::Native(NativeUnit::Blackwell), format) => format != Fp4::Ue5m3,
            _ => true,
        };
        if takes {
            paths.get_mut(format).path = path;
        }
    }
    paths
}

/// Kernels, each with the scene that launched it first.
pub type Kernels = Vec<(&'static str, Box<dyn CubeKernel>)>;

/// The kernels that the scenes launch on a device of `backend`, with small register tiles, and on its matrix units.
pub fn launched(backend: Backend, index: u16) -> Kernels {
    launched_on(paper::open(backend, index), small_tiles)
}

/// The kernels that the scenes launch on this device, with what `tune` makes of its tuning, and on its matrix units.
pub fn launched_on((device, launched): (Device, Launched), tune: fn(Tuning) -> Tuning) -> Kernels {
    let device = device.with_tuning(tune(*device.tuning()));
    let mut names = Vec::new();
    run_all(&device, &launched, &SCENES, &mut names);
    for (path, scenes) in ways(device.name().backend) {
        let device = device.with_matrix_paths(paths(path));
        run_all(&device, &launched, &scenes, &mut names);
    }
    named(names, &launched)
}

fn named(names: Vec<&'static str>, launched: &Launched) -> Kernels {
    let kernels = std::mem::take(&mut *launched.lock().expect("no launch panics"));
    names.into_iter().zip(kernels).collect()
}

/// Runs the scenes; `names` gets one for each launch.
fn run_all(device: &Device, launched: &Launched, scenes: &[Scene], names: &mut Vec<&'static str>) {
    for scene in scenes {
        run(device, scene).unwrap_or_else(|e| panic!("{} on {}: {e}", scene.name, device.name()));
        device.sync().expect("paper does not fail");
        let now = launched.lock().expect("no launch panics").len();
        names.resize(now, scene.name);
    }
}
/// Smaller register tiles than a GPU's, whose loops are written out: the same text, shorter.
fn small_tiles(tuning: Tuning) -> Tuning {
    Tuning {
        gemm: DenseTile {
            tm: 2,
            ..tuning.gemm
        },
        packed: Some(PackedTile {
            tm: 2,
            tn: 2,
            lanes: 64,
        }),
        warp: WarpTiles::SMALL,
        ..tuning
    }
}

/// What the loop does between two checkpoints; the statistics of operands under one recipe only, as they double a text.
fn run(device: &Device, scene: &Scene) -> Result<()> {
    const CONTEXT: usize = 64;
    let mut model = ModelConfig {
        hidden: 128,
        layers: 1,
        heads: 4,
        kv_heads: 4,
        head_dim: 32,
        ffn: 256,
        context: CONTEXT,
        ..ModelConfig::default()
    };
    if scene.gpt2 {
        model.architecture = halfbyte::model::Architecture::Gpt2;
        model.follow_architecture(|field| field == "ffn");
    }
    let params = Engine::init_params(&model, 1)?;
    let scope = Scope {
        rounding_seed: 0,
        steps: 10,
        taken: 0,
    };
    let recipe = Recipe::named(scene.recipe)?;
    let adamw = AdamWConfig::default();
    let mut engine = Engine::new(device, &model, &recipe, adamw, scope, &params)?;
    let batch = Batch {
        inputs: vec![1; 2 * CONTEXT],
        targets: vec![2; 2 * CONTEXT],
        batch: 2,
        context: CONTEXT,
    };
    engine.step(&[batch.clone(), batch.clone()], 1e-3)?;
    engine.stats()?;
    engine.eval_loss(&batch)?;
    engine.logits(&batch.inputs[..CONTEXT])?;
    if scene.name == "a-rht-sr" {
        engine.numerics(&batch)?;
    }
    engine.find_non_finite()?;
    Ok(())
}
