#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""assemble.py FILE...: writes the `=` lines of described launches again, from the `>` lines before them. Needs Intel's
assembler, iga64. The System Routine's labels are its own."""
import re
import subprocess
import sys
import tempfile

# the newest is the default
PLATFORMS = {"bdw": "8", "ivb": "7p5", "byt": "7p5", "hsw": "7p5"}


def assemble(platform, lines):
    with tempfile.TemporaryDirectory() as folder:
        with open(folder + "/a.asm", "w") as f:
            f.write("\n".join(lines) + "\n")
        run = subprocess.run(["iga64", "-a", "-p=" + PLATFORMS.get(platform, "9"), "-Xforce-no-compact", folder + "/a.asm",
                              "-o", folder + "/a.bin"], capture_output=True, text=True)
        if run.returncode:
            sys.exit("\n".join("%3d %s" % (n + 1, l) for n, l in enumerate(lines)) + "\n" + run.stderr)
        with open(folder + "/a.bin", "rb") as f:
            code = f.read()
    return ["= " + code[n:n + 16].hex() for n in range(0, len(code), 16)]


def rewrite(path):
    out, block, platform = [], [], "skl"
    with open(path) as f:
        lines = f.read().split("\n")
    for line in lines:
        if line.startswith("="):
            continue
        if not line.startswith(">") and block:
            out += assemble(platform, block)
            block = []
        if m := re.match(r"platform (\w+)", line):
            platform = m[1]
        if line.startswith(">"):
            block.append(line[1:].strip())
        out.append(line)
    with open(path, "w") as f:
        f.write("\n".join(out))


for path in sys.argv[1:]:
    rewrite(path)
