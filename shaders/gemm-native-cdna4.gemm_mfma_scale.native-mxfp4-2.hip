// gemm_mfma_scale in src/gemm/native/cdna4.rs, scene native-mxfp4, cubes of 256 x 1 x 1
// comptime: has_alpha false, accumulate true"

#define TILES 2u
#define TILE 128u
#define UNITS 256u
#define WORDS 16u
#define STRIDE 20u
#define COPIES 2u
#define HAS_ALPHA 0u
#define ACCUMULATE 1u
// The constants above, and HAS_ALPHA and ACCUMULATE, are put here by src/gemm/native/cdna4.rs.

typedef unsigned int uint32_t;
typedef uint32_t words4 __attribute__((ext_vector_type(4)));
typedef int words8 __attribute__((ext_vector_type(8)));
typedef float floats16 __attribute__((ext_vector_type(16)));

// Scalars first, in the order of their registration; CubeCL's own entries follow.
struct info_st {
    uint32_t scalars_u32[4];
};

// 4 code words of row `row0 + row`, zeros outside the matrix (rows, words).
static __device__ inline words4 fetch_codes(const uint32_t* from, uint32_t row, uint32_t rows, uint32_t word, uint32_t words) {
    words4 zero = {0u, 0u, 0u, 0u};
    if (row >= rows || word >= words) {
        return zero;
    }
    return *reinterpret_cast<const words4*>(from + row * words + word);
}

