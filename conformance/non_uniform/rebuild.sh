#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles kernels/groups.cl for every device that has work-groups of several sizes into bin/, in both containers; and for
# one device with the options that demand one size.
set -eu
cd "$(dirname "$0")"
# shellcheck source-path=SCRIPTDIR source=../offline-compilers.sh
. ../offline-compilers.sh
mkdir -p bin
for device in $(../devices.sh ocloc); do
    options="-cl-std=CL2.0 -DOPENCL_C_20"
    compile_intel kernels/groups.cl $device bin/groups.$device.gz "$options" -exclude_ir
    compile_intel kernels/groups.cl $device bin/groups.$device.zebin.gz "$options" -exclude_ir --format zebin
done
compile_intel kernels/groups.cl skl bin/older.skl.gz "-cl-std=CL1.2" -exclude_ir
compile_intel kernels/groups.cl skl bin/uniform.skl.gz "-cl-std=CL2.0 -cl-uniform-work-group-size" -exclude_ir
compile_intel kernels/groups.cl skl bin/uniform.skl.zebin.gz "-cl-std=CL2.0 -cl-uniform-work-group-size" -exclude_ir \
    --format zebin
