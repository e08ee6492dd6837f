#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes vectors.txt: every message form with inputs and what model.py says of them. Needs Intel's assembler, iga64.
The format is told in vector.h."""
import random
import struct
import subprocess
import sys
import tempfile

import model
from model import GRF, M32, M64

HEADER, DATA, SPLIT, DST, MASKS = 20, 40, 60, 80, 126
SIZES = {"surface0": 512, "surface1": 64, "local": 1024, "scratch": 1024, "flat": 1024}
SURFACE0, SURFACE1, SLM = 0, 1, model.SLM
BAD_SURFACE = 9


def splitmix(seed):
    while True:
        seed = (seed + 0x9E3779B97F4A7C15) & M64
        z = seed
        z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & M64
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & M64
        yield z ^ z >> 31


def start_state(seed):
    numbers = splitmix(seed)
    fill = lambda n: b"".join(struct.pack("<Q", next(numbers)) for _ in range(n // 8))
    grf = bytes(2 * GRF) + fill(126 * GRF)
    state = model.State(grf, {name: fill(size) for name, size in SIZES.items()})
    state.memory["scratch"] += bytes(8192 - SIZES["scratch"])
    return state


# --- forms ---


class Form:
    def __init__(self, name, sfid, type_, control=0, bti=0, header=False, address_regs=0, data_regs=0, rlen=0, size=16,
                 offset=0, simd=None, split=False, platform="skl", predicate="", nomask=False, shape="masked",
                 dst=DST, addresses=None, extra=0, fixed=None, before="", in_register=False):
        self.__dict__.update({k: v for k, v in locals().items() if k != "self"})
        self.simd = simd or max(8, size + offset)
        head = header + address_regs
        self.mlen = head if split else head + data_regs
        self.ex_mlen = data_regs if split else 0
        self.desc = self.mlen << 25 | rlen << 20 | header << 19 | type_ << 14 | control << 8 | bti | extra
        if self.sfid == 10 and type_ == 0x10:
            self.desc &= ~(0x1F << 14)
            self.desc |= 1 << 18 | extra
        self.dst = dst if rlen else None

    def message(self):
        return model.Message(self.sfid, self.desc, HEADER, self.dst, SPLIT, self.ex_mlen, self.size, self.offset)

    def send(self):
        name = "sends" if self.split else "send"
        pred = {"": "", "+": "(f0.0) ", "-": "(~f0.0) ", "any4h": "(f0.0.any4h) "}[self.predicate]
        mask = "(W&%s) " % pred[1:-2] if self.nomask and pred else "(W) " if self.nomask else pred
        dst = "r%d:ud" % self.dst if self.dst is not None else "null:ud"
        ex, desc = "0x%X" % (self.sfid | self.ex_mlen << 6), "0x%08X" % self.desc
        if self.in_register:
            desc, ex = "a0.0", "a0.2" if self.split else ex
        src = "r%d r%d" % (HEADER, SPLIT) if self.split else "r%d" % HEADER
        return "%s%s (%d|M%d) %s %s %s %s" % (mask, name, self.size, self.offset, dst, src, ex, desc)

    def assembly(self):
        lines = ["(W) mov (1|M0) f0.0<1>:ud r%d.1<0;1,0>:ud" % MASKS] if self.predicate else []
        send = [self.before] * bool(self.before) + [self.send()]
        if self.in_register:
            send = ["(W) mov (1|M0) a0.0<1>:ud 0x%08X:ud" % self.desc,
                    "(W) mov (1|M0) a0.2<1>:ud 0x%X:ud" % (self.sfid | self.ex_mlen << 6 & ~0xFF),
                    "(W) or (1|M0) a0.2<1>:ud a0.2<0;1,0>:ud 0x%X:ud" % (self.ex_mlen << 6 & 0xFF)] + send
        if self.shape == "masked":
            lines += ["(W) mov (1|M0) f1.0<1>:ud r%d.0<0;1,0>:ud" % MASKS, "(f1.0) if (%d|M0) LEND LEND" % self.simd]
            lines += send + ["LEND:", "endif (%d|M0) LNEXT" % self.simd, "LNEXT:"]
        else:
            lines += send
        return lines


def epilogue():
    """Registers r2..r125 to scratch from byte 2048 + 64 on; then the thread ends."""
    lines = []
    for first in range(2, 126, 8):
        count, log = (8, 3) if first < 122 else (4, 2)
        desc = 1 << 25 | 1 << 19 | 3 << 17 | log << 12 | 64 + first
        lines.append("(W) sends (8|M0) null:ud r0 r%d 0x%X 0x%08X" % (first, 10 | count << 6, desc))
    return lines + ["(W) send (8|M0) null:ud r127 0x27 0x02000010 {EOT}"]


def assemble(lines, platform="skl"):
    assembler = "7p5" if platform in ("ivb", "hsw") else "9"
    with tempfile.TemporaryDirectory() as folder:
        with open(folder + "/a.asm", "w") as f:
            f.write("\n".join(lines) + "\n")
        run = subprocess.run(["iga64", "-a", "-p=" + assembler, "-Xforce-no-compact", folder + "/a.asm", "-o", folder + "/a.bin"],
                             capture_output=True, text=True)
        if run.returncode:
            sys.exit("\n".join(lines) + "\n" + run.stderr)
        with open(folder + "/a.bin", "rb") as f:
            return f.read()


# --- addresses ---


def reach(form):
    return {SLM: 1024, 255: 1024, 253: 1024, SURFACE0: 500, SURFACE1: 64}.get(form.bti, 500)


def edge(form):
    """Where its memory ends."""
    return 8192 if form.bti in (255, 253) and not form.addresses.get("flat") else reach(form)


def some_offsets(rng, kind, lanes, span, unit, limit, distinct, end):
    """Offsets in bytes of `span` bytes each."""
    last = (limit - span) // unit
    if kind == 0:
        first = rng.randrange(max(1, last - lanes * span // unit + 1)) if lanes * span <= limit else 0
        out = [(first + i * max(1, span // unit)) * unit for i in range(lanes)]
    elif kind == 1 and not distinct:
        out = [rng.randrange(last + 1) * unit] * lanes
    else:
        step = max(1, (span + unit - 1) // unit)
        slots = list(range(0, last + 1, step))
        picks = rng.sample(slots, lanes) if len(slots) >= lanes else [rng.choice(slots) for _ in range(lanes)]
        out = [p * unit for p in picks]
    if kind == 3:
        for i in rng.sample(range(lanes), 3):
            out[i] = rng.choice([end - span + unit, end, end + 64, 0x7FFFFFFC, 0xFFFFFFFC & ~(unit - 1)])
    return out


class Vector:
    def __init__(self, form, seed, rng, kind):
        self.form, self.seed = form, seed
        self.state = start_state(seed)
        self.sets, self.flats = {}, []
        full = (1 << form.simd) - 1
        self.mask = full if kind == 0 else rng.getrandbits(form.simd) | 1 << rng.randrange(form.simd)
        self.flag = rng.getrandbits(32)
        self.set(MASKS, struct.pack("<II", self.mask, self.flag))
        self.state.grf[GRF:2 * GRF] = bytes(GRF)

    def set(self, reg, data, at=0):
        self.state.grf[reg * GRF + at:reg * GRF + at + len(data)] = data
        self.sets[reg] = True

    def flat(self, reg, n, offset):
        """Quadword n of a register: an address of flat memory."""
        self.state.grf[reg * GRF + 8 * n:reg * GRF + 8 * n + 8] = struct.pack("<q", offset)
        self.flats.append((reg, n, offset))

    def enabled(self):
        f, mask = self.form, self.mask if self.form.shape == "masked" else (1 << self.form.simd) - 1
        if f.nomask:
            mask = M32
        flag = self.flag
        if f.predicate == "any4h":
            flag = sum(0xF << c for c in range(0, 32, 4) if flag >> c & 0xF)
        if f.predicate:
            mask &= ~flag if f.predicate == "-" else flag
        return mask & M32


def set_header(v, rng, form):
    """M0.2, M0.5 and M0.7 are the message's; the rest is noise."""
    v.set(HEADER, struct.pack("<I", 0), 8)
    v.set(HEADER, struct.pack("<I", rng.getrandbits(10)), 20)
    v.set(HEADER, struct.pack("<I", rng.getrandbits(32)), 28)
    if form.fixed is not None:
        v.set(HEADER, bytes(GRF) if form.fixed == "zero" else struct.pack("<8I", 0, 0, 0, 0, 0, 0, 0, 0xFFFF))


