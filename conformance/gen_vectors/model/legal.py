# SPDX-License-Identifier: MIT
"""What the manual lets each instruction be: operand types, modifiers, saturation, conditions, predicates (Ivy Bridge
PRM, Volume 4 Part 3, the table on each page of chapter 6; quadwords and half floats as the Broadwell PRM, Volume 2a,
adds them; halves beside integers and floats from IGA's tables of Gen8 and Gen9, and what Intel's compiler emits beyond).
One row per opcode; product.py walks them, types.py has everything else refused."""
import itertools

import formats as f

SMALL = ("b", "ub", "w", "uw")
DWORDS = ("d", "ud")
QUADS = ("q", "uq")
INTS3 = SMALL + DWORDS
INTS = INTS3 + QUADS
FLOATS = ("f", "hf", "df")


def widest(types):
    return max(f.size(t) for t in types)


def convertible(s, d):
    """No mov converts these directly (Broadwell PRM, "mov - Move")."""
    pair = {s, d}
    return not ("df" in pair and pair & {"b", "ub", "hf"}) and not (pair & set(QUADS) and pair & {"b", "ub", "hf"})


def strides(types, d):
    """A destination's stride goes up to 4 elements: no byte from a quadword."""
    return widest(types) <= 4 * f.size(d)


def integers(sources, destinations=INTS, float_too=False):
    """Any integers from any integers; compilers put bytes and quadwords together where only mov may not."""
    for pair in sources:
        for d in destinations:
            if strides(pair, d):
                yield d, pair
        for d in ("f", "hf") if float_too and widest(pair) <= 4 else ():
            yield d, pair


def pairs(types, others=None):
    return [p for p in itertools.product(types, others or types)]


def alike(types, count, destinations=None):
    for t in types:
        yield (destinations or t), (t,) * count


def dwords(count):
    """The sources of one sign, the destination of any."""
    yield from ((d, (s,) * count) for s in DWORDS for d in DWORDS)


def mixed_halves(count):
    """HF and F in one instruction: F is what executes."""
    for s in itertools.product(("f", "hf"), repeat=count):
        for d in ("f", "hf"):
            if len({d, *s}) == 2:
                yield d, s


def vectors(op_types):
    """Packed immediates want a destination of their own element type (2.2.3 to 2.2.5); compilers have dwords too."""
    for s in op_types:
        if s in ("w", "uw", "d", "ud"):
            yield from ((d, (s, v)) for d in ("w", "uw") + DWORDS for v in ("v", "uv"))
        if s == "f":
            yield s, (s, "vf")


def types_mov():
    for s in INTS + FLOATS:
        for d in INTS + FLOATS:
            if convertible(s, d) and strides((s,), d):
                yield d, (s,)
    yield from ((d, (v,)) for d in ("w", "uw") + DWORDS for v in ("v", "uv"))
    yield "f", ("vf",)


def types_add():
    yield from integers(pairs(INTS), float_too=True)
    yield from alike(FLOATS, 2)
    yield from mixed_halves(2)
    yield from vectors(("w", "uw") + DWORDS + ("f",))


def types_mul():
    """6.43, and 32 x 32 bits (Broadwell PRM): the product of dwords goes to quadwords too; compilers cut it to words."""
    for p in pairs(INTS3):
        small = widest(p) < 4
        for d in INTS3 if small else INTS:
            yield d, p
        if small:
            yield "f", p
    yield from alike(FLOATS, 2)
    yield from mixed_halves(2)
    yield from vectors(("w", "uw", "f"))
    yield from ((d, s) for d, s in vectors(DWORDS) if d in DWORDS)


def types_avg():
    yield from integers(pairs(INTS3), INTS3)


def types_logic():
    yield from integers(pairs(INTS))
    yield from vectors(("w", "uw") + DWORDS)


def types_compare():
    """The result is all ones or zeros of any width that its stride can have."""
    yield from integers(pairs(INTS), float_too=True)
    yield from alike(FLOATS, 2)
    yield from mixed_halves(2)
    yield from vectors(("w", "uw") + DWORDS + ("f",))


def types_select():
    yield from integers(pairs(INTS))
    yield from alike(FLOATS, 2)
    yield from mixed_halves(2)
    yield from vectors(("w", "uw") + DWORDS + ("f",))


def types_shift(values):
    def types():
        yield from integers(pairs(values, INTS))
        yield from vectors([t for t in ("w", "uw") + DWORDS if t in values])
    return types


def types_mac():
    yield from integers(pairs(SMALL), INTS3)
    yield from alike(FLOATS, 2)
    yield from mixed_halves(2)


def types_math():
    """One source, two, integers."""
    for count in (1, 2):
        yield from alike(("f", "hf"), count)
        yield from mixed_halves(count)
    yield from ((d, (s, s)) for d in DWORDS for s in DWORDS)


