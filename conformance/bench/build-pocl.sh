#!/bin/sh
# SPDX-License-Identifier: MIT
# build-pocl.sh PREFIX [SOURCE]: builds PoCL for this host's processor and installs it in PREFIX, as the anchor of the
# benchmark. Without SOURCE, a folder, git fetches the tag TAG from URL. Needs LLVM's and clang's development files
# (Debian: llvm-19-dev, libclang-19-dev, libclang-cpp19-dev, clang-19), a C++ compiler, CMake, libhwloc-dev.
# The benchmark looks in BUILD/pocl: conformance/bench/build-pocl.sh build/pocl.
set -eu
. "$(dirname "$0")/../common/pocl_source.sh"
open_pocl "${TAG:-v7.1}" "$@"
build_pocl -DWITH_LLVM_CONFIG="${LLVM_CONFIG:-llvm-config-19}" -DENABLE_HOST_CPU_DEVICES=ON
find "$prefix" -name 'pocl.icd'
