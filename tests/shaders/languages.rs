//! What CubeCL's C++ compilers are told of a device.

use cubecl_cpp::shared::{CompilationOptions, CppSupportedFeatures};

/// As CubeCL's CUDA runtime sets them on sm_120.
pub fn cuda() -> CompilationOptions {
    CompilationOptions {
        warp_size: 32,
        supports_features: CppSupportedFeatures {
            grid_constants: true,
            clusters: true,
            fast_math: true,
            fast_tanh: true,
            elect_sync: true,
            dp4a: true,
        },
        amd_wmma: None,
    }
}

/// As CubeCL's HIP runtime sets them on gfx9.
pub fn hip() -> CompilationOptions {
    CompilationOptions {
        warp_size: 64,
        supports_features: CppSupportedFeatures {
            fast_math: true,
            ..Default::default()
        },
        amd_wmma: None,
    }
}
