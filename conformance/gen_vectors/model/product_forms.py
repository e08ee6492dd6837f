# SPDX-License-Identifier: MIT
"""The forms of the product that are not plain Align1 instructions: Align16 with swizzles and write masks, three
sources, implicit accumulators, dot products, math."""
import formats as f
import region_classes as rc
from families import MATH_TAGS, channel_mask, flag_bits
from machine import GRF, Inst, Operand
from program import FIRST, FLOAT_TAGS, INPUTS, grf

ALIGN16_PREDICATES = ["normal", "x", "y", "z", "w", "any4", "all4"]
TERNARY = ("in order", "swizzle", "replicated")
ROWS = ("packed", "offset", "rows again", "overlap", "gaps", "two registers")
MODE = 0x4c0


def swizzle(q, size, plain=False):
    n = 2 if size == 8 else 4
    if plain:
        return tuple(range(n))
    while True:
        s = tuple(q.rng.randrange(n) for _ in range(n))
        if s != tuple(range(n)):
            return s


def mask_for(q, size):
    return (True,) * 4 if size == 8 else channel_mask(q.rng)


def align16_predicate(q, job, inst):
    if not job.row.pred or not q.choose.take("predicated", job, [True, False]):
        return None
    mode = q.choose.take("predicate 16", job, ALIGN16_PREDICATES)
    sub = q.rng.choice([0, 1]) if inst.chan + inst.size <= 16 else 0
    return q.rng.choice([0, 1]), sub, mode, q.rng.random() < 0.5


def settings16(q, job, inst):
    """Channels, predicate, condition, saturation of an Align16 instruction."""
    from product import channels, conditions, saturations
    inst.chan, inst.nomask = channels(q, job, inst.size), q.choose.take("mask", job, [True, False])
    cond = q.choose.take("condition", job, conditions(job))
    inst.pred = None if job.op == "sel" and cond else align16_predicate(q, job, inst)
    if job.op == "sel" and not cond and not inst.pred:
        inst.pred = (0, 0, "normal", False)
    if cond:
        sub = q.rng.choice([0, 1]) if inst.chan + inst.size <= 16 else 0
        inst.cond = (cond,) + (inst.pred[:2] if inst.pred else (q.rng.choice([0, 1]), sub))
    inst.sat = q.choose.take("saturation", job, saturations(job))
    inst.align16 = True


def finish16(q, p, job, inst, registers):
    from product import finish
    if inst.pred or inst.cond:
        p.set_flags(flag_bits(q.rng), flag_bits(q.rng))
    if f.is_float(job.dst) and job.op not in ("cmp", "cmpn"):
        p.tag(inst.dst.reg, registers, FLOAT_TAGS[job.dst])
    finish(q, p, job, inst, "side by side")


def platform(q, job):
    return q.choose.take("platform", job, q.platforms((job.dst,) + tuple(job.srcs)))


def swizzled_source(q, job, n, row):
    """A register in rows of four channels; row: the same one for all."""
    from product import modifiers
    t = job.srcs[n]
    last = INPUTS - 2
    plain = n != job.place and q.rng.random() < 0.3
    v = 0 if row else (2 if f.size(t) == 8 else 4)
    o = grf(q.rng.randrange(FIRST, last), 0, t, (v, 2 if f.size(t) == 8 else 4, 1),
            swizzle=swizzle(q, f.size(t), plain))
    o.neg, o.abs = modifiers(job, q, n)
    return o


def align16(q, job):
    b = f.size(job.dst)
    size = q.choose.take("ExecSize", job, [n for n in (4, 8, 16) if n * b <= GRF])
    p = q.program(job, mask=q.choose.take("dispatch", job, (0xffffffff, 0x07ffffff, 0x3ff)), mode=MODE,
                  platform=platform(q, job))
    inst = Inst(job.op, size, None, [])
    settings16(q, job, inst)
    inst.dst = grf(p.take(1), 0, job.dst, mask=mask_for(q, b))
    inst.src = [swizzled_source(q, job, n, job.name == "one row" if n == job.place else q.rng.random() < 0.2)
                for n in range(len(job.srcs))]
    finish16(q, p, job, inst, 1)


