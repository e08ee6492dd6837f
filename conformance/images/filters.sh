#!/bin/sh
# SPDX-License-Identifier: MIT
# What every engine makes of filters.cl: the same bytes.
# usage: filters.sh FILTERS DEVICE BINARY ENGINE...
set -u
filters=$1
device=$2
binary=$3
shift 3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
CAYGEN_ENGINE=ref "$filters" Caygen "$device" "$binary" 64 1 >"$work/ref" || { cat "$work/ref" && exit 1; }
[ "$(wc -l <"$work/ref")" -ge 30 ] || exit 1
for engine in "$@"; do
    CAYGEN_ENGINE=$engine "$filters" Caygen "$device" "$binary" 64 1 >"$work/$engine" || { cat "$work/$engine" && exit 1; }
    diff "$work/ref" "$work/$engine" || { echo "$engine is not ref" && exit 1; }
done
