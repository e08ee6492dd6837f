#!/bin/sh
# SPDX-License-Identifier: MIT
# Some of the corpus's files compiled in the other ways there are to reach memory, for `corpus_run --form NAME`:
# bindless/NAME.DEVICE and, as zebins, bindless-zebin/NAME.DEVICE: buffers by bindless surfaces.
# With names as arguments, only those.
#
# ocloc's code for these is not always right (docs/architecture.md, Bindless surfaces), so that files with such
# kernels are left out: access, bytes, half_access, hashes and, but as a zebin, containers.
set -eu
cd "$(dirname "$0")"
# shellcheck source-path=SCRIPTDIR source=../offline-compilers.sh
. ../offline-compilers.sh

BINDLESS="atomics atomics_c11 blocks const_table float_alu flow images_use local_memory mix ndrange
private_array struct_args subgroups vectors"

compile() { # NAME DEVICE FOLDER OCLOC-ARGUMENTS...
    mode_name=$1 mode_device=$2 mode_folder=$3
    shift 3
    options=$(sed -n 's,^// options: ,,p' "kernels/$mode_name.cl")
    case $options in *-cl-std=*) ;; *) options="-cl-std=CL1.2 $options" ;; esac
    mkdir -p "$mode_folder"
    compile_intel "kernels/$mode_name.cl" "$mode_device" "$mode_folder/$mode_name.$mode_device" "$options" \
        -exclude_ir "$@"
}

wanted() { # NAME NAMES...
    wanted_name=$1
    shift
    [ $# -eq 0 ] || case " $* " in *" $wanted_name "*) ;; *) return 1 ;; esac
}

for name in $BINDLESS containers; do
    wanted "$name" "$@" || continue
    for device in skl bxt bdw; do
        [ "$name" = containers ] || compile "$name" $device bindless -internal_options -cl-intel-use-bindless-buffers
    done
    compile "$name" skl bindless-zebin -internal_options -cl-intel-use-bindless-buffers --format zebin
done
