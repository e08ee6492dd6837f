#!/bin/sh
# SPDX-License-Identifier: MIT
# make-figure.sh BUILD OUT: docs/figures/samples.png from the pictures that demo.sh left in OUT.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
"$1/samples/montage" "$here/../docs/figures/samples.png" 3 320 240 "$2/mandelbrot-skl.png" "$2/rasteriser-skl.png" \
    "$2/gaussian_blur-skl.png" "$here/input/fog.png" "$2/histogram_equalise-cayman.png" "$2/sobel-cayman.png"
