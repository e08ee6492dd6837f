#!/bin/sh
# SPDX-License-Identifier: MIT
# The project's test, as a developer and the CI job run it: every device, no GPU.
set -eu
make sharpen
for device in ${DEVICES:-skl cayman}; do
    echo "== $device"
    caygen run --device "$device" --strict --deterministic --fail-on-fault -- ./sharpen
done
