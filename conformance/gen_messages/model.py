# SPDX-License-Identifier: MIT
"""Data port messages of Gen8 and Gen9 as the manual tells them (Volume 7, "Shared Functions - Data Port"; Volume 2d,
"Structures": message descriptors), lane by lane, on plain byte arrays. Nothing here is the emulator's.

What the manual leaves open and the emulator decides: upper bytes of 1- and 2-byte loads are 0; lanes act in ascending
order; a stateless message with a bad address transfers nothing at all.
"""
import struct

GRF = 32
M32, M64 = 0xFFFFFFFF, 0xFFFFFFFFFFFFFFFF
SLM, STATELESS, STATELESS_NC = 254, 255, 253


class Fault(Exception):
    def __init__(self, lanes, address, size, write):
        Exception.__init__(self)
        self.lanes, self.address, self.size, self.write = lanes, address, size, write


class State:
    """Registers r0..r127 and memories. Flat addresses are relative to the memory's first byte; 64..959 may be
    touched."""

    def __init__(self, grf, memories):
        self.grf = bytearray(grf)
        self.memory = {k: bytearray(v) for k, v in memories.items()}
        self.windows = {"surface0": 500, "surface1": 64, "local": 1024, "scratch": 8192}

    def dword(self, reg, n):
        return struct.unpack_from("<I", self.grf, reg * GRF + 4 * n)[0]

    def set_dword(self, reg, n, value):
        struct.pack_into("<I", self.grf, reg * GRF + 4 * n, value & M32)

    def qword(self, reg, n):
        return struct.unpack_from("<Q", self.grf, reg * GRF + 8 * n)[0]


class Message:
    """A send with its fields; payload register k is the k-th of both source blocks."""

    def __init__(self, sfid, desc, src0, dst=None, src1=None, ex_mlen=0, size=16, offset=0):
        self.sfid, self.desc, self.dst = sfid, desc, dst
        self.size, self.offset = size, offset
        self.mlen, self.rlen = desc >> 25 & 15, desc >> 20 & 31
        self.header = desc >> 19 & 1
        self.type, self.bti = desc >> 14 & 31, desc & 255
        self.src0, self.src1, self.ex_mlen = src0, src1, ex_mlen

    def bits(self, high, low):
        return self.desc >> low & ((1 << (high - low + 1)) - 1)

    def payload(self, k):
        if k < self.mlen:
            return self.src0 + k
        assert k < self.mlen + self.ex_mlen
        return self.src1 + k - self.mlen


# --- memories ---


def stateless(m):
    return m.bti in (STATELESS, STATELESS_NC)


def memory_of(m, a64):
    if a64:
        return "flat"
    if m.bti == SLM:
        return "local"
    return "scratch" if stateless(m) else "surface%d" % m.bti


def is_inside(s, name, at, size):
    if name == "flat":
        return 64 <= at and at + size <= 960
    if name not in s.windows:
        return False
    return at + size <= s.windows[name]


def faults(name):
    return name in ("flat", "scratch")


def wrap(name, address):
    """Local memory has 64 KiB: no other address bits count."""
    return address & (M64 if name == "flat" else 0xFFFF if name == "local" else M32)


def read(s, name, at, size):
    if not is_inside(s, name, at, size):
        return 0
    return int.from_bytes(s.memory[name][at:at + size], "little")


def read_over_end(s, at, size):
    """A block that starts inside may end beyond: an allocation is rounded up to pages, and what is behind it reads as
    0 here."""
    return bytes(s.memory["flat"][at + k] if is_inside(s, "flat", at + k, 1) else 0 for k in range(size))


def write(s, name, at, size, value):
    if is_inside(s, name, at, size):
        s.memory[name][at:at + size] = (value & ((1 << 8 * size) - 1)).to_bytes(size, "little")


def check(s, name, accesses, writes):
    """accesses: (lane, address, size); stateless memory faults, with all lanes and the first address. A block is the
    thread's, no lane's."""
    bad = [a for a in accesses if not is_inside(s, name, a[1], a[2])]
    if faults(name) and bad:
        lanes = 0
        for a in bad:
            lanes |= 0 if a[0] is None else 1 << a[0]
        raise Fault(lanes, bad[0][1], bad[0][2], writes)


# --- lanes ---


