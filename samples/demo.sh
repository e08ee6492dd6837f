#!/bin/sh
# SPDX-License-Identifier: MIT
# demo.sh BUILD OUT: runs every sample on every emulated GPU through the OpenCL loader and the ICD in BUILD.
set -eu
build=$1 out=$2
icd=$(cd "$build/icd" && pwd)
# ocl-icd reads the one, Khronos's loader the other.
OCL_ICD_VENDORS=$icd/caygen.icd OCL_ICD_FILENAMES=$icd/libcaygen.so
export OCL_ICD_VENDORS OCL_ICD_FILENAMES
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$out"
for device in $("$here/../conformance/devices.sh"); do
    for sample in mandelbrot gaussian_blur sobel histogram_equalise rasteriser; do
        "$build/samples/$sample" --device "$device" --output "$out/$sample-$device.png"
    done
done
echo
echo "The pictures are in $(cd "$out" && pwd):"
ls "$out"
echo "Any other OpenCL program: $(cd "$build" && pwd)/runtime/caygen run -- PROGRAM"
