#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds Caygen and installs it in a folder of its own; with the offline compilers that programs from source need.
# On GitHub, later steps find `caygen` in their PATH. Usage: setup.sh FOLDER
#   CAYGEN_BUILT      a folder where this tree is built already; nothing is built then
#   CAYGEN_COMPILERS  packages with compilers; empty: none, for programs that bring binaries
set -eu
prefix=${1:?usage: setup.sh FOLDER}
root=$(cd "$(dirname "$0")/../../.." && pwd)
if [ -n "${CAYGEN_BUILT:-}" ]; then
    # A component has a manifest of its own: the folder's is that of a real installation.
    cmake --install "$CAYGEN_BUILT" --prefix "$prefix" --component Unspecified >/dev/null
    rm "$CAYGEN_BUILT/install_manifest_Unspecified.txt"
else
    command -v make >/dev/null || apt-get install -y --no-install-recommends make
    make -C "$root" install PREFIX="$prefix"
    # shellcheck disable=SC2086
    set -- ${CAYGEN_COMPILERS-intel-opencl-icd clang-15 libclc-15 gcc libc6-dev ocl-icd-opencl-dev}
    [ $# = 0 ] || apt-get install -y --no-install-recommends "$@"
fi
"$prefix/bin/caygen" version
[ -z "${GITHUB_PATH:-}" ] || echo "$prefix/bin" >>"$GITHUB_PATH"
