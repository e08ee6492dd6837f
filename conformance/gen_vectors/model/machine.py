# SPDX-License-Identifier: MIT
"""A hardware thread's registers and an instruction's operands (Ivy Bridge PRM, Volume 4 Part 3, chapter 3.3; the
Apollo Lake PRM, Volume 6, "EU Overview", for the accumulators and the regions of Gen8 and Gen9)."""
from formats import FLOATS, decode, encode, is_float, is_signed, size, wrap

GRF = 32


class Operand:
    """file: grf, acc, flag, a0, cr0, null, imm. Regions in elements, subreg in elements."""

    def __init__(self, file, reg=0, sub=0, type="ud", region=(1, 1, 0), hstride=1, neg=False, abs=False, imm=None,
                 indirect=None, swizzle=None, mask=None, mme=None):
        self.file, self.reg, self.sub, self.type = file, reg, sub, type
        self.region, self.hstride = region, hstride
        self.neg, self.abs, self.imm, self.indirect = neg, abs, imm, indirect
        self.swizzle, self.mask = swizzle, mask
        self.mme = mme
        self.half = None  # Gen7: from this channel on the next index register counts


class Inst:
    def __init__(self, op, size, dst, src, chan=0, nomask=True, pred=None, cond=None, sat=False, accwr=False,
                 align16=False, fc=None):
        self.op, self.size, self.dst, self.src = op, size, dst, src
        self.chan, self.nomask, self.pred, self.cond, self.sat = chan, nomask, pred, cond, sat
        self.accwr, self.align16, self.fc = accwr, align16, fc
        self.old = False  # Gen7


class Machine:
    """grf: bytes; acc: 10 registers of elements, each kept exactly; flags: f0 and f1 as 32-bit numbers."""

    def __init__(self, grf, mask=0xffffffff, cr0=0):
        self.grf = bytearray(grf)
        self.acc = [0] * 32  # element e of acc0 and acc1 by channel; integers exact, floats as bits
        self.mme = [[0] * 8 for _ in range(8)]  # acc2 to acc9, the bits that count
        self.flags = [0, 0]
        self.a0 = [0] * 16
        self.mask, self.cr0 = mask, cr0

    def rounding(self):
        return self.cr0 >> 4 & 3

    def alt(self):
        """ALT floating point mode: single precision without infinities, denormals and NaNs."""
        return bool(self.cr0 & 1)

    def emask(self):
        """The dispatch mask, or with vector mask enable every group of four channels of which one is in it (sr0.3)."""
        if not self.cr0 & 8:
            return self.mask
        return sum(15 << n for n in range(0, 32, 4) if self.mask >> n & 15)

    def acc_disabled(self):
        """cr0.0: instructions change the accumulator as their explicit destination only."""
        return bool(self.cr0 & 2)

    def flushes(self, t):
        return t == "f" and self.alt() or not self.cr0 >> {"df": 6, "f": 7, "hf": 10}[t] & 1

    def read_bits(self, at, bytes_):
        return int.from_bytes(self.grf[at:at + bytes_], "little")

    def write_bits(self, at, bytes_, bits):
        assert 0 <= at and at + bytes_ <= len(self.grf)
        self.grf[at:at + bytes_] = bits.to_bytes(bytes_, "little")


