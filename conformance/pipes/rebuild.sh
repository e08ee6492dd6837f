#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles kernels/pipes.cl for the devices that have pipes into bin/, in both containers.
set -eu
cd "$(dirname "$0")"
# shellcheck source-path=SCRIPTDIR source=../offline-compilers.sh
. ../offline-compilers.sh
mkdir -p bin
for device in $(../devices.sh c20); do
    options="-cl-std=CL3.0 -cl-kernel-arg-info"
    compile_intel kernels/pipes.cl $device bin/pipes.$device.gz "$options" -exclude_ir
    compile_intel kernels/pipes.cl $device bin/pipes.$device.zebin.gz "$options" -exclude_ir --format zebin
done
