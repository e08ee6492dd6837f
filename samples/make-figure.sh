#!/bin/sh
# SPDX-License-Identifier: MIT
# make-figure.sh BUILD: draws the pictures in docs/figures afresh. Needs netpbm for JPEG.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "$1" && pwd) figures=$here/../docs/figures
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

jpeg() { # PICTURE.png NAME [QUALITY]
    pngtopam "$1" | pnmtojpeg -quality="${3:-85}" -optimize >"$figures/$2.jpg"
}
input=$build/samples/input/landscape.png
"$build/runtime/caygen" run --device skl -- "$build/samples/filter" "$here/tutorial/cartoon.cl" "$input" cartoon.png
"$build/samples/montage" tutorial.png 2 480 360 "$input" cartoon.png
jpeg tutorial.png tutorial
