#!/bin/sh
# SPDX-License-Identifier: MIT
# Damaged binaries: every command that reads a program ends with one of its exit codes, and not by a signal.
# Usage: damaged.sh CAYGEN BIN-FOLDER CORPUS [CUTS [CHANGES [OTHER-FILES...]]]
set -u
caygen=$1 bin=$2 cuts=${4:-3} changes=${5:-5}
command -v perl >/dev/null || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0 runs=0

try() { # FILE: what is wrong with it is told
    for words in "info --json" disasm "disasm --json -S" "stat --json" cfg "diff $bin/vadd.skl" lanes; do
        # shellcheck disable=SC2086
        timeout 60 "$caygen" $words "$1" >"$work/out" 2>"$work/err"
        code=$?
        runs=$((runs + 1))
        if [ $code -gt 6 ] || grep -q 'ERROR: AddressSanitizer\|runtime error:' "$work/err"; then
            echo "caygen $words $1: exit code $code" && head -n 20 "$work/err"
            cp "$1" "${KEEP:-/tmp}/caygen-damaged-$$-$runs"
            failed=1
        fi
    done
}

change() { # FROM SEED: some bytes behind the first 64 are others, the same ones for a seed
    perl -e 'local $/; open F, "<", $ARGV[0]; binmode STDOUT; my $b = <F>; my $s = $ARGV[1] * 7919 + 1;
        for (1 .. 1 + $ARGV[1] % 6) { $s = ($s * 1103515245 + 12345) & 0x7fffffff; my $at = 64 + ($s >> 8) % (length($b) - 64);
            $s = ($s * 1103515245 + 12345) & 0x7fffffff; substr($b, $at, 1) = chr($s >> 16 & 255) } print $b' "$1" "$2"
}

for name in vadd.skl vadd.zebin args.cayman-g.o; do
    file=$bin/$name
    size=$(wc -c <"$file")
    i=1
    while [ $i -le "$cuts" ]; do
        head -c $((size * i / (cuts + 1))) "$file" >"$work/cut"
        try "$work/cut"
        i=$((i + 1))
    done
    i=1
    while [ $i -le "$changes" ]; do
        change "$file" $i >"$work/changed"
        try "$work/changed"
        i=$((i + 1))
    done
done
if [ $# -gt 5 ]; then
    shift 5
    for file in "$@"; do try "$file"; done
fi
echo "$runs runs"
exit $failed
