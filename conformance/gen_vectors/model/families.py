# SPDX-License-Identifier: MIT
"""Which vectors there are: opcode by type by region class, with modifiers, conditions, predicates and masks."""
import functools
import itertools
import random

import formats as f
import legal
from execute import exec_type
from machine import GRF, Inst, Operand
from program import FIRST, FLOAT_TAGS, INPUTS, LAST, Program, grf, imm

CONDS = ["eq", "ne", "gt", "ge", "lt", "le"]
THEME_OF = {"b": "bytes", "ub": "bytes", "w": "words", "uw": "words", "d": "dwords", "ud": "dwords", "q": "quads",
            "uq": "quads", "hf": "halves", "f": "floats", "df": "doubles"}


class Writer:
    """Collects vectors into programs."""

    def __init__(self, name, states):
        self.name, self.states = name, states
        self.programs, self.current, self.vectors = [], {}, 0
        self.rng = random.Random(name)

    def open(self, theme, need, **options):
        """A program with these settings that has room."""
        key = (theme, tuple(sorted(options.items())))
        if key not in self.current or self.current[key].room() < need:
            name = "%s.%d" % (self.name, len(self.programs))
            self.current[key] = Program(name, theme, self.states[theme], **options)
            self.programs.append(self.current[key])
        return self.current[key]

    def run(self, program, inst):
        self.vectors += 1
        program.run(inst)


