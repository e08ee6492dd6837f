# SPDX-License-Identifier: MIT
"""The message forms that are tested, one row each."""
from make_vectors import DST, HEADER, Form, Wrong, fill_block, fill_dual, fill_slots
from model import SLM

PLACES = [("surface", 0), ("small", 1), ("unbound", 9), ("slm", SLM), ("stateless", 255), ("noncoherent", 253)]
CHANNEL_SETS = [0b1110, 0b1100, 0b1000, 0b0000, 0b0101, 0b1101]  # bits that are on leave a channel out
LETTERS = "xyzw"


def channels_of(disabled):
    return "".join(c for n, c in enumerate(LETTERS) if not disabled >> n & 1)


def span_of(disabled):
    return 4 * max(n + 1 for n in range(4) if not disabled >> n & 1)


def untyped(out):
    for simd, mode in ((8, 2), (16, 1)):
        for disabled in CHANNEL_SETS:
            n, regs = 4 - bin(disabled).count("1"), simd // 8
            for place, bti in PLACES:
                at = {"span": span_of(disabled), "simd": simd}
                if place != "surface" and disabled not in (0b1110, 0b0000):
                    continue
                name = "untyped_%%s_simd%d_%s_%s" % (simd, channels_of(disabled), place)
                out.append(Form(name % "read", 12, 1, mode << 4 | disabled, bti, address_regs=regs, rlen=n * regs,
                                size=simd, addresses=at))
                out.append(Form(name % "write", 12, 9, mode << 4 | disabled, bti, address_regs=regs, data_regs=n * regs,
                                size=simd, split=True, addresses=dict(at, distinct=True)))
    for simd, mode in ((8, 2), (16, 1)):
        n = simd // 8
        at = {"span": 8, "simd": simd}
        for bti in (0, 255):
            name = "untyped_%%s_simd%d_header_%d" % (simd, bti)
            based = dict(at, base=1024 << 20 if bti == 255 else 0)
            out.append(Form(name % "read", 12, 1, mode << 4 | 12, bti, header=True, address_regs=n, rlen=2 * n, size=simd,
                            addresses=based))
            out.append(Form(name % "write", 12, 9, mode << 4 | 12, bti, header=True, address_regs=n, data_regs=2 * n,
                            size=simd, addresses=dict(based, distinct=True), platform="bdw"))
        out.append(Form("untyped_read_simd%d_known_header" % simd, 12, 1, mode << 4 | 12, 0, header=True, address_regs=n,
                        rlen=2 * n, size=simd, addresses=at, fixed="psm", before=known_header()))
        out.append(Form("untyped_read_simd%d_tagged_slm" % simd, 12, 1, mode << 4 | 12, SLM, address_regs=n, rlen=2 * n,
                        size=simd, addresses=dict(at, tag=True)))
    for disabled in CHANNEL_SETS:
        n = 4 - bin(disabled).count("1")
        at = {"span": span_of(disabled), "simd": 16, "flat": True}
        name = "a64_untyped_%%s_simd%%d_%s" % channels_of(disabled)
        for simd, mode in ((8, 2), (16, 1)):
            regs = simd // 8
            at = dict(at, simd=simd)
            if disabled == 0 and simd == 16:
                continue  # 16 addresses and four channels: 12 registers, too many for a write without split
            out.append(Form(name % ("read", simd), 12, 0x11, mode << 4 | disabled, 255, address_regs=2 * regs,
                            rlen=n * regs, size=simd, addresses=at))
            out.append(Form(name % ("write", simd), 12, 0x19, mode << 4 | disabled, 253, address_regs=2 * regs,
                            data_regs=n * regs, size=simd, split=simd == 16, addresses=dict(at, distinct=True)))


def known_header():
    """M0 = 0 but for M0.7 = 0xffff, where the message can see it."""
    return "(W) mov (8|M0) r20.0<1>:ud 0x0:ud\n(W) mov (1|M0) r20.7<1>:ud 0xFFFF:ud"


