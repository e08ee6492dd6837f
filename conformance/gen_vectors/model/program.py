# SPDX-License-Identifier: MIT
"""Programs of vectors: a start state, instructions that each write registers of their own, and the state the model
ends in. Flags and accumulators are moved to registers right after the instruction that wrote them."""
import random

import formats as f
from execute import step
from machine import GRF, Inst, Machine, Operand

FIRST, INPUTS, LAST = 7, 40, 126  # r7..r39 are inputs, r40..r126 results; r0..r6 belong to the thread's start


def interesting(rng, t):
    """Bits of a value where things change, more often than not."""
    if not f.is_float(t):
        low, high = f.limits(t)
        v = rng.choice([0, 1, 2, 3, -1, -2, low, low + 1, high, high - 1, high // 2, high // 2 + 1,
                        rng.getrandbits(8 * f.size(t)), rng.getrandbits(4 * f.size(t)), rng.getrandbits(5),
                        -rng.getrandbits(6), 1 << rng.randrange(8 * f.size(t))])
        return v & (1 << 8 * f.size(t)) - 1
    ebits, fbits = f.FLOATS[t]
    bias = (1 << ebits - 1) - 1
    sign = rng.getrandbits(1) << ebits + fbits
    fraction = rng.choice([0, 1, (1 << fbits) - 1, 1 << fbits - 1, rng.getrandbits(fbits), rng.getrandbits(fbits),
                           rng.getrandbits(fbits)])
    exponent = rng.choice([0, 1, (1 << ebits) - 1, (1 << ebits) - 2, bias, bias + 1, bias - 1, bias + fbits,
                           bias + rng.randrange(fbits), bias + rng.randrange(-4, 5), bias + rng.randrange(-4, 5),
                           bias + rng.randrange(-4, 5), bias + rng.randrange(8, 34) % bias,
                           rng.getrandbits(ebits)])
    return sign | exponent << fbits | fraction


def tame(rng, t):
    """A float of moderate size."""
    ebits, fbits = f.FLOATS[t]
    bias = (1 << ebits - 1) - 1
    return rng.getrandbits(1) << ebits + fbits | bias + rng.randrange(-3, 4) << fbits | rng.getrandbits(fbits)


# What the input registers of a start state hold, register by register.
FLOAT_TAGS = {"hf": "h", "f": "f", "df": "d"}

THEMES = {
    "bytes": ["b", "ub"], "words": ["w", "uw"], "dwords": ["d", "ud"], "quads": ["q", "uq"], "ints": ["b", "w", "d"],
    "halves": ["hf", "~hf"], "floats": ["f", "~f"], "doubles": ["df", "~df"], "mixed": ["hf", "f", "~hf", "~f"],
    "tiny": ["f", "df", "hf"],
    "numbers": ["f", "d", "df", "hf", "w"], "limits": ["!b", "!w", "!d"],
}


def limit(rng, t):
    """The ends of a type, the lowest number most of all, and what is next to them or to 0."""
    low, high = f.limits(t)
    return rng.choice([low, low, low, high, low + 1, -1, 0, 1]) & (1 << 8 * f.size(t)) - 1



