# SPDX-License-Identifier: MIT
"""Messages to images as the manual tells them (Gen8 and Gen9 PRM, Volume 7, "Shared Functions": typed surface and media
block messages of the data port; Apollo Lake PRM, Volume 6, "3D Sampler"; OpenCL C 3.0, 8 for formats, address modes and
filters), lane by lane, with exact fractions. Nothing here is the emulator's.

What the manual leaves open and the emulator decides: lanes act in ascending order; reads outside an image give the border
colour; integers that a channel cannot hold become the nearest that it can; the order of gather4's texels is OpenGL's.
"""
import math
import struct
from fractions import Fraction

from model import GRF, INT_OPERANDS, M32, int_atomic, lanes_of, pixel_mask

ORDERS = {"r": (0x10B0, "r"), "a": (0x10B1, "a"), "rg": (0x10B2, "rg"), "rgba": (0x10B5, "rgba"), "bgra": (0x10B6, "bgra")}
# number, bytes, kind
TYPES = {"snorm8": (0x10D0, 1, "snorm"), "unorm8": (0x10D2, 1, "unorm"), "unorm16": (0x10D3, 2, "unorm"),
         "sint8": (0x10D7, 1, "sint"), "sint16": (0x10D8, 2, "sint"), "sint32": (0x10D9, 4, "sint"),
         "uint8": (0x10DA, 1, "uint"), "uint16": (0x10DB, 2, "uint"), "uint32": (0x10DC, 4, "uint"),
         "half": (0x10DD, 2, "float"), "float": (0x10DE, 4, "float")}
DIRECTIONS = {"1d": 1, "1d_array": 1, "2d": 2, "2d_array": 2, "3d": 3}
SHAPES = ["1d", "1d_array", "2d", "2d_array", "3d"]
REPEAT, MIRROR, EDGE, BORDER = range(4)


def float_bits(x):
    return struct.unpack("<I", struct.pack("<f", x))[0]


def bits_float(bits):
    return struct.unpack("<f", struct.pack("<I", bits))[0]


def nearest_float(x):
    """A fraction as a float's bits: Python's own division rounds correctly to double, so go by candidates."""
    guess = float_bits(float(x))
    best = min((guess + d & M32 for d in (-1, 0, 1)), key=lambda b: (abs(exact(b) - x), b & 1))
    return best


def exact(bits):
    f = bits_float(bits)
    return Fraction(f) if math.isfinite(f) else Fraction(10) ** 60


