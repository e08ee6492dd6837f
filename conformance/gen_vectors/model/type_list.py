#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Which types go together, by opcode: type_list.py FILE; type_list.py --check FILE: whether FILE is what it would write, but
for the machine code, which takes an assembler. After `base NAME CODE`, an instruction whose types the test
changes, come lines with what is legal for it, `DESTINATION SOURCE...`; everything else is to be refused."""
import difflib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import legal  # noqa: E402
from assembly import TERNARY  # noqa: E402
from golden import assemble_text  # noqa: E402

COND = {"cmp": "(eq)f0.0 ", "cmpn": "(eq)f0.0 ", "csel": "(eq)f0.0 "}
PRED = {"sel": "(W&f0.0) "}
CARRIES = ("addc", "subb", "mach")
# Execution sizes and regions that an opcode insists on; types whose region would be another one are not listed.
WIDE = {"sad2": (2, "<2;2,1>"), "sada2": (2, "<2;2,1>"), "dp4": (4, "<4;4,1>"), "dph": (4, "<4;4,1>"),
        "dp3": (4, "<4;4,1>"), "dp2": (4, "<4;4,1>")}
MATH1 = ("inv", "log", "exp", "sqt", "rsqt", "sin", "cos")
DWORDS = {("ud", "ud"), ("d", "d")}


def plain(op, name, sources, type_, immediate=False):
    size, region = WIDE.get(op, (1, "<0;1,0>"))
    operands = ["r%d.0%s:%s" % (20 + n, region, type_) for n in range(sources)]
    if immediate:
        operands[-1] = "0x0:ud"
    return "%s%s (%d|M0) %sr10.0<1>:%s %s%s" % (PRED.get(op, "(W) "), name, size, COND.get(op, ""), type_,
                                                " ".join(operands), " {AccWrEn}" if op in CARRIES else "")


def three(op):
    if op == "madm":
        return "(W) madm (4|M0) r10.nomme:f r20.nomme:f r21.nomme:f r22.nomme:f"
    return "(W) %s (4|M0) %sr10.0<1>:f r20.0<2;1>:f r21.0<2;1>:f r22.0<1>:f" % (op, COND.get(op, ""))


def math_bases():
    types = legal.ROWS["math"].types
    for fc in MATH1:
        yield "math.%s" % fc, plain("math", "math.%s" % fc, 1, "f"), [t for t in types if len(t[1]) == 1]
    for fc in ("fdiv", "pow"):
        yield "math.%s" % fc, plain("math", "math.%s" % fc, 2, "f"), [
            t for t in types if len(t[1]) == 2 and t[1] not in DWORDS]
    for fc in ("idiv", "iqot", "irem"):
        yield "math.%s" % fc, plain("math", "math.%s" % fc, 2, "d"), [t for t in types if t[1] in DWORDS]


def bases():
    for op, row in legal.ROWS.items():
        types = row.types
        if op == "math":
            yield from math_bases()
        elif op == "movi":
            yield op, "(W) movi (8|M0) r10.0<1>:ud r[a0.0]<8;8,1>:ud", types
        elif op in ("line", "pln"):
            yield op, "(W) %s (8|M0) r10.0<1>:f r20.0<0;1,0>:f r22.0<8;8,1>:f" % op, types
        elif op in TERNARY:
            yield op, three(op), types
        elif op == "smov":
            yield op, "(W) smov (1|M0) r10.0<1>:ud r20.0<0;1,0>:ud r21.0<0;1,0>:uw", types
        else:
            count = len(types[0][1])
            start = {"sad2": "ub", "sada2": "ub"}.get(op, "f" if ("f", ("f",) * count) in types else "ud")
            yield op, plain(op, op, count, start), types
            if op not in WIDE:
                yield op, plain(op, op, count, start, immediate=True), types


def lines_of(found, code):
    lines = ["# SPDX-License-Identifier: MIT", "# Types that go together, by model/type_list.py."]
    for (name, text, types), word in zip(found, code):
        lines += ["# " + text, ("base %s %s" % (name, word)).rstrip()]
        lines += [" ".join((d,) + tuple(s)) for d, s in sorted(set(types))]
    return lines


def check(path):
    """Says where the file is not what the model gives."""
    found = list(bases())
    want = lines_of(found, [""] * len(found))
    have = [" ".join(line.split()[:2]) if line.startswith("base ") else line for line in Path(path).read_text().splitlines()]
    changes = [line for line in difflib.unified_diff(have, want, path, "model/legal.py", lineterm="", n=0)]
    print("\n".join(changes[:20]))
    return 1 if changes else 0


def main(path):
    found = list(bases())
    code = assemble_text([text for _, text, _ in found], 9)
    Path(path).write_text("\n".join(lines_of(found, [data.hex() for data in code])) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(check(sys.argv[2]) if sys.argv[1] == "--check" else main(sys.argv[1]))