def legal_region(region, size, t):
    """Apple Lake PRM, Volume 6, "Register Region Restrictions" 2 and 3."""
    v, w, h = region
    if w > size or (w == 1 and h) or (size == w and h and v != w * h) or (size == w == 1 and (v or h)):
        return False
    if v == 0 and h == 0 and w != 1:
        return False
    row = (w - 1) * h * f.size(t) + f.size(t)
    span = (size // w - 1) * v * f.size(t) + row
    return row <= GRF and span <= 2 * GRF


def crosses(region, size, t, sub):
    """Does a row cross a register, or the whole more than one boundary?"""
    v, w, h = region
    b = f.size(t)
    for row in range(size // w):
        first = (sub + row * v) * b
        last = first + (w - 1) * h * b
        if first // GRF != last // GRF:
            return True
    return (sub + (size // w - 1) * v + (w - 1) * h) * b // GRF > 1


REGIONS = [(v, w, h) for v in (0, 1, 2, 4, 8, 16, 32) for w in (1, 2, 4, 8, 16) for h in (0, 1, 2, 4)]


def region_class(region, size):
    v, w, h = region
    if (v, h) == (0, 0):
        return "scalar"
    if h == 1 and (v == w or w == size):
        return "packed"
    if w == 1 or v == w * h:
        return "strided"
    if h == 0:
        return "replicated"
    return "gaps" if v > w * h else "overlap"


@functools.lru_cache(None)
def regions_by_class(size, bytes_):
    """Region class -> [(region, legal subregisters)]."""
    t = {1: "ub", 2: "uw", 4: "ud", 8: "uq"}[bytes_]
    found = {}
    for r in REGIONS:
        subs = [s for s in range(GRF // bytes_) if legal_region(r, size, t) and not crosses(r, size, t, s)]
        if subs:
            found.setdefault(region_class(r, size), []).append((r, subs))
    return found


def pick_region(rng, size, t):
    """A region class at random, then a region of that class and a legal subregister."""
    found = regions_by_class(size, f.size(t))
    names = sorted(found)
    region, subs = rng.choice(found["packed" if "packed" in names and rng.random() < 0.3 else rng.choice(names)])
    return region, rng.choice(subs if rng.random() < 0.6 else [subs[0]])


def source(rng, size, t, neg=False, abs_=False):
    region, sub = pick_region(rng, size, t)
    reg = rng.randrange(FIRST, INPUTS - 2)
    return grf(reg, sub, t, region, neg=neg, abs=abs_)


def packed_half(w, op, srcs):
    """A half destination side by side although the execution type is F (Apollo Lake PRM, Volume 6, mixed mode)."""
    rng = w.rng
    p = w.open("mixed", 4)
    at = p.take(1)
    p.tag(at, 1, "h")
    size = rng.choice([4, 8])
    w.run(p, Inst(op, size, grf(at, rng.choice([0, 8]), "hf"), [source(rng, size, t, rng.random() < 0.3) for t in srcs],
                  nomask=rng.random() < 0.5))


def sizes(types):
    widest = max(f.size(t) for t in types)
    return [n for n in (1, 2, 4, 8, 16, 32) if n * widest <= 64]


def destination(rng, program, size, t, exec_t, raw=False):
    """Own registers; the stride the execution type asks for, or more."""
    b = f.size(t)
    least = 1 if raw or size == 1 else max(1, f.size(exec_t) // b)
    if size > 1 and (t == "hf") != (exec_t == "hf") and not (f.is_float(t) and f.is_float(exec_t)):
        least = max(least, 4 // b)  # integers and halves are converted in dwords
    strides = [s for s in (1, 2, 4) if s >= least and size * s * b <= 64]
    if not strides:
        return None
    stride = rng.choice(strides)
    n = 2 if size * stride * b > GRF else 1
    at = program.take(n)
    free = n * GRF // b - (size - 1) * stride - 1
    step = max(least, 1)
    sub = rng.choice(range(0, min(free, GRF // b - 1) + 1, step)) if n == 1 and rng.random() < 0.3 else 0
    o = grf(at, sub, t, hstride=stride)
    o.registers = n
    return o


def execution_choices(rng, size):
    """Channel offset and mask control."""
    chan = rng.choice([c for c in range(0, 32, 4 if size <= 4 else 8 if size <= 8 else 16 if size == 16 else 32)
                       if c + size <= 32])
    return chan, rng.random() < 0.5


def random_predicate(rng, size, chan):
    modes = ["normal"] * 4 + ["anyv", "allv"]
    # a pair of flags has 32 bits, one flag 16
    modes += ["any%dh" % n for n in (2, 4, 8, 16, 32) if n >= 1]
    modes += ["all%dh" % n for n in (2, 4, 8, 16, 32)]
    mode = rng.choice(modes)
    sub = rng.choice([0, 1]) if chan + size <= 16 and mode not in ("any32h", "all32h") else 0
    reg = 0 if mode in ("anyv", "allv") else rng.choice([0, 1])
    return reg, sub, mode, rng.random() < 0.5


def flag_bits(rng):
    return rng.choice([rng.getrandbits(32), rng.getrandbits(32) & rng.getrandbits(32),
                       rng.getrandbits(32) | rng.getrandbits(32) | rng.getrandbits(32), 0, 0xffffffff])


def vector(w, op, dst_t, src_ts, theme=None, mods="", sat=False, cond=None, pred=False, accwr=False, size=None, imms=0,
           raw=False, mode=0x4c0, mask=0xffffffff, platform=9, small_shift=False, max_size=32):
    """One vector of an elementwise instruction. mods: which of 'n' and 'a' sources may have. None: there is none."""
    rng = w.rng
    if not legal_types(op, dst_t, src_ts):
        return None
    p = w.open(theme or THEME_OF[src_ts[0]], 6, mode=mode, mask=mask, platform=platform)
    choice = [n for n in sizes([dst_t] + src_ts) if n <= max_size]
    size = size or rng.choice(choice)
    srcs = [source(rng, size, t, "n" in mods and rng.random() < 0.4, "a" in mods and rng.random() < 0.25)
            for t in src_ts]
    if imms and src_ts[-1] not in ("b", "ub") and not (len(src_ts) > 1 and f.size(src_ts[-1]) == 8):
        from program import interesting
        srcs[-1] = imm(interesting(rng, src_ts[-1]), src_ts[-1])
        if small_shift:
            srcs[-1] = imm(rng.getrandbits(6), src_ts[-1])
    probe = Inst(op, size, Operand("null", type=dst_t), srcs)
    exec_t = exec_type(probe, src_ts)
    dst = destination(rng, p, size, dst_t, exec_t, raw)
    if dst is None:
        return None
    chan, nomask = execution_choices(rng, size)
    inst = Inst(op, size, dst, srcs, chan, nomask, None, None, sat, accwr)
    if cond:
        sub = rng.choice([0, 1]) if chan + size <= 16 else 0
        inst.cond = (cond, rng.choice([0, 1]), sub)
    if pred:
        inst.pred = random_predicate(rng, size, chan)
        if inst.cond:
            inst.cond = (inst.cond[0], inst.pred[0], inst.pred[1])
    if inst.pred or inst.cond:
        p.set_flags(flag_bits(rng), flag_bits(rng))
    if f.is_float(dst_t) and not raw:
        p.tag(dst.reg, dst.registers, FLOAT_TAGS[dst_t])
    w.run(p, inst)
    if inst.cond and op != "sel":
        p.keep_flags()
    return inst


INTS = ["b", "ub", "w", "uw", "d", "ud", "q", "uq"]


def legal_types(op, d, srcs):
    return (d, tuple(srcs)) in legal.ROWS[op].types


def options(w, n):
    """The n-th combination of condition and predicate: every vector class meets each."""
    return {"cond": w.rng.choice(CONDS) if n % 3 == 1 else None, "pred": n % 4 == 2}


def integer(w):
    """add, mul, avg over integer types."""
    for op in ("add", "avg", "mul"):
        for a in INTS:
            for b in INTS:
                if op == "avg" and a != b:
                    continue
                wide = max(f.size(a), f.size(b))
                if wide == 8 and op != "add":
                    continue
                dsts = [t for t in INTS if f.size(t) <= max(wide, 2) or (op != "avg" and f.size(t) == 4)]
                for n, d in enumerate(dsts):
                    if op == "mul" and wide >= 4 and f.size(d) < 4:
                        continue
                    o = options(w, n)
                    sat = n % 5 == 0 and wide < 8 and not (op == "mul" and wide >= 4)
                    if op == "mul" and wide >= 4:
                        o["cond"] = None  # 6.43: flags are undefined
                    vector(w, op, d, [a, b], mods="na" if wide < 8 else "", sat=sat, imms=n % 7 == 3, **o)


    for n in range(60):  # sums and products of the widest, overflow
        a = w.rng.choice(["q", "uq", "d", "ud"])
        b = w.rng.choice([a, {"q": "uq", "uq": "q", "d": "ud", "ud": "d"}[a]])
        d = w.rng.choice(["q", "uq"])
        vector(w, "add" if f.size(a) == 8 else w.rng.choice(["add", "mul"]), d, [a, b], theme=THEME_OF[a], mods="na" if n % 2 else "",
               pred=n % 5 == 0)
    for n in range(60):
        a = w.rng.choice(["w", "uw", "d", "ud", "b", "ub"])
        small = f.size(a) < 4
        op = w.rng.choice(["add", "add", "mul" if small else "add"])
        vector(w, op, w.rng.choice(["w", "uw"] if small else ["d", "ud"]), [a, a], mods="na", sat=n % 3 == 0,
               cond=w.rng.choice(["ov", "ov"] + CONDS))
    for n in range(24):
        a = w.rng.choice(["d", "w", "uw", "ud"])
        vector(w, "add", a, [a, w.rng.choice(["w", "uw", "b"] if f.size(a) == 4 else ["b", "ub"])], theme="ints",
               imms=n % 2, platform=8, pred=n % 3 == 0, mods="n")


def logic(w):
    for op in ("and", "or", "xor", "not"):
        for a in INTS:
            for d in INTS:
                srcs = [a] if op == "not" else [a, w.rng.choice([t for t in INTS if f.size(t) == f.size(a)] + [a])]
                o = options(w, w.vectors)
                if o["cond"]:
                    o["cond"] = w.rng.choice(["eq", "ne"])
                if f.size(d) < f.size(a) and f.size(a) == 8 and f.size(d) == 1:
                    continue
                vector(w, op, d, srcs, mods="n", imms=w.vectors % 6 == 1 and op != "not", **o)


def shift(w):
    for op in ("shl", "shr", "asr"):
        for a in INTS:
            if op == "shr" and a in ("b", "w"):
                continue
            for b in ("uw", "ud", "w", "d"):
                for d in INTS:
                    if f.size(d) == 1 or f.size(d) > max(4, f.size(a)) or (f.size(a) == 8 and f.size(d) < 4):
                        continue
                    o = options(w, w.vectors)
                    if w.rng.random() < 0.5:
                        continue
                    vector(w, op, d, [a, b], theme=THEME_OF[a], imms=w.vectors % 3 == 0, small_shift=True, **o)
    for a, d, b in itertools.product(("uw", "ud", "w", "d"), ("q", "uq"), ("uw", "ud")):  # narrow, and yet of 64 bits
        for op in ("shl", "shr", "asr") if a[0] == "u" else ("shl", "asr"):
            for imms in (False, True):
                vector(w, op, d, [a, b], theme=THEME_OF[a], imms=imms, small_shift=True, **options(w, w.vectors))
    for n in range(40):  # modifiers come before the shift, saturation behind it
        a = w.rng.choice(["d", "w", "b", "d"])
        vector(w, "asr", a if a != "b" else "w", [a, "uw"], theme=THEME_OF[a], mods="na", imms=n % 2, small_shift=True)
    for n in range(24):
        a = w.rng.choice(["d", "w", "ud", "uw"])
        shl_by_one(w, a)


def shl_by_one(w, t):
    """Saturation is defined while the shifted value has 33 bits (6.58)."""
    p = w.open(THEME_OF[t], 4)
    size = w.rng.choice([4, 8])
    dst = destination(w.rng, p, size, t, t)
    w.run(p, Inst("shl", size, dst, [source(w.rng, size, t), imm(1, "uw")], sat=True))


def bits(w):
    for n in range(8):
        p = w.open("dwords", 4)
        w.run(p, Inst("lzd", 8, destination(w.rng, p, 8, "ud", "ud"), [source(w.rng, 8, "d", abs_=True)]))
    for _ in range(12):
        for op in ("bfrev", "lzd", "fbl", "cbit"):
            vector(w, op, "ud", ["ud"], theme="dwords", pred=w.rng.random() < 0.3, imms=w.rng.random() < 0.1)
        for t in ("d", "ud"):
            vector(w, "fbh", "ud", [t], theme="dwords", pred=w.rng.random() < 0.3)
            vector(w, "bfi1", t, [t, t], theme="dwords")
        for t in ("ub", "uw"):
            vector(w, "cbit", "ud", [t])
    for _ in range(6):
        vector(w, "lzd", "ud", ["ud"], theme="dwords", cond=w.rng.choice(CONDS))


def compare(w):
    for op in ("cmp", "cmpn", "sel"):
        pairs = [(a, b) for a in INTS[:6] for b in INTS[:6]] + [("q", "q"), ("uq", "uq")] * 4
        pairs += [(t, t) for t in ("f", "df", "hf") for _ in range(24)]
        for n, (a, b) in enumerate(pairs):
            if op == "cmpn" and not f.is_float(a) and n % 3:
                continue
            if op == "sel" and f.size(a) != f.size(b):
                continue
            cond = w.rng.choice(CONDS if op != "cmpn" else ["ge", "lt", "ge", "lt", "eq", "ne", "gt", "le"])
            d = a if op == "sel" else w.rng.choice([a, b] if f.size(a) == f.size(b) else [max((a, b), key=f.size)])
            if f.size(d) == 1 and op != "sel":
                d = "w"
            if op == "sel" and f.size(d) == 1:
                d = "uw" if a == "ub" else "w"
            pred = op != "sel" and n % 3 == 0
            for mode in (0x4c0, 0):
                if mode == 0 and not f.is_float(a):
                    continue
                vector(w, op, d, [a, b], mods="na" if f.size(a) < 8 or f.is_float(a) else "", cond=cond, pred=pred,
                       mode=mode, imms=n % 9 == 4)
        if op == "sel":
            for a in INTS + ["f", "df", "hf"]:
                for _ in range(6):
                    d = {"b": "w", "ub": "uw"}.get(a, a)
                    vector(w, op, d, [a, a], pred=True, raw=True)


def float_(w):
    for t in ("f", "df", "hf"):
        for op, n in (("add", 2), ("mul", 2), ("rndd", 1), ("rndu", 1), ("rnde", 1), ("rndz", 1), ("frc", 1)):
            if t == "df" and n == 1:
                continue
            for k in range(24 if n == 2 else 12):
                mode = 0x4c0 | (k % 4 << 4 if n == 2 and k >= 12 else 0)
                mode = 0 if k % 12 == 5 else mode
                cond = w.rng.choice(CONDS + ["ov", "un"]) if k % 3 == 1 else None
                if mode >> 4 & 3 and cond == "ov":
                    cond = "un"
                vector(w, op, t, [t] * n, mods="na", sat=k % 5 == 2 and op != "frc", cond=cond, pred=k % 4 == 3,
                       mode=mode, imms=k % 11 == 10 and n == 2)


def mixed(w):
    """Half and single precision in one instruction."""
    for op in ("add", "mul"):
        for k in range(30):
            srcs = w.rng.choice([["hf", "f"], ["f", "hf"], ["hf", "hf"], ["f", "f"]])
            d = "f" if srcs == ["hf", "hf"] else "hf" if srcs == ["f", "f"] else w.rng.choice(["f", "hf"])
            vector(w, op, d, srcs, theme="mixed", mods="na", sat=k % 6 == 1, cond=w.rng.choice(CONDS) if k % 3 == 0 else
                   None, pred=k % 5 == 0, mode=0x4c0 | (k % 4 << 4), max_size=8)
    for op in ("mov", "rnde", "frc"):
        for k in range(12):
            s, d = ("hf", "f") if k % 2 else ("f", "hf")
            vector(w, op, d, [s], theme="mixed", mods="na", sat=k % 6 == 1 and op == "mov", pred=k % 5 == 0, max_size=8)
    for n in range(10):
        packed_half(w, "add", ["f", "hf"])
        packed_half(w, "mul", ["f", "f"])
        packed_half(w, "mov", ["f"])


def integer_to_float(w):
    """add and mul of integers with a float destination (mul of words only, 6.43)."""
    for t in ("b", "ub", "w", "uw", "d", "ud"):
        for k in range(6):
            vector(w, "add", "f", [t, t], mods="n", mode=0x4c0 | (k % 4) << 4, cond="lt" if k == 2 else None)
            if f.size(t) < 4:
                vector(w, "mul", "f", [t, t], mods="n", mode=0x4c0 | (k % 4) << 4)


CONVERSIONS = [(s, d) for s in INTS + ["hf", "f", "df"] for d in INTS + ["hf", "f", "df"]]


def convertible(s, d):
    """Broadwell PRM, mov: no direct conversion between these."""
    pair = {s, d}
    if "df" in pair and pair & {"b", "ub", "hf"}:
        return False
    if pair & {"q", "uq"} and pair & {"b", "ub", "hf"}:
        return False
    return True


def convert(w):
    for s, d in CONVERSIONS:
        if not convertible(s, d):
            continue
        for k in range(5 if s == d else 4):
            is_raw = s == d and k < 2
            mode = 0x4c0 | (k << 4 if f.is_float(d) else 0)
            vector(w, "mov", d, [s], theme=THEME_OF[s] if k < 3 else "numbers" if f.is_float(s) else THEME_OF[s],
                   sat=k == 2, mods="na" if k == 3 and f.size(s) < 8 else "", raw=is_raw,
                   mode=mode, pred=k == 1, imms=k == 4 and f.size(s) > 1)


def immediates(w):
    """Vector immediates want a destination of words (V, UV) or dwords (VF) side by side (2.2.3 to 2.2.5)."""
    rng = w.rng
    for _ in range(6):
        for t in ("v", "uv"):
            for d in ("w", "uw"):
                for size in (4, 8, 16):
                    vector_immediate(w, "mov", size, d, t)
                    vector_immediate(w, "add", size, d, t)
        for size in (4, 8, 16):
            for op in ("mov", "add", "mul"):
                vector_immediate(w, op, size, "f", "vf")


def vector_immediate(w, op, size, d, t):
    rng = w.rng
    p = w.open(THEME_OF[d], 4)
    at = p.take(2 if size * f.size(d) > GRF else 1)
    dst = grf(at, 0, d)
    if d == "f":
        p.tag(at, 2 if size * 4 > GRF else 1, "f")
    srcs = [imm(rng.getrandbits(32), t)]
    if op != "mov":
        srcs.insert(0, source(rng, size, d))
    w.run(p, Inst(op, size, dst, srcs, nomask=rng.random() < 0.5))


PREDICATES = ["normal", "anyv", "allv"] + [a + "%dh" % n for a in ("any", "all") for n in (2, 4, 8, 16, 32)]


def predicates(w):
    """Every predicate control, its inverse, every flag and channel offset; partial execution masks."""
    rng = w.rng
    for mask in (0xffffffff, 0x07ffffff, 0x3ff):
        for mode in PREDICATES:
            for inverse in (False, True):
                for size in (1, 4, 8, 16, 32):
                    if mask != 0xffffffff and rng.random() < 0.6:
                        continue
                    chan, nomask = execution_choices(rng, size)
                    sub = rng.choice([0, 1]) if chan + size <= 16 and "32" not in mode else 0
                    reg = 0 if mode.endswith("v") else rng.choice([0, 1])
                    p = w.open("words", 8, mask=mask)
                    p.set_flags(predicate_bits(rng, mode), predicate_bits(rng, mode))
                    at = p.take(2 if size == 32 else 1)
                    op = rng.choice(["mov", "sel", "add"])
                    srcs = [source(rng, size, "w") for _ in range(1 if op == "mov" else 2)]
                    w.run(p, Inst(op, size, grf(at, 0, "w"), srcs, chan, nomask, (reg, sub, mode, inverse)))
                    if op == "add":
                        p.set_flags(predicate_bits(rng, mode), predicate_bits(rng, mode))
                        w.run(p, Inst("cmp", size, Operand("null", type="w"), srcs, chan, nomask,
                                      (reg, sub, mode, inverse), (rng.choice(CONDS), reg, sub)))
                        p.keep_flags()


def predicate_bits(rng, mode):
    bits = flag_bits(rng)
    if mode.startswith("all"):
        bits = ~(flag_bits(rng) & rng.getrandbits(32) & rng.getrandbits(32)) & 0xffffffff
    return bits


def indirect(w):
    """1x1 sources and destinations, Vx1 and VxH sources (Apollo Lake PRM, Volume 6, "Register Indirect Addressing")."""
    rng = w.rng
    for t in ("ub", "w", "d", "f", "hf"):
        for _ in range(8):
            p = w.open(THEME_OF[t], 4)
            size = rng.choice([n for n in sizes([t]) if n <= 16])
            kind = rng.choice(["1x1", "vx1", "vxh", "dst", "both"])
            p.set_addresses([rng.randrange(FIRST * GRF, (INPUTS - 3) * GRF) // 8 * 8 for _ in range(16)])
            index = rng.randrange(0, 16 - size + 1) if size < 16 else 0
            imm_ = rng.choice([0, 16, -16, 32])
            width, at = 1, p.take(2)
            src = source(rng, size, t)
            if kind in ("1x1", "both"):
                region, _ = pick_region(rng, size, t)
                src = grf(0, 0, t, region, indirect=(index, imm_, False))
            elif kind in ("vx1", "vxh"):
                width = 1 if kind == "vx1" else rng.choice([n for n in (2, 4, 8) if n <= size] or [1])
                src = grf(0, 0, t, (0, width, 1 if width > 1 else 0), indirect=(index if size // width <= 16 - index
                                                                             else 0, imm_, True))
            dst = grf(at, 0, t)
            if t == "ub":
                dst = grf(at, 0, "uw")
            if kind in ("dst", "both"):
                p.set_addresses([at * GRF] * 2 + [p.machine.a0[k] for k in range(2, 16)])
                dst = grf(0, 0, dst.type, indirect=(0, 0, False))
                if kind == "both":
                    src.indirect = (max(index, 2), imm_, False)
            p.tag(at, 2, FLOAT_TAGS.get(t, "x"))
            w.run(p, Inst("mov", size, dst, [src], 0, rng.random() < 0.7))
            if kind.startswith("v"):
                at = p.take(2)
                p.tag(at, 2, FLOAT_TAGS.get(t, "x"))
                u = "uw" if t == "ub" else t
                w.run(p, Inst("add", size, grf(at, 0, u), [src, source(rng, size, u)], 0, True))


SCATTERED = ["uw", "w", "ud", "d", "hf", "f", "uq", "q", "df"]


def scattered(w):
    """smov: every pair of types, masks that are immediate and in registers, direct and indirect, predicated."""
    rng = w.rng
    for n, (s, d) in enumerate((s, d) for s in SCATTERED for d in SCATTERED if f.size(s) <= f.size(d)):
        if not convertible(s, d):
            continue
        for k in range(3):
            scatter(w, s, d, (n + k) % 4)
    for k in range(16):  # one channel from a scalar: what compilers emit, but for the mask of the thread
        t = rng.choice(["ud", "f", "uw", "uq"])
        p = w.open(THEME_OF[t], 4)
        size, at = rng.choice([8, 16] if f.size(t) < 8 else [8]), p.take(2)
        channel = rng.randrange(size)
        p.set_addresses([at * GRF] * 16)
        p.tag(at, 2, "x")
        w.run(p, Inst("smov", size, grf(0, 0, t, indirect=(0, 0, False)),
                      [grf(rng.randrange(FIRST, INPUTS), 0, t, (0, 1, 0)), imm(1 << channel, "uw")], nomask=k % 2 == 0))


def scatter(w, s, d, form):
    rng = w.rng
    p = w.open(THEME_OF[s], 6, mask=rng.choice([0xffffffff, 0x7ff, 0xffff]), platform=rng.choice([8, 9]))
    size = rng.choice([n for n in sizes([s, d]) if n <= 16])
    chan = rng.choice([0, 0, size if size >= 8 else 8])
    src = source(rng, size, s)
    dst = destination(rng, p, size, d, s)
    mask = imm(rng.getrandbits(16), "uw")
    if form == 1:  # the mask in a register
        p.run(Inst("mov", 1, grf(INPUTS - 1, 3, "uw"), [imm(rng.getrandbits(size), "uw")]))
        mask = grf(INPUTS - 1, 3, "uw", (0, 1, 0))
    if form == 2:
        p.set_addresses([dst.reg * GRF + dst.sub * f.size(d)] * 16)
        dst = grf(0, 0, d, hstride=dst.hstride, indirect=(3, 0, False))
    pred = random_predicate(rng, size, chan) if form == 3 else None
    if pred:
        p.set_flags(flag_bits(rng), flag_bits(rng))
    if f.is_float(d) and s != d:
        p.tag(p.next - 2, 2, FLOAT_TAGS[d])
    w.run(p, Inst("smov", size, dst, [src, mask], chan, rng.random() < 0.4, pred))


def xyzw(rng, plain=False):
    return (0, 1, 2, 3) if plain or rng.random() < 0.3 else tuple(rng.randrange(4) for _ in range(4))


def ternary_source(rng, t, neg=True, swizzles=True):
    reg = rng.randrange(FIRST, INPUTS - 2)
    if t == "df":
        return grf(reg, 0, t, (2, 2, 1), swizzle=rng.choice([(0, 1), (0, 1), (1, 0), (0, 0), (1, 1)]),
                   neg=rng.random() < 0.3, abs=rng.random() < 0.2)
    if rng.random() < 0.3:
        return grf(reg, rng.randrange(0, GRF // f.size(t), 2 if t == "hf" else 1), t, (0, 1, 0), swizzle=(0,) * 4,
                   neg=neg and rng.random() < 0.3, abs=neg and rng.random() < 0.2)
    return grf(reg, 0, t, (4, 4, 1), swizzle=xyzw(rng, not swizzles), neg=neg and rng.random() < 0.3,
               abs=neg and rng.random() < 0.2)


def channel_mask(rng):
    return (True,) * 4 if rng.random() < 0.5 else tuple(rng.random() < 0.6 for _ in range(4))


def ternary(w):
    """Three sources: always Align16, with swizzles, replicated elements and write masks."""
    rng = w.rng
    rows = [("mad", t) for t in ("f", "df", "hf")] * 16 + [("lrp", "f")] * 12 + [("csel", "f")] * 16
    rows += [("bfe", t) for t in ("d", "ud")] * 8 + [("bfi2", t) for t in ("d", "ud")] * 8
    for n, (op, t) in enumerate(rows):
        mode = rng.choice([0x4c0, 0x4c0, 0, 0x4d0, 0x4f0]) if op == "mad" and f.is_float(t) else 0x4c0
        p = w.open(THEME_OF[t], 6, mode=mode, platform=8 if n % 4 == 3 and t != "hf" else 9)
        size = rng.choice([k for k in (4, 8, 16) if k * f.size(t) <= 64])
        chan, nomask = execution_choices(rng, size)
        at = p.take(2 if size * f.size(t) > GRF else 1)
        swizzles = t != "df"
        field = op in ("bfe", "bfi2")
        srcs = [ternary_source(rng, t, not field and op != "csel" or op == "csel", swizzles) for _ in range(3)]
        inst = Inst(op, size, grf(at, 0, t, mask=channel_mask(rng) if swizzles else (True,) * 4), srcs, chan, nomask,
                    align16=True)
        inst.sat = op == "mad" and n % 6 == 0 and f.is_float(t)
        if op == "csel" or (op == "mad" and n % 5 == 1):
            sub = rng.choice([0, 1]) if chan + size <= 16 else 0
            inst.cond = (rng.choice(CONDS), rng.choice([0, 1]), sub)
        if n % 4 == 2 and op != "csel":
            sub = inst.cond[2] if inst.cond else 0
            inst.pred = (inst.cond[1] if inst.cond else rng.choice([0, 1]), sub,
                         rng.choice(["normal", "x", "y", "z", "w", "any4", "all4"]), rng.random() < 0.5)
        if inst.pred or inst.cond:
            p.set_flags(flag_bits(rng), flag_bits(rng))
        if f.is_float(t):
            p.tag(at, 2 if size * f.size(t) > GRF else 1, FLOAT_TAGS[t])
        w.run(p, inst)
        if inst.cond and op != "csel":
            p.keep_flags()
    mixed_ternary(w)


def mixed_ternary(w):
    """mad with HF and F among its operands; HF is packed, whatever its place."""
    rng = w.rng
    for n in range(30):
        types = rng.choice([("f", "hf", "f"), ("f", "f", "hf"), ("f", "hf", "hf"), ("hf", "f", "hf"), ("hf", "hf", "f"),
                            ("hf", "f", "f")])
        d = rng.choice(["f", "hf"])
        p = w.open("mixed", 6)
        size = rng.choice([4, 8])
        at = p.take(1)
        srcs = [ternary_source(rng, t) for t in types]
        p.tag(at, 1, FLOAT_TAGS[d])
        w.run(p, Inst("mad", size, grf(at, 0, d, mask=channel_mask(rng)), srcs, align16=True, sat=n % 7 == 0))


def align16(w):
    """One and two sources in Align16 mode: swizzles, write masks, VertStride 0 and 4, its own predicates."""
    rng = w.rng
    for n in range(150):
        t = rng.choice(["f", "f", "d", "ud", "w", "hf"])
        op = rng.choice(["add", "mul", "mov", "cmp", "sel"] if f.is_float(t) else ["add", "and", "mov", "cmp", "sel",
                                                                                   "or"])
        size = rng.choice([4, 8])
        p = w.open(THEME_OF[t], 6, platform=8 if n % 5 == 4 else 9, mask=0x0fffffff if n % 7 == 3 else 0xffffffff)
        chan, nomask = execution_choices(rng, size)
        at = p.take(1)
        srcs = [grf(rng.randrange(FIRST, INPUTS - 2), 0, t, (rng.choice([0, 4, 4]), 4, 1), swizzle=xyzw(rng),
                    neg=op not in ("and", "or") and rng.random() < 0.2) for _ in range(1 if op == "mov" else 2)]
        inst = Inst(op, size, grf(at, 0, t, mask=channel_mask(rng)), srcs, chan, nomask, align16=True)
        if op == "cmp" or (op == "add" and n % 3 == 0):
            inst.cond = (rng.choice(CONDS), rng.choice([0, 1]), 0)
        if op == "sel" and n % 3 == 0:
            inst.cond = (rng.choice(CONDS), 0, 0)
        elif op == "sel" or n % 4 == 1:
            inst.pred = (inst.cond[1] if inst.cond else rng.choice([0, 1]), 0,
                         rng.choice(["normal", "x", "y", "z", "w", "any4", "all4"]), rng.random() < 0.5)
        if inst.pred or inst.cond:
            p.set_flags(flag_bits(rng), flag_bits(rng))
        if f.is_float(t):
            p.tag(at, 1, FLOAT_TAGS[t])
        w.run(p, inst)
        if inst.cond and op != "sel":
            p.keep_flags()


def graphics(w):
    """Dot products, line, plane, sums of absolute differences, movi."""
    rng = w.rng
    for n in range(20):
        for op in ("dp2", "dp3", "dp4", "dph"):
            for mode in (0x4c0, 0x4d0 if n % 4 == 0 else 0):
                p = w.open("floats", 4, mode=mode)
                size = rng.choice([4, 8, 16])
                at = p.take(2 if size == 16 else 1)
                p.tag(at, 2 if size == 16 else 1, "f")
                srcs = [grf(rng.randrange(FIRST, INPUTS - 2), 0, "f", (4, 4, 1), neg=rng.random() < 0.3,
                            abs=rng.random() < 0.2) for _ in range(2)]
                inst = Inst(op, size, grf(at, 0, "f"), srcs, 0, True, sat=n % 5 == 0)
                if n % 4 == 1:
                    srcs[0].swizzle, srcs[1].swizzle = xyzw(rng), xyzw(rng)
                    inst.dst.mask, inst.align16 = channel_mask(rng), True
                    inst.size = 8
                if n % 4 == 2:
                    inst.cond = (rng.choice(CONDS), 0, 0)
                w.run(p, inst)
                if inst.cond:
                    p.keep_flags()
        for op in ("line", "pln"):
            p = w.open("floats", 4, mode=0x4c0 if n % 3 else 0)
            size = rng.choice([8, 16])
            at = p.take(2 if size == 16 else 1)
            p.tag(at, 2 if size == 16 else 1, "f")
            srcs = [grf(rng.randrange(FIRST, INPUTS - 5), rng.choice([0, 4]), "f", (0, 1, 0)),
                    grf(rng.randrange(FIRST, INPUTS - 5) // 2 * 2, 0, "f", (8, 8, 1))]
            if op == "line" and rng.random() < 0.4:
                srcs[0].neg = True
            w.run(p, Inst(op, size, grf(at, 0, "f"), srcs, 0, True, sat=n % 5 == 0))
    for n in range(16):
        for op in ("sad2", "sada2"):
            p = w.open("bytes", 6)
            size = rng.choice([2, 4, 8, 16])
            if op == "sada2":
                first = Inst("mov", 16, Operand("acc", 0, 0, "w"), [grf(rng.randrange(FIRST, INPUTS), 0, "ub",
                                                                       (16, 16, 1))])
                p.run(first)
            s = rng.choice(["b", "ub"])
            d = rng.choice(["w", "uw"])
            at = p.take(1)
            p.tag(at, 1, "w")
            srcs = [grf(rng.randrange(FIRST, INPUTS), rng.choice([0, 16]), s, (size, size, 1)) for _ in range(2)]
            w.run(p, Inst(op, size, grf(at, 0, d), srcs, 0, True, accwr=False, sat=n % 3 == 0 and op == "sada2"))
    for n in range(16):
        for t in ("ub", "w", "ud", "f"):
            p = w.open("dwords", 4)
            size = rng.choice([1, 2, 4, 8])
            base = rng.randrange(FIRST, INPUTS) * GRF
            p.set_addresses([base + rng.randrange(GRF) for _ in range(16)])
            at = p.take(1)
            p.tag(at, 1, FLOAT_TAGS.get(t, "x"))
            w.run(p, Inst("movi", size, grf(at, 0, t), [grf(0, 0, t, (8, 8, 1) if size == 8 else (size, size, 1) if
                                                           size > 1 else (0, 1, 0), indirect=(0, 0, False))]))


def accumulators(w):
    """Explicit and implicit use; dwords keep 64 bits, words 33, floats their own."""
    rng = w.rng
    for n in range(24):
        for t in ("d", "ud", "w", "uw", "f", "hf", "df"):
            lanes = GRF // f.size(t)
            p = w.open(THEME_OF[t], 14)
            fill = rng.randrange(FIRST, INPUTS - 1)
            packed = (lanes, lanes, 1)
            acc = Operand("acc", 0, 0, t, packed)
            p.run(Inst("mov", lanes, Operand("acc", 0, 0, t), [grf(fill, 0, t, packed)]))
            other = grf(rng.randrange(FIRST, INPUTS - 1), 0, t, packed)
            at = p.take(1)
            dst = grf(at, 0, t)
            if f.is_float(t):
                p.tag(at, 1, FLOAT_TAGS[t])
            kind = n % 6
            if kind == 0:  # explicit source
                op = rng.choice(["add", "add", "mov", "cmp", "sel"])
                srcs = [acc] if op == "mov" else [acc, other]
                cond = (rng.choice(CONDS), 0, 0) if op in ("cmp", "sel") else None
                w.run(p, Inst(op, lanes, dst, srcs, cond=cond))
            elif kind == 1:  # explicit destination and source
                w.run(p, Inst("add", lanes, Operand("acc", 0, 0, t), [acc, other]))
                p.run(Inst("mov", lanes, dst, [acc]))
            elif kind == 2:  # implicit destination
                src = grf(rng.randrange(FIRST, INPUTS - 1), 0, t, packed)
                op = rng.choice(["add", "mov", "avg" if not f.is_float(t) else "mul"])
                p.set_flags(flag_bits(rng), 0)
                w.run(p, Inst(op, lanes, dst, [src] if op == "mov" else [src, other], accwr=True,
                              nomask=False, pred=(0, 0, "normal", False) if n % 4 else None))
                p.keep_acc(t)
                if not f.is_float(t):  # all of it shows when a sum is saturated
                    at = p.take(1)
                    p.run(Inst("add", lanes, grf(at, 0, t), [acc, other], sat=True))
            elif kind == 3 and (f.is_float(t) or f.size(t) == 2):  # mac
                src = grf(rng.randrange(FIRST, INPUTS - 1), 0, t, packed)
                w.run(p, Inst("mac", lanes, dst, [src, other], accwr=rng.random() < 0.5))
                p.keep_acc(t)
            elif kind == 3 and t in ("ud",):  # carries
                op = rng.choice(["addc", "subb"])
                src = grf(rng.randrange(FIRST, INPUTS - 1), 0, t, packed)
                w.run(p, Inst(op, 8, dst, [src, other], accwr=True))
                p.keep_acc(t)
            elif kind == 4 and t in ("d", "ud"):  # the whole product, by halves
                reg = rng.randrange(FIRST, INPUTS - 1)
                src = grf(rng.randrange(FIRST, INPUTS - 1), 0, t, packed)
                low = grf(reg, 0, "uw", (16, 8, 2))
                p.run(Inst("mul", 8, Operand("acc", 0, 0, t), [src, low]))
                w.run(p, Inst("mach", 8, dst, [src, grf(reg, 0, t, packed)], accwr=True))
                p.keep_acc(t)
            elif kind == 5 and t == "f":  # acc1: the second quarter
                p.run(Inst("mov", 8, Operand("acc", 1, 0, t), [grf(fill, 0, t, packed)]))
                src = grf(rng.randrange(FIRST, INPUTS - 1), 0, t, packed)
                w.run(p, Inst("mac", 8, dst, [src, other], chan=8, accwr=True))
                p.keep_acc(t, 0)
                p.keep_acc(t, 1)
            elif kind == 5 and t in ("d", "w"):  # guard bits: a sum that does not fit, saturated when it is read
                p.run(Inst("add", lanes, Operand("acc", 0, 0, t), [acc, other]))
                w.run(p, Inst("mov", lanes, dst, [acc], sat=True))
            else:
                w.run(p, Inst("mov", lanes, dst, [acc]))


MATH_TAGS = {"inv": "1", "log": "l", "exp": "3", "sqt": "1", "rsqt": "3", "sin": "s", "cos": "s", "fdiv": "1",
             "pow": "p"}


def macro_registers(w):
    """acc2 to acc9: two bits of each dword."""
    rng = w.rng
    p = w.open("dwords", 40)
    for reg in range(2, 10):
        p.run(Inst("mov", 8, Operand("acc", reg, 0, "ud"), [grf(rng.randrange(FIRST, INPUTS), 0, "ud", (8, 8, 1))]))
    for reg in range(2, 10):
        at = p.take(2)
        w.run(p, Inst("mov", 8, grf(at, 0, "ud"), [Operand("acc", reg, 0, "ud", (8, 8, 1))]))
        p.run(Inst("and", 8, grf(at, 0, "ud"), [grf(at, 0, "ud", (8, 8, 1)), imm(3, "ud")]))


def carries(w):
    """addc, subb, mach, mac with conditions, predicates and without a destination."""
    rng = w.rng
    for n in range(30):
        op = rng.choice(["addc", "subb"])
        p = w.open("dwords", 8)
        size = rng.choice([1, 4, 8])
        chan = rng.choice([0, 8, 16])
        dst = destination(rng, p, size, "ud", "ud")
        inst = Inst(op, size, dst if n % 4 else Operand("null", type="ud"),
                    [source(rng, size, "ud"), source(rng, size, "ud")], chan, rng.random() < 0.5, accwr=True)
        if n % 3 == 0:
            inst.cond = (rng.choice(CONDS), 0, 0)
        if n % 5 == 0:
            inst.pred = (0, 0, "normal", False)
        p.set_flags(flag_bits(rng), flag_bits(rng))
        w.run(p, inst)
        p.keep_flags()
        p.keep_acc("ud")
    for n in range(24):
        t = rng.choice(["w", "uw", "f"])
        lanes = GRF // f.size(t)
        p = w.open(THEME_OF[t], 8)
        p.run(Inst("mov", lanes, Operand("acc", 0, 0, t), [grf(rng.randrange(FIRST, INPUTS), 0, t, (lanes, lanes, 1))]))
        d = "d" if t != "f" and n % 3 == 0 else t
        size = 8
        p.set_flags(flag_bits(rng), 0)
        at = p.take(1)
        if d == "f":
            p.tag(at, 1, "f")
        w.run(p, Inst("mac", size, grf(at, 0, d), [source(rng, size, t, True), source(rng, size, t)],
                      cond=(rng.choice(CONDS), 0, 0) if n % 2 else None,
                      pred=(0, 0, "normal", True) if n % 5 == 0 else None, sat=n % 4 == 0 and d == "f"))
        p.keep_flags()


def modes(w):
    """Denormals by precision: every combination of cr0.0's three bits, rounding modes; conversions flush nothing."""
    rng = w.rng
    for mode in (0, 0x40, 0x80, 0xc0, 0x400, 0x440, 0x480, 0x4d0, 0x450, 0x60):
        for n in range(4):
            for t in ("f", "df", "hf"):
                tiny(w, "add", [t, t], t, mode, n)
                tiny(w, "mul", [t, t], t, mode, n)
                tiny(w, "cmp", [t, t], t, mode, n)
        for _ in range(3):
            tiny(w, "mov", ["f"], "df", mode, 0)
            tiny(w, "mov", ["df"], "f", mode, 0)
            tiny(w, "mov", ["hf"], "f", mode, 0)
            tiny(w, "mov", ["f"], "hf", mode, 0)


def tiny(w, op, types, d, mode, n):
    """One instruction on values of which many are denormal or end so."""
    rng = w.rng
    p = w.open("tiny", 6, mode=mode)
    size = GRF // max(f.size(t) for t in types + [d])
    first = {"f": 0, "df": 2, "hf": 4}[types[0]] + FIRST
    regs = range(first, INPUTS, 6)
    srcs = [grf(rng.choice(regs), 0, t, (size, size, 1), neg=op != "mov" and rng.random() < 0.3) for t in types]
    at = p.take(2 if size * f.size(d) > GRF else 1)
    p.tag(at, 1, FLOAT_TAGS[d] if op != "cmp" else "x")
    stride = max(1, max(f.size(t) for t in types) // f.size(d))
    inst = Inst(op, size, grf(at, 0, d, hstride=stride), srcs)
    if op == "cmp" or (op == "add" and n % 2):
        inst.cond = (rng.choice(CONDS), 0, 0)
    w.run(p, inst)
    if inst.cond:
        p.keep_flags()


ALT_MODES = (0x4c1, 0x401, 0x4d1, 0x4e1, 0x4f1)


def alternative(w):
    """ALT floating point mode: single precision without infinities, denormals and NaNs; everything else as ever."""
    rng = w.rng
    for n in range(36):
        mode, theme = ALT_MODES[n % 5], "tiny" if n % 4 == 3 else "floats"
        for op in ("add", "mul"):
            vector(w, op, "f", ["f", "f"], theme=theme, mods="na", sat=n % 7 == 0, mode=mode, imms=n % 9 == 5, **options(w, n))
        for op in ("rndd", "rndu", "rnde", "rndz", "frc"):
            if op == "frc" and mode & 0x30 == 0x20:  # an erratum has its sign wrong when rounding down
                continue
            vector(w, op, "f", ["f"], theme=theme, mods="na", mode=mode, sat=n % 7 == 0 and op != "frc", **options(w, n))
        for op in ("cmp", "cmpn"):
            vector(w, op, "f", ["f", "f"], theme=theme, mods="na", mode=mode, cond=rng.choice(CONDS), pred=n % 3 == 0)
        vector(w, "sel", "f", ["f", "f"], theme=theme, mods="na", mode=mode, cond=rng.choice(CONDS))
        vector(w, "sel", "f", ["f", "f"], theme=theme, mode=mode, pred=True, raw=True)
        vector(w, "mov", "f", ["f"], theme=theme, mode=mode, raw=True)
        for s, d in (("d", "f"), ("f", "d"), ("f", "w"), ("uw", "f")):
            vector(w, "mov", d, [s], theme="numbers", mode=mode)
        vector(w, "add", "df", ["df", "df"], mode=mode, mods="na")
        vector(w, "mul", "hf", ["hf", "hf"], mode=mode, mods="na")
    for n in range(40):
        alternative_rows(w, ALT_MODES[n % 5], ("mad", "lrp", "csel", "dp4", "dph", "dp3", "dp2", "line", "pln", "mac")[n % 10])
    for n in range(6):
        for fc, tag in MATH_TAGS.items():
            if fc != "fdiv":
                alternative_math(w, fc, tag, (0x4c1, 0x401)[n % 2])


def alternative_rows(w, mode, op):
    rng = w.rng
    p = w.open("floats" if rng.random() < 0.7 else "tiny", 4, mode=mode)
    at = p.take(1)
    p.tag(at, 1, "f")
    inst = Inst(op, 8, grf(at, 0, "f"), [])
    if op in ("mad", "lrp", "csel"):
        inst.src = [ternary_source(rng, "f") for _ in range(3)]
        inst.dst, inst.align16 = grf(at, 0, "f", mask=channel_mask(rng)), True
        if op == "csel":
            inst.cond = (rng.choice(CONDS), 0, 0)
    elif op in ("line", "pln"):
        inst.src = [grf(rng.randrange(FIRST, INPUTS - 6), rng.choice([0, 4]), "f", (0, 1, 0)),
                    grf(rng.randrange(FIRST, INPUTS - 6), 0, "f", (8, 8, 1))]
    else:
        inst.src = [grf(rng.randrange(FIRST, INPUTS - 2), 0, "f", (8, 8, 1), neg=rng.random() < 0.3) for _ in range(2)]
    if op == "mac":
        p.run(Inst("mov", 8, Operand("acc", 0, 0, "f"), [grf(rng.randrange(FIRST, INPUTS), 0, "f", (8, 8, 1))]))
    w.run(p, inst)


def alternative_math(w, fc, tag, mode):
    rng = w.rng
    p = w.open(rng.choice(["floats", "tiny"]), 4, mode=mode)
    at = p.take(1)
    p.tag(at, 1, tag)
    pred = (0, 0, "normal", False) if rng.random() < 0.4 else None
    if pred:
        p.set_flags(flag_bits(rng), 0)
    srcs = [grf(rng.randrange(FIRST, INPUTS - 2), 0, "f", (8, 8, 1), neg=rng.random() < 0.3)
            for _ in range(2 if fc == "pow" else 1)]
    w.run(p, Inst("math", 8, grf(at, 0, "f"), srcs, pred=pred, sat=rng.random() < 0.2, fc=fc))


ACC_DISABLE, VECTOR_MASK = 2, 8


def accumulator_disable(w):
    """What AccWrEn, mach, addc and subb would leave in the accumulator, with cr0.0 turned on and off between."""
    rng = w.rng
    for n in range(72):
        t = ("f", "d", "w", "hf", "ud", "uw", "df")[n % 7]
        lanes = GRF // f.size(t)
        p = w.open(THEME_OF[t], 12)
        p.set_control(ACC_DISABLE, False)
        p.run(Inst("mov", lanes, Operand("acc", 0, 0, t), [grf(rng.randrange(FIRST, INPUTS), 0, t, (lanes, lanes, 1))]))
        p.set_flags(flag_bits(rng), 0)
        p.set_control(ACC_DISABLE, n % 3 != 2)
        disabled_update(w, p, t, lanes, n)
        if n % 4 == 3:
            p.set_control(ACC_DISABLE, False)
            disabled_update(w, p, t, lanes, n)
        p.keep_acc(t)


def disabled_update(w, p, t, lanes, n):
    rng = w.rng
    at, packed = p.take(1), (lanes, lanes, 1)
    if f.is_float(t):
        p.tag(at, 1, FLOAT_TAGS[t])
    srcs = [grf(rng.randrange(FIRST, INPUTS - 1), 0, t, packed) for _ in range(2)]
    pred = (0, 0, "normal", False) if n % 5 == 1 else None
    if n % 6 == 5:  # as an explicit destination it changes all the same
        w.run(p, Inst("add", lanes, Operand("acc", 0, 0, t), srcs, pred=pred))
        p.run(Inst("mov", lanes, grf(at, 0, t), [Operand("acc", 0, 0, t, packed)]))
    elif t == "ud":
        w.run(p, Inst(rng.choice(["addc", "subb"]), 8, grf(at, 0, t), srcs, pred=pred, accwr=True))
    elif t == "d":
        low = grf(srcs[1].reg, 0, "uw", (16, 8, 2))
        p.run(Inst("mul", 8, Operand("acc", 0, 0, t), [srcs[0], low]))
        w.run(p, Inst("mach", 8, grf(at, 0, t), srcs, accwr=True))
    else:
        op = rng.choice(["add", "mac"] if t != "hf" else ["add", "mul"])
        w.run(p, Inst(op, lanes, grf(at, 0, t), srcs, pred=pred, nomask=False, accwr=True))


def vector_mask(w):
    """Threads with some of a group's channels: which ones execute under either mask, and what cmp and sr0 say."""
    rng = w.rng
    for n in range(96):
        mask = (1 << (1, 2, 5, 7, 9, 13, 18, 23, 27, 31, 32, 4)[n % 12]) - 1
        p = w.open("dwords", 10, mask=mask, platform=8 if n % 12 % 2 else 9)
        p.set_control(VECTOR_MASK, n // 12 % 4 != 3)
        size = rng.choice([4, 8, 16, 32])
        t = {4: "uq", 8: "ud", 16: "ud", 32: "uw"}[size]
        at, chan = p.take(2), rng.randrange(0, 32, size)
        srcs = [source(rng, size, t) for _ in range(2)]
        p.set_flags(flag_bits(rng), flag_bits(rng))
        w.run(p, Inst("add" if n % 2 else "or" if size != 4 else "add", size, grf(at, 0, t), srcs, chan, False,
                      random_predicate(rng, size, chan) if n % 3 == 0 else None))
        if n % 4 == 1 and size != 4:
            inst = Inst("cmp", size, Operand("null", type=t), srcs, chan, False, cond=(rng.choice(CONDS), 1, 0))
            w.run(p, inst)
            p.keep_flags()


CLASSES = ("scalar", "packed", "strided", "replicated", "gaps", "overlap")


def regions(w):
    """Each opcode with each type on each class of region, for each source."""
    rng = w.rng
    for op, sources, types in (("add", 2, INTS + ["f", "df", "hf"]), ("mul", 2, INTS + ["f", "df", "hf"]),
                               ("mov", 1, INTS + ["f", "df", "hf"]), ("cmp", 2, INTS + ["f", "df", "hf"]),
                               ("sel", 2, INTS + ["f", "df", "hf"]), ("and", 2, INTS), ("shl", 2, INTS),
                               ("asr", 2, INTS), ("avg", 2, INTS[:6]), ("rnde", 1, ["f", "hf"]),
                               ("mac", 2, ["w", "uw", "f", "df"]), ("bfi1", 2, ["ud"]), ("cbit", 1, ["ud", "uw", "ub"])):
        for t in types:
            for name in CLASSES:
                on_region(w, op, sources, t, name)


def on_region(w, op, sources, t, name):
    rng = w.rng
    p = w.open(THEME_OF[t], 6)
    choice = [n for n in sizes([t]) if n <= (32 // f.size(t) if op == "mac" else 32) and
              name in regions_by_class(n, f.size(t))]
    d = "ud" if op == "cbit" else {"b": "w", "ub": "uw"}.get(t, t) if op != "mov" else t
    choice = [n for n in choice if n * max(f.size(d), f.size(t)) <= 64]
    if not choice:
        return
    size = rng.choice(choice)
    srcs = []
    for n in range(sources):
        region, subs = rng.choice(regions_by_class(size, f.size(t))[name])
        srcs.append(grf(rng.randrange(FIRST, INPUTS - 2), rng.choice(subs), t, region))
    if op == "mac":
        p.run(Inst("mov", GRF // f.size(t), Operand("acc", 0, 0, t), [source(rng, GRF // f.size(t), t)]))
    if op in ("shl", "asr"):
        srcs[1] = source(rng, size, "uw")
    if not legal_types(op, d, [o.type for o in srcs]):
        return
    dst = destination(rng, p, size, d, exec_type(Inst(op, size, Operand("null", type=d), srcs), [o.type for o in srcs]),
                      op == "mov")
    if dst is None:
        return
    if f.is_float(d) and op not in ("mov", "sel"):
        p.tag(dst.reg, dst.registers, FLOAT_TAGS[d])
    inst = Inst(op, size, dst, srcs, nomask=rng.random() < 0.7)
    if op == "cmp":
        inst.cond = (rng.choice(CONDS), 0, 0)
    if op == "sel":
        inst.pred = (0, 0, "normal", False)
    p.set_flags(flag_bits(rng), 0)
    w.run(p, inst)
    if inst.cond:
        p.keep_flags()


def rule_broken(region, size):
    """The one rule of the PRM's section 2 that the region breaks and Intel's compiler still gives a meaning."""
    v, w, h = region
    rules = {"2.2": size == w and h and v != w * h, "2.4": w == 1 and h, "2.5": size == w == 1 and v and not h,
             "2.6": v == 0 and h == 0 and w != 1}
    return next((name for name in sorted(rules) if rules[name]), None)


def loose_sources(rng, size, t, rule):
    """A source whose region breaks the rule; 2.8: a row that crosses a register, rows that overlap."""
    found = []
    for region in REGIONS:
        v, w, h = region
        for sub in range(GRF // f.size(t)):
            end = (sub + (size // w - 1) * v + (w - 1) * h + 1) * f.size(t)
            if w > size or end > 2 * GRF:
                continue
            crossing = crosses(region, size, t, sub)
            if rule == "2.8" and crossing and rule_broken(region, size) is None and v < w * h and w < size:
                found.append((region, sub))
            if rule != "2.8" and not crossing and rule_broken(region, size) == rule:
                found.append((region, sub))
    if not found:
        return None
    region, sub = rng.choice(found)
    return grf(rng.randrange(FIRST, INPUTS - 2), sub, t, region)


def loose_regions(w):
    """Regions against the PRM's rules that have one meaning: frontend/gen/lower/lower_regions.c says who gives it."""
    rng = w.rng
    for n in range(5):
        for rule in ("2.2", "2.4", "2.5", "2.6", "2.8"):
            for t in INTS + ["f", "df", "hf"]:
                p = w.open(THEME_OF[t], 4, platform=8 if rule == "2.8" else rng.choice([8, 9]))
                size = 1 if rule == "2.5" else rng.choice([s for s in sizes([t]) if s > 1])
                src = loose_sources(rng, size, t, rule)
                if src is None:
                    continue
                srcs = [src] if n % 2 else [source(rng, size, t), src] if rng.random() < 0.5 else [src, source(rng, size, t)]
                op = "mov" if n % 2 else "add"
                d = {"b": "w", "ub": "uw"}.get(t, t) if op == "add" else t
                if size * f.size(d) > 64:
                    continue
                dst = destination(rng, p, size, d, t, op == "mov")
                if dst is None:
                    continue
                if f.is_float(d) and op == "add":
                    p.tag(dst.reg, dst.registers, FLOAT_TAGS[d])
                w.run(p, Inst(op, size, dst, srcs))


def macro_steps(w):
    """madm without macro registers: a multiply-add rounded once. And what a division is made of, where it is used."""
    rng = w.rng
    for n in range(24):
        t = rng.choice(["f", "df"])
        p = w.open(THEME_OF[t], 4)
        at = p.take(1)
        p.tag(at, 1, FLOAT_TAGS[t])
        srcs = [grf(rng.randrange(FIRST, INPUTS - 1), 0, t, (4, 4, 1), mme=8, neg=rng.random() < 0.3) for _ in range(3)]
        w.run(p, Inst("madm", GRF // f.size(t), grf(at, 0, t, mme=8), srcs))


def math(w):
    """Extended functions: the bound the manual gives, from the exact value; integer division exactly."""
    rng = w.rng
    for n in range(16):
        for fc, tag in MATH_TAGS.items():
            t = "hf" if n % 8 == 7 else "f"
            p = w.open(THEME_OF[t], 4, mode=0 if n % 4 == 3 else 0x4c0)
            size = rng.choice([8, 16]) if t == "f" else 16
            at = p.take(2 if size * f.size(t) > GRF else 1)
            p.tag(at, 2 if size * f.size(t) > GRF else 1, tag if t == "f" else "g")
            srcs = [grf(rng.randrange(FIRST, INPUTS - 2), 0, t, (8, 8, 1), neg=rng.random() < 0.2,
                        abs=rng.random() < 0.4) for _ in range(2 if fc in ("fdiv", "pow") else 1)]
            sat = n % 5 == 4
            pred = (0, 0, "normal", False) if n % 3 == 1 else None
            if pred:
                p.set_flags(flag_bits(rng), 0)
            w.run(p, Inst("math", size, grf(at, 0, t), srcs, 0, rng.random() < 0.5, pred, sat=sat, fc=fc))
    for n in range(8):
        for fc in ("idiv", "iqot", "irem"):
            for t in ("d", "ud"):
                p = w.open("dwords", 4)
                at = p.take(2)
                srcs = [grf(rng.randrange(FIRST, INPUTS - 1), 0, t, (8, 8, 1)) for _ in range(2)]
                w.run(p, Inst("math", 8, grf(at, 0, t), srcs, fc=fc))
    for n in range(8):
        for fc in ("invm", "rsqtm"):
            for t in ("f", "df"):
                p = w.open(THEME_OF[t], 4)
                at = p.take(1)
                p.tag(at, 1, FLOAT_TAGS[t])
                p.set_flags(0, 0)
                size = GRF // f.size(t)
                srcs = [grf(rng.randrange(FIRST, INPUTS - 1), 0, t, (4, 4, 1), mme=8) for _ in range(2 if fc == "invm"
                                                                                                   else 1)]
                w.run(p, Inst("math", size, grf(at, 0, t, mme=8), srcs, fc=fc, cond=("eo", 0, 0)))
                p.keep_flags()


def at_limits(w, op, d, srcs, which, mods, n):
    """One vector whose source `which` has the modifiers."""
    rng, row = w.rng, legal.ROWS[op]
    p = w.open("limits", 4)
    size = rng.choice([s for s in sizes([d] + srcs) if s >= 4])
    operands = []
    for q, t in enumerate(srcs):
        region, sub = pick_region(rng, size, t)
        kind = {1: 0, 2: 1, 4: 2}[f.size(t)]
        operands.append(grf(FIRST + 6 * rng.randrange(5) + 2 * kind, sub, t, region))
    if op == "asr" and n % 2:
        operands[1] = imm(rng.choice([0, 1, 4, 31, 32]), "uw")
    operands[which].neg, operands[which].abs = mods
    exec_t = exec_type(Inst(op, size, Operand("null", type=d), operands), srcs)
    dst = destination(rng, p, size, d, exec_t)
    if dst is None:
        return
    long_product = op == "mul" and f.size(srcs[0]) == 4  # 6.43: neither flags nor saturation are defined
    sat = bool(row.sat) and n % 4 == 0 and not long_product
    inst = Inst(op, size, dst, operands, nomask=True, sat=sat)
    if op in ("cmp", "cmpn", "sel") or (row.cond and n % 3 == 0 and not long_product):
        inst.cond = (rng.choice(CONDS), 0, 0)
    if f.is_float(d):
        p.tag(dst.reg, dst.registers, FLOAT_TAGS[d])
    if inst.cond:
        p.set_flags(0, 0)
    w.run(p, inst)
    if inst.cond and op != "sel":
        p.keep_flags()


def limits(w):
    """Each modifier of each integer source, on values at the ends of the source's type: the result of a modifier may
    need one bit more than the type has."""
    n = 0
    for op, row in legal.ROWS.items():
        if row.form != "any" or ("n" not in row.mods and op != "asr"):
            continue
        for t in INTS[:6]:
            count = len(row.types[0][1])
            srcs = [t, "uw"] if op == "asr" else [t] * count
            for d in [d for d in (t, "d", "f") if (d, tuple(srcs)) in row.types]:
                for which in range(1 if op == "asr" else count):
                    for mods in ((True, False), (False, True), (True, True)):
                        n += 1
                        at_limits(w, op, d, srcs, which, mods, n)


ALL = {"integer": integer, "logic": logic, "shift": shift, "bits": bits, "compare": compare, "float": float_,
       "mixed": mixed, "int_to_float": integer_to_float, "convert": convert, "immediates": immediates,
       "predicates": predicates, "indirect": indirect, "ternary": ternary, "align16": align16, "graphics": graphics,
       "accumulators": accumulators, "math": math,
       "carries": carries, "regions": regions, "loose_regions": loose_regions, "macro_steps": macro_steps, "modes": modes, "macro_registers": macro_registers,
       "scattered": scattered, "alternative": alternative,
       "accumulator_disable": accumulator_disable, "limits": limits, "vector_mask": vector_mask}
