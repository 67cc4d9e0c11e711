// What hiprtc declares before it reads a kernel, as far as the texts of this project use it: enough for machine code, and
// only that. Device code alone; there is no host and no runtime behind it.
#pragma once

typedef __SIZE_TYPE__ size_t;

#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __forceinline__ inline __attribute__((always_inline))
#define __align__(bytes) __attribute__((aligned(bytes)))
// The bound decides how many registers a lane may have: without it, too few.
#define __launch_bounds__(units, ...) __attribute__((amdgpu_flat_work_group_size(1, units)))

#define HALFBYTE_DEVICE static __device__ __forceinline__

// Indices of the unit and its cube, and the sizes of cube and grid, as values that convert to unsigned.
#define HALFBYTE_AXIS(axis, value)                               \
    struct axis##_axis {                                         \
        __device__ operator unsigned() const { return value; }   \
    } axis;
#define HALFBYTE_GRID(axis) \
    (__builtin_amdgcn_grid_size_##axis() / __builtin_amdgcn_workgroup_size_##axis())
struct halfbyte_unit {
    HALFBYTE_AXIS(x, __builtin_amdgcn_workitem_id_x())
    HALFBYTE_AXIS(y, __builtin_amdgcn_workitem_id_y())
    HALFBYTE_AXIS(z, __builtin_amdgcn_workitem_id_z())
};
struct halfbyte_cube {
    HALFBYTE_AXIS(x, __builtin_amdgcn_workgroup_id_x())
    HALFBYTE_AXIS(y, __builtin_amdgcn_workgroup_id_y())
    HALFBYTE_AXIS(z, __builtin_amdgcn_workgroup_id_z())
};
struct halfbyte_cube_size {
    HALFBYTE_AXIS(x, __builtin_amdgcn_workgroup_size_x())
    HALFBYTE_AXIS(y, __builtin_amdgcn_workgroup_size_y())
    HALFBYTE_AXIS(z, __builtin_amdgcn_workgroup_size_z())
};
struct halfbyte_grid_size {
    HALFBYTE_AXIS(x, HALFBYTE_GRID(x))
    HALFBYTE_AXIS(y, HALFBYTE_GRID(y))
    HALFBYTE_AXIS(z, HALFBYTE_GRID(z))
};
extern const __device__ __attribute__((weak)) halfbyte_unit threadIdx;
extern const __device__ __attribute__((weak)) halfbyte_cube blockIdx;
extern const __device__ __attribute__((weak)) halfbyte_cube_size blockDim;
extern const __device__ __attribute__((weak)) halfbyte_grid_size gridDim;

HALFBYTE_DEVICE void __syncthreads() {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
HALFBYTE_DEVICE void __threadfence() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent"); }

// Values of other lanes: a lane's bits go through the permutation unit, which takes the lane's number times four.
HALFBYTE_DEVICE unsigned __lane_id() {
    return __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0u));
}
template <typename T>
HALFBYTE_DEVICE T __shfl(T value, int lane, int = 64) {
    static_assert(sizeof(T) == 4, "one register a lane");
    return __builtin_bit_cast(T, __builtin_amdgcn_ds_bpermute(lane * 4, __builtin_bit_cast(int, value)));
}
template <typename T>
HALFBYTE_DEVICE T __shfl_xor(T value, int mask, int = 64) {
    return __shfl(value, int(__lane_id()) ^ mask);
}

HALFBYTE_DEVICE int __clz(int x) { return x == 0 ? 32 : __builtin_clz(unsigned(x)); }
HALFBYTE_DEVICE int __popc(unsigned x) { return __builtin_popcount(x); }
HALFBYTE_DEVICE unsigned __umulhi(unsigned a, unsigned b) {
    return unsigned((unsigned long long)a * b >> 32);
}

HALFBYTE_DEVICE int min(int a, int b) { return a < b ? a : b; }
HALFBYTE_DEVICE int max(int a, int b) { return a > b ? a : b; }
HALFBYTE_DEVICE unsigned min(unsigned a, unsigned b) { return a < b ? a : b; }
HALFBYTE_DEVICE unsigned max(unsigned a, unsigned b) { return a > b ? a : b; }
HALFBYTE_DEVICE float min(float a, float b) { return __builtin_fminf(a, b); }
HALFBYTE_DEVICE float max(float a, float b) { return __builtin_fmaxf(a, b); }
HALFBYTE_DEVICE float fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
HALFBYTE_DEVICE float fabs(float x) { return __builtin_fabsf(x); }
HALFBYTE_DEVICE float sqrt(float x) { return __builtin_sqrtf(x); }
HALFBYTE_DEVICE float rint(float x) { return __builtin_rintf(x); }
HALFBYTE_DEVICE float floor(float x) { return __builtin_floorf(x); }
HALFBYTE_DEVICE float ceil(float x) { return __builtin_ceilf(x); }
HALFBYTE_DEVICE float trunc(float x) { return __builtin_truncf(x); }
