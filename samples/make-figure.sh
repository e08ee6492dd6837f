#!/bin/sh
# SPDX-License-Identifier: MIT
# make-figure.sh BUILD: draws the pictures in docs/figures afresh and prints what each took in seconds of processor time, with
# all kernels in the cache. Needs netpbm for JPEG.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "$1" && pwd) figures=$here/../docs/figures
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export OCL_ICD_VENDORS="$build/icd/caygen.icd" OCL_ICD_FILENAMES="$build/icd/libcaygen.so" CAYGEN_ENGINE=jit

input=$build/samples/input/landscape.png fog=$build/samples/input/fog.png

draw() { # SAMPLE DEVICE
    "$build/samples/$1" --device "$2" --output "$1.png" >/dev/null
    gpu=Skylake
    [ "$2" = skl ] || gpu=Cayman
    (
        "$build/samples/$1" --device "$2" --output "$1.png" >/dev/null
        times >spent
    )
    awk -v sample="$1" -v gpu="$gpu" 'NR == 2 { split($1, t, /[ms]/); printf "%s, %s: %.1f s\n", sample, gpu, 60 * t[1] + t[2] }' spent
}

jpeg() { # NAME, picture on standard input
    pnmtojpeg -quality=78 -optimize >"$figures/$1.jpg"
}

whole() { # PICTURE.png
    pngtopam "$1" | pamscale -xsize 960
}

beside() { # LEFT.png RIGHT.png X Y: the same detail of both, pixel by pixel
    for picture in "$1" "$2"; do
        pngtopam "$picture" | pamcut -left "$3" -top "$4" -width 477 -height 360 >"$(basename "$picture").cut"
    done
    ppmmake rgb:18/18/18 6 360 >gap
    pamcat -leftright "$(basename "$1").cut" gap "$(basename "$2").cut"
}

draw mandelbrot skl && whole mandelbrot.png | jpeg mandelbrot
draw rasteriser cayman && whole rasteriser.png | jpeg rasteriser
draw path_tracer skl && whole path_tracer.png | jpeg path_tracer
draw gaussian_blur cayman && beside "$input" gaussian_blur.png 120 300 | jpeg gaussian_blur
draw kuwahara skl && beside "$input" kuwahara.png 120 300 | jpeg kuwahara
draw sobel cayman && whole sobel.png | jpeg sobel
draw histogram_equalise skl && beside "$fog" histogram_equalise.png 440 250 | jpeg histogram_equalise
draw optical_flow cayman && whole optical_flow.png | jpeg optical_flow
draw deblur skl && whole deblur.png | jpeg deblur

"$build/samples/filter" "$here/tutorial/cartoon.cl" "$input" cartoon.png >/dev/null
"$build/samples/montage" tutorial.png 2 480 360 "$input" cartoon.png
pngtopam tutorial.png | jpeg tutorial
"$build/samples/montage" samples.png 3 320 240 path_tracer.png mandelbrot.png rasteriser.png deblur.png optical_flow.png \
    cartoon.png
pngtopam samples.png | jpeg samples