class Image:
    """A texture in the first bytes of surface 0's memory."""

    def __init__(self, shape, order, type_, width, height=1, depth=1, layers=1, row=None, slice_=None):
        self.shape, self.order, self.type = shape, order, type_
        self.width, self.height, self.depth, self.layers = width, height, depth, layers
        self.components = ORDERS[order][1]
        self.channel, self.kind = TYPES[type_][1:]
        self.bytes = self.channel * len(self.components)
        self.row = row or width * self.bytes
        self.slice = slice_ or self.row * height
        self.directions, self.array = DIRECTIONS[shape], shape.endswith("array")
        assert self.slice * max(depth, layers) <= 512
        self.integer = self.kind in ("sint", "uint")

    def line(self, index):
        return "image %d %d %d %d %d %d %d %d %d %d" % (
            index, SHAPES.index(self.shape), ORDERS[self.order][0], TYPES[self.type][0], self.width, self.height,
            self.depth, self.layers, self.row, self.slice)

    def sizes(self):
        return (self.width, self.height, self.depth)

    def address(self, at, layer):
        """None outside; at: x, y, z."""
        if any(not 0 <= at[d] < self.sizes()[d] for d in range(self.directions)):
            return None
        z = layer if self.array else at[2] if self.directions == 3 else 0
        y = at[1] if self.directions > 1 else 0
        return at[0] * self.bytes + y * self.row + z * self.slice

    def one(self):
        return 1 if self.integer else float_bits(1.0)

    def border(self):
        return [0, 0, 0, 0 if "a" in self.components else self.one()]

    def decode_channel(self, data):
        raw = int.from_bytes(data, "little")
        bits = 8 * self.channel
        signed = raw - (1 << bits) if raw >> bits - 1 else raw
        if self.kind == "uint":
            return raw
        if self.kind == "sint":
            return signed & M32
        if self.kind == "unorm":
            return nearest_float(Fraction(raw, (1 << bits) - 1))
        if self.kind == "snorm":
            return nearest_float(max(Fraction(signed, (1 << bits - 1) - 1), Fraction(-1)))
        return raw if bits == 32 else float_bits(struct.unpack("<e", data)[0])

    def decode(self, memory, at):
        if at is None:
            return self.border()
        out = [0, 0, 0, self.one()]
        for n, c in enumerate(self.components):
            out["rgba".index(c)] = self.decode_channel(memory[at + n * self.channel:at + (n + 1) * self.channel])
        return out

    def encode_channel(self, value):
        bits = 8 * self.channel
        if self.kind == "uint":
            return min(value, (1 << bits) - 1)
        if self.kind == "sint":
            signed = value - (1 << 32) if value >> 31 else value
            return max(-(1 << bits - 1), min((1 << bits - 1) - 1, signed)) & (1 << bits) - 1
        if self.kind == "float":
            return value if bits == 32 else int.from_bytes(struct.pack("<e", bits_float(value)), "little")
        f = bits_float(value)
        scale = (1 << bits) - 1 if self.kind == "unorm" else (1 << bits - 1) - 1
        low = 0 if self.kind == "unorm" else -1
        x = Fraction(0) if math.isnan(f) else Fraction(max(low, min(1, f))) * scale
        return round(x) & (1 << bits) - 1  # Python rounds halves to even

    def encode(self, memory, at, rgba, components):
        if at is None:
            return
        for n, c in enumerate(self.components):
            k = "rgba".index(c)
            if components >> k & 1:
                memory[at + n * self.channel:at + (n + 1) * self.channel] = \
                    self.encode_channel(rgba[k]).to_bytes(self.channel, "little")


class Sampler:
    def __init__(self, linear, normalised, mode):
        self.linear, self.normalised, self.mode = linear, normalised, mode

    def line(self, index):
        return "sampler %d %d %d %d" % (index, self.linear, self.normalised, self.mode)

    def place(self, i, size):
        """The texel that i means, None for the border."""
        if self.mode == REPEAT:
            return i % size
        if self.mode == MIRROR:
            i %= 2 * size
            return i if i < size else 2 * size - 1 - i
        if self.mode == EDGE:
            return max(0, min(size - 1, i))
        return i if 0 <= i < size else None


