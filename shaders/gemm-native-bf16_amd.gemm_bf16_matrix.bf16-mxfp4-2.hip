// gemm_bf16_matrix in src/gemm/native/bf16_amd.rs, scene bf16-mxfp4, cubes of 256 x 1 x 1
// comptime: __builtin_amdgcn_mfma_f32_16x16x16bf16_1k, mxfp4, has_alpha false, accumulate true"

#define TILE 128u
#define UNITS 256u
#define WAVE 64u
#define WAVES_N 2u
#define TILES_M 4u
#define TILES_N 4u
#define OWN 1u
#define VALUES 4u
#define VALUE_ROWS 1u
#define GROUP_ROWS 4u
#define BLOCKS 1u
#define MX 1u
#define BIAS 7u
#define NAN_FROM 127u
#define ZERO_BELOW 154u
#define ONE_FACTOR_UP_TO 381u
#define PLAIN_FROM 77u
#define PLAIN_TO 153u
#define HAS_ALPHA 0u
#define ACCUMULATE 1u
#define MULTIPLY(a, b, c) __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(a, b, c, 0, 0, 0)
typedef short fragment __attribute__((ext_vector_type(4)));
typedef float sums __attribute__((ext_vector_type(4)));

// The constants above, the types `fragment` and `sums` and MULTIPLY are put here by src/gemm/native/bf16_amd.rs.

// Sums and products are rounded one by one, as the rules say.
#pragma clang fp contract(off)

typedef unsigned int uint32_t;
typedef uint32_t words2 __attribute__((ext_vector_type(2)));
typedef uint32_t words4 __attribute__((ext_vector_type(4)));

// Scalars first, in the order of their registration; CubeCL's own entries follow.
struct info_st {
    uint32_t scalars_u32[4];
};

static __device__ inline float of_bits(uint32_t bits) { return __builtin_bit_cast(float, bits); }

// ---- Codes to bf16: as `fields` and `pair` in bf16_nvidia.rs

// Codes e and e + 4 of a word as the lower and upper bf16 of another.
static __device__ inline uint32_t pair(uint32_t word, uint32_t e) {
    const uint32_t ones = 0x11111111u;
    const uint32_t m = word & 0x77777777u;
    const uint32_t from_one = ((m >> 1u) | (m >> 2u)) & ones;
    const uint32_t odd = m & ones;
    const uint32_t low = word ^ (odd & (from_one ^ ones));
    const uint32_t moved = e < 2u ? low << (6u - 4u * e) : low >> (4u * e - 6u);
    const uint32_t sign = (low << (12u - 4u * e)) & 0x80008000u;
    const uint32_t nonzero = ((from_one | odd) >> (4u * e)) & 0x00010001u;
    return ((moved & 0x01C001C0u) | sign) + nonzero * 0x3F00u;
}

// ---- Scales: as in scales.rs

// The byte itself for MX, else the bits of its value.
static __device__ inline uint32_t scale_word(uint32_t byte) {
    if (MX) {
        return byte;
    }
    if (byte >= NAN_FROM) {
        return 0x7FC00000u;
    }
    // Below 8 it is a multiple of the smallest value, 2^(1 - BIAS - 3).
    const float unit = of_bits((125u - BIAS) << 23u);
    return byte < 8u ? __builtin_bit_cast(uint32_t, (float)byte * unit) : (byte << 20u) + ((127u - BIAS) << 23u);
}

static __device__ inline float scale_value(uint32_t word) { return of_bits(MX ? word << 23u : word); }

// dot * 2^(sa - 127) * 2^(sb - 127) by the rules of the emulated GEMM.
static __device__ inline float scaled_term(float dot, uint32_t sa, uint32_t sb) {
    const uint32_t sum = sa + sb;
    if (sa == 0xFFu || sb == 0xFFu) {
        return of_bits(0x7FC00000u);
    }
    if (sum < ZERO_BELOW) {
        return 0.0f;
    }
    const uint32_t first = sum < ONE_FACTOR_UP_TO ? sum : ONE_FACTOR_UP_TO;
    const uint32_t rest = sum < ONE_FACTOR_UP_TO ? ONE_FACTOR_UP_TO : sum;
    return dot * of_bits((first - 127u) << 23u) * of_bits((rest - 254u) << 23u);
}

