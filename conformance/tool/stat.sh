#!/bin/sh
# SPDX-License-Identifier: MIT
# caygen stat counts what iga64 lists: instructions by name, over all kernels of every file of the corpus for one GPU; kinds
# and names have the same sums. Usage: stat.sh CAYGEN CORPUS
set -eu
caygen=$1 corpus=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
files=0

theirs() { # LISTING: "NAME COUNT"
    zcat "$1" | sed -n 's|^/\* \[[0-9A-Fa-f]*\] \*/ *||p' | sed -E 's/^(\([^)]*\) *)*//' | awk '{n[$1]++} END {for (w in n) print w, n[w]}' | sort
}

ours() { # STAT
    sed -n 's/^    by name: //p' "$1" | tr ',' '\n' | awk '{n[$2] += $1} END {for (w in n) print w, n[w]}' | sort
}

for listing in "$corpus"/listing/*.skl.iga.gz; do
    name=$(basename "$listing" .skl.iga.gz)
    gzip -dc "$corpus/bin/$name.skl.gz" >"$work/bin"
    "$caygen" stat "$work/bin" >"$work/stat"
    theirs "$listing" >"$work/theirs"
    ours "$work/stat" >"$work/ours"
    diff "$work/theirs" "$work/ours" || { echo "$name: iga64 <, stat >" && exit 1; }
    # Each kernel's instructions, its kinds and its names.
    awk -v name="$name" '
        function sum(line,   i, n, part) { n = 0; sub(/^[^:]*: /, "", line); split(line, part, ", "); for (i in part) n += part[i]; return n }
        /^kernel / { for (i = 1; i < NF; i++) if ($(i + 1) ~ /^instructions/) all = $i }
        /^    by (kind|name): / { if (sum($0) != all) { print name ": " $0 ", of " all; bad = 1 } }
        END { exit bad }' "$work/stat"
    files=$((files + 1))
done
echo "$files files"
[ "$files" -gt 50 ]