def tiny(rng, t):
    """Denormals, the smallest normal numbers, what multiplies or adds to them, and a little of everything else."""
    ebits, fbits = f.FLOATS[t]
    bias = (1 << ebits - 1) - 1
    sign = rng.getrandbits(1) << ebits + fbits
    exponent = rng.choice([0, 0, 0, 1, 1, 2, bias, bias - 1, bias // 2, bias + bias // 2, rng.getrandbits(ebits)])
    return sign | exponent << fbits | rng.choice([rng.getrandbits(fbits), rng.getrandbits(4), 0])


def make_state(theme):
    rng = random.Random("state " + theme)
    grf = bytearray(128 * GRF)
    kinds = THEMES[theme]
    for r in range(FIRST, LAST + 1):
        kind = kinds[(r - FIRST) // 2 % len(kinds)] if r < INPUTS else "ud"
        t = kind.strip("~!")
        for i in range(GRF // f.size(t)):
            bits = limit(rng, t) if kind[0] == "!" else tame(rng, t) if kind[0] == "~" else tiny(rng, t) if theme == "tiny" and r < INPUTS else interesting(rng, t) if r < INPUTS else rng.getrandbits(32)
            at = r * GRF + i * f.size(t)
            grf[at:at + f.size(t)] = bits.to_bytes(f.size(t), "little")
    return grf


def grf(reg, sub, t, region=(1, 1, 0), **more):
    return Operand("grf", reg, sub, t, region, **more)


def imm(value, t):
    return Operand("imm", type=t, imm=value & (1 << (8 * f.size(t) if t in f.TYPES else 32)) - 1)


OLD = (7, 75)  # Ivy Bridge, Haswell


def index_per_register(inst):
    """Gen7: indirect operands of an instruction whose destination has two registers (Ivy Bridge PRM, 3.3.9, 6)."""
    dst = inst.dst
    if inst.align16 or dst.file != "grf" or inst.size * dst.hstride * f.size(dst.type) <= GRF:
        return
    for o in [dst] + inst.src:
        scalar = o is not dst and o.region[0] == 0 and o.region[2] == 0
        if o.indirect is not None and not o.indirect[2] and not scalar:
            o.half = inst.size // 2


class Program:
    def __init__(self, name, theme, state, platform=9, mask=0xffffffff, mode=0x4c0):
        self.name, self.theme, self.platform, self.mask, self.mode = name, theme, platform, mask, mode
        self.machine = Machine(state, mask)
        self.start = bytes(state)
        self.insts, self.tags = [], {}
        self.next = INPUTS
        self.run(Inst("or", 1, Operand("cr0", 0, 0, "ud"), [Operand("cr0", 0, 0, "ud", (0, 1, 0)), imm(mode, "ud")]))

        for dst in (Operand("acc", 0, 0, "w"), Operand("acc", 1, 0, "w"), Operand("a0", 0, 0, "uw")):
            half = dst.file == "a0" and platform in OLD
            self.run(Inst("mov", 8 if half else 16, dst, [imm(0, dst.type)]))

    def run(self, inst):
        inst.old = self.platform in OLD
        if inst.old:
            index_per_register(inst)
        self.insts.append(inst)
        if inst.dst.file == "cr0" and inst.op == "and":
            self.machine.cr0 &= inst.src[1].imm
        elif inst.dst.file == "cr0":
            self.machine.cr0 |= inst.src[1].imm
        else:
            step(self.machine, inst)

    def room(self):
        return LAST - self.next + 1

    def take(self, n):
        at = self.next
        self.next += n
        assert self.next <= LAST + 1
        return at

    def tag(self, reg, n, tag):
        for r in range(reg, reg + n):
            self.tags[r] = tag

    def set_control(self, bits, on):
        """Bits of cr0.0 on or off."""
        cr0, value = Operand("cr0", 0, 0, "ud", (0, 1, 0)), bits if on else ~bits
        self.run(Inst("or" if on else "and", 1, Operand("cr0", 0, 0, "ud"), [cr0, imm(value, "ud")]))

    def set_flags(self, f0, f1):
        self.run(Inst("mov", 1, Operand("flag", 0, 0, "ud"), [imm(f0, "ud")]))
        self.run(Inst("mov", 1, Operand("flag", 1, 0, "ud"), [imm(f1, "ud")]))

    def set_addresses(self, values):
        for n in range(0, len(values), 2):
            pair = values[n] | values[n + 1] << 16
            self.run(Inst("mov", 1, Operand("a0", 0, n // 2, "ud"), [imm(pair, "ud")]))

    def keep_flags(self):
        at = self.take(1)
        for n in (0, 1):
            self.run(Inst("mov", 1, grf(at, n, "ud"), [Operand("flag", n, 0, "ud", (0, 1, 0))]))

    def keep_acc(self, t, reg=0, size=None):
        """Accumulator elements to registers: what a mov of the type reads."""
        n = size or GRF // f.size(t)
        at = self.take(1)
        if f.is_float(t):
            self.tag(at, 1, FLOAT_TAGS[t])
        self.run(Inst("mov", n, grf(at, 0, t), [Operand("acc", reg, 0, t, (n, n, 1) if n > 1 else (0, 1, 0))]))
