#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The product of opcode, operand types and region class: product.py [--every N] [--from K] FILE writes a golden file of
every N-th vector, product.py --table says what the whole has and fails where a legal combination has no vector.

movi, sad2, sada2, line, pln and madm have few forms: families.py has them all (golden/graphics.txt, macro_steps.txt).

A job is an opcode, its types and a class of region for one source; the other sources, the destination, ExecSize,
channels, modifiers, saturation, condition, predicate and platform are whatever the opcode, the types and the class met
least so far, so that they come about pairwise."""
import argparse
import collections
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import formats as f  # noqa: E402
import golden  # noqa: E402
import legal  # noqa: E402
import product_forms as forms  # noqa: E402
import region_classes as rc  # noqa: E402
from execute import exec_type  # noqa: E402
from families import CONDS, THEME_OF, flag_bits  # noqa: E402
from machine import GRF, Inst, Operand  # noqa: E402
from program import FIRST, FLOAT_TAGS, INPUTS, OLD, Program, THEMES, grf, imm, interesting, make_state  # noqa: E402

PREDICATES = ["normal", "anyv", "allv"] + [a + "%dh" % n for a in ("any", "all") for n in (2, 4, 8, 16, 32)]
MASKS = (0xffffffff, 0x07ffffff, 0x3ff)
MODE = 0x4c0  # denormals are kept


class Impossible(Exception):
    """No such instruction; the text says why."""


class Job:
    def __init__(self, op, dst, srcs, place, name, form="any", fc=None):
        self.form, self.fc = form, fc
        self.op, self.row, self.dst, self.srcs, self.place, self.name = op, legal.ROWS[op], dst, srcs, place, name
        self.raw = False  # a mov of bits as they are

    def key(self):
        return "%s %s %s src%d %s" % (self.op, self.dst, ",".join(self.srcs), self.place, self.name)


class Chooser:
    """The least used of some values, counted with the opcode, with the types and with the class."""

    def __init__(self, rng):
        self.rng, self.used = rng, collections.Counter()

    def take(self, what, job, values):
        values = list(values)
        keys = [(job.op,), (job.dst,) + tuple(job.srcs), (job.name, job.place)]
        scores = [sum(self.used[what, v, k] for k in keys) + self.rng.random() for v in values]
        v = values[scores.index(min(scores))]
        for k in keys:
            self.used[what, v, k] += 1
        return v


class Product:
    def __init__(self, seed):
        self.rng = random.Random("product %s" % seed)
        self.choose = Chooser(self.rng)
        self.states = {theme: make_state(theme) for theme in THEMES}
        self.programs, self.open_programs, self.vectors = [], {}, 0
        self.old = 0  # 7 or 75: only vectors for Gen7

    def platforms(self, types):
        return [self.old] if self.old else [9] if "hf" in types else [8, 9]

    def program(self, job, **options):
        theme = "mixed" if {"f", "hf"} <= {job.dst, *job.srcs} else THEME_OF[job.srcs[0]] \
            if job.srcs[0] in THEME_OF else THEME_OF[job.dst]
        key = (theme, tuple(sorted(options.items())))
        p = self.open_programs.get(key)
        if self.old:
            options["mode"] &= ~0x480  # what keeps denormals of singles and halves came with Gen8
        if p is None or p.room() < 8:
            p = Program("product.%d" % len(self.programs), theme, self.states[theme], **options)
            self.open_programs[key] = p
            self.programs.append(p)
        return p


def least_stride(job, size, exec_t):
    """What the execution type and conversions between halves and integers ask of the destination."""
    if size == 1 or job.raw:
        return 1
    least = max(1, f.size(exec_t) // f.size(job.dst))
    types = {job.dst, *job.srcs}
    if "hf" in types and types & set(legal.INTS) and job.op not in ("cmp", "cmpn"):
        least = max(least, 4 // f.size(job.dst))
    return least


def value_types(job):
    return [{"v": "w", "uv": "uw", "vf": "f"}.get(t, t) for t in job.srcs]


def executes_in(job, srcs=()):
    inst = Inst(job.op, 8, Operand("null", type=job.dst), list(srcs))
    return exec_type(inst, value_types(job))


def widest(job):
    return max(f.size(t) for t in [job.dst] + value_types(job))


def fits_gen7(job, size, exec_t):
    """Eight index registers, and one destination register for an index per row (Ivy Bridge PRM, 3.3.9, 6)."""
    if job.op in ("cmp", "cmpn", "sel") and size == 32:
        return False
    if job.name == "Vx1" and size > 8:
        return False
    return job.name not in ("Vx1", "VxH") or size * least_stride(job, size, exec_t) * f.size(job.dst) <= GRF


def in_gen7(job, platform):
    """Neither quadwords nor halves; doubles only where their regions count doubles. In mul the word is src1."""
    types = {job.dst, *job.srcs}
    if types & {"q", "uq", "hf"} or ("df" in types and platform == 7) or job.op in ("smov", "csel", "madm"):
        return False
    if job.name == "immediate" and job.srcs[job.place] == "df":
        return False
    small = [f.size(t) < 4 for t in value_types(job)]
    return not (job.op == "mul" and small[0] and not small[-1])


def has_class(name, size, t):
    """Whether a source of the type can be of the class."""
    if name in rc.DIRECT:
        return bool(rc.direct(name, size, f.size(t)))
    if name == "Vx1":
        return 1 < size <= 16
    if name == "VxH":
        return 4 <= size <= 16
    return True


def sizes(job, exec_t):
    """ExecSizes that the types, the class and the destination's stride allow."""
    t = value_types(job)[job.place]
    found = []
    for n in (1, 2, 4, 8, 16, 32):
        stride = least_stride(job, n, exec_t)
        if n * widest(job) > 64 or stride > 4 or n * stride * f.size(job.dst) > 64 or not has_class(job.name, n, t):
            continue
        if n > 8 and {"f", "hf"} <= {job.dst, *job.srcs}:
            continue
        if job.name == "accumulator" and n != GRF // f.size(t):
            continue
        found.append(n)
    return found