def masks(out):
    """Who takes part: predicates, channel offsets, NoMask, all channels without a branch."""
    at = {"span": 4, "simd": 16}
    eight = {"span": 4, "simd": 8}
    read = dict(sfid=12, type_=1, rlen=2, address_regs=2, addresses=at, control=0x1E)
    read8 = dict(sfid=12, type_=1, rlen=1, address_regs=1, addresses=eight, control=0x2E)
    store = dict(sfid=12, type_=9, data_regs=2, address_regs=2, addresses=dict(at, distinct=True), control=0x1E, split=True)
    out.append(Form("mask_read_plain", shape="plain", **read))
    out.append(Form("mask_write_plain", shape="plain", **store))
    for p, word in (("+", "pred"), ("-", "notpred"), ("any4h", "any4h")):
        out.append(Form("mask_read_" + word, predicate=p, **read))
        out.append(Form("mask_write_" + word, predicate=p, **store))
    out.append(Form("mask_read_m16", offset=16, **read))
    out.append(Form("mask_write_m16", offset=16, **store))
    out.append(Form("mask_read_m16_pred", offset=16, predicate="+", **read))
    for offset in (8, 16, 24):
        out.append(Form("mask_read8_m%d" % offset, size=8, offset=offset, simd=32, **read8))
    out.append(Form("mask_read_nomask", nomask=True, **read))
    out.append(Form("mask_write_nomask_pred", nomask=True, predicate="+", **store))
    out.append(Form("mask_read_one", size=1, nomask=True, simd=16, **read8))
    out.append(Form("mask_read_four", size=4, simd=16, **read8))
    out.append(Form("mask_read_over_address", dst=20, **read))
    for p in ("+", "-"):
        out.append(Form("mask_header_pred" + p, 12, 1, 0x1E, 0, header=True, address_regs=2, rlen=2, addresses=at,
                        predicate=p))


def in_registers(out):
    """Descriptors that a program computes from constants."""
    at = {"span": 4, "simd": 16}
    read = dict(sfid=12, type_=1, rlen=2, address_regs=2, addresses=at, control=0x1E)
    out.append(Form("descriptor_in_a0", in_register=True, **read))
    store = dict(sfid=12, type_=9, data_regs=2, address_regs=2, addresses=dict(at, distinct=True), control=0x1E)
    out.append(Form("descriptors_in_a0", in_register=True, split=True, **store))


def simd4x2(out):
    for disabled in (0b1110, 0b0000, 0b0101):
        for place, bti in (("surface", 0), ("slm", SLM), ("stateless", 255)):
            kinds = (0, 2) if bti == 255 else (0, 2, 3)
            at = {"fill": fill_slots, "kinds": kinds}
            name = "untyped_%%s_simd4x2_%s_%s" % (channels_of(disabled), place)
            out.append(Form(name % "read", 12, 1, disabled, bti, address_regs=1, rlen=1, size=8, addresses=at))
            out.append(Form(name % "write", 12, 9, disabled, bti, address_regs=1, data_regs=1, size=8, addresses=at))
    for op in range(1, 16):
        data = 0 if op in (5, 6, 15) else 1
        out.append(Form("atomic_simd4x2_%d" % op, 12, 3, 0x20 | op, 0, address_regs=1, data_regs=data, rlen=1, size=8,
                        addresses={"fill": fill_slots, "atomic": True}))
    for op in (1, 2, 3):
        out.append(Form("float_atomic_simd4x2_%d" % op, 12, 0x1C, 0x20 | op, SLM, address_regs=1, data_regs=1, rlen=1,
                        size=8, addresses={"fill": fill_slots, "atomic": True, "float": True}))


