#!/bin/sh
# SPDX-License-Identifier: MIT
# Every refusal of an OpenCL call says why: icd/ returns error codes only through REQUIRE and REFUSE (icd/object/icd.h), which
# take a sentence. Every error code that the driver uses has its name in runtime/base/names.def.
# usage: refusals.sh SOURCE_DIR CC
set -u
cd "$1" || exit 1
cc=$2
probe=$(mktemp -d) || exit 1
trap 'rm -rf "$probe"' EXIT
bad=0
complain() {
    echo "$1"
    bad=$((bad + 1))
}
ERRORS='CL_(INVALID|OUT_OF|MEM_OBJECT_ALLOC|MEM_COPY_OVER|IMAGE_FORMAT_[MN]|MISALIGNED|DEVICE_NOT|DEVICE_PARTITION_FAILED|PROFILING_INFO|KERNEL_ARG_INFO|MAP_FAILURE|EXEC_STATUS|BUILD_PROGRAM_F|COMPILE_PROGRAM_F|COMPILER_NOT|LINK_PROGRAM_F|LINKER_NOT)[A-Z_]*'

# Codes without a sentence. A failed malloc needs none, binary_status is no refusal, and icd_tell_failure() tells of commands.
silent() { # FOLDER
    grep -rnE "(return|[=?:]) *\(?$ERRORS *[;:]" "$1" --include='*.[ch]' |
        grep -vE 'CL_OUT_OF_HOST_MEMORY|CL_EXEC_STATUS_|status\[i\] =|^[^:]*:[0-9]+: *(/?\*|//|case )|[=!]= *CL_'
}
silent icd && complain "these refusals have no sentence"
printf 'int f(int x)\n{\n    return x ? CL_SUCCESS : CL_INVALID_VALUE;\n}\n' >"$probe/silent.c"
silent "$probe" >/dev/null || complain "the check misses a refusal without a sentence"

compiles() { # ARGUMENTS OF REQUIRE
    printf '#include "object/icd.h"\ncl_int f(const struct rt_call *call, int n);\ncl_int f(const struct rt_call *call, int n)\n{\n    REQUIRE(%s);\n    return CL_SUCCESS;\n}\n' "$1" |
        $cc -std=gnu11 -fsyntax-only -Wall -Werror -DCL_TARGET_OPENCL_VERSION=300 -Iruntime/include -Iicd -x c - 2>/dev/null
}
compiles 'n > 0, CL_INVALID_VALUE, "n is %d", n' || complain "REQUIRE does not compile"
compiles 'n > 0, CL_INVALID_VALUE' && complain "REQUIRE compiles without a sentence"
compiles 'n > 0, CL_INVALID_VALUE, "n is %s", n' && complain "REQUIRE takes any argument for a text"

used=0
for code in $(grep -rhoE "\b$ERRORS" icd runtime --include='*.c' | sort -u); do
    used=$((used + 1))
    grep -q "NAME(ERROR, $code)" runtime/base/names.def || complain "runtime/base/names.def has no $code"
done
echo "$used error codes in use"
[ "$used" -gt 40 ] && [ "$bad" -eq 0 ]
