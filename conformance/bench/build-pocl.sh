#!/bin/sh
# SPDX-License-Identifier: MIT
# build-pocl.sh PREFIX [SOURCE]: builds PoCL for this host's processor and installs it in PREFIX, as the anchor of the
# benchmark. Without SOURCE, a folder, git fetches the tag TAG from URL. Needs LLVM's and clang's development files
# (Debian: llvm-19-dev, libclang-19-dev, libclang-cpp19-dev, clang-19), a C++ compiler, CMake, libhwloc-dev.
# The benchmark looks in BUILD/pocl: conformance/bench/build-pocl.sh build/pocl.
set -eu
[ $# -ge 1 ] || { echo "usage: build-pocl.sh PREFIX [SOURCE]" >&2 && exit 2; }
: "${TAG:=v7.1}" "${URL:=https://github.com/pocl/pocl}" "${JOBS:=$(nproc)}" "${LLVM_CONFIG:=llvm-config-19}"
mkdir -p "$1"
prefix=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [ $# -ge 2 ]; then
    cp -R "$2" "$work/source"
else
    git clone -q --depth 1 --branch "$TAG" "$URL" "$work/source"
fi

# The host's own level, as Debian's PoCL takes it when it starts (LLC_HOST_CPU=native is PoCL's default).
build() {
    cmake -S "$work/source" -B "$work/build" -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX="$prefix" \
        -DWITH_LLVM_CONFIG="$LLVM_CONFIG" -DENABLE_ICD=ON -DENABLE_TESTS=OFF -DENABLE_EXAMPLES=OFF \
        -DENABLE_HOST_CPU_DEVICES=ON &&
        nice cmake --build "$work/build" -j "$JOBS" &&
        cmake --install "$work/build"
}
if ! build >"$work/log" 2>&1; then
    tail -n 40 "$work/log"
    exit 1
fi
find "$prefix" -name 'pocl.icd'
