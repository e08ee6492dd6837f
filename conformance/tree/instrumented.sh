#!/bin/sh
# SPDX-License-Identifier: MIT
# In a build with a sanitizer, every object of the simd templates calls it for its memory accesses.
# usage: instrumented.sh SOURCE_DIR CC FUNCTION OBJECT...   (FUNCTION: what the calls begin with, e.g. __asan_store)
set -u
function=$3
shift 3
objects=$#
plain=0
for object; do
    if ! nm -u "$object" | grep -q " $function"; then
        echo "without $function: $object"
        plain=$((plain + 1))
    fi
done
echo "$objects objects, $plain not instrumented"
[ "$objects" -gt 0 ] && [ "$plain" -eq 0 ]
