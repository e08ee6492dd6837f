#!/bin/sh
# SPDX-License-Identifier: MIT
# opcodes.sh TABLE SOURCE write|fresh|check|executed: docs/opcodes.md from the tables.
# write: make it anew; fresh: fail when it is not what would be written; check: fail when fresh notices nothing;
# executed: fail when a row of Cayman works and no test executes it, and when a missing file of cases goes unnoticed.
set -eu
table=$1 source=$2 way=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$table" "$source" >"$work/opcodes.md"

is_fresh() { # FILE
    diff -u "$1" "$work/opcodes.md" >"$work/diff"
}

case $way in
write)
    cp "$work/opcodes.md" "$source/docs/opcodes.md"
    ;;
fresh)
    is_fresh "$source/docs/opcodes.md" && exit 0
    head -n 40 "$work/diff"
    echo "docs/opcodes.md is stale. Write it anew: cmake --build BUILD --target opcodes_write"
    exit 1
    ;;
executed)
    "$table" "$source" executed
    mkdir -p "$work/conformance/cayman/cases" "$work/conformance/corpus"
    ln -s "$source/conformance/corpus/bin" "$work/conformance/corpus/bin"
    cp "$source"/conformance/cayman/cases/[!r]*.case "$work/conformance/cayman/cases/"
    ! "$table" "$work" executed 2>/dev/null
    ;;
check)
    # a state, a row, a source of evidence
    sed '0,/works/s//refused/' "$work/opcodes.md" >"$work/changed.md"
    ! is_fresh "$work/changed.md"
    sed '/^| `mov`/d' "$work/opcodes.md" >"$work/changed.md"
    ! is_fresh "$work/changed.md"
    sed '0,/corpus |/s//|/' "$work/opcodes.md" >"$work/changed.md"
    ! is_fresh "$work/changed.md"
    is_fresh "$work/opcodes.md"
    ;;
esac
