#!/bin/sh
# SPDX-License-Identifier: MIT
# caygen cfg: each edge leads from one node to another, every instruction that control reaches is in one node, and Graphviz
# takes it where it is installed. Usage: cfg.sh CAYGEN KERNELS
set -u
caygen=$1 kernels=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
perl -0777 -pe 's/collatz/\x1b[2"\\]\n/g' "$kernels/steps.cayman" >"$work/hostile.cayman"

for file in "$kernels"/*.skl "$kernels"/*.cayman "$kernels"/*.zebin "$work"/hostile.*; do
    "$caygen" cfg "$file" >"$work/dot" || { echo "$file: exit code $?"; failed=1; }
    awk -v file="$file" '
        /^ *k[0-9]+_[0-9a-f]+ \[label="L/ || /^ *k[0-9]+_register \[/ { node[$1]; nodes++; next }
        / -> / { from[$1]; to = $3; sub(";", "", to); edge[to]; edges++; next }
        /^(digraph caygen \{|node \[|subgraph cluster_[0-9]+ \{|    label="([^"\\]|\\.)*";|\})/ { next }
        { print file ": not of this language: " $0; bad = 1 }
        END {
            for (n in from) if (!(n in node)) { print file ": an edge from " n; bad = 1 }
            for (n in edge) if (!(n in node)) { print file ": an edge to " n; bad = 1 }
            if (nodes < 3) { print file ": " nodes " nodes"; bad = 1 }
            exit bad
        }' "$work/dot" || failed=1
    LC_ALL=C grep -q "$(printf '\033')" "$work/dot" && echo "$file: a terminal would obey it" && failed=1
    if command -v dot >/dev/null; then
        dot -Tsvg "$work/dot" >"$work/svg" 2>"$work/err" || { cat "$work/err"; failed=1; }
        [ -s "$work/err" ] && cat "$work/err" && failed=1
    fi
done

# A loop with a branch in it: the end of thread is reached, and there is a way back.
"$caygen" cfg "$kernels/steps.skl" rounds >"$work/dot"
grep -q 'EOT' "$work/dot" || { echo "rounds: no end of thread"; failed=1; }
awk '/ -> / { split($1, a, "_"); split($3, b, "_"); sub(";", "", b[2]); if (b[2] <= a[2]) back++ } END { exit !back }' "$work/dot" ||
    { echo "rounds: no way back"; failed=1; }
# Cayman: a clause stands in the block of the instruction that runs it.
"$caygen" cfg "$kernels/steps.cayman" smooth | grep -q 'label="L00000:.*ALU.*MUL_IEEE.*MEM_RAT_CACHELESS.*CF_END' ||
    { echo "smooth: not one block with its clauses"; failed=1; }
# A kernel that is not there: nothing is written, not even the beginning of a graph or of JSON.
for words in cfg disasm 'disasm --json' stat 'stat --json' lanes; do
    # shellcheck disable=SC2086
    "$caygen" $words "$kernels/steps.skl" -k nothing >"$work/out" 2>"$work/err"
    [ $? -eq 1 ] || { echo "$words of no kernel: not 1"; failed=1; }
    [ -s "$work/out" ] && echo "$words of no kernel: something is written" && cat "$work/out" && failed=1
    grep -q "^caygen: $kernels/steps.skl has no kernel nothing$" "$work/err" || { cat "$work/err"; failed=1; }
done
exit $failed