def accumulates(job):
    """Explicit accumulators: one type, of those it has (Apollo Lake PRM, "Accumulator Channel Precision")."""
    return job.row.accwr and set(job.srcs) == {job.dst} and job.dst in ("w", "uw", "d", "ud", "f", "hf", "df") and not (
        job.op == "mul" and not f.is_float(job.dst))


def possible(job):
    """Raises Impossible where the class is none for the opcode or its types."""
    t = job.srcs[job.place]
    if t in ("v", "uv", "vf"):
        if job.name != "immediate":
            raise Impossible("packed vectors are immediates")
        return
    if {"v", "uv", "vf"} & set(job.srcs) and job.name == "immediate":
        raise Impossible("one immediate")
    if job.name == "immediate":
        if job.place != len(job.srcs) - 1:
            raise Impossible("the last source alone is an immediate")
        if t in ("b", "ub"):
            raise Impossible("no immediate bytes")
        if f.size(t) == 8 and len(job.srcs) > 1:
            raise Impossible("64 bits leave room for one source")
    if job.name in ("Vx1", "VxH", "accumulator") and job.place:
        raise Impossible("src0 alone")
    if job.name == "accumulator" and not accumulates(job):
        raise Impossible("not an accumulator's types")


# --- operands ---


def modifiers(job, q, n):
    """For source n."""
    t = value_types(job)[n]
    allowed = [(False, False)]
    if job.raw:
        return allowed[0]
    if "~" in job.row.mods:
        allowed.append((True, False))
    if "n" in job.row.mods and (f.is_float(t) or f.size(t) < 8) and widest(job) <= (8 if f.is_float(t) else 4):
        allowed += [(True, False)] + ([(False, True), (True, True)] if "a" in job.row.mods else [])
    return q.choose.take("modifier %d" % n, job, allowed)


