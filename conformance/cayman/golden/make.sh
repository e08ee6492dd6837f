#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes the objects and listings of this folder from ../corpus with clang 15 and libclc 15, and expected results
# with PoCL. The listings keep the instruction lines only.
set -e
cd "$(dirname "$0")"
flags="--target=r600-- -mcpu=cayman -x cl -cl-std=CL1.2 -Xclang -finclude-default-header -O2 -fno-slp-vectorize
-Xclang -mlink-bitcode-file -Xclang /usr/lib/clc/cayman-r600--.bc"
for file in integer control local float; do
    clang-15 $flags -fintegrated-as -c ../corpus/$file.cl -o $file.o
    clang-15 $flags -S ../corpus/$file.cl -o - | sed -e '/^[[:space:]]*\./d' -e '/^\./d' -e '/\$local:/d' \
        -e 's/[[:space:]]//g' -e '/^$/d' >$file.lst
done
gzip -9nf ./*.lst ./*.o
cc -O1 -o expect expect.c -lOpenCL
./expect ../corpus/integer.cl ../corpus/control.cl ../corpus/local.cl ../corpus/float.cl >expected.txt
rm -f expect
