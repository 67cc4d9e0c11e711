#!/bin/sh
# Written by `cargo xtask setup`: answers the questions that build scripts put to llvm-config.
# It finds its own folder, so the whole tree can be moved.
here=$(cd "$(dirname "$0")/.." && pwd)
libs="@LIBS@"
defines="-D_GNU_SOURCE -D__STDC_CONSTANT_MACROS -D__STDC_FORMAT_MACROS -D__STDC_LIMIT_MACROS"
for question in "$@"; do
    case "$question" in
        --link-static) ;;
        --libs) for lib in $libs; do printf -- '-l%s ' "$lib"; done; echo ;;
        --libnames) for lib in $libs; do printf 'lib%s.a ' "$lib"; done; echo ;;
        --system-libs) echo "@SYSTEM_LIBS@" ;;
        --libdir) echo "$here/lib" ;;
        --includedir) echo "$here/include" ;;
        --prefix) echo "$here" ;;
        --bindir) echo "$here/bin" ;;
        --version) echo "@VERSION@" ;;
        --cflags) echo "-I$here/include $defines" ;;
        --cxxflags) echo "-I$here/include -std=c++17 -fno-exceptions -funwind-tables $defines" ;;
        *) echo "llvm-config: no answer to '$question'" >&2; exit 1 ;;
    esac
done
