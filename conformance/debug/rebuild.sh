#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles kernels/steps.cl for two devices into bin/.
set -eu
cd "$(dirname "$0")"
# shellcheck source-path=SCRIPTDIR source=../offline-compilers.sh
. ../offline-compilers.sh
mkdir -p bin
compile_intel kernels/steps.cl skl bin/steps.skl "-cl-std=CL1.2" -exclude_ir
compile_cayman kernels/steps.cl bin/steps.cayman -g
