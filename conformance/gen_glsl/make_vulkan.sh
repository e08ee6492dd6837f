#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes launches/vulkan.launch.gz: shaders compiled by Mesa's Vulkan driver hasvk for an Ivy Bridge and a Haswell that
# are not there (i915.c, ../door), and computed by its lavapipe. Debian 12: mesa-vulkan-drivers, libvulkan-dev,
# glslang-tools, gcc, python3. make_vulkan.sh [NAME ...] makes these alone in WORK (a folder; without it one of its own)
# and packs what is in WORK of the list in the file `vulkan`.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=${WORK:-$(mktemp -d)}
[ -n "${WORK:-}" ] || trap 'rm -rf "$work"' EXIT
mkdir -p "$work"
cd "$here"
door=../door
drivers=/usr/share/vulkan/icd.d
gcc -O1 -shared -fPIC -I$door -o "$work/door.so" $door/node.c $door/memory.c $door/text.c i915.c capture.c -ldl
gcc -O1 -o "$work/host" $door/host_vulkan.c $door/shader.c -lvulkan
export MESA_SHADER_CACHE_DISABLE=1
../cayman/r600/unpack.sh "$work/shaders"
listed=$(sed -n 's/^\([a-z]\)/\1/p' vulkan)
[ $# -gt 0 ] || set -- $listed

# source NAME: ours, or one that other drivers compile, too
source() {
    [ -e "shaders/$1.comp" ] && echo "shaders/$1.comp" || echo "$work/shaders/$1.comp"
}

# compile NAME GPU
compile() {
    rm -f "$work/$1.$2"
    DOOR_GPU=$2 DOOR_CAPTURE="$work/$1.$2" VK_ICD_FILENAMES=$drivers/intel_hasvk_icd.x86_64.json \
        LD_PRELOAD="$work/door.so" timeout 100 "$work/host" "$(source "$1")" "$work/$1.spv"
}

for name; do
    rm -f "$work/$name.expect" "$work/$name.launch"
    # The bindings of uniform blocks are host_vulkan.c's.
    if glslangValidator -V --target-env vulkan1.1 --sub 16 -o "$work/$name.spv" "$(source "$name")" >/dev/null &&
        compile "$name" ivb && compile "$name" hsw &&
        VK_ICD_FILENAMES=$drivers/lvp_icd.x86_64.json timeout 100 "$work/host" "$(source "$name")" "$work/$name.spv" \
            "$work/$name.expect" &&
        ./describe.py "$name" "$work/$name.ivb" "$work/$name.hsw" "$work/$name.expect" >"$work/$name.part"; then
        mv "$work/$name.part" "$work/$name.launch"
    else
        echo "$name: not made" >&2
    fi
done
for name in $listed; do
    cat "$work/$name.launch"
done | gzip -9n >launches/vulkan.launch.gz