def register_for(q, name):
    return q.rng.randrange(FIRST, INPUTS - 2)


def place_of(q, name, size, t):
    """A direct region and subregister of the class."""
    found = rc.direct(name, size, f.size(t))
    if not found:
        raise Impossible("no such region")
    return q.rng.choice(found)


def indirect_source(q, p, name, size, t):
    """Addresses are set so that no row crosses a register."""
    rng, b = q.rng, f.size(t)
    if name == "1x1":
        kind = rng.choice([n for n in rc.DIRECT if rc.direct(n, size, b)])
        region, sub = place_of(q, kind, size, t)
        at, index = register_for(q, name) * GRF + sub * b, rng.randrange(5 if q.old else 16)
        extra = rng.choice([0, 0, 32, -32, 96])
        if q.old:
            second = register_for(q, name) * GRF + sub * b
            p.run(Inst("mov", 1, Operand("a0", 0, index + 1, "uw"), [imm(second - extra, "uw")]))
        p.run(Inst("mov", 1, Operand("a0", 0, index, "uw"), [imm(at - extra, "uw")]))
        return grf(0, 0, t, region, indirect=(index, extra, False))
    width, h = 1, 0
    if name == "VxH":
        width, h = rng.choice([(w, s) for w in (2, 4, 8, 16) if not q.old or size // w <= 8
                               for s in (0, 1, 2, 4) if w <= size and
                               ((w - 1) * s + 1) * b <= GRF])
    rows, row_bytes, extra = size // width, ((width - 1) * h + 1) * b, rng.choice([0, 0, 32, -64])
    registers = 8 if q.old else 16
    first = rng.randrange(0, registers - rows + 1)
    addresses = [register_for(q, name) * GRF + rng.randrange(0, (GRF - row_bytes) // b + 1) * b - extra
                 for _ in range(registers)]
    p.set_addresses(addresses)
    return grf(0, 0, t, (0, width, h), indirect=(first, extra, True))


def immediate(q, job, t):
    if t in ("v", "uv", "vf"):
        return imm(q.rng.getrandbits(32), t)
    if job.op in ("shl", "shr", "asr"):
        return imm(q.rng.getrandbits(6), t)
    return imm(interesting(q.rng, t), t)


def fill_accumulator(q, t):
    lanes = GRF // f.size(t)
    return Inst("mov", lanes, Operand("acc", 0, 0, t), [grf(q.rng.randrange(FIRST, INPUTS), 0, t, (lanes, lanes, 1))])


def source(q, p, job, n, name, size):
    t = job.srcs[n]
    if name == "immediate":
        return immediate(q, job, t)
    if name == "accumulator":
        lanes = GRF // f.size(t)
        p.run(fill_accumulator(q, t))
        o = Operand("acc", 0, 0, t, (lanes, lanes, 1))
    elif name in rc.INDIRECT:
        o = indirect_source(q, p, name, size, t)
    else:
        region, sub = place_of(q, name, size, t)
        o = grf(register_for(q, name), sub, t, region)
    o.neg, o.abs = modifiers(job, q, n)
    return o


def other_class(q, job, n, size):
    """For the sources that the job says nothing about."""
    t = job.srcs[n]
    if t in ("v", "uv", "vf"):
        return "immediate"
    names = [c for c in rc.DIRECT + ("1x1",) if has_class(c, size, t)]
    if n == len(job.srcs) - 1 and t not in ("b", "ub") and f.size(t) < 8:
        names.append("immediate")
    if job.name in rc.INDIRECT:
        names.remove("1x1")  # one set of addresses
    return q.choose.take("source %d" % n, job, names)


# --- destination ---


def destination(q, p, job, size, exec_t, kinds):
    b, least = f.size(job.dst), least_stride(job, size, exec_t)
    form = q.choose.take("destination", job, kinds)
    if form == "none":
        return Operand("null", type=job.dst, hstride=least), form
    if form == "accumulator":
        return Operand("acc", 0, 0, job.dst), form
    strides = [s for s in (1, 2, 4) if s >= least and size * s * b <= 64]
    stride = least if form != "strided" else q.rng.choice([s for s in strides if s > least] or strides)
    n = 2 if size * stride * b > GRF else 1
    at = p.take(n)
    sub = 0
    if form == "offset" and n == 1:
        subs = subregisters(job, size, stride, least, exec_t)
        sub = q.rng.choice(subs[1:] or subs)
    o = grf(at, sub, job.dst, hstride=stride)
    if form == "indirect" and q.old:
        order = (at + 1, at) if n == 2 else (at, at)
        for index, register in zip((6, 7), order):
            p.run(Inst("mov", 1, Operand("a0", 0, index, "uw"), [imm(register * GRF + sub * b + 16, "uw")]))
        o = grf(0, 0, job.dst, hstride=stride, indirect=(6, -16, False))
    elif form == "indirect":
        p.run(Inst("mov", 1, Operand("a0", 0, 15, "uw"), [imm(at * GRF + sub * b + 16, "uw")]))
        o = grf(0, 0, job.dst, hstride=stride, indirect=(15, -16, False))
    o.registers, o.at = n, at
    return o, form


def subregisters(job, size, stride, least, exec_t):
    """Aligned to the execution type, or the element behind it where elements are bytes or words."""
    b = f.size(job.dst)
    step = max(least, f.size(exec_t) // b if size == 1 else 1, 1)
    last = GRF // b - (size - 1) * stride - 1
    relaxed = [0, 1] if step > 1 and b < 4 and f.size(exec_t) <= 4 else [0]
    return [s + r for s in range(0, last + 1, step) for r in relaxed if s + r <= last]


def destination_forms(job, size, cond):
    found = ["side by side", "strided", "offset", "indirect"]
    if job.name in rc.INDIRECT:
        found.remove("indirect")
    if {"v", "uv", "vf"} & set(job.srcs):  # 2.2.3: side by side
        found = ["side by side", "offset"]
    if cond and job.op not in ("sel", "csel"):
        found.append("none")
    if accumulates(job) and size == GRF // f.size(job.dst):
        found.append("accumulator")
    if job.name == "accumulator":  # its region is the destination's
        found = ["side by side", "accumulator"]
    return found


# --- what else the instruction carries ---


def conditions(job):
    row, wide = job.row, widest(job)
    if not row.cond:
        return [None]
    if job.op in ("cmp", "cmpn", "csel"):
        return CONDS
    if job.op == "mul" and not f.is_float(value_types(job)[0]) and max(f.size(t) for t in value_types(job)) >= 4:
        return [None]  # 6.43: flags are undefined
    if row.cond == "equality":
        return [None, "eq", "ne"]
    return [None] + CONDS if wide <= 8 else [None]


def saturations(job):
    ints = not f.is_float(value_types(job)[0])
    if job.raw or not job.row.sat or (ints and (widest(job) == 8 or (job.op == "mul" and widest(job) >= 4))):
        return [False]
    return [False, True]


def channels(q, job, size):
    starts = [c for c in range(0, 32, 4 if size <= 4 else max(size, 8)) if c + size <= 32]
    return q.choose.take("channels", job, starts)


def predicate(q, job, chan, size, wanted):
    mode = q.choose.take("predicate", job, PREDICATES) if wanted else None
    if not mode:
        return None
    sub = q.rng.choice([0, 1]) if chan + size <= 16 and "32" not in mode else 0
    return 0 if mode.endswith("v") else q.rng.choice([0, 1]), sub, mode, q.rng.random() < 0.5


def settings(q, job, size, inst):
    """Channels, predicate, condition, saturation."""
    inst.chan = channels(q, job, size)
    inst.nomask = q.choose.take("mask", job, [True, False])
    cond = q.choose.take("condition", job, [None] if q.old and size == 32 else conditions(job))
    select = job.op == "sel"
    wanted = job.row.pred and (not cond if select else q.choose.take("predicated", job, [True, False]))
    inst.pred = predicate(q, job, inst.chan, size, wanted)
    if cond:
        sub = q.rng.choice([0, 1]) if inst.chan + size <= 16 else 0
        inst.cond = (cond,) + (inst.pred[:2] if inst.pred else (q.rng.choice([0, 1]), sub))
    inst.sat = q.choose.take("saturation", job, saturations(job))
    return cond


def same_pair(inst):
    """A condition is written to the flag that the predicate names."""
    return inst.pred and inst.cond and inst.pred[2].endswith("v")


def elementwise(q, job):
    """One vector of an instruction of one or two sources in Align1 mode."""
    possible(job)
    job.raw = job.op == "mov" and job.srcs[0] == job.dst and q.choose.take("raw", job, [True, False])
    choice = [n for n in sizes(job, executes_in(job)) if not q.old or fits_gen7(job, n, executes_in(job))]
    if not choice:
        raise Impossible("no ExecSize fits")
    size = q.choose.take("ExecSize", job, choice)
    p = q.program(job, mask=q.choose.take("dispatch", job, MASKS), mode=MODE,
                  platform=q.choose.take("platform", job, q.platforms((job.dst,) + tuple(job.srcs))))
    inst = Inst(job.op, size, None, [])
    cond = settings(q, job, size, inst)
    names = [job.name if n == job.place else other_class(q, job, n, size) for n in range(len(job.srcs))]
    inst.src = [source(q, p, job, n, name, size) for n, name in enumerate(names)]
    exec_t = executes_in(job, inst.src)
    inst.dst, form = destination(q, p, job, size, exec_t, destination_forms(job, size, cond))
    if inst.pred or inst.cond:
        p.set_flags(flag_bits(q.rng), flag_bits(q.rng))
    if form == "accumulator" and job.name != "accumulator":
        inst.chan = 0
        p.run(fill_accumulator(q, job.dst))
    if hasattr(inst.dst, "at") and f.is_float(job.dst) and not is_raw(job, inst):
        p.tag(inst.dst.at, inst.dst.registers, FLOAT_TAGS[job.dst])
    check_class(job, inst)
    finish(q, p, job, inst, form)


def is_raw(job, inst):
    return job.op in ("cmp", "cmpn") or job.raw


def finish(q, p, job, inst, form):
    p.run(inst)
    q.vectors += 1
    if inst.cond and job.op not in ("sel", "csel"):
        p.keep_flags()
    if form == "accumulator":
        p.keep_acc(job.dst)


def jobs_of(op):
    row = legal.ROWS[op]
    for dst, srcs in row.types:
        for place in range(len(srcs)):
            for name in rc.SOURCES if row.form == "any" else ():
                yield Job(op, dst, srcs, place, name)
            for form, name in forms.classes(row, dst, srcs, place):
                for fc in forms.functions(dst, srcs) if form == "math" else (None,):
                    yield Job(op, dst, srcs, place, name, form, fc)


def all_jobs():
    for op in legal.ROWS:
        yield from jobs_of(op)


def check_class(job, inst):
    """That the instruction is what its job says."""
    o = inst.src[job.place]
    assert (inst.op, inst.dst.type) == (job.op, job.dst) and [s.type for s in inst.src] == list(job.srcs)
    if job.name in rc.DIRECT:
        assert o.indirect is None and job.name in rc.classes_of(o.region, inst.size, f.size(o.type), o.sub)
    elif job.name in rc.INDIRECT:
        assert o.indirect[2] == (job.name != "1x1") and (job.name == "1x1" or
                                                         (job.name == "Vx1") == (o.region[1] == 1))
    else:
        assert o.file == {"immediate": "imm", "accumulator": "acc"}[job.name]


def whether(job):
    """Raises Impossible, or there is a vector for the job: what elementwise asks before it starts."""
    if job.form != "any":
        return
    possible(job)
    if not sizes(job, executes_in(job)):
        raise Impossible("no ExecSize")


def left_out_by_table(job):
    try:
        whether(job)
    except Impossible:
        return True
    return False


def build(q, job):
    forms.BUILD.get(job.form, elementwise)(q, job)


def walk(q, jobs, visit):
    left_out = collections.Counter()
    for job in jobs:
        try:
            visit(q, job)
        except Impossible as why:
            left_out[job.op, job.name, str(why)] += 1
            if not q.old and not left_out_by_table(job):
                raise SystemExit("%s: the table has it, and there is no vector: %s" % (job.key(), why))
    return left_out


def table(jobs):
    """Opcode by class: vectors of the whole product. False where types or a class have none without a reason."""
    counts, typed, reasons = collections.Counter(), collections.Counter(), {}
    for job in jobs:
        try:
            whether(job)
            counts[job.op, job.name] += 1
            typed[job.op, job.dst, job.srcs] += 1
        except Impossible as why:
            reasons.setdefault((job.op, job.name), set()).add(str(why))
            typed[job.op, job.dst, job.srcs] += 0
    names = list(dict.fromkeys(job.name for job in jobs))
    print("| opcode | types | " + " | ".join(names) + " |\n" + "|---" * (len(names) + 2) + "|")
    for op in dict.fromkeys(job.op for job in jobs):
        kinds = sum(1 for key in typed if key[0] == op)
        print("| `%s` | %d | %s |" % (op, kinds, " | ".join(str(counts[op, n] or "-") for n in names)))
    bad = ["%s %s %s has no vector" % key for key, n in typed.items() if not n]
    bad += ["%s: no ExecSize for %s" % (op, n) for (op, n), why in reasons.items() if "no ExecSize" in why]
    bad += ["%s is not walked" % op for op, row in legal.ROWS.items() if row.form in ("any",) + tuple(forms.BUILD) and not any(
        job.op == op for job in jobs)]
    print("\n%d vectors, %d legal combinations of opcode and types, %d without a vector" % (
        sum(counts.values()), len(typed), len(bad)))
    print("\n".join(bad[:20]))
    return not bad


def main():
    args = argparse.ArgumentParser(description=__doc__)
    args.add_argument("--every", type=int, default=1, help="of the product, every N-th vector")
    args.add_argument("--from", dest="first", type=int, default=0, help="beginning with this one; also the seed")
    args.add_argument("--only", default="", help="opcodes, separated by commas")
    args.add_argument("--form", default="", help="any, align16, ternary, acc, rows, math")
    args.add_argument("--gen7", type=int, choices=OLD, default=0, help="only Gen7: 7 for Ivy Bridge, 75 for Haswell")
    args.add_argument("--table", action="store_true", help="what the whole product has; nothing is written")
    args.add_argument("file", nargs="?")
    a = args.parse_args()
    jobs = [j for j in all_jobs() if (not a.only or j.op in a.only.split(",")) and a.form in ("", j.form)]
    if a.gen7:
        jobs = [j for j in jobs if in_gen7(j, a.gen7)]
    if a.table:
        return 0 if table(jobs) else 1
    q = Product(a.first)
    q.old = a.gen7
    walk(q, jobs[a.first % a.every::a.every], build)
    print("%d of %d jobs, %d vectors, %d programs" % (len(jobs[a.first % a.every::a.every]), len(jobs), q.vectors,
                                                      len(q.programs)))
    golden.write(a.file, q.states, q.programs)
    return 0


if __name__ == "__main__":
    sys.modules["product"] = sys.modules["__main__"]
    sys.exit(main())
