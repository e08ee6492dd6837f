#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes launches/*.gz: each shader of ../cayman/r600/shaders.glsl is compiled by Mesa's crocus driver for an Ivy
# Bridge and a Haswell that are not there (i915.c, ../door), and computed by its llvmpipe. Debian 12:
# libgl1-mesa-dri, libegl-dev, libgl-dev, gcc, python3. make.sh [NAME ...] makes launches of those anew and packs
# all that are in WORK (a folder; without it all are made, in one of its own).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=${WORK:-$(mktemp -d)}
[ -n "${WORK:-}" ] || trap 'rm -rf "$work"' EXIT
mkdir -p "$work"
cd "$here"
door=../door
shaders=$work/shaders
../cayman/r600/unpack.sh "$shaders"
gcc -O1 -shared -fPIC -I$door -o "$work/door.so" $door/node.c $door/memory.c $door/text.c i915.c capture.c -ldl
gcc -O1 -o "$work/host" $door/host.c $door/shader.c -lEGL -lGL
export MESA_SHADER_CACHE_DISABLE=1
[ $# -gt 0 ] || set -- $(grep -L -e sampler -e image "$shaders"/*.comp | xargs basename -s .comp -a)

# compile NAME GPU: crocus says 4.2 of itself; what the shaders need of 4.5 it has.
compile() {
    rm -f "$work/$1.$2"
    DOOR_GPU=$2 DOOR_CAPTURE="$work/$1.$2" DOOR_PLACES=1 MESA_LOADER_DRIVER_OVERRIDE=crocus \
        MESA_GL_VERSION_OVERRIDE=4.5 MESA_GLSL_VERSION_OVERRIDE=450 LD_PRELOAD="$work/door.so" \
        timeout 100 "$work/host" "$shaders/$1.comp"
}

for name; do
    rm -f "$work/$name.expect" "$work/$name.launch"
    if compile "$name" ivb && compile "$name" hsw &&
        LIBGL_ALWAYS_SOFTWARE=1 GALLIUM_DRIVER=llvmpipe timeout 100 "$work/host" "$shaders/$name.comp" "$work/$name.expect" &&
        ./describe.py "$name" "$work/$name.ivb" "$work/$name.hsw" "$work/$name.expect" >"$work/$name.part"; then
        mv "$work/$name.part" "$work/$name.launch"
    else
        echo "$name: not made" >&2
    fi
done

# pack FIRST LAST: the launches that begin with these letters.
pack() {
    cat "$work"/[$1-$2]*.launch | gzip -9n >"launches/$1_$2.launch.gz"
}
mkdir -p launches
pack a d
pack e l
pack m r
pack s s
pack t z
