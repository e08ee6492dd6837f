#!/bin/sh
# SPDX-License-Identifier: MIT
# caygen diff: 0 equal, 1 different, 2 trouble; what it prints. Usage: diff.sh CAYGEN KERNELS
set -u
caygen=$1 kernels=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

# CODE WORDS...
run() {
    wanted=$1
    shift
    "$caygen" diff "$@" >"$work/out" 2>"$work/err"
    code=$?
    [ $code -eq "$wanted" ] || { echo "caygen diff $*: exit code $code, not $wanted" && cat "$work/out" "$work/err" && failed=1; }
}
has() {
    grep -q -e "$1" "$work/out" || { echo "no '$1' in:" && cat "$work/out" && failed=1; }
}

steps=$kernels/steps.skl
for file in "$steps" "$kernels/steps.cayman" "$kernels/lines.zebin"; do
    run 0 "$file" "$file"
    [ -s "$work/out" ] && echo "$file: equal, and something is printed" && failed=1
done
run 2 "$steps"
run 2 "$steps" "$work/nothing"
run 2 "$steps" "$0"
run 2 "$steps" "$steps" third
run 2 "$steps" "$steps" -k nothing

run 1 "$steps" "$kernels/lines.skl"
has '^-kernel smooth$'
has '^+kernel beyond$'
run 1 "$steps" "$kernels/lines.skl" -k smooth
[ "$(cat "$work/out")" = '-kernel smooth' ] || { echo "a kernel of one file:" && cat "$work/out" && failed=1; }
run 1 "$steps" "$kernels/steps.cayman"
has '^device: skl -> cayman$'
run 1 -q "$steps" "$kernels/steps.cayman"
[ -s "$work/out" ] && echo "-q prints" && failed=1

# A program with one statement more: the lines in common stay together, others are marked.
run 1 "$kernels/../../tool/kernels/pair-a.cayman" "$kernels/../../tool/kernels/pair-b.cayman"
has '^kernel scale$'
has '^  arguments: 2 -> 3$'
has '^  argument 2:$'
has '^    +value of 4 bytes, float offset$'
has '^-[0-9a-f]*   MUL_IEEE '
has '^+[0-9a-f]*   MULADD_IEEE '
[ "$(grep -c '^[-+][0-9a-f]' "$work/out")" -lt 20 ] || { echo "all lines differ" && cat "$work/out" && failed=1; }
grep -q 'kernel same' "$work/out" && echo "an equal kernel is printed" && failed=1

exit $failed
