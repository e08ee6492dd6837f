#!/bin/sh
# SPDX-License-Identifier: MIT
# check.sh BUILD DEVICE SIZE...: runs the samples at these sizes on a Caygen device and compares each picture with
# its baseline. check.sh BUILD --rebaseline: makes the baselines with PoCL from the same sources.
# SAMPLES_BEIGNET=1: from source by Beignet's compiler, whose folder BEIGNET names; 77: it is not there.
# The environment chooses loader and engine. Pictures and differences stay in BUILD/conformance/samples/DEVICE-ENGINE.
set -eu
build=$1 device=$2
shift 2
here=$(cd "$(dirname "$0")" && pwd)
name=$device-${CAYGEN_ENGINE:-simd}-${CAYGEN_CPU:-best}
out=$build/conformance/samples/$name

by_source=
if [ -n "${SAMPLES_BEIGNET:-}" ]; then
    CAYGEN_LIBGBE=${BEIGNET:-/usr/lib/x86_64-linux-gnu/beignet}/libgbe.so
    [ -e "$CAYGEN_LIBGBE" ] || { echo "there is no $CAYGEN_LIBGBE" && exit 77; }
    export CAYGEN_LIBGBE
    by_source=--source
fi

rebaseline() {
    grep -v '^#' "$here/pictures" | while read -r sample size _; do
        "$build/samples/$sample" --platform Portable --source --size "$size" --output "$here/baseline/$sample-$size.png"
    done
}

check() { # SAMPLE SIZE TOLERANCE STRAYS
    # shellcheck disable=SC2086 # none is no argument
    "$build/samples/$1" --device "$device" $by_source --size "$2" --output "$out/$1-$2.png" &&
        "$build/conformance/samples/picture_compare" "$here/baseline/$1-$2.png" "$out/$1-$2.png" \
            "$out/$1-$2-difference.png" "$3" "$4"
}

if [ "$device" = --rebaseline ]; then
    rebaseline
    exit
fi
mkdir -p "$out"
rm -f "$out"/*-difference.png
failed=0 passed=0
for wanted in "$@"; do
    while read -r sample size tolerance strays; do
        [ "$size" = "$wanted" ] || continue
        # Its code for lrp of numbers that are the same for all lanes writes over its own sources (docs/programs.md).
        [ -z "$by_source" ] || [ "$sample" != rasteriser ] || continue
        if check "$sample" "$size" "$tolerance" "$strays"; then
            passed=$((passed + 1))
        else
            failed=$((failed + 1))
        fi
    done <"$here/pictures"
done
echo "$passed pictures passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
