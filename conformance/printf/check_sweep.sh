#!/bin/sh
# SPDX-License-Identifier: MIT
# Every row of kernels/sweep_rows.h, compared byte by byte with what C's printf makes of it: check_sweep.sh SWEEP_RUN DEVICE BINARY
# Without DEVICE and BINARY: those lines, compared with PoCL's. sweep_pocl.txt lists the rows that PoCL 3.1 prints otherwise,
# against C's rules: it writes both '+' and ' ', lets '0' fill up beside a precision or a '-', cuts the padding of strings as
# well, shows double scalars with a float's digits, and passes other memory for the second half of vectors of 16 longs, ulongs
# and doubles; on a host without AVX-512 of all vectors of 64 bytes, which are left out there.
set -eu
cd "$(dirname "$0")"
run=$1
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
short="sweep_uchar sweep_int sweep_float sweep_text" # which the binaries of bdw and bxt have, and sweep_half
kernels="$short sweep_char sweep_short sweep_ushort sweep_uint sweep_long sweep_ulong sweep_double"

if [ $# -eq 1 ]; then
    # shellcheck disable=SC2086
    "$run" expected $kernels >"$folder/expected"
    # shellcheck disable=SC2086
    OPTIONS="-cl-std=CL1.2 -I $PWD/kernels" "$run" Portable "" kernels/sweep.cl $kernels >"$folder/pocl" || exit $?
    # What a row is stands behind its '|'.
    paste -d '\n' "$folder/expected" "$folder/pocl" | awk -F'|' 'NR % 2 {line = $0; next} line != $0 {print $NF}' >"$folder/rows"
    left_out='^(long8|ulong8|double8|int16|uint16|float16) '
    ! grep -q avx512f /proc/cpuinfo || left_out='^$'
    grep -Ev "$left_out" sweep_pocl.txt >"$folder/known"
    grep -Ev "$left_out" "$folder/rows" | diff "$folder/known" -
    exit
fi
[ "$2" = skl ] || kernels=$short
# shellcheck disable=SC2086
"$run" expected $kernels sweep_half >"$folder/expected"
# shellcheck disable=SC2086
"$run" Caygen "$2" "$3" $kernels sweep_half >"$folder/printed" || exit $?
diff "$folder/expected" "$folder/printed"
echo "$(wc -l <"$folder/expected") rows"
