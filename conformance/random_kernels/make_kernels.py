#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""
Random OpenCL C whose result the language defines, so that every implementation has to agree on it.

    make_kernels.py SEED [--kernels N] [--integers] [--r600] [--more]

writes a program to standard output. --integers leaves floating point out, --r600 what LLVM's back end for Cayman cannot
do: calls, bytes and words in private memory, of which it loses some, and arrays, which it takes for vectors and then reads
elsewhere when they are indexed at run time beside others. --more adds half precision, more vectors of three, larger arrays,
sub-groups and images; device_code.cl says what these are where the device has no half precision or sub-groups, so
that the results are the same. Every kernel is

    __kernel void k0_1d(__global const ulong *in, __global ulong *out, __global uint *shared, uint u, int i)

and with --more may have more arguments: images of 16 by 16 texels, made by kernels_run.c. in[256] is random; work-item g of 256 (1d: groups of 64, 2d: 16 by 16 in groups of 8 by 8) writes what its variables
came to into out[16 g + 0 ... 15]; shared[16] takes atomic operations whose order does not matter.

What is left out, as the language does not define it: signed overflow, conversions that do not fit (other than _sat),
NaNs' bits, the sign of zeros, functions with a tolerance, barriers that not all reach, races.
"""
import argparse
import random
from pathlib import Path

UNSIGNED = {"char": "uchar", "short": "ushort", "int": "uint", "long": "ulong"}
SIGNED = {u: s for s, u in UNSIGNED.items()}
SIZE = {"char": 1, "uchar": 1, "short": 2, "ushort": 2, "int": 4, "uint": 4, "long": 8, "ulong": 8, "half": 2, "float": 4, "double": 8}
OF_FLOAT = {"half": "short", "float": "int", "double": "long"}
HEXDIGIT = "0123456789abcdef"
# libclc's mad_sat of longs, which ocloc uses too, is wrong for a product of zero and for sums that overflow; ocloc's
# add_sat of a long and a widened int does not saturate: not for longs.
PAIRS = ["hadd", "rhadd", "mul_hi", "rotate", "max", "min"]
FIXED = ("gid", "lid")  # say where to read and write
WIDTHS = [1] * 10 + [2, 2, 3, 4, 4, 8, 16]
MORE_WIDTHS = [1] * 9 + [2, 2, 3, 3, 3, 4, 4, 8, 16]
HALF_FROM = ("char", "uchar", "short", "ushort", "float")  # a float holds each of their values
IMAGES = ("__read_only image2d_t iu, __read_only image2d_t is, __read_only image2d_t ih, "
          "__write_only image2d_t ou, __write_only image2d_t os, __write_only image2d_t of")


def unsigned(base):
    return UNSIGNED.get(base, base)


def signed(base):
    return SIGNED.get(base, base)


def is_float(t):
    return t[0] in OF_FLOAT


def name(t):
    return t[0] if t[1] == 1 else f"{t[0]}{t[1]}"


def integer_of(t):
    """The signed integers of a type's shape, which comparisons of vectors give."""
    return (OF_FLOAT[t[0]] if is_float(t) else signed(t[0]), t[1])


