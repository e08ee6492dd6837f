#!/bin/sh
# SPDX-License-Identifier: MIT
# Each way to configure the build that the Makefile and the documents name works. Nothing is compiled.
# usage: configures.sh SOURCE_DIR CC
set -u
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
bad=0

configure() {
    if ! CC="$2" cmake -S "$1" -B "$work/build" "$3" ${4:+"$4"} ${5:+"$5"} >"$work/log" 2>&1; then
        cat "$work/log"
        echo "cmake $3 ${4:-} ${5:-}: does not configure"
        bad=1
    fi
    rm -rf "$work/build"
}
configure "$1" "$2" -DCAYGEN_TESTS=OFF
configure "$1" "$2" -DCAYGEN_TESTS=OFF -DCAYGEN_BENCH=ON
configure "$1" "$2" -DCAYGEN_TESTS=OFF -DCAYGEN_SAMPLES=OFF
configure "$1" "$2" -DCAYGEN_JIT=OFF
configure "$1" "$2" -DCAYGEN_LEVELS=baseline -DCMAKE_BUILD_TYPE=Debug
configure "$1" "$2" -DCAYGEN_SANITIZE=thread
if (configure "$1" "$2" -DCAYGEN_LEVELS=unknown >/dev/null; [ $bad -eq 0 ]); then
    echo "a configuration that fails is not noticed"
    bad=1
fi
exit $bad
