// A GPU for one kernel, on one CPU thread: enough of CUDA and HIP to run the native GEMMs' text, and models of the
// instructions in it, written from the tables in src/gemm/native. The models add exactly and round once an instruction, to
// nearest even; real units round otherwise. What this checks is where every code, scale and result lies.
//
// Lanes are fibres that run until a barrier or an instruction of the whole warp. A copy of cp.async is made when it is
// waited for, not before. Shared memory begins as 0xFF bytes: codes of -6 under NaN scales.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <algorithm>
#include <cmath>
#include <deque>
#include <memory>
#include <csetjmp>
#include <ucontext.h>
#include <vector>

struct uint3 {
    unsigned x, y, z;
};

namespace emu {

[[noreturn]] inline void fail(const char* what) {
    std::fprintf(stderr, "%s\n", what);
    std::exit(3);
}

constexpr unsigned WARP = EMU_WARP;

struct Copy {
    char* to;
    const char* from;
    unsigned size, given;
};

struct Fibre {
    ucontext_t context;  // where it begins
    jmp_buf resume;      // where it goes on; a jump is no system call, unlike swapcontext
    bool begun = false;
    std::unique_ptr<char[]> stack{new char[STACK]};
    uint3 index{};
    bool done = false;
    std::vector<Copy> open;                // not committed yet
    std::deque<std::vector<Copy>> groups;  // committed, not waited for
    // Registers of an instruction of the warp.
    uint32_t a[8], b[8], sa, sb;
    float c[16], d[16];
    static constexpr size_t STACK = 64 << 10;
};

// Who waits for whom: the last to arrive opens the gate for all.
struct Gate {
    unsigned arrived = 0;
    unsigned long opened = 0;
};

inline std::vector<Fibre> fibres;
inline std::vector<Gate> warps;
inline Gate cube;
inline Fibre* current;
inline jmp_buf scheduler;
inline bool progress;
inline uint3 block;
alignas(16) inline char dynamic_shared[100 << 10];

inline unsigned lane() { return current->index.x % WARP; }
inline unsigned warp() { return current->index.x / WARP; }
inline Fibre& of_warp(unsigned t) { return fibres[warp() * WARP + t]; }

template <class F>
void meet(Gate& gate, unsigned members, F last) {
    const unsigned long before = gate.opened;
    if (++gate.arrived == members) {
        last();
        gate.arrived = 0;
        gate.opened++;
        progress = true;
        return;
    }
    Fibre* const own = current;
    while (gate.opened == before) {
        if (!_setjmp(own->resume)) _longjmp(scheduler, 1);
    }
}

inline void sync_cube() {
    meet(cube, fibres.size(), [] {});
}

// ---- cp.async

inline uint32_t shared_address(const void* p) {
    const char* at = static_cast<const char*>(p);
    if (at < dynamic_shared || at >= dynamic_shared + sizeof dynamic_shared) fail("an address outside shared memory");
    return at - dynamic_shared;
}

inline void cp_async(uint32_t to, const void* from, unsigned size, uint32_t given) {
    if (given > size || to % size != 0 || reinterpret_cast<uintptr_t>(from) % size != 0) fail("cp.async: size or alignment");
    current->open.push_back({dynamic_shared + to, static_cast<const char*>(from), size, given});
}

inline void cp_commit() {
    current->groups.push_back(std::move(current->open));
    current->open.clear();
}

inline void cp_wait(unsigned left) {
    while (current->groups.size() > left) {
        for (const Copy& c : current->groups.front()) {
            std::memset(c.to, 0, c.size);
            std::memcpy(c.to, c.from, c.given);
        }
        current->groups.pop_front();
    }
}

// ---- Exact sums: integers in units of 2^-UNIT

using Wide = __int128;
constexpr int UNIT = 64;

// A term that has no exact place here: the result becomes a NaN. No case asks for one, but a damaged text may.
inline bool out_of_range;

inline Wide shifted(Wide x, int by) {
    if (x == 0) return 0;
    const int places = by < 0 ? -by : by;
    const Wide moved = places > 100 ? 0 : by < 0 ? x >> places : x << places;
    const bool exact = places <= 100 && (by < 0 ? moved << places : moved >> places) == x;
    out_of_range |= !exact;
    return exact ? moved : 0;
}

inline Wide from_f32(float f) {
    uint32_t bits;
    std::memcpy(&bits, &f, 4);
    const int field = (bits >> 23) & 0xFF;
    const Wide significand = (bits & 0x7FFFFF) | (field ? 0x800000 : 0);
    return shifted(bits >> 31 ? -significand : significand, (field ? field : 1) - 150 + UNIT);
}

inline float to_f32(Wide x) {
    const bool negative = x < 0;
    const unsigned __int128 u = negative ? -x : x;
    int extra = 0;  // bits below 24 significant ones
    for (unsigned __int128 v = u >> 24; v; v >>= 1) extra++;
    uint64_t top = static_cast<uint64_t>(u >> extra);
    if (extra > 0) {
        const unsigned __int128 half = static_cast<unsigned __int128>(1) << (extra - 1);
        const unsigned __int128 lost = u & ((half << 1) - 1);
        top += lost > half || (lost == half && (top & 1));
    }
    const float value = std::ldexp(static_cast<float>(top), extra - UNIT);
    return negative ? -value : value;
}

// ---- Formats

inline int doubled(uint32_t code) {
    static const int magnitude[8] = {0, 1, 2, 3, 4, 6, 8, 12};
    return code & 8 ? -magnitude[code & 7] : magnitude[code & 7];
}

inline uint32_t nibble(const uint32_t* words, int i) { return (words[i / 8] >> (4 * (i % 8))) & 15; }

// significand 2^exponent
struct Scale {
    int significand, exponent;
    bool nan;
};

inline Scale e8m0(uint32_t byte) { return {1, static_cast<int>(byte) - 127, byte == 0xFF}; }

inline Scale ue4m3(uint32_t byte) {
    byte &= 0x7F;  // the sign is ignored
    const int field = byte >> 3, fraction = byte & 7;
    return {field ? 8 + fraction : fraction, (field ? field : 1) - 10, byte == 0x7F};
}

// Rows of an instruction's operands, in plain order.
struct Matrix {
    int code[32][64];
    Scale scale[32][4];
};

inline float dot(const Matrix& a, int row, const Matrix& b, int col, int blocks, float c) {
    if (std::isnan(c)) return NAN;
    out_of_range = false;
    Wide sum = from_f32(c);
    for (int k = 0; k < 64; k++) {
        const Scale x = a.scale[row][k / (64 / blocks)], y = b.scale[col][k / (64 / blocks)];
        if (x.nan || y.nan) return NAN;
        const Wide product = static_cast<Wide>(a.code[row][k] * b.code[col][k]) * (x.significand * y.significand);
        sum += shifted(product, x.exponent + y.exponent - 2 + UNIT);
    }
    return out_of_range ? NAN : to_f32(sum);
}

// mma.sync.m16n8k64, scale_vec::2X with E8M0 or 4X with UE4M3, byte and thread selectors 0.
template <int BLOCKS, bool E8M0>
void scaled_mma(float& d0, float& d1, float& d2, float& d3, uint32_t a0, uint32_t a1, uint32_t a2, uint32_t a3, uint32_t b0,
                uint32_t b1, float c0, float c1, float c2, float c3, uint32_t sa, uint32_t sb) {
    Fibre& own = *current;
    const uint32_t a[4] = {a0, a1, a2, a3};
    const float c[4] = {c0, c1, c2, c3};
    std::memcpy(own.a, a, sizeof a);
    std::memcpy(own.c, c, sizeof c);
    own.b[0] = b0;
    own.b[1] = b1;
    own.sa = sa;
    own.sb = sb;
    meet(warps[warp()], WARP, [] {
        static Matrix A, B;
        for (int t = 0; t < 32; t++) {
            const Fibre& f = of_warp(t);
            for (int v = 0; v < 32; v++) {
                A.code[t / 4 + 8 * ((v / 8) % 2)][(t % 4) * 8 + v % 8 + 32 * (v / 16)] = doubled(nibble(f.a, v));
            }
            for (int v = 0; v < 16; v++) {
                B.code[t / 4][(t % 4) * 8 + v % 8 + 32 * (v / 8)] = doubled(nibble(f.b, v));
            }
            for (int j = 0; j < BLOCKS; j++) {
                const uint32_t x = (f.sa >> (8 * j)) & 0xFF, y = (f.sb >> (8 * j)) & 0xFF;
                if (t % 4 < 2) A.scale[t / 4 + 8 * (t % 4)][j] = E8M0 ? e8m0(x) : ue4m3(x);
                if (t % 4 == 0) B.scale[t / 4][j] = E8M0 ? e8m0(y) : ue4m3(y);
            }
        }
        for (int t = 0; t < 32; t++) {
            Fibre& f = of_warp(t);
            for (int i = 0; i < 4; i++) {
                f.d[i] = dot(A, t / 4 + 8 * (i / 2), B, (t % 4) * 2 + i % 2, BLOCKS, f.c[i]);
            }
        }
    });
    d0 = own.d[0];
    d1 = own.d[1];
    d2 = own.d[2];
    d3 = own.d[3];
}

// v_mfma_scale_f32_32x32x64_f8f6f4 on E2M1 (format code 4).
template <class V8, class V16>
V16 mfma_scale_32x32x64(V8 a, V8 b, V16 c, int format_a, int format_b, int select_a, int scale_a, int select_b, int scale_b) {
    if (format_a != 4 || format_b != 4) fail("mfma: operands are not E2M1");
    Fibre& own = *current;
    std::memcpy(own.a, &a, sizeof a);
    std::memcpy(own.b, &b, sizeof b);
    std::memcpy(own.c, &c, sizeof own.c);
    own.sa = (static_cast<uint32_t>(scale_a) >> (8 * select_a)) & 0xFF;
    own.sb = (static_cast<uint32_t>(scale_b) >> (8 * select_b)) & 0xFF;
    meet(warps[warp()], WARP, [] {
        static Matrix A, B;
        for (int t = 0; t < 64; t++) {
            const Fibre& f = of_warp(t);
            for (int e = 0; e < 32; e++) {
                A.code[t % 32][32 * (t / 32) + e] = doubled(nibble(f.a, e));
                B.code[t % 32][32 * (t / 32) + e] = doubled(nibble(f.b, e));
            }
            A.scale[t % 32][t / 32] = e8m0(f.sa);
            B.scale[t % 32][t / 32] = e8m0(f.sb);
        }
        for (int t = 0; t < 64; t++) {
            Fibre& f = of_warp(t);
            for (int i = 0; i < 16; i++) {
                f.d[i] = dot(A, i % 4 + 4 * (t / 32) + 8 * (i / 4), B, t % 32, 2, f.c[i]);
            }
        }
    });
    V16 d;
    std::memcpy(&d, own.d, sizeof own.d);
    return d;
}

// ---- bf16 units
//
// They take only what every unit adds alike, however it orders, aligns and rounds: E2M1 values, and in the accumulator the sum
// of one more block's half. Anything else stops the kernel.

inline float e2m1_value(const uint32_t* words, int i) {
    const uint32_t bits = (words[i / 2] >> (16 * (i % 2))) << 16;
    float value;
    std::memcpy(&value, &bits, 4);
    const float twice = 2 * value;
    if (!(std::fabs(twice) <= 12) || twice != std::floor(twice)) fail("bf16: an operand is no E2M1 value");
    return value;
}

struct Halves {
    float a[16][16], b[16][16];  // rows, k
};

inline float dot(const Halves& m, int row, int col, float c) {
    if (!(std::fabs(c) <= 16 * 36) || 4 * c != std::floor(4 * c)) fail("bf16: the accumulator holds more than half a block");
    // Multiples of 1/4 below 2^11: exact.
    for (int k = 0; k < 16; k++) c += m.a[row][k] * m.b[col][k];
    return c;
}

// mma.sync.m16n8k16
inline void mma_bf16(float& d0, float& d1, float& d2, float& d3, uint32_t a0, uint32_t a1, uint32_t a2, uint32_t a3, uint32_t b0,
                     uint32_t b1, float c0, float c1, float c2, float c3) {
    Fibre& own = *current;
    const uint32_t a[4] = {a0, a1, a2, a3};
    const float c[4] = {c0, c1, c2, c3};
    std::memcpy(own.a, a, sizeof a);
    std::memcpy(own.c, c, sizeof c);
    own.b[0] = b0;
    own.b[1] = b1;
    meet(warps[warp()], WARP, [] {
        static Halves m;
        for (int t = 0; t < 32; t++) {
            const Fibre& f = of_warp(t);
            for (int i = 0; i < 8; i++) m.a[t / 4 + 8 * ((i / 2) % 2)][(t % 4) * 2 + i % 2 + 8 * (i / 4)] = e2m1_value(f.a, i);
            for (int i = 0; i < 4; i++) m.b[t / 4][(t % 4) * 2 + i % 2 + 8 * (i / 2)] = e2m1_value(f.b, i);
        }
        for (int t = 0; t < 32; t++) {
            Fibre& f = of_warp(t);
            for (int i = 0; i < 4; i++) f.d[i] = dot(m, t / 4 + 8 * (i / 2), (t % 4) * 2 + i % 2, f.c[i]);
        }
    });
    d0 = own.d[0];
    d1 = own.d[1];
    d2 = own.d[2];
    d3 = own.d[3];
}

// AMD's units of 16 x 16 x 16: a lane has row t % 16 of A and of B, ELEMENTS of its k from FIRST(t), and VALUES of column t % 16
// of C, in rows ROW(t, i).
template <int ELEMENTS, int VALUES, class First, class Row, class VA, class VC>
VC bf16_16x16x16(VA a, VA b, VC c, First, Row) {
    Fibre& own = *current;
    static_assert(sizeof a == 2 * ELEMENTS && sizeof c == 4 * VALUES);
    std::memcpy(own.a, &a, sizeof a);
    std::memcpy(own.b, &b, sizeof b);
    std::memcpy(own.c, &c, sizeof c);
    meet(warps[warp()], WARP, [] {
        static Halves m;
        for (unsigned t = 0; t < WARP; t++) {
            const Fibre& f = of_warp(t);
            const Fibre& twin = of_warp(t % 16);
            const bool twins = t >= 16 && First::of(t) == First::of(t % 16);
            if (twins && (std::memcmp(f.a, twin.a, sizeof a) || std::memcmp(f.b, twin.b, sizeof b))) fail("wmma: lanes t and t + 16 differ");
            for (int i = 0; i < ELEMENTS; i++) {
                m.a[t % 16][First::of(t) + i] = e2m1_value(f.a, i);
                m.b[t % 16][First::of(t) + i] = e2m1_value(f.b, i);
            }
        }
        for (unsigned t = 0; t < WARP; t++) {
            Fibre& f = of_warp(t);
            for (int i = 0; i < VALUES; i++) f.d[i] = dot(m, Row::of(t, i), t % 16, f.c[i]);
        }
    });
    VC d;
    std::memcpy(&d, own.d, sizeof d);
    return d;
}

#define EMU_PLACE(name, value) struct name { static int of(int t, int i = 0) { return value; } }
EMU_PLACE(MfmaFirst, 4 * (t / 16));
EMU_PLACE(MfmaRow, 4 * (t / 16) + i);
EMU_PLACE(Rdna3First, 0);
EMU_PLACE(Rdna3Row, 2 * i + t / 16);
EMU_PLACE(Rdna4First, 8 * (t / 16));
EMU_PLACE(Rdna4Row, 8 * (t / 16) + i);

// v_mfma_f32_16x16x16_bf16
template <class VA, class VC>
VC mfma_bf16(VA a, VA b, VC c, int cbsz, int abid, int blgp) {
    if (cbsz || abid || blgp) fail("mfma: modifiers");
    return bf16_16x16x16<4, 4>(a, b, c, MfmaFirst{}, MfmaRow{});
}

// v_wmma_f32_16x16x16_bf16, waves of 32; RDNA 3 wants the same in lanes t and t + 16.
template <class VA, class VC>
VC wmma_bf16_rdna3(VA a, VA b, VC c) { return bf16_16x16x16<16, 8>(a, b, c, Rdna3First{}, Rdna3Row{}); }

template <class VA, class VC>
VC wmma_bf16_rdna4(VA a, VA b, VC c) { return bf16_16x16x16<8, 8>(a, b, c, Rdna4First{}, Rdna4Row{}); }

// ---- Cubes

using Body = void (*)();
inline Body body;

inline void enter() {
    body();
    current->done = true;
    progress = true;
    _longjmp(scheduler, 1);
}

// Until it waits or ends.
inline void run(Fibre& f) {
    current = &f;
    if (_setjmp(scheduler)) return;
    if (f.begun) _longjmp(f.resume, 1);
    f.begun = true;
    setcontext(&f.context);
}

inline void run_cube(unsigned units) {
    // Stacks are kept from cube to cube.
    fibres.resize(units);
    warps.assign(units / WARP, Gate{});
    cube = Gate{};
    for (unsigned i = 0; i < units; i++) {
        Fibre& f = fibres[i];
        f.index = {i, 0, 0};
        f.begun = f.done = false;
        f.open.clear();
        f.groups.clear();
        getcontext(&f.context);
        f.context.uc_stack.ss_sp = f.stack.get();
        f.context.uc_stack.ss_size = Fibre::STACK;
        makecontext(&f.context, enter, 0);
    }
    for (unsigned left = units; left > 0;) {
        progress = false;
        left = 0;
        for (Fibre& f : fibres) {
            if (f.done) continue;
            run(f);
            left += !f.done;
        }
        if (!progress) fail("lanes wait for each other forever");
    }
}

}  // namespace emu

// ---- What the text takes for granted

using std::fma;
using std::max;
using std::min;
typedef uint16_t __nv_bfloat16;
typedef unsigned char __nv_fp4x2_storage_t, __nv_fp8_storage_t;
#define __device__
#define __global__
#define __grid_constant__
#define __launch_bounds__(...)
#define __align__(n) alignas(n)
#define __shared__ static __attribute__((section("emu_shared")))
#define threadIdx (emu::current->index)
#define blockIdx (emu::block)
#define __builtin_amdgcn_readfirstlane(x) (x)
#define __builtin_amdgcn_sched_barrier(mask)
#define __cvta_generic_to_shared emu::shared_address
#define __syncthreads emu::sync_cube