def scattered(out):
    for simd in (8, 16):
        regs = simd // 8
        for log, size in ((0, 1), (1, 2), (2, 4)):
            for place, bti in PLACES:
                at = {"span": size, "unit": 1, "simd": simd}
                control = log << 2 | (simd == 16)
                name = "byte_%%s_simd%d_%d_%s" % (simd, size, place)
                out.append(Form(name % "gather", 10, 4, control, bti, address_regs=regs, rlen=regs, size=simd,
                                addresses=at))
                out.append(Form(name % "scatter", 10, 12, control, bti, address_regs=regs, data_regs=regs, size=simd,
                                split=True, addresses=dict(at, distinct=True)))
            at = {"span": size, "unit": 1, "simd": simd, "global": True}
            for bti in (0, 255):
                based = dict(at, base=1024 << 10 if bti == 255 else 0)
                name = "byte_%%s_simd%d_%d_header_%d" % (simd, size, bti)
                out.append(Form(name % "gather", 10, 4, control, bti, header=True, address_regs=regs, rlen=regs, size=simd,
                                addresses=based, platform="bdw"))
                out.append(Form(name % "scatter", 10, 12, control, bti, header=True, address_regs=regs, data_regs=regs,
                                size=simd, addresses=dict(based, distinct=True), platform="bdw"))
        out.append(Form("byte_gather_simd%d_known_header" % simd, 10, 4, 8 | (simd == 16), 0, header=True,
                        address_regs=regs, rlen=regs, size=simd, addresses=at, fixed="psm", platform="bdw",
                        before=known_header()))
        for bti in (0, 255):
            for header in (False, True):
                at = {"span": 4, "scale": 4, "simd": simd, "global": True, "kinds": (0, 1, 2) if bti == 255 else (0, 1, 2, 3),
                      "base": 1024 << 10 if bti == 255 and header else 0}
                name = "dword_%%s_simd%d_%d%s" % (simd, bti, "_header" if header else "")
                control = 2 | (simd == 16)
                out.append(Form(name % "gather", 10, 3, control, bti, header=header, address_regs=regs, rlen=regs,
                                size=simd, addresses=at))
                out.append(Form(name % "scatter", 10, 11, control, bti, header=header, address_regs=regs, data_regs=regs,
                                size=simd, addresses=dict(at, distinct=True)))
        out.append(Form("constant_dword_gather_simd%d" % simd, 9, 3, 2 | (simd == 16), 0, address_regs=regs, rlen=regs,
                        size=simd, addresses={"span": 4, "scale": 4, "simd": simd}))
        for log in (0, 1, 2):
            n = 1 << log
            for bti in (0, SLM):
                at = {"span": 8 * n, "unit": 8, "simd": simd}
                name = "qword_%%s_simd%d_x%d_%d" % (simd, n, bti)
                control = log << 2 | (simd == 16)
                out.append(Form(name % "gather", 10, 5, control, bti, address_regs=regs, rlen=2 * n * regs, size=simd,
                                addresses=at))
                if 2 * n * regs <= 15:
                    out.append(Form(name % "scatter", 10, 13, control, bti, address_regs=regs, data_regs=2 * n * regs,
                                    size=simd, split=True, addresses=dict(at, distinct=True)))


def a64_scattered(out):
    for simd in (8, 16):
        for kind, word, unit in ((0, "byte", 1), (1, "dword", 4), (2, "qword", 8)):
            for log in range(4):
                n, regs = 1 << log, simd // 8
                width = {0: 2 if n == 8 else 1, 1: n, 2: 2 * n}[kind] * regs
                if width > 16:
                    continue
                at = {"span": n * unit, "unit": unit if kind else 1, "simd": simd, "flat": True}
                control = (simd == 16) << 4 | log << 2 | kind
                name = "a64_%s_%%s_simd%d_x%d" % (word, simd, n)
                out.append(Form(name % "gather", 12, 0x10, control, 255, address_regs=2 * regs, rlen=width, size=simd,
                                addresses=at))
                if width <= 15:
                    out.append(Form(name % "scatter", 12, 0x1A, control, 255, address_regs=2 * regs, data_regs=width,
                                    size=simd, split=2 * regs + width > 15, addresses=dict(at, distinct=True)))


