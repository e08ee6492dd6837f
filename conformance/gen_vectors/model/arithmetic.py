# SPDX-License-Identifier: MIT
"""IEEE arithmetic on exact values; results still to be rounded. Zeros and infinities by the tables of the
manual's chapter 6 (add, mul)."""
from fractions import Fraction

from formats import (DOWN, NAN, Special, inf, is_inf, is_nan, is_negative, is_zero, zero)


def exact(x):
    return Fraction(0) if is_zero(x) else x


def multiply(a, b):
    negative = is_negative(a) != is_negative(b)
    if is_nan(a) or is_nan(b):
        return NAN
    if is_inf(a) or is_inf(b):
        return NAN if is_zero(a) or is_zero(b) else inf(negative)
    if is_zero(a) or is_zero(b):
        return zero(negative)
    return a * b


def add(a, b, mode):
    if is_nan(a) or is_nan(b):
        return NAN
    if is_inf(a) and is_inf(b):
        return a if a.negative == b.negative else NAN
    if is_inf(a) or is_inf(b):
        return a if is_inf(a) else b
    if is_zero(a) and is_zero(b):
        return a if a.negative == b.negative else zero(mode == DOWN)
    total = exact(a) + exact(b)
    return zero(mode == DOWN) if total == 0 else total


def compare(a, b):
    """-1, 0, 1, or None: unordered."""
    if is_nan(a) or is_nan(b):
        return None

    def key(x):
        if is_inf(x):
            return (-1 if x.negative else 1, 0)
        return (0, exact(x) if isinstance(x, Special) else x)

    return (key(a) > key(b)) - (key(a) < key(b))


def floor(x):
    """To an integral value of the same sign of zero; infinities and NaNs stay."""
    if isinstance(x, Special):
        return x
    low = x.numerator // x.denominator
    return zero(x < 0) if low == 0 else Fraction(low)
