#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles api.cl for every device into bin/. The Cayman object exists with and without argument data.
# BEIGNET_COMPILE, where it is set, is the program beignet_compile of conformance/corpus: it makes Beignet's.
set -eu
cd "$(dirname "$0")"
# shellcheck source-path=SCRIPTDIR source=../../offline-compilers.sh
. ../../offline-compilers.sh
mkdir -p bin
for device in $(../../devices.sh ocloc); do
    compile_intel api.cl "$device" "bin/api.$device" "-cl-std=CL1.2 -cl-kernel-arg-info" -exclude_ir
    compile_intel api.cl "$device" "bin/api-narrow.$device" "-cl-std=CL1.2 -cl-kernel-arg-info" -exclude_ir -32
    compile_intel narrow.cl "$device" "bin/narrow.$device" "-cl-std=CL2.0" -exclude_ir -32
    compile_intel image_args.cl "$device" "bin/image_args.$device" "-cl-std=CL2.0 -cl-kernel-arg-info" -exclude_ir
    compile_intel image_args.cl "$device" "bin/image_args-zebin.$device" "-cl-std=CL2.0" -exclude_ir --format zebin
    compile_intel every_arg.cl "$device" "bin/every_arg.$device" "-cl-std=CL1.2" -exclude_ir
    compile_intel private.cl "$device" "bin/private.$device" "-cl-std=CL1.2" -exclude_ir
    compile_intel beyond.cl "$device" "bin/beyond.$device" "-cl-std=CL1.2" -exclude_ir
    compile_intel strict.cl "$device" "bin/strict.$device" "-cl-std=CL1.2" -exclude_ir
    compile_intel local_pointer.cl "$device" "bin/local_pointer.$device" "-cl-std=CL1.2" -exclude_ir
done
compile_intel every_arg.cl skl bin/every_arg-zebin.skl "-cl-std=CL1.2" -exclude_ir --format zebin
for device in $(../../devices.sh ocloc); do
    compile_intel tails.cl "$device" "bin/tails.$device" "-cl-std=CL1.2" -exclude_ir
    compile_intel tails.cl "$device" "bin/tails-narrow.$device" "-cl-std=CL1.2" -exclude_ir -32
    compile_intel tails.cl "$device" "bin/tails-zebin.$device" "-cl-std=CL1.2" -exclude_ir --format zebin
done
compile_intel narrow.cl skl bin/narrow-zebin.skl "-cl-std=CL2.0" -exclude_ir -32 --format zebin
for device in $(../../devices.sh c20); do
    compile_intel pipe.cl "$device" "bin/pipe.$device" "-cl-std=CL3.0 -cl-kernel-arg-info" -exclude_ir
    compile_intel pipe.cl "$device" "bin/pipe-zebin.$device" "-cl-std=CL3.0 -cl-kernel-arg-info" -exclude_ir --format zebin
done
compile_cayman api.cl bin/api.cayman
compile_cayman every_arg.cl bin/every_arg.cayman
compile_cayman beyond.cl bin/beyond.cayman
compile_cayman strict.cl bin/strict.cayman
cayman_clang api.cl -g0 -c -o bin/api-bare.cayman
[ -n "${BEIGNET_COMPILE:-}" ] || exit 0
for device in $(../../devices.sh beignet); do
    for name in api beyond every_arg private strict; do
        ../../corpus/beignet.sh one "$BEIGNET_COMPILE" "$PWD/$name.cl" "$device" "$PWD/bin/$name.$device"
        gzip -9nf "bin/$name.$device"
    done
done
