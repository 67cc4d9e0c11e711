"""Calls NVRTC for one job after another.

Arguments: the folder that holds NVIDIA's lib and include. A job is a line "target<tab>source<tab>out": it writes
out.cubin and NVRTC's own words to out.log, and is answered with "ok" or "failed".
"""

import ctypes
import pathlib
import sys


def load(folder):
    libraries = sorted((folder / "lib").glob("libnvrtc*.so*"), key=lambda p: "builtins" not in p.name)
    if len(libraries) != 2:
        sys.exit(f"expected NVRTC and its builtins in {folder / 'lib'}, got {[p.name for p in libraries]}")
    # The builtins first, or NVRTC looks for them along the system's paths.
    return [ctypes.CDLL(str(library), mode=ctypes.RTLD_GLOBAL) for library in libraries][1]


class Nvrtc:
    def __init__(self, folder):
        self.library = load(folder)
        # As CubeCL calls it, and ptxas tells the registers.
        self.options = [f"--include-path={folder / 'include'}", f"--include-path={folder / 'include' / 'cccl'}"]
        self.options += ["-lineinfo", "--ptxas-options=-v"]

    def call(self, name, *arguments):
        code = getattr(self.library, name)(*arguments)
        if code != 0:
            raise RuntimeError(f"{name} gave {code}")

    def read(self, program, what):
        size = ctypes.c_size_t()
        self.call(f"nvrtcGet{what}Size", program, ctypes.byref(size))
        buffer = ctypes.create_string_buffer(size.value)
        self.call(f"nvrtcGet{what}", program, buffer)
        return buffer.raw

    def compile(self, target, source):
        """The machine code, or None where the text does not compile, and the log."""
        program = ctypes.c_void_p()
        self.call("nvrtcCreateProgram", ctypes.byref(program), source, None, 0, None, None)
        words = [option.encode() for option in [f"--gpu-architecture={target}", *self.options]]
        code = self.library.nvrtcCompileProgram(program, len(words), (ctypes.c_char_p * len(words))(*words))
        log = self.read(program, "ProgramLog").rstrip(b"\0")
        cubin = self.read(program, "CUBIN") if code == 0 else None
        self.call("nvrtcDestroyProgram", ctypes.byref(program))
        return cubin, log


def main():
    nvrtc = Nvrtc(pathlib.Path(sys.argv[1]))
    for line in sys.stdin:
        target, source, out = line.rstrip("\n").split("\t")
        try:
            cubin, log = nvrtc.compile(target, pathlib.Path(source).read_bytes())
        except (OSError, RuntimeError) as error:
            cubin, log = None, str(error).encode()
        pathlib.Path(out + ".log").write_bytes(log)
        if cubin is not None:
            pathlib.Path(out + ".cubin").write_bytes(cubin)
        print("failed" if cubin is None else "ok", flush=True)


main()
