#!/bin/sh
# SPDX-License-Identifier: MIT
# Every header compiles alone. Template headers (tmpl/) are pieces of one source and are not meant to; those of the
# translator (jit/) are looked at where LLVM is installed.
# usage: headers.sh SOURCE_DIR CC
set -u
cd "$1" || exit 1
cc=$2
llvm=$(llvm-config-19 --includedir 2>/dev/null)
[ -e "$llvm/llvm-c/Core.h" ] || llvm=
count=0
bad=0
for header in $(conformance/tree/sources.sh . '*.h'); do
    case $header in */tmpl/*) continue ;; */jit/*) [ -n "$llvm" ] || continue ;; esac
    count=$((count + 1))
    if ! printf '#include "%s"\n' "$PWD/$header" |
        $cc -std=gnu11 -fsyntax-only -Wall -DCL_TARGET_OPENCL_VERSION=300 -Iemu/include -Ifrontend/include -Ifrontend \
            -Ibackend/include -Ibackend -Iruntime/include -Iruntime -Iicd -Isamples -Iconformance/common -Iconformance/door -I"$(dirname "$header")" \
            ${llvm:+-isystem "$llvm"} -x c -; then
        echo "$header does not compile alone"
        bad=$((bad + 1))
    fi
done
echo "$count headers, $bad that do not compile alone"
[ "$count" -gt 20 ] && [ "$bad" -eq 0 ]
