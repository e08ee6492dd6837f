#!/bin/sh
# SPDX-License-Identifier: MIT
# What kernels print is what PoCL prints for the same source: check.sh PRINTF_RUN DEVICE BINARY
# record.sh writes the expected texts. A flood of output must end in whole lines.
set -eu
cd "$(dirname "$0")"
run=$1 device=$2 binary=$3
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
status=0

compare() { # NAME
    if ! diff "expected/$1.txt" "$folder/$1.txt"; then
        echo "$binary: $1 differs"
        status=1
    fi
}

# shellcheck disable=SC2046
"$run" Caygen "$device" "$binary" $(cat ordered) >"$folder/ordered.txt" || exit $?
compare ordered
"$run" Caygen "$device" "$binary" doubles >"$folder/doubles.txt"
compare doubles
"$run" Caygen "$device" "$binary" wide_vectors >"$folder/wide_vectors.txt"
compare wide_vectors
"$run" Caygen "$device" "$binary" many | sort >"$folder/many.txt"
compare many

# 100 000 lines of 16 equal numbers are wanted; the buffer of 4 MiB takes about half of them, each once.
# The process ends while LLVM is at work; GCC 12's leak checker takes that thread's TLS for somewhere else.
ASAN_OPTIONS=detect_leaks=0 "$run" Caygen "$device" "$binary" flood >"$folder/flood.txt"
awk -F, '{for (i = 2; i <= 16; i++) if ($i != $1) bad = 1; if (NF != 16 || seen[$1]++) bad = 1}
    END {if (bad || NR < 40000 || NR > 60000) {print "flood: " NR " lines, bad: " bad + 0; exit 1}}' "$folder/flood.txt" || status=1
exit $status
