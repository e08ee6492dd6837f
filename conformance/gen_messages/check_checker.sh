#!/bin/sh
# SPDX-License-Identifier: MIT
# check_checker.sh MESSAGE_VECTORS VECTORS: vectors that are wrong in one place must be noticed.
set -eu
program=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
vectors=$work/right.txt
gunzip -c "$2" >"$vectors"

notices() { # WHAT SED_SCRIPT
    sed "$2" "$vectors" >"$work/vectors.txt"
    if cmp -s "$vectors" "$work/vectors.txt"; then
        echo "$1: nothing was changed" && exit 1
    fi
    if "$program" "$work/vectors.txt" ref >"$work/log" 2>&1; then
        echo "$1: not noticed" && exit 1
    fi
}

notices "a register" '0,/^expect grf \([0-9]*\) ../s//expect grf \1 5a/'
notices "memory" '0,/^expect surface0 \([0-9]*\) ../s//expect surface0 \1 5a/'
notices "a write that is not expected" '0,/^expect local/{/^expect local/d}'
notices "lanes at fault" '0,/^fault 0x/s//fault 0x1/'
notices "a fault's address" '0,/^\(fault 0x[0-9a-f]*\) /s//\1 1/'
notices "a fault that does not happen" '0,/^expect flat.*/s//fault 0x1 0 4 1/'
notices "a refusal" '0,/^\(refused.*\) length/s//\1 because/'
notices "a form that is not refused" '0,/^form \(.*\)$/s//refused \1 length/'
