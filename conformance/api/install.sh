#!/bin/sh
# SPDX-License-Identifier: MIT
# Where an installation puts its files, that the loader finds it there, and that uninstalling leaves nothing.
# usage: install.sh CMAKE SOURCE_DIR BUILD_DIR. 77: no make.
set -eu
cmake=$1 source=$2 build=$3
command -v make >/dev/null || exit 77
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT

# A component has a manifest of its own: the build folder's is that of a real installation.
install() { # PREFIX
    "$cmake" --install "$build" --prefix "$1" --component Unspecified >"$root/log" || { cat "$root/log"; exit 1; }
    mkdir -p "$root/build"
    mv "$build/install_manifest_Unspecified.txt" "$root/build/install_manifest.txt"
}
uninstall() { # DESTDIR
    make -s -C "$source" uninstall BUILD="$root/build" DESTDIR="$1" >"$root/log" || { cat "$root/log"; exit 1; }
    [ -z "$(find "$root" -type f -name '*caygen*')" ] || { find "$root"; exit 1; }
}
has() { # FILE
    [ -e "$1" ] || { echo "missing: $1"; find "$root"; exit 1; }
}

for prefix in /usr/local /usr /opt/caygen; do
    DESTDIR=$root/package
    export DESTDIR
    install $prefix
    unset DESTDIR
    case $prefix in /usr*) folder=/etc ;; *) folder=$prefix/etc ;; esac
    has "$root/package$prefix/bin/caygen"
    has "$root/package$folder/OpenCL/vendors/caygen.icd"
    library=$(cat "$root/package$folder/OpenCL/vendors/caygen.icd")
    case $library in $prefix/*) ;; *) echo "caygen.icd names $library" && exit 1 ;; esac
    has "$root/package$library"
    uninstall "$root/package"
done

install "$root/own"
if command -v clinfo >/dev/null; then
    unset OCL_ICD_FILENAMES
    OCL_ICD_VENDORS=$root/own/etc/OpenCL/vendors timeout 60 clinfo -l >"$root/list"
    grep -q 'Caygen$' "$root/list" || { cat "$root/list"; exit 1; }
fi
uninstall ""
