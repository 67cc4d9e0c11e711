//! What is run on the paper devices: optimizer steps of a small model under recipes that between them launch every kernel
//! of the trainer in its main variants.

use cubecl_core::CubeKernel;
use halfbyte::Result;
use halfbyte::data::Batch;
use halfbyte::device::{
    Backend, DenseTile, Device, MatrixPaths, MmaPath, NativeUnit, PackedTile, Tuning,
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

/// The same on the matrix instructions of Blackwell and of CDNA4, where NVFP4 stays emulated.
const NATIVE: [Scene; 2] = [
    llama("native-mxfp4", "mxfp4"),
    llama("native-nvfp4", "nvfp4-all-fp4"),
];

fn native_paths(backend: Backend) -> MatrixPaths {
    let mut paths = MatrixPaths::emulated("");
    match backend {
        Backend::Cuda => {
            paths.mxfp4.path = MmaPath::Native(NativeUnit::Blackwell);
            paths.nvfp4.path = MmaPath::Native(NativeUnit::Blackwell);
        }
        _ => paths.mxfp4.path = MmaPath::Native(NativeUnit::Cdna4),
    }
    paths
}

/// Kernels, each with the scene that launched it first.
pub type Kernels = Vec<(&'static str, Box<dyn CubeKernel>)>;

/// The kernels that the scenes launch on a device of `backend`, with small register tiles, and on its matrix instructions.
pub fn launched(backend: Backend, index: u16) -> Kernels {
    let (device, launched) = paper::open(backend, index);
    let device = device.with_tuning(small_tiles(*device.tuning()));
    let mut names = Vec::new();
    run_all(&device, &launched, &SCENES, &mut names);
    if backend != Backend::Wgpu {
        let native = device.with_matrix_paths(native_paths(backend));
        run_all(&native, &launched, &NATIVE, &mut names);
    }
    named(names, &launched)
}

/// The kernels that the scenes launch on this device, with what `tune` makes of its tuning; emulated.
pub fn launched_on((device, launched): (Device, Launched), tune: fn(Tuning) -> Tuning) -> Kernels {
    let device = device.with_tuning(tune(*device.tuning()));
    let mut names = Vec::new();
    run_all(&device, &launched, &SCENES, &mut names);
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
