#!/bin/sh
# SPDX-License-Identifier: MIT
# compare.sh KERNELS_RUN FOLDER DEVICE FIRST COUNT [options of make_kernels.py]
# COUNT programs of make_kernels.py, seeds FIRST and up, on Caygen's DEVICE and on PoCL. Where the two differ PoCL is
# asked again without its optimiser: when that agrees with Caygen, the optimiser was wrong, and the program is only told
# of. Programs that a compiler cannot compile are told of too. Needs the offline compiler, PoCL and python3, or is 77.
# The engine is $CAYGEN_ENGINE's. FOLDER keeps the programs and results that differ.
set -eu
run=$1 folder=$2 device=$3 first=$4 count=$5
shift 5
here=$(cd "$(dirname "$0")" && pwd)
pocl=${POCL_ICD:-/etc/OpenCL/vendors/pocl.icd}
: "${PYTHON:=python3}"
case $device in cayman) options= ;; *) options=-cl-fp32-correctly-rounded-divide-sqrt ;; esac
if ! [ -e "$pocl" ] || ! command -v "$PYTHON" >/dev/null; then
    exit 77
fi
mkdir -p "$folder"

# An implementation is free to choose the order of a program's kernels.
on_caygen() { # FILE RESULTS
    CAYGEN_DEVICES=$device "$run" Caygen "" "$1" "-cl-std=CL1.2 $options" >"$2" 2>"$folder/log" && sort -o "$2" "$2"
}

on_pocl() { # FILE RESULTS [OPTION]
    OCL_ICD_VENDORS=$pocl OCL_ICD_FILENAMES='' "$run" Portable "" "$1" "-cl-std=CL1.2 ${3:-}" >"$2" 2>/dev/null && sort -o "$2" "$2"
}

same=0 told=0 different=0 seed=$first
while [ "$seed" -lt $((first + count)) ]; do
    base=$folder/$device-$seed
    "$PYTHON" "$here/make_kernels.py" "$seed" "$@" >"$base.cl"
    status=0
    on_caygen "$base.cl" "$base.caygen" || status=$?
    if [ $status -eq 77 ]; then
        exit 77
    elif [ $status -ne 0 ] && grep -q '\<error: \|The compiler .* \(was ended\|took\)' "$folder/log"; then
        echo "seed $seed: $(grep -m 1 '\<error: \|The compiler' "$folder/log")"
        told=$((told + 1))
    elif [ $status -eq 0 ] && on_pocl "$base.cl" "$base.pocl" && cmp -s "$base.caygen" "$base.pocl"; then
        same=$((same + 1))
        rm "$base.cl" "$base.caygen" "$base.pocl"
    elif [ $status -eq 0 ] && on_pocl "$base.cl" "$base.plain" -cl-opt-disable && cmp -s "$base.caygen" "$base.plain"; then
        echo "seed $seed: PoCL differs from itself without its optimiser, which agrees with Caygen"
        told=$((told + 1))
    else
        echo "seed $seed: different ($status)"
        head -n 3 "$folder/log"
        different=$((different + 1))
    fi
    seed=$((seed + 1))
done
echo "$device: $same programs the same, $told told of, $different different"
[ $different -eq 0 ] && [ $((same + told)) -gt 0 ]
