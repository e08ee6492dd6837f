#!/bin/sh
# SPDX-License-Identifier: MIT
# rebuild.sh [BEIGNET_COMPILE]: compiles kernels/*.cl into bin/: for skl in patch tokens and as a zebin, for Cayman, and for
# Ivy Bridge if the test program of conformance/corpus/beignet.sh is given. The tests need no compiler.
set -eu
cd "$(dirname "$0")"
# shellcheck source-path=SCRIPTDIR source=../offline-compilers.sh
. ../offline-compilers.sh
mkdir -p bin
folder=$PWD
for file in kernels/*.cl; do
    name=$(basename "$file" .cl)
    # ocloc keeps SPIR-V beside the code, for which Caygen would choose other work-groups
    compile_intel "$file" skl "bin/$name.skl.gz" "-g -s kernels/$name.cl" -exclude_ir
    compile_intel "$file" skl "bin/$name-zebin.skl.gz" "-g -s kernels/$name.cl" -exclude_ir --format zebin
    compile_cayman "$file" "bin/$name.cayman.gz"
    [ $# -gt 0 ] || continue
    ../corpus/beignet.sh one "$1" "$folder/$file" ivb "$folder/bin/$name.ivb"
    keep "bin/$name.ivb" "bin/$name.ivb.gz"
done
