#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes kernels/sweep_rows.h: which conversions the sweep prints. Every type with every letter, as a scalar and as a vector of
every length, each once; flags, width, precision and the place of the value come from a generator with a fixed seed."""
import random

INTEGERS = ["char", "uchar", "short", "ushort", "int", "uint", "long", "ulong"]
FLOATS = ["half", "float", "double"]
VALUES = 64
# What C defines for the letter; more flags are undefined.
FLAGS = {letter: "-0" + more for letters, more in [("di", "+ "), ("u", ""), ("oxX", "#"), ("fFeEgGaA", "+ #"), ("cs", "-")]
         for letter in letters}
FLAGS["c"] = FLAGS["s"] = "-"
WIDTHS = ["", "", "1", "5", "8", "12", "24", "40"]
PRECISIONS = ["", "", ".", ".0", ".1", ".3", ".7", ".12"]


def shape(letter):
    flags = [f for f in FLAGS[letter] if random.random() < 0.4]
    random.shuffle(flags)
    precision = "" if letter == "c" else random.choice(PRECISIONS)
    return "".join(flags) + random.choice(WIDTHS) + precision


def rows(type_, letters):
    for letter in letters:
        yield f'SCALAR({type_}, {random.randrange(VALUES)}, "{shape(letter)}", "{letter}")'
        for n in 2, 3, 4, 8, 16:
            yield f'VECTOR({type_}, {n}, {random.randrange(VALUES - n + 1)}, "{shape(letter)}", "{letter}")'


def texts():
    for text in "", "a", "some words", "percent % and %d", "\\t\\\"quoted\\\" back\\\\slash":
        for _ in range(3):
            yield f'TEXT("{shape("s")}", "{text}")'
    for _ in range(8):
        yield f'LETTER({random.randrange(VALUES)}, "{shape("c")}")'


def define(name, lines):
    lines = list(lines)
    print(f"#define {name}(SCALAR, VECTOR, TEXT, LETTER)", *lines, sep=" \\\n    ")
    print()


random.seed(20)
print("/* SPDX-License-Identifier: MIT */\n/* By sweep_rows.py. */\n/* clang-format off */")
for name in INTEGERS:
    define(f"ROWS_{name}", rows(name, "diuoxX"))
for name in FLOATS:
    define(f"ROWS_{name}", rows(name, "fFeEgGaA"))
define("ROWS_text", texts())
