#!/bin/sh
# SPDX-License-Identifier: MIT
# What a build costs: the first one besides the compiler's own time, and the ones after it. The median of
# several; the limits are on the processor's time, which does not depend on what else the machine does.
# usage: overhead.sh ONLINE_BUILD SOURCE [TIMES [MS_COLD MS_WARM]]; 77: no compiler
set -eu
build=$1 source=$2 times=${3:-5} cold_limit=${4:-30} warm_limit=${5:-30}
command -v ocloc >/dev/null || exit 77
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CAYGEN_CACHE_DIR="$folder/cache" CAYGEN_DEVICES="${CAYGEN_DEVICES:-skl}"
median() { # FILE COLUMN
    awk -v column="$2" '{ print $column }' "$1" | sort -n | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'
}
echo 'kernel void trial(global int *p) { p[0] = 1; }' >"$folder/trial.cl"
"$build" "$folder/trial.cl" >/dev/null # finds the compiler
i=0
while [ "$i" -lt "$times" ]; do
    rm -rf "$folder/cache/cl-"*
    [ "$CAYGEN_DEVICES" != cayman ] || "$build" "$folder/trial.cl" >/dev/null
    # "caygen: 123.4 ms: ocloc ..." is the compiler, "130.5 ms, error 0" the call
    CAYGEN_DEBUG=build "$build" "$source" 2>&1 | awk '
        /^caygen: [0-9.]+ ms: / { own += $2 }
        /, error 0$/ { print $1 - own, $3; exit }' >>"$folder/cold"
    "$build" "$source" "" 2 | awk '/, error 0$/ { print $1, $3; exit }' >>"$folder/warm"
    i=$((i + 1))
done
[ "$(wc -l <"$folder/cold")" -eq "$times" ] && [ "$(wc -l <"$folder/warm")" -eq "$times" ] || {
    "$build" "$source"
    exit 1
}
cold=$(median "$folder/cold" 1) cold_busy=$(median "$folder/cold" 2)
warm=$(median "$folder/warm" 1) warm_busy=$(median "$folder/warm" 2)
echo "$CAYGEN_DEVICES, $(basename "$source"), medians of $times:"
echo "cold, besides the compiler: $cold ms, of the processor $cold_busy ms"
echo "warm: $warm ms, of the processor $warm_busy ms"
awk -v cold="$cold_busy" -v warm="$warm_busy" -v cl="$cold_limit" -v wl="$warm_limit" \
    'BEGIN { exit !(cold < cl && warm < wl) }'
