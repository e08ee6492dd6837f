#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes bin/images.o of images.cl, with clang 15 and libclc 15.
set -eu
cd "$(dirname "$0")"
clang-15 --target=r600-- -mcpu=cayman -x cl -cl-std=CL1.2 -O2 -g -fno-slp-vectorize -fdebug-compilation-dir=. -fintegrated-as \
    -Xclang -finclude-default-header -Xclang -mlink-bitcode-file -Xclang /usr/lib/clc/cayman-r600--.bc \
    -c images.cl -o bin/images.o
