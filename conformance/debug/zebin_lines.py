#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""zebin_lines.py ZEBIN TOKENS OUTPUT: a zebin with line tables, as later versions of Intel's compiler write them.

Debian 12's ocloc writes none into zebins. The tables are those that it puts beside patch tokens, of the same
machine code: one unit per kernel in .debug_line, and a relocation for each with the kernel's section."""
import struct
import sys

SECTION = struct.Struct("<IIQQQQIIQQ")
SYMBOL = struct.Struct("<IBBHQQ")
DEVICE_DEBUG = 0xFF000008
SYMTAB, RELA, ADDRESS = 2, 4, 1


def sections(elf):
    start, = struct.unpack_from("<Q", elf, 40)
    count, names = struct.unpack_from("<HH", elf, 60)
    table = [list(SECTION.unpack_from(elf, start + i * SECTION.size)) for i in range(count)]
    text = elf[table[names][4]:][:table[names][5]]
    return [(text[s[0]:].split(b"\0")[0].decode(), s, elf[s[4]:s[4] + s[5]]) for s in table], names


def line_tables(tokens):
    """Kernel: (its .debug_line, the places of addresses in there)."""
    debug = next(body for _, s, body in sections(tokens)[0] if s[1] == DEVICE_DEBUG)
    at, found = 28, {}
    for _ in range(struct.unpack_from("<I", debug, 24)[0]):
        name, size, other = struct.unpack_from("<III", debug, at)
        at += 12
        kernel = debug[at:at + name].split(b"\0")[0].decode()
        parts = sections(debug[at + name:at + name + size])[0]
        table = next(body for n, _, body in parts if n == ".debug_line")
        places = next(body for n, _, body in parts if n == ".rela.debug_line")
        found[kernel] = table, [p for p, _, _ in struct.iter_unpack("<QQq", places)]
        at += name + size + other
    return found


def main(zebin, tokens, output):
    elf = bytearray(open(zebin, "rb").read())
    old, names = sections(elf)
    symbols = next(i for i, (_, s, _) in enumerate(old) if s[1] == SYMTAB)
    section_of = {n: i for i, (n, _, _) in enumerate(old)}
    symbol_of = {SYMBOL.unpack_from(old[symbols][2], i)[3]: i // SYMBOL.size
                 for i in range(0, len(old[symbols][2]), SYMBOL.size) if SYMBOL.unpack_from(old[symbols][2], i)[4] == 0}
    lines, relocations = b"", b""
    for kernel, (table, places) in line_tables(open(tokens, "rb").read()).items():
        symbol = symbol_of[section_of[".text." + kernel]]
        for place in places:
            relocations += struct.pack("<QQq", len(lines) + place, symbol << 32 | ADDRESS, 0)
        lines += table
    text = old[names][2] + b".debug_line\0.rela.debug_line\0"
    headers = [s for _, s, _ in old]

    def put(body):
        elf.extend(b"\0" * (-len(elf) % 8))
        elf.extend(body)
        return len(elf) - len(body)

    headers[names][4], headers[names][5] = put(text), len(text)
    first = len(old[names][2])
    headers.append([first, 1, 0, 0, put(lines), len(lines), 0, 0, 1, 0])
    headers.append([first + 12, RELA, 0, 0, put(relocations), len(relocations), symbols, len(old), 8, 24])
    start = put(b"".join(SECTION.pack(*s) for s in headers))
    struct.pack_into("<Q", elf, 40, start)
    struct.pack_into("<H", elf, 60, len(headers))
    open(output, "wb").write(elf)


main(*sys.argv[1:])
