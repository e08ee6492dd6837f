#!/bin/sh
# SPDX-License-Identifier: MIT
# order.cl: only for an Intel GPU, because clang has no atomics for Cayman.
set -eu
cd "$(dirname "$0")"
# shellcheck source-path=SCRIPTDIR source=../../offline-compilers.sh
. ../../offline-compilers.sh
compile_intel order.cl skl order.skl "-cl-std=CL1.2" -exclude_ir
# For `caygen exec` and `caygen diff`.
compile_intel exec.cl skl exec.skl "-cl-std=CL1.2 -cl-kernel-arg-info" -exclude_ir
compile_intel flip.cl skl flip.skl "-cl-std=CL1.2 -cl-kernel-arg-info" -exclude_ir
compile_cayman exec.cl exec.cayman
compile_cayman pair.cl pair-a.cayman
compile_cayman pair-b.cl pair-b.cayman
