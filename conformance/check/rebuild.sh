#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles kernels/*.cl with ocloc for skl and with clang 15 for Cayman into bin/. The tests need neither compiler.
set -eu
cd "$(dirname "$0")"
# shellcheck source-path=SCRIPTDIR source=../offline-compilers.sh
. ../offline-compilers.sh
mkdir -p bin
[ $# -gt 0 ] || set -- kernels/*.cl
for file in "$@"; do
    name=$(basename "$file" .cl)
    compile_intel "kernels/$name.cl" skl "bin/$name.skl.gz" "-g -s kernels/$name.cl" || { echo "$name: skl failed" >&2 && exit 1; }
    [ "$name" = image ] || compile_cayman "kernels/$name.cl" "bin/$name.cayman.gz" || { echo "$name: cayman failed" >&2 && exit 1; }
done