def atomics(out):
    for op in range(1, 16):
        operands = {5: 0, 6: 0, 15: 0, 14: 2}.get(op, 1)
        for returns in (0, 1):
            for simd in (8, 16):
                for place, bti in (("surface", 0), ("slm", SLM)) + ((("unbound", 9), ("stateless", 255)) if op in (7, 14) else ()):
                    n = simd // 8
                    control = returns << 5 | (simd == 8) << 4 | op
                    out.append(Form("atomic%d_simd%d_ret%d_%s" % (op, simd, returns, place), 12, 2, control, bti,
                                    address_regs=n, data_regs=operands * n, rlen=returns * n, size=simd,
                                    addresses={"span": 4, "simd": simd, "atomic": True}))
            for wide in (0, 1):
                out.append(Form("a64_atomic%d_%d_ret%d" % (op, 64 if wide else 32, returns), 12, 0x12,
                                returns << 5 | wide << 4 | op, 255, address_regs=2, data_regs=operands * (1 + wide),
                                rlen=returns * (1 + wide), size=8,
                                addresses={"span": 8 if wide else 4, "unit": 8 if wide else 4, "simd": 8, "atomic": True,
                                           "flat": True, "wide": wide}))
    for op in (1, 2, 3):
        operands = 2 if op == 3 else 1
        for returns in (0, 1):
            for simd in (8, 16):
                n = simd // 8
                for bti in (0, SLM):
                    out.append(Form("float_atomic%d_simd%d_ret%d_%d" % (op, simd, returns, bti), 12, 0x1B,
                                    returns << 5 | (simd == 8) << 4 | op, bti, address_regs=n, data_regs=operands * n,
                                    rlen=returns * n, size=simd,
                                    addresses={"span": 4, "simd": simd, "atomic": True, "float": True}))
            out.append(Form("a64_float_atomic%d_ret%d" % (op, returns), 12, 0x1D, returns << 5 | op, 255, address_regs=2,
                            data_regs=operands, rlen=returns, size=8,
                            addresses={"span": 4, "simd": 8, "atomic": True, "float": True, "flat": True}))
    out.append(Form("atomic_add_header", 12, 2, 0x27, 0, header=True, address_regs=2, data_regs=2, rlen=2,
                    addresses={"span": 4, "simd": 16, "atomic": True}))
    out.append(Form("atomic_add_split", 12, 2, 0x27, 0, address_regs=2, data_regs=2, rlen=2, split=True,
                    addresses={"span": 4, "simd": 16, "atomic": True}))


def blocks(out):
    for size, owords in ((0, 1), (1, 1), (2, 2), (3, 4), (4, 8)):
        regs = (owords + 1) // 2
        for place, bti in (("surface", 0), ("unbound", 9), ("slm", SLM), ("stateless", 255), ("noncoherent", 253)):
            at = {"fill": fill_block, "span": 16 * owords, "unit": 16, "scale": 16}
            name = "oword_%%s_%d_%s" % (size, place)
            common = dict(bti=bti, header=True, size=8, nomask=True)
            out.append(Form(name % "read", 10, 0, size, rlen=regs, addresses=at, **common))
            out.append(Form(name % "write", 10, 8, size, data_regs=regs, addresses=at, split=True, **common))
            out.append(Form(name % "unaligned", 10, 1, size, rlen=regs,
                            addresses=dict(at, unit=4, scale=1), **common))
        out.append(Form("oword_read_%d_base" % size, 10, 0, size, 255, header=True, rlen=regs, size=8, nomask=True,
                        addresses=dict(at, base=1 << 20)))
        out.append(Form("oword_read_%d_masked" % size, 10, 0, size, 0, header=True, rlen=regs, size=8, offset=8, simd=16,
                        addresses=at))
        out.append(Form("oword_write_%d_pred" % size, 10, 8, size, 0, header=True, data_regs=regs, size=4, nomask=True,
                        simd=8, predicate="+", addresses=at))
        out.append(Form("constant_oword_%d" % size, 9, 0, size, 0, header=True, rlen=regs, size=8, nomask=True,
                        addresses=at))
        out.append(Form("constant_unaligned_oword_%d" % size, 9, 1, size, 0, header=True, rlen=regs, size=8, nomask=True,
                        addresses=dict(at, unit=4, scale=1)))
        for kind in (0, 1):
            flat = {"fill": fill_block, "span": 16 * owords, "unit": 4 if kind == 0 else 16, "flat": True}
            out.append(Form("a64_block_read_%d_%d" % (kind, size), 12, 0x14, kind << 3 | size, 255, header=True, rlen=regs,
                            size=8, nomask=True, addresses=flat))
            out.append(Form("a64_block_write_%d_%d" % (kind, size), 12, 0x15, kind << 3 | size, 255, header=True,
                            data_regs=regs, size=8, nomask=True, split=True, addresses=flat))
    for log in range(4):
        n = 1 << log
        flat = {"fill": fill_block, "span": 32 * n, "unit": 4, "flat": True}
        out.append(Form("a64_hword_read_%d" % n, 12, 0x14, 3 << 3 | log, 255, header=True, rlen=n, size=8, nomask=True,
                        addresses=flat))
        out.append(Form("a64_hword_write_%d" % n, 12, 0x15, 3 << 3 | log, 255, header=True, data_regs=n, size=8,
                        nomask=True, addresses=flat))
    for size, regs in ((0, 1), (2, 4)):
        for place, bti in (("surface", 0), ("slm", SLM)):
            at = {"fill": fill_dual}
            out.append(Form("dual_read_%d_%s" % (size, place), 10, 2, size, bti, header=True, address_regs=1, rlen=regs,
                            size=8, addresses=at))
            out.append(Form("dual_write_%d_%s" % (size, place), 10, 10, size, bti, header=True, address_regs=1,
                            data_regs=regs, size=8, addresses=at))


