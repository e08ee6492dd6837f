#!/bin/sh
# SPDX-License-Identifier: MIT
# shards.sh BUILD: many processes at once on one new cache folder, as jobs of a farm have it. All succeed, all write the same
# bytes, no file of the cache is half written, and a later process compiles nothing.
set -u
build=$1
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
PROCESSES=6
export CAYGEN_CACHE_DIR="$work/cache"

# together NAME COMMAND...: the command ends with the name of its output.
together() {
    name=$1
    shift
    for i in $(seq $PROCESSES); do
        { "$@" "$work/$name-$i.png" >"$work/$name-$i.log" 2>&1 || : >"$work/$name-$i.failed"; } &
    done
    wait
    for i in $(seq $PROCESSES); do
        [ ! -e "$work/$name-$i.failed" ] || { echo "$name: process $i failed" && cat "$work/$name-$i.log" && exit 1; }
        cmp "$work/$name-1.png" "$work/$name-$i.png" || exit 1
    done
}

entries() {
    find "$work/cache" -type f -printf '%f\n' | sort
}

size="--size 96x72"
for device in skl cayman; do
    # shellcheck disable=SC2086 # two words
    CAYGEN_ENGINE=jit together "binary-$device" "$build/samples/kuwahara" --device $device $size --output
done

compilers=0
together_from_source() { # DEVICE COMPILER
    command -v "$2" >/dev/null || return
    compilers=$((compilers + 1))
    # shellcheck disable=SC2086
    CAYGEN_DEBUG=build together "source-$1" "$build/samples/sobel" --device "$1" --source $size --output
    runs=$(cat "$work/source-$1"-*.log | grep -c '^caygen: .* ms: ')
    echo "$1: the compiler ran $runs times for $PROCESSES processes"
    [ "$runs" -ge 1 ] || exit 1
    # shellcheck disable=SC2086
    CAYGEN_DEBUG=build together "later-$1" "$build/samples/sobel" --device "$1" --source $size --output
    cmp "$work/source-$1-1.png" "$work/later-$1-1.png" || exit 1
    if grep -h '^caygen: .* ms: ' "$work/later-$1"-*.log; then
        echo "$1: a later process compiled again"
        exit 1
    fi
}
together_from_source skl ocloc
[ ! -r /usr/lib/clc/cayman-r600--.bc ] || together_from_source cayman clang-15

[ -n "$(entries)" ] || { echo "nothing is in the shared cache" && exit 1; }
entries | grep -vE '^[a-z]+-[0-9a-f]{64}$|^\.?lock|^mark' && echo "these files are no entries" && exit 1
echo "$(entries | wc -l) entries in the cache, $compilers compilers"
