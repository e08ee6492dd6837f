#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles images.cl, changes.cl and blocks.cl with Intel's offline compiler into bin/NAME.DEVICE.gz, and for
# Skylake into zebin/bin/NAME.skl.gz, the other container; filters.cl into bin/filters.DEVICE.gz.
set -eu
cd "$(dirname "$0")"
# shellcheck source-path=SCRIPTDIR source=../offline-compilers.sh
. ../offline-compilers.sh
mkdir -p bin zebin/bin
for name in images changes blocks; do
    options=$(sed -n 's,^// options: ,,p' "$name.cl")
    for device in $(../devices.sh ocloc); do
        compile_intel "$name.cl" "$device" "bin/$name.$device.gz" "$options" -exclude_ir
    done
    compile_intel "$name.cl" skl "zebin/bin/$name.skl.gz" "$options" -exclude_ir --format zebin
done
for device in $(../devices.sh ocloc); do
    compile_intel filters.cl "$device" "bin/filters.$device.gz" "-cl-std=CL1.2" -exclude_ir
done
