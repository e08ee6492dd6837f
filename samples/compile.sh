#!/bin/sh
# SPDX-License-Identifier: MIT
# compile.sh KERNEL.cl [OPTIONS...]: compiles one source with ocloc and clang for every device that they compile for,
# into KERNEL.DEVICE in the current folder, and names the compilers that are missing. OPTIONS go to the compilers: -D, -I, -g.
# Only with -g do binaries for Intel GPUs name source lines; they are then twice as large. Cayman's always do.
# OCLOC, CLANG and LIBCLC name other compilers. The exit code is 1 when a compiler refuses the source or none is there.
set -u
[ $# -ge 1 ] && [ -r "$1" ] || { echo "usage: compile.sh KERNEL.cl [OPTIONS...]" >&2 && exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
tables=$here # as the package caygen-examples installs them
[ -e "$here/devices.sh" ] || tables=$here/../conformance

# The newest clang is not always the best for Cayman: 15 was tested most.
for version in 15 16 17 18 19 20; do
    [ -z "${CLANG:-}" ] && command -v clang-$version >/dev/null && CLANG=clang-$version
done
: "${CLANG:=clang}"
for folder in /usr/lib/clc /usr/share/clc /usr/local/lib/clc /usr/local/share/clc; do
    [ -z "${LIBCLC:-}" ] && [ -r "$folder/cayman-r600--.bc" ] && LIBCLC=$folder/cayman-r600--.bc
done
: "${LIBCLC:=/usr/lib/clc/cayman-r600--.bc}"
# shellcheck source-path=SCRIPTDIR source=../conformance/offline-compilers.sh
. "$tables/offline-compilers.sh"

source=$1
shift
name=$(basename "$source" .cl)
made=0 failed=0
report() { # DEVICE CODE
    if [ "$2" -eq 0 ]; then
        echo "$name.$1"
        made=$((made + 1))
    else
        echo "$name.$1: the compiler refused $source"
        failed=1
    fi
}

for device in $("$tables/devices.sh" ocloc); do
    if command -v "$OCLOC" >/dev/null; then
        compile_intel "$source" "$device" "$name.$device" "-cl-std=CL1.2 $*"
        report "$device" $?
    else
        echo "$name.$device: skipped, there is no ocloc (Debian 12: apt install intel-opencl-icd libigc-tools)"
    fi
done
for device in $("$tables/devices.sh" cayman); do
    if command -v "$CLANG" >/dev/null && [ -r "$LIBCLC" ]; then
        compile_cayman "$source" "$name.$device" "$@"
        report "$device" $?
    else
        echo "$name.$device: skipped, there is no clang with libclc for Cayman (Debian 12: apt install clang-15 libclc-15)"
    fi
done
[ $failed -eq 0 ] && [ $made -gt 0 ]
