#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the golden files: generate.py FOLDER [FAMILY ...]. Needs iga64."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import families  # noqa: E402
import golden  # noqa: E402
from program import THEMES, make_state  # noqa: E402


def main(folder, names):
    states = {theme: make_state(theme) for theme in THEMES}
    for name, family in families.ALL.items():
        if names and name not in names:
            continue
        writer = families.Writer(name, states)
        family(writer)
        count = golden.write(Path(folder, name + ".txt"), states, writer.programs)
        print("%-12s %5d vectors, %5d instructions, %3d programs" % (name, writer.vectors, count, len(writer.programs)))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
