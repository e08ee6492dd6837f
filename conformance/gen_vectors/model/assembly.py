# SPDX-License-Identifier: MIT
"""Instructions as iga64's text; what its syntax cannot say (Align16) as bits to be set in the code."""
from formats import size

COND = {"eq": "eq", "ne": "ne", "gt": "gt", "ge": "ge", "lt": "lt", "le": "le", "ov": "ov", "un": "un"}
TERNARY = {"mad", "lrp", "csel", "bfe", "bfi2", "madm"}


def source(o, ternary, last, logic):
    mods = ("~" if logic else "-") if o.neg else ""
    mods += "(abs)" if o.abs else ""
    if o.file == "imm":
        return "%s0x%X:%s" % (mods, o.imm, o.type)
    name = register(o)
    if o.mme is not None:
        return "%s%s.%s:%s" % (mods, name.split(".")[0], "nomme" if o.mme == 8 else "mme%d" % o.mme, o.type)
    if ternary:
        region = "<0;0>" if o.region == (0, 1, 0) else "<2;1>"
        if last:
            region = "<0>" if o.region == (0, 1, 0) else "<1>"
    elif o.swizzle is not None:
        region = "<4;4,1>"
    elif o.indirect is not None and o.indirect[2]:
        region = "<%d,%d>" % (o.region[1], o.region[2])
    else:
        region = "<%d;%d,%d>" % o.region
    return mods + name + region + ":" + o.type


def register(o):
    if o.indirect is not None:
        return "r[a0.%d%s]" % (o.indirect[0], ",%d" % o.indirect[1] if o.indirect[1] else "")
    if o.file == "null":
        return "null"
    return "%s%d.%d" % ({"grf": "r", "acc": "acc", "flag": "f", "a0": "a", "cr0": "cr"}[o.file], o.reg, o.sub)


def destination(o):
    if o.mme is not None:
        return "r%d.%s:%s" % (o.reg, "nomme" if o.mme == 8 else "mme%d" % o.mme, o.type)
    return "%s<%d>:%s" % (register(o), o.hstride, o.type)


def predicate(inst):
    word = ["W"] if inst.nomask else []
    if inst.pred:
        flag, sub, mode, inverse = inst.pred
        text = mode if mode in ("any2h", "all2h", "any4h", "all4h", "any8h", "all8h", "any16h", "all16h", "any32h",
                                "all32h") else ""
        word.append("%sf%d.%d%s" % ("~" if inverse else "", flag, sub, "." + text if text else ""))
    return "(%s)" % "&".join(word) if word else ""


def text(inst):
    ternary = inst.op in TERNARY
    name = inst.op if inst.fc is None else "math." + inst.fc
    parts = [predicate(inst), name, "(%d|M%d)" % (inst.size, inst.chan)]
    if inst.cond:
        parts.append("(%s)f%d.%d" % inst.cond)
    parts.append(("(sat)" if inst.sat else "") + destination(inst.dst))
    logic = inst.op in ("and", "or", "xor", "not") and not inst.old
    for n, o in enumerate(inst.src):
        parts.append(source(o, ternary, n == 2, logic))
    options = []
    if inst.accwr:
        options.append("AccWrEn")
    if inst.dst.file == "cr0":
        options.append("Switch")
    return " ".join(p for p in parts if p) + (" {%s}" % ",".join(options) if options else "")


def selects(o):
    """ChanSel: four channels, or the halves of two."""
    return [h for s in o.swizzle for h in ((2 * s, 2 * s + 1) if len(o.swizzle) == 2 else (s,))]


def patches(inst):
    """(lowest bit, width, value) of fields to set; Gen8 PRM, Volume 2d, "EU_INSTRUCTION_..."."""
    bits = []
    if inst.pred and inst.pred[2] in ("anyv", "allv"):
        bits.append((16, 4, 2 if inst.pred[2] == "anyv" else 3))
    if inst.pred and inst.pred[2] in ("x", "y", "z", "w", "any4", "all4"):
        bits.append((16, 4, 2 + ("x", "y", "z", "w", "any4", "all4").index(inst.pred[2])))
    if not inst.align16:
        return bits
    if inst.op in TERNARY:
        bits.append((49, 4, sum(1 << c for c in range(4) if inst.dst.mask[c])))
        for n, o in enumerate(inst.src):
            if o.region != (0, 1, 0) and o.swizzle is not None:
                bits.append(((65, 86, 107)[n], 8, sum(s << 2 * c for c, s in enumerate(selects(o)))))
        return bits
    bits.append((8, 1, 1))
    bits.append((48, 4, sum(1 << c for c in range(4) if inst.dst.mask[c])))
    bits.append((52, 1, inst.dst.sub * size(inst.dst.type) // 16))
    for n, o in enumerate(inst.src):
        if o.file == "imm":
            continue
        base = 64 + 32 * n
        bits.append((base, 4, selects(o)[0] | selects(o)[1] << 2))
        bits.append((base + 4, 1, o.sub * size(o.type) // 16))
        bits.append((base + 16, 4, selects(o)[2] | selects(o)[3] << 2))
        bits.append((base + 20, 1, 0))
        bits.append((base + 21, 4, {0: 0, 2: 2, 4: 3}[o.region[0]]))
    return bits
