#!/bin/sh
# SPDX-License-Identifier: MIT
# Rebuilds bin/ with ocloc and writes the expected texts as PoCL prints them: record.sh PRINTF_RUN
set -eu
cd "$(dirname "$0")"
run=$1
# shellcheck source-path=SCRIPTDIR source=../offline-compilers.sh
. ../offline-compilers.sh
mkdir -p bin expected
for device in skl bdw bxt; do
    compile_intel kernels/print.cl $device bin/print.$device "-cl-std=CL1.2" -exclude_ir
    compile_intel kernels/print.cl $device bin/print.$device.zebin "-cl-std=CL1.2" -exclude_ir --format zebin
done
# shellcheck disable=SC2046
"$run" Portable "" kernels/print.cl $(cat ordered) >expected/ordered.txt
"$run" Portable "" kernels/print.cl many | sort >expected/many.txt
printf '[%.17g|%.20f|0x1.5bf0a8b145769p+1]\n' 2.718281828459045235 -2.718281828459045235 >expected/doubles.txt
