#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes described launches (runtime/described/launch.h) of what capture.c has written, with llvmpipe's results.

describe.py NAME CAPTURE_IVB CAPTURE_HSW EXPECT: prints the launch for Ivy Bridge and the one for Haswell.
"""
import sys

KIB = 1024
RAW = 0x1ff
BUFFER = 4


class Refused(Exception):
    pass


def numbers(words):
    return [int(w, 16) for w in words]


class Capture:
    """The first launch of a file, and where its buffers are."""

    def __init__(self, path):
        self.states, self.samplers, self.memory, self.blocks, self.places = {}, {}, {}, [], {}
        self.launches = 0
        for line in open(path):
            self.read(line.split())
        if self.launches != 1:
            raise Refused(f'{self.launches} launches')

    def read(self, words):
        key = words[0]
        if key == 'launch':
            self.launches += 1
        elif key in ('walker', 'groups', 'descriptor', 'vfe'):
            setattr(self, key, numbers(words[2:]))
        elif key == 'curbe':
            self.curbe = numbers(words[2:])
        elif key == 'code':
            self.code = numbers(words[1:])
        elif key == 'state':
            self.states[int(words[1])] = numbers(words[2:])
        elif key == 'sampler':
            self.samplers[int(words[1])] = numbers(words[2:])
        elif key == 'memory':
            self.blocks.append(tuple(numbers(words[1:])))
        elif key == 'at':
            at = int(words[1], 16)
            for n, word in enumerate(numbers(words[2:])):
                self.memory[at + 4 * n] = word
        elif key == 'place':
            self.places[words[1], int(words[2])] = int(words[3], 16)

    def program(self):
        """The code up to the end of the thread, as bytes."""
        send, compact = (0x31, 0x32), 1 << 29
        data = b''.join(w.to_bytes(4, 'little') for w in self.code)
        at = 0
        while at + 16 <= len(data):
            first, last = (int.from_bytes(data[at + n:at + n + 4], 'little') for n in (0, 12))
            if first & compact:
                at += 8
                continue
            at += 16
            if first & 0x7f in send and last >> 31:
                return data[:at]
        raise Refused('its code has no end')

    def words(self, address, count):
        return [self.memory.get(address + 4 * n, 0) for n in range(count)]


def buffer_bytes(state):
    elements = (state[2] & 0x7f | (state[2] >> 16 & 0x3fff) << 7 | (state[3] >> 21) << 21) + 1
    return elements * ((state[3] & 0x3ffff) + 1)


def runs(words):
    """Values as the form writes them: repeats as value*count, ascending ones as first..last."""
    at = 0
    while at < len(words):
        same = up = 1
        while at + same < len(words) and words[at + same] == words[at]:
            same += 1
        while at + up < len(words) and words[at + up] == words[at] + up:
            up += 1
        if same > 2:
            yield f'{words[at]:#x}*{same}'
            at += same
        elif up > 3:
            yield f'{words[at]:#x}..{words[at + up - 1]:#x}'
            at += up
        else:
            yield f'{words[at]:#x}' if words[at] > 9 else f'{words[at]}'
            at += 1


def lines(key, surface, words, skip_zeros=False):
    row = 240
    for first in range(0, len(words), row):
        part = words[first:first + row]
        at = 4 * first
        if skip_zeros:
            while part and not part[-1]:
                part = part[:-1]
            while part and not part[0]:
                part, at = part[1:], at + 4
        if part:
            yield f'{key} {surface} {at} ud ' + ' '.join(runs(part))


def surface(capture, n, state):
    if state[0] >> 29 != BUFFER:
        raise Refused(f'surface {n} is an image')
    size = buffer_bytes(state)
    yield f'surface {n} {(size + 3) // 4 * 4}'
    if not state[3] & 0x3ffff and state[0] >> 18 & RAW != RAW:
        yield f'texels {n}'
    yield from lines('fill', n, capture.words(state[1], (size + 3) // 4), skip_zeros=True)


def local_memory(capture):
    return (capture.descriptor[5] >> 16 & 31) * 4 * KIB


def scratch(capture, platform):
    if not capture.vfe[0] & ~0x3ff:
        return 0
    size = capture.vfe[0] & 15
    return (size + 1) * KIB if platform == 'ivb' else 2 * KIB << size


def local_size(capture, simd):
    threads = (capture.walker[2] & 63) + 1
    mask = capture.walker[9]
    return (threads - 1) * simd + bin(mask & (1 << simd) - 1).count('1')


def head(capture, platform):
    simd = 8 << (capture.walker[2] >> 30)
    yield f'platform {platform}'
    yield f'simd {simd}'
    yield f'local {local_size(capture, simd)}'
    yield 'groups ' + ' '.join(str(n) for n in capture.groups)
    yield f'slm {local_memory(capture)}'
    yield f'scratch {scratch(capture, platform)}'


def constants(capture, platform):
    """What a thread finds from r1 on, and the dword of it that is the thread's number; None: it has one thread."""
    shared = 8 * (capture.descriptor[6] & 0xff) if platform == 'hsw' else 0
    own = 8 * (capture.descriptor[4] >> 16)
    threads = (capture.walker[2] & 63) + 1
    if not own:
        raise Refused('threads that do not have their number')
    first = capture.curbe[:shared + own]
    number = None
    for t in range(1, threads):
        block = capture.curbe[shared + t * own:shared + (t + 1) * own]
        differ = [n for n in range(own) if block[n] != first[shared + n]]
        if len(differ) != 1 or block[differ[0]] != t or first[shared + differ[0]] or number not in (None, differ[0]):
            raise Refused('threads that differ by more than their number')
        number = differ[0]
    return first, None if number is None else shared + number