def lane(s, m, k, i, regs):
    """Lane i of the parameter that begins at payload register k, `regs` registers long."""
    return s.dword(m.payload(k + (i // 8 if regs > 1 else 0)), i % 8)


def signed32(x):
    return x - (1 << 32) if x >> 31 else x


def put_results(m, s, results, regs):
    for i, values in results:
        for n, value in enumerate(values):
            s.set_dword(m.dst + n * regs + i // 8, i % 8, value)


def put_halves(m, s, results, integer):
    """16-bit responses: a register for each channel; integers are cut off."""
    for i, values in results:
        for n, value in enumerate(values):
            data = struct.pack("<H", value & 0xFFFF) if integer else struct.pack("<e", bits_float(value))
            at = (m.dst + n) * GRF + 2 * i
            s.grf[at:at + 2] = data


def clamp_layer(image, layer):
    return max(0, min(image.layers - 1, layer))


# --- the data port ---


def channels_of(m):
    return [c for c in range(4) if not m.bits(11, 8) >> c & 1]


def typed_place(m, s, image, i, count, clamps):
    at = [signed32(lane(s, m, m.header + k, i, 1)) if k < count else 0 for k in range(3)]
    layer = at[image.directions] if image.array else 0
    if image.array and not clamps and not 0 <= layer < image.layers:
        return None
    return image.address(at, clamp_layer(image, layer))


def typed_lanes(m, s, mask):
    """The slot group says which eight bits of the pixel mask count."""
    high = m.bits(12, 12) if m.type == 6 else m.bits(13, 12) == 2
    on = pixel_mask(m, s) >> 8 * high
    return [i for i in lanes_of(m, 8, mask) if on >> i & 1]


def typed(m, s, mask, image):
    channels, is_write = channels_of(m), m.type == 0x0D
    memory = s.memory["surface0"]
    count = m.mlen + m.ex_mlen - m.header - (len(channels) if is_write else 0)
    results = []
    for i in typed_lanes(m, s, mask):
        at = typed_place(m, s, image, i, count, not is_write)
        if is_write:
            rgba = [0] * 4
            for n, c in enumerate(channels):
                rgba[c] = lane(s, m, m.header + count + n, i, 1)
            image.encode(memory, at, rgba, sum(1 << c for c in channels))
        else:
            texel = image.decode(memory, at)
            results.append((i, [texel[c] for c in channels]))
    put_results(m, s, results, 1)


def typed_atomic(m, s, mask, image):
    op, memory = m.bits(11, 8), s.memory["surface0"]
    operands = INT_OPERANDS.get(op, 1)
    count = m.mlen + m.ex_mlen - m.header - operands
    results = []
    for i in typed_lanes(m, s, mask):
        at = typed_place(m, s, image, i, count, False)
        data = [lane(s, m, m.header + count + n, i, 1) if n < operands else 0 for n in (0, 1)]
        value = 0
        if at is not None:
            old = int.from_bytes(memory[at:at + 4], "little")
            new = int_atomic(op, old, data[0], data[1], 4)
            memory[at:at + 4] = new.to_bytes(4, "little")
            value = new if op == 15 else old
        results.append((i, [value]))
    if m.bits(13, 13):
        put_results(m, s, results, 1)


def media_block(m, s, mask, image):
    """Rows of bytes; in registers a row has as many dwords as hold it, rounded up to a power of two."""
    if not mask >> m.offset & (1 << m.size) - 1:
        return
    is_write, memory = m.type == 0x0A, s.memory["surface0"]
    x0, y0, size = (signed32(s.dword(m.payload(0), n)) for n in range(3))
    width, rows = (size & 63) + 1, (size >> 16 & 63) + 1
    pitch = 4
    while pitch < width:
        pitch *= 2
    regs = m.mlen + m.ex_mlen - 1 if is_write else m.rlen
    for row in range(rows):
        for column in range(width):
            at = row * pitch + column
            if at >= regs * GRF:
                continue
            x, y = x0 + column, y0 + row
            texel, inside = x // image.bytes, x % image.bytes
            shown = max(0, min(image.width - 1, texel)), max(0, min(image.height - 1, y))
            place = shown[1] * image.row + shown[0] * image.bytes + inside
            if not is_write:
                s.grf[m.dst * GRF + at] = memory[place]
            elif shown == (texel, y):
                memory[place] = s.grf[m.payload(1 + at // GRF) * GRF + at % GRF]


# --- the sampler ---

LD, LD_LZ, GATHER4, RESINFO = 7, 0x1A, 8, 0x0A
# the parameter that is the first coordinate; the others follow it
FIRST = {0: 0, 2: 1, 1: 1, 0x18: 0, GATHER4: 0, LD_LZ: 0}


def coordinate_order(kind, gen8):
    """Which parameters are x, y, z; ld has its level behind the first one on Gen8, behind the second one on Gen9."""
    if kind == LD:
        return [0, 2, 3] if gen8 else [0, 1, 3]
    return [FIRST.get(kind, 0) + k for k in range(3)]


def signed4(x):
    return x - 16 if x & 8 else x


class Request:
    """What a header says, and where parameters are."""

    def __init__(self, m, s, gen8):
        self.gen8 = gen8
        self.kind = m.bits(16, 12)
        self.simd = 8 if m.bits(18, 17) == 1 else 16
        self.regs, self.halves = self.simd // 8, m.bits(30, 30)
        self.params = (m.mlen + m.ex_mlen - m.header) // self.regs
        word = s.dword(m.payload(0), 2) if m.header else 0
        self.offset = [signed4(word >> n & 15) for n in (8, 4, 0)]
        self.dropped, self.component = word >> 12 & 15, word >> 16 & 3

    def coordinates(self, m, s, i):
        return [lane(s, m, m.header + k * self.regs, i, self.regs) if k < self.params else 0
                for k in coordinate_order(self.kind, self.gen8)]


def texel_coordinate(sampler, x, size):
    u = Fraction(x)
    return u * size if sampler.normalised else u


def corners(sampler, image, coords, offset, linear):
    """Per direction: the two texels and the weight of the second."""
    out = []
    for d in range(image.directions):
        size = image.sizes()[d]
        t = texel_coordinate(sampler, bits_float(coords[d]), size) - (Fraction(1, 2) if linear else 0)
        first = math.floor(t) + offset[d]
        out.append(([sampler.place(first, size), sampler.place(first + 1, size)], t - math.floor(t)))
    return out


def corner_texel(s, image, axes, layer, choice):
    at = [axes[d][0][choice >> d & 1] for d in range(image.directions)] + [0, 0]
    place = None if None in at else image.address(at, layer)
    return image.decode(s.memory["surface0"], place)


def layer_of(image, coords):
    if not image.array:
        return 0
    return clamp_layer(image, round(Fraction(bits_float(coords[image.directions]))))


def flushed(image, rgba):
    """The sampler makes zeros of 32-bit denormals, ld and gather4 do not (emu/image_sample.c has the witnesses)."""
    return [bits & 0x80000000 if image.type == "float" and not bits & 0x7f800000 else bits for bits in rgba]


def sampled(s, r, image, sampler, coords):
    linear = sampler.linear and not image.integer
    axes, layer = corners(sampler, image, coords, r.offset, linear), layer_of(image, coords)
    if not linear:
        return flushed(image, corner_texel(s, image, axes, layer, 0))
    sums, negative = [Fraction(0)] * 4, [True] * 4  # a sum of nothing but -0 is -0
    for choice in range(1 << image.directions):
        weight = Fraction(1)
        for d in range(image.directions):
            weight *= axes[d][1] if choice >> d & 1 else 1 - axes[d][1]
        for c, bits in enumerate(flushed(image, corner_texel(s, image, axes, layer, choice))):
            sums[c] += weight * Fraction(bits_float(bits))
            negative[c] = negative[c] and bits == 0x80000000
    return [0x80000000 if n else float_bits(float(x)) for x, n in zip(sums, negative)]


def gathered(s, r, image, sampler, coords):
    axes, layer = corners(sampler, image, coords, r.offset, True), layer_of(image, coords)
    return [corner_texel(s, image, axes, layer, choice)[r.component] for choice in (2, 3, 1, 0)]


def loaded(s, r, image, coords):
    at = [signed32(coords[d] + r.offset[d] & M32) if d < image.directions else 0 for d in range(3)]
    layer = clamp_layer(image, signed32(coords[image.directions])) if image.array else 0
    return image.decode(s.memory["surface0"], image.address(at, layer))


def information(image, level):
    if level:
        return [0, 0, 0, 0]
    out = [n if d < image.directions else 0 for d, n in enumerate(image.sizes())] + [1]
    if image.array:
        out[image.directions] = image.layers
    return out


def sample(m, s, mask, image, sampler, gen8):
    r, results = Request(m, s, gen8), []
    for i in lanes_of(m, r.simd, mask):
        if r.kind == RESINFO:
            rgba = information(image, lane(s, m, m.header, i, r.regs))
        else:
            coords = r.coordinates(m, s, i)
            rgba = loaded(s, r, image, coords) if r.kind in (LD, LD_LZ) else \
                gathered(s, r, image, sampler, coords) if r.kind == GATHER4 else sampled(s, r, image, sampler, coords)
        results.append((i, [rgba[c] for c in range(4) if not r.dropped >> c & 1][:m.rlen // (1 if r.halves else r.regs)]))
    if r.halves:
        put_halves(m, s, results, image.integer)
    else:
        put_results(m, s, results, r.regs)


DC1 = {4: media_block, 5: typed, 6: typed_atomic, 0x0A: media_block, 0x0D: typed}


def execute(m, s, mask, image, sampler, gen8):
    if m.sfid == 2:
        sample(m, s, mask, image, sampler, gen8)
    else:
        DC1[m.type](m, s, mask, image)
