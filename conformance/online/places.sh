#!/bin/sh
# SPDX-License-Identifier: MIT
# Pipes among the headers, temporary folders without room, and caches that cannot be written.
# usage: places.sh ONLINE_BUILD; 77: ocloc or clang-15 with libclc is not installed
set -eu
build=$1
ocloc=$(command -v ocloc) || exit 77
clang=$(command -v clang-15) || exit 77
[ -r /usr/lib/clc/cayman-r600--.bc ] || exit 77
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CAYGEN_CACHE_DIR="$folder/cache" TMPDIR="$folder/tmp"
mkdir "$folder/tmp" "$folder/bin" "$folder/inc"
source=$folder/k.cl
echo 'kernel void k(global int *p) { p[get_global_id(0)] = 1; }' >"$source"

fail() { # WHAT
    echo "$1:"
    cat "$folder/out"
    exit 1
}
compiler() { # NAME, BODY: a program that stands for a compiler
    printf '#!/bin/sh\n%s\n' "$2" >"$folder/bin/$1"
    chmod 755 "$folder/bin/$1"
}
run() { # SOURCE, OPTIONS
    status=0
    CAYGEN_DEBUG=build timeout 300 "$build" "$@" >"$folder/out" 2>&1 || status=$?
    return "$status"
}
says() { # WHAT, ERROR, TEXTS IN THE LOG
    grep -q "error $2\$" "$folder/out" || fail "$1: not error $2"
    what=$1
    shift 2
    for text in "$@"; do
        grep -q -- "$text" "$folder/out" || fail "$what: '$text' is not in the log"
    done
}

# A pipe that nobody writes to ends with the compiler's time.
mkfifo "$folder/inc/v.h"
echo '#include "v.h"
kernel void k(global int *p) { p[get_global_id(0)] = V; }' >"$folder/i.cl"
for device in skl cayman; do
    export CAYGEN_DEVICES=$device
    run "$source" "" || fail "$device: the trial program" # which has its time
    ! CAYGEN_COMPILER_SECONDS=3 run "$folder/i.cl" "-I $folder/inc" || fail "$device, a pipe: no error"
    says "$device, a pipe" -11 'was stopped after 3 seconds' "may include $folder/inc/v.h, which is not a regular file"
done

# ccache's links are passed over.
mkdir "$folder/links"
printf '#!/bin/sh\nexit 1\n' >"$folder/links/ccache"
chmod 755 "$folder/links/ccache"
ln -s ccache "$folder/links/clang-15"
PATH=$folder/links:$PATH run "$source" -DLINKS || fail "ccache"
! grep -q "$folder/links" "$folder/out" || fail "ccache was run"

# What comes out of a pipe is not kept.
export CAYGEN_DEVICES=skl
compiler ocloc "exec '$ocloc' \"\$@\""
export CAYGEN_OCLOC="$folder/bin/ocloc"
for value in 1 2; do
    echo "#define V $value" >"$folder/inc/v.h" &
    run "$folder/i.cl" "-I $folder/inc" || fail "a pipe with content"
    [ "$(grep -c " ms: $folder/bin/ocloc" "$folder/out")" -ge 1 ] || fail "a pipe with content: from the cache"
    wait
done

# No room: as compilers report it
compiler ocloc 'echo "error: cannot write: No space left on device"; exit 1'
! run "$source" -DFRESH=1 || fail "no room, skl: no error"
says "no room, skl" -11 "There is no room left in the temporary folder $TMPDIR/"
export CAYGEN_DEVICES=cayman CAYGEN_CLANG="$folder/bin/clang"
compiler clang 'echo "error: cannot write: No space left on device"; exit 1'
! run "$source" "" || fail "no room, cayman: no error"
says "no room, cayman" -11 "There is no room left in the temporary folder $TMPDIR/"
! grep -q 'There is no compiler' "$folder/out" || fail "no room, cayman"
compiler clang "exec '$clang' \"\$@\""
run "$source" "" || fail "room again"

# A cache that cannot be written, or that others can write to, is told once, with the reason.
unkept() { # CACHE, REASON
    CAYGEN_CACHE_DIR=$1 run "$source" "" || fail "the cache $1: error"
    told=$(grep -c "^caygen: the cache $1 $2" "$folder/out") || :
    [ "$told" = 1 ] || fail "the cache $1 is told $told times"
}
locked=$folder/locked
mkdir -m 500 "$locked"
[ "$(id -u)" -ne 0 ] || locked=/proc/sys # where root cannot write either
unkept "$locked" 'cannot be written: [A-Z]'
unkept /dev/null/cache 'cannot be written: Not a directory'
mkdir -m 777 "$folder/open"
chmod 777 "$folder/open"
unkept "$folder/open" 'is not used: another user owns it or can write to it'
CAYGEN_CACHE_DIR=$folder/fresh run "$source" "" || fail "a fresh cache: error"
! grep -E '^caygen: the cache .* (cannot be written|is not used)' "$folder/out" || fail "a good cache is told"

# and a small file system, where one can be mounted
export TMPDIR="$folder/small" CAYGEN_CACHE=0 build source folder
mkdir "$folder/small"
for device in skl cayman; do
    for room in 0 4; do
        status=0
        CAYGEN_DEVICES=$device ROOM=$room unshare -rm sh -c 'mount -t tmpfs -o size=64k none "$TMPDIR" || exit 77
            head -c $(((64 - ROOM) * 1024)) /dev/zero >"$TMPDIR/most"
            timeout 300 "$build" "$source" -DFRESH=2' >"$folder/out" 2>&1 || status=$?
        [ "$status" -ne 77 ] || exit 0
        says "$room KiB left, $device" -11 "There is no room left in the temporary folder $TMPDIR/"
    done
done
