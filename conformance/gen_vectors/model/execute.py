# SPDX-License-Identifier: MIT
"""What each instruction does: Ivy Bridge PRM, Volume 4 Part 3, chapter 6, with what the Broadwell and Apollo Lake
manuals changed. One function per group of instructions; `step` executes one instruction."""
import copy

import formats as f
from arithmetic import add, compare, floor, multiply
from fractions import Fraction
from machine import Inst, read_source, value_type, write_acc, write_dst

LOGIC = ("and", "or", "xor", "not")


def enabled(m, inst):
    """6.2 Evaluate Write Enable, without the predicate for sel."""
    on = []
    for i in range(inst.size):
        # Gen7: at ExecSize 32 the low half of the mask is that of both (3.3.9, 7)
        c = inst.chan + (i % 16 if inst.old and inst.size == 32 and not inst.nomask else i)
        bit = inst.nomask or m.emask() >> c & 1
        on.append(bool(bit) and (inst.op == "sel" or not inst.pred or pmask(m, inst, c)))
    return on


def pmask(m, inst, c):
    """3.4.3 and 3.4.4; the vertical forms combine f0 and f1."""
    reg, sub, mode, inverse = inst.pred
    bits = m.flags[reg] >> 16 * sub

    def group(n):
        return bits >> c // n * n & (1 << n) - 1, (1 << n) - 1

    if mode == "normal":
        r = bits >> c & 1
    elif mode == "anyv":
        r = (m.flags[0] | m.flags[1]) >> 16 * sub >> c & 1
    elif mode == "allv":
        r = (m.flags[0] & m.flags[1]) >> 16 * sub >> c & 1
    elif mode in ("x", "y", "z", "w"):
        r = bits >> (c // 4 * 4 + "xyzw".index(mode)) & 1
    else:
        n = int("".join(d for d in mode if d.isdigit()))
        field, full = group(n)
        r = field != 0 if mode.startswith("any") else field == full
    return bool(r) != inverse


def exec_type(inst, types):
    """Execution data type: a float if any source is one, F where HF and F mix; else the widest, at least words."""
    floats = [t for t in types if f.is_float(t)]
    if floats:
        t = max(floats, key=f.size)
        return "f" if t == "hf" and inst.dst.type == "f" else t
    n = max(2, max(f.size(t) for t in types))
    signed = any(f.is_signed(t) for t in types) or any(o.neg or o.abs for o in inst.src)
    return {2: "w", 4: "d", 8: "q"}[n] if signed else {2: "uw", 4: "ud", 8: "uq"}[n]


def modify(o, v, logic):
    if logic:
        return ~v if o.neg else v
    v = f.absolute(v) if o.abs else v
    return f.negate(v) if o.neg else v


def to_type(m, v, t, flush=False):
    """Any value to a float type, by the rounding mode."""
    x = v if isinstance(v, (Fraction, f.Special)) else Fraction(v) if v else f.zero(False)
    return f.round_to(x, t, m.rounding(), flush)


def to_integer(v, t):
    """2.4.1: towards zero, NaN is 0, what does not fit becomes the nearest that does."""
    if f.is_nan(v) or f.is_zero(v):
        return 0
    if f.is_inf(v):
        return f.limits(t)[0 if v.negative else 1]
    return f.clamp(f.round_int(v, f.ZERO), t)


class Result:
    """value: as the destination's type has it; exact: an integer's whole; overflow: for .o"""

    def __init__(self, value, exact=None, overflow=False):
        self.value, self.exact, self.overflow = value, exact, overflow


def finish(m, inst, v, kind, sources=()):
    """A computed value (kind "int": exact; else the float type it was computed in) to the destination's type."""
    t = inst.dst.type
    if kind == "int" and not f.is_float(t):
        value = f.clamp(v, t) if inst.sat else f.wrap(v, t)
        return Result(value, v, not f.limits(t)[0] <= v <= f.limits(t)[1]), f.wrap(v, t)
    if kind == "int":
        r = to_type(m, v, t)
    elif not f.is_float(t):
        r = to_integer(v, t)
        return Result(r), r
    else:
        r = v if t == kind else to_type(m, v, t, False)
    overflow = f.is_inf(r) and not any(f.is_inf(s) for s in sources)
    before = r
    if t == "f" and m.alt() and inst.op not in ("mov", "movi", "smov") and (inst.op != "sel" or inst.cond):
        r = alternative(inst, r)
    if inst.sat:
        r = f.zero(False) if f.is_nan(r) or f.is_negative(r) or f.is_zero(r) else r
        r = Fraction(1) if f.is_inf(r) or (not isinstance(r, f.Special) and r > 1) else r
    return Result(r, None, overflow), before


FMAX = f.decode(0x7f7fffff, "f")


def alternative(inst, v):
    """Ivy Bridge PRM, the glossary's ALT mode: infinities are the largest number, NaNs +0; math keeps them (6.41)."""
    if f.is_nan(v):
        return v if inst.op == "math" else f.zero(False)
    return f.negate(FMAX) if f.is_inf(v) and f.is_negative(v) else FMAX if f.is_inf(v) else v


def holds(cond, order):
    if order is None:
        return cond == "ne"
    return {"eq": order == 0, "ne": order != 0, "gt": order > 0, "ge": order >= 0, "lt": order < 0,
            "le": order <= 0}[cond]


def condition(cond, before, result):
    """3.6: the final result against zero, before saturation. It is a comparison like any other ("Normal comparison is either
    a cmp instruction or an instruction with conditional modifier", Ivy Bridge PRM 2.3.1): a denormal that a raw mov has kept
    is zero there, where those of its type are flushed. Mesa replaces cmp with 0 by a condition in the same way."""
    if cond == "ov":
        return result.overflow
    if cond == "un":
        return f.is_nan(before)
    zero = f.zero(False) if isinstance(before, (Fraction, f.Special)) else 0
    return holds(cond, compare(before, zero))


def set_flag(m, inst, i, bit):
    _, reg, sub = inst.cond
    at = 16 * sub + inst.chan + i
    m.flags[reg] = m.flags[reg] & ~(1 << at) | int(bit) << at


# --- arithmetic of one channel: sources as values of the execution type or exact integers ---


def rounded(m, x, t):
    return f.round_to(x, t, m.rounding(), m.flushes(t))


def float_op(m, inst, t, s):
    op = inst.op
    if op == "add":
        return rounded(m, add(s[0], s[1], m.rounding()), t)
    if op == "mul":
        return rounded(m, multiply(s[0], s[1]), t)
    if op in ("mad", "madm"):
        return fused(m, t, s[1], s[2], s[0])
    if op == "mac":
        return fused(m, t, s[0], s[1], s[2])
    if op == "lrp":
        # every operation rounds, but the last product and sum
        rest = rounded(m, add(Fraction(1), f.negate(s[0]), m.rounding()), t)
        other = rounded(m, multiply(rest, s[2]), t)
        product = rounded(m, multiply(s[0], s[1]), t)
        return rounded(m, add(product, other, m.rounding()), t)
    if op == "frc":
        if f.is_inf(s[0]) or f.is_nan(s[0]):
            return f.NAN
        return rounded(m, add(s[0], f.negate(floor(s[0])), f.EVEN), t)
    if op in ("rndd", "rndu", "rndz", "rnde"):
        mode = {"rndd": f.DOWN, "rndu": f.UP, "rndz": f.ZERO, "rnde": f.EVEN}[op]
        if isinstance(s[0], f.Special):
            return s[0]
        n = f.round_int(s[0], mode)
        return f.zero(s[0] < 0) if n == 0 else Fraction(n)
    raise NotImplementedError(op)


def fused(m, t, a, b, c):
    product = multiply(a, b)
    return rounded(m, add(product, c, m.rounding()), t)


def int_op(inst, types, s):
    op = inst.op
    if op == "add":
        return s[0] + s[1]
    if op == "mul":
        if inst.old and all(t in ("d", "ud") for t in types):  # 6.43: the low word of src1
            return s[0] * (s[1] & 0xffff)
        return s[0] * s[1]
    if op == "mad":
        return s[0] + s[1] * s[2]
    if op == "mac":
        return s[0] * s[1] + s[2]
    if op == "avg":
        return s[0] + s[1] + 1 >> 1
    if op == "and":
        return s[0] & s[1]
    if op == "or":
        return s[0] | s[1]
    if op == "xor":
        return s[0] ^ s[1]
    if op == "not":
        return ~s[0]
    if op in ("shl", "shr", "asr"):
        return shift(op, s, 64 if 8 in (f.size(types[0]), f.size(inst.dst.type)) else 32)
    return bit_op(op, s, types)


def shift(op, s, bits):
    """QWord mode is the value's and the destination's, not the count's (Volume 2a, shl)."""
    count = s[1] & bits - 1
    if op == "shl":
        return s[0] << count
    if op == "asr":
        return s[0] >> count
    return (s[0] & (1 << bits) - 1) >> count


def bit_op(op, s, types):
    ones = (1 << 32) - 1
    x = s[0] & ones
    if op == "bfrev":
        return int("{:032b}".format(x)[::-1], 2)
    if op == "cbit":
        return bin(s[0] & (1 << 8 * f.size(types[0])) - 1).count("1")
    if op == "lzd":
        return 32 - x.bit_length()
    if op == "fbl":
        return (x & -x).bit_length() - 1 if x else ones
    if op == "fbh":
        if f.is_signed(types[0]) and x >> 31:
            x ^= ones
        return 32 - x.bit_length() if x else ones
    width, offset = s[0] & 31, s[1] & 31
    if op == "bfi1":
        return ((1 << width) - 1) << offset & ones
    if op == "bfi2":
        # the second of two instructions: the mask's lowest bit says how far the value moves (6.10)
        move = (x & -x).bit_length() - 1 if x else 0
        return (s[1] << move & x) | (s[2] & ~x & ones)
    if op == "bfe":
        value = s[2] & ones
        if width == 0:
            return 0
        if width + offset < 32:
            value = value << (32 - width - offset) & ones
            shift = 32 - width
        else:
            shift = offset
        return (value - (1 << 32) if f.is_signed(types[2]) and value >> 31 else value) >> shift
    raise NotImplementedError(op)


# --- whole instructions ---


def sources(m, inst, i):
    """Modified source values of channel i, denormals of float operations flushed, and their types."""
    step = f.size(inst.dst.type) * (inst.dst.hstride if inst.dst.mask is None else 1)
    types = [value_type(o) for o in inst.src]
    values = [modify(o, read_source(m, o, i, step), inst.op in LOGIC and not inst.old)
              for o in inst.src]
    return values, types


def flushed(m, v, t, inst=None):
    if t == "f" and m.alt():
        v = alternative(inst or Inst("add", 1, None, []), v)
    return f.zero(v < 0) if m.flushes(t) and f.is_denormal(v, t) else v


def compute(m, inst, i):
    """(Result, value before saturation) of an elementwise instruction."""
    s, types = sources(m, inst, i)
    t = exec_type(inst, types)
    if inst.op == "mac":
        s.append(acc_source(m, inst, i, t))
    if inst.op == "mov":
        return move(m, inst, s[0], types[0])
    if f.is_float(t):
        s = [flushed(m, v, u) if f.is_float(u) else v for v, u in zip(s, types + [t] * (len(s) - len(types)))]
        s = [v if f.is_float(u) else to_type(m, v, t) for v, u in zip(s, types + [t] * (len(s) - len(types)))]
        return finish(m, inst, float_op(m, inst, t, s), t, s)
    return finish(m, inst, int_op(inst, types, s), "int")


def move(m, inst, v, t):
    return finish(m, inst, v, t if f.is_float(t) else "int", [v])


def acc_element(inst, i, t):
    """Implicit accumulator: acc1 for the second quarter (float) or half (half float), where the type has one."""
    n = 32 // f.size(t)
    base = 0
    if t in ("f", "hf") and inst.size <= n and inst.chan // n & 1:
        base = n
    return base + i


def acc_source(m, inst, i, t):
    bits = m.acc[acc_element(inst, i, t)]
    return f.decode(bits, t) if f.is_float(t) else bits


def elementwise(m, inst, on):
    results = [compute(m, inst, i) if on[i] else None for i in range(inst.size)]
    for i, r in enumerate(results):
        if r:
            store(m, inst, i, r[0], r[1])


def masked(inst, i):
    return inst.dst.mask is None or inst.dst.mask[i % 4]


def store(m, inst, i, result, before):
    if not masked(inst, i):
        return
    write_dst(m, inst.dst, i, result.value, None if inst.sat else result.exact)
    if inst.accwr and not m.acc_disabled():
        t = inst.dst.type
        write_acc(m, acc_element(inst, i, t), t, result.value, None if inst.sat else result.exact)
    if inst.cond and inst.op not in ("sel", "csel", "math"):
        if inst.dst.file == "acc" and result.exact is not None and not inst.sat:
            # an accumulator keeps the sign behind its guard bits; unsigned ones have none
            before = result.exact if f.is_signed(inst.dst.type) else result.exact & (1 << 64) - 1
        t = inst.dst.type
        if f.is_float(t) and m.flushes(t) and f.is_denormal(before, t):
            before = f.zero(before < 0)
        set_flag(m, inst, i, condition(inst.cond[0], before, result))


def compare_op(m, inst, on):
    """cmp, cmpn. All bits of the destination's channel are the condition."""
    bits = []
    for i in range(inst.size):
        s, types = sources(m, inst, i)
        bits.append(compare_sources(m, inst, s, types, inst.op == "cmpn"))
    for i in range(inst.size):
        if on[i] and masked(inst, i):
            ones = (1 << 8 * f.size(inst.dst.type)) - 1
            if inst.dst.file != "null":
                m.write_bits(dst_at_bits(m, inst, i), f.size(inst.dst.type), ones if bits[i] else 0)
            set_flag(m, inst, i, bits[i])


def dst_at_bits(m, inst, i):
    from machine import dst_at
    return dst_at(m, inst.dst, i)


def compare_sources(m, inst, s, types, nan_rule):
    t = exec_type(inst, types)
    if f.is_float(t):
        s = [flushed(m, v, u) if f.is_float(u) else to_type(m, v, t) for v, u in zip(s, types)]
        if nan_rule and f.is_nan(s[1]):
            return inst.cond[0] != "ne"
        if nan_rule and f.is_nan(s[0]):
            return inst.cond[0] == "ne"
    return holds(inst.cond[0], compare(s[0], s[1]))


def select(m, inst, on):
    chosen = []
    for i in range(inst.size):
        s, types = sources(m, inst, i)
        if inst.cond:
            t = exec_type(inst, types)
            minmax = inst.cond[0] in ("ge", "lt")
            first = compare_sources(m, inst, s, types, minmax)
            if f.is_float(t) and not minmax and any(f.is_nan(flushed(m, v, t)) for v in s):
                first = False
        else:
            first = pmask(m, inst, inst.chan + i)
        v, t = (s[0], types[0]) if first else (s[1], types[1])
        if inst.cond and f.is_float(t):
            v = flushed(m, v, t)
        chosen.append(finish(m, inst, v, t if f.is_float(t) else "int", [v]))
    for i, (r, before) in enumerate(chosen):
        if on[i]:
            store(m, inst, i, r, before)


def csel(m, inst, on):
    chosen = []
    for i in range(inst.size):
        s, types = sources(m, inst, i)
        zero = f.zero(False) if f.is_float(types[2]) else 0
        third = flushed(m, s[2], types[2]) if f.is_float(types[2]) else s[2]
        v = s[0] if holds(inst.cond[0], compare(third, zero)) else s[1]
        v = flushed(m, v, types[0]) if m.alt() else v
        chosen.append(finish(m, inst, v, types[0], [v]))
    for i, (r, before) in enumerate(chosen):
        if on[i]:
            store(m, inst, i, r, before)


def carry(m, inst, on):
    """addc, subb: the accumulator gets the carry or borrow."""
    out = []
    for i in range(inst.size):
        s, _ = sources(m, inst, i)
        total = s[0] + s[1] if inst.op == "addc" else s[0] - s[1]
        out.append((total & 0xffffffff, int(not 0 <= total <= 0xffffffff)))
    for i, (total, c) in enumerate(out):
        if on[i]:
            write_dst(m, inst.dst, i, f.wrap(total, inst.dst.type))
            m.acc[i] = m.acc[i] if m.acc_disabled() else c
            if inst.cond:
                set_flag(m, inst, i, condition(inst.cond[0], total, Result(total)))


def mach(m, inst, on):
    """acc += src0 * high word of src1 << 16; the destination gets bits 63:32."""
    out = []
    for i in range(inst.size):
        s, _ = sources(m, inst, i)
        out.append(m.acc[i] + (s[0] * (s[1] >> 16) << 16))
    for i, total in enumerate(out):
        if on[i]:
            if not m.acc_disabled():
                write_acc(m, i, "d", total, total)
            high = f.wrap(total >> 32, inst.dst.type)
            write_dst(m, inst.dst, i, high)
            if inst.cond:
                set_flag(m, inst, i, condition(inst.cond[0], high, Result(high)))


def dot(m, inst, on):
    """dp2, dp3, dp4, dph: a sum per four channels; x first, products added one by one, each rounding once."""
    n = {"dp2": 2, "dp3": 3, "dp4": 4, "dph": 4}[inst.op]
    out = []
    for row in range(0, inst.size, 4):
        total = None
        for k in range(n):
            s, types = sources(m, inst, row + k)
            s = [flushed(m, v, t) for v, t in zip(s, types)]
            a = Fraction(1) if inst.op == "dph" and k == 3 else s[0]
            total = rounded(m, multiply(a, s[1]), "f") if total is None else fused(m, "f", a, s[1], total)
        out += [finish(m, inst, total, "f")] * 4
    for i, (r, before) in enumerate(out):
        if on[i]:
            store(m, inst, i, r, before)


def line(m, inst, on):
    """line: p * u + q; pln: p * u + q * v + r. p, q, r are elements of the four that src0 names."""
    o = inst.src[0]
    four = [flushed(m, modify(o, f.decode(m.read_bits(o.reg * 32 + (o.sub // 4 * 4 + k) * 4, 4), "f"), False), "f")
            for k in range(4)]
    p = four[o.sub % 4]
    out = []
    for i in range(inst.size):
        u = flushed(m, sources(m, inst, i)[0][1], "f")
        total = fused(m, "f", p, u, four[3])
        if inst.op == "pln":
            at = inst.src[1].reg * 32 + 4 * (i % 8) + 64 * (i // 8)
            u = f.decode(m.read_bits(at, 4), "f")
            v = f.decode(m.read_bits(at + 32, 4), "f")
            u, v = [flushed(m, modify(inst.src[1], x, False), "f") for x in (u, v)]
            total = fused(m, "f", four[1], v, fused(m, "f", p, u, four[3]))
        out.append(finish(m, inst, total, "f"))
    for i, (r, before) in enumerate(out):
        if on[i]:
            store(m, inst, i, r, before)


def sad(m, inst, on):
    """Sum of two absolute differences into the even channels; the odd ones become undefined."""
    out = []
    for i in range(0, inst.size, 2):
        total = 0
        for k in (0, 1):
            s, _ = sources(m, inst, i + k)
            total += abs(s[0] - s[1])
        if inst.op == "sada2":
            total += m.acc[i]
        out.append(finish(m, inst, total, "int"))
    for n, (r, before) in enumerate(out):
        if on[2 * n]:
            store(m, inst, 2 * n, r, before)


def movi(m, inst, on):
    """All channels come from the register of the first address; each has its own place in it."""
    t = f.size(inst.dst.type)
    _, imm, _ = inst.src[0].indirect
    reg = (m.a0[0] + imm) // 32
    got = [m.read_bits(reg * 32 + ((m.a0[i] + imm) & 31 & ~(t - 1)), t) for i in range(inst.size)]
    for i, bits in enumerate(got):
        if on[i]:
            v = modify(inst.src[0], f.decode(bits, inst.dst.type), False)
            store(m, inst, i, *finish(m, inst, v, inst.dst.type if f.is_float(inst.dst.type) else "int", [v]))


def integer_math(m, inst, on):
    """6.41.9: the quotient towards zero, the remainder with the numerator's sign. By zero both are the limit of the
    numerator's sign (Broadwell PRM, Volume 7, "INT DIV")."""
    out = []
    for i in range(inst.size):
        (a, b), types = sources(m, inst, i)
        if b == 0:
            limit = f.limits(types[0])[0 if a < 0 else 1]
            out.append((limit, limit))
            continue
        q = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
        out.append((q, a - q * b))
    for i, (q, r) in enumerate(out):
        if not on[i]:
            continue
        d = inst.dst
        if inst.fc in ("iqot", "idiv"):
            write_dst(m, d, i, f.wrap(q, d.type))
        if inst.fc == "irem":
            write_dst(m, d, i, f.wrap(r, d.type))
        if inst.fc == "idiv":
            at = (d.reg + 1) * 32 + d.sub * 4 + i * 4 * d.hstride
            m.write_bits(at, 4, f.encode(f.wrap(r, d.type), d.type))


def scattered(m, inst, on):
    """smov is a mov of the channels in src1's mask, counted from the first: Intel's compiler makes it of a move to a
    flag and the mov that this flag predicates."""
    mask = read_source(m, inst.src[1], 0, 0)
    move = copy.copy(inst)
    move.op, move.src = "mov", inst.src[:1]
    elementwise(m, move, [b and bool(mask >> i & 1) for i, b in enumerate(on)])


def step(m, inst):
    on = enabled(m, inst)
    if inst.op in ("cmp", "cmpn"):
        compare_op(m, inst, on)
    elif inst.op == "sel":
        select(m, inst, on)
    elif inst.op == "csel":
        csel(m, inst, on)
    elif inst.op in ("addc", "subb"):
        carry(m, inst, on)
    elif inst.op == "mach":
        mach(m, inst, on)
    elif inst.op in ("dp2", "dp3", "dp4", "dph"):
        dot(m, inst, on)
    elif inst.op in ("line", "pln"):
        line(m, inst, on)
    elif inst.op in ("sad2", "sada2"):
        sad(m, inst, on)
    elif inst.op == "movi":
        movi(m, inst, on)
    elif inst.op == "smov":
        scattered(m, inst, on)
    elif inst.op == "math" and inst.fc in ("idiv", "iqot", "irem"):
        integer_math(m, inst, on)
    elif inst.op == "math":
        import functions
        functions.execute(m, inst, on)
    else:
        elementwise(m, inst, on)
