#!/bin/sh
# SPDX-License-Identifier: MIT
# The corpus compiled by Beignet's compiler (Debian's package beignet-opencl-icd 1.3.2-8; it need not be installed).
# BEIGNET is the folder that holds libgbe.so and beignet.bc; without it, Debian's place is tried.
#   beignet.sh rebuild COMPILER        makes beignet/NAME.DEVICE.gz, the committed ones
#   beignet.sh one COMPILER SOURCE DEVICE OUTPUT     compiles one file, to be committed
#   beignet.sh live COMPILER RUNNER DEVICE [ARGUMENTS]   compiles all kernels and runs them; 77: there is no Beignet
# Only files whose kernels call work-item functions and barrier() are committed: a binary holds the code of the library
# functions that its kernels call, and the library is not ours.
set -eu
cd "$(dirname "$0")"
: "${BEIGNET:=/usr/lib/x86_64-linux-gnu/beignet}"
COMMITTED="const_table flow int_divide ndrange private_bytes rows unaligned"
# Its code for the maxima of long in a work-group has 16 channels of 8 bytes, which no GPU has.
LEFT_OUT=" collective "

export OCL_PCH_PATH=/nonexistent OCL_PCH_20_PATH=/nonexistent OCL_HEADER_FILE_DIR="$BEIGNET/include/"
export OCL_BITCODE_LIB_PATH="$BEIGNET/beignet.bc" OCL_BITCODE_LIB_20_PATH="$BEIGNET/beignet_20.bc"

pci_id() { # DEVICE
    case $1 in
    ivb) echo 0162 ;;
    byt) echo 0f31 ;;
    hsw) echo 0412 ;;
    bdw) echo 1616 ;;
    skl) echo 1916 ;;
    bxt) echo 5a84 ;;
    esac
}

compile() { # COMPILER SOURCE DEVICE OUTPUT [--own]
    "$1" ${5:+"$5"} "$BEIGNET/libgbe.so" "$(pci_id "$3")" "$2" "$4" "$(sed -n 's,^// options: ,,p' "$2")"
}

one() { # COMPILER SOURCE DEVICE OUTPUT
    compile "$1" "$2" "$3" "$4" --own 2>/dev/null
}

rebuild() { # COMPILER
    mkdir -p beignet
    for name in $COMMITTED; do
        for device in $(../devices.sh gen); do
            case "$device $name" in skl* | ivb* | *flow | hsw\ private_bytes) ;; *) continue ;; esac
            one "$1" "kernels/$name.cl" "$device" beignet/unpacked
            gzip -9nc beignet/unpacked >"beignet/$name.$device.gz"
            rm beignet/unpacked
        done
    done
}

live() { # COMPILER RUNNER DEVICE [ARGUMENTS]
    compiler=$1 runner=$2 device=$3
    shift 3
    [ -e "$BEIGNET/libgbe.so" ] || { echo "there is no $BEIGNET/libgbe.so" && exit 77; }
    folder=$(mktemp -d)
    trap 'rm -r "$folder"' EXIT
    ln -s "$PWD/kernels" "$PWD/expected" "$folder"
    mkdir "$folder/made"
    for file in kernels/*.cl; do
        name=$(basename "$file" .cl)
        case $LEFT_OUT in *" $name "*) continue ;; esac
        compile "$compiler" "$file" "$device" "$folder/made/$name.$device" 2>/dev/null ||
            echo "$name: Beignet does not compile it"
    done
    "$runner" --device "$device" --folder "$folder" --form made --also beignet "$@"
}

command=$1
shift
"$command" "$@"