// ---- Kernel

// A lane's elements of instruction `i` of a stage: two words of each of its chunks.
static __device__ inline fragment load(const words4* row, uint32_t swizzle, uint32_t own, uint32_t i) {
    union {
        words2 words[OWN];
        fragment whole;
    } f;
    #pragma unroll
    for (uint32_t q = 0; q < OWN; q++) {
        f.words[q] = reinterpret_cast<const words2*>(row + ((own + q) ^ swizzle))[i];
    }
    return f.whole;
}

// The size of a cube twice: where only __launch_bounds__ says it and means something else, registers are those of 1024 units
// and spill.
extern "C" __global__ void __launch_bounds__(UNITS) __attribute__((amdgpu_flat_work_group_size(UNITS, UNITS)))
gemm_bf16_matrix(const uint32_t* const __restrict__ a, const uint32_t* const __restrict__ a_scales,
                 const uint32_t* const __restrict__ b, const uint32_t* const __restrict__ b_scales,
                 const float* const __restrict__ alpha, float* const __restrict__ c,
                 const info_st* const __restrict__ info) {
    // Rows of A, then rows of B.
    __shared__ __attribute__((aligned(16))) words4 values[2][UNITS][4];
    __shared__ uint32_t scales[2][BLOCKS][UNITS];
    // 1 + the last stage in a slot in which a scale needed care.
    __shared__ uint32_t careful[2];

    const uint32_t m = info->scalars_u32[0];
    const uint32_t n = info->scalars_u32[1];
    const uint32_t words = info->scalars_u32[2];
    const uint32_t scale_words = info->scalars_u32[3];
    const uint32_t unit = threadIdx.x;
    const uint32_t lane = unit % WAVE;
    const uint32_t wave = unit / WAVE;
    const uint32_t row0 = blockIdx.y * TILE;
    const uint32_t col0 = blockIdx.x * TILE;
    const uint32_t wave_row = (wave / WAVES_N) * (16u * TILES_M);
    const uint32_t wave_col = (wave % WAVES_N) * (16u * TILES_N);
    const uint32_t line = lane % 16u;              // the lane's row of A and of B, its column of C
    const uint32_t group = lane / 16u;
    const uint32_t own = (group * OWN) % 4u;       // its first chunk of a row
    const uint32_t swizzle = (line / 2u) % 4u;     // of every row that it reads
    const uint32_t value_row = group * GROUP_ROWS;  // its first row of C

    sums acc[TILES_M][TILES_N];
    sums zero;
    for (uint32_t v = 0; v < VALUES; v++) {
        zero[v] = 0.0f;
    }
    for (uint32_t i = 0; i < TILES_M; i++) {
        for (uint32_t j = 0; j < TILES_N; j++) {
            acc[i][j] = zero;
        }
    }
    if (unit < 2u) {
        careful[unit] = 0u;
    }
    __syncthreads();

    // The unit's row of A or of B.
    const bool of_a = unit < TILE;
    const uint32_t own_row = of_a ? row0 + unit : col0 + unit - TILE;
    const bool inside = own_row < (of_a ? m : n);
    const words4* const codes = reinterpret_cast<const words4*>((of_a ? a : b) + (inside ? own_row * words : 0u));
    const uint32_t* const bytes = (of_a ? a_scales : b_scales) + (inside ? own_row * scale_words : 0u);
    const uint32_t stages = words / 4u;
    words4 code = {0u, 0u, 0u, 0u};
    uint32_t scale = 0u;
    if (inside) {
        code = codes[0];
        scale = bytes[0];
    }
    for (uint32_t s = 0; s < stages; s++) {
        // Decodes stage s to shared memory, fetches stage s + 1 to registers, multiplies stage s. The slot's last readers are
        // past the barrier of the turn before. What is multiplied last stays here: it is not moved behind a branch, with
        // everything that it reads in registers.
        const uint32_t slot = s % 2u;
        #pragma unroll
        for (uint32_t e = 0; e < 4u; e++) {
            const words4 chunk = {pair(code[0], e), pair(code[1], e), pair(code[2], e), pair(code[3], e)};
            values[slot][unit][e ^ ((unit / 2u) % 4u)] = chunk;
        }
        #pragma unroll
        for (uint32_t block = 0; block < BLOCKS; block++) {
            const uint32_t word = scale_word((scale >> (8u * block)) & 0xFFu);
            scales[slot][block][unit] = word;
            if (MX && word != 0u && (word < PLAIN_FROM || word > PLAIN_TO)) {
                careful[slot] = s + 1u;
            }
        }
        __syncthreads();
        const uint32_t next = s + 1u;
        if (next < stages && inside) {
            code = codes[next];
            scale = bytes[next * BLOCKS / 4u] >> (next * BLOCKS % 4u * 8u);
        }
        // The same in all lanes: a branch of the wave's.
        const bool with_care = MX && __builtin_amdgcn_readfirstlane(careful[slot]) == next;
        fragment fb[TILES_N][2];
        #pragma unroll
        for (uint32_t j = 0; j < TILES_N; j++) {
            const words4* const row = values[slot][TILE + wave_col + j * 16u + line];
            fb[j][0] = load(row, swizzle, own, 0u);
            fb[j][1] = load(row, swizzle, own, 1u);
        }
        #pragma unroll
        for (uint32_t i = 0; i < TILES_M; i++) {
            const words4* const row = values[slot][wave_row + i * 16u + line];
            const fragment fa[2] = {load(row, swizzle, own, 0u), load(row, swizzle, own, 1u)};
            #pragma unroll
            for (uint32_t block = 0; block < BLOCKS; block++) {
                uint32_t sa[VALUES];
                #pragma unroll
                for (uint32_t v = 0; v < VALUES; v++) {
                    sa[v] = scales[slot][block][wave_row + i * 16u + value_row + v * VALUE_ROWS];
                }
                #pragma unroll
                for (uint32_t j = 0; j < TILES_N; j++) {
                    // One instruction a block of 16, two a block of 32, from zero.
                    sums dot = MULTIPLY(fa[block], fb[j][block], zero);
                    if (BLOCKS == 1u) {
                        dot = MULTIPLY(fa[1], fb[j][1], dot);
                    }
                    const uint32_t sb = scales[slot][block][TILE + wave_col + j * 16u + line];
                    #pragma unroll
                    for (uint32_t v = 0; v < VALUES; v++) {
                        if (with_care) {
                            acc[i][j][v] = acc[i][j][v] + scaled_term(dot[v], sa[v], sb);
                        } else {
                            acc[i][j][v] = __builtin_fmaf(dot[v], scale_value(sa[v]) * scale_value(sb), acc[i][j][v]);
                        }
                    }
                }
                // Else instructions of other rows and blocks are brought forward until their sums fill the registers.
                __builtin_amdgcn_sched_barrier(0);
            }
        }
    }

    const float factor = HAS_ALPHA ? alpha[0] : 1.0f;
    #pragma unroll
    for (uint32_t i = 0; i < TILES_M; i++) {
        #pragma unroll
        for (uint32_t j = 0; j < TILES_N; j++) {
            #pragma unroll
            for (uint32_t v = 0; v < VALUES; v++) {
                const uint32_t row = row0 + wave_row + i * 16u + value_row + v * VALUE_ROWS;
                const uint32_t col = col0 + wave_col + j * 16u + line;
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
