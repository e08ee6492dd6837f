#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What the manual forbids and iga64 assembles all the same, with a part of what the refusal says: refused.py FILE."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import assembly  # noqa: E402
from golden import assemble_text, patched  # noqa: E402
from machine import Inst, Operand  # noqa: E402

LINES = [
    # types (Broadwell PRM, Volume 2a, the table of each instruction)
    ("shl (8|M0) r10.0<1>:f r20.0<8;8,1>:f 0x1:uw", "shl at offset 0x0: no source of type F"),
    ("shr (8|M0) r10.0<1>:f r20.0<8;8,1>:ud 0x1:uw", "no destination of type F"),
    ("asr (8|M0) r10.0<1>:d r20.0<8;8,1>:d r30.0<8;8,1>:f", "no source of type F"),
    ("bfrev (8|M0) r10.0<1>:ud r20.0<8;8,1>:uw", "no source of type UW"),
    ("bfrev (8|M0) r10.0<1>:ud r20.0<8;8,1>:f", "no source of type F"),
    ("lzd (8|M0) r10.0<1>:ud r20.0<4;4,1>:uq", "no source of type UQ"),
    ("fbl (8|M0) r10.0<1>:uq r20.0<8;8,1>:ud", "no destination of type UQ"),
    ("fbh (8|M0) r10.0<2>:uw r20.0<8;8,1>:ud", "no destination of type UW"),
    ("cbit (4|M0) r10.0<1>:ud r20.0<4;4,1>:uq", "no source of type UQ"),
    ("bfi1 (8|M0) r10.0<1>:ud r20.0<8;8,1>:f r21.0<8;8,1>:ud", "no source of type F"),
    ("avg (8|M0) r10.0<1>:f r20.0<8;8,1>:f r21.0<8;8,1>:f", "no source of type F"),
    ("avg (4|M0) r10.0<1>:q r20.0<4;4,1>:q r22.0<4;4,1>:q", "no source of type Q"),
    ("frc (8|M0) r10.0<1>:d r20.0<8;8,1>:f", "no destination of type D"),
    ("rndd (8|M0) r10.0<1>:f r20.0<8;8,1>:d", "no source of type D"),
    ("rnde (8|M0) r10.0<1>:d r20.0<8;8,1>:f", "no destination of type D"),
    ("mach (8|M0) r10.0<1>:f r20.0<8;8,1>:f r21.0<8;8,1>:f {AccWrEn}", "no source of type F"),
    ("mac (4|M0) r10.0<1>:q r20.0<4;4,1>:q r22.0<4;4,1>:q", "no source of type Q"),
    ("addc (8|M0) r10.0<1>:f r20.0<8;8,1>:f r21.0<8;8,1>:f {AccWrEn}", "no source of type F"),
    ("subb (8|M0) r10.0<1>:d r20.0<8;8,1>:d r21.0<8;8,1>:d {AccWrEn}", "no source of type D"),
    ("sad2 (8|M0) r10.0<1>:uw r20.0<8;8,1>:uw r21.0<8;8,1>:uw", "no source of type UW"),
    ("sada2 (8|M0) r10.0<1>:f r20.0<8;8,1>:ub r21.0<8;8,1>:ub", "no destination of type F"),
    ("dp4 (8|M0) r10.0<1>:d r20.0<8;8,1>:d r21.0<8;8,1>:d", "no source of type D"),
    ("dp3 (8|M0) r10.0<1>:hf r20.0<8;8,1>:hf r21.0<8;8,1>:hf", "no source of type HF"),
    ("line (8|M0) r10.0<1>:d r20.0<0;1,0>:d r21.0<8;8,1>:d", "no source of type D"),
    ("math.inv (8|M0) r10.0<1>:w r20.0<8;8,1>:w", "no source of type W"),
    ("math.iqot (8|M0) r10.0<1>:f r20.0<8;8,1>:f r21.0<8;8,1>:f", "math function 12 on this type"),
    ("math.sin (8|M0) r10.0<1>:d r20.0<8;8,1>:d", "math function 6 on this type"),
    ("math.log (4|M0) r10.0<1>:df r20.0<4;4,1>:df", "math.log is not defined in double precision"),
    ("math.inv (4|M0) r10.0<1>:df r20.0<4;4,1>:df", "math.inv is not defined in double precision"),
    ("math.sqt (4|M0) r10.0<1>:df r20.0<4;4,1>:df", "math.sqt is not defined in double precision"),
    ("math.rsqt (4|M0) r10.0<1>:df r20.0<4;4,1>:df", "math.rsqt is not defined in double precision"),
    ("math.fdiv (4|M0) r10.0<1>:df r20.0<4;4,1>:df r22.0<4;4,1>:df", "math.fdiv is not defined in double precision"),
    # nothing says what logic on floats would mean, and no compiler emits it
    ("and (8|M0) r10.0<1>:f r20.0<8;8,1>:f r21.0<8;8,1>:f", "no source of type F"),
    ("xor (4|M0) r10.0<1>:df r20.0<4;4,1>:df r22.0<4;4,1>:df", "no source of type DF"),
    ("not (8|M0) r10.0<1>:ud r20.0<8;8,1>:f", "no source of type F"),
    ("mul (4|M0) r10.0<1>:q r20.0<4;4,1>:q r22.0<4;4,1>:d", "no source of type Q"),
    ("mad (8|M0) r10.0<1>:d r20.0<2;1>:d r21.0<2;1>:d r22.0<1>:d", "no source of type D"),
    # conversions that need a step between
    ("mov (4|M0) r10.0<1>:df r20.0<4;4,1>:b", "not defined for types DF from B"),
    ("mov (4|M0) r10.0<4>:hf r20.0<4;4,1>:df", "not defined for types HF from DF"),
    ("mov (4|M0) r10.0<8;8,1>:df r20.0<4;4,1>:hf".replace("<8;8,1>:df r", "<1>:df r"), "not defined for types DF from HF"),
    ("mov (4|M0) r10.0<1>:q r20.0<4;4,1>:ub", "not defined for types Q from UB"),
    ("mov (4|M0) r10.0<4>:hf r20.0<4;4,1>:uq", "not defined for types HF from UQ"),
    ("add (4|M0) r10.0<1>:df r20.0<4;4,1>:df r22.0<4;4,1>:f", "not defined for types DF from DF, F"),
    ("mul (4|M0) r10.0<1>:df r20.0<4;4,1>:d r22.0<4;4,1>:df", "not defined for types DF from D, DF"),
    ("add (4|M0) r10.0<2>:f r20.0<4;4,1>:df r22.0<4;4,1>:df", "not defined for types F from DF, DF"),
    # integers and floats (Ivy Bridge PRM, Volume 4 Part 3, 3.3.8)
    ("add (8|M0) r10.0<1>:f r20.0<8;8,1>:f r21.0<8;8,1>:d", "not defined for types F from F, D"),
    ("mul (8|M0) r10.0<1>:f r20.0<8;8,1>:w r21.0<8;8,1>:f", "not defined for types F from W, F"),
    ("cmp (8|M0) (lt)f0.0 r10.0<1>:f r20.0<8;8,1>:f r21.0<8;8,1>:ud", "not defined for types F from F, UD"),
    ("(f0.0) sel (8|M0) r10.0<1>:f r20.0<8;8,1>:f r21.0<8;8,1>:d", "not defined for types F from F, D"),
    ("mac (8|M0) r10.0<1>:f r20.0<8;8,1>:f r21.0<8;8,1>:w", "not defined for types F from F, W"),
    ("add (8|M0) r10.0<1>:d r20.0<8;8,1>:f r21.0<8;8,1>:f", "not defined for types D from F, F"),
    ("(f0.0) sel (8|M0) r10.0<1>:d r20.0<8;8,1>:f r21.0<8;8,1>:f", "not defined for types D from F, F"),
    # accumulators (Apollo Lake PRM, Volume 6)
    ("mov (4|M0) acc0.0<1>:q r20.0<4;4,1>:q", "no accumulator of type Q"),
    ("add (8|M0) r10.0<2>:b acc0.0<8;8,1>:b r20.0<8;8,1>:b", "no accumulator of type B"),
    ("add (8|M0) acc2.0<1>:d r20.0<8;8,1>:d r21.0<8;8,1>:d", "only mov can use acc2"),
    ("mov (8|M0) acc3.0<1>:f r20.0<8;8,1>:f", "acc3 takes dwords as they are"),
    ("mach (8|M0) (sat)r10.0<1>:d r20.0<8;8,1>:d r21.0<8;8,1>:d {AccWrEn}", "floating point or saturating"),
    # forms
    ("dp4 (2|M0) r10.0<1>:f r20.0<2;2,1>:f r21.0<2;2,1>:f", "ExecSize 2"),
    ("line (8|M0) r10.0<1>:f r20.0<8;8,1>:f r21.0<8;8,1>:f", "src0 is a scalar"),
    ("line (4|M0) r10.0<1>:f r20.0<0;1,0>:f r21.0<4;4,1>:f", "ExecSize 8 or 16"),
    ("pln (16|M0) r10.0<1>:f r20.0<0;1,0>:f r125.0<8;8,1>:f", "src1 is a register followed by others"),
    ("sad2 (1|M0) r10.0<1>:uw r20.0<0;1,0>:ub r21.0<0;1,0>:ub", "the sources are bytes"),
    ("movi (8|M0) r10.0<1>:ud r[a0.4]<8;8,1>:ud", "this form of movi does not exist"),
    ("movi (8|M0) r10.0<1>:ud r20.0<8;8,1>:ud", "this form of movi does not exist"),
    ("movi (16|M0) r10.0<1>:uw r[a0.0]<16;16,1>:uw", "this form of movi does not exist"),
    ("(f0.0) sel (8|M0) (lt)f0.0 r10.0<1>:f r20.0<8;8,1>:f r21.0<8;8,1>:f", "and a predicate"),
    ("sel (8|M0) (ov)f0.0 r10.0<1>:f r20.0<8;8,1>:f r21.0<8;8,1>:f", "condition modifier 8"),
    ("mov (8|M0) r10.0<1>:ud r[a0.12]<1,0>:ud", "indirect operand without enough address registers"),
    ("mov (16|M0) r127.0<1>:ud r20.0<8;8,1>:ud", "an operand reaches beyond its register file"),
    ("mov (16|M0) r10.0<1>:ud r127.0<8;8,1>:ud", "an operand reaches beyond its register file"),
    ("math.exp (4|M0) r10.0<1>:df r20.0<4;4,1>:df", "not defined in double precision"),
    ("math.sin (4|M0) r10.0<1>:df r20.0<4;4,1>:df", "not defined in double precision"),
    ("math.cos (4|M0) r10.0<1>:df r20.0<4;4,1>:df", "not defined in double precision"),
    ("math.pow (4|M0) r10.0<1>:df r20.0<4;4,1>:df r22.0<4;4,1>:df", "not defined in double precision"),
    ("math.irem (4|M0) r10.0<1>:df r20.0<4;4,1>:df r22.0<4;4,1>:df", "math function 13 on this type"),
    # what no compiler emits and no manual here describes
    ("smov (8|M0) r10.0<1>:ud r20.0<8;8,1>:ud r21.0<8;8,1>:uw", "the mask is an immediate or an integer scalar"),
    ("smov (8|M0) r10.0<1>:ud r20.0<8;8,1>:ud r21.0<0;1,0>:f", "no source of type F"),
    ("smov (8|M0) r10.0<1>:w r20.0<8;8,1>:d 0x3:uw", "destination HorzStride 1 of 2 bytes, executed in 4 bytes"),
    # regions (Apollo Lake PRM, Volume 6, "Register Region Restrictions")
    ("mov (16|M0) r10.0<1>:uq r20.0<0;1,0>:uq", "ExecSize 16 of 8 bytes each"),
    ("mov (8|M0) r10.0<1>:w r20.0<8;8,1>:d", "destination HorzStride 1 of 2 bytes, executed in 4 bytes"),
    ("add (8|M0) r10.0<1>:b r20.0<8;8,1>:b r21.0<8;8,1>:b", "destination HorzStride 1 of 1 bytes, executed in 2"),
    ("mov (8|M0) r10.2<4>:b r20.0<8;8,1>:d", "destination at byte 2, executed in 4 bytes"),
    ("sel (8|M0) (lt)f0.0 r10.0<1>:ub r20.0<8;8,1>:ub r21.0<8;8,1>:ub", "executed in 2 bytes"),
    ("mov (8|M0) r10.0<1>:hf r20.0<8;8,1>:w", "conversion of halves and integers to less than dwords"),
    ("mov (16|M0) r10.8<2>:w r20.0<16;16,1>:w", "the destination spans more than two registers"),
    ("mov (4|M0) r10.0<1>:d r20.0<8;8,1>:d", "Width above ExecSize"),
    ("mov (8|M0) r10.0<1>:d r20.4<8;8,1>:d", "src0's region: a row crosses a register"),
    ("add (8|M0) r10.0<1>:d r20.0<8;8,1>:d r21.0<16;4,4>:d", "src1's region: a row crosses a register"),
    ("mov (8|M0) r10.0<1>:d r20.6<2;4,1>:d", "src0's region: a row crosses a register"),  # not on Broadwell
    ("mov (8|M0) r10.0<1>:d r20.0<16;2,1>:d", "src0's region: more than two registers"),
    ("mov (32|M0) r10.0<1>:w r[a0.0]<2,1>:w", "an address for each row at ExecSize 32"),
    ("add (8|M0) r10.0<1>:d r20.0<8;8,1>:d r[a0.0]<1,0>:d", "src1's region: an address for each row"),
    ("add (16|M0) r10.0<1>:d acc0.0<8;8,1>:d r20.0<8;8,1>:d", "the accumulator has 8 channels of this type"),
    ("mov (8|M0) acc0.0<1>:df r20.0<4;4,1>:df", "the accumulator has 4 channels of this type"),
    ("mov (32|M0) acc0.0<1>:w r20.0<16;16,1>:w", "the accumulator has 16 channels of this type"),
    ("add (16|M0) r10.0<1>:ud acc0.0<8;8,1>:ud r20.0<8;8,1>:ud", "the accumulator has 8 channels of this type"),
    ("mad (8|M0) r10.0<1>:f r20.0<2;1>:f r22.4<2;1>:f r24.0<1>:f", "src1's region: a destination register's data"),
    ("mad (16|M0) r10.0<1>:hf r20.0<2;1>:f r22.0<2;1>:hf r24.0<1>:hf", "more than one register of another size"),
    ("(f0.1) mov (16|M16) r10.0<1>:uw r20.0<16;16,1>:uw", "f0.1 has no bits for channels above 15"),
]


