#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Our listing of Gen7 code against igt's disassembler, field by field.

    gen_listing_words ivb|hsw FILE... | gen7_compare.py [--haswell] [--show N]
    gen7_compare.py --words COUNT SEED < gen7.txt > CODE    instructions of gen7.txt, with none to three bits changed

Our line is written again in igt's syntax, as a list of tokens; the two lists must be equal. What igt's program does not
know or does not print is ANY in ours, and counted by its reason. README.md lists the reasons.
"""
import argparse
import collections
import random
import re
import struct
import subprocess
import sys
import tempfile

ANY = "*"
NAMES = {"brc": "iff", "call": "msave", "ret": "mrest"}  # names of Gen6's opcodes
UNKNOWN = {"movi", "f32to16", "f16to32", "bfrev", "bfe", "bfi1", "bfi2", "brd", "calla", "fbh", "fbl", "cbit", "addc", "subb",
           "lrp", "illegal", "sada2"}
CONDITIONS = {"eq": "e", "ne": "ne", "gt": "g", "ge": "ge", "lt": "l", "le": "le", "ov": "o", "un": "u"}
MATH = {"inv": "inv", "log": "log", "exp": "exp", "sqt": "sqrt", "rsqt": "rsq", "sin": "sin", "cos": "cos", "fdiv": "tan",
        "pow": "pow", "idiv": "intdivmod", "iqot": "intdiv", "irem": "intmod"}
OPTIONS = {"AccWrEn": "AccWrEnable", "Switch": "switch", "EOT": "EOT", "NoDDChk": "NoDDChk", "NoDDClr": "NoDDClr"}
UNITS = {2: "sampler", 3: "gateway", 4: "sampler", 5: "render", 6: "urb", 7: "thread_spawner", 9: "const", 10: "data"}
BRANCHES = {"if": 2, "else": 1, "endif": 1, "while": 1, "break": 2, "cont": 2, "halt": 2}
OURS = re.compile(r"(?:\((W)?&?(?:(~)?f(\d)\.(\d)(?:\.(\w+))?)?\))?\s*(\w+)(?:\.(\w+))?\s*(?:\((\d+)\|M(\d+)\))?\s*"
                  r"(?:\((\w\w)\)f(\d)\.(\d))?\s*([^{]*?)\s*(?:\{(.*)\})?$")
THEIRS = re.compile(r"(?:\(([+-])(f\d(?:\.1)?)(\.\w+)?\) )?(math[\w.]* \w+|[\w.]+)\((\d+)\)(.*?)\{(.*)\}")
REGISTER = re.compile(r"(-?)(\(abs\))?(null|[a-z]+)(\d*)(?:\.(\d+))?(?:\[a0\.(\d+)(?:,(-?\d+))?\])?(?:<([\d;,]+)>)?"
                      r"(?:\.([xyzwr]*))?(?::(\w+))?$")


def flag(register, subregister):
    return "f%s%s" % (register, ".1" if subregister == "1" else "")


class Ours:
    """Our line in igt's tokens."""

    def __init__(self, line, word, haswell):
        m = OURS.match(line)
        self.reasons, self.word, self.haswell = set(), word, haswell
        (self.all, self.inverted, f, s, self.pred, self.op, self.function, self.size, chan, self.cond, cf, cs, operands,
         options) = m.groups()
        self.flag, self.condition_flag = f and flag(f, s), cf and flag(cf, cs)
        self.size, self.chan = int(self.size or 1), int(chan or 0)
        self.compacted = "Compacted" in (options or "")
        self.options = set((options or "").split(",")) - {"", "Compacted"}
        self.align16 = bool(word[0] >> 8 & 1)
        self.operands = operands.split()

    def any(self, reason):
        self.reasons.add(reason)
        return ANY

    def tokens(self):
        saturated = any("(sat)" in o for o in self.operands)
        operands = [o.replace("(sat)", "") for o in self.operands]
        head = [("-" if self.inverted else "+") + self.flag if self.flag else "", "." + self.pred if self.pred else ""]
        if self.op == "math":
            breakpoint = ".breakpoint" if "Breakpoint" in self.options else ""
            name = "math%s%s %s" % (".sat" if saturated else "", breakpoint, MATH[self.function])
        else:
            name = NAMES.get(self.op, self.op) + (".sat" if saturated else "")
            name += ".breakpoint" if "Breakpoint" in self.options else ""
            name += "." + CONDITIONS[self.cond] if self.cond else ""
            name += "." + self.condition_flag if self.cond and self.op != "sel" else ""
        if self.op == "mad":  # igt takes the flag from where it is with two sources
            name, head[0] = re.sub(r"\.f\d(\.1)?$", "", name), head[0][:1]
        return head + [name, str(self.size)] + self.places(operands) + [self.braces()]

    def braces(self):
        options = {"align16" if self.align16 else "align1", "WE_all" if self.all else "WE_normal"}
        options |= {OPTIONS[o] for o in self.options if o in OPTIONS}
        if self.size == 8:
            options.add("%dQ" % (self.chan // 8 + 1))
        if self.size == 16:
            options.add("%dH" % (self.chan // 16 + 1))
        return " ".join(sorted(options))

    def places(self, operands):
        if self.op in BRANCHES:
            return [str(int(o) // 8) for o in operands[::-1]]
        if self.op == "jmpi":
            if not operands[0].lstrip("-").isdigit():
                return [self.any("jmpi by register: printed as a number")]
            value = int(operands[0]) - (8 if self.compacted else 16)  # ours counts from the instruction, igt's from the next
            return [str(value if self.haswell else value // 8 & 0xFFFF)]
        if self.op in ("call", "ret", "brc"):
            return [self.any("call, ret, brc: printed as an opcode of Gen6, without distances")]
        if self.op in ("send", "sendc"):
            return self.message(operands)
        if len(operands) == 4:
            return [self.ternary(o, n) for n, o in enumerate(operands)]
        wait = self.op == "wait"
        return [self.operand(o, n == 0 and not wait) for n, o in enumerate(operands)]

    def region(self, text, width):
        if self.align16:
            return "<%s,4,1>" % text
        return "<%s>" % text.replace(";", ",")

    def operand(self, o, is_dst):
        if re.match(r"-?(0x|\d|inf|[qs]?nan)", o):
            return self.immediate(o)
        m = REGISTER.match(o) or sys.exit("not understood: %r" % o)
        minus, absolute, file, number, sub, index, offset, region, channels, kind = m.groups()
        kind = kind or ""
        if file in ("null", "ip"):
            return minus + (absolute or "") + file if file == "null" else file
        if index is not None:
            size = {"b": 1, "w": 2, "d": 4, "f": 4}.get(kind[-1]) if kind != "df" else 8
            number = int(index) // size if is_dst else int(index)  # the tool divides by the type's size
            at = "g[a0%s%s]" % (".%d" % number if number or (is_dst and int(index)) else "", "," + offset if offset else "")
            region = region if is_dst else ("VxH," + region if ";" not in region else region)
        else:
            names = {"r": "g", "tdr": "ARF%d" % (0xB0 + int(number or 0)), "tm": "ARF%d" % (0xC0 + int(number or 0))}
            file, number = (names[file], number if file == "r" else "") if file in names else (file, number)
            at = file + number + (".%s" % sub if sub not in (None, "0") else "")
        if is_dst:
            mask = "." + channels if channels is not None and channels != "xyzw" else ""
            if self.align16 and index is None and sub not in (None, "0"):
                at = "%s.%d" % (at.split(".")[0], 1 if kind in ("b", "ub") else 0)  # igt's program: the bit itself
            return "%s<%s>%s%s" % (at, region, mask, kind.upper())
        swizzle = ""
        if channels not in (None, "xyzw", "r"):
            swizzle = "." + (channels[0] if len(set(channels)) == 1 else channels)
        return "%s%s%s%s%s%s" % (minus, absolute or "", at, self.region(region, self.size), swizzle, kind.upper())

    def immediate(self, o):
        text, kind = o.split(":")
        raw = self.word[3]
        if kind == "f":
            if "nan" in text:
                return self.any("not a number")
            exact = struct.unpack("<f", struct.pack("<I", raw))[0]
            value = struct.unpack("<f", struct.pack("<I", int(text, 16)))[0] if "0x" in text else float(text)
            value = exact if abs(value - exact) <= 1e-6 * abs(exact) else value  # ours has seven digits
            return "%gF" % value
        if kind == "uv":
            return self.any("UV immediate: taken for UB")
        if kind == "vf":
            return "VectorFloat"
        value = int(text, 0)
        forms = {"ud": "0x%08xUD", "uw": "0x%04xUW", "v": "0x%08xV", "d": "%dD", "w": "%dW"}
        return forms[kind] % value

    def ternary(self, o, n):
        m = REGISTER.match(o)
        minus, absolute, file, number, sub, _, _, region, channels, kind = m.groups()
        if kind != "f":
            self.any("three sources: every type is printed as F")
        at = "g" + number + (".%s" % sub if sub not in (None, "0") else "")
        if n == 0:
            mask = "." + channels if channels is not None and channels != "xyzw" else ""
            return "%s<1>%sF" % (at, mask)
        swizzle = ""
        if channels == "r" or region in ("0;0", "0"):
            swizzle = ANY  # replicated: the swizzle does not count
        elif channels not in (None, "xyzw"):
            swizzle = "." + (channels[0] if len(set(channels)) == 1 else channels)
        return "%s%s%s<4,1,1>F%s" % (minus, absolute or "", at, swizzle)

    def message(self, operands):
        dst, src, unit, descriptor = operands
        if dst.startswith("r[") or src.startswith("r["):
            return [self.any("indirect message payload")]
        m = REGISTER.match(dst)
        target = "null" if m[3] == "null" else "%s%s<1>%s" % ({"r": "g"}.get(m[3], m[3]), m[4], m[10].upper())
        m = REGISTER.match(src)
        source = "null" if m[3] == "null" else "g" + m[4]
        if not descriptor.startswith("0x"):
            return [target, source] + 3 * [self.any("descriptor in a register: printed as a number")]
        d, sfid = int(descriptor, 16), int(unit, 16) & 15
        tail = ["mlen%d" % (d >> 25 & 15), "rlen%d" % (d >> 20 & 31)]
        if sfid == 10:
            return [target, source, "data(%d,%d,%d)" % (d & 0xFF, d >> 8 & 0x3F, d >> 14 & 15)] + tail
        if sfid == 2:
            return [target, source, "sampler(%d,%d,%d,%d)" % (d & 0xFF, d >> 8 & 15, d >> 12 & 31, d >> 17 & 3)] + tail
        if sfid == 7:
            return [target, source, "thread_spawner"] + tail
        self.any("messages of unit %d: only their lengths are printed" % sfid)
        return [target, source, ANY] + tail


RESERVED = {"send": ("switch", "AccWrEnable", "NoDDChk", "NoDDClr"), "jmpi": ("AccWrEnable",)}
RESERVED.update({op: ("AccWrEnable",) for op in list(BRANCHES) + ["call", "ret", "brc"]}, sendc=RESERVED["send"])


def theirs(line, op, haswell):
    """igt's line as tokens, without what is reserved in the instruction and ignored by us."""
    m = THEIRS.match(line)
    if not m:
        return None
    sign, f, pred, name, size, rest, options = m.groups()
    operands = re.sub(r"\[(\S+) (-?\d+)\]", r"[\1,\2]", rest).replace("Vector Float", "VectorFloat")
    if op in BRANCHES:
        operands = " ".join(operands.split()[:BRANCHES[op]])
    elif op == "jmpi":
        operands = operands.split()[0]
        if not haswell and operands.lstrip("-").isdigit():
            operands = str(int(operands) & 0xFFFF)  # bits 31:16 are reserved
    elif op in ("send", "sendc"):
        operands = re.sub(r"(\w+) \(([\d, ]+)\)", lambda g: g[1] + "(" + g[2].replace(" ", "") + ")", operands)
        operands = re.sub(r"\b([mr]len) (\d+)", r"\1\2", operands)
        first, _, unit = operands.partition("|")
        regs = [re.sub(r"^-?(\(abs\))?(g\d+)\.\d+", r"\2", r) for r in first.split()]
        regs[0] = re.sub(r"<\d>", "<1>", regs[0])
        regs[1:] = [re.sub(r"<.*|^-", "", regs[1]).replace("(abs)", "")]
        words = unit.split()
        operands = " ".join(regs + [words[0]] + words[-2:])
    if op in BRANCHES or op in ("call", "ret", "brc", "jmpi"):
        name = name.split(".")[0] + (".breakpoint" if ".breakpoint" in name else "")
    if op == "wait":
        size, options = "1", re.sub(r"\b\d[QH]\b", "", options)
    if op in ("send", "sendc"):
        name = name.replace(".sat", "")
    if op == "mad":
        name, f = re.sub(r"\.f\d(\.1)?$", "", name), ""
        operands = re.sub(r"^\s*m(\d)", r"g\1", operands)  # a file of Gen6
    options = " ".join(o for o in options.replace(",", " ").split() if o not in RESERVED.get(op, ()))
    if op in ("else", "endif", "wait"):
        sign = f = pred = ""
    return [(sign or "") + (f or ""), pred or "", name, size] + operands.split() + [" ".join(sorted(options.split()))]


def run(words, haswell):
    """igt's lines; None where its program crashes. It prints all or nothing, so a crash is searched for."""
    with tempfile.NamedTemporaryFile("w", suffix=".g7b") as f:
        f.writelines("{ 0x%08x, 0x%08x, 0x%08x, 0x%08x },\n" % tuple(w) for w in words)
        f.flush()
        # it has no names of Haswell's own
        done = subprocess.run(["intel-gen4disasm", "-g", "7.5" if haswell else "7", f.name], capture_output=True)
    lines = []
    for line in done.stdout.decode("latin1").split("\n")[:-1]:
        if line[:1].isspace() and lines:
            lines[-1] += " | " + line.strip()
        else:
            lines.append(line)
    if done.returncode == 0 and len(lines) == len(words):
        return lines
    if len(words) == 1:
        return [None]
    half = len(words) // 2
    return run(words[:half], haswell) + run(words[half:], haswell)


def equal(ours, their):
    if len(ours) > 4 and ours[4] == ANY and len(ours) == 6:
        return ours[:4] == their[:4] and ours[-1] == their[-1]
    return len(ours) == len(their) and all(a == b or (a.endswith(ANY) and b.startswith(a[:-1])) for a, b in zip(ours, their))


def judge(line, word, their, haswell):
    """A reason for not comparing, or None and the two lists."""
    ours = Ours(line, word, haswell)
    if their is None:
        return "igt's program crashes", None
    if ours.op in UNKNOWN:
        return "opcodes that igt does not know", None
    if ours.op == "nop":
        return (None, None) if re.search(r"\bnop\b", their) else (None, (["nop"], [their]))
    if "Indirect align16" in their:
        return "indirect operands in Align16 mode", None
    if ours.op in ("send", "sendc"):
        their = re.sub(r"\*\*\* invalid target function value \d+ unsupported target \d+", "unknown ", their)
    if "***" in their:
        return "fields that igt does not know: " + re.search(r"\*\*\* invalid ([\w ]*?) value", their)[1], None
    tokens, other = ours.tokens(), theirs(their, ours.op, haswell)
    if other and ours.op == "math" and len(other) == len(tokens) + 1:
        del other[-2]  # src1 of a function of one source
    if other and equal(tokens, other):
        return sorted(ours.reasons)[0] if ours.reasons else None, None
    return None, (tokens, other or [their])


def compare(args):
    counts, kinds, shown = collections.Counter(), collections.Counter(), 0
    while True:
        batch = [l.rstrip("\n").split("\t", 1) for _, l in zip(range(4096), sys.stdin)]
        if not batch:
            break
        counts["refused by us"] += sum(l.startswith("#") for _, l in batch)
        batch = [([int(x, 16) for x in w.split()], l) for w, l in batch if not l.startswith("#")]
        for (word, line), their in zip(batch, run([w for w, _ in batch], args.haswell) if batch else []):
            counts["instructions"] += 1
            reason, different = judge(line, word, their, args.haswell)
            if reason:
                kinds[reason] += 1
            if different:
                counts["differences"] += 1
                if shown < args.show:
                    shown += 1
                    print("%s\n  %s\n  %s\n  %s\n  %s" % (" ".join("%08x" % w for w in word), line, their, *different))
    for reason, count in sorted(kinds.items()):
        print("%8d %s" % (count, reason))
    print("%d instructions, %d refused by us, %d differences" %
          (counts["instructions"], counts["refused by us"], counts["differences"]))
    return not counts["instructions"] or counts["differences"]


def change(count, seed):
    rnd = random.Random(seed)
    words = [bytes.fromhex(l.split()[1]) for l in sys.stdin if re.match(r"[7h] [0-9a-f]{32} ", l)]
    for _ in range(count):
        word = int.from_bytes(rnd.choice(words), "little")
        for _ in range(rnd.choice([0, 1, 2, 3])):
            word ^= 1 << rnd.randrange(128)
        sys.stdout.buffer.write((word & ~(1 << 29)).to_bytes(16, "little"))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--haswell", action="store_true")
    parser.add_argument("--show", type=int, default=20)
    parser.add_argument("--words", type=int, nargs=2)
    args = parser.parse_args()
    if args.words:
        change(*args.words)
        return 0
    return compare(args)


if __name__ == "__main__":
    sys.exit(main())
