# SPDX-License-Identifier: MIT
"""The math instruction (Ivy Bridge PRM, Volume 4 Part 3, 6.41), to the nearest float of the exact value. What is
allowed to differ from that is the vectors' business."""
from decimal import Decimal, localcontext
from fractions import Fraction

import formats as f
from arithmetic import exact
from execute import exec_type, flushed, finish, set_flag, sources, store, to_type

DIGITS = 140


def decimal(x):
    return Decimal(x.numerator) / Decimal(x.denominator)


def pi():
    """Machin: 16 arctan(1/5) - 4 arctan(1/239)."""

    def arctan(n):
        total, power, k = Decimal(0), Decimal(1) / n, 0
        while abs(power) > Decimal(10) ** -(DIGITS + 5):
            total += power / (2 * k + 1) * (-1 if k & 1 else 1)
            power /= n * n
            k += 1
        return total

    return 16 * arctan(Decimal(5)) - 4 * arctan(Decimal(239))


def sine(x, shift):
    """sin(x + shift * pi / 2) by reduction to a small argument and the series."""
    with localcontext() as c:
        c.prec = DIGITS
        half = pi() / 2
        v = decimal(x)
        n = (v / half).to_integral_value()
        r = v - n * half
        quarter = (int(n) + shift) % 4
        if quarter & 1:
            term, total, k = Decimal(1), Decimal(1), 0
        else:
            term, total, k = r, r, 1
        while abs(term) > Decimal(10) ** -80:
            term *= -r * r / ((k + 1) * (k + 2))
            total += term
            k += 2
        return Fraction(-total if quarter >= 2 else total)


def log2(x):
    with localcontext() as c:
        c.prec = DIGITS
        return Fraction(decimal(x).ln() / Decimal(2).ln())


def exp2(x):
    """Beyond every format's range the size does not matter."""
    with localcontext() as c:
        c.prec = DIGITS
        x = max(min(x, Fraction(2000)), Fraction(-2000))
        if x.denominator == 1:
            return Fraction(2) ** int(x)
        return Fraction((decimal(x) * Decimal(2).ln()).exp())


def root(x):
    with localcontext() as c:
        c.prec = DIGITS
        return Fraction(decimal(x).sqrt())


def inverse(x):
    if f.is_nan(x):
        return x
    if f.is_zero(x):
        return f.inf(x.negative)
    return f.zero(x.negative) if f.is_inf(x) else 1 / x


def divide(a, b):
    negative = f.is_negative(a) != f.is_negative(b)
    if f.is_nan(a) or f.is_nan(b) or (f.is_inf(a) and f.is_inf(b)) or (f.is_zero(a) and f.is_zero(b)):
        return f.NAN
    if f.is_inf(a) or f.is_zero(b):
        return f.inf(negative)
    if f.is_zero(a) or f.is_inf(b):
        return f.zero(negative)
    return a / b


def square_root(x):
    if f.is_nan(x) or f.is_zero(x):
        return x
    if f.is_negative(x):
        return f.NAN
    return x if f.is_inf(x) else root(x)


def reverse_root(x):
    if f.is_zero(x):
        return f.inf(x.negative)
    r = square_root(x)
    return inverse(r)


def logarithm(x):
    if f.is_zero(x):
        return f.inf(True)
    if f.is_nan(x) or f.is_negative(x):
        return f.NAN
    if f.is_inf(x):
        return x
    return f.zero(False) if x == 1 else log2(x)


def exponential(x):
    if f.is_nan(x):
        return x
    if f.is_inf(x):
        return f.zero(False) if x.negative else x
    return exp2(exact(x))


def power(a, b):
    """exp2(b * log2 |a|), with what that gives for zeros and infinities: the table of 6.41.6."""
    from arithmetic import multiply
    e = logarithm(f.absolute(a))
    return exponential(multiply(b, e))


def trigonometric(x, shift):
    if f.is_nan(x) or f.is_inf(x):
        return f.NAN
    if f.is_zero(x) and shift == 0:
        return x
    return sine(exact(x), shift)


FUNCTIONS = {
    "inv": inverse, "log": logarithm, "exp": exponential, "sqt": square_root, "rsqt": reverse_root,
    "sin": lambda x: trigonometric(x, 0), "cos": lambda x: trigonometric(x, 1), "fdiv": divide, "pow": power,
    "invm": divide, "rsqtm": square_root,
}


def alternative_function(fc, s):
    """6.41.2 to 6.41.6, ALT mode: no logarithms and roots of negative numbers; what is raised to 0 is 1."""
    if fc in ("log", "sqt", "rsqt"):
        s = [f.absolute(s[0])]
    if fc == "pow" and f.is_zero(s[1]) and not f.is_nan(s[0]):
        return exact(Fraction(1))
    return FUNCTIONS[fc](*s)


def execute(m, inst, on):
    out = []
    for i in range(inst.size):
        s, types = sources(m, inst, i)
        t = exec_type(inst, types)
        s = [flushed(m, v, u, inst) for v, u in zip(s, types)]
        value = alternative_function(inst.fc, s) if m.alt() else FUNCTIONS[inst.fc](*s)
        r = to_type(m, value, t, m.flushes(t))
        out.append(finish(m, inst, r, t))
    for i, (r, before) in enumerate(out):
        if on[i]:
            store(m, inst, i, r, before)
            if inst.fc in ("invm", "rsqtm"):
                set_flag(m, inst, i, True)
