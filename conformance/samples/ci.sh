#!/bin/sh
# SPDX-License-Identifier: MIT
# samples/ci as its CI jobs run it: Caygen is installed by the action's script, the bug fails the job, the fix passes.
# usage: ci.sh SOURCE_DIR BUILD_DIR
set -eu
source=$1 build=$2
devices=
command -v ocloc >/dev/null && devices=skl
command -v clang-15 >/dev/null && [ -e /usr/lib/clc/cayman-r600--.bc ] && devices="$devices cayman"
[ -n "$devices" ] || { echo "no offline compiler" && exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

CAYGEN_BUILT=$build GITHUB_PATH=$work/path "$source/.github/actions/caygen/setup.sh" "$work/caygen"
PATH=$(cat "$work/path"):$PATH
[ "$(command -v caygen)" = "$work/caygen/bin/caygen" ]
cp -r "$source/samples/ci" "$work/project"
cd "$work/project"
export DEVICES="$devices" CAYGEN_CACHE_DIR="$work/cache" OCL_ICD_VENDORS=/nonexistent

# What the jobs run.
github=$(sed -n 's/^ *- run: *//p' .github/workflows/gpu.yml)
gitlab=$(sed -n '/^  script:/,$s/^ *- *//p' .gitlab-ci.yml)
[ "$github" = "$gitlab" ] || { echo "the two jobs differ: '$github', '$gitlab'" && exit 1; }

for device in $devices; do
    code=0
    DEVICES=$device sh -c "$github" >"$work/out" 2>"$work/err" || code=$?
    [ $code = 70 ] || { echo "$device: the bug ended with exit code $code" && cat "$work/out" "$work/err" && exit 1; }
    grep -q '^caygen: kernel sharpen on .*: read of 4 bytes at ' "$work/err" ||
        { echo "$device: no word of the access" && cat "$work/err" && exit 1; }
done
patch -s -p1 <fix.patch
sh -c "$github" || { echo "the mended program fails" && exit 1; }
