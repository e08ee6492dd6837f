#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes pointers.DEVICE and tables.DEVICE, as zebins pointers-zebin.DEVICE and tables-zebin.DEVICE, with 32-bit pointers
# tables-zebin32.DEVICE: clang 14 (OpenCL C with function pointers), llvm-spirv-14, ocloc. build.sh [NAME...]
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

spirv() { # NAME TRIPLE
    clang-14 -cc1 -triple "$2-unknown-unknown" -cl-std=CL2.0 -fdeclare-opencl-builtins -finclude-default-header -O1 \
        -disable-llvm-optzns -emit-llvm-bc "$1.cl" -o "$work/raw.bc"
    opt-14 -passes='mem2reg,instcombine,simplifycfg' "$work/raw.bc" -o "$work/clean.bc"
    llvm-spirv-14 --spirv-ext=+SPV_INTEL_function_pointers "$work/clean.bc" -o "$work/$2.spv"
}

compile() { # TRIPLE DEVICE OUTPUT OPTIONS...
    module=$work/$1.spv device=$2 output=$3
    shift 3
    ocloc compile -q -spirv_input -file "$module" -device "$device" -output "$work/out" -output_no_suffix -exclude_ir "$@"
    cp "$work/out" "$output"
}

for name in ${*:-pointers tables}; do
    spirv "$name" spir64
    for device in $(../../devices.sh ocloc); do
        compile spir64 $device "$name.$device"
        compile spir64 $device "$name-zebin.$device" --format zebin
    done
done
case " ${*:-tables} " in *" tables "*)
    spirv tables spir
    for device in $(../../devices.sh ocloc); do
        compile spir $device tables-zebin32.$device -32 --format zebin
    done
    ;;
esac
# pointers.DEVICE.illegal: the same with the first mul behind the entry of Intel_Symbol_Table_Void_Program made opcode 0
# by hand, and that kernel's checksum corrected; of zebins the first mul behind `line`, without a checksum.
