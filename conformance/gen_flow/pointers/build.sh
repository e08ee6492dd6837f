#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes pointers.DEVICE and, as zebins, pointers-zebin.DEVICE: clang 14 (OpenCL C with function pointers), llvm-spirv-14, ocloc.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
clang-14 -cc1 -triple spir64-unknown-unknown -cl-std=CL2.0 -fdeclare-opencl-builtins -finclude-default-header -O1 \
    -disable-llvm-optzns -emit-llvm-bc pointers.cl -o "$work/raw.bc"
opt-14 -passes='mem2reg,instcombine,simplifycfg' "$work/raw.bc" -o "$work/pointers.bc"
llvm-spirv-14 --spirv-ext=+SPV_INTEL_function_pointers "$work/pointers.bc" -o "$work/pointers.spv"
for device in skl bxt bdw; do
    ocloc compile -q -spirv_input -file "$work/pointers.spv" -device $device -output "$work/pointers.$device" \
        -output_no_suffix -exclude_ir
    cp "$work/pointers.$device" "pointers.$device"
    ocloc compile -q -spirv_input -file "$work/pointers.spv" -device $device -output "$work/pointers-zebin.$device" \
        -output_no_suffix -exclude_ir --format zebin
    cp "$work/pointers-zebin.$device" "pointers-zebin.$device"
done
# pointers.DEVICE.illegal: the same with the first mul behind the entry of Intel_Symbol_Table_Void_Program made opcode 0
# by hand, and that kernel's checksum corrected; of zebins the first mul behind `line`, without a checksum.
