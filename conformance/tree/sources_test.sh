#!/bin/sh
# SPDX-License-Identifier: MIT
# sources.sh, where git refuses: what was built is no source.
# usage: sources_test.sh SOURCE_DIR CC
set -u
tree=$(mktemp -d) || exit 1
trap 'rm -rf "$tree"' EXIT
mkdir -p "$tree/emu" "$tree/build/CMakeFiles" "$tree/build-asan" "$tree/out" "$tree/.git/hooks"
touch "$tree/emu/a.c" "$tree/emu/b.h" "$tree/build/CMakeFiles/c.c" "$tree/build-asan/d.c" "$tree/out/e.c" \
    "$tree/.git/hooks/f.c"
got=$(GIT_DIR=$tree/nowhere "$1/conformance/tree/sources.sh" "$tree" '*.[ch]' | sort | tr '\n' ' ')
echo "found: $got"
[ "$got" = "./emu/a.c ./emu/b.h " ]
