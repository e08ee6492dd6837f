# SPDX-License-Identifier: MIT
"""The classes of source regions and of destinations that the product of vectors walks, and the regions each has
(Apollo Lake PRM, Volume 6, "Register Region Restrictions")."""
import functools

from families import REGIONS, crosses, legal_region
from machine import GRF

# Direct regions; then what takes more than registers.
DIRECT = ("scalar", "packed", "offset", "stride2", "stride4", "vertical", "rows again", "elements again", "overlap",
          "gaps", "two registers")
INDIRECT = ("1x1", "Vx1", "VxH")
SOURCES = DIRECT + INDIRECT + ("immediate", "accumulator")
SWIZZLED = ("swizzle", "one row")
DESTINATIONS = ("side by side", "strided", "offset", "indirect", "none", "accumulator")


def uniform_stride(region, size):
    """The one distance of neighbouring channels, or None."""
    v, w, h = region
    at = [i // w * v + i % w * h for i in range(size)]
    steps = {b - a for a, b in zip(at, at[1:])}
    return steps.pop() if len(steps) == 1 else None


def spans_two(region, size, bytes_, sub):
    v, w, h = region
    return (sub + (size // w - 1) * v + (w - 1) * h) * bytes_ >= GRF


def classes_of(region, size, bytes_, sub):
    """Every class the region belongs to."""
    v, w, h = region
    if size == 1 or (v, h) == (0, 0):
        return ["scalar"]
    step = uniform_stride(region, size)
    found = ["two registers"] if spans_two(region, size, bytes_, sub) else []
    if step == 1:
        found.append("offset" if sub else "packed")
    elif step in (2, 4):
        found.append("stride%d" % step)
    if w == 1:
        found.append("vertical")
    elif v == 0:
        found.append("rows again")
    elif h == 0:
        found.append("elements again")
    elif v < w * h and w < size:
        found.append("overlap")
    elif v > w * h and w < size:
        found.append("gaps")
    return found


@functools.lru_cache(None)
def direct(name, size, bytes_):
    """(region, subregister) pairs of a class."""
    t = {1: "ub", 2: "uw", 4: "ud", 8: "uq"}[bytes_]
    return tuple((r, s) for r in REGIONS if legal_region(r, size, t) for s in range(GRF // bytes_)
                 if not crosses(r, size, t, s) and name in classes_of(r, size, bytes_, s))