def setup(capture, platform):
    if capture.walker[3] or capture.walker[5] or capture.walker[7]:
        raise Refused('groups that do not begin at 0')
    words, number = constants(capture, platform)
    yield 'curbe ud ' + ' '.join(runs(words))
    if number is not None:
        yield f'thread {number}'
    for n, state in sorted(capture.states.items()):
        yield from surface(capture, n, state)


def code(capture):
    yield 'code'
    data = capture.program()
    for at in range(0, len(data), 64):
        yield '= ' + data[at:at + 64].hex()


class Expect:
    def __init__(self, what, place, size):
        self.what, self.place, self.size, self.words, self.within = what, place, size, [], None


def read_expects(path):
    expects, within = [], None
    for words in map(str.split, open(path)):
        if words[0] == 'expect':
            expects.append(Expect(words[1], int(words[2]), numbers(words[3:])))
            expects[-1].within, within = within, None
        elif words[0] == '+':
            expects[-1].words += numbers(words[1:])
        elif words[0].startswith('within'):
            within = words
    return expects


def expected(capture, e):
    address = capture.places.get((e.what, e.place))
    found = [n for n, s in capture.states.items() if s[1] == address]
    if not address or not found:
        raise Refused(f'{e.what} {e.place} is nowhere')
    yield ' '.join(['within', 'df' if e.within[0] == 'within64' else 'f', *e.within[1:]] if e.within else ['exact'])
    yield from lines('expect', found[0], e.words[:e.size[0] // 4])


def launch(capture, platform, expects):
    return list(head(capture, platform)), [*setup(capture, platform), *(line for e in expects for line in expected(capture, e))]


def main(name, ivb_path, hsw_path, expect_path):
    expects = read_expects(expect_path)
    last = None
    for suffix, platform, path in (('', 'ivb', ivb_path), ('_hsw', 'hsw', hsw_path)):
        capture = Capture(path)
        top, rest = launch(capture, platform, expects)
        if rest == last:
            print('\n'.join([f'again {name}{suffix}', *top, *code(capture)]))
        else:
            print('\n'.join([f'launch {name}{suffix}', *top, *rest, *code(capture)]))
        last = rest


if __name__ == '__main__':
    try:
        main(*sys.argv[1:])
    except Refused as why:
        sys.exit(f'{sys.argv[1]}: {why}')
