// Debian ships lld's headers but not its static libraries. The `hip` feature compiles its kernels with
// hiprtc and never calls this linker; its build only wants the symbol. False is lld's answer for "failed".
#include <lld/Common/Driver.h>

namespace lld::elf {
bool link(llvm::ArrayRef<const char *>, llvm::raw_ostream &, llvm::raw_ostream &, bool, bool) { return false; }
} // namespace lld::elf