def scratch(out):
    nothing = {"fill": lambda v, rng, kind: None}
    for log in range(4):
        n = 1 << log
        for by_channel in (0, 1):
            for nomask in (0, 1):
                extra = by_channel << 16 | log << 12 | (5 + log)
                name = "scratch_%%s_%d%s%s" % (n, "_channels" if by_channel else "", "_nomask" if nomask else "")
                common = dict(header=True, addresses=nothing, nomask=bool(nomask))
                out.append(Form(name % "read", 10, 0x10, extra=extra, rlen=n, **common))
                out.append(Form(name % "write", 10, 0x10, extra=extra | 1 << 17, data_regs=n, split=True, size=8,
                                simd=8, **common))
    out.append(Form("scratch_read_pred", 10, 0x10, extra=1 << 16 | 3, rlen=1, size=8, header=True, predicate="+",
                    nomask=True, addresses=nothing))


def all_forms():
    out = []
    for family in (untyped, masks, in_registers, simd4x2, scattered, a64_scattered, atomics, blocks, scratch):
        family(out)
    return out


def descriptor(mlen, rlen, header, type_, control, bti):
    return mlen << 25 | rlen << 20 | header << 19 | type_ << 14 | control << 8 | bti


def plain(sfid, desc, dst="r80:ud", size=16, src=HEADER):
    return "send (%d|M0) %s r%d 0x%X 0x%08X" % (size, dst, src, sfid, desc)


def lengths(out, forms):
    """Every form once with a length more or less, and with its header bit the other way."""
    seen = set()
    for f in forms:
        kind = (f.sfid, f.type_, f.control & 0x3F, bool(f.header), f.split)
        if kind in seen or f.in_register or f.platform != "skl":
            continue
        seen.add(kind)
        for word, change in (("long", 1 << 25), ("short", -(1 << 25)), ("more", 1 << 20), ("fewer", -(1 << 20))):
            field = f.desc >> 25 & 15 if word in ("long", "short") else f.desc >> 20 & 31
            if field + (1 if change > 0 else -1) not in range(1 if word == "short" else 0, 16):
                continue
            right, f.desc = f.desc, f.desc + change
            held, f.dst = f.dst, DST if f.desc >> 20 & 31 else None
            out.append(Wrong("%s_%s" % (f.name, word), "length", [f.send()], simd=f.simd))
            f.desc, f.dst = right, held


