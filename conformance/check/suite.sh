#!/bin/sh
# SPDX-License-Identifier: MIT
# suite.sh CAYGEN SUITE HOST DEVICE [TABLE]: runs kernels/*.cl, and on skl the host programs, under `caygen check`. In NAME_bad
# the planted class must be found; in NAME_good neither that one nor any that is on by itself. expected/DEVICE names what
# differs, and why. Prints recall and precision of each class, and compares them with expected/DEVICE.table; TABLE: writes
# them there.
set -eu
caygen=$1 suite=$2 host=$3 device=$4
cd "$(dirname "$0")"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CAYGEN_CHECK_MAX=1000000 CAYGEN_HANG_SECONDS=60 TMPDIR="$folder"

checked() {
    "$caygen" check --exit-code 0 --classes all --device "$device" -- "$@" >>"$folder/log" 2>&1 || echo "$*: exit code $?" >>"$folder/log"
}

for packed in bin/*."$device".gz; do
    name=$(basename "$packed" ".$device.gz")
    gunzip -c "$packed" >"$folder/$name"
    [ "$name" = host ] || checked "$suite" "kernels/$name.cl" "$folder/$name"
done
if [ "$device" = skl ]; then
    for case in $("$host"); do
        checked "$host" kernels/host.cl "$folder/host" "${case}_bad"
        checked "$host" kernels/host.cl "$folder/host" "${case}_good"
    done
fi
! grep ': exit code [0-9]*$' "$folder/log" || exit 1
awk -v machine=1 -f judge.awk "$folder/log" | sort >"$folder/table"
[ $# -lt 5 ] || cp "$folder/table" "$5"
awk -v known="expected/$device" -f judge.awk "$folder/log"
diff "expected/$device.table" "$folder/table"
