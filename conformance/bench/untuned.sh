#!/bin/sh
# SPDX-License-Identifier: MIT
# untuned.sh BENCH: the kernels of untuned/, compiled from source, give right results at their small size; and the benchmark
# finds all results wrong if nothing is launched. 77: no compiler.
set -eu
command -v ocloc >/dev/null || exit 77
"$1" --quick --untuned -c skl-simd
"$1" --blind --untuned -c skl-simd
