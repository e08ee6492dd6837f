#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles samples/kernels/*.cl with the offline compilers into samples/kernels/bin/NAME.DEVICE.
set -eu
cd "$(dirname "$0")/kernels"
mkdir -p bin
# shellcheck source-path=SCRIPTDIR source=../conformance/offline-compilers.sh
. ../../conformance/offline-compilers.sh
for source in *.cl; do
    name=${source%.cl}
    for device in $(../../conformance/devices.sh ocloc); do
        compile_intel "$source" "$device" "bin/$name.$device" -cl-std=CL1.2
    done
    compile_cayman "$source" "bin/$name.cayman"
    echo "$name"
done
