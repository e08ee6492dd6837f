# SPDX-License-Identifier: MIT
"""Gen7 to Gen9 control flow with one instruction pointer per channel, written from the manual.

Ivy Bridge PRM, Volume 4 Part 3, section 6.2 (WrEn) and the pseudo-code of each instruction; Broadwell and
Skylake PRM, Volume 2a, for goto, join and BranchCtrl. Nothing here is taken from, or shared with, Caygen's
own lowering: there are no wait cells, only pc[n]. Where the manual leaves a choice the model's is marked (*).

IP and pc[n] count bytes. A channel takes part in an instruction when it was dispatched, is in the call mask and
pc[n] == IP (*: the call mask; without it recursion cannot work). NoMask skips the test of pc[n]. A channel
that takes part in an instruction goes on with IP unless the instruction gives it another place.
"""

M32 = 0xFFFFFFFF


def signed(value):
    value &= M32
    return value - (1 << 32) if value >> 31 else value


SHARED = ("if", "else", "endif", "join", "while", "break", "cont", "halt", "brc", "brd", "goto", "call", "calla", "ret")


def signed16(value):
    return signed(value << 16) >> 16


class Fault(Exception):
    pass


class Thread:
    def __init__(self, program, width, dispatched, platform):
        self.program = program  # instructions by offset
        self.width = width
        self.started = self.dispatched = dispatched  # sr0.2, and the mask in use
        self.call_mask = dispatched
        self.ip = 0
        self.pc = [0] * 32
        self.grf = [0] * (128 * 8)  # dwords
        self.flag = [0, 0]  # f0, f1
        self.a0 = 0
        self.steps = 0
        self.spf = False  # single program flow
        self.units = platform == 7  # Ivy Bridge: a register of jmpi counts 8 bytes, a word (6.34)
        self.factor = 0xFFFF if platform in (7, 75) else M32  # what mul takes of its second factor (6.43)

    # --- masks ---

    def on(self, mask):
        return [n for n in range(32) if mask >> n & 1]

    def live(self):
        return self.dispatched & self.call_mask

    def here(self):
        """In single program flow PcIP does not count (6.2)."""
        if self.spf:
            return self.dispatched
        return sum(1 << n for n in self.on(self.live()) if self.pc[n] == self.ip)

    def span(self, i):
        return ((1 << i.size) - 1) << i.chan & M32

    def flag_bit(self, i, n):
        """PMask[n] before inversion (3.4): n counts from channel 0 of the flag subregister."""
        bits = self.flag[i.flag // 2] >> 16 * (i.flag % 2)
        if i.pred == "":
            return bits >> n & 1
        if i.pred in ("anyv", "allv"):
            a = self.flag[0] >> 16 * (i.flag % 2) >> n & 1
            b = self.flag[1] >> 16 * (i.flag % 2) >> n & 1
            return a | b if i.pred == "anyv" else a & b
        kind, size = i.pred[:3], int(i.pred[3:-1])
        group = bits >> n // size * size & ((1 << size) - 1)
        return int(group != 0) if kind == "any" else int(group == (1 << size) - 1)

    def pmask(self, i):
        if i.pred is None:
            return M32
        return sum(1 << n for n in self.on(self.span(i)) if self.flag_bit(i, n) != i.inverted)

    def wren(self, i):
        """6.2"""
        mask = self.span(i)
        if not i.nomask:
            mask &= self.here()
        return mask & self.pmask(i)

    # --- one instruction ---

    def step(self):
        i = self.program.get(self.ip)
        if i is None:
            raise Fault("no instruction at 0x%x" % self.ip)
        self.steps += 1
        if self.spf and i.op in SHARED:
            self.shared_flow(i)
            self.move(self.dispatched, self.ip)
        else:
            getattr(self, "do_" + i.op)(i)

    # --- single program flow: all channels share IP (3.3.3, cr0.0; the pages of the branches) ---

    def shared_flow(self, i):
        """Whether any channel is enabled decides. UIP is used where there is one: if, break, cont (*), halt, brc, goto."""
        after, taken = self.ip + 16, self.wren(i) != 0
        if i.op in ("call", "calla", "ret") and i.pred is None:
            taken = True
        if i.op in ("if", "goto") and not (i.op == "goto" and i.branch_ctrl):
            self.ip = after if taken else i.uip
        elif i.op in ("endif", "join"):
            self.ip = after if taken else i.jip
        elif i.op in ("call", "calla"):
            to = i.jip if i.target is None else self.grf[i.target] if i.op == "calla" else self.distance(i, 0)
            if taken:
                self.grf[i.link], self.grf[i.link + 1] = after, self.call_mask
            self.ip = to if taken else after
        elif i.op == "ret":
            self.ip = self.grf[i.link] if taken else after
        elif i.op in ("else", "while", "brd"):
            self.ip = (i.jip if i.target is None else self.distance(i, 0)) if taken else after
        else:
            self.ip = (i.uip if i.target is None else self.distance(i, 1)) if taken else after

    def do_spf(self, i):
        """(W) or or and: every channel that was dispatched comes along (*)."""
        self.advance()
        if i.on:
            self.call_mask = self.dispatched
            self.move(self.dispatched, self.ip)
        self.spf = i.on

    def do_vme(self, i):
        """(W) or or and: the vector mask or the dispatch mask (3.3.3, cr0.0). Channels that it adds come along, others are
        nowhere any more (*)."""
        self.advance()
        mask = self.started
        if i.on:
            mask = sum(15 << n for n in range(0, 32, 4) if mask >> n & 15)
        added = mask & ~self.dispatched
        self.dispatched = mask
        self.call_mask = self.call_mask & mask | added
        self.move(added, self.ip)

    def advance(self):
        here = self.here()
        self.ip += 16
        for n in self.on(here):
            self.pc[n] = self.ip

    def move(self, channels, to):
        for n in self.on(channels):
            self.pc[n] = to

    def enabled(self, i, all_channels=False):
        """Channels that the branch moves somewhere, and those among them with the predicate. NoMask fetches every
        dispatched channel of the execution size, wherever it waits (*)."""
        here = self.here()
        span = M32 if all_channels else self.span(i)
        if i.nomask:
            here |= span & self.live()
        return here, here & span & self.pmask(i)

    def unless_next(self, to):
        """if (PcIP != IP + 1) // for all channels: Jump(to)"""
        after = self.ip + 16
        self.ip = after if any(self.pc[n] == after for n in self.on(self.live())) else to

    # alu, dwords

    def value(self, operand, n):
        kind, x = operand
        if kind == "imm":
            return x & M32
        if kind == "scalar":
            return self.grf[x]
        if kind == "lane":
            return self.grf[x + n]
        if kind == "ip":
            return self.ip
        if kind == "-ip":
            return -self.ip & M32
        if kind == "ce":
            return self.here()
        if kind == "dmask":
            return self.started
        if kind == "flag":
            return self.flag[x]
        raise ValueError(kind)

    def do_alu(self, i):
        results = {}
        for n in self.on(self.wren(i)):
            a, b = (self.value(s, n - i.chan) for s in (i.src + [("imm", 0)])[:2])
            results[n] = {"mov": a, "add": a + b, "mul": a * (b & self.factor), "and": a & b, "or": a | b, "xor": a ^ b,
                          "shr": a >> (b & 31)}[i.alu] & M32
        kind, at = i.dst
        for n, value in results.items():
            if kind == "scalar":
                self.grf[at] = value
            elif kind == "lane":
                self.grf[at + n - i.chan] = value
            elif kind == "flag":
                self.flag[at] = value
        if i.nonzero is not None:
            for n, value in results.items():
                bit = 1 << 16 * (i.nonzero % 2) + n
                self.flag[i.nonzero // 2] &= ~bit
                self.flag[i.nonzero // 2] |= bit if value else 0
        if kind == "ip" and results:
            to = results[i.chan] & ~7
            self.move(self.here(), to)
            self.ip = to
        else:
            self.advance()

    def do_cmp(self, i):
        """cmp into a flag subregister"""
        results = {}
        for n in self.on(self.wren(i)):
            a, b = (signed(self.value(s, n - i.chan)) for s in i.src)
            results[n] = {"lt": a < b, "le": a <= b, "gt": a > b, "eq": a == b}[i.cond]
        for n, holds in results.items():
            bit = 1 << 16 * (i.nonzero % 2) + n
            self.flag[i.nonzero // 2] &= ~bit
            self.flag[i.nonzero // 2] |= bit if holds else 0
        self.advance()

    def do_push(self, i):
        """(W) mov (2) r[a0 + 8 * depth], link: written out in gen.py as an indirect move"""
        at = self.a0 // 4
        self.grf[at], self.grf[at + 1] = self.grf[i.link], self.grf[i.link + 1]
        self.advance()

    def do_pop(self, i):
        at = self.a0 // 4
        self.grf[i.link], self.grf[i.link + 1] = self.grf[at], self.grf[at + 1]
        self.advance()

    def do_a0(self, i):
        self.a0 = self.a0 + i.delta if i.relative else i.delta
        self.advance()

    # structured

    def do_if(self, i):
        here, taken = self.enabled(i)
        self.move(here & taken, self.ip + 16)
        self.move(here & ~taken, i.uip if i.branch_ctrl else i.jip)
        self.unless_next(i.jip)

    def do_else(self, i):
        here, taken = self.enabled(i)
        self.move(here & ~taken, self.ip + 16)
        self.move(taken, i.uip if i.branch_ctrl else i.jip)
        self.unless_next(i.jip)

    def do_endif(self, i):
        if i.nomask or self.here():
            self.advance()
        else:
            self.ip = i.jip

    def do_join(self, i):
        """With a predicate: WrEn as in 6.2 (*); channels that are here go on behind it."""
        if i.pred is None:
            self.do_endif(i)
            return
        some, here = self.wren(i) != 0, self.here()
        self.move(here, self.ip + 16)
        self.ip = self.ip + 16 if some else i.jip

    def do_while(self, i):
        here, taken = self.enabled(i)
        self.move(taken, i.jip)
        self.move(here & ~taken, self.ip + 16)
        self.ip = i.jip if taken else self.ip + 16

    def leave(self, i, to):
        here, taken = self.enabled(i)
        self.move(taken, to)
        self.move(here & ~taken, self.ip + 16)
        self.unless_next(i.jip)

    def do_break(self, i):
        """UIP is the loop's while, but a channel that has left the loop does not evaluate it again (*)."""
        loops = i.uip in self.program and self.program[i.uip].op == "while"
        self.leave(i, i.uip + 16 if loops else i.uip)

    def do_cont(self, i):
        self.leave(i, i.uip)

    do_halt = do_cont

    def distance(self, i, n):
        return self.ip + signed(self.grf[i.target + n])

    def do_brc(self, i):
        if i.target is not None:
            i = i.copy(jip=self.distance(i, 0), uip=self.distance(i, 1))
        self.leave(i, i.uip)

    def do_brd(self, i):
        if i.target is not None:
            i = i.copy(jip=self.distance(i, 0))
        self.do_while(i)

    def do_goto(self, i):
        here, taken = self.enabled(i)
        if i.branch_ctrl:
            self.move(taken, i.uip)
            self.move(here & ~taken, i.jip)
            self.ip = i.uip if taken else i.jip
        else:
            self.move(taken, self.ip + 16)
            self.move(here & ~taken, i.uip)
            self.unless_next(i.jip)

    # jumps and calls

    def do_jmpi(self, i):
        to = i.jip
        if i.target is not None:
            by = self.grf[i.target]
            to = self.ip + 16 + (8 * signed16(by) if self.units else signed(by))
        if i.pred is not None and self.flag_bit(i, 0) == i.inverted:
            to = self.ip + 16
        self.move(self.here(), to)
        self.ip = to

    def do_call(self, i):
        """Without predicate: every channel, whatever the execution size (*). The call mask of before is kept in the
        second dword (*)."""
        to = i.jip if i.target is None else self.distance(i, 0)
        here, taken = self.enabled(i, i.pred is None)
        if i.pred is None:
            taken = here
        after = self.ip + 16
        self.move(here & ~taken, after)
        if not taken:
            self.ip = after
            return
        self.move(taken, to)
        self.grf[i.link], self.grf[i.link + 1] = after, self.call_mask
        self.call_mask = taken
        self.ip = to

    def do_calla(self, i):
        self.do_call(i if i.target is None else i.copy(target=None, jip=self.grf[i.target]))

    def do_ret(self, i):
        """Without predicate the thread returns, whoever may still wait in the subroutine (the prose; the pseudo-code
        would go on). Channels that a mode has brought into the subroutine come along (*)."""
        here, taken = self.enabled(i, i.pred is None)
        if i.pred is None:
            taken = here
        self.grf[i.link + 1] |= taken
        to, mask = self.grf[i.link], self.grf[i.link + 1] & self.dispatched
        self.move(taken, to)
        self.move(here & ~taken, self.ip + 16)
        self.call_mask &= ~taken
        if i.pred is None or not self.call_mask:
            self.call_mask = mask
            self.ip = to
        else:
            self.ip += 16

    def do_end(self, i):
        self.ip = None

    def run(self, limit):
        while self.ip is not None:
            if self.steps >= limit:
                return False
            self.step()
        return True
