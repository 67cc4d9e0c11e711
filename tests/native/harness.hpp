// Runs the kernel on every case of a file and writes every C with the words behind it.
//
// case: m n words scale_words, grid x y, lengths of six buffers; then the buffers, in words. A case with m = 0 ends.

#ifdef EMU_HIP
extern "C" char __start_emu_shared[], __stop_emu_shared[];
#endif

static std::vector<std::vector<uint32_t>> buffers(6);
static text::info_st info;

// A pointer to whatever the kernel takes it for.
struct Pointer {
    std::vector<uint32_t>& buffer;
    template <class T>
    operator T*() const { return reinterpret_cast<T*>(buffer.data()); }
};

static void launch() {
    // 16 bytes aligned, as device memory is.
    text::ENTRY(Pointer{buffers[0]}, Pointer{buffers[1]}, Pointer{buffers[2]}, Pointer{buffers[3]},
          Pointer{buffers[4]}, Pointer{buffers[5]},
#ifdef EMU_HIP
          &info
#else
          info
#endif
    );
}

int main(int count, char** words) {
    if (count != 4) emu::fail("usage: kernel CASES ANSWERS UNITS");
    FILE* in = std::fopen(words[1], "rb");
    FILE* out = std::fopen(words[2], "wb");
    if (!in || !out) emu::fail("a file cannot be opened");
    emu::body = launch;
    uint32_t head[12];
    while (std::fread(head, 4, 12, in) == 12 && head[0] != 0) {
        std::memcpy(info.scalars_u32, head, 16);
        for (int i = 0; i < 6; i++) {
            buffers[i].resize(head[6 + i]);
            if (std::fread(buffers[i].data(), 4, head[6 + i], in) != head[6 + i]) emu::fail("a short file");
        }
        for (unsigned y = 0; y < head[5]; y++) {
            for (unsigned x = 0; x < head[4]; x++) {
                std::memset(emu::dynamic_shared, 0xFF, sizeof emu::dynamic_shared);
#ifdef EMU_HIP
                std::memset(__start_emu_shared, 0xFF, __stop_emu_shared - __start_emu_shared);
#endif
                emu::block = {x, y, 0};
                emu::run_cube(std::atoi(words[3]));
            }
        }
        std::fwrite(buffers[5].data(), 4, buffers[5].size(), out);
    }
    return std::fclose(out);
}
