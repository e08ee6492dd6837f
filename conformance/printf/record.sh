#!/bin/sh
# SPDX-License-Identifier: MIT
# Rebuilds bin/ with ocloc and writes the expected texts as PoCL prints them: record.sh PRINTF_RUN
set -eu
cd "$(dirname "$0")"
run=$1
# shellcheck source-path=SCRIPTDIR source=../offline-compilers.sh
. ../offline-compilers.sh
mkdir -p bin expected
./sweep_rows.py >kernels/sweep_rows.h
for device in $(../devices.sh ocloc); do
    compile_intel kernels/print.cl $device bin/print.$device.gz "-cl-std=CL1.2" -exclude_ir
    compile_intel kernels/print.cl $device bin/print.$device.zebin.gz "-cl-std=CL1.2" -exclude_ir --format zebin
done
compile_intel kernels/print.cl skl bin/print.skl.narrow.gz "-cl-std=CL1.2" -exclude_ir -32
compile_intel kernels/print.cl skl bin/print.skl.narrow-zebin.gz "-cl-std=CL1.2" -exclude_ir -32 --format zebin
compile_intel kernels/print.cl skl bin/print.skl.unoptimised.gz "-cl-std=CL1.2 -cl-opt-disable" -exclude_ir
compile_intel kernels/sweep.cl skl bin/sweep.skl.gz "-cl-std=CL1.2 -I kernels" -exclude_ir
compile_intel kernels/sweep.cl skl bin/sweep.skl.zebin.gz "-cl-std=CL1.2 -I kernels" -exclude_ir --format zebin
compile_intel kernels/sweep.cl bdw bin/sweep.bdw.gz "-cl-std=CL1.2 -I kernels -DSHORT" -exclude_ir
compile_intel kernels/sweep.cl bxt bin/sweep.bxt.zebin.gz "-cl-std=CL1.2 -I kernels -DSHORT" -exclude_ir --format zebin
# shellcheck disable=SC2046
"$run" Portable "" kernels/print.cl $(cat ordered) >expected/ordered.txt
"$run" Portable "" kernels/print.cl $(cat unordered) | LC_ALL=C sort >expected/unordered.txt
printf '[%.17g|%.20f|0x1.5bf0a8b145769p+1]\n' 2.718281828459045235 -2.718281828459045235 >expected/doubles.txt
# The numbers of EIGHT(3), EIGHT(4) in print.cl.
numbers=$(for i in 3 4; do
    for k in $i $((i + 5)) $((i * 9)) $((i * 9 + 5)); do echo $((k * 12345 - 3)) $((-k * 77)); done
done)
for conversion in %d %x; do
    # shellcheck disable=SC2059,SC2086
    printf "$conversion\n" $numbers | paste -sd, | sed 's/.*/[&]/'
done >expected/wide_vectors.txt
