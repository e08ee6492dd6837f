#!/bin/sh
# SPDX-License-Identifier: MIT
# build-pocld.sh PREFIX [SOURCE]: builds PoCL-Remote, daemon and client, from PoCL's source and installs both in PREFIX. Without
# SOURCE, a folder, git fetches the tag TAG from URL. Needs a C++ compiler, CMake and the OpenCL loader's headers, no LLVM.
# The tests look in BUILD/pocl-remote: conformance/scale/build-pocld.sh build/pocl-remote.
set -eu
. "$(dirname "$0")/../common/pocl_source.sh"
open_pocl "${TAG:-v7.2-RC1}" "$@"

# A command for which the client waits is on the waiting thread's stack. Up to 7.2-RC1 the reading thread calls it finished
# first and uses it afterwards: the client crashes now and then. Call it finished at the end, under the lock.
sed -i -e '/^finish_running_cmd (/,/^}/{
    s/^  running_cmd->status = status;$/  if (!running_cmd->synchronous)\n    running_cmd->status = status;/
    s/^      POCL_SIGNAL_COND (running_cmd->data.sync.cond);$/      running_cmd->status = status;\n&/
}' "$source/lib/CL/devices/remote/communication.c"

# The client is a driver of PoCL without any other. In the library itself it is found wherever PREFIX is.
build_pocl -DENABLE_REMOTE_CLIENT=ON -DENABLE_REMOTE_SERVER=ON -DENABLE_LOADABLE_DRIVERS=OFF -DENABLE_HOST_CPU_DEVICES=OFF \
    -DENABLE_LLVM=OFF -DENABLE_HWLOC=OFF -DENABLE_POCLCC=OFF
[ -x "$prefix/bin/pocld" ] || cp "$work/build/pocld/pocld" "$prefix/bin/"
ls -l "$prefix/bin/pocld" "$(find "$prefix" -name pocl.icd)"