class Function:
    """One being written: its variables, lines, and whether all work-items are at this place."""

    def __init__(self, maker, uniform):
        self.maker, self.rnd = maker, maker.rnd
        self.lines, self.depth = [], 1
        self.scopes = [[]]
        self.arrays = []
        self.uniform = uniform
        self.in_loop = 0

    # --- text ---

    def line(self, text):
        self.lines.append("    " * self.depth + text)

    def open(self, text):
        self.line(text + " {")
        self.depth += 1
        self.scopes.append([])

    def close(self):
        self.scopes.pop()
        self.depth -= 1
        self.line("}")

    # --- variables ---

    def variables(self, accept=lambda t: True):
        return [v for scope in self.scopes for v in scope if accept(v[1])]

    def declare(self, t, value):
        text = self.maker.fresh("v")
        self.line(f"{name(t)} {text} = {value};")
        self.scopes[-1].append((text, t))
        return text

    # --- expressions: each has exactly the type asked for ---

    def cast(self, t, text):
        return f"({name(t)})({text})"

    def literal(self, t):
        if t[0] == "half":
            parts = [f"(half)({self.rnd.randrange(-1024, 1024) / 16!r}f)" for _ in range(t[1])]
        elif is_float(t):
            suffix = "f" if t[0] == "float" else ""
            parts = [f"{self.rnd.randrange(-4096, 4096) / 64!r}{suffix}" for _ in range(t[1])]
        else:
            bits = 8 * SIZE[t[0]]
            pick = self.rnd.choice([0, 1, 2, 3, 7, 255, 1 << (bits - 1), (1 << bits) - 1, self.rnd.getrandbits(bits)])
            pick &= (1 << bits) - 1
            if t[0] in UNSIGNED:
                return self.cast(t, f"({t[0]})0x{pick:x}{'ul' if bits == 64 else 'u'}")
            return self.cast(t, f"0x{pick:x}{'ul' if bits == 64 else 'u'}")
        return self.cast(t, ", ".join(parts) if t[1] > 1 else parts[0])

    def leaf(self, t):
        same = self.variables(lambda u: u == t)
        if same and self.rnd.random() < 0.8:
            return self.rnd.choice(same)[0]
        if t[1] == 1:
            wider = self.variables(lambda u: u[0] == t[0] and u[1] > 1)
            if wider and self.rnd.random() < 0.5:
                v, u = self.rnd.choice(wider)
                return f"{v}.s{HEXDIGIT[self.rnd.randrange(u[1])]}"
        else:
            others = self.variables(lambda u: u[0] == t[0] and 1 < u[1] and u[1] != t[1])
            if others and self.rnd.random() < 0.6:
                v, u = self.rnd.choice(others)
                return f"{v}.s" + "".join(HEXDIGIT[self.rnd.randrange(u[1])] for _ in range(t[1]))
        return self.literal(t) if self.rnd.random() < 0.4 else self.converted(t, 0)

    def index(self, limit):
        """An unsigned value below a power of two."""
        return f"(({self.expression(('uint', 1), 1)}) & {limit - 1}u)"

    def condition(self, depth=1):
        t = self.maker.type(width=1)
        a, b = self.expression(t, depth), self.expression(t, depth)
        return f"({a}) {self.rnd.choice(['<', '<=', '>', '>=', '==', '!='])} ({b})"

    def expression(self, t, depth=3):
        if depth <= 0 or self.rnd.random() < 0.12:
            return self.leaf(t)
        if t[0] == "half":
            return self.half_expression(t, depth - 1)
        if self.maker.more and self.in_kernel() and t in (("uint", 4), ("int", 4), ("float", 4)) and self.rnd.random() < 0.4:
            return self.texel(t, depth - 1)
        return (self.float_expression if is_float(t) else self.integer_expression)(t, depth - 1)

    def in_kernel(self):
        return self.maker.in_kernel

    def texel(self, t, depth):
        """A texel of an image, also from beyond its edges where there is a sampler."""
        image, read = {"uint": ("iu", "read_imageui"), "int": ("is", "read_imagei"), "float": ("ih", "read_imagef")}[t[0]]
        self.maker.images = True
        x, y = self.index(32), self.index(32)
        kind = self.rnd.randrange(4)
        if kind == 0:
            return f"{read}({image}, (int2)({x} & 15u, {y} & 15u))"
        sampler = self.rnd.choice(["edge", "border"])
        if kind == 1:
            return f"{read}({image}, {sampler}, (float2)({x} - 7.75f, {y} - 7.5f))"
        if kind == 2:
            return f"{read}({image}, repeat, (float2)(({x} - 7.75f) / 16.0f, ({y} - 7.5f) / 16.0f))"
        return f"{read}({image}, {sampler}, (int2)((int){x} - 8, (int){y} - 8))"

    def half_expression(self, t, depth):
        """ROUNDED: where the device has no half precision, floats are rounded to halves. No division: it has a tolerance."""
        x = lambda u=t: self.expression(u, depth)
        made = {
            "arithmetic": lambda: f"ROUNDED(({x()}) {self.rnd.choice(['+', '-', '*'])} ({x()}))",
            "round": lambda: f"{self.rnd.choice(['floor', 'ceil', 'trunc', 'rint', 'round', 'fabs'])}({x()})",
            "fmin": lambda: f"{self.rnd.choice(['fmin', 'fmax'])}({x()}, {x()})",
            "negate": lambda: f"(-({x()}))",
            "convert": lambda: self.converted(t, depth),
            "memory": lambda: self.loaded(t),
        }
        if t[1] > 1:
            made["construct"] = lambda: self.construct(t, depth)
        else:
            made["ternary"] = lambda: f"(half)(({self.condition(depth)}) ? ({x()}) : ({x()}))"
        return made[self.rnd.choice(sorted(made))]()

    def converted(self, t, depth):
        """From any type of as many components."""
        u = self.maker.type(width=t[1])
        if t[0] == "half" and u[0] not in HALF_FROM:
            u = (self.rnd.choice(HALF_FROM), t[1])
        have = self.variables(lambda x: x[1] == t[1] and (t[0] != "half" or x[0] in HALF_FROM))
        if depth <= 0 and have:
            value, u = self.rnd.choice(have)
        elif depth <= 0:
            return self.literal(t)
        else:
            value = self.expression(u, depth)
        if u == t:
            return value
        if t[0] == "half":
            return f"ROUNDED(convert_{name(t)}({value}))"
        if is_float(t):
            rounding = self.rnd.choice(["", "_rte", "_rtz", "_rtp", "_rtn"])
            return f"convert_{name(t)}{rounding}({value})"
        if is_float(u):
            if t[0] not in UNSIGNED:  # ocloc forgets what negative constants become
                value = f"fabs({value})"
            # ocloc takes constants that are 2 to the bits of the integer (or one bit less) for undefined
            value = value if u[0] == "half" else f"({value}) * " + ("1.0000001f" if u[0] == "float" else "1.0000000000000002")
            return f"convert_{name(t)}_sat{self.rnd.choice(['', '_rte', '_rtz', '_rtp', '_rtn'])}({value})"
        return f"convert_{name(t)}{self.rnd.choice(['', '_sat'])}({value})"

    def modular(self, t, a, operator, b):
        """Signed types overflow in their unsigned ones."""
        if t[1] > 1:
            u = name((unsigned(t[0]), t[1]))
            return f"as_{name(t)}(as_{u}({a}) {operator} as_{u}({b}))"
        u = "ulong" if SIZE[t[0]] == 8 else "uint"
        return f"({t[0]})(({u})({a}) {operator} ({u})({b}))"

    def combined(self, t, x):
        """Bytes and words without what comes to 0 - x: ocloc widens x before it negates it, which -128 does not stand."""
        n = name(t)
        a, operator, b = x(), self.rnd.choice(["+", "-", "*"]), x()
        if SIZE[t[0]] < 4 and operator == "-":
            a = f"({n})(({a}) | ({n})(2))"
        if SIZE[t[0]] < 4 and operator == "*":
            b = f"({n})(({b}) & ({n})(63))"
        return self.modular(t, a, operator, b)

    def divided(self, t, x):
        """Never by 0, nor the least value by -1. Longs as ulongs: of widened ints ocloc forgets that they are signed."""
        n, one = name(t), f"({name(t)})(1)"
        a, operator, b = f"(({x()}) >> {one})", self.rnd.choice(["/", "%"]), f"(({x()}) | {one})"
        return self.modular(t, a, operator, b) if t[0] == "long" else f"({n})({a} {operator} {b})"

    def integer_expression(self, t, depth):
        x = lambda u=t: self.expression(u, depth)
        n = name(t)
        u = (unsigned(t[0]), t[1])
        s = (signed(t[0]), t[1])
        made = {
            "modular": lambda: self.combined(t, x),
            "bits": lambda: f"({n})(({x()}) {self.rnd.choice(['&', '|', '^'])} ({x()}))",
            "not": lambda: f"({n})(~({x()}))",
            "shl": lambda: self.modular(t, x(), "<<", f"({n})(({x()}) & ({n})({8 * SIZE[t[0]] - 1}))"),
            "shr": lambda: f"({n})(({x()}) >> ({n})(({x()}) & ({n})({8 * SIZE[t[0]] - 1})))",
            "div": lambda: self.divided(t, x),
            "builtin2": lambda: f"{self.rnd.choice(PAIRS if t[0] == 'long' else PAIRS + ['add_sat', 'sub_sat'])}({x()}, {x()})",
            "builtin1": lambda: f"{self.rnd.choice(['clz', 'popcount'])}({x()})",
            "mad_sat": lambda: f"mad_sat({x()}, {x()}, {x()})" if t[0] != "long" else x(),
            "bitselect": lambda: f"bitselect({x()}, {x()}, {x()})",
            "select": lambda: f"select({x()}, {x()}, {x(self.rnd.choice([u, s]))})",
            "convert": lambda: self.converted(t, depth),
        }
        if t[1] == 1:
            made["ternary"] = lambda: f"({n})(({self.condition(depth)}) ? ({x()}) : ({x()}))"
            made["compare"] = lambda: f"({n})({self.condition(depth)})"
            made["any"] = lambda: self.any_all(t, depth)
            made["memory"] = lambda: self.loaded(t)
        else:
            made["construct"] = lambda: self.construct(t, depth)
            made["memory"] = lambda: self.loaded(t)
            made["compare"] = lambda: self.compared(t, depth)
            if t[1] != 3:
                made["shuffle"] = lambda: self.shuffled(t, depth)
        if t[0] in UNSIGNED:
            made["as"] = lambda: f"as_{n}({x(u)})"
        else:
            # PoCL's are undone by its optimiser where the difference does not fit.
            made["abs"] = lambda: f"abs(({name(s)})(({x(s)}) >> ({name(s)})(1)))"
            made["abs_diff"] = lambda: self.difference(self.rnd.choice([u, s]), depth)
            made["as"] = lambda: f"as_{n}({x(s)})"
        if t[0] in ("int", "uint"):
            made["mul24"] = lambda: f"mul24(({x()}) & ({n})(0xfff), ({x()}) & ({n})(0xfff))"
        if SIZE[t[0]] > 1:
            halves = {"short": "char", "int": "short", "long": "int"}[s[0]]
            high = halves if t[0] == s[0] else unsigned(halves)
            made["upsample"] = lambda: f"upsample({x((high, t[1]))}, {x((unsigned(halves), t[1]))})"
        return made[self.rnd.choice(sorted(made))]()

    def float_expression(self, t, depth):
        x = lambda u=t: self.expression(u, depth)
        n, suffix = name(t), "f" if t[0] == "float" else ""
        half = f"({n})(0.5{suffix})"
        made = {
            "arithmetic": lambda: f"(({x()}) {self.rnd.choice(['+', '-', '*'])} ({x()}))",
            "divide": lambda: f"(({x()}) / (fabs({x()}) + {half}))",
            "fma": lambda: f"fma({x()}, {x()}, {x()})",
            "sqrt": lambda: f"sqrt(fabs({x()}))",
            "round": lambda: f"{self.rnd.choice(['floor', 'ceil', 'trunc', 'rint', 'round', 'fabs'])}({x()})",
            "fmin": lambda: f"{self.rnd.choice(['fmin', 'fmax'])}({x()}, {x()})",
            "negate": lambda: f"(-({x()}))",
            "convert": lambda: self.converted(t, depth),
            "ldexp": lambda: f"ldexp({x()}, ({name(('int', t[1]))})(({x(('int', t[1]))}) & ({name(('int', t[1]))})(31)))",
            "select": lambda: f"select({x()}, {x()}, {self.compared(integer_of(t), depth) if t[1] > 1 else f'({integer_of(t)[0]})({self.condition(depth)})'})",
            "memory": lambda: self.loaded(t),
            "copysign": lambda: f"copysign({x()}, convert_{n}(({x(integer_of(t))}) | ({name(integer_of(t))})(1)))",
        }
        if t[1] > 1:
            made["construct"] = lambda: self.construct(t, depth)
            if t[1] != 3:
                made["shuffle"] = lambda: self.shuffled(t, depth)
        return made[self.rnd.choice(sorted(made))]()

    def compared(self, t, depth):
        """Vectors: 0 or -1 in each component."""
        bases = [b for b in self.maker.bases if SIZE[b] == SIZE[t[0]] and b != "half"]
        u = (self.rnd.choice(bases), t[1])
        a, b = self.expression(u, depth), self.expression(u, depth)
        text = f"(({a}) {self.rnd.choice(['<', '<=', '>', '>=', '==', '!='])} ({b}))"
        return text if t[0] in UNSIGNED else f"as_{name(t)}{text}"

    def difference(self, t, depth):
        a, b = (f"({name(t)})(({self.expression(t, depth)}) >> ({name(t)})(1))" for _ in range(2))
        return f"abs_diff({a}, {b})"

    def any_all(self, t, depth):
        u = (self.rnd.choice([b for b in self.maker.bases if b in UNSIGNED]), self.maker.width(vector=True))
        return f"({t[0]}){self.rnd.choice(['any', 'all'])}({self.expression(u, depth)})"

    def construct(self, t, depth):
        parts, left = [], t[1]
        while left:
            w = self.rnd.choice([w for w in (1, 1, 2, 3, 4, 8) if w <= left and w < t[1]])
            parts.append(self.expression((t[0], w), depth - 1))
            left -= w
        return self.cast(t, ", ".join(parts))

    def shuffled(self, t, depth):
        mask = {1: "uchar", 2: "ushort", 4: "uint", 8: "ulong"}[SIZE[t[0]]]
        m = (self.rnd.choice([2, 4, 8, 16]))
        from_type = (t[0], m)
        mask_text = self.expression((mask, t[1]), depth) if self.rnd.random() < 0.5 else self.literal((mask, t[1]))
        if self.rnd.random() < 0.5:
            return f"shuffle({self.expression(from_type, depth)}, {mask_text})"
        return f"shuffle2({self.expression(from_type, depth)}, {self.expression(from_type, depth)}, {mask_text})"

    def loaded(self, t):
        """From the input (numbers are made of its bits), a private array or the constant table."""
        arrays = [a for a in self.arrays if a[1] == t]
        if arrays and self.rnd.random() < 0.7:
            text, _, count = self.rnd.choice(arrays)
            return f"{text}[{self.index(count)}]"
        if t[0] == "half" and self.rnd.random() < 0.5:
            vload = "vload_half" + (str(t[1]) if t[1] > 1 else "")
            return f"convert_{name(t)}({vload}({self.index(64)}, (__global const STORED_HALF *)in))"
        if is_float(t):
            return self.converted(t, 0)
        if t[0] == "uint" and t[1] == 1 and self.rnd.random() < 0.5:
            return f"table[{self.index(16)}]"
        count = 256 * 8 // (SIZE[t[0]] * 16)
        where = f"((__global const {t[0]} *)in)"
        if t[1] == 1:
            return f"{where}[{self.index(count)}]"
        return f"vload{t[1]}({self.index(count)}, {where})"

    # --- statements ---

    def statement(self, budget):
        kinds = ["declare"] * 5 + ["assign"] * 4 + ["component"] * 2 + ["array"] * 2 + ["if"] * 3 + ["for"] * 2 + ["switch", "while"]
        kinds += ["call"] * 2 + ["struct"] + ["atomic"] * 2
        if self.maker.r600:
            kinds = [kind for kind in kinds if kind != "array"]
        if self.in_loop:
            kinds += ["leave"]
        if self.uniform and self.depth == 1:
            kinds += ["exchange"] * 2
            if self.maker.more:
                kinds += ["sub_group"] * 2
        kind = self.rnd.choice(kinds)
        if budget <= 0 and kind in ("if", "for", "switch", "while"):
            kind = "declare"
        getattr(self, "make_" + kind)(budget - 1)

    def block(self, budget, uniform=False):
        was, self.uniform = self.uniform, uniform
        for _ in range(self.rnd.randrange(1, 4)):
            self.statement(budget)
        self.uniform = was

    def make_declare(self, _):
        t = self.maker.type()
        self.declare(t, self.expression(t))

    def make_assign(self, _):
        have = [v for v in self.variables() if v[0] not in FIXED]
        if have:
            v, t = self.rnd.choice(have)
            self.line(f"{v} = {self.expression(t)};")

    def make_component(self, _):
        have = self.variables(lambda t: t[1] > 1)
        if not have:
            return
        v, t = self.rnd.choice(have)
        w = self.rnd.choice([w for w in (1, 1, 2, 3, 4, 8) if w < t[1]])
        where = "".join(self.rnd.sample(HEXDIGIT[: t[1]], w))
        self.line(f"{v}.s{where} = {self.expression((t[0], w), 2)};")

    def make_array(self, _):
        if len(self.arrays) < 3 and self.depth == 1:
            t = self.maker.stored_type()
            count = self.rnd.choice([2, 4, 8, 16] + ([3 * 16, 64] if self.maker.more else []))
            text = self.maker.fresh("a")
            self.line(f"{name(t)} {text}[{count}];")
            self.line(f"for (uint x = 0; x < {count}; x++)")
            seed = self.expression(t, 2)
            step = f"({name(t)})(x)"
            self.line(f"    {text}[x] = " + (f"ROUNDED(({seed}) + {step})" if t[0] == "half" else f"({seed}) + {step}" if is_float(t) else self.modular(t, seed, "+", step)) + ";")
            self.arrays.append((text, t, count))
        elif self.arrays:
            text, t, count = self.rnd.choice(self.arrays)
            self.line(f"{text}[{self.index(count)}] = {self.expression(t, 2)};")

    def make_if(self, budget):
        self.open(f"if ({self.condition(2)})")
        self.block(budget)
        self.close()
        if self.rnd.random() < 0.5:
            self.open("else")
            self.block(budget)
            self.close()

    def make_for(self, budget):
        i = self.maker.fresh("i")
        limit = self.rnd.choice([f"{self.rnd.randrange(1, 6)}", self.index(8)])
        self.line(f"const uint n{i} = {limit};")
        self.open(f"for (uint {i} = 0; {i} < n{i}; {i}++)")
        self.declare(("uint", 1), i)
        self.in_loop += 1
        self.block(budget)
        self.in_loop -= 1
        self.close()

    def make_while(self, budget):
        i = self.maker.fresh("w")
        self.line(f"uint {i} = {self.index(8)};")
        do = self.rnd.random() < 0.4
        self.open("do" if do else f"while ({i} > 0 && ({self.condition(1)}))")
        self.line(f"{i} -= {i} > 0;")
        self.in_loop += 1
        self.block(budget)
        self.in_loop -= 1
        self.close()
        if do:
            self.lines[-1] += f" while ({i} > 0);"

    def make_switch(self, budget):
        self.open(f"switch ({self.index(4)})")
        loops, self.in_loop = self.in_loop, 0
        for value in self.rnd.sample(range(4), self.rnd.randrange(1, 4)):
            self.open(f"case {value}:")
            self.block(budget)
            self.close()
            if self.rnd.random() < 0.7:
                self.line("break;")
        if self.rnd.random() < 0.5:
            self.open("default:")
            self.block(budget)
            self.close()
        self.in_loop = loops
        self.close()

    def make_leave(self, _):
        self.line(f"if ({self.condition(1)})")
        self.line(f"    {self.rnd.choice(['break', 'continue'])};")

    def make_call(self, _):
        if not self.maker.functions:
            return self.make_declare(0)
        function, result, arguments = self.rnd.choice(self.maker.functions)
        pointed = self.declare(arguments[-1], self.expression(arguments[-1], 1))
        values = [self.expression(a, 2) for a in arguments[:-1]] + ["&" + pointed]
        self.declare(result, f"{function}({', '.join(values)}, in)")

    def make_struct(self, _):
        record, fields = self.maker.record
        text = self.maker.fresh("r")
        self.line(f"struct {record} {text}[2];")
        for k in range(2):
            for field, t in fields:
                self.line(f"{text}[{k}].{field} = {self.expression(t, 1)};")
        self.line(f"{text}[{self.index(2)}] = turn_{record}({text}[{self.index(2)}], &{text}[{self.index(2)}]);")
        for field, t in self.rnd.sample(fields, 2):
            self.declare(t, f"{text}[{self.index(2)}].{field}")

    def make_atomic(self, _):
        if not self.maker.in_kernel:
            return
        operation, slot = self.rnd.choice([("add", 0), ("sub", 0), ("xor", 4), ("or", 6), ("and", 8), ("min", 10), ("max", 12)])
        slot = f"{slot}u + (({self.expression(('uint', 1), 1)}) & {3 if operation in ('add', 'sub') else 1}u)"
        memory = self.rnd.choice(["shared", "group"])
        self.line(f"atomic_{operation}(&{memory}[{slot}], {self.expression(('uint', 1), 2)});")

    def make_sub_group(self, _):
        """What comes out does not depend on how large a sub-group is."""
        base = self.rnd.choice(["int", "uint", "long", "ulong", "float", "double", "short", "uchar", "half"])
        kind = self.rnd.choice(["SHUFFLED", "SHUFFLED", "TWICE", "SCANNED", "BROADCAST", "BLOCK", "REDUCED"])
        if kind == "BROADCAST":
            self.declare(("uint", 1), f"BROADCAST((uint)in[{self.rnd.randrange(256)}], {self.rnd.randrange(8)})")
        elif kind == "BLOCK":
            self.declare(("uint", 1), f"BLOCK((__global const uint *)in + {self.rnd.randrange(64) * 4})")
        elif kind == "REDUCED":
            slot, operation = self.rnd.choice([(0, "add"), (10, "min"), (12, "max")])
            self.line(f"REDUCED({operation}, &group[{slot}], {self.expression(('uint', 1), 2)});")
        elif kind == "SCANNED":
            # Not ulong: ocloc's code for Broxton writes beyond its temporaries (docs/programs.md).
            self.declare(("uint", 1), f"SCANNED({self.expression(('uint', 1), 2)})")
        else:
            width = self.rnd.choice([1, 1, 2, 3, 4]) if base in ("int", "uint", "float") and kind == "SHUFFLED" else 1
            t = (base, width)
            self.declare(t, f"{kind}({self.expression(t, 2)})")

    def make_exchange(self, _):
        t = self.maker.type()
        text = self.maker.fresh("x")
        self.maker.locals.append(f"__local {name(t)} {text}[64];")
        self.line(f"{text}[lid] = {self.expression(t, 2)};")
        self.line("barrier(CLK_LOCAL_MEM_FENCE);")
        self.declare(t, f"{text}[(lid * {self.rnd.choice([1, 3, 5, 17])}u + {self.rnd.randrange(64)}u) & 63u]")
        self.line("barrier(CLK_LOCAL_MEM_FENCE);")


