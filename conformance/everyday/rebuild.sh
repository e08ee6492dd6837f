#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles kernels/*.cl with clang 15 and libclc 15 into bin/NAME.cayman.gz. With names as arguments, only those.
# The expected results are PoCL's (3.1): build/conformance/corpus/corpus_run --platform Portable --source --record --folder
# conformance/everyday [--only NAME]. The tests need neither.
set -eu
cd "$(dirname "$0")"
# shellcheck source-path=SCRIPTDIR source=../offline-compilers.sh
. ../offline-compilers.sh
mkdir -p bin
[ $# -gt 0 ] || set -- kernels/*.cl
for file in "$@"; do
    name=$(basename "$file" .cl)
    compile_cayman "kernels/$name.cl" "bin/$name.cayman.gz" || { echo "$name: failed" >&2 && exit 1; }
done