def wide(reg, sub, t, v, n=4):
    return Operand("grf", reg, sub, t, (v, n, 1), swizzle=tuple(range(n)))


def to(reg, t):
    return Operand("grf", reg, 0, t, mask=(True,) * 4)


# Align16, which iga64's text does not have ("Special Restrictions", and section 7 of the regions)
SWIZZLED = [
    (Inst("mul", 8, to(10, "f"), [wide(20, 0, "f", 4), wide(21, 4, "f", 4)], align16=True),
     "src1's region: a destination register's data come from two registers"),
    (Inst("add", 8, to(10, "d"), [wide(20, 4, "d", 4), wide(22, 0, "d", 4)], align16=True),
     "src0's region: a destination register's data come from two registers"),
    (Inst("mov", 16, to(10, "f"), [wide(20, 0, "hf", 4)], align16=True), "more than one register of another size"),
    (Inst("add", 8, to(10, "f"), [wide(20, 0, "f", 4), wide(22, 0, "hf", 0)], align16=True),
     "VertStride 0 of halves beside floats"),
]


def main(path):
    code = assemble_text(["(W) " + t if not t.startswith("(") else t for t, _ in LINES], 9)
    lines = ["# SPDX-License-Identifier: MIT", "# Code and a part of the refusal, by model/refused.py."]
    for (text, why), data in zip(LINES, code):
        lines += ["# " + text, data.hex() + " " + why]
    for (inst, why), data in zip(SWIZZLED, assemble_text([assembly.text(i) for i, _ in SWIZZLED], 9)):
        lines += ["# Align16: " + assembly.text(inst), patched(data, inst).hex() + " " + why]
    Path(path).write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
