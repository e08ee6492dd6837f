#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles order.cl. Only for an Intel GPU: clang has no atomics for Cayman.
set -eu
cd "$(dirname "$0")"
# shellcheck source-path=SCRIPTDIR source=../../offline-compilers.sh
. ../../offline-compilers.sh
compile_intel order.cl skl order.skl "-cl-std=CL1.2" -exclude_ir
