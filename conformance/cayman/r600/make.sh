#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes launches/*.gz: each shader is compiled by Mesa's r600 driver for a GPU that is not there (radeon.c, ../../door), and
# computed by its llvmpipe. Debian 12: libgl1-mesa-dri, libegl-dev, libgl-dev, gcc. make.sh [NAME ...]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$here"
door=../../door
gcc -O1 -shared -fPIC -I$door -o "$work/door.so" $door/node.c $door/memory.c $door/text.c radeon.c capture.c -ldl
gcc -O1 -o "$work/host" $door/host.c $door/shader.c -lEGL -lGL
export MESA_SHADER_CACHE_DISABLE=1
mkdir -p launches
./unpack.sh "$work/shaders"
[ $# -gt 0 ] || set -- $(basename -s .comp -a "$work"/shaders/*.comp)
bad=0
for name; do
    rm -f "$work/launch"
    # RADEON_VA: objects have addresses, streams no relocations. Linear textures need no 3-D blits.
    if DOOR_CAPTURE="$work/launch" RADEON_VA=1 R600_DEBUG=notiling,nodma MESA_LOADER_DRIVER_OVERRIDE=r600 \
        LD_PRELOAD="$work/door.so" timeout 100 "$work/host" "$work/shaders/$name.comp" &&
        LIBGL_ALWAYS_SOFTWARE=1 GALLIUM_DRIVER=llvmpipe timeout 100 "$work/host" "$work/shaders/$name.comp" "$work/launch"; then
        gzip -9n <"$work/launch" >"launches/$name.gz"
    else
        echo "$name: not made" >&2
        bad=1
    fi
done
exit $bad
