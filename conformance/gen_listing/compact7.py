#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compact instructions of Gen7 against iga64, which decodes those of Haswell.

compact7.py WORDS [CANDIDATES [SEED]]: for each of the 32 entries of the five compaction tables so many instructions with
random other fields; those that iga64 lists and gen_listing_words (WORDS) lists must be listed alike. Fails also if an
entry is in no instruction that both list.
compact7.py --golden WORDS: one line for each entry, in the form of gen7.txt.

77: no iga64.
"""
import os
import random
import re
import shutil
import struct
import subprocess
import sys
import tempfile

TABLES = {"control": 8, "datatype": 13, "subreg": 18, "source0": 30, "source1": 35}
OPCODES = {"mov": 0x01, "sel": 0x02, "not": 0x04, "and": 0x05, "or": 0x06, "shr": 0x08, "shl": 0x09, "asr": 0x0c, "cmp": 0x10,
           "f16to32": 0x14, "mul": 0x41, "add": 0x40, "avg": 0x42, "frc": 0x43, "rndd": 0x45, "lzd": 0x4a,
           "dp4": 0x54, "send": 0x31, "cbit": 0x4d, "bfrev": 0x17, "jmpi": 0x20, "endif": 0x25, "if": 0x22, "while": 0x27}
ROUNDS = 12


def candidate(rng, table, index):
    # an entry of a destination with HorzStride 0 and no general register: a message from null to null
    null = (table, index) == ("datatype", 20)
    opcode = OPCODES["send"] if null else rng.choice(list(OPCODES.values()))
    word = opcode | 1 << 29
    word |= rng.choice([0, 0, 0, 1, 2, 3, 4, 5, 6, 8, 9]) << 24 | rng.getrandbits(1) << 28
    for name, at in TABLES.items():
        word |= (index if name == table else rng.choice([0, 2, 3, rng.getrandbits(5)])) << at
    for at in (40, 48, 56):
        word |= (0 if null else rng.choice([4, 8, 16, 33, 64, rng.randrange(128)])) << at
    return word


def run(command):
    return subprocess.run(command, capture_output=True, text=True).stdout


def iga(words, folder):
    """Lines of instructions that are all legal; or the offsets of those that are not."""
    path = os.path.join(folder, "code")
    with open(path, "wb") as f:
        f.write(b"".join(struct.pack("<Q", w) for w in words))
    done = subprocess.run(["iga64", "-d", "-n", "-p=7.5", path], capture_output=True, text=True)
    text = done.stdout + done.stderr
    bad = {int(at, 16) // 8 for at in re.findall(r"byte offset (0x[0-9a-fA-F]+)", text)}
    if bad:
        return None, bad
    lines = [l.split("//")[0] for l in done.stdout.split("\n") if l.strip() and not re.match(r"\s*L\d+:", l)]
    return lines, bad


def listed_by_iga(jobs, folder):
    """(job, line) of those that iga64 takes."""
    while jobs:
        lines, bad = iga([w for _, _, w in jobs], folder)
        if lines is not None:
            assert len(lines) == len(jobs), "iga64 lists %d of %d" % (len(lines), len(jobs))
            return list(zip(jobs, lines))
        jobs = [j for n, j in enumerate(jobs) if n not in bad]
    return []


def listed_by_us(tool, jobs, folder):
    path = os.path.join(folder, "ours")
    with open(path, "wb") as f:
        f.write(b"".join(struct.pack("<Q", w) for _, _, w in jobs))
    return [l.split("\t", 1)[1] for l in run([tool, "hsw", path]).strip("\n").split("\n")]


def alike(text):
    """One space for many; iga64 writes ~ for the negation of logic instructions, which is numeric before Gen8, and lists no
    swizzles."""
    text = re.sub(r"~(?=[a-z(])", "-", text)
    text = re.sub(r"<4>\.[xyzw]{4}(?=:)", "<1;1,0>", text)
    return " ".join(text.split())


def main(args):
    golden = args and args[0] == "--golden"
    tool = args[1 if golden else 0]
    count, seed = (int(a) for a in (args[1:] + ["60", "1"][len(args) - 1:])) if not golden else (60, 1)
    if not shutil.which("iga64"):
        return 77
    rng = random.Random(seed)
    wanted = [(t, i) for t in TABLES for i in range(32)]
    seen, taken, compared, different = {}, 0, 0, 0
    for _ in range(ROUNDS):
        jobs = [(t, i, candidate(rng, t, i)) for t, i in wanted for _ in range(count)]
        with tempfile.TemporaryDirectory() as folder:
            theirs = listed_by_iga(jobs, folder)
            ours = listed_by_us(tool, [j for j, _ in theirs], folder) if theirs else []
        taken += len(theirs)
        for ((table, index, word), line), own in zip(theirs, ours):
            if own.startswith("#"):
                continue
            compared += 1
            if alike(line) != alike(own):
                different += 1
                print("%016x %s %d\n  iga64 %s\n  ours  %s" % (word, table, index, alike(line), alike(own)))
            elif (table, index) not in seen:
                seen[table, index] = (word, own)
        wanted = [key for key in wanted if key not in seen]
    missing = ["%s %d" % (t, i) for t in TABLES for i in range(32) if (t, i) not in seen]
    if golden:
        for (table, index), (word, own) in seen.items():
            print("h %s %s" % (struct.pack("<Q", word).hex(), own.strip()))
        return 0
    print("%d instructions taken by iga64, %d compared, %d differ; %d of 160 entries" % (taken, compared, different, len(seen)))
    print("not seen: " + ", ".join(missing) if missing else "every entry was seen")
    return different > 0 or len(missing) > 0


sys.exit(main(sys.argv[1:]))