def lanes_of(m, simd, mask):
    """Lanes of the message that are enabled; mask has the channels that are on, predicate included."""
    return [i for i in range(min(simd, m.size)) if mask >> (m.offset + i) & 1]


def base_of(m, s):
    """Header: buffer base of stateless A32 access."""
    return s.dword(m.payload(0), 5) & ~0x3FF & M32 if m.header and stateless(m) else 0


def pixel_mask(m, s):
    return s.dword(m.payload(0), 7) & 0xFFFF if m.header else 0xFFFF


def lane_dword(m, s, k, lane):
    return s.dword(m.payload(k + lane // 8), lane % 8)


def lane_qword(m, s, k, lane):
    return s.qword(m.payload(k + lane // 4), lane % 4)


def transfer(m, s, name, lanes, address, size, count, is_write, width, simd, data):
    """count elements of `size` bytes per lane, in register parts of `width` bytes, one block of registers per
    element."""
    parts = [(c, e) for c, e in enumerate(count)]
    accesses = [(m.offset + i, wrap(name, address(i) + e * size) if name == "flat" else wrap(name, address(i)) + e * size,
                 size) for i in lanes for _, e in parts]
    check(s, name, accesses, is_write)
    result = []
    for c, e in parts:
        for i in lanes:
            at = (wrap(name, address(i)) + e * size) & (M64 if name == "flat" else M32)
            byte = c * simd * width + i * width
            if is_write:
                reg = m.payload(data + byte // GRF)
                value = int.from_bytes(s.grf[reg * GRF + byte % GRF:][:width], "little")
                write(s, name, at, size, value)
            else:
                result.append((byte, read(s, name, at, size)))
    for byte, value in result:
        if m.dst is not None:
            at = m.dst * GRF + byte
            s.grf[at:at + width] = value.to_bytes(width, "little")


# --- messages ---


def scattered(m, s, mask):
    """Byte, DWord and QWord gather and scatter, 32-bit addresses."""
    simd = 16 if m.bits(8, 8) else 8
    kind = m.type & 7
    size, count, unit, width = {
        4: (1 << m.bits(11, 10), 1, 1, 4),
        3: (4, 1, 4, 4),
        5: (8, 1 << m.bits(11, 10), 1, 8),
    }[kind]
    first, regs = m.header, simd // 8
    offset = s.dword(m.payload(0), 2) if m.header else 0
    name, base = memory_of(m, False), base_of(m, s)
    address = lambda i: ((lane_dword(m, s, first, i) + offset) * unit + base) & M32
    transfer(m, s, name, lanes_of(m, simd, mask), address, size, range(count), m.type & 8, width, simd, first + regs)


def untyped(m, s, mask):
    a64 = m.type & 16
    mode = m.bits(13, 12)
    channels = [c for c in range(4) if not m.bits(11, 8) >> c & 1]
    if mode == 0:
        return untyped4x2(m, s, mask, channels)
    simd = 16 if mode == 1 else 8
    name = memory_of(m, a64)
    first, regs = m.header, simd // 8 * (2 if a64 else 1)
    base = base_of(m, s)
    on = pixel_mask(m, s)
    address = lambda i: lane_qword(m, s, first, i) if a64 else (lane_dword(m, s, first, i) + base) & M32
    lanes = [i for i in lanes_of(m, simd, mask) if on >> i & 1]
    return transfer(m, s, name, lanes, address, 4, channels, m.type & 8, 4, simd, first + regs)


def untyped4x2(m, s, mask, channels):
    name, base, first = memory_of(m, False), base_of(m, s), m.header
    todo = []
    for i in lanes_of(m, 8, mask):
        slot, channel = divmod(i, 4)
        if channel in channels:
            address = (s.dword(m.payload(first), 4 * slot) + base + 4 * channel) & M32
            todo.append((i, wrap(name, address)))
    check(s, name, [(m.offset + i, at, 4) for i, at in todo], bool(m.type & 8))
    result = []
    for i, at in todo:
        if m.type & 8:
            write(s, name, at, 4, s.dword(m.payload(first + 1), i))
        else:
            result.append((i, read(s, name, at, 4)))
    for i, value in result:
        s.set_dword(m.dst, i, value)


def a64_scattered(m, s, mask):
    simd = 16 if m.bits(12, 12) else 8
    kind, n = m.bits(9, 8), 1 << m.bits(11, 10)
    size, count, width = {0: (n, 1, 8 if n == 8 else 4), 1: (4, n, 4), 2: (8, n, 8)}[kind]
    lanes = lanes_of(m, simd, mask)
    transfer(m, s, "flat", lanes, lambda i: lane_qword(m, s, 0, i), size, range(count), m.type & 8, width, simd,
             simd // 4)


def as_float(bits):
    return struct.unpack("<f", struct.pack("<I", bits))[0]


def signed(x, size):
    return x - (1 << 8 * size) if x >> (8 * size - 1) else x


INT_OPERANDS = {5: 0, 6: 0, 15: 0, 14: 2}


def int_atomic(op, old, a, b, size):
    low = (1 << 8 * size) - 1
    return {
        1: lambda: old & a, 2: lambda: old | a, 3: lambda: old ^ a, 4: lambda: a,
        5: lambda: old + 1, 6: lambda: old - 1, 7: lambda: old + a, 8: lambda: old - a, 9: lambda: a - old,
        10: lambda: max(signed(old, size), signed(a, size)), 11: lambda: min(signed(old, size), signed(a, size)),
        12: lambda: max(old, a), 13: lambda: min(old, a), 14: lambda: b if old == a else old, 15: lambda: old - 1,
    }[op]() & low


def float_atomic(op, old, a, b):
    x, y = as_float(old), as_float(a)
    if op == 3:
        return b if x == y else old
    return (old if x > y else a) if op == 1 else (old if x < y else a)


def atomics(m, s, mask):
    a64, is_float = m.type in (0x12, 0x1D), m.type in (0x1B, 0x1D)
    op, bit12 = m.bits(11, 8), m.bits(12, 12)
    size = 8 if a64 and bit12 and not is_float else 4
    simd = (16 if is_float and bit12 else 8) if a64 else (8 if bit12 else 16)
    first, regs = m.header, simd // 8 * (2 if a64 else 1)
    name = memory_of(m, a64)
    base, on = base_of(m, s), pixel_mask(m, s)
    address = lambda i: lane_qword(m, s, first, i) if a64 else wrap(name, (lane_dword(m, s, first, i) + base) & M32)
    data_regs = simd * size // GRF
    operands = (2 if op == 3 else 1) if is_float else INT_OPERANDS.get(op, 1)

    def operand(n, i):
        if n >= operands:
            return 0
        k = first + regs + n * data_regs
        return lane_qword(m, s, k, i) if size == 8 else lane_dword(m, s, k, i)

    lanes = [i for i in lanes_of(m, simd, mask) if on >> i & 1]
    todo = [(i, address(i), operand(0, i), operand(1, i)) for i in lanes]
    run_atomics(m, s, name, todo, op, is_float, size, lambda i: i * size)


def run_atomics(m, s, name, todo, op, is_float, size, place):
    check(s, name, [(m.offset + i, at, size) for i, at, _, _ in todo], True)
    for i, at, a, b in todo:
        old = read(s, name, at, size)
        new = float_atomic(op, old, a, b) if is_float else int_atomic(op, old, a, b, size)
        write(s, name, at, size, new)
        inside = is_inside(s, name, at, size)
        value = new if op == 15 and not is_float and inside else old
        if m.bits(13, 13) and m.dst is not None:
            to = m.dst * GRF + place(i)
            s.grf[to:to + size] = value.to_bytes(size, "little")


def atomics4x2(m, s, mask):
    is_float, op, first = m.type == 0x1C, m.bits(11, 8), m.header
    name, base = memory_of(m, False), base_of(m, s)
    operands = (2 if op == 3 else 1) if is_float else INT_OPERANDS.get(op, 1)
    todo = []
    for slot in (0, 1):
        if mask >> (m.offset + 4 * slot) & 1:
            at = wrap(name, (s.dword(m.payload(first), 4 * slot) + base) & M32)
            data = [s.dword(m.payload(first + 1), 4 * slot + n) if n < operands else 0 for n in (0, 1)]
            todo.append((4 * slot, at, data[0], data[1]))
    run_atomics(m, s, name, todo, op, is_float, 4, lambda i: 4 * i)


def move_block(m, s, name, at, owords, half, is_write):
    count = owords * 4
    limit = M64 if name == "flat" else M32
    places = [(at + 4 * k) & limit for k in range(count)]
    if name == "flat" and not is_write and is_inside(s, name, at, 1):
        block = read_over_end(s, at, 4 * count)
        for k in range(count):
            byte = 4 * k + half
            s.set_dword(m.dst + byte // GRF, byte % GRF // 4, int.from_bytes(block[4 * k:4 * k + 4], "little"))
        return
    check(s, name, [(None, p, 4) for p in places], is_write)
    for k, p in enumerate(places):
        byte = 4 * k + half
        if is_write:
            reg = m.payload(1 + byte // GRF)
            write(s, name, p, 4, s.dword(reg, byte % GRF // 4))
        else:
            s.set_dword(m.dst + byte // GRF, byte % GRF // 4, read(s, name, p, 4))


OWORDS = {0: (1, 0), 1: (1, 16), 2: (2, 0), 3: (4, 0), 4: (8, 0)}


def any_channel(m, mask):
    return mask >> m.offset & ((1 << m.size) - 1)


def oword_block(m, s, mask):
    if not any_channel(m, mask):
        return
    owords, half = OWORDS[m.bits(10, 8)]
    unit = 1 if m.type == 1 else 16
    name = memory_of(m, False)
    at = wrap(name, (s.dword(m.payload(0), 2) * unit + base_of(m, s)) & M32)
    move_block(m, s, name, at, owords, half, m.type & 8)


def a64_block(m, s, mask):
    if not any_channel(m, mask):
        return
    size = m.bits(10, 8)
    owords, half = (2 << size, 0) if m.bits(12, 11) == 3 else OWORDS[size]
    move_block(m, s, "flat", s.qword(m.payload(0), 0), owords, half, m.type == 0x15)


def dual_block(m, s, mask):
    """Dword-enabled: each register holds one OWord of either block."""
    owords = 4 if m.bits(9, 8) == 2 else 1
    name = memory_of(m, False)
    lanes = lanes_of(m, 8, mask)
    offset = s.dword(m.payload(0), 2)
    base = base_of(m, s)
    at = lambda i, k: ((s.dword(m.payload(1), i // 4 * 4) + offset) * 16 + base + 16 * k + 4 * (i % 4)) & M32
    result = []
    for k in range(owords):
        for i in lanes:
            if m.type & 8:
                write(s, name, at(i, k), 4, s.dword(m.payload(2 + k), i))
            else:
                result.append((k, i, read(s, name, at(i, k), 4)))
    for k, i, value in result:
        s.set_dword(m.dst + k, i, value)


def scratch_block(m, s, mask):
    is_write, by_channel = m.bits(17, 17), m.bits(16, 16)
    if not by_channel and not any_channel(m, mask):
        return
    regs = 1 << m.bits(13, 12)
    at = (m.desc & 0xFFF) * GRF
    for k in range(regs * 8):
        lane = k % max(m.size, 8)
        if by_channel and not mask >> (m.offset + lane) & 1:
            continue
        if is_write:
            write(s, "scratch", at + 4 * k, 4, s.dword(m.payload(1 + k // 8), k % 8))
        else:
            s.set_dword(m.dst + k // 8, k % 8, read(s, "scratch", at + 4 * k, 4))


DC0 = {0: oword_block, 1: oword_block, 2: dual_block, 3: scattered, 4: scattered, 5: scattered, 7: None,
       8: oword_block, 10: dual_block, 11: scattered, 12: scattered, 13: scattered}
DC1 = {1: untyped, 2: atomics, 3: atomics4x2, 9: untyped, 0x10: a64_scattered, 0x11: untyped, 0x12: atomics,
       0x14: a64_block, 0x15: a64_block, 0x19: untyped, 0x1A: a64_scattered, 0x1B: atomics, 0x1C: atomics4x2,
       0x1D: atomics}
READ_ONLY = {0: oword_block, 1: oword_block, 3: scattered}


def execute(m, s, mask):
    """mask: channels that are on, with the predicate's and NoMask's say. May raise Fault and then changes nothing."""
    if m.sfid == 10 and m.type & 16:
        function = scratch_block
    else:
        function = {9: READ_ONLY, 10: DC0, 12: DC1}[m.sfid][m.type]
    if function:
        function(m, s, mask)
