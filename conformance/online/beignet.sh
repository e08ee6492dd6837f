#!/bin/sh
# SPDX-License-Identifier: MIT
# Programs from source by Beignet's compiler, a library: what compiles, what is refused, what the log says.
# usage: beignet.sh ONLINE_BUILD SOURCE_DIR DEVICE...; BEIGNET is the folder of libgbe.so. 77: there is none
set -u
build=$1 source=$2
shift 2
: "${BEIGNET:=/usr/lib/x86_64-linux-gnu/beignet}"
[ -e "$BEIGNET/libgbe.so" ] || { echo "there is no $BEIGNET/libgbe.so" && exit 77; }
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
export CAYGEN_LIBGBE="$BEIGNET/libgbe.so" CAYGEN_BEIGNET=1 CAYGEN_CACHE_DIR="$work/cache"
failed=0

fail() { # TEXT
    echo "FAIL $device: $1"
    failed=1
}
good() { # FILE OPTIONS
    "$build" "$1" "$2" >"$work/log" 2>&1 || { fail "$1 $2" && cat "$work/log"; }
}
bad() { # FILE OPTIONS SENTENCE
    "$build" "$1" "$2" >"$work/log" 2>&1 && fail "$1 $2 compiles"
    grep -q -- "$3" "$work/log" || { fail "'$3' is not in the log of $1 $2" && cat "$work/log"; }
}

odd="$work/an odd folder"
mkdir "$odd"
echo 'kernel void f(global int *p) { p[0] = ONE; }' >"$work/define.cl"
echo 'kernel void f(global int *p) { p[0] = nowhere; }' >"$work/error.cl"
echo '#define ONE 1' >"$odd/one.h"
{ echo '#include "one.h"' && cat "$work/define.cl"; } >"$work/header.cl"
{ echo '#warning careful' && cat "$work/define.cl"; } >"$work/warning.cl"
for device; do
    export CAYGEN_DEVICES="$device"
    good "$source/conformance/api/kernels/strict.cl" ""
    good "$work/define.cl" "-D ONE=1 -cl-std=CL1.2 -cl-fast-relaxed-math -w"
    good "$work/define.cl" "-D ONE=1 -cl-std=CL1.0"
    good "$work/define.cl" "-D ONE=__OPENCL_C_VERSION__ -cl-std=CL3.0"
    good "$work/header.cl" "-I \"$odd\""
    good "$work/warning.cl" "-DONE=1"
    bad "$work/warning.cl" "-DONE=1 -Werror" 'careful'
    bad "$work/error.cl" "" "use of undeclared identifier 'nowhere'"
    ! grep -q 'redefined' "$work/log" || fail "the log has what the compiler says of its own header"
    CAYGEN_LIBGBE=/none bad "$work/define.cl" "-DONE=1" 'There is no compiler for .* libgbe.so was not found'
done
exit $failed
