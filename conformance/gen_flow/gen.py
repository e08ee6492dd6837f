#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Random control flow in Gen assembly, and what model.py says comes out of it.

    gen.py --seed N --count N [--platform 8|9|7|75] > programs.txt

Needs iga64. A program is made of blocks. Every block leaves a trace of who executed it, when and in which order:
per channel (acc), and for the thread (its own number, ip, the channel enables), so that a wrong path cannot end in
the right registers. A counter that every block takes from bounds the program. At its end the registers go to
memory. Two kinds: structured programs nest if, loops, gotos and calls as compilers do; wild ones branch between
any two blocks of a region with any instruction.

Gen7 (7: Ivy Bridge, 75: Haswell) has no goto and no join, calls only to immediate offsets, and counts offsets in 8 bytes,
but Haswell those of jmpi and calls in bytes. iga64 makes Haswell's code; the rest is written over it here (patched).
--check compares each branch with what igt's intel-gen4asm makes of it.
"""
import argparse
import random
import struct
import subprocess
import sys
import tempfile

import model

ACC, STATE, TRACE, TARGET, LINK, STACK = 10, 14, 20, 22, 30, 40
SEED = 70  # functions' own registers for addresses
MEMORY = 320


GPUS = {7: ("ivb", "7p5"), 75: ("hsw", "7p5"), 8: ("bdw", "8"), 9: ("skl", "9")}


class Inst:
    def __init__(self, op, **fields):
        self.op = op
        self.nomask = False
        self.size, self.chan = 1, 0
        self.pred, self.inverted, self.flag = None, False, 0
        self.branch_ctrl = False
        self.jip = self.uip = self.target = self.nonzero = None
        self.__dict__.update(fields)

    def copy(self, **fields):
        new = Inst(self.op)
        new.__dict__.update(self.__dict__)
        new.__dict__.update(fields)
        return new


def reg(kind, at, dst=False):
    name = "r%d.%d" % (at // 8, at % 8)
    if dst:
        return name + "<1>:ud"
    return name + ("<0;1,0>:ud" if kind == "scalar" else "<8;8,1>:ud")


def source(operand):
    kind, x = operand
    fixed = {"ip": "ip<0;1,0>:ud", "-ip": "-ip<0;1,0>:ud", "ce": "ce<0;1,0>:ud", "dmask": "sr0.2<0;1,0>:ud"}
    if kind == "imm":
        return "0x%X:ud" % (x & model.M32)
    if kind == "flag":
        return "f%d.0<0;1,0>:ud" % x
    return fixed.get(kind) or reg(kind, x)


class Program:
    def __init__(self, rnd, platform):
        self.rnd = rnd
        self.platform = platform
        self.old = platform in (7, 75)
        self.units = platform == 7  # jmpi counts 8 bytes
        self.join = "endif" if self.old else "join"
        self.width = rnd.choice([8, 16, 32])
        self.items = self.width if rnd.random() < 0.6 else rnd.randint(1, self.width)
        self.code = []  # Inst, or (label,)
        self.labels = 0
        self.block_number = 0
        self.indirect = False
        self.pointers = []  # labels of functions called by address

    # --- building ---

    def label(self):
        self.labels += 1
        return "L%d" % self.labels

    def place(self, label):
        self.code.append((label,))

    def add(self, op, **fields):
        inst = Inst(op, **fields)
        self.code.append(inst)
        return inst

    def scalar(self, alu, dst, *src, **fields):
        return self.add("alu", alu=alu, dst=("scalar", dst), src=list(src), nomask=True, **fields)

    def halves(self):
        return [(0, 0), (16, 2)] if self.width == 32 else [(0, 0)]

    def lanes(self, alu, base, *src, nonzero=None, nomask=False):
        for chan, regs in self.halves():
            moved = [(k, x + 8 * regs) if k == "lane" else (k, x) for k, x in src]
            dst = ("null", 0) if base is None else ("lane", 8 * (base + regs))
            self.add("alu", alu=alu, dst=dst, src=moved, size=min(16, self.width), chan=chan, nonzero=nonzero,
                     nomask=nomask)

    def flags(self):
        return [0, 2] if self.width == 32 else [0, 1, 2]

    def set_flags(self):
        bit = 1 << self.rnd.randint(8, 30)
        if self.rnd.random() < 0.3:
            bit |= 1 << self.rnd.randint(8, 30)
        self.lanes("and", None, ("lane", 8 * STATE), ("imm", bit), nonzero=self.rnd.choice(self.flags()),
                   nomask=self.rnd.random() < 0.2)

    def predicate(self, always=False):
        rnd = self.rnd
        if not always and rnd.random() < 0.2:
            return {}
        forms = ["", "", "", "", "anyv", "allv"] + [k + s for s in ("2h", "4h", "8h", "16h") for k in ("any", "all")]
        if self.width == 32:
            forms += ["any32h", "all32h"]
        return {"pred": rnd.choice(forms), "inverted": rnd.random() < 0.4, "flag": rnd.choice(self.flags())}

    def extent(self, odd=0.08):
        if self.rnd.random() > odd:
            return {"size": self.width, "chan": 0}
        size = self.rnd.choice([s for s in (4, 8, 16) if s <= self.width])
        return {"size": size, "chan": self.rnd.randrange(0, self.width, size)}

    def block(self, costs=True):
        rnd = self.rnd
        self.block_number += 1
        number = self.block_number
        if costs:
            self.scalar("add", 8 * TRACE + 1, ("scalar", 8 * TRACE + 1), ("imm", -1))
            self.add("cmp", cond="le", src=[("scalar", 8 * TRACE + 1), ("imm", 0)], nonzero=3, nomask=True)
            self.add("jmpi", nomask=True, pred="", flag=3, jip="END")
        self.scalar("mul", 8 * TRACE, ("scalar", 8 * TRACE), ("imm", 0x01000193))
        self.scalar("xor", 8 * TRACE, ("scalar", 8 * TRACE), ("imm", number))
        self.scalar("add", 8 * TRACE, self.who(rnd.choice(["ce", "ce", "ip"])), ("scalar", 8 * TRACE))
        self.lanes("mul", ACC, ("lane", 8 * ACC), ("imm", 0x85EBCA6B))
        self.lanes("xor", ACC, ("lane", 8 * ACC), ("imm", number))
        self.lanes("mul", STATE, ("lane", 8 * STATE), ("imm", 1664525))
        self.lanes("add", STATE, ("lane", 8 * STATE), ("imm", 1013904223))
        if rnd.random() < 0.85:
            self.set_flags()

    def who(self, kind):
        """Gen7 has no register of channel enables: they set f1.1. At 32 channels there is no room for them."""
        if not self.old or kind == "ip":
            return (kind, 0)
        if self.width == 32:
            return ("ip", 0)
        self.add("alu", alu="and", dst=("flag", 1), src=[("flag", 1), ("imm", 0xFFFF)], nomask=True)
        self.lanes("mov", None, ("imm", 1), nonzero=3)
        return ("flag", 1)

    def prologue(self, fuel):
        rnd = self.rnd
        self.scalar("mov", 8 * TRACE, ("imm", 0x811C9DC5))
        self.scalar("mov", 8 * TRACE + 1, ("imm", fuel))
        self.scalar("mov", 8 * TRACE + 2, ("dmask", 0))
        self.lanes("mov", ACC, ("imm", 1), nomask=True)
        for lane in range(8):
            self.scalar("mov", 8 * STATE + lane, ("imm", rnd.getrandbits(32)))
        for r in range(1, self.width // 8):
            self.add("alu", alu="mul", dst=("lane", 8 * (STATE + r)), src=[("lane", 8 * (STATE + r - 1)),
                     ("imm", rnd.getrandbits(32) | 1)], size=8, nomask=True)
        for f in range(2):
            self.add("alu", alu="mov", dst=("flag", f), src=[("imm", rnd.getrandbits(32))], nomask=True)
        self.add("a0", delta=32 * STACK, relative=False)

    # --- structured programs ---

    def body(self, depth, context):
        for _ in range(self.rnd.randint(1, 3)):
            if depth <= 0 or self.rnd.random() < 0.25:
                self.block()
            else:
                self.rnd.choice([self.conditional, self.conditional, self.loop, self.forward, self.backward,
                                 self.leave, self.call_some])(depth - 1, context)

    def conditional(self, depth, context):
        other, end, after = self.label(), self.label(), context["out"][-1]
        has_else = self.rnd.random() < 0.5
        self.block()
        self.add("if", jip=other if has_else else end, uip=end, **self.predicate(True), **self.extent(0))
        self.body(depth, dict(context, out=context["out"] + [other if has_else else end]))
        if has_else:
            self.code.append(Inst("else", jip=end, uip=None if self.old else end, size=self.width))
            self.place(other)
            self.body(depth, dict(context, out=context["out"] + [end]))
        self.place(end)
        self.add("endif", jip=after, size=self.width)

    def loop(self, depth, context):
        top, bottom, after = self.label(), self.label(), self.label()
        self.place(top)
        self.block()
        inner = dict(context, out=context["out"] + [bottom], loop=bottom)
        self.body(depth, inner)
        self.set_flags()
        self.place(bottom)
        self.add("while", jip=top, **self.predicate(True), **self.extent(0))
        self.place(after)
        self.block()

    def leave(self, depth, context):
        """break, cont or halt under a predicate"""
        choices = ["halt"] + (["break", "cont"] * 2 if context.get("loop") else [])
        op = self.rnd.choice(choices)
        self.block()
        self.add(op, jip=context["out"][-1], uip=context["end"] if op == "halt" else context["loop"],
                 **self.predicate(), **self.extent(0))

    def forward(self, depth, context):
        target = self.label()
        self.block()
        self.add("brc" if self.old else "goto", jip=target, uip=target, **self.predicate(True), **self.extent(0))
        self.body(depth, dict(context, out=context["out"] + [target]))
        self.place(target)
        self.add(self.join, jip=context["out"][-1], size=self.width)

    def backward(self, depth, context):
        top, join = self.label(), self.label()
        self.place(top)
        self.block()
        self.body(depth, dict(context, out=context["out"] + [join]))
        self.set_flags()
        if self.old:
            self.add("brd", jip=top, **self.predicate(True), **self.extent(0))
        else:
            self.add("goto", branch_ctrl=True, jip=join, uip=top, **self.predicate(True), **self.extent(0))
        self.place(join)
        self.add(self.join, jip=context["out"][-1], size=self.width)

    def link(self, function):
        return 8 * (LINK + function)

    def call(self, caller, callee, predicate):
        """From main (0) or a function; what calls keeps its own return address on a stack of registers."""
        if caller:
            self.add("push", link=self.link(caller))
            self.add("a0", delta=8, relative=True)
        how = self.rnd.random() if self.indirect else 0
        fields = dict(link=self.link(callee), size=self.call_size(predicate), **predicate)
        if self.old:
            how = 0.55 if how > 0.5 and self.platform == 75 else 0
        if callee in self.by_pointer:
            self.call_pointer(callee)
        elif how < 0.5:
            self.add("call", jip="F%d" % callee, **fields)
        elif how < 0.6:
            self.add("calla", jip="F%d" % callee, **fields)
        else:
            op = "call" if how < 0.8 else "calla"
            self.address("F%d" % callee, 0, relative_to=1 if op == "call" else None)
            self.add(op, target=8 * TARGET, **fields)
        if caller:
            self.add("a0", delta=-8, relative=True)
            self.add("pop", link=self.link(caller))

    def call_size(self, predicate):
        """Gen7's manual wants 2, for the two dwords of the link."""
        return 2 if self.old and (not predicate or self.rnd.random() < 0.2) else self.width

    def address(self, label, n, relative_to):
        """A distance, from so many instructions ahead, or an offset in the code, into a register."""
        here = self.label()
        self.place(here)
        self.scalar("mov", 8 * TARGET + n, ("imm", 0), distance=(label, here, relative_to))

    def call_pointer(self, callee):
        """As the compiler calls a function by its address: without call mask"""
        link, at = self.link(callee), 8 * TARGET + 3
        self.scalar("mov", link, ("imm", 0), distance=("F%d" % callee, None, None))
        self.scalar("add", at, ("-ip", 0), ("scalar", link))
        self.scalar("add", at, ("scalar", at), ("imm", -80 if self.units else -64))
        self.in_units(at)
        self.scalar("add", link, ("ip", 0), ("imm", 0x20))
        self.add("jmpi", nomask=True, target=at)

    def in_units(self, distance):
        """Only the low word counts, so a logical shift is enough."""
        if self.units:
            self.scalar("shr", distance, ("scalar", distance), ("imm", 3))

    def call_some(self, depth, context):
        caller = context["function"]
        callees = [f for f in range(1, self.functions + 1) if f > caller or (f == caller and caller not in
                   self.by_pointer)]
        self.block()
        if callees:
            self.call(caller, self.rnd.choice(callees), self.predicate())

    def function(self, number, body):
        self.place("F%d" % number)
        self.block()
        body(number)
        if number in self.by_pointer:
            link = self.link(number)
            self.scalar("add", link, ("-ip", 0), ("scalar", link))
            self.scalar("add", link, ("scalar", link), ("imm", -64 if self.units else -48))
            self.in_units(link)
            self.add("jmpi", nomask=True, target=link)
        else:
            self.add("ret", link=self.link(number), size=self.call_size({}))

    def structured_function(self, number):
        end = "E%d" % number
        self.body(2, {"out": [end], "end": end, "function": number})
        self.place(end)
        self.add(self.join, jip=end + "x", size=self.width)
        self.place(end + "x")
        if number not in self.by_pointer and self.rnd.random() < 0.4:
            self.block()
            self.add("ret", link=self.link(number), size=self.width, **self.predicate(True))
            self.block()

    def choose_functions(self, indirect, pointers):
        self.functions = self.rnd.choice([0, 0, 1, 2, 3])
        self.indirect = indirect
        self.by_pointer = {f for f in range(1, self.functions + 1) if pointers and self.rnd.random() < 0.6}

    def make_structured(self):
        self.choose_functions(self.rnd.random() < 0.15, self.rnd.random() < 0.3)
        self.prologue(60)
        self.body(3, {"out": ["HALTED"], "end": "HALTED", "function": 0})
        self.place("HALTED")
        self.add(self.join, jip="OUT", size=self.width)
        self.place("OUT")
        self.block(False)
        self.finish(self.structured_function)

    # --- wild programs ---

    def region(self, function):
        count = self.rnd.randint(3, 7)
        blocks = [self.label() for _ in range(count)]
        loops = []
        for n, name in enumerate(blocks):
            self.place(name)
            if self.rnd.random() < 0.25:
                later = blocks[n + 1:] or blocks
                op = self.rnd.choice(["endif", self.join])
                some = self.predicate(True) if op == "join" and self.rnd.random() < 0.4 else {}
                self.add(op, size=self.width, nomask=self.rnd.random() < 0.1,
                         jip=self.rnd.choice([b for b in later if b != name] or [blocks[0]]), **some)
            if self.shares and self.rnd.random() < 0.3:
                self.add("spf", on=self.rnd.random() < 0.6)
            if self.changes_mask and self.mask_rnd.random() < 0.3:
                self.add("vme", on=self.mask_rnd.random() < 0.6)
            self.block()
            if n + 1 < count:
                self.branch(function, blocks, n, loops)

    def branch(self, function, blocks, n, loops):
        rnd = self.rnd
        anywhere = lambda: rnd.choice(blocks[n + 1:] if rnd.random() < 0.7 else blocks)
        ops = ["if", "else", "while", "break", "cont", "halt", "brc", "brd", "goto", "goto", "goto.b", "jmpi", "call",
               "call", "ret"]
        if self.old:
            ops = [o for o in ops if not o.startswith("goto")]
        op = rnd.choice(ops)
        masks = {"nomask": True} if rnd.random() < 0.07 else {}
        if op == "call":
            callees = list(range(max(function, 1), self.functions + 1))
            callees = [f for f in callees if f != function or f not in self.by_pointer]
            if callees:
                self.call(function, rnd.choice(callees), self.predicate())
            return
        if op == "ret":
            if function and function not in self.by_pointer:
                self.add("ret", link=self.link(function), **self.predicate(True), **self.extent(), **masks)
            return
        if op == "jmpi":
            if self.indirect and rnd.random() < 0.5:
                self.jump_somehow(anywhere())
            else:
                self.add("jmpi", nomask=True, jip=anywhere(), **self.predicate(True))
            return
        fields = dict(self.extent(), jip=anywhere(), uip=anywhere(), **masks)
        if op != "else":
            fields.update(self.predicate())
        if op == "while":
            name = self.label()
            self.place(name)
            loops.append(name)
        if op == "break" and loops and rnd.random() < 0.5:
            fields["uip"] = rnd.choice(loops)
        if op in ("brc", "brd") and self.indirect and not self.old and rnd.random() < 0.5:
            self.address(fields["jip"], 0, relative_to=1 + (op == "brc"))
            if op == "brc":
                self.address(fields["uip"], 1, relative_to=1)
            fields.update(target=8 * TARGET)
        if op in ("if", "else") and not self.old and rnd.random() < 0.2:
            fields["branch_ctrl"] = True
        if op == "goto.b":
            fields["branch_ctrl"] = True
        self.add(op.split(".")[0], **fields)

    def jump_somehow(self, to):
        kind = self.rnd.choice(["jmpi", "mov", "add"])
        if kind == "jmpi":
            self.address(to, 0, relative_to=3 if self.units else 2)
            self.in_units(8 * TARGET)
            self.add("jmpi", nomask=True, target=8 * TARGET, **self.predicate())
        elif kind == "mov":
            self.address(to, 0, relative_to=None)
            self.add("alu", alu="mov", dst=("ip", 0), src=[("scalar", 8 * TARGET)],
                     nomask=self.rnd.random() < 0.7, **self.predicate())
        else:
            here = self.label()
            self.place(here)
            self.add("alu", alu="add", dst=("ip", 0), src=[("ip", 0), ("imm", 0)], nomask=True,
                     distance=(to, here, 0))

    def make_wild(self):
        self.shares = self.rnd.random() < 0.35
        self.choose_functions(self.rnd.random() < 0.3, self.rnd.random() < 0.2)
        self.prologue(45)
        self.region(0)
        self.finish(self.region)

    # --- the end ---

    def finish(self, body):
        self.place("END")
        self.add("end")
        for number in range(1, self.functions + 1):
            self.function(number, body)
        self.resolve()

    def resolve(self):
        at, offsets = 0, {}
        for item in self.code:
            if isinstance(item, tuple):
                offsets[item[0]] = at
            else:
                at += 16 * (END_INSTRUCTIONS if item.op == "end" else 1)
        self.offsets, self.program, at = offsets, {}, 0
        for item in self.code:
            if isinstance(item, tuple):
                continue
            for name in ("jip", "uip"):
                if isinstance(getattr(item, name), str):
                    setattr(item, name, offsets[getattr(item, name)])
            if getattr(item, "distance", None):
                to, here, ahead = item.distance
                base = 0 if here is None or ahead is None else offsets[here] + 16 * ahead
                item.src[-1] = ("imm", offsets[to] - base)
            item.offset = at
            self.program[at] = item
            at += 16 * (END_INSTRUCTIONS if item.op == "end" else 1)
        self.size = at

    # --- text ---

    def prefix(self, i):
        if i.pred is None:
            return "(W) " if i.nomask else ""
        name = "%sf%d.%d%s" % ("~" if i.inverted else "", i.flag // 2, i.flag % 2, "." + i.pred if i.pred else "")
        return "(%s%s) " % ("W&" if i.nomask else "", name)

    def text(self, i):
        p, size, control = self.prefix(i), "(%d|M%d)" % (i.size, i.chan), ".b" if i.branch_ctrl else ""
        to = self.target
        if i.op == "alu":
            kind, at = i.dst
            dst = {"null": "null<1>:ud", "flag": "f%d.0<1>:ud" % at, "ip": "ip<1>:ud"}.get(kind) or reg(kind, at, True)
            cond = "" if i.nonzero is None else "(ne)f%d.%d " % (i.nonzero // 2, i.nonzero % 2)
            switch = " {Switch}" if kind == "ip" else ""
            return "%s%s %s %s%s %s%s" % (p, i.alu, size, cond, dst, " ".join(map(source, i.src)), switch)
        if i.op == "cmp":
            return "(W) cmp (1|M0) (%s)f1.1 null<1>:d %s" % (i.cond, " ".join(source(s)[:-3] + ":d" for s in i.src))
        if i.op == "spf":
            change = "or (1|M0) cr0.0<1>:ud cr0.0<0;1,0>:ud 0x4:ud" if i.on else \
                "and (1|M0) cr0.0<1>:ud cr0.0<0;1,0>:ud 0xFFFFFFFB:ud"
            return "(W) %s {Switch}" % change
        if i.op == "vme":
            change = "or (1|M0) cr0.0<1>:ud cr0.0<0;1,0>:ud 0x8:ud" if i.on else \
                "and (1|M0) cr0.0<1>:ud cr0.0<0;1,0>:ud 0xFFFFFFF7:ud"
            return "(W) %s {Switch}" % change
        if i.op == "push":
            return "(W) mov (2|M0) r[a0.0]<1>:ud r%d.0<2;2,1>:ud" % (i.link // 8)
        if i.op == "pop":
            return "(W) mov (2|M0) r%d.0<1>:ud r[a0.0]<2;2,1>:ud" % (i.link // 8)
        if i.op == "a0":
            if i.relative:
                return "(W) add (1|M0) a0.0<1>:uw a0.0<0;1,0>:uw %d:w" % i.delta
            return "(W) mov (1|M0) a0.0<1>:uw 0x%X:uw" % i.delta
        if i.op in ("call", "calla"):
            target = "r%d.%d" % (i.target // 8, i.target % 8) if i.target is not None else \
                "0x%X:d" % i.jip if i.op == "calla" else to(i.jip)
            return "%s%s %s r%d.0 %s" % (p, i.op, size, i.link // 8, target)
        if i.op == "ret":
            return "%sret %s r%d.0" % (p, size, i.link // 8)
        if i.target is not None:
            return "%s%s %s r%d.%d" % (p, i.op, size, i.target // 8, i.target % 8)
        if i.op == "jmpi":
            return "%sjmpi (1|M0) %s" % (p, to(i.jip))
        name = PATCHED.get(i.op, i.op) if self.old else i.op
        if i.op in ("endif", "join", "while", "brd") or (self.old and i.op == "else"):
            return "%s%s %s %s" % (p, name, size, to(i.jip))
        return "%s%s%s %s %s %s" % (p, name, control, size, to(i.jip), to(i.uip))

    def target(self, offset):
        self.named.add(offset)
        return "P%d_%x" % (self.number, offset)

    def assembly(self):
        self.named, lines = set(), []
        texts = {offset: END_TEXT if i.op == "end" else [self.text(i)] for offset, i in self.program.items()}
        for offset in sorted(texts):
            lines += ["P%d_%x:" % (self.number, offset)] if offset in self.named else []
            lines += texts[offset]
        return lines

    def expected(self):
        thread = model.Thread(self.program, self.width, (1 << self.items) - 1, self.platform)
        if not thread.run(20000):
            raise model.Fault("endless")
        regs = thread.grf[8 * ACC:8 * ACC + 8 * (self.width // 8)]
        regs += [0] * (32 - len(regs))
        states = thread.grf[8 * STATE:8 * STATE + 8 * (self.width // 8)]
        states += [0] * (32 - len(states))
        tail = [thread.grf[8 * TRACE], thread.grf[8 * TRACE + 2], thread.flag[0], thread.flag[1], thread.a0]
        return regs + states + tail + [0] * (16 - len(tail)), thread.steps


# acc, state, and r20 with the flags to memory; unused registers are stored as 0
def end_text():
    lines = ["(W) mov (8|M0) r100.0<1>:ud 0x0:ud"]
    for n, base in ((0, ACC), (1, STATE)):
        lines.append("(W) mov (1|M0) r100.2<1>:ud 0x%X:ud" % (8 * n))
        lines += ["(W) mov (8|M0) r%d.0<1>:ud r%d.0<8;8,1>:ud" % (101 + k, base + k) for k in range(4)]
        lines.append("(W) send (8|M0) null r100 0xA 0x0A0A0400")
    lines += ["(W) mov (1|M0) r100.2<1>:ud 0x10:ud", "(W) mov (16|M0) r101.0<1>:ud 0x0:ud",
              "(W) mov (1|M0) r101.0<1>:ud r20.0<0;1,0>:ud", "(W) mov (1|M0) r101.1<1>:ud r20.2<0;1,0>:ud",
              "(W) mov (1|M0) r101.2<1>:ud f0.0<0;1,0>:ud", "(W) mov (1|M0) r101.3<1>:ud f1.0<0;1,0>:ud",
              "(W) mov (1|M0) r101.4<1>:ud a0.0<0;1,0>:uw", "(W) send (8|M0) null r100 0xA 0x060A0300",
              "(W) mov (8|M0) r112.0<1>:ud 0x0:ud", "(W) send (8|M0) null r112 0x27 0x02000010 {EOT}"]
    return lines


END_TEXT = end_text()
END_INSTRUCTIONS = len(END_TEXT)


def clear_unused(program):
    """Registers of channels that the width does not have start as 0."""
    for base in (ACC, STATE):
        for k in range(program.width // 8, 4):
            program.add("alu", alu="mov", dst=("lane", 8 * (base + k)), src=[("imm", 0)], size=8, nomask=True)


def make(seed, platform):
    while True:
        rnd = random.Random(seed)
        program = Program(rnd, platform)
        program.number = seed
        program.mask_rnd = random.Random("masks %d" % seed)
        program.changes_mask = program.mask_rnd.random() < 0.4
        clear_unused(program)
        (program.make_structured if rnd.random() < 0.5 else program.make_wild)()
        try:
            program.result, program.steps = program.expected()
            return program
        except model.Fault as fault:
            if "endless" not in str(fault):
                raise
            seed += 1 << 40


def assemble(programs, platform):
    with tempfile.TemporaryDirectory() as work:
        with open(work + "/code.asm", "w") as f:
            for program in programs:
                f.write("\n".join(program.assembly()) + "\n")
        subprocess.run(["iga64", "-a", "-q", "-p=" + GPUS[platform][1], "-Xforce-no-compact", work + "/code.asm", "-o",
                        work + "/code.bin"], check=True, stderr=subprocess.PIPE)
        with open(work + "/code.bin", "rb") as f:
            return f.read()


# iga64 makes no brc of Gen7, and its brd has a distance of 32 bits. Those of the other instruction have the same fields.
PATCHED = {"brc": "halt", "brd": "while"}
OPCODES = {"brc": 0x23, "brd": 0x21}


def patched(code, programs):
    """What iga64 does not write for Gen7."""
    code, at = bytearray(code), 0
    for program in programs:
        for offset, i in program.program.items():
            if program.old and i.op in PATCHED:
                code[at + offset] = OPCODES[i.op]
            if program.old and program.number % 3 == 0 and i.op in ("brc", "brd", "call"):
                code[at + offset + 5] &= 0x83  # no file and type of src1: as intel-gen4asm writes it
            if program.units and i.op in ("jmpi", "call") and i.target is None:
                ahead = i.jip - offset - (16 if i.op == "jmpi" else 0)
                high = ahead >> 31 if i.op == "jmpi" and program.number % 2 else 0  # both are found in real code
                code[at + offset + 12:at + offset + 16] = struct.pack("<HH", ahead // 8 & 0xFFFF, high & 0xFFFF)
        at += program.size
    return bytes(code)


def print_programs(seeds, platform, check):
    programs = [make(seed, platform) for seed in seeds]
    code, at = patched(assemble(programs, platform), programs), 0
    if check:
        check_branches(programs, code, platform)
    for seed, program in zip(seeds, programs):
        entries = sorted(program.offsets["F%d" % f] for f in program.by_pointer)
        print("program %d %s simd %d items %d entries%s" % (seed, GPUS[platform][0], program.width,
              program.items, "".join(" %d" % e for e in entries)))
        print("code " + code[at:at + program.size].hex())
        print("expect " + " ".join("%x" % v for v in program.result))
        at += program.size
    assert at == len(code)


def old_text(i):
    """A branch for intel-gen4asm; labels are the offsets'."""
    places = (i.jip,) if i.op in ("else", "endif", "while", "brd") else (i.jip, i.uip)
    size, operands = "(%d)" % i.size, " ".join("P%x" % to for to in places if to is not None)
    if i.op == "jmpi" and i.target is not None:
        operands = "g%d.%d<0,1,0>D" % (i.target // 8, i.target % 8 * 4)
    if i.op == "call":
        operands = "g%d<1>D " % (i.link // 8) + operands
    if i.op == "ret":
        operands = "null g%d<2,2,1>D" % (i.link // 8)
    return "%s %s %s;" % (i.op, size if i.op != "jmpi" else "(1)", operands)


def check_branches(programs, code, platform):
    """Opcode, size and distances of every branch are those of intel-gen4asm, which has no calla and, for Haswell, call in
    the wrong units (the media driver's kernels have bytes)."""
    with tempfile.TemporaryDirectory() as work:
        at = 0
        for program in programs:
            known = {o: i for o, i in program.program.items() if i.op in model.SHARED + ("jmpi",) and i.op != "calla"}
            with open(work + "/code.g4a", "w") as f:
                for offset in range(0, program.size, 16):
                    f.write("P%x:\n%s\n" % (offset, old_text(known[offset]) if offset in known else "nop;"))
            run = subprocess.run(["intel-gen4asm", "-g", "7" if platform == 7 else "7.5", work + "/code.g4a"], check=True,
                                 capture_output=True, text=True)
            theirs = [[int(w, 16) for w in line.strip(" {},").split(",")] for line in run.stdout.strip().split("\n")]
            for offset, i in known.items():
                ours, their = struct.unpack("<4I", code[at + offset:at + offset + 16]), theirs[offset // 16]
                where = model.signed16(their[3]) * 8 & model.M32 if i.op == "call" and platform == 75 else their[3]
                mask = 0xFFFF if i.op == "brd" or (i.op == "jmpi" and program.units) else model.M32
                head = 0x7F if i.op in ("call", "ret") else 0xE0007F  # it makes all of these of size 2
                assert (ours[0] ^ their[0]) & head == 0 and (ours[3] ^ where) & mask == 0, (program.number, offset)
            at += program.size


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--platform", type=int, default=0, choices=[0, 8, 9, 7, 75])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--listing", action="store_true")
    args = parser.parse_args()
    if args.listing:
        program = make(args.seed, args.platform or 9)
        offset = 0
        for line in program.assembly():
            print("%04x %s" % (offset, line))
            offset += 0 if line.endswith(":") else 16
        return
    last = args.seed + args.count
    for first in range(args.seed, last, 20):
        seeds = list(range(first, min(first + 20, last)))
        print_programs(seeds, args.platform or (8 if first // 20 % 2 else 9), args.check)


if __name__ == "__main__":
    sys.exit(main())
