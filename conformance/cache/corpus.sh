#!/bin/sh
# SPDX-License-Identifier: MIT
# The corpus as programs run it: nothing in the cache, then everything, each kernel from there and none translated.
# The first run needs only some: whatever it takes from the cache is wrong.
# usage: corpus.sh CORPUS_RUN FOLDER DEVICE [SHARE]...: of the corpus, all shares unless some are named
set -u
CAYGEN_CACHE_DIR=$2/corpus-$3
CAYGEN_DEBUG=jit
export CAYGEN_CACHE_DIR CAYGEN_DEBUG
log=$CAYGEN_CACHE_DIR.log
trap 'rm -rf "$CAYGEN_CACHE_DIR" "$log"' EXIT
rm -rf "$CAYGEN_CACHE_DIR"

run() { # ENGINE SHARE...
    engine=$1
    shift
    : >"$log"
    for share in "$@"; do
        CAYGEN_ENGINE=$engine "$corpus" --device "$device" --share "$share" 2>>"$log" || { grep -v ^caygen: "$log" && exit 1; }
    done
    translated=$(grep -c ': translated in' "$log")
    fetched=$(grep -c 'from the cache' "$log")
    echo "$engine: $translated translated, $fetched from the cache"
}
corpus=$1
device=$3
shift 3
[ $# -gt 0 ] || set -- 1/1
run auto 1/4
[ "$fetched" -eq 0 ] || exit 1
run jit "$@"
all=$((translated + fetched))
[ "$all" -gt 100 ] || exit 1
run auto "$@"
# No load may take long, on a machine that does other things as well.
sed -n 's/.*from the cache in \(.*\) ms/\1/p' "$log" | sort -n |
    awk '{ ms[NR] = $1 } END { print "load: median " ms[int((NR + 1) / 2)] " ms, largest " ms[NR] " ms" }'
[ "$translated" -eq 0 ] && [ "$fetched" -ge "$all" ]
