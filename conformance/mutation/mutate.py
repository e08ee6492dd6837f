#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Changes one place of the code at a time and asks whether a test notices (docs/mutation.md).

usage: mutate.py WORK [--count N] [--seed S] [--layer NAME]... [--minutes M] [--jobs J] [--tests REGEX] [--own]
       mutate.py WORK --report          prints the table of what was tried so far
       mutate.py --list [...]           prints the mutants without trying them

WORK is a folder of its own: a copy of the tree (WORK/tree), its build (WORK/tree/build) and what was found
(WORK/results.jsonl). The tree that this file lies in is only read. A run that is started again goes on: it tries what
results.jsonl does not have. Run it by hand, on a host that has nothing else to do; a mutant takes 10 to 60 seconds.

N mutants of each layer are chosen from all that mutants.py finds, with a random generator that starts from S: the same
tree, N and S give the same mutants. Each is built; a change that makes the same machine code is "equivalent" at once. The
tests of the layer run first, then the others; the first that fails kills the mutant. equivalent.txt names
mutants that change nothing a test could see, with the reason.
"""
import argparse
import hashlib
import json
import os
import random
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import mutants

HERE = Path(__file__).resolve().parent
TREE = HERE.parent.parent
# Layer: the tests that speak of it, by label or name. A file belongs to the layer with the longest name it begins with.
LAYERS = {
    "emu": "emu|unit|lanes|lower|images|vectors",
    "frontend": "container|lower|cayman",
    "frontend/gen": "lower|isa|vectors",
    "frontend/cayman": "cayman",
    "frontend/intel": "container|api",
    "backend": "lanes|guarded|vectors|api",
    "backend/simd": "lanes|vectors|images",
    "backend/jit": "jit|vectors|lower",
    "runtime": "api|cache|printf|pipes|non_uniform",
    "icd": "api",
}
# Too slow, too random, not about what the code does, or the same as another where one host level is built.
LEFT_OUT = re.compile(r"stress|exhaustion|cache.tier|cache.corpus|product|live|pocl|fuzz|random|bench|tree|sweep|samples|accuracy|"
                      r"fresh|install|clinfo|engines|coverage|llvm_defects|given_up|avx|bxt|online|unoptimised|every_error|overhead")
LIMIT = 600  # seconds after which a test hangs


def layer_of(path):
    found = [layer for layer in LAYERS if path.startswith(layer + "/")]
    return max(found, key=len) if found else None


def run(command, cwd, timeout=None):
    try:
        return subprocess.run(command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
                              timeout=timeout)
    except subprocess.TimeoutExpired as e:
        return subprocess.CompletedProcess(command, 124, e.stdout or "", "")


def sources(tree):
    names = run(["git", "ls-files", "*.c"], tree).stdout.split()
    return [n for n in names if layer_of(n)]


def choose(tree, count, seed, wanted):
    """count mutants of each layer: first an operator, then a place, so that constants do not crowd out the rest."""
    by_layer = {layer: {} for layer in LAYERS}
    for path in sources(tree):
        for m in mutants.of_file(path, (tree / path).read_text()):
            by_layer[layer_of(path)].setdefault(m.operator, []).append(m)
    chosen = []
    for layer, by_operator in by_layer.items():
        rng = random.Random("%s %s" % (seed, layer))
        picked = []
        while by_operator and len(picked) < count:
            operator = rng.choice(sorted(by_operator))
            places = by_operator[operator]
            picked.append(places.pop(rng.randrange(len(places))))
            if not places:
                del by_operator[operator]
        if not wanted or layer in wanted:
            chosen.append([(layer, m) for m in picked])
    return [m for row in zip_longest(chosen) for m in row if m]


def zip_longest(rows):
    """Layer by layer in turn, so that a run that is ended early has tried all of them."""
    for n in range(max(map(len, rows), default=0)):
        yield [row[n] if n < len(row) else None for row in rows]


def known_equivalent():
    """(file name, line before, line after) -> reason"""
    found = {}
    path = HERE / "equivalent.txt"
    for line in path.read_text().splitlines() if path.exists() else ():
        if line and not line.startswith("#"):
            name, before, after, reason = (part.strip() for part in line.split(" @ "))
            found[name, before, after] = reason
    return found


class Workshop:
    """The copy of the tree and its build."""

    def __init__(self, work, jobs, wanted=""):
        self.tree, self.build, self.jobs, self.wanted = work / "tree", work / "tree" / "build", jobs, wanted
        self.fast, self.digests = {}, {}

    def copy(self):
        """Brings the copy to what the tree is now, and leaves alone what is the same: nothing is built twice."""
        names = run(["git", "ls-files", "-co", "--exclude-standard"], TREE).stdout.split("\n")
        for name in filter(None, names):
            source, target = TREE / name, self.tree / name
            if source.is_file() and (not target.exists() or source.read_bytes() != target.read_bytes()):
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(source, target)
                os.utime(target)

    def configure(self):
        launcher = self.tree.parent / "compile"
        launcher.write_text('#!/bin/sh\n# Warnings are no errors in the file that is changed.\nfor last; do :; done\n'
                            'case $last in *"$(cat "%s/changed")") set -- "$@" -Wno-error ;; esac\nexec %s "$@"\n'
                            % (self.tree.parent, shutil.which("ccache") or ""))
        launcher.chmod(0o755)
        (self.tree.parent / "changed").write_text("none")
        if not (self.build / "CMakeCache.txt").exists():
            done = run(["cmake", "-S", ".", "-B", "build", "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release", "-DCAYGEN_LEVELS=baseline",
                        "-DCMAKE_C_COMPILER_LAUNCHER=%s" % launcher], self.tree)
            if done.returncode:
                sys.exit(done.stdout)

    def tests(self):
        """name -> (labels, what must be built), of the tests that a mutant may meet. ctest --show-only leaves out what
        is not built yet, so CMake's own files are read."""
        found = {}
        text = "\n".join(f.read_text() for f in sorted(self.build.glob("**/CTestTestfile.cmake")))
        commands = dict(re.findall(r"^add_test\((?:\[=\[)?([^\s\]]+)(?:\]=\])? (.*)\)$", text, re.M))
        properties = dict(re.findall(r"^set_tests_properties\((?:\[=\[)?([^\s\]]+)(?:\]=\])? PROPERTIES +(.*)\)$", text, re.M))
        for name, command in commands.items():
            told = properties.get(name, "")
            labels = (re.findall(r'LABELS "([^"]*)"', told) or [""])[0].split(";")
            if any(LEFT_OUT.search(t) for t in [name] + labels) or not re.search(self.wanted, name):
                continue
            files = {a[len(str(self.build)) + 1:] for a in re.findall(r'"([^"]*)"', command) if a.startswith(str(self.build) + "/")}
            if "libcaygen.so" in told:
                files.add("icd/libcaygen.so")
            found[name] = (labels, files)
        return found

    def make(self, targets):
        return run(["cmake", "--build", "build", "-j%d" % self.jobs, "--"] + sorted(targets), self.tree)

    def known_targets(self):
        told = run(["ninja", "-t", "targets", "all"], self.build).stdout
        return {line.split(":")[0] for line in told.splitlines()}

    def measure(self, kept):
        """Builds the tests and runs them once; the ones that fail without a mutant are left out."""
        targets, known = self.tests(), self.known_targets()
        good = set(json.loads(kept.read_text())) if kept.exists() else set(targets)
        self.fast = {name: (labels, files & known) for name, (labels, files) in targets.items() if name in good and files & known}
        done = self.make(set().union(*(files for _, files in self.fast.values())))
        if done.returncode:
            sys.exit(done.stdout[-3000:])
        if not kept.exists():
            told = run(["ctest", "-j%d" % self.jobs, "--timeout", str(LIMIT), "-R", self.pattern(self.fast)], self.build).stdout
            good = set(re.findall(r"Test +#\d+: (\S+) \.+ +Passed", told))
            kept.write_text(json.dumps(sorted(good)))
        self.fast = {name: t for name, t in self.fast.items() if name in good}

    @staticmethod
    def pattern(names):
        return "^(" + "|".join(re.escape(n) for n in names) + ")$"

    def stages(self, layer):
        """The tests of the layer, then the rest."""
        mine = {n for n, (labels, _) in self.fast.items() if any(re.search(LAYERS[layer], t) for t in [n] + labels)}
        return [sorted(mine), sorted(set(self.fast) - mine)]

    def machine_code(self, path):
        """A digest of the object without its debug data; None: there is not exactly one."""
        objects = list(self.build.glob("**/CMakeFiles/*.dir/**/%s.o" % Path(path).name))
        objects = [o for o in objects if "conformance" not in o.parts and str(o).endswith(path.split("/", 1)[1] + ".o")]
        digest = hashlib.sha256()
        for o in sorted(objects):
            bare = o.with_suffix(".bare")
            if run(["strip", "-g", "-o", str(bare), str(o)], self.build).returncode:
                return None
            digest.update(bare.read_bytes())
            bare.unlink()
        return digest.hexdigest() if objects else None

    def failing(self, tests):
        """The first test that fails; None: none does."""
        done = run(["ctest", "-j%d" % self.jobs, "--timeout", str(LIMIT), "--stop-on-failure", "-R", self.pattern(tests)], self.build)
        m = re.search(r"^\s*\d+ - (\S+) \((.*)\)", done.stdout, re.M)
        return None if done.returncode == 0 else "%s (%s)" % m.groups() if m else "ctest failed"

    def judge(self, layer, path, own):
        """The fate of the mutant that the tree has."""
        if path not in self.digests: # before any mutant of the file: afterwards the object is the last one's
            self.digests[path] = self.machine_code(path)
        before = self.digests[path]
        for number, tests in enumerate(self.stages(layer)[:1 if own else 2]):
            if not tests:
                continue
            done = self.make(set().union(*(self.fast[t][1] for t in tests)))
            if done.returncode:
                return "does not compile", ""
            if number == 0 and before and before == self.machine_code(path):
                return "equivalent", "the same machine code"
            killer = self.failing(tests)
            if killer:
                return "killed", killer
        return "survived", ""

    def try_mutant(self, layer, m, own):
        file = self.tree / m.path
        text = file.read_text()
        lines = text.split("\n")
        assert lines[m.number] == m.before, m.path
        lines[m.number] = m.after
        (self.tree.parent / "changed").write_text("/" + m.path)
        try:
            file.write_text("\n".join(lines))
            return self.judge(layer, m.path, own)
        finally:
            file.write_text(text)
            (self.tree.parent / "changed").write_text("none")


