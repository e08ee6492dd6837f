#!/bin/sh
# SPDX-License-Identifier: MIT
# Some of the corpus's files compiled in other ways, for `corpus_run --form NAME`:
# bindless/NAME.DEVICE.gz and, as zebins, bindless-zebin/NAME.DEVICE.gz: buffers by bindless surfaces;
# unoptimised/NAME.DEVICE.gz: as -cl-opt-disable makes them;
# narrow/NAME.DEVICE.gz and, as zebins, narrow-zebin/NAME.DEVICE.gz: with 32-bit pointers.
# With names as arguments, only those.
#
# ocloc's code for these is not always right (docs/architecture.md, Bindless surfaces), so that files with such
# kernels are left out: access, bytes, half_access, hashes and, but as a zebin, containers of bindless; generic and, as a
# zebin, containers of narrow.
set -eu
cd "$(dirname "$0")"
# shellcheck source-path=SCRIPTDIR source=../offline-compilers.sh
. ../offline-compilers.sh

BINDLESS="atomics atomics_c11 blocks const_table float_alu flow images_use local_memory mix ndrange
private_array struct_args subgroups vectors"

UNOPTIMISED="atomics const_table flow images_use local_memory mix private_array struct_args"

NARROW="atomics atomics64 atomics_c11 atomics_float atomics_return blocks bytes const_table containers double flow half
images_load images_use local_memory mix ndrange pointers private_array private_bytes private_doubles struct_args
subgroups unaligned unoptimised vectors"

compile() { # NAME DEVICE FOLDER OPTIONS OCLOC-ARGUMENTS...
    mode_name=$1 mode_device=$2 mode_folder=$3 mode_options=$4
    shift 4
    options=$(sed -n 's,^// options: ,,p' "kernels/$mode_name.cl")
    case $options in *-cl-std=*) ;; *) options="-cl-std=CL1.2 $options" ;; esac
    options="$options${mode_options:+ $mode_options}"
    mkdir -p "$mode_folder"
    compile_intel "kernels/$mode_name.cl" "$mode_device" "$mode_folder/$mode_name.$mode_device.gz" "$options" \
        -exclude_ir "$@"
}

wanted() { # NAME NAMES...
    wanted_name=$1
    shift
    [ $# -eq 0 ] || case " $* " in *" $wanted_name "*) ;; *) return 1 ;; esac
}

for name in $BINDLESS containers; do
    wanted "$name" "$@" || continue
    for device in $(../devices.sh ocloc); do
        [ "$name" = containers ] || compile "$name" $device bindless "" -internal_options -cl-intel-use-bindless-buffers
    done
    compile "$name" skl bindless-zebin "" -internal_options -cl-intel-use-bindless-buffers --format zebin
done

for name in $UNOPTIMISED; do
    wanted "$name" "$@" || continue
    for device in $(../devices.sh ocloc); do
        compile "$name" $device unoptimised -cl-opt-disable
    done
done

for name in $NARROW; do
    wanted "$name" "$@" || continue
    for device in $(../devices.sh ocloc); do
        # Broxton has no 64-bit atomics.
        [ -e "bin/$name.$device.gz" ] && compile "$name" $device narrow "" -32
    done
    [ "$name" = containers ] || compile "$name" skl narrow-zebin "" -32 --format zebin
done
