#!/bin/sh
# SPDX-License-Identifier: MIT
# demo.sh BUILD OUT: runs every sample on every GPU that is listed without CAYGEN_DEVICES, through the OpenCL loader and
# the ICD in BUILD: at full size on the first, smaller on the others.
set -eu
build=$1 out=$2
icd=$(cd "$build/icd" && pwd)
# ocl-icd reads the one, Khronos's loader the other.
OCL_ICD_VENDORS=$icd/caygen.icd OCL_ICD_FILENAMES=$icd/libcaygen.so
export OCL_ICD_VENDORS OCL_ICD_FILENAMES
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$out"
size=
for device in $("$here/../conformance/devices.sh" listed); do
    for sample in mandelbrot gaussian_blur sobel histogram_equalise rasteriser kuwahara optical_flow deblur path_tracer; do
        # shellcheck disable=SC2086 # no size is no argument
        "$build/samples/$sample" --device "$device" $size --output "$out/$sample-$device.png"
    done
    size="--size 480x360"
done
echo
echo "The pictures are in $(cd "$out" && pwd):"
ls "$out"
echo "Any other OpenCL program: $(cd "$build" && pwd)/runtime/caygen run -- PROGRAM"