def read_results(path):
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def report(results):
    known = known_equivalent()
    columns = ["killed", "survived", "equivalent", "does not compile"]
    total = dict.fromkeys(columns, 0)
    print("| layer | mutants | " + " | ".join(columns) + " | score |\n|" + "---|" * (len(columns) + 3))
    for layer in list(LAYERS) + ["all"]:
        rows = [r for r in results if layer in (r["layer"], "all")]
        count = dict.fromkeys(columns, 0)
        for r in rows:
            count["equivalent" if (Path(r["path"]).name, r["before"].strip(), r["after"].strip()) in known else r["fate"]] += 1
        told = count["killed"] + count["survived"]
        score = "%d %%" % round(100 * count["killed"] / told) if told else "–"
        if rows:
            print("| `%s` | %d | %s | %s |" % (layer, len(rows), " | ".join(str(count[c]) for c in columns), score))
    for r in results:
        if r["fate"] == "survived" and (Path(r["path"]).name, r["before"].strip(), r["after"].strip()) not in known:
            print("\n%s:%d %s\n  - %s\n  + %s" % (r["path"], r["number"] + 1, r["operator"], r["before"].strip(), r["after"].strip()))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("work", nargs="?", type=Path)
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--layer", action="append", choices=list(LAYERS))
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--tests", default="", metavar="REGEX", help="only tests with such names")
    parser.add_argument("--own", action="store_true", help="only the tests of the mutant's layer")
    parser.add_argument("--report", action="store_true")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    if options.list:
        for layer, m in choose(TREE, options.count, options.seed, options.layer):
            print("%s:%d %s\n  - %s\n  + %s" % (m.path, m.number + 1, m.operator, m.before.strip(), m.after.strip()))
        return
    if not options.work:
        parser.error("WORK is missing")
    work = options.work.resolve()
    results = read_results(work / "results.jsonl")
    if options.report:
        report(results)
        return
    work.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 60 * options.minutes
    shop = Workshop(work, options.jobs, options.tests)
    shop.copy()
    shop.configure()
    shop.measure(work / "tests.json")
    known, tried = known_equivalent(), {(r["path"], r["number"], r["after"]) for r in results}
    with open(work / "results.jsonl", "a") as out:
        for layer, m in choose(TREE, options.count, options.seed, options.layer):
            if (m.path, m.number, m.after) in tried:
                continue
            if time.monotonic() > end:
                break
            start = time.monotonic()
            fate, why = ("equivalent", known[m.key()]) if m.key() in known else shop.try_mutant(layer, m, options.own)
            row = {"layer": layer, "path": m.path, "number": m.number, "operator": m.operator, "before": m.before, "after": m.after,
                   "fate": fate, "why": why, "seconds": round(time.monotonic() - start)}
            out.write(json.dumps(row) + "\n")
            out.flush()
            print("%-16s %s:%d %s (%s) %d s" % (fate, m.path, m.number + 1, m.operator, why, row["seconds"]), flush=True)
    report(read_results(work / "results.jsonl"))


if __name__ == "__main__":
    main()