def fill_lanes(v, rng, kind):
    f = v.form
    span, unit, scale = f.addresses["span"], f.addresses.get("unit", 4), f.addresses.get("scale", 1)
    lanes = f.addresses["simd"]
    flat = f.addresses.get("flat")
    first = f.header
    global_offset = 0
    if f.header:
        set_header(v, rng, f)
        if f.addresses.get("global") and f.fixed is None:
            global_offset = rng.randrange(4) * unit // scale
            v.set(HEADER, struct.pack("<I", global_offset), 8)
        if f.bti in (255, 253) and f.fixed is None and f.addresses.get("base"):
            v.set(HEADER, struct.pack("<I", rng.getrandbits(10) | f.addresses["base"]), 20)
    limit = 896 if flat else reach(f)
    out = some_offsets(rng, kind, lanes, span, unit, limit, f.addresses.get("distinct"),
                       limit if flat else edge(f))
    for i, at in enumerate(out):
        if flat:
            v.flat(HEADER + first + i // 4, i % 4, (at + 64) if at < 1 << 31 else at)
        else:
            at = at // scale - global_offset
            if f.bti == SLM and f.addresses.get("tag"):
                at |= 0x10000000
            if f.bti in (255, 253) and f.fixed is None and f.addresses.get("base"):
                at -= f.addresses["base"] // scale
            v.set(HEADER + first + i // 8, struct.pack("<I", at & M32), i % 8 * 4)


def fill_slots(v, rng, kind):
    f = v.form
    if f.header:
        set_header(v, rng, f)
    for slot, at in enumerate(some_offsets(rng, kind if kind != 3 else 2, 2, 16, 4, reach(f), True, 0)):
        if kind == 3 and slot:
            at = reach(f) - 8
        v.set(HEADER + f.header, struct.pack("<I", at), 16 * slot)


def fill_dual(v, rng, kind):
    f = v.form
    set_header(v, rng, f)
    v.set(HEADER, struct.pack("<I", 1), 8)
    span = 64 if f.rlen == 4 or f.data_regs == 4 else 16
    for slot in (0, 1):
        at = rng.randrange((reach(f) // 2 - span) // 16) + slot * (reach(f) // 32)
        v.set(HEADER + 1, struct.pack("<I", (at - 1) & M32), 16 * slot)
    if kind == 3:
        v.set(HEADER + 1, struct.pack("<I", reach(f) // 16 - 2), 16)


def fill_block(v, rng, kind):
    f = v.form
    bytes_, unit = f.addresses["span"], f.addresses["unit"]
    v.set(HEADER, struct.pack("<I", rng.getrandbits(10)), 20)
    limit = 896 if f.addresses.get("flat") else reach(f)
    at = rng.randrange((limit - bytes_) // unit + 1) * unit
    if kind == 3:
        at = (limit if f.addresses.get("flat") else edge(f)) - bytes_ + max(unit, 16)
        at -= at % unit
    if f.addresses.get("flat"):
        v.flat(HEADER, 0, at + 64)
        return
    if f.addresses.get("base"):
        v.set(HEADER, struct.pack("<I", f.addresses["base"] | rng.getrandbits(10)), 20)
        at -= f.addresses["base"]
    v.set(HEADER, struct.pack("<I", (at & M32) // f.addresses.get("scale", 1)), 8)


def small_data(v, rng):
    """Atomics: operands that compare equal now and then, and floats that are numbers."""
    f = v.form
    first = SPLIT if f.split else HEADER + f.header + f.address_regs
    for reg in range(first, first + f.data_regs):
        if f.addresses.get("float"):
            v.set(reg, struct.pack("<8f", *[rng.choice([1.5, -2.25, 1e-40, 3e38, rng.uniform(-9, 9)]) for _ in range(8)]))
        elif rng.randrange(2):
            v.set(reg, struct.pack("<8I", *[rng.randrange(3) for _ in range(8)]))
    names = {SLM: "local", 255: "scratch", 253: "scratch"}
    name = "flat" if f.addresses.get("flat") else names.get(f.bti, "surface%d" % f.bti)
    if name in v.state.memory:
        v.pattern = (name, "float" if f.addresses.get("float") else "qwords" if f.addresses.get("wide") else "dwords")
        set_pattern(v.state.memory[name], v.seed + 1, v.pattern[1])


FLOATS = (1.5, -2.25, 1e-40, 0.75)


def set_pattern(memory, seed, kind):
    """Every second element a small number, or all of them one of a few floats."""
    numbers = splitmix(seed)
    size = 8 if kind == "qwords" else 4
    for at in range(0, len(memory), size):
        z = next(numbers)
        if kind == "float":
            memory[at:at + 4] = struct.pack("<f", FLOATS[z >> 8 & 3])
        elif z & 1:
            memory[at:at + size] = (z >> 8 & 3).to_bytes(size, "little")


def make_vector(form, seed, kind):
    rng = random.Random(seed)
    v = Vector(form, seed, rng, kind)
    v.pattern = None
    fill = form.addresses.get("fill", fill_lanes)
    fill(v, rng, kind)
    if form.addresses.get("atomic"):
        small_data(v, rng)
    return v


# --- writing ---


def changes(before, after):
    """Runs of bytes that differ."""
    at = [i for i in range(len(before)) if before[i] != after[i]]
    runs = []
    for i in at:
        if runs and i - runs[-1][1] < 4:
            runs[-1][1] = i + 1
        else:
            runs.append([i, i + 1])
    return runs


def write_vector(out, v, execute=model.execute):
    out.append("vector %d %d" % (v.seed, (1 << v.form.simd) - 1 if v.form.shape != "masked" else v.mask))
    flat_bytes = {(reg, 8 * n + b) for reg, n, _ in v.flats for b in range(8)}
    for reg in sorted(set(list(v.sets) + [r for r, _, _ in v.flats])):
        data = bytearray(v.state.grf[reg * GRF:(reg + 1) * GRF])
        for b in range(GRF):
            if (reg, b) in flat_bytes:
                data[b] = 0
        out.append("set %d %s" % (reg, data.hex()))
    for reg, n, offset in v.flats:
        out.append("flat %d %d %d" % (reg, n, offset))
    if v.pattern:
        out.append("pattern %s %s" % v.pattern)
    before = model.State(v.state.grf, v.state.memory)
    after = model.State(v.state.grf, v.state.memory)
    try:
        execute(v.form.message(), after, v.enabled())
    except model.Fault as fault:
        out.append("fault 0x%x %d %d %d" % (fault.lanes, fault.address, fault.size, 1 if fault.write else 0))
        return
    for first, last in changes(before.grf, after.grf):
        out.append("expect grf %d %s" % (first, after.grf[first:last].hex()))
    for name in SIZES:
        for first, last in changes(before.memory[name], after.memory[name]):
            out.append("expect %s %d %s" % (name, first, after.memory[name][first:last].hex()))


def write_form(out, form, number):
    lines = form.assembly()
    out.append("form %s %s %d" % (form.name, form.platform, form.simd))
    out.append("# " + form.send())
    out.append("code " + assemble(lines, form.platform).hex())
    kinds = form.addresses.get("kinds", (0, 1, 2, 3)) if form.shape == "masked" else (0, 2)
    for n, kind in enumerate(kinds):
        write_vector(out, make_vector(form, number * 16 + n, kind))


class Wrong:
    """A message that must be refused when the program is built, and a word of why."""

    def __init__(self, name, why, lines, platform="skl", simd=16):
        self.name, self.why, self.lines, self.platform, self.simd = name, why, lines, platform, simd


def write_wrong(out, wrong):
    out.append("refused %s %s %d %s" % (wrong.name, wrong.platform, wrong.simd, wrong.why))
    out.append("# " + wrong.lines[-1])
    out.append("code " + assemble(wrong.lines, wrong.platform).hex())


def main():
    from forms import all_forms, all_wrong
    out = ["# SPDX-License-Identifier: MIT", "# Made by make_vectors.py from forms.py and model.py; see vector.h."]
    out.append("epilogue " + assemble(epilogue()).hex())
    forms = all_forms()
    names = [f.name for f in forms]
    assert len(set(names)) == len(names), [n for n in names if names.count(n) > 1]
    for number, form in enumerate(forms):
        write_form(out, form, number + 1)
    for wrong in all_wrong(forms):
        write_wrong(out, wrong)
    print("\n".join(out))


if __name__ == "__main__":
    main()
