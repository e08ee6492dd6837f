#!/bin/sh
# SPDX-License-Identifier: MIT
# build-pocld.sh PREFIX [SOURCE]: builds PoCL-Remote, daemon and client, from PoCL's source and installs both in PREFIX. Without
# SOURCE, a folder, git fetches the tag TAG from URL. Needs a C++ compiler, CMake and the OpenCL loader's headers, no LLVM.
# The tests look in BUILD/pocl-remote: conformance/scale/build-pocld.sh build/pocl-remote.
set -eu
[ $# -ge 1 ] || { echo "usage: build-pocld.sh PREFIX [SOURCE]" >&2 && exit 2; }
: "${TAG:=v7.2-RC1}" "${URL:=https://github.com/pocl/pocl}" "${JOBS:=$(nproc)}"
mkdir -p "$1"
prefix=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [ $# -ge 2 ]; then
    cp -R "$2" "$work/source"
else
    git clone -q --depth 1 --branch "$TAG" "$URL" "$work/source"
fi
source=$work/source

# A command for which the client waits is on the waiting thread's stack. Up to 7.2-RC1 the reading thread calls it finished
# first and uses it afterwards: the client crashes now and then. Call it finished at the end, under the lock.
sed -i -e '/^finish_running_cmd (/,/^}/{
    s/^  running_cmd->status = status;$/  if (!running_cmd->synchronous)\n    running_cmd->status = status;/
    s/^      POCL_SIGNAL_COND (running_cmd->data.sync.cond);$/      running_cmd->status = status;\n&/
}' "$source/lib/CL/devices/remote/communication.c"

# The client is a driver of PoCL without any other. In the library itself it is found wherever PREFIX is.
build() {
    cmake -S "$source" -B "$work/build" -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX="$prefix" \
        -DENABLE_REMOTE_CLIENT=ON -DENABLE_REMOTE_SERVER=ON -DENABLE_LOADABLE_DRIVERS=OFF -DENABLE_ICD=ON \
        -DENABLE_HOST_CPU_DEVICES=OFF -DENABLE_LLVM=OFF -DENABLE_HWLOC=OFF -DENABLE_TESTS=OFF -DENABLE_EXAMPLES=OFF \
        -DENABLE_POCLCC=OFF &&
        nice cmake --build "$work/build" -j "$JOBS" &&
        cmake --install "$work/build"
}
if ! build >"$work/log" 2>&1; then
    tail -n 40 "$work/log"
    exit 1
fi
[ -x "$prefix/bin/pocld" ] || cp "$work/build/pocld/pocld" "$prefix/bin/"
ls -l "$prefix/bin/pocld" "$(find "$prefix" -name pocl.icd)"
