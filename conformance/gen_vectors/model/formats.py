# SPDX-License-Identifier: MIT
"""Numbers as the manual has them (Ivy Bridge PRM, Volume 4 Part 3, 2.2 and 2.3): integers without bounds and
floating point values as exact fractions, rounded once."""
from fractions import Fraction

# name: (bytes, is float, is signed)
TYPES = {
    "ub": (1, False, False), "b": (1, False, True), "uw": (2, False, False), "w": (2, False, True),
    "ud": (4, False, False), "d": (4, False, True), "uq": (8, False, False), "q": (8, False, True),
    "hf": (2, True, True), "f": (4, True, True), "df": (8, True, True),
}
# name: (exponent bits, fraction bits)
FLOATS = {"hf": (5, 10), "f": (8, 23), "df": (11, 52)}
EVEN, UP, DOWN, ZERO = range(4)  # cr0.0 bits 5:4


class Special:
    """Infinities, NaN and signed zeros: what a Fraction cannot be. A NaN that was read keeps its bits for a raw move."""

    def __init__(self, kind, negative=False, raw=None):
        self.kind, self.negative, self.raw = kind, negative, raw


NAN = Special("nan")


def inf(negative):
    return Special("inf", negative)


def zero(negative):
    return Special("zero", negative)


def is_nan(x):
    return isinstance(x, Special) and x.kind == "nan"


def is_inf(x):
    return isinstance(x, Special) and x.kind == "inf"


def is_zero(x):
    return isinstance(x, Special) and x.kind == "zero"


def is_negative(x):
    return x.negative if isinstance(x, Special) else x < 0


def size(t):
    return TYPES[t][0]


def is_float(t):
    return TYPES[t][1]


def is_signed(t):
    return TYPES[t][2]


def limits(t):
    bits = 8 * size(t)
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if is_signed(t) else (0, (1 << bits) - 1)


def wrap(value, t):
    bits = 8 * size(t)
    value &= (1 << bits) - 1
    return value - (1 << bits) if is_signed(t) and value >> bits - 1 else value


def clamp(value, t):
    low, high = limits(t)
    return min(max(value, low), high)


def decode(bits, t):
    """Bits to a value: int, Fraction or Special."""
    if not is_float(t):
        return wrap(bits, t)
    ebits, fbits = FLOATS[t]
    negative = bool(bits >> (ebits + fbits) & 1)
    exponent, fraction = bits >> fbits & (1 << ebits) - 1, bits & (1 << fbits) - 1
    bias = (1 << ebits - 1) - 1
    if exponent == (1 << ebits) - 1:
        return Special("nan", negative, (t, bits & (1 << ebits + fbits + 1) - 1)) if fraction else inf(negative)
    if exponent == 0 and fraction == 0:
        return zero(negative)
    if exponent == 0:
        value = Fraction(fraction, 1 << fbits) * Fraction(2) ** (1 - bias)
    else:
        value = Fraction((1 << fbits) + fraction, 1 << fbits) * Fraction(2) ** (exponent - bias)
    return -value if negative else value


def encode_special(x, t):
    ebits, fbits = FLOATS[t]
    if x.raw and x.raw[0] == t:
        return x.raw[1]
    sign = int(x.negative) << (ebits + fbits)
    if x.kind == "zero":
        return sign
    if x.kind == "inf":
        return sign | ((1 << ebits) - 1) << fbits
    return ((1 << ebits + 1) - 1) << (fbits - 1)


def floor_log2(x):
    """Exponent of the leading bit of a positive fraction."""
    e = x.numerator.bit_length() - x.denominator.bit_length()
    return e if x >= Fraction(2) ** e else e - 1


def round_int(x, mode):
    """A fraction to an integer."""
    low = x.numerator // x.denominator
    rest = x - low
    if rest == 0:
        return low
    if mode == UP:
        return low + 1
    if mode == DOWN:
        return low
    if mode == ZERO:
        return low + 1 if x < 0 else low
    return low + 1 if rest > Fraction(1, 2) or (rest == Fraction(1, 2) and low & 1) else low


def round_to(x, t, mode, flush):
    """A value to a float format: the value it has there. flush: denormal results become zeros of their sign. Whether
    one is denormal is seen after rounding as if exponents had no end, as processors do that have both."""
    if isinstance(x, Special):
        return x
    if x == 0:
        return zero(False)
    ebits, fbits = FLOATS[t]
    bias = (1 << ebits - 1) - 1
    low = 1 - bias
    e = max(floor_log2(abs(x)), low)
    scale = Fraction(2) ** (e - fbits)
    r = round_int(x / scale, mode) * scale
    if abs(r) >= Fraction(2) ** (bias + 1):
        toward_zero = mode == ZERO or (mode == UP and x < 0) or (mode == DOWN and x > 0)
        largest = (2 - Fraction(1, 1 << fbits)) * Fraction(2) ** bias
        return (largest if x > 0 else -largest) if toward_zero else inf(x < 0)
    if r == 0:
        return zero(x < 0)
    scale = Fraction(2) ** (floor_log2(abs(x)) - fbits)
    if flush and abs(round_int(x / scale, mode) * scale) < Fraction(2) ** low:
        return zero(x < 0)
    return r


def encode(x, t):
    """A value that fits the type to bits."""
    if not is_float(t):
        return x & (1 << 8 * size(t)) - 1
    if isinstance(x, Special):
        return encode_special(x, t)
    ebits, fbits = FLOATS[t]
    bias = (1 << ebits - 1) - 1
    sign = int(x < 0) << (ebits + fbits)
    e = max(floor_log2(abs(x)), 1 - bias)
    mantissa = abs(x) / Fraction(2) ** (e - fbits)
    assert mantissa.denominator == 1 and mantissa < 2 << fbits
    mantissa = int(mantissa)
    if mantissa < 1 << fbits:
        return sign | mantissa
    return sign | (e + bias) << fbits | mantissa - (1 << fbits)


def is_denormal(x, t):
    if isinstance(x, Special) or not is_float(t):
        return False
    return abs(x) < Fraction(2) ** (2 - (1 << FLOATS[t][0] - 1))


def negate(x):
    if isinstance(x, Special):
        return Special(x.kind, not x.negative)
    return -x


def absolute(x):
    if isinstance(x, Special):
        return Special(x.kind, False)
    return abs(x)
