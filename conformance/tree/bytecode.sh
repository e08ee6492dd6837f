#!/bin/sh
# SPDX-License-Identifier: MIT
# The tests' Python scripts leave no compiled modules in the source tree: ctest_environment.cmake.in says so to Python.
# usage: bytecode.sh SOURCE_DIR CC
set -eu
command -v python3 >/dev/null || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
echo "answer = 42" >"$work/module.py"
echo "import module; print(module.answer)" >"$work/script.py"
[ "$(python3 "$work/script.py")" = 42 ]
[ ! -e "$work/__pycache__" ] || { echo "Python writes __pycache__ beside a test's modules" && exit 1; }
