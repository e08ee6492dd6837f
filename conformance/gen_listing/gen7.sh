#!/bin/sh
# SPDX-License-Identifier: MIT
# gen7.sh WORDS FOLDER [COUNT [SEED]]: our listing of Gen7 code against igt's disassembler (gen7_compare.py): the
# instructions of gen7.txt with bits changed, for each machine. 77: no intel-gen4disasm or no python3.
set -eu
words=$1 folder=$2 count=${3:-8000} seed=${4:-1} failed=0
command -v intel-gen4disasm >/dev/null && command -v python3 >/dev/null || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for device in ivb byt hsw; do
    machine=
    [ $device != hsw ] || machine=--haswell
    python3 "$folder/gen7_compare.py" --words "$count" "$seed" <"$folder/gen7.txt" >"$work/code"
    echo "$device:"
    "$words" $device "$work/code" | python3 "$folder/gen7_compare.py" $machine || failed=1
    seed=$((seed + 1))
done
exit $failed
