#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles kernels/*.cl with the offline compilers into bin/NAME.DEVICE.gz; with names as arguments, only those. A source
# with a line "// not on DEVICE: REASON" is left out there. No IR and no listings: the binaries are to stay small.
set -eu
cd "$(dirname "$0")"
# shellcheck source-path=SCRIPTDIR source=../offline-compilers.sh
. ../offline-compilers.sh
mkdir -p bin

rebuild() { # NAME
    for device in skl cayman; do
        grep -q "^// not on $device: " "kernels/$1.cl" && continue
        case $device in
        skl) compile_intel "kernels/$1.cl" skl "bin/$1.skl.gz" -cl-std=CL1.2 -exclude_ir || return 1 ;;
        cayman) compile_cayman "kernels/$1.cl" "bin/$1.cayman.gz" || return 1 ;;
        esac
    done
}

if [ $# -eq 0 ]; then
    set -- kernels/*.cl
fi
status=0
for name in "$@"; do
    name=$(basename "$name" .cl)
    rebuild "$name" || { echo "$name: failed" && status=1; }
done
exit $status
