#!/bin/sh
# SPDX-License-Identifier: MIT
# The table of test labels in docs/tests.md has each label that the build's tests have, and no other; labels that the documents give
# to ctest -L are among them. A build without LLVM, samples or, for sanitizers, without some suites has fewer.
# usage: labels.sh SOURCE_DIR CC BUILD_DIR whole|part
set -u
source=$1 build=$3 extent=$4
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

documented() { # PAGE
    awk '/^\| label \| what \|$/ {inside = 1; next} !/^\|/ {inside = 0} inside {split($0, cell, "|"); print cell[2]}' "$1" |
        grep -oE '`[a-z_]+`' | tr -d '`' | sort -u
}

find "$build" -name CTestTestfile.cmake -exec grep -ohE 'LABELS "[^"]*"' {} + |
    sed 's/LABELS "//; s/"//' | tr ';' '\n' | sort -u >"$work/tests"
[ -s "$work/tests" ] || { echo "no labels in $build" && exit 1; }

is_true() { # PAGE
    documented "$1" >"$work/page"
    comm -13 "$work/page" "$work/tests" | sed 's/$/: tests have this label, tests.md does not list it/' >"$work/wrong"
    [ "$extent" = part ] ||
        comm -23 "$work/page" "$work/tests" | sed 's/$/: tests.md lists this label, no test has it/' >>"$work/wrong"
    ! [ -s "$work/wrong" ]
}

is_true "$source/docs/tests.md" || { cat "$work/wrong" && exit 1; }

"$source/conformance/tree/sources.sh" "$source" '*.md' | (cd "$source" && xargs grep -ohE 'ctest[^`|]* -L [a-z_]+') |
    sed 's/.* -L //' | sort -u | comm -23 - "$work/page" >"$work/wrong"
[ ! -s "$work/wrong" ] || { sed 's/$/: a document gives it to ctest -L, there is no such label/' "$work/wrong" && exit 1; }

# The check itself notices a label that is missing and one too many.
sed 's/^| `api` |/| |/' "$source/docs/tests.md" >"$work/less.md"
! is_true "$work/less.md" || { echo "a missing label is not noticed" && exit 1; }
sed 's/^| `api` |/| `api`, `apis` |/' "$source/docs/tests.md" >"$work/more.md"
[ "$extent" = part ] || ! is_true "$work/more.md" || { echo "a label too many is not noticed" && exit 1; }