def vector_element(o, i, step):
    """Packed immediate vectors: 8 words of 4 bits, 4 floats of 8 bits (2.2.3 to 2.2.5). Channel i of a
    destination whose elements lie `step` bytes apart takes the element at that distance."""
    if o.type == "vf":
        b = o.imm >> 8 * (i * step // 4 % 4) & 255
        if b & 127 == 0:
            return (b & 128) << 24
        return (b & 128) << 24 | ((b >> 4 & 7) + 124) << 23 | (b & 15) << 19
    nibble = o.imm >> 4 * (i * step // 2 % 8) & 15
    return wrap(nibble | (0xfff0 if o.type == "v" and nibble > 7 else 0), "w" if o.type == "v" else "uw")


def value_type(o):
    return {"v": "w", "uv": "uw", "vf": "f"}.get(o.type, o.type)


def acc_base(reg, t):
    """First element: acc0 and acc1 hold 32 bytes of elements of the type each."""
    return reg * (GRF // size(t))


def region_offset(o, i):
    v, w, h = o.region
    return (i // w * v + i % w * h) * size(o.type)


def source_at(m, o, i):
    """Byte address of channel i of a register operand."""
    t = size(o.type)
    if o.swizzle is not None:  # Align16: rows of four channels, each channel chosen by the swizzle
        v, n = o.region[0], len(o.swizzle)  # 64-bit elements: rows of two, each element named by its halves
        return o.reg * GRF + o.sub * t + (i // n * v + o.swizzle[i % n]) * t
    if o.indirect is None:
        return o.reg * GRF + o.sub * t + region_offset(o, i)
    index, imm, per_row = o.indirect
    v, w, h = o.region
    if per_row:
        return m.a0[index + i // w] + imm + i % w * h * t
    if o.half and i >= o.half:
        return m.a0[index + 1] + imm + region_offset(o, i - o.half)
    return m.a0[index] + imm + region_offset(o, i)


def read_source(m, o, i, step):
    """Channel i as (bits or exact integer) value in the operand's own type, unmodified."""
    if o.file == "imm":
        if o.type in ("v", "uv", "vf"):
            e = vector_element(o, i, step)
            return decode(e, "f") if o.type == "vf" else e
        return decode(o.imm, o.type)
    if o.file == "acc" and o.reg >= 2:
        return m.mme[o.reg - 2][i]
    if o.file == "acc":
        e = acc_base(o.reg, o.type) + o.sub + region_offset(o, i) // size(o.type)
        return m.acc[e] if not is_float(o.type) else decode(m.acc[e] & (1 << 8 * size(o.type)) - 1, o.type)
    if o.file == "flag":
        return decode(m.flags[o.reg] >> 8 * o.sub * size(o.type), o.type)
    if o.file == "null":
        return decode(0, o.type)
    return decode(m.read_bits(source_at(m, o, i), size(o.type)), o.type)


def dst_at(m, o, i):
    t = size(o.type)
    stride = 1 if o.mask is not None else o.hstride
    if o.indirect is not None:
        index, imm, _ = o.indirect
        if o.half and i >= o.half:
            return m.a0[index + 1] + imm + (i - o.half) * stride * t
        return m.a0[index] + imm + i * stride * t
    return o.reg * GRF + o.sub * t + i * stride * t


def write_dst(m, o, i, value, exact=None):
    """value: what the type holds. exact: the whole integer, which an accumulator keeps."""
    t = size(o.type)
    if o.file == "null":
        return
    if o.file == "acc" and o.reg >= 2:
        m.mme[o.reg - 2][i] = value & 3
    elif o.file == "acc":
        e = acc_base(o.reg, o.type) + o.sub + i * o.hstride
        write_acc(m, e, o.type, value, exact)
    elif o.file == "flag":
        shift, width = 8 * t * o.sub, 8 * t
        m.flags[o.reg] = m.flags[o.reg] & ~(((1 << width) - 1) << shift) | encode(value, o.type) << shift
    elif o.file == "a0":
        for n in range(max(t // 2, 1)):
            m.a0[(o.sub * t // 2) + i * max(t // 2, 1) + n] = encode(value, o.type) >> 16 * n & 0xffff
    elif o.file == "cr0":
        m.cr0 = encode(value, o.type)
    else:
        m.write_bits(dst_at(m, o, i), t, encode(value, o.type))


def write_acc(m, e, t, value, exact):
    """64 bits per channel for dwords, 33 for words, no more than a register's for floats."""
    if is_float(t):
        m.acc[e] = encode(value, t)
        return
    bits = 64 if size(t) == 4 else 33
    whole = value if exact is None else exact
    whole &= (1 << bits) - 1
    m.acc[e] = whole - (1 << bits) if whole >> bits - 1 else whole


__all__ = ["FLOATS", "is_signed"]
