#!/bin/sh
# SPDX-License-Identifier: MIT
# compare.sh KERNELS_RUN FOLDER DEVICES FIRST COUNT [options of make_kernels.py]
# COUNT programs of make_kernels.py, seeds FIRST and up, on each of Caygen's DEVICES (skl,bdw) and on PoCL. Where the two
# differ, PoCL runs again without its optimiser. If it then agrees with Caygen, the optimiser was wrong, and the program
# is only listed. Programs that a compiler cannot compile are listed, too. Needs the offline compiler, PoCL and python3;
# else the exit code is 77. The engine is $CAYGEN_ENGINE's. FOLDER keeps the programs and results that differ.
set -eu
run=$1 folder=$2 devices=$(echo "$3" | tr , ' ') first=$4 count=$5
shift 5
here=$(cd "$(dirname "$0")" && pwd)
pocl=${POCL_ICD:-/etc/OpenCL/vendors/pocl.icd}
: "${PYTHON:=python3}"
if ! [ -e "$pocl" ] || ! command -v "$PYTHON" >/dev/null; then
    exit 77
fi
mkdir -p "$folder"

# An implementation is free to choose the order of a program's kernels.
on_caygen() { # DEVICE FILE RESULTS
    case $1 in cayman) options= ;; *) options=-cl-fp32-correctly-rounded-divide-sqrt ;; esac
    CAYGEN_DEVICES=$1 "$run" Caygen "" "$2" "-cl-std=CL1.2 $options" >"$3" 2>"$folder/log" && sort -o "$3" "$3"
}

on_pocl() { # FILE RESULTS [OPTION]
    [ -e "$2" ] && return # the results of the device before this one
    OCL_ICD_VENDORS=$pocl OCL_ICD_FILENAMES='' "$run" Portable "" "$1" "-cl-std=CL1.2 ${3:-}" >"$2" 2>/dev/null && sort -o "$2" "$2"
}

same=0 told=0 different=0 seed=$first
compare() { # DEVICE
    program=$folder/$seed.cl ours=$folder/$seed.$1
    status=0
    on_caygen "$1" "$program" "$ours" || status=$?
    if [ $status -eq 77 ]; then
        exit 77
    elif [ $status -ne 0 ] && grep -q '\<error: \|The compiler .* \(was ended\|took\)' "$folder/log"; then
        echo "seed $seed on $1: $(grep -m 1 '\<error: \|The compiler' "$folder/log")"
        told=$((told + 1))
    elif [ $status -eq 0 ] && on_pocl "$program" "$folder/$seed.pocl" && cmp -s "$ours" "$folder/$seed.pocl"; then
        same=$((same + 1))
        rm "$ours"
    elif [ $status -eq 0 ] && on_pocl "$program" "$folder/$seed.plain" -cl-opt-disable && cmp -s "$ours" "$folder/$seed.plain"; then
        echo "seed $seed on $1: PoCL differs from itself without its optimiser, which agrees with Caygen"
        told=$((told + 1))
    else
        echo "seed $seed on $1: different ($status)"
        head -n 3 "$folder/log"
        different=$((different + 1)) keep=yes
    fi
}

while [ "$seed" -lt $((first + count)) ]; do
    rm -f "$folder/$seed".*
    "$PYTHON" "$here/make_kernels.py" "$seed" "$@" >"$folder/$seed.cl"
    keep=
    for device in $devices; do
        compare "$device"
    done
    [ "$keep" ] || rm -f "$folder/$seed".*
    seed=$((seed + 1))
done
echo "$devices: $same programs the same, $told told of, $different different"
[ $different -eq 0 ] && [ $((same + told)) -gt 0 ]
