#!/bin/sh
# SPDX-License-Identifier: MIT
# What kernels print is what PoCL prints for the same source: check.sh PRINTF_RUN DEVICE BINARY [unordered]
# record.sh writes the expected texts. A flood of output must end in whole lines.
set -eu
cd "$(dirname "$0")"
run=$1 device=$2 binary=$3
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
status=0

# What a number is as a pointer, where those have 32 bits.
case $binary in *narrow*) pointer=s/0x369d0369ce/0x9d0369ce/ ;; *) pointer= ;; esac

compare() { # NAME
    if ! sed "$pointer" "expected/$1.txt" | diff - "$folder/$1.txt"; then
        echo "$binary: $1 differs"
        status=1
    fi
}

# shellcheck disable=SC2046
"$run" Caygen "$device" "$binary" $(cat unordered) >"$folder/raw.txt" || exit $?
LC_ALL=C sort "$folder/raw.txt" >"$folder/unordered.txt"
compare unordered
[ $# -lt 4 ] || exit $status

# shellcheck disable=SC2046
"$run" Caygen "$device" "$binary" $(cat ordered) >"$folder/ordered.txt" || exit $?
compare ordered
"$run" Caygen "$device" "$binary" doubles >"$folder/doubles.txt"
compare doubles
"$run" Caygen "$device" "$binary" wide_vectors >"$folder/wide_vectors.txt"
compare wide_vectors

# 100 000 lines of 16 equal numbers are wanted; the buffer of 4 MiB takes about half of them, each once, and says so.
# The process ends while LLVM is at work; GCC 12's leak checker takes that thread's TLS for somewhere else.
ASAN_OPTIONS=detect_leaks=0 "$run" Caygen "$device" "$binary" flood >"$folder/flood.txt"
awk -F, '/times/ {split($0, word, " "); told = word[1]; refused = word[4]; next}
    {for (i = 2; i <= 16; i++) if ($i != $1) bad = 1; if (NF != 16 || seen[$1]++) bad = 1; lines++}
    END {if (bad || lines < 40000 || lines > 60000 || told != lines || told + refused != 100000) {
        print "flood: " lines " lines, bad: " bad + 0 ", told " told; exit 1}}' "$folder/flood.txt" || status=1
exit $status
