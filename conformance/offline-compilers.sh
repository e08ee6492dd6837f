# SPDX-License-Identifier: MIT
# shellcheck shell=sh
# The compile lines of the offline compilers, in one place; sourced by the scripts that make kernel binaries.

: "${OCLOC:=ocloc}" "${CLANG:=clang-15}" "${LIBCLC:=/usr/lib/clc/cayman-r600--.bc}"

# keep FILE OUTPUT: moves FILE there, packed when OUTPUT ends in .gz. The same content makes the same bytes.
keep() {
    case $2 in
    *.gz) gzip -9nc "$1" >"$2" && rm "$1" ;;
    *) mv "$1" "$2" ;;
    esac
}

# compile_intel SOURCE DEVICE OUTPUT[.gz] OPTIONS [OCLOC ARGUMENTS...]
compile_intel() {
    intel_folder=$(mktemp -d)
    intel_source=$1 intel_device=$2 intel_output=$3 intel_options=$4
    shift 4
    if ! "$OCLOC" compile -q -file "$intel_source" -device "$intel_device" -output k -output_no_suffix \
        -out_dir "$intel_folder" -options "$intel_options" "$@" >"$intel_folder/log" 2>&1; then
        cat "$intel_folder/log" >&2
        rm -r "$intel_folder"
        return 1
    fi
    keep "$intel_folder/k" "$intel_output"
    rm -r "$intel_folder"
}

# cayman_clang SOURCE ARGUMENTS...: -fintegrated-as because the back end has no system assembler, -g because the
# object's only argument metadata is its debug data, no SLP because the back end cannot select its shuffles.
cayman_clang() {
    cayman_source=$1
    shift
    timeout 60 "$CLANG" --target=r600-- -mcpu=cayman -x cl -cl-std=CL1.2 -Xclang -finclude-default-header -O2 -g \
        -fno-slp-vectorize -fintegrated-as -fdebug-compilation-dir=. -Xclang -mlink-bitcode-file \
        -Xclang "$LIBCLC" -fno-crash-diagnostics "$cayman_source" "$@"
}

# compile_cayman SOURCE OUTPUT[.gz] [CLANG ARGUMENTS...]
compile_cayman() {
    cayman_input=$1 cayman_output=$2
    shift 2
    cayman_object=$(mktemp)
    if cayman_clang "$cayman_input" -c -o "$cayman_object" "$@"; then
        chmod 644 "$cayman_object"
        keep "$cayman_object" "$cayman_output"
    else
        rm -f "$cayman_object"
        return 1
    fi
}