class Maker:
    def __init__(self, options):
        self.rnd = random.Random(options.seed)
        self.r600, self.more = options.r600, options.more
        self.bases = ["char", "uchar", "short", "ushort", "int", "int", "uint", "uint"]
        self.bases += ["long", "ulong"]
        self.bases += [] if options.integers else ["float", "float", "float", "double"]
        if self.more:
            self.bases += ["half", "half", "half", "double", "double"]
        self.count = 0
        self.images = False
        self.functions = []
        self.in_kernel = False
        self.locals = []
        self.record = None
        self.kernels = options.kernels

    def fresh(self, letter):
        self.count += 1
        return f"{letter}{self.count}"

    def width(self, vector=False):
        return self.rnd.choice([w for w in (MORE_WIDTHS if self.more else WIDTHS) if w > 1 or not vector])

    def type(self, width=None):
        return (self.rnd.choice(self.bases), width or self.width())

    def stored_type(self):
        t = self.type(width=self.rnd.choice([1, 1, 2, 3, 3, 4, 8] if self.more else [1, 1, 2, 4]))
        return t if SIZE[t[0]] >= 4 or not self.r600 else ("uint", t[1])

    def fold(self, text, t):
        """One ulong of a value."""
        parts = [f"{text}.s{HEXDIGIT[k]}" if t[1] > 1 else text for k in range(t[1])]
        bits = {"half": "half_bits({})", "float": "float_bits({})", "double": "double_bits({})"}.get(t[0], "(ulong)({})")
        return " ^ ".join(f"{bits.format(p)} * {2 * k + 1}ul" for k, p in enumerate(parts))

    def make_record(self):
        record = self.fresh("s")
        fields = [(f"f{k}", self.stored_type()) for k in range(self.rnd.randrange(3, 7))]
        self.record = (record, fields)
        print(f"struct {record} {{")
        for field, t in fields:
            print(f"    {name(t)} {field};")
        print("};\n")
        field, t = self.rnd.choice(fields)
        changed = f"ROUNDED(r.{field} + other->{field})" if t[0] == "half" else f"r.{field} + other->{field}" if is_float(t) else Function(self, False).modular(t, f"r.{field}", "+", f"other->{field}")
        print(f"struct {record} turn_{record}(struct {record} r, struct {record} *other)\n{{")
        print(f"    r.{field} = {changed};\n    other->{field} = r.{field};\n    return r;\n}}\n")

    def make_function(self):
        result = self.type()
        arguments = [self.type() for _ in range(self.rnd.randrange(1, 4))] + [self.type()]
        text = self.fresh("f")
        names = [self.fresh("p") for _ in arguments]
        f = Function(self, False)
        f.scopes[0] = list(zip(names[:-1], arguments[:-1])) + [(f"(*{names[-1]})", arguments[-1])]
        f.block(1)
        f.line(f"*{names[-1]} = {f.expression(arguments[-1], 2)};")
        f.line(f"return {f.expression(result, 2)};")
        parameters = [f"{name(t)} {n}" for n, t in zip(names[:-1], arguments[:-1])]
        parameters += [f"{name(arguments[-1])} *{names[-1]}", "__global const ulong *in"]
        inline = "" if self.r600 else self.rnd.choice(["", "__attribute__((noinline)) "])
        print(f"{inline}{name(result)} {text}({', '.join(parameters)})\n{{")
        print("\n".join(f.lines) + "\n}\n")
        self.functions.append((text, result, arguments))

    def make_kernel(self, number):
        two = self.rnd.random() < 0.4
        f = Function(self, True)
        self.in_kernel, self.images, self.locals = True, False, ["__local uint group[16];"]
        f.scopes[0] = [("u", ("uint", 1)), ("i", ("int", 1)), ("gid", ("uint", 1)), ("lid", ("uint", 1)), ("own", ("ulong", 1))]
        for _ in range(self.rnd.randrange(6, 14)):
            f.statement(2)
        if self.images:
            self.write_images(f)
        kept = f.scopes[0][4:][-14:]
        print(f"__kernel void k{number}_{2 if two else 1}d(__global const ulong *in, __global ulong *out, "
              "__global uint *shared, uint u, int i" + (",\n" + " " * 8 + IMAGES if self.images else "") + ")\n{")
        if two:
            print("    uint gid = (uint)(get_global_id(1) * 16 + get_global_id(0)), "
                  "lid = (uint)(get_local_id(1) * 8 + get_local_id(0));")
        else:
            print("    uint gid = (uint)get_global_id(0), lid = (uint)get_local_id(0);")
        print("    ulong own = in[gid];")
        print("\n".join("    " + text for text in self.locals))
        print("    if (lid < 16)\n        group[lid] = lid * 77u;\n    barrier(CLK_LOCAL_MEM_FENCE);")
        print("\n".join(f.lines))
        print("    barrier(CLK_LOCAL_MEM_FENCE);")
        for k, (text, t) in enumerate(kept):
            print(f"    out[gid * 16 + {k}] = {self.fold(text, t)};")
        print("    out[gid * 16 + 15] = group[lid & 15];\n}\n")
        self.in_kernel = False

    def write_images(self, f):
        """Floats that are neither NaN nor denormal: their bits are not defined."""
        at = "(int2)(gid & 15u, gid >> 4)"
        f.line(f"write_imageui(ou, {at}, {f.expression(('uint', 4), 2)});")
        f.line(f"write_imagei(os, {at}, {f.expression(('int', 4), 2)});")
        bits = f"(({f.expression(('uint', 4), 2)}) & 0xbfffffffu) | 0x20000000u"
        f.line(f"write_imagef(of, {at}, as_float4({bits}));")

    def program(self):
        print("#pragma OPENCL FP_CONTRACT OFF\n")
        if "double" in self.bases:
            print("#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n")
            print("ulong double_bits(double x)\n{\n    return isnan(x) ? 1ul : x == 0.0 ? 0ul : as_ulong(x);\n}\n")
            print("ulong float_bits(float x)\n{\n    return isnan(x) ? 1ul : x == 0.0f ? 0ul : as_uint(x);\n}\n")
        if self.more:
            print(Path(__file__).with_name("device_code.cl").read_text())
        values = ", ".join(f"0x{self.rnd.getrandbits(32):x}u" for _ in range(16))
        print(f"__constant uint table[16] = {{{values}}};\n")
        self.make_record()
        for _ in range(self.rnd.randrange(1, 4)):
            self.make_function()
        for k in range(self.kernels):
            self.make_kernel(k)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("seed", type=int)
    parser.add_argument("--kernels", type=int, default=8)
    parser.add_argument("--integers", action="store_true")
    parser.add_argument("--r600", action="store_true")
    parser.add_argument("--more", action="store_true")
    Maker(parser.parse_args()).program()


if __name__ == "__main__":
    main()
