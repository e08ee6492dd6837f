# SPDX-License-Identifier: MIT
"""Assembling programs with iga64 and writing what the runner reads."""
import re
import subprocess
import tempfile
from pathlib import Path

from assembly import patches, text
from machine import GRF
from program import FIRST, LAST, OLD


def assemble_text(lines, platform):
    with tempfile.TemporaryDirectory() as folder:
        source, code = Path(folder, "a.asm"), Path(folder, "a.bin")
        source.write_text("\n".join(lines) + "\n")
        run = subprocess.run(["iga64", "-a", "-p=" + {7: "7.5", 75: "7.5"}.get(platform, str(platform)), "-Xforce-no-compact", str(source), "-o", str(code)],
                             capture_output=True, text=True)
        errors = re.findall(r"line (\d+)\.\d+: error: (.*)", run.stderr + run.stdout)
        if errors or not code.exists():
            for line, why in errors[:20]:
                print("%s\n    %s" % (lines[int(line) - 1], why))
            raise SystemExit("iga64 refuses the text")
        data = code.read_bytes()
    assert len(data) == 16 * len(lines), (len(data), len(lines))
    return [data[n:n + 16] for n in range(0, len(data), 16)]


def patched(code, inst):
    word = int.from_bytes(code, "little")
    for low, width, value in patches(inst):
        word = word & ~((1 << width) - 1 << low) | value << low
    return word.to_bytes(16, "little")


def old_tail():
    """The same on Gen7, whose send has one payload."""
    lines = ["(W) mov (8|M0) r1.0<1>:ud 0x0:ud"]
    for n in range((LAST - FIRST + 1) // 4):
        lines.append("(W) mov (1|M0) r1.2<1>:ud 0x%X:ud" % (8 * n))
        lines += ["(W) mov (8|M0) r%d.0<1>:ud r%d.0<8;8,1>:ud" % (2 + k, FIRST + 4 * n + k) for k in range(4)]
        lines.append("(W) send (8|M0) null:ud r1 0xA 0xA0A0400")
    lines.append("(W) mov (8|M0) r127.0<1>:ud r0.0<8;8,1>:ud")
    lines.append("(W) send (8|M0) null:ud r127 0x27 0x2000010 {EOT}")
    return b"".join(assemble_text(lines, 7))


def tail():
    """Stores r7 to r126 to the surface of index 0 and ends."""
    lines = ["(W) mov (8|M0) r1.0<1>:ud 0x0:ud"]
    for n in range((LAST - FIRST + 1) // 4):
        lines.append("(W) mov (1|M0) r1.2<1>:ud 0x%X:ud" % (8 * n))
        lines.append("(W) sends (8|M0) null:ud r1 r%d 0x10A 0x20A0400" % (FIRST + 4 * n))
    lines.append("(W) mov (8|M0) r127.0<1>:ud r0.0<8;8,1>:ud")
    lines.append("(W) send (8|M0) null r127 0x27 0x2000010 {EOT}")
    return b"".join(assemble_text(lines, 9))


def write(path, states, programs):
    """`state` and `tail` once, then per program its instructions and the registers it changed."""
    by_platform = {}
    for p in programs:
        by_platform.setdefault(p.platform, []).extend((p, i) for i in p.insts)
    code = {}
    for platform, all_ in by_platform.items():
        for (p, inst), data in zip(all_, assemble_text([text(i) for _, i in all_], platform)):
            code.setdefault(id(p), []).append(patched(data, inst))
    out = ["# SPDX-License-Identifier: MIT", "# Written by model/generate.py; README.md says how to read it.",
           "tail " + (old_tail() if programs and programs[0].platform in OLD else tail()).hex()]
    for theme in sorted({p.theme for p in programs}):
        out.append("state " + theme)
        out += ["r%d %s" % (r, states[theme][r * GRF:(r + 1) * GRF].hex()) for r in range(FIRST, LAST + 1)]
    for p in programs:
        out.append("program %s %s %d %08x" % (p.name, p.theme, p.platform, p.mask))
        out += ["= " + data.hex() for data in code[id(p)]]
        for r in range(FIRST, LAST + 1):
            now = p.machine.grf[r * GRF:(r + 1) * GRF]
            if bytes(now) != p.start[r * GRF:(r + 1) * GRF]:
                out.append("r%d %s %s" % (r, p.tags.get(r, "x"), now.hex()))
    Path(path).write_text("\n".join(out) + "\n")
    return sum(len(p.insts) for p in programs)