def all_wrong(forms):
    out = []
    lengths(out, forms)
    add = lambda name, why, line, **more: out.append(Wrong("wrong_" + name, why, [line], **more))
    add("a64_header", "header", plain(12, descriptor(5, 2, 1, 0x11, 0x1E, 255)))
    add("a64_gather_header", "header", plain(12, descriptor(5, 2, 1, 0x10, 0x11, 255)))
    add("a64_atomic_header", "header", plain(12, descriptor(4, 1, 1, 0x12, 0x27, 255), size=8))
    add("block_headerless", "header", plain(10, descriptor(1, 1, 0, 0, 2, 0), size=8))
    add("a64_block_headerless", "header", plain(12, descriptor(1, 1, 0, 0x14, 2, 255), size=8))
    add("fence_headerless", "header", plain(10, descriptor(1, 1, 0, 7, 0x20, 0), size=8))
    add("scratch_headerless", "header", plain(10, 1 << 25 | 1 << 20 | 1 << 18, size=8))
    add("fence_without_response", "length", plain(10, descriptor(1, 0, 1, 7, 0x20, 0), dst="null:ud", size=8))
    add("fence_of_a_surface", "surface", plain(10, descriptor(1, 1, 1, 7, 0x20, 3), size=8))
    add("a64_surface", "binding table", plain(12, descriptor(4, 2, 0, 0x11, 0x1E, 3)))
    add("a64_block_surface", "binding table", plain(12, descriptor(1, 1, 1, 0x14, 2, 3), size=8))
    add("no_channel", "no channel", plain(12, descriptor(2, 1, 0, 1, 0x1F, 0)))
    add("simd_mode", "SIMD mode", plain(12, descriptor(2, 2, 0, 1, 0x3E, 0)))
    for size in (5, 6, 7):
        add("oword_size_%d" % size, "block size", plain(10, descriptor(1, 4, 1, 0, size, 0), size=8))
    add("hword_size", "block size", plain(12, descriptor(1, 8, 1, 0x14, 0x1C, 255), size=8))
    add("a64_dual", "dual", plain(12, descriptor(1, 1, 1, 0x14, 0x10, 255), size=8))
    add("dual_size", "block size", plain(10, descriptor(2, 1, 1, 2, 1, 0), size=8))
    add("byte_size", "data size", plain(10, descriptor(1, 1, 0, 4, 0xC, 0), size=8))
    add("dword_mode", "data size", plain(10, descriptor(1, 1, 0, 3, 0, 0), size=8))
    add("a64_size", "data size", plain(12, descriptor(2, 1, 0, 0x10, 3, 255), size=8))
    add("float_add", "atomic", plain(12, descriptor(2, 1, 0, 0x1B, 0x34, 0), size=8))
    add("wide_cmpxchg", "atomic", plain(12, descriptor(5, 2, 0, 2, 0x30, 0), size=8))
    add("a64_atomic4x2", "SIMD4x2", plain(12, descriptor(2, 1, 0, 0x13, 0x27, 255), size=8))
    add("bindless_gen8", "Gen9", plain(12, descriptor(2, 2, 0, 1, 0x1E, 252)), platform="bdw")
    add("gateway", "forward", plain(3, 0x02000002, dst="null:ud", size=8))
    add("barrier_response", "length", plain(3, 0x02100004, size=8))
    add("barrier_length", "length", plain(3, 0x04000004, dst="null:ud", size=8))
    add("spawner", "end of thread", plain(7, 0x02000010, dst="null:ud", size=8, src=127))
    add("end_payload", "r112", "(W) send (8|M0) null:ud r100 0x27 0x02000010 {EOT}")
    add("end_length", "length", "(W) send (8|M0) null:ud r124 0x27 0x04000010 {EOT}")
    add("register_file", "register file", plain(12, descriptor(2, 2, 0, 1, 0x1E, 0), dst="r127:ud"))
    add("payload_file", "register file", plain(12, descriptor(2, 2, 0, 1, 0x1E, 0), src=127))
    add("unknown_type", "unknown", plain(10, descriptor(1, 1, 0, 6, 0, 0)))
    add("unknown_dc1", "unknown", plain(12, descriptor(1, 1, 0, 0x16, 0, 0)))
    out.append(Wrong("wrong_descriptor_data", "register", ["(W) mov (1|M0) a0.0<1>:ud r5.0<0;1,0>:ud",
                                                           "send (16|M0) r80:ud r20 0xC a0.0"]))
    return out
