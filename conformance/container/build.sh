#!/bin/sh
# SPDX-License-Identifier: MIT
# Rebuilds the binaries in bin/ from kernels/ with the offline compilers (ocloc, clang-15 with libclc).
# Usage: build.sh [OUTPUT-FOLDER]
set -eu
cd "$(dirname "$0")"
out=${1:-bin}
mkdir -p "$out"

intel() { # source device-list output options
    ocloc compile -q -file "kernels/$1.cl" -device "$2" -output "$3" -output_no_suffix -out_dir "$out" -options "$4"
}

for device in skl bdw bxt; do
    intel vadd $device vadd.$device "-cl-std=CL1.2 -cl-kernel-arg-info"
done
intel args skl args.skl "-cl-std=CL1.2 -cl-kernel-arg-info"
intel args bdw args.bdw "-cl-std=CL1.2 -cl-kernel-arg-info"
intel intel skl intel.skl "-cl-std=CL2.0 -cl-kernel-arg-info"
intel intel bdw intel.bdw "-cl-std=CL2.0 -cl-kernel-arg-info"
intel tickets skl tickets.skl "-cl-std=CL1.2"
intel images skl images.skl "-cl-std=CL2.0 -cl-kernel-arg-info"
intel vadd skl,bdw,bxt vadd.fat "-cl-std=CL1.2"
zebin() { # source device output options
    ocloc compile -q -file "kernels/$1.cl" -device "$2" -output "$3" -output_no_suffix -out_dir "$out" --format zebin -options "$4"
}

# With data for a debugger, and a surface for its routine. ocloc writes the folder's path into it.
debug_folder=/tmp/caygen-lines
debug() { # output ocloc-arguments...
    debug_output=$1
    shift
    mkdir "$debug_folder"
    cp kernels/args.cl "$debug_folder"
    (cd "$debug_folder" && ocloc compile -q -file args.cl -device skl -output "$debug_output" -output_no_suffix \
        -exclude_ir -options "-cl-std=CL1.2 -g -cl-opt-disable" -internal_options "-cl-kernel-debug-enable" "$@")
    mv "$debug_folder/$debug_output" "$out"
    rm -r "$debug_folder"
}

debug args.debug
debug args.debug.zebin --format zebin
zebin vadd skl vadd.zebin ""
zebin vadd skl,bdw,bxt vadd.zebin.fat "-cl-std=CL1.2"
zebin args skl args.skl.zebin "-cl-std=CL1.2 -cl-kernel-arg-info"
zebin images skl images.skl.zebin "-cl-std=CL2.0 -cl-kernel-arg-info"
zebin intel skl intel.skl.zebin "-cl-std=CL2.0 -cl-kernel-arg-info"
zebin intel bdw intel.bdw.zebin "-cl-std=CL2.0 -cl-kernel-arg-info"
cp ../gen_flow/pointers/pointers-zebin.skl "$out/functions.zebin"
cp ../gen_flow/pointers/tables-zebin.skl "$out/tables.zebin"
cp ../gen_flow/pointers/tables-zebin32.skl "$out/tables.32.zebin"
ocloc compile -q -32 -file kernels/vadd.cl -device skl -output vadd.32 -output_no_suffix -out_dir "$out"
ocloc compile -q -32 -file kernels/vadd.cl -device skl -output vadd.32.zebin -output_no_suffix -out_dir "$out" --format zebin
bindless() { # source output internal-options ocloc-arguments...
    bindless_source=$1 bindless_output=$2 bindless_options=$3
    shift 3
    ocloc compile -q -file "kernels/$bindless_source.cl" -device skl -output "$bindless_output" -output_no_suffix \
        -out_dir "$out" -exclude_ir -options "-cl-std=CL2.0" -internal_options "$bindless_options" "$@"
}

bindless vadd vadd.bindless "-cl-intel-use-bindless-buffers"
bindless vadd vadd.bindless.zebin "-cl-intel-use-bindless-buffers" --format zebin
bindless vadd vadd.advanced.zebin "-cl-intel-use-bindless-mode -cl-intel-use-bindless-advanced-mode" --format zebin
bindless images images.bindless "-cl-intel-use-bindless-images"
mv "$out/vadd.skl.spv" "$out/vadd.spirv"
rm -f "$out"/*.spv

cayman() { # source output options
    clang-15 --target=r600-- -mcpu=cayman -x cl -cl-std=CL1.2 -Xclang -finclude-default-header -O2 -fintegrated-as \
        -fdebug-compilation-dir=. $3 -c "kernels/$1.cl" -o "$out/$2" \
        -Xclang -mlink-bitcode-file -Xclang /usr/lib/clc/cayman-r600--.bc
}

for source in vadd args; do
    cayman $source $source.cayman.o ""
    cayman $source $source.cayman-g.o -g
done

# The largest ones; read_file.c unpacks them.
for large in args.debug args.debug.zebin intel.skl.zebin intel.bdw.zebin; do
    gzip -9nf "$out/$large"
done