def types_smov():
    types = ("uw", "w", "ud", "d", "hf", "f") + QUADS + ("df",)
    for s in types:
        for d in types:
            if convertible(s, d):
                yield from ((d, (s, m)) for m in ("uw", "w", "ud", "d"))


def fixed(*rows):
    return lambda: iter(rows)


class Row:
    """mods: source modifiers (na: negate and absolute, ~: complement). cond: all, equality or none."""

    def __init__(self, types, mods="", sat=False, cond=None, pred=True, form="any", accwr=False):
        self.types, self.mods, self.sat, self.cond, self.pred = list(types()), mods, sat, cond, pred
        self.form, self.accwr = form, accwr


NUMERIC = {"mods": "na", "sat": True, "cond": "all"}
LOGICAL = {"mods": "~", "cond": "equality"}
SINGLE = fixed(("f", ("f",)), ("hf", ("hf",)), ("f", ("hf",)), ("hf", ("f",)))
DOTTED = fixed(("f", ("f", "f")))

ROWS = {
    "mov": Row(types_mov, accwr=True, **NUMERIC),
    "sel": Row(types_select, mods="na", sat=True, cond="select"),
    "movi": Row(lambda: alike(INTS3 + ("f",), 1), mods="na", form="movi"),
    "not": Row(lambda: integers([(t,) for t in INTS]), **LOGICAL),
    "and": Row(types_logic, **LOGICAL),
    "or": Row(types_logic, **LOGICAL),
    "xor": Row(types_logic, **LOGICAL),
    "shr": Row(types_shift(("ub", "uw", "ud", "uq")), cond="all"),
    "shl": Row(types_shift(INTS), cond="all"),
    "asr": Row(types_shift(INTS), cond="all"),
    "smov": Row(types_smov, form="scattered"),
    "cmp": Row(types_compare, mods="na", cond="all"),
    "cmpn": Row(types_compare, mods="na", cond="all"),
    "csel": Row(fixed(("f", ("f", "f", "f"))), mods="na", sat=True, cond="all", pred=False, form="ternary"),
    "bfrev": Row(lambda: dwords(1)),
    "bfe": Row(lambda: dwords(3), form="ternary"),
    "bfi1": Row(lambda: dwords(2)),
    "bfi2": Row(lambda: dwords(3), form="ternary"),
    "math": Row(types_math, form="math"),
    "add": Row(types_add, accwr=True, **NUMERIC),
    "mul": Row(types_mul, accwr=True, **NUMERIC),
    "avg": Row(types_avg, mods="na", cond="all"),
    "frc": Row(SINGLE, mods="na", cond="all"),
    "rndu": Row(SINGLE, **NUMERIC),
    "rndd": Row(SINGLE, **NUMERIC),
    "rnde": Row(SINGLE, **NUMERIC),
    "rndz": Row(SINGLE, **NUMERIC),
    "mac": Row(types_mac, mods="na", cond="all", form="acc"),
    "mach": Row(lambda: ((d, p) for p in pairs(DWORDS) for d in DWORDS), form="acc"),
    "lzd": Row(lambda: ((d, (t,)) for t in DWORDS for d in DWORDS), cond="all"),
    "fbh": Row(lambda: ((d, (t,)) for t in DWORDS for d in DWORDS)),
    "fbl": Row(lambda: ((d, (t,)) for t in ("ud", "uw") for d in DWORDS)),
    "cbit": Row(lambda: ((d, (t,)) for t in ("ub", "uw", "ud") for d in DWORDS)),
    "addc": Row(fixed(("ud", ("ud", "ud"))), cond="all", form="acc"),
    "subb": Row(fixed(("ud", ("ud", "ud"))), cond="all", form="acc"),
    "sad2": Row(lambda: ((d, p) for p in pairs(("b", "ub")) for d in ("w", "uw")), form="pairs"),
    "sada2": Row(lambda: ((d, p) for p in pairs(("b", "ub")) for d in ("w", "uw")), form="pairs"),
    "dp4": Row(DOTTED, form="rows", **NUMERIC),
    "dph": Row(DOTTED, form="rows", **NUMERIC),
    "dp3": Row(DOTTED, form="rows", **NUMERIC),
    "dp2": Row(DOTTED, form="rows", **NUMERIC),
    "line": Row(DOTTED, form="plane", **NUMERIC),
    "pln": Row(DOTTED, form="plane", **NUMERIC),
    "mad": Row(lambda: itertools.chain(alike(FLOATS, 3), mixed_halves(3)), form="ternary", **NUMERIC),
    "lrp": Row(lambda: alike(("f",), 3), mods="na", form="ternary", cond="all"),
    "madm": Row(lambda: alike(("f", "df"), 3), mods="n", form="macro"),
}
