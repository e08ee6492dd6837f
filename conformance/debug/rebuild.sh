#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles the kernels for two devices into bin/.
set -eu
cd "$(dirname "$0")"
# shellcheck source-path=SCRIPTDIR source=../offline-compilers.sh
. ../offline-compilers.sh
mkdir -p bin
compile_intel kernels/steps.cl skl bin/steps.skl "-cl-std=CL1.2" -exclude_ir
compile_cayman kernels/steps.cl bin/steps.cayman -g
# With line tables: clang's, those beside patch tokens, those in a zebin.
compile_cayman kernels/lines.cl bin/lines.cayman -g
compile_cayman kernels/merged.cl bin/merged.cayman -g
# ocloc writes the folder's path into debug data.
folder=/tmp/caygen-lines
mkdir "$folder"
trap 'rm -r "$folder"' EXIT
bin=$PWD/bin python=$PWD/zebin_lines.py
cp -r kernels "$folder"
cd "$folder"
for output in skl zebin; do
    compile_intel kernels/lines.cl skl lines.$output "-cl-std=CL1.2 -cl-kernel-arg-info -g" -exclude_ir \
        $(test $output = skl || echo --format zebin)
done
python3 "$python" lines.zebin lines.skl "$bin/lines.zebin"
mv lines.skl "$bin"
