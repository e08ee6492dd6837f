#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles kernels/*.cl with the offline compilers into bin/NAME.DEVICE.gz, for Intel's GPUs also into
# zebin/NAME.DEVICE.gz, the other container, and writes the independent listings:
# listing/NAME.DEVICE.iga.gz by iga64, listing/NAME.cayman.s.gz by clang. With names as arguments, only those.
# The IR is left out of Intel's binaries to keep them small; a line "// options: ..." in a kernel's file is for Intel's
# compiler. A file may miss a device only when all its tests are declared "except" there.
set -eu
cd "$(dirname "$0")"
# shellcheck source-path=SCRIPTDIR source=../offline-compilers.sh
. ../offline-compilers.sh
: "${IGA:=iga64}"
mkdir -p bin zebin listing

excused() { # NAME DEVICE
    [ "$(grep -c '^test ' "kernels/$1.tests")" -eq "$(grep -c "^ *except $2 " "kernels/$1.tests")" ]
}

# One text per program: "// kernel NAME", then what iga64 says about the kernel's bytes without their padding, columns
# squeezed.
list_intel() { # NAME DEVICE
    folder=$(mktemp -d)
    gzip -dc "bin/$1.$2.gz" >"$folder/binary"
    "$OCLOC" disasm -q -file "$folder/binary" -device "$2" -dump "$folder" >/dev/null 2>&1
    platform=9
    if ../devices.sh gen8 | grep -qx "$2"; then platform=8; fi
    awk '/KernelUnpaddedSize/ {size = $3} $1 == "KernelName" {print $2, size}' "$folder/PTM.txt" >"$folder/kernels"
    while read -r kernel size; do
        echo "// kernel $kernel"
        head -c "$size" "$folder/${kernel}_KernelHeap.dat" >"$folder/code"
        "$IGA" -d -p=$platform -n -Xprint-pc "$folder/code" 2>&1 | sed '/^byte offset .*: warning: /d; s/  */ /g; s/ $//'
    done <"$folder/kernels" >"$folder/listing"
    # Gen9's instructions in Gen8's code: docs/architecture.md, Quirks
    if grep -q 'error decoding' "$folder/listing"; then
        echo "$1.$2: iga64 cannot list it"
        rm -f "listing/$1.$2.iga.gz"
    else
        keep "$folder/listing" "listing/$1.$2.iga.gz"
    fi
    rm -r "$folder"
}

# Debug sections and host paths say nothing about the instructions.
list_cayman() { # NAME
    cayman_clang "kernels/$1.cl" -S -o - | awk '/\.section[ \t]+"?\.debug/ {exit} !/\.(loc|file|cfi|ident)/' \
        >"listing/$1.cayman.s"
    keep "listing/$1.cayman.s" "listing/$1.cayman.s.gz"
}

rebuild() { # NAME
    options=$(sed -n 's,^// options: ,,p' "kernels/$1.cl")
    case $options in *-cl-std=*) ;; *) options="-cl-std=CL1.2 $options" ;; esac
    for device in $(../devices.sh ocloc); do
        if compile_intel "kernels/$1.cl" "$device" "bin/$1.$device.gz" "$options" -exclude_ir 2>/tmp/corpus-log.$$; then
            # ocloc has no zebin for some that it has patch tokens for.
            compile_intel "kernels/$1.cl" "$device" "zebin/$1.$device.gz" "$options" -exclude_ir --format zebin ||
                echo "$1.$device: no zebin"
            # The largest ones only for one of the GPUs with the same instruction set: gen_listing.live lists the others.
            case $1.$device in *math_functions.bxt | *double_functions.bxt) ;; *) list_intel "$1" "$device" ;; esac
        elif ! excused "$1" "$device"; then
            head -n 4 /tmp/corpus-log.$$ && return 1
        fi
    done
    if compile_cayman "kernels/$1.cl" "bin/$1.cayman.gz" 2>/tmp/corpus-log.$$; then
        list_cayman "$1"
    elif ! excused "$1" cayman; then
        head -n 4 /tmp/corpus-log.$$ && return 1
    fi
}

trap 'rm -f /tmp/corpus-log.$$' EXIT
if [ $# -eq 0 ]; then
    set -- kernels/*.cl
fi
status=0
for name in "$@"; do
    name=$(basename "$name" .cl)
    rebuild "$name" || { echo "$name: failed" && status=1; }
done
exit $status