def ternary_source(q, job, n, name):
    from product import modifiers
    t = job.srcs[n]
    reg = q.rng.randrange(FIRST, INPUTS - 2)
    if name == "replicated":
        o = grf(reg, q.rng.randrange(0, GRF // f.size(t), 2 if t == "hf" else 1), t, (0, 1, 0), swizzle=(0,) * 4)
    else:
        n_ = 2 if t == "df" else 4
        o = grf(reg, 0, t, (n_, n_, 1), swizzle=swizzle(q, f.size(t), name == "in order"))
    o.neg, o.abs = modifiers(job, q, n)
    return o


def ternary_classes(t):
    """RepCtrl is for elements of up to 32 bits; a swizzle repeats quadwords only within their row."""
    return [n for n in TERNARY if n != "replicated" or t != "df"]


def ternary(q, job):
    types = {job.dst, *job.srcs}
    widest = max(f.size(t) for t in types)
    sizes = [n for n in (4, 8, 16) if n * widest <= 64 and not (n > 8 and len(types) > 1)]
    size = q.choose.take("ExecSize", job, sizes)
    mode = MODE | (q.rng.randrange(4) << 4 if job.op == "mad" else 0)
    p = q.program(job, mask=q.choose.take("dispatch", job, (0xffffffff, 0x07ffffff)), mode=mode,
                  platform=platform(q, job))
    inst = Inst(job.op, size, None, [])
    settings16(q, job, inst)
    names = [job.name if n == job.place else q.choose.take("source %d" % n, job, ternary_classes(job.srcs[n]))
             for n in range(3)]
    inst.src = [ternary_source(q, job, n, name) for n, name in enumerate(names)]
    registers = 2 if size * f.size(job.dst) > GRF else 1
    inst.dst = grf(p.take(registers), 0, job.dst, mask=mask_for(q, widest))
    finish16(q, p, job, inst, registers)


def accumulating(q, job):
    """mac, mach, addc, subb: the accumulator is filled first and shown afterwards."""
    from product import (Impossible, destination, executes_in, fill_accumulator, finish, has_class, other_class,
                         settings, source)
    carries = job.op in ("addc", "subb")
    t = "ud" if carries else "d" if job.op == "mach" else {"b": "w", "ub": "w"}.get(job.srcs[0], job.srcs[0])
    t = "w" if t == "uw" else t
    mixed = {job.dst, *job.srcs} == {"f", "hf"}
    t = "f" if mixed else t
    lanes = GRF // f.size(t)
    stride = max(1, f.size(t) // f.size(job.dst))
    sizes = [n for n in (1, 2, 4, 8, 16) if n <= lanes and n * max(f.size(job.dst) * stride, f.size(t)) <= 64 and
             has_class(job.name, n, job.srcs[job.place])]
    if not sizes:
        raise Impossible("no ExecSize")
    size = q.choose.take("ExecSize", job, sizes)
    p = q.program(job, mask=q.choose.take("dispatch", job, (0xffffffff, 0x07ffffff)), mode=MODE,
                  platform=platform(q, job))
    inst = Inst(job.op, size, None, [])
    settings(q, job, size, inst)
    inst.accwr, inst.chan = carries or job.op == "mach", 0
    p.run(fill_accumulator(q, t))
    names = [job.name if n == job.place else other_class(q, job, n, size) for n in range(2)]
    inst.src = [source(q, p, job, n, name, size) for n, name in enumerate(names)]
    forms = ["side by side", "strided", "offset"]
    inst.dst, form = destination(q, p, job, size, executes_in(job, inst.src), forms)
    p.set_flags(flag_bits(q.rng), flag_bits(q.rng))
    if f.is_float(job.dst):
        p.tag(inst.dst.at, inst.dst.registers, FLOAT_TAGS[job.dst])
    finish(q, p, job, inst, form)
    if inst.accwr:
        p.keep_acc(t)


def in_fours(name, size):
    """Regions whose rows are fours of neighbouring elements, or more."""
    return [(r, s) for r, s in rc.direct(name, size, 4) if r[2] == 1 and r[1] >= 4]


def dotted(q, job):
    from product import finish, modifiers, settings
    size = q.choose.take("ExecSize", job, [n for n in (4, 8, 16) if in_fours(job.name, n)])
    p = q.program(job, mask=q.choose.take("dispatch", job, (0xffffffff, 0x07ffffff)), mode=MODE,
                  platform=platform(q, job))
    inst = Inst(job.op, size, None, [])
    settings(q, job, size, inst)
    for n in range(2):
        others = [name for name in ROWS if in_fours(name, size)]
        name = job.name if n == job.place else q.choose.take("row %d" % n, job, others)
        region, sub = q.rng.choice(in_fours(name, size))
        o = grf(q.rng.randrange(FIRST, INPUTS - 2), sub, "f", region)
        o.neg, o.abs = modifiers(job, q, n)
        inst.src.append(o)
    registers = (size + 7) // 8
    inst.dst = grf(p.take(registers), 0, "f")
    p.set_flags(flag_bits(q.rng), flag_bits(q.rng))
    p.tag(inst.dst.reg, registers, "f")
    finish(q, p, job, inst, "side by side")


def functions(dst, srcs):
    """With the bound of each."""
    if srcs[0] in ("d", "ud"):
        return dict.fromkeys(("idiv", "iqot", "irem"), "x")
    found = {fc: tag for fc, tag in MATH_TAGS.items() if (fc in ("fdiv", "pow")) == (len(srcs) == 2)}
    return dict.fromkeys(found, "g") if dst == "hf" else found


def math(q, job):
    """Each function; its bound is the manual's."""
    from product import Impossible, has_class, place_of
    t, types = job.dst, {job.dst, *job.srcs}
    widest = max(f.size(u) for u in types)
    sizes = [n for n in (1, 2, 4, 8, 16) if n * widest <= (32 if t in ("d", "ud") else 64) and
             all(has_class(job.name, n, u) for u in job.srcs) and not (n > 8 and len(types) > 1)]
    if not sizes:
        raise Impossible("no ExecSize")
    size = q.choose.take("ExecSize", job, sizes)
    p = q.program(job, mask=0xffffffff, mode=MODE, platform=platform(q, job))
    srcs = []
    for u in job.srcs:
        region, sub = place_of(q, job.name, size, u)
        srcs.append(grf(q.rng.randrange(FIRST, INPUTS - 2), sub, u, region))
    n = 2 if job.fc == "idiv" or size * f.size(t) > GRF else 1
    at = p.take(n)
    p.tag(at, n, functions(job.dst, job.srcs)[job.fc])
    p.set_flags(flag_bits(q.rng), flag_bits(q.rng))
    pred = (0, 0, "normal", q.rng.random() < 0.5) if q.choose.take("predicated", job, [True, False]) else None
    p.run(Inst("math", size, grf(at, 0, t), srcs, 0, q.rng.random() < 0.5, pred, fc=job.fc))
    q.vectors += 1


BUILD = {"ternary": ternary, "acc": accumulating, "rows": dotted, "math": math, "align16": align16}


def swizzles(row, dst, srcs):
    """Align16's rows want elements of one size; bytes have no packed destination."""
    sizes = {f.size(t) if t in f.TYPES else 0 for t in (dst,) + tuple(srcs)}
    return len(sizes) == 1 and sizes <= {2, 4, 8} and ("hf" in (dst,) + tuple(srcs)) == ({dst, *srcs} == {"hf"})


def classes(row, dst, srcs, place):
    """Classes of a source beside the Align1 ones: (form, name)."""
    if row.form == "any" and swizzles(row, dst, srcs):
        return [("align16", n) for n in rc.SWIZZLED]
    if row.form == "ternary":
        return [("ternary", n) for n in ternary_classes(srcs[place])]
    if row.form == "acc":
        return [("acc", n) for n in rc.DIRECT]
    if row.form == "rows":
        return [("rows", n) for n in ROWS]
    if row.form == "math" and place == 0:
        return [("math", n) for n in rc.DIRECT]
    return []