// The size of a cube twice: where only __launch_bounds__ says it and means something else, registers are those of 1024 units
// and spill.
extern "C" __global__ void __launch_bounds__(UNITS) __attribute__((amdgpu_flat_work_group_size(UNITS, UNITS)))
__attribute__((target("gfx950-insts")))
gemm_mfma_scale(const uint32_t* const __restrict__ a, const uint32_t* const __restrict__ a_scales,
                const uint32_t* const __restrict__ b, const uint32_t* const __restrict__ b_scales,
                const float* const __restrict__ alpha, float* const __restrict__ c,
                const info_st* const __restrict__ info) {
    __shared__ __attribute__((aligned(16))) uint32_t tile_a[2][TILE][STRIDE];
    __shared__ __attribute__((aligned(16))) uint32_t tile_b[2][TILE][STRIDE];
    __shared__ uint32_t scale_a[2][TILE];
    __shared__ uint32_t scale_b[2][TILE];

    const uint32_t m = info->scalars_u32[0];
    const uint32_t n = info->scalars_u32[1];
    const uint32_t words = info->scalars_u32[2];
    const uint32_t scale_words = info->scalars_u32[3];
    const uint32_t unit = threadIdx.x;
    const uint32_t lane = unit % 64u;
    const uint32_t wave = unit / 64u;
    const uint32_t row0 = blockIdx.y * TILE;
    const uint32_t col0 = blockIdx.x * TILE;
    const uint32_t wave_row = (wave / 2u) * (32u * TILES);
    const uint32_t wave_col = (wave % 2u) * (32u * TILES);
    const uint32_t own = lane % 32u;   // the lane's row of A and of B
    const uint32_t half = lane / 32u;  // its block of 32 along K

    floats16 acc[TILES][TILES];
    for (uint32_t i = 0; i < TILES; i++) {
        for (uint32_t j = 0; j < TILES; j++) {
            for (uint32_t v = 0; v < 16u; v++) {
                acc[i][j][v] = 0.0f;
            }
        }
    }

    // What a unit copies of a stage: 16 bytes of COPIES rows of A and of B, and the scale word of one row of either.
    words4 codes_a[COPIES], codes_b[COPIES];
    uint32_t bytes = 0u;
    const uint32_t scale_row = unit % TILE;
    const uint32_t stages = (words + WORDS - 1u) / WORDS;
    for (uint32_t s = 0; s <= stages; s++) {
        // Turn s fetches stage s to registers, multiplies stage s - 1, then writes stage s to shared memory.
        if (s < stages) {
            #pragma unroll
            for (uint32_t i = 0; i < COPIES; i++) {
                const uint32_t id = i * UNITS + unit;
                const uint32_t row = id / (WORDS / 4u);
                const uint32_t word = s * WORDS + (id % (WORDS / 4u)) * 4u;
                codes_a[i] = fetch_codes(a, row0 + row, m, word, words);
                codes_b[i] = fetch_codes(b, col0 + row, n, word, words);
            }
            const uint32_t* const scales = unit < TILE ? a_scales : b_scales;
            const uint32_t row = (unit < TILE ? row0 : col0) + scale_row;
            const uint32_t rows = unit < TILE ? m : n;
            bytes = row < rows && s < scale_words ? scales[row * scale_words + s] : 0u;
        }
        if (s > 0u) {
            __syncthreads();
            const uint32_t slot = (s - 1u) % 2u;
            #pragma unroll
            for (uint32_t step = 0; step < WORDS / 8u; step++) {
                const uint32_t word = step * 8u + half * 4u;
                const uint32_t shift = 8u * (step * 2u + half);
                words8 va[TILES], vb[TILES];
                int sa[TILES], sb[TILES];
                #pragma unroll
                for (uint32_t i = 0; i < TILES; i++) {
                    const uint32_t ra = wave_row + i * 32u + own;
                    const uint32_t rb = wave_col + i * 32u + own;
                    const words4 wa = *reinterpret_cast<const words4*>(&tile_a[slot][ra][word]);
                    const words4 wb = *reinterpret_cast<const words4*>(&tile_b[slot][rb][word]);
                    const words8 ca = {(int)wa[0], (int)wa[1], (int)wa[2], (int)wa[3], 0, 0, 0, 0};
                    const words8 cb = {(int)wb[0], (int)wb[1], (int)wb[2], (int)wb[3], 0, 0, 0, 0};
                    va[i] = ca;
                    vb[i] = cb;
                    sa[i] = (int)(scale_a[slot][ra] >> shift);
                    sb[i] = (int)(scale_b[slot][rb] >> shift);
                }
                #pragma unroll
                for (uint32_t i = 0; i < TILES; i++) {
                    #pragma unroll
                    for (uint32_t j = 0; j < TILES; j++) {
                        // 4: both operands are E2M1; byte 0 of either scale.
                        acc[i][j] = __builtin_amdgcn_mfma_scale_f32_32x32x64_f8f6f4(va[i], vb[j], acc[i][j], 4, 4, 0, sa[i], 0, sb[j]);
                    }
                }
            }
        }
        if (s < stages) {
            // The slot's last readers are past the barrier of this turn.
            #pragma unroll
            for (uint32_t i = 0; i < COPIES; i++) {
                const uint32_t id = i * UNITS + unit;
                const uint32_t row = id / (WORDS / 4u);
                const uint32_t word = (id % (WORDS / 4u)) * 4u;
                *reinterpret_cast<words4*>(&tile_a[s % 2u][row][word]) = codes_a[i];
                *reinterpret_cast<words4*>(&tile_b[s % 2u][row][word]) = codes_b[i];
            }
            if (unit < TILE) {
                scale_a[s % 2u][scale_row] = bytes;
            } else {
                scale_b[s % 2u][scale_row] = bytes;
            }
        }
    }

    const float factor = HAS_ALPHA ? alpha[0] : 1.0f;
    #pragma unroll
    for (uint32_t i = 0; i < TILES; i++) {
        #pragma unroll
        for (uint32_t j = 0; j < TILES; j++) {
            #pragma unroll
            for (uint32_t v = 0; v < 16u; v++) {
                const uint32_t row = row0 + wave_row + i * 32u + (v % 4u) + 4u * half + 8u * (v / 4u);
                const uint32_t col = col0 + wave_col + j * 32u + own;
                if (row < m && col < n) {
                    float out = acc[i][j][v];
                    if (HAS_ALPHA) {
                        out *= factor;
                    }
                    if (ACCUMULATE) {
                        c[row * n + col] += out;
                    } else {
                        c[row * n + col] = out;
                    }
                }
            }
        }
    }
}
