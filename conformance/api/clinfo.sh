#!/bin/sh
# SPDX-License-Identifier: MIT
# clinfo runs without an error and says what the devices are. 77: clinfo is not installed.
set -eu
command -v clinfo >/dev/null || exit 77
out=$(timeout 60 clinfo 2>&1)
! echo "$out" | grep -E 'error -[0-9]|: error|Unknown|unknown|arning' || exit 1
expect() {
    echo "$out" | grep -qE "$1" || { echo "missing: $1"; exit 1; }
}
expect 'Platform Name +Caygen$'
expect 'Platform Version +OpenCL 3.0 Caygen'
devices=$("$(dirname "$0")/../devices.sh" listed)
expect "Number of devices +$(echo "$devices" | wc -l)\$"
for device in $devices; do
    if [ "$device" = cayman ]; then
        expect 'Device Name +Cayman$'
    else
        expect "Device Name +.*\\(Caygen $device\\)\$"
    fi
done
expect 'Device Vendor +Intel\(R\) Corporation$'
expect 'Device Vendor +Advanced Micro Devices, Inc\.$'
expect 'Device Type +GPU$'
expect 'Max work group size +256$'
expect 'Local memory size +65536 '
expect 'Local memory size +32768 '
expect 'Compiler Available +No$'
expect 'clCreateContext\(NULL, \.\.\.\) \[default\] +Success'
